"""Why something happened tells nothing that only others know: rules that read secrets in every way they may, and twins
that differ in these.

The checks of the room are broken one at a time as well: for each of them the comparison finds a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from properties.play import difference
from rulewright.rule_log import (
    ScoreSheet,
    chance_readers,
    component_noters,
    knowledge,
    log_entries,
    owned_slots,
    recorder,
)
from rulewright.rule_log.joins import Joins

from .leaky_rules import RULES, TwinGame, ruleset
from .seat_outputs import everything, reasons

EYES = (0, None)
TURNS = 2


def compared(name: str, *, whole: bool = False) -> Iterator[tuple[str, str]]:
    """What twins hand to those who cannot tell them apart, before and after seat 1 has taken an action."""
    games = [TwinGame(variant) for variant in range(3)]
    for _ in range(TURNS):
        for first, other in ((games[0], games[1]), (games[0], games[2])):
            for eye in EYES:
                if first.game.view(eye) != other.game.view(eye) or first.game.log(eye) != other.game.log(eye):
                    continue
                yield _handed(first, eye, whole), _handed(other, eye, whole)
        for game in games:
            for action in (name, "wait"):
                if not game.game.over:
                    game.take(action)


def _handed(logged: TwinGame, eye: int | None, whole: bool) -> str:
    return everything(ruleset(), logged.game, eye, logged=logged) if whole else "\n".join(reasons(logged, eye))


@pytest.mark.parametrize("name", RULES)
def test_reasons_tell_no_secret(name: str) -> None:
    pairs = list(compared(name))
    assert len(pairs) > 4
    for ours, theirs in pairs:
        assert ours == theirs, difference(ours, theirs)


@pytest.mark.parametrize("name", ["same_line", "marked", "finish"])
def test_all_that_is_handed_to_a_seat(name: str) -> None:
    for ours, theirs in compared(name, whole=True):
        assert ours == theirs, difference(ours, theirs)


def _everyone(*_: object) -> int:
    return (1 << 3) - 1


Broken = Callable[[pytest.MonkeyPatch], None]


def _set(owner: object, name: str, value: object) -> Broken:
    return lambda patch: patch.setattr(owner, name, value)


def _all_told(patch: pytest.MonkeyPatch) -> None:
    """Each part of an entry is told to everybody; the entries are those for the seat."""
    patch.setattr(log_entries.LoggedValue, "told", lambda self, eye, say: self.words)


def _placed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("rulewright.rule_log.recorder.LogEntry", _entry_with("way"))


def _for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("rulewright.rule_log.recorder.LogEntry", _entry_with("audience"))


def _entry_with(name: str) -> Callable[..., log_entries.LogEntry]:
    """Makes entries of which everybody may know this."""
    plain: Any = log_entries.LogEntry
    return lambda *fields: replace(plain(*fields), **{name: _everyone()})


def _open(patch: pytest.MonkeyPatch) -> None:
    plain = knowledge.Knowledge.__init__

    def init(self: knowledge.Knowledge, *arguments: object) -> None:
        plain(self, *arguments)  # type: ignore[arg-type]
        self.is_open = True

    patch.setattr(knowledge.Knowledge, "__init__", init)


def _never_left(patch: pytest.MonkeyPatch) -> None:
    """What leaves a phase is no way."""
    plain = Joins._followers

    def followers(self: Joins, at: int, start: int, end: int) -> Iterator[int]:
        if self.code[at].name != "leave":
            yield from plain(self, at, start, end)

    patch.setattr(Joins, "_followers", followers)


def _owned(patch: pytest.MonkeyPatch) -> None:
    plain = owned_slots.owners
    patch.setattr("rulewright.rule_log.knowledge.owners", lambda program: dict.fromkeys(plain(program), _everyone()))


def _numbers(self: log_entries.LogEntry, eye: int) -> Iterator[tuple[str, str]]:
    return (
        (part.name, str(part))
        for _, part in self.parts
        if isinstance(part, log_entries.LoggedValue | log_entries.LoggedComponents)
    )


def _recognised(self: log_entries.LoggedComponents, eye: int) -> list[str]:
    return [words for words, _, audience in self.members if not eye & ~audience]


K = knowledge.Knowledge
MUTATIONS: dict[str, tuple[Broken, str]] = {
    "values are told to all": (_all_told, "owed"),
    "numbers are told to all": (_set(log_entries.LogEntry, "known", _numbers), "owed"),
    "entries are for all": (_for_all, "branch"),
    "lines have their place": (_placed, "same_line"),
    "secrets decide nothing": (_set(recorder.Recorder, "decided", lambda self, at, audience: None), "same_line"),
    "all games are open": (_open, "branch"),
    "all state is seen": (_owned, "branch"),
    "all marks are seen": (_set(K, "of_mark", _everyone), "marked"),
    "all purses are seen": (_set(K, "of_purse", _everyone), "all_paid"),
    "all components are known": (_set(K, "of_component", _everyone), "turned"),
    "all slots are known": (_set(K, "of_slot", _everyone), "branch"),
    "tables tell nothing": (_set(K, "_lookup", _everyone), "ranks"),
    "conditions are known": (_set(K, "_until", _everyone), "two_conditions"),
    "members are known": (_set(K, "_domain", lambda self, *a, **b: _everyone()), "row"),
    "arguments are known": (_set(K, "_call", _everyone), "row"),
    "sums are known": (_set(K, "_fold", _everyone), "shown_to"),
    "elements are known": (_set(K, "_element", _everyone), "branch"),
    "chance is seen": (_set(component_noters, "_kept_where", _everyone), "drawn_by_lot"),
    "chance is public": (
        _set(chance_readers.ChanceReaders, "is_shown", lambda self, at, slot, known: True),
        "lot_named",
    ),
    "no phase is left": (_never_left, "branch"),
    "components are told": (
        _set(log_entries.LoggedComponents, "told", lambda self, eye, say: str(self.members)),
        "turned",
    ),
    "known components are told": (_set(log_entries.LoggedComponents, "known", _recognised), "shown_row"),
    "the way is told": (_set(recorder.Recorder, "way", property(_everyone)), "paid_if"),
    "points are told": (
        _set(ScoreSheet, "told", lambda self, eye: tuple((line, True) for line in self.lines)),
        "finish",
    ),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_broken_check_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, rule = MUTATIONS[name]
    broken(monkeypatch)
    assert any(ours != theirs for ours, theirs in compared(rule))


def test_marks_are_told_to_those_who_see_them() -> None:
    """With `seen_by: others`, those see a mark who do not own the place where the component lies."""
    game = TwinGame(1)
    game.take("marked_for")
    told = [[entry.sentence for entry in game.log().told(eye)] for eye in (0, 1, None)]
    sentence = "theirs of ace in Player 1's field goes from 0 to 7"
    assert [sentence in sentences for sentences in told] == [False, True, False]
