"""The types of everything that travels over the socket and over HTTP."""
