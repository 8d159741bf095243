"""Draw the pictures of the README again: python -m tools.pictures. Needs Chromium, and the packages of the tests.

A table is opened in a real browser, at a position that is always the same. It uses the test language of the front end,
so what is drawn is what is tested.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image

from tests.web.browsing import LAPTOP, Somebody, at_position, started
from tests.web.positions import PositionServer

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
POSITION = (
    "classic-2003 / 0: r2 r9 y4 g1 gS b4 b7 W / 1: r1 r3 y6 b0 b3 r7 / 2: y7 y9 W / 3: r5 r8 y0 y5 g0 b1 g9 g4 / top r6"
    " / turn 1 / discard g7 b9 y3"
)
LAID = ("r7", "W", "g4")  # by the three others, until it is the first one's turn
QUALITY = 88  # of 100; at this size nothing of it is seen
SIZES = {"table": (1440, 900), "phone": (390, 844)}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        PositionServer(Path(folder) / "tables.db") as server,
        started() as browser,
    ):
        for name, size in SIZES.items():
            one, *others = at_position(browser, server, POSITION, people=4, sizes=(size, *[LAPTOP] * 3))
            for other, card in zip(others, LAID, strict=True):
                other.sees(".table.mine")
                other.lays_card(card)
                if card == "W":
                    other.chooses("Green")
            one.sees(".table.mine")
            one.page.wait_for_timeout(1500)  # until everything has come to rest
            draw(one, name)
            for context in browser.contexts:
                context.close()


def draw(somebody: Somebody, name: str) -> None:
    for theme, suffix in (("light", ""), ("dark", "-night")):
        somebody.page.emulate_media(color_scheme=theme)
        picture = Image.open(io.BytesIO(somebody.page.screenshot()))
        file = FOLDER / f"{name}{suffix}.webp"
        picture.convert("RGB").save(file, quality=QUALITY, method=6)
        print(f"{file.name}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
