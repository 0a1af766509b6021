"""The whole of meaning: a document to a typed ruleset, with every complaint about names and types."""

from __future__ import annotations

from rulewright.frontend.analysis.checks import Survey, check_rules
from rulewright.frontend.analysis.depth import check_depth
from rulewright.frontend.declare.declarations import Declarations
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import References
from rulewright.frontend.typed.types import FLAG, PLAYER, SIDE
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.source.diagnostic import Report


def check_document(document: doc.Document, report: Report, references: References | None = None) -> sym.Symbols:
    """Every symbol with its body; what was reported has the error type. Rules without errors are looked at as a whole.

    `references` is filled with what names stand for, place by place.
    """
    symbols = sym.Symbols(document, references=references)
    if not check_depth(document, report):
        return symbols
    checker = Declarations(symbols, RootCauseReport.of(report, document.lost))
    checker.declare()
    _allowed(checker, symbols)
    for term in symbols.terms:
        checker.term_type(term)
    for effect in symbols.effects.values():
        checker.effect_body(effect)
    for action in symbols.actions.values():
        checker.action_body(action)
    for priority in symbols.priorities.values():
        checker.priority_body(priority)
    for payout in symbols.payouts.values():
        checker.payout_body(payout)
    for phase in symbols.phases.values():
        checker.phase_body(phase)
    _score(checker, symbols)
    if "game" in symbols.phases:
        symbols.phases["game"].used = True
    if not report.failed:
        check_rules(Survey.of(symbols, report.provenance is not None), report)
    return symbols


def _allowed(checker: Declarations, symbols: sym.Symbols) -> None:
    """The conditions on options. What only they read is not read by a rule."""
    used = [option for option in symbols.options.values() if option.used]
    for option in symbols.options.values():
        if option.decl.allowed is not None:
            option.allowed = checker.constant(option.decl.allowed, FLAG)
    for option in symbols.options.values():
        option.used = option in used


def _score(checker: Declarations, symbols: sym.Symbols) -> None:
    decl = symbols.document.score
    if decl is None:
        return
    of = SIDE if decl.of == "side" else PLAYER
    symbols.score = sym.Score(decl.span, of, t.Var(decl.of if decl.of == "side" else "player", of, decl.span, "loop"))
    checker.score_body(symbols.score, decl)
