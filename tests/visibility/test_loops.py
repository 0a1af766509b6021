"""What a loop over secrets tells: its lines, and how many there are, reach those
who see what selects its members, on both backends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game
from rulewright.loading import Ruleset, load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD

ALL = (0, 1, 2, 3, None)
NOBODY: tuple[int | None, ...] = ()
FIRST, TEAM = (0,), (0, 2)
OWN = (0, 1, 2, 3)
"""Of four lines every seat is told its own."""
TEXT = """\
rulewright: 1
game: loops
players: 4
limit: 100 decisions
sides: {count: 2}
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 40}, king: {rank: 4, count: 40}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  team: {holds: card, per: player, order: row, seen_by: side}
  row: {holds: card, order: row, seen_by: nobody}
  table: {holds: card, order: row, seen_by: everyone}
  box: {holds: card, seen_by: nobody}
  tray: {holds: card, seen_by: everyone}
  faces: {holds: card, order: row, seen_by: face}
money: {coin: {bank: {start: 50, seen_by: everyone}, void: {start: 0, seen_by: everyone},
    purse: {per: player, start: 5, seen_by: everyone}, sack: {per: player, start: 0, seen_by: owner}}}
state:
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
  dark: {is: 0..9, start: 2, seen_by: nobody}
  spent: {is: 0..9, start: 0, seen_by: everyone}
  tally: {is: 0..9, start: 0, per: player, seen_by: owner}
  open: {is: 0..9, start: 2, per: player, seen_by: everyone}
  free: {is: 0..9, start: 2, per: player}
terms:
  step0(number n): n
CHAIN
effects:
  tell(card one, number n): 'say "#{n} told {one}"'
  through(card one, number n): tell(one, n)
  plain(number n): 'say "#{n} plain"'
  shown(card one): move one to table
  many_ranks(card one, number n): 'for each k in 1..step39(one.rank): say "#{n} rank"'
  some_many_ranks(card one, number n): 'for each k in 1..step39(one.rank): say "#{n} rank"'
  ranks(card one, number n): 'for each k in 1..one.rank: say "#{n} rank"'
  some_ranks(card one, number n): 'for each k in 1..one.rank: say "#{n} rank"'
priorities:
  judge(player p, number n): {order: one, rules: {one: {do: 'say "#{n} ruled"'}}}
payouts:
  shares(number n):
    among: player where player.sec > 1
    from: bank
    to: player.purse
    claims: 1
    order: together
    short: skip
    rest: bank
    paid: 'say "#{n} paid"'
    unpaid: 'say "#{n} unpaid"'
  claimed(number n):
    among: player
    from: bank
    to: player.purse
    claims: (player 1).sec
    order: together
    short: skip
    rest: bank
    paid: 'say "#{n} paid"'
  ordered(number n):
    among: player
    from: bank
    to: player.purse
    claims: 1
    order: highest (player 1).sec then together
    short: skip
    rest: bank
    paid: 'say "#{n} paid"'
  fed(number n):
    among: player
    from: (player 1).sack
    to: player.purse
    claims: 1
    order: highest number_of(player) then together
    short: skip
    rest: bank
    paid: 'say "#{n} paid"'
    unpaid: 'say "#{n} unpaid"'
  plainly(number n):
    among: player
    from: bank
    to: player.sack
    claims: player.open
    order: together
    short: skip
    rest: bank
    paid: 'say "#{n} paid"'
  dry(number n):
    among: player where player.sec > 1
    from: void
    to: player.purse
    claims: 1
    order: together
    short: skip
    rest: void
    unpaid: 'say "#{n} unpaid"'
  dry_all(number n):
    among: player
    from: void
    to: player.purse
    claims: 1
    order: together
    short: skip
    rest: void
    unpaid: 'say "#{n} unpaid"'
actions: {other: {says: "{me} x"}}
phases:
  inner(player p, number n): {a: 'say "#{n} inside"', b: {run: "deeper(p, n)"}}
  deeper(player p, number n): {a: 'say "#{n} deeper"'}
  game:
    deal: |
      for each player:
        move first 2 aces in deck to player.hand
        move first 1 kings in deck to player.hand
        move first 2 aces in deck to player.team
      move first 2 kings in deck to row
      move first 2 aces in deck to table
      move first 2 aces in deck to faces face down
      move first 3 aces in deck to box
"""
END = """\
    ask: {must: other, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
CHAIN = "".join(f"  step{i}(number n): step{i - 1}(max(n, n - 1))\n" for i in range(1, 40))
"""What is handed on so often that who knows it is not worked out while the game is played."""
SAYS = 'say "#NO line"'
BLOCKS: list[tuple[str, tuple[int | None, ...], int]] = [
    # what selects the members: where, how many, order, the owner, the zone of all
    (f"for each card c in (player 1).hand where c is ace: {SAYS}", FIRST, 2),
    (f"for each card c in (player 1).team where c is ace: {SAYS}", TEAM, 2),
    (f"for each card c in row where c is king: {SAYS}", NOBODY, 2),
    (f"for each card c in table where c is ace: {SAYS}", ALL, 2),
    (f"for each card c in (player 1).hand: {SAYS}", ALL, 3),
    (f"for each player p where p.sec = 2: {SAYS}", NOBODY, 4),
    (f"for each player p where p.open = 2: {SAYS}", ALL, 4),
    (f"for each player p where dark = 2: {SAYS}", NOBODY, 4),
    (f"for each player p where (player 1).sec = 2: {SAYS}", FIRST, 4),
    (f"for each player p where any(ace in p.hand): {SAYS}", NOBODY, 4),
    (f"for each first dark card c in table: {SAYS}", NOBODY, 2),
    (f"for each n in 1..(player 1).sec: {SAYS}", FIRST, 2),
    (f"for each n in 1..dark: {SAYS}", NOBODY, 2),
    (f"for each n in 1..count(box): {SAYS}", ALL, 3),
    (f"for each card c in (player 1).hand by highest c.rank then lowest dark: {SAYS}", NOBODY, 3),
    # inside of it: conditions, loops within loops, names, effects that are called
    (f"for each card c in (player 1).hand where c is ace:\n  if 1 = 1: {SAYS}", FIRST, 2),
    (f"for each player p:\n  for each card c in p.hand where c is king:\n    {SAYS}", OWN, 4),
    (
        f"for each card c in (player 1).hand where c is ace:\n  for each player p where (player 2).sec = 2: {SAYS}",
        NOBODY,
        8,
    ),
    (
        (
            "for each card c in (player 1).team where c is ace:\n"
            f"  for each card d in (player 1).hand where d is ace: {SAYS}"
        ),
        FIRST,
        4,
    ),
    (f"for each card c in (player 1).hand where c is ace:\n  for each player p where p.open = 2: {SAYS}", FIRST, 8),
    (f"for each player p where (player 1).sec = 2:\n  for each card c in p.hand: {SAYS}", FIRST, 12),
    (f"for each n in 1..(player 1).sec:\n  for each m in 1..n: {SAYS}", FIRST, 3),
    ("for each card c in (player 1).hand where c is ace: tell(c, NO)", FIRST, 2),
    ("for each card c in (player 1).hand where c is ace: through(c, NO)", FIRST, 2),
    ("for each player p where (player 1).sec = 2: plain(NO)", FIRST, 4),
    ("plain(NO)", ALL, 1),
    (f"for each n in 1..step39(2): {SAYS}", ALL, 2),
    (f"for each n in 1..step39((player 1).open): {SAYS}", ALL, 2),
    (f"for each n in 1..step39((player 1).sec): {SAYS}", NOBODY, 2),
    ("many_ranks(the(first(table)), NO)", ALL, 1),
    ("some_many_ranks(the(first(table)), NO)", NOBODY, 1),
    ("some_many_ranks(the(first((player 1).hand)), NO)", NOBODY, 1),
    (f"let one = random(table)\nfor each m in 1..step39(one.rank): {SAYS}", ALL, 1),
    (f"let one = random((player 1).team)\nfor each m in 1..step39(one.rank): {SAYS}", NOBODY, 1),
    (f"for each player p where p.sec = 2:\n  pay 1 from p.purse to bank\n  {SAYS}", ALL, 4),
    ("ranks(the(first(table)), NO)", ALL, 1),
    ("some_ranks(the(first(table)), NO)", ALL, 1),
    ("some_ranks(the(first((player 1).hand)), NO)", FIRST, 1),
    (f"for each n in 1..(next(player 1)).sec: {SAYS}", (1,), 2),
    (f"let k = random(n in 2..dark)\nfor each m in 1..k: {SAYS}", NOBODY, 2),
    (f"let k = random(n in 2..(player 1).sec)\nfor each m in 1..k: {SAYS}", NOBODY, 2),
    (f"let k = random(n in 2..(player 1).open)\nfor each m in 1..k: {SAYS}", ALL, 2),
    (f"let one = random(table)\nfor each m in 1..one.rank: {SAYS}", ALL, 1),
    (f"let one = random((player 1).team)\nfor each m in 1..one.rank: {SAYS}", TEAM, 1),
    ("tell(the(first(table)), NO)", ALL, 1),
    (f"for each player p where (player 1).sec = 2:\n  let k = 1\n  {SAYS}", FIRST, 4),
    # done to each member where all see it: no secret is left
    (f"for each card c in (player 1).team where c is ace:\n  {SAYS}\n  move c to table", ALL, 2),
    (f"for each card c in (player 2).team where c is ace:\n  move c to row\n  {SAYS}", (1, 3), 2),
    (f"for each card c in (player 3).hand where c is ace:\n  show c to everyone\n  {SAYS}", ALL, 2),
    (f"for each card c in (player 4).hand where c is ace:\n  show c to player 1\n  {SAYS}", (3,), 2),
    (f"for each player p where p.sec = 2:\n  pay 1 from bank to p.purse\n  {SAYS}", ALL, 4),
    (f"for each player p where p.sec = 2:\n  pay 1 from bank to p.sack\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  pay 1 from bank to (player 1).purse\n  {SAYS}", NOBODY, 4),
    (f"for each card c in faces where c is ace:\n  turn c face down\n  {SAYS}", NOBODY, 2),
    (f"for each card c in faces where c is ace:\n  if 1 = 2: turn c face up\n  {SAYS}", NOBODY, 2),
    (f"for each card c in faces where c is ace:\n  turn c face up\n  {SAYS}", ALL, 2),
    (f"for each player p where p.sec = 2:\n  set p.open to 2\n  {SAYS}", ALL, 4),
    (f"for each player p where p.sec = 2:\n  set p.sec to 2\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  set p.free to 2\n  {SAYS}", ALL, 4),
    (f"for each player p where p.sec = 2:\n  set (player 1).open to 2\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  move first 1 kings in deck to tray\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  move first 1 kings in deck to box\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  turn cards in faces face up\n  {SAYS}", NOBODY, 4),
    (f"for each player p where p.sec = 2:\n  show row to everyone\n  {SAYS}", NOBODY, 4),
    (f"for each card c in (player 2).hand where c is ace:\n  move c to faces face up\n  {SAYS}", ALL, 2),
    (f"for each card c in (player 3).hand where c is ace:\n  move c to faces face down\n  {SAYS}", (2,), 2),
    (f"for each card c in (player 4).hand where c is ace:\n  move c to box\n  {SAYS}", (3,), 2),
    (f"for each card c in (player 4).hand where c is king:\n  move c to box face up\n  {SAYS}", (3,), 1),
]
EACH = '{each: "player p where (player 1).sec = 2", steps: STEPS}'
STEPS: list[tuple[str, tuple[int | None, ...], int]] = [
    ('{each: "card c in (player 1).hand where c is king", steps: {a: SAYS}}', FIRST, 1),
    ('{each: "player p where p.open = 2", steps: {a: SAYS}}', ALL, 4),
    (EACH.replace("STEPS", "{a: SAYS}"), FIRST, 4),
    (EACH.replace("STEPS", '{run: "inner(p, NO)"}'), FIRST, 8),
    (EACH.replace("STEPS", '{resolve: "judge(p, NO)"}'), FIRST, 4),
    (EACH.replace("STEPS", '{a: {do: "set p.open to 2"}, b: SAYS}'), ALL, 4),
    (EACH.replace("STEPS", '{a: {do: "set p.open to 2", when: "1 = 2"}, b: SAYS}'), FIRST, 4),
    # who is asked, all see; `each` may ask some of its members only
    (
        """{why: known, each: "player p clockwise from player 1 where (player 1).sec = 2",
      steps: {a: SAYS, b: {when: "1 = 2", must: other, by: player 1, if_none: skip}}}""",
        FIRST,
        4,
    ),
    (
        """{why: known, turns: "player p clockwise from player 1 where (player 1).sec = 2",
      steps: {a: SAYS, b: {when: "1 = 2", must: other, by: player 1, if_none: skip}}, until: "p = player 3"}""",
        ALL,
        3,
    ),
    # turns and repetitions, by whose turn it is and by when they end
    (
        '{turns: "player p clockwise from player 1 where (player 1).sec = 2", steps: {a: SAYS}, until: "p = player 3"}',
        FIRST,
        3,
    ),
    ('{turns: "player p clockwise from player 1", steps: {a: SAYS}, until: "(player 1).sec = 2"}', FIRST, 1),
    ('{turns: "player p clockwise from player 1", steps: {a: SAYS}, until: "p.sec = 2 and p = player 2"}', NOBODY, 2),
    ('{turns: "player p clockwise from player 1", steps: {a: SAYS}, until: "p.open = 2"}', ALL, 1),
    ('{repeat: {a: SAYS, b: "set spent to spent + 1"}, until: "spent >= (player 1).sec"}', ALL, 2),
    ('{repeat: {a: SAYS, b: "add 1 to (player 1).tally"}, until: "(player 1).tally >= (player 1).sec"}', FIRST, 2),
    (
        '{repeat: {a: SAYS, b: "subtract 1 from (player 1).tally"}, while: "(player 1).tally > 0 and dark = 2"}',
        NOBODY,
        2,
    ),
    ('{repeat: {a: SAYS}, until: "(player 1).open = 2"}', ALL, 1),
    ('{repeat: {a: "move first 1 card in box to table", b: SAYS}, until: "(player 1).sec = 2"}', ALL, 1),
    ('{repeat: {run: "inner(player 1, NO)"}, until: "(player 1).sec = 2"}', FIRST, 2),
    # payouts, by who claims, how much, in which order, and by what there is
    ('{pay: "shares(NO)"}', NOBODY, 4),
    ('{pay: "claimed(NO)"}', FIRST, 4),
    ('{pay: "ordered(NO)"}', FIRST, 4),
    ('{pay: "fed(NO)"}', FIRST, 4),
    ('{pay: "plainly(NO)"}', ALL, 4),
    ('{pay: "dry(NO)"}', NOBODY, 4),
    (EACH.replace("STEPS", '{pay: "plainly(NO)"}'), FIRST, 8),
    (EACH.replace("STEPS", '{pay: "dry(NO)"}'), NOBODY, 16),
    (EACH.replace("STEPS", '{pay: "dry_all(NO)"}'), FIRST, 16),
    ('{pay: "dry_all(NO)"}', ALL, 4),
    ('{run: "inner(player 1, NO)"}', ALL, 2),
    ('{resolve: "judge(player 1, NO)"}', ALL, 1),
]
CASES = [*BLOCKS, *STEPS]


def _steps() -> Iterable[str]:
    for number, (line, _, _) in enumerate(BLOCKS):
        rows = line.replace("NO", str(number)).split("\n")
        yield f"    s{number}: |\n" + "".join(f"      {row}\n" for row in rows)
    for number, (step, _, _) in enumerate(STEPS, len(BLOCKS)):
        yield f"    s{number}: {step}\n".replace("SAYS", f"'{SAYS}'").replace("NO", str(number))


@cache
def ruleset() -> Ruleset:
    report = Report()
    found = load_text(Source("loops.yaml", TEXT.replace("CHAIN\n", CHAIN) + "".join(_steps()) + END), report)
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, "\n".join(errors)
    return found


@cache
def game() -> Game:
    return Game.start(ruleset().machine(4, {}), 1)


def lines(eye: int | None, number: int) -> int:
    return sum(line.startswith(f"#{number} ") for line in game().log(eye))


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case[0] for case in CASES])
def test_the_lines_of_a_loop(number: int) -> None:
    _, told, count = CASES[number]
    assert sum(line.startswith(f"#{number} ") for line in game().full_log()) == count
    assert {eye: lines(eye, number) for eye in ALL} == {
        eye: 1 if told is OWN and eye in told else count if eye in told else 0 for eye in ALL
    }


def test_both_backends_come_to_the_same_state() -> None:
    """Who is told is noted in the state, in C as well."""
    played = NativeMachine(ruleset().machine(4, {}), BUILD).blank()
    played.begin(1, True)
    for eye in ALL:
        assert json.dumps(game().view(eye)) == json.dumps(played.view(eye))


COLLECTS = """\
    sift:
      must: sift(found)
      by: player 1
      collects: 2..2 cards found
      if_none: never
      then: {each: "card c in found where c.rank = 1", steps: {a: 'say "#collected"'}}
"""
SIFT = """\
actions:
  sift(0..2 cards chosen): {pick: card in me.hand where count(chosen) < 2, do: move card to box, says: "{me} x"}
  other:"""


def test_lines_about_what_was_collected_in_the_dark_are_for_those_who_saw_it() -> None:
    """Two aces of a hand: how many of the two are aces the others do not hear."""
    text = TEXT.replace("CHAIN\n", CHAIN).replace("actions: {other:", SIFT).replace('x"}}', 'x"}') + COLLECTS + END
    found = load_text(Source("loops.yaml", text), report := Report())
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    played = Game.start(found.machine(4, {}), 1)
    for _ in range(2):
        played.choose(0, next(action for action in played.legal(0) if "ace" in played.words(0, action)))
    assert {eye: played.log(eye).count("#collected") for eye in ALL} == {0: 2, 1: 0, 2: 0, 3: 0, None: 0}
