"""Reference implementation (oracle) of Digging, by Reiner Knizia.

Written from the rules page only, with its default rulings.  It implements the
partnership game (4 players) and the individual games (2, 3 or 4 players).

Seats, sides and mines count from 0.  In the partnership game seats 0 and 2 are
side 0, seats 1 and 3 side 1; otherwise every seat is its own side.  Mines are
numbered in the order they are opened in a hand; a closed mine keeps its number.

Card kinds (``METAL`` is gold, silver or copper)::

    'mine METAL'   'chest METAL'   'double METAL'   'closed'   'bandit 1' .. 'bandit 12'

Actions::

    ('draw',)               take the top card of the pile
    ('pass', kind)          give a card to the partner (partnership only)
    ('open', kind)          open a mine with a mine card
    ('work', kind, mine)    put a chest or double chest on an open mine
    ('close', mine)         put a closed-mine card on an open mine
    ('attack', kind, mine)  start a fight with a bandit
    ('join', kind)          add a bandit to the running fight
    ('null',)               do nothing: last turns, when nothing else is legal

Chance events: 'first player' (a seat), 'deal' and 'draw' (a card of the pile).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Action = tuple[str | int, ...]
Chance = Callable[[str, list[Any]], Any]

METAL_VALUES = {"gold": 3, "silver": 2, "copper": 1}
MINES_PER_METAL = 3
CHESTS_PER_METAL = 9
CLOSED_MINES = 9
STRONGEST_BANDIT = 12
HAND_SIZE = 6
STALL_LIMIT = 16

TARGETS = {
    ("partnership", 4): 60,
    ("individual", 4): 50,
    ("individual", 3): 45,
    ("individual", 2): 40,
}
REMOVED_CHESTS_PER_METAL = {4: 0, 3: 2, 2: 4}

DRAW: Action = ("draw",)
NULL: Action = ("null",)


def full_deck(players: int) -> list[str]:
    """Return the cards used with this number of players."""
    chests = CHESTS_PER_METAL - REMOVED_CHESTS_PER_METAL[players]
    deck = ["closed"] * CLOSED_MINES
    deck += [f"bandit {strength}" for strength in range(1, STRONGEST_BANDIT + 1)]
    for metal in METAL_VALUES:
        deck += [f"mine {metal}"] * MINES_PER_METAL
        deck += [f"chest {metal}"] * chests
        deck.append(f"double {metal}")
    return deck


def is_double(kind: str) -> bool:
    """Tell whether a chest card is a double chest."""
    return kind.startswith("double")


def strength(bandit: str) -> int:
    """Return the strength of a bandit card."""
    return int(bandit.removeprefix("bandit "))


@dataclass
class Mine:
    """A mine on the table: the seat it lies before and its chest cards in order."""

    metal: str
    seat: int
    chests: list[str] = field(default_factory=list)
    closed: bool = False

    def points(self) -> int:
        """Return the worth of the mine: nothing while it is open."""
        if not self.closed or not self.chests:
            return 0
        all_double = is_double(self.chests[0])
        cards = sum(2 if all_double or is_double(chest) else 1 for chest in self.chests)
        return METAL_VALUES[self.metal] * cards


@dataclass
class Fight:
    """The running fight: its mine, who began it, and the bandits by seat."""

    mine: int
    attacker: int
    bandits: dict[int, str]


class Game:
    """A game of Digging, played in hands until a side reaches the target."""

    def __init__(self, players: int, chance: Chance, mode: str | None = None) -> None:
        """Start a game; without a mode four players play in partnership."""
        if mode is None:
            mode = "partnership" if players == 4 else "individual"
        if (mode, players) not in TARGETS:
            raise ValueError(f"no {mode} game for {players} players")
        self.players = players
        self.chance = chance
        self.mode = mode
        self.partnership = mode == "partnership"
        self.target = TARGETS[mode, players]
        self.totals = [0] * (2 if self.partnership else players)
        self.hands_played = 0
        self.over = False
        self._legal: list[Action] | None = None  # of the current decision, once asked for
        self._start_hand(chance("first player", list(range(players))))

    # --- the protocol ---------------------------------------------------------

    def decision(self) -> dict[int, list[Action]] | None:
        """Return the active seat with its legal actions, None once the game is over."""
        if self.over:
            return None
        if self._legal is None:
            self._legal = self._legal_actions()
        return {self.active: self._legal}

    def apply(self, choices: dict[int, Action]) -> None:
        """Play the turn of the active seat."""
        decision = self.decision()
        if decision is None:
            raise ValueError("the game is over")
        if choices.keys() != decision.keys() or choices[self.active] not in decision[self.active]:
            raise ValueError(f"illegal choice {choices}, expected one of {decision}")
        self._legal = None
        self._perform(choices[self.active])
        self._end_turn()

    def result(self) -> tuple[list[int], list[int]]:
        """Return the score and the rank of every seat (final once the game is over)."""
        ranks = [1 + sum(other > total for other in self.totals) for total in self.totals]
        sides = [self.side(seat) for seat in range(self.players)]
        return [self.totals[side] for side in sides], [ranks[side] for side in sides]

    def facts(self) -> dict[str, object]:
        """Describe the whole position, secrets included."""
        return {
            "active": self.active,
            "starter": self.starter,
            "hands played": self.hands_played,
            "totals": list(self.totals),
            "hands": [sorted(hand) for hand in self.hands],
            "deck": sorted(self.deck),
            "deck size": len(self.deck),
            "discards": sorted(self.discards),
            "mines": [self._mine_facts(number) for number in range(len(self.mines))],
            "turns left": self.turns_left,
            "idle turns": self.idle_turns,
        }

    def side(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % len(self.totals)

    def _mine_facts(self, number: int) -> dict[str, object]:
        mine = self.mines[number]
        contested = self.fight is not None and self.fight.mine == number
        return {
            "metal": mine.metal,
            "owner": self.side(mine.seat),
            "seat": mine.seat,
            "chests": list(mine.chests),
            "closed": mine.closed,
            "fight": list(self.fight.bandits.items()) if self.fight and contested else None,
        }

    # --- hands ----------------------------------------------------------------

    def _start_hand(self, starter: int) -> None:
        """Gather all cards, deal, and let the starter begin."""
        self.starter = self.active = starter
        self.deck = full_deck(self.players)
        self.discards: list[str] = []
        self.mines: list[Mine] = []
        self.fight: Fight | None = None
        self.turns_left: int | None = None  # known once the pile is empty
        self.idle_turns = 0
        self.hands: list[list[str]] = [[self._take_card("deal") for _ in range(HAND_SIZE)] for _ in range(self.players)]

    def _take_card(self, what: str) -> str:
        kind: str = self.chance(what, list(self.deck))
        self.deck.remove(kind)
        return kind

    def _end_turn(self) -> None:
        """Move on to the next seat; settle the fight and end the hand if due."""
        self.active = (self.active + 1) % self.players
        if self.fight is not None and self.fight.attacker == self.active:
            self._settle(self.fight)
        if self.turns_left is not None:
            self.turns_left -= 1
        elif not self.deck:
            self.turns_left = self.players
        if self.turns_left == 0:
            self._end_hand()

    def _end_hand(self) -> None:
        """Score the mines, then end the game or start the next hand."""
        for mine in self.mines:
            self.totals[self.side(mine.seat)] += mine.points()
        self.hands_played += 1
        best = max(self.totals)
        if best >= self.target and self.totals.count(best) == 1:
            self.over = True
        else:
            self._start_hand((self.starter + 1) % self.players)

    # --- actions --------------------------------------------------------------

    def _legal_actions(self) -> list[Action]:
        if self.deck and self.idle_turns >= STALL_LIMIT:
            return [DRAW]
        actions = [DRAW] if self.deck else []
        kinds = sorted(set(self.hands[self.active]))
        if self.partnership:
            actions += [("pass", kind) for kind in kinds]
        for kind in kinds:
            actions += self._plays(kind)
        return actions or [NULL]

    def _plays(self, kind: str) -> Iterator[Action]:
        """Yield the ways to play one card."""
        family, _, metal = kind.partition(" ")
        match family:
            case "mine":
                yield "open", kind
            case "closed":
                yield from (("close", number) for number, _ in self._open_mines())
            case "bandit" if self.fight is not None:
                yield "join", kind
            case "bandit":
                yield from (("attack", kind, number) for number in self._attackable_mines())
            case _:
                for number, mine in self._open_mines():
                    if mine.metal == metal:
                        yield "work", kind, number

    def _open_mines(self) -> Iterator[tuple[int, Mine]]:
        return ((number, mine) for number, mine in enumerate(self.mines) if not mine.closed)

    def _attackable_mines(self) -> Iterator[int]:
        """Yield the open mines of other sides that hold a chest."""
        own_side = self.side(self.active)
        for number, mine in self._open_mines():
            if mine.chests and self.side(mine.seat) != own_side:
                yield number

    def _perform(self, action: Action) -> None:
        """Carry out a legal action of the active seat."""
        seat = self.active
        hand = self.hands[seat]
        self.idle_turns = self.idle_turns + 1 if action[0] in ("pass", "null") else 0
        match action:
            case ("draw",):
                hand.append(self._take_card("draw"))
            case ("pass", str(kind)):
                hand.remove(kind)
                self.hands[(seat + 2) % self.players].append(kind)
            case ("open", str(kind)):
                hand.remove(kind)
                self.mines.append(Mine(kind.removeprefix("mine "), seat))
            case ("work", str(kind), int(number)):
                hand.remove(kind)
                self.mines[number].chests.append(kind)
            case ("close", int(number)):
                hand.remove("closed")
                self._close(number)
            case ("attack", str(kind), int(number)):
                hand.remove(kind)
                self.fight = Fight(number, seat, {seat: kind})
            case ("join", str(kind)):
                assert self.fight is not None
                hand.remove(kind)
                self.fight.bandits[seat] = kind

    def _close(self, number: int) -> None:
        """Close a mine; if it is contested, its last chest and the bandits are lost."""
        mine = self.mines[number]
        mine.closed = True
        if self.fight is not None and self.fight.mine == number:
            self.discards.append(mine.chests.pop())
            self._end_fight(self.fight)

    def _settle(self, fight: Fight) -> None:
        """Give the contested mine to the winner of the fight."""
        self.mines[fight.mine].seat = self._winner(fight)
        self._end_fight(fight)

    def _winner(self, fight: Fight) -> int:
        """Return the seat that gets or keeps the contested mine."""
        strengths = {seat: strength(bandit) for seat, bandit in fight.bandits.items()}
        if not self.partnership:
            return max(strengths, key=strengths.__getitem__)
        totals = [0, 0]
        for seat, value in strengths.items():
            totals[self.side(seat)] += value
        attack = totals[self.side(fight.attacker)]
        defence = totals[1 - self.side(fight.attacker)]
        return fight.attacker if attack > defence else self.mines[fight.mine].seat

    def _end_fight(self, fight: Fight) -> None:
        self.discards.extend(fight.bandits.values())
        self.fight = None


def random_game(players: int, rng: random.Random, mode: str | None = None) -> Game:
    """Play a complete game with uniformly random choices."""
    game = Game(players, lambda _what, options: rng.choice(options), mode)
    while (decision := game.decision()) is not None:
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    return game


def main(games: int = 200) -> None:
    """Print the speed of random games in every mode."""
    for mode, players in TARGETS:
        rng = random.Random(0)
        start = time.perf_counter()
        hands = sum(random_game(players, rng, mode).hands_played for _ in range(games))
        seconds = time.perf_counter() - start
        print(f"{mode:11} {players} players: {games / seconds:7.1f} games/s, {hands / games:5.1f} hands a game")


if __name__ == "__main__":
    main()
