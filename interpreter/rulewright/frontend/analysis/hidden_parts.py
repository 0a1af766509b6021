"""What is read for a value, form by form, and the first part of it that a viewer does not see.

What selects a value is read as well: the conditions, orders and owners of the domain from which a member comes, the
arguments of a term, the subject of a function.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.analysis.audience_membership import AudienceMembership
from rulewright.frontend.analysis.known_names import (
    Known,
    Names,
    Part,
    Viewer,
    about_member,
    conjuncts,
    seat_of,
)
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, SetType

if TYPE_CHECKING:
    from rulewright.frontend.analysis.component_sight import ComponentSight
    from rulewright.frontend.analysis.name_origins import NameOrigins
    from rulewright.frontend.analysis.supposed_reads import SupposedReads


class HiddenParts:
    """Judges expressions and domains."""

    components: ComponentSight
    origins: NameOrigins
    supposed: SupposedReads

    def __init__(self, audiences: AudienceMembership) -> None:
        self.audiences = audiences
        self._terms: dict[tuple[object, ...], Part | None] = {}

    def connect(self, components: ComponentSight, origins: NameOrigins, supposed: SupposedReads) -> None:
        """Take the judges of what parts may be, which were made with this one."""
        self.components, self.origins, self.supposed = components, origins, supposed

    def part(self, node: Part | None, me: Viewer, names: Names) -> Part | None:
        """The first hidden part of what a node reads: itself, or one of its own parts."""
        if node is None:
            return None
        if isinstance(node, t.Domain):
            return self.domain(node, me, names)
        match node:
            case t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players():
                return None
            case t.Local(var=var):
                return names[var].hidden if var in names else self.origins.hidden(var, me)
            case t.StateOf(state=state, keys=(component,)) if state.marked:
                return None if self.components.sees_mark(state, component, me, names) else node
            case t.StateOf(state=state, keys=keys):
                owner = keys[0] if keys else None
                return self._if_owned(node, state.seen_by, owner, me, names) or self.first(keys, me, names)
            case t.PurseOf(place=place):
                return self._purse(node, place, me, names)
            case t.Payable(amount=amount, place=place):
                return self.part(amount, me, names) or self._purse(node, place, me, names)
            case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                return self.part(subject, me, names) if self.components.sees(subject, me, names) else node
            case t.TermCall(term=term, arguments=arguments):
                return self._term(term, arguments, me, names)
            case t.Compare(left=left, right=right) as compared:
                return self.first((left, right), me, names) or self.components.identity(compared, me, names)
            case t.Contained(subject=subject, domain=domain) as contained:
                return self.first((subject, domain), me, names) or self.components.contents(contained, me, names)
            case t.Logic(operator=operator, items=items):
                return self._conjunction(items, me, names) if operator == "and" else self.first(items, me, names)
            case t.Choice(condition=condition, yes=yes, no=no):
                return self._conjunction((condition, yes), me, names) or self.part(no, me, names)
            case t.Fold(domain=domain, body=body, otherwise=otherwise):
                inner = self.inside(domain, me, names)
                grouped = [value for one in node.groupings for value in one.values]
                return (
                    self.domain(domain, me, names)
                    or self.part(body, me, inner)
                    or self.first(grouped, me, inner)
                    or self.part(otherwise, me, names)
                )
            case t.Random(domain=domain):
                return self.domain(domain, me, names)
            case t.Arithmetic(left=left, right=right):
                return self.first((left, right), me, names)
            case t.Extreme(items=parts) | t.TableAt(keys=parts) | t.JointOwners(parts=parts):
                return self.first(parts, me, names)
            case t.NextSpace(subject=subject, way=way):
                return self.first((subject, way), me, names)
            case t.Distance(start=start, end=end):
                return self.first((start, end), me, names)
            case t.Repeated(history=history):
                return None if self.audiences.word(history.state.seen_by) == "everyone" else node
            case t.LetIn(var=var, value=value, body=body):
                return self.part(body, me, {**names, var: self.known(value, me, names)})
            case t.After(value=value, effect=effect, arguments=arguments):
                given = dict(self.given(effect, arguments, me, names))
                return (
                    self.first(arguments, me, names)
                    or self.supposed.block(effect.body or (), me, given)
                    or self.part(value, me, names)
                )
            case (
                t.Not(value=part)
                | t.Unwrap(value=part)
                | t.FaceTest(subject=part)
                | t.Neighbour(subject=part)
                | t.Property(subject=part)
                | t.FromNumber(number=part)
            ):
                return self.part(part, me, names)
            case never:
                assert_never(never)

    def first(self, parts: Sequence[Part | None], me: Viewer, names: Names) -> Part | None:
        return next((bad for bad in (self.part(part, me, names) for part in parts) if bad is not None), None)

    def domain(self, domain: t.Domain, me: Viewer, names: Names) -> Part | None:
        """What selects the members of a domain."""
        inner = self.inside(domain, me, names)
        criteria = [part for criterion in domain.order for part in (criterion.when, criterion.value)]
        return (
            self._source(domain.source, me, names)
            or self.part(about_member(domain), me, inner)
            or self.part(domain.where, me, inner)
            or self.part(domain.few, me, names)
            or self.first(criteria, me, inner)
        )

    def _source(self, source: t.Source, me: Viewer, names: Names) -> Part | None:
        match source:
            case t.AllOf() | t.ListedMembers():
                return None
            case t.Numbers(low=low, high=high):
                return self.first((low, high), me, names)
            case t.Single(value=value):
                return self.part(value, me, names)
            case t.ZonePlace(owner=owner):
                return self.part(owner, me, names)
            case t.Joined(places=places):
                return self.first([place.owner for place in places], me, names)
            case t.Members(var=var):
                return names[var].hidden if var in names else self.origins.hidden(var, me)
            case t.SpacesOf(arguments=arguments):
                return self.first(
                    arguments, me, names
                )  # how far they go is about the member, and judged with the domain
            case t.Reached(start=start):
                return self.part(start, me, names)
            case never:
                assert_never(never)

    def inside(self, domain: t.Domain, me: Viewer, names: Names) -> Names:
        """The names inside a domain: its member's too. What selects it is judged with the domain."""
        place = domain.source if isinstance(domain.source, t.ZonePlace) else None
        return {**names, domain.var: Known(None, self.components.sees_members(domain, me, names), domain.var, place)}

    def _conjunction(self, items: Sequence[t.Expr], me: Viewer, names: Names) -> Part | None:
        """`x is face_up and ...`: what follows may read x."""
        known = dict(names)
        for item in items:
            bad = self.part(item, me, known)
            if bad is not None:
                return bad
            for test in conjuncts(item):
                if isinstance(test, t.FaceTest) and test.up and isinstance(test.subject, t.Local):
                    before = known.get(test.subject.var, Known(self.origins.hidden(test.subject.var, me)))
                    known[test.subject.var] = Known(before.hidden, True, before.seat, before.place)
        return None

    def _term(self, term: sym.Term, arguments: Sequence[t.Expr], me: Viewer, names: Names) -> Part | None:
        """A term's hidden part. It is judged once for arguments that are known alike, so
        that chains of terms are gone through once.
        """
        inner = self.given(term, arguments, me, names)
        key = (
            term,
            me,
            *((id(known.hidden), known.component, known.seat, id(known.place)) for known in inner.values()),
        )
        if key not in self._terms:
            self._terms[key] = self.part(term.body, me, inner)
        return self._terms[key]

    def given(self, term: sym.Term | sym.Effect, arguments: Sequence[t.Expr], me: Viewer, names: Names) -> Names:
        return {var: self.known(argument, me, names) for var, argument in zip(term.signature, arguments, strict=True)}

    def known(self, expr: t.Expr, me: Viewer, names: Names) -> Known:
        """What a viewer knows of a value that is given a name."""
        holds = isinstance(expr.type.inner, ComponentType | SetType)
        seen = holds and self.components.sees(expr, me, names)
        return Known(self.part(expr, me, names), seen, seat_of(expr, names), self.origins.lies(expr, me, names))

    # ---- what is owned ---------------------------------------------------------------------------------------------

    def _if_owned(
        self, node: t.Expr, audience: sym.Audience | None, owner: t.Expr | None, me: Viewer, names: Names
    ) -> Part | None:
        return None if self.audiences.includes(audience, owner, me, names) else node

    def _purse(self, node: t.Expr, place: t.PursePlace, me: Viewer, names: Names) -> Part | None:
        return self._if_owned(node, place.purse.seen_by, place.owner, me, names) or self.part(place.owner, me, names)
