"""RW618: what all do at once touches only what is the chooser's own, or adds to heaps and purses, and reads nothing
that others change: every statement and every way to read, each in an action of its own beside one that changes much.
"""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

RULES = """
rulewright: 1
game: sealed
players: 2..3
limit: 100 decisions
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 8}, king: {rank: 4, count: 8}}}
  coin: {kinds: {penny: {count: 4}}}
  die: {plural: dice, rolls: 1..6, kinds: {cube: {count: 8}}}
spaces: {cell: {count: 3}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: everyone}
  rack: {holds: card, per: player, order: row, seen_by: everyone}
  heap: {holds: card, seen_by: everyone}
  row: {holds: card, order: row, seen_by: everyone}
  still: {holds: card, order: row, seen_by: everyone}
  mint: {holds: coin, order: row, starts: all, seen_by: everyone}
  bank: {holds: coin, per: player, order: row, seen_by: everyone}
  cup: {holds: die, per: player, seen_by: everyone}
  tray: {holds: die, starts: all, seen_by: everyone}
money: {gold: {purse: {per: player, start: 9, seen_by: everyone}, pot: {start: 9, seen_by: everyone},
    safe: {start: 9, seen_by: everyone}}}
state:
  sec: {is: 0..9, per: player, start: 0}
  num: {is: 0..9, start: 0}
  quiet: {is: 0..9, start: 0}
  tapped: {is: flag, per: card, start: no}
  shiny: {is: flag, per: coin, start: no}
  bent: {is: flag, per: card, start: no}
  lit: {is: flag, per: cell, start: no}
  places: {positions_of: lit, room: 40}
terms:
  of(player a, player b): sec[b] + 0
  own(player a): sec[a] + 0
  tapped_it(card it): it.tapped
  total: sum(player.purse for player)
effects:
  give(player a, player b): |
    set sec[a] to 1
    set sec[b] to 2
  turn_other(card other): turn other face up
  turn_it(card it): turn it face up
  turn_it_deep(card deep): turn_it(deep)
  turn_foreign(card foreign): turn foreign face up
  turn_foreign_deep(card deep): turn_foreign(deep)
  turn_many(1..2 cards many): turn many face up
  turn_foreign_many(1..2 cards strange): turn strange face up
  turn_first_of(1..2 cards several): turn the(first(several)) face up
  tap(card it): set it.tapped to yes
  tap_foreign(card it): set it.tapped to no
  turn_with(player whose, card other): move other to whose.rack
actions:
  busy:
    do: |
      move cards in me.rack to heap
      pay up to 1 from me.purse to pot
      set sec[me] to 1
      for each card c in me.hand: set c.tapped to yes
ACTIONS
phases:
  game:
    STEPS
score: {of: player, points: 0, rank: highest points then shared}
"""


def sets(name: str) -> str:
    return f"this sets `{name}`, which is not only the chooser's"


def reads(name: str) -> str:
    return f"this reads `{name}`, which others change at the same time"


def takes(name: str) -> str:
    return f"this takes from {name}, which is not only the chooser's"


def does(verb: str, name: str) -> str:
    return f"this {verb} `{name}`, which is not only the chooser's"


def adds(order: str, name: str) -> str:
    return f"this adds to the {order} `{name}`, where the order counts"


CASES: dict[str, tuple[str, ...]] = {
    "set sec[me] to 2": (),
    "set sec[next(me)] to 2": (sets("sec"),),
    "for each player p in others: set sec[p] to 2": (sets("sec"),),
    "set num to 1": (sets("num"),),
    "give(me, me)": (),
    "give(me, next(me))": (sets("sec"),),
    "move cards in me.hand to heap": (),
    "move cards in me.hand to row": (adds("row", "row"),),
    "move cards in me.hand to me.rack": (),
    "move cards in me.hand to deck on top": (adds("pile", "deck"),),
    "move cards in heap to me.hand": (takes("`heap`"),),
    "draw 1 from deck to me.hand": (does("draws from", "deck"),),
    "draw 1 from me.rack to me.hand": (),
    "draw 1 from me.rack to row": (adds("row", "row"),),
    "shuffle me.rack": (),
    "shuffle row": (does("shuffles", "row"),),
    "shuffle me.rack, row": (does("shuffles", "row"),),
    "shuffle row into me.rack": (does("shuffles", "row"),),
    "shuffle me.rack into deck": (does("shuffles", "deck"),),
    "turn cards in me.hand face up": (),
    "turn cards in still face up": (takes("`still`"),),
    "roll dice in me.cup": (),
    "roll dice in tray": (takes("`tray`"),),
    "pay up to 1 from me.purse to pot": (),
    "pay up to 1 from pot to me.purse": (does("pays from", "pot"),),
    "add lit to places": ("this remembers a position while others act",),
    "eliminate me": ("this eliminates a player while others act",),
    # where components come from
    "turn the(first(me.rack)) face up": (),
    "turn the(first(still)) face up": (takes("`still`"), reads("still")),
    "let it = the(first(me.rack))\nturn it face up": (),
    "turn (the(first(me.rack)) if sec[me] = 0 else the(last(me.rack))) face up": (takes("a place"),),
    "for each card c in me.hand: turn c face up": (),
    "for each card c in still: turn c face up": (reads("still"), takes("`still`")),
    "turn_other(the(first(still)))": (takes("`still`"), reads("still")),
    "turn_it(the(first(me.rack)))": (),
    "turn_it(the(last(me.rack)))": (),
    "turn_it_deep(the(first(me.rack)))": (),
    "turn_foreign_deep(the(first(still)))": (takes("`still`"), reads("still")),
    "turn_many(c)": (),
    "turn_foreign_many(c)": (takes("`heap`"),),
    "turn_first_of(cards)": (),
    "tap(the(first(me.rack)))": (),
    "tap_foreign(the(first(still)))": (sets("tapped"),),
    "turn_with(me, the(first(me.rack)))": (),
    "if tapped_it(the(first(me.rack))): set sec[me] to 1": (),
    "if tapped_it(the(first(still))): set sec[me] to 1": (reads("tapped"),),
    "move card to heap": (),
    "move cards to heap": (),
    "move card to me.hand": (takes("`heap`"),),
    "move cards to me.hand": (takes("`heap`"),),
    # marks
    "for each card c in me.rack: set c.tapped to no": (),
    "for each card c in still: set c.tapped to no": (sets("tapped"),),
    "turn the(first(card in me.hand + me.rack)) face up": (),
    "turn the(first(card in me.hand + still)) face up": (takes("`still`"), reads("still")),
    "set (the(first(card in me.hand + me.rack))).tapped to no": (sets("tapped"),),
    "set (the(first(me.rack))).tapped to no": (),
    # what is read
    "add sec[me] to sec[me]": (),
    "set sec[me] to sec[next(me)]": (reads("sec"),),
    "set sec[me] to quiet": (),
    "set sec[me] to of(me, me)": (),
    "set sec[me] to of(me, next(me))": (reads("sec"),),
    "set sec[me] to own(me)": (),
    "if me.purse > 3: set sec[me] to 1": (),
    "if pot > 3: set sec[me] to 1": (reads("pot"),),
    "if safe > 3: set sec[me] to 1": (),
    "if total > 3: set sec[me] to 1": (reads("purse"),),
    "if any(c.tapped for card c in still): set sec[me] to 1": (reads("tapped"),),
    "if any(c.tapped for card c in me.rack): set sec[me] to 1": (),
    "if any(c.bent for card c in still): set sec[me] to 1": (reads("bent"),),
    "if any(c.shiny for coin c in mint): set sec[me] to 1": (),
    "if count(heap) > 3: set sec[me] to 1": (reads("heap"),),
    "if count(still) > 3: set sec[me] to 1": (),
    "if count(me.rack) > 3: set sec[me] to 1": (),
    "for each card c in heap: set sec[me] to 1": (reads("heap"),),
    "for each card c in still: set sec[me] to 1": (),
    "for each card c in me.rack: set sec[me] to 1": (),
    "if the(first(me.rack)) is in heap: set sec[me] to 1": (reads("heap"),),
    "let c = random(heap)\nset sec[me] to 1": (reads("heap"),),
}
"""What the action does, and what is said of it."""
PICKS = {
    "move card to heap": "card in me.hand",
    "move cards to heap": "2 cards in me.hand",
    "move card to me.hand": "card in heap",
    "move cards to me.hand": "2 cards in heap",
    "turn_many(c)": "2 cards c in me.hand",
    "turn_foreign_many(c)": "2 cards c in heap",
    "turn_first_of(cards)": "2 cards in me.hand",
}
"""What is picked before."""


@cache
def _told_of_all() -> dict[str, list[str]]:
    """Every case as an action of its own, all of one ruleset."""
    actions = [
        f"  case_{number}:\n{_pick(body)}    do: |\n" + "".join(f"      {line}\n" for line in body.split("\n"))
        for number, body in enumerate(CASES)
    ]
    steps = "\n    ".join(f"s{number}: {{everyone: [case_{number}, busy]}}" for number, _ in enumerate(CASES))
    text = RULES.replace("ACTIONS\n", "".join(actions)).replace("STEPS", steps)
    report = Report()
    check_text(Source("sealed.yaml", text), report)
    found: dict[str, list[str]] = {body: [] for body in CASES}
    lines = text.splitlines()
    for d in report:
        if d.severity is Severity.ERROR:
            assert d.code == "RW618", d
            found[_case(lines, d.span.position.line)].append(d.message)
    return found


def _pick(body: str) -> str:
    return f"    pick: {PICKS[body]}\n" if body in PICKS else ""


def _case(lines: list[str], number: int) -> str:
    """The case to which a line belongs: the action, or, of an effect, the one that is meant to show it."""
    line = lines[number - 1]
    effects = {
        "set sec[b]": "give(me, next(me))",
        "turn other": "turn_other(the(first(still)))",
        "turn foreign": "turn_foreign_deep(the(first(still)))",
        "turn strange": "turn_foreign_many(c)",
        "tap_foreign(card": "tap_foreign(the(first(still)))",
    }
    for words, body in effects.items():
        if words in line:
            return body
    if "sum(player.purse" in line:
        return "if total > 3: set sec[me] to 1"
    start = next(at for at in range(number - 1, 0, -1) if lines[at].startswith("  case_"))
    return list(CASES)[int(lines[start].strip()[5:-1])]


@pytest.mark.parametrize("body", CASES)
def test_what_all_do_at_once(body: str) -> None:
    assert _told_of_all()[body] == list(CASES[body])
