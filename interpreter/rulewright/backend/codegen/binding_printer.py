"""Binding in C: `bind_x` fills an action's frame with what an id means; no if that does not exist."""

from __future__ import annotations

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.pick_printer import PickPrinter, parameters, slots_of
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Action, Pick


class BindingPrinter:
    """Prints the function that fills a frame."""

    def __init__(self, unit: TranslationUnit, action: Action) -> None:
        self.unit = unit
        self.scope = FunctionScope()
        printers = ExpressionPrinter(unit, self.scope, action.span)
        self.context = printers.context
        self.picks = PickPrinter(printers)
        self.action = action
        self.declared, self.given = parameters(action)

    def print(self, name: str) -> None:
        action, scope = self.action, self.scope
        for slot, parameter in zip((action.me, *action.parameters), self.given, strict=True):
            scope.line(f"{self.unit.names.slot(slot)} = (cell){parameter};")
            scope.env[slot] = parameter
        for place, pick in reversed(list(enumerate(action.picks))):
            scope.line(f"num x{place} = index{f' % {pick.size}' if place else ''};")
            if place:
                scope.line(f"index /= {pick.size};")
        for place, pick in enumerate(action.picks):
            self._take(pick, f"x{place}")
        for pick in action.picks:
            self._finish(pick)
        scope.line("return 1;")
        self.unit.add_function(f"RW int {name}(Game *g{self.declared}, num index)", scope, action.span)

    def _take(self, pick: Pick, index: str) -> None:
        self.context.local = slots_of(pick)
        if pick.form == "some":
            self._take_subset(pick, index)
            return
        member = self.picks.member(pick, index)
        self.scope.line(f"{self.unit.names.slot(pick.slot)} = (cell){member};")
        self.scope.env[pick.slot] = member

    def _take_subset(self, pick: Pick, index: str) -> None:
        member, names = pick.member, self.unit.names
        assert member is not None
        low, high = pick.span_of_counts
        chosen, size, used = self.scope.fresh("chosen"), self.scope.fresh("size"), None
        self.scope.line(f"cell {chosen}[{max(1, high)}];")
        self.scope.line(
            f"num {size} = rw_unrank({index}, {member.size}, {low}, {high}, {int(pick.repeats)}, {chosen});"
        )
        if member.form == "kind":
            used = self.scope.fresh("used")
            self.scope.line(f"uint8_t {used}[COMPONENTS] = {{0}};")
        self.scope.line(f"{names.slot(pick.slot)} = (cell){size};")
        with self.scope.block(f"for (num j = 0; j < {size}; j++)"):
            found = self.picks.member(member, self.scope.atom(f"({chosen}[j])"), used)
            if used:
                self.scope.line(f"{used}[{found}] = 1;")
            self.scope.line(f"{names.slot(pick.slot + 1, 'j')} = (cell){found};")

    def _finish(self, pick: Pick) -> None:
        """Notes who knew which component was picked."""
        if pick.knew >= 0 and pick.form in ("number", "member", "kind", "position"):
            names = self.unit.names
            self.scope.line(f"{names.slot(pick.knew)} = (cell)rw_recognised(s, {self.scope.env[pick.slot]});")
