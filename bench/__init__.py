"""Benchmarks and proofs that take too long for the tests or need other hardware. The benchmark itself is `wildfour
bench`."""
