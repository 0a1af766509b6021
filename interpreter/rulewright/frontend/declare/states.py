"""State variables."""

from __future__ import annotations

from rulewright.frontend.declare.audiences import WITHOUT_FACE, Audiences
from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.starting_positions import PositionDeclarations
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    ERROR,
    ComponentType,
    NumberType,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean


class StateDeclarations:
    """Files state."""

    def __init__(
        self,
        context: Context,
        constants: ConstantTyper,
        namespace: Namespace,
        types: DeclaredTypes,
        audiences: Audiences,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants
        self.namespace = namespace
        self.types = types
        self.audiences = audiences
        self.positions = PositionDeclarations(context, constants)

    def history(self, decl: doc.HistoryDecl) -> None:
        """Positions that are remembered: of a state that lies open, and is no mark."""
        state = next((state for state in self.symbols.states if state.name == decl.of.name), None)
        self.symbols.refer(decl.of.span, state)
        if state is None:
            meant = did_you_mean(decl.of.name, [state.name for state in self.symbols.states])
            self.report.error("RW305", f"no state is called `{decl.of.name}`", decl.of.span, meant)
            return
        if state.marked or (state.type.optional and isinstance(state.type.inner, NumberType)):
            hint = (
                "positions are of state that spaces, players or nobody in "
                "particular have, and that is no number or none"
            )
            self.report.error("RW623", f"no positions of `{state.name}` can be remembered", decl.of.span, hint)
            return
        history = sym.PositionHistory(decl.name, decl.span, state, self.constants.constant(decl.room))
        self.symbols.histories[decl.name] = history
        self.namespace.free(decl.name, decl.span, history)

    def declare(self, decl: doc.StateDecl) -> None:
        type_, low, high = self.types.resolve(decl.type, decl.name)
        if isinstance(type_.inner, ComponentType):
            self.report.error(
                "RW314",
                "components are not kept in state",
                decl.type.span,
                "let them lie in a zone, with `room: 1` if there is one",
            )
            type_ = ERROR
        keys = self.types.state_keys(decl.per)
        state = sym.State(decl.name, decl.span, type_, keys, decl, low, high)
        if decl.start is not None:
            state.start = self.constants.constant(decl.start, type_)
        if decl.position is not None:
            self.positions.declare(state, decl.position)
        if decl.seen_by is None:
            state.seen_by = sym.Audience(((None, "everyone"),))
        else:
            state.seen_by = self.audiences.audience(decl.seen_by, keys[0] if keys else None, WITHOUT_FACE)
        self.symbols.states.append(state)
        self.namespace.family(decl.name, decl.span, keys[0] if len(keys) == 1 else None, state)
