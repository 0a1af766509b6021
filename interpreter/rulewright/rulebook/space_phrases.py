"""Which spaces of a board are meant: `beside the cell`. In: typed sources of domains. Out: strings, a blank before."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.language.ways import Shape
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType, SpaceType
from rulewright.rulebook.english_words import listed, with_article

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

SPACES = {
    "neighbours": "beside", "diagonals": "diagonally beside", "around": "around", "between": "between", "edges": "of",
    "ends": "at the ends of", "corners": "of",
}  # fmt: skip


class SpacePhrases:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def named(self, source: t.SpacesOf) -> str:
        """Those that a function names, with how far they go."""
        return f" {self._where(source)}{self._extent(source.extent)}"

    def reached(self, source: t.Reached, var: t.Var) -> str:
        """All that hangs together with a start; `var` is each of them."""
        with self.wording.nouns.calling(var, "the last one"):
            there = self._going_on(source.through)
        start = self.wording.value(source.start)
        own = "these" if isinstance(source.start.type, SetType) else "itself"
        return f" that can be reached from {start} ({own} included), step by step to those {there}"

    def _going_on(self, through: t.SpacesOf | t.TableAt) -> str:
        if isinstance(through, t.SpacesOf):
            return self._where(through)
        return f"in {self.wording.values.looked_up(through.table, through.keys)}"

    def _where(self, source: t.SpacesOf) -> str:
        value, space = self.wording.value, self.wording.symbols.spaces[source.space.name]
        function, arguments, shape = source.function, source.arguments, Shape(space.decl.shape)
        if function == "ray":
            return f"in a straight line from {value(arguments[0])}{self.wording.values.towards(arguments[1])}"
        if function == "ends" and shape is Shape.BORDERS:
            return f"on either side of {value(arguments[0])}"
        if function == "neighbours" and (beside := self._joined(shape, space)):
            return f"{beside[0]} {value(arguments[0])}{beside[1]}"
        return f"{SPACES[function]} {listed([value(argument) for argument in arguments])}"

    def _joined(self, shape: Shape, space: sym.Space) -> tuple[str, str] | None:
        """How those lie that edges join, or that are edges: before and after what they are joined to."""
        match shape:
            case Shape.PLACES if space.edges is not None:
                return ("joined to", f" by {with_article(self.wording.nouns.one(SpaceType(space.edges.name)))}")
            case Shape.EDGES:
                return ("touching", "")
            case Shape.BORDERS:
                return ("touching", " in a corner")
            case Shape.CORNERS:
                return ("one edge away from", "")
            case Shape.PLACES | Shape.LINE | Shape.RING | Shape.SQUARES | Shape.HEXAGONS:
                return None
            case never:
                assert_never(never)

    def _extent(self, extent: t.Extent | None) -> str:
        if extent is None:
            return ""
        condition = self.wording.clause(extent.condition)
        return (
            f", as long as {condition}" if extent.word == "while" else f", up to and with the first where {condition}"
        )
