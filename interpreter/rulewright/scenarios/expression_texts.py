"""Texts of scenario files to syntax."""

from __future__ import annotations

from rulewright.frontend.syntax.nodes import Entry, Scalar
from rulewright.source.text import Span

MOST_LISTED = 10


def is_rest(entry: Entry) -> bool:
    """Whether YAML's flow style has made this entry of the rest of a value, cut at a comma; that is told at the cut."""
    value, key = entry.value, entry.key.body.text
    return isinstance(value, Scalar) and not value.text and not value.style and key.count(")") > key.count("(")


def line(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


def listed(words: list[str]) -> str:
    """Words in a row; of many, the first and the last."""
    if len(words) <= MOST_LISTED:
        return ", ".join(words)
    return f"{', '.join(words[:3])}, ..., {words[-1]} ({len(words)} in all)"


def split(body: Span) -> list[Span]:
    """The parts of a text between its commas, outside parentheses, without the blanks around them."""
    found, depth, start, text = [], 0, 0, body.text + ","
    for at, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == "," and depth <= 0:
            part = text[start:at]
            left = body.start + start + len(part) - len(part.lstrip())
            found.append(Span(body.source, left, left + len(part.strip())))
            start = at + 1
    return found


def than_declared(more: int) -> str:
    """How a number of components or an amount differs from what the ruleset declares."""
    return f"{abs(more)} {'more' if more > 0 else 'less'} than declared"
