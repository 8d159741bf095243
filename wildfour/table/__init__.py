"""One match, its players, and its numbered events. See table.py."""

from wildfour.table.move_priority import BotQuestion, Says, Speaker
from wildfour.table.table import EMPTY, Table
from wildfour.table.updates import News, TableView
from wildfour.transcript.record import PERSON

__all__ = ["EMPTY", "PERSON", "BotQuestion", "News", "Says", "Speaker", "Table", "TableView"]
