"""One text, formatted: stage by stage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import assert_never

from rulewright.formatting.alignment import pads
from rulewright.formatting.shapes import TEMPLATE
from rulewright.formatting.text_formatting import FormattedText, text_of
from rulewright.formatting.text_roles import SCENARIOS, Role, kind_of_file, roles
from rulewright.formatting.yaml_layout import YamlLayout
from rulewright.frontend.syntax.marks import marks
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import is_text, report_cut
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

PROPERTIES = re.compile(r"(?:[&!]\S*\s+)+")
WORDS = re.compile(r"[A-Za-z_]\w*|\d+|\S")


class Changed(Exception):
    """Formatting would have changed what a text says: a bug of ours."""


class Foreign(Exception):
    """A YAML text that is neither a ruleset, nor a variant, nor a scenario file."""


def formatted(source: Source, report: Report) -> str | None:
    """The text in its one layout; none after complaints. Raises `Foreign`, and `Changed`."""
    root = read_node(source, report)
    if root is None or report.failed:
        return None
    kind = kind_of_file(root)
    if kind is None:
        raise Foreign
    known = roles(root, kind)
    _check_cuts(root, known, report)
    texts = _texts(root, {start: role for start, (_, role) in known.items()}, kind == SCENARIOS, report)
    if texts is None:
        return None
    text = YamlLayout(source, texts, pads(root, texts)).write(marks(source))
    _compare(root, Source(source.name, text), known)
    return text


def _texts(root: Node, known: dict[int, Role], is_lenient: bool, report: Report) -> dict[int, FormattedText] | None:
    """Every scalar's text, by the offset of its mark; none after a complaint."""
    found: dict[int, FormattedText] = {}
    for scalar in _scalars(root):
        text = text_of(_own(scalar), known.get(scalar.span.start), is_lenient, report)
        if text is not None:
            found[_own(scalar).span.start] = text
    return None if report.failed else found


def _check_cuts(root: Node, known: dict[int, tuple[Scalar, Role]], report: Report) -> None:
    """Complain about texts for people that a comment cuts: another blank before it would make that last."""
    for node in _nodes(root):
        for entry in node if isinstance(node, Mapping) else ():
            role = known[entry.value.span.start][1] if entry.value.span.start in known else None
            if is_text(entry.name) and (role is None or role.form == TEMPLATE):
                report_cut(entry.value, report)


def _scalars(root: Node) -> Iterator[Scalar]:
    """All scalars, each once."""
    return (node for node in _nodes(root) if isinstance(node, Scalar))


def _nodes(root: Node) -> Iterator[Node]:
    """All nodes, each once."""
    stack, seen = [root], set[int]()
    while stack:
        node = stack.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        yield node
        match node:
            case Scalar():
                continue
            case Sequence(items=items):
                stack += items
            case Mapping(entries=entries):
                stack += [part for entry in entries for part in (entry.key, entry.value)]
            case _:
                assert_never(node)


def _own(scalar: Scalar) -> Scalar:
    """A scalar without the anchor before it."""
    found = PROPERTIES.match(scalar.span.text) if scalar.span.text[:1] in "&!" else None
    if found is None:
        return scalar
    return Scalar(
        Span(scalar.span.source, scalar.span.start + found.end(), scalar.span.end),
        scalar.text,
        scalar.style,
        scalar.body,
    )


# ---- the same as before ---------------------------------------------------------------------------------------------


def _compare(root: Node, new: Source, known: dict[int, tuple[Scalar, Role]]) -> None:
    """See that a new text says what the old one said."""
    report = Report()
    again = read_node(new, report)
    if again is None or report.failed or not _is_same(root, again, known):
        raise Changed(new.name)


def _lines(text: Scalar) -> list[str]:
    """The lines of a text; blanks at their ends say nothing."""
    return [line.rstrip() for line in text.text.splitlines()]


def _is_same(old: Node, new: Node, known: dict[int, tuple[Scalar, Role]]) -> bool:
    if isinstance(old, Scalar) and isinstance(new, Scalar):
        is_expression = old.span.start in known
        return old.style == new.style and (
            WORDS.findall(old.text) == WORDS.findall(new.text) if is_expression else _lines(old) == _lines(new)
        )
    if isinstance(old, Sequence) and isinstance(new, Sequence):
        return len(old.items) == len(new.items) and all(
            _is_same(*pair, known) for pair in zip(old.items, new.items, strict=True)
        )
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        pairs = [
            (a, b)
            for first, second in zip(old, new, strict=False)
            for a, b in ((first.key, second.key), (first.value, second.value))
        ]
        return len(old.entries) == len(new.entries) and all(_is_same(*pair, known) for pair in pairs)
    return False
