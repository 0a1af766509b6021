"""Components as scenarios write them, beside what players call them.

In: a Program with its symbols and constants. Out: pairs of names. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import Program
from rulewright.scenarios.component_notation import Things


def written_components(program: Program, symbols: sym.Symbols, constants: Constants) -> Iterator[tuple[str, str]]:
    """Every kind of component as scenarios write it, and as players call it."""
    written = Things(program, symbols, constants).names
    for info in program.classes:
        for index, face in enumerate(info.faces):
            yield written[info.name, index], face.called


def written_forms(program: Program, symbols: sym.Symbols, constants: Constants) -> Iterator[tuple[str, ...]]:
    """Of the same components, in the same order, all that scenarios may write."""
    things = Things(program, symbols, constants)
    return (tuple(things.forms(info, face)) for info in program.classes for face in info.faces)
