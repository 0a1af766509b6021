"""Who may know a value, operation by operation: what `rule_log/knowledge.py` finds for each kind of expression, once
with what is open by the rules known at once (`open_values.py`), and once gone through whole.

Each row is an expression of a line of the log, asked about where the line would be told. A row ends in who may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

import pytest

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game import Game
from rulewright.ir.program import Domain, Hole, Op, Text
from rulewright.loading import load_text
from rulewright.rule_log import knowledge, watching
from rulewright.rule_log.choice_noters import chosen
from rulewright.rule_log.noters import NOTERS
from rulewright.rule_log.open_values import OpenValues
from rulewright.rule_log.recorder import Recorder
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

V = TypeVar("V")
NOBODY, FIRST, SECOND, THIRD, ALL = 0, 1, 2, 4, 15
OTHERS = SECOND | THIRD
TEXT = """\
rulewright: 1
game: known
players: 3
limit: 30 decisions
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 10}, king: {rank: 4, count: 10}}}
  tile: {traits: {suit: 1..2}, kinds: {reed: {suit: 1, count: 2}, rose: {suit: 2, count: 2}}}
  die: {plural: dice, rolls: 1..6, kinds: {bone: 3}}
spaces:
  cell: {rows: 2, columns: 3}
  town: {names: [Ulm, Bonn, Kiel, Jena]}
  road: {joins: town, traits: {length: 1..6}, edges: [[Ulm, Bonn, 2], [Bonn, Kiel, 3]]}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  row: {holds: card, order: row, seen_by: nobody}
  table: {holds: card, order: row, seen_by: everyone}
  hand: {holds: card, per: player, seen_by: owner}
  heap: {holds: card, seen_by: nobody}
  open: {holds: card, seen_by: everyone}
  file: {holds: card, order: row, per: player, seen_by: owner}
  empty: {holds: card, order: row, seen_by: nobody}
  bag: {holds: tile, starts: all, seen_by: nobody}
  pad: {holds: tile, per: player, seen_by: owner}
  board: {holds: tile, order: row, seen_by: everyone}
  cup: {holds: die, starts: all, seen_by: nobody}
  fist: {holds: die, per: player, seen_by: owner}
  tray: {holds: die, order: row, seen_by: everyone}
money:
  coin:
    bank: {start: 9, seen_by: everyone}
    sack: {per: player, start: 3, seen_by: owner}
    safe: {start: 3, seen_by: nobody}
  gem:
    pieces: {values: [1, 5]}
    pouch: {per: player, start: 7, seen_by: owner}
    chest: {per: player, start: 7, seen_by: others}
state:
  sec: {is: 0..9, per: player, start: 2, seen_by: owner}
  brow: {is: 0..9, per: player, start: 2, seen_by: others}
  light: {is: 0..9, per: player, start: 2}
  stone: {is: 0..9, per: cell, start: 2}
  dark: {is: 0..9, per: cell, start: 2, seen_by: nobody}
  mine: {is: 0..9, per: card, start: 3, seen_by: owner}
  plain: {is: 0..9, per: card, start: 3}
  who: {is: player or none, start: none}
  whom: {is: player, start: player 1}
  spot: {is: cell, start: cell 1, seen_by: nobody}
tables: {gain by 0..9: {0: 4, 1: 5, 2: 6, 3: 7, else: 8}}
terms:
  at(card c): position_of(c)
  printed(card c): c.rank
  twice(number n): n + n
  three(number n): 3
  same(card c, card d): 1 if c = d else 2
  one_of(card c, card d): c if light[player 1] = 2 else d
  lying(card c): c is face_up
  named(card c, card d): |
    let it = c
    1 if it = d else 2
  again(card c, card d): same(d, c)
  hers: sec[player 1]
  turning: sec[player 1] if light[player 1] = 2 else 1
effects:
  step(player p): add 1 to light[p]
actions:
  take:
    pick: card gone in me.hand
    do: |
      let direct = gone
      let either = gone if light[player 1] = 3 else the(first(table))
      let other = gone if light[player 1] = 2 else the(first(table))
PICKED
    says: "{me} x"
  hide: {pick: "1..2 cards in me.hand", do: 'say "{count(cards)}"', seen_by: owner, says: "{me} x"}
phases:
  game:
    deal: |
      move first 1 card in deck to (player 3).hand
      move first 2 cards in deck to (player 1).hand
      move first 2 cards in deck to (player 2).hand
      for each player: move first 2 cards in deck to player.file
      move first 1 ace in deck to table
      move first 1 king in deck to table
      for each player: move first 1 tile in bag to player.pad
      move first 1 tile in bag to board
      move first 2 cards in deck to row
      move first 2 cards in deck to heap
      move first 2 cards in deck to open
      move first 1 die in cup to (player 1).fist
      move first 1 die in cup to tray
      for each die d in cup + (player 1).fist: roll d
      for each die d in tray: roll d
    tell: |
      let held = the(first((player 1).hand))
      let again = the(first((player 1).hand))
      let theirs = the(first((player 2).hand))
      let laid = the(first(table))
      let filed = the(first((player 1).file))
      let heaped = the(first(heap))
      let first_owned = the(first((player 3).hand))
      let rowed = the(first(row))
      let much = sec[player 1]
      let some = light[player 1]
LINES
    change: |
      set light[player 1] to 3
      move card in (player 3).hand to (player 3).file
      set who to player 2
    later: |
LATER
    loops: |
LOOPS
    ask: {must: take, by: player 1, if_none: never}
    ask_again: {must: hide, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
ROWS: dict[str, int] = {
    "sec[player 1]": FIRST,
    "sec[player 2]": SECOND,
    "brow[player 1]": OTHERS,
    "light[player 1]": ALL,
    "stone[cell 1]": ALL,
    "dark[cell 1]": NOBODY,
    "bank": ALL,
    "(player 1).sack": FIRST,
    "safe": NOBODY,
    "(player 2).pouch": SECOND,
    "(player 1).chest": OTHERS,
    "1 if payable(1, bank) else 2": ALL,
    "1 if payable(1, (player 1).sack) else 2": FIRST,
    "1 if payable(1, (player 2).pouch) else 2": SECOND,
    "1 if payable(1, (player 1).chest) else 2": OTHERS,
    "1 if payable(1, (player 3).chest) else 2": FIRST | SECOND,
    "1 if payable(sec[player 1], (player 3).chest) else 2": FIRST,
    "1 if payable(sec[player 1], bank) else 2": FIRST,
    "held": FIRST,
    "held.rank": FIRST,
    "theirs.rank": SECOND,
    "laid.rank": ALL,
    "heaped.rank": NOBODY,
    "the(first((player 1).hand)).rank": FIRST,
    "(the(first((player 1).hand))).rank": FIRST,
    "(the(first(table))).rank": ALL,
    "(the(first(row))).rank": NOBODY,
    "at(filed)": ALL,
    "at(laid)": ALL,
    "position_of(filed)": ALL,
    "position_of(the(first(row)))": ALL,
    "position_of(the(first(king in table)))": ALL,
    "position_of(the(first(card in table where card.rank > much)))": FIRST,
    "position_of(the(first(ace in row)))": NOBODY,
    "printed(held)": FIRST,
    "printed(laid)": ALL,
    "same(held, again)": FIRST,
    "same(held, theirs)": NOBODY,
    "same(laid, laid)": ALL,
    "same(held, laid)": FIRST,
    "1 if held = again else 2": FIRST,
    "1 if held = laid else 2": FIRST,
    "1 if laid = laid else 2": ALL,
    "1 if heaped = held else 2": NOBODY,
    "1 if any(card c in (player 1).hand where c = held) else 2": FIRST,
    "1 if any(card c in table where c = laid) else 2": ALL,
    "1 if any(card c in heap where c = laid) else 2": NOBODY,
    "count(ace in heap)": NOBODY,
    "count(heap)": ALL,
    "count(deck)": ALL,
    "count(ace in (player 1).hand)": FIRST,
    "count(card c in table where c.rank > sec[player 1])": FIRST,
    "1 if held is in (player 1).hand else 2": FIRST,
    "1 if held is in table else 2": FIRST,
    "1 if laid is in table else 2": ALL,
    "1 if laid is in row else 2": ALL,
    "1 if heaped is in heap else 2": NOBODY,
    "1 if laid is in (player 1).hand else 2": FIRST,
    "1 if sec[player 1] is in [1, 2] else 2": FIRST,
    "1 if light[player 1] is in [1, sec[player 1]] else 2": FIRST,
    "twice(much)": FIRST,
    "twice(some)": ALL,
    "twice(sec[player 1])": FIRST,
    "much": FIRST,
    "some": ALL,
    "gain[much]": FIRST,
    "gain[some]": ALL,
    "sec[player 1] if some = 2 else 1": FIRST,
    "sec[player 1] if some = 3 else 1": ALL,
    "1 if some = 2 else sec[player 1]": ALL,
    "some if much = 2 else 1": FIRST,
    "1 if some = 3 and much = 2 else 2": ALL,
    "1 if some = 2 and much = 2 else 2": FIRST,
    "1 if some = 2 or much = 2 else 2": ALL,
    "sum(sec[player] for player)": NOBODY,
    "sum(light[player] for player)": ALL,
    "max(sec[player] for player else light[player 1])": NOBODY,
    "max(light[player] for player else sec[player 1])": FIRST,
    "min(light[player] for player where sec[player] > 2 else 1)": NOBODY,
    "max(light[player] for player)": ALL,
    "1 if equal(c.rank for card c in (player 1).hand) else 2": FIRST,
    "1 if consecutive(c.rank for card c in table) else 2": ALL,
    "longest_line(cell where stone[cell] = 2)": ALL,
    "longest_line(cell where dark[cell] = 2)": NOBODY,
    "longest_path(road.length for road)": ALL,
    "longest_path(road.length for road where road.length > much)": FIRST,
    "longest_path(road.length + much for road)": FIRST,
    "count(cell c in ray(cell 1, east))": ALL,
    "count(cell c in ray(spot, east))": NOBODY,
    "count(cell c in ray(cell 1, east) until dark[c] > 3)": NOBODY,
    "count(cell c in ray(cell 1, east) until stone[c] > 3)": ALL,
    "count(cell c in ray(cell 1, east) while stone[c] > 3)": ALL,
    "count(cell c in ray(spot, east) while stone[c] > 3)": NOBODY,
    "count(cell c in ray(cell 1, east) until c = spot)": NOBODY,
    "count(cell c from cell 1 through neighbours(c) where stone[c] > 1)": ALL,
    "count(cell c from spot through neighbours(c) where stone[c] > 1)": NOBODY,
    "count(cell c from cell 1 through neighbours(c) where dark[c] > 1)": NOBODY,
    "count(cell c in neighbours(spot))": NOBODY,
    "count(cell c in neighbours(cell 1) where stone[c] > 1)": ALL,
    "1 if (the(last(cell c in ray(cell 1, east)))) = cell 2 else 2": ALL,
    "1 if (the(first(cell c in ray(cell 1, east)))) = cell 2 else 2": ALL,
    "number_of(the(cell c in ray(cell 2, east)))": ALL,
    "number_of(the(cell c in ray(spot, east)))": NOBODY,
    "1 if first(card in (player 1).hand where card.rank = 1) is none else 2": FIRST,
    "1 if first(card in table where card.rank = 1) is none else 2": ALL,
    "1 if first(heap) is none else 2": NOBODY,
    "1 if first(row) is none else 2": ALL,
    "count(first much cards in table)": FIRST,
    "count(first some cards in table)": ALL,
    "sum(c.rank for first much cards c in table)": FIRST,
    "sum(c.rank for first 1 card c in table by highest c.rank)": ALL,
    "sum(c.rank for first 1 card c in table by highest c.mine)": NOBODY,
    "sum(light[p] for first 1 player p by highest sec[p] then clockwise from player 1)": NOBODY,
    "sum(light[p] for first 1 player p by highest light[p] then clockwise from player 1)": ALL,
    "filed.mine": FIRST,
    "laid.mine": NOBODY,
    "laid.plain": ALL,
    "filed.plain": ALL,
    "(the(first((player 2).file))).mine": SECOND,
    "sum(c.mine for card c in (player 1).file)": FIRST,
    "sum(c.mine for card c in file)": NOBODY,
    "sum(c.plain for card c in file)": ALL,
    "(the(first(tray))).rolled": ALL,
    "(the(first((player 1).fist))).rolled": FIRST,
    "sum(die.rolled for die in cup)": NOBODY,
    "light[who] if who is not none else 1": ALL,
    "1 if who = player 1 else 2": ALL,
    "light[next(player 1)]": ALL,
    "sec[next(player 1)]": SECOND,
    "number_of(spot)": NOBODY,
    "number_of(cell 2)": ALL,
    "(light[player 1] after step(player 1))": NOBODY,
    "players": ALL,
    "count(player)": ALL,
    "count(open)": ALL,
    "count(table + (player 1).hand)": ALL,
    "count(card in table + (player 1).hand where card.rank = 1)": FIRST,
    "count(hand)": ALL,
    "count(card in hand where card.rank = 1)": NOBODY,
    "1 if laid is face_up else 2": ALL,
    "1 if held is face_up else 2": FIRST,
    "turning": FIRST,
    "1 if (the(first(table))) is ace else 2": ALL,
    "max(much, some)": FIRST,
    "some / 2 rounded down": ALL,
    "some mod much": FIRST,
    "1 if not much = 2 else 2": FIRST,
    "1 if player 1 is in [who, player 2] else 2": ALL,
    "sum(n for n in 1..much)": FIRST,
    "sum(n for n in 1..some)": ALL,
    "least_left(t.suit for tile t in (player 1).pad without 2..3 equal in suit)": FIRST,
    "least_left(t.suit for tile t in board without 2..3 equal in suit)": ALL,
    "least_left(much for tile t in board without 2..3 equal in suit)": FIRST,
    "least_left(some for tile t in (player 1).pad without 2..3 equal in suit)": FIRST,
    "count(tile t in (player 1).pad where t is rose)": FIRST,
    "the(first(table))": ALL,
    "first_owned.rank": THIRD,
    "sum(c.rank for card c in (player 3).hand)": THIRD,
    "1 if first((player 3).hand) is none else 2": THIRD,
    "1 if any(card c in (player 3).hand where c = laid) else 2": THIRD,
    "1 if any(card c in heap where laid = c) else 2": NOBODY,
    "1 if any(card c in heap where any(card d in heap where c = d)) else 2": NOBODY,
    "1 if any(card c in row where c = rowed) else 2": ALL,
    "1 if any(card c in heap where (c if some = 2 else laid) = laid) else 2": NOBODY,
    "1 if any(card c in heap where (c if some = 3 else laid) = laid) else 2": ALL,
    "1 if any(card c in heap where (laid if some = 3 else c) = laid) else 2": NOBODY,
    "1 if any(card c in heap where one_of(c, laid) = laid) else 2": NOBODY,
    "1 if any(card c in heap where one_of(laid, c) = laid) else 2": ALL,
    "count(face_up card in table)": ALL,
    "1 if any(card c in heap where lying(c)) else 2": ALL,
    "1 if any(card c in heap where named(c, laid) = 1) else 2": NOBODY,
    "1 if any(card c in table where named(c, laid) = 1) else 2": NOBODY,
    # the same by terms that compare what they are given, and by one that hands it on
    "1 if any(card c in (player 3).hand where same(c, laid) = 1) else 2": THIRD,
    "1 if any(card c in heap where same(laid, c) = 1) else 2": NOBODY,
    "same(filed, laid)": ALL,
    "1 if any(card c in heap where again(laid, c) = 1) else 2": NOBODY,
    "1 if any(card c in row where same(c, rowed) = 1) else 2": ALL,
    "1 if any(card c in table where again(c, laid) = 1) else 2": ALL,
    "1 if any(player p where p = whom) else 2": ALL,
    "sec[whom]": FIRST,
    "count(cell c in ray(cell 1, east) until c = cell 2 and sec[player 1] = 1)": FIRST,
    "count(town u from Jena through neighbours(u) where u = Kiel or (u = Jena and much = 2))": FIRST,
    "held = again": FIRST,
    "any(card c in (player 3).hand where laid = c)": THIRD,
    "any(card c in (player 3).hand where laid = one_of(c, laid))": THIRD,
    "three(much)": ALL,
    # terms within terms: what is given is gone through once for each, not twice for each
    "twice(" * 20 + "much" + ")" * 20: FIRST,
    "twice(" * 20 + "some" + ")" * 20: ALL,
    # what breaks the rules down is known to nobody
    "the(first(empty)).rank": NOBODY,
    "position_of(the(first(empty)))": NOBODY,
}
LATER: dict[str, int] = {
    # a term that reads something else by now
    "turning": ALL,
    # the first component of all, now in a row
    "position_of(the(last((player 3).file)))": ALL,
    "(the(last((player 3).file))).mine": THIRD,
    "light[who] if who is not none else 1": ALL,
}
LOOPS: dict[str, int] = {
    "player": ALL,
    "player one by highest sec[one] then clockwise from player 1": NOBODY,
    "card c in heap": NOBODY,
    "card c in (player 1).hand": FIRST,
    "card c in (player 1).file": ALL,
    "cell c in ray(spot, east)": NOBODY,
    "cell c in ray(cell 1, east)": ALL,
    "first hers cards c in table": FIRST,
}
"""Who may know the members of a loop in their order."""
PICKED: dict[str, int] = {
    "1 if gone = the(first(table)) else 2": FIRST,
    "1 if direct = the(first(table)) else 2": FIRST,
    "1 if either = the(first(table)) else 2": FIRST,
    "1 if other = the(first(table)) else 2": ALL,
}
"""What is asked of a card of a heap that was picked by its kind: which of its like it is, its owner alone knows."""
SECRET = {"count(cards)": FIRST}
"""What is asked of cards that were picked in secret."""
GONE_THROUGH = """
    1 if payable(1, bank) else 2; laid.rank; (the(first(table))).rank; at(filed); at(laid); position_of(filed);
    position_of(the(first(row))); position_of(the(first(king in table))); printed(laid);
    1 if any(card c in table where c = laid) else 2; 1 if laid is in table else 2; 1 if laid is in row else 2;
    sec[player 1] if some = 3 else 1; 1 if some = 2 else sec[player 1]; 1 if some = 3 and much = 2 else 2;
    1 if some = 2 or much = 2 else 2; 1 if consecutive(c.rank for card c in table) else 2;
    longest_line(cell where stone[cell] = 2); longest_path(road.length for road);
    count(cell c in ray(cell 1, east) until stone[c] > 3); count(cell c in ray(cell 1, east) while stone[c] > 3);
    count(cell c from cell 1 through neighbours(c) where stone[c] > 1);
    1 if first(card in table where card.rank = 1) is none else 2; 1 if first(row) is none else 2;
    sum(c.rank for first 1 card c in table by highest c.rank); laid.plain; filed.plain;
    sum(c.plain for card c in file); (the(first(tray))).rolled; 1 if (the(first(table))) is ace else 2;
    least_left(t.suit for tile t in board without 2..3 equal in suit); the(first(table));
    1 if any(card c in row where c = rowed) else 2; later turning; later position_of(the(last((player 3).file)));
    card c in (player 1).file; 1 if any(card c in heap where (c if some = 3 else laid) = laid) else 2;
    1 if any(card c in heap where one_of(laid, c) = laid) else 2; 1 if any(card c in row where same(c, rowed) = 1)
    else 2;
    1 if any(card c in table where again(c, laid) = 1) else 2; 1 if other = the(first(table)) else 2;
    three(much)
"""
"""What everybody may know, but not because of what the rules declare: it depends on where things are, and on who
knows what.
"""
BUDGETS = {
    "sec[player 1]": 1,
    "held = again": 5,
    "any(card c in (player 3).hand where laid = c)": 8,
    "any(card c in (player 3).hand where laid = one_of(c, laid))": 23,
    "three(much)": 4,
    "twice(much)": 6,
    "the(first(table))": 4,
    "position_of(the(first(row)))": 6,
    "sum(light[player] for player)": 7,
    "sum(c.rank for first 1 card c in table by highest c.rank)": 8,
    "least_left(t.suit for tile t in board without 2..3 equal in suit)": 7,
    "longest_path(road.length for road where road.length > much)": 15,
    "count(cell c from cell 1 through neighbours(c) where stone[c] > 1)": 32,
}
"""So many expressions and members are gone through for a row."""


class Asking(Recorder):
    """Asks about the value of each line, instead of telling it."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine, NOTERS, chosen)
        self.found: list[int] = []
        self.at_once: list[bool] = []

    def step(self, at: int, state: State) -> int:
        instruction = self.program.code[at]
        match instruction.name, instruction.operands:
            case "say", (Text(parts=(Hole() as hole,)),):
                self.found.append(self._known(hole.value, state))
                return at + 1
            case "begin", (_, Domain() as domain):
                self.found.append(self._known(domain, state))
        return super().step(at, state)

    def _known(self, part: Op | Domain, state: State) -> int:
        self.at_once.append(self.knowledge._is_known(part))
        before = state.slots[:]
        found = self.knowledge.of(part, state.slots)
        assert state.slots == before
        return found


def loaded(text: str) -> Machine:
    found = load_text(Source("known.yaml", text), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(3, {})


@cache
def machine() -> Machine:
    lines, later, picked = ("".join(f'      say "{{{row}}}"\n' for row in rows) for rows in (ROWS, LATER, PICKED))
    loops = "".join(f"      for each {loop}: set who to none\n" for loop in LOOPS)
    return loaded(
        TEXT.replace("PICKED\n", picked).replace("LINES\n", lines).replace("LATER\n", later).replace("LOOPS\n", loops)
    )


def asked_all() -> Asking:
    with watching(recorder := Asking(machine())):
        game = Game.start(recorder.machine, 1)
        for _ in range(2):
            game.choose(0, game.legal(0)[0])
    return recorder


def by_row(found: Sequence[V]) -> dict[str, V]:
    """What was found of each row, with the last found of all being that of loops."""
    names = (*ROWS, *(f"later {row}" for row in LATER), *LOOPS, *PICKED, *SECRET)
    return dict(zip(names, found[-len(names) :], strict=True))


@cache
def found(is_short: bool, most: int = knowledge.MOST_READ) -> dict[str, int]:
    """Who may know each row; `most`: so many expressions are gone through at most."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(knowledge, "MOST_READ", most)
        if not is_short:
            patch.setattr(OpenValues, "frames", lambda self, part: None)
        return by_row(asked_all().found)


@pytest.mark.parametrize("is_short", [True, False], ids=["known at once", "gone through"])
@pytest.mark.parametrize(
    ("row", "known"),
    [
        *ROWS.items(),
        *((f"later {row}", known) for row, known in LATER.items()),
        *LOOPS.items(),
        *PICKED.items(),
        *SECRET.items(),
    ],
)
def test_who_may_know(row: str, known: int, is_short: bool) -> None:
    assert found(is_short)[row] == known


def test_what_is_open_by_the_rules_is_known_at_once() -> None:
    gone_through = {" ".join(row.split()) for row in GONE_THROUGH.split(";")}
    at_once = by_row(asked_all().at_once)
    assert gone_through <= at_once.keys()
    assert {row for row, known in found(True).items() if known == ALL} - gone_through == {
        row for row, is_known in at_once.items() if is_known
    }


@pytest.mark.parametrize(
    ("row", "most", "is_short"), [*((*one, False) for one in BUDGETS.items()), ("three(much)", 3, True)]
)
def test_nobody_may_know_what_takes_too_long(row: str, most: int, is_short: bool) -> None:
    known = ROWS[row]
    assert known
    assert [found(is_short, number)[row] for number in (most - 1, most, most + 1)] == [NOBODY, known, known]


@pytest.mark.parametrize("most", range(20))
def test_less_is_known_of_what_takes_too_long_and_never_more(most: int) -> None:
    whole = found(True)
    assert not {row for row, known in found(True, most).items() if known & ~whole[row]}


def test_of_nothing_everybody_may_know_where_it_lies_and_what_it_is() -> None:
    known, slots = knowledge.Knowledge(machine()), machine().blank(1).slots
    slots[machine().program.home - 1] = 10**6  # whatever lies before is not looked at
    mark = machine().program.component_states[0].slots.base
    assert [known.place(-1, slots), known.of_component(-1, slots), known.of_mark(mark, -1, slots)] == [ALL] * 3


HIDDEN = {
    "a zone": ("seen_by: everyone}  # heap", "seen_by: nobody}"),
    "a state": ("note: {is: 0..9, start: 0, seen_by: everyone}", "note: {is: 0..9, start: 0, seen_by: nobody}"),
    "a purse": ("purse: {start: 3, seen_by: everyone}", "purse: {start: 3, seen_by: nobody}"),
    "a mark": ("mark: {is: 0..9, per: card, start: 0}", "mark: {is: 0..9, per: card, start: 0, seen_by: nobody}"),
    "an action": ("pick: card in hand", "pick: card in hand, seen_by: owner"),
}
"""What is open in `OPEN_TEXT`, and the same hidden."""
OPEN_TEXT = """\
rulewright: 1
game: open
players: 3
limit: 30 decisions
components: {card: {kinds: {ace: 2, king: 1}}}
zones:
  hand: {holds: card, starts: all, seen_by: everyone}  # heap
  row: {holds: card, order: row, seen_by: everyone}
money: {coin: {purse: {start: 3, seen_by: everyone}}}
state:
  note: {is: 0..9, start: 0, seen_by: everyone}
  mark: {is: 0..9, per: card, start: 0}
effects: {step: set note to 1}
terms: {plus(number n): n + 1}
actions:
  take: {pick: card in hand, says: "{me} x"}
phases:
  game:
    first: say "{plus(note)}"
    deal: move first 2 cards in hand to row
    lines: |
      say "{note after step}"
      say "{note}"
      say "{purse}"
      say "{(the(first(row))).mark}"
      say "{(the(first(hand))) is ace}"
    ask: {must: take, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""


@pytest.mark.parametrize("hidden", [None, *HIDDEN])
def test_all_is_known_only_where_nothing_is_hidden(hidden: str | None) -> None:
    """What an effect would do is gone through nowhere: all may know it where all is open, else nobody."""
    text = OPEN_TEXT if hidden is None else OPEN_TEXT.replace(*HIDDEN[hidden])
    assert hidden is None or text != OPEN_TEXT
    with watching(recorder := Asking(loaded(text))):
        Game.start(recorder.machine, 1)
    (function,) = (one for one in recorder.program.functions if one.name == "plus")
    assert function.parameters == (0,) or hidden == "a zone"  # the first slot of all is a name's too
    supposed = ALL if hidden is None else NOBODY
    state, purse, mark, zone = (NOBODY if hidden == one else ALL for one in ("a state", "a purse", "a mark", "a zone"))
    assert recorder.found == [state, supposed, state, purse, mark, zone]
