"""Who may know a value: everything read for it must be visible.

In: typed expressions, and a viewer: a player's name in the rules, the number of a seat, or everybody (none). Out: the
first part that the viewer does not see, or none. Complains about nothing: the checks do.

What selects a value is read as well (`hidden_parts.py`). Public are counts of hidden zones, positions, and faces up or
down, of whatever was selected by something that the viewer sees; what is printed on a card is visible where the card
lies, or where a test says that it lies face up. What the rules have no other word for is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.frontend.analysis.audience_membership import AudienceMembership
from rulewright.frontend.analysis.component_sight import ComponentSight
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.hidden_parts import HiddenParts
from rulewright.frontend.analysis.known_names import NO_NAMES, Known, Names, Part, Viewer
from rulewright.frontend.analysis.name_origins import NameOrigins
from rulewright.frontend.analysis.supposed_reads import SupposedReads
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


class Visibility:
    """Judges expressions in one configuration (audiences may depend on options)."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self._audiences = AudienceMembership(constants)
        self._judge = _wired(self._audiences)
        self._parts: dict[tuple[int, Viewer], Part | None] = {}

    def audience(self, audience: sym.Audience | None) -> str:
        """The audience word in force."""
        return self._audiences.word(audience)

    def seen(self, node: Part | None, me: Viewer, names: Names = NO_NAMES) -> bool:
        """Whether everything that `node` reads is visible to `me` (to everybody, if none)."""
        return self.hidden_part(node, me, names) is None

    def hidden_part(self, node: Part | None, me: Viewer, names: Names = NO_NAMES) -> Part | None:
        """The first part that is not visible.
        The node must be part of rules, which keep it: without names it is judged once.
        """
        if names or node is None:
            return self._judge.part(node, me, names)
        key = (id(node), me)
        if key not in self._parts:
            self._parts[key] = self._judge.part(node, me, names)
        return self._parts[key]

    def hidden(self, node: Part, known: Iterable[t.Var]) -> Part | None:
        """The first part that is not visible to everybody, where components under
        these names are known all the same.
        """
        judge = _wired(self._audiences)  # one that remembers nothing: what terms hide depends on what is known
        return judge.part(node, None, {var: Known(component=True) for var in known})

    def component(self, subject: t.Expr, me: Viewer, names: Names = NO_NAMES) -> bool:
        """Whether the viewer sees what is printed on a component, once it is known which."""
        return self._judge.components.sees(subject, me, names)

    def known(self, expr: t.Expr, me: Viewer, names: Names = NO_NAMES) -> Known:
        """What a viewer knows of a value that is given a name."""
        return self._judge.known(expr, me, names)

    def owned_by(self, place: t.ZonePlace, player: t.Var) -> t.ZonePlace:
        """A place of the rules that another rule has under another name of its owner."""
        return self._judge.origins.owned_by(place, player)


def _wired(audiences: AudienceMembership) -> HiddenParts:
    """A judge of parts with those that it needs."""
    parts = HiddenParts(audiences)
    origins = NameOrigins(audiences, parts)
    parts.connect(ComponentSight(audiences, origins, parts), origins, SupposedReads(parts))
    return parts
