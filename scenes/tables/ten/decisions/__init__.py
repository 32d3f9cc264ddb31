"""What stands in the middle of the table: the choice that is to be made, or what the others are doing."""
