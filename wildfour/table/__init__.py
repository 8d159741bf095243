"""A match with its players and numbered events: see table.py."""

from wildfour.table.move_priority import BotQuestion, Interrupt, Speaker
from wildfour.table.table import EMPTY, Table
from wildfour.table.updates import TableView, Update
from wildfour.transcript.record import PERSON

__all__ = ["EMPTY", "PERSON", "BotQuestion", "Interrupt", "Speaker", "Table", "TableView", "Update"]
