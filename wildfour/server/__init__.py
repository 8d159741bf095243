"""Tables over the network that never lose a move: see docs/server.md."""
