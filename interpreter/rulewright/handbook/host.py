"""The small game into which every example of the handbook is put.

Nothing is shuffled, so that an example can say what its result is: player 1 holds the 2 of clubs and both threes, the
market shows both ones, and the star lies on top of the deck. What happens at the table is the phase `trial`, in which
`me` is player 1; examples stand there, or replace what they declare.
"""

from __future__ import annotations

FILES = {"tokens.csv": "kind,size,count\nchip,1,4\nchip,2,3\nblank,3,1\n"}
"""What lies beside the ruleset, by name."""

HOST = """\
rulewright: 1
game: host
title: The small game of the examples
players: 2..4
limit: 200 decisions
options:
  third_card:
    values: [hidden, open]
    about: How does the third card of the market lie?
numbers:
  hand_size: 3
tables:
  suit.worth: {hearts: 1, clubs: 2}
components:
  card:
    traits: {rank: 1..10, suit: [hearts, clubs]}
    kinds:
      plain: {rank: each, suit: each, count: 1, called: "{rank} of {suit}"}
      star: {rank: 10, suit: clubs, count: 1}
  die: {rolls: 1..6, plural: dice, kinds: {small: 2}}
spaces:
  field: {count: 5, shape: ring}
  cell: {rows: 2, columns: 3}
  edge: {edges_of: cell}
  corner: {corners_of: cell}
  link: {joins: field}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  market: {holds: card, order: row, seen_by: face}
  discards: {holds: card, seen_by: everyone}
  cup: {holds: die, starts: all, seen_by: everyone}
money:
  coin:
    bank: {start: 100, seen_by: everyone}
    pot: {seen_by: everyone}
    coins: {per: player, start: 10, seen_by: everyone}
state:
  bid: {is: 0..10, per: player, start: 0}
  leader: {is: player or none, start: none}
  stop: {is: field, start: field 1}
  closed: {is: flag, per: field, start: no}
terms:
  card.points: card.rank * card.suit.worth
  player.ranks: sum(card.rank for card in player.hand)
  richest: max(player.coins for player else 0)
effects:
  gain(player, number n): pay up to n from bank to player.coins
actions:
  discard:
    pick: card in me.hand
    do: move card to discards
    says: "{me} discards {card}"
  raise:
    pick: amount in 1..3
    where: amount <= me.coins
    do: |
      pay amount from me.coins to pot
      set me.bid to amount
    says: "{me} raises by {amount}"
  stand: {says: "{me} stands"}
priorities:
  upkeep(player me):
    order: tax > gift
    rules:
      tax: {when: me.coins > 9, do: pay 1 from me.coins to bank}
      gift: gain(me, 2)
payouts:
  share:
    among: player
    from: bank
    to: player.coins
    claims: player.bid
    order: lowest player.bid then clockwise from player 1
    short: stop
    rest: bank
phases:
  game:
    deal: |
      draw 2 from deck to market face up
      draw 1 from deck to market facing up if third_card = open else down
      for each player: draw hand_size from deck to player.hand
      move star in deck to deck on top
      for each player: set player.bid to number_of(player)
    play: {run: trial(player 1)}
  pause(player me):
    ask: {may: raise}
  trial(player me):
    turn: {must: [discard, raise, stand]}
score: {of: player, points: player.coins, rank: highest points then shared}
"""
