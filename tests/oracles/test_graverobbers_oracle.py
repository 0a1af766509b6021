"""The worked examples of the rules, and invariants of random games."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from .graverobbers import (
    DECK,
    OBJECTIVES,
    SET_UPS,
    Action,
    Game,
    Tomb,
    defence,
    fate_of,
    game_scores,
    hand_points,
    loot,
    random_game,
    ranks,
)

COUNTS = [3, 4, 5, 6]
RANDOM_GAMES = 30

HANDS = [
    ["R3", "R2", "D1", "P0", "P2", "P1"],
    ["R1", "D3", "D2", "P1"],
    ["R2", "R1", "D1", "P2", "P2"],
]
KEPT_S1 = [
    ["black 1-4", "white 2-7"],
    ["white majority", "black 3-7"],
    ["black majority", "white 2-4"],
]
KEPT_S2 = [
    ["black 2-5", "white 2-4"],
    ["white majority", "black 3-7"],
    ["black majority", "white 1-3"],
]
NO_ACCUSATIONS = [None, None, None]


def fates(*opened: int) -> list[str]:
    """The fates of the tombs, those with the given printed numbers open."""
    return ["open" if number in opened else "closed" for number in range(1, 8)]


def dealt(players: int, first: int, hands: Iterable[str], objectives: str = "") -> Game:
    """A game in which these cards, as far as given, are drawn in this order."""
    wishes: dict[str, list[Any]] = {
        "card": " ".join(hands).split(),
        "objective": objectives.split(", ") if objectives else [],
        "first player": [first],
    }

    def chance(what: str, options: list[Any]) -> Any:
        return wishes[what].pop(0) if wishes[what] else options[-1]

    return Game(players, chance)


def answer(game: Game, action: Action | None = None) -> None:
    """Let every acting seat take the action, or its last legal one."""
    decision = game.decision()
    assert decision is not None
    game.apply({seat: action or legal[-1] for seat, legal in decision.items()})


def legal_actions(game: Game) -> list[Action]:
    """What the only acting seat may do."""
    decision = game.decision()
    assert decision is not None
    (legal,) = decision.values()
    return legal


@pytest.mark.parametrize(
    ("column", "defended", "looted", "fate"),
    [
        pytest.param("R3 D2 P2 R1 P1 D1 R2", 6, 6, "closed", id="C1"),
        pytest.param("R3 P2 P2 R1 P1 P0 R1", 0, 5, "open", id="C2"),
        pytest.param("P0 D1 P2 R1 P2 R1", 1, 2, "open", id="C3"),
        pytest.param("P0 D1 P2 D1 P2 R2 R3", 4, 5, "open", id="C4"),
        pytest.param("P2 D1 P0 D1 P2 R2 R2", 4, 4, "closed", id="C5"),
        pytest.param("D3 D3 R3 R3 R1 P2 P1", 9, 7, "closed", id="C6"),
        pytest.param("", 0, 0, "closed", id="C7"),
        pytest.param("P2 P2", 0, 0, "closed", id="C8"),
        pytest.param("R1", 0, 1, "open", id="C9"),
        pytest.param("R3 P1 P2 D1", 2, 3, "open", id="C10"),
        pytest.param("R3 P2 D1", 3, 3, "closed", id="C11"),
    ],
)
def test_counting(column: str, defended: int, looted: int, fate: str) -> None:
    cards = column.split()
    assert (defence(cards), loot(cards), fate_of(cards)) == (defended, looted, fate)


def test_faces_without_and_with_a_spy() -> None:
    tomb = Tomb()
    assert not tomb.spyable
    tomb.place("R1")
    assert not tomb.spyable
    tomb.place("R2")
    assert tomb.spyable
    tomb.place("R3")
    assert tomb.faces == [True, False, True]
    assert not tomb.spyable

    tomb = Tomb(["R1", "R2"], [True, False])
    tomb.spy()
    tomb.place("R3")
    tomb.place("R1")
    assert tomb.faces == [True, True, False, True]


def test_spying_in_play() -> None:
    game = dealt(3, 1, [*["P1"] * 6, *["D1"] * 13, "R1"])
    answer(game)
    for _ in range(2):  # seats 1 and 2 each place one card on the same column
        assert not spyings(game)
        answer(game, legal_play(game, 4))
        answer(game, ("stop",))
    assert spyings(game) == [("spy", "P1", 4)]
    answer(game, ("spy", "P1", 4))
    assert ("stop",) not in legal_actions(game)
    answer(game, ("play", "D1", 4))
    facts: dict[str, Any] = game.facts()
    assert [face for _, face in facts["columns"][4]] == ["up", "up", "down"]
    assert facts["spies"] == ["P1"]
    assert (facts["round"], facts["holder"]) == (2, 2)
    assert list(game.decision() or {}) == [2]


def spyings(game: Game) -> list[Action]:
    """The legal ways to spy."""
    return [action for action in legal_actions(game) if action[0] == "spy"]


def legal_play(game: Game, tomb: int) -> Action:
    """Some legal card on this tomb."""
    return next(a for a in legal_actions(game) if a[0] == "play" and a[2] == tomb)


def test_s1_robbed() -> None:
    opened = fates(1, 3, 4, 6)
    assert game_scores(HANDS, KEPT_S1, opened, NO_ACCUSATIONS) == [15, -4, 10]
    scores = game_scores(HANDS, KEPT_S1, opened, [2, 0, 1])
    assert scores == [16, 0, 7]
    assert ranks(list(zip(scores, [-6, -4, -5], strict=True))) == [1, 3, 2]


def test_s2_saved() -> None:
    opened = fates(2, 5, 6)
    scores = game_scores(HANDS, KEPT_S2, opened, NO_ACCUSATIONS)
    assert scores == [3, 9, 3]
    assert ranks(list(zip(scores, [-6, -4, -5], strict=True))) == [3, 1, 2]
    assert game_scores(HANDS, KEPT_S2, opened, [None, 0, None]) == [1, 12, 3]


def test_s3_tie() -> None:
    assert ranks([(12, -5), (12, -7), (9, -6)]) == [1, 2, 3]
    assert ranks([(12, -5), (12, -5), (9, -6)]) == [2, 2, 1]
    assert ranks([(12, -5), (12, -5), (12, -5)]) == [1, 1, 1]
    assert ranks([(9, -5), (12, -5), (12, -5), (9, -5)]) == [3, 1, 1, 3]


def test_s4_early_end() -> None:
    """Two tombs robbed in one turn, the first of them the fourth."""
    hand = " ".join(["R1 R2 R3"] * 3 + ["P0 P1 P2"] * 2 + ["D1"] * 4)
    game = dealt(3, 2, [f"{hand} D1", f"{hand} D2", f"{hand} D3"])
    answer(game)

    robbery = [(0, 1)] * 7 + [(2, 3), (2, 4), (3, 4)] * 3 + [(2, 2)]
    for first, second in robbery:
        play_loot(game, first)
        while game.facts()["phase"] == "accuse":
            answer(game, ("pass",))
        if first == second:
            answer(game, ("stop",))
        else:
            play_loot(game, second)
        while game.facts()["phase"] == "accuse":
            answer(game, ("pass",))
    facts = game.facts()
    assert facts["fates"] == ["open"] * 3 + [None] * 4
    active = facts["active"]
    assert isinstance(active, int)

    play_loot(game, 3)
    order = [(active + step) % 3 for step in range(3)]
    for seat in order:
        assert game.facts()["phase"] == "accuse"
        assert game.decision() == {seat: [*(("accuse", s) for s in range(3) if s != seat), ("pass",)]}
        answer(game, ("accuse", active) if seat == order[1] else ("pass",))
    assert game.facts()["phase"] == "second"
    play_loot(game, 4)
    for seat in [order[0], order[2]]:
        assert list(game.decision() or {}) == [seat]
        answer(game, ("pass",))
    assert game.decision() is None
    assert game.facts()["fates"] == ["open"] * 5 + ["closed"] * 2


def play_loot(game: Game, tomb: int) -> None:
    """Play the first robber, or else a police card, on a tomb."""
    plays = [a for a in legal_actions(game) if a[0] == "play" and a[2] == tomb]
    column: Any = game.facts()["columns"]
    wanted = "PR" if len(column[tomb]) % 2 else "RP"
    answer(game, min(plays, key=lambda a: (wanted + "D").index(a[1][0])))


def test_s5_police_pairs() -> None:
    assert [hand_points(["P2"] * n, robbed=True) for n in range(6)] == [
        0,
        0,
        1,
        1,
        2,
        2,
    ]


def test_chance_events_in_order() -> None:
    events: list[tuple[str, int]] = []

    def chance(what: str, options: list[Any]) -> Any:
        events.append((what, len(options)))
        return options[0]

    Game(6, chance)
    assert events == [
        ("first player", 6),
        *(("card", left) for left in range(72, 0, -1)),
        *(("objective", left) for left in range(18, 0, -1)),
    ]


@pytest.mark.parametrize("games", [1, 3])
@pytest.mark.parametrize("players", COUNTS)
def test_random_games(players: int, games: int) -> None:
    rng = random.Random(players)
    for _ in range(RANDOM_GAMES):
        game = Game(players, lambda _, options: rng.choice(options), games)
        holders: dict[int, dict[int, int]] = defaultdict(dict)
        while (decision := game.decision()) is not None:
            facts: dict[str, Any] = game.facts()
            check_conservation(facts)
            holders[facts["game"]][facts["round"]] = facts["holder"]
            for legal in decision.values():
                assert len(legal) == len(set(legal)) > 0
            game.apply({s: rng.choice(legal) for s, legal in decision.items()})
        check_conservation(game.facts())
        pawn = [holder for rounds in holders.values() for holder in rounds.values()]
        assert pawn == [(pawn[0] + step) % players for step in range(len(pawn))]
        assert all(len(rounds) <= SET_UPS[players].rounds for rounds in holders.values())
        assert len(game.history) == games
        assert 1 in game.result()[1]


def check_conservation(facts: dict[str, Any]) -> None:
    """All 72 cards and all 18 objectives are somewhere."""
    cards = [card for column in facts["columns"] for card, _ in column]
    cards += facts["spies"] + facts["set aside"]
    objectives = [o for o in facts["discarded objectives"] if o is not None]
    objectives += facts["unused objectives"]
    for hand, held in zip(facts["hands"], facts["objectives"], strict=True):
        cards += hand
        objectives += held
    assert Counter(cards) == Counter(DECK)
    assert Counter(objectives) == Counter(OBJECTIVES)


def test_random_game_is_reproducible() -> None:
    first, second = (random_game(4, random.Random(7), games=2) for _ in range(2))
    assert first.facts() == second.facts()
    assert first.result() == second.result()


def test_bad_choices_are_refused() -> None:
    game = dealt(3, 0, [])
    with pytest.raises(ValueError, match="needed"):
        game.apply({0: ("stop",)})
    answer(game)
    with pytest.raises(ValueError, match="may not"):
        game.apply({0: ("stop",)})
    with pytest.raises(ValueError, match="not over"):
        game.result()
