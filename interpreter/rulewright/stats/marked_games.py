"""Games played while it is noted which marks they reach, for coverage; without marks, games just played.

In: a machine and bots. Out: games, and in how many of them each mark was reached since that was last asked. What bots
try out while they think is not noted.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import Past, Player
from rulewright.stats.game_result import Played, play


class Noting:
    """Plays the games of one machine."""

    def __init__(self, machine: Machine, bots: Sequence[Player], log: bool = False, bots_seed: int = 0) -> None:
        self.machine, self.log, self.bots_seed = machine, log, bots_seed
        self.marked = bool(machine.program.marks)
        self.bots: Sequence[Player] = [_Unnoted(bot) for bot in bots] if self.marked else bots
        self.counts = self._none()

    def _none(self) -> array[int]:
        return array("q", bytes(8 * len(self.machine.program.marks)))

    def play(self, run_seed: int, index: int) -> Played:
        """Game `index` of a run."""
        if not self.marked:
            return play(self.machine, self.bots, run_seed, index, self.log, self.bots_seed)
        self.machine.forget_hits()
        played = play(self.machine, self.bots, run_seed, index, self.log, self.bots_seed)
        for mark, hit in enumerate(self.machine.hits[:-1]):
            self.counts[mark] += hit
        return played

    def taken(self) -> array[int] | None:
        """In how many games each mark was reached since this was last asked; none without marks."""
        if not self.marked:
            return None
        counts, self.counts = self.counts, self._none()
        return counts


class _Unnoted:
    """A bot whose thoughts are not noted."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot

    def choose(self, game: Game, seat: int, past: Past) -> int:
        before = bytes(game.machine.hits)
        chosen = self.bot.choose(game, seat, past)
        game.machine.hits[:] = before
        return chosen
