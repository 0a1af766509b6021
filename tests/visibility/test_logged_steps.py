"""What each seat is told in the rule log of each step that rules can take, with what all see, one sees or nobody sees.

A row is an action of player 1 and the entries of its rule log (`logged_rules.told`), without its choice before them and
its line after them, with `here` for the action itself.
"""

from __future__ import annotations

import pytest

from rulewright.backend.runtime.fault import Fault
from rulewright.rule_log import LoggedGame

from .logged_rules import PLAYERS, SEED, loaded_rows, take, told

ROWS: dict[str, tuple[str, str]] = {
    "open_state": (
        "set light[player 2] to 5",
        """\
012-! change here: light of Player 2 goes from 2 to 5
  state=light of Player 2, from=2, to=5
""",
    ),
    "own_state": (
        "set sec[player 2] to 5",
        """\
1! change here: sec of Player 2 goes from 6 to 5
  state=sec of Player 2, from=6, to=5
""",
    ),
    "others_state": (
        "set brow[player 2] to 5",
        """\
02! change here: brow of Player 2 goes from 2 to 5
  state=brow of Player 2, from=2, to=5
""",
    ),
    "dark_state": (
        "set dark to 5",
        """\
! change here: dark goes from 2 to 5
  state=dark, from=2, to=5
""",
    ),
    "by_two": (
        "set both[player 2, cell 3] to 5",
        """\
1! change here: both of Player 2 and cell 3 goes from 2 to 5
  state=both of Player 2 and cell 3, from=2, to=5
""",
    ),
    "whose": (
        "set light[whom] to 5",
        """\
! change here: light of Player 2 goes from 2 to 5
  state=light of Player 2, from=2, to=5
""",
    ),
    "from_secret": (
        "set light[player 1] to sec[player 2]",
        """\
012-! change here: light of Player 1 goes from 2 to 6
  state=light of Player 1, from=2, to=6
""",
    ),
    "same_value": ("set light[player 2] to light[player 2]", ""),
    "same_secret": ("set sec[player 2] to sec[player 2]", ""),
    "flag_state": (
        "set lit to yes",
        """\
012-! change here: lit goes from no to yes
  state=lit, from=no, to=yes
""",
    ),
    "own_flag": (
        "set mine[player 1] to yes",
        """\
0! change here: mine of Player 1 goes from no to yes
  state=mine of Player 1, from=no, to=yes
""",
    ),
    "member_state": (
        "set who to player 3\nset who to none",
        """\
012-! change here: who goes from none to Player 3
  state=who, from=none, to=Player 3
012-! change here: who goes from Player 3 to none
  state=who, from=Player 3, to=none
""",
    ),
    "own_member": (
        "set plan[player 1] to cell 3\nset plan[player 1] to none",
        """\
0! change here: plan of Player 1 goes from none to cell 3
  state=plan of Player 1, from=none, to=cell 3
0! change here: plan of Player 1 goes from cell 3 to none
  state=plan of Player 1, from=cell 3, to=none
""",
    ),
    "space_state": (
        "set spot to cell 3",
        """\
012-! change here: spot goes from cell 2 to cell 3
  state=spot, from=cell 2, to=cell 3
""",
    ),
    "hidden_member": (
        "set whom to player 3",
        """\
! change here: whom goes from Player 2 to Player 3
  state=whom, from=Player 2, to=Player 3
""",
    ),
    "number_or_none": (
        "set much to 4\nset much to none",
        """\
012-! change here: much goes from none to 4
  state=much, from=none, to=4
012-! change here: much goes from 4 to none
  state=much, from=4, to=none
""",
    ),
    "mark": (
        "set (the(first(table))).tag to 4",
        """\
012-! change here: tag of ace in table goes from 0 to 4
  what=('ace',), where=table, from=0, to=4
""",
    ),
    "mark_own": (
        "set (the(first((player 2).rack))).note to 4",
        """\
1! change here: note of ace in Player 2's rack goes from 0 to 4
  what=('ace',), where=Player 2's rack, from=0, to=4
""",
    ),
    "mark_hidden_on": (
        "set (the(first((player 2).rack))).tag to 4",
        """\
02- change here: tag of a card in Player 2's rack goes from 0 to 4
  what=(), where=Player 2's rack, from=0, to=4
1! change here: tag of ace in Player 2's rack goes from 0 to 4
  what=('ace',), where=Player 2's rack, from=0, to=4
""",
    ),
    "mark_same": ("set (the(first(table))).tag to 0", ""),
    "mark_own_same": ("set (the(first((player 2).rack))).note to 0", ""),
    "pay": (
        "pay 1 from bank to (player 1).purse",
        """\
012-! payment here: payment of 1 from bank to Player 1's purse
  amount=1, due=1, payer=bank, payee=Player 1's purse
""",
    ),
    "pay_secret": (
        "pay 1 from (player 2).sack to safe",
        """\
012-! payment here: payment of 1 from Player 2's sack to safe
  amount=1, due=1, payer=Player 2's sack, payee=safe
""",
    ),
    "pay_secret_amount": (
        "pay sec[player 1] from bank to (player 1).purse",
        """\
0! payment here: payment of 2 from bank to Player 1's purse
  amount=2, due=2, payer=bank, payee=Player 1's purse
12- payment here: payment of an unknown number from bank to Player 1's purse
  payer=bank, payee=Player 1's purse
""",
    ),
    "pay_up_to": (
        "pay up to 8 from (player 1).purse to bank",
        """\
012-! payment here: payment of 5 (of 8: no more is there) from Player 1's purse to bank
  amount=5, due=8, payer=Player 1's purse, payee=bank
""",
    ),
    "pay_up_to_secret": (
        "pay up to 8 from (player 2).sack to bank",
        """\
02- payment here: payment of an unknown number from Player 2's sack to bank
  payer=Player 2's sack, payee=bank
1! payment here: payment of 3 (of 8: no more is there) from Player 2's sack to bank
  amount=3, due=8, payer=Player 2's sack, payee=bank
""",
    ),
    "pay_everything": (
        "pay everything from (player 1).purse to bank",
        """\
012-! payment here: payment of 5 from Player 1's purse to bank
  amount=5, due=5, payer=Player 1's purse, payee=bank
""",
    ),
    "pay_everything_secret": (
        "pay everything from (player 2).sack to bank",
        """\
02- payment here: payment of an unknown number from Player 2's sack to bank
  payer=Player 2's sack, payee=bank
1! payment here: payment of 3 from Player 2's sack to bank
  amount=3, due=3, payer=Player 2's sack, payee=bank
""",
    ),
    "pay_owing": (
        "pay up to 3 from debt to pot",
        """\
012-! payment here: payment of 3 from debt to pot
  amount=3, due=3, payer=debt, payee=pot
""",
    ),
    "pay_whom": (
        "pay 1 from bank to whom.purse",
        """\
012- payment here: payment of 1 from bank to somebody's purse
  amount=1, due=1, payer=bank
! payment here: payment of 1 from bank to Player 2's purse
  amount=1, due=1, payer=bank, payee=Player 2's purse
""",
    ),
    "pay_from_whom": (
        "pay 1 from whom.purse to bank",
        """\
012- payment here: payment of 1 from somebody's purse to bank
  amount=1, due=1, payee=bank
! payment here: payment of 1 from Player 2's purse to bank
  amount=1, due=1, payer=Player 2's purse, payee=bank
""",
    ),
    "pay_none": ("pay 0 from bank to (player 1).purse", ""),
    "pay_none_secret": (
        "pay sec[player 2] - 6 from bank to (player 1).purse",
        """\
02- payment here: payment of an unknown number from bank to Player 1's purse
  payer=bank, payee=Player 1's purse
""",
    ),
    "pay_itself": ("pay 0 from bank to bank", ""),
    "pay_self_secret": ("pay sec[player 1] from bank to bank", ""),
    "pay_whom_itself": (
        "pay 1 from whom.purse to whom.purse",
        """\
012- payment here: payment of 1 from somebody's purse to somebody's purse
  amount=1, due=1
""",
    ),
    "pay_whom_secret": (
        "pay 1 from whom.sack to (player 2).sack",
        """\
012- payment here: payment of 1 from somebody's sack to Player 2's sack
  amount=1, due=1, payee=Player 2's sack
""",
    ),
    "pay_whom_nothing": ("pay 0 from whom.sack to whom.sack", ""),
    "pay_up_to_itself": (
        "pay up to 9 from whom.sack to whom.sack",
        """\
012- payment here: payment of an unknown number from somebody's sack to somebody's sack
""",
    ),
    "move": (
        "move first 1 card in table to (player 1).yard",
        """\
012-! move here: ace goes from table to Player 1's yard
  what=('ace',), from=table, to=Player 1's yard
""",
    ),
    "move_named": (
        "let c = the(first(table))\nmove c to (player 1).yard",
        """\
012-! move here: ace goes from table to Player 1's yard
  what=('ace',), from=table, to=Player 1's yard
""",
    ),
    "move_two": (
        "move first 2 cards in table to (player 1).yard",
        """\
012-! move here: 2 x ace go from table to Player 1's yard
  what=('ace', 'ace'), from=table, to=Player 1's yard
""",
    ),
    "move_hand": (
        "move first 1 card in (player 2).hand to (player 3).hand",
        """\
02- move here: what is not seen goes from Player 2's hand to Player 3's hand
  what=(), from=Player 2's hand, to=Player 3's hand
1! move here: ace goes from Player 2's hand to Player 3's hand
  what=('ace',), from=Player 2's hand, to=Player 3's hand
""",
    ),
    "move_rack": (
        "move first 1 card in (player 2).rack to (player 3).rack",
        """\
0- move here: a card goes from Player 2's rack to Player 3's rack
  what=(), from=Player 2's rack, to=Player 3's rack
12! move here: ace goes from Player 2's rack to Player 3's rack
  what=('ace',), from=Player 2's rack, to=Player 3's rack
""",
    ),
    "move_all": (
        "move (player 2).hand to table",
        """\
012-! move here: 2 x ace, king go from Player 2's hand to table
  what=('ace', 'ace', 'king'), from=Player 2's hand, to=table
""",
    ),
    "move_open": (
        "move (player 1).yard to (player 2).hand",
        """\
012-! move here: ace, 2 x king go from Player 1's yard to Player 2's hand
  what=('ace', 'king', 'king'), from=Player 1's yard, to=Player 2's hand
""",
    ),
    "move_none": ("move empty to table", ""),
    "move_no_aces": (
        "move kings in (player 1).yard to (player 1).yard\nmove first 0 cards in table to box",
        """\
012-! move here: 2 x king go from Player 1's yard to Player 1's yard
  what=('king', 'king'), from=Player 1's yard, to=Player 1's yard
""",
    ),
    "move_aces": (
        "move aces in (player 2).hand to (player 2).yard",
        """\
02- move here: what is not seen goes from Player 2's hand to Player 2's yard
  what=(), from=Player 2's hand, to=Player 2's yard
1! move here: 2 x ace go from Player 2's hand to Player 2's yard
  what=('ace', 'ace'), from=Player 2's hand, to=Player 2's yard
""",
    ),
    "move_no": (
        "move card c in (player 2).hand where c.rank = 2 to table",
        """\
02- move here: what is not seen goes from Player 2's hand to table
  what=(), from=Player 2's hand, to=table
""",
    ),
    "move_no_open": ("move card c in (player 2).yard where c.rank = 2 to table", ""),
    "move_few": (
        "let n = sec[player 1]\nmove first n cards in table to (player 1).yard",
        """\
0! move here: 2 x ace go from table to Player 1's yard
  what=('ace', 'ace'), from=table, to=Player 1's yard
12- move here: what is not seen goes from table to Player 1's yard
  what=(), from=table, to=Player 1's yard
""",
    ),
    "move_all_hands": (
        "move hand to box",
        """\
012 move here: 2 x ace, king, 6 cards go from several places to box
  what=('ace', 'ace', 'king'), from=several places, to=box
- move here: 9 cards go from several places to box
  what=(), from=several places, to=box
! move here: 6 x ace, 3 x king go from several places to box
  what=('ace', 'ace', 'king', 'ace', 'ace', 'king', 'ace', 'ace', 'king'), from=several places, to=box
""",
    ),
    "move_yards": (
        "move yard to table",
        """\
012-! move here: ace, 2 x king go from several places to table
  what=('ace', 'king', 'king'), from=several places, to=table
""",
    ),
    "move_no_yards": ("move card c in yard where c.rank = 3 to table", ""),
    "move_two_places": (
        "move card in table + (player 2).hand to box",
        """\
02- move here: what is not seen goes from a hidden place to box
  what=(), to=box
1! move here: 4 x ace, 2 x king go from several places to box
  what=('ace', 'ace', 'king', 'ace', 'ace', 'king'), from=several places, to=box
""",
    ),
    "move_whose": (
        "move whom.yard to table",
        """\
012- move here: what is not seen goes from a hidden place to table
  what=(), to=table
""",
    ),
    "move_to_whose": (
        "move first 1 card in table to whom.yard",
        """\
012- move here: ace goes from table to a hidden place
  what=('ace',), from=table
! move here: ace goes from table to Player 2's yard
  what=('ace',), from=table, to=Player 2's yard
""",
    ),
    "move_box": (
        "move first 1 card in box to tub",
        """\
012- move here: what is not seen goes from box to tub
  what=(), from=box, to=tub
! move here: ace goes from box to tub
  what=('ace',), from=box, to=tub
""",
    ),
    "draw": (
        "draw 2 from deck to (player 2).hand",
        """\
02- draw here: 2 cards are drawn from deck to Player 2's hand
  what=(), from=deck, to=Player 2's hand
1! draw here: 2 x king are drawn from deck to Player 2's hand
  what=('king', 'king'), from=deck, to=Player 2's hand
""",
    ),
    "draw_secret": (
        "draw sec[player 1] from deck to table",
        """\
0! draw here: 2 x king are drawn from deck to table
  what=('king', 'king'), from=deck, to=table
12- draw here: what is not seen is drawn from deck to table
  what=(), from=deck, to=table
""",
    ),
    "draw_up_to": ("draw up to 0 from deck to table", ""),
    "draw_none": ("move aces in tub to box", ""),
    "draw_whom": (
        "draw 1 from deck to whom.hand",
        """\
02- draw here: a card is drawn from deck to a hidden place
  what=(), from=deck
1 draw here: king is drawn from deck to a hidden place
  what=('king',), from=deck
! draw here: king is drawn from deck to Player 2's hand
  what=('king',), from=deck, to=Player 2's hand
""",
    ),
    "draw_stack": (
        "draw 2 from stack to table",
        """\
012-! draw here: ace, king are drawn from stack to table
  what=('king', 'ace'), from=stack, to=table
""",
    ),
    "shuffle": (
        "shuffle deck",
        """\
012-! shuffle here: deck is shuffled
  from=deck
""",
    ),
    "shuffle_into": (
        "shuffle table into deck",
        """\
012-! shuffle here: table is shuffled into deck
  from=table, to=deck
""",
    ),
    "shuffle_two": (
        "shuffle table, box into deck",
        """\
012-! shuffle here: table, box are shuffled into deck
  from=table, from=box, to=deck
""",
    ),
    "shuffle_whose": (
        "shuffle whom.hand into deck",
        """\
012- shuffle here: a hidden place is shuffled into deck
  to=deck
! shuffle here: Player 2's hand is shuffled into deck
  from=Player 2's hand, to=deck
""",
    ),
    "shuffle_whose_own": (
        "shuffle whom.rack",
        """\
012- shuffle here: a hidden place is shuffled
! shuffle here: Player 2's rack is shuffled
  from=Player 2's rack
""",
    ),
    "turn": (
        "turn first 1 card in table face down",
        """\
012-! face here: ace in table turned face down
  what=('ace',), from=table, face=down
""",
    ),
    "turn_stack": (
        "turn last 1 card in stack face up",
        """\
012-! face here: ace in stack turned face up
  what=('ace',), from=stack, face=up
""",
    ),
    "turn_hand": (
        "turn (player 2).hand face up",
        """\
02- face here: 3 cards in Player 2's hand turned face up
  what=(), from=Player 2's hand, face=up
1! face here: 2 x ace, king in Player 2's hand turned face up
  what=('ace', 'ace', 'king'), from=Player 2's hand, face=up
""",
    ),
    "turn_none": ("turn empty face up", ""),
    "turn_no_aces": (
        "turn card c in (player 2).hand where c.rank = 2 face up",
        """\
02- face here: what is not seen in Player 2's hand turned face up
  what=(), from=Player 2's hand, face=up
""",
    ),
    "turn_facing": (
        "turn first 1 card in table facing down if sec[player 1] = 2 else up",
        """\
0! face here: ace in table turned face down
  what=('ace',), from=table, face=down
12- face here: ace in table turned face over
  what=('ace',), from=table
""",
    ),
    "show": (
        "show (player 2).hand to player 1",
        """\
01! show here: 2 x ace, king in Player 2's hand shown to Player 1
  what=('ace', 'ace', 'king'), from=Player 2's hand, to=Player 1
2- show here: 3 cards in Player 2's hand shown to Player 1
  what=(), from=Player 2's hand, to=Player 1
""",
    ),
    "show_one": (
        "show first 1 card in (player 2).hand to everyone",
        """\
02- show here: what is not seen in Player 2's hand shown to everyone
  what=(), from=Player 2's hand, to=everyone
1! show here: ace in Player 2's hand shown to everyone
  what=('ace',), from=Player 2's hand, to=everyone
""",
    ),
    "show_two": (
        "show aces in (player 2).hand to player p where not p = player 2",
        """\
02- show here: what is not seen in Player 2's hand shown to Player 1, Player 3
  what=(), from=Player 2's hand, to=Player 1, Player 3
1! show here: 2 x ace in Player 2's hand shown to Player 1, Player 3
  what=('ace', 'ace'), from=Player 2's hand, to=Player 1, Player 3
""",
    ),
    "show_whom": (
        "show first 1 card in box to whom",
        """\
012- show here: what is not seen in box shown to somebody
  what=(), from=box
! show here: ace in box shown to Player 2
  what=('ace',), from=box, to=Player 2
""",
    ),
    "show_none": ("show empty to everyone", ""),
    "show_no": (
        "show card c in (player 2).hand where c.rank = 2 to player 1",
        """\
02- show here: what is not seen in Player 2's hand shown to Player 1
  what=(), from=Player 2's hand, to=Player 1
""",
    ),
    "show_nobody": (
        "show (player 2).hand to player p where light[p] > 8",
        """\
02- show here: 3 cards in Player 2's hand shown to nobody
  what=(), from=Player 2's hand, to=nobody
1! show here: 2 x ace, king in Player 2's hand shown to nobody
  what=('ace', 'ace', 'king'), from=Player 2's hand, to=nobody
""",
    ),
    "roll": (
        "roll die in tray",
        """\
012-! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
012-! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
""",
    ),
    "roll_own": (
        "roll die in (player 1).fist",
        """\
0! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
""",
    ),
    "roll_cup": (
        "roll first 1 die in cup",
        """\
! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
""",
    ),
    "random_number": (
        "set open to random(n in 1..6)",
        """\
012-! random here: 4 is picked by chance
  value=4
012-! change here: open goes from 2 to 4
  state=open, from=2, to=4
""",
    ),
    "random_secret": (
        "set sec[player 2] to random(n in 1..6)",
        """\
02- random here: an unknown number is picked by chance
1! random here: 4 is picked by chance
  value=4
1! change here: sec of Player 2 goes from 6 to 4
  state=sec of Player 2, from=6, to=4
""",
    ),
    "random_whom": (
        "set light[whom] to random(n in 1..6)",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
! change here: light of Player 2 goes from 2 to 4
  state=light of Player 2, from=2, to=4
""",
    ),
    "random_player": (
        "set who to random(player)",
        """\
012-! random here: Player 2 is picked by chance
  value=Player 2
012-! change here: who goes from none to Player 2
  state=who, from=none, to=Player 2
""",
    ),
    "random_whose": (
        "set whom to random(player)",
        """\
012- random here: somebody is picked by chance
! random here: Player 2 is picked by chance
  value=Player 2
""",
    ),
    "random_card": (
        "let c = random(card in (player 2).hand)\nmove c to (player 1).hand",
        """\
012- random here: what is not seen is picked by chance
  what=()
! random here: ace is picked by chance
  what=('ace',)
012- move here: what is not seen goes from Player 2's hand to Player 1's hand
  what=(), from=Player 2's hand, to=Player 1's hand
! move here: ace goes from Player 2's hand to Player 1's hand
  what=('ace',), from=Player 2's hand, to=Player 1's hand
""",
    ),
    "random_card_open": (
        "let c = random(card in table)\nmove c to (player 1).hand",
        """\
012- random here: what is not seen is picked by chance
  what=()
! random here: ace is picked by chance
  what=('ace',)
012- move here: what is not seen goes from table to Player 1's hand
  what=(), from=table, to=Player 1's hand
! move here: ace goes from table to Player 1's hand
  what=('ace',), from=table, to=Player 1's hand
""",
    ),
    "random_cell": (
        "set spot to random(cell)",
        """\
012-! random here: cell 2 is picked by chance
  value=cell 2
""",
    ),
    "random_cell_named": (
        "let c = random(cell)\nset spot to c",
        """\
012-! random here: cell 2 is picked by chance
  value=cell 2
""",
    ),
    "random_cell_said": (
        'let c = random(cell)\nsay "{c}"',
        """\
012-! random here: cell 2 is picked by chance
  value=cell 2
012-! said here: cell 2
""",
    ),
    "random_cell_unsaid": (
        'let c = random(cell)\nsay "{number_of(c) mod 2}"',
        """\
012- random here: somebody or something is picked by chance
! random here: cell 2 is picked by chance
  value=cell 2
012-! said here: 0
""",
    ),
    "random_cell_hidden": (
        "let c = random(cell)\nset plan[player 2] to c",
        """\
02- random here: somebody or something is picked by chance
1! random here: cell 2 is picked by chance
  value=cell 2
1! change here: plan of Player 2 goes from none to cell 2
  state=plan of Player 2, from=none, to=cell 2
""",
    ),
    "random_mark": (
        "set (the(first(table))).tag to random(n in 1..6)",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change here: tag of ace in table goes from 0 to 4
  what=('ace',), where=table, from=0, to=4
""",
    ),
    "random_own_cell": (
        "set plan[player 2] to random(cell)",
        """\
02- random here: somebody or something is picked by chance
1! random here: cell 2 is picked by chance
  value=cell 2
1! change here: plan of Player 2 goes from none to cell 2
  state=plan of Player 2, from=none, to=cell 2
""",
    ),
    "random_within": (
        "set open to random(n in 1..sec[player 1])",
        """\
0! random here: 2 is picked by chance
  value=2
12- random here: an unknown number is picked by chance
""",
    ),
    "random_said": (
        'let n = random(n in 1..6)\nsay "{n mod 2}"',
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! said here: 0
""",
    ),
    "random_told": (
        'let n = random(n in 1..6)\nsay "{n}"',
        """\
012-! random here: 4 is picked by chance
  value=4
012-! said here: 4
""",
    ),
    "random_kept": (
        "let n = random(n in 1..6)\nset light[player 1] to n",
        """\
012-! random here: 4 is picked by chance
  value=4
012-! change here: light of Player 1 goes from 2 to 4
  state=light of Player 1, from=2, to=4
""",
    ),
    "random_kept_twice": (
        "let n = random(n in 1..6)\nlet m = n + 1\nset light[player 1] to m\nset sec[player 1] to 1",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change here: light of Player 1 goes from 2 to 5
  state=light of Player 1, from=2, to=5
0! change here: sec of Player 1 goes from 2 to 1
  state=sec of Player 1, from=2, to=1
""",
    ),
    "random_hidden": (
        "let n = random(n in 1..6)\nlet m = n + 1\nset light[player 1] to 3\nset sec[player 1] to m",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change here: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
0! change here: sec of Player 1 goes from 2 to 5
  state=sec of Player 1, from=2, to=5
""",
    ),
    "random_even": (
        'let n = random(n in 1..6)\nif n mod 2 = 0: say "even"',
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012- said in nowhere: even
! said here: even
""",
    ),
    "random_sometimes": (
        "let n = random(n in 1..6)\nif n > 3: set open to n",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
! change here: open goes from 2 to 4
  state=open, from=2, to=4
""",
    ),
    "random_whom_kept": (
        "let n = random(n in 1..6)\nset light[whom] to n",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
! change here: light of Player 2 goes from 2 to 4
  state=light of Player 2, from=2, to=4
""",
    ),
    "random_said_to": (
        'let n = random(n in 1..6)\nsay "{n} {(player 2).sack}"',
        """\
012-! random here: 4 is picked by chance
  value=4
02- said here: 4 some
1! said here: 4 3
""",
    ),
    "random_given": (
        "let n = random(n in 1..6)\nkept(n)",
        """\
012-! random here: 4 is picked by chance
  value=4
012-! change in effect kept: open goes from 2 to 4
  state=open, from=2, to=4
""",
    ),
    "random_given_more": (
        "let n = random(n in 1..6)\nkept(n + 1)",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change in effect kept: open goes from 2 to 5
  state=open, from=2, to=5
""",
    ),
    "random_over": (
        "let n = random(n in 1..6)\nlet m = n\nset open to m",
        """\
012-! random here: 4 is picked by chance
  value=4
012-! change here: open goes from 2 to 4
  state=open, from=2, to=4
""",
    ),
    "random_own_order": (
        "let p = random(player)\nfor each player q by highest light[q] then clockwise from p: bump(q)",
        """\
012- random here: somebody is picked by chance
! random here: Player 2 is picked by chance
  value=Player 2
! change in effect bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
! change in effect bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
! change in effect bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
""",
    ),
    "random_own_mark": (
        "set (the(first((player 2).rack))).note to random(n in 1..6)",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
1! change here: note of ace in Player 2's rack goes from 0 to 4
  what=('ace',), where=Player 2's rack, from=0, to=4
""",
    ),
    "random_card_row": (
        "let c = random(card in (player 2).rack)\nmove c to (player 1).hand\nmove c to table",
        """\
012- random here: what is not seen is picked by chance
  what=()
! random here: king is picked by chance
  what=('king',)
012- move here: what is not seen goes from Player 2's rack to Player 1's hand
  what=(), from=Player 2's rack, to=Player 1's hand
! move here: king goes from Player 2's rack to Player 1's hand
  what=('king',), from=Player 2's rack, to=Player 1's hand
012- move here: what is not seen goes from a hidden place to table
  what=(), to=table
! move here: king goes from Player 1's hand to table
  what=('king',), from=Player 1's hand, to=table
""",
    ),
    "random_own": (
        "let n = random(n in 1..6)\nset sec[player 1] to n",
        """\
0! random here: 4 is picked by chance
  value=4
12- random here: an unknown number is picked by chance
0! change here: sec of Player 1 goes from 2 to 4
  state=sec of Player 1, from=2, to=4
""",
    ),
    "random_between": (
        'let n = random(n in 1..6)\nbump(player 1)\nsay "{n}"',
        """\
012-! random here: 4 is picked by chance
  value=4
012-! change in effect bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! said here: 4
""",
    ),
    "random_then_roll": (
        'let n = random(n in 1..6)\nroll die in tray\nsay "{n}"',
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
012-! roll here: bone showing 6 is rolled
  what=('bone showing 6',)
012-! said here: 4
""",
    ),
    "random_order": (
        "let p = random(player)\nfor each player q clockwise from p: bump(q)",
        """\
012- random here: somebody is picked by chance
! random here: Player 2 is picked by chance
  value=Player 2
! change in effect bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
! change in effect bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
! change in effect bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
""",
    ),
    "out": (
        "eliminate player 3",
        """\
012-! out here: Player 3 is out
  player=Player 3
""",
    ),
    "out_whom": (
        "eliminate whom",
        """\
012- out here: somebody is out
! out here: Player 2 is out
  player=Player 2
""",
    ),
    "say": (
        'say "a line {open}"',
        """\
012-! said here: a line 2
""",
    ),
    "say_hidden": (
        'say "{player 1} has {(player 1).sack}"',
        """\
0! said here: Player 1 has 3
12- said here: Player 1 has some
""",
    ),
    "show_purse": (
        "show (player 2).sack to player 1",
        """\
0! said here: Player 2 shows 3 sack
12- said here: Player 2 shows some sack
""",
    ),
    "if_open": (
        "if light[player 1] = 2: bump(player 1)",
        """\
012-! change in effect bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
""",
    ),
    "if_secret": (
        "if sec[player 1] = 2: hide(player 1)\nset light[player 2] to 7",
        """\
0! change in effect hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "if_term": (
        "if high(player 2): hide(player 2)\nset light[player 2] to 7",
        """\
1! change in effect hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "if_no_secret": (
        "if sec[player 1] = 3: hide(player 1)\nset light[player 2] to 7",
        """\
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "if_both": (
        "if sec[player 1] = 2: hide(player 1)\nelse: hide(player 2)\nset light[player 2] to 7",
        """\
0! change in effect hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "if_nested": (
        "if sec[player 1] = 2:\n  if sec[player 2] = 6: hide(player 2)\n  hide(player 1)\nset light[player 2] to 7",
        """\
! change in effect hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
0! change in effect hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "loop": (
        "for each player p: bump(p)",
        """\
012-! change in effect bump: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
012-! change in effect bump: light of Player 2 goes from 2 to 3
  state=light of Player 2, from=2, to=3
012-! change in effect bump: light of Player 3 goes from 4 to 5
  state=light of Player 3, from=4, to=5
""",
    ),
    "loop_where": (
        "for each player p where sec[p] = 2: hide(p)\nset light[player 2] to 7",
        """\
! change in effect hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
! change in effect hide: sec of Player 3 goes from 2 to 3
  state=sec of Player 3, from=2, to=3
012-! change here: light of Player 2 goes from 2 to 7
  state=light of Player 2, from=2, to=7
""",
    ),
    "loop_cards": (
        "for each ace c in (player 2).hand: hide(player 2)",
        """\
1! change in effect hide: sec of Player 2 goes from 6 to 7
  state=sec of Player 2, from=6, to=7
1! change in effect hide: sec of Player 2 goes from 7 to 8
  state=sec of Player 2, from=7, to=8
""",
    ),
    "loop_open": (
        "for each card c in table: set c.tag to c.rank",
        """\
012-! change here: tag of ace in table goes from 0 to 1
  what=('ace',), where=table, from=0, to=1
012-! change here: tag of ace in table goes from 0 to 1
  what=('ace',), where=table, from=0, to=1
012-! change here: tag of king in table goes from 0 to 4
  what=('king',), where=table, from=0, to=4
""",
    ),
    "let": (
        "let n = sec[player 1]\nadd n to light[player 3]\nadd n to sec[player 3]",
        """\
012-! change here: light of Player 3 goes from 4 to 6
  state=light of Player 3, from=4, to=6
2! change here: sec of Player 3 goes from 2 to 4
  state=sec of Player 3, from=2, to=4
""",
    ),
    "let_if": (
        "let n = 1 if sec[player 1] = 2 else 2\nadd n to both[player 1, cell 1]",
        """\
0! change here: both of Player 1 and cell 1 goes from 2 to 3
  state=both of Player 1 and cell 1, from=2, to=3
""",
    ),
    "fault": (
        "draw 3 from stack to table",
        """\
012-! fault here: more is asked for here than there is (its place)
""",
    ),
    "fault_for_one": (
        "if sec[player 1] = 2: draw 3 from stack to table",
        """\
0! fault here: more is asked for here than there is (its place)
12- fault in nowhere: more is asked for here than there is (its place)
""",
    ),
    "to_the_deck": (
        "move first 1 card in table to deck on top",
        """\
012-! move here: ace goes from table to deck
  what=('ace',), from=table, to=deck
""",
    ),
    "mark_member": (
        "set (the(first(table))).held to player 2\nset (the(first(table))).held to none",
        """\
012-! change here: held of ace in table goes from none to Player 2
  what=('ace',), where=table, from=none, to=Player 2
012-! change here: held of ace in table goes from Player 2 to none
  what=('ace',), where=table, from=Player 2, to=none
""",
    ),
    "low_state": (
        "set low to -1\nset low to 3",
        """\
012-! change here: low goes from 2 to -1
  state=low, from=2, to=-1
012-! change here: low goes from -1 to 3
  state=low, from=-1, to=3
""",
    ),
    "roll_few": (
        "let n = sec[player 1] - 1\nroll first n dice in tray",
        """\
0! roll here: bone showing 4 is rolled
  what=('bone showing 4',)
""",
    ),
    "random_card_of_two": (
        "let c = random(card in table + (player 1).yard)\nmove c to box",
        """\
012- random here: what is not seen is picked by chance
  what=()
! random here: ace is picked by chance
  what=('ace',)
012- move here: what is not seen goes from a hidden place to box
  what=(), to=box
! move here: ace goes from Player 1's yard to box
  what=('ace',), from=Player 1's yard, to=box
""",
    ),
    "random_then_store": (
        "let n = random(n in 1..6)\nset light[player 1] to 3\nset sec[player 2] to n",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change here: light of Player 1 goes from 2 to 3
  state=light of Player 1, from=2, to=3
1! change here: sec of Player 2 goes from 6 to 4
  state=sec of Player 2, from=6, to=4
""",
    ),
    "random_then_mark": (
        "let n = random(n in 1..6)\nset (the(first(tray))).chip to 3\nset sec[player 2] to n",
        """\
012- random here: an unknown number is picked by chance
! random here: 4 is picked by chance
  value=4
012-! change here: chip of bone showing 1 in tray goes from 0 to 3
  what=('bone showing 1',), where=tray, from=0, to=3
1! change here: sec of Player 2 goes from 6 to 4
  state=sec of Player 2, from=6, to=4
""",
    ),
    "let_across": (
        "let n = 3\nif sec[player 1] = 2: hide(player 1)\npay n from bank to (player 1).purse",
        """\
0! change in effect hide: sec of Player 1 goes from 2 to 3
  state=sec of Player 1, from=2, to=3
012-! payment here: payment of 3 from bank to Player 1's purse
  amount=3, due=3, payer=bank, payee=Player 1's purse
""",
    ),
    "let_secret_branch": (
        "let n = sec[player 1]\npay n from bank to (player 1).purse",
        """\
0! payment here: payment of 2 from bank to Player 1's purse
  amount=2, due=2, payer=bank, payee=Player 1's purse
12- payment here: payment of an unknown number from bank to Player 1's purse
  payer=bank, payee=Player 1's purse
""",
    ),
    "pay_everything_owing": (
        "pay everything from debt to pot",
        """\
012- payment here: payment of an unknown number from debt to pot
  payer=debt, payee=pot
! payment here: payment of 2 from debt to pot
  amount=2, due=2, payer=debt, payee=pot
""",
    ),
    "pay_everything_owed": (
        "pay up to 3 from debt to pot\npay everything from debt to pot",
        """\
012-! payment here: payment of 3 from debt to pot
  amount=3, due=3, payer=debt, payee=pot
012- payment here: payment of an unknown number from debt to pot
  payer=debt, payee=pot
""",
    ),
    "pay_up_to_whom": (
        "pay up to 1 from whom.sack to bank",
        """\
012- payment here: payment of an unknown number from somebody's sack to bank
  payee=bank
! payment here: payment of 1 from Player 2's sack to bank
  amount=1, due=1, payer=Player 2's sack, payee=bank
""",
    ),
    "pay_to_whom_same": (
        "pay 1 from (player 2).sack to whom.sack",
        """\
012- payment here: payment of 1 from Player 2's sack to somebody's sack
  amount=1, due=1, payer=Player 2's sack
""",
    ),
    "pay_pieces": (
        "pay 6 from (player 2).pouch to chest",
        """\
012-! payment here: payment of 6 from Player 2's pouch to chest
  amount=6, due=6, payer=Player 2's pouch, payee=chest
""",
    ),
    "pay_pieces_everything": (
        "pay everything from (player 2).pouch to chest",
        """\
02- payment here: payment of an unknown number from Player 2's pouch to chest
  payer=Player 2's pouch, payee=chest
1! payment here: payment of 7 from Player 2's pouch to chest
  amount=7, due=7, payer=Player 2's pouch, payee=chest
""",
    ),
    "pay_pieces_short": (
        "pay 1 from (player 2).pouch to (player 1).pouch\npay everything from (player 2).pouch to chest",
        """\
012-! payment here: payment of 1 from Player 2's pouch to Player 1's pouch
  amount=1, due=1, payer=Player 2's pouch, payee=Player 1's pouch
02- payment here: payment of an unknown number from Player 2's pouch to chest
  payer=Player 2's pouch, payee=chest
1! payment here: payment of 6 from Player 2's pouch to chest
  amount=6, due=6, payer=Player 2's pouch, payee=chest
""",
    ),
    "fault_whose": (
        "set (the(first(card in table where card.rank = 2))).tag to 1",
        """\
012-! fault here: exactly one is needed here, and there is none or there are several (its place)
""",
    ),
    "move_nowhere": (
        "move card c in (player 2).hand where c.rank = 2 to (the(first(player p where light[p] > 8))).yard",
        """\
02- move here: what is not seen goes from Player 2's hand to a hidden place
  what=(), from=Player 2's hand
""",
    ),
    "remember": (
        "add stone to met\nset open to 3",
        """\
012-! change here: open goes from 2 to 3
  state=open, from=2, to=3
""",
    ),
    "mark_off": (
        (
            "set (the(last(table))).tag to 4\nmove last 1 card in table to (player 1).hand\n"
            "move kings in (player 1).hand to table\nfor each king c in table: set c.tag to 1"
        ),
        """\
012-! change here: tag of king in table goes from 0 to 4
  what=('king',), where=table, from=0, to=4
012-! move here: king goes from table to Player 1's hand
  what=('king',), from=table, to=Player 1's hand
0! move here: 2 x king go from Player 1's hand to table
  what=('king', 'king'), from=Player 1's hand, to=table
12- move here: what is not seen goes from Player 1's hand to table
  what=(), from=Player 1's hand, to=table
012-! change here: tag of king in table goes from 0 to 1
  what=('king',), where=table, from=0, to=1
012-! change here: tag of king in table goes from 0 to 1
  what=('king',), where=table, from=0, to=1
""",
    ),
}
FAULTS = ("fault", "fault_for_one", "fault_whose")
"""Rows in which the rules break down."""


@pytest.mark.parametrize("name", ROWS)
def test_what_is_told_of_a_step(name: str) -> None:
    logged = LoggedGame(loaded_rows({name: do for name, (do, _) in ROWS.items()}).machine(PLAYERS, {}), SEED)
    before = len(logged.recorder.entries)
    if name in FAULTS:
        with pytest.raises(Fault):
            take(logged, name)
    else:
        take(logged, name)
    choice, *entries = told(logged.recorder.entries[before:])
    assert choice.startswith(f"012-! 1 choice in step game/turn: Player 1: {name.replace('_', ' ')}\n")
    if name not in FAULTS:
        assert entries.pop() == f"012-! 1 said in action game/turn/{name}: Player 1 y"
    here = f"game/turn/{name}"
    found = [
        entry.replace(f" in action {here}:", " here:").replace(f"{here}/", "").replace(" 1 ", " ", 1)
        for entry in entries
    ]
    assert "\n".join(found) == ROWS[name][1].rstrip("\n")
