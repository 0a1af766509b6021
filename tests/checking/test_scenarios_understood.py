"""`check` understands scenarios as `test` does: what the one refuses before play, the other tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checkable_files import targets_of
from rulewright.checking.file_checks import Workshop
from rulewright.scenarios import ScenarioFile, Shelf, attempt
from rulewright.settings import Settings

RULES = """\
rulewright: 1
game: mine
players: 2
limit: 10 decisions
components: {die: {plural: dice, rolls: 1..6, kinds: {cube: 2}}}
spaces: {column: {count: 3}}
zones: {cup: {holds: die, starts: all, seen_by: everyone}}
state: {mark: {is: column or none, start: none}}
actions:
  go: {pick: column, do: set mark to column, says: "{me} goes to {column}, {cup}"}
  take: {pick: die in cup, do: roll die, says: "{me} rolls {die}"}
phases: {game: {r: roll dice in cup, t: {must: [go, take], by: player 1}}}
score: {of: player, points: 1 if mark = column 1 else 0, rank: highest points then shared}
"""
WRONG = [
    ("when: [{player 1: go(2)}]", "RW401 2"),
    ("when: [{player 1: go(player 1)}]", "RW401 player 1"),
    ("when: [{player 1: go(column 9)}]", "RW853 column 9"),
    ("when: [{player 1: go(colum 2)}]", "RW306 colum 2"),
    ("when: [{player 1: take(cub)}]", "RW853 cub"),
    ("when: [{player 1: take(column 1)}]", "RW853 column 1"),
    ("expect: {legal go: [go(column 1), go(4)]}", "RW401 4"),
    ("expect: {refused: go(column 4)}", "RW853 column 4"),
    ("given: {cup: 3 cubes}", "RW851 3 cubes"),
    ("chance: cube(7)", "RW853 7"),
]


def scenario(folder: Path, text: str) -> Path:
    """A scenario file with one case beside the rules."""
    (folder / "scenarios").mkdir()
    (folder / "ruleset.yaml").write_text(RULES, encoding="utf-8")
    path = folder / "scenarios" / "one.yaml"
    rest = "" if text.startswith("expect") else "\n  expect: {mark: none}"
    path.write_text(f"scenarios: mine\nsomething:\n  at: game\n  {text}{rest}\n", encoding="utf-8")
    return path


def checked(path: Path) -> list[str]:
    """What `check` tells about a scenario file: code and text of the place."""
    target = next(target for target in targets_of(str(path)) if target.kind == "scenarios")
    found, _ = Workshop(target.found.path).looked(target, Settings(), 0)
    return [f"{one.code} {one.span.text}" for one in found]


@pytest.mark.parametrize(("text", "found"), WRONG)
def test_what_is_no_choice_is_told(tmp_path: Path, text: str, found: str) -> None:
    """Wrong types, members and components; the same as `test` refuses."""
    path = scenario(tmp_path, text)
    assert checked(path) == [found]
    assert [f"{one.code} {one.span.text}" for one in attempt(ScenarioFile(path), Shelf()).errors] == [found]


def test_nothing_is_played(tmp_path: Path) -> None:
    """A scenario that fails is none of `check`'s business."""
    path = scenario(tmp_path, "expect: {mark: column 2}")
    assert checked(path) == []
