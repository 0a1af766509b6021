"""The worked examples of the Gnadenlos! rules page (X official, Y own), and random games."""

import random
from collections import Counter
from typing import Any

import pytest

from .gnadenlos import (
    ADVENTURERS,
    BILL_VALUES,
    EVENTS,
    HIGH_NOON,
    NUGGETS,
    POKER,
    Action,
    Bill,
    Event,
    Flow,
    Game,
    random_game,
)

MODES = [(players, setup) for setup in ("basic", "advanced") for players in (3, 4)]
RANDOM_GAMES = 50
R, G, B, Y = range(4)  # seats of the examples, unless a test says otherwise
Y1_MARKET = "R2 B3 G4 R3 B1 G2  B1 R1 R2 G1 R4 B2  G0 G2 B0 B2 G3 R0"


def position(players: int, **state: Any) -> Game:
    """A game past its set-up, seat 0 active, nobody with adventurers, and ``state`` replaced."""
    rng = random.Random(0)
    game = Game(players, lambda _, options: rng.choice(options))
    game.apply({seat: actions[0] for seat, actions in (game.decision() or {}).items()})
    game.active = 0
    game.crews = [[] for _ in range(players)]
    for name, value in state.items():
        assert hasattr(game, name), name
        setattr(game, name, value)
    return game


def drive(game: Game, flow: Flow, draws: list[Any], *script: Action) -> None:
    """Run a part of a game.

    ``draws`` answers the chance events, ``script`` the decisions that are not forced, and both
    must be used up.
    """
    pending, answers = list(draws), list(script)

    def chance(what: str, options: list[Any]) -> Any:
        draw = pending.pop(0)
        assert draw in options, what
        return draw

    game.chance = chance
    game.play(flow)
    while (decision := game.decision()) is not None:
        forced = all(len(actions) == 1 for actions in decision.values())
        answer = None if forced else answers.pop(0)
        game.apply({seat: answer or actions[0] for seat, actions in decision.items()})
    assert not pending
    assert not answers


def play_event(game: Game, event: Event, crews: dict[int, str], *script: Action) -> None:
    """Play an event phase in which every seat holds one adventurer or none."""
    for seat, card in crews.items():
        game.crews[seat] = [card]
    drive(game, game.event_phase(), [event], *script)


def market(text: str) -> list[Bill | None]:
    """A market by rows, ``R2`` being red's bill of 2."""
    return [("RGBY".index(word[0]), int(word[1])) for word in text.split()]


def bid(seat: int, *values: int) -> Action:
    """A bid of bills of one's own."""
    return "bid", tuple((seat, value) for value in values)


# ---- set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bank", "bills"), [(3, 55, 6), (4, 45, 8)])
def test_basic_setup(players: int, bank: int, bills: int) -> None:
    game = position(players)
    assert (game.bank, len(game.market)) == (bank, bills)
    assert [len(hand) for hand in game.hands] == [11] * players
    assert Counter(value for _, value in filter(None, game.market)) == {1: players, 2: players}


def test_start_roll_ties_are_rolled_again_by_the_tied() -> None:
    rolls = iter([5, 6, 2, 6, 3, 4])

    def chance(what: str, options: list[Any]) -> Any:
        return next(rolls) if what == "start roll" else options[0]

    game = Game(4, chance, setup="advanced")
    assert game.active == 3
    assert next(rolls, None) is None


def test_advanced_setup_serves_the_lowest_bidder_too() -> None:
    game = position(3, market=[])
    drive(
        game,
        game.auction([("541", "631"), ("514", "523"), ("433", "442")]),
        [],
        bid(R, 0),
        bid(G, 4),
        bid(B, 3),
        ("pick", ("514", "523")),
        ("pick", ("541", "631")),
    )
    assert game.crews == [["433", "442"], ["514", "523"], ["541", "631"]]
    assert game.market == market("G4 B3 R0")


# ---- events and prestige -------------------------------------------------------------------------


def test_x1_gold_rush() -> None:
    game = position(4)
    play_event(game, ("gold rush", 7, 4), {R: "622", G: "442", Y: "433", B: "253"})
    assert game.nuggets == [17, 14, 10, 14]
    assert game.crews == [[], ["442"], ["253"], ["433"]]
    assert game.discards == ["622"]


def test_x2_poker() -> None:
    game = position(4, hats=[10, 15, 8, 12])
    play_event(game, POKER, {B: "145", G: "235", Y: "433", R: "622"})
    assert game.hats == [9, 18, 12, 12]
    assert game.crews == [["622"], [], [], ["433"]]
    assert sorted(game.discards) == ["145", "235"]


def test_x3_prestige() -> None:
    game = position(4)
    drive(game, game.buy_phase(), [], ("buy", 3))
    assert (game.nuggets[R], game.hats[R], game.bank) == (7, 9, 48)


def test_y4_high_noon_single_winner() -> None:
    game = position(4, active=B, market=market("R1 G1 B1 Y1 R2 G2  B2 Y2 R3"))
    crews = {R: "262", G: "433", B: "532", Y: "613"}
    play_event(game, HIGH_NOON, crews, ("take", (3, 6)), ("refill", 8, 3))
    assert game.undertaker == 1
    assert game.market == market("R1 G1 B1 R3 R2 G2  Y2")
    assert {(Y, 1), (B, 2)} < set(game.hands[R])
    assert sorted(game.discards) == ["262", "613"]
    assert game.crews == [[], ["433"], ["532"], []]


def test_y5_high_noon_tie() -> None:
    crews = {R: "352", G: "154", B: "523"}
    game = position(3, market=market("B3"))
    play_event(game, HIGH_NOON, crews)
    assert game.market == market("B3")
    assert sorted(game.discards) == sorted(crews.values())
    game = position(3, active=G, market=market("B3 B4"))
    play_event(game, HIGH_NOON, crews, ("take", (0,)))  # green first, the other one is red's
    assert game.market == []
    assert (B, 3) in game.hands[G]
    assert (B, 4) in game.hands[R]


def test_y6_duel() -> None:
    game = position(4)
    play_event(game, ("gold rush", 6, 3), {R: "442", G: "262"})
    assert game.nuggets == [16, 13, 10, 10]
    assert game.discards == ["442"]
    game = position(4, market=[])
    play_event(game, HIGH_NOON, {R: "541", G: "622"})
    assert sorted(game.discards) == ["541", "622"]
    game = position(4)
    play_event(game, POKER, {R: "244", G: "442"})
    assert game.hats == [10, 5, 6, 6]
    game = position(4)
    play_event(game, ("gold rush", 6, 3), {R: "352", G: "343"})
    assert game.nuggets == [10] * 4
    assert game.crews == [["352"], ["343"], [], []]


def test_y10_seventh_card() -> None:
    game = position(4, events=[POKER], crews=[["442"], ["262"], [], []])
    drive(game, game.event_phase(), [POKER, ("gold rush", 5, 2)])
    assert game.nuggets == [15, 12, 10, 10]
    assert game.hats == [6] * 4
    assert len(game.events) == len(EVENTS) - 1


def test_seventh_high_noon_moves_the_undertaker_and_may_end_the_game() -> None:
    game = position(4, events=[HIGH_NOON])
    drive(game, game.event_phase(), [HIGH_NOON, HIGH_NOON])
    assert (game.undertaker, game.ending) == (2, "")
    game = position(4, events=[HIGH_NOON], undertaker=7)
    drive(game, game.event_phase(), [HIGH_NOON])
    assert game.ending == "undertaker"


# ---- auction -------------------------------------------------------------------------------------


def test_x4_auction() -> None:
    blue, red, green, yellow = range(4)
    a, b, c = "433", "343", "334"
    game = position(4)
    before = list(game.market)
    drive(
        game,
        game.auction([(a,), (b,), (c,)]),
        [],
        bid(blue, 1, 4),
        bid(red, 1, 3),
        bid(green, 3),
        bid(yellow, 2, 4),
        ("pick", (c,)),
        ("place", (yellow, 4)),
        ("pick", (b,)),
        ("place", (blue, 1)),
        ("place", (red, 3)),
    )
    assert game.crews == [[b], [a], [], [c]]
    laid = [(yellow, 4), (yellow, 2), (blue, 1), (blue, 4), (red, 3), (red, 1)]
    assert game.market == before + laid
    assert len(game.hands[green]) == 11


def test_y7_bidding() -> None:
    game = position(3, market=[])
    game.hands[1] = [(1, 0), (1, 0)]
    lots = [("433",), ("343",)]
    drive(game, game.auction(lots), [], bid(0, 0), bid(2, 1), ("pick", ("343",)))
    assert game.crews == [["433"], [], ["343"]]
    assert game.market == [(2, 1), (0, 0)]
    assert game.hands[1] == [(1, 0), (1, 0)]


def test_several_passes() -> None:
    game = position(4, market=[], hands=[[], [(1, 0), (1, 0)], [], [(3, 0)]])
    lots = [("433",), ("343",), ("334",)]
    drive(game, game.auction(lots), [], bid(1, 0, 0), ("pick", ("334",)))
    assert game.crews == [[], ["334"], [], []]
    assert sorted(game.discards) == ["343", "433"]
    assert game.hands[3] == [(3, 0)]


def test_short_pile() -> None:
    game = position(3, market=[], pile=[], discards=["433"])
    drive(game, game.offer_phase(), ["433"], bid(0, 1), bid(1, 2), bid(2, 3))
    assert game.crews == [[], [], ["433"]]
    assert [len(hand) for hand in game.hands] == [11, 11, 10]


# ---- payday --------------------------------------------------------------------------------------


def test_x5_payday_start() -> None:
    game = position(4, market=market("B2 G1 R3 Y1 G0"))
    drive(game, game.paydays(), [])  # not four full rows
    rolls = iter([1, 3, 5, 5])
    game.chance = lambda _what, _options: next(rolls)
    game.payday()
    assert game.nuggets == [7, 10, 8, 10]


def test_y1_payday_case_a() -> None:
    game = position(3, market=market(Y1_MARKET), nuggets=[6, 5, 3], hands=[[], [], []])
    fill = [("refill", 13, 0), ("refill", 14, 2), ("refill", 15, 3), ("refill", 16, 4)]
    drive(game, game.paydays(), [1, 3, 1, 5, 1, 4, 1], *fill)
    assert game.nuggets == [1, 1, 1]
    assert game.vultures == [0, 0, 0]
    hands = [sorted(hand) for hand in game.hands]
    assert hands == [[(R, 2), (R, 3)], [(G, 0), (G, 4)], [(B, 1), (B, 1)]]
    assert game.market == market("G2 B3 B0 B2 G3 G2  R0 R1 R2 G1 R4 B2")


@pytest.mark.parametrize(("hat", "moved"), [(8, 3), (4, 1)])
def test_y2_payday_case_b(hat: int, moved: int) -> None:
    game = position(3, market=market(Y1_MARKET), nuggets=[6, 3, 3], hats=[6, hat, 6])
    game.hands = [[], [], []]
    drive(game, game.paydays(), [1, 3], ("refill", 12, 2), ("refill", 17, 0))
    assert game.nuggets == [4, 0, 3]
    assert game.vultures == [0, 1, 0]
    assert game.hats == [6, moved, 6]
    assert game.hands == [[(R, 2)], [(G, 4)], []]
    assert game.market == market("R0 B3 G0 R3 B1 G2  B1 R1 R2 G1 R4 B2  G2 B0 B2 G3")


def payday_bills_left(game: Game, *rolls: int) -> int:
    """Run the paydays of a game, whatever the refills; all rolls must be used up."""
    pending = iter(rolls)
    game.chance = lambda _what, _options: next(pending)
    game.play(game.paydays())
    while (decision := game.decision()) is not None:
        game.apply({seat: actions[0] for seat, actions in decision.items()})
    assert next(pending, None) is None
    return len(game.market)


def test_y3_repeated_payday() -> None:
    column = [1, 1, 1, 1, 1]  # all five bills of column 1
    game = position(4, market=market("R0 G0 B1 Y0 R0 G0" + "  R0 G0 B0 Y0 R0 G0" * 4))
    game.nuggets[B] = 0
    first, second = [1, 2, 3], [*column, 1]  # blue cannot pay: 27 bills, so again
    assert payday_bills_left(game, *first, *second) == 22
    game = position(4, market=market("R0 G0 B0 Y0 R0 G0  " * 5))
    assert payday_bills_left(game, *column, 2, 2, 1) == 23


def test_refill_when_a_row_empties() -> None:
    game = position(3, market=[None, (R, 1), None, (R, 2), None, (R, 3), (R, 4)])
    drive(game, game.refill(), [], ("refill", 6, 4))
    assert game.market == market("R1 R2 R4 R3")


# ---- end of the game -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nuggets_of_red", "buys", "hats", "ranks"),
    [
        (4, [3, 3, 1, 3], [33, 31, 34, 15], [2, 3, 1, 4]),
        (4, [3, 3, 0, 3], [33, 31, 33, 15], [1, 3, 1, 4]),
        (5, [3, 3, 0, 3], [33, 31, 33, 15], [1, 3, 2, 4]),
    ],
)
def test_y8_end_b(nuggets_of_red: int, buys: list[int], hats: list[int], ranks: list[int]) -> None:
    game = position(4, undertaker=7, hats=[30, 28, 33, 12], market=[])
    game.nuggets = [nuggets_of_red, 6, 1, 9]
    drive(game, game.turns(), [HIGH_NOON, 1], *(("final-buy", count) for count in buys))
    assert game.ending == "undertaker"
    assert game.result() == (hats, ranks)


def test_y9_end_a() -> None:
    game = position(4, market=market("B3 R1 G1 Y1 R1 G1  " * 4), hats=[24, 25, 33, 12])
    game.nuggets, game.vultures = [9, 9, 2, 9], [0, 0, 2, 0]
    drive(game, game.paydays(), [1])
    assert game.ending == "vultures"
    drive(game, game.final_buys(), [], ("final-buy", 3), ("final-buy", 1), ("final-buy", 0))
    assert game.result() == ([27, 26, 28, 12], [1, 2, 4, 3])


def test_end_c_and_a_third_vulture_in_the_last_payday() -> None:
    game = position(3, hats=[32, 20, 10], nuggets=[5, 0, 0], vultures=[2, 0, 0])
    game.market = market("R1")
    drive(game, game.turns(), [POKER, 1], ("buy", 5))
    assert game.ending == "goal"
    assert game.result() == ([30, 20, 10], [3, 1, 2])


# ---- whole games ---------------------------------------------------------------------------------


def check_conservation(game: Game) -> None:
    """Bills, nuggets and adventurers are all somewhere, and hats are on the track."""
    bills = [*filter(None, game.market)]
    bills += [bill for pile in (*game.hands, *game.bids.values()) for bill in pile]
    assert sorted(bills) == [(s, v) for s in range(game.players) for v in BILL_VALUES]
    assert game.bank + sum(game.nuggets) == NUGGETS
    cards = [*game.pile, *game.discards, *game.shown.values()]
    cards += [card for group in (*game.crews, *game.lots) for card in group]
    assert sorted(cards) == sorted(ADVENTURERS)
    assert all(1 <= hat <= 35 for hat in game.hats)


@pytest.mark.parametrize(("players", "setup"), MODES)
def test_random_games(players: int, setup: str) -> None:
    rng = random.Random(players)
    for _ in range(RANDOM_GAMES):
        game = Game(players, lambda _, options: rng.choice(options), setup)
        while (decision := game.decision()) is not None:
            check_conservation(game)
            for actions in decision.values():
                assert len(set(actions)) == len(actions) > 0
                if actions[0][0] in {"play", "buy", "bid", "pass", "pick", "place"}:
                    assert None not in game.market
                    assert len(game.market) < 6 * players + 12
            game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
        check_conservation(game)
        assert game.turn <= 25
        assert min(game.result()[1]) == 1


@pytest.mark.parametrize(("players", "setup"), MODES)
def test_thrifty_games_reach_the_other_endings(players: int, setup: str) -> None:
    rng = random.Random(players)

    def thrifty(game: Game, seat: int, actions: list[Action]) -> Action:
        name = actions[0][0]
        if name == "bid":
            return min(actions, key=lambda action: sum(value for _, value in action[1]))
        if name == "buy":
            return actions[-1] if game.nuggets[seat] > 20 else actions[0]
        return rng.choice(actions)

    endings: set[str] = set()
    while not {"undertaker", "goal"} <= endings:
        game = Game(players, lambda _, options: rng.choice(options), setup)
        while (decision := game.decision()) is not None:
            game.apply({seat: thrifty(game, seat, a) for seat, a in decision.items()})
        endings.add(game.ending)


def test_random_game_is_over() -> None:
    game = random_game(3, random.Random(1))
    assert game.decision() is None
    assert game.facts()["ending"] == game.ending != ""


def test_illegal_choices_are_refused() -> None:
    game = position(3)
    game.play(game.buy_phase())
    with pytest.raises(ValueError, match="illegal action"):
        game.apply({0: ("buy", 6)})
    with pytest.raises(ValueError, match="seats"):
        game.apply({1: ("buy", 0)})
    with pytest.raises(ValueError, match="not over"):
        game.result()
