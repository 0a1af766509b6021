"""What is told: lines of the log, prompts and silence give away nothing that
the seat may not know (kinds of fault C02 and C04).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .tiny import CARDS, ROW, act, last, sees, started

NONE3 = [None, None, None]


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


@pytest.mark.parametrize(
    "line",
    [
        'say "told {n}"',
        "tell(n)",
        "tell(p.worth)",
        'say "told {p.worth}"',
        'say "told {sum(card.rank for card in p.hand)}"',
    ],
)
def test_a_value_made_of_secrets_stays_secret_under_another_name(tmp_path: Path, line: str) -> None:
    """A let, an effect's parameter, a term: who does not see what it was made of reads `some`;
    what nobody holds is no secret.
    """
    game = started(tmp_path, NAMED.replace("LINE", line))
    assert [game.log(eye) for eye in (0, 1, None)] == [
        ["told 6", "told 0"],
        ["told some", "told 0"],
        ["told some", "told 0"],
    ]


def test_a_name_keeps_the_audience_of_the_moment(tmp_path: Path) -> None:
    """Naming a secret and then emptying the hand does not publish it; naming it after it was shown does."""
    text = NAMED.replace("for each player p:\n        let n = sum(card.rank for card in p.hand)\n        LINE", "BLOCK")
    secret = (
        'let n = sum(card.rank for card in (player 1).hand)\n      shuffle hand into deck\n      say "told {n}"\n'
        "      tell((player 1).worth)"
    )
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
    assert (
        game.log(1) == game.log(None) == ["Player 1 doubled some", "Player 1 names some against somebody or something"]
    )


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


@pytest.mark.parametrize(
    ("remembered", "prompt"), [("yes", "look ace (row, number 1)"), ("no", "look a card (row, number 1)")]
)
def test_a_zone_that_is_not_remembered_is_not_remembered_by_prompts(
    tmp_path: Path, remembered: str, prompt: str
) -> None:
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
      each: player me clockwise from player 1
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
