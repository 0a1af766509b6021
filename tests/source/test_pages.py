"""The table of codes: complete, in use, and true. Every wrong example shows its code, every right one is clean."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from rulewright import load
from rulewright.source.codes import CODES, Code
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

PACKAGE = Path(load.__file__).parent
USE = re.compile(r'"(RW\d+)"')
WITHOUT_EXAMPLE = {
    "RW001", "RW002", "RW003", "RW010",  # about whole files
    "RW006", "RW205",  # too long to print
    "RW605",  # a missing section
    "RW609",  # told when a ruleset is lowered
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
spaces:
  field: {count: 5, shape: ring}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  discards: {holds: card, seen_by: everyone}
  hand: {holds: card, per: player, seen_by: owner}
  line: {holds: card, per: field, order: row, seen_by: face}
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
score: {of: player, points: player.purse, rank: highest points then shared}
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
            kept = [line for entry, old in entries(whole[name]).items() if not entry or entry not in mine for line in old]
            whole[name] = kept + lines[1:]
    return "\n".join(line for lines in whole.values() for line in lines) + "\n"


def told(text: str) -> list[str]:
    """The codes that a ruleset earns, boxes included."""
    report = Report()
    load.check_text(Source("page.yaml", text), report)
    return [f"{d.code} {d.message}" for d in report if d.severity is Severity.ERROR]


def example(code: Code, word: str) -> str | None:
    found = re.search(rf"^{word}:\n((?:    .*\n|\n)+)", code.page, re.MULTILINE)
    return dedent(found[1]) if found else None


SHOWN = [code for code, entry in CODES.items() if "\nWrong:\n" in entry.page]


def test_the_small_ruleset_is_clean() -> None:
    assert told(BASE) == []


@pytest.mark.parametrize("code", SHOWN)
def test_the_wrong_example_shows_its_code(code: str) -> None:
    wrong = example(CODES[code], "Wrong")
    assert wrong is not None
    codes = {line.split(" ")[0] for line in told(merged(wrong))}
    assert code in codes
    assert codes <= {code, *COMPANIONS.get(code, ())}


@pytest.mark.parametrize("code", SHOWN)
def test_the_right_example_is_clean(code: str) -> None:
    right = example(CODES[code], "Right")
    assert right is not None
    assert told(merged(right)) == []


def test_every_page_that_can_show_an_example_does() -> None:
    assert set(CODES) - set(SHOWN) == WITHOUT_EXAMPLE


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
