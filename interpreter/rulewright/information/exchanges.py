"""Which components to exchange, so that a seat sees in a game what it did see.

In: what it sees, what it is to see, and positions. Out: components that take each other's places, and what dice should
have shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY
from rulewright.backend.runtime.machine import Machine

UNKNOWN = (HIDDEN, NOBODY)
MOST_TIMES = 3
Codes = tuple[int, ...]


class Changes(NamedTuple):
    """What should have been otherwise."""

    exchanged: dict[int, int]
    """By component: the one that takes its place; each pair both ways."""
    chosen: dict[int, int]
    """The same of components that lie in one heap: the other one should have been chosen there."""
    rolls: dict[int, int]
    """By die: what it should have shown."""
    traded: dict[int, int]
    """By die: the one that should have shown what it did, and the other way round."""
    times: int
    """How many of their last rolls dice trade."""

    def one_by_one(self) -> list[Changes]:
        """The exchanges each for itself, if there are several."""
        pairs = [pair for pair in self.exchanged.items() if pair[0] < pair[1]]
        return [self._replace(exchanged=_pair(*pair)) for pair in pairs] if len(pairs) > 1 else []


def _pair(one: int, other: int) -> dict[int, int]:
    return {one: other, other: one}


def _differing(seen: Sequence[int], wanted: Sequence[int]) -> tuple[list[int], list[int]]:
    """What is seen that should not be, and what should be seen instead, in rising order."""
    missing = sorted(code for code in wanted if code not in UNKNOWN)
    extra = []
    for code in seen:
        if code in missing:
            missing.remove(code)
        elif code not in UNKNOWN:
            extra.append(code)
    return extra, missing


class Exchanges:
    """Makes exchanges in the games of one machine, for one seat."""

    def __init__(self, machine: Machine, seat: int, draw: Callable[[int], int]) -> None:
        self.machine, self.program, self.seat, self.draw = machine, machine.program, seat, draw
        self.likenesses = machine.hearing.likenesses
        self.alike: dict[int, list[int]] = {}
        """By likeness, where there are no dice: the components that look so."""
        for one, code in enumerate(self.likenesses.of):
            self.alike.setdefault(code, []).append(one)
        table, zones = machine.table, range(len(machine.program.zones))
        self._sees = [[bool(table.visible(zone, up) >> seat & 1) for up in (0, 1)] for zone in zones]
        """By zone and face: whether the seat sees what lies there so."""
        self._ordered = [zone for zone in zones if not table.heaps[zone]]
        self.zones: list[tuple[int, int, int]] = []
        at = 4 + machine.program.players
        for zone in range(len(machine.program.zones)):
            room = machine.table.rooms[zone]
            self.zones.append((zone, at + 1, at + 1 + room))
            at += 1 + room * (1 + machine.table.by_face[zone] + len(machine.table.marks.carried(zone)))

    def likeness(self, s: list[int], component: int) -> int:
        """What the component looks like."""
        return self.likenesses.code(s, component)

    def _looking(self, code: int, s: list[int]) -> Sequence[int]:
        """The components that look so."""
        if not self.likenesses.rolled:
            return self.alike.get(code, ())
        return [one.index for one in self.program.components if self.likeness(s, one.index) == code]

    def all_known(self, s: list[int]) -> bool:
        """Whether the seat knows where every component lies, but for those of which chance has not decided yet."""
        return not self._mixed_dice(s) and {*self._all_unknown(s)} <= self._undecided(s)

    def _mixed_dice(self, s: list[int]) -> bool:
        """Whether dice lie together that show different numbers: to see them is not to know which is which."""
        if not self.program.rolled:
            return False
        shown: dict[tuple[int, str, int], set[int]] = {}
        for one in self.program.components:
            place = s[self.program.home + one.index], one.cls, one.face
            shown.setdefault(place, set()).add(s[self.program.rolled + one.index])
        return any(len(numbers) > 1 for numbers in shown.values())

    def changes(self, seen: Sequence[int], wanted: Sequence[int], after: list[int], before: list[int]) -> Changes:
        """Components that are seen where they should not be, each with an unknown one that should be seen there."""
        found = Changes({}, {}, {}, {}, 1 + self.draw(MOST_TIMES))
        for zone, here, there in self.zones_otherwise(seen, wanted):
            for wrong, code in self._wrong(zone, here, there, after, before):
                self._mend(found, wrong, code, after, before)
        return found

    def shown_otherwise(self, seen: Sequence[int], wanted: Sequence[int], s: list[int]) -> list[tuple[int, int]]:
        """Components that are seen where they should not be, and what should be there instead of each."""
        zones = self.zones_otherwise(seen, wanted)
        return [pair for zone, here, there in zones for pair in self._wrong(zone, here, there, s, s)]

    def like(self, code: int, wrong: int, s: list[int]) -> list[int]:
        """Components that look so and may lie where a wrong one does: those that the seat does not know, if any."""
        right = [one for one in self._looking(code, s) if one != wrong and self._of_one_class(one, wrong)]
        return [one for one in right if not self._known(s, one)] or right

    def changes_by_ear(
        self, told: Sequence[int], wanted: Sequence[int], after: list[int], before: list[int]
    ) -> Changes:
        """Components that are named where others should be; both became known only now, if possible."""
        found, used = Changes({}, {}, {}, {}, 1), set[int]()
        unknown = self._all_unknown(before)
        hidden = {*self._all_unknown(after)}
        shown = [one for one in unknown if one not in hidden]
        for here, there in zip(told, wanted, strict=False):
            wrong = [one for one in shown if one not in used and self.likeness(after, one) == here]
            for places in (shown, unknown) if here != there and wrong else ():
                right = [one for one in places if one not in used and self.likeness(before, one) == there]
                if right and self._of_one_class(wrong[0], right[0]):
                    pair = wrong[self.draw(len(wrong))], right[self.draw(len(right))]
                    found.exchanged.update(_pair(*pair))
                    used.update(pair)
                    break
        return found

    def changes_by_disclosure(self, then: Sequence[int], wanted: Sequence[int], before: list[int]) -> Changes:
        """What is seen now, and was seen nowhere before, lay where less is hidden now: components that the seat does
        not know there take the places of such as look like it.
        """
        found, shown, hidden = Changes({}, {}, {}, {}, 1), Counter[int](), list[int]()
        for zone, start, end in self.zones:
            old, new = then[start:end], wanted[start:end]
            shown.update(code for code in new if code not in UNKNOWN)
            shown.subtract(code for code in old if code not in UNKNOWN)
            if new.count(HIDDEN) < old.count(HIDDEN):
                hidden += self._hidden(zone, before)
        missing = sorted((+shown).elements())
        for one in list(hidden):
            if self.likeness(before, one) in missing:  # it only has to show itself
                missing.remove(self.likeness(before, one))
                hidden.remove(one)
        for code in missing:
            self._lay_among(found, hidden, code, before)
        return found

    def _hidden(self, zone: int, s: list[int]) -> list[int]:
        """Components of a zone that lie there for certain, and that the seat does not know."""
        table = self.machine.table
        undecided = () if table.heaps[zone] else table.undecided(s, zone)
        return [one for one in table.members(s, zone) if one not in undecided and not self._known(s, one)]

    def _lay_among(self, found: Changes, hidden: list[int], code: int, before: list[int]) -> None:
        """One that looks so takes the place of one of the hidden ones, if there is one of its class."""
        free = [one for one in self._looking(code, before) if one not in found.exchanged]
        right = [one for one in free if not self._known(before, one)]
        places = [one for one in hidden if right and self._of_one_class(one, right[0])]
        if places:
            place = places[self.draw(len(places))]
            hidden.remove(place)
            found.exchanged.update(_pair(place, right[self.draw(len(right))]))

    def _of_one_class(self, one: int, other: int) -> bool:
        return self.program.components[one].cls == self.program.components[other].cls

    def zones_otherwise(self, seen: Sequence[int], wanted: Sequence[int]) -> Iterator[tuple[int, Codes, Codes]]:
        """The zones that look otherwise than wanted: how they look, and how they should."""
        looks, should = tuple(seen), tuple(wanted)  # a list is never equal to a tuple
        for zone, start, end in self.zones:
            if looks[start:end] != should[start:end]:
                yield zone, looks[start:end], should[start:end]

    def _wrong(
        self, zone: int, seen: Sequence[int], wanted: Sequence[int], after: list[int], before: list[int]
    ) -> Iterator[tuple[int, int]]:
        """Components of a zone, and what should be there instead of each."""
        members = self.machine.table.members(after, zone)
        if not self.machine.table.heaps[zone]:
            for one, here, there in zip(members, seen, wanted, strict=False):
                if here != there and here not in UNKNOWN and there not in UNKNOWN:
                    yield one, there
            return
        extra, missing = _differing(seen, wanted)
        if not missing:
            return
        first = self.draw(len(members)) if members else 0
        for one in sorted(members[first:] + members[:first], key=lambda one: self._known(before, one)):
            code = self.likeness(after, one)
            if missing and code in extra:
                extra.remove(code)
                yield one, missing.pop(self.draw(len(missing)))

    def _mend(self, found: Changes, wrong: int, code: int, after: list[int], before: list[int]) -> None:
        """One change more."""
        span = self.likenesses.span
        if self.likeness(after, wrong) // span == code // span:  # a die that shows something else is no other die
            self._mend_roll(found, wrong, code, before)
            return
        used = found.exchanged.keys() | found.chosen.keys()
        cls = self.program.components[wrong].cls
        right = [
            one
            for one in self._looking(code, before)
            if self.program.components[one].cls == cls and one not in used
            if self._together(before, wrong, one) or not self._known(before, one)
        ]
        if right and wrong not in used:
            self._exchange(found, wrong, right[self.draw(len(right))], before)

    def _exchange(self, found: Changes, wrong: int, right: int, before: list[int]) -> None:
        """Two components, or the choice between them;
        or the right one for another one that lay with the wrong one, which the seat knew.
        """
        if self._together(before, wrong, right):
            found.chosen.update(_pair(wrong, right))
        elif not self._known(before, wrong):
            found.exchanged.update(_pair(wrong, right))
        else:
            there = [one for one in self._unknown(before, wrong) if self._together(before, wrong, one)]
            free = [one for one in there if one not in found.exchanged]
            if free:
                found.exchanged.update(_pair(free[self.draw(len(free))], right))
                found.chosen.update(_pair(wrong, right))

    def _together(self, s: list[int], one: int, other: int) -> bool:
        zone = s[self.program.home + one]
        return zone == s[self.program.home + other] and self.machine.table.heaps[zone]

    def round_three(self, changes: Changes, s: list[int]) -> Changes:
        """The first exchange by way of a third component: what should not be there goes to
        its place, and it to that of what should.
        """
        one, other = next(iter(changes.exchanged.items()))
        third = [
            free
            for free in self._unknown(s, one)
            if free not in (one, other) and not self._together(s, free, one) and not self._together(s, free, other)
        ]
        if not third:
            return changes
        free = third[self.draw(len(third))]
        return changes._replace(exchanged={one: other, other: free, free: one})

    def elsewhere(self, chosen: Mapping[int, int], s: list[int]) -> dict[int, int]:
        """Something forbids to choose others of one heap: perhaps what was chosen, which is
        exchanged for something that lies elsewhere.
        """
        found: dict[int, int] = {}
        for wrong in list(chosen)[::2]:
            away = [one for one in self._unknown(s, wrong) if one not in found and not self._together(s, wrong, one)]
            if away and wrong not in found:
                found.update(_pair(wrong, away[self.draw(len(away))]))
        return found

    def _mend_roll(self, found: Changes, wrong: int, code: int, before: list[int]) -> None:
        """A die should have shown something else: what another one of its zone showed, if one did;
        both are seen, and which is which is not.
        """
        home, used = self.program.home, {*found.rolls, *found.traded, *found.traded.values()}
        there = [one.index for one in self.program.components if before[home + one.index] == before[home + wrong]]
        right = [one for one in there if one not in used and self.likeness(before, one) == code]
        if wrong in used:
            return
        if right:
            found.traded[wrong] = right[self.draw(len(right))]
        else:
            found.rolls[wrong] = code % self.likenesses.span + self.likenesses.base

    def _unknown(self, s: list[int], like: int) -> list[int]:
        """Components of one class of which the seat does not know where they lie."""
        return [one for one in self._all_unknown(s) if self._of_one_class(one, like)]

    def _all_unknown(self, s: list[int]) -> list[int]:
        """Components of which the seat does not know where they lie."""
        program, many, bit = self.program, len(self.program.components), 1 << self.seat
        columns = (s[start : start + many] for start in (program.home, program.facing, program.knows))
        undecided, sees, rows = self._undecided(s), self._sees, enumerate(zip(*columns, strict=True))
        return [one for one, (zone, up, knows) in rows if not (sees[zone][up != 0] or knows & bit) or one in undecided]

    def _undecided(self, s: list[int]) -> set[int]:
        """Components of which chance has not decided yet where in their zone they lie."""
        return {one for zone in self._ordered for one in self.machine.table.undecided(s, zone)}

    def _known(self, s: list[int], component: int) -> bool:
        table, zone = self.machine.table, s[self.program.home + component]
        sees = self._sees[zone][s[table.facing + component] != 0] or s[table.knows + component] >> self.seat & 1
        return bool(sees) and (table.heaps[zone] or component not in table.undecided(s, zone))
