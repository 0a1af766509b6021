"""In which order pieces lie in a hand: by their traits in words, then by kind, then by their traits in numbers.

In: the classes of a Program and their declarations. Out: for each class a place for every name that a piece can have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import NumberType
from rulewright.ir.program import ClassInfo, Face

MOST_NUMBERS = 1000
"""Of a die with more faces than this the order of its numbers is not kept."""
Place = tuple[int | str, ...]


def piece_order(info: ClassInfo, declared: sym.Class, wanted: Sequence[str] = ()) -> dict[str, int]:
    """The place of every name. `wanted`: the traits by which a hint sorts, the first of them first."""
    kinds = {kind: place for place, kind in enumerate(declared.kinds)}
    words, numbers = _traits(declared)
    places: dict[str, Place] = {}
    for at, face in enumerate(info.faces):
        given = dict(face.traits)
        key: Place = (
            *(_last(given.get(trait, -1)) for trait in wanted),
            *(_last(given.get(trait, -1)) for trait in words),
            kinds.get(face.kind, len(kinds)),
            *(_last(given.get(trait, -1)) for trait in numbers),
            at,
        )
        for number, name in _names(info, face):
            places.setdefault(name, (*key, number))
    return {name: place for place, name in enumerate(sorted(places, key=lambda name: places[name]))}


def _traits(declared: sym.Class) -> tuple[list[str], list[str]]:
    """The traits in words, and those in numbers."""
    found: Mapping[bool, list[str]] = {False: [], True: []}
    for name, trait in declared.traits.items():
        found[isinstance(trait.type.inner, NumberType)].append(name)
    return found[False], found[True]


def _last(value: int) -> int:
    """`none` comes last."""
    return value if value >= 0 else 2**31


def _names(info: ClassInfo, face: Face) -> list[tuple[int, str]]:
    """The names of a face: of a die, one for each number that it shows."""
    if info.rolls is None:
        return [(0, face.called)]
    numbers = range(min(0, info.rolls[0]), info.rolls[1] + 1)[:MOST_NUMBERS]
    return [(number, face.showing(number)) for number in numbers]
