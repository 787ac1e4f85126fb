"""Bakes the two textures of the table, felt and wood, as small grey tiles that repeat without a seam.

Middle grey means "as the theme has it": the page lays a tile over its own colours as soft light, so that one tile
serves every theme and nothing is filtered while somebody plays. `python web/art/textures.py` (with Pillow) writes them
to `web/src/art/`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from PIL import Image, ImageChops, ImageFilter

HERE = Path(__file__).resolve().parent.parent / "src" / "art"


def noise(size: tuple[int, int], seed: int) -> Image.Image:
    """Grey dots, each by itself."""
    return Image.frombytes("L", size, Random(seed).randbytes(size[0] * size[1]))  # noqa: S311, nobody guesses felt


def wrapped(tile: Image.Image, radius: tuple[float, float]) -> Image.Image:
    """Blurred as if the tile went on beyond its edges."""
    width, height = tile.size
    nine = Image.new("L", (3 * width, 3 * height))
    for place in range(9):
        nine.paste(tile, (place % 3 * width, place // 3 * height))
    soft = nine.filter(ImageFilter.GaussianBlur(radius))
    return soft.crop((width, height, 2 * width, 2 * height))


def stretched(tile: Image.Image, depth: float) -> Image.Image:
    """Around middle grey, with the contrast that blurring took away given back."""
    values = tile.tobytes()
    middle = sum(values) / len(values)
    spread = (sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5
    return tile.point([max(0, min(255, round(128 + (value - middle) / spread * depth))) for value in range(256)])


def mixed(*layers: Image.Image) -> Image.Image:
    """The sum of layers around middle grey."""
    whole = layers[0]
    for layer in layers[1:]:
        whole = ImageChops.add(whole, layer, offset=-128)
    return whole


def felt() -> Image.Image:
    """Nap: short fibres this way and that, and patches that were brushed otherwise."""
    size = (256, 256)
    fibres = mixed(
        stretched(wrapped(noise(size, 1), (1.6, 0.6)), 17), stretched(wrapped(noise(size, 2), (0.6, 1.6)), 17)
    )
    patches = stretched(wrapped(noise(size, 3), (22, 15)), 7)
    return mixed(fibres, patches)


def wood() -> Image.Image:
    """Grain along the board: broad bands, finer streaks, and pores. It is drawn six times as long as it is baked."""
    size = (128, 256)
    bands = stretched(wrapped(noise(size, 4), (26, 9)), 22)
    streaks = stretched(wrapped(noise(size, 5), (13, 1.5)), 20)
    pores = stretched(wrapped(noise(size, 6), (4, 0.6)), 9)
    return mixed(bands, streaks, pores)


if __name__ == "__main__":
    for draw, quality in ((felt, 30), (wood, 62)):
        path = HERE / f"{draw.__name__}.webp"
        draw().save(path, quality=quality, method=6)
        print(f"{path.name}: {path.stat().st_size:,} bytes")
