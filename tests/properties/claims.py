"""What `check` claims of all games, held against games: conditions that are always or never so, stores that are always
outside, steps that no game comes to, state and purses that never change, words that never come.

In: a finding, and what was seen in play. Out: what contradicts it, in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rulewright.backend.runtime.fault import Fault
from rulewright.game import Game
from rulewright.source.diagnostic import Diagnostic
from rulewright.source.text import Span

from .beliefs import Watched


@dataclass
class Seen:
    """What was seen in the games of one machine."""

    tried: Watched
    visited: set[Span] = field(default_factory=set)
    """The places of the instructions that ran."""
    held: dict[Span, set[int]] = field(default_factory=dict)
    """By the place of a declaration: what its state or purses held."""
    faults: list[Fault] = field(default_factory=list)

    def play(self, games: Iterator[Game]) -> None:
        """Follows a game to its end, or to its fault."""
        game = None
        try:
            for game in games:
                self._note(game)
        except Fault as fault:
            self.faults.append(fault)

    def _note(self, game: Game) -> None:
        tried, program, s = self.tried, self.tried.machine.program, game.state.slots
        tried.compare(game, tried.watch)
        if game.state.visited is None:
            game.state.visited = {}
        self.visited |= {program.code[at].span for at in game.state.visited}
        stored = {one.name: one for one in program.states}
        for state in tried.watch.symbols.states:
            variable = stored[state.name]
            self._hold(state.span, s[variable.slots.base : variable.slots.base + variable.slots.size])
        for purse, family in zip(tried.watch.symbols.purses.values(), program.purses, strict=True):
            self._hold(purse.span, [s[family.slots.base]])

    def _hold(self, span: Span, values: list[int]) -> None:
        self.held.setdefault(span, set()).update(values)


def _condition(finding: Diagnostic, seen: Seen) -> list[str]:
    said = "always" in finding.message
    found = seen.tried.watch.values.get(finding.span, set())
    return (
        [f"it was {'not so' if said else 'so'} in play"] if (said not in found and found) or (not said) in found else []
    )


def _store(finding: Diagnostic, seen: Seen) -> list[str]:
    is_worked_out = finding.span in seen.tried.watch.values
    return ["it was stored in play"] if is_worked_out and not seen.faults else []


def _step(finding: Diagnostic, seen: Seen) -> list[str]:
    return ["a game came to it"] if finding.span in seen.visited else []


def _steady(finding: Diagnostic, seen: Seen) -> list[str]:
    found = seen.held.get(finding.span, set())
    return [f"it held {sorted(found)}"] if len(found) > 1 else []


def _word(finding: Diagnostic, seen: Seen) -> list[str]:
    word = finding.message.rstrip("`").rpartition("`")[2]
    states = [state for state in seen.tried.watch.symbols.states if state.span == finding.span]
    return [
        f"`{state.name}` was `{word}`"
        for state in states
        if (words := getattr(state.type.inner, "words", ())) and words.index(word) in seen.held.get(state.span, set())
    ]


CLAIMS: dict[str, Callable[[Diagnostic, Seen], list[str]]] = {
    "RW610": _store,
    "RW704": _word,
    "RW705": _steady,
    "RW706": _condition,
    "RW714": _step,
}
"""By code: what in play contradicts a finding."""


def contradicted(findings: list[Diagnostic], seen: Seen) -> list[str]:
    """The claims that did not hold."""
    return [
        f"{finding.code} {finding.span}: {finding.message}; but {why}"
        for finding in findings
        if finding.code in CLAIMS
        for why in CLAIMS[finding.code](finding, seen)
    ]
