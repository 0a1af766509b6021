"""`python tests/tui/pictures.py [GAME ...] [--folder docs/images] [--size 120x40]`: pictures of the full screen for the
docs, after a few choices at random.

Written by Textual as SVG, without its fonts from the network: whoever looks at one has a monospaced font.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from rulewright.tui.dialogs import Curtain
from rulewright.tui.table_app import TableApp
from tui.test_full_screen import app_of, settled, type_answer

GAMES = ("gravediggers", "gnadenlos", "graverobbers", "digging")
CHOICES = 6
"""So many choices of the person have been made when the picture is taken."""
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


async def picture(name: str, size: tuple[int, int]) -> str:
    app = app_of(name, seed=4)
    chance = random.Random(3)
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        while app.ending is None and (_own(app) < CHOICES or app.choices.steps is None):
            await type_answer(app, pilot, chance)
        await pilot.press("down")
        await pilot.pause()
        drawn = app.export_screenshot(title=app.seated.game.shown.program.title)
    return FONTS.sub("", drawn)


def _own(app: TableApp) -> int:
    return sum(seat == 0 for seat, _ in app.seated.record.choices)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--folder", type=Path, default=Path("docs/images"))
    parser.add_argument("--size", default="120x40")
    wanted = parser.parse_args()
    Curtain.SETTLING = 0.001
    columns, lines = map(int, wanted.size.split("x"))
    for game in wanted.games:
        file = wanted.folder / f"full-screen-{game}-{wanted.size}.svg"
        file.write_text(asyncio.run(picture(game, (columns, lines))), encoding="utf-8")
        sys.stdout.write(f"{file}\n")
