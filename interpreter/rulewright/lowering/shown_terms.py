"""Terms that stand on the table: values that are worked out for people to see.

In: the terms that the section `table` names. Out: functions of the Program, with the types of owners and values.
Complains about nothing: that everybody may see them is checked before.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import NumberType, list_name
from rulewright.ir.program import ShownTerm
from rulewright.lowering.lowerer import Lowerer


def shown_terms(lowerer: Lowerer) -> tuple[ShownTerm, ...]:
    """In the order in which `table` names them."""
    symbols = lowerer.context.layout.symbols
    named = [term for name in symbols.looks for term in symbols.terms if term.name == name]
    return tuple(_shown(term, lowerer) for term in named)


def _shown(term: sym.Term, lowerer: Lowerer) -> ShownTerm:
    assert term.body is not None
    layout, inner = lowerer.context.layout, term.body.type.inner
    owners = tuple((str(var.type), layout.constants.size(var.type)) for var in term.signature)
    bounds = lowerer.context.bounds.of(term.body)
    low, high = (bounds.low, bounds.high) if isinstance(inner, NumberType) else (0, layout.constants.size(inner) - 1)
    return ShownTerm(term.name, lowerer.terms.function(term), owners, list_name(inner), low, high)
