"""RW607: what decides a choice is visible to its chooser, and so is what selects it;
what a chooser has picked, he knows.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.known_names import Known
from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NUMBER
from rulewright.loading import check_text, read_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

RULES = """
rulewright: 1
game: reads
players: 2
limit: 100 decisions
options: {level: {values: 1..3, default: 2}}
numbers: {width: level + 2}
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 2}, deuce: {rank: 2, count: 6}}}
spaces: {cell: {count: 3}, field: {rows: 2, columns: 3}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  row: {holds: card, order: row, seen_by: face}
  heap: {holds: card, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  rack: {holds: card, order: row, per: player, seen_by: owner}
  chest: {holds: card, per: side, seen_by: owner}
  open: {holds: card, order: row, seen_by: everyone}
  brow: {holds: card, order: row, per: player, seen_by: others}
  front: {holds: card, order: row, per: player, seen_by: everyone}
money: {coin: {purse: {per: player, start: 3, seen_by: owner}, pot: {seen_by: everyone, start: 3},
    safe: {start: 3, seen_by: nobody}, chips: {per: player, start: 3, seen_by: everyone}}}
state:
  sec: {is: 0..3, per: player, start: 0, seen_by: owner}
  hint: {is: 0..3, per: player, start: 0, seen_by: others}
  who: {is: player, start: player 1, seen_by: nobody}
  spot: {is: cell, start: cell 1, seen_by: nobody}
  dark: {is: flag, start: no, seen_by: nobody}
  lit: {is: flag, per: cell, start: no}
  num: {is: 0..3, start: 0, seen_by: nobody}
  place: {is: field, start: field 1, seen_by: nobody}
  turned: {is: way, start: north, seen_by: nobody}
  mark: {is: 0..9, start: 0}
  noted: {is: 0..9, per: card, start: 0, seen_by: owner}
  bent: {is: 0..9, per: card, start: 0}
tables: {gain by 0..3: {0: 4, 1: 5, 2: 6, 3: 7}}
terms:
  plus(number a): a + 1
  const(number a): 3
  at(card c): position_of(c)
  printed(card c): c.rank
  both(number a, number b): plus(a) + plus(b)
  held(player p): sec[p]
  card.dim: card.rank * num
  card.bright: card.rank * pot
  noted_on(card c): c.noted
  top: the(first(open))
  named(number k): |
    let more = k + 1
    more * 2
  both_named(card c): |
    let it = c
    it.rank
  dim_top: the(first(row))
  chosen: the(first(ace in row))
  is_top(card c): |
    let it = c
    it = top
  named_card: |
    let it = the(first(row))
    it
  named_open: |
    let it = the(first(open))
    it
effects:
  put_unused(number k): set mark to 1
  put_past: put_unused(num)
  put(number k): set mark to k
  put_num: set mark to num
  put_spot: set lit[spot] to yes
  put_dark: |
    if dark: set mark to 1
  put_inside: |
    if pot = 1: set mark to num
  put_elsewhere: |
    if pot = 1: set mark to 2
    else: set mark to num
  put_each: |
    for each card c in row where c.rank = 1: add 1 to mark
  put_in_each: |
    for each cell: set mark to num
  put_ranks: |
    for each card c in open: set mark to c.rank
  put_let: |
    let k = num
    set mark to k
  put_unread: |
    let k = num
    set mark to 1
  put_deep: put(num)
  put_deeper: put_below
  put_below: set mark to num
  put_open: put(pot)
actions:
  act: {ACTION}
  other: {says: "{me} y"}
  look(card c, number n): {where: "LOOK", says: "{me} z"}
phases:
  game:
    deal: |
      shuffle deck
      draw 3 from deck to row face down
      draw 3 from deck to open
      for each player: draw 1 from deck to player.hand
    ask: {must: [act, other], by: player 1, if_none: never}
    STEPS
score: {of: player, points: 0, rank: highest points then shared}
"""
DEFAULT_STEPS = "z: {must: 'look(top, 1)', by: player 1, if_none: skip}"


def _text(action: str = '{where: "pot = 1"}', look: str = "n = 1", steps: str = DEFAULT_STEPS) -> str:
    return RULES.replace("{ACTION}", action).replace("LOOK", look).replace("STEPS", steps)


def found(action: str = '{where: "pot = 1"}', look: str = "n = 1", steps: str = DEFAULT_STEPS) -> list[str]:
    """The codes and messages of the errors of a ruleset."""
    report = Report()
    check_text(Source("reads.yaml", _text(action, look, steps)), report)
    return [f"{d.code} {d.message}" for d in report if d.severity is Severity.ERROR]


HIDDEN = (
    "position_of(the(first(ace in row))) = 1",
    "any(card in row where position_of(card) = 1 and card is ace)",
    "position_of(the(first(card in row where card.rank > 1))) = 1",
    "(the(first(card in open where dark))).rank = 1",
    "at(the(first(ace in row))) = 1",
    "printed(the(first(row))) = 1",
    "the(first(ace in row)) is face_up",
    "the(first(ace in row)) is in row",
    "count(cell where lit[cell] and dark) = 1",
    "lit[spot]",
    "lit[cell(num + 1)]",
    "next(spot) = cell 1",
    "number_of(spot) = 1",
    "who = me",
    "sec[next(me)] = 1",
    "sec[who] = 1",
    "num = 1",
    "plus(num) = 1",
    "both(1, num) = 1",
    "plus(plus(num)) = 1",
    "max(1, num) = 1",
    "max(sec[player] for player) = 1",
    "min(num, 2) = 1",
    "pot = num",
    "safe = 1",
    "(next(me)).purse = 1",
    "count(first num cards in deck) = 1",
    "any(n in 1..num)",
    "any(n in num..3 where n = 2)",
    "(1 if dark else 2) = 1",
    "gain[num] = 5",
    "position_of(the(first(row by highest card.rank))) = 1",
    "number_of(the(first(cell by highest number_of(spot) when dark then lowest number_of(cell)))) = 1",
    "any(cell where cell = spot)",
    "any(any(other = card for card other in me.hand) for card in heap)",
    "any(card is in heap for card in me.hand)",
    "any(card is in (next(me)).hand for card in me.hand)",
    "not dark",
    "pot = 1 or dark",
    "sum(card.rank for card in row) = 1",
    "count(card in (next(me)).hand where card is ace) = 1",
    "count(card in who.hand) = 1",
    "count(card in me.hand + heap where card is ace) = 1",
    "count(card in heap + open where card is ace) = 1",
    "count(card in me.hand + (next(me)).hand where card is ace) = 1",
    "count(open + who.hand) = 1",
    "sum(card.rank for card in open + row) = 1",
    "any(card is in open + heap for card in me.hand)",
    "any(any(other = card for card other in me.hand) for card in open + heap)",
    "(1 if pot = 1 else num) = 1",
    "hint[me] = 1",
    "hint[next(me)] = 1",
    "sum(hint[player] for player) = 1",
    "sum(hint[p] for player p where p = me) = 1",
    "sum(hint[p] for player p where p != player 1) = 1",
    "sum(hint[p] for player p where p.chips != me.chips) = 1",
    "sum(card.rank for card in me.brow) = 1",
    "who.chips = 1",
    "count(ace in (side_of(next(me))).chest) = 1",
    "dim_top.rank = 1",
    "dim_top = top",
    "named_card.rank = 1",
    "the(first(row)) is face_up and (the(first(row))).rank = 1",
    "any(card in row where top is face_up and card.rank = 1)",
    "any(card in row where the(first(row)) is face_up and card.rank = 1)",
    "pot = 1 after put_unused(num)",
    "mark = 1 after put_past",
    "max(card.rank for card in open else num) = 1",
    "(top if pot = 1 else the(first(row))).rank = 1",
    "(the(first(row)) if pot = 1 else top).rank = 1",
    "named(num) = 2",
    "both_named(the(first(row))) = 1",
    "payable(num, pot)",
    "payable(1, safe)",
    "neighbour(place, north) is none",
    "neighbour(field 1, turned) is none",
    "distance(place, field 1) = 1",
    "distance(field 1, place) = 1",
    "count(field in neighbours(place)) = 1",
    "count(field in ray(field 1, turned)) = 1",
    "count(field in ray(field 1, east) while dark) = 1",
    "count(field from field 1 through ray(field, turned)) = 1",
    "count(field from place through neighbours(field)) = 1",
    "count(field from field 1 through neighbours(field) where number_of(field) = num) = 1",
    "pot = 1 after put(num)",
    "num = 1 after put(1)",
    "mark = 1 after put_num",
    "mark = 1 after put_spot",
    "mark = 1 after put_dark",
    "mark = 1 after put_inside",
    "mark = 1 after put_elsewhere",
    "mark = 1 after put_each",
    "mark = 1 after put_in_each",
    "mark = 1 after put_let",
    "mark = 1 after put_deep",
    "mark = 1 after put_deeper",
    "pot is in [1..num]",
    "any(card in row where card is face_up or card.rank = 1)",
    "any(card in row where card is face_down and card.rank = 1)",
    "any(any(card in row where other is face_up and card.rank = 1) for card other in row)",
    "(num if pot = 1 else 1) = 1",
    "number_of(the(first(cell by highest number_of(cell) when dark then lowest number_of(cell)))) = 1",
    "least_left(card.rank for card in row without 2 equal in rank) = 1",
    "least_left(1 for card in row without 2 equal in rank) = 1",
    "least_left(1 for card in open without 2 equal in dim) = 1",
    "any(card in chosen where position_of(card) = 1)",
    # what is marked: by whose it is where it lies, and by what selects it
    "(the(first((next(me)).rack))).noted = 1",
    "(the(first(card in row where card.rank = 1))).bent = 1",
    "(the(first(ace in row))).bent = 1",
    "top.noted = 1",
    "(top after put(1)).rank = 1",
    "hint[player 1] = 1",
    "sum(hint[p] for player p where lit[cell 1]) = 1",
    "any(card in (next(me)).rack where card.noted = 1)",
    # two calls of one term, of which the chooser knows the first only
    "printed((top if pot = 1 else the(last(open)))) = 1 and printed((the(first(row)) if pot = 1 else top)) = 1",
    "held(me) = 1 and held(next(me)) = 1",
    "noted_on(the(first(me.front))) = 1 and noted_on(the(first((next(me)).front))) = 1",
)
VISIBLE = (
    "sum(hint[p] for player p in others) = 1",
    "sum(hint[p] for player p where me != p) = 1",
    "sum(sum(card.rank for card in p.brow) for player p in others) = 1",
    "(next(me)).chips = 1",
    "count(ace in (side_of(me)).chest) = 1",
    "top = the(last(open))",
    "named_open.rank = 1",
    "pot = 1 after put_unused(1)",
    "(1 if pot = 1 else 2) = 1",
    "max(card.rank for card in open else pot) = 1",
    "(top if pot = 1 else the(last(open))).rank = 1",
    "named(pot) = 2",
    "both_named(top) = 1",
    "payable(1, pot)",
    "neighbour(field 1, north) is none",
    "distance(field 2, field 1) = 1",
    "count(field in neighbours(field 1)) = 1",
    "count(field in ray(field 1, east) while pot = 1) = 1",
    "count(field from field 1 through ray(field, east)) = 1",
    "pot = 1 after put(1)",
    "mark = 1 after put_ranks",
    "mark = 1 after put_unread",
    "mark = 1 after put_open",
    "count(card in me.hand + open where card is ace) = 1",
    "sum(card.rank for face_up card in open + row) = 1",
    "count(heap + deck) = 1",
    "any(card is in open + me.hand for card in me.hand)",
    "any(card is in open for card in me.hand)",
    "any(any(other != card for card other in row) for card in row)",
    "any(face_up card in row where (card.rank if card is face_up else 0) = 1)",
    "(sec[me] if me.purse = 1 else pot) = 1",
    "gain[sec[me]] = 5",
    "position_of(the(first(row))) = 1",
    "position_of(the(first(ace in open))) = 1",
    "any(face_up card in row where card.rank = 1)",
    "any(card in row where card is face_up and card.rank = 1)",
    "any(card in me.hand where card.rank = 1)",
    "position_of(the(first(ace in me.rack))) = 1",
    "count((next(me)).hand) = 1",
    "me.purse = 1",
    "sec[me] = 1",
    "plus(sec[me]) = 1",
    "pot = 1",
    "top.rank = 1",
    "printed(top) = 1",
    "at(the(first(row))) = 1",
    "count(deck) = 1",
    "lit[cell 1]",
    "count(card in row) = 2",
    "sec[me] = level",
    "sec[me] = width",
    "sec[me] = players",
    "pot is in [1..3]",
    "held(me) = 1",
    "noted_on(the(first(me.front))) = 1",
    "(the(first(me.rack))).noted = 1",
    "(the(first(me.brow))).noted = 1",
    "(the(last(me.rack))).noted = 1",
    "(the(me.rack)).noted = 1",
    "any(card in me.rack where card.noted = 1)",
    "top.bent = 1",
    "first(heap) is none",
    "first(row) = none",
    "top is in deck",
    "is_top(top)",
    "least_left(card.rank for card in open without 2 equal in rank) = 1",
    "least_left(1 for card in open without 2 equal in bright) = 1",
    "any(card in top where card.rank = 1)",
)


@cache
def told_of(condition: str) -> list[str]:
    """The codes of what is said about an action with this condition."""
    return _told_of_all()[condition]


@cache
def _told_of_all() -> dict[str, list[str]]:
    """Every condition in an action of its own, all of one ruleset: it is checked once."""
    conditions = (*HIDDEN, *VISIBLE)
    actions = [f"  act_{number}: {{where: '{condition}'}}" for number, condition in enumerate(conditions)]
    offered = ", ".join(["other", *(f"act_{number}" for number, _ in enumerate(conditions))])
    text = _text(steps=f"z: {{must: [{offered}], by: player 1, if_none: skip}}").replace(
        "actions:\n", "actions:\n" + "\n".join(actions) + "\n"
    )
    report = Report()
    check_text(Source("reads.yaml", text), report)
    lines = {
        text[: text.index(action)].count("\n") + 1: condition
        for action, condition in zip(actions, conditions, strict=True)
    }
    lines |= _supposed(text)
    found: dict[str, list[str]] = {condition: [] for condition in conditions}
    for d in report:
        if d.severity is Severity.ERROR:
            found[lines[d.span.position.line]].append(d.code)
    return found


def _supposed(text: str) -> dict[int, str]:
    """The conditions for which effects are only supposed, by the lines of the effects."""
    found, effect = {}, ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("    "):
            effect = line.strip().partition(":")[0] if line.startswith("  put_") else ""
        if effect:
            found[number] = f"mark = 1 after {'put_deeper' if effect == 'put_below' else effect}"
    return found


@pytest.mark.parametrize("condition", HIDDEN)
def test_what_selects_is_read(condition: str) -> None:
    assert told_of(condition) == ["RW607"]


@pytest.mark.parametrize("condition", VISIBLE)
def test_what_the_chooser_sees_may_decide(condition: str) -> None:
    assert told_of(condition) == []


# ---- what steps hand over --------------------------------------------------------------------------------------------

PICKS = """{pick: "card gone in me.hand", do: move gone to WHERE, says: "{me} x"}"""
"""An action that picks from the chooser's own hand."""
ONWARD = """z: {must: act, by: player 1, if_none: skip,
    then: {must: "look(first(open), gone.rank)", by: BY, if_none: skip}}"""


def handed(argument: str, by: str = "player 1", look: str = "n = 1") -> list[str]:
    """The errors where a step hands over a card or a number."""
    card, number = (argument, "1") if look != "n = 1" else ("top", argument)
    return found(look=look, steps=f"z: {{must: 'look({card}, {number})', by: {by}, if_none: skip}}")


@pytest.mark.parametrize(
    "argument",
    [
        "num",
        "hint[player 1]",
        "hint[next(player 1)]",
        "count(ace in (side 1).chest)",  # whose it is shows in `side_of` only
        "sum(hint[player] for player)",
        "sec[player 2]",
        "count(ace in row)",
        "position_of(the(first(ace in row)))",
        "plus(num)",
    ],
)
def test_an_argument_that_decides_is_read(argument: str) -> None:
    assert [line[:5] for line in handed(argument)] == ["RW607"]


@pytest.mark.parametrize("argument", ["sec[player 1]", "hint[player 2]", "pot", "(player 1).purse", "top.rank"])
def test_an_argument_may_be_what_the_chooser_sees(argument: str) -> None:
    assert handed(argument) == []


@pytest.mark.parametrize(
    ("argument", "look", "told"),
    [
        ("the(first(row))", "position_of(c) = 1", []),
        ("the(first(row))", "c.rank = 1", ["RW607"]),
        ("the(first(open))", "c.rank = 1", []),
        ("the(first(ace in row))", "position_of(c) = 1", ["RW607"]),
        ("the(first(ace in row))", "any(card in row where position_of(card) < position_of(c))", ["RW607"]),
        ("the(first((player 1).hand))", "c.rank = 1", []),
        ("the(first((player 2).hand))", "c.rank = 1", ["RW607"]),
        ("the(first((player 1).front))", "c.noted = 1", []),  # it lies there as it is read
        ("the(first((player 1).front))", "noted_on(c) = 1", []),
        ("the(first((player 2).front))", "c.noted = 1", ["RW607"]),
        ("the(first(open))", "c.noted = 1", ["RW607"]),  # nobody owns it
        ("the(first((player 1).front))", "c.bent = 1", []),
    ],
)
def test_a_component_that_is_handed_over_is_read_as_the_chooser_sees_it(
    argument: str, look: str, told: list[str]
) -> None:
    assert [line[:5] for line in handed(argument, look=look)] == told


@pytest.mark.parametrize(
    ("loop", "look", "told"),
    [
        ("card c in row", "position_of(c) = 1", []),
        ("card c in row where c.rank = 1", "position_of(c) = 1", ["RW607"]),
        ("card c in row by highest c.rank then lowest position_of(c)", "position_of(c) = 1", ["RW607"]),
        ("card c in open where c.rank = 1", "c.rank = 1", []),
        ("first num card c in open", "position_of(c) = 1", ["RW607"]),
    ],
)
def test_the_member_of_a_loop_is_what_selects_it(loop: str, look: str, told: list[str]) -> None:
    steps = f"""z:
      each: "{loop}"
      steps: {{ask: {{must: "look(c, 1)", by: player 1, if_none: skip}}}}"""
    assert [line[:5] for line in found(look=look, steps=steps)] == told


@pytest.mark.parametrize(
    ("where", "by", "seen_by", "told"),
    [
        ("open face up", "player 1", "", []),
        ("open", "player 1", "", []),
        ("open", "player 2", "", []),
        ("heap", "player 1", "", []),
        ("heap", "player 2", "", ["RW607"]),
        ("heap", "who", "", ["RW607"]),
        ("row face down", "player 2", "", ["RW607"]),
        ("row face up", "player 2", "", []),
        ("heap", "player 1", "owner", []),
        ("heap", "player 2", "owner", ["RW607"]),
    ],
)
def test_what_a_chooser_picked_he_knows_and_nobody_else(where: str, by: str, seen_by: str, told: list[str]) -> None:
    action = PICKS.replace("WHERE", where.removesuffix(" face up") if where.startswith("open") else where)
    action = action.replace("says", "seen_by: owner, says") if seen_by else action
    steps = ONWARD.replace("BY", by).replace("first(open)", "top")
    assert [line[:5] for line in found(action, steps=steps)] == told


@pytest.mark.parametrize(
    ("loop", "argument", "told"),
    [
        ("card c in (player 1).front", "c.noted", ["RW607"]),  # where it lies when it is read is not plain
        ("card c in (player 1).front", "c.bent", []),
        ("player p where dark", "sec[p]", ["RW607"]),
        ("player p where sec[player 1] = 1", "number_of(p)", []),
        ("player p where sec[player 2] = 1", "number_of(p)", ["RW607"]),
    ],
)
def test_what_is_read_of_the_member_of_a_loop(loop: str, argument: str, told: list[str]) -> None:
    steps = f"""z:
      each: "{loop}"
      steps: {{ask: {{must: "look(top, {argument})", by: player 1, if_none: skip}}}}"""
    assert [line[:5] for line in found(steps=steps) if line.startswith("RW607")] == told


@pytest.mark.parametrize(
    "step",
    [
        "everyone: 'look(top, number_of(PLAYER))', who: player p where dark, if_none: skip",
        "offer: 'look(top, number_of(PLAYER))', to: player p clockwise from player 1 where dark",
        "offer: 'look(top, sec[PLAYER])', to: player p clockwise from player 1 where dark",
    ],
)
def test_who_is_asked_everybody_sees(step: str) -> None:
    """Whatever selects him, which RW718 is about."""
    for player, told in (("p", []), ("next(p)", [] if "number_of" in step else ["RW607"])):
        steps = f"z: {{{step.replace('PLAYER', player)}}}"
        assert [line[:5] for line in found(steps=steps) if line.startswith("RW607")] == told


@pytest.mark.parametrize(
    ("pick", "argument", "by", "told"),
    [
        ("card gone in me.front, card other in me.hand where gone.noted = 1", "1", 1, []),
        ("card gone in (next(me)).front, card other in me.hand where gone.noted = 1", "1", 1, ["RW607"]),
        ("card gone in (player 2).front", "gone.noted", 2, ["RW607"]),
        ("card gone in (player 2).front", "gone.bent", 2, []),
        ("k = sec[me]", "k", 1, []),
        ("k = sec[me]", "k", 2, ["RW607"]),
        ("k = pot", "k", 2, []),
    ],
)
def test_what_is_read_of_a_pick_and_what_is_worked_out_as_one(
    pick: str, argument: str, by: int, told: list[str]
) -> None:
    steps = (
        f"z: {{must: act, by: player 1, if_none: skip, then: {{must: 'look(top, {argument})', by: player {by}, "
        f"if_none: skip}}}}"
    )
    assert [line[:5] for line in found(f'{{pick: "{pick}", says: "{{me}} x"}}', steps=steps)] == told


def test_a_number_that_was_picked_in_secret_is_known_to_its_chooser_alone() -> None:
    action = '{pick: "k in 1..3", seen_by: owner, says: "{me} x"}'
    steps = 'z: {must: act, by: player 1, if_none: skip, then: {must: "look(top, k)", by: BY, if_none: skip}}'
    assert found(action, steps=steps.replace("BY", "player 1")) == []
    assert [line[:5] for line in found(action, steps=steps.replace("BY", "player 2"))] == ["RW607"]


def test_what_is_seen_is_judged_for_each_viewer_and_by_what_he_knows() -> None:
    """The same part of the rules, asked for its owner, for everybody, and where a
    name in it is known, whatever was asked before.
    """
    report = Report()
    symbols = read_text(
        Source("reads.yaml", _text('{where: "sec[me] = 1 and sec[next(me)] = 1"}', "c.rank = n")), report
    )
    assert symbols is not None
    visibility = Visibility(Constants(symbols, default_configuration(symbols, 2)))
    act, look = symbols.actions["act"], symbols.actions["look"]
    assert isinstance(act.where, t.Logic)
    mine, other = act.where.items
    assert visibility.seen(mine, act.me) and not visibility.seen(other, act.me) and not visibility.seen(mine, None)
    card, number = look.signature
    known = {card: Known(None, True), number: Known(None)}
    assert visibility.seen(look.where, look.me, known)
    assert not visibility.seen(look.where, look.me, {**known, card: Known(None, False)})
    assert visibility.seen(look.where, look.me, known)


def test_names_and_terms_are_judged_for_each_viewer() -> None:
    """What was worked out for one is not taken for another."""
    text = _text('{pick: "k in 1..3", seen_by: owner, says: "{me} x"}').replace(
        "terms:\n", "terms:\n  held_first: sec[player 1]\n"
    )
    symbols = read_text(Source("reads.yaml", text), Report())
    assert symbols is not None
    term, act = next(term for term in symbols.terms if term.name == "held_first"), symbols.actions["act"]
    (picked,) = act.pick_vars
    for node, knows, others in (
        (t.TermCall(picked.span, NUMBER, term, ()), 0, (1, None)),
        (t.Local(picked.span, NUMBER, picked), act.me, (1, None)),
    ):
        for viewers in ((knows, *others), (*others, knows)):
            visibility = Visibility(Constants(symbols, default_configuration(symbols, 2)))
            assert {me: visibility.seen(node, me) for me in viewers} == {me: me == knows for me in viewers}


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        ("card best in cards", []),
        ("card gone in me.hand, card best in cards, n = 1", []),
        ("1..2 cards chosen in me.hand, card best in chosen", []),
        ("1..2 cards chosen in row, card best in chosen", []),
        ("cell best in cells", []),
    ],
)
def test_a_pick_from_what_is_seen_or_was_picked_is_none_in_the_dark(pick: str, told: list[str]) -> None:
    action = f'  sift(1..2 cards, 1..2 cells): {{pick: "{pick}", says: "{{me}} z"}}'
    given = '{pick: "1..2 cards in me.hand, 1..2 cells", says: "{me} x"}'
    steps = (
        'z: {must: act, by: player 1, if_none: skip, then: {must: "sift(cards, cells)", by: player 1, if_none: skip}}'
    )
    text = _text(given, steps=steps).replace("  other: {says", f"{action}\n  other: {{says")
    report = Report()
    check_text(Source("reads.yaml", text), report)
    assert [d.code for d in report if d.severity is Severity.ERROR] == told


def test_every_expression_is_told_apart() -> None:
    """A class of expressions that is new is in the union that the analysis goes
    through, and mypy then asks for its case.
    """
    classes = {found for found in vars(t).values() if isinstance(found, type) and issubclass(found, t.ExpressionNode)}
    assert classes - {t.ExpressionNode} == set(get_args(t.Expr))
