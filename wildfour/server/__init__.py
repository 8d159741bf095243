"""Tables over the network that never lose a move: `wildfour serve`."""
