"""Words of closed lists as people say them: each leads to the word of the list in which it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright import loading
from rulewright.frontend.syntax.words_as_said import CLOSED_AS_SAID, closed
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

SAID = """\
rulewright: 1
game: said
title: Said
players: 2
limit: 9 decisions
components: {{stone: {{kinds: {{pebble: 3}}}}}}
spaces: {{cell: {{rows: 2, columns: 2, shape: {shape}}}, spot: {{count: 3, shape: {order}}}}}
zones: {{bag: {{holds: stone, order: {lie}, starts: {starts}, seen_by: {seen}}}}}
table: {{cell: {{row_1: {side}, columns: {called}}}, bag: {{internal: {flag}}}}}
score: {{of: {of}, points: "0", rank: shared}}
phases: {{all: {{stop: {{end: game}}}}}}
"""
USUAL = {
    "shape": "squares", "order": "line", "lie": "pile", "starts": "all", "seen": "everyone", "side": "top",
    "called": "letters", "flag": "no", "of": "player",
}  # fmt: skip
HINTS = [
    ("seen", "noone", "nobody"),
    ("seen", "Nobody", "nobody"),
    ("seen", "no_one", "nobody"),
    ("seen", "none", "nobody"),
    ("seen", "never", "nobody"),
    ("seen", "public", "everyone"),
    ("seen", "evryone", "everyone"),
    ("lie", "stack", "pile"),
    ("lie", "queue", "row"),
    ("order", "circle", "ring"),
    ("order", "row", "line"),
    ("shape", "hex", "hexagons"),
    ("shape", "grid", "squares"),
    ("shape", "square", "squares"),
    ("starts", "facedown", "all face down"),
    ("side", "below", "bottom"),
    ("called", "alphabet", "letters"),
    ("flag", "true", "yes"),
    ("flag", "off", "no"),
    ("of", "team", "side"),
    ("of", "all", "everyone"),
]


def closed_lists(part: Any) -> Iterator[list[str]]:
    """Every list of allowed words in a schema."""
    if isinstance(part, dict):
        if isinstance(part.get("enum"), list):
            yield part["enum"]
        for value in part.values():
            yield from closed_lists(value)
    elif isinstance(part, list):
        for value in part:
            yield from closed_lists(value)


LISTS = list(closed_lists(json.loads((folder("schemas") / "ruleset.schema.json").read_text(encoding="utf-8"))))


def hints(**words: str) -> list[str]:
    report = Report()
    loading.check_text(Source("said.yaml", SAID.format(**USUAL | words)), report)
    return [str(finding.hint) for finding in report if finding.code == "RW104"]


@pytest.mark.parametrize(("place", "said", "meant"), HINTS)
def test_what_is_said_leads_to_what_is_written(place: str, said: str, meant: str) -> None:
    assert any(f"`{meant}`" in hint for hint in hints(**{place: said})), hints(**{place: said})


def test_what_is_written_needs_no_hint() -> None:
    assert hints() == []


@pytest.mark.parametrize("meant", CLOSED_AS_SAID)
def test_each_word_is_of_a_list_and_no_word_means_two_of_one(meant: str) -> None:
    homes = [words for words in LISTS if meant in words]
    assert homes, f"`{meant}` is allowed nowhere"
    for words in homes:
        for said in CLOSED_AS_SAID[meant]:
            assert said in words or closed(said, words) == meant
