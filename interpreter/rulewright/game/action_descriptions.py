"""Legal actions in words, for the seat that may choose them: whole, and pick by pick.

Things picked by kind are told by their name; things picked by position by their place, and by their name if the seat
knows it. Nothing is told that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rulewright.backend.runtime.choices import Chooser
from rulewright.backend.runtime.game_wording import listed
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.pickers import picker_of
from rulewright.backend.runtime.state import SlotValues, State
from rulewright.ir.operations import ASKS
from rulewright.ir.program import PASS, Action, Hole, Offer, Pick, Text


def choices(action: Action) -> tuple[Pick, ...]:
    """The picks of an action that are choices, not determined by the rules."""
    return tuple(pick for pick in action.picks if pick.form != "value")


def indices(action: Action, number: int) -> tuple[int, ...]:
    """What an id says about each pick that is a choice: the place among all its possible members."""
    rest, found = number - action.base, []
    for pick in reversed(action.picks):
        rest, index = divmod(rest, pick.size)
        if pick.form != "value":
            found.append(index)
    return tuple(reversed(found))


class ActionWords:
    """Tells the actions of the pending decision of one state. The state is as it was afterwards."""

    def __init__(self, machine: Machine, state: State) -> None:
        self.machine = machine
        self.program = machine.program
        self.state = state
        self.wording = machine.texts.wording

    def action(self, seat: int, number: int) -> str:
        """A legal action as one line."""
        if number == PASS:
            return self.wording.sentence("pass" if len(self.state.pending.get(seat, ())) > 1 else "pass-only")
        name = self.wording.action(self.machine.choosers.of(number).action.name)
        parts = ", ".join(listed(self.wording, members) for members in self.parts(seat, number))
        return f"{name} {parts}" if parts else name

    def parts(self, seat: int, number: int) -> tuple[tuple[str, ...], ...]:
        """What a legal action picks: for each pick that is a choice its members (one, or those of a subset)."""
        chooser = self.machine.choosers.of(number)
        holes = self._holes(chooser)
        with self._bound(chooser, seat, number) as s:
            return tuple(
                self._members(s, seat, pick, hole) for pick, hole in zip(choices(chooser.action), holes, strict=True)
            )

    def determined(self, seat: int, number: int) -> tuple[str, ...]:
        """What the rules pick with a legal action, as far as the seat may be told."""
        chooser = self.machine.choosers.of(number)
        with self._bound(chooser, seat, number) as s:
            holes = (hole for hole in chooser.action.determined if self._may_be_told(s, seat, hole))
            return tuple(self._teller(hole)(s, 1 << seat) for hole in holes)

    def _may_be_told(self, s: SlotValues, seat: int, hole: Hole) -> bool:
        """Whether a seat sees a value that it has not chosen itself."""
        if hole.many is not None:
            return False
        value = self.machine.evaluator.value(hole.value)(s)
        known = self.machine.evaluator.value(hole.audience)(s)
        return bool(known >> seat & 1) and self._may_remember(s, seat, hole, value)

    def _holes(self, chooser: Chooser) -> list[Hole]:
        """A hole for each pick that is a choice."""
        return [part for part in chooser.action.words.parts if isinstance(part, Hole)]

    def components(self, seat: int, number: int) -> tuple[int, ...]:
        """The components that a legal action picks, but for those drawn unseen.
        It tells all, also what the chooser may not know: for measuring.
        """
        chooser = self.machine.choosers.of(number)
        holes = self._holes(chooser)
        found: list[int] = []
        with self._bound(chooser, seat, number) as s:
            for pick, hole in zip(choices(chooser.action), holes, strict=True):
                if hole.kind == "component" and pick.form != "unseen":
                    found += self.machine.evaluator.members(hole.many)(s) if hole.many is not None else [s[pick.slot]]
        return tuple(found)

    def member_indices(self, seat: int, number: int, place: int) -> tuple[int, ...]:
        """The place of each member of a picked subset among all that could ever be picked, in the order of `parts`."""
        chooser = self.machine.choosers.of(number)
        pick, hole = choices(chooser.action)[place], self._holes(chooser)[place]
        assert pick.member is not None and hole.many is not None
        index_of = picker_of(pick.member, self.machine.evaluator).index_of
        with self._bound(chooser, seat, number) as s:
            return tuple(index_of(s, member) for member in self.machine.evaluator.members(hole.many)(s))

    def picked(self, seat: int, number: int) -> dict[int, int]:
        """What a legal action picks, by the place of the pick: a number, a member, a component;
        of a random one its zone. Not what subsets hold.
        """
        chooser = self.machine.choosers.of(number)
        with self._bound(chooser, seat, number) as s:
            return {place: s[pick.slot] for place, pick in enumerate(chooser.action.picks) if pick.form != "some"}

    def question(self, seat: int, index: int) -> str:
        """What the rules ask the chooser of an action (`asks`), or nothing."""
        action = self.program.actions[index]
        if action.asks is None:
            return ""
        chooser = self.machine.choosers.all[index]
        with self._kept(seat) as s:
            chooser.enter(s, seat, self.arguments(seat, index))
            return self.machine.texts.teller(action.asks)(s, 1 << seat)

    def offers(self) -> tuple[Offer, ...]:
        """The actions that the pending step offers, possible or not."""
        instruction = self.program.code[self.state.slots[self.program.pc]]
        if instruction.name not in ASKS:
            return ()
        offers = instruction.operands[1] if instruction.name == "choose" else instruction.operands[2]
        assert isinstance(offers, tuple)
        return tuple(offer for offer in offers if isinstance(offer, Offer))

    def arguments(self, seat: int, index: int) -> list[int]:
        """The arguments that the pending step gives to an action."""
        for offer in self.offers():
            if offer.action == index:
                with self._kept(seat) as s:
                    return [self.machine.value(argument)(s) for argument in offer.arguments]
        raise ValueError("this action is not offered now")

    @contextmanager
    def _kept(self, seat: int) -> Iterator[SlotValues]:
        """The vector with the chooser in the step's variable; afterwards it is as it was before."""
        s = self.state.slots
        before = s[:]
        instruction = self.program.code[s[self.program.pc]]
        try:
            if instruction.name == "everyone" and isinstance(instruction.operands[1], int):
                s[instruction.operands[1]] = seat
            yield s
        finally:
            s[:] = before

    @contextmanager
    def entered(self, seat: int, index: int) -> Iterator[SlotValues]:
        """The vector with an action's parameters in its frame, and nothing picked;
        afterwards it is as it was before.
        """
        arguments = self.arguments(seat, index)
        with self._kept(seat) as s:
            self.machine.choosers.all[index].enter(s, seat, arguments)
            yield s

    @contextmanager
    def _bound(self, chooser: Chooser, seat: int, number: int) -> Iterator[SlotValues]:
        """The vector with an action's picks in its frame."""
        arguments = self.arguments(seat, chooser.action.index)
        with self._kept(seat) as s:
            if not chooser.bind(s, seat, arguments, number):
                raise ValueError(f"action {number} is not legal now")
            yield s

    # ---- picks ------------------------------------------------------------------------------------------------------

    def _members(self, s: SlotValues, seat: int, pick: Pick, hole: Hole) -> tuple[str, ...]:
        if pick.form == "unseen":
            return (self._unseen(s, pick),)
        if pick.form != "some":
            return (self._placed(s, seat, pick, hole, pick.slot),)
        assert pick.member is not None and hole.many is not None
        found = []
        for member in self.machine.evaluator.members(hole.many)(s):
            s[hole.many.var] = member
            found.append(self._placed(s, seat, pick.member, hole, hole.many.var))
        return tuple(found)

    def _placed(self, s: SlotValues, seat: int, pick: Pick, hole: Hole, slot: int) -> str:
        """A member in words; with its place where it is picked by position, or where
        several heaps may hold its like.
        """
        words = (
            self._teller(hole)(s, 1 << seat)
            if self._may_remember(s, seat, hole, s[slot])
            else self.machine.texts.hidden(hole)
        )
        if pick.form == "position":
            return f"{words} ({self.place(s[slot])})"
        if pick.zones[1] > 1:
            return f"{words} ({self.heap(s[self.program.home + s[slot]])})"
        return words

    def _may_remember(self, s: SlotValues, seat: int, hole: Hole, member: int) -> bool:
        """Whether a prompt may name a component that the seat knew: it lies open
        for the seat, or its zone is remembered.
        """
        if hole.kind != "component":
            return True
        zone = self.program.zones[s[self.program.home + member]]
        return self.program.zone_family(zone.family).remembered or bool(
            self.machine.table.visible(zone.index, s[self.program.facing + member]) >> seat & 1
        )

    def _teller(self, hole: Hole) -> Callable[[SlotValues, int], str]:
        """A member's name; of a subset, the one that stands in the loop variable."""
        if hole.many is None:
            return self.machine.texts.teller(Text((hole,)))
        texts, audience, var = self.machine.texts, self.machine.evaluator.value(hole.audience), hole.many.var
        return lambda s, seats: texts.hidden(hole) if seats & ~audience(s) else texts.word(hole, s[var], s)

    def _unseen(self, s: SlotValues, pick: Pick) -> str:
        """A random member of a heap that the chooser does not see: told by the heap."""
        family = self.program.zone_family(self.program.zones[s[pick.slot]].family)
        return self.wording.sentence("random", what=self.wording.named(family.cls), where=self.heap(s[pick.slot]))

    def heap(self, index: int) -> str:
        """A zone in words: whose, and its name."""
        zone = self.program.zones[index]
        family = self.program.zone_family(zone.family)
        name = self.wording.named(family.name)
        if not family.owner:
            return name
        return self.wording.sentence("owned", owner=self.wording.member(family.owner, zone.owner), what=name)

    def place(self, component: int) -> str:
        """Where a component of an ordered zone lies: its zone and position."""
        s = self.state.slots
        zone = self.program.zones[s[self.program.home + component]]
        family = self.program.zone_family(zone.family)
        wording = self.wording
        where = wording.member(family.owner, zone.owner) if family.owner else wording.named(family.name)
        return wording.sentence("placed", where=where, number=self.machine.table.position(s, component) + 1)
