"""Regenerate the pictures for the README and for link previews: python -m tools.pictures. Needs Chromium and the test
packages.

The README pictures show a served table in a real browser, at a fixed position. The pages are driven as in tests/web.
"""

import base64
import io
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from PIL import Image

from tests.web.browsing import LAPTOP, User, at_position, started
from tests.web.positions import PositionServer
from wildfour.server.http.link_previews import HEIGHT, PICTURE, WIDTH
from wildfour.server.http.static_files import WEB
from wildfour.words import ENGLISH

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
POSITION = (
    "classic-2003 / 0: r2 r9 y4 g1 gS b4 b7 W / 1: r1 r3 y6 b0 b3 r7 / 2: y7 y9 W / 3: r5 r8 y0 y5 g0 b1 g9 g4 / top r6"
    " / turn 1 / discard g7 b9 y3"
)
PLAYED = ("r7", "W", "g4")  # by the other three players, before the first player's turn
QUALITY = 88  # of 100; compression artifacts are invisible at this size
SIZES = {"table": (1440, 900), "phone": (390, 844)}
TURN = (
    "classic-2003 / 0: r+2 r9 y4 g1 b4 b7 W / 1: r1 y6 b0 b3 / 2: r3 y9 b8 / 3: r5 y0 y5 g0 g9 / top r6"
    " / discard g7 b9 y3"
)
SHOWN = (720, 450)
FAN = ("r7", "bR", "W4", "y2", "gS")
CARD_FACES = """async (cards) => {
    const web = document.querySelector('script[type=module]').src.replace('main.js', '');
    const { cardSVG } = await import(`${web}art/card_faces.js`);
    return cards.map((card) => cardSVG(card, { named: "", colors: "rygb" }));
}"""
PREVIEW = """<style>
    @font-face {{ font-family: Gabarito; src: url(data:font/woff2;base64,{font}); font-weight: 400 900; }}
    body {{ margin: 0; background: #2A1A3D; color: #FFFBF3; font-family: Gabarito; }}
    svg {{ position: absolute; left: 200px; top: 130px; width: 230px; transform-origin: 50% 130%;
        border-radius: 11%/8%; overflow: hidden; }}
    div {{ position: absolute; left: 660px; top: 165px; width: 480px; }}
    h1 {{ font-size: 96px; font-weight: 800; margin: 0; }} p {{ font-size: 38px; line-height: 1.3; margin: 16px 0; }}
</style>{fan}<div><h1>Wildfour</h1><p>{claim}</p></div>"""
STEP = 80  # milliseconds per frame of the animation
REST = 1200  # milliseconds of its last frame


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        PositionServer(Path(folder) / "tables.db") as server,
        started() as browser,
    ):
        for name, size in SIZES.items():
            one, *others = at_position(browser, server, POSITION, people=4, sizes=(size, *[LAPTOP] * 3))
            for other, card in zip(others, PLAYED, strict=True):
                other.sees(".table.mine")
                other.plays_card(card)
                if card == "W":
                    other.chooses("Green")
            one.sees(".table.mine")
            one.page.wait_for_timeout(1500)  # until all animations have ended
            draw(one, name)
            for context in browser.contexts:
                context.close()
        [one] = at_position(browser, server, TURN, sizes=((1280, 800),), pace=100)
        save_animation(record_turn(one), FOLDER / "turn.webp")
        draw_preview(browser, server)


def draw(player: User, name: str) -> None:
    for theme, suffix in (("light", ""), ("dark", "-night")):
        player.page.emulate_media(color_scheme=theme)
        picture = Image.open(io.BytesIO(player.page.screenshot()))
        file = FOLDER / f"{name}{suffix}.webp"
        picture.convert("RGB").save(file, quality=QUALITY, method=6)
        report(file)


def draw_preview(browser: Any, server: PositionServer) -> None:
    """Draw the link preview that chats show: a fan of cards, and a description of Wildfour."""
    user = User(browser, server.address, (WIDTH, HEIGHT))
    user.opens()
    user.sees(".hero")
    tilts = [12 * (place - len(FAN) // 2) for place in range(len(FAN))]
    faces = zip(user.page.evaluate(CARD_FACES, FAN), tilts, strict=True)
    fan = "".join(f'<svg viewBox="0 0 200 280" style="rotate: {tilt}deg">{face}</svg>' for face, tilt in faces)
    font = base64.b64encode((WEB / "fonts" / "gabarito.woff2").read_bytes()).decode()
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})  # without the server's content policy
    page.set_content(PREVIEW.format(font=font, fan=fan, claim=ENGLISH.say("web-preview")))
    page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(128)
    file = WEB / PICTURE
    picture.save(file, optimize=True)
    report(file)


def record_turn(player: User) -> list[tuple[float, bytes]]:
    """Play a Draw Two and record until it is the player's turn again; return times in seconds, and pictures."""
    frames: list[tuple[float, bytes]] = []
    screen = player.context.new_cdp_session(player.page)

    def keep(event: dict[str, Any]) -> None:
        frames.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        screen.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    player.sees(".table.mine")
    player.page.wait_for_timeout(1500)  # until all animations have ended
    screen.on("Page.screencastFrame", keep)
    screen.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
    player.page.wait_for_timeout(600)
    player.plays_card("r+2")
    player.sees(".table:not(.mine)")
    player.sees(".table.mine")
    player.page.wait_for_timeout(1500)
    screen.send("Page.stopScreencast")
    player.page.wait_for_timeout(500)  # until the last frames are acknowledged
    return frames


def save_animation(frames: list[tuple[float, bytes]], file: Path) -> None:
    """Show the newest picture at each step; the browser sends one only when something has changed."""
    begin, end = frames[0][0], frames[-1][0]
    steps = [begin + i * STEP / 1000 for i in range(int((end - begin) * 1000 / STEP) + 1)]
    shown = Counter(max(i for i, (time, _) in enumerate(frames) if time <= step) for step in steps)
    pictures = [Image.open(io.BytesIO(frames[i][1])).resize(SHOWN, Image.Resampling.LANCZOS) for i in shown]
    times = [steps * STEP for steps in shown.values()]
    times[-1] += REST
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=80, method=6)
    report(file)


def report(file: Path) -> None:
    print(f"{file.name}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
