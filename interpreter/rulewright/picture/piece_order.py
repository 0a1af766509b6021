"""In which order pieces lie in a hand: by their traits in words, then by kind, then by their traits in numbers.

In: the classes of a Program and their declarations. Out: for each class in which order its looks stand; and of a class
whose pieces are called something, a place for every name that a piece can have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulewright.ir.program import ClassInfo, Face

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym

MOST_NUMBERS = 1000
"""Of a die with more faces than this the order of its numbers is not kept."""
Place = tuple[int, ...]
Look = tuple[int, int]
"""A face, and the number that a die shows (0 of what is no die)."""


def piece_order(info: ClassInfo, declared: sym.Class, wanted: Sequence[str] = ()) -> list[Look]:
    """How pieces may look, one for each name, in their order.
    `wanted`: the traits by which a hint sorts, the first of them first.
    """
    kinds = {kind: place for place, kind in enumerate(declared.kinds)}
    words, numbers = _traits(declared)
    places: dict[str, tuple[Place, Look]] = {}
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
            places.setdefault(name, ((*key, number), (at, number)))
    return [look for _, look in sorted(places.values())]


def names_in_order(info: ClassInfo, looks: Iterable[Look]) -> dict[str, int]:
    """The place of every name, as the pieces of a class are called now."""
    found: dict[str, int] = {}
    for place, (face, number) in enumerate(looks):
        found.setdefault(info.faces[face].called if info.rolls is None else info.faces[face].showing(number), place)
    return found


def _traits(declared: sym.Class) -> tuple[list[str], list[str]]:
    """The traits in words, and those in numbers."""
    from rulewright.frontend.typed.types import NumberType  # noqa: PLC0415 (as in `layout_of`)

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
