"""One pick of an action: which members may be picked now, and which member an index means.

Each form of pick has its class; one that is missing, or that does not say its options, stops the import.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Set
from itertools import combinations, combinations_with_replacement
from math import comb

from rulewright.backend.runtime.evaluate import Evaluator, Members
from rulewright.backend.runtime.fault import fitting
from rulewright.backend.runtime.state import SlotValues
from rulewright.ir.operations import PICK_FORMS, complete
from rulewright.ir.program import NONE, NONE_NUMBER, Pick


class Picker(ABC):
    """One pick: `options` puts each possible member into the slot and yields its index;
    `take` puts one there by index.
    """

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        self.pick = pick
        self.slot = pick.slot
        self.size = pick.size
        self.table = evaluator.table
        self.program = evaluator.program
        self.members: Members = evaluator.filtered(pick.domain) if pick.domain is not None else lambda s: []

    @abstractmethod
    def options(self, s: SlotValues) -> Iterator[int]: ...

    def take(self, s: SlotValues, index: int) -> bool:
        """Puts the member with this index into the slot; false if it may not be picked."""
        return any(found == index for found in self.options(s))

    def index_of(self, s: SlotValues, member: int) -> int:
        """The index of a member that may be picked."""
        return member - self.pick.low

    def finish(self, s: SlotValues) -> None:
        """Notes who knew which component was picked."""
        if self.pick.knew >= 0 and self.pick.form != "unseen":
            s[self.pick.knew] = self.table.recognised(s, s[self.slot])


class NumberPicker(Picker):
    """A whole number, a component by its number, or a player, side, space or word by its index."""

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        super().__init__(pick, evaluator)
        assert pick.domain is not None
        self.holds = evaluator.holding(pick.domain)

    def options(self, s: SlotValues) -> Iterator[int]:
        low = self.pick.low
        for value in self.members(s):
            s[self.slot] = value
            yield value - low

    def take(self, s: SlotValues, index: int) -> bool:
        value = index + self.pick.low
        s[self.slot] = value
        return self.holds(s, value)


class ValuePicker(Picker):
    """A determined value: no choice, and no action if it is none."""

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        super().__init__(pick, evaluator)
        assert pick.value is not None
        self.none = NONE_NUMBER if evaluator.program.is_number(pick.type) else NONE
        self.value = evaluator.value(pick.value)
        self.span = evaluator.span

    def options(self, s: SlotValues) -> Iterator[int]:
        found = fitting(self.value(s), self.span)
        if found != self.none:
            s[self.slot] = found
            yield 0

    def finish(self, s: SlotValues) -> None:
        pass


class KindPicker(Picker):
    """A component of a heap the chooser sees: by kind; of equal copies, the one known to most."""

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        super().__init__(pick, evaluator)
        heaps = {pick.zone_at(place): place for place in range(pick.zones[1])} if pick.zones[1] > 1 else None
        faces = [component.face for component in self.program.components]
        home, room, rolled = self.program.home, pick.room, self.program.rolled
        numbers = self.program.class_of(pick.type).numbers
        self.rolled = len(numbers) > 1
        looks: Callable[[SlotValues, int], int] = lambda s, c: faces[c]  # noqa: E731
        if self.rolled:
            looks = lambda s, c: faces[c] * len(numbers) + s[rolled + c] - numbers.start  # noqa: E731
        if heaps is None:
            self.index = looks
        else:
            self.index = lambda s, c: heaps[s[home + c]] * room + looks(s, c)

    def options(self, s: SlotValues) -> Iterator[int]:
        seen: dict[int, int] = {}
        for component in self.members(s):
            seen.setdefault(self.index(s, component), component)
        for index in sorted(seen) if self.rolled else seen:  # which of equal dice shows a number, decides nothing
            s[self.slot] = seen[index]
            yield index

    def index_of(self, s: SlotValues, member: int) -> int:
        return self.index(s, member)

    def take(self, s: SlotValues, index: int) -> bool:
        found = self.copy_of(s, index, frozenset())
        if found is not None:
            s[self.slot] = found
        return found is not None

    def copy_of(self, s: SlotValues, index: int, used: Set[int]) -> int | None:
        """The copy known to most, of several such the first, among equal ones that are not used."""
        knows = self.program.knows
        copies = (c for c in self.members(s) if self.index(s, c) == index and c not in used)
        return max(copies, key=lambda c: (s[knows + c].bit_count(), -c), default=None)


class PositionPicker(Picker):
    """A component of a row or pile: by zone and position, seen or not."""

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        super().__init__(pick, evaluator)
        self.places = {pick.zone_at(place): place for place in range(pick.zones[1])}

    def options(self, s: SlotValues) -> Iterator[int]:
        for component in self.members(s):
            s[self.slot] = component
            yield self.index(s, component)

    def index_of(self, s: SlotValues, member: int) -> int:
        return self.index(s, member)

    def index(self, s: SlotValues, component: int) -> int:
        return self.places[s[self.program.home + component]] * self.pick.room + self.table.position(s, component)


class UnseenPicker(Picker):
    """A component of a heap the chooser does not see: a random one. The slot holds the zone until chance decides."""

    def options(self, s: SlotValues) -> Iterator[int]:
        zones = sorted({s[self.program.home + component] for component in self.members(s)})
        for zone in zones:
            s[self.slot] = zone
            yield zone - self.pick.zones[0]


class SomePicker(Picker):
    """A subset: by size, then by combinatorial rank over the members' indices."""

    def __init__(self, pick: Pick, evaluator: Evaluator) -> None:
        super().__init__(pick, evaluator)
        assert pick.member is not None and pick.fewest is not None and pick.most is not None
        self.member = picker_of(pick.member, evaluator)
        self.fewest, self.most = evaluator.value(pick.fewest), evaluator.value(pick.most)
        self.least, self.greatest = pick.span_of_counts

    def options(self, s: SlotValues) -> Iterator[int]:
        items = sorted(self.member.options(s))
        copies = self._copies(s, items)
        choose = combinations_with_replacement if self.pick.repeats else combinations
        for count in range(max(self.least, self.fewest(s)), min(self.greatest, self.most(s)) + 1):
            for subset in choose(items, count):
                if all(subset.count(item) <= copies[item] for item in set(subset)):
                    self._put(s, subset)
                    yield self.rank(subset)

    def _copies(self, s: SlotValues, items: list[int]) -> dict[int, int]:
        if not isinstance(self.member, KindPicker):
            return dict.fromkeys(items, 1)
        found = [self.member.index(s, component) for component in self.member.members(s)]
        return {item: found.count(item) for item in items}

    def _put(self, s: SlotValues, subset: tuple[int, ...]) -> bool:
        """Fills the region with members for these indices; equal ones are different copies."""
        s[self.slot] = len(subset)
        used: set[int] = set()
        for place, index in enumerate(subset, self.slot + 1):
            member = self._member(s, index, used)
            if member is None:
                return False
            used.add(member)
            s[place] = member
        return True

    def _member(self, s: SlotValues, index: int, used: set[int]) -> int | None:
        if isinstance(self.member, KindPicker):
            return self.member.copy_of(s, index, used)
        return s[self.member.slot] if self.member.take(s, index) else None

    def rank(self, subset: tuple[int, ...]) -> int:
        items, count = self.member.size, len(subset)
        rank = sum(_choices(items, fewer, self.pick.repeats) for fewer in range(self.least, count))
        for place, item in enumerate(subset):
            rank += comb(item + place if self.pick.repeats else item, place + 1)
        return rank

    def take(self, s: SlotValues, index: int) -> bool:
        subset = self.unrank(index)
        if subset is None or not self.fewest(s) <= len(subset) <= self.most(s):
            return False
        return self._put(s, subset)

    def unrank(self, rank: int) -> tuple[int, ...] | None:
        for count in range(self.least, self.greatest + 1):
            size = _choices(self.member.size, count, self.pick.repeats)
            if rank < size:
                return self._combination(rank, count)
            rank -= size
        return None

    def _combination(self, rank: int, count: int) -> tuple[int, ...]:
        """The combination of that rank: the largest member first, each the greatest whose binomial still fits."""
        found = []
        for place in range(count, 0, -1):
            item = place - 1
            while comb(item + 1, place) <= rank:
                item += 1
            rank -= comb(item, place)
            found.append(item - (place - 1) if self.pick.repeats else item)
        return tuple(reversed(found))

    def finish(self, s: SlotValues) -> None:
        s[self.member.slot] = 0


def _choices(items: int, count: int, repeats: bool) -> int:
    return comb(items + count - 1, count) if repeats else comb(items, count)


_PICKERS: dict[str, type[Picker]] = {
    "number": NumberPicker,
    "member": NumberPicker,
    "value": ValuePicker,
    "kind": KindPicker,
    "position": PositionPicker,
    "unseen": UnseenPicker,
    "some": SomePicker,
}


complete("pickers", [form for form, made in _PICKERS.items() if not made.__abstractmethods__], PICK_FORMS)


def picker_of(pick: Pick, evaluator: Evaluator) -> Picker:
    return _PICKERS[pick.form](pick, evaluator)
