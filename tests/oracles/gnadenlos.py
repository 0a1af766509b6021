"""Gnadenlos! (Klaus Teuber, Kosmos 2001): a plain implementation used as an oracle.

Written from ``rules/gnadenlos.md`` alone, with its default rulings and fine print; numbers in
brackets below are sections of that page.  3 or 4 players, ``setup='basic'`` or ``'advanced'``.

Kinds
    seat        0 .. players - 1, clockwise; the seat is also the colour of its bills
    bill        ``(issuer, value)``
    adventurer  ``'631'``: gold, pistols, cards
    event       ``('gold rush', 7, 4)``, ``('high noon',)``, ``('poker',)``
    spot        6 * row + column of the market, rows and columns from 0

Actions
    ``('seed', (bill, bill))``     set-up of the basic game, all seats at once, forced
    ``('play', adventurer)``       event card, all seats with adventurers at once
    ``('take', (spot, ...))``      High Noon: two ascending spots, or one if there are more winners
    ``('refill', source, gap)``    move the bill on spot ``source`` to the empty spot ``gap``
    ``('buy', nuggets)``           phase 2
    ``('bid', (bill, ...))``       one to three bills, sorted
    ``('pass',)``                  only when there is no bid
    ``('pick', (adventurer, ...))``  one adventurer, or a sorted pair in the opening auction
    ``('place', bill)``            one of the bid bills onto the next free spot, one at a time
    ``('final-buy', nuggets)``     after the end

Chance, in the order of asking.  Piles are not ordered in advance: each card is drawn from what its
pile still holds when it is turned up, the last one of a pile too.
    ``'adventurer'``   basic set-up: two for seat 0, two for seat 1, ...; advanced set-up: first
                       pair, second pair, ...; later each one turned up for an auction, the discards
                       becoming the pile when a card is needed and the pile is empty
    ``'seed bill'``    basic set-up: the bill for spot 0, 1, 2, ...
    ``'start roll'``   each seat in order, then the tied ones again in order (in the advanced
                       set-up after the pairs are turned up and before they are auctioned)
    ``'event'``        the top event; after a seventh card another one out of all seven
    ``'payday roll'``  1 .. 6, the column
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import combinations
from typing import Any, TypeVar

Bill = tuple[int, int]
Lot = tuple[str, ...]
Event = tuple[Any, ...]
Action = tuple[Any, ...]
Decision = dict[int, list[Action]]
Choices = dict[int, Action]
Chance = Callable[[str, list[Any]], Any]
Flow = Generator[Decision, Choices, None]
T = TypeVar("T")

ADVENTURERS = (
    "631",
    "622",
    "613",
    "541",
    "532",
    "523",
    "514",
    "451",
    "442",
    "433",
    "424",
    "415",
    "361",
    "352",
    "343",
    "334",
    "325",
    "316",
    "262",
    "253",
    "244",
    "235",
    "226",
    "163",
    "154",
    "145",
    "136",
    "333",
    "444",
)
BILL_VALUES = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)
SEED_VALUES = (1, 2)
HIGH_NOON: Event = ("high noon",)
POKER: Event = ("poker",)
EVENTS: tuple[Event, ...] = (
    ("gold rush", 7, 4),
    ("gold rush", 6, 3),
    ("gold rush", 5, 2),
    HIGH_NOON,
    HIGH_NOON,
    POKER,
    POKER,
)
SKILLS = {"gold rush": 0, "high noon": 1, "poker": 2}  # index into an adventurer
SECTIONS = ((13, 4, 1), (20, 3, 2), (27, 2, 3), (35, 1, 4))  # last space, winner, loser
FIRST_SPACE, START_SPACE, GOAL = 1, 6, 35
UNDERTAKER_GOAL = 8
NUGGETS, START_NUGGETS = 85, 10
COLUMNS = 6
DIE = (1, 2, 3, 4, 5, 6)
MAX_BID, MAX_BUY, MAX_FINAL_BUY = 3, 5, 3
CREW_LIMIT = 3
FATAL_VULTURES, VULTURE_SETBACK = 3, 5
PASS: Action = ("pass",)


class Game:
    """One game.  The public attributes are the position; the phases are generators."""

    def __init__(self, players: int, chance: Chance, setup: str = "basic") -> None:
        if players not in (3, 4):
            raise ValueError(f"3 or 4 players, not {players}")
        if setup not in ("basic", "advanced"):
            raise ValueError(f"unknown set-up: {setup!r}")
        self.players = players
        self.setup = setup
        self.chance = chance
        self.active = 0
        self.turn = 0
        self.ending = ""  # 'vultures', 'undertaker' or 'goal'
        self.nuggets = [START_NUGGETS] * players
        self.bank = NUGGETS - START_NUGGETS * players  # unlimited: may fall below 0
        self.hats = [START_SPACE] * players
        self.vultures = [0] * players
        self.undertaker = 0
        self.hands: list[list[Bill]] = [[(s, v) for v in BILL_VALUES] for s in range(players)]
        self.crews: list[list[str]] = [[] for _ in range(players)]
        self.market: list[Bill | None] = []  # by spot; None is a gap
        self.turned_up: list[int] = []  # spots turned up in the present payday
        self.pile = list(ADVENTURERS)
        self.discards: list[str] = []
        self.events: list[Event] = list(EVENTS)  # still face down
        self.event: Event | None = None
        self.shown: dict[int, str] = {}  # adventurers in front of the seats
        self.lots: list[Lot] = []  # adventurers on offer
        self.bids: dict[int, list[Bill]] = {}  # bills on the table
        self._flow: Flow
        self._decision: Decision | None
        self.play(self._whole_game())

    # ---- protocol ----------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The legal actions of each acting seat, or None when the game is over."""
        return self._decision

    def apply(self, choices: Choices) -> None:
        """Carry out one legal action for every acting seat."""
        decision = self._decision
        if decision is None:
            raise ValueError("the game is over")
        if choices.keys() != decision.keys():
            raise ValueError(f"seats {sorted(decision)} act, not {sorted(choices)}")
        for seat, action in choices.items():
            if action not in decision[seat]:
                raise ValueError(f"illegal action of seat {seat}: {action}")
        try:
            self._decision = self._flow.send(choices)
        except StopIteration:
            self._decision = None

    def result(self) -> tuple[list[int], list[int]]:
        """Hat space and rank by seat: hat, then nuggets; a three-vulture player is last."""
        if self._decision is not None:
            raise ValueError("the game is not over")
        keys = [(not self._is_out(seat), self.hats[seat], self.nuggets[seat]) for seat in range(self.players)]
        return list(self.hats), [1 + sum(other > key for other in keys) for key in keys]

    def facts(self) -> dict[str, object]:
        """A copy of the position.

        Played adventurers are in ``shown`` and not in ``crews``, bid bills in ``bids`` and not in
        ``hands``.  ``market`` is listed by spot, with None for a gap.
        """
        return {
            "active": self.active,
            "turn": self.turn,
            "ending": self.ending,
            "nuggets": list(self.nuggets),
            "bank": self.bank,
            "hats": list(self.hats),
            "vultures": list(self.vultures),
            "undertaker": self.undertaker,
            "hands": [sorted(hand) for hand in self.hands],
            "crews": [sorted(crew) for crew in self.crews],
            "market": list(self.market),
            "turned_up": list(self.turned_up),
            "pile": sorted(self.pile),
            "discards": sorted(self.discards),
            "event": self.event,
            "events_left": sorted(self.events),
            "shown": dict(self.shown),
            "lots": sorted(self.lots),
            "bids": {seat: sorted(bills) for seat, bills in self.bids.items()},
        }

    def play(self, flow: Flow) -> None:
        """Drive ``flow`` (the whole game, or a part of it) from the present position."""
        self._flow = flow
        self._decision = next(flow, None)

    # ---- course of the game ------------------------------------------------------------------

    def _whole_game(self) -> Flow:
        if self.setup == "basic":
            yield from self.basic_setup()
        else:
            yield from self.advanced_setup()
        yield from self.turns()

    def basic_setup(self) -> Flow:
        """Two adventurers each, a 1 and a 2 of each colour shuffled into the market [2]."""
        for crew in self.crews:
            crew += [self._draw("adventurer", self.pile) for _ in range(2)]
        choices = yield {
            seat: [("seed", tuple((seat, value) for value in SEED_VALUES))] for seat in range(self.players)
        }
        seeds: list[Bill] = []
        for seat in range(self.players):
            for bill in choices[seat][1]:
                self.hands[seat].remove(bill)
                seeds.append(bill)
        while seeds:
            self.market.append(self._draw("seed bill", seeds))
        self.active = self._highest_roller()

    def advanced_setup(self) -> Flow:
        """Open pairs of adventurers, auctioned once; everybody gets one and pays [2b]."""
        pairs = [self._turn_up(2) for _ in range(self.players)]
        self.active = self._highest_roller()
        yield from self.auction(tuple(sorted(pair)) for pair in pairs)

    def turns(self) -> Flow:
        """From a turn of the pistol holder to the end of the game [5, 8]."""
        yield from self._one_turn()
        while not self.ending:
            self.active = (self.active + 1) % self.players
            yield from self._one_turn()
        if self.ending != "vultures":
            self.payday()
        yield from self.final_buys()

    def _one_turn(self) -> Flow:
        self.turn += 1
        for phase in (self.event_phase, self.buy_phase, self.offer_phase):
            yield from phase()
            if self.ending:
                return

    def final_buys(self) -> Flow:
        """Everybody but a three-vulture player may buy up to 3 spaces [8]."""
        for seat in self._clockwise():
            if not self._is_out(seat):
                yield from self._buy(seat, "final-buy", MAX_FINAL_BUY)

    # ---- phase 1: event ----------------------------------------------------------------------

    def event_phase(self) -> Flow:
        """Turn an event, let everybody show an adventurer, resolve."""
        self._turn_event()
        seats = [seat for seat in range(self.players) if self.crews[seat]]
        if self.ending or len(seats) < 2:
            return
        choices = yield {s: [("play", card) for card in sorted(self.crews[s])] for s in seats}
        for seat in seats:
            card = choices[seat][1]
            self.crews[seat].remove(card)
            self.shown[seat] = card
        yield from self._resolve_event()

    def _turn_event(self) -> None:
        """Turn the top event; the last of the seven is replaced after a reshuffle."""
        self.event = self._draw("event", self.events)
        if not self.events:
            self._move_undertaker()
            if self.ending:
                return
            self.events = list(EVENTS)
            self.event = self._draw("event", self.events)
        self._move_undertaker()

    def _move_undertaker(self) -> None:
        """One step for a High Noon."""
        if self.event == HIGH_NOON:
            self.undertaker += 1
            if self.undertaker == UNDERTAKER_GOAL:
                self._end("undertaker")

    def _resolve_event(self) -> Flow:
        """Carry out the event for the adventurers shown; spent ones are discarded."""
        assert self.event is not None
        name = self.event[0]
        skill = SKILLS[name]
        ratings = {seat: int(card[skill]) for seat, card in self.shown.items()}
        levels = sorted(set(ratings.values()), reverse=True)
        spent: set[int] = set()
        if len(levels) > 1:
            top, second, bottom = levels[0], levels[1], levels[-1]
            spent = {top}
            if name == "gold rush":
                self._gold_rush(ratings, {top: self.event[1], second: self.event[2]})
            elif name == "poker":
                self._poker(ratings, top, bottom)
            else:
                spent.add(bottom)
                yield from self._high_noon({s for s in ratings if ratings[s] == top})
        for seat, card in self.shown.items():
            (self.discards if ratings[seat] in spent else self.crews[seat]).append(card)
        self.shown = {}

    def _gold_rush(self, ratings: dict[int, int], yields: dict[int, int]) -> None:
        for seat, rating in ratings.items():
            self._pay(seat, -yields.get(rating, 0))

    def _poker(self, ratings: dict[int, int], top: int, bottom: int) -> None:
        for seat, rating in ratings.items():
            _, gain, loss = next(sec for sec in SECTIONS if self.hats[seat] <= sec[0])
            if rating == top:
                self._move_hat(seat, gain)
            elif rating == bottom:
                self._move_hat(seat, -loss)

    def _high_noon(self, winners: set[int]) -> Flow:
        """Two bills for a single winner, one for each of several, or nothing if too few."""
        each = 2 if len(winners) == 1 else 1
        if len(self.market) < each * len(winners):
            return
        for seat in self._clockwise():
            if seat in winners:
                yield from self._take_bills(seat, each)
        yield from self.refill()

    def _take_bills(self, seat: int, count: int) -> Flow:
        spots = [spot for spot, bill in enumerate(self.market) if bill is not None]
        actions: list[Action] = [("take", taken) for taken in combinations(spots, count)]
        _, taken = yield from _ask(seat, actions)
        for spot in taken:
            self.hands[seat].append(self._remove_bill(spot))

    # ---- phase 2: buy prestige ---------------------------------------------------------------

    def buy_phase(self) -> Flow:
        """The active player may buy up to 5 spaces."""
        yield from self._buy(self.active, "buy", MAX_BUY)

    def _buy(self, seat: int, name: str, limit: int) -> Flow:
        most = min(limit, self.nuggets[seat])
        _, amount = yield from _ask(seat, [(name, count) for count in range(most + 1)])
        self._pay(seat, amount)
        self._move_hat(seat, amount)

    # ---- phase 3: offer bills ----------------------------------------------------------------

    def offer_phase(self) -> Flow:
        """Auction and paydays, unless the active player has adventurers enough."""
        if len(self.crews[self.active]) >= CREW_LIMIT:
            return
        yield from self.auction((card,) for card in self._turn_up(self.players - 1))
        yield from self.paydays()

    def auction(self, lots: Iterable[Lot]) -> Flow:
        """Bid for the lots; the highest bidders, one a lot, are served and pay [6]."""
        self.lots = list(lots)
        yield from self._bidding()
        totals = {seat: _total(bills) for seat, bills in self.bids.items()}
        ranking = sorted(totals, key=totals.__getitem__, reverse=True)
        for seat in ranking[: len(self.lots)]:
            yield from self._serve(seat)
        for seat, bills in self.bids.items():
            self.hands[seat] += bills
        self.bids = {}
        self.discards += [card for lot in self.lots for card in lot]
        self.lots = []

    def _bidding(self) -> Flow:
        """One bid each, clockwise from the active player, all totals different."""
        used: set[int] = set()
        for seat in self._clockwise():
            hand = self.hands[seat]
            action = yield from _ask(seat, _possible_bids(hand, used) or [PASS])
            if action == PASS:
                continue
            self.bids[seat] = list(action[1])
            used.add(_total(self.bids[seat]))
            for bill in self.bids[seat]:
                hand.remove(bill)

    def _serve(self, seat: int) -> Flow:
        """Let a bidder pick a lot and lay his bills in the market."""
        _, lot = yield from _ask(seat, [("pick", lot) for lot in self.lots])
        self.lots.remove(lot)
        self.crews[seat] += lot
        bills = self.bids[seat]
        while bills:
            _, bill = yield from _ask(seat, [("place", bill) for bill in sorted(set(bills))])
            bills.remove(bill)
            self.market.append(bill)
        del self.bids[seat]

    # ---- payday and market -------------------------------------------------------------------

    def paydays(self) -> Flow:
        """Paydays as long as the market has at least as many full rows as players [7]."""
        while len(self.market) >= COLUMNS * self.players:
            self.payday()
            if self.ending:
                return
            yield from self.refill()

    def payday(self) -> None:
        """One payday without its refill.  A third vulture leaves the bills as they are."""
        rows = [0] * COLUMNS
        while True:
            column: int = self.chance("payday roll", list(DIE)) - 1
            spot = COLUMNS * rows[column] + column
            if spot >= len(self.market):
                break
            rows[column] += 1
            self.turned_up.append(spot)
            bill = self.market[spot]
            assert bill is not None
            if not self._settle(bill):
                break
        if max(self.vultures) == FATAL_VULTURES:
            return
        for spot in self.turned_up:
            bill = self._remove_bill(spot)
            self.hands[bill[0]].append(bill)
        self.turned_up = []

    def _settle(self, bill: Bill) -> bool:
        """Let the issuer pay; if he cannot, he pays what he has and gets a vulture."""
        issuer, value = bill
        solvent = value <= self.nuggets[issuer]
        self._pay(issuer, min(value, self.nuggets[issuer]))
        if not solvent:
            self.vultures[issuer] += 1
            self._move_hat(issuer, -VULTURE_SETBACK)
            if self._is_out(issuer):
                self._end("vultures")
        return solvent

    def refill(self) -> Flow:
        """Fill the gaps of earlier rows from the last row, then push that row left [3]."""
        market = self.market
        while True:
            while market and market[-1] is None:
                market.pop()
            last_row = max(len(market) - 1, 0) // COLUMNS * COLUMNS
            gaps = [spot for spot in range(last_row) if market[spot] is None]
            if not gaps:
                break
            sources = [s for s in range(last_row, len(market)) if market[s] is not None]
            actions: list[Action] = [("refill", s, gap) for s in sources for gap in gaps]
            _, source, gap = yield from _ask(self.active, actions)
            market[gap] = self._remove_bill(source)
        market[last_row:] = [bill for bill in market[last_row:] if bill is not None]

    def _remove_bill(self, spot: int) -> Bill:
        bill = self.market[spot]
        assert bill is not None
        self.market[spot] = None
        return bill

    # ---- small things ------------------------------------------------------------------------

    def _draw(self, what: str, items: list[T]) -> T:
        """Remove a random one of the items."""
        item: T = self.chance(what, list(items))
        items.remove(item)
        return item

    def _turn_up(self, count: int) -> list[str]:
        """Turn up adventurers, as many as there are."""
        cards: list[str] = []
        while len(cards) < count:
            if not self.pile:
                self.pile, self.discards = self.discards, []
            if not self.pile:
                break
            cards.append(self._draw("adventurer", self.pile))
        return cards

    def _highest_roller(self) -> int:
        """Everybody rolls; the tied highest roll again."""
        seats = list(range(self.players))
        while len(seats) > 1:
            rolls = {seat: self.chance("start roll", list(DIE)) for seat in seats}
            highest = max(rolls.values())
            seats = [seat for seat in seats if rolls[seat] == highest]
        return seats[0]

    def _clockwise(self) -> Iterator[int]:
        """All seats, the active one first."""
        return ((self.active + step) % self.players for step in range(self.players))

    def _pay(self, seat: int, amount: int) -> None:
        """Pay to the bank (a negative amount: receive from it)."""
        self.nuggets[seat] -= amount
        self.bank += amount

    def _move_hat(self, seat: int, spaces: int) -> None:
        """Move within the track; reaching its end ends the game."""
        self.hats[seat] = max(FIRST_SPACE, min(GOAL, self.hats[seat] + spaces))
        if self.hats[seat] == GOAL:
            self._end("goal")

    def _is_out(self, seat: int) -> bool:
        return self.vultures[seat] == FATAL_VULTURES

    def _end(self, ending: str) -> None:
        """Note the first cause of the end."""
        self.ending = self.ending or ending


def _ask(seat: int, actions: list[Action]) -> Generator[Decision, Choices, Action]:
    """A decision of one seat."""
    choices = yield {seat: actions}
    return choices[seat]


def _total(bills: Iterable[Bill]) -> int:
    return sum(value for _, value in bills)


def _possible_bids(hand: list[Bill], used: set[int]) -> list[Action]:
    """All different sets of one to three bills with an unused total.

    The sets grow bill by bill through the sorted hand; of equal bills only the first extends a
    given set, so that no set appears twice.
    """
    cards = sorted(hand)
    bids: list[Action] = []
    sets: list[tuple[tuple[Bill, ...], int, int]] = [((), 0, 0)]  # bills, total, next card
    for _ in range(MAX_BID):
        sets = [
            ((*bills, card), total + card[1], index + 1)
            for bills, total, start in sets
            for index, card in enumerate(cards[start:], start)
            if index == start or card != cards[index - 1]
        ]
        bids += [("bid", bills) for bills, total, _ in sets if total not in used]
    return bids


def random_game(players: int, rng: random.Random, setup: str = "basic") -> Game:
    """Play a complete game, every choice uniformly at random."""
    game = Game(players, lambda _, options: rng.choice(options), setup)
    while (decision := game.decision()) is not None:
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    return game


def main() -> None:
    """Print the speed of random games."""
    rng = random.Random(1)
    games = 500
    for setup in ("basic", "advanced"):
        for players in (3, 4):
            start = time.perf_counter()
            for _ in range(games):
                random_game(players, rng, setup)
            speed = games / (time.perf_counter() - start)
            print(f"{setup:8} {players} players: {speed:6.0f} games per second")


if __name__ == "__main__":
    main()
