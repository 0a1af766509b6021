"""One text, formatted: stage by stage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.formatting.alignment import pads
from rulewright.formatting.line_width import WIDTH, broken, is_narrow
from rulewright.formatting.shapes import TEMPLATE
from rulewright.formatting.text_formatting import FormattedText, text_of
from rulewright.formatting.text_roles import SCENARIOS, Role, kind_of_file, roles
from rulewright.formatting.yaml_layout import YamlLayout
from rulewright.frontend.syntax.marks import marks
from rulewright.frontend.syntax.node_composer import MAX_DEPTH
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import is_text, report_cut
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

PROPERTIES = re.compile(r"(?:[&!]\S*\s+)+")
MOST_ROUNDS = 2 * MAX_DEPTH
"""A round breaks each wide part once, and collections lie no deeper in each other."""
WORDS = re.compile(r"[A-Za-z_]\w*|\d+|\S")


class Changed(Exception):
    """Formatting would have changed what a text says: a bug of ours."""


class Foreign(Exception):
    """A YAML text that is neither a ruleset, nor a variant, nor a scenario file."""


def formatted(source: Source, report: Report, width: int = WIDTH) -> str | None:
    """The text in its one layout; none after complaints. Raises `Foreign`, and `Changed`."""
    parts = _read(source, report)
    text = _laid_out(parts, report) if parts is not None else None
    if parts is None or text is None:
        return None
    text = _narrowed(Source(source.name, text), width)
    _compare(parts.root, Source(source.name, text), parts.roles)
    return text


@dataclass(frozen=True, slots=True)
class _Parts:
    """A file that was read: its nodes, which kind of file it is, and how its texts are read."""

    root: Node
    kind: str
    roles: dict[int, tuple[Scalar, Role]]


def _read(source: Source, report: Report) -> _Parts | None:
    """A file, read; none after complaints. Raises `Foreign`."""
    root = read_node(source, report)
    if root is None or report.failed:
        return None
    kind = kind_of_file(root)
    if kind is None:
        raise Foreign
    return _Parts(root, kind, roles(root, kind))


def _laid_out(parts: _Parts, report: Report) -> str | None:
    """A file's text with blanks and indentation as they should be; none after complaints."""
    root, known, source = parts.root, parts.roles, parts.root.span.source
    _check_cuts(root, known, report)
    texts = _texts(root, {start: role for start, (_, role) in known.items()}, parts.kind == SCENARIOS, report)
    return None if texts is None else YamlLayout(source, texts, pads(root, texts)).write(marks(source))


def _narrowed(source: Source, width: int) -> str:
    """A text in its layout with no line too wide that can be broken: round by round, from outside to inside."""
    text = source.text
    for _ in range(MOST_ROUNDS):
        before = text
        text = before if is_narrow(before, width) else _round(Source(source.name, before), width)
        if text == before:
            break
    return text


def _round(source: Source, width: int) -> str:
    """A text in its layout after one round. Raises `Changed` if it cannot be read any more."""
    report = Report()
    parts = _read(source, report)
    again = _read(Source(source.name, broken(parts.root, parts.roles, width)), report) if parts is not None else None
    text = _laid_out(again, report) if again is not None else None
    if text is None:
        raise Changed(source.name)
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
    """The lines of a text; blanks at their ends say nothing, nor do these where `>` folds the lines."""
    lines = text.text.splitlines()
    return [" ".join(line.split()) if text.style == ">" else line.rstrip() for line in lines]


def _is_style_kept(old: Scalar, new: Scalar) -> bool:
    """Whether a text is read as before: quotes mean something around numbers and nothing, `|` where lines do."""
    if old.style == new.style:
        return True
    return bool(old.text) and old.style not in ("|", ">") and old.number == new.number


def _is_same(old: Node, new: Node, known: dict[int, tuple[Scalar, Role]]) -> bool:
    if isinstance(old, Scalar) and isinstance(new, Scalar):
        is_expression = old.span.start in known
        return _is_style_kept(old, new) and (
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
