"""What a person reads at a prompt and at the end holds no variable of the ruleset, in any shipped game: contexts,
questions, lines of lists, titles on the table, sources of points.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.choosing import AmountMenu, Menu
from rulewright.frontend.typed import symbols as sym
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.guidance import RuleWords, score_words
from rulewright.picture import layout_of, picture
from rulewright.play import WhatHappened
from rulewright.source.diagnostic import Report

PROMPTS = 10
CODE = re.compile(r"\w_\w| > |[a-z]\.[a-z]|[*=]")
"""What stands in code, and not in words."""


def variables(symbols: sym.Symbols) -> set[str]:
    """The names of what actions pick and are given, that are no names of anything else."""
    found = {var.name for action in symbols.actions.values() for var in (*action.pick_vars, *action.signature)}
    words = {word for enum in symbols.enums.values() for word in enum.words}
    kinds = {kind for cls in symbols.classes.values() for kind in cls.kinds}
    declared = {
        *symbols.free,
        *symbols.actions,
        *symbols.classes,
        *symbols.spaces,
        *symbols.enums,
        *words,
        *kinds,
        "player",
        "side",
        "a",
    }
    return found - {part for name in declared for part in name.split("_")} - declared


def read(ruleset: loading.Ruleset) -> Iterator[str]:
    """A few decisions of a game that is played at random, with all that is read there."""
    machine, rng = ruleset.machine(), random.Random(1)
    game, record = Game.start(machine, 1), Record.of(machine.program, 1)
    happened, layout = WhatHappened(game, record), layout_of(ruleset, machine)
    for _ in range(PROMPTS):
        if game.decision is None:
            break
        seat = min(game.decision.seats)
        yield from (line.text for line in happened.context(game, seat))
        yield from asked(game, seat, rng)
        action = rng.choice(list(game.legal(seat)))
        record.add(game, seat, action)
        game.choose(seat, action)
    for group in picture(layout, game.view(0)).groups:
        yield from (group.title, *(one.title for one in group.matrices))
        yield from (f"{layer.title} of each {group.title}" for layer in group.layers)
    called = score_words(RuleWords(ruleset, machine.program), machine.program)
    yield from (called.get(part.span, part.name) for part in machine.program.score.parts)
    yield from called.values()


def asked(game: Game, seat: int, rng: random.Random) -> Iterator[str]:
    """One way through the questions of a decision."""
    menu = Menu(game, seat)
    ids = menu.legal
    while len(ids) > 1:
        question = menu.question(ids)
        yield question.title
        if isinstance(question, AmountMenu):
            ids = rng.choice(list(question.values.values()))
            continue
        yield from (entry.text for entry in question.entries)
        ids = rng.choice([entry.ids for entry in question.entries]) or ids[:1]


@pytest.mark.parametrize("name", sorted(ruleset_lookup.shipped()))
def test_no_variable_is_read(name: str) -> None:
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    hidden = variables(ruleset.symbols)
    for text in read(ruleset):
        assert CODE.search(text) is None, text
        assert not hidden & set(re.findall(r"\w+", text)), text
        assert len(set(re.split(r"[:,] ", text.lower()))) == len(re.split(r"[:,] ", text.lower())), text
