"""Components as scenarios write them, beside what players call them.

In: a Program with its symbols and constants. Out: pairs of names; all forms that scenarios may write. Complains about
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import NumberType
from rulewright.ir.program import NONE_NUMBER, ClassInfo, Face, Program
from rulewright.scenarios.component_notation import ComponentNotation


def written_components(program: Program, symbols: sym.Symbols, constants: Constants) -> Iterator[tuple[str, str]]:
    """Every kind of component as scenarios write it, and as players call it."""
    written = ComponentNotation(program, symbols, constants).names
    for info in program.classes:
        for index, face in enumerate(info.faces):
            yield written[info.name, index], face.called


def written_forms(program: Program, symbols: sym.Symbols, constants: Constants) -> Iterator[tuple[str, ...]]:
    """All that scenarios may write for the same components, in the same order: a number that has a name also as a
    number.
    """
    notation = ComponentNotation(program, symbols, constants)
    for info in program.classes:
        for face in info.faces:
            yield tuple(_written(face.kind, words) for words in product(*_trait_words(notation, info, face)))


def _written(kind: str, words: tuple[str, ...]) -> str:
    return f"{kind}({', '.join(words)})" if words else kind


def _trait_words(notation: ComponentNotation, info: ClassInfo, face: Face) -> Iterator[tuple[str, ...]]:
    """What may be written for each trait that is written."""
    cls, traits = notation.symbols.classes[info.name], dict(face.traits)
    for name in notation.varying(info, face.kind):
        type_, value = cls.traits[name].type, traits[name]
        is_number = isinstance(type_.inner, NumberType) and value != NONE_NUMBER
        yield tuple(dict.fromkeys((notation.trait_word(type_, value), *([str(value)] if is_number else []))))
