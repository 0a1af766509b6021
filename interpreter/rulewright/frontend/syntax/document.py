"""A ruleset as declarations: what each section says, with expressions parsed and nothing resolved yet.

Frozen dataclasses only; `rulewright.frontend.syntax.sections` and `rulewright.frontend.syntax.steps` read them from
YAML nodes.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.source.text import Source, Span


@dataclass(frozen=True, slots=True)
class Notes:
    """What a named entry says about itself."""

    about: str = ""
    why: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """A value that depends on the number of players."""

    span: Span
    cases: tuple[tuple[int, Span, ast.Expr], ...]


@dataclass(frozen=True, slots=True)
class OptionDecl:
    """`values` in order (the first is the default unless `default` says otherwise), or a range of numbers."""

    name: str
    span: Span
    values: tuple[tuple[str, Span], ...]
    range: ast.Range | None
    default: Node | None
    allowed: ast.Expr | None
    notes: Notes


@dataclass(frozen=True, slots=True)
class NumberDecl:
    name: str
    span: Span
    value: ast.Expr | ByPlayers


@dataclass(frozen=True, slots=True)
class TableDecl:
    """`rows` is a mapping, nested once for each key after the first."""

    span: Span
    signature: ast.Signature
    rows: Mapping


@dataclass(frozen=True, slots=True)
class TypeDecl:
    """A declared type: words of an enumeration, or a `KindType`."""

    span: Span
    words: tuple[tuple[str, Span], ...]
    kind: ast.KindType | None


@dataclass(frozen=True, slots=True)
class EnumerationDecl:
    """A list of words by its own name."""

    name: str
    span: Span
    words: tuple[tuple[str, Span], ...]


@dataclass(frozen=True, slots=True)
class NamedNumbersDecl:
    """Numbers from `low` to `high` with a name; `words`: a number, where it stands, what it is called."""

    name: str
    span: Span
    low: int
    high: int
    words: tuple[tuple[int, Span, Scalar], ...]


@dataclass(frozen=True, slots=True)
class TraitDecl:
    name: str
    span: Span
    type: TypeDecl
    otherwise: ast.Expr | None


@dataclass(frozen=True, slots=True)
class TraitValue:
    """What a kind says of a trait: a constant or `each` (`value`), or counts by value (`counts`)."""

    name: str
    span: Span
    value: ast.Expr | ast.KindType | None
    counts: tuple[tuple[Scalar, ast.Expr | ByPlayers], ...]


@dataclass(frozen=True, slots=True)
class KindDecl:
    """A kind of component. `columns` and `rows` list one card a row."""

    name: str
    span: Span
    count: ast.Expr | ByPlayers | None
    traits: tuple[TraitValue, ...]
    columns: tuple[Scalar, ...]
    rows: tuple[tuple[Scalar, ...], ...]
    called: ast.Template | None
    plural: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class ClassDecl:
    """A class of component."""

    name: str
    span: Span
    traits: tuple[TraitDecl, ...]
    kinds: tuple[KindDecl, ...]
    total: ast.Expr | ByPlayers | None
    rolls: ast.KindType | None
    called: ast.Template | None
    plural: str
    csv: Scalar | None
    notes: Notes


@dataclass(frozen=True, slots=True)
class SpaceDecl:
    """`shape` is a word of `rulewright.frontend.language.ways.Shape`.

    `names`: of places that have them. `numbers`: where they are others than 1, 2, 3. `drawn`: rows of text. `of`: of
    edges, the kind of spaces that they join; `edges` lists them, each with its ends and its `traits`.
    """

    name: str
    span: Span
    count: ast.Expr | None
    rows: ast.Expr | None
    columns: ast.Expr | None
    shape: str
    plural: str
    names: tuple[Scalar, ...] = ()
    drawn: Scalar | None = None
    of: ast.Name | None = None
    traits: tuple[TraitDecl, ...] = ()
    edges: tuple[EdgeDecl, ...] | None = None
    numbers: NumbersDecl | None = None

    @property
    def is_grid(self) -> bool:
        """Whether its spaces lie in rows and columns."""
        return self.columns is not None or self.drawn is not None


@dataclass(frozen=True, slots=True)
class NumbersDecl:
    """The numbers of spaces: one range, or a list of numbers and ranges."""

    span: Span
    items: tuple[ast.Expr, ...]
    is_list: bool


@dataclass(frozen=True, slots=True)
class EdgeDecl:
    """An edge: the names or numbers of its ends, and the values of its traits."""

    span: Span
    ends: tuple[Scalar, ...]
    values: tuple[ast.Expr, ...]


@dataclass(frozen=True, slots=True)
class ZoneDecl:
    """`order` is heap, pile or row; `starts` is '', 'all', 'all face up' or 'all face down'."""

    name: str
    span: Span
    holds: ast.Name
    per: tuple[ast.Name, ...]
    order: str
    room: ast.Expr | None
    starts: str
    seen_by: ast.Expr | None
    open_while: ast.Expr | None
    remembered: ast.Expr | None
    refilled_from: ast.Name | None
    notes: Notes


@dataclass(frozen=True, slots=True)
class PurseDecl:
    name: str
    span: Span
    per: tuple[ast.Name, ...]
    start: ast.Expr | ByPlayers | None
    from_: ast.Name | None
    at_most: ast.Expr | None
    may_owe: ast.Expr | None
    seen_by: ast.Expr | None
    notes: Notes


@dataclass(frozen=True, slots=True)
class CurrencyDecl:
    """`piece_values` and `pieces_when`: counted pieces while the condition holds."""

    name: str
    span: Span
    purses: tuple[PurseDecl, ...]
    piece_values: tuple[int, ...]
    pieces_when: ast.Expr | None


@dataclass(frozen=True, slots=True)
class PositionDecl:
    """The values of a state at the start, where spaces differ: rows of text and
    what their signs stand for, or a map by name.
    """

    span: Span
    drawn: Scalar | None
    legend: tuple[tuple[Scalar, ast.Expr], ...]
    named: tuple[tuple[Scalar, ast.Expr], ...]


@dataclass(frozen=True, slots=True)
class StateDecl:
    name: str
    span: Span
    type: TypeDecl
    per: tuple[ast.Name, ...]
    start: ast.Expr | None
    seen_by: ast.Expr | None
    notes: Notes
    position: PositionDecl | None = None
    restarts_with: ast.Name | None = None


@dataclass(frozen=True, slots=True)
class HistoryDecl:
    """`seen: {positions_of: stone, room: 300}`: positions that are remembered."""

    name: str
    span: Span
    of: ast.Name
    room: ast.Expr


@dataclass(frozen=True, slots=True)
class TermDecl:
    span: Span
    signature: ast.Signature
    body: ast.Expr
    depth: int = 1
    """So many levels of it may be worked out, each inside the one before; 1: it does not use itself."""
    deeper: ast.Expr | None = None
    """What it is below its deepest level."""


@dataclass(frozen=True, slots=True)
class EffectDecl:
    span: Span
    signature: ast.Signature
    body: ast.Block


@dataclass(frozen=True, slots=True)
class ActionDecl:
    span: Span
    signature: ast.Signature
    picks: tuple[ast.Pick, ...]
    where: ast.Expr | None
    do: ast.Block | None
    says: ast.Template | None
    asks: ast.Template | None
    announces: ast.Template | None
    seen_by: ast.Expr | None


@dataclass(frozen=True, slots=True)
class CaseDecl:
    """One case of a rule in a priority list."""

    span: Span
    when: ast.Expr | None
    do: ast.Block | None
    ends: bool


@dataclass(frozen=True, slots=True)
class RuleDecl:
    name: str
    span: Span
    cases: tuple[CaseDecl, ...]


@dataclass(frozen=True, slots=True)
class PriorityDecl:
    span: Span
    signature: ast.Signature
    order: ast.Ranking
    rules: tuple[RuleDecl, ...]


@dataclass(frozen=True, slots=True)
class PayoutDecl:
    span: Span
    signature: ast.Signature
    among: ast.Domain
    from_: ast.Expr
    to: ast.Expr
    claims: ast.Expr
    order: ast.Order
    short: ast.Expr
    rest: ast.Expr
    short_rest: ast.Expr | None
    paid: ast.Block | None
    unpaid: ast.Block | None


# ---- steps ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DoStep:
    block: ast.Block


@dataclass(frozen=True, slots=True)
class LetStep:
    binding: ast.Binding


@dataclass(frozen=True, slots=True)
class ChooseStep:
    """`must` or `may`. `then` follows any action, `cases` one of several."""

    may: bool
    actions: tuple[ast.Call, ...]
    by: ast.Expr | None
    then: tuple[Step, ...]
    cases: tuple[tuple[str, Span, tuple[Step, ...]], ...]
    if_none: str | tuple[Step, ...] | None
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class CollectStep:
    """A `must` or `may` that is asked again and again; what is picked joins a set. `steps` follow once."""

    choice: ChooseStep
    collected: ast.Parameter
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class EveryoneStep:
    actions: tuple[ast.Call, ...]
    who: ast.Domain | None
    if_none: str | tuple[Step, ...] | None


@dataclass(frozen=True, slots=True)
class OfferStep:
    actions: tuple[ast.Call, ...]
    to: ast.Domain
    accepted: tuple[Step, ...]
    refused: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class EachStep:
    loop: ast.Domain
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class TurnsStep:
    loop: ast.Domain
    steps: tuple[Step, ...]
    until: ast.Expr | None


@dataclass(frozen=True, slots=True)
class RepeatStep:
    steps: tuple[Step, ...]
    while_: ast.Expr | None
    until: ast.Expr | None


@dataclass(frozen=True, slots=True)
class MatchStep:
    subject: ast.Expr
    cases: tuple[tuple[Scalar, tuple[Step, ...]], ...]


@dataclass(frozen=True, slots=True)
class CallStep:
    """`verb` is run, resolve or pay."""

    verb: str
    call: ast.Call


@dataclass(frozen=True, slots=True)
class EndStep:
    phase: ast.Name


@dataclass(frozen=True, slots=True)
class GroupStep:
    steps: tuple[Step, ...]


Verb = (
    DoStep | LetStep | ChooseStep | CollectStep | EveryoneStep | OfferStep | EachStep | TurnsStep | RepeatStep
    | MatchStep | CallStep | EndStep | GroupStep
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """A named step: its guard and what it does; `otherwise` when the guard fails."""

    name: str
    span: Span
    verb: Verb
    when: ast.Expr | None
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class PhaseDecl:
    span: Span
    signature: ast.Signature
    ends_when: ast.Expr | None
    steps: tuple[Step, ...]
    depth: int = 1
    """So many of it may run, each inside the one before; 1: it does not run itself."""


@dataclass(frozen=True, slots=True)
class ScoreDecl:
    span: Span
    of: str
    points: ast.Expr | None
    cannot_win: ast.Expr | None
    won: ast.Expr | None
    rank: ast.Order | None


@dataclass(frozen=True, slots=True)
class LookDecl:
    """How a declared thing looks on a screen: a word by key with its place; `sorted_by` has a list."""

    name: str
    span: Span
    keys: tuple[tuple[str, Span, str], ...]
    sorted_by: tuple[tuple[str, Span], ...]


@dataclass(frozen=True, slots=True)
class Header:
    """Who plays what: seats from `low` to `high`, usually `usual`; `limit` bounds the decisions of a game."""

    game: str
    title: str
    about: str
    credits: str
    low: int
    high: int
    usual: int
    limit: int
    span: Span


@dataclass(frozen=True, slots=True)
class Document:
    """A whole ruleset."""

    source: Source
    header: Header
    assumed: tuple[tuple[str, Span, str], ...] = ()
    options: tuple[OptionDecl, ...] = ()
    numbers: tuple[NumberDecl, ...] = ()
    enumerations: tuple[EnumerationDecl | NamedNumbersDecl, ...] = ()
    tables: tuple[TableDecl, ...] = ()
    components: tuple[ClassDecl, ...] = ()
    spaces: tuple[SpaceDecl, ...] = ()
    sides: ast.Expr | None = None
    zones: tuple[ZoneDecl, ...] = ()
    money: tuple[CurrencyDecl, ...] = ()
    state: tuple[StateDecl, ...] = ()
    histories: tuple[HistoryDecl, ...] = ()
    terms: tuple[TermDecl, ...] = ()
    effects: tuple[EffectDecl, ...] = ()
    actions: tuple[ActionDecl, ...] = ()
    priorities: tuple[PriorityDecl, ...] = ()
    payouts: tuple[PayoutDecl, ...] = ()
    phases: tuple[PhaseDecl, ...] = ()
    score: ScoreDecl | None = None
    looks: tuple[LookDecl, ...] = ()
    lost: frozenset[str] = frozenset()
    """Names whose declarations could not be read, so that nobody needs to be told that they are unknown."""
