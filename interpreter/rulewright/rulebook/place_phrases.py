"""Zones and purses as noun phrases. In: typed places. Out: strings, such as `the player's hand`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.rulebook.english_words import belonging, linked, listed

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

Owners = Literal["every", "any", "together"]
"""Of the places of a whole family: each of them, some one of them, or what lies in all of them."""


class PlacePhrases:
    """Zones and purses."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def zone(self, place: t.ZonePlace, owners: Owners = "every") -> str:
        name = linked("zone", place.zone.name)
        return self._place(name, place.owner, place.zone.per, owners)

    def purse(self, place: t.PursePlace) -> str:
        return self._place(linked("money", place.purse.name), place.owner, place.purse.per)

    def _place(self, name: str, owner: t.Expr | None, per: Type | None, owners: Owners = "every") -> str:
        if isinstance(owner, t.JointOwners):
            first, *others = map(self.wording.value, owner.parts)
            return f"{belonging(first, name)} for {listed(others)}"
        if owner is not None:
            return belonging(self.wording.value(owner), name)
        if per is None:
            return f"the {name}"
        if owners == "together":
            return f"the {name} of all {self.wording.nouns.many(per)} together"
        return f"the {name} of {owners} {self.wording.nouns.one(per)}"
