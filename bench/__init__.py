"""Benchmarks and checks that take too long for the test suite or need special hardware. The main benchmark is the
command `wildfour bench`."""
