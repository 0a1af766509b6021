"""The whole of meaning: a document to a typed ruleset, with every complaint about names and types."""

from __future__ import annotations

from rulewright.frontend.analysis.checks import Survey, check_rules
from rulewright.frontend.analysis.depth import check_depth
from rulewright.frontend.analysis.listed import tell_sheets
from rulewright.frontend.declare.declarations import declare
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import References
from rulewright.frontend.typing.misspelt_declarations import tell_misspelt_declarations
from rulewright.frontend.typing.open_zones import open_zones
from rulewright.frontend.typing.restarts import check_restarts
from rulewright.frontend.typing.root_causes import RootCauseReport, leave_out_uses
from rulewright.frontend.typing.typer import Typer
from rulewright.source.diagnostic import Report


def check_document(document: doc.Document, report: Report, references: References | None = None) -> sym.Symbols:
    """Every symbol with its body; what was reported has the error type. Rules without errors are looked at as a whole.

    `references` is filled with what names stand for, place by place.
    """
    symbols = sym.Symbols(document, references=references)
    if not check_depth(document, report):
        return symbols
    causes = RootCauseReport.of(report, document.lost)
    typer = Typer(symbols, causes)
    declare(typer)
    _type_bodies(typer, symbols)
    causes.tell_all()
    if "game" in symbols.phases:
        symbols.phases["game"].used = True
    leave_out_uses(report)
    if report.failed:
        tell_misspelt_declarations(symbols, report)
        tell_sheets(symbols, report)
    else:
        check_rules(Survey.of(symbols, report.provenance is not None), report)
    return symbols


def _type_bodies(typer: Typer, symbols: sym.Symbols) -> None:
    """Type what the rules do, in the order of the sections."""
    for term in symbols.terms:
        typer.calls.term_type(term)
    for effect in symbols.effects.values():
        typer.statements.effect_body(effect)
    for action in symbols.actions.values():
        typer.actions.body(action)
    for priority in symbols.priorities.values():
        typer.priorities.body(priority)
    for payout in symbols.payouts.values():
        typer.payouts.body(payout)
    check_restarts(typer.context)
    open_zones(typer.context, typer.expressions)
    for phase in symbols.phases.values():
        typer.steps.body(phase)
    decl = symbols.document.score
    if decl is not None:
        symbols.score = typer.scores.body(decl)
