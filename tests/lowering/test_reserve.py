"""Whatever a Program keeps is counted before there is room for it, in one place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bad.bombs import CARDS, ZONES, game, ruleset
from rulewright import loading
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.typed.symbols import Symbols
from rulewright.ir.program import Program
from rulewright.lowering import lower
from rulewright.lowering.reserve import MOST_RESERVED, Reserve
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Source

GAMES = ("classics/go", "classics/hearts", "classics/backgammon", "digging", "gnadenlos")
HEADROOM = 10


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Reserve]]:
    """Every reserve that was begun."""
    begun: list[Reserve] = []
    usual = Reserve.__init__

    def noted(self: Reserve) -> None:
        usual(self)
        begun.append(self)

    monkeypatch.setattr(Reserve, "__init__", noted)
    return iter([begun])


def kept(program: Program) -> int:
    """Slots of a position, entries of tables, components and instructions of a Program as it is."""
    tables = sum(len(table) for table in program.tables)
    return program.length + tables + len(program.components) + len(program.code)


def lowered(symbols: Symbols, players: int) -> Program:
    report = Report()
    program = lower(symbols, default_configuration(symbols, players), report)
    assert program is not None, [one.message for one in report]
    return program


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_a_program_keeps_is_counted(name: str, taken: Iterator[list[Reserve]]) -> None:
    """And shipped games are far from the bound."""
    begun = next(taken)
    symbols = loading.read(find(name).path, Report())
    assert symbols is not None
    begun.clear()
    program = lowered(symbols, symbols.document.header.high)
    assert kept(program) <= begun[-1].taken
    assert begun[-1].taken * HEADROOM <= MOST_RESERVED


MANY_SETS = ruleset(
    components=CARDS,
    zones=ZONES,
    actions="\n"
    + "".join(
        f"  go{i or ''}: {{pick: '1..2 cards in table', do: set q to 1, says: '{{me}} goes {{cards}} {{cards}}'}}\n"
        for i in range(150)
    ),
    phases=game("draw up to 6 from deck to table", *(f"{{may: go{i}, by: player 1}}" for i in range(1, 150))),
)
"""Each action works with sets several times: more than the usual room for that."""
WIDE_HISTORY = ruleset(
    spaces="\n  point: {count: 1000}\n",
    state="\n  p: {is: 0..9, per: player, start: 0}\n  q: {is: 0..10, start: 0}\n"
    "  stone: {is: 0..2, per: [player, point], start: 0}\n  seen: {positions_of: stone, room: 3}\n",
    phases=game("add stone to seen", "{when: 'stone is in seen', do: set q to 1}"),
)
"""A position of four thousand values."""


@pytest.mark.parametrize("text", [MANY_SETS, WIDE_HISTORY], ids=["sets", "history"])
def test_rules_have_as_much_room_to_work_in_as_they_need(text: str, taken: Iterator[list[Reserve]]) -> None:
    """Where the usual room is too small, everything is laid out anew: the rules are accepted, and each complaint is
    made once."""
    begun, report = next(taken), Report()
    source = Source("many.yaml", text)
    loading.check_text(source, report)
    assert not report.failed, [one.message for one in report]
    symbols = loading.read_text(source, Report())
    assert symbols is not None
    begun.clear()
    lowered(symbols, 2)
    assert len(begun) > 1


def test_more_than_may_be_kept_is_refused() -> None:
    reserve = Reserve()
    reserve.take(MOST_RESERVED, NOWHERE)
    with pytest.raises(Exception, match=f"{MOST_RESERVED + 1:,} numbers"):
        reserve.take(1, NOWHERE)
