"""Why a choice is not offered, in the rules' own words.

In: the rules, a game, and the seat that must choose. Out: lines: the step that asks, and for every action whether this step
offers it, how many choices it has, and otherwise what does not hold. Conditions of choices read only what the chooser
may see (the type checker sees to that), so nothing is told here that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rulewright.backend.runtime.choices import Chooser
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.game import Game
from rulewright.ir.program import Op
from rulewright.play.table_text import Line
from rulewright.source.text import Span

LONGEST = 160


def why(symbols: sym.Symbols, game: Game, seat: int, action: str = "") -> list[Line]:
    """Every action of the rules, or the one of that name, and how it stands with it now."""
    return list(_Reasons(symbols, game, seat, action).lines())


def place(span: Span) -> str:
    """File and line of a rule; a file below the current folder without the way to it."""
    path = Path(span.source.name)
    here = Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path}:{span.position.line}"


def text_of(span: Span) -> str:
    """The words of a rule on one line."""
    words = " ".join(span.text.split())
    return words if len(words) <= LONGEST else words[:LONGEST] + " ..."


class _Reasons:
    def __init__(self, symbols: sym.Symbols, game: Game, seat: int, action: str) -> None:
        self.symbols = symbols
        self.game = game
        self.program = game.program
        self.seat = seat
        self.action = action
        self.words = game.telling
        self.offered = {offer.action for offer in self.words.offers()}

    def lines(self) -> Iterator[Line]:
        span = self.program.code[self.game.state.slots[self.program.pc]].span
        yield Line(f"This step: {text_of(span)} ({place(span)})", "title")
        wanted = [action for action in self.program.actions if self.action in ("", action.name)]
        for action in wanted:
            if action.index in self.offered:
                yield from self._offered(action.index)
        others = [action for action in wanted if action.index not in self.offered]
        if others:
            yield Line("Not asked for by this step:", "title")
        for action in others:
            yield Line(f"  {action.name.replace('_', ' ')} ({place(action.span)})")

    def _offered(self, index: int) -> Iterator[Line]:
        action = self.program.actions[index]
        count = sum(1 for number in self.game.legal(self.seat) if action.base <= number < action.base + action.size)
        yield Line(f"{action.name.replace('_', ' ')}: {_counted(count)} ({place(action.span)})", "title")
        rule = self.symbols.actions[action.name]
        for pick in rule.picks:
            yield Line(f"  pick: {text_of(_pick_span(pick))}")
        if rule.where is not None:
            yield Line(f"  where: {text_of(rule.where.span)} ({place(rule.where.span)})")
        if count == 0:
            yield from (Line(f"  {reason}") for reason in self._missing(index, rule))
            yield from (Line(f"    {line}") for line in self._terms(rule))

    def _missing(self, index: int, rule: sym.Action) -> Iterator[str]:
        """What does not hold: nothing to pick, or a condition that is false for all there is to pick."""
        action = self.program.actions[index]
        state = self.game.state
        before = state.slots[:]
        try:
            arguments = self.words.arguments(self.seat, index)
            free = Chooser(replace(action, where=None), self.game.machine.evaluator)
            combinations = len(free.legal(state.slots, self.seat, arguments))
            if not combinations:
                yield "There is nothing to pick."
            elif action.picks:
                yield f"The condition holds for none of the {combinations:,} that could be picked."
            else:
                free.enter(state.slots, self.seat, arguments)
                yield from self._false(action.where, rule.where)
        finally:
            state.slots[:] = before

    def _false(self, op: Op | None, expr: t.Expr | None) -> Iterator[str]:
        """The first part of a chain of `and` that is false."""
        if op is None or expr is None:
            return
        parts, spans = self._conjuncts(op), self._conjuncts_of(expr)
        if len(parts) != len(spans):
            yield f"This does not hold: {text_of(expr.span)}"
            return
        for part, span in zip(parts, spans, strict=True):
            if not self.game.machine.value(part)(self.game.state.slots):
                yield f"This does not hold: {text_of(span)}"
                return  # what follows may be read only if this holds: `card is face_up and card.value > 3`

    def _conjuncts(self, op: Op) -> list[Op]:
        return [part for part in op.operands if isinstance(part, Op)] if op.name == "and" else [op]

    def _conjuncts_of(self, expr: t.Expr) -> list[Span]:
        return (
            [item.span for item in expr.items] if isinstance(expr, t.Logic) and expr.operator == "and" else [expr.span]
        )

    def _terms(self, rule: sym.Action) -> Iterator[str]:
        """What the terms in a rule's conditions mean."""
        terms = {
            node.term: None for part in (rule.where, rule.picks) for node in nodes(part) if isinstance(node, t.TermCall)
        }
        for term in terms:
            if term.body is not None:
                yield f"{term.name}: {text_of(term.body.span)} ({place(term.body.span)})"


def _counted(count: int) -> str:
    return "not possible now" if count == 0 else f"{count:,} choice" + ("s" if count > 1 else "")


def _pick_span(pick: t.Pick) -> Span:
    return pick.domain.span if isinstance(pick, t.PickOne) else pick.span
