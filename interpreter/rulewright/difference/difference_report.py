"""What is different, told: for people by section, for programs as JSON.

In: two names, and `Change`s. Out: text. Every difference says where it stands, in both files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

from rulewright.difference.change_spans import Removals, places
from rulewright.difference.changes import Change
from rulewright.difference.node_texts import whole
from rulewright.difference.sentences import block, sentence
from rulewright.frontend.syntax.nodes import Node
from rulewright.source.cells import Style
from rulewright.source.machine_formats import report
from rulewright.source.text import Span

Called = Callable[[str], str]
"""What people call a file, by the name under which it was read."""


def near(name: str) -> str:
    """What people call a file: from this folder, if it lies below it."""
    with suppress(ValueError):
        return str(Path(name).relative_to(Path.cwd()))
    return name


def lines(
    names: tuple[str, str],
    abouts: tuple[str, str],
    found: Sequence[Change],
    dropped: Removals,
    style: Style,
    called: Called = near,
    remark: str = "",
) -> Iterator[str]:
    """The differences of two rulesets, by section; `dropped` says where variants remove something, `called` what files
    are called.

    `remark`: what is to be said of the ruleset as a whole.
    """
    for name, about in dict.fromkeys(zip(names, abouts, strict=True)):
        yield from style.wrap("", style.plain(f"{name}: {about}" if about else name))
    if remark:
        yield ""
        yield from style.wrap("  - ", style.plain(remark))
    for section, changes in groupby(found, key=lambda change: change.section):
        yield ""
        yield style.paint(section, "bold")
        for change in changes:
            yield from change_lines(change, dropped, style, called)


def change_lines(change: Change, dropped: Removals, style: Style, called: Called = near) -> Iterator[str]:
    """One difference, and where it stands."""
    yield from style.wrap("  - ", style.plain(str(sentence(change))))
    yield from (f"      {style.plain(line)}".rstrip() for line in block(change))
    for words, place in standing(change, dropped, called):
        yield style.paint(f"    {words} {style.plain(place)}", "frame")


def standing(change: Change, dropped: Removals, called: Called) -> Iterator[tuple[str, str]]:
    """Where a difference stands, and stood."""
    for words, span in zip(("at", "removed at", "was at"), places(change, dropped), strict=True):
        if span is not None:
            yield words, f"{called(span.source.name)}:{span.position}"


def data(names: tuple[str, str], abouts: tuple[str, str], found: Sequence[Change], dropped: Removals) -> str:
    """The same as JSON."""
    sides = [{"ruleset": name, "about": about} for name, about in zip(names, abouts, strict=True)]
    body = {"old": sides[0], "new": sides[1], "changes": [change_data(change, dropped) for change in found]}
    return report("diff", {"changes": len(found)}, body)


def change_data(change: Change, dropped: Removals, called: Called = str) -> dict[str, Any]:
    """One difference as JSON."""
    now, line, then = places(change, dropped)
    return {
        "kind": change.kind,
        "section": change.section,
        "path": ".".join(change.path),
        "words": str(sentence(change)),
        "old": _side(change.old, then, called),
        "new": _side(change.new, now or line, called),
        "removed": _where(line, called) if line is not None else None,
    }


def _side(node: Node | None, span: Span | None, called: Called) -> dict[str, Any] | None:
    """What stands on one side, and where; none where nothing does."""
    return {"text": whole(node), **_where(span, called)} if node is not None and span is not None else None


def _where(span: Span, called: Called) -> dict[str, Any]:
    return {"file": called(span.source.name), "line": span.position.line, "column": span.position.column}
