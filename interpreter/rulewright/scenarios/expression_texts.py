"""Texts of scenario files to syntax."""

from __future__ import annotations

import re

from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar
from rulewright.frontend.syntax.nodes import is_rest as has_no_colon
from rulewright.source.clipped_text import clipped
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.text import Span

MOST_LISTED = 10
LONGEST = 40
"""So much of a list is repeated in a hint."""


LISTED = re.compile(r"-?[0-9?]|(?:yes|no|none|hidden|player)\b")
"""How a value begins that stands in a list of values."""


def whole_entries(node: Mapping, report: Report) -> list[Entry]:
    """The entries of a mapping that YAML's flow style has not cut; a list of values that it has cut at its commas is
    told once, in place of all its parts.
    """
    found: list[Entry] = []
    cut: list[Entry] = []
    for entry in (entry for entry in node if not is_rest(entry)):
        is_part = has_no_colon(entry) and LISTED.match(entry.name) is not None
        if is_part and found and not cut:
            cut.append(found.pop())
        if is_part and cut:
            cut.append(entry)
            continue
        _tell_cut(cut, report)
        cut = []
        found.append(entry)
    _tell_cut(cut, report)
    return found


def _tell_cut(cut: list[Entry], report: Report) -> None:
    if cut:
        whole = Span(cut[0].value.span.source, cut[0].value.span.start, cut[-1].span.end)
        fixes = [Fix(whole, f'"{whole.text}"', "put it in quotes", is_safe=True)] if '"' not in whole.text else []
        hint = f'put it in quotes: `"{clipped(line(whole.text), LONGEST)}"`'
        report.error("RW201", "YAML's { } cut this list of values at its commas", whole, hint, fixes=fixes)


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
