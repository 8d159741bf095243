"""Scripts that prove what tests cannot: on other machines, or for hours. The benchmark itself is `wildfour bench`."""
