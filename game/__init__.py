"""The engine of the client: windows, input, sound, saved games. It knows no particular game."""
