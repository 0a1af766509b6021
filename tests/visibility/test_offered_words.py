"""How what may be picked is told to the chooser: by kind, by place, by heap, in subsets, and where a zone is not
remembered.
"""

from __future__ import annotations

from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: offers
players: 2
limit: 100 decisions
components:
  card: {traits: {rank: 1..4}, called: "card {rank}", kinds: {plain: {rank: each, count: 4}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  sack: {holds: card, per: player, seen_by: everyone}
  row: {holds: card, order: row, seen_by: face}
  slate: {holds: card, order: row, seen_by: face, remembered: no}
  well: {holds: card, seen_by: nobody}
  board: {holds: card, order: row, seen_by: face}
actions:
  lay: {pick: 2 cards in me.hand, says: "{me} lays {cards}"}
  turn: {pick: 2 cards in row, says: "{me} turns {cards}"}
  wipe: {pick: card in slate, says: "{me} wipes {card}"}
  sweep: {pick: 2 cards in slate, says: "{me} wipes {cards}"}
  grab: {pick: card in sack, says: "{me} grabs {card}"}
  take: {pick: card in me.sack, says: "{me} takes {card}"}
  draw: {pick: card in well, says: "{me} draws {card}"}
  keep: {pick: card in me.hand, says: "{me} keeps {card}", seen_by: owner}
  note: {pick: card in board, says: "{me} notes {card}"}
  bid: {pick: n in 3..4, says: "{me} bids {n}"}
  name: {pick: player one, says: "{me} names {one}"}
  boast: {pick: card in me.hand where card.rank = 4, says: "{me} boasts"}
  raise(number by): {asks: "by {by}?", where: by > 1, says: "{me} raises"}
phases:
  game:
    deal: |
      move first 1 card in deck where card.rank = 1 to (player 1).hand
      move first 1 card in deck where card.rank = 2 to (player 1).hand
      for each player: move first 1 card in deck where card.rank = 4 to player.sack
      move first 1 card in deck where card.rank = 1 to (player 2).sack
      move first 1 card in deck where card.rank = 1 to row face up
      move first 1 card in deck where card.rank = 2 to row face down
      move first 1 card in deck where card.rank = 3 to slate face up
      move first 1 card in deck where card.rank = 4 to slate face up
      move first 1 card in deck where card.rank = 4 to well
      move first 1 card in deck where card.rank = 3 to well
      turn the(last(slate)) face down
      move first 1 card in deck where card.rank = 2 to board face up
      turn the(last(board)) face down
    play: {must: [lay, turn, wipe, sweep, grab, take, draw, keep, note, bid, name], by: player 1, if_none: never}
    more: {may: raise(2), by: player 1}
    none: {may: boast, by: player 1}
score: {of: player, points: 0, rank: highest points then shared}
"""


def started() -> Game:
    ruleset = load_text(Source("offers.yaml", TEXT), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert ruleset is not None and not errors, errors
    return Game.start(ruleset.machine(2, {}), 1)


def test_the_words_of_what_may_be_picked() -> None:
    """The last cards of slate and board were seen before they were turned down:
    the slate is not remembered, the board is.
    """
    game = started()
    assert [action.words for action in game.actions(0)] == [
        "lay card 1 and card 2",
        "turn card 1 (row, number 1) and a card (row, number 2)",
        "wipe card 3 (slate, number 1)",
        "wipe a card (slate, number 2)",
        "sweep card 3 (slate, number 1) and a card (slate, number 2)",
        "grab card 4 (Player 1, sack)",
        "grab card 1 (Player 2, sack)",
        "grab card 4 (Player 2, sack)",
        "take card 4",
        "draw a random card (well)",
        "keep card 1",
        "keep card 2",
        "note card 2 (board, number 1)",
        "bid 3",
        "bid 4",
        "name Player 1",
        "name Player 2",
    ]


def test_the_words_of_passing_and_of_what_is_asked() -> None:
    """Whoever is asked because others do not see that nothing else is possible, reads that it is so; what is asked is
    about what the step gives the action.
    """
    game = started()
    game.choose(0, game.legal(0)[0])
    assert [action.words for action in game.actions(0)] == ["pass", "raise"]
    index = next(action.index for action in game.program.actions if action.name == "raise")
    assert game.telling.question(0, index) == "by 2?"
    game.choose(0, game.legal(0)[0])
    assert [action.words for action in game.actions(0)] == ["pass (nothing else is possible)"]
