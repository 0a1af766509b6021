"""Printing and compiled play are bounded: no input makes them take long without
a way out, and no number is cut in silence.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import Halted, PlayPace
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import seated
from rulewright.processes.halts import Halt
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.stats.game_result import play

from .cases import QUICK, sample

TEXT = """rulewright: 1
game: bomb
title: Bomb
players: 2
limit: 1000000 decisions
state: {q: {is: 0..100000, start: 0}, v: {is: 0..10, per: player, start: 3}}
actions: {go: {says: '{me} goes', do: set me.v to 4}}
TERMS
phases:
  game:
    a: {must: go, by: player 1, if_none: never}
    b: {when: 'player 1.v > 10', do: set player 1.v to 0}
STEPS
score: {of: player, points: POINTS, rank: highest points then shared}
"""


def machine_of(folder: Path, terms: list[str], steps: str, points: str = "0") -> Machine:
    path = folder / "ruleset.yaml"
    listed = "\n".join(["terms:", *(f"  t{place}: {term}" for place, term in enumerate(terms))]) if terms else ""
    text = TEXT.replace("TERMS", listed).replace("STEPS", f"    c: {steps}").replace("POINTS", points)
    path.write_text(text, encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(2, {})


def nested(form: str, depth: int) -> str:
    found = "q = 1"
    for level in range(depth):
        found = form.replace("@", str(level)).replace("INNER", found)
    return found


CHAINS: dict[str, Callable[[int], tuple[list[str], str]]] = {
    "sums": lambda n: (["q", *(f"(t{i} + t{i}) mod 7" for i in range(n))], f"set q to t{n}"),
    "choices": lambda n: (["q", *(f"(t{i} if t{i} = 1 else 2)" for i in range(n))], f"set q to t{n}"),
    "conditions": lambda n: (["q = 1", *(f"t{i} and t{i}" for i in range(n))], f"{{when: 't{n}', do: set q to 1}}"),
    "loops": lambda n: (
        ["q = 1", *(f"any(player p where t{i} and t{i})" for i in range(n))],
        f"{{when: 't{n}', do: set q to 1}}",
    ),
    "loops that may fault": lambda n: (
        [],
        "{when: '"
        + nested("any(player p@ where (INNER) and 5 / p@.v rounded down = 1)", n * 2 // 3)
        + "', do: set q to 1}",
    ),
    "counts that may fault": lambda n: (
        [],
        "{when: '"
        + nested("count(player p@ where 5 / q rounded down = 1 and INNER) = 1", n // 2)
        + "', do: set q to 1}",
    ),
    "ranges": lambda n: (
        [],
        "{when: '" + nested("count(i@ in 0..(5 if INNER else 6)) = 1", n // 2) + "', do: set q to 1}",
    ),
    "products": lambda n: ([*(f"t{i + 1} * t{i + 1}" for i in range(n)), "q mod 2"], "set q to t0 mod 7"),
}


def calls_of_values(machine: Machine) -> int:
    """How many operations are looked at to print a machine."""
    counted = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal counted
        counted += event == "call"

    sys.setprofile(count)
    try:
        printed(machine)
    except Exception as problem:  # noqa: BLE001 (a refusal is an answer as well)
        assert "may not fit" in str(problem)  # noqa: PT017
    finally:
        sys.setprofile(None)
    return counted


@pytest.mark.parametrize("chain", CHAINS)
def test_printing_grows_no_faster_than_what_is_printed(chain: str, tmp_path: Path) -> None:
    """Twice the depth takes at most eight times the calls: what doubles with
    each level would take thirty times as many.
    """
    short, long = (calls_of_values(machine_of(tmp_path, *CHAINS[chain](depth))) for depth in (5, 10))
    few = calls_of_values(machine_of(tmp_path, *CHAINS[chain](1)))
    assert long - few < 8 * (short - few) + 1_000


# ---- numbers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "steps"),
    [
        (["t1 * t1", "t2 * t2", "t3 * t3", "q + 50000"], "set q to t0 mod 7"),
        ([], "set q to (sum((q + 2000000000) * (q + 2000000000) * 3 for player p) / 7 rounded down) mod 11"),
    ],
)
def test_what_64_bits_do_not_hold_is_not_compiled(terms: list[str], steps: str, tmp_path: Path) -> None:
    """The reference interpreter computes it exactly; compiled code would cut it without a word."""
    with pytest.raises(Unavailable, match="may not fit into 64 bits"):
        NativeMachine(machine_of(tmp_path, terms, steps), QUICK)


def test_large_scores_are_whole(tmp_path: Path) -> None:
    """Points need not fit into 32 bits."""
    machine = machine_of(tmp_path, [], "set q to 3", "q * 2000000000")
    native = NativeMachine(machine, QUICK)
    batch = native.playouts(native.derived_seeds(1, 0, 3))
    assert list(batch.scores[:2]) == [6_000_000_000] * 2 == list(play(machine, seated(("random",), 2), 1, 0).scores)


# ---- breaking off ---------------------------------------------------------------------------------------------------

ENDLESS = (
    "{repeat: {ask: {must: go, by: player 1, if_none: never}, back: {when: 'player 1.v > 10', do: set player 1.v to "
    "0}}, until: 'q = 99999'}"
)


def test_a_game_amid_play_is_broken_off(tmp_path: Path) -> None:
    """Of billions of decisions, within a second of being asked; other threads go on meanwhile."""
    native = NativeMachine(Machine(replace(endless(tmp_path).program, limit=2**31 - 1)), QUICK)
    halt, ended = Halt(), list[float]()

    def run() -> None:
        with pytest.raises(Halted):
            native.playouts([1], halt=halt)
        ended.append(time.monotonic())

    thread = threading.Thread(target=run)
    thread.start()
    time.sleep(0.5)
    assert not ended
    asked = time.monotonic()
    halt.ask()
    thread.join(20)
    assert ended
    assert ended[0] - asked < 5  # a second where nobody else is busy


def endless(folder: Path) -> Machine:
    path = folder / "ruleset.yaml"
    text = (
        TEXT.replace("TERMS", "")
        .replace("    c: STEPS\n", "")
        .replace("STEPS", f"    c: {ENDLESS}\n    d: set q to 3")
        .replace("POINTS", "q")
    )
    path.write_text(text, encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(2, {})


@pytest.mark.parametrize("case", sample()[::3], ids=str)
def test_stretches_make_no_difference(case: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that stop for a moment at every decision and chance event end as games that do not."""
    native = NativeMachine(case.machine, QUICK)  # type: ignore[attr-defined]
    seeds = native.derived_seeds(5, 0, 20)
    whole = native.playouts(seeds, digests=True)
    monkeypatch.setattr(PlayPace, "__exit__", lambda self, *problem: setattr(self, "budget", 1))
    assert native.playouts(seeds, digests=True) == whole
    assert native.fault(seeds[0]) if whole.faults[0] else True


@pytest.mark.parametrize("wanted", ["exactly 2147483647 cards", "0..2147483647 cards"])
def test_more_than_there_are_take_no_room(wanted: str, tmp_path: Path) -> None:
    """A number of cards beyond all there are is never picked, and no place is kept for it."""
    text = MANY.replace("WANTED", wanted)
    (tmp_path / "ruleset.yaml").write_text(text, encoding="utf-8")
    ruleset = loading.load(Found(tmp_path / "ruleset.yaml"), Report())
    assert ruleset is not None
    machine = ruleset.machine()
    assert machine.program.length < 200
    assert (play(machine, seated(("random",), 2), 1, 0).trouble is None) is ("0.." in wanted)


MANY = """rulewright: 1
game: many
title: Many
players: 2
limit: 20 decisions
components: {card: {traits: {suit: [red, blue]}, total: 6, kinds: {plain: {suit: each, count: 3}}}}
zones: {hand: {holds: card, per: player, seen_by: owner},
    deck: {holds: card, order: pile, starts: all, seen_by: nobody}}
actions: {put: {pick: WANTED in me.hand, do: move cards to deck on top, says: "{me} puts {cards} away"}}
phases:
  game:
    deal: |
      shuffle deck
      for each player: draw 3 from deck to player.hand
    put: {each: player me clockwise from player 1, steps: {must: put, if_none: never}}
score: {of: player, points: count(player.hand), rank: highest points then shared}
"""
