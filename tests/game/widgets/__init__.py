"""Tests of game/widgets: through pages, with intents as the devices make them."""
