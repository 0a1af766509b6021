"""What a scenario runs: a phase, a priority list, a payout or a block, alone, or the game itself.

In: `at` and `do`. Out: a phase that no rule runs, with what is to be run as its only step. Complains about names that
stand for nothing, and arguments that do not fit.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import BLOCK, CALL
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.scenario_cases import Case
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

GAME = "game"
ENTRY, ENTRY_STEP = "scenario", "run"
"""What the phase is called that leads to what is run, and its step."""


class Entering:
    """Reads `at` and `do`. `judge` looks whether the players and spaces in typed rules exist."""

    def __init__(self, checker: Typer, judge: Callable[[object], None]) -> None:
        self.checker = checker
        self.symbols = checker.symbols
        self.report = checker.report
        self.judge = judge

    def read(self, case: Case, has_deeds: bool) -> tuple[sym.Phase | None, bool]:
        """The phase that leads to what is run, and whether it is the game itself."""
        at, do = case.text("at"), case.text("do")
        if at is not None and do is not None:
            self.report.error("RW852", "a scenario runs a phase or a block, not both", do.span, "remove `at` or `do`")
            return None, False
        if do is not None:
            block = parse(do, BLOCK, self.report)
            typed = self.checker.statements.block(block, Scope()) if block is not None else ()
            self._judge(typed)
            return _entry(do.span, t.DoStep(typed)), False
        if at is None:
            return None, has_deeds
        call = parse(at, CALL, self.report)
        if call is None or (call.name.name == GAME and not call.arguments):
            return None, True
        verb = self._verb(call)
        return (_entry(at.span, verb) if verb is not None else None), False

    def _verb(self, call: ast.Call) -> t.Verb | None:
        name, symbols = call.name.name, self.symbols
        symbols.refer(
            call.name.span, symbols.phases.get(name) or symbols.priorities.get(name) or symbols.payouts.get(name)
        )
        if name in symbols.phases:
            phase = symbols.phases[name]
            return t.RunStep(phase, self._arguments(call, phase))
        if name in symbols.priorities:
            priority = symbols.priorities[name]
            return t.ResolveStep(priority, self._arguments(call, priority))
        if name in symbols.payouts:
            payout = symbols.payouts[name]
            return t.PayStep(payout, self._arguments(call, payout))
        known = [*symbols.phases, *symbols.priorities, *symbols.payouts]
        hint = "an effect is run by `do`" if name in symbols.effects else did_you_mean(name, known)
        self.report.error("RW854", f"no phase is called `{name}`", call.name.span, hint)
        return None

    def _arguments(self, call: ast.Call, symbol: sym.Callable) -> tuple[t.Expr, ...]:
        arguments = self.checker.calls.arguments(call.span, symbol, call.arguments, Scope())
        self._judge(arguments)
        return arguments

    def _judge(self, typed: object) -> None:
        """Complains about what does not exist, and about lots where nothing keeps them."""
        self.judge(typed)
        kept = {
            id(node.value)
            for node in nodes(typed)
            if isinstance(node, t.Let) or (isinstance(node, t.Assign) and node.operator == "set")
        }
        for node in nodes(typed):
            if isinstance(node, t.Random) and id(node) not in kept:
                self.report.error(
                    "RW407",
                    "`random` cannot stand inside an expression",
                    node.span,
                    "bind it first: `let x = random(...)`, then use `x`",
                )


def _entry(span: Span, verb: t.Verb) -> sym.Phase:
    """A phase of one step."""
    signature = ast.Signature(span, None, ast.Name(span, ENTRY), (), ())
    return sym.Phase(
        ENTRY, span, (), doc.PhaseDecl(span, signature, None, ()), None, (t.Step(ENTRY_STEP, span, verb, None, ()),)
    )
