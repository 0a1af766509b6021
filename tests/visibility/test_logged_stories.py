"""What each seat is told in the rule log of rules as a whole: payouts, priority lists, phases, choices of each kind,
what decides which rules run, the end.

A row is what the rules are, and by the choices that are made one after the other (`pass` among them) what is told
after the deal (`logged_rules.story`).
"""

from __future__ import annotations

from copy import copy

import pytest

from rulewright.backend.runtime.game_wording import OwnWording, ToldLine
from rulewright.backend.runtime.texts import Texts
from rulewright.game import Game
from rulewright.rule_log import EntryKind, LogFollower, LoggedGame, log_of, recorder, recorder_of, watching

from .logged_rules import PLAYERS, SEED, loaded, story, take

STORIES: dict[str, tuple[str, dict[str, str]]] = {
    "payout": (
        """\
payouts:
  shares:
    among: player
    from: bank
    to: player.purse
    claims: "light[player]"
    order: "lowest light[player] then together"
    short: stop
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: Player 1 is paid 2 from bank
  player=Player 1, amount=2, payer=bank
012-! 0 claim in payout game/split/shares: Player 2 is paid 2 from bank
  player=Player 2, amount=2, payer=bank
012-! 0 claim in payout game/split/shares: Player 3 is paid 4 from bank
  player=Player 3, amount=4, payer=bank
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_secret": (
        """\
payouts:
  shares:
    among: player
    from: safe
    to: player.sack
    claims: "sec[player]"
    order: "lowest light[player] then clockwise from player 1"
    short: stop
    rest: safe
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
! 0 claim in payout game/split/shares: Player 1 is paid 2 from safe
  player=Player 1, amount=2, payer=safe
! 0 claim in payout game/split/shares: Player 2 is paid 6 from safe
  player=Player 2, amount=6, payer=safe
! 0 claim in payout game/split/shares: Player 3 is paid nothing of 2: 2 does not fit in the 1 left in safe
  player=Player 3, claim=2, claims='2', left=1, payer=safe
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_short": (
        """\
payouts:
  shares(cell here):
    among: player p
    from: bank
    to: p.purse
    claims: "20 * light[p] - 20"
    order: "lowest light[p] then together"
    short: stop
    rest: bank
phases:
  game:
    deal: |
DEAL
    spend: "pay 20 from bank to (player 1).purse"
    split: {pay: "shares(cell 2)"}
""",
        {
            "": """\
012-! 0 payment in step game/spend: payment of 20 from bank to Player 1's purse
  amount=20, due=20, payer=bank, payee=Player 1's purse
012-! 0 phase in payout game/split/shares: payout shares: cell 2
  here=cell 2
012-! 0 claim in payout game/split/shares: Player 1 is paid nothing of 20: 20 + 20 do not fit in the 30 left in bank
  p=Player 1, claim=20, claims=20 + 20, left=30, payer=bank
012-! 0 claim in payout game/split/shares: Player 2 is paid nothing of 20: 20 + 20 do not fit in the 30 left in bank
  p=Player 2, claim=20, claims=20 + 20, left=30, payer=bank
012-! 0 claim in payout game/split/shares: Player 3 is paid nothing of 60: a claim before this one did not fit
  p=Player 3, claim=60
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_skip": (
        """\
payouts:
  shares:
    among: player p
    from: bank
    to: p.purse
    claims: "45 if p = player 1 else 6"
    order: "lowest light[p] then clockwise from player 1"
    short: skip
    rest: bank
    paid: add 1 to sec[p]
    unpaid: add 1 to light[p]
phases:
  game:
    deal: |
DEAL
    split: {pay: "shares"}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: Player 1 is paid 45 from bank
  p=Player 1, amount=45, payer=bank
0! 0 change in payout game/split/shares: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 claim in payout game/split/shares: Player 2 is paid nothing of 6: 6 does not fit in the 5 left in bank
  p=Player 2, claim=6, claims='6', left=5, payer=bank
012-! 0 change in payout game/split/shares: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 0 claim in payout game/split/shares: Player 3 is paid nothing of 6: 6 does not fit in the 5 left in bank
  p=Player 3, claim=6, claims='6', left=5, payer=bank
012-! 0 change in payout game/split/shares: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_part": (
        """\
payouts:
  shares:
    among: player p
    from: bank
    to: p.purse
    claims: "30 if p = player 1 else 30"
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: "shares"}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: Player 1 is paid 30 from bank
  p=Player 1, amount=30, payer=bank
012-! 0 claim in payout game/split/shares: Player 2 is paid 20 of 30: no more is left in bank
  p=Player 2, amount=20, claim=30, payer=bank
012-! 0 claim in payout game/split/shares: Player 3 is paid nothing of 30: 30 does not fit in the 0 left in bank
  p=Player 3, claim=30, claims='30', left=0, payer=bank
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_nobody": (
        """\
payouts:
  shares:
    among: player p where light[p] > 8
    from: bank
    to: p.purse
    claims: 3
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: bank
  others:
    among: player p where sec[p] > 8
    from: bank
    to: p.purse
    claims: 3
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: "shares"}
    more: {pay: "others"}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: nobody claims anything
012-! 0 phase in payout game/more/others: payout others
! 0 claim in payout game/more/others: nobody claims anything
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_zero": (
        """\
payouts:
  shares:
    among: player p
    from: bank
    to: p.purse
    claims: "light[p] - 2"
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: (player 1).purse
phases:
  game:
    deal: |
DEAL
    split: {pay: "shares"}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: Player 1 claims 0 from bank
  p=Player 1, claim=0, payer=bank
012-! 0 claim in payout game/split/shares: Player 2 claims 0 from bank
  p=Player 2, claim=0, payer=bank
012-! 0 claim in payout game/split/shares: Player 3 is paid 2 from bank
  p=Player 3, amount=2, payer=bank
012-! 0 payment in payout game/split/shares: payment of 48 from bank to Player 1's purse
  amount=48, due=48, payer=bank, payee=Player 1's purse
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "priority": (
        """\
priorities:
  list(player p):
    order: first > second = third > fourth
    rules:
      first: {when: "light[p] > 8", do: bump(p), ends: yes}
      second: {when: "light[p] = 2", do: bump(p), ends: yes}
      third: {when: "sec[p] = 2", do: hide(p)}
      fourth: {when: "light[p] < 4", do: bump(p)}
phases:
  game:
    deal: |
DEAL
    settle: {resolve: "list(player 1)"}
    again: {resolve: "list(player 3)"}
""",
        {
            "": """\
012-! 0 phase in rule game/settle/list/first: priority list: Player 1
  p=Player 1
012-! 0 rule in rule game/settle/list/second: second applies, because light[p] = 2, and ends list
  rule=second
012-! 0 overridden in rule game/settle/list/second: fourth does not apply, although its condition holds: second comes before it and ends this
  overridden=fourth, rule=second
0! 0 rule in rule game/settle/list/third: third applies, because sec[p] = 2
  rule=third
012-! 0 change in effect game/settle/list/second/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
0! 0 change in effect game/settle/list/third/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 phase in rule game/again/list/first: priority list: Player 3
  p=Player 3
2! 0 rule in rule game/again/list/third: third applies, because sec[p] = 2
  rule=third
2! 0 change in effect game/again/list/third/hide: sec of Player 3 goes from 2 to 3
  state=sec of Player 3, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",  # noqa: E501 (as it is said)
        },
    ),
    "priority_cases": (
        """\
priorities:
  list(player p):
    order: first > second
    rules:
      first:
        - {when: "light[p] > 8", do: bump(p)}
        - {when: "light[p] = 4", do: bump(p), ends: yes}
        - {do: hide(p)}
      second: bump(p)
phases:
  game:
    deal: |
DEAL
    settle: {resolve: "list(player 1)"}
    again: {resolve: "list(player 3)"}
""",
        {
            "": """\
012-! 0 phase in rule game/settle/list/first: priority list: Player 1
  p=Player 1
012-! 0 rule in rule game/settle/list/first: first applies as in all other cases
  rule=first
0! 0 change in effect game/settle/list/first/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 rule in rule game/settle/list/second: second applies
  rule=second
012-! 0 change in effect game/settle/list/second/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 phase in rule game/again/list/first: priority list: Player 3
  p=Player 3
012-! 0 rule in rule game/again/list/first: first applies, because light[p] = 4, and ends list
  rule=first
012-! 0 overridden in rule game/again/list/first: second does not apply, although its condition holds: first comes before it and ends this
  overridden=second, rule=first
012-! 0 change in effect game/again/list/first/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",  # noqa: E501 (as it is said)
        },
    ),
    "phases": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: "inner(player 2, cell 1, 4)"}
    two: {run: "inner(whom, cell 1, sec[player 1])"}
    three: {run: "bare"}
  inner(player p, cell here, number n):
    first: {do: "bump(p)"}
    second: {run: bare}
  bare:
    only: {do: "bump(player 3)"}
""",
        {
            "": """\
012-! 0 phase in step game/one/inner/first: phase inner: Player 2, cell 1, 4
  p=Player 2, here=cell 1, n=4
012-! 0 change in effect game/one/inner/first/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 0 phase in step game/one/inner/second/bare/only: phase bare
012-! 0 change in effect game/one/inner/second/bare/only/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
0 0 phase in step game/two/inner/first: phase inner: somebody or something, cell 1, 2
  here=cell 1, n=2
12- 0 phase in step game/two/inner/first: phase inner: somebody or something, cell 1, some
  here=cell 1
! 0 phase in step game/two/inner/first: phase inner: Player 2, cell 1, 2
  p=Player 2, here=cell 1, n=2
! 0 change in effect game/two/inner/first/bump: light of Player 2 goes from 3 to 4
  state=light of Player 2, from=3, to=4
012-! 0 phase in step game/two/inner/second/bare/only: phase bare
012-! 0 change in effect game/two/inner/second/bare/only/bump: light of Player 3 goes from 5 to 6
  state=light of Player 3, from=5, to=6
012-! 0 phase in step game/three/bare/only: phase bare
012-! 0 change in effect game/three/bare/only/bump: light of Player 3 goes from 6 to 7
  state=light of Player 3, from=6, to=7
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "leaving": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: outer}
    two: {do: "bump(player 1)"}
  outer:
    ends_when: "sec[player 1] > 2"
    first: {run: inner}
    second: {do: "bump(player 2)"}
  inner:
    only: {do: "hide(player 1)"}
    more: {do: "bump(player 3)"}
""",
        {
            "": """\
012-! 0 phase in phase game/one/outer: phase outer
012-! 0 phase in step game/one/outer/first/inner/only: phase inner
0! 0 change in effect game/one/outer/first/inner/only/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "leaving_not": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: outer}
    two: {do: "bump(player 1)"}
  outer:
    ends_when: "sec[player 1] > 5"
    first: {run: inner}
    second: {do: "bump(player 2)"}
  inner:
    only: {do: "hide(player 1)"}
    more: {do: "bump(player 3)"}
""",
        {
            "": """\
012-! 0 phase in phase game/one/outer: phase outer
012-! 0 phase in step game/one/outer/first/inner/only: phase inner
0! 0 change in effect game/one/outer/first/inner/only/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 0 change in effect game/one/outer/first/inner/more/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
0! 0 change in effect game/one/outer/second/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "ending": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {when: "sec[player 1] = 2", end: game}
    two: {do: "bump(player 1)"}
""",
        {
            "": """\
0! 0 end in step game/one: 1. Player 1, Player 2 and Player 3: 0
12- 0 end in nowhere: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "ending_not": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {when: "sec[player 1] = 3", end: game}
    two: {do: "bump(player 1)"}
""",
        {
            "": """\
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "match": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {match: "sec[player 1]", cases: {2: "hide(player 1)", else: "hide(player 2)"}}
    two: {do: "bump(player 1)"}
""",
        {
            "": """\
0! 0 change in effect game/one/2/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "repeat": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {repeat: "hide(player 1)", until: "sec[player 1] > 3"}
    two: {do: "bump(player 1)"}
""",
        {
            "": """\
0! 0 change in effect game/one/one/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 0 change in effect game/one/one/hide: sec of Player 1 goes from 3 to 4
  state=sec of Player 1, from=3, to=4
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "chances": (
        """\
phases:
  game:
    deal: |
DEAL
    lot: {let: starter = random(player)}
    one: {run: "week(starter)"}
  week(player starter):
    turn:
      turns: player me clockwise from starter
      steps:
        act: {must: go, by: me}
      until: "sec[player 1] > 2"
actions:
  go: {do: hide(me), says: "{me} y"}
""",
        {
            "go go": """\
012-! 0 random in step game/lot: Player 2 is picked by chance
  value=Player 2
012-! 0 phase in step game/one/week/turn: phase week: Player 2
  starter=Player 2
012 chooses about: Week, act: starter Player 2
012-! 1 choice in step game/one/week/turn/act: Player 2: go
  player=Player 2
1! 1 change in effect game/one/week/turn/act/go/hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012-! 1 said in action game/one/week/turn/act/go: Player 2 y
0 chooses about: Week, act: starter Player 2
12 chooses about: nothing
0! 2 choice in step game/one/week/turn/act: Player 3: go
  player=Player 3
! 2 change in effect game/one/week/turn/act/go/hide: sec of Player 3 goes from 2 to 3
  state=sec of Player 3, from=2, to=3
0! 2 said in action game/one/week/turn/act/go: Player 3 y
12- 2 said in nowhere: Player 3 y
0 chooses about: Week, act: starter Player 2
12 chooses about: nothing
""",
        },
    ),
    "picks": (
        """\
actions:
  number: {pick: "n in 1..3", do: "set open to n", says: "{me} y"}
  open_card: {pick: "card in table", do: "move card to box", says: "{me} y"}
  own_card: {pick: "card in me.hand", do: "move card to box", says: "{me} y"}
  own_row: {pick: "card in me.rack", do: "move card to box", says: "{me} y"}
  own_cards: {pick: "2 cards in me.hand", do: "move cards to box", says: "{me} y"}
  unseen: {pick: "player rival in others, card in rival.hand", do: "move card to me.hand", says: "{me} y"}
  yard_card: {pick: "card in (player 1).yard", do: "move card to box", says: "{me} y"}
  known_card: {pick: "card in (player 3).hand", do: "move card to box", says: "{me} y"}
  other_row: {pick: "card in (player 2).rack", do: "move card to me.hand", says: "{me} y"}
  player_and_cell: {pick: "player p in others, cell c", do: "set light[p] to 3", says: "{me} y"}
  value: {pick: "p in 1..2, v = sec[me] + p, player q in others", do: "pay v from (player 1).sack to safe",
      says: "{me} y"}
  open_value: {pick: "p in 1..2, v = p + 1", do: "pay v from (player 1).sack to safe", says: "{me} y"}
  two_or_one: {pick: "1..2 cards in me.hand", do: "move cards to box", says: "{me} y"}
  lot_of_two: {pick: "2 cards in me.hand", do: "let c = random(card in cards)", says: "{me} y"}
  nobody: {pick: "0..1 players in others", do: "for each player p in players: bump(p)", says: "{me} y"}
  players: {pick: "1..2 players in others", do: "for each player p in players: bump(p)", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
      show (player 3).hand to everyone
    turn: {must: [number, open_card, own_card, own_row, own_cards, unseen, yard_card, known_card, other_row,
        player_and_cell, value, open_value, two_or_one, lot_of_two, nobody, players], by: player 1, if_none: never}
""",
        {
            "number": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: number 1
  player=Player 1, n=1
012-! 1 change in action game/turn/number: open goes from 2 to 1
  state=open, from=2, to=1
012-! 1 said in action game/turn/number: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "open_card": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: open card ace
  player=Player 1, card=('ace',)
012-! 1 move in action game/turn/open_card: ace goes from table to box
  what=('ace',), from=table, to=box
012-! 1 said in action game/turn/open_card: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "own_card": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: own card ace
  player=Player 1, card=('ace',)
12- 1 choice in step game/turn: Player 1: own card a card
  player=Player 1, card=()
0! 1 move in action game/turn/own_card: ace goes from Player 1's hand to box
  what=('ace',), from=Player 1's hand, to=box
12- 1 move in action game/turn/own_card: a card goes from Player 1's hand to box
  what=(), from=Player 1's hand, to=box
012-! 1 said in action game/turn/own_card: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "own_row": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: own row ace
  player=Player 1, card=('ace',)
12- 1 choice in step game/turn: Player 1: own row a card
  player=Player 1, card=()
0! 1 move in action game/turn/own_row: ace goes from Player 1's rack to box
  what=('ace',), from=Player 1's rack, to=box
12- 1 move in action game/turn/own_row: a card goes from Player 1's rack to box
  what=(), from=Player 1's rack, to=box
012-! 1 said in action game/turn/own_row: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "own_cards": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: own cards 2 x ace
  player=Player 1, cards=('ace', 'ace')
12- 1 choice in step game/turn: Player 1: own cards 2 cards
  player=Player 1, cards=()
0! 1 move in action game/turn/own_cards: 2 x ace go from Player 1's hand to box
  what=('ace', 'ace'), from=Player 1's hand, to=box
12- 1 move in action game/turn/own_cards: 2 cards go from Player 1's hand to box
  what=(), from=Player 1's hand, to=box
012-! 1 said in action game/turn/own_cards: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "unseen": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: unseen Player 2, a random card
  player=Player 1, rival=Player 2
01! 1 move in action game/turn/unseen: ace goes from Player 2's hand to Player 1's hand
  what=('ace',), from=Player 2's hand, to=Player 1's hand
2- 1 move in action game/turn/unseen: a card goes from Player 2's hand to Player 1's hand
  what=(), from=Player 2's hand, to=Player 1's hand
012-! 1 said in action game/turn/unseen: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "yard_card": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: yard card ace
  player=Player 1, card=('ace',)
012-! 1 move in action game/turn/yard_card: ace goes from Player 1's yard to box
  what=('ace',), from=Player 1's yard, to=box
012-! 1 said in action game/turn/yard_card: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "known_card": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: known card a random card
  player=Player 1
01- 1 move in action game/turn/known_card: a card goes from Player 3's hand to box
  what=(), from=Player 3's hand, to=box
2! 1 move in action game/turn/known_card: ace goes from Player 3's hand to box
  what=('ace',), from=Player 3's hand, to=box
012-! 1 said in action game/turn/known_card: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "other_row": """\
012 chooses about: Turn
02- 1 choice in step game/turn: Player 1: other row a card
  player=Player 1, card=()
1! 1 choice in step game/turn: Player 1: other row ace
  player=Player 1, card=('ace',)
01! 1 move in action game/turn/other_row: ace goes from Player 2's rack to Player 1's hand
  what=('ace',), from=Player 2's rack, to=Player 1's hand
2- 1 move in action game/turn/other_row: a card goes from Player 2's rack to Player 1's hand
  what=(), from=Player 2's rack, to=Player 1's hand
012-! 1 said in action game/turn/other_row: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "player_and_cell": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: player and cell Player 2, cell 1
  player=Player 1, p=Player 2, c=cell 1
012-! 1 change in action game/turn/player_and_cell: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 1 said in action game/turn/player_and_cell: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "value": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: value 1, Player 2
  player=Player 1, p=1, q=Player 2
0! 1 payment in action game/turn/value: payment of 3 from Player 1's sack to safe
  amount=3, due=3, payer=Player 1's sack, payee=safe
12- 1 payment in action game/turn/value: payment of an unknown number from Player 1's sack to safe
  payer=Player 1's sack, payee=safe
012-! 1 said in action game/turn/value: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "open_value": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: open value 1
  player=Player 1, p=1
012-! 1 payment in action game/turn/open_value: payment of 2 from Player 1's sack to safe
  amount=2, due=2, payer=Player 1's sack, payee=safe
012-! 1 said in action game/turn/open_value: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "two_or_one": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: two or one ace
  player=Player 1, cards=('ace',)
12- 1 choice in step game/turn: Player 1: two or one a card
  player=Player 1, cards=()
0! 1 move in action game/turn/two_or_one: ace goes from Player 1's hand to box
  what=('ace',), from=Player 1's hand, to=box
12- 1 move in action game/turn/two_or_one: a card goes from Player 1's hand to box
  what=(), from=Player 1's hand, to=box
012-! 1 said in action game/turn/two_or_one: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "lot_of_two": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: lot of two 2 x ace
  player=Player 1, cards=('ace', 'ace')
12- 1 choice in step game/turn: Player 1: lot of two 2 cards
  player=Player 1, cards=()
012-! 1 said in action game/turn/lot_of_two: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "nobody": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: nobody nothing
  player=Player 1, players=nothing
012-! 1 said in action game/turn/nobody: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "players": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: players Player 2
  player=Player 1, players=Player 2
012-! 1 change in effect game/turn/players/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 1 said in action game/turn/players: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "two_or_one+": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: two or one ace, king
  player=Player 1, cards=('ace', 'king')
12- 1 choice in step game/turn: Player 1: two or one 2 cards
  player=Player 1, cards=()
0! 1 move in action game/turn/two_or_one: ace, king go from Player 1's hand to box
  what=('ace', 'king'), from=Player 1's hand, to=box
12- 1 move in action game/turn/two_or_one: 2 cards go from Player 1's hand to box
  what=(), from=Player 1's hand, to=box
012-! 1 said in action game/turn/two_or_one: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "secret": (
        """\
actions:
  number: {pick: "n in 1..3", do: "secretly(me, n)", seen_by: owner, says: "{me} y"}
  own_card: {pick: "card in me.hand", do: "move card to box", seen_by: owner, says: "{me} y"}
  keep: {do: "hide(me)", seen_by: owner, says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    turn: {must: [number, own_card, keep], by: player 1, if_none: never}
    after: {do: "bump(player 3)"}
""",
        {
            "number": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: number 1
  player=Player 1, n=1
0! 1 change in effect game/turn/number/secretly: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 1 change in effect game/turn/number/secretly: light of Player 2 goes from 2 to 6
  state=light of Player 2, from=2, to=6
0! 1 said in action game/turn/number: Player 1 y
12- 1 said in nowhere: Player 1 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "own_card": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: own card ace
  player=Player 1, card=('ace',)
0! 1 move in action game/turn/own_card: ace goes from Player 1's hand to box
  what=('ace',), from=Player 1's hand, to=box
0! 1 said in action game/turn/own_card: Player 1 y
12- 1 said in nowhere: Player 1 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "keep": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: keep
  player=Player 1
0! 1 change in effect game/turn/keep/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 1 said in action game/turn/keep: Player 1 y
12- 1 said in nowhere: Player 1 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "asked_anyway": (
        """\
actions:
  ace: {pick: "ace in me.hand", do: "move ace to table", says: "{me} y"}
  two: {pick: "card in me.hand where card.rank = 2", do: "move card to table", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    turn: {may: ace, by: player 1}
    turn_2: {may: two, by: player 1, otherwise: bump(player 2)}
    after: {do: "bump(player 3)"}
""",
        {
            "pass pass": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1 passes
  player=Player 1
012 chooses about: Turn 2
0! 2 choice in step game/turn_2: Player 1 passes
  player=Player 1
0! 2 change in effect game/turn_2/otherwise/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 2 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 2 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "at_once": (
        """\
actions:
  bid: {pick: "n in 1..3", do: "add n to sec[me]", seen_by: owner, says: "{me} y"}
  give: {pick: "card in me.hand", do: "move card to me.yard", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    bids: {everyone: bid, if_none: never}
    gifts: {everyone: give, if_none: skip}
    after: {do: "bump(player 3)"}
""",
        {
            "bid bid bid give give give": """\
012 chooses about: Bids
012 chooses about: Bids
012 chooses about: Bids
0! 1 choice in step game/bids: Player 1: bid 1
  player=Player 1, n=1
0! 1 change in action game/bids/bid: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 1 said in action game/bids/bid: Player 1 y
12- 1 said in nowhere: Player 1 y
! 1 choice in step game/bids: Player 2: bid 1
  player=Player 2, n=1
! 1 change in action game/bids/bid: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012- 1 said in nowhere: Player 2 y
! 1 said in action game/bids/bid: Player 2 y
! 1 choice in step game/bids: Player 3: bid 1
  player=Player 3, n=1
! 1 change in action game/bids/bid: sec of Player 3 goes from 2 to 3
  state=sec of Player 3, from=2, to=3
012- 1 said in nowhere: Player 3 y
! 1 said in action game/bids/bid: Player 3 y
012 chooses about: Gifts
012 chooses about: Gifts
012 chooses about: Gifts
0! 2 choice in step game/gifts: Player 1: give ace
  player=Player 1, card=('ace',)
12- 2 choice in step game/gifts: Player 1: give a card
  player=Player 1, card=()
012-! 2 move in action game/gifts/give: ace goes from Player 1's hand to Player 1's yard
  what=('ace',), from=Player 1's hand, to=Player 1's yard
012-! 2 said in action game/gifts/give: Player 1 y
02- 2 choice in step game/gifts: Player 2: give a card
  player=Player 2, card=()
1! 2 choice in step game/gifts: Player 2: give ace
  player=Player 2, card=('ace',)
012-! 2 move in action game/gifts/give: ace goes from Player 2's hand to Player 2's yard
  what=('ace',), from=Player 2's hand, to=Player 2's yard
012-! 2 said in action game/gifts/give: Player 2 y
01- 2 choice in step game/gifts: Player 3: give a card
  player=Player 3, card=()
2! 2 choice in step game/gifts: Player 3: give ace
  player=Player 3, card=('ace',)
012-! 2 move in action game/gifts/give: ace goes from Player 3's hand to Player 3's yard
  what=('ace',), from=Player 3's hand, to=Player 3's yard
012-! 2 said in action game/gifts/give: Player 3 y
012-! 2 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 2 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "at_once_some": (
        """\
actions:
  give: {pick: "card in me.hand", do: "move card to me.yard", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    gifts: {everyone: give, who: "player p where sec[p] = 2", if_none: skip}
    after: {do: "bump(player 3)"}
""",
        {
            "give give": """\
012 chooses about: nothing
012 chooses about: nothing
! 1 choice in step game/gifts: Player 1: give ace
  player=Player 1, card=('ace',)
! 1 move in action game/gifts/give: ace goes from Player 1's hand to Player 1's yard
  what=('ace',), from=Player 1's hand, to=Player 1's yard
012- 1 said in nowhere: somebody or something y
! 1 said in action game/gifts/give: Player 1 y
! 1 choice in step game/gifts: Player 3: give ace
  player=Player 3, card=('ace',)
! 1 move in action game/gifts/give: ace goes from Player 3's hand to Player 3's yard
  what=('ace',), from=Player 3's hand, to=Player 3's yard
012- 1 said in nowhere: somebody or something y
! 1 said in action game/gifts/give: Player 3 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "offers": (
        """\
actions:
  stop: {do: hide(me), says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    ask: {offer: stop, to: "player p clockwise from player 1", accepted: "bump(player 1)", refused: "bump(player 2)"}
    after: {do: "bump(player 3)"}
""",
        {
            "pass stop": """\
012 chooses about: Ask
012-! 1 choice in step game/ask: Player 1 passes
  player=Player 1
012 chooses about: Ask
012-! 2 choice in step game/ask: Player 2: stop
  player=Player 2
1! 2 change in effect game/ask/stop/hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012-! 2 said in action game/ask/stop: Player 2 y
012-! 2 change in effect game/ask/ask/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 2 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 2 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "mark_by_lot": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {do: "set (the(first(tray))).chip to random(n in 1..6)"}
    two: {do: "set (the(first((player 2).bench))).scratch to random(n in 1..6)"}
    three: {do: "set (the(first((player 2).bench))).chip to random(n in 1..6)"}
    four: {do: "set (the(first(tray))).lies to random(cell)"}
""",
        {
            "": """\
012-! 0 random in step game/one: 4 is picked by chance
  value=4
012-! 0 change in step game/one: chip of bone showing 1 in tray goes from 0 to 4
  what=('bone showing 1',), where=tray, from=0, to=4
02- 0 random in step game/two: an unknown number is picked by chance
1! 0 random in step game/two: 1 is picked by chance
  value=1
1! 0 change in step game/two: scratch of bone showing 1 in Player 2's bench goes from 0 to 1
  what=('bone showing 1',), where=Player 2's bench, from=0, to=1
012-! 0 random in step game/three: 1 is picked by chance
  value=1
02- 0 change in step game/three: chip of a die in Player 2's bench goes from 0 to 1
  what=(), where=Player 2's bench, from=0, to=1
1! 0 change in step game/three: chip of bone showing 1 in Player 2's bench goes from 0 to 1
  what=('bone showing 1',), where=Player 2's bench, from=0, to=1
012-! 0 random in step game/four: cell 3 is picked by chance
  value=cell 3
012-! 0 change in step game/four: lies of bone showing 1 in tray goes from none to cell 3
  what=('bone showing 1',), where=tray, from=none, to=cell 3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "moved_on": (
        """\
actions:
  take:
    pick: card in me.hand
    do: |
      move card to tub
      move card to box
    says: "{me} y"
  swap:
    pick: card one in me.hand, card two in me.hand
    do: |
      move one to tub
      let it = two
      move it to box
    says: "{me} y"
  mix:
    pick: card in me.hand
    do: |
      shuffle table into deck
      move card to box
    says: "{me} y"
  drawn:
    pick: card in stack
    do: |
      draw 1 from stack to box
      sent(card)
    says: "{me} y"
  held_back:
    pick: card in me.rack
    do: |
      draw 1 from deck to me.hand
      sent(card)
    says: "{me} y"
phases:
  game:
    deal: |
DEAL
    turn: {must: [take, swap, mix, drawn, held_back], by: player 1, if_none: never}
""",
        {
            "take": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: take ace
  player=Player 1, card=('ace',)
12- 1 choice in step game/turn: Player 1: take a card
  player=Player 1, card=()
0! 1 move in action game/turn/take: ace goes from Player 1's hand to tub
  what=('ace',), from=Player 1's hand, to=tub
12- 1 move in action game/turn/take: a card goes from Player 1's hand to tub
  what=(), from=Player 1's hand, to=tub
0! 1 move in action game/turn/take: ace goes from tub to box
  what=('ace',), from=tub, to=box
12- 1 move in action game/turn/take: a card goes from a hidden place to box
  what=(), to=box
012-! 1 said in action game/turn/take: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "swap": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: swap ace, ace
  player=Player 1, one=('ace',), two=('ace',)
12- 1 choice in step game/turn: Player 1: swap a card, a card
  player=Player 1, one=(), two=()
0! 1 move in action game/turn/swap: ace goes from Player 1's hand to tub
  what=('ace',), from=Player 1's hand, to=tub
12- 1 move in action game/turn/swap: a card goes from Player 1's hand to tub
  what=(), from=Player 1's hand, to=tub
0! 1 move in action game/turn/swap: ace goes from Player 1's hand to box
  what=('ace',), from=Player 1's hand, to=box
12- 1 move in action game/turn/swap: a card goes from Player 1's hand to box
  what=(), from=Player 1's hand, to=box
012-! 1 said in action game/turn/swap: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "mix": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: mix ace
  player=Player 1, card=('ace',)
12- 1 choice in step game/turn: Player 1: mix a card
  player=Player 1, card=()
012-! 1 shuffle in action game/turn/mix: table is shuffled into deck
  from=table, to=deck
0! 1 move in action game/turn/mix: ace goes from Player 1's hand to box
  what=('ace',), from=Player 1's hand, to=box
12- 1 move in action game/turn/mix: a card goes from a hidden place to box
  what=(), to=box
012-! 1 said in action game/turn/mix: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "drawn": """\
012 chooses about: Turn
012- 1 choice in step game/turn: Player 1: drawn a card
  player=Player 1, card=()
! 1 choice in step game/turn: Player 1: drawn king
  player=Player 1, card=('king',)
012- 1 draw in action game/turn/drawn: a card is drawn from stack to box
  what=(), from=stack, to=box
! 1 draw in action game/turn/drawn: king is drawn from stack to box
  what=('king',), from=stack, to=box
012- 1 move in effect game/turn/drawn/sent: a card goes from a hidden place to box
  what=(), to=box
! 1 move in effect game/turn/drawn/sent: king goes from box to box
  what=('king',), from=box, to=box
012-! 1 said in action game/turn/drawn: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "held_back": """\
012 chooses about: Turn
0! 1 choice in step game/turn: Player 1: held back ace
  player=Player 1, card=('ace',)
12- 1 choice in step game/turn: Player 1: held back a card
  player=Player 1, card=()
0! 1 draw in action game/turn/held_back: king is drawn from deck to Player 1's hand
  what=('king',), from=deck, to=Player 1's hand
12- 1 draw in action game/turn/held_back: a card is drawn from deck to Player 1's hand
  what=(), from=deck, to=Player 1's hand
0! 1 move in effect game/turn/held_back/sent: ace goes from Player 1's rack to box
  what=('ace',), from=Player 1's rack, to=box
12- 1 move in effect game/turn/held_back/sent: a card goes from Player 1's rack to box
  what=(), from=Player 1's rack, to=box
012-! 1 said in action game/turn/held_back: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "starter": (
        """\
actions:
  go: {do: hide(me), says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    lot: {let: starter = random(player)}
    play:
      turns: player me clockwise from starter
      steps:
        act: {run: "move_of(me)"}
        check: {when: "sec[player 1] > 3", end: game}
  move_of(player me):
    ask: {must: go, by: me}
""",
        {
            "go": """\
012-! 0 random in step game/lot: Player 2 is picked by chance
  value=Player 2
012-! 0 phase in step game/play/act/move_of/ask: phase move of: Player 2
  me=Player 2
012 chooses about: Move of, ask: Player 2
012-! 1 choice in step game/play/act/move_of/ask: Player 2: go
  player=Player 2
1! 1 change in effect game/play/act/move_of/ask/go/hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012-! 1 said in action game/play/act/move_of/ask/go: Player 2 y
0! 1 phase in step game/play/act/move_of/ask: phase move of: Player 3
  me=Player 3
0 chooses about: Move of, ask: Player 3
12 chooses about: nothing
""",
        },
    ),
    "at_once_none": (
        """\
actions:
  give: {pick: "king in me.hand", do: "move king to me.yard", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
      move kings in (player 2).hand to table
    gifts: {everyone: give, if_none: skip}
    after: {do: "bump(player 3)"}
""",
        {
            "give pass give": """\
012 chooses about: Gifts
012 chooses about: Gifts
012 chooses about: Gifts
0! 1 choice in step game/gifts: Player 1: give king
  player=Player 1, king=('king',)
12- 1 choice in step game/gifts: Player 1: give a card
  player=Player 1, king=()
012-! 1 move in action game/gifts/give: king goes from Player 1's hand to Player 1's yard
  what=('king',), from=Player 1's hand, to=Player 1's yard
012-! 1 said in action game/gifts/give: Player 1 y
1! 1 choice in step game/gifts: Player 2 passes
  player=Player 2
1 1 choice in step game/gifts: Player 3: give a card
  player=Player 3, king=()
! 1 choice in step game/gifts: Player 3: give king
  player=Player 3, king=('king',)
1! 1 move in action game/gifts/give: king goes from Player 3's hand to Player 3's yard
  what=('king',), from=Player 3's hand, to=Player 3's yard
02- 1 said in nowhere: Player 3 y
1! 1 said in action game/gifts/give: Player 3 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "at_once_asked": (
        """\
actions:
  give: {pick: "card in me.hand where card.rank = 3", do: "move card to me.yard", says: "{me} y"}
  bid: {pick: "n in 1..2", do: "add n to sec[me]", seen_by: owner, says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    gifts: {everyone: [give, bid], if_none: skip}
    after: {do: "bump(player 3)"}
""",
        {
            "bid bid bid": """\
012 chooses about: Gifts
012 chooses about: Gifts
012 chooses about: Gifts
0! 1 choice in step game/gifts: Player 1: bid 1
  player=Player 1, n=1
0! 1 change in action game/gifts/bid: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
0! 1 said in action game/gifts/bid: Player 1 y
12- 1 said in nowhere: Player 1 y
! 1 choice in step game/gifts: Player 2: bid 1
  player=Player 2, n=1
! 1 change in action game/gifts/bid: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012- 1 said in nowhere: Player 2 y
! 1 said in action game/gifts/bid: Player 2 y
! 1 choice in step game/gifts: Player 3: bid 1
  player=Player 3, n=1
! 1 change in action game/gifts/bid: sec of Player 3 goes from 2 to 3
  state=sec of Player 3, from=2, to=3
012- 1 said in nowhere: Player 3 y
! 1 said in action game/gifts/bid: Player 3 y
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "parameters": (
        """\
actions:
  give(player q): {do: "bump(q)", says: "{me} y"}
  take(player q): {do: "bump(q)", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    turn: {must: ["give(player 2)", "take(whom)"], by: player 1, if_none: never}
""",
        {
            "give": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: give
  player=Player 1
012-! 1 change in effect game/turn/give/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 1 said in action game/turn/give: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "take": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: take
  player=Player 1
! 1 change in effect game/turn/take/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 1 said in action game/turn/take: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "leaving_game": (
        """\
phases:
  game:
    ends_when: "sec[player 1] > 2"
    deal: |
DEAL
    one: {do: "hide(player 1)"}
    two: {do: "bump(player 1)"}
""",
        {
            "": """\
0! 0 change in effect game/one/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "no_names": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: "inner(-1)"}
    two: {run: "some(the(first((player 2).rack)))"}
  inner(number n):
    first: {do: "bump(player 2)"}
  some(card c):
    first: {do: "bump(player 2)"}
""",
        {
            "": """\
012-! 0 phase in step game/one/inner/first: phase inner: -1
  n=-1
012-! 0 change in effect game/one/inner/first/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
02- 0 phase in step game/two/some/first: phase some: a card
1! 0 phase in step game/two/some/first: phase some: ace
  c=ace
012-! 0 change in effect game/two/some/first/bump: light of Player 2 goes from 3 to 4
  state=light of Player 2, from=3, to=4
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_claims": (
        """\
payouts:
  shares:
    among: player
    from: bank
    to: player.sack
    claims: "sec[player]"
    order: "lowest light[player] then clockwise from player 1"
    short: stop
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
! 0 claim in payout game/split/shares: Player 1 is paid 2 from bank
  player=Player 1, amount=2, payer=bank
! 0 claim in payout game/split/shares: Player 2 is paid 6 from bank
  player=Player 2, amount=6, payer=bank
! 0 claim in payout game/split/shares: Player 3 is paid 2 from bank
  player=Player 3, amount=2, payer=bank
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_pieces": (
        """\
payouts:
  shares:
    among: player
    from: (player 2).pouch
    to: chest
    claims: "6 if player = player 1 else 5"
    order: "lowest light[player] then clockwise from player 1"
    short: stop
    rest: (player 2).pouch
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
1! 0 claim in payout game/split/shares: Player 1 is paid 6 from Player 2's pouch
  player=Player 1, amount=6, payer=Player 2's pouch
1! 0 claim in payout game/split/shares: Player 2 is paid nothing of 5: 5 does not fit in the 1 left in Player 2's pouch
  player=Player 2, claim=5, claims='5', left=1, payer=Player 2's pouch
1! 0 claim in payout game/split/shares: Player 3 is paid nothing of 5: a claim before this one did not fit
  player=Player 3, claim=5
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_whose": (
        """\
payouts:
  shares:
    among: player
    from: whom.purse
    to: bank
    claims: 1
    order: "lowest light[player] then clockwise from player 1"
    short: stop
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
! 0 claim in payout game/split/shares: Player 1 is paid 1 from Player 2's purse
  player=Player 1, amount=1, payer=Player 2's purse
! 0 claim in payout game/split/shares: Player 2 is paid 1 from Player 2's purse
  player=Player 2, amount=1, payer=Player 2's purse
! 0 claim in payout game/split/shares: Player 3 is paid 1 from Player 2's purse
  player=Player 3, amount=1, payer=Player 2's purse
012- 0 payment in payout game/split/shares: payment of an unknown number from somebody's purse to bank
  payee=bank
! 0 payment in payout game/split/shares: payment of 2 from Player 2's purse to bank
  amount=2, due=2, payer=Player 2's purse, payee=bank
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "at_once_public": (
        """\
actions:
  give: {pick: "card in me.yard", do: "move card to box", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
      move first 1 ace in deck to (player 2).yard
    gifts: {everyone: give, if_none: skip}
    after: {do: "bump(player 3)"}
""",
        {
            "give give": """\
012 chooses about: Gifts
012 chooses about: Gifts
012-! 1 choice in step game/gifts: Player 1: give ace
  player=Player 1, card=('ace',)
012-! 1 move in action game/gifts/give: ace goes from Player 1's yard to box
  what=('ace',), from=Player 1's yard, to=box
012-! 1 said in action game/gifts/give: Player 1 y
012-! 1 choice in step game/gifts: Player 2: give ace
  player=Player 2, card=('ace',)
012-! 1 move in action game/gifts/give: ace goes from Player 2's yard to box
  what=('ace',), from=Player 2's yard, to=box
012-! 1 said in action game/gifts/give: Player 2 y
012-! 1 choice in step game/gifts: Player 3 passes
  player=Player 3
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "at_once_first": (
        """\
actions:
  give: {pick: "card in me.yard", do: "move card to box", says: "{me} y"}
phases:
  game:
    deal: |
DEAL
      move (player 1).yard to table
      move first 1 ace in deck to (player 2).yard
    gifts: {everyone: give, if_none: bump(player 1)}
    after: {do: "bump(player 3)"}
""",
        {
            "give": """\
012 chooses about: Gifts
012-! 1 choice in step game/gifts: Player 1 passes
  player=Player 1
012-! 1 change in effect game/gifts/if_none/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 1 choice in step game/gifts: Player 2: give ace
  player=Player 2, card=('ace',)
012-! 1 move in action game/gifts/give: ace goes from Player 2's yard to box
  what=('ace',), from=Player 2's yard, to=box
012-! 1 said in action game/gifts/give: Player 2 y
012-! 1 choice in step game/gifts: Player 3 passes
  player=Player 3
012-! 1 change in effect game/gifts/if_none/bump: light of Player 1 goes from 3 to 4
  state=light of Player 1, from=3, to=4
012-! 1 change in effect game/after/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "aimed": (
        """\
actions:
  take: {pick: "card in (aim[me]).hand", do: "move card to box", says: "{me} y"}
  same: {pick: "card in (player 2).hand", do: "pay 1 if card = the(first(table)) else 2 from bank to me.purse",
      says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    turn: {must: [take, same], by: player 1, if_none: never}
""",
        {
            "take": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: take a random card
  player=Player 1
0 1 move in action game/turn/take: a card goes from Player 2's hand to box
  what=(), from=Player 2's hand, to=box
1! 1 move in action game/turn/take: ace goes from Player 2's hand to box
  what=('ace',), from=Player 2's hand, to=box
2- 1 move in action game/turn/take: a card goes from a hidden place to box
  what=(), to=box
012-! 1 said in action game/turn/take: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
            "same": """\
012 chooses about: Turn
012-! 1 choice in step game/turn: Player 1: same a random card
  player=Player 1
02- 1 payment in action game/turn/same: payment of an unknown number from bank to Player 1's purse
  payer=bank, payee=Player 1's purse
1! 1 payment in action game/turn/same: payment of 2 from bank to Player 1's purse
  amount=2, due=2, payer=bank, payee=Player 1's purse
012-! 1 said in action game/turn/same: Player 1 y
012-! 1 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_blocks": (
        """\
payouts:
  shares:
    among: player p
    from: bank
    to: p.sack
    claims: "sec[p] - 2"
    order: "lowest light[p] then clockwise from player 1"
    short: stop
    rest: bank
    paid: |
      add 1 to light[p]
      add 1 to open
    unpaid: add 1 to open
  others:
    among: player q
    from: bank
    to: q.purse
    claims: 1
    order: "lowest light[q] then clockwise from player 1"
    short: stop
    rest: safe
    short_rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
    again: {pay: others}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
! 0 claim in payout game/split/shares: Player 1 claims 0 from bank
  p=Player 1, claim=0, payer=bank
! 0 change in payout game/split/shares: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
! 0 change in payout game/split/shares: open goes from 2 to 3
  state=open, from=2, to=3
! 0 claim in payout game/split/shares: Player 2 is paid 4 from bank
  p=Player 2, amount=4, payer=bank
! 0 change in payout game/split/shares: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
! 0 change in payout game/split/shares: open goes from 3 to 4
  state=open, from=3, to=4
! 0 claim in payout game/split/shares: Player 3 claims 0 from bank
  p=Player 3, claim=0, payer=bank
! 0 change in payout game/split/shares: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
! 0 change in payout game/split/shares: open goes from 4 to 5
  state=open, from=4, to=5
012-! 0 phase in payout game/again/others: payout others
012-! 0 claim in payout game/again/others: Player 1 is paid 1 from bank
  q=Player 1, amount=1, payer=bank
012-! 0 claim in payout game/again/others: Player 2 is paid 1 from bank
  q=Player 2, amount=1, payer=bank
012-! 0 claim in payout game/again/others: Player 3 is paid 1 from bank
  q=Player 3, amount=1, payer=bank
012-! 0 payment in payout game/again/others: payment of 43 from bank to safe
  amount=43, due=43, payer=bank, payee=safe
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_safe": (
        """\
payouts:
  shares:
    among: player p
    from: safe
    to: p.sack
    claims: 4
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: bank
    short_rest: (player 1).sack
    paid: bump(p)
    unpaid: bump(p)
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
    after: {do: bump(player 1)}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
! 0 claim in payout game/split/shares: Player 1 is paid 4 from safe
  p=Player 1, amount=4, payer=safe
! 0 change in effect game/split/shares/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
! 0 claim in payout game/split/shares: Player 2 is paid 4 from safe
  p=Player 2, amount=4, payer=safe
! 0 change in effect game/split/shares/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
! 0 claim in payout game/split/shares: Player 3 is paid 1 of 4: no more is left in safe
  p=Player 3, amount=1, claim=4, payer=safe
! 0 change in effect game/split/shares/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 0 change in effect game/after/bump: light of Player 1 goes from 3 to 4
  state=light of Player 1, from=3, to=4
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "payout_last": (
        """\
payouts:
  shares:
    among: player p
    from: (player 1).purse
    to: p.purse
    claims: "4 - light[p]"
    order: "lowest light[p] then clockwise from player 1"
    short: part
    rest: bank
phases:
  game:
    deal: |
DEAL
    split: {pay: shares}
""",
        {
            "": """\
012-! 0 phase in payout game/split/shares: payout shares
012-! 0 claim in payout game/split/shares: Player 1 is paid 2 from Player 1's purse
  p=Player 1, amount=2, payer=Player 1's purse
012-! 0 claim in payout game/split/shares: Player 2 is paid 2 from Player 1's purse
  p=Player 2, amount=2, payer=Player 1's purse
012-! 0 claim in payout game/split/shares: Player 3 claims 0 from Player 1's purse
  p=Player 3, claim=0, payer=Player 1's purse
012-! 0 payment in payout game/split/shares: payment of 3 from Player 1's purse to bank
  amount=3, due=3, payer=Player 1's purse, payee=bank
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "again_and_again": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: walk(1)}
  walk(number n):
    depth: 3
    on: {when: "sec[player 1] = 2 and n < 3", run: walk(n + 1)}
    after: {do: "bump(player 2)"}
""",
        {
            "": """\
012-! 0 phase in step game/one/walk/on: phase walk: 1
  n=1
0! 0 phase in step game/one/walk/on/walk/on: phase walk: 2
  n=2
0! 0 phase in step game/one/walk/on/walk/on/walk/on: phase walk: 3
  n=3
0! 0 change in effect game/one/walk/on/walk/on/walk/after/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
0! 0 change in effect game/one/walk/on/walk/after/bump: light of Player 2 goes from 3 to 4
  state=light of Player 2, from=3, to=4
012-! 0 change in effect game/one/walk/after/bump: light of Player 2 goes from 4 to 5
  state=light of Player 2, from=4, to=5
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "loop_first": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: rounds}
    two: {run: rounds}
  rounds:
    first: {repeat: "bump(player 3)", until: "light[player 3] > 6"}
""",
        {
            "": """\
012-! 0 phase in step game/one/rounds/first: phase rounds
012-! 0 change in effect game/one/rounds/first/first/bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
012-! 0 change in effect game/one/rounds/first/first/bump: light of Player 3 goes from 5 to 6
  state=light of Player 3, from=5, to=6
012-! 0 change in effect game/one/rounds/first/first/bump: light of Player 3 goes from 6 to 7
  state=light of Player 3, from=6, to=7
012-! 0 phase in step game/two/rounds/first: phase rounds
012-! 0 change in effect game/two/rounds/first/first/bump: light of Player 3 goes from 7 to 8
  state=light of Player 3, from=7, to=8
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "left_deep": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: outer}
    two: {do: "bump(player 1)"}
  outer:
    first: {run: middle}
    second: {do: "bump(player 2)"}
  middle:
    ends_when: "sec[player 1] > 2"
    third: {run: inner}
  inner:
    only: {do: "hide(player 1)"}
    more: {do: "bump(player 3)"}
""",
        {
            "": """\
012-! 0 phase in step game/one/outer/first: phase outer
012-! 0 phase in phase game/one/outer/first/middle: phase middle
012-! 0 phase in step game/one/outer/first/middle/third/inner/only: phase inner
0! 0 change in effect game/one/outer/first/middle/third/inner/only/hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! 0 change in effect game/one/outer/second/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 0 change in effect game/two/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "left_openly": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {run: outer}
    two: {do: "bump(player 1)"}
  outer:
    first: {run: middle}
    second: {do: "bump(player 2)"}
  middle:
    ends_when: "light[player 1] > 2"
    third: {run: inner}
  inner:
    only: {do: "bump(player 1)"}
    more: {do: "bump(player 3)"}
""",
        {
            "": """\
012-! 0 phase in step game/one/outer/first: phase outer
012-! 0 phase in phase game/one/outer/first/middle: phase middle
012-! 0 phase in step game/one/outer/first/middle/third/inner/only: phase inner
012-! 0 change in effect game/one/outer/first/middle/third/inner/only/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 change in effect game/one/outer/second/bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! 0 change in effect game/two/bump: light of Player 1 goes from 3 to 4
  state=light of Player 1, from=3, to=4
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
    "two_lists": (
        """\
priorities:
  list(player p):
    order: first > second
    rules:
      first: {when: "light[p] = 2", do: bump(p), ends: yes}
      second: {when: "sec[p] = 2", do: hide(p)}
  other(player p):
    order: second > first
    rules:
      first: {when: "light[p] > 0", do: hide(p)}
      second: {when: "light[p] > 2", do: bump(p), ends: yes}
phases:
  game:
    deal: |
DEAL
    one: {resolve: "list(player 1)"}
    two: {resolve: "other(player 1)"}
    three: {resolve: "other(player 2)"}
""",
        {
            "": """\
012-! 0 phase in rule game/one/list/first: priority list: Player 1
  p=Player 1
012-! 0 rule in rule game/one/list/first: first applies, because light[p] = 2, and ends list
  rule=first
0! 0 overridden in rule game/one/list/first: second does not apply, although its condition holds: first comes before it and ends this
  overridden=second, rule=first
012-! 0 change in effect game/one/list/first/bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! 0 phase in rule game/two/other/second: priority other: Player 1
  p=Player 1
012-! 0 rule in rule game/two/other/second: second applies, because light[p] > 2, and ends other
  rule=second
012-! 0 overridden in rule game/two/other/second: first does not apply, although its condition holds: second comes before it and ends this
  overridden=first, rule=second
012-! 0 change in effect game/two/other/second/bump: light of Player 1 goes from 3 to 4
  state=light of Player 1, from=3, to=4
012-! 0 phase in rule game/three/other/second: priority other: Player 2
  p=Player 2
012-! 0 rule in rule game/three/other/first: first applies, because light[p] > 0
  rule=first
1! 0 change in effect game/three/other/first/hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",  # noqa: E501 (as it is said)
        },
    ),
    "dealt": (
        """\
phases:
  game:
    deal: |
DEAL
    one: {do: draw 2 from deck to (player 2).hand}
    two: {do: draw 2 from stack to table}
""",
        {
            "": """\
02- 0 draw in step game/one: 2 cards are drawn from deck to Player 2's hand
  what=(), from=deck, to=Player 2's hand
1! 0 draw in step game/one: ace, king are drawn from deck to Player 2's hand
  what=('ace', 'king'), from=deck, to=Player 2's hand
012-! 0 draw in step game/two: ace, king are drawn from stack to table
  what=('king', 'ace'), from=stack, to=table
012-! 0 end in no rule: 1. Player 1, Player 2 and Player 3: 0
""",
        },
    ),
}


@pytest.mark.parametrize(("name", "choices"), [(name, made) for name, (_, told) in STORIES.items() for made in told])
def test_what_is_told_of_rules(name: str, choices: str) -> None:
    rules, expected = STORIES[name]
    assert story(rules, choices.split()) == expected[choices].rstrip("\n")


class StoppedByChance(LoggedGame):
    """Stops whenever chance decides; chance then decides as it would."""

    def __init__(self, rules: str) -> None:
        machine = loaded(rules).machine(PLAYERS, {})
        super().__init__(machine, SEED)
        self.recorder = recorder_of(machine)
        state = machine.blank(SEED, automatic=False)
        with watching(self.recorder):
            machine.run(state)
            self.game = Game(machine, state)
        self.draw()

    def draw(self) -> None:
        with watching(self.recorder):
            while self.game.at_chance:
                self.game.draw()


@pytest.mark.parametrize(("name", "choices"), [(name, made) for name, (_, told) in STORIES.items() for made in told])
def test_it_is_the_same_where_the_game_stops_for_chance(name: str, choices: str) -> None:
    rules, _ = STORIES[name]
    stopped, usual = StoppedByChance(rules), LoggedGame(loaded(rules).machine(PLAYERS, {}), SEED)
    for choice in choices.split():
        take(stopped, choice)
        stopped.draw()
        take(usual, choice)
    assert stopped.log().entries == usual.log().entries


TAKEN = STORIES["at_once"][0]


def test_the_end_stands_where_the_game_does() -> None:
    """And the log so far is whole for whoever asks the recorder."""
    logged = LoggedGame(loaded(STORIES["match"][0]).machine(PLAYERS, {}), SEED)
    entries = logged.log().entries
    assert entries[-1].span == logged.game.program.outline[0].span
    assert logged.log().entries == entries
    told = log_of(logged.recorder)
    assert told.entries == entries and told.told(0) == logged.log().told(0) and not told.cut


def test_a_log_that_grows_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "MOST_ENTRIES", 3)
    log = LoggedGame(loaded(STORIES["match"][0]).machine(PLAYERS, {}), SEED).log()
    assert len(log.entries) == 3 and log.cut
    monkeypatch.setattr(recorder, "MOST_ENTRIES", 100)
    assert not LoggedGame(loaded(STORIES["match"][0]).machine(PLAYERS, {}), SEED).log().cut


def test_a_log_follows_choices_that_are_taken_back() -> None:
    machine = loaded(TAKEN).machine(PLAYERS, {})
    legal = LoggedGame(machine, SEED).game.legal(0)
    choices = [(0, legal[0])]
    follower = LogFollower(machine, SEED, choices)
    before = follower.log()
    assert follower.game() is follower.game()
    choices[0] = 0, legal[1]
    other = follower.game()
    assert other.game.state.slots != LoggedGame(machine, SEED).game.state.slots
    assert follower.log().entries == before.entries and other.game.digest() == _after(choices).game.digest()
    choices.clear()
    assert follower.game().game.digest() == LoggedGame(machine, SEED).game.digest()


class Loud(OwnWording):
    """Another language."""

    def line(self, told: ToldLine) -> str:
        return super().line(told).upper()


def test_lines_are_told_in_the_language_of_the_screen() -> None:
    rules = """
phases:
  game:
    deal: |
DEAL
    one: {do: 'say "a {sec[player 1]}"'}
    two: {do: 'for each player p where sec[p] = 2: say "b {p}"'}
"""
    machine = loaded(rules).machine(PLAYERS, {})
    shown, seats = copy(machine), machine.texts.seats
    shown.texts = Texts(machine.program, machine.evaluator, seats, Loud(machine.program, seats))
    log = LoggedGame(shown, SEED).log()
    told = [[one.sentence for one in log.told(seat) if one.kind is EntryKind.SAID] for seat in (0, 1, None)]
    assert told == [["A 2"], ["A SOME"], ["A SOME"]]
    whole = [one.sentence for one in log.told_in_full() if one.kind is EntryKind.SAID]
    assert whole == ["A 2", "B PLAYER 1", "B PLAYER 3"]


INSIDE = """
actions:
  go: {do: bump(me), says: "{me} y"}
phases:
  game:
    deal: |
DEAL
    one: {run: outer}
    two: {do: bump(player 3)}
  outer:
    ends_when: "light[player 1] > 3"
    first: {run: inner}
    second: {run: inner}
    third: {run: inner}
  inner:
    ask: {must: go, by: player 1}
"""


def test_a_log_may_begin_in_the_middle_of_a_game() -> None:
    """Of the rules around it, it knows those alone that begin later."""
    machine = loaded(INSIDE).machine(PLAYERS, {})
    game, told = Game.start(machine, SEED), recorder_of(machine)
    with watching(told):
        for _ in range(2):
            game.choose(0, game.legal(0)[0])
    found = [(entry.sentence, [place.name for place in entry.within]) for entry in log_of(told).told_in_full()]
    assert game.over and found == [
        ("light of Player 1 goes from 2 to 3", ["inner", "ask", "go", "bump"]),
        ("Player 1 y", ["inner", "ask", "go"]),
        ("phase inner", ["outer", "second", "inner", "ask"]),
        ("Player 1: go", ["outer", "second", "inner", "ask"]),
        ("light of Player 1 goes from 3 to 4", ["outer", "second", "inner", "ask", "go", "bump"]),
        ("Player 1 y", ["outer", "second", "inner", "ask", "go"]),
        ("light of Player 3 goes from 4 to 5", ["game", "two", "bump"]),
    ]


def test_a_log_may_begin_where_a_phase_is_left() -> None:
    machine = loaded(INSIDE).machine(PLAYERS, {})
    game = Game.start(machine, SEED)
    game.choose(0, game.legal(0)[0])
    told = recorder_of(machine)
    with watching(told):
        game.choose(0, game.legal(0)[0])
    assert log_of(told).told_in_full()[-1].within[0].name == "game" and game.over


def _after(choices: list[tuple[int, int]]) -> LoggedGame:
    logged = LoggedGame(loaded(TAKEN).machine(PLAYERS, {}), SEED)
    for seat, action in choices:
        logged.choose(seat, action)
    return logged
