"""A whole game as text: every chance outcome, who may choose what, what was chosen, and what each seat sees.

In: a machine, a seed, a bot for each seat. Out: lines. Chance is stopped at every event and then decided as the seed
would have it, so the game is the one that every other command plays with this seed.

What each seat sees is written in full at the first decision; later, only the groups that have changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Fault, Game
from rulewright.information import Past, Player
from rulewright.picture import TableLayout, picture
from rulewright.play import blocks, result

WIDTH = 100


class Written:
    """Writes one game down while it is played."""

    def __init__(
        self, machine: Machine, seed: int, bots: Sequence[Player], layout: TableLayout, most: int | None
    ) -> None:
        self.machine, self.seed, self.bots, self.layout = machine, seed, bots, layout
        self.most = most
        self.shown: dict[int | None, set[tuple[str, ...]]] = {}
        self.told = 0
        self.choices: list[tuple[int, int]] = []
        self.past = Past(machine, seed, self.choices)

    def lines(self) -> Iterator[str]:
        """The whole game."""
        game = Game.start(self.machine, self.seed, automatic=False)
        yield from self._chance(game)
        number = 0
        while game.decision is not None:
            number += 1
            yield from (
                self._decision(game, number) if self.most is None or number <= self.most else self._silently(game)
            )
        yield ""
        yield from self._end(game)

    def _decision(self, game: Game, number: int) -> Iterator[str]:
        """A decision: the position of each seat, what it may do, what it does, and the result."""
        decision = game.decision
        assert decision is not None
        names = self.machine.texts.seats
        yield f"\n== {number}. {' and '.join(names[seat] for seat in decision.seats)}"
        for eye in (*range(game.program.players), None):
            yield from self._sight(game, eye)
        for seat, legal in decision.seats.items():
            yield f"{names[seat]} may: {'; '.join(f'{action} {game.words(seat, action)}' for action in legal)}"
        for seat in decision.seats:
            action = self._chosen(game, seat)
            yield f"{names[seat]} chooses: {action} {game.words(seat, action)}"
            game.choose(seat, action)
        yield from self._chance(game)

    def _silently(self, game: Game) -> Iterator[str]:
        """A decision that is not written out."""
        decision = game.decision
        assert decision is not None
        for seat in decision.seats:
            game.choose(seat, self._chosen(game, seat))
        for _ in self._chance(game):
            pass
        return iter(())

    def _chosen(self, game: Game, seat: int) -> int:
        """What the seat's bot chooses."""
        action = self.bots[seat].choose(game, seat, self.past)
        self.choices.append((seat, action))
        return action

    def _chance(self, game: Game) -> Iterator[str]:
        """Every chance event up to the next decision, and then what the log says, each line with all its secrets."""
        while game.at_chance:
            outcome = game.draw()
            if outcome.probability < 1:
                yield f"chance: {outcome.words}, {outcome.probability}"
        log = game.full_log()
        yield from (f"- {line}" for line in log[self.told :])
        self.told = len(log)

    def _sight(self, game: Game, eye: int | None) -> Iterator[str]:
        """What an eye sees: all of it the first time, then the groups that have changed."""
        name = "An onlooker" if eye is None else self.machine.texts.seats[eye]
        sight = [tuple(line.text for line in block) for block in blocks(picture(self.layout, game.view(eye)), WIDTH)]
        known, self.shown[eye] = self.shown.get(eye, set()), set(sight)
        changed = [block for block in sight if block not in known]
        if changed:
            yield f"{name} sees{' now' if known else ''}:"
            yield from (f"  {line}" for block in changed for line in block)

    def _end(self, game: Game) -> Iterator[str]:
        """The result."""
        yield f"== The end, after {game.state.decisions} decisions"
        yield from (line.text for line in result(game, self.machine.texts.seats, None))


def written(
    machine: Machine, seed: int, bots: Sequence[Player], layout: TableLayout, most: int | None = None
) -> list[str]:
    """The lines of a game; a fault of the rules is told at its end."""
    found: list[str] = []
    try:
        for line in Written(machine, seed, bots, layout, most).lines():
            found += line.split("\n")
    except Fault as fault:
        found.append(f"== A fault of the rules: {fault.message}")
    return [line.rstrip() for line in found]
