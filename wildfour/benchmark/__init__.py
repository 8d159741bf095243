"""Speed on this machine, compared with other software in the same run: `wildfour bench`."""
