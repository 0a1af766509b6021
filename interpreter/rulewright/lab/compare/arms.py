"""What is compared: a ruleset in one configuration, as people write it, and its games.

In: `NAME`, or `NAME -o OPTION=VALUE --players N`. Out: the parts; a run of its games that goes on as far as is asked.
Complains with `BadArm` about words that mean none.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.errors import RulewrightError
from rulewright.lab.compare.measured_games import Measuring, measured_outcomes
from rulewright.lab.outcomes import Outcomes, in_turns
from rulewright.machine_cache import Ready
from rulewright.source.cells import neutral
from rulewright.source.player_count import MOST_PLAYERS
from rulewright.stats import Block, Run, games_from, sides_of

MOST_ARMS = 16


class BadArm(RulewrightError):
    """Words that mean nothing that could be compared."""


@dataclass(frozen=True, slots=True)
class ArmRequest:
    """One ruleset with what was written behind it."""

    text: str
    name: str
    players: int | None
    options: tuple[str, ...]


def asked_arm(text: str) -> ArmRequest:
    """What is meant by the words of one argument."""
    if " -" not in text:
        return ArmRequest(text, text, None, ())
    try:
        words = shlex.split(text)
    except ValueError as problem:
        raise BadArm(f"`{neutral(text)}`: a quotation mark is not closed") from problem
    name, *rest = words
    players, options = None, list[str]()
    for word, value in _pairs(text, rest):
        if word in ("-o", "--option"):
            options.append(value)
        elif word == "--players":
            players = _count(text, value)
        else:
            raise BadArm(
                f"`{neutral(text)}`: `{neutral(word)}` means nothing here; write `NAME -o OPTION=VALUE --players N`"
            )
    return ArmRequest(text, name, players, tuple(options))


def _pairs(text: str, words: list[str]) -> Iterator[tuple[str, str]]:
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=") if word.startswith("--") else (word, "", "")
        found = value if equals else next(rest, None)
        if found is None:
            raise BadArm(f"`{neutral(text)}`: after `{neutral(name)}` a value is missing")
        yield name, found


def _count(text: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 4 and 1 <= int(value) <= MOST_PLAYERS):
        raise BadArm(f"`{neutral(text)}`: `{neutral(value)}` is no number of players from 1 to {MOST_PLAYERS}")
    return int(value)


@dataclass(frozen=True)
class Arm:
    """One of those that are compared."""

    label: str
    made: Ready
    bots: tuple[str, ...]

    @property
    def players(self) -> int:
        return self.made.machine.program.players

    @property
    def members(self) -> int:
        """Who has a result: sides, seats, or everyone together."""
        return sides_of(self.made.machine.program) or self.players

    @property
    def is_declared(self) -> bool:
        """Whether the rules say who has won."""
        return self.made.machine.program.score.is_declared

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: bots that differ go round, and get the same deal from every seat. Rotations that are alike
        (`a,b,a,b`) are one: the same bots with the same deal and the same random numbers would play a game twice.
        """
        if len(set(self.bots)) == 1:
            return [self.bots[:1]]
        return list(dict.fromkeys(self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots))))


class ArmGames:
    """The games of an arm, played as far as is asked; each seating has a run of its own, with the same seeds."""

    def __init__(
        self,
        arm: Arm,
        seed: int,
        games: int,
        jobs: int,
        kept: list[Outcomes] | None = None,
        marked: bool = False,
        measuring: Measuring | None = None,
    ) -> None:
        """`measuring`: what is measured of each game beside how it ends."""
        seatings = arm.seatings()
        self.arm = arm
        self.parts = kept or [Outcomes(arm.players, arm.members, is_declared=arm.is_declared) for _ in seatings]
        machine, deals = arm.made.machine, -(-games // len(seatings))
        self._blocks: list[Iterator[Block | Outcomes]] = []
        self.reached = [0] * len(machine.program.marks)
        """In how many games each mark was reached, where that is noted."""
        for seating, part in zip(seatings, self.parts, strict=True):
            run = Run(arm.made.found, arm.players, arm.made.differing, seating, deals, seed, marked=marked)
            played = (
                measured_outcomes(run, measuring, machine, jobs)
                if measuring
                else games_from(run, machine, "auto", jobs)
            )
            self._blocks.append(iter(played(len(part))) if len(part) < deals else iter(()))

    @property
    def count(self) -> int:
        """How many games there are of which all before them are there too."""
        return len(self.parts) * min(map(len, self.parts))

    def play_some(self) -> None:
        """Some games more, of the seating that has fewest."""
        turn = min(range(len(self.parts)), key=lambda place: len(self.parts[place]))
        block = next(self._blocks[turn])
        if isinstance(block, Outcomes):
            self.parts[turn].join(block)
            return
        self.parts[turn].add(block)
        if block.covered is not None:
            self.reached = [old + new for old, new in zip(self.reached, block.covered, strict=True)]

    def let_go(self) -> None:
        """Ends the processes that play: no more games are asked for."""
        self._blocks = [iter(()) for _ in self._blocks]

    def first(self, count: int) -> Outcomes:
        return in_turns(self.parts, count)
