"""Who sits where in which game of a tournament.

In: bots, and how many seats or sides there are. Out: a bot for every seat, by the number of the game alone. Line-ups
come round in blocks: in a block the same line-up, dealt the same way, is played once from each rotation of the seats,
so that nobody sits first more often or has better cards. Where there are more bots than seats, every set of bots takes
its turn; where there are fewer, all play, and those that have two seats take turns too. Among others, each bot takes
its turn alone, and all other seats are theirs. Where everyone has one result, or one plays alone, each bot has all
seats in its turn, and all get the same deals.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from rulewright.backend.runtime.chance import below, derived_seed
from rulewright.bots import UnknownBot, seated
from rulewright.bots.spelling import WITHOUT, parsed
from rulewright.ir.program import Program
from rulewright.ruleset_lookup import Found

MOST_BOTS = 32


@dataclass(frozen=True)
class Tournament:
    """What is played. `members`: seats, or sides where partners play for one result."""

    found: Found
    players: int
    members: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    among: bool = False
    """Whether the last bot has all seats but one, which the others take by turns."""
    is_declared: bool = False
    """Whether the rules say who has won: then every winner has won in full."""

    @classmethod
    def of(
        cls,
        found: Found,
        program: Program,
        options: tuple[tuple[str, str], ...],
        bots: tuple[str, ...],
        games: int,
        seed: int,
        among: bool = False,
    ) -> Tournament:
        """Raises `UnknownBot` where the bots cannot play against each other."""
        for bot in bots:
            seated([bot], 1)
        if not 2 <= len(bots) <= MOST_BOTS:
            named = f"`{bots[0]}` is one" if len(bots) == 1 else f"{len(bots)} are named"
            raise UnknownBot(f"a tournament is for 2 to {MOST_BOTS} bots with commas between, and {named}")
        if len(set(bots)) < len(bots):
            twice = next(bot for bot in bots if bots.count(bot) > 1)
            raise UnknownBot(f"`{twice}` is named twice; a table tells bots apart by their names")
        if among and program.score.size < 2:
            raise UnknownBot("--among is for games of two or more results; here each bot has all seats in its turn")
        return cls(
            found, program.players, program.score.size, options, bots, games, seed, among, program.score.is_declared
        )

    @cached_property
    def _sets(self) -> list[tuple[int, ...]]:
        """The sets of bots that play together, in the order in which they take their turns."""
        last = len(self.bots) - 1
        if self.among:
            return [(bot, *[last] * (self.members - 1)) for bot in range(last)]
        return list(combinations(range(len(self.bots)), min(self.members, len(self.bots))))

    def line_up(self, game: int) -> tuple[int, ...]:
        """The bot of every seat, by its place in `bots`."""
        block, turn = divmod(game, self.members)
        bots = self._sets[block % len(self._sets)]
        start = block // len(self._sets)
        members = self._mixed([bots[(start + place) % len(bots)] for place in range(self.members)], block)
        return tuple(members[(seat + turn) % self.members] for seat in range(self.players))

    @property
    def round(self) -> int:
        """After so many games, or a multiple, every bot has sat as often in every seat, with all others as often."""
        sets = len(self._sets)
        takes_turns = not self.among and self.members % len(self._sets[0]) != 0
        return self.members * sets * (len(self._sets[0]) if takes_turns else 1)

    def deal(self, game: int) -> int:
        """The number of the deal: the same in all games of a block; for each bot alone, the same for all bots."""
        return game // (self.members if self.members > 1 else len(self.bots))

    def _mixed(self, members: list[int], block: int) -> list[int]:
        """In an order that is drawn for the block."""
        counters = [derived_seed(self.seed, block)]
        return [members.pop(below(counters, 0, len(members))) for _ in range(len(members))]


def doubled(bot: str, times: int) -> tuple[str, ...]:
    """A bot, and the same with twice as many iterations, and so on."""
    spelled = parsed(bot)
    if "iterations" not in spelled.values or "seconds" in spelled.given:
        raise UnknownBot(
            f"`{bot}` makes no iterations that could be doubled; name a bot such as `ismcts(iterations=50)`"
        )
    rest = [f"{name}={spelled.values[name]}" for name in sorted(spelled.given - {"iterations"})]
    iterations = [int(spelled.values["iterations"]) * 2**step for step in range(times + 1)]
    denied = f"{WITHOUT}{spelled.without}" if spelled.without else ""
    return tuple(f"{spelled.name}({', '.join([f'iterations={count}', *rest])}){denied}" for count in iterations)
