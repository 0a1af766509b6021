"""Whether a viewer sees what is printed on components, what is marked on them, and which of them is which."""

from __future__ import annotations

from functools import cached_property

from rulewright.frontend.analysis.audience_membership import AudienceMembership
from rulewright.frontend.analysis.distinct_picks import Places, is_never_same, single_picks
from rulewright.frontend.analysis.hidden_parts import HiddenParts
from rulewright.frontend.analysis.known_names import NO_NAMES, Names, Part, Viewer, conjuncts, is_face_up
from rulewright.frontend.analysis.name_origins import NameOrigins
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType


class ComponentSight:
    """Judges components. `parts`: judges what selects them."""

    def __init__(self, audiences: AudienceMembership, origins: NameOrigins, parts: HiddenParts) -> None:
        self.audiences, self.origins, self.parts = audiences, origins, parts

    @cached_property
    def _single_picks(self) -> Places:
        return single_picks(self.audiences.constants.symbols)

    def sees_mark(self, state: sym.State, component: t.Expr, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees a mark, and knows on which component: whose it is depends
        on where the component lies as it is read.
        """
        place = self.origins.lies(component, me, names)
        owner = place.owner if place is not None else None
        return (
            self.audiences.includes(state.seen_by, owner, me, names) and self.parts.part(component, me, names) is None
        )

    def sees(self, subject: t.Expr, me: Viewer, names: Names = NO_NAMES) -> bool:
        """Whether the viewer sees what is printed on a component, once it is known which."""
        match subject:
            case t.Local(var=var) if var in names:
                return names[var].component
            case t.Local(var=var) if var.role == "parameter":
                return bool(var.sites) and all(self.sees(site, None) for site in var.sites)
            case t.Local(var=var):
                return self.sees_members(var.origin, me, names)
            case t.Unwrap(value=value):
                return self.sees(value, me, names)
            case t.Choice(yes=yes, no=no):
                return self.sees(yes, me, names) and self.sees(no, me, names)
            case t.TermCall(term=term, arguments=arguments) if term.body is not None:
                return self.sees(term.body, me, self.parts.given(term, arguments, me, names))
            case t.LetIn(var=var, value=value, body=body):
                return self.sees(body, me, {**names, var: self.parts.known(value, me, names)})
            case t.Fold(domain=domain, otherwise=otherwise):
                return self.sees_members(domain, me, names) and (otherwise is None or self.sees(otherwise, me, names))
            case t.Random(domain=domain):
                return self.sees_members(domain, me, names)
        return False

    def sees_members(self, origin: t.Domain | t.Expr | None, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees what is printed on the members of a domain, or on what a name stands for."""
        match origin:
            case t.Domain(source=t.ZonePlace() | t.Joined() as source, where=where, var=var):
                up = any(is_face_up(test, var) for test in conjuncts(where))
                return all(self.audiences.shows_members(place, up, me, names) for place in t.zone_places(source))
            case t.Domain(source=t.Single(value=value)):
                return self.sees(value, me, names)
            case t.Domain(source=t.Members(var=var)):
                return self.sees(t.Local(origin.span, var.type, var), me, names)
            case t.ExpressionNode():
                return self.sees(origin, me, names)
        return False

    def identity(self, node: t.Compare, me: Viewer, names: Names) -> Part | None:
        """Whether two components are the same one: of a hidden heap nobody can tell, but that two picks are two."""
        if is_never_same(node, self._single_picks):
            return None
        sides = [side for side in (node.left, node.right) if not isinstance(side, t.Const)]
        if len(sides) < 2 or not isinstance(node.left.type.inner, ComponentType):
            return None
        return next((side for side in sides if not self._is_followed(side, me, names)), None)

    def _is_followed(self, side: t.Expr, me: Viewer, names: Names) -> bool:
        """Whether a component can be told from all others: seen, or in a place of its own."""
        domains = [node for node in nodes(side, deep=False) if isinstance(node, t.Domain)]
        if isinstance(side, t.Local) and isinstance(side.var.origin, t.Domain):
            domains.append(side.var.origin)
        places = [place.zone for domain in domains for place in t.zone_places(domain.source)]
        return self.sees(side, me, names) or (bool(places) and all(zone.order != "heap" for zone in places))

    def contents(self, node: t.Contained, me: Viewer, names: Names) -> Part | None:
        """Whether one component lies in a zone: in a hidden heap nobody can tell."""
        heaps = [place for place in t.zone_places(node.domain.source) if place.zone.order == "heap"]
        seen = (self.audiences.includes(heap.zone.seen_by, heap.owner, me, names) for heap in heaps)
        return None if all(seen) else node
