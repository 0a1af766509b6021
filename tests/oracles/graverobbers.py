"""Graverobbers (Carlo A. Rossi, Jolly Roger Games 2006), default rulings.

An oracle: plain Python, written from the implementation rules alone, to check
and to time other implementations against.  3 to 6 players, one game or a match
of several games.

Names
    Seats and tombs count from 0.  Hand cards are a letter and a value: 'R3' is a
    robber, 'D1' a detective, 'P0' a police card.  Objectives are named as printed,
    so the tombs in their names count from 1: 'black 1-4', 'white majority'.
    A tomb's fate is 'open', 'closed' or, while it is uncounted, None.

Actions, by phase
    keep     ('keep', objective, objective), in sorted order; all seats at once
    play     ('play', card, tomb), or ('spy', card, tomb): the police card to discard
             and the column whose last card it turns up
    second   ('play', card, tomb) on a different tomb, or ('stop',);
             asked even if there is nothing left to do but stop
    spied    ('play', card, tomb), compulsory
    accuse   ('accuse', seat) or ('pass',)

Chance, one draw at a time
    'first player', once per match and before anything is dealt: one of the seats.
    Then for each game 'card', the whole hand of seat 0, then of seat 1, ...;
    then 'objective', three for seat 0, then three for seat 1, ....
    The options are all undealt cards, repetitions included.  A draw from a single
    remaining card is still made; cards that stay undealt are never drawn.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Action = tuple[Any, ...]
Decision = dict[int, list[Action]]
Choices = dict[int, Action]
Chance = Callable[[str, list[Any]], Any]
Script = Generator[Decision, Choices, None]

OPEN, CLOSED = "open", "closed"
TOMBS = 7
COLUMN = 7  # cards that fill a column
MAJORITY = 4  # tombs that decide the cemetery
OBJECTIVES_DEALT = 3


class SetUp(NamedTuple):
    """What depends on the number of players."""

    hand: int
    rounds: int


SET_UPS = {3: SetUp(20, 8), 4: SetUp(16, 8), 5: SetUp(14, 6), 6: SetUp(12, 6)}

COPIES = {
    "robber": {"R1": 9, "R2": 9, "R3": 9},
    "detective": {"D1": 13, "D2": 9, "D3": 5},
    "police": {"P0": 6, "P1": 6, "P2": 6},
}
DECK = [card for copies in COPIES.values() for card, number in copies.items() for _ in range(number)]

PAIRS = {
    "black": ["1-4", "1-5", "2-5", "2-6", "3-6", "3-7", "4-7"],
    "white": ["1-3", "1-6", "2-4", "2-7", "3-5", "4-6", "5-7"],
}
OBJECTIVES = sorted(f"{colour} {aim}" for colour, pairs in PAIRS.items() for aim in [*pairs, "majority", "majority"])
WANTED = {"black": OPEN, "white": CLOSED}
PAIR_POINTS = {"black": 6, "white": 4}
MAJORITY_POINTS = {"black": 7, "white": 5}


def value(card: str) -> int:
    """The number on a hand card."""
    return int(card[1])


def total(cards: Sequence[str], suit: str) -> int:
    """The sum of the cards of one suit, 'R', 'D' or 'P'."""
    return sum(value(card) for card in cards if card[0] == suit)


# --- Counting a tomb ---------------------------------------------------------------


def loot(column: Sequence[str]) -> int:
    """What the robbers of a column bring."""
    return total(column, "R")


def defence(column: Sequence[str]) -> int:
    """Detectives, and as many police, nearest the tomb first, as there are of them."""
    detectives = sum(card[0] == "D" for card in column)
    police = [card for card in column if card[0] == "P"]
    return total(column, "D") + total(police[:detectives], "P")


def fate_of(column: Sequence[str]) -> str:
    """Whether a tomb with this column is robbed; a tie, also 0 to 0, saves it."""
    return CLOSED if defence(column) >= loot(column) else OPEN


@dataclass
class Tomb:
    """A tomb with its column of cards, from the tomb outwards."""

    cards: list[str] = field(default_factory=list)
    faces: list[bool] = field(default_factory=list)  # True: face up
    fate: str | None = None

    @property
    def spyable(self) -> bool:
        """Whether the last card lies face down."""
        return bool(self.faces) and not self.faces[-1]

    @property
    def full(self) -> bool:
        return len(self.cards) == COLUMN

    def place(self, card: str) -> None:
        """Add a card: face up as the first or on a face-down one, else face down."""
        self.faces.append(not self.faces or self.spyable)
        self.cards.append(card)

    def spy(self) -> None:
        """Turn up the last card."""
        self.faces[-1] = True

    def count(self) -> None:
        """Turn up all cards and fix the fate."""
        self.faces = [True] * len(self.cards)
        self.fate = fate_of(self.cards)


# --- Scoring -----------------------------------------------------------------------


def fulfilled(objective: str, fates: Sequence[str | None]) -> bool:
    """Whether an objective is met by the final fates of the seven tombs."""
    colour, aim = objective.split()
    wanted = WANTED[colour]
    if aim == "majority":
        return fates.count(wanted) >= MAJORITY
    return all(fates[int(tomb) - 1] == wanted for tomb in aim.split("-"))


def objective_points(objective: str, fates: Sequence[str | None]) -> int:
    """What an objective is worth; nothing if it is not fulfilled."""
    if not fulfilled(objective, fates):
        return 0
    colour, aim = objective.split()
    return (MAJORITY_POINTS if aim == "majority" else PAIR_POINTS)[colour]


def hand_points(hand: Sequence[str], robbed: bool) -> int:
    """The cards of the winning side less those of the other, and the police pairs."""
    robbers_lead = total(hand, "R") - total(hand, "D")
    police = sum(card[0] == "P" for card in hand)
    return (robbers_lead if robbed else -robbers_lead) + police // 2


def game_scores(
    hands: Sequence[Sequence[str]],
    kept: Sequence[Sequence[str]],
    fates: Sequence[str | None],
    accusations: Sequence[int | None],
) -> list[int]:
    """Victory points by seat; `accusations` holds the seat that each seat accused."""
    robbed = fates.count(OPEN) >= MAJORITY
    scores = [
        hand_points(hand, robbed) + sum(objective_points(o, fates) for o in objectives)
        for hand, objectives in zip(hands, kept, strict=True)
    ]
    guilty = [any(o.startswith("black") and fulfilled(o, fates) for o in objectives) for objectives in kept]
    for accuser, accused in enumerate(accusations):
        if accused is not None:
            scores[accuser] += 3 if guilty[accused] else -1
            scores[accused] += -2 if guilty[accused] else 1
    return scores


def ranks(keys: Sequence[tuple[int, int]]) -> list[int]:
    """Rank by (score, tie-breaker), higher being better.

    Tied leaders are out: the best player who stands alone wins.  All others follow
    in order.  If nobody stands alone, the top group shares the win.
    """
    groups = Counter(keys)
    winner = max((key for key in keys if groups[key] == 1), default=None)
    standings = [(key == winner, key) for key in keys]
    return [1 + sum(other > own for other in standings) for own in standings]


# --- The game ----------------------------------------------------------------------


class Game:
    """A game, or a match of several, that is played by answering decisions."""

    def __init__(self, players: int, chance: Chance, games: int = 1) -> None:
        if players not in SET_UPS:
            raise ValueError(f"3 to 6 players, not {players}")
        if games < 1:
            raise ValueError(f"at least one game, not {games}")
        self.players = players
        self.games = games
        self.history: list[list[int]] = []  # the scores of each finished game
        self.phase = "deal"
        self._chance = chance
        self._script = self._match()
        self._decision: Decision | None = next(self._script)

    # The protocol

    def decision(self) -> Decision | None:
        """The acting seats with their legal actions, or None when all is over."""
        return self._decision

    def apply(self, choices: Choices) -> None:
        """Go on to the next decision with one legal choice for every acting seat."""
        if self._decision is None:
            raise ValueError("the game is over")
        if choices.keys() != self._decision.keys():
            raise ValueError(f"choices of seats {sorted(self._decision)} are needed")
        for seat, action in choices.items():
            if action not in self._decision[seat]:
                raise ValueError(f"seat {seat} may not {action}")
        try:
            self._decision = self._script.send(choices)
        except StopIteration:
            self._decision = None

    def result(self) -> tuple[list[int], list[int]]:
        """Final score and rank by seat."""
        if self._decision is not None:
            raise ValueError("the game is not over")
        scores = self._totals()
        if self.games == 1:
            tie_breakers = [-len(hand) for hand in self.hands]
        else:
            tie_breakers = self.history[-1]
        return scores, ranks(list(zip(scores, tie_breakers, strict=True)))

    def facts(self) -> dict[str, object]:
        """The whole position, secrets included; of the last game once all is over."""
        return {
            "phase": self.phase,
            "game": min(len(self.history) + 1, self.games),  # from 1
            "round": self.round,  # from 1
            "holder": self.holder,  # of the pawn: the starter of this round
            "active": self.active,  # None while objectives are chosen
            "hands": [sorted(hand) for hand in self.hands],
            "columns": [
                [(card, "up" if up else "down") for card, up in zip(tomb.cards, tomb.faces, strict=True)]
                for tomb in self.tombs
            ],
            "fates": self._fates(),
            "objectives": [sorted(held) for held in self.objectives],
            "discarded objectives": list(self.discarded),  # by seat, None before
            "accusations": list(self.accusations),  # the accused by seat, or None
            "spies": list(self.spies),  # discarded police, in order
            "set aside": sorted(self.set_aside),
            "unused objectives": sorted(self.unused_objectives),
            "scores": self._totals(),  # of the finished games
            "history": [list(scores) for scores in self.history],
        }

    # The match and its games

    def _match(self) -> Script:
        self.holder: int = self._chance("first player", list(range(self.players)))
        for number in range(self.games):
            if number > 0:
                self.holder = self._left_of(self.holder)
            self._deal()
            yield from self._keep_objectives()
            yield from self._play_rounds()
            self._finish()
        self.phase = "over"

    def _deal(self) -> None:
        """Set up a game up to the choice of objectives."""
        seats = range(self.players)
        self.round = 1
        self.active: int | None = None
        self.tombs = [Tomb() for _ in range(TOMBS)]
        self.spies: list[str] = []
        self.accusations: list[int | None] = [None for _ in seats]
        self.discarded: list[str | None] = [None for _ in seats]
        self.set_aside = DECK.copy()
        self.unused_objectives = OBJECTIVES.copy()
        size = SET_UPS[self.players].hand
        self.hands = [self._draw("card", self.set_aside, size) for _ in seats]
        self.objectives = [self._draw("objective", self.unused_objectives, OBJECTIVES_DEALT) for _ in seats]

    def _draw(self, what: str, pool: list[str], number: int) -> list[str]:
        """Move cards one by one from the pool to a new, sorted hand."""
        drawn = []
        for _ in range(number):
            card = self._chance(what, pool.copy())
            pool.remove(card)
            drawn.append(card)
        return sorted(drawn)

    def _keep_objectives(self) -> Script:
        self.phase = "keep"
        choices = yield {
            seat: _distinct([("keep", b, c), ("keep", a, c), ("keep", a, b)])
            for seat, (a, b, c) in enumerate(self.objectives)
        }
        for seat, (_, *kept) in choices.items():
            (discarded,) = (Counter(self.objectives[seat]) - Counter(kept)).elements()
            self.discarded[seat] = discarded
            self.objectives[seat] = kept

    def _play_rounds(self) -> Script:
        """Play until the last round is over or the cemetery is decided."""
        for number in range(1, SET_UPS[self.players].rounds + 1):
            if number > 1:
                self.holder = self._left_of(self.holder)
            self.round = number
            for seat in self._clockwise(self.holder):
                self.active = seat
                yield from self._turn(seat)
                if self._decided():
                    return

    def _finish(self) -> None:
        """Count the remaining tombs, without accusations, and score the game."""
        for tomb in self.tombs:
            if tomb.fate is None:
                tomb.count()
        self.history.append(game_scores(self.hands, self.objectives, self._fates(), self.accusations))

    # A turn

    def _turn(self, seat: int) -> Script:
        """One card, two cards on different tombs, or a spy and one card."""
        hand = self.hands[seat]
        tombs = self._uncounted()
        verb, card, tomb = yield from self._ask("play", seat, _placements(hand, tombs) + self._spyings(hand))
        if verb == "spy":
            self._spy(hand, card, tomb)
            action = yield from self._ask("spied", seat, _placements(hand, tombs))
        else:
            yield from self._place(seat, card, tomb)
            others = [other for other in self._uncounted() if other != tomb]
            action = yield from self._ask("second", seat, [*_placements(hand, others), ("stop",)])
        if action[0] == "play":
            yield from self._place(seat, *action[1:])

    def _spyings(self, hand: list[str]) -> list[Action]:
        """The ways to spy that leave a card to place."""
        if len(hand) < 2:
            return []
        police = [card for card in hand if card[0] == "P"]
        targets = [number for number, tomb in enumerate(self.tombs) if tomb.spyable]
        return [("spy", card, tomb) for card in _distinct(police) for tomb in targets]

    def _spy(self, hand: list[str], card: str, tomb: int) -> None:
        hand.remove(card)
        self.spies.append(card)
        self.tombs[tomb].spy()

    def _place(self, seat: int, card: str, number: int) -> Script:
        """Place a card, count the tomb if it is full, and accuse if it is robbed."""
        tomb = self.tombs[number]
        self.hands[seat].remove(card)
        tomb.place(card)
        if tomb.full:
            tomb.count()
            if tomb.fate == OPEN:
                yield from self._accuse(seat)

    def _accuse(self, active: int) -> Script:
        """Everybody who still has an accusation card may play it."""
        for seat in self._clockwise(active):
            if self.accusations[seat] is None:
                others = [other for other in range(self.players) if other != seat]
                action = yield from self._ask(
                    "accuse",
                    seat,
                    [*(("accuse", other) for other in others), ("pass",)],
                )
                if action[0] == "accuse":
                    self.accusations[seat] = action[1]

    def _ask(self, phase: str, seat: int, actions: list[Action]) -> Generator[Decision, Choices, Action]:
        """Let one seat choose."""
        self.phase = phase
        choices = yield {seat: actions}
        return choices[seat]

    # Looking at the position

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def _clockwise(self, first: int) -> list[int]:
        return [*range(first, self.players), *range(first)]

    def _fates(self) -> list[str | None]:
        return [tomb.fate for tomb in self.tombs]

    def _uncounted(self) -> list[int]:
        return [number for number, tomb in enumerate(self.tombs) if tomb.fate is None]

    def _decided(self) -> bool:
        """Whether the tombs counted so far decide the cemetery."""
        fates = self._fates()
        return fates.count(OPEN) >= MAJORITY or fates.count(CLOSED) >= MAJORITY

    def _totals(self) -> list[int]:
        return [sum(game[seat] for game in self.history) for seat in range(self.players)]


def _distinct(items: Sequence[T]) -> list[T]:
    """The items without repetitions, in order."""
    return list(dict.fromkeys(items))


def _placements(hand: list[str], tombs: list[int]) -> list[Action]:
    """Every kind of card in hand on every one of the tombs."""
    return [("play", card, tomb) for card in _distinct(hand) for tomb in tombs]


# --- Random play -------------------------------------------------------------------


def random_game(players: int, rng: random.Random, games: int = 1) -> Game:
    """Play a complete game, or a match, uniformly at random."""
    game = Game(players, lambda _, options: rng.choice(options), games)
    while (decision := game.decision()) is not None:
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    return game


def main(seconds: float = 2.0) -> None:
    """Print how many random games per second are played, by number of players."""
    rng = random.Random(1)
    for players in SET_UPS:
        played, start = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            random_game(players, rng)
            played += 1
        print(f"{players} players: {played / elapsed:.0f} games per second")


if __name__ == "__main__":
    main()
