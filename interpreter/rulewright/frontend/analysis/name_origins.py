"""Names that stand for values made elsewhere: what of those values is hidden, and where components lay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from rulewright.frontend.analysis.audience_membership import AudienceMembership
from rulewright.frontend.analysis.hidden_parts import HiddenParts
from rulewright.frontend.analysis.known_names import NO_NAMES, Names, Part, Viewer
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


class NameOrigins:
    """Judges names by where their values were made."""

    def __init__(self, audiences: AudienceMembership, parts: HiddenParts) -> None:
        self.audiences, self.parts = audiences, parts
        self._hidden: dict[tuple[t.Var, Viewer], Part | None] = {}
        self._owned_places: dict[tuple[int, t.Var], t.ZonePlace] = {}

    @property
    def _actions(self) -> Iterable[sym.Action]:
        return self.audiences.constants.symbols.actions.values()

    @cached_property
    def _pickers(self) -> dict[t.Var, sym.Action]:
        return {var: action for action in self._actions for var in (*action.pick_vars, *action.collected)}

    @cached_property
    def _choosers(self) -> set[t.Var]:
        return {action.me for action in self._actions}

    def hidden(self, var: t.Var, me: Viewer) -> Part | None:
        """The first part of the value that the viewer does not see, or none; judged once."""
        key = (var, me)
        if key not in self._hidden:
            self._hidden[key] = None  # while it is judged: a domain's own conditions name its member
            self._hidden[key] = self._made_of(var, me)
        return self._hidden[key]

    def _made_of(self, var: t.Var, me: Viewer) -> Part | None:
        if var is me or var in self._choosers:  # everybody sees who chooses
            return None
        if var.role == "parameter":
            return self.parts.first(var.sites, None, NO_NAMES)
        if var.role == "loop" or isinstance(var.origin, t.ExpressionNode):  # who could work it out knows it
            return self.parts.part(var.origin, me, NO_NAMES)
        return self._pick(var, me)

    def _pick(self, var: t.Var, me: Viewer) -> Part | None:
        """What was picked is told, unless the action is secret: then to its audience."""
        action = self._pickers[var]
        word = self.audiences.word(action.seen_by) if action.seen_by is not None else "everyone"
        return t.Local(var.span, var.type, var) if word != "everyone" and me is not action.me else None

    def lies(self, component: t.Expr, me: Viewer, names: Names) -> t.ZonePlace | None:
        """Where a component lies as it is read, as far as that is plain: where it
        was picked or gone through just now.
        """
        match component:
            case t.Local(var=var) if var in names:
                return names[var].place
            case t.Local(var=t.Var(origin=t.Domain(source=t.ZonePlace() as place)) as var):
                action = self._pickers.get(var)
                return place if action is not None and action.me is me else None
            case t.Unwrap(value=value):
                return self.lies(value, me, names)
            case t.Fold(operator="first" | "last" | "the", body=None, domain=t.Domain(source=t.ZonePlace() as place)):
                return place
        return None

    def owned_by(self, place: t.ZonePlace, player: t.Var) -> t.ZonePlace:
        """A place of the rules that another rule has under another name of its owner; kept, so that it is one place."""
        key = (id(place), player)
        if key not in self._owned_places:
            owner = t.Local(place.span, player.type, player)
            self._owned_places[key] = replace(place, owner=owner)
        return self._owned_places[key]
