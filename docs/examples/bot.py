"""A bot of thirty lines: sits down at a table by its link and plays until the game is over.

kibitz serve                                       # in one terminal
python docs/examples/bot.py http://…/t/… Ada       # in another, with the link of a table; it thinks with the whole view
"""

import asyncio
import random
import sys

import kibitz.client
from kibitz import View


def choose(view: View) -> str:
    """Any action that does not lose the game at once; put something better here."""
    losing = dict(view.warnings)
    return random.choice(
        [choice.action for choice in view.legal if choice.action not in losing] or [view.legal[0].action]
    )


async def play(link: str, name: str) -> None:
    """Play a game."""
    async with kibitz.client.sit_down(link, name) as seat:
        async for view in seat.turns():
            await seat.act(choose(view))
        print(name, "sees", seat.result)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    asyncio.run(play(*sys.argv[1:]))
