"""Typed domains, their orders, and places: what things are meant, once every name is resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.syntax.ast import CriterionKind
from rulewright.frontend.typed.types import SpaceType, Type
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym
    from rulewright.frontend.typed.expression_tree import Expr, TableAt, Var


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


MOST_LISTED = 10_000
"""So many members may a list have."""


@dataclass(frozen=True, slots=True)
class ListedMembers:
    """Values that are listed one by one, or as stretches; all of them are fixed before play."""

    items: tuple[Expr | Numbers, ...]


@dataclass(frozen=True, slots=True)
class Single:
    """One value, or none if it is none."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Members:
    """The members of a picked subset."""

    var: Var


@dataclass(frozen=True, slots=True)
class SpacesOf:
    """The spaces that a builtin function names, from the space (and another space, or a way) that are its arguments.

    `space` is the kind of its first argument, `member` the kind of those that it names: of a space the edges, of an
    edge its ends. They go up to the first for which `extent` does not hold (while), or that one included for which it
    holds (until). Its condition is about the variable of the domain.
    """

    function: str
    space: SpaceType
    arguments: tuple[Expr, ...]
    member: SpaceType
    extent: Extent | None = None


@dataclass(frozen=True, slots=True)
class Extent:
    """How far spaces go: `word` is while or until."""

    word: str
    condition: Expr


@dataclass(frozen=True, slots=True)
class Reached:
    """`start` (which may be none), and all that is reached from it: from each of them, those of `through` come in.

    The condition of the domain decides who comes in, the start not excepted. `through` is about the variable of the
    domain: spaces that a function names, or a set that stands in a table.
    """

    start: Expr
    through: SpacesOf | TableAt


@dataclass(frozen=True, slots=True)
class Joined:
    """Several places, whose components are of one class: those of the first, then those of the next.
    What lies in two of them (a family and one of its zones) is a member once.
    """

    places: tuple[ZonePlace, ...]


Source = AllOf | Numbers | ListedMembers | ZonePlace | Joined | Single | Members | SpacesOf | Reached


def zone_places(source: Source) -> tuple[ZonePlace, ...]:
    """The zones that a source names; none where it names something else."""
    match source:
        case ZonePlace():
            return (source,)
        case Joined(places=places):
            return places
        case AllOf() | Numbers() | ListedMembers() | Single() | Members() | SpacesOf() | Reached():
            return ()
        case never:
            assert_never(never)


@dataclass(frozen=True, slots=True)
class Criterion:
    span: Span
    kind: CriterionKind
    value: Expr | None
    when: Expr | None


@dataclass(frozen=True, slots=True)
class Domain:
    """The members of `source`, for which `where` holds, each called `var`; then only the `first` or `last` few."""

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
