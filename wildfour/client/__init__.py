"""Asynchronous client for a Wildfour server. It reconnects automatically.

async with Client("http://127.0.0.1:8410") as client:
    table = await client.join(link)
    await table.sit("Ann")
    async for news in table.news():
        if table.moves:
            await table.move(table.moves[0])
"""

from wildfour.client.client import Client
from wildfour.client.errors import CheatingServer, Closed, RefusedByServer
from wildfour.client.table_client import TableClient

__all__ = ["CheatingServer", "Client", "Closed", "RefusedByServer", "TableClient"]
