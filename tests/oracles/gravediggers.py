"""Gravediggers (Reiner Knizia, 2007) in plain Python: a yardstick for interpreters.

Written from the rules page alone, with its default rulings.  All state is held in
public attributes of :class:`Game`.  Everything random goes through the ``chance``
callback, everything chosen through :meth:`Game.decision` and :meth:`Game.apply`.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Action = tuple[Any, ...]
Chance = Callable[[str, list[Any]], Any]
Line = list[tuple[str, bool]]  # the cards of a cemetery, as (kind, face up)

FACE_VALUES = {
    "valuable 2": 2,
    "valuable 3": 3,
    "valuable 4": 4,
    "valuable 5": 5,
    "valuable 10": 10,
}
CARD_COUNTS = {
    "valuable 2": 4,
    "valuable 3": 4,
    "valuable 4": 4,
    "valuable 5": 11,
    "valuable 10": 2,
    "doubler": 4,
    "widow": 4,
    "guard": 4,
    "accomplice": 4,
    "bandit": 4,
}
TILES = ("place", "place", "place", "place", "view", "turn_over", "gravedigger")

CEMETERIES = 5
HAND_SIZE = 5
START_MONEY = 10
TOTAL_MONEY = 235
CREDIT_NOTES = 5
CREDIT_AMOUNT = 10
CREDIT_THRESHOLD = 10
GUARD_REWARD = 5


class Outcome(NamedTuple):
    """What a robbery comes to, by the cards turned up and the fists shown."""

    bounty: int
    order: str  # 'ascending', 'descending', 'guard' (failed) or 'raid'
    changes: list[int]  # change of money by seat
    back: int  # bounty returned unpaid to the supply


def bounty_value(kinds: Iterable[str]) -> int:
    """Return the sum of the numbered cards times (1 + number of doublers)."""
    base, factor = 0, 1
    for kind in kinds:
        base += FACE_VALUES.get(kind, 0)
        factor += kind == "doubler"
    return base * factor


def payout_order(kinds: Sequence[str]) -> str:
    """Let the people act: widows, then guards, then accomplices against bandits."""
    if kinds.count("widow") == 1:
        return "ascending"
    if kinds.count("guard") == 1:
        return "guard"
    accomplices, bandits = kinds.count("accomplice"), kinds.count("bandit")
    if bandits > accomplices:
        return "raid"
    return "descending" if accomplices > bandits else "ascending"


def pay_out(bounty: int, fists: Sequence[int], descending: bool) -> tuple[list[int], int]:
    """Pay groups of equal fists until one cannot be paid; return gains and rest."""
    sizes = Counter(fists)
    paid = set()
    for amount in sorted(sizes, reverse=descending):
        cost = sizes[amount] * amount
        if cost > bounty:
            break
        bounty -= cost
        paid.add(amount)
    return [fist if fist in paid else 0 for fist in fists], bounty


def settle(kinds: Sequence[str], fists: Sequence[int]) -> Outcome:
    """Work out a robbery of a cemetery that holds the given cards."""
    bounty = bounty_value(kinds)
    order = payout_order(kinds)
    if order == "guard":
        return Outcome(bounty, order, [0 if fist else GUARD_REWARD for fist in fists], 0)
    if order == "raid":
        return Outcome(bounty, order, [-fist for fist in fists], 0)
    gains, rest = pay_out(bounty, fists, order == "descending")
    return Outcome(bounty, order, gains, rest)


class Game:
    """One game of Gravediggers for 2 to 5 players."""

    def __init__(self, players: int, chance: Chance) -> None:
        """Set the game up and play on to the first decision."""
        if not 2 <= players <= 5:
            raise ValueError("Gravediggers is for 2 to 5 players")
        self._chance = chance
        self._options: dict[int, list[Action]] | None = None
        self.players = players
        self.deck = [kind for kind, count in CARD_COUNTS.items() for _ in range(count)]
        self.hands = [[self._draw_card() for _ in range(HAND_SIZE)] for _ in range(players)]
        self.lines: list[Line] = [[(self._draw_card(), False)] for _ in range(CEMETERIES)]
        self.box: list[str] = []
        self.closed = [False] * CEMETERIES
        self.money = [START_MONEY] * players
        self.supply = TOTAL_MONEY - START_MONEY * players  # unlimited: may fall below 0
        self.notes = [0] * players
        self.tiles = list(TILES)  # those still face down
        self.robbed = -1  # the cemetery where the Gravedigger marker lies
        self.to_ask: list[int] = []  # seats to be asked about credit in this robbery
        self.last_robberies: list[int] | None = None  # cemeteries to come, once the end is near
        self.active: int = chance("first player", list(range(players)))
        self._start_turn()

    # The protocol

    def decision(self) -> dict[int, list[Action]] | None:
        """Return the legal actions of every acting seat; None when the game is over."""
        return self._options

    def apply(self, choices: dict[int, Action]) -> None:
        """Carry out one choice per acting seat and play on to the next decision."""
        self._check(choices)
        match next(iter(choices.values())):
            case ("place", kind, cemetery):
                self._place(kind, cemetery)
            case ("view", _, _):
                self._end_turn()
            case ("turn_over", cemetery, position):
                self._turn_over(cemetery, position)
            case ("rob", cemetery):
                self._start_robbery(cemetery)
            case ("credit", taken):
                self._answer_credit(taken)
            case ("fist", _):
                self._rob([choices[seat][1] for seat in range(self.players)])

    def result(self) -> tuple[list[int], list[int]]:
        """Return the final wealth and the rank by seat; ties share a rank."""
        if self._options is not None:
            raise RuntimeError("the game is not over")
        wealth = [money - CREDIT_AMOUNT * notes for money, notes in zip(self.money, self.notes, strict=True)]
        return wealth, [1 + sum(other > own for other in wealth) for own in wealth]

    def facts(self) -> dict[str, object]:
        """Return a snapshot of the whole state, hidden things too."""
        return {
            "active": self.active,
            "coins": list(self.money),
            "notes": list(self.notes),
            "hands": [sorted(hand) for hand in self.hands],
            "lines": [list(line) for line in self.lines],
            "closed": list(self.closed),
            "deck": len(self.deck),
            "box": len(self.box),
            "supply": self.supply,
            "tiles": sorted(self.tiles),
        }

    def _check(self, choices: dict[int, Action]) -> None:
        """Refuse choices that are not exactly one legal action per acting seat."""
        if self._options is None:
            raise ValueError("the game is over")
        if choices.keys() != self._options.keys():
            raise ValueError(f"choices wanted from seats {sorted(self._options)}")
        for seat, choice in choices.items():
            if choice not in self._options[seat]:
                raise ValueError(f"seat {seat} may not choose {choice}")

    # Turns

    def _draw_card(self) -> str:
        """Take a card from the deck at random."""
        kind: str = self._chance("card", self.deck)
        self.deck.remove(kind)
        return kind

    def _start_turn(self) -> None:
        """Turn up a tile and ask for its action; pass the turn on if impossible."""
        while True:
            tile: str = self._chance("tile", self.tiles)
            self.tiles.remove(tile)
            actions = self._tile_actions(tile)
            if actions:
                self._options = {self.active: actions}
                return
            self._pass_turn()

    def _pass_turn(self) -> None:
        """Turn down the tiles if all are face up, and go on to the next seat."""
        if not self.tiles:
            self.tiles = list(TILES)
        self.active = (self.active + 1) % self.players

    def _end_turn(self) -> None:
        self._pass_turn()
        self._start_turn()

    def _tile_actions(self, tile: str) -> list[Action]:
        """Return every way in which the active player can carry out the tile."""
        match tile:
            case "place":
                return self._place_actions()
            case "view":
                return self._card_actions("view", least=1)
            case "turn_over":
                return self._card_actions("turn_over", least=2)
            case _:
                return [("rob", cemetery) for cemetery in range(CEMETERIES) if self.lines[cemetery]]

    def _place_actions(self) -> list[Action]:
        """Return every kind of card in hand with every open cemetery."""
        open_cemeteries = [c for c in range(CEMETERIES) if not self.closed[c]]
        kinds = dict.fromkeys(self.hands[self.active])
        return [("place", kind, cemetery) for kind in kinds for cemetery in open_cemeteries]

    def _card_actions(self, verb: str, least: int) -> list[Action]:
        """Return every face-down card of cemeteries with at least so many of them."""
        actions: list[Action] = []
        for cemetery, line in enumerate(self.lines):
            hidden = [position for position, (_, face_up) in enumerate(line) if not face_up]
            if len(hidden) >= least:
                actions += [(verb, cemetery, position) for position in hidden]
        return actions

    def _place(self, kind: str, cemetery: int) -> None:
        """Place a hand card, refresh the hand, and see if that was the last card."""
        hand = self.hands[self.active]
        hand.remove(kind)
        self.lines[cemetery].append((kind, False))
        if self.deck:
            hand.append(self._draw_card())
        if hand:
            self._end_turn()
        else:
            self._start_last_robberies()

    def _turn_over(self, cemetery: int, position: int) -> None:
        line = self.lines[cemetery]
        kind, _ = line[position]
        line[position] = (kind, True)
        self._end_turn()

    # Robberies

    def _start_robbery(self, cemetery: int) -> None:
        """Put the marker down and begin with the credit round."""
        self.robbed = cemetery
        self.to_ask = [(self.active + step) % self.players for step in range(self.players)]
        self._ask()

    def _ask(self) -> None:
        """Ask the next seat about credit or, after that, everybody for a fist."""
        if self.to_ask:
            seat = self.to_ask[0]
            answers = (True, False) if self._may_take_credit(seat) else (False,)
            self._options = {seat: [("credit", answer) for answer in answers]}
        else:
            self._options = {
                seat: [("fist", amount) for amount in range(money + 1)] for seat, money in enumerate(self.money)
            }

    def _may_take_credit(self, seat: int) -> bool:
        return self.money[seat] < CREDIT_THRESHOLD and sum(self.notes) < CREDIT_NOTES

    def _answer_credit(self, taken: bool) -> None:
        """Hand out a credit note if wanted, and go on with the robbery."""
        seat = self.to_ask.pop(0)
        if taken:
            self.notes[seat] += 1
            self.money[seat] += CREDIT_AMOUNT
            self.supply -= CREDIT_AMOUNT
        self._ask()

    def _rob(self, fists: list[int]) -> None:
        """Settle the robbery, clean up and find out what comes next."""
        kinds = [kind for kind, _ in self.lines[self.robbed]]
        for seat, change in enumerate(settle(kinds, fists).changes):
            self.money[seat] += change
            self.supply -= change
        self._clean_up()
        if self.last_robberies is not None:
            self._next_last_robbery()
        elif all(self.closed):
            self._options = None
        else:
            self._end_turn()

    def _clean_up(self) -> None:
        """Box the cards of the robbed cemetery; refill it from the deck or close it."""
        line = self.lines[self.robbed]
        self.box += [kind for kind, _ in line]
        line.clear()
        if self.deck:
            line.append((self._draw_card(), False))
        else:
            self.closed[self.robbed] = True

    # The end

    def _start_last_robberies(self) -> None:
        """Line up the cemeteries with cards, clockwise from the active player's own."""
        circle = [(self.active + step) % CEMETERIES for step in range(CEMETERIES)]
        self.last_robberies = [cemetery for cemetery in circle if self.lines[cemetery]]
        self._next_last_robbery()

    def _next_last_robbery(self) -> None:
        """Start the next of the last robberies, or end the game after all of them."""
        if self.last_robberies:
            self._start_robbery(self.last_robberies.pop(0))
        else:
            self._options = None


def random_game(players: int, rng: random.Random) -> Game:
    """Play a complete game, every choice uniformly at random."""
    game = Game(players, lambda _, options: rng.choice(options))
    while (decision := game.decision()) is not None:
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    return game


def main() -> None:
    """Print the speed of random games; the argument is the seconds per count."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for players in range(2, 6):
        rng = random.Random(players)
        games, start = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            random_game(players, rng)
            games += 1
        print(f"{players} players: {games / elapsed:.0f} games per second")


if __name__ == "__main__":
    main()
