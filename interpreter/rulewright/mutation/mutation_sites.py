"""The places of a ruleset where something may be changed, and how a changed document is made.

In: a `Document`. Out: `Place`s, every node that holds rules with its way from the document; and documents with one node
replaced. What holds no rules is passed over: titles, notes, texts for the log, declared ranges, counts that only check.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.file_schemas import DataPath
from rulewright.frontend.syntax.nodes import Entry, Scalar
from rulewright.source.text import Source, Span

SECTIONS = (
    "options", "numbers", "enumerations", "tables", "components", "spaces", "sides", "zones", "money", "state", "terms",
    "effects", "actions", "priorities",
    "payouts", "phases", "score",
)  # fmt: skip

PASSED_OVER = {
    doc.OptionDecl: ("range", "default", "allowed"),
    doc.ClassDecl: ("traits", "total", "called", "csv"),
    doc.KindDecl: ("columns", "called"),
    doc.PurseDecl: ("at_most",),
    doc.StateDecl: ("type",),
    doc.ActionDecl: ("says", "asks", "announces"),
    doc.EndStep: ("phase",),
    ast.Say: ("text",),
    Entry: ("key",),
}
"""By class, the fields without rules: what only bounds or checks, what is shown, and options that are chosen anyway."""

_LEAVES = Span | Source | ast.Name | ast.Signature | ast.Template | doc.Notes


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A node, its path from the document, and the place of the node that holds it."""

    node: Any
    path: DataPath
    above: Place | None = None

    @property
    def role(self) -> str:
        """The field of the holding node in which this node stands."""
        return next(step for step in reversed(self.path) if isinstance(step, str))

    @property
    def holder(self) -> Any:
        return self.above.node if self.above is not None else None

    def chain(self) -> Iterator[Any]:
        """The node and all that hold it, from the inside."""
        at: Place | None = self
        while at is not None:
            yield at.node
            at = at.above


def places(document: doc.Document) -> Iterator[Place]:
    """Every place of a document, in the order of its sections."""
    for section in SECTIONS:
        yield from _inside(getattr(document, section), (section,), None)


def places_in(tree: Any) -> Iterator[Place]:
    """Every place of one expression."""
    yield from _inside(tree, (), None)


def _inside(node: Any, path: DataPath, above: Place | None) -> Iterator[Place]:
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from _inside(item, (*path, index), above)
        return
    here = Place(node, path, above)
    if isinstance(node, ast.Name) or (isinstance(node, Scalar) and _is_cell(above)):
        yield here
    if not is_dataclass(node) or isinstance(node, Scalar | _LEAVES):
        return
    yield here
    kind: Any = type(node)
    for name in _names(kind):
        yield from _inside(getattr(node, name), (*path, name), here)


def _is_cell(above: Place | None) -> bool:
    """Whether a scalar is a value of a table or of a kind's rows; keys and words are names."""
    return above is not None and isinstance(above.node, Entry | doc.KindDecl)


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.name not in ("span", *PASSED_OVER.get(cls, ())))


def replaced(node: Any, path: DataPath, new: Any) -> Any:
    """The same tree with another node at the end of a path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*node[:step], replaced(node[step], rest, new), *node[step + 1 :])
    return replace(node, **{step: replaced(getattr(node, step), rest, new)})
