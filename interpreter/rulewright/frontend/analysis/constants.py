"""The values of constant expressions in one configuration, and how many and where its spaces are.

Evaluation complains by raising `BadConstant`, a fault of the ruleset with its place.
"""

from __future__ import annotations

from functools import reduce
from math import prod
from typing import assert_never

from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constant_arithmetic import BadConstant, arithmetic, compare
from rulewright.frontend.analysis.corners import Corners
from rulewright.frontend.analysis.geometry import Geometry, board
from rulewright.frontend.analysis.grid_edges import board_corners, borders, pairs, ways_out
from rulewright.frontend.language.aggregate_table import EXTREMES
from rulewright.frontend.language.printed_numbers import written
from rulewright.frontend.language.square_names import square_names
from rulewright.frontend.language.ways import Listed, Shape
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    Type,
)
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

MOST_SPACES = 1000
"""Spaces of one name."""


class Constants:
    """Works out constants in one configuration, each once."""

    def __init__(self, symbols: sym.Symbols, configuration: Configuration) -> None:
        self.symbols = symbols
        self.configuration = configuration
        self._numbers: dict[sym.Number, int | None] = {}
        self._sizes: dict[Type, int] = {}
        self._geometries: dict[SpaceType, Geometry] = {}
        self._names: dict[SpaceType, tuple[str, ...]] = {}

    @property
    def players(self) -> int:
        return self.configuration.players

    def number(self, expr: t.Expr | None, default: int = 0) -> int:
        """The value of a constant expression; `none` counts as a fault."""
        if expr is None:
            return default
        value = self.value(expr)
        if value is None:
            raise BadConstant("this is none here", expr.span)
        return value

    def flag(self, expr: t.Expr | None, default: bool = False) -> bool:
        return default if expr is None else bool(self.value(expr))

    def value(self, expr: t.Expr) -> int | None:
        match expr:
            case t.Const(value=value):
                return value
            case t.SpaceNamed(span=span, type=SpaceType() as type_, name=name):
                return self._numbered(span, type_, name)
            case t.OptionValue(option=option):
                return self.configuration.options[option.name]
            case t.NumberValue(number=number):
                return self._number(number)
            case t.Players():
                return self.players
            case t.Arithmetic(span=span, operator=operator, left=left, right=right):
                return arithmetic(operator, self.number(left), self.number(right), span)
            case t.Compare(operator=operator, left=left, right=right):
                return int(compare(operator, self.value(left), self.value(right)))
            case t.Logic(operator="and", items=items):
                return int(all(self.value(item) for item in items))
            case t.Logic(items=items):
                return int(any(self.value(item) for item in items))
            case t.Not(value=inner):
                return int(not self.value(inner))
            case t.Choice(condition=condition, yes=yes, no=no):
                return self.value(yes if self.value(condition) else no)
            case t.Extreme(operator=operator, items=items):
                values = [self.number(item) for item in items]
                return EXTREMES[operator](values)
            case t.TableAt(span=span, table=table, keys=keys):
                return self.cell(table, tuple(-1 if (v := self.value(key)) is None else v for key in keys), span)
            case t.JointOwners(type=PairType(of=types), parts=parts):
                return reduce(
                    lambda place, key: place * self.size(key[0]) + self.number(key[1]),
                    zip(types, parts, strict=True),
                    0,
                )
            case (
                t.Local() | t.TraitOf() | t.StateOf() | t.PurseOf() | t.TermCall() | t.KindTest() | t.FaceTest()
                | t.Contained()
                | t.Fold() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Distance()
                | t.Property() | t.FromNumber() | t.Payable()
                | t.After() | t.LetIn() | t.Repeated() | t.Random()
                | t.SpaceNamed() | t.JointOwners()
            ):  # fmt: skip
                raise BadConstant("this is not fixed before play", expr.span)
            case never:
                assert_never(never)

    def _numbered(self, span: Span, type_: SpaceType, name: str) -> int:
        names = self.names(type_)
        if name not in names:
            reach = f"from `{names[0]}` to `{names[-1]}`" if names else ""
            raise BadConstant(f"there is no {type_} `{name}` here", span, did_you_mean(name, names) or reach)
        return names.index(name)

    def names(self, type_: SpaceType) -> tuple[str, ...]:
        """What the spaces of a kind are called; nothing if they have numbers only."""
        if type_ not in self._names:
            space = self.symbols.spaces[type_.name]
            self._names[type_] = space.names or self._made_names(space)
        return self._names[type_]

    def _made_names(self, space: sym.Space) -> tuple[str, ...]:
        """The names of the spaces of a lettered board; those of edges and corners, by the spaces that they join."""
        if space.of is None:
            return square_names(self.geometry(SpaceType(space.name)).cells, space.lettered) if space.lettered else ()
        names = self.names(SpaceType(space.of.name))
        if not names or space.links is not None:
            return ()
        if Shape(space.decl.shape) is Shape.CORNERS:
            return board_corners(self._board(space.of, ())).names(Shape(space.of.decl.shape), names)
        ends = self._ends(space)
        around = Shape(space.decl.shape) is Shape.BORDERS
        ways = ways_out(self._board(space.of, ())) if around else ("",) * len(ends)
        return tuple(
            "_".join([*(names[end] for end in joined), *([way] if len(joined) == 1 else [])])
            for joined, way in zip(ends, ways, strict=True)
        )

    def member_word(self, type_: PlayerType | SideType | SpaceType, value: int) -> str:
        """A player, side or space as rules and scenarios write it."""
        names = self.names(type_) if isinstance(type_, SpaceType) else ()
        number = self.symbols.numbers_of(type_).at(value)
        return names[value] if 0 <= value < len(names) else written(str(type_), number)

    def known(self, expr: t.Expr) -> int | None:
        """The value if the expression is constant in this configuration, else none (also for `none`)."""
        try:
            return self.value(expr)
        except BadConstant:
            return None

    def _number(self, number: sym.Number) -> int:
        if number in self._numbers:
            value = self._numbers[number]
            if value is None:
                raise BadConstant(
                    f"the number `{number.name}` is made from itself",
                    number.span,
                    "give one of these numbers a value of its own",
                )
            return value
        self._numbers[number] = None
        try:
            result = self.amount(number.amount)
        except BadConstant:
            del self._numbers[number]
            raise
        self._numbers[number] = result
        return result

    def cell(self, table: sym.Table, keys: tuple[int, ...], span: Span) -> int | None:
        """The value of these keys; none only where the table has it."""
        expr = table.at(keys)
        if expr is None:
            raise BadConstant(f"the table `{table.name}` has no such row", span, "add the row, or choose another key")
        return self.value(expr) if table.type.optional else self.number(expr)

    def amount(self, amount: sym.Amount | None, default: int = 0) -> int:
        """A number that may depend on the player count."""
        if amount is None:
            return default
        expr = amount.by_players.get(self.players, amount.value)
        if expr is None:
            raise BadConstant(f"nothing is said for {self.players} players", amount.span)
        return self.number(expr)

    # ---- sizes ------------------------------------------------------------------------------------------------

    def size(self, type_: Type) -> int:
        """How many members a finite type has (not for components and numbers)."""
        type_ = type_.inner
        if type_ not in self._sizes:
            self._sizes[type_] = self._size(type_)
        return self._sizes[type_]

    def reach(self, type_: Type) -> tuple[int, int]:
        """The least and the greatest number of players, sides or spaces."""
        return self.symbols.numbers_of(type_).reach(self.size(type_))

    def _size(self, type_: Type) -> int:
        match type_:
            case PlayerType():
                return self.players
            case SideType():
                return self.sides
            case SpaceType(name):
                return self._space_size(self.symbols.spaces[name])
            case EnumType(words=words):
                return len(words)
            case FlagType():
                return 2
            case PairType(of=types):
                return prod(map(self.size, types))
            case NumberType() | ComponentType() | SetType() | OptionalType() | NoneType() | ErrorType():
                raise AssertionError(f"there is no number of {type_}s")
            case never:
                assert_never(never)

    def _space_size(self, space: sym.Space) -> int:
        size = self._spaces(space)
        if not 1 <= size <= MOST_SPACES:
            raise BadConstant(
                f"there are {size} of `{space.name}`", space.span, f"from 1 to {MOST_SPACES} are possible"
            )
        return size

    def _spaces(self, space: sym.Space) -> int:
        if space.count is not None:
            return self.number(space.count)
        if space.decl.of is not None:
            return len(self._ends(space))
        if space.columns is None and not space.cells and space.decl.numbers is not None:
            return self._printed(space)
        size = len(space.names or space.cells)
        if space.columns is not None:
            size = self.number(space.rows, 1) * self.number(space.columns, 1)
        if space.decl.numbers is not None and self._printed(space) != size:
            there = f"the board has {size} spaces, row by row"
            raise BadConstant(f"{self._printed(space)} numbers are given", space.decl.numbers.span, there)
        return size

    def _printed(self, space: sym.Space) -> int:
        """How many numbers are declared for the spaces of a kind."""
        if space.last is None:
            return len(space.numbers.listed)
        return self.number(space.last) - space.numbers.first + 1

    def geometry(self, type_: SpaceType) -> Geometry:
        """Where the spaces of a kind lie, and the edges that join them."""
        if type_ not in self._geometries:
            space = self.symbols.spaces[type_.name]
            edges = space if space.of is not None else space.edges
            ends = self._ends(edges) if edges is not None else ()
            self._geometries[type_] = self._board(space, ends, self._corners(space))
        return self._geometries[type_]

    def _corners(self, space: sym.Space) -> Corners | None:
        """The corners of a grid that has some, or of the one whose edges or corners these are."""
        if Shape(space.decl.shape) in (Shape.BORDERS, Shape.CORNERS):
            return board_corners(self._board(space.of, ())) if space.of is not None else None
        return board_corners(self._board(space, ())) if space.corners is not None else None

    def _board(self, space: sym.Space, ends: Listed, corners: Corners | None = None) -> Geometry:
        size = self.size(SpaceType(space.name))
        ways = self.symbols.ways.words if self.symbols.ways is not None else ()
        columns = self.number(space.columns, size)
        return board(Shape(space.decl.shape), size, columns, ways, space.cells, ends, space.upward, corners)

    def _ends(self, edges: sym.Space) -> Listed:
        """The spaces at the ends of every edge of a kind; or those that meet in every corner."""
        if edges.links is not None or edges.of is None:
            return edges.links or ()
        base = self._board(edges.of, ())
        if Shape(edges.decl.shape) is Shape.CORNERS:
            return board_corners(base).spaces
        return pairs(base) if Shape(edges.decl.shape) is Shape.EDGES else borders(base)

    @property
    def sides(self) -> int:
        if self.symbols.sides is None:
            return self.players
        sides = self.number(self.symbols.sides)
        if not 1 <= sides <= self.players:
            raise BadConstant(
                f"{sides} sides do not go with {self.players} players",
                self.symbols.sides.span,
                "there are as many sides as players, or fewer",
            )
        return sides
