"""Picks: what a player chooses in an action.

In: typed picks. Out: picks with a slot, a size and a domain. Complains about several unseen components picked at once
(RW609).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from rulewright.frontend.analysis.distinct_picks import Place, place_of, read_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    NumberType,
    list_name,
)
from rulewright.ir.program import Domain, Op, Pick, PickForm
from rulewright.lowering.context import Context
from rulewright.lowering.copies import Copies, has_blind
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import both, is_const, slot
from rulewright.lowering.subset_counts import subsets
from rulewright.lowering.texts import TextLowerer


class PickLowerer:
    """Lowers picks."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        domains: DomainLowerer,
        emitter: Emitter,
        texts: TextLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.emitter = emitter
        self.texts = texts
        self.guessed: dict[int, Domain] = {}
        self.copies = Copies(context.layout)
        self.taken: dict[sym.Action, Domain] = {}
        """The sets being collected, of whose members none is picked again."""
        self.before: list[Pick] = []
        """Those of the action's picks so far that are made from the same place as the next one."""

    def of_action(self, action: sym.Action) -> tuple[Pick, ...]:
        """The picks in turn; those from one place take different components."""
        found: list[Pick] = []
        places = [place_of(pick) for pick in action.picks]
        for typed, place in zip(action.picks, places, strict=True):
            self.before = [pick for pick, other in zip(found, places, strict=False) if _meet(place, other)]
            found.append(self._pick(typed, action))
        self.before = []
        for at, (pick, place) in enumerate(zip(found, places, strict=True)):
            if pick.form == "unseen":
                rivals = [
                    other
                    for other, there in zip(found, places, strict=True)
                    if _meet(place, there) and other is not pick
                ]
                self._blind(action, at, pick, rivals)
        return tuple(found)

    def _blind(self, action: sym.Action, at: int, pick: Pick, rivals: list[Pick]) -> None:
        """A pick that is decided by chance afterwards: it is none of the others,
        and nothing may depend on which one it is.
        """
        var = action.pick_vars[at]
        own = action.picks[at] if rivals else None
        for root in (own, action.picks[at + 1 :], action.where):
            read = read_of(root, var, self.context.picked_from)
            if read is not None:
                self.context.report.error(
                    "RW607",
                    f"which `{var.name}` it is, is not known before the choice is made",
                    read.span,
                    "drop the condition, or pick one after the other in two steps",
                )
                return
        guessed = self.guessed[pick.slot]
        known = [other for other in rivals if other.form != "unseen" or other.slot < pick.slot]
        self.guessed[pick.slot] = _narrower(guessed, self.copies.others(guessed.var, known))

    def _pick(self, pick: t.Pick, action: sym.Action) -> Pick:
        match pick:
            case t.PickValue(var=var, value=value):
                return Pick(
                    var.name,
                    "value",
                    self.emitter.place_var(var),
                    1,
                    0,
                    None,
                    self.expressions.value(value),
                    list_name(var.type),
                )
            case t.PickOne(domain=domain):
                return self._untaken(self._one(domain, action, self.emitter.place_var(domain.var)), pick, action)
            case t.PickSome():
                return self._some(pick, action)
            case _:
                assert_never(pick)

    def _untaken(self, made: Pick, pick: t.PickOne, action: sym.Action) -> Pick:
        """What was collected before is not picked again."""
        if action not in self.taken or made.domain is None:
            return made
        if made.form == "unseen":
            hint = "pick it in a `repeat`, or `draw` from a shuffled pile"
            self.context.report.error("RW609", "what the chooser does not see cannot be collected", pick.span, hint)
        again = Op("contained", (slot(made.slot), self.taken[action]))
        return replace(made, domain=_narrower(made.domain, (Op("not", (again,)),)))

    def _one(self, domain: t.Domain, action: sym.Action, index: int) -> Pick:
        name, type_ = domain.var.name, domain.type.inner
        if isinstance(type_, ComponentType):
            return self._component(domain, action, index)
        lowered = self.domains.domain(domain)
        if isinstance(type_, NumberType):
            bounds = self.context.bounds.members(domain)
            return Pick(
                name, "number", index, max(1, bounds.high - bounds.low + 1), bounds.low, lowered, None, list_name(type_)
            )
        return Pick(name, "member", index, self.context.constants.size(type_), 0, lowered, None, str(type_))

    def _component(self, domain: t.Domain, action: sym.Action, index: int) -> Pick:
        name = domain.var.name
        knew = self.emitter.place(f"knew {name}", 1, 0, self.context.everyone())
        self.texts.knew[domain.var] = knew
        assert isinstance(domain.type.inner, ComponentType)
        cls = domain.type.inner.cls
        faces = self.context.layout.classes[self.context.layout.class_index[cls]].likenesses
        source = _picked_from(domain.source)
        if isinstance(source, t.Members):  # handed over: wherever its members lie now, the chooser sees them
            lowered = self._free(domain, index)
            return Pick(name, "kind", index, max(1, faces), 0, lowered, None, cls, (0, 1), faces, knew=knew)
        if isinstance(source, t.Joined):
            return self._from_several(domain, source, action, knew)
        if not isinstance(source, t.ZonePlace):
            total = self.context.layout.box.total(cls)
            first = self.context.layout.classes[self.context.layout.class_index[cls]].first
            return Pick(name, "number", index, max(1, total), first, self._free(domain, index), None, cls, knew=knew)
        family = self.context.layout.family(source.zone)
        zones = (family.start, family.count) if source.owner is None else (family.start, 1)
        several = (family.start, family.count)
        if source.zone.order != "heap":
            lowered, room = self._free(domain, index), self.context.layout.zones[family.start].room
            return Pick(
                name, "position", index, max(1, several[1] * room), 0, lowered, None, cls, several, room, knew=knew
            )
        if self._chooser_sees(source, action) or self._sees(domain, action):
            lowered = self._free(domain, index)
            return Pick(name, "kind", index, max(1, zones[1] * faces), 0, lowered, None, cls, zones, faces, knew=knew)
        lowered = self._free(domain, index, blind=True)
        self.guessed[index] = self._guessed(domain, index)
        return Pick(name, "unseen", index, several[1], 0, lowered, None, cls, several, 1, knew=knew)

    def _from_several(self, domain: t.Domain, source: t.Joined, action: sym.Action, knew: int) -> Pick:
        """From joined places: by kind if the chooser sees all of them, by position if all are rows or piles.
        Where every component is of a kind of its own, its kind says where it lies.
        """
        cls, zones, layout = source.places[0].zone.cls, self._every_zone(source), self.context.layout
        in_heaps = {place.zone.order == "heap" for place in source.places}
        info = layout.classes[layout.class_index[cls]]
        form: PickForm = "position"
        room = max(layout.zones[zone].room for zone in zones)
        if in_heaps != {False}:
            form, room = "kind", info.likenesses
            zones = zones[:1] if all(face.copies == 1 for face in info.faces) else zones
            self._check_several(domain, source, action, in_heaps == {True})
        index = self.context.slots[domain.var]
        size, lowered = max(1, len(zones) * room), self._free(domain, index)
        several = (0, len(zones))
        return Pick(domain.var.name, form, index, size, 0, lowered, None, cls, several, room, knew=knew, places=zones)

    def _every_zone(self, source: t.Joined) -> tuple[int, ...]:
        """The zones from which may be picked, whoever the owners are."""
        families = [self.context.layout.family(place.zone) for place in source.places]
        return tuple(sorted({zone for one in families for zone in range(one.start, one.start + one.count)}))

    def _check_several(self, domain: t.Domain, source: t.Joined, action: sym.Action, in_heaps: bool) -> None:
        """Complains where a component cannot be named by its kind: there is an order, or it is not seen."""
        named = " and ".join(f"`{place.zone.name}`" for place in source.places)
        seen = all(self._chooser_sees(place, action) for place in source.places) or self._sees(domain, action)
        if not in_heaps:
            wrong = f"{named} are picked from together, and some of them have an order and some not"
            hint = "give all of them an `order`, or none; or offer two actions, one for each place"
            self.context.report.error("RW609", wrong, domain.span, hint)
        elif not seen or has_blind(self.before):
            wrong = f"{named} are picked from together, and the chooser does not see all of them"
            self.context.report.error("RW609", wrong, domain.span, "offer two actions, one for each place")

    def _sees(self, domain: t.Domain, action: sym.Action) -> bool:
        """Whether the chooser sees every member of a domain."""
        member = t.Local(domain.span, domain.type, domain.var)
        return self.context.layout.visibility.component(member, action.me, {})

    def _free(self, domain: t.Domain, index: int, blind: bool = False) -> Domain:
        """The members of a domain that have not been picked before by the same action."""
        return _narrower(self.domains.domain(domain), self.copies.free(index, blind, self.before))

    def _guessed(self, domain: t.Domain, index: int) -> Domain:
        """The members that an unseen pick may turn out to be: those of its domain in the zone that the slot holds."""
        self.context.slots[domain.var] = self.context.layout.scratch()
        members = self.domains.domain(domain)
        self.context.slots[domain.var] = index
        return replace(members, source="zone", operands=(slot(index),))

    def _chooser_sees(self, source: t.ZonePlace, action: sym.Action) -> bool:
        word = self.context.layout.visibility.audience(source.zone.seen_by)
        if word == "everyone":
            return True
        owner = t.owning(source.owner)
        return word in ("owner", "side") and isinstance(owner, t.Local) and owner.var is action.me

    def _some(self, pick: t.PickSome, action: sym.Action) -> Pick:
        member_slot = self.emitter.place_var(pick.domain.var)
        member = self._one(pick.domain, action, member_slot)
        self._refuse_unseen(pick, member)
        most = self.context.bounds.count(pick.domain)
        low = min(max(0, self.context.bounds.of(pick.low).low), most + 1)  # more than there are are never picked
        high = max(low, min(self.context.bounds.of(pick.high).high, most))
        repeats = member.form == "kind" and self._has_copies(member)
        region = self.emitter.place(pick.var.name, 1 + max(1, high), 0, 4000)
        size = subsets(member.size, range(low, high + 1), repeats)
        self.context.sets[pick.var] = region
        self.context.slots[pick.var] = region
        fewest, fullest = (
            self.expressions.value(pick.low),
            self.copies.most(self.expressions.value(pick.high), member, self.before),
        )
        return Pick(
            pick.var.name,
            "some",
            region,
            max(1, size),
            0,
            member.domain,
            None,
            member.type,
            member.zones,
            member.room,
            member,
            fewest,
            fullest,
            (low, high),
            repeats,
            places=member.places,
        )

    def _refuse_unseen(self, pick: t.PickSome, member: Pick) -> None:
        """Each of several must be seen when it is picked, and so must what was picked before."""
        if member.form == "unseen":
            self.context.report.error(
                "RW609",
                "several unseen things cannot be picked at once",
                pick.span,
                "pick them one at a time, or `draw` from a shuffled pile",
            )
        elif member.domain is not None and member.domain.source != "zone" and has_blind(self.before):
            self.context.report.error(
                "RW609",
                "several things are picked where an unseen one was picked before",
                pick.span,
                "pick the several first, and then the unseen one",
            )

    def _has_copies(self, member: Pick) -> bool:
        info = self.context.layout.classes[self.context.layout.class_index[member.type]]
        return any(face.copies > 1 for face in info.faces)


def _meet(one: Place | None, other: Place | None) -> bool:
    """Whether two picks may be from the same place."""
    return one is not None and other is not None and not one.isdisjoint(other)


def _picked_from(source: t.Source) -> t.Source:
    """Where the members of a source lie while the same action picks from it:
    for a picked subset, where that is picked from.
    """
    while isinstance(source, t.Members) and isinstance(source.var.origin, t.Domain):
        source = source.var.origin.source
    return source


def _narrower(domain: Domain, conditions: Iterable[Op]) -> Domain:
    """The members for which conditions hold as well; these are asked first."""
    own = [domain.where] if domain.where is not None else []
    found = both(*conditions, *own)
    return domain if is_const(found, 1) else replace(domain, where=found)
