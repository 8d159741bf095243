"""The organizer's desk for tournaments: `wildfour tournament`."""
