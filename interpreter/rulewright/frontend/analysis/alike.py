"""Whether two typed pieces of rules say the same: equal node by node, wherever
they stand and however their loop names are called.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.text import Span

Names = dict[t.Var, t.Var]


def alike(one: object, other: object) -> bool:
    """Whether two pieces say the same. Chance never does."""
    return _alike(one, other, {})


def may_stop(node: t.CollectStep) -> bool:
    """Whether a set that is collected has no fixed size, so that its chooser may stop before it is full."""
    assert node.var.sizes is not None
    return not alike(*node.var.sizes)


def _alike(one: Any, other: Any, names: Names) -> bool:
    if type(one) is not type(other) or isinstance(one, t.Random | t.Roll | t.Shuffle):
        return False
    match one:
        case tuple():
            return len(one) == len(other) and all(
                _alike(one_part, other_part, names) for one_part, other_part in zip(one, other, strict=True)
            )
        case t.Var():
            return names.get(one, one) is other
        case t.Domain():
            inner = {**names, one.var: other.var}
            return one.type == other.type and all(
                _alike(getattr(one, name), getattr(other, name), inner) for name in _parts(t.Domain) if name != "var"
            )
        case t.Fold():
            inner = {**names, one.domain.var: other.domain.var}
            return all(_alike(getattr(one, name), getattr(other, name), inner) for name in _parts(t.Fold))
        case t.Let():
            return _alike(one.value, other.value, names) and names.setdefault(one.var, other.var) is other.var
        case t.ForEach():
            inner = {**names, one.domain.var: other.domain.var}
            return _alike(one.domain, other.domain, names) and _alike(one.body, other.body, inner)
    if isinstance(one, sym.Symbol) or not is_dataclass(one):
        return one is other or bool(one == other)
    return all(_alike(getattr(one, name), getattr(other, name), names) for name in _parts(one.__class__))


def likeness(piece: Any, bound: frozenset[t.Var] = frozenset()) -> int:
    """A number that pieces which say the same have in common: among many, only those that have it need be compared."""
    if isinstance(piece, tuple):
        return hash(tuple(likeness(part, bound) for part in piece))
    if isinstance(piece, t.Var):
        return 0 if piece in bound else hash(piece)
    if isinstance(piece, t.Let | t.ForEach):
        return hash(type(piece))
    if isinstance(piece, t.Domain | t.Fold):
        bound |= {piece.var if isinstance(piece, t.Domain) else piece.domain.var}
    if isinstance(piece, sym.Symbol):
        return hash(piece.name)
    if is_dataclass(piece):
        return hash((type(piece), *(likeness(getattr(piece, name), bound) for name in _parts(piece.__class__))))
    return hash(piece) if isinstance(piece, Hashable) else hash(type(piece))


@cache
def _parts(cls: Any) -> tuple[str, ...]:
    """The fields that mean something."""
    return tuple(found.name for found in fields(cls) if found.name not in ("span", "name") or cls is t.Var)


def spans_differ(one: Span, other: Span) -> bool:
    """Whether two pieces stand at two places: an alias of YAML is one piece at one place."""
    return (one.source, one.start) != (other.source, other.start)
