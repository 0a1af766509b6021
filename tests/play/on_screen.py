"""Whether what a choice is about stands on the screen: every prompt of games that are played at random on a screen of
80 columns and 24 lines.

`python tests/play/on_screen.py [GAME ...] [--prompts 100]` plays the four large games and three classics; a test
plays a few prompts of each. What a choice is about follows from the rules (`nearness`: what the actions that may be
chosen read or change), and must be drawn, all of it and each piece by its name or its short name, in the lines that
are seen with the prompt.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from rulewright import loading, ruleset_lookup
from rulewright.bots import named
from rulewright.choosing import AmountMenu, History, Ids, ListedMenu, Menu
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.picture import Arrangement, Group, Layer, Nearness, layout_of, picture
from rulewright.play.display import Showing
from rulewright.play.fitted_table import is_bare
from rulewright.play.holding_text import names_in
from rulewright.play.late_words import LateWords
from rulewright.play.prompts import Asking, CannotSave
from rulewright.play.screen import Ended, Screen
from rulewright.play.session import Seating, Session
from rulewright.play.short_names import short_names
from rulewright.source.diagnostic import Report

GAMES = ("gnadenlos", "gravediggers", "graverobbers", "digging", "tic_tac_toe", "hearts", "goofspiel")
COLUMNS, LINES = 80, 24


class Watched(Screen):
    """A screen of this size; whoever sits there answers as it is told to, and looks
    at what is seen with every prompt.
    """

    def __init__(self, rng: random.Random, prompts: int) -> None:
        self.rows: list[str] = []
        super().__init__(self._put, plain=True)
        self.rng, self.left = rng, prompts
        self.watch = Watch()
        self.asking: Asking | None = None

    def _put(self, text: str) -> None:
        self.rows += text.split("\n")[:-1]

    @property
    def width(self) -> int:
        return COLUMNS

    @property
    def height(self) -> int:
        return LINES

    def ask(self, prompt: str, *, fresh: bool = False) -> str:
        self.printed += 1
        assert self.asking is not None and self.asking.open is not None
        if self.left == 0:
            raise Ended
        self.left -= 1
        self.watch.look(self.asking, self.rows[-(LINES - 1) :])
        self.rows.append(prompt)
        return self._answer(*self.asking.open)

    def _answer(self, menu: Menu, ids: Ids) -> str:
        question = menu.question(ids)
        if isinstance(question, AmountMenu):
            return str(self.rng.choice(sorted(question.values)))
        if isinstance(question, ListedMenu):
            return str(self.rng.choice(question.entries).key)
        return question.typed(self.rng.choice(sorted(question.subsets)))


@dataclass
class Watch:
    """What was looked at, and what was missing."""

    prompts: int = 0
    cut: int = 0
    """Common heaps of which only the first pieces are named: the screen has no room for more."""
    missing: list[str] = field(default_factory=list)

    def look(self, asking: Asking, seen: list[str]) -> None:
        """One prompt: each line of the table about what the choice is about must be among the lines that are seen, with
        the pieces that are known.
        """
        self.prompts += 1
        assert asking.open is not None
        drawn = picture(asking.showing.layout, asking.history.game.view(asking.open[0].seat))
        text = "\n".join(seen)
        for group in drawn.groups:
            for layer in group.layers:
                is_needed = asking.near.get(layer.name) is Nearness.CHOICE and not all(map(is_bare, layer.holdings))
                is_cut = group.form is Arrangement.COMMON and _is_cut(layer.title, text)
                self.cut += is_needed and is_cut
                left = _left_out(group, layer, text) if is_needed and not is_cut else []
                if left:
                    named = ", ".join(left)
                    self.missing.append(f"prompt {self.prompts}: {layer.name}: not on the screen: {named}:\n{text}")


def _left_out(group: Group, layer: Layer, text: str) -> list[str]:
    """Of a layer its title, and the pieces and values that are known, as far as this text does not tell them.
    A title may be cut where columns are narrow: its first letters stand there. Of what others have of many pieces, a
    line that ends in `...` tells the first.
    """
    words = " ".join(text.split())  # a name may be broken between two lines
    cut = re.findall(r"^(.+?): .*\.\.\.$", text, re.MULTILINE)
    theirs = {place for place, owner in enumerate(group.owners) if f"{owner}, {layer.title}" in cut} - {group.ours}
    whole = [holding for place, holding in enumerate(layer.holdings) if not is_bare(holding) and place not in theirs]
    short = short_names(layer.names)
    left = [] if layer.title in words or layer.title[:4] in words else [layer.title]
    names = dict.fromkeys(name for holding in whole for name in names_in(holding))
    return left + [name for name in names if not _is_told((name, short.get(name, name)), words)]


def _is_cut(title: str, text: str) -> bool:
    """Whether a heap of this name ends in `...`; it goes on in lines that are indented."""
    return re.search(rf"\b{re.escape(title)}: (?:(?!   \w|\n\S).)*\.\.\.", text, re.DOTALL) is not None


def _is_told(names: Sequence[str], words: str) -> bool:
    """Whether one of these names stands there as a word of its own."""
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) for name in names)


def watched(name: str, prompts: int, seed: int = 1) -> Watch:
    """So many prompts of one person, in as many games as that takes."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    total = Watch()
    while total.prompts < prompts:
        machine = ruleset.machine()
        players = machine.program.players
        game, record = Game.start(machine, seed), Record.of(machine.program, seed)
        names = [f"Player {seat + 1}" for seat in range(players)]
        screen = Watched(random.Random(seed), prompts - total.prompts)
        asking = Asking(
            LateWords(lambda: ruleset, machine.program),
            Showing(game, screen, layout_of(ruleset, machine)),
            History(game, names),
            record,
            _unsaved,
        )
        screen.asking = asking
        Session(asking, Seating(frozenset({seed % players}), [named("random")] * players, names)).play()
        total.prompts += screen.watch.prompts
        total.missing += screen.watch.missing
        total.cut += screen.watch.cut
        seed += 1
    return total


def _unsaved(_: str) -> str:
    raise CannotSave("nowhere to save to")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--prompts", type=int, default=100)
    wanted = parser.parse_args()
    for game_name in wanted.games:
        found = watched(game_name, wanted.prompts)
        sys.stdout.write(
            f"{game_name}: {found.prompts} prompts, {len(found.missing)} without what they are about; heaps cut "
            f"{found.cut}\n"
        )
        sys.stdout.writelines(f"{text}\n" for text in found.missing[:2])
