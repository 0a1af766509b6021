"""A position in the tree of a game's histories. It never changes, so states and their copies share it.

In: the rules, the node before, what was chosen or decided there. Out: who is asked, what is possible, what it is worth,
what is known. Nodes are kept up to a bound once they are made, so that an algorithm that goes through a tree again and
again works out each of them once. Complains with `Illegal` about what may not be chosen, and with `Fault` where a rule
breaks.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulewright.adapters import Position
from rulewright.game import Game, Illegal
from rulewright.openspiel.glimpses import Glimpses, first_look, looked

if TYPE_CHECKING:
    from rulewright.openspiel.game_rules import GameRules

CHANCE, SIMULTANEOUS, TERMINAL = -1, -2, -4
"""As in OpenSpiel: who acts, where it is no seat."""
Move = int | tuple[int, ...]
"""What leads to a node: an id of the seat that acts or of a chance outcome, or an id for every seat."""
TreeStep = tuple[int, int]
"""A seat with the id of its choice, or `CHANCE` with the value that was decided."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance may give: the machine's value for it."""

    value: int
    probability: float
    words: str


class Node:
    """A position. `children` are those that are kept;
    `recalled`, by seat, what observers have put together of all that a seat knows.
    """

    def __init__(self, rules: GameRules, parent: Node | None, move: Move | None, steps: tuple[TreeStep, ...]) -> None:
        self.rules, self.parent, self.move = rules, parent, move
        self.position: Position = rules.begun() if parent is None else parent.position.clone()
        for step in steps:
            self._take(step)
        self.steps = (*steps, *self._settled())
        self.legal = self.position.legal()
        self.player = self._player()
        self.children: dict[Move, Node] = {}
        self.recalled: dict[int, str] = {}
        self._glimpses: Glimpses | None = None
        self._follower: Game | None = None

    # ---- going on --------------------------------------------------------------------------------------------------

    def after(self, number: int) -> Node:
        """What follows when the seat that acts chooses an id, or chance gives an outcome."""
        return self.children[number] if number in self.children else self._kept(number, (self._step(number),))

    def after_all(self, numbers: tuple[int, ...]) -> Node:
        """What follows when every seat that is asked has chosen, if it is one alone too.
        The ids of others mean nothing.
        """
        if len(numbers) == self.rules.players and self.player >= 0:
            return self.after(numbers[self.player])
        if self.player != SIMULTANEOUS or len(numbers) != self.rules.players:
            raise Illegal(f"{len(numbers)} choices at once are given, where {self._asks()}")
        steps = tuple((seat, number) for seat, number in enumerate(numbers) if seat in self.legal)
        for seat, number in steps:
            self._check(seat, number)
        move = tuple(number if seat in self.legal else 0 for seat, number in enumerate(numbers))
        return self.children[move] if move in self.children else self._kept(move, steps)

    def _step(self, number: int) -> TreeStep:
        if self.player == CHANCE:
            if number not in self.outcomes:
                raise Illegal(f"{number} is not a possible outcome of chance")
            return CHANCE, self.outcomes[number].value
        if self.player < 0:
            raise Illegal(f"one choice is given, where {self._asks()}")
        self._check(self.player, number)
        return self.player, number

    def _check(self, seat: int, number: int) -> None:
        if number not in self.legal[seat]:
            raise Illegal(f"action {number} is not among the legal choices of seat {seat}")

    def _asks(self) -> str:
        """What the node asks for, in words."""
        if self.player == TERMINAL:
            return "the game is over"
        return f"{self.rules.players} choose at once" if self.player == SIMULTANEOUS else "one seat or chance acts"

    def _kept(self, move: Move, steps: tuple[TreeStep, ...]) -> Node:
        node = Node(self.rules, self, move, steps)
        if self.rules.may_keep():
            self.children[move] = node
        return node

    def _take(self, step: TreeStep) -> None:
        seat, number = step
        if seat == CHANCE:
            self.position.decide(number)
        else:
            self.position.choose(seat, number)

    def _settled(self) -> tuple[TreeStep, ...]:
        """Passes by chance that can give one outcome only."""
        steps: list[TreeStep] = []
        while not self.position.over and not self.position.legal() and len(found := self.position.game().chance()) == 1:
            steps.append((CHANCE, found[0].id))
            self._take(steps[-1])
        return tuple(steps)

    def _player(self) -> int:
        if self.legal:
            return next(iter(self.legal)) if len(self.legal) == 1 else SIMULTANEOUS
        return TERMINAL if self.position.over else CHANCE

    # ---- what is possible, and what it is worth ---------------------------------------------------------------------

    @cached_property
    def outcomes(self) -> dict[int, Outcome]:
        """What chance may give, by number, in ascending order; equal outcomes are one."""
        found = sorted(self.game.chance(), key=lambda outcome: outcome.id)
        every = [one.words for one in found]
        return {
            self.rules.chance.of(one.id): Outcome(
                one.id, float(one.probability), one.words if every.count(one.words) == 1 else f"{one.words} [{one.id}]"
            )
            for one in found
        }

    @cached_property
    def returns(self) -> tuple[float, ...]:
        """The return of every seat; 0 before the end."""
        if self.player != TERMINAL:
            return (0.0,) * self.rules.players
        return self.rules.returns.of(self.game.outcome)

    def words(self, seat: int, number: int) -> str:
        """What a choice or outcome says; each of a seat's legal choices says something else."""
        if seat == CHANCE:
            return (
                self.outcomes[number].words
                if self.player == CHANCE and number in self.outcomes
                else f"outcome {number}"
            )
        legal = self.legal.get(seat, ())
        if number not in legal:
            return f"action {number}" if legal else "no choice"
        words = self.telling[seat]
        return words[number]

    @cached_property
    def telling(self) -> dict[int, dict[int, str]]:
        """The legal choices in words, by seat; two that would read alike have their ids behind them."""
        game = self.game
        return {
            seat: _told_apart({number: game.words(seat, number) for number in legal})
            for seat, legal in self.legal.items()
        }

    @cached_property
    def text(self) -> str:
        """All there is, with every secret, and the hash of the position."""
        return self.rules.full_text(self.game)

    @property
    def game(self) -> Game:
        """The position, to be read."""
        return self.rules.reading(self)

    # ---- what is known ----------------------------------------------------------------------------------------------

    @property
    def glimpses(self) -> Glimpses:
        """What this node adds to what each seat, and an onlooker, knows."""
        if self._glimpses is None:
            self._follow()
        assert self._glimpses is not None
        return self._glimpses

    def path(self) -> list[Node]:
        """The nodes from the beginning to this one."""
        found = [self]
        while found[-1].parent is not None:
            found.append(found[-1].parent)
        return found[::-1]

    def _follow(self) -> None:
        """Plays on with a log from the nearest node before that has been looked at."""
        path = [self]
        while path[-1].parent is not None and path[-1].parent._follower is None:  # noqa: SLF001 (a node's own)
            path.append(path[-1].parent)
        before = path[-1].parent
        game = before._follower.clone() if before is not None and before._follower is not None else None  # noqa: SLF001
        game = game or self.rules.watched()
        known = before.glimpses if before is not None else first_look(self.rules.players)
        for node in reversed(path):
            lines = len(game.state.log or ()) if node.parent is not None else 0
            known = node._glimpses = looked(game, node.steps, known, lines)  # noqa: SLF001
        self._follower = game

    # ---- copies and saves -------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By how it was reached: whoever has the same rules finds it again."""
        from rulewright.openspiel.game_rules import restored  # noqa: PLC0415 (rules hold the first node)

        moves = [node.move for node in self.path()[1:]]
        return restored, (self.rules.parameters, self.rules.fingerprint, moves)


def _told_apart(words: dict[int, str]) -> dict[int, str]:
    every = list(words.values())
    if len(set(every)) == len(every):
        return words
    return {number: f"{told} [{number}]" if every.count(told) > 1 else told for number, told in words.items()}
