"""Every recipe of docs/cookbook.md is run: its example passes with the change, and fails without it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.cli.main import run

PAGE = (Path(__file__).parents[2] / "docs" / "cookbook.md").read_text(encoding="utf-8")
GAME, *BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
RECIPES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


def name(change: str) -> str:
    """The variant's."""
    return change.partition("\n")[0].removeprefix("variant: ")


def placed(folder: Path, with_changes: bool) -> str:
    """A folder as a reader makes it, or one whose examples are about the game without the changes."""
    (folder / "scenarios").mkdir()
    (folder / "variants").mkdir()
    (folder / "ruleset.yaml").write_text(GAME, encoding="utf-8")
    for change, example in RECIPES:
        text = example if with_changes else example.replace(f"fair:{name(change)}\n", "fair\n", 1)
        (folder / "scenarios" / f"{name(change)}.yaml").write_text(text, encoding="utf-8")
        if with_changes:
            (folder / "variants" / f"{name(change)}.yaml").write_text(change, encoding="utf-8")
    return str(folder)


def test_the_page_has_its_recipes() -> None:
    """Each has a heading of its own, and its two blocks name the same variant."""
    assert GAME.startswith("rulewright: 1\ngame: fair\n")
    assert len(re.findall(r"^### ", PAGE, re.MULTILINE)) == len(RECIPES) == len({name(change) for change, _ in RECIPES})
    for change, example in RECIPES:
        assert example.startswith(f"scenarios: fair:{name(change)}\n")


def test_every_recipe_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = placed(tmp_path, with_changes=True)
    assert run(["check", folder]) == 0
    assert "nothing to report" in capsys.readouterr().out
    assert run(["test", folder]) == 0
    assert f"{len(RECIPES)} passed, 0 failed" in capsys.readouterr().out


def test_no_example_holds_without_its_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["test", placed(tmp_path, with_changes=False)])
    assert "0 passed" in capsys.readouterr().out


def test_the_list_of_recipes_leads_to_each() -> None:
    """A link for each heading, and no other."""
    headings = {
        re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^### (.*)", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) == headings
