"""The table of TEN: where its cards lie, what is said, which event becomes which motion and sound."""
