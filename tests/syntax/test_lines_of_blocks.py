"""Where a statement of a block ends, and where it goes on in the next line."""

from __future__ import annotations

import pytest

from rulewright.frontend.syntax.entry_points import BLOCK
from rulewright.frontend.syntax.expressions import parse_text, words
from rulewright.frontend.syntax.layout import CONTINUING
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

ONE = {
    "and": ("set x to a", "and b"),
    "else": ("set x to a if b", "else c"),
    "in a suite": ("if a: set x to b", "+ 1"),
    "behind a comment": ("set x to a  # why", "# more", "or b"),
    "where, then to": ("move cards in a", "where card is red", "to b"),
}


def read(*lines: str) -> tuple[object, list[str]]:
    report = Report()
    text = "  " + "\n    ".join(lines) + "\n"
    return parse_text(Span(Source("t", text), 0, len(text)), BLOCK, report, lines=True), [
        f"{d.span} {d.code}" for d in report
    ]


@pytest.mark.parametrize("lines", ONE.values(), ids=ONE)
def test_it_goes_on(lines: tuple[str, ...]) -> None:
    """The words are those of the statement on one line."""
    report = Report()
    joined, parted = (
        words(Span(Source("t", text), 0, len(text)), "block", report, lines=True)
        for text in (" ".join(line.split("#")[0] for line in lines) + "\n", "\n  ".join(lines) + "\n")
    )
    assert joined is not None
    assert parted is not None
    assert [word.text for word in joined if word.kind != "_NL"] == [word.text for word in parted if word.kind != "_NL"]


WRONG = {
    "a word that begins a statement": (("set x to a", "move b to c"), "t:1:13 RW201"),
    "nothing to go on with": (("if a:", "and b"), "t:2:9 RW201"),
    "what is wrong is told at its own line": (("set x to a", "and b", "and and c"), "t:3:13 RW201"),
}


@pytest.mark.parametrize(("lines", "place"), WRONG.values(), ids=WRONG)
def test_it_does_not(lines: tuple[str, ...], place: str) -> None:
    assert read(*lines)[1] == [place]


def test_no_statement_begins_with_a_word_that_goes_on() -> None:
    """Else a block below `if a:` could be read two ways."""
    for word in sorted(CONTINUING):
        report = Report()
        text = f"{word} a\n"
        assert words(Span(Source("t", text), 0, len(text)), "block", report, lines=True) is None
