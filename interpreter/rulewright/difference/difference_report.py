"""What is different, told: for people by section, for programs as JSON.

In: two names, and `Change`s. Out: text. Every difference says where it stands, in both files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

from rulewright.difference.change_spans import Removals, places
from rulewright.difference.changes import Change
from rulewright.difference.sentences import block, sentence, whole
from rulewright.frontend.syntax.nodes import Node
from rulewright.source.cells import Style
from rulewright.source.machine_formats import report
from rulewright.source.text import Span


def lines(
    names: tuple[str, str], abouts: tuple[str, str], found: Sequence[Change], dropped: Removals, style: Style
) -> Iterator[str]:
    """The differences of two rulesets, by section; `dropped` says where variants remove something."""
    for name, about in zip(names, abouts, strict=True):
        yield from style.wrap("", style.plain(f"{name}: {about}" if about else name))
    for section, changes in groupby(found, key=lambda change: change.section):
        yield ""
        yield style.paint(section, "bold")
        for change in changes:
            yield from _told(change, dropped, style)


def _told(change: Change, dropped: Removals, style: Style) -> Iterator[str]:
    yield from style.wrap("  - ", style.plain(sentence(change)))
    yield from (f"      {style.plain(line)}".rstrip() for line in block(change))
    for words, span in zip(("at", "removed at", "was at"), places(change, dropped), strict=True):
        if span is not None:
            yield style.paint(f"    {words} {style.plain(_place(span))}", "frame")


def _place(span: Span) -> str:
    """Where something stands: from this folder, if it lies below it."""
    with suppress(ValueError):
        return f"{Path(span.source.name).relative_to(Path.cwd())}:{span.position}"
    return str(span)


def data(names: tuple[str, str], abouts: tuple[str, str], found: Sequence[Change], dropped: Removals) -> str:
    """The same as JSON."""
    sides = [{"ruleset": name, "about": about} for name, about in zip(names, abouts, strict=True)]
    body = {"old": sides[0], "new": sides[1], "changes": [_data(change, dropped) for change in found]}
    return report("diff", {"changes": len(found)}, body)


def _data(change: Change, dropped: Removals) -> dict[str, Any]:
    now, line, then = places(change, dropped)
    return {
        "kind": change.kind,
        "section": change.section,
        "path": ".".join(change.path),
        "words": sentence(change),
        "old": _side(change.old, then),
        "new": _side(change.new, now or line),
        "removed": _where(line) if line is not None else None,
    }


def _side(node: Node | None, span: Span | None) -> dict[str, Any] | None:
    """What stands on one side, and where; none where nothing does."""
    return {"text": whole(node), **_where(span)} if node is not None and span is not None else None


def _where(span: Span) -> dict[str, Any]:
    return {"file": span.source.name, "line": span.position.line, "column": span.position.column}
