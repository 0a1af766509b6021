"""Every value that comes up in play lies where the checker and the printer of C believed it to be (beliefs.py), and
what `check` claims of all games holds in them (claims.py).

Rules of the analysis broken by hand make these fail; the tests at the end break one each.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bad import cases as bad
from rulewright import loading
from rulewright.backend.codegen.integer_ranges import FLAG
from rulewright.backend.codegen.operation_intervals import OPERATION_INTERVALS
from rulewright.frontend.analysis import bounds
from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.intervals import WIDEST, Interval
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.text import Source

from .beliefs import watched_machine
from .catalogue import ALL, Case, cases, ruleset, seeds
from .claims import CLAIMS, Seen, contradicted
from .expressions import Expressions
from .play import stops

MADE = 120 if ALL else 12
"""So many rulesets are made."""


def checked(text: str) -> tuple[sym.Symbols | None, list[Diagnostic]]:
    """The typed rules of a text that may have findings, and these."""
    report = Report()
    symbols = loading.read_text(Source("made.yaml", text), report)
    if symbols is not None:
        loading.check_configurations(symbols, report)
    return symbols, list(report)


def played(symbols: sym.Symbols, players: int, seed: int, most: int = 40) -> Seen:
    """What is seen in a random game."""
    seen = Seen(watched_machine(symbols, default_configuration(symbols, players)))
    seen.play(stops(seen.tried.machine, seed, most=most))
    return seen


@pytest.mark.parametrize("case", cases(), ids=str)
def test_values_lie_where_analysis_believes(case: Case) -> None:
    loaded = ruleset(case.path, case.variants)
    tried = watched_machine(loaded.symbols, loaded.configuration(case.players, dict(case.options)))
    for seed in seeds(1, 4):
        tried.follow(stops(tried.machine, seed, most=60))
    assert tried.wrong == []
    assert tried.watch.evaluated & tried.watch.expressions.keys()


@pytest.mark.parametrize("seed", range(MADE))
def test_values_of_made_expressions_lie_there_too(seed: int) -> None:
    """And the claims about them hold, whatever the rules are worth as a game."""
    symbols, findings = checked(Expressions(seed).ruleset())
    assert symbols is not None, [(found.code, found.message, str(found.span)) for found in findings]
    for players in (2, 4):
        seen = played(symbols, players, seed)
        assert seen.tried.wrong == []
        assert contradicted(findings, seen) == []


def test_made_expressions_are_played() -> None:
    """Most games go on for a while, and most kinds of expressions are worked out in them."""
    kinds: Counter[type] = Counter()
    lengths = []
    for number in range(3, 8):
        symbols, _ = checked(Expressions(number).ruleset())
        assert symbols is not None
        seen = played(symbols, 3, number)
        watch = seen.tried.watch
        kinds.update(type(expr) for key in watch.evaluated for expr in watch.expressions.get(key, ()))
        lengths.append(len(seen.visited))
    assert {t.Arithmetic, t.Compare, t.Choice, t.Extreme, t.Fold, t.Local, t.StateOf, t.TermCall, t.TraitOf} <= set(
        kinds
    )
    assert sum(length > 10 for length in lengths) >= 3


NOT_LOWERED = {"whole: a value outside the range of a trait"}
"""No Program is made of these: the box itself is refused."""


def claiming() -> list[bad.Case]:
    """The bad rulesets of which nothing worse is told than what play can contradict."""
    return [
        case
        for case in bad.cases()
        if case.name not in NOT_LOWERED
        and any(finding.code in CLAIMS for finding in case.findings)
        and all(finding.code in CLAIMS or finding.code.startswith("RW7") for finding in case.findings)
    ]


@pytest.mark.parametrize("case", claiming(), ids=lambda case: case.name)
def test_claims_hold_in_play(case: bad.Case) -> None:
    symbols, findings = checked(case.text)
    assert symbols is not None
    for players in range(symbols.document.header.low, symbols.document.header.high + 1):
        for seed in seeds(1, 5):
            assert contradicted(findings, played(symbols, players, seed)) == []


def test_every_claim_is_tried() -> None:
    assert {finding.code for case in claiming() for finding in case.findings} & CLAIMS.keys() == CLAIMS.keys()


# ---- it can fail ----------------------------------------------------------------------------------------------------


def wrong_beliefs(seeds_: range = range(6)) -> list[str]:
    found = []
    for seed in seeds_:
        symbols, _ = checked(Expressions(seed).ruleset())
        assert symbols is not None
        found += played(symbols, 3, seed, 15).tried.wrong
    return found


def test_a_wrong_rule_for_totals_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an aggregate without a rule once fell back to 0..1 in the checker."""
    fold = Bounds._fold
    monkeypatch.setattr(Bounds, "_fold", lambda self, e: Interval(0, 1) if e.operator == "sum" else fold(self, e))
    assert any(wrong.startswith("check: sum") or "sum(" in wrong for wrong in wrong_beliefs())


def test_a_wrong_rule_of_the_printer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPERATION_INTERVALS, "sum", lambda r, *operands: FLAG)
    assert any(wrong.startswith("C: sum") for wrong in wrong_beliefs())


def test_a_largest_number_is_found_to_be_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """As results were once believed to end at the largest number that can be
    stored: such a comparison was called `never`.
    """
    text = (Path(__file__).parent / "large.yaml").read_text(encoding="utf-8")
    symbols, findings = checked(text)
    assert symbols is not None and not any(found.code == "RW706" for found in findings)
    assert played(symbols, 2, 1).tried.wrong == []
    monkeypatch.setattr(bounds, "computed", lambda low, high: Interval(max(low, -WIDEST), min(high, WIDEST)))
    symbols, findings = checked(text.replace("Large", "Larger"))
    assert symbols is not None
    seen = played(symbols, 2, 1)
    assert seen.tried.wrong != []
    assert [line.partition(" ")[0] for line in contradicted(findings, seen)] == ["RW706"]
