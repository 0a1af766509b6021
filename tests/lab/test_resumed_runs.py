"""Every long command that can be gone on with: broken off twice and gone on with, it ends in the same report, page and
rows as a run that was not, byte for byte.
"""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import click
import pytest

from rulewright.cli.main import MODULES, run
from rulewright.game import Game
from rulewright.game.compiled_play import CompiledPlay

REPORT, ROWS = "--report page.html", "--rows rows.csv"
RUNS = {
    "simulate": "simulate kuhn --games 30 --bot greedy(samples=1) --save kept.json --rows rows.parquet",
    "measure": f"measure kuhn --games 12 --value-bot flat(iterations=2) --log kept.parquet {REPORT} {ROWS}",
    "compare": f"compare kuhn leduc --games 6 --bot greedy(samples=1) --save kept.json {REPORT} {ROWS}",
    "compare, measured": (
        "compare kuhn leduc --games 8 --value-bot flat(iterations=2) --strong greedy(samples=1) --save kept.json"
    ),
    "sweep": f"sweep nim -o last_one --games 4 --bot greedy(samples=1) --save kept.json {ROWS}",
    "tournament": f"tournament kuhn --bots random,greedy(samples=1) --games 12 --save kept.json {REPORT} {ROWS}",
    "tune": "tune goofspiel -o cards=2..6 --minimise decisions --evaluations 3 --games 4 --confirm 4 --study kept.json",
}
CONTINUED = "go on where it ends"
"""So the help of an option says that a command can be gone on with."""


@dataclass
class Interrupting:
    """Counts choices in games, and has Ctrl-C come at one of them."""

    at: int = -1
    count: int = 0

    def before(self, usual: Callable[..., None]) -> Callable[..., None]:
        """The same, interrupted."""
        return lambda *given: self.choose(usual, *given)

    def choose(self, usual: Callable[..., None], *given: object) -> None:
        if self.count == self.at:
            self.count += 1
            raise KeyboardInterrupt
        self.count += 1
        usual(*given)


def outcome(
    words: str, folder: Path, capsys: pytest.CaptureFixture[str], interrupting: Interrupting
) -> tuple[int, str]:
    """The exit code, and what is told."""
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patched:
        for kind in (Game, CompiledPlay):  # whichever plays, as soon as a compiled machine is there
            patched.setattr(kind, "choose", interrupting.before(kind.choose))
        patched.chdir(folder)
        code = run([*shlex.split(words), "--seed", "5", "--jobs", "1"])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("row", RUNS)
def test_it_ends_in_the_same_report(row: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts, all_choices = tmp_path / "whole", tmp_path / "parts", Interrupting()
    usual = outcome(RUNS[row], whole, capsys, all_choices)
    for _ in range(2):
        assert outcome(RUNS[row], parts, capsys, Interrupting(2 * all_choices.count // 5))[0] == 130
    assert outcome(RUNS[row], parts, capsys, Interrupting()) == usual
    for file in sorted(path.name for path in whole.iterdir()):
        assert (parts / file).read_bytes() == (whole / file).read_bytes(), file


@pytest.mark.parametrize("row", [row for row, words in RUNS.items() if "kept.json" in words])
def test_a_file_of_which_one_digit_was_changed_is_refused(
    row: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a person or a bad disk: no report rests on games that were never played."""
    outcome(RUNS[row], tmp_path, capsys, Interrupting())
    kept, rng = tmp_path / "kept.json", random.Random(2)
    text = kept.read_text()
    digits = [at for at, sign in enumerate(text) if sign in "123456789" and text[at - 1] in "[,:- "]
    for at in rng.sample(digits, 8):
        changed = text[:at] + str(int(text[at]) % 9 + 1) + text[at + 1 :]
        kept.write_text(changed)
        with pytest.MonkeyPatch.context() as patched:
            patched.chdir(tmp_path)
            assert run([*shlex.split(RUNS[row]), "--seed", "5", "--jobs", "1"]) == 2, changed[at - 30 : at + 30]
        assert "kept.json" in capsys.readouterr().err
        assert kept.read_text() == changed


def test_every_command_that_can_be_gone_on_with_is_tried() -> None:
    """By what the options say of themselves."""
    found = {name for name, module in MODULES.items() if _can_go_on(import_module(module).command)}
    assert found == {row.partition(",")[0] for row in RUNS}


def _can_go_on(command: click.Command) -> bool:
    return any(
        CONTINUED in option.help for option in command.params if isinstance(option, click.Option) and option.help
    )
