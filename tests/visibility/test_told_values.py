"""Who is told a value, by what is read for it: one line of the log for each kind of
expression, with who hears the value and who `some`.
"""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

ALL: tuple[int | None, ...] = (0, 1, 2, None)
NOBODY: tuple[int | None, ...] = ()
FIRST: tuple[int | None, ...] = (0,)
TEXT = """\
rulewright: 1
game: values
players: 3
limit: 30 decisions
options: {level: {values: 1..3, default: 2}}
numbers: {width: level + 2}
components: {card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 20}}}}
spaces: {cell: {count: 3}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  table: {holds: card, order: row, seen_by: everyone}
money:
  coin:
    bank: {start: 9, seen_by: everyone}
    sack: {per: player, start: 3, seen_by: owner}
    safe: {start: 3, seen_by: nobody}
state:
  sec: {is: 0..9, per: player, start: 2, seen_by: owner}
  open: {is: 0..9, per: player, start: 2}
  stone: {is: 0..9, per: cell, start: 2}
  hidden: {is: 0..9, per: cell, start: 2, seen_by: nobody}
  stones: {positions_of: stone, room: 4}
  hiddens: {positions_of: hidden, room: 4}
terms:
  step0(number n): n
  secret_named: |
    let secret = sec[player 1]
    let known = open[player 1]
    secret + known - 2
  open_named: |
    let known = open[player 1]
    known
CHAIN
effects:
  raise_open(player p): add 1 to open[p]
  raise_sec(player p): add 1 to sec[p]
  tell_kept(number n): say "#KEPT {n}"
actions:
  take: {pick: "1..2 cards in me.hand", do: 'say "#PICKED {count(cards)}"', says: "{me} x"}
  given(number n): {says: "#GIVEN {n}"}
  shown(number n): {says: "#SHOWN {n}"}
  deep(number n): {says: "#DEEP {n}"}
  looped(number n): {says: "#LOOPED {n}"}
  meant(player p): {says: "#MEANT {number_of(p) - 1}"}
  facing(card c): {says: "#FACING {1 if c is face_up else 2}"}
  worked: {pick: "n = sec[me]", says: "#WORKED {n}"}
  plain: {pick: "n = open[me]", says: "#PLAIN {n}"}
  kept: {pick: "n in 2..2", do: tell_kept(n), says: "{me} x", seen_by: owner}
  hide:
    pick: "1..2 cards in me.hand"
    do: |
      say "#HIDDEN {count(cards)}"
      for each card in cards: say "#EACH 2"
    says: "{me} x"
    seen_by: owner
phases:
  game:
    deal: |
      for each player: move first 2 cards in deck to player.hand
      move first 2 cards in deck to table
    tell: |
      let mine = the(first((player 1).hand))
      let held = first(card in (player 1).hand where card.rank = 1)
      let picked = the(first(card in (player 1).hand where card.rank = 1))
      let laid = the(first(table))
      let lies = first(table)
      let much = sec[player 1] + 1
      let seen = open[player 1] + 1
LINES
    ask: {must: take, by: player 1, if_none: never}
    hide: {must: hide, by: player 1, if_none: never}
    given: {must: "given(sec[player 1])", by: player 1, if_none: never}
    shown: {must: "shown(open[player 1])", by: player 1, if_none: never}
    facing: {must: "facing(the(first(card in (player 1).hand where card.rank = 1)))", by: player 1, if_none: never}
    worked: {must: worked, by: player 1, if_none: never}
    plain: {must: plain, by: player 1, if_none: never}
    kept: {must: kept, by: player 1, if_none: never}
    deeper: {run: again(2)}
    once: {must: looped(2), by: player 1, if_none: never}
    looped: {why: known, each: "n in 2..sec[player 1]", steps: {ask: {must: looped(n), by: player 1, if_none: never}}}
    meant: {each: "player p clockwise from player 1 where open[p] > 2",
        steps: {ask: {must: meant(p), by: player 1, if_none: never}}}
  again(number n):
    depth: 2
    deep: {must: deep(n), by: player 1, if_none: never}
    count: add 1 to open[player 3]
    more: {when: "open[player 3] = 3", run: again(n)}
score: {of: player, points: 0, rank: highest points then shared}
"""
CHAIN = "".join(f"  step{i}(number n): step{i - 1}(max(n, n - 1))\n" for i in range(1, 40))
VALUES: dict[str, tuple[str, tuple[int | None, ...]]] = {
    "{sec[player 1]}": ("2", FIRST),
    "{open[player 1]}": ("2", ALL),
    "{stone[cell 1]}": ("2", ALL),
    "{hidden[cell 1]}": ("2", NOBODY),
    "{bank}": ("9", ALL),
    "{(player 1).sack}": ("3", FIRST),
    "{safe}": ("3", NOBODY),
    "{1 if payable(1, bank) else 2}": ("1", ALL),
    "{1 if payable(1, (player 1).sack) else 2}": ("1", FIRST),
    "{1 if payable(1, safe) else 2}": ("1", NOBODY),
    "{1 if payable(sec[player 1], bank) else 2}": ("1", FIRST),
    # what is supposed: by all that is read for it, or nobody
    "{(open[player 1] after raise_open(player 1))}": ("3", ALL),
    "{(sec[player 1] after raise_sec(player 1))}": ("3", NOBODY),
    "{1 if stone is in stones else 2}": ("2", ALL),
    "{1 if hidden is in hiddens else 2}": ("2", NOBODY),
    # what terms hand on: each uses twice what it is given, and of what would be too much to go through nobody is told
    "{step4(open[player 1])}": ("2", ALL),
    "{step4(sec[player 1])}": ("2", FIRST),
    "{step39(open[player 1])}": ("2", NOBODY),
    "{step39(sec[player 1])}": ("2", NOBODY),
    # names in a term: by what they are made of
    "{secret_named}": ("2", FIRST),
    "{open_named}": ("2", ALL),
    # components by their names, and those that are worked out
    "{mine.rank}": ("1", FIRST),
    "{picked.rank}": ("1", FIRST),
    "{laid.rank}": ("1", ALL),
    "{1 if mine is ace else 2}": ("1", FIRST),
    "{1 if held is none else 2}": ("2", FIRST),
    "{1 if lies is none else 2}": ("2", ALL),
    "{the(held).rank}": ("1", FIRST),
    "{the(lies).rank}": ("1", ALL),
    "{(the(first((player 1).hand))).rank}": ("1", FIRST),
    "{(the(first(table))).rank}": ("1", ALL),
    "{(mine if open[player 1] = 2 else laid).rank}": ("1", NOBODY),
    "{(laid if open[player 1] = 2 else mine).rank}": ("1", NOBODY),
    "{(laid if open[player 1] = 2 else the(last(table))).rank}": ("1", ALL),
    "{sum(c.rank for card c in (player 1).hand)}": ("2", FIRST),
    "{sum(c.rank for card c in table)}": ("2", ALL),
    "{sum(c.rank for card c in table + (player 1).hand)}": ("4", FIRST),
    "{sum(sum(c.rank for card c in player.hand) for player)}": ("6", NOBODY),
    "{sum(sum(c.rank for card c in table + player.hand) for player)}": ("12", NOBODY),
    "{sum(sum(c.rank for card c in table) for player)}": ("6", ALL),
    "{sum(n for n in 1..3)}": ("6", ALL),
    "{sum(sec[player] for player)}": ("6", NOBODY),
    "{sum(open[player] for player)}": ("6", ALL),
    # other names
    "{much}": ("3", FIRST),
    "{seen}": ("3", ALL),
    "{much + seen}": ("6", FIRST),
    # what everybody knows
    "{level}": ("2", ALL),
    "{width}": ("4", ALL),
    "{players}": ("3", ALL),
    "{number_of(cell 1)}": ("1", ALL),
}


@cache
def game() -> Game:
    lines = "".join(f'      say "#{number} {value}"\n' for number, value in enumerate(VALUES))
    report = Report()
    ruleset = load_text(Source("values.yaml", TEXT.replace("LINES\n", lines).replace("CHAIN\n", CHAIN)), report)
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert ruleset is not None and not errors, errors
    played = Game.start(ruleset.machine(3, {}), 1)
    while not played.over:
        played.choose(0, played.legal(0)[-1])
    return played


def told(eye: int | None, mark: str) -> list[str]:
    """The lines with a mark that a seat or an onlooker hears, without it."""
    return [line.partition(" ")[2] for line in game().log(eye) if line.startswith(f"#{mark} ")]


@pytest.mark.parametrize(("value", "row"), VALUES.items(), ids=VALUES)
def test_a_value_is_told_to_those_who_see_what_it_is_made_of(
    value: str, row: tuple[str, tuple[int | None, ...]]
) -> None:
    number, hears = row
    mark = str(list(VALUES).index(value))
    assert {eye: told(eye, mark) for eye in ALL} == {eye: [number if eye in hears else "some"] for eye in ALL}


@pytest.mark.parametrize(
    ("mark", "hears", "times"),
    [
        # how many were picked, openly and in secret; a pick in secret that is handed on
        ("PICKED", ALL, 1),
        ("HIDDEN", FIRST, 1),
        ("KEPT", FIRST, 1),
        # what actions are given: by all that they are ever given; what they work out, to those who see it
        ("GIVEN", NOBODY, 1),
        ("SHOWN", ALL, 1),
        ("FACING", NOBODY, 1),
        ("DEEP", ALL, 2),
        ("LOOPED", NOBODY, 2),
        ("MEANT", ALL, 1),
        ("WORKED", FIRST, 1),
        ("PLAIN", ALL, 1),
    ],
)
def test_what_was_picked_or_given_is_told_to_those_who_saw_it(
    mark: str, hears: tuple[int | None, ...], times: int
) -> None:
    assert {eye: told(eye, mark) for eye in ALL} == {eye: ["2" if eye in hears else "some"] * times for eye in ALL}


def test_a_line_for_each_of_what_was_picked_in_secret_reaches_its_chooser() -> None:
    assert {eye: told(eye, "EACH") for eye in ALL} == {0: ["2", "2"], 1: [], 2: [], None: []}
