"""No-limit Hold'em against open_spiel's universal_poker, which plays by the program of the Annual Computer Poker
Competition: one deal with unequal stacks, every bet that may be made, pots on the side, what every hand is worth.

Two rules differ. There a raise all in that is too small lets those speak anew who have spoken, and makes the next raise
smaller; from then on only fold and call are compared in that round, and bets that both allow are made. And a pot that
cannot be shared evenly is cut into fractions there, here whoever comes first gets what is left.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pyspiel

from rulewright.game import Game

from .cards import called
from .trajectories import decide
from .tree import our_game

CHIPS, BLINDS = 50, (1, 2)


@cache
def _ours(players: int) -> Game:
    return our_game("holdem", players, deals="one")


def play(rng: random.Random, players: int) -> tuple[int, int]:
    """One deal. How many decisions were compared whole, and how many in part."""
    stacks = [rng.randrange(3, CHIPS + 1) for _ in range(players)]
    state, game = _theirs(stacks), _ours(players).clone()
    _give(game, stacks)
    deck = list(state.legal_actions())
    rng.shuffle(deck)
    hands = [[deck.pop(), deck.pop()] for _ in range(players)]
    for card in (card for hand in hands for card in hand):
        state.apply_action(card)
    for seat in [*range(1, players), 0]:
        for card in hands[seat]:
            decide(game, _name(card))
    compared = _Betting(game, state, rng, deck)
    compared.play()
    _compare_ends(game, state, stacks)
    return compared.whole, compared.parts


def _theirs(stacks: list[int]) -> Any:
    """Player 1 deals. With two, the dealer pays the small blind and speaks first."""
    players = len(stacks)
    small = 0 if players == 2 else 1
    blinds = ["0"] * players
    blinds[small], blinds[small + 1] = map(str, BLINDS)
    speaks = [(small + 2) % players, *[1 % players] * 3]
    settings = {
        "betting": "nolimit",
        "bettingAbstraction": "fullgame",
        "numPlayers": players,
        "numRounds": 4,
        "blind": " ".join(blinds),
        "firstPlayer": " ".join(str(seat + 1) for seat in speaks),
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "stack": " ".join(map(str, stacks)),
    }
    return pyspiel.load_game("universal_poker", settings).new_initial_state()


def _purse(game: Game, name: str) -> int:
    """Where the purses of this name begin, in the order of seats."""
    (found,) = [purse.slots.base for purse in game.program.purses if purse.name == name]
    return found


def _give(game: Game, stacks: list[int]) -> None:
    """Other stacks than the ruleset gives, before the first card is dealt."""
    start = _purse(game, "stack")
    game.state.slots[start : start + len(stacks)] = stacks


def _name(card: int) -> str:
    """Their cards are numbered by rank, and those of a rank by suit: clubs, diamonds, hearts, spades."""
    return called("CDHS"[card % 4], "23456789TJQKA"[card // 4])


class _Betting:
    """The rounds of bets of one deal, and the cards in between."""

    def __init__(self, game: Game, state: Any, rng: random.Random, deck: list[int]) -> None:
        self.game, self.state, self.rng, self.deck = game, state, rng, deck
        self.small_raise = False
        self.whole = self.parts = 0

    def play(self) -> None:
        while not self.state.is_terminal():
            if self.state.is_chance_node():
                self._deal()
            else:
                self._choose()

    def _deal(self) -> None:
        card = self.deck.pop()
        self.small_raise = False
        if self.game.at_chance:
            decide(self.game, _name(card))
        self.state.apply_action(card)

    def _choose(self) -> None:
        decision = self.game.decision
        assert decision is not None and decision.seat == self.state.current_player(), str(self.state)
        ours = {
            self._total(decision.seat, self.game.words(decision.seat, each)): each
            for each in decision.seats[decision.seat]
        }
        theirs = {self._their_words(each): each for each in self.state.legal_actions()}
        self._compare(set(ours), set(theirs))
        name = self._pick(sorted(set(ours) & set(theirs)))
        self._note(decision.seat, name)
        self.game.choose(decision.seat, ours[name])
        self.state.apply_action(theirs[name])

    def _pick(self, common: list[str]) -> str:
        """Mostly calls, so that many hands are shown; seldom folds."""
        raises = [name for name in common if name.startswith("raise")]
        wish = self.rng.random()
        if wish < 0.1 and "fold" in common:
            return "fold"
        return self.rng.choice(raises) if raises and wish > 0.7 else "call"

    def _total(self, seat: int, words: str) -> str:
        """`raise 5` names what is paid now; theirs, what is paid in the whole deal then."""
        verb, _, amount = words.partition(" ")
        return f"{verb} {int(amount) + self._staked(seat)}" if amount else verb

    def _staked(self, seat: int) -> int:
        return self.game.state.slots[_purse(self.game, "stake") + seat]

    def _their_words(self, action: int) -> str:
        move = self.state.action_to_string(self.state.current_player(), action).partition("move=")[2]
        return f"raise {move.removeprefix('Bet')}" if move.startswith("Bet") else move.lower()

    def _compare(self, ours: set[str], theirs: set[str]) -> None:
        """All that may be chosen; after a raise that is too small, whether folding and calling may."""
        if not self.small_raise:
            self.whole += 1
            assert ours == theirs, str(self.state)
            return
        self.parts += 1
        simple = {"fold", "call"}
        assert ours & simple == theirs & simple, str(self.state)

    def _note(self, seat: int, name: str) -> None:
        """Whether a raise is smaller than the one before: all in."""
        verb, _, total = name.partition(" ")
        if verb == "raise":
            step = next(each.slots.base for each in self.game.program.variables if each.name == "step")
            top = max(self._staked(other) for other in range(self.game.program.players))
            self.small_raise |= int(total) - top < self.game.state.slots[step]


def _compare_ends(game: Game, state: Any, stacks: list[int]) -> None:
    """What everybody has won or lost: to the chip, but where a pot was shared that cannot be cut evenly."""
    assert game.over, str(state)
    ours = [score - stack for score, stack in zip(game.outcome.scores, stacks, strict=True)]
    theirs = state.returns()
    assert sum(ours) == 0
    if all(value == int(value) for value in theirs):
        assert ours == [int(value) for value in theirs], str(state)
    else:
        assert all(abs(our - their) < len(stacks) for our, their in zip(ours, theirs, strict=True)), str(state)


__all__ = ["play"]
