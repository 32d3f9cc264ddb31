"""What stands between a double click and the game: options, language, packages, messages. Standard library only."""

VERSION = "0.1.0"
