"""What a player sees, compared with what a scenario says.

In: a game, an expectation. Out: whether all is well, and two texts: what should be seen and what is. Everything comes
from the view, which is all that a player ever gets.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.frontend.typed import symbols as sym
from rulewright.game import Game
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expectations import HIDDEN, Ask, Carried, Seen, Understood
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.place_names import Places, zone_of

Entry = dict[str, Any]


class Views:
    """Reads views in one configuration."""

    def __init__(self, notation: ComponentNotation, places: Places) -> None:
        self.notation = notation
        self.places = places

    def seen(self, game: Game, one: Understood, seen: Seen, ask: Ask) -> tuple[bool, str, str]:
        """Whether all is well, what should be seen, and what is."""
        view = game.view(seen.seat)
        if not isinstance(seen.place.symbol, sym.Zone):
            expected, got = self._values(game, seen, view, ask)
            return expected == got, expected, got
        entry = view["zones"][zone_of(game.program, seen.place)]
        fits, shown = self._row(game, one, entry) if "row" in entry else self._heap(game, one, entry)
        cls = seen.place.symbol.cls
        got = ", ".join(cls if word is None else word for word in shown) or "none"
        return fits, line(seen.span.text), got

    def _values(self, game: Game, seen: Seen, view: Entry, ask: Ask) -> tuple[str, str]:
        """Purses and state."""
        is_money = isinstance(seen.place.symbol, sym.Purse)
        entries = [
            entry
            for entry in view["money" if is_money else "state"]
            if entry["purse" if is_money else "state"] == seen.place.name
        ]
        members = self.places.members(seen.place)
        type_ = self.places.value(seen.place, members[0]).type
        expected, got = [], []
        for keys, subject, wanted in zip(members, seen.subjects, seen.wanted, strict=True):
            entry = entries[self.places.index(seen.place, keys)]
            is_hidden = entry["amount"] is None if is_money else not entry["seen"]
            got.append(HIDDEN if is_hidden else self.notation.value_word(game.state.slots, type_, ask(subject)(game)))
            expected.append(
                HIDDEN if wanted is None else self.notation.value_word(game.state.slots, type_, ask(wanted)(game))
            )
        return ", ".join(expected), ", ".join(got)

    def carried(self, game: Game, carried: Carried, ask: Ask) -> tuple[str, str]:
        """The marks that should be there or be seen, and those that are."""
        assert carried.place.zone is not None
        s, type_ = game.state.slots, carried.type
        zone, table = zone_of(game.program, carried.place.zone), game.machine.table
        mark, seats = next(each for each in table.marks.carried(zone) if each[0].name == carried.place.name)
        eye = game.program.players if carried.seat is None else carried.seat
        hidden = carried.seen and not seats >> eye & 1
        got = [
            HIDDEN if hidden else self.notation.value_word(s, type_, s[mark.slots.base + one])
            for one in table.members(s, zone)
        ]
        expected = [
            HIDDEN if wanted is None else self.notation.value_word(s, type_, ask(wanted)(game))
            for wanted in carried.wanted
        ]
        return ", ".join(expected), ", ".join(got)

    def _row(self, game: Game, one: Understood, entry: Entry) -> tuple[bool, list[str | None]]:
        """A row or pile, position by position: whether it fits, and what is shown."""
        row: list[str | None] = entry["row"]
        faces: list[bool] = entry.get("face_up", [False] * len(row))
        wanted = one.listed
        fits = len(row) == len(wanted) and all(
            self._names(game, pattern, word) and face in (None, "up" if up else "down")
            for (pattern, face), word, up in zip(wanted, row, faces, strict=True)
        )
        tell = any(face for _, face in wanted)
        return fits, [self._shown(game, word, up and tell) for word, up in zip(row, faces, strict=True)]

    def _heap(self, game: Game, one: Understood, entry: Entry) -> tuple[bool, list[str | None]]:
        """A heap: what is known in it, and how many are not."""
        known, unknown = Counter[str](entry["known"]), int(entry["unknown"])
        rest = Counter(known)
        named = [pattern for pattern, _ in one.listed if pattern is not None]
        for pattern in named:
            word = next((word for word in rest if rest[word] and self._names(game, pattern, word)), None)
            rest[word or ""] -= 1
        fits = not any(rest.values()) and len(one.listed) - len(named) == unknown
        return fits, [*(self._shown(game, word, up=False) for word in known.elements()), *([None] * unknown)]

    def _shown(self, game: Game, word: str | None, up: bool) -> str | None:
        """A word of a view as scenarios write it."""
        s, texts = game.state.slots, game.machine.texts
        names = (self.notation.word(s, c.index) for c in game.program.components if texts.component(c.index, s) == word)
        return None if word is None else next(names, word) + (" face up" if up else "")

    def _names(self, game: Game, pattern: ComponentPattern | None, word: str | None) -> bool:
        """Whether a word of a view is what it calls such a component; hidden ones have no word."""
        if pattern is None or word is None:
            return pattern is None and word is None
        s, texts = game.state.slots, game.machine.texts
        return any(
            pattern.matches(game.program, s, c.index) and texts.component(c.index, s) == word
            for c in game.program.components
        )
