"""Print an API document as the server serves it: python -m tools.api_documents openapi

The documents are openapi (HTTP), asyncapi (the socket), and schema (events and views).
"""

import sys

from wildfour.server.http.api_documents import asyncapi, openapi, schema
from wildfour.server.http.app import ENDPOINTS


def document(name: str) -> str:
    match name:
        case "openapi":
            return openapi(ENDPOINTS)
        case "asyncapi":
            return asyncapi()
        case "schema":
            return schema()
    raise SystemExit(__doc__)


if __name__ == "__main__":
    sys.stdout.write(document(" ".join(sys.argv[1:])))
