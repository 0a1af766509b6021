"""`rulewright diff`: what it compares, how it tells, how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.cli.main import run

BASE = """\
rulewright: 1
game: sample
title: Sample
players: 2
limit: 9 decisions
numbers: {most: 3}
phases: {game: {greet: say "hello"}}
score: {of: player, points: most, rank: highest points then shared}
"""
VARIANT = "variant: four\nextends: sample\ntitle: Four\nabout: One more.\nchange: {numbers.most: 4}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset with a variant, and a broken one."""
    monkeypatch.chdir(tmp_path)
    for name, text in (
        ("a/ruleset.yaml", BASE),
        ("a/variants/four.yaml", VARIANT),
        ("bad/ruleset.yaml", BASE.replace("most: 3", "more: 3")),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_a_variant_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """By section, with both places; the count stands beside it; the exit code is that of diff(1)."""
    assert run(["diff", "a", "a:four"]) == 1
    told = capsys.readouterr()
    base, variant = Path("a/ruleset.yaml"), Path("a/variants/four.yaml")
    assert (
        told.out
        == f"a: Sample\na:four: Four. One more.\n\nnumbers\n  - number `most` is 4, not 3\n    at {variant}:5:24\n    was at {base}:6:17\n"
    )
    assert told.err == "1 difference.\n"


def test_nothing_is_different(capsys: pytest.CaptureFixture[str]) -> None:
    """Two equal rulesets write nothing, and the exit code is 0."""
    assert run(["diff", "a", "a/ruleset.yaml"]) == 0
    assert capsys.readouterr() == ("", "Nothing is different.\n")


@pytest.mark.parametrize(
    "names", [["a", "bad"], ["bad", "a"], ["a", "none"], ["a", "a:five"], ["a"], ["a", "a:four", "--json", "--unified"]]
)
def test_trouble_is_2(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A ruleset that is wrong or missing is trouble, not a difference; nothing is written to standard output."""
    assert run(["diff", *names]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Every change with its kind, path, words, and both sides with their places."""
    assert run(["diff", "a", "a:four", "--json"]) == 1
    (change,) = json.loads(capsys.readouterr().out)["changes"]
    assert (change["kind"], change["path"], change["words"]) == ("changed", "numbers.most", "number `most` is 4, not 3")
    assert (change["old"]["text"], change["old"]["line"], change["new"]["text"], change["new"]["line"]) == (
        "3",
        6,
        "4",
        5,
    )


LISTS = BASE.replace(
    'phases: {game: {greet: say "hello"}}', "phases: {game: {turn: {must: [go, stay], by: player 1}}}"
).replace(
    "score:",
    """actions:
  go: {says: "{me} goes"}
  stay: {says: "{me} stays"}
score:""",
)


def test_items_of_lists_stand_where_the_variant_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new item is at the variant's line, one that is gone is removed at it; where the list begins says nothing."""
    (tmp_path / "a/ruleset.yaml").write_text(LISTS, encoding="utf-8")
    variant = 'variant: four\nextends: sample\ntitle: Four\nadd: {phases.game.turn.must: leap, actions.leap: {says: "{me} leaps"}}\n'
    (tmp_path / "a/variants/four.yaml").write_text(variant, encoding="utf-8")
    assert run(["diff", "a", "a:four"]) == 1
    out = capsys.readouterr().out
    assert (
        f"`leap` can be chosen too\n    at {Path('a/variants/four.yaml')}:4:30\n    was at {Path('a/ruleset.yaml')}:7:30\n"
        in out
    )
    (tmp_path / "a/variants/four.yaml").write_text(
        variant[: variant.index("add")] + "remove: [phases.game.turn.must.stay, actions.stay]\n", encoding="utf-8"
    )
    assert run(["diff", "a", "a:four"]) == 1
    out = capsys.readouterr().out
    assert (
        f"`stay` can be chosen no more\n    removed at {Path('a/variants/four.yaml')}:4:10\n    was at {Path('a/ruleset.yaml')}:7:35\n"
        in out
    )


def test_unified(capsys: pytest.CaptureFixture[str]) -> None:
    """--unified compares the YAML with variants applied."""
    assert run(["diff", "a", "a:four", "--unified"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("--- a\n+++ a:four\n")
    assert "-  most: 3\n+  most: 4  # four.yaml:5\n" in out
