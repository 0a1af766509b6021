"""Draws of random play in C by rejection sampling: `draw_<place>` draws candidates and tests them.

In: the offers of a decision that is drawn so (see `ir.rejection_sampling`). Out: the function. It gives TAKEN and the
id of a legal choice; PASSED (which counts if anything is possible: else the seat is not asked); or 0 after so many
tries in vain: then the legal ids are counted and one of them is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.offer_options import counted, select
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.ir.program import Offer
from rulewright.ir.rejection_sampling import TRIES


class PrintedDraw(NamedTuple):
    """The name of the function, and whether it may fault: then all is listed first, which faults as it should."""

    name: str
    faults: bool


def printed_draw(p: StepPrinter, offers: tuple[Offer, ...], declinable: bool, var: int | None) -> PrintedDraw | None:
    """Prints the function; none where random play draws from the list."""
    sampling = p.samplings.get(p.here)
    if sampling is None:
        return None
    name, scope = f"draw_{p.here}", FunctionScope()
    inner = ExpressionPrinter(p.context.unit, scope, p.context.span)
    if var is not None:
        inner.context.local = {var}
        scope.env[var] = "seat"
    tried = [candidates.tried for candidates in sampling.offers]
    parts = [
        [] if is_tried else counted(inner, p.actions.of(offer.action), offer, place)
        for place, (offer, is_tried) in enumerate(zip(offers, tried, strict=True), 1)
    ]
    sizes = [
        str(candidates.size) if candidates.tried else f"n{place}" for place, candidates in enumerate(sampling.offers, 1)
    ]
    scope.line(f"num all = {' + '.join([*(['1'] if declinable else []), *sizes])};")
    with scope.block(f"for (num left = (all + {TRIES - 1}) / {TRIES}; left; left--)"):
        scope.line("num k = rw_below(&g->stream[BOTS], all);")
        if declinable:
            scope.line("if (!k--) return PASSED;")
        for offer, part, size, is_tried in zip(offers, parts, sizes, tried, strict=True):
            with scope.block(f"if (k < {size})"):
                base = p.context.program.actions[offer.action].base
                if is_tried:
                    _test(p, inner, offer, base)
                else:
                    select(scope, part, base)
                    scope.line("return TAKEN;")
            scope.line(f"k -= {size};")
    scope.line("return 0;")
    p.context.unit.add_function(f"RW num {name}(Game *g, num seat, num *id)", scope, p.context.span)
    return PrintedDraw(name, scope.faults)


def _test(p: StepPrinter, inner: ExpressionPrinter, offer: Offer, base: int) -> None:
    """Takes the candidate if it is legal; else the next one is drawn."""
    test, scope = p.actions.test_of(offer.action), inner.scope
    scope.faults |= test.faults
    given = "".join(f", {bare(text)}" for text in [inner.values.value(argument) for argument in offer.arguments])
    scope.line(f"if (!{test.name}(g, seat{given}, k)) continue;")
    scope.line(f"*id = {base} + k;")
    scope.line("return TAKEN;")
