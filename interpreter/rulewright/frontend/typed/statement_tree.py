"""Typed statements: what the blocks of rules do, once every name is resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.frontend.typed.domain_tree import Domain, PursePlace, ZonePlace
from rulewright.frontend.typed.expression_tree import Expr, StateOf, Var
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym


@dataclass(frozen=True, slots=True)
class Move:
    span: Span
    what: Domain
    to: ZonePlace
    face: Expr | None
    end: str


@dataclass(frozen=True, slots=True)
class Draw:
    span: Span
    kind: str
    amount: Expr | None
    source: ZonePlace
    to: ZonePlace
    face: Expr | None
    end: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    span: Span
    places: tuple[ZonePlace, ...]
    into: ZonePlace | None


@dataclass(frozen=True, slots=True)
class Turn:
    span: Span
    what: Domain
    face: Expr


@dataclass(frozen=True, slots=True)
class Show:
    """Components (`what`) or a purse, to the members of `audience`."""

    span: Span
    what: Domain | PursePlace
    audience: Domain


@dataclass(frozen=True, slots=True)
class Roll:
    span: Span
    what: Domain


@dataclass(frozen=True, slots=True)
class Pay:
    span: Span
    kind: str
    amount: Expr | None
    source: PursePlace
    to: PursePlace


@dataclass(frozen=True, slots=True)
class Assign:
    """`operator` is set, add or subtract."""

    span: Span
    operator: str
    target: StateOf
    value: Expr


@dataclass(frozen=True, slots=True)
class Remember:
    """`add stone to seen`: the position of a state is remembered."""

    span: Span
    history: sym.PositionHistory


@dataclass(frozen=True, slots=True)
class Eliminate:
    span: Span
    who: Expr


@dataclass(frozen=True, slots=True)
class Say:
    span: Span
    text: tuple[str | Expr, ...]


@dataclass(frozen=True, slots=True)
class Let:
    span: Span
    var: Var
    value: Expr


@dataclass(frozen=True, slots=True)
class Perform:
    span: Span
    effect: sym.Effect
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class If:
    span: Span
    branches: tuple[tuple[Expr | None, tuple[Statement, ...]], ...]


@dataclass(frozen=True, slots=True)
class ForEach:
    span: Span
    domain: Domain
    body: tuple[Statement, ...]


Statement = (
    Move
    | Draw
    | Shuffle
    | Turn
    | Show
    | Roll
    | Pay
    | Assign
    | Remember
    | Eliminate
    | Say
    | Let
    | Perform
    | If
    | ForEach
)
Block = tuple[Statement, ...]
