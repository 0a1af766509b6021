"""`rulewright show`: the page, the rulings, the stages, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.ruleset_lookup import shipped
from rulewright.source.cells import width

RULESET = """\
rulewright: 1
game: sample
title: A Sample
credits: Somebody, 1999
about: Draw tiles from a bag.
players: {from: 2, to: 3, usual: 3}
limit: 9 decisions
assumed: {tiles: Nobody says how many.}
options:
  hand: {values: 1..4, default: {2: 4, 3: 2}, about: How many tiles?, why: It is more fun., source: page 3}
  mood: {values: [calm, wild], about: How?}
components: {tile: {kinds: {plain: players * 4, odd: 1}, source: page 1}}
spaces: {field: {count: players}}
zones:
  bag: {holds: tile, order: pile, starts: all, seen_by: nobody}
  tray: {holds: tile, per: player, seen_by: owner}
money: {coin: {bank: {start: 9, seen_by: everyone}}}
state: {leader: {is: player or none, start: none}}
actions: {keep: {pick: "field, tile in me.tray", do: set leader to me, says: "{me} keeps {tile} and {field}"}}
phases:
  game:
    deal: |
      shuffle bag
      for each player: draw hand from bag to player.tray
    round: {each: player me clockwise from player 1, steps: {turn: {must: keep, if_none: skip}}}
score: {of: player, points: count(player.tray) + bank + (1 if mood = wild and leader = player else 0),
    rank: highest points then shared}
"""

WILD = """\
variant: wild
extends: sample
title: The wild one
about: More odd tiles.
change: {components.tile.kinds.odd: 7}
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ruleset with variants, one of them wrong."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sample" / "variants").mkdir(parents=True)
    files = {
        "ruleset": RULESET,
        "variants/wild": WILD,
        "variants/bad": WILD.replace("wild", "bad").replace("odd:", "old:"),
    }
    for name, text in files.items():
        (tmp_path / "sample" / f"{name}.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "typo.yaml").write_text(RULESET.replace("count(player.tray)", "count(player.tary)"), encoding="utf-8")
    return tmp_path


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a clean command writes."""
    assert run(["show", *arguments]) == 0
    return capsys.readouterr().out


def rows(text: str, title: str) -> list[str]:
    """The lines below a title, their blanks as one."""
    lines = text.splitlines()
    start = lines.index(title) + 1
    end = next((index for index in range(start, len(lines)) if not lines[index]), len(lines))
    return [" ".join(line.split()) for line in lines[start:end]]


def test_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Everything on one page, in the words of the ruleset."""
    page = shown(capsys, "sample")
    assert page.splitlines()[:3] == ["A Sample", "Draw tiles from a bag.", "Somebody, 1999"]
    assert rows(page, "Components") == ["tile 13: 12 plain, 1 odd"]
    assert rows(page, "Spaces") == ["field 3"]
    assert rows(page, "Zones") == [
        "bag pile of tile, seen by nobody, every tile starts here",
        "tray heap of tile per player, seen by the owner",
    ]
    assert rows(page, "Money") == ["bank coin, seen by everyone, starts with 9"]
    assert rows(page, "State") == ["leader player or none, seen by everyone"]
    assert rows(page, "Actions (6 ids, and 0 to pass)") == ["keep 6: field, tile in me.tray"]
    assert rows(page, "Phases") == ["game deal, round (turn)"]
    assert rows(page, "Options (see --rulings)") == ["hand 2 (or 1, 3, 4)", "mood calm (or wild)"]
    assert rows(page, "Other variants") == ["bad, wild"]


def test_the_page_counts_for_the_players_and_options_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """`--players` and `-o`, with a variant applied."""
    page = shown(capsys, "sample:wild", "--players", "2", "-o", "mood=wild")
    assert "With The wild one: More odd tiles." in page.splitlines()
    assert rows(page, "Components") == ["tile 15: 8 plain, 7 odd"]
    assert rows(page, "Options (see --rulings)") == ["hand 4 (or 1, 2, 3)", "mood wild (or calm)"]
    assert rows(page, "Other variants") == ["bad"]


def test_the_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    """Question, answer, alternatives, defaults by players, reason, source; assumptions, sources, credits."""
    assert shown(capsys, "sample", "--rulings", "-o", "hand=1").splitlines() == [
        "A Sample: rulings with 3 players",
        "",
        "hand",
        "  How many tiles?",
        "  is 1 (the default is 2)",
        "  or 2, 3, 4",
        "  default 4 with 2 players, 2 with 3 players",
        "  why: It is more fun.",
        "  source: page 3",
        "",
        "mood",
        "  How?",
        "  is calm",
        "  or wild",
        "",
        "Assumed",
        "  tiles  Nobody says how many.",
        "",
        "Sources",
        "  components.tile  page 1",
        "",
        "Credits: Somebody, 1999",
    ]


@pytest.mark.parametrize(
    ("stage", "line"),
    [
        ("yaml", "      odd: 7  # wild.yaml:5"),
        ("ast", "  points: Arithmetic"),
        ("typed", "    start: Const(none): none"),
        ("program", "  action keep:"),
    ],
)
def test_the_stages(capsys: pytest.CaptureFixture[str], stage: str, line: str) -> None:
    """Each shows its own product, with the variant applied."""
    lines = shown(capsys, "sample:wild", "--stage", stage).splitlines()
    assert any(one.startswith(line) for one in lines)


def test_the_yaml_stage_is_a_ruleset_of_its_own(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    """Written to a file it can be checked, and shown alike."""
    (here / "merged.yaml").write_text(shown(capsys, "sample:wild", "--stage", "yaml"), encoding="utf-8")
    assert run(["check", "merged.yaml"]) == 0
    capsys.readouterr()
    merged, varied = (json.loads(shown(capsys, name, "--json")) for name in ("merged.yaml", "sample:wild"))
    assert merged["fingerprint"] == varied["fingerprint"]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ([], "components"),
        (["--rulings"], "rulings"),
        (["--stage", "yaml"], "players"),
        (["--stage", "ast"], "header"),
        (["--stage", "typed"], "classes"),
        (["--stage", "program"], "code"),
    ],
)
def test_everything_is_also_json(capsys: pytest.CaptureFixture[str], more: list[str], key: str) -> None:
    """One object, by the names of its parts."""
    whole = json.loads(shown(capsys, "sample", "--json", *more))
    assert (whole["content"] if "--stage" in more else whole)[key]
    assert whole["summary"]["shows"] == (more[-1].removeprefix("--") if more else "page")


@pytest.mark.parametrize("name", shipped())
def test_pages_of_shipped_rulesets_fit_into_80_columns(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """In plain ASCII, whatever they say."""
    for text in (shown(capsys, name), shown(capsys, name, "--rulings")):
        assert [line for line in text.splitlines() if width(line) > 80] == []
        assert text.isascii()


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["sample:bad"], 1, "there is no `old` in `components.tile.kinds`"),
        (["sample:bad", "--stage", "yaml"], 1, "there is no `old` in `components.tile.kinds`"),
        (["typo.yaml"], 1, "`tary`"),
        (["sample", "--players", "4"], 2, "A Sample is not for 4 players; it is for 2 to 3"),
        (["sample", "--players", "x"], 2, "is not a whole number"),
        (["sample", "-o", "moos=wild"], 2, "there is no option `moos`; did you mean `mood`?"),
        (["sample", "-o", "mood=mad"], 2, "`mad` is not a value of the option `mood`"),
        (["sample", "-o", "mood"], 2, "write `-o name=value`"),
        (["sample", "--stage", "ast", "--players", "2"], 2, "leave out --players and -o"),
        (["sample", "--stage", "ast", "--rulings"], 2, "--stage and --rulings exclude each other"),
        (["sample", "--stage", "asm"], 2, "asm"),
        (["sample:tame"], 2, "`sample` has no variant `tame`"),
        (["none"], 2, "no ruleset is called `none`"),
        ([], 2, "Missing argument"),
    ],
)
def test_what_is_wrong_is_told_on_standard_error(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: str
) -> None:
    """With 1 for an error in the rules, 2 for one in the asking; nothing is written."""
    assert run(["show", *arguments]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert words in " ".join(err.split())


def test_the_yaml_stage_shows_also_what_has_errors(capsys: pytest.CaptureFixture[str]) -> None:
    """A tree that cannot be typed can still be looked at."""
    assert "  points: count(player.tary) + bank" in shown(capsys, "typo.yaml", "--stage", "yaml")


def test_the_layout_of_observations(capsys: pytest.CaptureFixture[str]) -> None:
    """For people and machines, in every configuration; with nothing else at once."""
    assert run(["show", "gravediggers", "--players", "3", "--observation"]) == 0
    text = capsys.readouterr().out
    assert "an observation is" in text and "coins of Player 3: amount" in text and "of Player 4" not in text
    assert run(["show", "gravediggers", "--observation", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["observation"]
    assert [number["index"] for number in found["numbers"]] == list(range(found["size"]))
    assert run(["show", "gravediggers", "--observation", "--rulings"]) == 2
    assert "--rulings and --observation exclude each other" in capsys.readouterr().err
