"""The Program: a ruleset in one configuration, as integers.

A state is one flat vector of integers. Its layout is static: control, variables, purses, zones, components, frames of
routines, sealed choices, and a scratch region that is not part of the position. Code is one flat listing of
instructions whose operands are small expression trees; the program counter is a slot. Everything that can happen,
and everything that can be seen, is in here: backends and screens read nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import Literal

from rulewright.ir.joint_owners import owner_of, owners_of
from rulewright.ir.marks import Mark
from rulewright.ir.outline import NamedRule, ScorePart
from rulewright.source.text import Span

NONE = -1
"""`none` of a player, side, space, word or component."""

NONE_NUMBER = -(2**31)
"""`none` of a number."""

UNBOUNDED = 2**32
"""How many members a domain has at most of which nothing better is known: as many as there are numbers."""

PASS = 0
"""The action id of declining, and of having nothing to choose where that must be asked all the same."""


KeyKind = Literal["highest", "lowest", "clockwise", "counterclockwise"]
DomainSource = Literal["range", "players", "zone", "zones", "places", "single", "set", "listed", "walk", "reached"]
OF_ZONES: tuple[DomainSource, ...] = ("zone", "zones", "places")
"""The sources that are zones: one, a stretch of them, or some that are named one by one."""
HoleKind = Literal["component", "number", "flag", "word", "member"]
PickForm = Literal["number", "member", "kind", "unseen", "position", "value", "some"]
"""Closed lists of words: a `match` over one ends in `assert_never`."""


@dataclass(frozen=True, slots=True)
class Op:
    """An expression: the name of an operation (see `rulewright.ir.operations`) and its operands."""

    name: str
    operands: tuple[Operand, ...] = ()

    def __str__(self) -> str:
        if self.name == "const":
            return str(self.operands[0])
        return f"{self.name}({', '.join(str(operand) for operand in self.operands)})"


@dataclass(frozen=True, slots=True)
class Key:
    """One sort key of a loop or payout. `kind`: highest, lowest, clockwise,
    counterclockwise (from `value`, modulo `size`).
    """

    kind: KeyKind
    value: Op
    size: int = 0
    mark: int = -1
    """The mark to note when this key decides between two members."""

    def __str__(self) -> str:
        return f"{self.kind} {self.value}"


@dataclass(frozen=True, slots=True)
class Domain:
    """Members, in order, each put into slot `var` while `where` is asked.

    `source` is range (low, high), players (those still in), zone (one zone), zones (first, count: a family), single (a
    value or none), set (the base of a picked subset: count, members), listed (where each row of a constant table
    begins, the table, the row) or walk (the same; a condition about the member that ends it; whether that member is
    still one) or reached (a start or none; a table as before, with the row of a member; a condition who comes in). The
    source has `most` members at most.
    """

    source: DomainSource
    operands: tuple[Op, ...]
    var: int
    where: Op | None = None
    keys: tuple[Key, ...] = ()
    end: str = ""
    few: Op | None = None
    none: int = NONE
    most: int = UNBOUNDED

    def __str__(self) -> str:
        text = f"s{self.var} in {self.source}({', '.join(map(str, self.operands))})"
        if self.where is not None:
            text += f" where {self.where}"
        if self.keys:
            text += " by " + ", ".join(map(str, self.keys))
        return f"{self.end} {self.few} of {text}" if self.end else text


@dataclass(frozen=True, slots=True)
class Hole:
    """A value in a text: how to show it (`kind`: component, number, flag, word or member, which is a player, side or
    space) and to whom.

    `audience` is an expression giving a mask of seats. For components it is the mask that knew the component before;
    those who know it when the line is written are added. An `optional` component may be none. `name` is what stands in
    the braces of the ruleset: translations call the value so.
    """

    kind: HoleKind
    type: str
    value: Op
    audience: Op
    many: Domain | None = None
    optional: bool = False
    name: str = ""

    def __str__(self) -> str:
        return f"{{{self.many or self.value}}}"


@dataclass(frozen=True, slots=True)
class Text:
    """Words and holes in turn."""

    parts: tuple[str | Hole, ...]

    def __str__(self) -> str:
        return '"' + "".join(str(part) for part in self.parts) + '"'

    @property
    def holes(self) -> tuple[Hole, ...]:
        return tuple(part for part in self.parts if isinstance(part, Hole))

    @property
    def source(self) -> str:
        """The text as the ruleset has it, by which translations are found."""
        return "".join(part if isinstance(part, str) else f"{{{part.name}}}" for part in self.parts)


@dataclass(frozen=True, slots=True)
class Offer:
    """One action of a decision: its index, its arguments, and where the code goes when it is chosen."""

    action: int
    arguments: tuple[Op, ...]
    label: int

    def __str__(self) -> str:
        return f"action {self.action}({', '.join(map(str, self.arguments))}) -> {self.label}"


Offers = tuple[Offer, ...]
"""What one step offers."""


Operand = Op | int | str | bool | Domain | Text | Offer | tuple["Operand", ...] | None


@dataclass(frozen=True, slots=True)
class Instruction:
    """One operation, its operands and the rule it comes from."""

    name: str
    operands: tuple[Operand, ...]
    span: Span

    def __str__(self) -> str:
        return f"{self.name} {', '.join(_operand(operand) for operand in self.operands)}".rstrip()


def _operand(operand: Operand) -> str:
    if isinstance(operand, tuple):
        return "[" + "; ".join(_operand(item) for item in operand) + "]"
    return "-" if operand is None else str(operand)


# ---- layout ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slots:
    """A named stretch of the vector: `size` slots from `base`, each from `low` to `high`."""

    name: str
    base: int
    size: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A state variable. `owners`: the sizes of its keys; `seen_by` an audience word; `type` for showing values."""

    name: str
    slots: Slots
    owners: tuple[tuple[str, int], ...]
    type: str
    seen_by: str
    start: int
    starts: tuple[int, ...] = field(default=(), repr=False)
    """The value of each at the start, where they differ."""

    @property
    def first_values(self) -> tuple[int, ...]:
        """The value of each slot at the start."""
        return self.starts or (self.start,) * self.slots.size


@dataclass(frozen=True, slots=True)
class ShownTerm:
    """A value on the table that is worked out, not stored: a function, called for each owner, if it has any."""

    name: str
    function: int
    owners: tuple[tuple[str, int], ...]
    type: str
    low: int
    high: int

    @property
    def count(self) -> int:
        """How many values it has."""
        return prod(count for _, count in self.owners)


@dataclass(frozen=True, slots=True)
class ComponentState:
    """A mark: state that each component of a class carries while it lies in a row or pile. The slot of a component is
    `slots.base` + its index.

    `seen_by` is an audience word; the owner is whoever owns the zone in which the component lies.
    """

    name: str
    cls: str
    slots: Slots
    type: str
    seen_by: str
    start: int


@dataclass(frozen=True, slots=True)
class PurseFamily:
    """Purses of one name. With `pieces`, each purse has a slot a piece value after its amount."""

    name: str
    currency: str
    slots: Slots
    owner: str
    count: int
    seen_by: str
    start: int
    source: int
    may_owe: bool
    at_most: int
    pieces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone. Members lie from `first`, `room` of them; `base` holds their number.

    An ordered zone has two more slots after `base`: the stretch [low, high) of positions that are not decided yet
    (shuffled). A pile's top is its last member; a heap is kept in component order.
    """

    index: int
    family: str
    owner: int
    base: int
    first: int
    room: int
    order: str


@dataclass(frozen=True, slots=True)
class ZoneFamily:
    """Zones of one name: `count` of them from index `start`."""

    name: str
    cls: str
    owner: str
    start: int
    count: int
    order: str
    seen_by: str
    remembered: bool
    refilled_from: int
    shuffled: bool
    starts: int
    """-1 empty, else all of the class lie here at the start: 0 face down, 1 face up."""


@dataclass(frozen=True, slots=True)
class Component:
    """A physical component. `face` indexes `ClassInfo.faces`; equal faces cannot be told apart."""

    index: int
    cls: str
    face: int


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a component: its kind and traits, and how people call it."""

    kind: str
    traits: tuple[tuple[str, int], ...]
    called: str
    copies: int

    def showing(self, number: int) -> str:
        """A die's name: the number that it shows stands where its name says `{rolled}`, or behind it."""
        return self.called.replace(ROLLED, str(number)) if ROLLED in self.called else f"{self.called} showing {number}"


ROLLED = "{rolled}"
"""In a die's name: the place of the number that it shows."""


@dataclass(frozen=True, slots=True)
class ClassInfo:
    """A class of components: members `first` to `first + size - 1`; `rolls` are a die's lowest and highest faces."""

    name: str
    first: int
    size: int
    faces: tuple[Face, ...]
    rolls: tuple[int, int] | None = None

    @property
    def numbers(self) -> range:
        """What tells components with one face apart: the number that a die shows (0:
        not rolled yet), if there are equal dice.
        """
        if self.rolls is None or all(face.copies == 1 for face in self.faces):
            return range(1)
        return range(min(0, self.rolls[0]), self.rolls[1] + 1)

    @property
    def likenesses(self) -> int:
        """In how many ways a component of the class may look."""
        return len(self.faces) * len(self.numbers)


@dataclass(frozen=True, slots=True)
class Pick:
    """One parameter that a player picks.

    `form`: number (`low` is its least value), member (player, side, space, word), kind (a heap that the chooser sees:
    by face, and the number that a die shows), unseen (a heap that the chooser does not see: a random one, one for each
    zone of the family), position (zone and position), value (determined) or some (a subset, at `slot`: count, members;
    ranks of `size` items, `fewest` to `most`). `places`: the zones from which is picked where these do not lie one
    behind the other.
    """

    name: str
    form: PickForm
    slot: int
    size: int
    low: int
    domain: Domain | None
    value: Op | None
    type: str
    zones: tuple[int, int] = (0, 0)
    room: int = 0
    member: Pick | None = None
    fewest: Op | None = None
    most: Op | None = None
    span_of_counts: tuple[int, int] = (1, 1)
    repeats: bool = False
    knew: int = -1
    places: tuple[int, ...] = ()

    def zone_at(self, place: int) -> int:
        """The zone that is the first, second ... of those from which is picked."""
        return self.places[place] if self.places else self.zones[0] + place


@dataclass(frozen=True, slots=True)
class Action:
    """An action: ids from `base`, `size` of them, mixed radix over the picks.
    `determined`: what the rules pick themselves, for a menu. `secret`: others do not see what was picked.
    """

    name: str
    index: int
    base: int
    size: int
    me: int
    parameters: tuple[int, ...]
    picks: tuple[Pick, ...]
    where: Op | None
    words: Text
    determined: tuple[Hole, ...]
    asks: Text | None
    secret: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Function:
    """A term: arguments go to `parameters` (scratch slots), then `body` is worked out."""

    name: str
    parameters: tuple[int, ...]
    body: Op
    span: Span


@dataclass(frozen=True, slots=True)
class Routine:
    """A phase, effect, action, priority list or payout: its entry, and its frame [low, high)."""

    name: str
    kind: str
    entry: int
    low: int
    high: int
    span: Span


@dataclass(frozen=True, slots=True)
class ScoreSpec:
    """`size` sides or seats, numbered in `var` (one where everyone has one result); `rank` keys;
    `ending` is shared or out.
    """

    of: str
    size: int
    var: int
    points: Op | None
    cannot_win: Op | None
    rank: tuple[tuple[str, Op, str], ...]
    ending: str
    marks: tuple[int, ...] = ()
    """The marks of the criteria and of the ending; nothing in a Program without marks."""
    parts: tuple[ScorePart, ...] = ()
    won: Op | None = None
    """Who has won: any number of them. Then `rank` decides nothing;
    it has the points, by which a position is judged.
    """
    types: tuple[str, ...] = ()
    """Of what type the values of `rank` are, for showing them."""

    @property
    def is_declared(self) -> bool:
        """Whether the rules say who has won, and not the ranks: then several have won in full, or nobody has."""
        return self.won is not None


@dataclass(frozen=True)
class Program:
    """A game in one configuration: players and options."""

    game: str
    title: str
    players: int
    sides: int
    options: tuple[tuple[str, str], ...]
    limit: int
    fingerprint: str
    length: int
    position_start: int
    slots: tuple[Slots, ...]
    variables: tuple[Variable, ...]
    purses: tuple[PurseFamily, ...]
    zones: tuple[Zone, ...]
    families: tuple[ZoneFamily, ...]
    classes: tuple[ClassInfo, ...]
    components: tuple[Component, ...]
    home: int
    facing: int
    knows: int
    rolled: int
    alive: int
    sealed: int
    pc: int
    over: int
    action_count: int
    actions: tuple[Action, ...]
    functions: tuple[Function, ...]
    tables: tuple[tuple[int, ...], ...]
    routines: tuple[Routine, ...]
    code: tuple[Instruction, ...]
    score: ScoreSpec
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Words by enumeration name, and grid or member names for showing values."""
    marks: tuple[Mark, ...] = ()
    """What its probes note; nothing in a Program that is lowered for play."""
    outline: tuple[NamedRule, ...] = ()
    """The named rules, each before those within it; for telling people about rules, not for playing."""
    drawn: dict[int, Hole] = field(default_factory=dict)
    """How a name is shown that chance gives a value, by the place of the instruction; for telling people, too."""
    number_words: dict[str, dict[int, str]] = field(default_factory=dict)
    """Numbers that are called by words, by the name of their list."""
    space_numbers: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """What numbers are printed on spaces, by their kind, where they are others than 1, 2, 3."""
    component_states: tuple[ComponentState, ...] = ()
    shown: tuple[ShownTerm, ...] = ()
    """What everybody sees on the table though it is not stored; no rule is about it."""
    together: dict[str, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    """Owners that are several things together, by what they are called (`player and
    level`): their types and how many there are of each.
    """

    def is_number(self, type_: str) -> bool:
        """Whether values of a type are numbers, whatever they are called."""
        return type_ == "number" or type_ in self.number_words

    def number(self, type_: str, value: int) -> int | str:
        """A number, or the word that it is called by."""
        return self.number_words.get(type_, {}).get(value, value)

    def printed_number(self, type_: str, place: int) -> int:
        """The number that people know a player, side or space by; places are counted from 0."""
        numbers = self.space_numbers.get(type_, ())
        return numbers[place] if 0 <= place < len(numbers) else place + 1

    def owners(self, type_: str, place: int) -> list[tuple[str, int]]:
        """Who owns the zone or purse at a place of its family."""
        return owners_of(self.together, type_, place)

    def owner(self, type_: str, place: int) -> tuple[str, int]:
        """The first of them, who owns it."""
        return owner_of(self.together, type_, place)

    @property
    def states(self) -> tuple[Variable | ComponentState, ...]:
        """Everything that is declared as state: variables, then marks."""
        return (*self.variables, *self.component_states)

    def zone_family(self, name: str) -> ZoneFamily:
        return next(family for family in self.families if family.name == name)

    def refills_of(self, family: ZoneFamily) -> tuple[int, ...]:
        """For each zone of a family, the zone that refills it, or -1: that of its own owners, of the
        first of them, or the one that nobody owns.
        """
        if family.refilled_from < 0:
            return (-1,) * family.count
        source = self.families[family.refilled_from]
        return tuple(source.start + place * source.count // family.count for place in range(family.count))

    def class_of(self, name: str) -> ClassInfo:
        return next(info for info in self.classes if info.name == name)
