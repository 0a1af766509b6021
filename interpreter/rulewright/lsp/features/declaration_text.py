"""What stands beside a declaration: its own text, its `about` and `why`, and the comments above and behind it.

In: the root of a ruleset and the place of a declared name. Out: Markdown, piece by piece.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar
from rulewright.lsp.cursor.yaml_position import entries
from rulewright.source.markdown_text import fenced, text
from rulewright.source.text import Source, Span

NOTES = ("about", "why", "source")
MOST_LINES = 14


def declaration_text(root: Mapping, name: Span) -> Iterator[str]:
    """Everything that is said where a name is declared."""
    entry = entry_of(root, name)
    if entry is None:
        yield from comments(name.source, name.source.position(name.start).line, name.source.position(name.end).line)
        return
    if isinstance(entry.value, Mapping):
        yield from (
            f"*{key}*: {_shown(node.text)}" for key in NOTES if isinstance(node := entry.value.get(key), Scalar)
        )
    yield from comments(
        name.source, name.source.position(entry.span.start).line, name.source.position(_end(entry)).line
    )
    yield "\n".join(fenced(snippet(entry).split("\n"), "yaml"))


def entry_of(root: Mapping, name: Span) -> Entry | None:
    """The entry whose key holds a name."""
    for _, entry in entries(root):
        span = entry.span
        if span.source is name.source and span.start <= name.start and name.end <= span.end:
            return entry
    return None


def _end(entry: Entry) -> int:
    """Where an entry's text ends, without blanks."""
    text = entry.value.span.source.text[: entry.value.span.end]
    return max(len(text.rstrip()), entry.span.end)


def snippet(entry: Entry) -> str:
    """An entry as it is written, from its key on; a long one is cut."""
    source, start = entry.span.source, entry.span.start
    if entry.value.span.source is not source:
        return entry.span.text
    column = source.position(start).column - 1
    lines = textwrap.dedent(" " * column + source.text[start : _end(entry)]).splitlines()
    return "\n".join(lines if len(lines) <= MOST_LINES else [*lines[:MOST_LINES], "..."])


def comments(source: Source, first: int, last: int) -> Iterator[str]:
    """The comment lines right above a line, and the comment behind it or behind the last line."""
    above: list[str] = []
    line = first - 1
    while line >= 1 and source.line(line).lstrip().startswith("#"):
        above.insert(0, source.line(line).strip().lstrip("# "))
        line -= 1
    behind = [
        source.line(number).partition(" #")[2].strip()
        for number in dict.fromkeys((first, last))
        if " #" in source.line(number)
    ]
    yield from (_shown(found) for found in (" ".join(above), *behind) if found)


def _shown(words: str) -> str:
    """A stranger's words, in one line."""
    return text(" ".join(words.split()))
