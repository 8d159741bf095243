"""The organizer's desk: `wildfour tournament`."""
