"""Ctrl-C in any long command: what is done afterwards is counted, and does not grow with what was done before."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import click
import pytest

from rulewright.cli.main import MODULES, run
from rulewright.cli.progress import ProgressLine

MUCH, GAMES = 150_000, 15_000
"""So much comes before Ctrl-C: calls of functions, or games."""
FEW = 120_000
"""So many calls come after it at most: some hundredths of a second."""
TARGETS = "assess: own\ntargets:\n  seat_gap: < 40 %\n"
LONG = {
    "simulate": "simulate kuhn --games 1000000 --bot greedy(samples=1) --save kept.json --rows rows.csv",
    "measure": "measure kuhn --games 1000000 --value-bot none --log kept.parquet --report page.html --rows rows.csv",
    "measure, values": "measure kuhn --games 1000000 --value-bot flat(iterations=1)",
    "compare": "compare kuhn leduc --games 100000 --save kept.json --report page.html --rows rows.csv",
    "compare, until": "compare kuhn leduc --games 100000 --until 0.0001",
    "sweep": "sweep nim -o last_one --games 10000 --save kept.json --report page.html --rows rows.csv",
    "assess": "assess own --games 100000 --report page.html --rows rows.csv",
    "tournament": "tournament kuhn --bots random,greedy(samples=1) --games 1000000 --save kept.json --report page.html"
    " --rows rows.csv",
    "tune": "tune goofspiel -o cards=2..6 --minimise decisions --evaluations 500 --games 8 --bot greedy(samples=1)"
    " --study kept.json",
    "check": "check --no-config --no-cache kuhn leduc gravediggers digging",
    "test": "test kuhn leduc gravediggers",
    "coverage": "test kuhn leduc gravediggers --coverage",
    "mutate": "mutate kuhn",
}
"""Each is broken off long before its end."""


@dataclass
class Counting:
    """Calls of functions, of Python and of C, until Ctrl-C comes, and after it."""

    before: int = 0
    after: int = 0
    has_come: bool = False

    def note(self, _frame: object, event: str, _given: object) -> None:
        if event in ("call", "c_call"):
            self.before += not self.has_come
            self.after += self.has_come

    def show(self, done: int, *_: object) -> None:
        """In place of telling how far it is: here Ctrl-C comes, once enough is done."""
        if (self.before >= MUCH or done >= GAMES) and not self.has_come:
            self.has_come = True
            raise KeyboardInterrupt


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counting]:
    """What is done within. Rubbish that earlier tests have left is cleared away before: its destructors are not
    counted.
    """
    counting = Counting()
    monkeypatch.setattr(ProgressLine, "show", counting.show)
    before = sys.getprofile()
    gc.collect()
    gc.disable()
    sys.setprofile(counting.note)
    try:
        yield counting
    finally:
        sys.setprofile(before)
        gc.enable()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of its own, with targets."""
    own = tmp_path / "own"
    assert run(["new", str(own), "--from", "kuhn"]) == 0
    (own / "targets").mkdir(exist_ok=True)
    (own / "targets" / "fair.yaml").write_text(TARGETS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("row", LONG)
def test_little_is_done_after_ctrl_c(
    row: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It tells what is known, and that it is not all."""
    with counted(monkeypatch) as counting:
        code = run([*LONG[row].split(), "--jobs", "1"])
    told = capsys.readouterr()
    assert code == 130 and counting.has_come, told.err
    assert "Interrupted: this is what is known so far." in told.err
    assert counting.after <= FEW, counting
    for file in ("page.html", "rows.csv"):
        if file in LONG[row]:
            assert (folder / file).exists() != (f"`{file}` was not written" in told.err)


class Rubbish:
    """What only the garbage collector can clear away, and what then calls a function."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.itself = self


def test_what_others_have_left_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some commands collect it themselves, and Python does at any time."""
    for _ in range(1_000):
        Rubbish()
    with counted(monkeypatch) as counting:
        gc.collect()
    assert counting.before < 100


def test_every_long_command_is_tried() -> None:
    """By what they tell of how far they are. `bench` has a row in tests/cli/test_interrupts.py: it tells it by line."""
    found = {name for name, module in MODULES.items() if _tells_how_far(import_module(module).command)}
    assert found | {"assess"} == {row.partition(",")[0] for row in LONG} - {"coverage"} | {"bench"}


def _tells_how_far(command: click.Command) -> bool:
    return any("--progress" in option.opts for option in command.params)
