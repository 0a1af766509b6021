"""Actions to their static form: picks with sizes, ids by mixed radix, words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import comb

from rulewright.frontend.analysis.distinct_picks import place_of, read_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER, ComponentType, NumberType, SetType
from rulewright.ir.marks import REFUSED, TAKEN
from rulewright.ir.program import Action, Domain, Hole, Op, Pick, Text
from rulewright.lowering.blocks import Blocks
from rulewright.lowering.code import OpenRoutine
from rulewright.lowering.copies import Copies, has_blind
from rulewright.lowering.layout import Layout
from rulewright.lowering.values import both, const, is_const, slot
from rulewright.source.diagnostic import Report

MOST_IDS = 1_000_000
MOST_RANKED = 40
"""So many of twice as many: beyond all counting."""


class Picks(Blocks):
    """Lowers actions."""

    def __init__(self, layout: Layout, report: Report) -> None:
        super().__init__(layout)
        self.report = report
        self.action_index: dict[sym.Action, int] = {}
        self.action_specs: dict[sym.Action, Action] = {}
        self.next_id = 1
        self.guessed: dict[int, Domain] = {}
        self.copies = Copies(layout)
        self.before: list[Pick] = []
        """Those of the action's picks so far that are made from the same place as the next one."""
        self.refusing: sym.Action | None = None

    def actions(self) -> None:
        """Allots every action's frame and ids, in file order."""
        for action in self.layout.symbols.actions.values():
            self.action_index[action] = len(self.action_index)
        for action in self.layout.symbols.actions.values():
            self._action(action)

    def _action(self, action: sym.Action) -> None:
        routine = OpenRoutine(
            action.name, "action", action.span, self.layout.allot(f"{action.name}.returns", 1, 0, 1000)
        )
        self.routines[action] = routine
        self.routine = routine
        first = self.layout.next
        me = self.place_var(action.me)
        parameters = tuple(self.place_var(var) for var in action.signature)
        self.refusing = action
        picks = self._picks(action)
        self.refusing = None
        routine.parameters = (first, self.layout.next)
        outside, self.settled = self.settled, set()
        where = self._refusable(self.condition(action.where), action) if action.where is not None else None
        self.settled = outside
        size = 1
        for pick in picks:
            size *= pick.size
        self._judge(action, size)
        secret = action.seen_by is not None and self.layout.visibility.audience(action.seen_by) != "everyone"
        self._mask_picks(action)
        asks = self.text(action.asks) if action.asks is not None else None
        self.action_specs[action] = Action(
            action.name,
            self.action_index[action],
            self.next_id,
            size,
            me,
            parameters,
            picks,
            where,
            self._words(action, picks),
            asks,
            secret,
            action.span,
        )
        self.next_id += size
        self.queue.append(lambda: self._write(routine, lambda: self._perform(action)))

    def _mask_picks(self, action: sym.Action) -> None:
        """Who may know what was picked, where texts tell it: of a secret action, and of what is worked out from secrets, the chooser."""
        word = self.layout.visibility.audience(action.seen_by) if action.seen_by is not None else "everyone"
        for pick, var in zip(action.picks, action.pick_vars, strict=True):
            inner = var.type.inner
            if isinstance(inner.member if isinstance(inner, SetType) else inner, ComponentType):
                continue  # components are known by where they lie
            if isinstance(pick, t.PickValue) and not self.is_public(var):
                seen = self.layout.visibility.seen(pick.value, action.me)
                self.masks[var] = self.mask(
                    "owner" if seen and word != "nobody" else "nobody", slot(self.slots[action.me]), "player"
                )
            elif word != "everyone":
                self.masks[var] = self.mask(word, slot(self.slots[action.me]), "player")

    def _judge(self, action: sym.Action, size: int) -> None:
        if size > MOST_IDS or self.next_id + size > MOST_IDS:
            hint = "pick fewer things at once, or one at a time in a `repeat`; narrow a number's range"
            many = f"{size:,}" if size < 10**9 else "more than a billion"
            self.report.error(
                "RW609",
                f"`{action.name}` has {many} possible choices; all actions together may have {MOST_IDS:,}",
                action.span,
                hint,
            )

    def _perform(self, action: sym.Action) -> None:
        """What happens when the action is chosen: its effects, then its line of the log."""
        self.note("action", action.span, TAKEN)
        self.block(action.do)
        self.code.span = action.span
        self.emit("say", self.text(action.says if action.says is not None else self._plain_words(action)))

    def _plain_words(self, action: sym.Action) -> tuple[str | t.Expr, ...]:
        """An action that says nothing is logged by its name and picks: a move that leaves no line would be a riddle."""
        picked: list[str | t.Expr] = []
        for pick, var in zip(action.picks, action.pick_vars, strict=True):
            if not isinstance(pick, t.PickValue):
                picked += [", " if picked else " ", t.Local(var.span, var.type, var)]
        return (t.Local(action.span, PLAYER, action.me), f": {action.name.replace('_', ' ')}", *picked)

    def _words(self, action: sym.Action, picks: tuple[Pick, ...]) -> Text:
        """An action in words for a prompt: its name and what was picked."""
        parts: list[str | Hole] = [action.name.replace("_", " ")]
        for pick, typed in zip(picks, action.picks, strict=True):
            if isinstance(typed, t.PickValue):
                continue
            parts.append(" " if len(parts) == 1 else ", ")
            parts.append(self._pick_hole(pick, typed))
        return Text(tuple(parts))

    def _pick_hole(self, pick: Pick, typed: t.Pick) -> Hole:
        everyone = const(self.everyone())
        member = typed.domain.type if isinstance(typed, t.PickOne | t.PickSome) else typed.var.type
        kind = self._hole_kind(member.inner)
        type_ = member.inner.cls if isinstance(member.inner, ComponentType) else str(member.inner)
        if pick.form == "some":
            members = Domain("set", (const(pick.slot),), self.layout.scratch(), most=pick.span_of_counts[1])
            audience = Op("knowing", (slot(members.var),)) if kind == "component" else everyone
            return Hole(kind, type_, const(0), audience, members)
        if kind == "component":
            return Hole(kind, type_, slot(pick.slot), Op("knowing", (slot(pick.slot),)))
        return Hole(kind, type_, slot(pick.slot), everyone)

    # ---- picks -------------------------------------------------------------------------------------------------------

    def _picks(self, action: sym.Action) -> tuple[Pick, ...]:
        """The picks in turn; those from one place take different components."""
        found: list[Pick] = []
        places = [place_of(pick) for pick in action.picks]
        for typed, place in zip(action.picks, places, strict=True):
            self.before = [pick for pick, other in zip(found, places, strict=False) if place and other is place]
            found.append(self._pick(typed, action))
        self.before = []
        for at, (pick, place) in enumerate(zip(found, places, strict=True)):
            if pick.form == "unseen":
                rivals = [
                    other for other, there in zip(found, places, strict=True) if there is place and other is not pick
                ]
                self._blind(action, at, pick, rivals)
        return tuple(found)

    def _blind(self, action: sym.Action, at: int, pick: Pick, rivals: list[Pick]) -> None:
        """A pick that is decided by chance afterwards: it is none of the others, and nothing may depend on which one it is."""
        var = action.pick_vars[at]
        own = action.picks[at] if rivals else None
        for root in (own, action.picks[at + 1 :], action.where):
            read = read_of(root, var, self.picked_from)
            if read is not None:
                self.report.error(
                    "RW607",
                    f"which `{var.name}` it is, is not known before the choice is made",
                    read.span,
                    "drop the condition, or pick one after the other in two steps",
                )
                return
        guessed = self.guessed[pick.slot]
        known = [other for other in rivals if other.form != "unseen" or other.slot < pick.slot]
        self.guessed[pick.slot] = _narrower(guessed, self.copies.others(guessed.var, known))

    def _refusable(self, op: Op, action: sym.Action) -> Op:
        """A condition of an action, with a mark for what it rules out."""
        return self.marking.probe(op, no=self.marking.number("action", action.span, REFUSED)) if self.marking.on else op

    def _where(self, domain: t.Domain) -> Op:
        """Of a pick, what does not hold refuses the action; not so of the domains in its condition."""
        action, self.refusing = self.refusing, None
        found = super()._where(domain)
        self.refusing = action
        return (
            self._refusable(found, action)
            if action is not None and any(domain is own for own in _domains(action))
            else found
        )

    def _pick(self, pick: t.Pick, action: sym.Action) -> Pick:
        match pick:
            case t.PickValue(var=var, value=value):
                return Pick(var.name, "value", self.place_var(var), 1, 0, None, self.value(value), str(var.type))
            case t.PickOne(domain=domain):
                return self._one(domain, action, self.place_var(domain.var))
            case t.PickSome():
                return self._some(pick, action)

    def _one(self, domain: t.Domain, action: sym.Action, index: int) -> Pick:
        name, type_ = domain.var.name, domain.type.inner
        if isinstance(type_, ComponentType):
            return self._component(domain, action, index)
        lowered = self.domain(domain)
        if isinstance(type_, NumberType):
            bounds = self.bounds.members(domain)
            return Pick(
                name, "number", index, max(1, bounds.high - bounds.low + 1), bounds.low, lowered, None, "number"
            )
        return Pick(name, "member", index, self.constants.size(type_), 0, lowered, None, str(type_))

    def _component(self, domain: t.Domain, action: sym.Action, index: int) -> Pick:
        name = domain.var.name
        knew = self.place(f"knew {name}", 1, 0, self.everyone())
        self.knew[domain.var] = knew
        assert isinstance(domain.type.inner, ComponentType)
        cls = domain.type.inner.cls
        faces = self.layout.classes[self.layout.class_index[cls]].likenesses
        source = domain.source
        if not isinstance(source, t.ZonePlace):
            total = self.layout.box.total(cls)
            first = self.layout.classes[self.layout.class_index[cls]].first
            return Pick(name, "number", index, max(1, total), first, self._free(domain, index), None, cls, knew=knew)
        family = self.layout.family(source.zone)
        zones = (family.start, family.count) if source.owner is None else (family.start, 1)
        several = (family.start, family.count)
        if source.zone.order != "heap":
            lowered, room = self._free(domain, index), self.layout.zones[family.start].room
            return Pick(
                name, "position", index, max(1, several[1] * room), 0, lowered, None, cls, several, room, knew=knew
            )
        if self._chooser_sees(source, action) or self.layout.visibility.component(
            t.Local(domain.span, domain.type, domain.var), action.me, {}
        ):
            lowered = self._free(domain, index)
            return Pick(name, "kind", index, max(1, zones[1] * faces), 0, lowered, None, cls, zones, faces, knew=knew)
        lowered = self._free(domain, index, blind=True)
        self.guessed[index] = self._guessed(domain, index)
        return Pick(name, "unseen", index, several[1], 0, lowered, None, cls, several, 1, knew=knew)

    def _free(self, domain: t.Domain, index: int, blind: bool = False) -> Domain:
        """The members of a domain that have not been picked before by the same action."""
        return _narrower(self.domain(domain), self.copies.free(index, blind, self.before))

    def _guessed(self, domain: t.Domain, index: int) -> Domain:
        """The members that an unseen pick may turn out to be: those of its domain in the zone that the slot holds."""
        self.slots[domain.var] = self.layout.scratch()
        members = self.domain(domain)
        self.slots[domain.var] = index
        return replace(members, source="zone", operands=(slot(index),))

    def _chooser_sees(self, source: t.ZonePlace, action: sym.Action) -> bool:
        word = self.layout.visibility.audience(source.zone.seen_by)
        if word == "everyone":
            return True
        return word in ("owner", "side") and isinstance(source.owner, t.Local) and source.owner.var is action.me

    def _some(self, pick: t.PickSome, action: sym.Action) -> Pick:
        member_slot = self.place_var(pick.domain.var)
        member = self._one(pick.domain, action, member_slot)
        if member.form == "unseen":
            self.report.error(
                "RW609",
                "several unseen things cannot be picked at once",
                pick.span,
                "pick them one at a time, or `draw` from a shuffled pile",
            )
        elif member.domain is not None and member.domain.source != "zone" and has_blind(self.before):
            self.report.error(
                "RW609",
                "several things are picked where an unseen one was picked before",
                pick.span,
                "pick the several first, and then the unseen one",
            )
        most = self.bounds.count(pick.domain)
        low = max(0, self.bounds.of(pick.low).low)
        high = max(low, min(self.bounds.of(pick.high).high, most))
        repeats = member.form == "kind" and self._has_copies(member)
        size = 0
        for count in range(low, high + 1):
            size += ranks(member.size, count, repeats) if size <= MOST_IDS else 0
        region = self.place(pick.var.name, 1 + max(1, high), 0, 4000)
        self.sets[pick.var] = region
        self.slots[pick.var] = region
        fewest, fullest = self.value(pick.low), self.copies.most(self.value(pick.high), member, self.before)
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
        )

    def _has_copies(self, member: Pick) -> bool:
        info = self.layout.classes[self.layout.class_index[member.type]]
        return any(face.copies > 1 for face in info.faces)

    # ---- whether others can tell -----------------------------------------------------------------------------------

    def availability_is_public(self, call: t.ActionCall) -> bool:
        """Whether everybody can tell if this action is possible at all."""
        action = call.action
        return all(self._pick_public(pick) for pick in action.picks) and self.layout.visibility.seen(action.where, None)

    def _pick_public(self, pick: t.Pick) -> bool:
        visible = self.layout.visibility
        if isinstance(pick, t.PickValue):
            return visible.seen(pick.value, None)
        domain = pick.domain
        if isinstance(domain.source, t.Numbers) and domain.where is None:
            low, high = self.bounds.of(domain.source.low), self.bounds.of(domain.source.high)
            if isinstance(pick, t.PickOne) and low.high <= high.low:
                return True
        return visible.seen(domain, None)


def _narrower(domain: Domain, conditions: Iterable[Op]) -> Domain:
    """The members for which conditions hold as well; these are asked first."""
    own = [domain.where] if domain.where is not None else []
    found = both(*conditions, *own)
    return domain if is_const(found, 1) else replace(domain, where=found)


def _domains(action: sym.Action) -> list[t.Domain]:
    """The domains of an action's picks."""
    return [pick.domain for pick in action.picks if not isinstance(pick, t.PickValue)]


def ranks(items: int, count: int, repeats: bool) -> int:
    """How many subsets (or multisets) of so many items there are."""
    pool = items + count - 1 if repeats else items
    if min(count, pool - count) > MOST_RANKED:
        return 10**12
    return comb(pool, count) if pool >= 0 else int(count == 0)
