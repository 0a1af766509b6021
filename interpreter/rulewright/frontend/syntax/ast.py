"""The small language as trees: values, domains, effects, picks, signatures.

Frozen dataclasses, each with the span of its text. Nothing here knows what a name means.
"""

from __future__ import annotations

import typing
from dataclasses import dataclass

from rulewright.source.text import Span

# ---- values ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    span: Span
    value: int


@dataclass(frozen=True, slots=True)
class Flag:
    """`yes` or `no`."""

    span: Span
    value: bool


@dataclass(frozen=True, slots=True)
class Nothing:
    """`none`."""

    span: Span


@dataclass(frozen=True, slots=True)
class Name:
    span: Span
    name: str


@dataclass(frozen=True, slots=True)
class Literal:
    """`player 2`, `field 3`: numbered from 1."""

    span: Span
    type: str
    number: int


@dataclass(frozen=True, slots=True)
class Belonging:
    """`owner.name` or `owner.name(arguments)`."""

    span: Span
    owner: Expr
    name: Name
    arguments: tuple[Expr, ...] | None


@dataclass(frozen=True, slots=True)
class Index:
    """`table[a, b]`."""

    span: Span
    name: Name
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Apply:
    """`term(a, b)`, `field(n)`, `next(player)`."""

    span: Span
    name: Name
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """`+ - * mod`."""

    span: Span
    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Divide:
    span: Span
    left: Expr
    right: Expr
    rounded: str


@dataclass(frozen=True, slots=True)
class Negate:
    span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class Compare:
    """`= != < <= > >=`."""

    span: Span
    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class CompareLists:
    """`[a, b] > [c, d]`: the first values that differ decide."""

    span: Span
    operator: str
    left: tuple[Expr, ...]
    right: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Is:
    """`x is [not] word`; the word `none` too."""

    span: Span
    subject: Expr
    negated: bool
    word: Name


@dataclass(frozen=True, slots=True)
class IsIn:
    """`x is [not] in range or place`."""

    span: Span
    subject: Expr
    negated: bool
    range: Expr


@dataclass(frozen=True, slots=True)
class IsAmong:
    """`x is [not] in [a, b, 7..9]`."""

    span: Span
    subject: Expr
    negated: bool
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Logic:
    """A chain of `and` or of `or`."""

    span: Span
    operator: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not:
    span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class Choice:
    """`yes if condition else no`."""

    span: Span
    yes: Expr
    condition: Expr
    no: Expr


@dataclass(frozen=True, slots=True)
class After:
    """`value after effect(...)`: what the value would be."""

    span: Span
    value: Expr
    call: Call


@dataclass(frozen=True, slots=True)
class LetIn:
    """`let n = X` on a line of a term, and the value below it, which may use the name."""

    span: Span
    binding: Binding
    value: Expr


@dataclass(frozen=True, slots=True)
class Range:
    """`low..high`, both ends included."""

    span: Span
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Grouping:
    """`3..4 equal in rank`: members that may be taken out together."""

    span: Span
    low: Expr
    high: Expr
    relations: tuple[Relation, ...]


@dataclass(frozen=True, slots=True)
class Fold:
    """`sum(body for domain else otherwise)`; of some aggregates, what is taken out before."""

    span: Span
    operator: str
    body: Expr
    domain: Domain
    otherwise: Expr | None
    groupings: tuple[Grouping, ...] = ()


@dataclass(frozen=True, slots=True)
class Gather:
    """`count(domain)`, `first(domain)`."""

    span: Span
    operator: str
    domain: Domain
    otherwise: Expr | None


@dataclass(frozen=True, slots=True)
class Extreme:
    """`min(a, b)`, `max(a, b)`."""

    span: Span
    operator: str
    items: tuple[Expr, ...]


Expr = (
    Number | Flag | Nothing | Name | Literal | Belonging | Index | Apply | Arithmetic | Divide | Negate | Compare | Is
    | IsIn | IsAmong | CompareLists | Logic | Not | Choice | After | LetIn | Range | Fold | Gather | Extreme
)  # fmt: skip

# ---- domains --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Whole:
    """A single value or place as a domain: `me`, `hand`, `field.line`."""

    span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class MemberList:
    """`[1, 3, 5..7]` behind `in`: the members, one by one."""

    span: Span
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """`face_down cards c in place`, `player p`; `words` are the words before `in`."""

    span: Span
    words: tuple[Name, ...]
    place: Expr | MemberList | None


@dataclass(frozen=True, slots=True)
class Slice:
    """`first n cards in place`."""

    span: Span
    end: str
    amount: Expr
    words: tuple[Name, ...]
    place: Expr | MemberList | None


@dataclass(frozen=True, slots=True)
class Reached:
    """`point p from start through neighbours(p)`, `craft c from wheel through c.leads_to`."""

    span: Span
    words: tuple[Name, ...]
    start: Expr
    through: Expr


DomainSource = Whole | Named | Slice | Reached


CriterionKind = typing.Literal[
    "highest", "lowest", "clockwise", "counterclockwise", "together", "shared", "out", "option"
]


@dataclass(frozen=True, slots=True)
class Criterion:
    """One link of an order."""

    span: Span
    kind: CriterionKind
    value: Expr | None
    when: Expr | None


@dataclass(frozen=True, slots=True)
class Order:
    span: Span
    criteria: tuple[Criterion, ...]


@dataclass(frozen=True, slots=True)
class Domain:
    span: Span
    source: DomainSource
    order: Order | None
    where: Expr | None
    extent: Extent | None = None


@dataclass(frozen=True, slots=True)
class Extent:
    """How far a domain goes: `word` is while or until."""

    span: Span
    word: str
    condition: Expr


# ---- effects --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Amount:
    """`kind` is exact, up_to or everything."""

    span: Span
    kind: str
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Facing:
    """`direction` is up, down, or an expression that gives one of these words."""

    span: Span
    direction: str | Expr


@dataclass(frozen=True, slots=True)
class Move:
    span: Span
    what: Domain
    to: Expr
    facing: Facing | None
    end: str | None


@dataclass(frozen=True, slots=True)
class Draw:
    span: Span
    amount: Amount
    source: Expr
    to: Expr
    facing: Facing | None


@dataclass(frozen=True, slots=True)
class Shuffle:
    span: Span
    places: tuple[Expr, ...]
    into: Expr | None


@dataclass(frozen=True, slots=True)
class Turn:
    span: Span
    what: Domain
    facing: Facing


@dataclass(frozen=True, slots=True)
class Show:
    span: Span
    what: Domain
    to: Domain


@dataclass(frozen=True, slots=True)
class Roll:
    span: Span
    what: Domain


@dataclass(frozen=True, slots=True)
class Pay:
    span: Span
    amount: Amount
    source: Expr
    to: Expr


@dataclass(frozen=True, slots=True)
class Set:
    """`operator` is set, add or subtract."""

    span: Span
    operator: str
    slot: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Eliminate:
    span: Span
    who: Expr


@dataclass(frozen=True, slots=True)
class Say:
    span: Span
    text: Template


@dataclass(frozen=True, slots=True)
class Binding:
    span: Span
    name: Name
    value: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """`name(arguments)`: an action, effect, phase, priority list or payout."""

    span: Span
    name: Name
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class If:
    """Branches of condition and block; an `else` has no condition."""

    span: Span
    branches: tuple[tuple[Expr | None, Block], ...]


@dataclass(frozen=True, slots=True)
class ForEach:
    span: Span
    domain: Domain
    body: Block


Statement = Move | Draw | Shuffle | Turn | Show | Roll | Pay | Set | Eliminate | Say | Binding | Call | If | ForEach


@dataclass(frozen=True, slots=True)
class Block:
    span: Span
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """A text with holes: words and expressions in turn."""

    span: Span
    parts: tuple[str | Expr, ...]


# ---- picks and signatures ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose:
    """One member of a domain."""

    span: Span
    words: tuple[Name, ...]
    place: Expr | MemberList | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Relation:
    """`equal in suit`: what the members of a subset have to do with each other;
    without a trait, by all that is printed on them.
    """

    span: Span
    word: str
    trait: Name | None


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """A subset: from `low` to `high` members (equal for `exactly n`)."""

    span: Span
    low: Expr
    high: Expr
    words: tuple[Name, ...]
    place: Expr | MemberList | None
    relations: tuple[Relation, ...]
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Determined:
    """`name = value`: no choice."""

    span: Span
    name: Name
    value: Expr


Pick = Choose | ChooseSome | Determined


@dataclass(frozen=True, slots=True)
class Parameter:
    """`player giver`; of a set also how few and how many members it may have: `1..3 cards given`."""

    span: Span
    type: Name
    name: Name
    sizes: tuple[Expr, Expr] | None = None


@dataclass(frozen=True, slots=True)
class KeyRange:
    span: Span
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Signature:
    """`[owner.]name(parameters) by keys`. The owner is parameter 0 already."""

    span: Span
    owner: Name | None
    name: Name
    parameters: tuple[Parameter, ...]
    keys: tuple[Name | KeyRange, ...]


@dataclass(frozen=True, slots=True)
class KindType:
    """A declared type: a name, a range, or `each`; `optional` adds none."""

    span: Span
    form: str
    name: Name | None
    low: Expr | None
    high: Expr | None
    optional: bool


@dataclass(frozen=True, slots=True)
class Ranking:
    """`a > b = c`: levels of equal names."""

    span: Span
    levels: tuple[tuple[Name, ...], ...]


@dataclass(frozen=True, slots=True)
class Lot:
    """Scenario contents: so many of a thing, perhaps facing."""

    span: Span
    count: int
    thing: Expr
    facing: str | None
