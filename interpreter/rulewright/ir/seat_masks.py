"""The seats that an audience word means, as masks: a bit for each seat, and the bit after the last for onlookers.

In: a word of `seen_by`, and whose the thing is that is seen. Out: a mask. What belongs to no player has no owner, and
everybody else is `others`.
"""

from __future__ import annotations


def seat_mask(players: int, sides: int, word: str, owner_type: str, owner: int) -> int:
    """Who sees something of this owner; the faces of what is seen by `face` are another matter."""
    seats = (1 << players) - 1
    if word == "everyone":
        return 1 << players | seats
    if word in ("nobody", "face"):
        return 0
    owners = _owners(players, sides, word, owner_type, owner)
    return seats & ~owners if word == "others" else owners


def _owners(players: int, sides: int, word: str, owner_type: str, owner: int) -> int:
    """The owner, or all of the side."""
    if owner_type not in ("player", "side"):
        return 0
    if word == "side" or owner_type == "side":
        return sum(1 << seat for seat in range(players) if seat % sides == owner % sides)
    return 1 << owner
