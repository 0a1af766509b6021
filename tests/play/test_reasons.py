"""Reasons why something cannot be chosen are read as a person would say them: no name with a capital that it has not,
no `none` and `you` as values, nothing that is itself.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.choosing import AmountMenu, Menu
from rulewright.game import Game
from rulewright.guidance import Refusals, RuleWords, impossible_now, why_action
from rulewright.source.diagnostic import Report

PROMPTS = 3
EVERY_KIND = [
    "classics/breakthrough",
    "classics/crazy_eights",
    "classics/hearts",
    "classics/liars_dice",
    "classics/mancala",
    "gravediggers",
    "graverobbers",
]
"""Games with a reason of each kind;
`python -m play.test_reasons`, in the folder `tests`, reads all that are shipped.
"""
TALKS_LIKE_CODE = re.compile(
    r"\bnot none\b|\bis none\b|'s [a-z ]+ (?:is|are) (?:not )?you\b|\b(?:is|are) not "
    r"(?:may|can|must|has|goes|jumps)\b|\b(\w+) (?:is|are) \1(?!\w)"
)
LETTERED = re.compile(r"\b[A-Z]\d")
"""A space of a board, whose letter is small."""


def reasons(name: str) -> Iterator[tuple[str, str]]:
    """What some decisions of a game do not offer, with the reason for each."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    machine, rng = ruleset.machine(), random.Random(2)
    game, words = Game.start(machine, 2), RuleWords(ruleset, machine.program)
    for _ in range(PROMPTS):
        if game.decision is None:
            return
        seat = min(game.decision.seats)
        menu, refusals = Menu(game, seat), Refusals(words, game, seat)
        ids = menu.legal
        while len(ids) > 1:
            yield from ((one.words, one.why) for one in impossible_now(refusals, menu, ids))
            question = menu.question(ids)
            groups = question.values.values() if isinstance(question, AmountMenu) else [e.ids for e in question.entries]
            ids = rng.choice(list(groups)) or ids[:1]
        for index in menu.keys:
            if index >= 0:
                yield "", why_action(refusals, menu, machine.program.actions[index].name)[0]
        game.choose(seat, rng.choice(list(game.legal(seat))))


def read_through(name: str) -> str:
    """All reasons of a game, each read with care."""
    told = list(reasons(name))
    for words, why in told:
        assert TALKS_LIKE_CODE.search(why) is None, why
        assert LETTERED.search(why) is None, why
        assert why.endswith("."), why
        first = words.split(",")[0]
        assert not first or first.lower() not in why.lower() or first in why, (words, why)
    return "\n".join(why for _, why in told)


SAID = {
    "classics/breakthrough": ["the pawn on a7 is not yours", "a2 is not empty: there is a pawn on a2"],
    "classics/mancala": ["owner is Player 2, not you", "seed is 0."],
}


@pytest.mark.parametrize("name", EVERY_KIND)
def test_reasons_are_read_as_a_person_says_them(name: str) -> None:
    told = read_through(name)
    for words in SAID.get(name, []):
        assert words in told


if __name__ == "__main__":
    for shipped in sorted(ruleset_lookup.shipped()):
        sys.stdout.write(f"{shipped}: {len(read_through(shipped).splitlines())}\n")
