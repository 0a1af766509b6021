"""The values of a family in a scenario: a list, or, for what each space has, a board drawn in rows of text.

In: a place and the text behind its key. Out: an expression for each member, or none after a complaint: about signs that
the ruleset's legend does not have, and drawings that are not the board.
"""

from __future__ import annotations

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.starting_values import signs_of
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import ARGUMENTS
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import FlagType, SpaceType
from rulewright.scenarios.place_names import Place
from rulewright.source.diagnostic import Report

NOTHING = "."


def values_of(place: Place | None, value: Scalar, constants: Constants, report: Report) -> tuple[ast.Expr, ...] | None:
    """The values behind a key."""
    symbol = place.symbol if place is not None else None
    if value.style == "|" and isinstance(symbol, sym.State) and place is not None and place.keys is None:
        decl = symbol.decl.position
        type_ = place.owners[0]
        if decl is not None and decl.drawn is not None and isinstance(type_, SpaceType):
            return _drawn(symbol, decl.legend, type_, value, constants, report)
    found: tuple[ast.Expr, ...] | None = parse(value, ARGUMENTS, report)
    return found


def _drawn(
    state: sym.State,
    legend: tuple[tuple[Scalar, ast.Expr], ...],
    type_: SpaceType,
    value: Scalar,
    constants: Constants,
    report: Report,
) -> tuple[ast.Expr, ...] | None:
    nothing = ast.Flag(value.span, False) if isinstance(state.type, FlagType) else ast.Nothing(value.span)
    meaning: dict[str, ast.Expr] = {NOTHING: nothing, **{key.text: meant for key, meant in legend}}
    lines = [line for line in ("".join(line.split()) for line in value.text.splitlines()) if line]
    try:
        signs = signs_of(lines, type_, constants, value.span)
    except BadConstant as problem:
        report.error("RW851", problem.message, problem.span, problem.hint)
        return None
    unknown = next((sign for sign in signs if sign not in meaning), None)
    if unknown is not None:
        known = ", ".join(f"`{sign}`" for sign in meaning)
        report.error(
            "RW851", f"the sign `{unknown}` is not in the legend of `{state.name}`", value.span, f"it has {known}"
        )
        return None
    return tuple(meaning[sign] for sign in signs)
