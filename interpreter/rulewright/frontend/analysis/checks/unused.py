"""Names that do nothing: options never read (RW315; RW808 where a variant is the reason), declarations never used
(RW316), local names never used (RW318).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report


def check_options(survey: Survey, report: Report) -> None:
    """An option that no rule reads promises a choice that there is not. What `allowed` reads does not count.
    A variant may have taken out what read it: that is told where it did so.
    """
    for option in survey.symbols.options.values():
        if option.used:
            continue
        if survey.concerns(option.span):
            report.error(
                "RW315",
                f"no rule reads the option `{option.name}`",
                option.span,
                "use it in a condition or a number, or remove it",
            )
        elif report.provenance is not None and (edit := report.provenance.edit_of(option.name)) is not None:
            report.error(
                "RW808",
                f"with this variant no rule reads the option `{option.name}`",
                edit,
                f"it is still asked for: remove `options.{option.name}` too",
                [Label(option.span, "declared here")],
            )


def check_declarations(survey: Survey, report: Report) -> None:
    """Numbers, tables, terms, spaces, zones, purses and state that no rule uses."""
    for word, symbol in _declared(survey.symbols):
        if not symbol.used and survey.concerns(symbol.span):
            report.error("RW316", f"the {word} `{symbol.name}` is never used", symbol.span, "use it, or remove it")
    for phase in survey.symbols.phases.values():
        if phase.decl.depth > 1 and phase.deeper is None and survey.concerns(phase.span):
            message = f"the `depth` of the phase `{phase.name}` is never used: it does not run itself"
            report.error("RW316", message, phase.span, "remove `depth`")
    for term in survey.symbols.terms:
        if term.used and term.decl.depth > 1 and term.deeper is None and survey.concerns(term.span):
            message = f"the `depth` of the term `{term.name}` is never used: it does not use itself"
            report.error("RW316", message, term.span, "remove `depth` and `deeper`")
    read = {node.state for site, node in survey.all(t.StateOf) if not survey.is_target(node)}
    for state in survey.symbols.states:
        if state.used and state not in read and survey.concerns(state.span):
            report.error(
                "RW316",
                f"the state `{state.name}` is set and never read",
                state.span,
                "read it in a rule, or remove it",
            )


def _declared(symbols: sym.Symbols) -> Iterator[tuple[str, sym.Symbol]]:
    for word, found in (
        ("number", symbols.numbers.values()),
        ("table", symbols.tables),
        ("term", symbols.terms),
        ("space", symbols.spaces.values()),
    ):
        yield from ((word, symbol) for symbol in found)
    yield from (("zone", zone) for zone in symbols.zones.values() if not zone.decl.starts)
    yield from (("purse", purse) for purse in symbols.purses.values())
    yield from (("state", state) for state in symbols.states)


def check_locals(survey: Survey, report: Report) -> None:
    """Lets, picks and parameters that are never used.
    Priority lists and payouts may have more parameters than they need.
    """
    for word, var in _locals(survey):
        if not var.used and survey.concerns(var.span):
            report.error("RW318", f"the {word} `{var.name}` is never used", var.span, "use it, or remove it")


def _locals(survey: Survey) -> Iterator[tuple[str, t.Var]]:
    symbols = survey.symbols
    rules: list[sym.Callable] = [*symbols.terms, *symbols.effects.values(), *symbols.actions.values()]
    for rule in [*rules, *symbols.phases.values()]:
        yield from (("parameter", var) for var in rule.signature)
    for action in symbols.actions.values():
        yield from (("pick", var) for var in action.pick_vars)
    yield from (("set", collect.var) for _, collect in survey.all(t.CollectStep))
    yield from (("name", let.var) for _, let in survey.all(t.Let))
    yield from (("name", named.var) for _, named in survey.all(t.LetIn))
