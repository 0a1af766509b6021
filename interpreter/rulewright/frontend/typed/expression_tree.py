"""Typed expressions: what `rulewright.frontend.syntax.ast` says once every name is resolved.

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
    from rulewright.frontend.typed.domain_tree import Domain, PursePlace


@dataclass(eq=False, slots=True)
class Var:
    """A local name: parameter, let, pick or loop name. Equal only to itself.

    `role` is parameter, let, pick, loop or set; `origin` is the domain or expression that gives its values, and
    `sites` the arguments of every call, for parameters. `sizes`: how few and how many members a set may have.
    """

    name: str
    type: Type
    span: Span
    role: str
    origin: Domain | Expr | None = None
    sites: list[Expr] = field(default_factory=list)
    used: bool = False
    sizes: tuple[Expr, Expr] | None = None


@dataclass(frozen=True, slots=True)
class ExpressionNode:
    """What every expression has. `Expr` is the closed union of all of them."""

    span: Span
    type: Type


@dataclass(frozen=True, slots=True)
class Const(ExpressionNode):
    """A number, flag (0/1), word (its index), seat or space (from 0); `value` is none for `none`."""

    value: int | None


@dataclass(frozen=True, slots=True)
class SpaceNamed(ExpressionNode):
    """A space by its name; which number it has, and whether there is one, depends on the configuration."""

    name: str


@dataclass(frozen=True, slots=True)
class OptionValue(ExpressionNode):
    option: sym.Option


@dataclass(frozen=True, slots=True)
class NumberValue(ExpressionNode):
    number: sym.Number


@dataclass(frozen=True, slots=True)
class Players(ExpressionNode):
    """The number of seats at the start."""


@dataclass(frozen=True, slots=True)
class Local(ExpressionNode):
    var: Var


@dataclass(frozen=True, slots=True)
class TraitOf(ExpressionNode):
    subject: Expr
    trait: sym.Trait


@dataclass(frozen=True, slots=True)
class StateOf(ExpressionNode):
    state: sym.State
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class JointOwners(ExpressionNode):
    """Two or more things that have a zone or purse together; the first is the owner."""

    parts: tuple[Expr, ...]


def owning(owner: Expr | None) -> Expr | None:
    """Who owns a zone or purse: of several things that have it together the first."""
    return owner.parts[0] if isinstance(owner, JointOwners) else owner


@dataclass(frozen=True, slots=True)
class PurseOf(ExpressionNode):
    """The amount in a purse."""

    place: PursePlace


@dataclass(frozen=True, slots=True)
class TableAt(ExpressionNode):
    table: sym.Table
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class TermCall(ExpressionNode):
    term: sym.Term
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Arithmetic(ExpressionNode):
    """`operator` is + - * mod, or down / up for a rounded division."""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Compare(ExpressionNode):
    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Logic(ExpressionNode):
    operator: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(ExpressionNode):
    value: Expr


@dataclass(frozen=True, slots=True)
class Choice(ExpressionNode):
    condition: Expr
    yes: Expr
    no: Expr


@dataclass(frozen=True, slots=True)
class KindTest(ExpressionNode):
    """Whether a component is of one of these kinds."""

    subject: Expr
    cls: sym.Class
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FaceTest(ExpressionNode):
    subject: Expr
    up: bool


@dataclass(frozen=True, slots=True)
class Contained(ExpressionNode):
    """`subject is in domain`; the domain's own variable is not used."""

    subject: Expr
    domain: Domain


LIST = "list"
"""The operator of a fold that stands in a text for what lies in a zone; it is no aggregate of the language."""


@dataclass(frozen=True, slots=True)
class Grouping:
    """Members that may be taken out together: from `low` to `high` of them, which are fixed before play. Of each
    relation its word, and the value that it compares; without one, what is printed on a member.
    """

    span: Span
    low: Expr
    high: Expr
    words: tuple[str, ...]
    values: tuple[Expr | None, ...]


@dataclass(frozen=True, slots=True)
class Fold(ExpressionNode):
    """`operator`: a pure aggregate (`frontend/language/aggregate_table.py`), or `LIST`.
    Without a body the members themselves count.
    """

    operator: str
    body: Expr | None
    domain: Domain
    otherwise: Expr | None
    groupings: tuple[Grouping, ...] = ()


@dataclass(frozen=True, slots=True)
class Extreme(ExpressionNode):
    operator: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Unwrap(ExpressionNode):
    """`the(x)` of an optional value: a fault when it is none."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Neighbour(ExpressionNode):
    """`next` (+1) or `previous` (-1): round the table, round a ring, or along words and lines."""

    subject: Expr
    step: int


@dataclass(frozen=True, slots=True)
class NextSpace(ExpressionNode):
    """The space beside `subject` (which may be none) that way, or its edge there, by its type; or none."""

    subject: Expr
    way: Expr


@dataclass(frozen=True, slots=True)
class Distance(ExpressionNode):
    """How many steps it takes at least from one space to another of its kind."""

    start: Expr
    end: Expr


@dataclass(frozen=True, slots=True)
class Property(ExpressionNode):
    """A builtin function of one value: number_of, side_of, row_of, column_of, position_of."""

    function: str
    subject: Expr


@dataclass(frozen=True, slots=True)
class FromNumber(ExpressionNode):
    """`field(n)`: the space, seat or side numbered n (from 1); outside it is a fault."""

    number: Expr


@dataclass(frozen=True, slots=True)
class Payable(ExpressionNode):
    """Whether the purse's pieces can make the amount exactly."""

    amount: Expr
    place: PursePlace


@dataclass(frozen=True, slots=True)
class After(ExpressionNode):
    """What a value would be if an effect had changed state; nothing is changed."""

    value: Expr
    effect: sym.Effect
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class LetIn(ExpressionNode):
    """A value that may use the name of another one, which is worked out once before it."""

    var: Var
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True)
class Repeated(ExpressionNode):
    """`stone is in seen`: whether the position of a state is among those that are remembered."""

    history: sym.PositionHistory


@dataclass(frozen=True, slots=True)
class Random(ExpressionNode):
    """One member of a domain, by chance."""

    domain: Domain


Expr = (
    Const | SpaceNamed | OptionValue | NumberValue | Players | Local | TraitOf | StateOf | JointOwners | PurseOf
    | TableAt | TermCall | Arithmetic | Compare | Logic | Not | Choice | KindTest | FaceTest | Contained | Fold
    | Extreme | Unwrap | Neighbour | NextSpace | Distance | Property | FromNumber | Payable | After | LetIn | Repeated
    | Random
)  # fmt: skip
"""Every expression: a `match` over it ends in `assert_never`."""
