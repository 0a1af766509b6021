"""The number by which a member is chosen: the same at any time, whatever else can be chosen.

In: a pick, and the place of a member among all that it could ever pick. Out: a number, from 1 unless a board has others
printed on it. A space, a player, a word has its own number; a number with a name is one itself; a component its place
among the names of its class; one in a row or pile its position. Two components with one name have one number, so where
both can be chosen (`distinct`), places are taken instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.ir.program import ClassInfo, Pick, Program


def member_key(program: Program, pick: Pick, index: int) -> int:
    """The number of a member in its heap."""
    if pick.form == "number" and program.is_number(pick.type):
        return index + max(pick.low, 1)
    within = index % pick.room if pick.zones[1] > 1 and pick.room else index
    if pick.form == "member":
        return program.printed_number(pick.type, within)
    return _place_of_name(program.class_of(pick.type), within) + 1 if pick.form == "kind" else within + 1


def heap_key(program: Program, pick: Pick, number: int) -> int:
    """The number of a zone among those from which is picked: that of its owner where one owner has each."""
    zone = program.zones[pick.zone_at(number)]
    owner = program.zone_family(zone.family).owner
    return number + 1 if pick.places else program.printed_number(owner, zone.owner)


def distinct(keys: Mapping[int, int]) -> Mapping[int, int]:
    """Numbers by place; places themselves where two would have one number."""
    return keys if len(set(keys.values())) == len(keys) else {index: index + 1 for index in keys}


def list_keys(program: Program, pick: Pick, indices: Iterable[int]) -> Mapping[int, int]:
    """The same, all of them from 1: where 0 means none of them."""
    numbers = program.space_numbers.get(pick.type, (1,))
    return member_keys(program, pick, indices) if min(numbers) > 0 else {index: index + 1 for index in indices}


def member_keys(program: Program, pick: Pick, indices: Iterable[int]) -> Mapping[int, int]:
    """A number for each of these members, all different."""
    return distinct({index: member_key(program, pick, index) for index in indices})


def _place_of_name(info: ClassInfo, index: int) -> int:
    """The place among all names; of dice, every number that is shown counts."""
    face, number = divmod(index, len(info.numbers))
    names = list(dict.fromkeys(other.called for other in info.faces))
    return names.index(info.faces[face].called) * len(info.numbers) + number
