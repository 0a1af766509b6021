"""All typers of a ruleset, wired together: the one place that knows which needs which."""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typing.actions import ActionTyper
from rulewright.frontend.typing.aggregates import AggregateTyper
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.collecting import CollectTyper
from rulewright.frontend.typing.component_statements import ComponentStatementTyper
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.match_cases import MatchTyper
from rulewright.frontend.typing.names import NameTyper
from rulewright.frontend.typing.nouns import NounTyper
from rulewright.frontend.typing.operators import OperatorTyper
from rulewright.frontend.typing.orders import OrderTyper
from rulewright.frontend.typing.owners import OwnerTyper
from rulewright.frontend.typing.payouts import PayoutTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.priorities import PriorityTyper
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.frontend.typing.scores import ScoreTyper
from rulewright.frontend.typing.signatures import ParameterTyper
from rulewright.frontend.typing.statements import StatementTyper
from rulewright.frontend.typing.steps import StepTyper
from rulewright.frontend.typing.suppositions import SuppositionTyper
from rulewright.frontend.typing.term_levels import TermLevels
from rulewright.frontend.typing.texts import TextTyper
from rulewright.frontend.typing.type_names import TypeNames


class Typer:
    """Types a ruleset: everything shares its symbols and its report."""

    def __init__(self, symbols: sym.Symbols, report: RootCauseReport) -> None:
        context = Context(symbols, report)
        self.context, self.symbols, self.report = context, symbols, report
        # expressions
        self.expressions = expressions = ExpressionTyper(context)
        self.type_names = TypeNames(context)
        self.owners = OwnerTyper(context, expressions, self.type_names)
        self.places = PlaceTyper(context, self.owners)
        self.calls = CallTyper(context, expressions, self.type_names, self.places, TermLevels(context))
        self.descriptions = DescriptionTyper(context, self.calls)
        self.nouns = NounTyper(context, self.descriptions)
        self.orders = OrderTyper(context, expressions)
        self.domains = DomainTyper(
            context, expressions, self.places, self.descriptions, self.nouns, self.orders, self.calls
        )
        expressions.connect(
            NameTyper(context, expressions, self.type_names, self.owners, self.calls),
            self.calls,
            OperatorTyper(context, expressions, self.descriptions, self.domains),
            AggregateTyper(context, expressions, self.places, self.domains),
        )
        self.constants = ConstantTyper(context, expressions)
        self.parameters = ParameterTyper(context, self.type_names, self.constants, self.nouns)
        # statements
        self.texts = TextTyper(context, expressions, self.places, self.domains)
        of_components = ComponentStatementTyper(context, expressions, self.places, self.domains)
        self.statements = StatementTyper(
            context, expressions, self.places, self.calls, self.domains, self.texts, of_components
        )
        expressions.suppose(SuppositionTyper(context, expressions, self.calls, self.statements))
        # rules
        self.actions = ActionTyper(context, expressions, self.domains, self.texts, self.statements)
        self.priorities = PriorityTyper(context, expressions, self.statements)
        self.payouts = PayoutTyper(context, expressions, self.places, self.orders, self.domains, self.statements)
        self.scores = ScoreTyper(expressions, self.orders)
        self.steps = StepTyper(
            context,
            expressions,
            self.calls,
            self.domains,
            self.statements,
            MatchTyper(context, self.descriptions),
            CollectTyper(context, self.parameters),
        )
