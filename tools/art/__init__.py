"""Cut paper, painted wood: what the make_* scripts for pictures share."""
