"""Every long command that can be gone on with: broken off twice and gone on with, it ends in the same report, page and
rows as a run that was not, byte for byte.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from rulewright.cli.main import MODULES, run
from rulewright.cli.progress import ProgressLine

REPORT, ROWS = "--report page.html", "--rows rows.csv"
RUNS = {
    "simulate": "simulate kuhn --games 30 --bot greedy(samples=1) --save kept.json --rows rows.parquet",
    "measure": f"measure kuhn --games 12 --value-bot flat(iterations=2) --log kept.parquet {REPORT} {ROWS}",
    "compare": f"compare kuhn leduc --games 6 --bot greedy(samples=1) --save kept.json {REPORT} {ROWS}",
    "compare, measured": "compare kuhn leduc --games 8 --value-bot flat(iterations=2) --strong greedy(samples=1) --save kept.json",
    "sweep": f"sweep nim -o last_one --games 4 --bot greedy(samples=1) --save kept.json {ROWS}",
    "tournament": f"tournament kuhn --bots random,greedy(samples=1) --games 12 --save kept.json {REPORT} {ROWS}",
    "tune": "tune goofspiel -o cards=2..6 --minimise decisions --evaluations 3 --games 4 --confirm 4 --study kept.json",
}  # fmt: skip
CONTINUED = "go on where it ends"
"""So the help of an option says that a command can be gone on with."""


def outcome(words: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code, and what is told."""
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(folder)
        code = run([*shlex.split(words), "--seed", "5", "--jobs", "1"])
    return code, capsys.readouterr().out


def broken_off(words: str, folder: Path, capsys: pytest.CaptureFixture[str], after: int) -> int:
    """Has Ctrl-C come after so many steps that are told."""
    steps: Iterator[int] = iter(range(after))
    usual = ProgressLine.show

    def show(line: ProgressLine, *given: object) -> None:
        if next(steps, None) is None:
            raise KeyboardInterrupt
        usual(line, *given)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ProgressLine, "show", show)
        return outcome(words, folder, capsys)[0]


@pytest.mark.parametrize("row", RUNS)
def test_it_ends_in_the_same_report(row: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    code, told = outcome(RUNS[row], whole, capsys)
    assert [broken_off(RUNS[row], parts, capsys, after) for after in (3, 2)] == [130, 130]
    assert outcome(RUNS[row], parts, capsys) == (code, told)
    for file in sorted(path.name for path in whole.iterdir()):
        assert (parts / file).read_bytes() == (whole / file).read_bytes(), file


def test_every_command_that_can_be_gone_on_with_is_tried() -> None:
    """By what the options say of themselves."""
    found = {name for name, module in MODULES.items() if _can_go_on(import_module(module).command)}
    assert found == {row.partition(",")[0] for row in RUNS}


def _can_go_on(command: click.Command) -> bool:
    return any(
        CONTINUED in option.help for option in command.params if isinstance(option, click.Option) and option.help
    )
