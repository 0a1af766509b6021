"""Sets that are made pick by pick: `must: lay, collects: 1..20 cards given`.

In: a choice and the set that its picks join. Out: a typed step, with the set in force for the action's arguments and
for what follows. Complains about a choice of several actions and about a set without sizes (RW105), about a name in use
(RW304), and about what is picked if it is not one thing of the set's type (RW401).
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import SetType, article, fits
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.signatures import ParameterTyper

Choosing = Callable[[doc.ChooseStep, Scope], t.ChooseStep]
Following = Callable[[tuple[doc.Step, ...], Scope], tuple[t.Step, ...]]


class CollectTyper:
    """Types choices that are asked again and again."""

    def __init__(self, context: Context, parameters: ParameterTyper) -> None:
        self.report = context.report
        self.parameters = parameters

    def collect(
        self, node: doc.CollectStep, scope: Scope, choosing: Choosing, following: Following
    ) -> t.CollectStep | None:
        """The step; none after a complaint. `choosing` and `following` type the choice and the steps behind it."""
        if node.collected.sizes is None:
            noun = node.collected.type.name
            hint = f"write how few and how many, and a name: `1..5 {noun} given`"
            self.report.error("RW105", "this does not say how many are collected", node.collected.span, hint)
            return None
        name = node.collected.name
        if scope.find(name.name) is not None:
            self.report.error("RW304", f"`{name.name}` is the name of something here", name.span, "choose another name")
            return None
        var = self.parameters.parameter(node.collected)
        var.role = "collected"
        inner = scope.child(var)
        choice = choosing(node.choice, inner)
        if not self._is_picked(node, choice, var):
            return None
        return t.CollectStep(choice, var, following(node.steps, inner))

    def _is_picked(self, node: doc.CollectStep, choice: t.ChooseStep, var: t.Var) -> bool:
        """Whether the choice is of one action that picks one thing, which then gives the set its members."""
        if len(node.choice.actions) > 1:
            hint = "let one action collect, and offer others in steps of their own"
            self.report.error("RW105", "a set is collected by one action", node.choice.actions[1].span, hint)
            return False
        if not choice.actions or not isinstance(var.type, SetType):
            return False  # told before
        action = choice.actions[0].action
        picked = chosen(action)
        if picked is None or not fits(picked.domain.type.inner, var.type.member):
            wanted = article(var.type.member)
            hint = f"let it pick {wanted} each time: what is collected is what it picks"
            self.report.error("RW401", f"`{action.name}` does not pick {wanted} alone", choice.actions[0].span, hint)
            return False
        picked.domain.var.used = True
        var.origin = picked.domain
        action.collected.append(var)
        return True


def chosen(action: sym.Action) -> t.PickOne | None:
    """The one thing that is picked in an action, beside what the rules determine; none if there are more or none."""
    picks = [pick for pick in action.picks if not isinstance(pick, t.PickValue)]
    return picks[0] if len(picks) == 1 and isinstance(picks[0], t.PickOne) else None
