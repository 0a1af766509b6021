"""Why an action, or one of its picks, is not possible now: one sentence from the rules.

In: a game, a seat, and the rules in words. Out: a sentence, or nothing where it is possible. Picks are gone through in
their order, without their conditions, to find the condition that leaves nothing; the vector is as it was afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.backend.runtime.state import SlotValues
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType, SpaceType
from rulewright.game import Game
from rulewright.guidance.false_conditions import FalseConditions
from rulewright.ir.program import NONE, NONE_NUMBER, Action, Domain, Pick
from rulewright.rulebook import Called, RuleWords

MOST_TRIED = 3000
"""So many members are tried for one sentence."""
MOST_CAUSES = 2
"""So many different causes are told."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """What stands in the way: at which pick (behind the last: the action's own condition), and why."""

    at: int
    why: str


@dataclass(frozen=True, slots=True)
class PickCandidate:
    """Something that could be picked by its kind: its number in the rules, its words, and why not;
    nothing if it can be.
    """

    member: int
    words: str
    why: str


class Refusals:
    """Explains the actions of one game to one seat."""

    def __init__(self, words: RuleWords, game: Game, seat: int) -> None:
        self.words, self.game, self.seat = words, game, seat
        self.machine, self.say = game.machine, game.say
        self.texts = game.machine.shown.texts
        self.conditions = FalseConditions(game.machine, words, seat)
        self.tried = 0

    def action(self, index: int) -> str:
        """Why no choice of an action is possible; nothing if one is."""
        return self._reason(index, {})

    def choice(self, index: int, picked: Mapping[int, int]) -> str:
        """Why an action is not possible with some of its picks made, by place; nothing if it is."""
        return self._reason(index, picked)

    def candidates(self, index: int, place: int, picked: Mapping[int, int]) -> Iterator[PickCandidate]:
        """Everything that one pick could mean, with what was picked before it by place.
        Only players, sides, spaces and words, which all know, and components that lie before the seat.
        """
        pick = self._action(index).picks[place]
        for member in self._every(index, place, picked):
            yield PickCandidate(
                member, self._member_words(pick, member), self._reason(index, {**picked, place: member})
            )

    def _every(self, index: int, place: int, picked: Mapping[int, int]) -> list[int]:
        pick = self._action(index).picks[place]
        if pick.form == "member":
            return list(range(pick.low, pick.low + pick.size))
        if pick.form != "kind" or pick.domain is None:
            return []
        with self.game.telling.entered(self.seat, index) as s:
            for at, member in picked.items():
                s[self._action(index).picks[at].slot] = member
            return self._different(pick, self._members(_unfiltered(pick.domain))(s))

    def _different(self, pick: Pick, members: list[int]) -> list[int]:
        """One of each name."""
        return list({self._member_words(pick, member): member for member in reversed(members)}.values())[::-1]

    def _reason(self, index: int, fixed: Mapping[int, int]) -> str:
        self.tried = 0
        course = _Course(self._action(index), self._rule(index), fixed)
        with self.game.telling.entered(self.seat, index) as s:
            barrier = self._barrier(s, course, 0, self._given(s, course))
        return barrier.why if barrier is not None else ""

    def _action(self, index: int) -> Action:
        return self.game.program.actions[index]

    def _rule(self, index: int) -> sym.Action:
        return self.words.symbols.actions[self._action(index).name]

    def _given(self, s: SlotValues, course: _Course) -> Called:
        """What the step gives to the action, in words;
        what the seat does not see of it (a component) is called by its name in the rules.
        """
        single = [var for var in course.rule.signature if not isinstance(var.type, SetType)]
        if len(single) < len(course.rule.signature):  # a set takes several slots, and is called by its name
            return {}
        pairs = zip(course.action.parameters, course.rule.signature, strict=True)
        return {
            var: self.texts.member(var.type.name, s[slot])
            for slot, var in pairs
            if isinstance(var.type, SpaceType) and s[slot] != NONE
        }

    # ---- pick after pick --------------------------------------------------------------------------------------------

    def _barrier(self, s: SlotValues, course: _Course, at: int, called: Called) -> Barrier | None:
        """What stands in the way from this pick on; none if there is a way."""
        if at == len(course.action.picks):
            why = self.conditions.why(s, course.action.where, course.rule.where, called)
            return Barrier(at, why) if why else None
        pick, typed = course.action.picks[at], course.rule.picks[at]
        match typed:
            case t.PickValue():
                return self._determined(s, course, at, called, pick, typed)
            case t.PickSome():
                return self._several(s, at, called, pick, typed)
            case t.PickOne():
                return self._one(s, course, at, called, pick, typed)
            case _:
                assert_never(typed)

    def _determined(
        self, s: SlotValues, course: _Course, at: int, called: Called, pick: Pick, typed: t.PickValue
    ) -> Barrier | None:
        assert pick.value is not None
        found = self.machine.value(pick.value)(s)
        if found == NONE or (found == NONE_NUMBER and self.game.program.is_number(pick.type)):
            return Barrier(at, self.conditions.compared.nothing(typed.value, called))
        s[pick.slot] = found
        return self._barrier(s, course, at + 1, {**called, typed.var: self._member_words(pick, found)})

    def _several(self, s: SlotValues, at: int, called: Called, pick: Pick, typed: t.PickSome) -> Barrier | None:
        """Too few to pick from. What further conditions leave of subsets is told in general."""
        assert pick.member is not None and pick.member.domain is not None and pick.fewest is not None
        count, fewest = len(self._members(pick.member.domain)(s)), self.machine.value(pick.fewest)(s)
        if count < fewest:
            return Barrier(
                at,
                self.say(
                    "too-few", fewest=fewest, count=count, members=self.conditions.phrases.members(typed.domain, called)
                ),
            )
        return None

    def _one(
        self, s: SlotValues, course: _Course, at: int, called: Called, pick: Pick, typed: t.PickOne
    ) -> Barrier | None:
        domain = pick.domain
        assert domain is not None
        every = self._members(_unfiltered(domain))(s)
        if at in course.fixed:
            if not any(self._is_same(pick, member, course.fixed[at]) for member in every):
                return Barrier(
                    at,
                    self.say(
                        "not-among", members=self.conditions.phrases.members(replace(typed.domain, where=None), called)
                    ),
                )
            every = [member for member in every if self._is_same(pick, member, course.fixed[at])]
        if every and pick.form == "unseen":
            return self._drawn(s, course, at, called, pick, every)
        if not every:
            return Barrier(
                at,
                self.say(
                    "there-is-no", members=self.conditions.phrases.members(replace(typed.domain, where=None), called)
                ),
            )
        found: list[Barrier] = []
        for member in every:
            barrier = self._with(s, course, at, called, member)
            if barrier is None:
                return None
            found.append(barrier)
        wanted = (
            self._lacking(s, pick, typed.domain, every) if all(barrier.at == at for barrier in found) else typed.domain
        )
        return self._summed(at, found, self.conditions.phrases.members(wanted, called))

    def _lacking(self, s: SlotValues, pick: Pick, domain: t.Domain, every: list[int]) -> t.Domain:
        """What there is not, with no more conditions than it takes: `open place` where
        there is none, whatever else is asked of one.
        """
        op, whole = pick.domain.where if pick.domain is not None else None, domain.where
        if pick.domain is None or op is None or not isinstance(whole, t.Logic) or whole.operator != "and":
            return domain
        first = 0
        for member in every:
            s[pick.domain.var] = s[pick.slot] = member
            first = max(first, self.conditions.first_false(s, op, whole))
        items = whole.items[: first + 1]
        return replace(domain, where=items[0] if len(items) == 1 else replace(whole, items=items))

    def _drawn(
        self, s: SlotValues, course: _Course, at: int, called: Called, pick: Pick, every: list[int]
    ) -> Barrier | None:
        """A random member, for the chooser does not see them: each heap is
        tried, and nothing is read of what lies in it.
        """
        heaps = sorted({s[self.game.program.home + member] for member in every})
        found = []
        for heap in heaps:
            s[pick.slot] = heap
            found.append(self._barrier(s, course, at + 1, called))
        return None if None in found else found[0]

    def _with(self, s: SlotValues, course: _Course, at: int, called: Called, member: int) -> Barrier | None:
        """With one member picked."""
        pick, typed = course.action.picks[at], course.rule.picks[at]
        assert isinstance(typed, t.PickOne) and pick.domain is not None
        self.tried += 1
        if self.tried > MOST_TRIED:
            return Barrier(at, self.say("none-fits"))
        s[pick.domain.var] = s[pick.slot] = member
        named = {**called, typed.domain.var: self._member_words(pick, member)}
        why = self.conditions.why(s, pick.domain.where, typed.domain.where, named)
        return Barrier(at, why) if why else self._barrier(s, course, at + 1, named)

    def _summed(self, at: int, found: list[Barrier], wanted: str) -> Barrier:
        """One sentence for all members, of those that come farthest: the same cause, few
        causes, or that there is no such member.
        """
        deepest = max(barrier.at for barrier in found)
        whys = list(dict.fromkeys(barrier.why for barrier in found if barrier.at == deepest))
        if len(whys) == 1:
            return Barrier(deepest, whys[0])
        if deepest == at:
            return Barrier(at, self.say("there-is-no", members=wanted))
        if len(whys) <= MOST_CAUSES:
            return Barrier(deepest, "; ".join(dict.fromkeys(cause for why in whys for cause in why.split("; "))))
        return Barrier(deepest, self.say("fits-of-one", why=whys[0]))

    # ---- members ----------------------------------------------------------------------------------------------------

    def _members(self, domain: Domain) -> Callable[[SlotValues], list[int]]:
        return self.machine.evaluator.members(domain) if domain.end else self.machine.evaluator.filtered(domain)

    def _is_same(self, pick: Pick, member: int, wanted: int) -> bool:
        if pick.form != "kind":
            return member == wanted
        return self._member_words(pick, member) == self._member_words(pick, wanted)

    def _member_words(self, pick: Pick, member: int) -> str:
        """What a member is called: a component that is picked by its kind by its name, any other by its place."""
        if member in (NONE, NONE_NUMBER):
            return self.say("none")
        if pick.form == "kind":
            return self.texts.component(member, self.game.state.slots)
        if pick.form == "position":
            return self.game.telling.place(member)
        is_class = pick.type in {info.name for info in self.game.program.classes}
        return self.texts.wording.named(pick.type) if is_class else self.texts.member(pick.type, member)


@dataclass(frozen=True, slots=True)
class _Course:
    """An action that is gone through, with what is fixed by place."""

    action: Action
    rule: sym.Action
    fixed: Mapping[int, int]


def _unfiltered(domain: Domain) -> Domain:
    """The members before any condition."""
    return domain if domain.end else replace(domain, where=None, keys=())
