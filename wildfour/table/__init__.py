"""A table: one match, who plays at it, and all that has happened there, numbered. See table.py."""

from wildfour.table.news import News, TableView
from wildfour.table.speaking import BotQuestion, Says, Speaker
from wildfour.table.table import EMPTY, Table
from wildfour.transcript.record import PERSON

__all__ = ["EMPTY", "PERSON", "BotQuestion", "News", "Says", "Speaker", "Table", "TableView"]
