"""What components are called in the eyes of players.

In: a class, a kind, values of traits. Out: the text in which `called` is filled in, or the kind and what varies in it.
Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import ComponentType, EnumType, NumberType, SpaceType, Type, number_word
from rulewright.source.underscores import without_underscores


def component_name(cls: sym.Class, kind: str, traits: Sequence[int | None], rolled: str, constants: Constants) -> str:
    """A component's name; `rolled` stands for what a die shows."""
    values = dict(zip(cls.traits, traits, strict=True))
    template = cls.kinds[kind].decl.called or cls.decl.called
    if template is None:
        words = [value_word(cls.traits[name].type, values[name], constants) for name in _varying(cls, kind, values)]
        return " ".join([without_underscores(kind), *words])
    return "".join(
        part if isinstance(part, str) else _filled(cls, kind, values, part, rolled, constants)
        for part in template.parts
    )


def _varying(cls: sym.Class, kind: str, values: dict[str, int | None]) -> list[str]:
    """The traits by which components of a kind differ."""
    given = cls.kinds[kind].given
    if cls.kinds[kind].decl.rows or (cls.decl.csv is not None and not given):
        return [name for name, value in values.items() if value is not None]
    return [name for name in values if name in given and (given[name].each or given[name].counts)]


def _filled(
    cls: sym.Class, kind: str, values: dict[str, int | None], hole: ast.Expr, rolled: str, constants: Constants
) -> str:
    name = hole.name if isinstance(hole, ast.Name) else hole.name.name if isinstance(hole, ast.Belonging) else ""
    if name == "kind":
        return without_underscores(kind)
    if name == "rolled":
        return rolled
    return value_word(cls.traits[name].type, values[name], constants) if name in values else "?"


def value_word(type_: Type, value: int | None, constants: Constants) -> str:
    """A value as people write it."""
    inner = type_.inner
    if value is None:
        return "none"
    if isinstance(inner, EnumType):
        return without_underscores(inner.words[value])
    if isinstance(inner, NumberType):
        return without_underscores(number_word(inner, value))
    if isinstance(inner, SpaceType):
        names, number = constants.names(inner), constants.symbols.numbers_of(inner).at(value)
        return without_underscores(names[value] if names else f"{inner} {number}")
    return f"{inner} {value + 1}" if not isinstance(inner, ComponentType) else str(value)
