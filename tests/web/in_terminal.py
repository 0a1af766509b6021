"""The choices of a table, made in the terminal: the same seats on one terminal,
typed line by line into `rulewright play`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, assert_never

from rulewright.choosing import AmountMenu, ListedMenu, Menu, Several
from rulewright.game import Game
from rulewright.web import LiveTable


def record_of_the_terminal(table: LiveTable, game: str, folder: Path) -> dict[str, Any]:
    """The record that the terminal writes when the same people choose the same."""
    names = ",".join(seat.name for seat in table.record.seats)
    words = ["play", game, "--human", "all", "--names", names, "--seed", str(table.record.seed), "--no-journal"]
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", *words, "--record", "terminal.json"],
        cwd=folder,
        input="".join(f"{line}\n" for line in typed_lines(table)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    found: dict[str, Any] = json.loads((folder / "terminal.json").read_text("utf-8"))
    return found


def typed_lines(table: LiveTable) -> Iterator[str]:
    """What is typed for each choice, question after question."""
    game = Game.start(table.machine, table.record.seed)
    for seat, action in table.record.choices:
        yield from answers_to(Menu(game, seat), action)
        game.choose(seat, action)


def answers_to(menu: Menu, action: int) -> Iterator[str]:
    """The answers that lead to an action."""
    ids, answered = menu.legal, False
    while len(ids) > 1 or not answered:
        question = menu.question(ids)
        match question:
            case ListedMenu(entries=entries):
                text = str(next(entry.key for entry in entries if action in entry.ids))
            case AmountMenu(values=values):
                text = str(next(value for value, left in values.items() if action in left))
            case Several(subsets=subsets):
                text = question.typed(next(subset for subset, left in subsets.items() if action in left))
            case _:
                assert_never(question)
        yield text
        ids, answered = menu.answer(ids, text), True
