"""Picks of one action that are made from the same place: each takes a component of its own.

In: the picks of an action so far, and the slot of a further one. Out: conditions that keep what was picked before from
being picked again. Who picks twice from one hand picks two cards, equal or not, seen or blind. What the rules determine
(`top = first(hand)`) is no pick, and a pick from a picked subset is one of its members.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce

from rulewright.ir.program import Domain, Op, Pick, Zone
from rulewright.lowering.layout import Layout


def has_blind(picks: Iterable[Pick]) -> bool:
    """Whether chance decides afterwards what one of the picks is."""
    return any(pick.form == "unseen" for pick in picks)


class Copies:
    """Conditions on the slot of a pick, with the slots of others from the same place."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def free(self, slot: int, blind: bool, earlier: Sequence[Pick]) -> Iterator[Op]:
        """What holds for the members that may still be picked. `blind`: for all of a heap alike, or for none."""
        if not blind:
            yield from self.others(slot, [pick for pick in earlier if pick.form != "unseen"])
        if earlier and (blind or has_blind(earlier)):
            heap = self._home(slot)
            yield Op("lt", (self._taken(heap, earlier), self._count(heap, earlier)))

    def most(self, most: Op, member: Pick, earlier: Sequence[Pick]) -> Op:
        """How many may be picked at once from one heap: after blind picks from there, no more than are left."""
        if not has_blind(earlier) or member.domain is None or member.domain.source != "zone":
            return most
        heap = member.domain.operands[0]
        return Op("least", (most, Op("sub", (self._count(heap, earlier), self._taken(heap, earlier)))))

    def others(self, slot: int, picks: Iterable[Pick]) -> Iterator[Op]:
        """A component is none of those that were picked."""
        for pick in picks:
            if pick.form == "some":
                yield Op("not", (Op("contained", (_slot(slot), self._members(pick))),))
            else:
                yield Op("ne", (_slot(slot), _slot(pick.slot)))

    def _count(self, heap: Op, picks: Sequence[Pick]) -> Op:
        """How many lie in a heap; all picks are from its family."""
        room = max(zone.room for pick in picks for zone in self._zones(pick))
        return Op("count", (Domain("zone", (heap,), self.layout.scratch(), most=room),))

    def _zones(self, pick: Pick) -> Sequence[Zone]:
        """A zone as large as those from which is picked; of joined places, all zones."""
        return self.layout.zones if pick.places else (self.layout.zones[pick.zones[0]],)

    def _taken(self, heap: Op, picks: Sequence[Pick]) -> Op:
        """How many of a heap some picks take: which ones, is not known of blind picks."""
        return reduce(lambda one, other: Op("add", (one, other)), [self._picked(heap, pick) for pick in picks])

    def _picked(self, heap: Op, pick: Pick) -> Op:
        """How many of a heap a pick takes."""
        if pick.form == "unseen":
            return Op("eq", (_slot(pick.slot), heap))
        if pick.form != "some":
            return Op("eq", (self._home(pick.slot), heap))
        members = self._members(pick)
        here = Op("eq", (self._home(members.var), heap))
        return Op("count", (replace(members, where=here),))

    def _members(self, pick: Pick) -> Domain:
        base = Op("const", (pick.slot,))
        return Domain("set", (base,), self.layout.scratch(), most=max(1, pick.span_of_counts[1]))

    def _home(self, slot: int) -> Op:
        return Op("array", (self.layout.home, _slot(slot), len(self.layout.components)))


def _slot(index: int) -> Op:
    return Op("slot", (index,))
