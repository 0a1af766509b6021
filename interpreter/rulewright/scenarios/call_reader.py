"""Calls of actions with their arguments understood, before any game is looked at.

In: a call, as a scenario writes it. Out: what is meant for each pick. Complains about actions that there are not, and
about values that do not go with their pick.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, Type
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expression_texts import line
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean

PASSING = "pass"
"""The call that declines. Where a ruleset has an action of this name without picks, it may mean either."""
Wanted = int | ComponentPattern


class CallReader:
    """Understands calls in one configuration."""

    def __init__(self, notation: ComponentNotation, symbols: sym.Symbols) -> None:
        self.notation = notation
        self.symbols = symbols

    def meant(self, call: ast.Call, checker: Typer) -> Meant | None:
        """A call with its arguments understood, or none after a complaint."""
        action = self.symbols.actions.get(call.name.name)
        if action is None or not call.arguments:
            return Meant(call, call.name.name, ())
        arguments = [
            self._argument(node, pick, checker) for node, pick in zip(call.arguments, choices(action), strict=True)
        ]
        known = [argument for argument in arguments if argument is not None]
        return Meant(call, action.name, tuple(known)) if len(known) == len(arguments) else None

    def _argument(
        self, node: ast.Expr, pick: t.PickOne | t.PickSome, checker: Typer
    ) -> Wanted | tuple[Wanted, ...] | None:
        if isinstance(pick, t.PickOne):
            return self._member(node, pick.domain.type, checker)
        members = [self._member(part, pick.domain.type, checker) for part in _joined(node)]
        known = tuple(member for member in members if member is not None)
        return known if len(known) == len(members) else None

    def _member(self, node: ast.Expr, type_: Type, checker: Typer) -> Wanted | None:
        inner = type_.inner
        if not isinstance(inner, ComponentType):
            return self.notation.constant(node, checker, inner)
        if isinstance(node, ast.Number):
            return node.value
        return self.notation.pattern(node, checker, inner.cls, plain=True)


def known_action(symbols: sym.Symbols, call: ast.Call, report: Report) -> bool:
    """Whether the action of a call exists and takes so many picks; complains if not."""
    name = call.name.name
    if name == PASSING and not call.arguments:
        return True
    action = symbols.actions.get(name)
    symbols.refer(call.name.span, action)
    if action is None:
        report.error(
            "RW854", f"no action is called `{name}`", call.name.span, did_you_mean(name, [*symbols.actions, PASSING])
        )
        return False
    picks = choices(action)
    if len(picks) != len(call.arguments):
        names = ", ".join(pick.domain.var.name if isinstance(pick, t.PickOne) else pick.var.name for pick in picks)
        report.error(
            "RW854",
            f"`{name}` takes {_counted(len(picks))}, not {len(call.arguments)}",
            call.span,
            f"its picks: {names}" if names else "write it without parentheses",
        )
        return False
    return True


def choices(action: sym.Action) -> tuple[t.PickOne | t.PickSome, ...]:
    """The picks that a player makes."""
    return tuple(pick for pick in action.picks if not isinstance(pick, t.PickValue))


@dataclass(frozen=True, slots=True)
class Meant:
    """A call with its arguments understood: for each pick a value or component, or a tuple of them for a subset."""

    call: ast.Call
    name: str
    arguments: tuple[Wanted | tuple[Wanted, ...], ...]

    @property
    def text(self) -> str:
        return line(self.call.span.text)


def _joined(node: ast.Expr) -> list[ast.Expr]:
    """The members of a subset: `a + b + c`; `none` is the empty one."""
    match node:
        case ast.Arithmetic(operator="+", left=left, right=right):
            return [*_joined(left), *_joined(right)]
        case ast.Nothing():
            return []
    return [node]


def _counted(picks: int) -> str:
    return f"{picks} pick" if picks == 1 else f"{picks} picks"
