"""Values compared as lists in order: as tuples are, on every pair of lists;
and what is told where they cannot be compared.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

LISTS = Path(__file__).parent.parent / "conformance" / "rulesets" / "lists.yaml"


def test_lists_are_compared_as_tuples_are() -> None:
    ruleset = load(Found(LISTS), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    for one, other in product(product(range(4), range(3)), repeat=2):
        game = Game.start(machine, 1)
        for number in (*one, *other):
            seat = min(game.state.pending)
            game.choose(seat, game.legal(seat)[number])
        scores = [
            (one > other) + 10 * (one >= other) + 100 * (one == other) + 1000 * (one != other),
            (other > one) + 10 * (other >= one) + 100 * (one == other) + 1000 * (one != other),
        ]
        assert list(game.outcome.scores) == scores


def test_lists_without_quotes_are_told_as_such() -> None:
    text, report = LISTS.read_text(encoding="utf-8"), Report()
    check_text(Source("lists.yaml", text.replace('"[p.a, p.b] > [q.a, q.b]"', "[p.a, p.b] > [q.a, q.b]")), report)
    (told,) = report
    assert (told.code, told.message) == ("RW004", "an expression that begins with `[` needs quotes")
    assert told.hint.endswith('`beats(player p, player q): "[p.a, p.b] > [q.a, q.b]"`')


@pytest.mark.parametrize(
    ("new", "codes"),
    [
        ("[p.a, p.b] > [q.a]", ["RW401"]),
        ("[p.a, p.b] > [q.b, q.a]", ["RW403", "RW403"]),
        ("[p.a, p.b]", ["RW201"]),
        ("[p, p.b] > [q, q.b]", ["RW404"]),
        ("[] > []", ["RW201"]),
    ],
)
def test_what_cannot_be_compared_is_told(new: str, codes: list[str]) -> None:
    text, report = LISTS.read_text(encoding="utf-8"), Report()
    check_text(Source("lists.yaml", text.replace("[p.a, p.b] > [q.a, q.b]", new)), report)
    assert [one.code for one in report if one.severity == "error"] == codes
