"""Steps: everything that sequences choices.

In: typed steps. Out: instructions with jumps.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.typed import tree as t
from rulewright.lowering.choices import ChoiceLowerer
from rulewright.lowering.code import Label
from rulewright.lowering.collecting import CollectLowerer
from rulewright.lowering.context import Context
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.loops import LoopLowerer
from rulewright.lowering.payouts import PayoutLowerer
from rulewright.lowering.phases import PhaseLowerer
from rulewright.lowering.priorities import PriorityLowerer
from rulewright.lowering.statements import StatementLowerer
from rulewright.source.text import Span


class StepLowerer:
    """Lowers steps."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        emitter: Emitter,
        loops: LoopLowerer,
        statements: StatementLowerer,
        priorities: PriorityLowerer,
        payouts: PayoutLowerer,
        phases: PhaseLowerer,
        choices: ChoiceLowerer,
        collecting: CollectLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.emitter = emitter
        self.loops = loops
        self.statements = statements
        self.priorities = priorities
        self.payouts = payouts
        self.phases = phases
        self.choices = choices
        self.collecting = collecting

    def sequence(self, steps: tuple[t.Step, ...]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: t.Step) -> None:
        with self.emitter.outline.rule("step", step.name, step.span, _names(step.verb)):
            self._step(step)

    def _step(self, step: t.Step) -> None:
        self.emitter.code.span = step.span
        skipped, end = Label(), Label()
        self.emitter.unless(step.when, skipped)
        self.emitter.note("step", step.span)
        self._verb(step.verb, step.span)
        if step.otherwise:
            self.emitter.emit("jump", end)
        self.emitter.code.mark(skipped)
        self.sequence(step.otherwise)
        self.emitter.code.mark(end)

    def _verb(self, verb: t.Verb, span: Span) -> None:
        self.emitter.code.span = span
        match verb:
            case t.DoStep(block=block):
                self.statements.block(block)
                self.phases.after(block)
            case t.LetStep(let=let):
                self.statements.let(let)
            case t.ChooseStep():
                self.choices.choose(verb, span)
            case t.CollectStep():
                self.collecting.collect(verb, span)
            case t.EveryoneStep():
                self.choices.choose_together(verb, span)
            case t.OfferStep():
                self.choices.offer(verb, span)
            case t.EachStep(loop=loop, steps=steps):
                with self.emitter.telling(verb):
                    self.loops.each(loop, lambda _: self.sequence(steps))
            case t.TurnsStep():
                with self.emitter.telling(verb):
                    self._turns(verb)
            case t.RepeatStep():
                with self.emitter.telling(verb):
                    self._repeat(verb)
            case t.MatchStep():
                self._match(verb)
            case t.RunStep(phase=phase, arguments=arguments):
                self.emitter.call(self.phases.phase_routine(phase), phase.signature, arguments)
            case t.ResolveStep(priority=priority, arguments=arguments):
                body = priority.rules
                self.emitter.call(self.priorities.priority(priority), priority.signature, arguments)
                self.phases.after(tuple(case.do for cases in body.values() for case in cases))
            case t.PayStep(payout=payout, arguments=arguments):
                self.emitter.call(self.payouts.payout(payout), payout.signature, arguments)
                self.phases.after(payout, money=True)
            case t.EndStep(phase=phase):
                self.phases.end(phase)
            case t.GroupStep(steps=steps):
                self.sequence(steps)
            case _:
                assert_never(verb)

    def _turns(self, node: t.TurnsStep) -> None:
        region, var, living = self.loops.begin(node.loop)
        head, end, round_ = self.emitter.code.here(), Label(), Label()
        self.emitter.emit("next", region, var, round_, living)
        self.emitter.note("loop", node.loop.span)
        self.sequence(node.steps)
        if node.until is not None:
            done = self.expressions.condition(node.until)
            going = Label()
            self.emitter.emit("unless", done, going)
            self.emitter.emit("jump", end)
            self.emitter.code.mark(going)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(round_)
        self.emitter.emit("again", region)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(end)

    def _repeat(self, node: t.RepeatStep) -> None:
        head, end = self.emitter.code.here(), Label()
        self.emitter.unless(node.while_, end)
        self.emitter.emit("alert")
        self.sequence(node.steps)
        if node.until is not None:
            self.emitter.emit("unless", self.expressions.condition(node.until), head)
        else:
            self.emitter.emit("jump", head)
        self.emitter.code.mark(end)

    def _match(self, node: t.MatchStep) -> None:
        end = Label()
        for test, steps in node.cases:
            after = Label()
            with self.context.marking.paused():
                self.emitter.unless(test, after)
            self.emitter.note("case", test.span)
            self.sequence(steps)
            self.emitter.emit("jump", end)
            self.emitter.code.mark(after)
        self.emitter.code.mark(end)


def _names(verb: t.Verb) -> tuple[t.Var, ...]:
    """The name of the member for which a loop runs its steps."""
    match verb:
        case t.EachStep(loop=loop) | t.TurnsStep(loop=loop) | t.OfferStep(to=loop):
            return (loop.var,)
        case _:
            return ()
