"""Changes of one node: the new node, and the edit of the text that says the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.frontend.syntax.nodes import Scalar
from rulewright.source.text import Source, Span


@dataclass(frozen=True, slots=True)
class Edit:
    """A stretch of a source and the text that takes its place.
    `said` tells what no text can say, such as a step that is gone.
    """

    span: Span
    text: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """What takes the place of a node."""

    new: Any
    edit: Edit


def swap(span: Span, text: str, new: Any) -> Change:
    """A change that writes `text` over a stretch."""
    return Change(new, Edit(span, text))


def described_change(span: Span, said: str, new: Any) -> Change:
    """A change that is told in words."""
    return Change(new, Edit(span, span.text, said))


def stretch(source: Source, start: int, end: int) -> Span:
    return Span(source, start, max(start, end))


def word_between(source: Source, start: int, end: int, pattern: str) -> Span | None:
    """The first match of a pattern in a stretch of the source, comments passed over."""
    text = re.sub(r"#[^\n]*", lambda match: " " * len(match[0]), source.text[start:end])
    match = re.search(pattern, text)
    return Span(source, start + match.start(), start + match.end()) if match is not None else None


def widened(span: Span, inside: Span) -> Span:
    """A stretch with the parentheses around it, as far as they stand inside another."""
    text, start, end = span.source.text, span.start, span.end
    while True:
        left, right = len(text[:start].rstrip()) - 1, end + len(text[end:]) - len(text[end:].lstrip())
        if left < inside.start or right >= inside.end or text[left] != "(" or text[right] != ")":
            return Span(span.source, start, end)
        start, end = left, right + 1


def rewritten(span: Span, edits: Sequence[tuple[Span, str]]) -> str:
    """The text of a stretch with several places inside it rewritten."""
    text, source, at = "", span.source.text, span.start
    for place, new in sorted(edits, key=lambda edit: edit[0].start):
        text += source[at : place.start] + new
        at = place.end
    return text + source[at : span.end]


def edited(source: Source, edit: Edit) -> Source:
    """The source with an edit made."""
    return Source(source.name, source.text[: edit.span.start] + edit.text + source.text[edit.span.end :])


def edited_scalar(node: Scalar, edit: Edit) -> Scalar:
    """A scalar with an edit made inside it, in a copy of its file."""
    source, grown = edited(node.body.source, edit), len(edit.text) - (edit.span.end - edit.span.start)
    body = Span(source, node.body.start, node.body.end + grown)
    return Scalar(Span(source, node.span.start, node.span.end + grown), body.text, node.style, body)
