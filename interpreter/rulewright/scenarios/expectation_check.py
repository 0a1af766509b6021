"""Judging: whether what a scenario expects has come about.

In: the position where the game stands, and expectations with what they need understood. Out: a failure for each that is
not met, with what was expected and what was got in the words of scenarios.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulewright.backend.runtime.chance import below
from rulewright.game import Game
from rulewright.ir.program import NONE
from rulewright.scenarios.action_calls import Calls
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expectations import (
    Ask,
    Carried,
    Compared,
    Expectation,
    InPhase,
    Legal,
    Lying,
    Over,
    Refused,
    Results,
    Seen,
    Understood,
)
from rulewright.scenarios.expression_texts import line, listed
from rulewright.scenarios.place_names import Places, zone_of
from rulewright.scenarios.view_check import Views
from rulewright.source.text import Span

Wanted = int | ComponentPattern | None


@dataclass(frozen=True, slots=True)
class Unmet:
    """An expectation that is not met. `said` tells it in a sentence."""

    span: Span
    said: str
    expected: str
    got: str


class Judge:
    """Judges in one configuration."""

    def __init__(self, notation: ComponentNotation, places: Places, calls: Calls, stop: int) -> None:
        self.notation = notation
        self.places = places
        self.calls = calls
        self.stop = stop
        self.views = Views(notation, places)

    def unmet(self, game: Game, one: Understood, ask: Ask, before: dict[int, int]) -> Unmet | None:
        """The failure of an expectation, or none."""
        match one.expectation:
            case Compared():
                return self._compared(game, one, one.expectation, ask, before)
            case Lying():
                return self._lying(game, one, one.expectation)
            case Seen():
                fits, expected, got = self.views.seen(game, one, one.expectation, ask)
                return None if fits else self._unmet(one.expectation, expected, got)
            case Carried():
                expected, got = self.views.carried(game, one.expectation, ask)
                return self._differ(one.expectation, expected, got)
            case Legal():
                return self._legal(game, one, one.expectation)
            case Refused():
                return self._refused(game, one, one.expectation)
            case Results(places=places):
                standing = game.standing()
                seats = range(len(standing.ranks))
                is_outcome = one.expectation.text == "outcome"
                found = map(standing.place, seats) if is_outcome else map(str, standing.scores)
                return self._differ(one.expectation, ", ".join(places), ", ".join(found))
            case Over(wanted=wanted):
                return self._differ(one.expectation, _flag(wanted), _flag(game.over))
            case InPhase(name=name):
                return self._differ(one.expectation, name or "none", self._phase(game))
            case _:
                assert_never(one.expectation)

    def _differ(self, expectation: Expectation, expected: str, got: str, more: str = "") -> Unmet | None:
        """A failure, if two texts differ."""
        return self._unmet(expectation, expected, got, more) if expected != got else None

    def _unmet(self, expectation: Expectation, expected: str, got: str, more: str = "") -> Unmet:
        return Unmet(expectation.span, f"`{expectation.text}` should be {expected}, and is {got}{more}", expected, got)

    # ---- values ---------------------------------------------------------------------------------------------------

    def _compared(self, game: Game, one: Understood, asked: Compared, ask: Ask, before: dict[int, int]) -> Unmet | None:
        expected, got, wrong = [], [], []
        for index, (question, wanted) in enumerate(zip(asked.subjects, asked.wanted, strict=True)):
            found = ask(question)(game) - (before[question] if asked.relative else 0)
            value = ask(wanted)(game) if isinstance(wanted, int) else one.patterns[index]
            got.append(self.notation.value_word(game.state.slots, asked.type, found))
            expected.append(self._wanted_word(game, asked, value))
            wrong += [index + 1] * (not self._same(game, found, value))
        return (
            self._unmet(asked, ", ".join(expected), ", ".join(got), self._more(game, asked, wrong, ask))
            if wrong
            else None
        )

    def _same(self, game: Game, found: int, value: Wanted) -> bool:
        if isinstance(value, ComponentPattern):
            return found >= 0 and value.matches(game.program, game.state.slots, found)
        return found == (NONE if value is None else value)

    def _wanted_word(self, game: Game, asked: Compared, value: Wanted) -> str:
        if isinstance(value, ComponentPattern):
            return line(value.span.text)
        return "none" if value is None else self.notation.value_word(game.state.slots, asked.type, value)

    def _more(self, game: Game, asked: Compared, wrong: list[int], ask: Ask) -> str:
        """What the sides of a comparison are, and where several values differ."""
        if asked.sides:
            words = [
                (text, self.notation.value_word(game.state.slots, type_, ask(question)(game)))
                for text, question, type_ in asked.sides
            ]
            return ": " + ", ".join(f"`{text}` is {word}" for text, word in words)
        return f": wrong at {', '.join(map(str, wrong))}" if len(asked.subjects) > 1 else ""

    # ---- zones ----------------------------------------------------------------------------------------------------

    def _lying(self, game: Game, one: Understood, lying: Lying) -> Unmet | None:
        s, program = game.state.slots, game.program
        zone = zone_of(program, lying.place)
        members = game.machine.table.members(s, zone)
        if self._matched(game, members, one.listed, ordered=program.zones[zone].order != "heap"):
            return None
        by_face = program.zone_family(lying.place.name).seen_by == "face"
        got = self.notation.words(s, members, by_face and any(one.faces))
        return self._unmet(lying, line(lying.span.text), got)

    def _matched(
        self, game: Game, members: list[int], wanted: list[tuple[ComponentPattern | None, str | None]], ordered: bool
    ) -> bool:
        """Whether the members are what is wanted: in this order, or in any."""
        rest = list(members)
        in_turn = wanted if ordered else sorted(wanted, key=lambda pair: pair[0] is not None and pair[0].any)
        for pattern, face in in_turn:
            possible = rest[:1] if ordered else rest
            found = next((c for c in possible if pattern is not None and self._is(game, c, pattern, face)), None)
            if found is None:
                return False
            rest.remove(found)
        return not rest

    def _is(self, game: Game, component: int, pattern: ComponentPattern, face: str | None) -> bool:
        up = game.state.slots[game.program.facing + component]
        return pattern.matches(game.program, game.state.slots, component) and face in (None, "up" if up else "down")

    # ---- choices --------------------------------------------------------------------------------------------------

    def _choosers(self, game: Game, expectation: Legal | Refused) -> list[int] | str:
        """Whose choices are meant, or why nobody's are."""
        if expectation.seat is not None:
            return [expectation.seat]
        if game.state.pending:
            return sorted(game.state.pending)
        if game.over or game.state.slots[game.program.pc] == self.stop:
            return "nobody chooses: the run has ended"
        return [0]

    def _legal(self, game: Game, one: Understood, legal: Legal) -> Unmet | None:
        seats = self._choosers(game, legal)
        if isinstance(seats, str):
            return Unmet(legal.span, f"`{legal.text}` cannot be told: {seats}", "", "")
        if len(seats) > 1:
            return Unmet(
                legal.span,
                (
                    f"`{legal.text}` cannot be told: {len(seats)} players choose at once; "
                    f"say `{legal.text} for player {seats[0] + 1}`"
                ),
                "",
                "",
            )
        numbers = self.calls.legal(game, seats[0], legal.action)
        words = listed([self.calls.text(game, seats[0], number) for number in numbers]) or "none"
        if legal.count is not None:
            return self._differ(legal, str(legal.count), str(len(numbers)), f": {words}" if numbers else "")
        left = list(numbers)
        for call in one.calls:
            found = next((number for number in self.calls.matching(game, seats[0], call) if number in left), None)
            if found is None:
                return Unmet(
                    legal.span, f"`{legal.text}` lacks {call.text}; legal: {words}", line(legal.span.text), words
                )
            left.remove(found)
        if left:
            return Unmet(
                legal.span,
                f"`{legal.text}` has {self.calls.text(game, seats[0], left[0])} too; legal: {words}",
                line(legal.span.text),
                words,
            )
        return None

    def _refused(self, game: Game, one: Understood, refused: Refused) -> Unmet | None:
        seats = self._choosers(game, refused)
        for call in one.calls if not isinstance(seats, str) else ():
            for seat in seats:
                if self.calls.find(game, int(seat), call) is not None:
                    return Unmet(
                        refused.span,
                        f"`{call.text}` should be refused, and player {int(seat) + 1} may do it",
                        "refused",
                        "legal",
                    )
        return None

    def _phase(self, game: Game) -> str:
        """The phase in which the game stands."""
        at = game.state.slots[game.program.pc]
        if game.over or at == self.stop or not game.state.pending:
            return "none"
        inside = [routine for routine in game.program.routines if routine.kind == "phase" and routine.entry <= at]
        return max(inside, key=lambda routine: routine.entry).name if inside else "game"


def settled(game: Game, zones: tuple[int, ...]) -> Game:
    """A copy of a game in which the order of shuffled zones is decided, as chance would have it."""
    copy = game.clone()
    table, state = copy.machine.table, copy.state
    for zone in zones:
        while undecided := table.undecided(state.slots, zone):
            table.decide_top(state.slots, zone, undecided[below(state.streams, state.stream(), len(undecided))])
    return copy


def _flag(value: object) -> str:
    return "yes" if value else "no"
