"""Mends for what is wrong at a place: those that diagnostics name, and the page that explains their code.

In: diagnostics of a file and a stretch of it. Out: `QuickFix`s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.lsp.cursor.yaml_position import yaml_positions
from rulewright.source.diagnostic import Diagnostic, Fix, Severity
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class QuickFix:
    """A fix of a diagnostic. The only one is preferred."""

    title: str
    diagnostic: Diagnostic
    fix: Fix
    preferred: bool


def quick_fixes(diagnostics: Iterable[Diagnostic], start: int, end: int) -> Iterator[QuickFix]:
    """The fixes of all diagnostics that touch a stretch."""
    for one in diagnostics:
        if one.span.start <= end and start <= one.span.end:
            for fix in one.fixes:
                yield QuickFix(fix.title[0].upper() + fix.title[1:], one, fix, len(one.fixes) == 1)


def silenced(diagnostics: Iterable[Diagnostic], start: int, end: int, root: Mapping | None) -> Iterator[QuickFix]:
    """Comments that let warnings pass, on a line of their own above; the person adds the reason."""
    for one in diagnostics:
        touches = one.span.start <= end and start <= one.span.end
        if touches and one.severity is not Severity.ERROR and root is not None:
            source = one.span.source
            line = source.position(one.span.start).line
            begin, text = source.line_starts[line - 1], source.line(line)
            if not _goes_on(root, begin):
                indent = text[: len(text) - len(text.lstrip())]
                fix = Fix(
                    Span(source, begin, begin),
                    f"{indent}# rulewright: ignore {one.code} -- say why\n",
                    f"let {one.code} pass here",
                )
                yield QuickFix(fix.title[0].upper() + fix.title[1:], one, fix, preferred=False)


def _goes_on(root: Mapping, offset: int) -> bool:
    """Whether a text that began on an earlier line goes on here: no comment may stand in it."""
    return any(
        position.node.span.start < offset < position.node.span.end and position.node.style != "|"
        for position in yaml_positions(root)
    )


def all_fixes(diagnostics: Iterable[Diagnostic]) -> tuple[Fix, ...]:
    """Every fix that is the only one of its diagnostic, none of them over another."""
    taken: list[Fix] = []
    for one in diagnostics:
        fix = one.fixes[0] if len(one.fixes) == 1 else None
        if fix is not None and all(
            fix.span.end <= other.span.start or other.span.end <= fix.span.start for other in taken
        ):
            taken.append(fix)
    return tuple(taken)
