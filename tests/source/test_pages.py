"""The table of codes: complete, in use, and true. Every wrong example shows its code, every right one is clean."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from rulewright import loading
from rulewright.frontend.analysis import checks
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.variants import Variant
from rulewright.source.codes import CODES, Code
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

PACKAGE = Path(loading.__file__).parent
USE = re.compile(r'"(RW\d+)"')
WITHOUT_EXAMPLE = {
    "RW001", "RW002", "RW003", "RW010", "RW015", "RW016", "RW013", "RW720",  # about whole files, or tables
    "RW006", "RW205", "RW613", "RW620",  # too long to print
    "RW605",  # a missing section
    "RW609",  # told when a ruleset is lowered
    "RW721",  # told where it is demanded
    "RW750", "RW751", "RW752", "RW753", "RW754",  # told after games
    "RW802", "RW807",  # about larger rulesets, and about files
}  # fmt: skip

COMPANIONS = {code: {"RW103"} for code in ("RW501", "RW502", "RW604")}
"""What the schema says too, of the same missing key."""

BASE = """\
rulewright: 1
game: sample
title: Sample
players: 2..4
limit: 200 decisions
options:
  raid: {values: [hard, soft]}
numbers:
  hand_size: 3
components:
  card:
    traits: {suit: [red, black], value: 1..5}
    kinds: {plain: {suit: each, value: each, count: 2}}
  tile: {kinds: {blank: 4}}
spaces:
  field: {count: 5, shape: ring}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  discards: {holds: card, seen_by: everyone}
  hand: {holds: card, per: player, seen_by: owner}
  line: {holds: card, per: field, order: row, seen_by: face}
  bag: {holds: tile, starts: all, seen_by: nobody}
money:
  coin:
    bank: {start: 100, seen_by: everyone}
    purse: {per: player, start: 5, from: bank, seen_by: owner}
state:
  leader: {is: player or none, start: none}
  round: {is: 0..9, start: 0}
actions:
  play: {pick: card in me.hand, do: move card to discards, says: "{me} plays {card}"}
phases:
  game:
    deal: |
      shuffle deck
      for each player: draw hand_size from deck to player.hand
    play: {turns: player me clockwise from player 1, steps: {turn: {must: play, if_none: skip}}, until: none(me.hand)}
score: {of: player, points: player.purse + (1 if raid = hard else 2), rank: highest points then shared}
"""


def sections(text: str) -> dict[str, list[str]]:
    """The lines of a text by the top-level key under which they stand."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line[:1].strip():
            found.setdefault(line.partition(":")[0], []).append(line)
        else:
            found[list(found)[-1]].append(line)
    return found


def entries(lines: list[str]) -> dict[str, list[str]]:
    """The lines of a section by entry; its own line stands under the empty name."""
    found: dict[str, list[str]] = {"": lines[:1]}
    for line in lines[1:]:
        if re.match(r"  \S", line):
            found.setdefault(line.strip().partition(":")[0], [])
        found[list(found)[-1]].append(line)
    return found


def merged(piece: str) -> str:
    """The small ruleset with the sections of a piece: entries of block sections are added, or replace their like."""
    whole = sections(BASE)
    for name, lines in sections(piece.rstrip()).items():
        if not lines[0].endswith(":") or name not in whole:
            whole[name] = lines
        else:
            mine = entries(lines)
            kept = [
                line for entry, old in entries(whole[name]).items() if not entry or entry not in mine for line in old
            ]
            whole[name] = kept + lines[1:]
    return "\n".join(line for lines in whole.values() for line in lines) + "\n"


def told(piece: str) -> list[str]:
    """What the small ruleset earns with a piece of a ruleset, or with the edits of a
    variant: `severity code message`.
    """
    report = Report()
    if set(sections(piece)) & {"change", "add", "remove"}:
        vary(piece, report)
    else:
        check(Source("page.yaml", merged(piece)), report)
    return [f"{d.severity} {d.code} {d.message}" for d in report]


def errors(piece: str) -> list[str]:
    return [line for line in told(piece) if line.startswith(Severity.ERROR)]


def codes(lines: list[str]) -> set[str]:
    return {line.split(" ")[1] for line in lines}


def check(source: Source, report: Report) -> None:
    """Everything that can be told about a text."""
    loading.check_text(source, report)
    symbols = loading.read_text(source, report) if not report.failed else None
    if symbols is not None:
        survey = checks.Survey.of(symbols)
        checks.check_rules(survey, report)
        scenes = [
            checks.check_configuration(survey, configuration, report) for configuration in configurations(symbols)
        ]
        checks.check_all([scene for scene in scenes if scene is not None], report)


def vary(edits: str, report: Report) -> None:
    """The small ruleset with a variant."""
    source = Source("variant.yaml", f"variant: try_out\nextends: sample\n{edits}")
    root = read_node(source, report)
    assert isinstance(root, Mapping)
    loading.check_text(Source("base.yaml", BASE), report, [Variant("try_out", root, source)])


def example(code: Code, word: str) -> str:
    """The piece of a ruleset after `Wrong:` or `Right:`."""
    found = re.search(rf"^{word}:\n((?:    .*\n|\n)+)", code.page, re.MULTILINE)
    assert found is not None
    return dedent(found[1])


SHOWN = [code for code, entry in CODES.items() if "\nWrong:\n" in entry.page]


def test_the_small_ruleset_is_clean() -> None:
    assert errors("") == []


@pytest.mark.parametrize("code", SHOWN)
def test_the_wrong_example_shows_its_code(code: str) -> None:
    wrong = example(CODES[code], "Wrong")
    assert code in codes(told(wrong))
    assert codes(errors(wrong)) <= {code, *COMPANIONS.get(code, ())}


@pytest.mark.parametrize("code", SHOWN)
def test_the_right_example_is_clean(code: str) -> None:
    assert errors(example(CODES[code], "Right")) == []


def test_every_page_that_can_show_an_example_does() -> None:
    """Scenarios, settings and message files apart: theirs would need a game beside them."""
    assert {
        code
        for code in CODES
        if code not in SHOWN and not code.startswith(("RW85", "RW86", "RW90", "RW91", "RW92", "RW93"))
    } == WITHOUT_EXAMPLE


def used() -> set[str]:
    files = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "codes"]
    return {code for path in files for code in USE.findall(path.read_text(encoding="utf-8"))}


def test_every_code_in_use_is_in_the_table() -> None:
    assert sorted(used() - set(CODES)) == []


def test_every_code_of_the_table_is_in_use() -> None:
    assert sorted(set(CODES) - used()) == []


@pytest.mark.parametrize("code", CODES)
def test_a_code_has_a_severity_a_title_and_a_page(code: str) -> None:
    entry = CODES[code]
    assert re.fullmatch(r"RW\d{3}", code)
    assert entry.severity in {severity.value for severity in Severity}
    assert entry.title
    assert 2 <= len(entry.page.splitlines()) <= 25
    assert all(len(line) <= 120 or "Wrong" in entry.page for line in entry.page.splitlines())
