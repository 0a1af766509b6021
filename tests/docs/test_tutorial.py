"""The tutorial's blocks, put together, are a ruleset that passes `check` and plays, with a scenario and a variant that work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.cli.main import run

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial.md"


@pytest.fixture
def lanterns(tmp_path: Path) -> Path:
    """The folder that a reader of the tutorial has in the end."""
    blocks = re.findall(r"```yaml\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    folder = tmp_path / "lanterns"
    parts = {"# scenario": folder / "scenarios" / "bids.yaml", "# variant": folder / "variants" / "generous.yaml"}
    ruleset = []
    for block in blocks:
        head = block.splitlines()[0]
        if head in parts:
            parts[head].parent.mkdir(parents=True)
            parts[head].write_text(block, encoding="utf-8")
        else:
            ruleset.append(block)
    (folder / "ruleset.yaml").write_text("\n".join(ruleset), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "{}"],
        ["test", "{}"],
        ["simulate", "{}", "--games", "50", "--seed", "1"],
        ["simulate", "{}:generous", "--games", "50", "--seed", "1"],
        ["show", "{}", "--rulings"],
    ],
    ids=" ".join,
)
def test_the_tutorials_commands_succeed(lanterns: Path, arguments: list[str]) -> None:
    """Every command that the tutorial names does what it says, with exit code 0."""
    assert run([argument.format(lanterns) for argument in arguments]) == 0


def test_an_unfinished_tutorial_is_told_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After the first step `check` names the missing phase and score."""
    first = re.findall(r"```yaml\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)[0]
    (tmp_path / "ruleset.yaml").write_text(first, encoding="utf-8")
    assert run(["check", str(tmp_path), "--format", "concise"]) == 1
    told = capsys.readouterr().out
    assert "phases" in told
    assert "score" in told
