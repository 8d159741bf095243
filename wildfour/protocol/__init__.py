"""What goes over socket and HTTP, as types."""
