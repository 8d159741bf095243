"""How fast this machine plays, beside other software in the same run: `wildfour bench`."""
