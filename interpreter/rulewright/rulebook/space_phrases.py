"""Which spaces of a board are meant: `beside the cell`. In: typed sources of domains. Out: strings, a blank before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.frontend.language.ways import Shape
from rulewright.frontend.typed import tree as t
from rulewright.rulebook.english_words import listed

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

SPACES = {
    "neighbours": "beside", "diagonals": "diagonally beside", "around": "around", "between": "between", "edges": "of",
    "ends": "at the ends of",
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
            there = self._where(source.through)
        start = self.wording.value(source.start)
        return f" that can be reached from {start} (itself included), step by step to those {there}"

    def _where(self, source: t.SpacesOf) -> str:
        value, shape = self.wording.value, self.wording.symbols.spaces[source.space.name].decl.shape
        function, arguments = source.function, source.arguments
        if function == "ray":
            return f"in a straight line from {value(arguments[0])}{self.wording.values.towards(arguments[1])}"
        if function == "ends" and Shape(shape) is Shape.BORDERS:
            return f"on either side of {value(arguments[0])}"
        return f"{SPACES[function]} {listed([value(argument) for argument in arguments])}"

    def _extent(self, extent: t.Extent | None) -> str:
        if extent is None:
            return ""
        condition = self.wording.clause(extent.condition)
        return (
            f", as long as {condition}" if extent.word == "while" else f", up to and with the first where {condition}"
        )
