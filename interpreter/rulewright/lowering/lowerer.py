"""All lowerers of a ruleset, wired together: the one place that knows which needs which.

In: a layout and a report. Out: lowerers.
"""

from __future__ import annotations

from rulewright.lowering.actions import ActionLowerer
from rulewright.lowering.aggregates import AggregateLowerer
from rulewright.lowering.audiences import AudienceLowerer
from rulewright.lowering.choices import ChoiceLowerer
from rulewright.lowering.collecting import CollectLowerer
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.histories import HistoryLowerer
from rulewright.lowering.layout import Layout
from rulewright.lowering.loops import LoopLowerer
from rulewright.lowering.payouts import PayoutLowerer
from rulewright.lowering.phases import PhaseLowerer
from rulewright.lowering.picks import PickLowerer
from rulewright.lowering.priorities import PriorityLowerer
from rulewright.lowering.statements import StatementLowerer
from rulewright.lowering.states import StateLowerer
from rulewright.lowering.steps import StepLowerer
from rulewright.lowering.suppositions import SuppositionLowerer
from rulewright.lowering.tables import TableLowerer
from rulewright.lowering.terms import TermLowerer
from rulewright.lowering.texts import TextLowerer
from rulewright.source.diagnostic import Report


class Lowerer:
    """Lowers a ruleset in one configuration."""

    def __init__(self, layout: Layout, report: Report) -> None:
        self.context = context = Context(layout, report)
        self.expressions = expressions = ExpressionLowerer(context)
        self.states = states = StateLowerer(context, expressions)
        self.tables = tables = TableLowerer(context, expressions)
        self.terms = terms = TermLowerer(context, expressions)
        self.domains = domains = DomainLowerer(context, expressions, states)
        self.aggregates = aggregates = AggregateLowerer(context, expressions, states, domains)
        self.histories = histories = HistoryLowerer(context)
        self.suppositions = suppositions = SuppositionLowerer(context, expressions, domains, terms)
        self.audiences = audiences = AudienceLowerer(context, expressions, domains)
        self.emitter = emitter = Emitter(context, expressions, audiences)
        self.texts = texts = TextLowerer(context, expressions, domains, audiences)
        self.loops = loops = LoopLowerer(context, domains, emitter)
        self.statements = statements = StatementLowerer(context, expressions, states, domains, emitter, texts, loops)
        self.picks = picks = PickLowerer(context, expressions, domains, emitter, texts)
        self.actions = actions = ActionLowerer(
            context, expressions, domains, audiences, emitter, texts, statements, picks
        )
        self.priorities = priorities = PriorityLowerer(context, expressions, emitter, statements)
        self.payouts = payouts = PayoutLowerer(context, expressions, states, domains, emitter, statements)
        self.phases = phases = PhaseLowerer(context, expressions, emitter)
        self.choices = choices = ChoiceLowerer(context, expressions, domains, emitter, loops, picks, actions, phases)
        self.collecting = collecting = CollectLowerer(context, expressions, emitter, actions, choices)
        self.steps = steps = StepLowerer(
            context, expressions, emitter, loops, statements, priorities, payouts, phases, choices, collecting
        )
        expressions.connect(states, tables, terms, domains, aggregates, suppositions, histories)
        histories.connect(emitter)
        suppositions.connect(statements)
        phases.connect(steps)
        choices.connect(steps)
        collecting.connect(steps)

    def release(self) -> None:
        """Parts that need each other in turn let go of all, so that it is gone at
        once and not when garbage is looked for.
        """
        for part in vars(self).values():
            vars(part).clear()
