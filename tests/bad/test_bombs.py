"""Small rulesets that ask for work without bound are answered in a limited process:
soon, in little memory, at a place.
"""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.syntax.length import MOST_NAMES, MOST_RULES, declared, length
from rulewright.frontend.syntax.reader import read_node
from rulewright.ir.cost import MOST_WORK, Costs
from rulewright.lowering import lower
from rulewright.lowering.budget import MOST_EVALUATIONS, MOST_MEMBERS
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .bombs import BOMBS, Bomb, ruleset

SECONDS = 8
"""Of processor time; the slowest takes 2.4 on the machine on which this was written, most a tenth of one."""
BYTES = 200 * 2**20
HEADROOM = 5
NEARER = {"gin_rummy": 2}
"""Half a million ways to lay out eleven cards are counted as if all were tried, and few are."""

RULESETS = Path(ruleset_lookup.__file__).parent.parent.parent / "rulesets"


def answered(text: str) -> dict[str, object]:
    """What a child process with limits says of a text: severities and codes, and whether all have a place;
    or how it ended.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _limit()
            os.write(writing, json.dumps(_told(text)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as stream:
        told = stream.read()
    _, status = os.waitpid(child, 0)
    return json.loads(told) if told else {"status": status}


def _told(text: str) -> dict[str, object]:
    report = _report(text)
    return {
        "codes": sorted({(d.severity.value, d.code) for d in report}),
        "placed": all(str(d.span).startswith("bomb.yaml:") for d in report),
    }


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """Grammars and schemas are read before the first child begins: they are no part of what a bomb takes."""
    _report(ruleset())


def _limit() -> None:
    used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + BYTES, used + BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="limits need Linux")
@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_answered_within_limits(bomb: Bomb) -> None:
    """The code is among the findings; where there is none, what was asked is worked out after all."""
    found = answered(bomb.text())
    assert "codes" in found, found
    assert isinstance(found["codes"], list)
    errors = [code for severity, code in found["codes"] if severity == "error"]
    assert bomb.code in {code for _, code in found["codes"]} if bomb.code else not errors, found
    assert found["placed"]


def test_the_small_ruleset_itself_is_no_bomb() -> None:
    assert not [d for d in _report(ruleset()) if d.code in ("RW619", "RW620")]


def _report(text: str) -> Report:
    report = Report()
    loading.check_text(Source("bomb.yaml", text), report)
    return report


@pytest.mark.parametrize("path", sorted(RULESETS.rglob("ruleset.yaml")), ids=lambda path: path.parent.name)
def test_shipped_games_are_far_from_every_limit(path: Path) -> None:
    """The estimates are at least five times below what is possible, or as `NEARER` says, with the fewest and the most
    players.
    """
    report = Report()
    tree = read_node(Source(path.name, path.read_text(encoding="utf-8")), report)
    assert tree is not None
    assert length(tree) * HEADROOM <= MOST_RULES
    assert declared(tree) * HEADROOM <= MOST_NAMES
    symbols = loading.read(path, report)
    assert symbols is not None
    header = symbols.document.header
    for players in {header.low, header.high}:
        program = lower(symbols, default_configuration(symbols, players), report)
        assert program is not None
        costs = Costs(program)
        headroom = NEARER.get(path.parent.name, HEADROOM)
        assert max(rule.cost.total for rule in costs.rules) * headroom <= MOST_EVALUATIONS
        assert max(rule.members for rule in costs.rules) * HEADROOM <= MOST_MEMBERS
        assert max([*costs.rounds().values(), 0]) * HEADROOM <= MOST_WORK
