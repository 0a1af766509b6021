"""Typed domains, their orders, and places: what things are meant, once every name is resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.frontend.syntax.ast import CriterionKind
from rulewright.frontend.typed.types import Type
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym
    from rulewright.frontend.typed.expression_tree import Expr, Var


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A zone; without `owner` the whole family, if it has owners."""

    span: Span
    zone: sym.Zone
    owner: Expr | None


@dataclass(frozen=True, slots=True)
class PursePlace:
    span: Span
    purse: sym.Purse
    owner: Expr | None


@dataclass(frozen=True, slots=True)
class AllOf:
    """All members of a finite type; of players, those still in, unless `seats`."""

    type: Type
    seats: bool = False


@dataclass(frozen=True, slots=True)
class Numbers:
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Single:
    """One value, or none if it is none."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Members:
    """The members of a picked subset."""

    var: Var


Source = AllOf | Numbers | ZonePlace | Single | Members


@dataclass(frozen=True, slots=True)
class Criterion:
    span: Span
    kind: CriterionKind
    value: Expr | None
    when: Expr | None


@dataclass(frozen=True, slots=True)
class Domain:
    """The members of `source` for which `where` holds, each called `var`; then only the `first` or `last` few."""

    span: Span
    var: Var
    source: Source
    where: Expr | None
    order: tuple[Criterion, ...]
    end: str
    few: Expr | None

    @property
    def type(self) -> Type:
        return self.var.type
