"""Findings without those that comments in their own texts let pass."""

from __future__ import annotations

from rulewright.checking import unwaived
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.source.text import NOWHERE, Source

TEXT = Source("x", "a: 1  # rulewright: ignore RW316 -- why\nb: 2\n")


def warning(code: str, start: int) -> Diagnostic:
    return Diagnostic(code, Severity.WARNING, "beware", TEXT.span(start))


def test_what_a_comment_lets_pass() -> None:
    """Its code on its line, and no other; what has no place is kept."""
    kept = [
        warning("RW317", 0),
        warning("RW316", TEXT.text.index("b")),
        Diagnostic("RW316", Severity.WARNING, "beware", NOWHERE),
    ]
    assert list(unwaived([warning("RW316", 0), *kept])) == kept
