"""The worked examples of the rules page, and invariants of random games."""

import random
from typing import Any

import pytest

from .gravediggers import CARD_COUNTS, TILES, TOTAL_MONEY, Game, random_game, settle

LETTERS = {"X": "doubler", "W": "widow", "G": "guard", "A": "accomplice", "B": "bandit"}
DOWN, UP = ("valuable 5", False), ("valuable 5", True)

# id: cards at the cemetery | fists | bounty | order | change of money | bounty returned
ROBBERIES = """
G01: 5 5 3         | 2 4 9     | 13 | ascending  | 2 4 0     | 7
G02: 10 5          | 3 4 5     | 15 | ascending  | 3 4 5     | 3
G03: 5 4           | 2 2 5     | 9  | ascending  | 2 2 5     | 0
G04: 5 2           | 1 4 4     | 7  | ascending  | 1 0 0     | 6
G05: 4 3           | 0 0 3 4   | 7  | ascending  | 0 0 3 4   | 0
G06: 5 4 X         | 6 5 8     | 18 | ascending  | 6 5 0     | 7
G07: 3 2 X X       | 5 10 1    | 15 | ascending  | 5 0 1     | 9
G08: X X           | 0 1 2     | 0  | ascending  | 0 0 0     | 0
G09: 5 5 W G B B   | 4 6 7     | 10 | ascending  | 4 6 0     | 0
G10: 10 W W G      | 0 3 0 9   | 10 | guard      | 5 0 5 0   | 0
G11: 10 5 W W G G B | 3 8 0    | 15 | raid       | -3 -8 0   | 0
G12: 5 G B B       | 0 6 2     | 5  | guard      | 5 0 0     | 0
G13: 5 5 4 G G A   | 3 6 8     | 14 | descending | 0 6 8     | 0
G14: 5 A           | 2 4 7     | 5  | descending | 0 0 0     | 5
G15: 10 5 X A A B  | 5 12 12 4 | 30 | descending | 5 12 12 0 | 1
G16: 4 3 A B       | 2 5 6     | 7  | ascending  | 2 5 0     | 0
G17: 10 10 A B B   | 4 0 7 1   | 20 | raid       | -4 0 -7 -1 | 0
G18: 5 5 5 X W A   | 6 10 14   | 30 | ascending  | 6 10 14   | 0
G19: W             | 2 0       | 0  | ascending  | 0 0       | 0
G20: 3 W W W A     | 1 3 2     | 3  | descending | 0 3 0     | 0
G21: 2 2 G G G A B | 1 1 2     | 4  | ascending  | 1 1 2     | 0
G22: 5 5 2 A       | 6 6 4     | 12 | descending | 6 6 0     | 0
G23: 5 5 A         | 6 6 4     | 10 | descending | 0 0 0     | 10
G24: G G B         | 5 0       | 0  | raid       | -5 0      | 0
G25: 4 4 X X X A A | 16 15 1   | 32 | descending | 16 15 1   | 0
G26: 10 5          | 0 0 0     | 15 | ascending  | 0 0 0     | 15
G27: 5 G W         | 0 5 6     | 5  | ascending  | 0 5 0     | 0
""".strip().splitlines()


def staged(players: int, *tiles: str, first: int = 0) -> Game:
    """Return a game whose first tiles come up as given; all other chance is fixed."""
    script = iter(tiles)

    def chance(what: str, options: list[Any]) -> Any:
        if what == "first player":
            return first
        return next(script, options[-1]) if what == "tile" else options[-1]

    return Game(players, chance)


def answer(game: Game, *action: object) -> None:
    """Let the only acting seat choose the action."""
    (seat,) = game.decision() or {}
    game.apply({seat: action})


def rob(game: Game, cemetery: int | None = None, fists: list[int] | None = None) -> None:
    """Run a robbery without credit, from the choice of the cemetery if one is given."""
    if cemetery is not None:
        answer(game, "rob", cemetery)
    for _ in range(game.players):
        answer(game, "credit", False)
    game.apply({s: ("fist", f) for s, f in enumerate(fists or [0] * game.players)})


@pytest.mark.parametrize("row", ROBBERIES, ids=lambda row: row[:3])
def test_worked_robbery(row: str) -> None:
    cards, fist_text, bounty, order, change_text, back = row.partition(":")[2].split("|")
    kinds = [LETTERS.get(card, f"valuable {card}") for card in cards.split()]
    fists = [int(fist) for fist in fist_text.split()]
    changes = [int(change) for change in change_text.split()]
    assert settle(kinds, fists) == (int(bounty), order.strip(), changes, int(back))

    game = staged(len(fists), "gravedigger")
    game.lines[3] = [(kind, False) for kind in kinds]
    game.money = [50] * len(fists)
    supply = game.supply
    rob(game, 3, fists)
    assert [money - 50 for money in game.money] == changes
    assert supply - game.supply == sum(changes)
    assert game.box == kinds
    assert len(game.lines[3]) == 1


def test_e1_order_of_the_last_robberies() -> None:
    game = staged(3, "place", first=1)
    game.deck.clear()
    game.lines[2].clear()
    game.closed[2] = True
    (kind,) = game.hands[1] = game.hands[1][:1]
    answer(game, "place", kind, 4)
    assert len(game.lines[4]) == 2
    order = []
    while (decision := game.decision()) is not None:
        order.append(game.robbed)
        assert list(decision) == [1]  # credit starts from the player who ended the game
        rob(game)
    assert order == [1, 3, 4, 0]
    assert not any(game.lines)


def test_e2_scoring() -> None:
    game = random_game(3, random.Random(0))
    game.money, game.notes = [43, 25, 9], [2, 0, 1]
    assert game.result() == ([23, 25, -1], [2, 1, 3])
    game.money = [45, 25, 9]
    assert game.result() == ([25, 25, -1], [1, 1, 3])


def test_e3_credit() -> None:
    game = staged(2, "gravedigger")
    game.money = [9, 10]
    answer(game, "rob", 0)
    assert game.decision() == {0: [("credit", True), ("credit", False)]}
    answer(game, "credit", True)
    assert game.decision() == {1: [("credit", False)]}
    answer(game, "credit", False)
    assert game.decision() == {0: fists_up_to(19), 1: fists_up_to(10)}
    assert game.notes == [1, 0]


def test_e3_no_notes_left() -> None:
    game = staged(2, "gravedigger")
    game.money, game.notes = [9, 30], [2, 3]
    answer(game, "rob", 0)
    assert game.decision() == {0: [("credit", False)]}
    answer(game, "credit", False)
    answer(game, "credit", False)
    assert game.decision() == {0: fists_up_to(9), 1: fists_up_to(30)}


def fists_up_to(money: int) -> list[tuple[str, int]]:
    return [("fist", amount) for amount in range(money + 1)]


def test_e4_turn_over() -> None:
    game = staged(2, "place", "turn_over", "turn_over", "view")
    game.tiles = ["turn_over", "turn_over", "view"]
    game.lines = [[DOWN], [DOWN, UP], [DOWN], [DOWN], [DOWN]]
    answer(game, "place", game.hands[0][0], 2)
    assert game.decision() == {1: [("turn_over", 2, 0), ("turn_over", 2, 1)]}
    answer(game, "turn_over", 2, 0)
    # Seat 0 could turn nothing over and was passed by; seat 1 has the view tile.
    views = [
        ("view", 0, 0),
        ("view", 1, 0),
        ("view", 2, 1),
        ("view", 3, 0),
        ("view", 4, 0),
    ]
    assert game.decision() == {1: views}


def test_e5_refill() -> None:
    game = staged(2, "gravedigger", "gravedigger", "place")
    game.tiles = ["gravedigger", "place"]
    del game.deck[1:]
    last = game.deck[0]
    rob(game, 0)
    assert not game.deck
    assert game.lines[0] == [(last, False)]
    assert not any(game.closed)
    rob(game, 0)
    assert game.lines[0] == []
    assert game.closed == [True, False, False, False, False]
    (places,) = (game.decision() or {}).values()
    assert {cemetery for _, _, cemetery in places} == {1, 2, 3, 4}


def test_all_cemeteries_closed_ends_the_game_at_once() -> None:
    game = staged(2, "gravedigger")
    game.deck.clear()
    for cemetery in range(1, 5):
        game.lines[cemetery].clear()
        game.closed[cemetery] = True
    rob(game, 0)
    assert game.decision() is None
    assert game.last_robberies is None


def test_order_of_chance_at_set_up() -> None:
    calls: list[tuple[str, int]] = []

    def chance(what: str, options: list[Any]) -> Any:
        calls.append((what, len(options)))
        return options[0]

    game = Game(3, chance)
    draws = [("card", left) for left in range(45, 25, -1)]
    assert calls == [*draws, ("first player", 3), ("tile", 7)]
    assert game.hands[0] == ["valuable 2"] * 4 + ["valuable 3"]
    assert game.supply == 205


def test_illegal_choices_are_refused() -> None:
    game = staged(2, "gravedigger")
    for choices in (
        {},
        {1: ("rob", 0)},
        {0: ("rob", 5)},
        {0: ("rob", 0), 1: ("rob", 0)},
    ):
        with pytest.raises(ValueError, match="seat"):
            game.apply(choices)


def check_invariants(game: Game) -> None:
    """Check that cards and money are conserved and that the rules' limits hold."""
    cards = [*game.deck, *game.box, *(kind for hand in game.hands for kind in hand)]
    cards += [kind for line in game.lines for kind, _ in line]
    assert {kind: cards.count(kind) for kind in CARD_COUNTS} == CARD_COUNTS
    assert len(cards) == sum(CARD_COUNTS.values())
    assert sum(game.money) + game.supply == TOTAL_MONEY
    assert min(game.money) >= 0
    assert sum(game.notes) <= 5
    for line, closed in zip(game.lines, game.closed, strict=True):
        assert bool(line) != closed
        assert closed or not all(face_up for _, face_up in line)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_keep_the_invariants(players: int) -> None:
    rng = random.Random(players)
    for _ in range(50):
        game = Game(players, lambda _, options: rng.choice(options))
        while (decision := game.decision()) is not None:
            check_invariants(game)
            game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
        check_invariants(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end(players: int) -> None:
    rng = random.Random(players)
    for _ in range(2000):
        game = random_game(players, rng)
        wealth, ranks = game.result()
        assert wealth.index(max(wealth)) == ranks.index(1)
        assert all(game.closed) or game.last_robberies == []


def test_tiles_come_in_blocks_of_seven() -> None:
    rng = random.Random(7)
    tiles: list[str] = []

    def chance(what: str, options: list[Any]) -> Any:
        choice = rng.choice(options)
        if what == "tile":
            tiles.append(choice)
        return choice

    game = Game(4, chance)
    while (decision := game.decision()) is not None:
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    for start in range(0, len(tiles) - 6, 7):
        assert sorted(tiles[start : start + 7]) == sorted(TILES)
