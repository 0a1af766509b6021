"""Symbols: what the names of a ruleset stand for.

Declared names first (signatures and types), bodies later: a body field is filled exactly once, by the checker.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright.frontend.language.printed_numbers import FROM_1, SpaceNumbers
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import ReferenceNotes, References
from rulewright.frontend.typed.types import ComponentType, EnumType, NumberType, Type
from rulewright.source.text import Source, Span


@dataclass(eq=False, slots=True)
class Symbol:
    """Anything with a name. `used` becomes true when a rule reads it."""

    name: str
    span: Span
    used: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Amount:
    """A constant, or one for each player count."""

    span: Span
    value: t.Expr | None
    by_players: dict[int, t.Expr]


@dataclass(eq=False, slots=True)
class Option(Symbol):
    """`words` in order for enumerations; `low`/`high` for ranges."""

    type: Type
    decl: doc.OptionDecl
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    default: dict[int, int] = field(default_factory=dict)
    allowed: t.Expr | None = None


@dataclass(eq=False, slots=True)
class Number(Symbol):
    """A named constant: an expression, or one for each player count."""

    decl: doc.NumberDecl
    amount: Amount | None = None


@dataclass(eq=False, slots=True)
class Table(Symbol):
    """`keys` are types or number ranges; `rows` maps key tuples to constant expressions.

    `otherwise` has the value of `else` by the keys above it: it stands for every key below them that has no row, but
    not for none. `low`/`high`: between which its values lie, where that is declared, as of traits of edges.
    """

    keys: tuple[Type, ...]
    ranges: tuple[tuple[int, int] | None, ...]
    decl: doc.TableDecl
    type: Type
    rows: dict[tuple[int, ...], t.Expr] = field(default_factory=dict)
    otherwise: dict[tuple[int, ...], t.Expr] = field(default_factory=dict)
    low: t.Expr | None = None
    high: t.Expr | None = None
    places: dict[tuple[int, ...], Span] = field(default_factory=dict)
    """Where the rows are written that a designer wrote, by the keys of `rows` and `otherwise`."""
    members: Type | None = None
    """Where the values are sets, what they are sets of: the first key is a member then, and the value a flag."""
    named: frozenset[int] = frozenset({0})
    absent: t.Const | None = None
    """The members that some row of a table of sets names, and the value for all others."""

    @property
    def written_keys(self) -> tuple[Type, ...]:
        """The keys that people write: without the member of a table of sets."""
        return self.keys if self.members is None else self.keys[1:]

    def at(self, keys: tuple[int, ...]) -> t.Expr | None:
        """The value of these keys, by a row or by the nearest `else`; none if there is neither."""
        if self.members is not None and keys[0] not in self.named:
            return self.absent if self.row_of((min(self.named), *keys[1:])) is not None else None
        row = self.row_of(keys)
        return None if row is None else self.rows[row] if row in self.rows else self.otherwise[row]

    def row_of(self, keys: tuple[int, ...]) -> tuple[int, ...] | None:
        """The keys of the row that holds for these keys."""
        if keys in self.rows or -1 in keys:
            return keys if keys in self.rows else None
        above = (keys[:depth] for depth in reversed(range(len(keys))))
        return next((some for some in above if some in self.otherwise), None)


@dataclass(eq=False, slots=True)
class Trait(Symbol):
    """`low`/`high` bound a number; `otherwise` serves kinds that do not give it."""

    cls: str
    type: Type
    low: t.Expr | None = None
    high: t.Expr | None = None
    otherwise: t.Expr | None = None
    required: bool = True


@dataclass(frozen=True, slots=True)
class KindTrait:
    """What a kind says of a trait: a constant, `each` of a stretch (or of all values), or counts by value."""

    span: Span
    value: t.Expr | None = None
    each: bool = False
    stretch: tuple[t.Expr, t.Expr] | None = None
    counts: tuple[tuple[Scalar, Amount], ...] = ()


@dataclass(eq=False, slots=True)
class Kind(Symbol):
    cls: str
    decl: doc.KindDecl
    count: Amount | None = None
    given: dict[str, KindTrait] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Class(Symbol):
    decl: doc.ClassDecl
    traits: dict[str, Trait] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    total: Amount | None = None
    rolled: Trait | None = None


@dataclass(eq=False, slots=True)
class Space(Symbol):
    """`names`: what its places are called, if they have names. `cells`: row and column of each, of a drawn board.

    `lettered`: whether its rows or columns have letters, so that its spaces are called `c4`; where the size is fixed,
    `names` has these names. `upward`: whether the lowest row of a drawing is row 1. `of`: of edges, what they join;
    `links`: the numbers of the ends of each, where they are listed. `edges`: the edges that join these spaces.
    `corners`: their corners. `numbers`: what numbers are printed on them; `last`: the last one, where it follows from
    options.
    """

    decl: doc.SpaceDecl
    count: t.Expr | None = None
    rows: t.Expr | None = None
    columns: t.Expr | None = None
    names: tuple[str, ...] = ()
    lettered: str = ""
    upward: bool = False
    cells: tuple[tuple[int, int], ...] = ()
    of: Space | None = None
    links: tuple[tuple[int, ...], ...] | None = None
    edges: Space | None = None
    corners: Space | None = None
    numbers: SpaceNumbers = FROM_1
    last: t.Expr | None = None


@dataclass(frozen=True, slots=True)
class OpenWhile:
    """While a condition holds, what lies in a zone is shown to all: `shown` does it, whenever something has changed."""

    condition: t.Expr
    shown: t.Statement


@dataclass(eq=False, slots=True)
class Zone(Symbol):
    """`per` is the owners' type, or none; `seen_by` an expression over audience words."""

    cls: str
    per: Type | None
    order: str
    decl: doc.ZoneDecl
    room: t.Expr | None = None
    seen_by: Audience | None = None
    remembered: t.Expr | None = None
    refilled_from: Zone | None = None
    opening: OpenWhile | None = None


@dataclass(eq=False, slots=True)
class Currency(Symbol):
    decl: doc.CurrencyDecl
    pieces: tuple[int, ...] = ()
    pieces_when: t.Expr | None = None


@dataclass(eq=False, slots=True)
class Purse(Symbol):
    currency: Currency
    per: Type | None
    decl: doc.PurseDecl
    start: Amount | None = None
    from_: Purse | None = None
    at_most: t.Expr | None = None
    may_owe: t.Expr | None = None
    seen_by: Audience | None = None


@dataclass(frozen=True, slots=True)
class StartingPosition:
    """The values that spaces have at the start, where they differ: rows of signs with
    their meaning, or values by the spaces' names.
    """

    span: Span
    lines: tuple[str, ...]
    legend: dict[str, t.Expr]
    named: tuple[tuple[Scalar, t.Expr], ...]


@dataclass(eq=False, slots=True)
class State(Symbol):
    """`per`: its keys; of a class of components, each carries the state as a mark.
    `start`: the value at the start, of all but those of `position`.
    """

    type: Type
    per: tuple[Type, ...]
    decl: doc.StateDecl
    low: t.Expr | None = None
    high: t.Expr | None = None
    start: t.Expr | None = None
    seen_by: Audience | None = None
    position: StartingPosition | None = None

    @property
    def marked(self) -> str:
        """The class of components that carry it, or nothing."""
        return self.per[0].cls if self.per and isinstance(self.per[0], ComponentType) else ""


@dataclass(eq=False, slots=True)
class PositionHistory(Symbol):
    """Positions of a state that are remembered, so many at most."""

    state: State
    room: t.Expr


@dataclass(eq=False, slots=True)
class Term(Symbol):
    signature: tuple[t.Var, ...]
    decl: doc.TermDecl
    owner: Type | None
    type: Type | None = None
    body: t.Expr | None = None
    checking: bool = False
    level: int = 1
    deeper: Term | None = None
    """A term that uses itself uses one that is like it, with names of its own: so many
    levels as are declared, and one more, which is what is declared for deeper ones.
    """

    @property
    def written(self) -> ast.Expr:
        """What is written for this level."""
        below = self.decl.deeper if self.level > self.decl.depth else None
        return below if below is not None else self.decl.body


def levels_of(term: Term) -> Iterator[Term]:
    """A term, and the levels below it."""
    at: Term | None = term
    while at is not None:
        yield at
        at = at.deeper


@dataclass(eq=False, slots=True)
class Effect(Symbol):
    signature: tuple[t.Var, ...]
    decl: doc.EffectDecl
    body: t.Block | None = None
    checking: bool = False


@dataclass(eq=False, slots=True)
class Action(Symbol):
    """`me` is the chooser. `sealed` says whether any step offers it to everyone at once."""

    signature: tuple[t.Var, ...]
    decl: doc.ActionDecl
    me: t.Var
    picks: tuple[t.Pick, ...] = ()
    where: t.Expr | None = None
    do: t.Block = ()
    says: tuple[str | t.Expr, ...] | None = None
    asks: tuple[str | t.Expr, ...] | None = None
    announces: tuple[str | t.Expr, ...] | None = None
    """The line of the log before the effects, as `says` is the one behind them."""
    seen_by: Audience | None = None
    sealed: bool = False
    wrong_picks: tuple[t.Var, ...] = ()
    """The names of picks that were told to be wrong: to use them is no second mistake."""
    collected: list[t.Var] = field(default_factory=list)
    """The sets that steps make of what is picked, one after the other; whoever has picked knows them like picks."""

    @property
    def pick_vars(self) -> tuple[t.Var, ...]:
        return tuple(p.domain.var if isinstance(p, t.PickOne) else p.var for p in self.picks)


@dataclass(frozen=True, slots=True)
class RuleCase:
    span: Span
    when: t.Expr | None
    do: t.Block
    ends: bool


@dataclass(eq=False, slots=True)
class Priority(Symbol):
    """`levels` of rule names; `rules` maps names to cases."""

    signature: tuple[t.Var, ...]
    decl: doc.PriorityDecl
    levels: tuple[tuple[str, ...], ...] = ()
    rules: dict[str, tuple[RuleCase, ...]] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Payout(Symbol):
    signature: tuple[t.Var, ...]
    decl: doc.PayoutDecl
    among: t.Domain | None = None
    from_: t.PursePlace | None = None
    to: t.PursePlace | None = None
    claims: t.Expr | None = None
    order: tuple[t.Criterion, ...] = ()
    short: t.Expr | None = None
    rest: tuple[tuple[t.Expr | None, t.PursePlace], ...] = ()
    short_rest: tuple[tuple[t.Expr | None, t.PursePlace], ...] = ()
    paid: t.Block = ()
    unpaid: t.Block = ()


@dataclass(eq=False, slots=True)
class Phase(Symbol):
    signature: tuple[t.Var, ...]
    decl: doc.PhaseDecl
    ends_when: t.Expr | None = None
    steps: tuple[t.Step, ...] = ()
    openings: tuple[OpenWhile, ...] = ()
    """Of zones, where the phase is the game."""
    level: int = 1
    deeper: Phase | None = None
    """A phase that runs itself runs one that is like it, with names of its own: so many
    levels as are declared, and one that is too deep.
    """

    @property
    def too_deep(self) -> bool:
        return self.level > self.decl.depth


Callable = Term | Effect | Action | Priority | Payout | Phase
"""What takes parameters: each has a `signature`."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who sees: cases of condition and word (nobody, owner, side, everyone, face); the last has no condition."""

    cases: tuple[tuple[t.Expr | None, str], ...]


@dataclass(eq=False, slots=True)
class Score:
    span: Span
    of: Type | None
    """Players or sides; none where everyone has one result."""
    member: t.Var
    points: t.Expr | None = None
    points_name: t.Var | None = None
    """What the points are called in the other expressions."""
    cannot_win: t.Expr | None = None
    won: t.Expr | None = None
    rank: tuple[t.Criterion, ...] = ()


@dataclass(frozen=True, slots=True)
class Appearance:
    """How a declared thing looks on a screen: words by key, and the traits by which pieces are sorted.
    No rule reads it.
    """

    words: dict[str, str]
    sorted_by: tuple[str, ...] = ()


@dataclass(eq=False)
class Symbols(ReferenceNotes):
    """Everything a ruleset declares."""

    document: doc.Document
    options: dict[str, Option] = field(default_factory=dict)
    numbers: dict[str, Number] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    enums: dict[str, EnumType] = field(default_factory=dict)
    named_numbers: dict[str, NumberType] = field(default_factory=dict)
    """Numbers some of which are called by words, by the name of their list."""
    ways: EnumType | None = None
    """The ways of grids; none where there is no grid."""
    classes: dict[str, Class] = field(default_factory=dict)
    spaces: dict[str, Space] = field(default_factory=dict)
    sides: t.Expr | None = None
    zones: dict[str, Zone] = field(default_factory=dict)
    currencies: dict[str, Currency] = field(default_factory=dict)
    purses: dict[str, Purse] = field(default_factory=dict)
    states: list[State] = field(default_factory=list)
    histories: dict[str, PositionHistory] = field(default_factory=dict)
    terms: list[Term] = field(default_factory=list)
    effects: dict[str, Effect] = field(default_factory=dict)
    actions: dict[str, Action] = field(default_factory=dict)
    priorities: dict[str, Priority] = field(default_factory=dict)
    payouts: dict[str, Payout] = field(default_factory=dict)
    phases: dict[str, Phase] = field(default_factory=dict)
    score: Score | None = None
    looks: dict[str, Appearance] = field(default_factory=dict)
    files: dict[str, Source | None] = field(default_factory=dict)
    """CSV files that were read, by path; none for one that could not be."""
    variables: int = 0
    """How many loop names and parameters there are: a bound for the scratch region of a Program."""
    references: References | None = None
    free: dict[str, object] = field(default_factory=dict)
    """Names that stand without an owner."""
    owned: dict[tuple[str, str], object] = field(default_factory=dict)
    """Names by owner's type key and name."""

    def __post_init__(self) -> None:
        """The checks keep here what they have made of the rules (`checks.Survey`),
        for a ruleset of its own and for a variant.
        """
        self.surveys: dict[bool, Any] = {}

    @property
    def word_lists(self) -> list[EnumType | NumberType]:
        """All lists of words: enumerations, and numbers that are called by words."""
        return [*self.enums.values(), *self.named_numbers.values()]

    @property
    def every_term(self) -> Iterator[Term]:
        """Terms, with all levels of those that use themselves."""
        for term in self.terms:
            yield from levels_of(term)

    @property
    def every_phase(self) -> Iterator[Phase]:
        """Phases, with all levels of those that run themselves."""
        for phase in self.phases.values():
            at: Phase | None = phase
            while at is not None:
                yield at
                at = at.deeper

    def numbers_of(self, type_: Type | str) -> SpaceNumbers:
        """What numbers people use for spaces, players or sides."""
        space = self.spaces.get(str(type_))
        return space.numbers if space is not None else FROM_1

    def refer_type(self, span: Span, name: str) -> None:
        """Note that the name of a type stands at a place."""
        declared = self.free.get(name)
        self.refer(span, declared if isinstance(declared, Space | Class | Kind | Option) else self.list_called(name))

    def list_called(self, name: str) -> EnumType | NumberType | None:
        """The list of words of this name."""
        return self.enums.get(name) or self.named_numbers.get(name)
