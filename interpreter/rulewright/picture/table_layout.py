"""How the declared zones, spaces, purses and state of a ruleset lie on a table, in one configuration.

In: a ruleset and a machine of it. Out: what every picture of that game has in common. It complains of nothing: what the
ruleset says about its table has been checked with the rest of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.language.ways import Shape
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import SpaceType
from rulewright.ir.program import Program
from rulewright.loading import Ruleset
from rulewright.picture.board import Board, lettered, numbered
from rulewright.picture.piece_order import piece_order


@dataclass(frozen=True)
class TableLayout:
    """What does not change while a game is played. `seats` are the names of the seats, as the machine has them now."""

    program: Program
    seats: Sequence[str]
    boards: Mapping[str, Board]
    rings: frozenset[str]
    orders: Mapping[str, Mapping[str, int]]
    """By class of components: the place of every name in a hand."""
    wording: GameWording
    looks: Mapping[str, sym.Appearance]
    """What the ruleset says of how things look, those first that stand first on the table."""
    sizes: Mapping[str, int]
    """How many there are of each kind of space, of the players and of the sides."""

    def title(self, name: str) -> str:
        """What a thing is called on a screen."""
        look = self.looks.get(name)
        return self.wording.named(name, look.words.get("title", "") if look is not None else "")

    def value(self, name: str, words: str | None) -> str | None:
        """What a value of a state is called on a screen: nothing where it stands for that, and else as the rules say
        it.

        What this program itself has words for is told in the language of the screen.
        """
        words = "none" if words is not None and self._stands_for_nothing(name, words) else words
        return self.wording.sentence(words) if words is not None and words in ("yes", "no", "none") else words

    def _stands_for_nothing(self, name: str, words: str) -> bool:
        look = self.looks.get(name)
        return look is not None and look.words.get("none", "").replace("_", " ") == words

    def is_internal(self, name: str) -> bool:
        return name in self.looks and self.looks[name].words.get("internal") == "yes"

    def word(self, name: str, key: str) -> str:
        """What the ruleset says of how something looks; nothing if it says nothing."""
        return self.looks[name].words.get(key, "") if name in self.looks else ""

    def beside(self, space: str) -> tuple[str, tuple[int, ...]]:
        """Whose side each space is, `player` or `side`, and which of them: shared out equally in their order."""
        whose = self.word(space, "before")
        share = self.sizes[space] // max(self.sizes[whose], 1) if whose else 0
        return (whose, tuple(place // share for place in range(self.sizes[space]))) if share else ("", ())

    def rank(self, name: str) -> int:
        """The place of a thing among those of its owners."""
        return list(self.looks).index(name) if name in self.looks else len(self.looks)


def layout_of(ruleset: Ruleset, machine: Machine) -> TableLayout:
    """The layout of the table for one configuration."""
    program, symbols = machine.program, ruleset.symbols
    constants = Constants(symbols, ruleset.configuration(program.players, dict(program.options)))
    return TableLayout(
        program,
        machine.texts.seats,
        {
            name: _board(space, constants, symbols.looks.get(name, sym.Appearance({})))
            for name, space in symbols.spaces.items()
            if space.decl.is_grid
        },
        frozenset(name for name, space in symbols.spaces.items() if _is_ring(space, symbols.looks.get(name))),
        {
            info.name: piece_order(
                info, symbols.classes[info.name], symbols.looks.get(info.name, sym.Appearance({})).sorted_by
            )
            for info in program.classes
        },
        machine.texts.wording,
        symbols.looks,
        {name: constants.size(SpaceType(name)) for name in symbols.spaces}
        | {"player": program.players, "side": max(program.sides, 1)},
    )


def _is_ring(space: sym.Space, look: sym.Appearance | None) -> bool:
    """Whether the last space is drawn beside the first: as the table says, else as the rules do."""
    drawn = look.words.get("drawn", "") if look is not None else ""
    return drawn == "ring" if drawn else Shape(space.decl.shape) is Shape.RING


def _board(space: sym.Space, constants: Constants, look: sym.Appearance) -> Board:
    cells = constants.geometry(SpaceType(space.name)).cells
    rows, columns = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    numbers = {cell: number for number, cell in enumerate(cells)}
    hexagons = Shape(space.decl.shape) is Shape.HEXAGONS
    names = {"": numbered, "numbers": numbered, "letters": lettered}
    return Board(
        space.name,
        rows,
        columns,
        hexagons,
        look.words.get("row_1") == "bottom",
        names[look.words.get("rows", "")](rows),
        names[look.words.get("columns", "")](columns),
        tuple(tuple(numbers.get((row, column)) for column in range(columns)) for row in range(rows)),
    )
