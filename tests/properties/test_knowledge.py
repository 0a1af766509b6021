"""Who knows what before, during and after: small rulesets with exact expectations (kinds of fault C01 to C05)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.game import Game

from .tiny import CARDS, DARK, FACES, OPEN, ROW, act, last, sees, started

NONE3 = [None, None, None]


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
    assert [action.words for action in game.actions(1)] == ["turn a card (row, number 1)", "turn a card (row, number 2)"]
    act(game, "turn a card (row, number 2)")
    assert last(game) == ["Player 2 turns up deuce"] * 3
    act(game, "hide deuce")
    assert [sees(game, eye, "row") for eye in (0, 1, None)] == [[None, "deuce"]] * 3
    assert game.view(1)["zones"][3]["face_up"] == [False, False]


def test_a_refusal_names_no_hidden_card(tmp_path: Path) -> None:
    """An illegal try at a card face down, of the wrong seat or with a wrong id, is told in the same words whatever lies there."""
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
        told.append([repr((game.view(eye), game.log(eye), [game.actions(1), game.refusal(0, 3)])) for eye in (1, 2, None)])
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
    """Top three looked at, one kept, the rest shuffled back: the position is known to the looker alone and only until then."""
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
    game = started(tmp_path, CARDS + """
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
""".replace("player where player is not in (player where player = player 2)", "player p where p != player 2"), 3)  # fmt: skip
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, None)] == [
        ({"ace": 2, "deuce": 2}, 0), ({"ace": 1}, 3), ({"deuce": 1}, 3), ({}, 4)
    ]  # fmt: skip
    act(game, "go")
    assert sees(game, None, "hand", 0) == ({"ace": 2, "deuce": 2}, 0)


def test_a_purse_is_shown_in_the_log_of_those_it_is_shown_to(tmp_path: Path) -> None:
    """The line tells the amount to them, and to the others that something was shown; the view keeps the amount hidden."""
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
    """The giver goes on knowing it while the receiver plays other cards openly, and no longer once a card leaves face down."""
    game = started(tmp_path, PASSING, 3)
    act(game, "pass ace")
    assert [sees(game, eye, "hand", 1) for eye in (0, 1, 2, None)] == [({"ace": 1}, 2), ({"ace": 1, "deuce": 2}, 0), ({}, 3), ({}, 3)]
    assert [line[-6:] for line in last(game, 3)] == ["es ace", "es ace", "a card", "a card"]
    act(game, "play deuce")
    assert sees(game, 0, "hand", 1) == ({"ace": 1}, 1)
    act(game, "lay deuce")
    assert sees(game, 0, "hand", 1) == ({}, 1)
    assert sees(game, 0, "row") == [None]


def test_a_passed_card_that_is_laid_is_not_known_to_the_giver(tmp_path: Path) -> None:
    """The giver cannot tell whether the passed card is the one that lies there now; neither row nor hand nor log tells him."""
    game = started(tmp_path, PASSING, 3)
    act(game, "pass ace")
    act(game, "lay ace")
    assert last(game, 3) == ["Player 2 lays a card", "Player 2 lays ace", "Player 2 lays a card", "Player 2 lays a card"]
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
    """Two seats know one ace each, not the same one. When an ace is played neither may go on knowing an ace: that would tell of a second."""
    game = started(tmp_path, COPIES, 3)
    assert [sees(game, eye, "hand", 0) for eye in (1, 2)] == [({"ace": 1}, 3), ({"ace": 1}, 3)]
    act(game, "play ace")
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, None)] == [({"ace": 1, "deuce": 2}, 0), ({}, 3), ({}, 3), ({}, 3)]


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
    """Who saw which card went on top of the deck knows it in the hand of the next drawer, until one leaves that hand unseen."""
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
    assert [sees(game, eye, "hand", 1) for eye in (0, 1, None)] == [({"ace": 1}, 1), ({"ace": 1, "deuce": 1}, 0), ({"ace": 1}, 1)]
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


# ---- sides ----------------------------------------------------------------------------------------------------------


def test_a_hand_seen_by_the_side_is_seen_by_both_partners(tmp_path: Path) -> None:
    """Partners see each other's hands and their side's zone, log lines too; the others and onlookers do not."""
    game = started(tmp_path, CARDS.replace("seen_by: owner", "seen_by: side").replace("zones:", "sides: {count: 2}\nzones:") + """
  nest: {holds: card, per: side, seen_by: owner}
actions: {nestle: {pick: card in me.hand, do: move card to side_of(me).nest, says: "{me} nestles {card}"}}
phases:
  game:
    deal: "for each player: draw 2 from deck to player.hand"
    a: {must: nestle, by: player 1, if_none: never}
    b: {must: nestle, by: player 2, if_none: never}
""", 4)  # fmt: skip
    assert [sees(game, eye, "hand", 0) for eye in (0, 1, 2, 3, None)] == [({"ace": 2}, 0), ({}, 2), ({"ace": 2}, 0), ({}, 2), ({}, 2)]
    act(game, "nestle ace")
    assert [line.endswith("ace") for line in last(game, 4)] == [True, False, True, False, False]
    assert [sees(game, eye, "nest", 0) for eye in (0, 1, 2, 3, None)] == [({"ace": 1}, 0), ({}, 1), ({"ace": 1}, 0), ({}, 1), ({}, 1)]


# ---- lines of the log -----------------------------------------------------------------------------------------------


def test_a_list_of_cards_tells_nothing_by_its_order(tmp_path: Path) -> None:
    """Of a heap of which a seat knows one card, the known one comes first, whatever the others are."""
    game = started(tmp_path, CARDS + """
actions: {go: {}}
phases:
  game:
    deal: |
      move aces in deck to (player 1).hand
      move deuces in deck to (player 1).hand
      move treys in deck to (player 1).hand
      show first(deuce in (player 1).hand) to player 2
      say "{(player 1).hand}"
    a: {must: go, by: player 1, if_none: never}
""")  # fmt: skip
    assert last(game) == [
        "ace, ace, deuce, deuce, trey and trey",
        "deuce, a card, a card, a card, a card and a card",
        ", ".join(["a card"] * 5) + " and a card",
    ]


NAMED = CARDS + """
terms: {player.worth: sum(card.rank for card in player.hand)}
effects: {tell(number n): 'say "told {n}"'}
actions: {go: {}}
phases:
  game:
    deal: |
      move treys in deck to (player 1).hand
      for each player p:
        let n = sum(card.rank for card in p.hand)
        LINE
    a: {must: go, by: player 1, if_none: never}
"""  # fmt: skip


@pytest.mark.parametrize("line", ['say "told {n}"', "tell(n)", "tell(p.worth)", 'say "told {p.worth}"', 'say "told {sum(card.rank for card in p.hand)}"'])
def test_a_value_made_of_secrets_stays_secret_under_another_name(tmp_path: Path, line: str) -> None:
    """A let, an effect's parameter, a term: who does not see what it was made of reads `some`; what nobody holds is no secret."""
    game = started(tmp_path, NAMED.replace("LINE", line))
    assert [game.log(eye) for eye in (0, 1, None)] == [["told 6", "told 0"], ["told some", "told 0"], ["told some", "told 0"]]


def test_a_name_keeps_the_audience_of_the_moment(tmp_path: Path) -> None:
    """Naming a secret and then emptying the hand does not publish it; naming it after it was shown does."""
    text = NAMED.replace("for each player p:\n        let n = sum(card.rank for card in p.hand)\n        LINE", "BLOCK")
    secret = 'let n = sum(card.rank for card in (player 1).hand)\n      shuffle hand into deck\n      say "told {n}"\n      tell((player 1).worth)'
    shown = "show hand to everyone\n      " + secret
    assert started(tmp_path, text.replace("BLOCK", secret)).log(1)[0] == "told some"
    assert started(tmp_path, text.replace("BLOCK", shown)).log(1)[0] == "told 6"


def test_a_secret_action_keeps_its_picks_from_the_others(tmp_path: Path) -> None:
    """With `seen_by: owner` the log tells the picks to the chooser alone, also where a let names them anew."""
    game = started(tmp_path, CARDS + """
state: {named: {is: 0..4, per: player, start: 0, seen_by: owner}}
actions:
  name:
    pick: n in 1..4, player p in others
    do: |
      let twice = n * 2
      set me.named to n + me.named
      say "{me} doubled {twice}"
      draw 1 from deck to me.hand
    says: "{me} names {n} against {p}"
    seen_by: owner
phases:
  game:
    a: {must: name, by: player 1, if_none: never}
    b: {must: name, by: player 2, if_none: never}
""")  # fmt: skip
    act(game, "name 3")
    assert game.log(0) == ["Player 1 doubled 6", "Player 1 names 3 against Player 2"]
    assert game.log(1) == game.log(None) == ["Player 1 doubled some", "Player 1 names some against somebody or something"]


def test_that_there_is_none_is_as_secret_as_what_there_is(tmp_path: Path) -> None:
    """The first deuce of a hand, there or not: the owner reads which, the others one and the same words."""
    told = []
    for kind in ("deuces", "treys"):
        game = started(tmp_path, CARDS + f"""
actions: {{go: {{}}}}
phases:
  game:
    deal: |
      move {kind} in deck to (player 1).hand
      let c = first(deuce in (player 1).hand)
      say "{{c}} or {{first(deuce in (player 1).hand)}}"
    a: {{must: go, by: player 1, if_none: never}}
""")  # fmt: skip
        told.append(last(game))
    assert [lines[0] for lines in told] == ["deuce or deuce", "nothing or nothing"]
    assert told[0][1:] == told[1][1:]


# ---- prompts and memory ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("remembered", "prompt"), [("yes", "look ace (row, number 1)"), ("no", "look a card (row, number 1)")])
def test_a_zone_that_is_not_remembered_is_not_remembered_by_prompts(tmp_path: Path, remembered: str, prompt: str) -> None:
    """After a look the view and the prompt name the card only where the rules say that looks are remembered."""
    game = started(tmp_path, CARDS + ROW.replace("face}", "face, remembered: " + remembered + "}") + """
actions: {look: {pick: face_down card in row, do: show card to me, says: "{me} looks at {card}"}}
phases:
  game:
    deal: |
      draw 3 from deck to row face down
      draw 1 from deck to (player 2).hand
    a: {must: look, by: player 1, if_none: never}
    b: {must: look, by: player 1, if_none: never}
""")  # fmt: skip
    act(game, "look a card (row, number 1)")
    assert game.actions(0)[0].words == prompt
    assert sees(game, 0, "row") == (["ace", None, None] if remembered == "yes" else NONE3)
    assert last(game) == ["Player 1 looks at ace", "Player 1 looks at a card", "Player 1 looks at a card"]


# ---- silence --------------------------------------------------------------------------------------------------------

SILENT = CARDS + """
money: {coin: {bank: {start: 20, seen_by: nobody}, coins: {per: player, seen_by: owner}}}
actions:
  guard: {pick: ace in me.hand, do: move ace to deck on top}
  spend: {pick: "n in 1..me.coins", do: pay n from me.coins to bank}
  brag(flag rich): {where: rich}
phases:
  game:
    deal: |
      pay 8 from bank to (player 2).coins
      move aces in deck to (player 2).hand
      move deuces in deck to (player 1).hand
    a:
      each: player me
      steps:
        rich: {let: rich = me.coins > 5}
        ask: {may: CALL}
"""  # fmt: skip


@pytest.mark.parametrize("call", ["guard", "spend", "brag(rich)"])
def test_who_has_nothing_to_choose_is_asked_all_the_same_where_silence_would_tell(tmp_path: Path, call: str) -> None:
    """Player 1 holds no ace and no coin and is asked like player 2; what he is asked is his own affair."""
    game = started(tmp_path, SILENT.replace("CALL", call))
    for seat in (0, 1):
        assert game.view(None)["to_act"] == [seat]
        assert len(game.legal(seat)) == 1 or seat == 1
        game.choose(seat, 0)
    assert game.over


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


# ---- picking from a hand that others know ----------------------------------------------------------------------------


def test_a_known_hand_does_not_tell_which_of_its_cards_is_placed_face_down(tmp_path: Path) -> None:
    """Both cards of a hand were shown: others still learn neither from the log nor from the row which went first, or which is left."""
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


def _unknown(game: Game, eye: int | None) -> int:
    seen = sees(game, eye, "cup", 0)
    assert isinstance(seen, tuple)
    return seen[1]
