"""Names of components, followed through the rules: where each may lie, and which names a shuffle has ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.frontend.analysis.walk import zones_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, SetType
from rulewright.source.text import Span


@dataclass
class FollowedNames:
    """At one place in the rules: where the components of names may lie; which names a shuffle has ended, and where."""

    zones: dict[t.Var, set[sym.Symbol]] = field(default_factory=dict)
    ended: dict[t.Var, Span] = field(default_factory=dict)

    def copy(self) -> FollowedNames:
        return FollowedNames({var: set(zones) for var, zones in self.zones.items()}, dict(self.ended))

    def merge(self, *others: FollowedNames) -> None:
        """What may hold after any of several ways."""
        for other in others:
            for var, zones in other.zones.items():
                self.zones[var] = self.zones.get(var, set()) | zones
            self.ended.update({var: span for var, span in other.ended.items() if var not in self.ended})

    def where(self, var: t.Var) -> set[sym.Symbol]:
        if var not in self.zones:
            self.zones[var] = zones_of(t.Local(var.span, var.type, var))
        return self.zones[var]

    def bind(self, var: t.Var) -> None:
        """A name is given, to a component among others that it may be."""
        if is_component(var):
            self.zones[var] = zones_of(t.Local(var.span, var.type, var))
            self.ended.pop(var, None)

    def move(self, sources: set[sym.Symbol], to: sym.Symbol) -> None:
        """Everything in some zones may now lie in another."""
        for var, zones in self.zones.items():
            if zones & sources:
                self.zones[var] = zones | {to}

    def shuffle(self, zones: set[sym.Symbol], span: Span) -> None:
        """Names of what may lie in these zones end here."""
        for var in self.zones:
            if self.zones[var] & zones:
                self.ended.setdefault(var, span)


def is_component(var: t.Var) -> bool:
    """Whether a name is one of a component, or of several."""
    member = var.type.member if isinstance(var.type, SetType) else var.type.inner
    return isinstance(member, ComponentType)
