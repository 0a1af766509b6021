"""The outline of a file: its sections, what they declare, the steps of phases; the scenarios of a file, the edits of a
variant.

In: the root of a file's YAML and what the file is. Out: `OutlinePart`s, nested.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.steps import MODIFIERS, PHASE_KEYS, VERBS, is_step
from rulewright.frontend.variants.paths import HOLDERS, SECTIONS, name_of
from rulewright.lsp.project.file_roles import Kind
from rulewright.source.clipped_text import one_line
from rulewright.source.text import Span

SECTION, STEP, SCENARIO, CASE, EDIT, RULE, KIND, TRAIT = (
    "section",
    "step",
    "scenario",
    "case",
    "edit",
    "rule",
    "kind",
    "trait",
)
LONGEST = 50

INSIDE: dict[str, dict[str, str]] = {
    "components": {"kinds": KIND, "traits": TRAIT},
    "priorities": {"rules": RULE},
}
"""Mappings inside of entries whose own entries are parts too."""


@dataclass(frozen=True, slots=True)
class OutlinePart:
    """A named part of a file. `name_span` is its key, `span` all of it;
    `sort` is a section's name for what it declares.
    """

    name: str
    detail: str
    sort: str
    span: Span
    name_span: Span
    parts: tuple[OutlinePart, ...] = ()


def outline(root: Mapping, kind: Kind) -> tuple[OutlinePart, ...]:
    """The parts of a file."""
    match kind:
        case Kind.RULESET:
            return tuple(_section(entry) for entry in root)
        case Kind.VARIANT:
            return tuple(_part(entry, SECTION, _edits(entry.value)) for entry in root)
        case Kind.SCENARIOS:
            return tuple(
                _part(entry, SCENARIO if isinstance(entry.value, Mapping) else SECTION, _cases(entry.value))
                for entry in root
            )
        case Kind.TARGETS:
            return tuple(_part(entry, SECTION, _cases(entry.value)) for entry in root)
        case Kind.TABLE | Kind.MESSAGES | Kind.OTHER:
            return ()
        case _:
            assert_never(kind)


def _part(entry: Entry, sort: str, parts: Iterator[OutlinePart] | tuple[OutlinePart, ...] = ()) -> OutlinePart:
    detail = one_line(entry.value.text, LONGEST) if isinstance(entry.value, Scalar) else ""
    end = entry.value.span.end if entry.value.span.source is entry.span.source else entry.span.end
    whole = Span(entry.span.source, entry.span.start, max(end, entry.span.end))
    return OutlinePart(one_line(entry.name, LONGEST) or "?", detail, sort, whole, entry.span, tuple(parts))


def _section(entry: Entry) -> OutlinePart:
    if entry.name not in SECTIONS or not isinstance(entry.value, Mapping):
        return _part(entry, SECTION)
    return _part(entry, SECTION, (_part(one, entry.name, _inside(entry.name, one.value)) for one in entry.value))


def _inside(section: str, node: Node) -> Iterator[OutlinePart]:
    """What is declared inside of an entry: kinds and traits, purses, rules, steps."""
    if not isinstance(node, Mapping):
        return
    if section == "phases":
        yield from _steps(node)
    if section == "money":
        yield from (_part(purse, "purses") for purse in node if purse.name not in ("pieces", "about", "why", "source"))
    for key, sort in INSIDE.get(section, {}).items():
        inner = node.get(key)
        yield from (_part(one, sort) for one in inner) if isinstance(inner, Mapping) else ()


def _steps(node: Node) -> Iterator[OutlinePart]:
    """The named steps of a phase, or of a step that holds steps."""
    for entry in node if isinstance(node, Mapping) else ():
        if entry.name in HOLDERS:
            yield from _steps(entry.value)
        elif entry.name not in (*PHASE_KEYS, *VERBS, *MODIFIERS):
            inner = entry.value
            yield _part(
                entry, STEP, _steps(inner) if isinstance(inner, Mapping) and (is_step(inner) or inner.entries) else ()
            )


def _edits(node: Node) -> Iterator[OutlinePart]:
    if isinstance(node, Mapping):
        yield from (_part(entry, EDIT) for entry in node)
    elif isinstance(node, Sequence):
        yield from (
            OutlinePart(name_of(item.text) or "?", "", EDIT, item.span, item.span)
            for item in node.items
            if isinstance(item, Scalar)
        )


def _cases(node: Node) -> Iterator[OutlinePart]:
    table = node.get("cases") if isinstance(node, Mapping) else None
    for row in table.items if isinstance(table, Sequence) else ():
        name = row.get("id") if isinstance(row, Mapping) else None
        if isinstance(name, Scalar):
            yield OutlinePart(one_line(name.text, LONGEST) or "?", "", CASE, row.span, name.span)
