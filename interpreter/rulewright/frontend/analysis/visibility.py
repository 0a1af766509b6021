"""Who may know a value: everything read for it must be visible.

In: typed expressions, and a viewer: a player's name in the rules, the number of a seat, or everybody (none). Out: the
first part that the viewer does not see, or none. Complains about nothing: the checks do.

What selects a value is read as well: the conditions, orders and owners of the domain from which a member comes, the
arguments of a term, the subject of a function. Public are counts of hidden zones, positions, and faces up or down, of
whatever was selected by something that the viewer sees; what is printed on a card is visible where the card lies, or
where a test says that it lies face up. What the rules have no other word for is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import assert_never

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.distinct_picks import Places, is_never_same, single_picks
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, PlayerType, SetType

Seat = t.Var | int
"""One player: the variable that holds him, or his number."""
Viewer = Seat | None
"""Who looks; none: everybody, so only what all see is visible."""
Part = t.Expr | t.Domain


@dataclass(frozen=True, slots=True)
class Known:
    """What a viewer knows of a name.

    The first part of its value that is hidden; whether the component is seen; which seat it is; where the component
    lies as the name is read.
    """

    hidden: Part | None = None
    component: bool = False
    seat: Seat | None = None
    place: t.ZonePlace | None = None


Names = Mapping[t.Var, Known]
NO_NAMES: Names = {}


class Visibility:
    """Judges expressions in one configuration (audiences may depend on options)."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self._terms: dict[tuple[object, ...], Part | None] = {}
        self._parts: dict[tuple[int, Viewer], Part | None] = {}
        self._locals: dict[tuple[t.Var, Viewer], Part | None] = {}
        self._owned_places: dict[tuple[int, t.Var], t.ZonePlace] = {}

    @cached_property
    def _pickers(self) -> dict[t.Var, sym.Action]:
        actions = self.constants.symbols.actions.values()
        return {var: action for action in actions for var in (*action.pick_vars, *action.collected)}

    @cached_property
    def _single_picks(self) -> Places:
        return single_picks(self.constants.symbols)

    @cached_property
    def _choosers(self) -> set[t.Var]:
        return {action.me for action in self.constants.symbols.actions.values()}

    def audience(self, audience: sym.Audience | None) -> str:
        """The audience word in force."""
        for condition, word in audience.cases if audience is not None else ():
            if condition is None or self.constants.flag(condition):
                return word
        return "nobody"

    def seen(self, node: Part | None, me: Viewer, names: Names = NO_NAMES) -> bool:
        """Whether everything that `node` reads is visible to `me` (to everybody, if none)."""
        return self.hidden_part(node, me, names) is None

    def hidden_part(self, node: Part | None, me: Viewer, names: Names = NO_NAMES) -> Part | None:
        """The first part that is not visible.
        The node must be part of rules, which keep it: without names it is judged once.
        """
        if names or node is None:
            return self._part(node, me, names)
        key = (id(node), me)
        if key not in self._parts:
            self._parts[key] = self._part(node, me, names)
        return self._parts[key]

    def hidden(self, node: Part, known: Iterable[t.Var]) -> Part | None:
        """The first part that is not visible to everybody, where components under
        these names are known all the same.
        """
        judge = Visibility(self.constants)  # one that remembers nothing: what terms hide depends on what is known
        return judge._part(node, None, {var: Known(component=True) for var in known})

    # ---- what is read ----------------------------------------------------------------------------------------------

    def _part(self, node: Part | None, me: Viewer, names: Names) -> Part | None:
        """The first hidden part of what a node reads: itself, or one of its own parts."""
        if node is None:
            return None
        if isinstance(node, t.Domain):
            return self._domain(node, me, names)
        match node:
            case t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players():
                return None
            case t.Local(var=var):
                return names[var].hidden if var in names else self._local(var, me)
            case t.StateOf(state=state, keys=(component,)) if state.marked:
                return None if self._sees_mark(state, component, me, names) else node
            case t.StateOf(state=state, keys=keys):
                owner = keys[0] if keys else None
                return self._if_owned(node, state.seen_by, owner, me, names) or self._first(keys, me, names)
            case t.PurseOf(place=place):
                return self._purse(node, place, me, names)
            case t.Payable(amount=amount, place=place):
                return self._part(amount, me, names) or self._purse(node, place, me, names)
            case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                return self._part(subject, me, names) if self.component(subject, me, names) else node
            case t.TermCall(term=term, arguments=arguments):
                return self._term(term, arguments, me, names)
            case t.Compare(left=left, right=right) as compared:
                return self._first((left, right), me, names) or self._identity(compared, me, names)
            case t.Contained(subject=subject, domain=domain) as contained:
                return self._first((subject, domain), me, names) or self._contents(contained, me, names)
            case t.Logic(operator=operator, items=items):
                return self._conjunction(items, me, names) if operator == "and" else self._first(items, me, names)
            case t.Choice(condition=condition, yes=yes, no=no):
                return self._conjunction((condition, yes), me, names) or self._part(no, me, names)
            case t.Fold(domain=domain, body=body, otherwise=otherwise):
                inner = self._inside(domain, me, names)
                grouped = [value for one in node.groupings for value in one.values]
                return (
                    self._domain(domain, me, names)
                    or self._part(body, me, inner)
                    or self._first(grouped, me, inner)
                    or self._part(otherwise, me, names)
                )
            case t.Random(domain=domain):
                return self._domain(domain, me, names)
            case t.Arithmetic(left=left, right=right):
                return self._first((left, right), me, names)
            case t.Extreme(items=parts) | t.TableAt(keys=parts) | t.JointOwners(parts=parts):
                return self._first(parts, me, names)
            case t.NextSpace(subject=subject, way=way):
                return self._first((subject, way), me, names)
            case t.Distance(start=start, end=end):
                return self._first((start, end), me, names)
            case t.Repeated(history=history):
                return None if self.audience(history.state.seen_by) == "everyone" else node
            case t.LetIn(var=var, value=value, body=body):
                return self._part(body, me, {**names, var: self.known(value, me, names)})
            case t.After(value=value, effect=effect, arguments=arguments):
                given = dict(self._given(effect, arguments, me, names))
                return (
                    self._first(arguments, me, names)
                    or self._supposed(effect.body or (), me, given)
                    or self._part(value, me, names)
                )
            case (
                t.Not(value=part)
                | t.Unwrap(value=part)
                | t.FaceTest(subject=part)
                | t.Neighbour(subject=part)
                | t.Property(subject=part)
                | t.FromNumber(number=part)
            ):
                return self._part(part, me, names)
            case never:
                assert_never(never)

    def _supposed(self, block: t.Block, me: Viewer, names: dict[t.Var, Known]) -> Part | None:
        """The first hidden part of what a supposed effect reads; what it may not do has been told."""
        for statement in block:
            bad = self._statement(statement, me, names)
            if bad is not None:
                return bad
        return None

    def _statement(self, node: t.Statement, me: Viewer, names: dict[t.Var, Known]) -> Part | None:
        match node:
            case t.Assign(target=target, value=value):
                return self._first((*target.keys, value), me, names)
            case t.Let(var=var, value=value):
                names[var] = self.known(value, me, names)
                return None
            case t.If(branches=branches):
                parts = [condition for condition, _ in branches]
                inner = (self._supposed(body, me, dict(names)) for _, body in branches)
                return self._first(parts, me, names) or next((bad for bad in inner if bad is not None), None)
            case t.ForEach(domain=domain, body=body):
                inside = dict(self._inside(domain, me, names))
                return self._domain(domain, me, names) or self._supposed(body, me, inside)
            case t.Perform(effect=effect, arguments=arguments):
                given = dict(self._given(effect, arguments, me, names))
                return self._first(arguments, me, names) or self._supposed(effect.body or (), me, given)
            case (
                t.Move()
                | t.Draw()
                | t.Shuffle()
                | t.Turn()
                | t.Show()
                | t.Roll()
                | t.Pay()
                | t.Remember()
                | t.Eliminate()
                | t.Say()
            ):
                return None
            case never:
                assert_never(never)

    def _first(self, parts: Sequence[Part | None], me: Viewer, names: Names) -> Part | None:
        return next((bad for bad in (self._part(part, me, names) for part in parts) if bad is not None), None)

    def _domain(self, domain: t.Domain, me: Viewer, names: Names) -> Part | None:
        """What selects the members of a domain."""
        inner = self._inside(domain, me, names)
        criteria = [part for criterion in domain.order for part in (criterion.when, criterion.value)]
        return (
            self._source(domain.source, me, names)
            or self._part(_about_member(domain), me, inner)
            or self._part(domain.where, me, inner)
            or self._part(domain.few, me, names)
            or self._first(criteria, me, inner)
        )

    def _source(self, source: t.Source, me: Viewer, names: Names) -> Part | None:
        match source:
            case t.AllOf() | t.ListedMembers():
                return None
            case t.Numbers(low=low, high=high):
                return self._first((low, high), me, names)
            case t.Single(value=value):
                return self._part(value, me, names)
            case t.ZonePlace(owner=owner):
                return self._part(owner, me, names)
            case t.Joined(places=places):
                return self._first([place.owner for place in places], me, names)
            case t.Members(var=var):
                return names[var].hidden if var in names else self._local(var, me)
            case t.SpacesOf(arguments=arguments):
                return self._first(
                    arguments, me, names
                )  # how far they go is about the member, and judged with the domain
            case t.Reached(start=start):
                return self._part(start, me, names)
            case never:
                assert_never(never)

    def _inside(self, domain: t.Domain, me: Viewer, names: Names) -> Names:
        """The names inside a domain: its member's too. What selects it is judged with the domain."""
        place = domain.source if isinstance(domain.source, t.ZonePlace) else None
        return {**names, domain.var: Known(None, self._is_seen(domain, me, names), domain.var, place)}

    def _conjunction(self, items: Sequence[t.Expr], me: Viewer, names: Names) -> Part | None:
        """`x is face_up and ...`: what follows may read x."""
        known = dict(names)
        for item in items:
            bad = self._part(item, me, known)
            if bad is not None:
                return bad
            for test in _conjuncts(item):
                if isinstance(test, t.FaceTest) and test.up and isinstance(test.subject, t.Local):
                    before = known.get(test.subject.var, Known(self._local(test.subject.var, me)))
                    known[test.subject.var] = Known(before.hidden, True, before.seat, before.place)
        return None

    def _term(self, term: sym.Term, arguments: Sequence[t.Expr], me: Viewer, names: Names) -> Part | None:
        """A term's hidden part. It is judged once for arguments that are known alike, so
        that chains of terms are gone through once.
        """
        inner = self._given(term, arguments, me, names)
        key = (
            term,
            me,
            *((id(known.hidden), known.component, known.seat, id(known.place)) for known in inner.values()),
        )
        if key not in self._terms:
            self._terms[key] = self._part(term.body, me, inner)
        return self._terms[key]

    def _given(self, term: sym.Term | sym.Effect, arguments: Sequence[t.Expr], me: Viewer, names: Names) -> Names:
        return {var: self.known(argument, me, names) for var, argument in zip(term.signature, arguments, strict=True)}

    def known(self, expr: t.Expr, me: Viewer, names: Names = NO_NAMES) -> Known:
        """What a viewer knows of a value that is given a name."""
        holds = isinstance(expr.type.inner, ComponentType | SetType)
        seen = holds and self.component(expr, me, names)
        return Known(self._part(expr, me, names), seen, seat_of(expr, names), self._lies(expr, me, names))

    # ---- names -----------------------------------------------------------------------------------------------------

    def _local(self, var: t.Var, me: Viewer) -> Part | None:
        """What is hidden of a name that stands for a value made elsewhere; judged once."""
        key = (var, me)
        if key not in self._locals:
            self._locals[key] = None  # while it is judged: a domain's own conditions name its member
            self._locals[key] = self._made_of(var, me)
        return self._locals[key]

    def _made_of(self, var: t.Var, me: Viewer) -> Part | None:
        if var is me or var in self._choosers:  # everybody sees who chooses
            return None
        match var.role:
            case "parameter":
                return self._first(var.sites, None, NO_NAMES)
            case "let" | "loop":
                return self._part(var.origin, me, NO_NAMES)
        return self._pick(var, me)

    def _pick(self, var: t.Var, me: Viewer) -> Part | None:
        """What was picked is told, unless the action is secret: then to its audience;
        what was worked out, to who could work it out.
        """
        if isinstance(var.origin, t.ExpressionNode):
            return self._part(var.origin, me, NO_NAMES)
        action = self._pickers[var]
        word = self.audience(action.seen_by) if action.seen_by is not None else "everyone"
        return t.Local(var.span, var.type, var) if word != "everyone" and me is not action.me else None

    # ---- what is owned ---------------------------------------------------------------------------------------------

    def _if_owned(
        self, node: t.Expr, audience: sym.Audience | None, owner: t.Expr | None, me: Viewer, names: Names
    ) -> Part | None:
        return None if self._owned(self.audience(audience), owner, me, names) else node

    def _purse(self, node: t.Expr, place: t.PursePlace, me: Viewer, names: Names) -> Part | None:
        return self._if_owned(node, place.purse.seen_by, place.owner, me, names) or self._part(place.owner, me, names)

    def _owned(self, word: str, owner: t.Expr | None, me: Viewer, names: Names) -> bool:
        """Whether the viewer belongs to an audience: as the owner, or as one of the side that owns."""
        owner = t.owning(owner)
        if word == "everyone":
            return True
        if word not in ("owner", "side", "others") or me is None or owner is None:
            return False
        if word == "others":
            return _is_other(seat_of(owner, names), me)
        if isinstance(owner, t.Property) and owner.function == "side_of":
            owner = owner.subject
        return seat_of(owner, names) == me

    def _sees_mark(self, state: sym.State, component: t.Expr, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees a mark, and knows on which component: whose it is depends
        on where the component lies as it is read.
        """
        word, place = self.audience(state.seen_by), self._lies(component, me, names)
        owner = place.owner if place is not None else None
        return self._owned(word, owner, me, names) and self._part(component, me, names) is None

    def _lies(self, component: t.Expr, me: Viewer, names: Names) -> t.ZonePlace | None:
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
                return self._lies(value, me, names)
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

    # ---- components ------------------------------------------------------------------------------------------------

    def component(self, subject: t.Expr, me: Viewer, names: Names = NO_NAMES) -> bool:
        """Whether the viewer sees what is printed on a component, once it is known which."""
        match subject:
            case t.Local(var=var) if var in names:
                return names[var].component
            case t.Local(var=var) if var.role == "parameter":
                return bool(var.sites) and all(self.component(site, None) for site in var.sites)
            case t.Local(var=var):
                return self._is_seen(var.origin, me, names)
            case t.Unwrap(value=value):
                return self.component(value, me, names)
            case t.Choice(yes=yes, no=no):
                return self.component(yes, me, names) and self.component(no, me, names)
            case t.TermCall(term=term, arguments=arguments) if term.body is not None:
                return self.component(term.body, me, self._given(term, arguments, me, names))
            case t.LetIn(var=var, value=value, body=body):
                return self.component(body, me, {**names, var: self.known(value, me, names)})
            case t.Fold(domain=domain, otherwise=otherwise):
                return self._is_seen(domain, me, names) and (otherwise is None or self.component(otherwise, me, names))
            case t.Random(domain=domain):
                return self._is_seen(domain, me, names)
        return False

    def _is_seen(self, origin: t.Domain | t.Expr | None, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees what is printed on the members of a domain, or on what a name stands for."""
        match origin:
            case t.Domain(source=t.ZonePlace() | t.Joined() as source, where=where, var=var):
                up = any(_is_face_up(test, var) for test in _conjuncts(where))
                return all(self._sees_members(place, up, me, names) for place in t.zone_places(source))
            case t.Domain(source=t.Single(value=value)):
                return self.component(value, me, names)
            case t.Domain(source=t.Members(var=var)):
                return self.component(t.Local(origin.span, var.type, var), me, names)
            case t.ExpressionNode():
                return self.component(origin, me, names)
        return False

    def _sees_members(self, place: t.ZonePlace, up: bool, me: Viewer, names: Names) -> bool:
        """Whether the viewer sees what is printed on the components of a zone; `up`: on those that lie face up."""
        word = self.audience(place.zone.seen_by)
        return up if word == "face" else self._owned(word, place.owner, me, names)

    def _identity(self, node: t.Compare, me: Viewer, names: Names) -> Part | None:
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
        return self.component(side, me, names) or (bool(places) and all(zone.order != "heap" for zone in places))

    def _contents(self, node: t.Contained, me: Viewer, names: Names) -> Part | None:
        """Whether one component lies in a zone: in a hidden heap nobody can tell."""
        heaps = [place for place in t.zone_places(node.domain.source) if place.zone.order == "heap"]
        seen = (self._owned(self.audience(heap.zone.seen_by), heap.owner, me, names) for heap in heaps)
        return None if all(seen) else node


def seat_of(expr: t.Expr, names: Names = NO_NAMES) -> Seat | None:
    """The player that an expression names, as far as that is plain."""
    match expr:
        case t.Local(var=var) if var in names:
            return names[var].seat
        case t.Local(var=var):
            return var
        case t.Const(value=value) if isinstance(expr.type, PlayerType):
            return value
    return None


def _is_other(seat: Seat | None, me: Seat) -> bool:
    """Whether a seat is surely another one than the viewer: another number, or a member of `others`."""
    if isinstance(seat, int) or seat is None:
        return isinstance(me, int) and seat is not None and seat != me
    if not isinstance(seat.origin, t.Domain):
        return False
    return any(
        isinstance(test, t.Compare)
        and test.operator == "!="
        and {side.var for side in (test.left, test.right) if isinstance(side, t.Local)} == {seat, me}
        for test in _conjuncts(seat.origin.where)
    )


def _is_face_up(test: t.Expr, var: t.Var) -> bool:
    """Whether a test says that the component of this name lies face up."""
    return isinstance(test, t.FaceTest) and test.up and isinstance(test.subject, t.Local) and test.subject.var is var


def _about_member(domain: t.Domain) -> Part | None:
    """What a source asks of its members one after the other."""
    match domain.source:
        case t.SpacesOf(extent=t.Extent(condition=condition)):
            return condition
        case t.Reached(through=t.SpacesOf() as spaces):
            return t.Domain(domain.span, domain.var, spaces, None, (), "", None)
        case t.Reached(through=t.TableAt() as found):
            return found
    return None


def _conjuncts(where: t.Expr | None) -> tuple[t.Expr, ...]:
    if where is None:
        return ()
    return where.items if isinstance(where, t.Logic) and where.operator == "and" else (where,)
