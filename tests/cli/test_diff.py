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
    assert told.out == (
        f"a: Sample\na:four: Four. One more.\n\nnumbers\n  - number `most` is 4, not 3\n    at {variant}:5:24\n"
        f"    was at {base}:6:17\n"
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
    """A ruleset that is wrong or missing is trouble, not a difference; no comparison is written."""
    assert run(["diff", *names]) == 2
    told = capsys.readouterr()
    assert told.out == "" if "--json" not in names else json.loads(told.out)["rulewright"] == "error"
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
    variant = (
        "variant: four\nextends: sample\ntitle: Four\n"
        'add: {phases.game.turn.must: leap, actions.leap: {says: "{me} leaps"}}\n'
    )
    (tmp_path / "a/variants/four.yaml").write_text(variant, encoding="utf-8")
    assert run(["diff", "a", "a:four"]) == 1
    out = capsys.readouterr().out
    assert (
        f"`leap` can be chosen too\n    at {Path('a/variants/four.yaml')}:4:30\n"
        f"    was at {Path('a/ruleset.yaml')}:7:30\n"
    ) in out
    (tmp_path / "a/variants/four.yaml").write_text(
        variant[: variant.index("add")] + "remove: [phases.game.turn.must.stay, actions.stay]\n", encoding="utf-8"
    )
    assert run(["diff", "a", "a:four"]) == 1
    out = capsys.readouterr().out
    assert (
        f"`stay` can be chosen no more\n    removed at {Path('a/variants/four.yaml')}:4:10\n"
        f"    was at {Path('a/ruleset.yaml')}:7:35\n"
    ) in out


def test_unified(capsys: pytest.CaptureFixture[str]) -> None:
    """--unified compares the YAML with variants applied."""
    assert run(["diff", "a", "a:four", "--unified"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("--- a\n+++ a:four\n")
    assert [line for line in out.splitlines()[2:] if line[0] in "+-"] == ["-  most: 3", "+  most: 4  # four.yaml:5"]


CARDS = """\
components:
  card:
    traits: {cost: 0..9, suit: [red, blue]}
    total: 6
    from: cards.csv
    kinds: {knight: {}, baron: {}}
zones: {heap: {holds: card, starts: all, seen_by: everyone}}
score: {of: player, points: sum(card.cost for card in heap), rank: highest points then shared}
"""
SHEET = "kind,count,cost,suit\nknight,2,3,red\nknight,1,4,blue\nbaron,3,5,red\n"


def two_with_sheets(folder: Path, old: str | None, new: str | None) -> None:
    """Two rulesets that are the same but for their CSV files."""
    for name, sheet in (("old", old), ("new", new)):
        (folder / name).mkdir()
        text = BASE[: BASE.index("score:")].replace("numbers: {most: 3}\n", "") + CARDS
        (folder / name / "ruleset.yaml").write_text(text, encoding="utf-8")
        if sheet is not None:
            (folder / name / "cards.csv").write_text(sheet, encoding="utf-8")


SHEETS = [
    ("knight,2,3,red", "knight,2,9,red", ["card: in row 2 (`knight`), `cost` is 9, not 3|new 2:10|old 2:10"]),
    ("baron,3,5,red", "baron,3,5,blue", ["card: in row 4 (`baron`), `suit` is `blue`, not `red`|new 4:11|old 4:11"]),
    (
        "baron,3,5",
        "knight,3,5",
        [
            "card: row 4 is gone: {kind: baron, count: 3, cost: 5, suit: red}|old 4:1",
            "card: row 4 is new: {kind: knight, count: 3, cost: 5, suit: red}|new 4:1",
        ],
    ),
    (
        "knight,2,3,red\nknight,1,4,blue\n",
        "knight,1,4,blue\nknight,2,3,red\n",
        ["card: row 3 has another place among the rows: {kind: knight, count: 2, cost: 3, suit: red}|new 3:1|old 2:1"],
    ),
    ("knight,1,4,blue\n", "", ["card: row 3 is gone: {kind: knight, count: 1, cost: 4, suit: blue}|old 3:1"]),
    (SHEET, SHEET.replace(",", ";").replace("red", '"red"'), []),
    (SHEET, "suit,cost,count,kind\nred,3,2,knight\nblue,4,1,knight\n\nred,5,3,baron\n", []),
    (
        SHEET,
        SHEET.replace("suit\n", "suit,about\n").replace("red\n", "red,\n").replace("blue\n", "blue,odd\n"),
        [
            "card: the column `about` is new|new 1:22",
            "card: in row 3 (`knight`), `about` is `odd`, not nothing|new 3:17|old 3:1",
        ],
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), SHEETS)
def test_csv_is_compared_cell_by_cell(
    old: str, new: str, told: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every cell that differs is told with both places;
    how cells are parted, quoted and ordered makes no difference.
    """
    two_with_sheets(tmp_path, SHEET, SHEET.replace(old, new))
    assert run(["diff", "old", "new", "--json"]) == (1 if told else 0)
    found = json.loads(capsys.readouterr().out)["changes"]
    places = [
        [f"{name} {side['line']}:{side['column']}" for name in ("new", "old") if (side := change[name]) is not None]
        for change in found
    ]
    assert ["|".join([change["words"], *place]) for change, place in zip(found, places, strict=True)] == told
    assert run(["diff", "old", "new", "--unified"]) == (1 if told else 0)
    assert bool(capsys.readouterr().out) == bool(told)


@pytest.mark.parametrize("sheets", [(None, SHEET), (SHEET, None), (SHEET, 'kind,count\nknight,"2\n'), ("\0", SHEET)])
@pytest.mark.parametrize("options", [[], ["--json"], ["--unified"]])
def test_a_csv_that_cannot_be_read_is_trouble(
    sheets: tuple[str | None, str | None], options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing or broken file is told where it is named or where it is broken; nothing is compared."""
    two_with_sheets(tmp_path, *sheets)
    assert run(["diff", "old", "new", *options]) == 2
    told = capsys.readouterr()
    assert told.out == "" if "--json" not in options else json.loads(told.out)["findings"]
    assert "cards.csv" in told.err


def test_unified_shows_no_deletion_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another style, another order where order says nothing, and a total that a variant drops are not shown."""
    other = BASE.replace("numbers: {most: 3}\n", "").replace("title: Sample", "title: 'Sample'\nnumbers:\n  most: 3")
    (tmp_path / "b.yaml").write_text(other, encoding="utf-8")
    assert run(["diff", "a/ruleset.yaml", "b.yaml", "--unified"]) == 0
    assert capsys.readouterr().out == ""
    two_with_sheets(tmp_path, SHEET, SHEET)
    variant = "variant: four\nextends: sample\ntitle: Four\nchange: {components.card.kinds.baron: {called: a baron}}\n"
    (tmp_path / "old/variants").mkdir()
    (tmp_path / "old/variants/four.yaml").write_text(variant, encoding="utf-8")
    assert run(["diff", "old", "old:four", "--unified"]) == 1
    lines = capsys.readouterr().out.splitlines()[2:]
    assert not [line for line in lines if line.startswith("-") and "baron" not in line]


def test_long_texts_differ_where_they_are_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What differs only behind the longest text shown is shown in full; JSON is never cut."""
    long = "word " * 60
    for name, end in (("c", "one"), ("d", "two")):
        (tmp_path / f"{name}.yaml").write_text(BASE.replace("title: Sample", f"title: Sample\nabout: {long}{end}"))
    assert run(["diff", "c.yaml", "d.yaml"]) == 1
    assert f"{long}two`, not `{long}one`" in capsys.readouterr().out
    assert run(["diff", "c.yaml", "d.yaml", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["changes"][0]["new"]["text"] == f"{long}two"


SAME_LINES = [
    ('say "card #3"', 'say "card #4"', True),
    ('say "a  b"', 'say "a b"', True),
    ('say "a" # one', 'say "a"  # two', False),
    ('# first\n      say "a"', 'say "a"', False),
    ('say "a #"  # one', 'say "a #"', False),
]


@pytest.mark.parametrize(("old", "new", "differs"), SAME_LINES)
def test_a_hash_in_quotes_begins_no_comment(
    old: str, new: str, differs: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Comments of blocks make no difference; texts in quotes do, to the last blank."""
    for name, line in (("c", old), ("d", new)):
        (tmp_path / f"{name}.yaml").write_text(
            BASE.replace('{game: {greet: say "hello"}}', f"\n  game:\n    greet: |\n      {line}"), encoding="utf-8"
        )
    assert run(["diff", "c.yaml", "d.yaml"]) == int(differs)
    assert capsys.readouterr().err == ("1 difference.\n" if differs else "Nothing is different.\n")
