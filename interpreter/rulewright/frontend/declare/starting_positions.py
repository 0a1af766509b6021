"""Starting positions of state: a drawn board with a legend, or a map from space to value.

In: such a declaration, and its state. Out: the position, typed, and the value of all other spaces. Complains about
signs without a meaning, and about state that spaces do not have.
"""

from __future__ import annotations

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ErrorType, FlagType, SpaceType
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context

NOTHING = "."
"""The sign of a space that has nothing, unless the legend says otherwise."""
ELSE = "else"


class PositionDeclarations:
    """Files starting positions."""

    def __init__(self, context: Context, constants: ConstantTyper) -> None:
        self.report = context.report
        self.constants = constants

    def declare(self, state: sym.State, decl: doc.PositionDecl) -> None:
        if len(state.per) != 1 or not isinstance(state.per[0], SpaceType):
            hint = "write one value; or declare it `per` a kind of spaces"
            if any(isinstance(key, ErrorType) for key in state.per):
                return
            self.report.error("RW321", f"`{state.name}` is not something that each space has", decl.span, hint)
            return
        values = {key.text: self.constants.constant(value, state.type) for key, value in (*decl.legend, *decl.named)}
        lines = tuple("".join(line.split()) for line in decl.drawn.text.splitlines()) if decl.drawn is not None else ()
        named = tuple((key, values[key.text]) for key, _ in decl.named if key.text != ELSE)
        rest = NOTHING if decl.drawn is not None else ELSE
        if rest in values:
            state.start = values[rest]
        else:
            state.start = self._nothing(state, decl, not lines or any(NOTHING in line for line in lines))
        legend = {NOTHING: state.start, **values} if decl.drawn is not None else {}
        unknown = next((sign for line in lines for sign in line if sign not in legend), None)
        if decl.drawn is not None and unknown is not None:
            known = ", ".join(f"`{sign}`" for sign in legend)
            hint = f"add it to the legend, which has {known}"
            self.report.error("RW321", f"the sign `{unknown}` stands for nothing", decl.drawn.span, hint)
            return
        state.position = sym.StartingPosition(decl.span, tuple(filter(None, lines)), legend, named)

    def _nothing(self, state: sym.State, decl: doc.PositionDecl, is_needed: bool) -> t.Expr:
        """The value of a space of which nothing is said."""
        if state.type.optional:
            return t.Const(decl.span, state.type, None)
        if not isinstance(state.type, FlagType) and is_needed and state.type.key != "?":
            rest = f"`{NOTHING}` to the legend" if decl.drawn is not None else f"`{ELSE}`"
            self.report.error("RW321", f"what is the `{state.name}` of the other spaces?", decl.span, f"add {rest}")
        return t.Const(decl.span, state.type, 0)
