"""Who knows what before, during and after: small rulesets with exact expectations (kinds of fault C01 to C05)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.game import Game

from .tiny import CARDS, DARK, ROW, act, last, sees, started

# ---- a row of cards face down ---------------------------------------------------------------------------------------


def test_who_places_a_card_face_down_alone_knows_it_until_it_is_turned(tmp_path: Path) -> None:
    """Placing tells the others that a card was placed and where; turning it up tells all, and it stays known."""
    game = started(tmp_path, CARDS + ROW + """
actions:
  place: {pick: card in me.hand, do: move card to row face down, says: "{me} places {card}"}
  turn: {pick: face_down card in row, do: turn card face up, says: "{me} turns up {card}"}
  hide: {pick: face_up card in row, do: turn card face down, says: "{me} hides {card}"}
phases:
  game:
    deal: |
      draw 1 from deck to row face down
      move deuces in deck to (player 1).hand
    a: {must: place, by: player 1, if_none: never}
    b: {must: turn, by: player 2, if_none: never}
    c: {must: hide, by: player 2, if_none: never}
    d: {must: turn, by: player 2, if_none: never}
""")  # fmt: skip
    act(game, "place deuce")
    assert [sees(game, eye, "row") for eye in (0, 1, None)] == [[None, "deuce"], [None, None], [None, None]]
    assert last(game) == ["Player 1 places deuce", "Player 1 places a card", "Player 1 places a card"]
    assert [action.words for action in game.actions(1)] == [
        "turn a card (row, number 1)",
        "turn a card (row, number 2)",
    ]
    act(game, "turn a card (row, number 2)")
    assert last(game) == ["Player 2 turns up deuce"] * 3
    act(game, "hide deuce")
    assert [sees(game, eye, "row") for eye in (0, 1, None)] == [[None, "deuce"]] * 3
    assert game.view(1)["zones"][3]["face_up"] == [False, False]


def test_a_refusal_names_no_hidden_card(tmp_path: Path) -> None:
    """An illegal try at a card face down, of the wrong seat or with a wrong id,
    is told in the same words whatever lies there.
    """
    text = CARDS + ROW + """
actions: {turn: {pick: face_down card in row, do: turn card face up}}
phases:
  game:
    deal: move RANK in deck to row face down
    a: {must: turn, by: player 1, if_none: never}
"""  # fmt: skip
    told = []
    for rank in ("aces", "fours"):
        game = started(tmp_path, text.replace("RANK", rank))
        told.append([game.refusal(seat, action) for seat in (0, 1, 7) for action in (0, 3, 99)])
    assert told[0] == told[1]
    assert not any("ace" in line or "four" in line for line in told[0])


# ---- sealed choices -------------------------------------------------------------------------------------------------

BID = CARDS + """
money: {coin: {purse: {per: player, start: 5, seen_by: owner}, bid: {per: player, seen_by: everyone}}}
actions: {bid: {pick: "amount in 0..me.purse", do: pay amount from me.purse to me.bid, says: "{me} bids {amount}"}}
phases:
  game:
    deal: draw 2 from deck to (player 1).hand
    bids: {everyone: bid, if_none: never}
    a: {must: bid, by: player 1, if_none: never}
"""  # fmt: skip


def test_a_sealed_choice_shows_that_it_was_made_and_nothing_else(tmp_path: Path) -> None:
    """Before all are in, others see who still has to act; the chooser sees his own choice; no log, no money moves."""
    game = started(tmp_path, BID, 3)
    before = game.view(1)
    game.choose(0, 4)
    assert game.view(0)["sealed"] == 4
    assert game.view(1) == {**before, "to_act": [1, 2]}
    assert game.view(None)["sealed"] is None
    assert game.log(None) == []
    game.choose(1, 1)
    game.choose(2, 6)
    assert game.log(1) == ["Player 1 bids 3", "Player 2 bids 0", "Player 3 bids 5"]
    assert [purse["amount"] for purse in game.view(1)["money"]] == [None, 5, None, 3, 0, 5]


def test_what_others_have_sealed_changes_nothing_for_a_seat(tmp_path: Path) -> None:
    """Two games in which another seat sealed different bids look alike, to the last byte."""
    told = []
    for action in (1, 6):
        game = started(tmp_path, BID, 3)
        game.choose(0, action)
        told.append(
            [repr((game.view(eye), game.log(eye), [game.actions(1), game.refusal(0, 3)])) for eye in (1, 2, None)]
        )
    assert told[0] == told[1]


def test_who_is_no_seat_is_refused(tmp_path: Path) -> None:
    """No seat sees public facts only; a mistyped seat is an error, not somebody's view."""
    game = started(tmp_path, BID, 2)
    assert sees(game, None, "hand", 0) == ({}, 2)
    for seat in (2, -1, 17):
        with pytest.raises(ValueError, match="no seat"):
            game.view(seat)
        with pytest.raises(ValueError, match="no seat"):
            game.log(seat)
        assert game.legal(seat) == ()


# ---- looking and showing --------------------------------------------------------------------------------------------

LOOK = CARDS + DARK + """
actions:
  look: {do: show first 3 cards in deck to me, says: "{me} looks"}
  keep:
    pick: card in deck where position_of(card) <= 3
    do: move card to me.hand
    says: "{me} keeps {card}"
  mix: {do: shuffle deck, says: "{me} shuffles"}
phases:
  game:
    deal: shuffle deck
    a: {must: look, by: player 1, if_none: never}
    b: {must: keep, by: player 1, if_none: never}
    c: {must: mix, by: player 1, if_none: never}
    d: {must: mix, by: player 1, if_none: never}
"""  # fmt: skip


def test_looking_at_three_cards_is_known_to_the_looker_until_the_shuffle(tmp_path: Path) -> None:
    """Top three looked at, one kept, the rest shuffled back: the position is
    known to the looker alone and only until then.
    """
    game = started(tmp_path, LOOK, 2)
    act(game, "look")
    seen = sees(game, 0, "deck")
    assert isinstance(seen, list)
    assert None not in seen[:3] and set(seen[3:]) == {None}
    assert sees(game, 1, "deck") == sees(game, None, "deck") == [None] * 8
    act(game, f"keep {seen[1]} (deck, number 2)")
    assert sees(game, 0, "deck") == [seen[0], seen[2], *[None] * 5]
    assert last(game) == [f"Player 1 keeps {seen[1]}", "Player 1 keeps a card", "Player 1 keeps a card"]
    act(game, "mix")
    assert sees(game, 0, "deck") == [None] * 7
    assert game.log(0)[1] == f"Player 1 keeps {seen[1]}"


def test_a_card_shown_to_one_seat_is_shown_to_that_seat(tmp_path: Path) -> None:
    """Showing to one, to some and to all; nobody else learns anything."""
    game = started(
        tmp_path,
        CARDS
        + """
actions: {go: {}}
phases:
  game:
    deal: |
      move aces in deck to (player 1).hand
      move deuces in deck to (player 1).hand
      show first(ace in (player 1).hand) to player 2
      show first(deuce in (player 1).hand) to player where player is not in (player where player = player 2)
    a: {must: go, by: player 1, if_none: never}
    all: show hand to everyone
    b: {must: go, by: player 1, if_none: never}
""".replace("player where player is not in (player where player = player 2)", "player p where p != player 2"),
        3,
    )
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, None)] == [
        ({"ace": 2, "deuce": 2}, 0), ({"ace": 1}, 3), ({"deuce": 1}, 3), ({}, 4)
    ]  # fmt: skip
    act(game, "go")
    assert sees(game, None, "hand", 0) == ({"ace": 2, "deuce": 2}, 0)


def test_a_purse_is_shown_in_the_log_of_those_it_is_shown_to(tmp_path: Path) -> None:
    """The line tells the amount to them, and to the others that something was shown;
    the view keeps the amount hidden.
    """
    game = started(tmp_path, CARDS + """
money: {coin: {purse: {per: player, start: 5, seen_by: owner}}}
actions: {go: {}}
phases:
  game:
    deal: |
      draw 1 from deck to (player 1).hand
      show (player 1).purse to player 2
    a: {must: go, by: player 1, if_none: never}
""", 3)  # fmt: skip
    assert last(game, 3)[1:] == ["Player 1 shows 5 purse", "Player 1 shows some purse", "Player 1 shows some purse"]
    assert game.view(1)["money"][0]["amount"] is None


# ---- sides ----------------------------------------------------------------------------------------------------------


def test_a_hand_seen_by_the_side_is_seen_by_both_partners(tmp_path: Path) -> None:
    """Partners see each other's hands and their side's zone, log lines too; the others and onlookers do not."""
    game = started(
        tmp_path,
        CARDS.replace("seen_by: owner", "seen_by: side").replace("zones:", "sides: {count: 2}\nzones:")
        + """
  nest: {holds: card, per: side, seen_by: owner}
actions: {nestle: {pick: card in me.hand, do: move card to side_of(me).nest, says: "{me} nestles {card}"}}
phases:
  game:
    deal: "for each player: draw 2 from deck to player.hand"
    a: {must: nestle, by: player 1, if_none: never}
    b: {must: nestle, by: player 2, if_none: never}
""",
        4,
    )
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, 3, None)] == [
        ({"ace": 2}, 0),
        ({}, 2),
        ({"ace": 2}, 0),
        ({}, 2),
        ({}, 2),
    ]
    act(game, "nestle ace")
    assert [line.endswith("ace") for line in last(game, 4)] == [True, False, True, False, False]
    assert [sees(game, eye, "nest", 0) for eye in (0, 1, 2, 3, None)] == [
        ({"ace": 1}, 0),
        ({}, 1),
        ({"ace": 1}, 0),
        ({}, 1),
        ({}, 1),
    ]


# ---- dice -----------------------------------------------------------------------------------------------------------


def test_dice_under_a_cup_are_known_to_their_owner_until_they_are_rolled_again(tmp_path: Path) -> None:
    """Shown to all they are known to all; the next roll takes that away."""
    game = started(tmp_path, """
rulewright: 1
game: dice
title: Dice
players: 2
limit: 10 decisions
components: {die: {plural: dice, rolls: 1..6, kinds: {plain_die: 2}}}
zones: {cup: {holds: die, per: player, seen_by: owner}, bag: {holds: die, starts: all, seen_by: everyone}}
actions: {lift: {do: show me.cup to everyone, says: "{me} lifts {me.cup}"}, shake: {do: roll dice in me.cup}}
phases:
  game:
    deal: |
      move bag to (player 1).cup
      roll dice in (player 1).cup
    a: {must: lift, by: player 1, if_none: never}
    b: {must: shake, by: player 1, if_none: never}
    c: {must: shake, by: player 1, if_none: never}
""")  # fmt: skip
    assert [_unknown(game, eye) for eye in (0, 1, None)] == [0, 2, 2]
    act(game, "lift")
    assert [_unknown(game, eye) for eye in (0, 1, None)] == [0, 0, 0]
    act(game, "shake")
    assert [_unknown(game, eye) for eye in (0, 1, None)] == [0, 2, 2]


def _unknown(game: Game, eye: int | None) -> int:
    seen = sees(game, eye, "cup", 0)
    assert isinstance(seen, tuple)
    return seen[1]
