"""Who sits where; knows no results."""
