"""Values of a YAML tree as text on one line. In: nodes. Out: texts. Complains about nothing."""

from __future__ import annotations

import re
from typing import assert_never

from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.sentences import Said, Words, saying

LONGEST = 160


def shown(node: Node | None) -> str:
    """A value on one line."""
    text = flow(node)
    return text if len(text) <= LONGEST else _cut(text)


def _cut(text: str) -> str:
    """The beginning of a long text; a piece of code that is cut off ends with its backtick."""
    kept = text[: LONGEST - 4]
    return f"{kept}...`" if kept.count("`") % 2 else f"{kept}..."


def flow(node: Node | None) -> str:
    """A value as YAML writes it on one line."""
    match node:
        case Scalar():
            return one_line(node) if node.number is not None else f"`{one_line(node)}`"
        case Sequence(items=items):
            return "[" + ", ".join(whole(item) for item in items) + "]"
        case Mapping():
            return "{" + ", ".join(f"{entry.name}: {whole(entry.value)}" for entry in node) + "}"
        case None:
            return "nothing"
        case _:
            assert_never(node)


def versus(new: Node | None, old: Node | None) -> Said:
    """Both values; in full where what is cut off is what differs."""
    is_told = shown(new) != shown(old)
    return saying("diff-versus", new=value_words(new, in_full=not is_told), old=value_words(old, in_full=not is_told))


def value_words(node: Node | None, in_full: bool = False) -> Words:
    """A value on one line, or that there is none."""
    if node is None:
        return saying("diff-nothing")
    return flow(node) if in_full else shown(node)


def whole(node: Node) -> str:
    """A value on one line, however long, for programs."""
    return one_line(node) if isinstance(node, Scalar) else flow(node)


def one_line(node: Node | None) -> str:
    """A text on one line; statements of a block are parted by semicolons."""
    if not isinstance(node, Scalar):
        return flow(node)
    if node.style == "|":
        return "; ".join(line.strip() for line in node.text.splitlines() if line.strip())
    return re.sub(r"\s+", " ", node.text).strip()
