"""Which audience word is in force, and who belongs to it."""

from __future__ import annotations

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.known_names import Names, Viewer, is_other, seat_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


class AudienceMembership:
    """Audiences in one configuration: they may depend on options."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants

    def word(self, audience: sym.Audience | None) -> str:
        """The audience word in force."""
        for condition, word in audience.cases if audience is not None else ():
            if condition is None or self.constants.flag(condition):
                return word
        return "nobody"

    def includes(self, audience: sym.Audience | None, owner: t.Expr | None, me: Viewer, names: Names) -> bool:
        """Whether the viewer belongs to an audience: as the owner, or as one of the side that owns."""
        word, owner = self.word(audience), t.owning(owner)
        if word == "everyone":
            return True
        if word not in ("owner", "side", "others") or me is None or owner is None:
            return False
        if word == "others":
            return is_other(seat_of(owner, names), me)
        if isinstance(owner, t.Property) and owner.function == "side_of":
            owner = owner.subject
        return seat_of(owner, names) == me

    def shows_members(self, place: t.ZonePlace, up: bool, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees what is printed on the components of a zone; `up`: on those that lie face up."""
        audience = place.zone.seen_by
        return up if self.word(audience) == "face" else self.includes(audience, place.owner, me, names)
