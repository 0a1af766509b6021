"""The number by which a member is chosen: the same at any time, whatever else can be chosen.

In: a pick, and the place of a member among all that it could ever pick. Out: a number from 1. A space, a player, a word
has its own number; a number with a name is one itself; a component its place among the names of its class; one in a
row or pile its position. Two components with one name have one number, so where both can be chosen (`distinct`),
places are taken instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.ir.program import ClassInfo, Pick, Program


def member_key(program: Program, pick: Pick, index: int) -> int:
    """The number of a member in its heap."""
    if pick.form == "number" and program.is_number(pick.type):
        return index + max(pick.low, 1)
    within = index % pick.room if pick.zones[1] > 1 and pick.room else index
    return _place_of_name(program.class_of(pick.type), within) + 1 if pick.form == "kind" else within + 1


def distinct(keys: Mapping[int, int]) -> Mapping[int, int]:
    """Numbers by place; places themselves where two would have one number."""
    return keys if len(set(keys.values())) == len(keys) else {index: index + 1 for index in keys}


def member_keys(program: Program, pick: Pick, indices: Iterable[int]) -> Mapping[int, int]:
    """A number for each of these members, all different."""
    return distinct({index: member_key(program, pick, index) for index in indices})


def _place_of_name(info: ClassInfo, index: int) -> int:
    """The place among all names; of dice, every number that is shown counts."""
    face, number = divmod(index, len(info.numbers))
    names = list(dict.fromkeys(other.called for other in info.faces))
    return names.index(info.faces[face].called) * len(info.numbers) + number
