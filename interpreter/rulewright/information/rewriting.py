"""What would have been made, had components lain in each other's places.

In: what was made in a game, which components are exchanged, which dice show something else. Out: what to make again. A
choice that names a component by what it looks like names the other one then. Whether that can be is for the runtime to
say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.pickers import Picker, SomePicker
from rulewright.information.exchanges import Changes
from rulewright.information.made import UNSURE, Made, What
from rulewright.information.naming_actions import MOST_PICKED, naming_actions
from rulewright.ir.program import PASS, Pick

Exchanged = Mapping[int, int]
"""By component: the one that takes its place."""
DRAWN, CHOSEN = int(What.DRAWN), int(What.CHOSEN)


class Rewriting:
    """Rewrites the games of one machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.components = machine, machine.program.components
        self.classes = {info.name: info for info in machine.program.classes}
        self.naming = [range(one.base, one.base + one.size) for one in naming_actions(machine.program)]

    def exchanged(self, made: Sequence[Made], exchanged: Exchanged) -> list[Made]:
        """What is made instead. Most of what was made is about other components, and stays."""
        return [self._one(one, exchanged) if _concerns(one, exchanged) else one for one in made]

    def changed(self, made: Sequence[Made], changes: Changes) -> list[Made]:
        """The same, with other rolls of dice as well."""
        found = self.exchanged(made, changes.exchanged)
        if not changes.rolls and not changes.traded:
            return found
        rolled: dict[int, list[int]] = {}
        for at, one in enumerate(made):
            for die in (one.components or ()) if one.what == What.ROLLED else ():
                rolled.setdefault(die, []).append(at)
        for die, number in changes.rolls.items():
            for at in rolled.get(die, [])[-1:]:
                found[at] = found[at]._replace(value=number)
        for one_die, other_die in changes.traded.items():
            pairs = zip(rolled.get(one_die, [])[::-1], rolled.get(other_die, [])[::-1], strict=False)
            for one_at, other_at in islice(pairs, changes.times):
                found[one_at], found[other_at] = (
                    found[one_at]._replace(value=found[other_at].value),
                    found[other_at]._replace(value=found[one_at].value),
                )
        return found

    def foreseen(self, made: Sequence[Made], exchanged: Exchanged) -> bool:
        """Whether it is foreseen that a game cannot become another one by an exchange, since a choice would be about
        another component than the exchange says, and would not be changed back.
        """
        mask = sum(1 << one for one in exchanged)
        return any(one.beside & mask and self._mistakes(one, exchanged) for one in made)

    def _mistakes(self, one: Made, exchanged: Exchanged) -> bool:
        """Whether one that looks the same as the right component is found sooner among what lies beside it.
        Not where the first one is not taken either.
        """
        chosen = (one.about & UNSURE) - 1
        beside = [place for place in range(one.beside.bit_length()) if one.beside >> place & 1]
        right, there = exchanged.get(chosen, chosen), [exchanged.get(place, place) for place in beside]
        return self._is_first(chosen, beside) and not self._is_first(right, there)

    def _is_first(self, one: int, among: Sequence[int]) -> bool:
        """Whether none that looks the same has a lower number."""
        look = self._look(one)
        return all(one <= other or self._look(other) != look for other in among)

    def _look(self, component: int) -> tuple[str, int]:
        info = self.components[component]
        return info.cls, info.face

    def _one(self, one: Made, exchanged: Exchanged) -> Made:
        if one.what == What.DRAWN:
            return one._replace(value=exchanged.get(one.value, one.value))
        if one.what == What.CHOSEN:
            return one._replace(value=self.choice(one.value, exchanged, one.components))
        return one

    def choice(self, number: int, exchanged: Exchanged, moved: Sequence[int] | None = None) -> int:
        """The id of the choice that names other components. `moved`: those that it moved, if that is known."""
        pairs = {one: exchanged[one] for one in moved if one in exchanged} if moved is not None else exchanged
        if number == PASS or not pairs:
            return number
        if not any(number in ids for ids in self.naming):
            return number
        chooser = self.machine.choosers.of(number)
        rest, scale, found = number - chooser.action.base, 1, chooser.action.base
        for picker in reversed(chooser.pickers):
            rest, index = divmod(rest, picker.size)
            found += scale * self._index(picker, index, pairs)
            scale *= picker.size
        return found

    def _index(self, picker: Picker, index: int, pairs: Exchanged) -> int:
        if not isinstance(picker, SomePicker):
            return self._items(picker.pick, [index], pairs)[0]
        subset = picker.unrank(index)
        member = picker.pick.member
        if subset is None or member is None or picker.greatest > MOST_PICKED:
            return index
        items = sorted(self._items(member, [*subset], pairs))
        return picker.rank(tuple(items)) if picker.pick.repeats or len({*items}) == len(items) else index

    def _items(self, pick: Pick, indices: list[int], pairs: Exchanged) -> list[int]:
        """Indices of what is picked, each exchanged at most once."""
        free = set(range(len(indices)))
        for one, other in pairs.items():
            if pick.type in (self.components[one].cls, self.components[other].cls):
                place = next((at for at in sorted(free) if self._named(pick, indices[at], one)), None)
                if place is not None:
                    free.remove(place)
                    indices[place] += self._place(pick, other) - self._place(pick, one)
        return indices

    def _named(self, pick: Pick, index: int, component: int) -> bool:
        if pick.form == "kind":
            numbers = len(self.classes[pick.type].numbers)
            return index % pick.room // numbers == self.components[component].face
        return pick.form == "number" and index == self._place(pick, component)

    def _place(self, pick: Pick, component: int) -> int:
        """The index of a component among those that may be picked, but for its zone and what it shows."""
        if pick.form == "kind":
            return self.components[component].face * len(self.classes[pick.type].numbers)
        return component - pick.low


def _concerns(one: Made, exchanged: Exchanged) -> bool:
    """Whether something else may be made where components are exchanged.
    Read without names: this is asked most of all.
    """
    value, about, _ = one
    what = about >> 24
    if what == DRAWN:
        return value in exchanged
    first = about & UNSURE
    return what == CHOSEN and (first == UNSURE or first - 1 in exchanged or (about >> 12 & UNSURE) - 1 in exchanged)
