"""Types of everything sent over the socket and HTTP."""
