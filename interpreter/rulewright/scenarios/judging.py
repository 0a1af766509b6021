"""Judging: whether what a scenario expects has come about.

In: the position where the game stands, and expectations with what they need understood. Out: a failure for each that is
not met, with what was expected and what was got in the words of scenarios.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from rulewright.game import Fault, Game
from rulewright.runtime.chance import below
from rulewright.scenarios.calls import Calls, Meant
from rulewright.scenarios.expectations import HIDDEN, Compared, Expectation, InPhase, Legal, Lying, Over, Refused, Results, Seen
from rulewright.scenarios.places import Place, Places
from rulewright.scenarios.texts import line, listed
from rulewright.scenarios.things import Thing, Things
from rulewright.semantics import symbols as sym
from rulewright.semantics.types import ComponentType, Type
from rulewright.source.text import Span

Asker = Callable[[Game], int]
Wanted = int | Thing | None


@dataclass(frozen=True, slots=True)
class Unmet:
    """An expectation that is not met. `said` tells it in a sentence."""

    span: Span
    said: str
    expected: str
    got: str


@dataclass(frozen=True, slots=True)
class Understood:
    """An expectation with its components and calls understood."""

    expectation: Expectation
    things: tuple[Thing | None, ...] = ()
    counts: tuple[int, ...] = ()
    faces: tuple[str | None, ...] = ()
    calls: tuple[Meant, ...] = ()


class Judge:
    """Judges in one configuration."""

    def __init__(self, things: Things, places: Places, calls: Calls, stop: int) -> None:
        self.things = things
        self.places = places
        self.calls = calls
        self.stop = stop

    def unmet(self, game: Game, one: Understood, ask: Callable[[int], Asker], before: dict[int, int]) -> Unmet | None:
        """The failure of an expectation, or none."""
        match one.expectation:
            case Compared():
                return self._compared(game, one, one.expectation, ask, before)
            case Lying():
                return self._lying(game, one, one.expectation)
            case Seen():
                return self._seen(game, one, one.expectation, ask)
            case Legal():
                return self._legal(game, one, one.expectation)
            case Refused():
                return self._refused(game, one, one.expectation)
            case Results(numbers=numbers):
                standing = game.standing()
                got = standing.ranks if one.expectation.text == "outcome" else standing.scores
                return self._differ(one.expectation, ", ".join(map(str, numbers)), ", ".join(map(str, got)))
            case Over(wanted=wanted):
                return self._differ(one.expectation, _flag(wanted), _flag(game.over))
            case InPhase(name=name):
                return self._differ(one.expectation, name or "none", self._phase(game))
        raise AssertionError(one.expectation)

    def _differ(self, expectation: Expectation, expected: str, got: str, more: str = "") -> Unmet | None:
        if expected == got:
            return None
        return Unmet(expectation.span, f"`{expectation.text}` should be {expected}, and is {got}{more}", expected, got)

    # ---- values ---------------------------------------------------------------------------------------------------

    def _compared(self, game: Game, one: Understood, asked: Compared, ask: Callable[[int], Asker], before: dict[int, int]) -> Unmet | None:
        expected, got = [], []
        for index, (question, wanted) in enumerate(zip(asked.subjects, asked.wanted, strict=True)):
            try:
                found = ask(question)(game) - (before[question] if asked.relative else 0)
                value = ask(wanted)(game) if isinstance(wanted, int) else one.things[index]
            except Fault as fault:
                return Unmet(asked.span, f"`{asked.text}` cannot be worked out: {fault.message}", "", "")
            got.append(self.word(game, asked.type, found))
            same = found == value if not isinstance(value, Thing) else found >= 0 and value.matches(game.program, game.state.slots, found)
            expected.append(got[-1] if same else self._wanted_word(game, asked, value))
        more = ""
        if len(got) > 1 and expected != got:
            wrong = [str(index + 1) for index, pair in enumerate(zip(expected, got, strict=True)) if pair[0] != pair[1]]
            more = f": wrong at {', '.join(wrong)}"
        if expected != got and asked.sides:
            more = ": " + ", ".join(f"`{text}` is {self.word(game, type_, ask(question)(game))}" for text, question, type_ in asked.sides)
        return self._differ(asked, ", ".join(expected), ", ".join(got), more)

    def _wanted_word(self, game: Game, asked: Compared, value: Wanted) -> str:
        if isinstance(value, Thing):
            return line(value.span.text)
        return "none" if value is None else self.word(game, asked.type, value)

    def word(self, game: Game, type_: Type, value: int) -> str:
        """A value as scenarios write it."""
        if isinstance(type_.inner, ComponentType):
            return self.things.word(game.state.slots, value) if value >= 0 else "none"
        return self.things.trait_word(type_, value)

    # ---- zones ----------------------------------------------------------------------------------------------------

    def _zone(self, place: Place) -> int:
        return self.things.program.zone_family(place.name).start + (place.keys[0] if place.keys else 0)

    def _lying(self, game: Game, one: Understood, lying: Lying) -> Unmet | None:
        s, program = game.state.slots, game.program
        zone = self._zone(lying.place)
        members = game.machine.table.members(s, zone)
        wanted = [(thing, face) for thing, face, count in zip(one.things, one.faces, one.counts, strict=True) for _ in range(count)]
        by_face = program.zone_family(lying.place.name).seen_by == "face"
        got = self.things.words(s, members, by_face and any(face is not None for face in one.faces))
        rest = list(members)
        ordered = program.zones[zone].order != "heap"
        for thing, face in wanted if ordered else sorted(wanted, key=lambda pair: pair[0] is not None and pair[0].any):
            options = rest[:1] if ordered else rest
            found = next((c for c in options if thing is not None and self._is(game, c, thing, face)), None)
            if found is None:
                break
            rest.remove(found)
        else:
            if not rest:
                return None
        expected = line(lying.span.text)
        return Unmet(lying.span, f"`{lying.text}` should be {expected}, and is {got}", expected, got)

    def _is(self, game: Game, component: int, thing: Thing, face: str | None) -> bool:
        up = game.state.slots[game.program.facing + component]
        return thing.matches(game.program, game.state.slots, component) and face in (None, "up" if up else "down")

    # ---- views ----------------------------------------------------------------------------------------------------

    def _seen(self, game: Game, one: Understood, seen: Seen, ask: Callable[[int], Asker]) -> Unmet | None:
        view = game.view(seen.seat)
        if isinstance(seen.place.symbol, sym.Zone):
            return self._seen_zone(game, one, seen, view["zones"][self._zone(seen.place)])
        is_money = isinstance(seen.place.symbol, sym.Purse)
        entries = [entry for entry in view["money" if is_money else "state"] if entry["purse" if is_money else "state"] == seen.place.name]
        type_ = self.places.value(seen.place, self.places.members(seen.place)[0]).type
        expected, got = [], []
        for keys, subject, wanted in zip(self.places.members(seen.place), seen.subjects, seen.wanted, strict=True):
            entry = entries[self.places.index(seen.place, keys)]
            hidden = entry["amount"] is None if is_money else not entry["seen"]
            got.append(HIDDEN if hidden else self.word(game, type_, ask(subject)(game)))
            expected.append(HIDDEN if wanted is None else self.word(game, type_, ask(wanted)(game)))
        return self._differ(seen, ", ".join(expected), ", ".join(got))

    def _seen_zone(self, game: Game, one: Understood, seen: Seen, entry: dict[str, object]) -> Unmet | None:
        """Compares with the view's own words for components."""
        cls = seen.place.symbol.cls if isinstance(seen.place.symbol, sym.Zone) else ""
        wanted = [(thing, face) for thing, face, count in zip(one.things, one.faces, one.counts, strict=True) for _ in range(count)]
        row, faces = entry.get("row"), entry.get("face_up")
        if isinstance(row, list):
            shown = [
                self._shown(game, word, cls) + (" face up" if isinstance(faces, list) and faces[at] and any(f for _, f in wanted) else "")
                for at, word in enumerate(row)
            ]
            fits = len(row) == len(wanted) and all(
                self._names(game, thing, word) and face in (None, "up" if isinstance(faces, list) and faces[at] else "down")
                for at, ((thing, face), word) in enumerate(zip(wanted, row, strict=False))
            )
        else:
            known, unknown = entry["known"], entry["unknown"]
            assert isinstance(known, dict) and isinstance(unknown, int)
            rest = Counter(known)
            for thing, _ in wanted:
                word = next((word for word in rest if rest[word] and thing is not None and self._names(game, thing, word)), None)
                if word is not None:
                    rest[word] -= 1
            named = sum(thing is not None for thing, _ in wanted)
            fits = not sum(rest.values()) and named == sum(known.values()) and len(wanted) - named == unknown
            shown = [f"{count} " * (count > 1) + self._shown(game, word, cls) for word, count in known.items()] + [f"{unknown} " * (unknown > 1) + cls] * bool(
                unknown
            )
        if fits:
            return None
        expected, got = line(seen.span.text), ", ".join(shown) or "none"
        return Unmet(seen.span, f"`{seen.text}` should be {expected}, and is {got}", expected, got)

    def _shown(self, game: Game, word: object, cls: str) -> str:
        """A word of a view as scenarios write it."""
        s, texts = game.state.slots, game.machine.texts
        names = (self.things.word(s, c.index) for c in game.program.components if c.cls == cls and texts.component(cls, c.index, s) == word)
        return cls if word is None else next(names, str(word))

    def _names(self, game: Game, thing: Thing | None, word: object) -> bool:
        """Whether a word of a view is what it calls such a component; hidden ones have no word."""
        if thing is None or word is None:
            return thing is None and word is None
        texts = game.machine.texts
        return any(
            thing.matches(game.program, game.state.slots, c.index) and texts.component(c.cls, c.index, game.state.slots) == word
            for c in game.program.components
        )

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
                legal.span, f"`{legal.text}` cannot be told: {len(seats)} players choose at once; say `{legal.text} for player {seats[0] + 1}`", "", ""
            )
        numbers = self.calls.legal(game, seats[0], legal.action)
        words = listed([self.calls.text(game, seats[0], number) for number in numbers]) or "none"
        if legal.count is not None:
            return self._differ(legal, str(legal.count), str(len(numbers)), f": {words}" if numbers else "")
        left = list(numbers)
        for call in one.calls:
            found = next((number for number in self.calls.matching(game, seats[0], call) if number in left), None)
            if found is None:
                return Unmet(legal.span, f"`{legal.text}` lacks {call.text}; legal: {words}", line(legal.span.text), words)
            left.remove(found)
        if left:
            return Unmet(legal.span, f"`{legal.text}` has {self.calls.text(game, seats[0], left[0])} too; legal: {words}", line(legal.span.text), words)
        return None

    def _refused(self, game: Game, one: Understood, refused: Refused) -> Unmet | None:
        seats = self._choosers(game, refused)
        for call in one.calls if not isinstance(seats, str) else ():
            for seat in seats:
                if self.calls.find(game, int(seat), call) is not None:
                    return Unmet(refused.span, f"`{call.text}` should be refused, and player {int(seat) + 1} may do it", "refused", "legal")
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
