"""What a seat sees and may do, as bytes; compilable."""
