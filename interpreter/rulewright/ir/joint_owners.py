"""Whose something is: one thing, or several together, such as a player and a level.

In: the types of the owners with how many there are of each, in order; a place among all of what they own, or the owners
themselves. Out: the other of the two. The last of them goes fastest. Places are counted from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Owners = Sequence[tuple[str, int]]
"""Types by name, and how many of each there are."""
Together = Mapping[str, Owners]
"""Owners that are several things together, by what they are called: `player and level`."""


def owners_of(together: Together, type_: str, place: int) -> list[tuple[str, int]]:
    """Who owns the zone or purse at a place of its family: nobody, one thing, or several, the owner first."""
    return owners_at(together[type_], place) if type_ in together else [(type_, place)] if type_ else []


def owner_of(together: Together, type_: str, place: int) -> tuple[str, int]:
    """The one of them who owns it, for whom `seen_by: owner` is meant."""
    return next(iter(owners_of(together, type_, place)), ("", 0))


def owners_at(owners: Owners, place: int) -> list[tuple[str, int]]:
    """Who owns what lies at a place: types with members."""
    found = []
    for type_, size in reversed(owners):
        place, member = divmod(place, size)
        found.append((type_, member))
    return found[::-1]


def place_among(members: Sequence[int], sizes: Sequence[int]) -> int:
    """Where that lies which these own together."""
    place = 0
    for member, size in zip(members, sizes, strict=True):
        place = place * size + member
    return place
