"""Misspelt keys are told, and read as they were meant: nothing is told of what would be lost with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.frontend.syntax.meant_keys import as_meant, is_one_slip
from rulewright.frontend.syntax.nodes import Mapping, Node, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

RULESETS = Path(__file__).parents[1] / "rulebook" / "rulesets"
WORD = "abcdef"


def slips(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + "x" + word[at + 1 :]
        yield word[:at] + word[at : at + 2][::-1] + word[at + 2 :]
    yield from (word[:at] + "x" + word[at:] for at in range(len(word) + 1))


@pytest.mark.parametrize("written", sorted({*slips(WORD)} - {WORD}))
def test_one_slip(written: str) -> None:
    assert is_one_slip(written, WORD) and is_one_slip(WORD, written)


@pytest.mark.parametrize(
    "written", [WORD, "", "a", "abcd", "abcdefgh", "bacdfe", "xbcdex", "abxdxf", "fbcdea", "bcdefa"]
)
def test_no_slip_and_two_slips(written: str) -> None:
    assert not is_one_slip(written, WORD) and not is_one_slip(WORD, written)


def test_short_words_are_like_too_many() -> None:
    assert not is_one_slip("iz", "is") and not is_one_slip("i", "is") and is_one_slip("prr", "per")


def keys_of(node: Node) -> Iterator[str]:
    match node:
        case Mapping(entries=entries):
            yield from (key for entry in entries for key in (entry.name, *keys_of(entry.value)))
        case Sequence(items=items):
            yield from (key for item in items for key in keys_of(item))


def test_keys_are_renamed_where_they_are_written() -> None:
    source = Source("keys.yaml", "a: {b: 1, c: [{b: 2}]}\nb: 3\n")
    root = read_node(source, Report())
    assert root is not None
    meant = as_meant(root, {("a", "c", 0, "b"): "x", ("b",): "y"})
    assert [*keys_of(meant)] == ["a", "b", "c", "x", "y"]
    assert isinstance(meant, Mapping) and meant.entries[1].span.text == "b"
    assert as_meant(root, {}) is root


KEYS = """
    components kinds traits spaces joins edges numbers zones holds seen_by order starts money state start tables options
    values terms effects actions pick where says priorities rules payouts among claims phases steps until if_none
    collects points score
"""


@pytest.mark.parametrize("name", ["box", "sharing", "steps"])
def test_a_misspelt_key_is_one_mistake(name: str) -> None:
    """One letter is left out of the first such key of a ruleset: the whole file is told of nothing else."""
    text = (RULESETS / f"{name}.yaml").read_text(encoding="utf-8")
    tried = {key: re.search(rf"\b{key}(?=:)", text) for key in KEYS.split()}
    found = {
        key: _told(text[: place.start()] + key[:1] + key[2:] + text[place.end() :])
        for key, place in tried.items()
        if place is not None
    }
    assert {key: told for key, told in found.items() if told not in (["RW101"], ["RW106"])} == {}
    assert len(found) > 15


def _told(text: str) -> list[str]:
    report = Report()
    loading.check_text(Source("slip.yaml", text), report)
    return [one.code for one in report if one.severity is Severity.ERROR]
