"""Typed expressions, domains and places: what `rulewright.frontend.syntax.ast` says once every name is resolved.

They do not depend on the configuration: options, numbers and the player count stay symbolic (`OptionValue`,
`NumberValue`, `Players`), so a ruleset is typed once for all its configurations.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.frontend.typed.types import Type
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym


@dataclass(eq=False, slots=True)
class Var:
    """A local name: parameter, let, pick or loop name. Equal only to itself.

    `role` is parameter, let, pick, loop or set; `origin` is the domain or expression that gives its values, and
    `sites` the arguments of every call, for parameters.
    """

    name: str
    type: Type
    span: Span
    role: str
    origin: Domain | Expr | None = None
    sites: list[Expr] = field(default_factory=list)
    used: bool = False


@dataclass(frozen=True, slots=True)
class Expr:
    span: Span
    type: Type


@dataclass(frozen=True, slots=True)
class Const(Expr):
    """A number, flag (0/1), word (its index), seat or space (from 0); `value` is none for `none`."""

    value: int | None


@dataclass(frozen=True, slots=True)
class OptionValue(Expr):
    option: sym.Option


@dataclass(frozen=True, slots=True)
class NumberValue(Expr):
    number: sym.Number


@dataclass(frozen=True, slots=True)
class Players(Expr):
    """The number of seats at the start."""


@dataclass(frozen=True, slots=True)
class Local(Expr):
    var: Var


@dataclass(frozen=True, slots=True)
class TraitOf(Expr):
    subject: Expr
    trait: sym.Trait


@dataclass(frozen=True, slots=True)
class StateOf(Expr):
    state: sym.State
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class PurseOf(Expr):
    """The amount in a purse."""

    place: PursePlace


@dataclass(frozen=True, slots=True)
class TableAt(Expr):
    table: sym.Table
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class TermCall(Expr):
    term: sym.Term
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Arithmetic(Expr):
    """`operator` is + - * mod, or down / up for a rounded division."""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Compare(Expr):
    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Logic(Expr):
    operator: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(Expr):
    value: Expr


@dataclass(frozen=True, slots=True)
class Choice(Expr):
    condition: Expr
    yes: Expr
    no: Expr


@dataclass(frozen=True, slots=True)
class KindTest(Expr):
    """Whether a component is of one of these kinds."""

    subject: Expr
    cls: sym.Class
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FaceTest(Expr):
    subject: Expr
    up: bool


@dataclass(frozen=True, slots=True)
class Contained(Expr):
    """`subject is in domain`; the domain's own variable is not used."""

    subject: Expr
    domain: Domain


@dataclass(frozen=True, slots=True)
class Fold(Expr):
    """`operator`: count any none all sum max min first last the. Without a body the members themselves count."""

    operator: str
    body: Expr | None
    domain: Domain
    otherwise: Expr | None


@dataclass(frozen=True, slots=True)
class Extreme(Expr):
    operator: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Unwrap(Expr):
    """`the(x)` of an optional value: a fault when it is none."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Neighbour(Expr):
    """`next` (+1) or `previous` (-1): round the table, round a ring, or along words and lines."""

    subject: Expr
    step: int


@dataclass(frozen=True, slots=True)
class Property(Expr):
    """A builtin function of one value: number_of, side_of, row_of, column_of, position_of, opposite."""

    function: str
    subject: Expr


@dataclass(frozen=True, slots=True)
class FromNumber(Expr):
    """`field(n)`: the space, seat or side numbered n (from 1); outside it is a fault."""

    number: Expr


@dataclass(frozen=True, slots=True)
class Payable(Expr):
    """Whether the purse's pieces can make the amount exactly."""

    amount: Expr
    place: PursePlace


@dataclass(frozen=True, slots=True)
class Random(Expr):
    """One member of a domain, by chance."""

    domain: Domain


AnyExpr = (
    Const | OptionValue | NumberValue | Players | Local | TraitOf | StateOf | PurseOf | TableAt | TermCall | Arithmetic
    | Compare | Logic | Not | Choice | KindTest | FaceTest | Contained | Fold | Extreme | Unwrap | Neighbour | Property
    | FromNumber | Payable | Random
)  # fmt: skip
"""Every expression there is: who tells them apart ends in `assert_never`."""


# ---- places and domains --------------------------------------------------------------------------------


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
    """`kind`: highest, lowest, clockwise, counterclockwise, together, shared, out, option."""

    span: Span
    kind: str
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
