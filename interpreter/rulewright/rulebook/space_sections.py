"""The boards, the other spaces and the sides of a game, as a section of a rulebook.

In: symbols. Out: sections.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from rulewright.frontend.language.ways import Shape
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SpaceType
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.boards_and_sides import dealt, outline_of
from rulewright.rulebook.book import Item, ItemList, Section
from rulewright.rulebook.english_words import listed, words
from rulewright.rulebook.markup import ended, unmarked
from rulewright.rulebook.wording import Wording
from rulewright.sentences.english_forms import several

OF_OTHERS = {
    Shape.EDGES: "one between every two neighbours of",
    Shape.BORDERS: "the edges of",
    Shape.CORNERS: "the corners of",
}
"""What spaces are that are declared by others."""


@dataclass(frozen=True, slots=True)
class SpaceSections:
    """Each kind of space as an item of a list, and the sides as the last."""

    wording: Wording

    def sections(self) -> Iterable[Section]:
        """One section, or none where there are neither spaces nor sides."""
        items = [Item(self._space_and_notes(space)) for space in self.wording.symbols.spaces.values()]
        if self.wording.symbols.sides is not None:
            count = by_players(self.wording.settlement.values(self.wording.symbols.sides), self.wording.fewest)
            told = self.wording.value(self.wording.symbols.sides)
            most = self.wording.symbols.document.header.high
            more = "" if isinstance(self.wording.symbols.sides, t.Const) else f"; how many: {told}"
            seats = ended(f"sides: {count}; the seats are dealt to them in turn{dealt(count, most)}{more}")
            items.append(Item(" ".join(filter(None, (seats, self.wording.texts.top("sides"))))))
        if items:
            yield Section(self.wording.say("book-spaces"), "spaces", (ItemList(tuple(items)),))

    def _space_and_notes(self, space: sym.Space) -> str:
        """What a kind of space is, and what the author says of it and of its traits."""
        told = (
            self._space(space),
            self.wording.texts.about(space.span),
            *self.wording.texts.traits(space.decl.traits),
        )
        return " ".join(filter(None, told))

    def _space(self, space: sym.Space) -> str:
        shape = {"ring": ", in a ring", "line": ", in a line", "hexagons": ", of hexagons", "squares": ""}.get(
            space.decl.shape, ""
        )
        noun = words(space.decl.plural) or self.wording.nouns.plural(space.name)
        if space.count is not None:
            count = by_players(self.wording.settlement.values(space.count), self.wording.fewest)
            formula = self._formula(space.count, count)
            return ended(f"{noun}: {count}{formula}{shape}, numbered from 1")
        if space.decl.numbers is not None and not space.cells and space.columns is None:
            return ended(f"{noun}{shape}, with the numbers {self._numbers(space, space.decl.numbers)}")
        if space.of is not None:
            return ended(f"{noun}: {self._joined(space)}")
        called = listed([words(name) for name in space.names])
        outline = self._outline(space)
        if not outline:
            return ended(f"{noun}{shape}, in this order: {called}")
        names = f", and called {called}" if called else ""
        if space.decl.numbers is not None:
            names = f": {self._numbers(space, space.decl.numbers)}"
        end = "bottom" if space.upward else "top"
        return ended(f"a board of {noun}{shape}: {outline}, numbered row by row from the {end}{names}")

    def _numbers(self, space: sym.Space, numbers: doc.NumbersDecl) -> str:
        """`0 to 40`, or `1 to 12, 14 to 36`, as they stand in the ruleset."""
        if space.last is None:
            return ", ".join(item.span.text.replace("..", " to ") for item in numbers.items)
        last = by_players(self.wording.settlement.values(space.last), self.wording.fewest)
        return f"{space.numbers.first} to {last}{self._formula(space.last, last)}"

    def _outline(self, space: sym.Space) -> str:
        """How many rows and columns a board has, or which; nothing for places with names that are no board."""
        if space.rows is None or space.columns is None:
            return "; ".join(outline_of(space.cells))
        rows, columns = (
            by_players(self.wording.settlement.values(one), self.wording.fewest) for one in (space.rows, space.columns)
        )
        return f"{self._lines('row', rows, space.rows)} and {self._lines('column', columns, space.columns)}"

    def _lines(self, unit: str, count: str, expr: t.Expr) -> str:
        """`8 rows`, or `rows 7 with 3 players, 9 with 4`."""
        formula = self._formula(expr, count)
        if not count.isdigit():
            return f"{several(unit)} {count}{formula}"
        return f"{count} {unit if count == '1' else several(unit)}{formula}"

    def _joined(self, space: sym.Space) -> str:
        """Spaces of others: edges by what they join."""
        assert space.of is not None
        if space.links is None:
            return f"{OF_OTHERS[Shape(space.decl.shape)]} the {self.wording.nouns.plural(space.of.name)}"
        named = partial(t.Const, space.span, SpaceType(space.of.name))
        return listed([" to ".join(unmarked(self.wording.value(named(end))) for end in ends) for ends in space.links])

    def _formula(self, expr: t.Expr, told: str) -> str:
        value = self.wording.value(expr)
        if unmarked(value).startswith(f"{told} ("):
            return value.removeprefix(told)
        return f" ({value})" if unmarked(value) != told else ""
