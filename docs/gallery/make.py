"""Draws the gallery: the shelf and every game in the middle, at three sizes and in both themes, as WebP.

python -m docs.gallery.make               all of it
python -m docs.gallery.make pairs regent  some of it
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server import same_deals
from tests.server.process import serving
from tests.web.visitor import DESKTOP, PHONE, TABLET, Visitor, chromium

import kibitz
from kibitz.text.sentences import title

HERE = Path(__file__).parent
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
QUALITY = 60
MOVES = (6, 6, 5, 4, 3, 2)
"""How many one tries to make."""
SHELF = "shelf"


def main(wanted: list[str]) -> None:
    """Draw what is wanted, or everything, and write the page that lists it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), same_deals.__file__) as server,
        chromium() as browser,
    ):
        for name in wanted or [SHELF, *(game.id for game in kibitz.games())]:
            with Visitor(browser, server.address, name="Ada") as one:
                if name == SHELF:
                    one.at_the_shelf("pairs")
                else:
                    into_the_middle(one, name)
                draw(one, name)
    (HERE / "README.md").write_text(page(), encoding="utf-8")


def into_the_middle(one: Visitor, game: str) -> None:
    """A game against bots after some moves; where they would end it, after fewer."""
    for moves in (*MOVES, 1, 0):
        one.open(game)
        if one.play(Random(moves), moves) == moves and one.offered():  # noqa: S311  any moves will do
            return
    raise AssertionError(f"{game} always ends at once")


def draw(one: Visitor, name: str) -> None:
    """The same moment at all sizes and in both themes."""
    page = one.page
    session = one.context.new_cdp_session(page)
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.evaluate(
                """async (theme) => {
                document.documentElement.dataset.theme = theme
                scrollTo(0, 0)
                await document.fonts.ready
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
                await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
            }""",
                theme,
            )
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (HERE / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(shot["data"]))


def page() -> str:
    """The page that lists what there is."""
    lines = ["# Gallery", "", "Written by `make gallery`, from games against bots that are on: every game at the sizes"]
    lines += ["of a phone (360 × 640), a tablet (820 × 1180) and a desktop (1280 × 800), in both themes.", ""]
    titles = {SHELF: "The shelf"} | {game.id: title(game, "en") for game in kibitz.games()}
    for name, called in titles.items():
        drawn = [(size, theme) for theme in THEMES for size in SIZES if (HERE / f"{name}-{size}-{theme}.webp").exists()]
        if drawn:
            links = [f"[{size}, {theme}]({name}-{size}-{theme}.webp)" for size, theme in drawn]
            lines += [f"## {called}", "", f"![{called}, {', '.join(drawn[-1])}]({name}-{'-'.join(drawn[-1])}.webp)", ""]
            lines += [" ·\n".join(links), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
