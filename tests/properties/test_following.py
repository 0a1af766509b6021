"""Knowledge lasts as long as a seat can follow a card: through hands, heaps,
piles and shuffles (kinds of fault C03 and C05).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .tiny import CARDS, FACES, OPEN, ROW, act, last, sees, started

# ---- following cards ------------------------------------------------------------------------------------------------

PASSING = CARDS + OPEN + ROW + """
actions:
  pass: {pick: card in me.hand, do: move card to next(me).hand, says: "{me} passes {card}"}
  play: {pick: card in me.hand, do: move card to open, says: "{me} plays {card}"}
  lay: {pick: card in me.hand, do: move card to row face down, says: "{me} lays {card}"}
phases:
  game:
    deal: |
      move aces in deck to (player 1).hand
      move deuces in deck to (player 2).hand
      move treys in deck to (player 3).hand
    a: {must: pass, by: player 1, if_none: never}
    b: {must: [play, lay], by: player 2, if_none: never}
    c: {must: [play, lay], by: player 2, if_none: never}
"""  # fmt: skip


def test_a_passed_card_is_known_to_the_giver_until_something_leaves_unseen(tmp_path: Path) -> None:
    """The giver goes on knowing it while the receiver plays other cards openly,
    and no longer once a card leaves face down.
    """
    game = started(tmp_path, PASSING, 3)
    act(game, "pass ace")
    assert [sees(game, eye, "hand", 1) for eye in (0, 1, 2, None)] == [
        ({"ace": 1}, 2),
        ({"ace": 1, "deuce": 2}, 0),
        ({}, 3),
        ({}, 3),
    ]
    assert [line[-6:] for line in last(game, 3)] == ["es ace", "es ace", "a card", "a card"]
    act(game, "play deuce")
    assert sees(game, 0, "hand", 1) == ({"ace": 1}, 1)
    act(game, "lay deuce")
    assert sees(game, 0, "hand", 1) == ({}, 1)
    assert sees(game, 0, "row") == [None]


def test_a_passed_card_that_is_laid_is_not_known_to_the_giver(tmp_path: Path) -> None:
    """The giver cannot tell whether the passed card is the one that lies there now;
    neither row nor hand nor log tells him.
    """
    game = started(tmp_path, PASSING, 3)
    act(game, "pass ace")
    act(game, "lay ace")
    assert last(game, 3) == [
        "Player 2 lays a card",
        "Player 2 lays ace",
        "Player 2 lays a card",
        "Player 2 lays a card",
    ]
    assert sees(game, 0, "row") == [None]
    assert sees(game, 0, "hand", 1) == ({}, 2)
    assert sees(game, 1, "row") == ["ace"]


COPIES = CARDS + OPEN + """
actions:
  play: {pick: card in me.hand, do: move card to open, says: "{me} plays {card}"}
phases:
  game:
    deal: |
      move aces in deck to (player 1).hand
      move deuces in deck to (player 1).hand
      show first(ace in (player 1).hand) to player 2
      show last(ace in (player 1).hand) to player 3
    a: {must: play, by: player 1, if_none: never}
"""  # fmt: skip


def test_of_equal_copies_nobody_can_tell_which_one_left(tmp_path: Path) -> None:
    """Two seats know one ace each, not the same one.
    When an ace is played neither may go on knowing an ace: that would tell of a second.
    """
    game = started(tmp_path, COPIES, 3)
    assert [sees(game, eye, "hand", 0) for eye in (1, 2)] == [({"ace": 1}, 3), ({"ace": 1}, 3)]
    act(game, "play ace")
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, None)] == [
        ({"ace": 1, "deuce": 2}, 0),
        ({}, 3),
        ({}, 3),
        ({}, 3),
    ]


def test_a_card_is_not_followed_through_a_shuffle(tmp_path: Path) -> None:
    """A card everybody saw goes into the deck, is shuffled and drawn: nobody but the drawer knows it."""
    game = started(tmp_path, CARDS + OPEN + """
actions: {draw: {do: draw 1 from deck to me.hand, says: "{me} draws {me.hand}"}}
phases:
  game:
    deal: |
      draw 1 from deck to open
      shuffle open into deck
    a: {must: draw, by: player 1, if_none: never}
    b: {must: draw, by: player 1, if_none: never}
""")  # fmt: skip
    act(game, "draw")
    assert [sees(game, eye, "hand", 0)[1] for eye in (0, 1, None)] == [0, 1, 1]
    assert [line.endswith("a card") for line in last(game)] == [False, True, True]


def test_a_known_card_on_top_is_followed_into_a_hand(tmp_path: Path) -> None:
    """Who saw which card went on top of the deck knows it in the hand of the
    next drawer, until one leaves that hand unseen.
    """
    game = started(tmp_path, CARDS + OPEN + """
actions: {go: {}}
phases:
  game:
    deal: |
      draw 1 from deck to open
      shuffle deck
      move open to deck on top
      draw 2 from deck to (player 2).hand
    a: {must: go, by: player 1, if_none: never}
    back: move first(card in (player 2).hand) to deck at bottom
    b: {must: go, by: player 1, if_none: never}
""")  # fmt: skip
    assert sees(game, 0, "hand", 1) == ({"ace": 1}, 1)
    act(game, "go")
    assert sees(game, 0, "hand", 1) == ({}, 1)


def test_a_card_that_lies_open_in_a_heap_of_faces_is_seen_leaving(tmp_path: Path) -> None:
    """From a heap in which faces are seen an open card is followed into a hand; closed ones are not told apart."""
    game = started(tmp_path, CARDS + FACES + """
actions: {go: {says: "{faces}"}}
phases:
  game:
    deal: |
      move aces in deck to faces face up
      move deuces in deck to faces face down
      move first(face_up card in faces) to (player 2).hand
    a: {must: go, by: player 1, if_none: never}
    gone: move first(face_down card in faces) to (player 2).hand
    b: {must: go, by: player 1, if_none: never}
""")  # fmt: skip
    assert [sees(game, eye, "hand", 1) for eye in (0, 1, None)] == [({"ace": 1}, 0)] * 3
    act(game, "go")
    assert last(game) == ["ace, a card and a card"] * 3
    assert [sees(game, eye, "hand", 1) for eye in (0, 1, None)] == [
        ({"ace": 1}, 1),
        ({"ace": 1, "deuce": 1}, 0),
        ({"ace": 1}, 1),
    ]
    assert sees(game, 0, "faces") == ({"ace": 1}, 1)


FACED = CARDS + FACES + OPEN + """
actions: {take: {pick: SIDE card in faces, do: move card to open, says: "{me} takes {card}"}}
phases:
  game:
    deal: |
      move aces in deck to faces face up
      move deuces in deck to faces face up
      move treys in deck to faces face down
      draw 1 from deck to (player 1).hand
    a: {must: take, by: player 1, if_none: never}
"""  # fmt: skip


def test_from_a_heap_of_faces_open_cards_are_picked_by_kind(tmp_path: Path) -> None:
    """What lies open is chosen by its kind, and the choice is the card that is taken."""
    game = started(tmp_path, FACED.replace("SIDE", "face_up"))
    assert [action.words for action in game.actions(0)] == ["take ace", "take deuce"]
    act(game, "take deuce")
    assert last(game) == ["Player 1 takes deuce"] * 3


def test_from_a_heap_of_faces_closed_cards_are_picked_blindly_and_among_themselves(tmp_path: Path) -> None:
    """A random one of those that lie closed, and never one that lies open."""
    for seed in range(12):
        game = started(tmp_path, FACED.replace("SIDE", "face_down"), seed=seed)
        assert len(game.legal(0)) == 1
        act(game, "take a random card (faces)")
        assert last(game) == ["Player 1 takes trey"] * 3


# ---- picking from a hand that others know ----------------------------------------------------------------------------


def test_a_known_hand_does_not_tell_which_of_its_cards_is_placed_face_down(tmp_path: Path) -> None:
    """Both cards of a hand were shown: others still learn neither from the log nor
    from the row which went first, or which is left.
    """
    game = started(tmp_path, _SHOWN.replace("WHAT", "first 3 cards in deck where card is not ace"))
    act(game, "place trey")
    assert last(game) == ["Player 1 places trey", "Player 1 places a card", "Player 1 places a card"]
    act(game, "place deuce")
    assert last(game) == ["Player 1 places deuce", "Player 1 places a card", "Player 1 places a card"]
    assert [sees(game, eye, "row") for eye in (0, 1, None)] == [["trey", "deuce"], [None, None], [None, None]]


def test_the_only_card_of_a_known_hand_can_be_followed(tmp_path: Path) -> None:
    """A hand of one card that was shown: wherever it goes face down, all who saw it know that it is that card."""
    game = started(tmp_path, _SHOWN.replace("WHAT", "first 1 deuces in deck"))
    act(game, "place deuce")
    assert last(game) == ["Player 1 places deuce"] * 3
    assert [sees(game, eye, "row") for eye in (0, 1, None)] == [["deuce"]] * 3


_SHOWN = CARDS + ROW + """
actions: {place: {pick: card in me.hand, do: move card to row face down, says: "{me} places {card}"}}
phases:
  game:
    deal: |
      move WHAT to (player 1).hand
      show (player 1).hand to everyone
    a: {must: place, by: player 1, if_none: never}
    b: {must: place, by: player 1, if_none: skip}
"""  # fmt: skip


# ---- piles ----------------------------------------------------------------------------------------------------------

OPEN_PILE = CARDS.replace("seen_by: nobody", "seen_by: everyone") + OPEN + """
actions: {take: {do: draw 1 from deck to open}}
phases:
  game:
    deal: |
      shuffle deck
      draw 1 from deck to (player 1).hand
    a: {must: take, by: player 1, if_none: never}
"""  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_a_shuffled_pile_that_is_seen_is_seen_in_its_true_order(tmp_path: Path, seed: int) -> None:
    """The card on top is the card that is drawn next."""
    game = started(tmp_path, OPEN_PILE, seed=seed)
    pile = sees(game, 1, "deck")
    assert isinstance(pile, list)
    act(game, "take")
    assert sees(game, 1, "open") == ({pile[0]: 1}, 0)


def test_a_position_of_a_shuffled_pile_may_hold_any_card(tmp_path: Path) -> None:
    """Picking the top one of a shuffled pile by its position gives different cards under different seeds."""
    text = CARDS + OPEN + """
actions: {take: {pick: card in deck, do: move card to open}}
phases:
  game:
    deal: |
      shuffle deck
      draw 1 from deck to (player 1).hand
    a: {must: take, by: player 1, if_none: never}
    b: {must: take, by: player 1, if_none: never}
"""  # fmt: skip
    taken = set()
    for seed in range(20):
        game = started(tmp_path, text, seed=seed)
        assert sees(game, 0, "deck") == [None] * 7
        act(game, "take a card (deck, number 1)")
        taken.add(str(sees(game, 0, "open")))
    assert len(taken) > 2
