"""Every node of a ruleset in the place of which something odd stands: a message with a place, and never an exception.

All is tried by `python -m tests.bad.test_odd_values`, a part by the tests.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from rulewright import loading
from rulewright.frontend.syntax.nodes import Mapping, Node, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Source, Span

from .cases import BASE, merged

ODD = {
    "an empty mapping": "{}",
    "an empty list": "[]",
    "a mapping": "{a: 1}",
    "a list": "[a, 1]",
    "a list of lists": "[[], [{}]]",
    "nothing": "",
    "null": "null",
    "a tilde": "~",
    "a huge number": "9" * 400,
    "a fraction": "1.5",
    "a negative number": "-1",
    "a date": "2024-01-01",
    "a truth value": "true",
    "an empty text": '""',
    "a blank text": '" "',
    "a text": '"It is so."',
    "an alias": "*odd",
    "a word of the language": "none",
}
SHAPES = ("RW102", "RW104", "RW105")
"""Codes of values that are not of the sort that stands there."""
PART = 23
"""Of so many changes one is tried by the tests."""


def spans(node: Node) -> Iterator[Span]:
    """Where every value stands; of the root, where its values do."""
    if isinstance(node, Mapping):
        for entry in node:
            yield entry.value.span
            yield from spans(entry.value)
    elif isinstance(node, Sequence):
        for item in node.items:
            yield item.span
            yield from spans(item)


def changed(odd: str) -> Iterator[str]:
    """The ruleset with one value changed, for each of its values."""
    root = read_node(Source("base.yaml", BASE), Report())
    assert root is not None
    for span in spans(root):
        text = span.text.rstrip("\n")
        line_end = "\n" if span.text.endswith("\n") else ""
        before = BASE[: span.start]
        is_block = "\n" in text and not text.startswith(("{", "["))
        before = before.rstrip() + " " if is_block else before
        yield before + odd + line_end + BASE[span.start + len(text) + len(line_end) :]


def complaint(text: str) -> str:
    """What is wrong with the way in which a ruleset is judged; nothing, as it should be."""
    report = Report()
    try:
        loading.check_text(Source("odd.yaml", text), report)
    except Exception as problem:  # noqa: BLE001  # whatever it is, it should not be
        return f"{type(problem).__name__}: {problem}"
    lost = [found for found in report if found.span.source is NOWHERE.source]
    return f"no place: {lost[0].message}" if lost else told_again(report)


def told_again(report: Report) -> str:
    """What is told of a value whose shape was refused already: one mistake, one finding."""
    refused = {found.span.start: found for found in report if found.code in SHAPES}
    again = [found for found in report if refused.get(found.span.start, found) is not found]
    return f"told again: {again[0].code} {again[0].message}" if again else ""


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_an_odd_value_is_told_about_or_taken(odd: str) -> None:
    """At some of all places, others with each odd value."""
    shift = list(ODD.values()).index(odd)
    for number, text in enumerate(changed(odd)):
        if number % PART == shift % PART:
            assert complaint(text) == "", text


SECTIONS = [
    "options",
    "numbers",
    "tables",
    "components",
    "spaces",
    "zones",
    "money",
    "state",
    "terms",
    "effects",
    "actions",
    "priorities",
    "payouts",
    "phases",
    "score",
    "sides",
    "assumed",
]


@pytest.mark.parametrize("odd", ["{}", "[]", "", "null"])
@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_without_entries_is_told(section: str, odd: str) -> None:
    text = re.sub(rf"^{section}:.*\n(?:[ ].*\n)*", "", BASE, flags=re.MULTILINE)
    report = Report()
    loading.check_text(Source("odd.yaml", f"{text}{section}: {odd}\n"), report)
    line = text.count("\n") + 1
    assert any(found.span.position.line == line and found.code in ("RW102", "RW103", "RW604") for found in report)


EMPTY = {
    "a class without kinds": "components:\n  tile: {kinds: {}}\n",
    "a currency without purses": "money:\n  tile: {}\n",
    "a phase without steps": "phases:\n  tile: {}\n",
    "an option without values": "options:\n  tile: {values: []}\n",
    "pieces without values": "money:\n  tile: {pieces: {values: []}, p: {seen_by: nobody}}\n",
    "a blank text": 'title: " "\n',
}


@pytest.mark.parametrize("piece", EMPTY.values(), ids=EMPTY)
def test_what_is_empty_is_told(piece: str) -> None:
    report = Report()
    loading.check_text(Source("odd.yaml", merged(piece)), report)
    assert {found.code for found in report} & {"RW102", "RW105"}


def main() -> None:
    """All of them, told one by one."""
    silent: dict[str, int] = {}
    for name, odd in ODD.items():
        for text in changed(odd):
            problem = complaint(text)
            if problem:
                sys.stdout.write(f"--- {name}: {problem}\n{text}\n")
            silent[name] = silent.get(name, 0) + 1
    sys.stdout.write(f"{sum(silent.values())} rulesets\n")


if __name__ == "__main__":
    main()
