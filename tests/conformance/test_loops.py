"""Loops that the compiled code goes through in another way than one member after the
other: in chunks, or written out.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.backend.codegen.loop_work import MOST_MEMBERS, LoopWork
from rulewright.backend.codegen.program_printer import printed
from rulewright.ir.program import Domain, Op

from .cases import sample
from .test_faults import faults, machine_of

TEXT = """
rulewright: 1
game: looked_at
title: Looked at
players: 2
limit: 60 decisions
components: {card: {traits: {rank: 0..3}, kinds: {joker: {rank: 0, count: 2}, plain: {rank: each 1..3, count: 3}}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, order: row, seen_by: owner}
  box: {holds: card, seen_by: everyone}
actions:
  drop: {pick: "card in me.hand where WHERE", do: move card to box}
  take: {do: draw up to 1 from deck to me.hand}
phases:
  game:
    start: |
      move jokers in deck to box
      shuffle deck
      for each player: draw 4 from deck to player.hand
    go: {repeat: {each: player me clockwise from player 1, steps: {act: {must: [drop, take], if_none: never}}},
        until: "count(box) >= 8"}
score: {of: player, points: count(player.hand), rank: highest points then shared}
"""


def test_what_lies_beyond_a_row_does_not_fault(tmp_path: Path) -> None:
    """Members are read four by four; a division that only the first component, which
    lies elsewhere, could make fail does not fail.
    """
    machine = machine_of(tmp_path, TEXT.replace("WHERE", "6 / card.rank rounded down > 2"))
    assert faults(machine, 6) == []


def test_only_what_cannot_fault_is_read_in_chunks(tmp_path: Path) -> None:
    """The same pick with a plain condition. What is printed for every game has such loops too."""
    plain, faulty = (
        printed(machine_of(tmp_path, TEXT.replace("WHERE", where))).text.count(f"UNROLL(4)\n{' ' * 8}for")
        for where in ("card.rank > 1", "6 / card.rank rounded down > 2")
    )
    assert plain == faulty + 1
    assert faults(machine_of(tmp_path, TEXT.replace("WHERE", "card.rank > 1")), 6) == []


def test_a_later_member_that_would_fault_is_not_asked(tmp_path: Path) -> None:
    """`any` stops at the first that will do, also where the loop is written out."""
    risky = "any(n in 1..3 where 4 / (3 - n) rounded down > 1)"
    text = TEXT.replace("take: {do:", f'take: {{where: "{risky}", do:').replace("WHERE", "card.rank > 1")
    machine = machine_of(tmp_path, text)
    assert faults(machine, 3) == []
    assert re.search(r"num (\w+) = 3 - \w+;\n\s*if \(RARE\(\1 == 0\)\)", printed(machine).text)


def test_a_board_is_looked_at_without_jumps() -> None:
    """Conditions over a handful of spaces are written out, and nothing is left to guess."""
    text = printed(next(case for case in sample() if case.name.endswith("dots_and_boxes")).machine).text
    loops = re.findall(r"UNROLL\(4\)\n +for .*\n(.*)\n", text)
    assert len(loops) >= 2
    assert not [line for line in loops if "goto" in line or "&&" in line or "||" in line or "if" in line]


@pytest.mark.parametrize(("name", "streams"), [("tic_tac_toe", 4), ("kuhn", 5), ("leduc", 7)])
def test_only_streams_that_are_used_are_started(name: str, streams: int) -> None:
    """Bots always; set-up if there is chance; play only if there is chance after a decision.
    (Batches are compared in test_equal.py.)
    """
    text = printed(next(case for case in sample() if case.name.endswith(name)).machine).text
    assert f"#define WANTED {streams}\n" in text


def numbers(low: Op, high: Op, where: Op | None = None) -> Domain:
    return Domain("range", (low, high), 0, where)


@pytest.mark.parametrize(
    ("domain", "members"),
    [
        (numbers(Op("const", (2,)), Op("const", (5,))), 4),
        (numbers(Op("const", (1,)), Op("const", (MOST_MEMBERS,))), MOST_MEMBERS),
        (numbers(Op("const", (0,)), Op("const", (MOST_MEMBERS,))), 0),
        (numbers(Op("const", (5,)), Op("const", (2,))), 0),
        (numbers(Op("const", (2,)), Op("slot", (5,))), 0),
        (Domain("players", (), 0), 4),
        (Domain("zone", (Op("const", (0,)),), 0), 0),
    ],
    ids=str,
)
def test_which_loops_are_written_out(domain: Domain, members: int) -> None:
    """Those over a few members that are the same in every position."""
    assert loops().few(domain) == members


def test_what_is_too_much_is_not_written_out() -> None:
    """Loops in loops in loops, and what looks at zones."""
    low, high = Op("const", (1,)), Op("const", (9,))
    domain = numbers(low, high, Op("eq", (Op("slot", (0,)), low)))
    assert loops().times(domain) == 9
    for _ in range(3):
        domain = numbers(low, high, Op("any", (domain,)))
    assert loops().times(domain) == 0
    assert loops().times(numbers(low, high, Op("count", (Domain("zone", (Op("const", (0,)),), 0),)))) == 0


def test_what_is_known_costs_nothing() -> None:
    """Whether two members are in one row is settled when the code is built, if both are known;
    and then a third of the rest remains.
    """
    rows = [Op("div_down", (Op("slot", (slot,)), Op("const", (3,)))) for slot in (0, 1)]
    marks = [Op("array", (50, Op("slot", (slot,)), 9)) for slot in (0, 1)]
    same_row, same_mark = Op("eq", tuple(rows)), Op("eq", tuple(marks))
    assert loops().left(same_row, frozenset({0, 1})) == 0 < loops().left(same_row, frozenset({0}))
    both = Op("and", (same_row, same_mark))
    assert loops().left(both, frozenset({0, 1})) == loops().left(same_mark, frozenset({0, 1})) // 3 < loops().left(both)


def loops() -> LoopWork:
    return LoopWork(next(case for case in sample() if case.name == "gravediggers").machine.program)


def test_groups_of_a_hand_are_found_before_the_loop_over_its_cards(tmp_path: Path) -> None:
    """What is left without each card needs one search, unless the sum itself depends on the card."""
    body = "least_left({} for card c in me.hand where c != card without 2 equal in rank) < 3"
    take = "draw up to 1 from deck to me.hand"
    text = TEXT.replace("per: player,", "per: player, room: 8,").replace(take, f'"if count(me.hand) < 8: {take}"')
    searched = []
    for added in ("c.rank", "c.rank + card.rank"):
        lines = printed(machine_of(tmp_path, text.replace("WHERE", body.format(added)))).text.splitlines()
        lines = lines[next(at for at, line in enumerate(lines) if "RW num list_drop" in line) :]
        search = next(at for at, line in enumerate(lines) if "rw_groups(values" in line)
        searched.append(search < next(at for at, line in enumerate(lines) if "out[n]" in line or "out[n++]" in line))
        depth = (len(lines[search]) - len(lines[search].lstrip())) // 4
        searched.append(depth == 1)
    assert searched == [True, True, True, False]


def test_a_hand_is_gone_through_once_for_all_ranks() -> None:
    """What is asked of rank after rank is counted at once: in picks, and in loops of steps until a component moves."""
    text = _text_of("counted")
    run = text[text.index("RW int rw_run") :]
    listed = text[text.index("RW num list_ask_rank") :].split("\n}\n")[0]
    assert listed.count("for (") == 2 and "memset(histogram" in listed
    of = re.findall(r"num (counted_of\d+) = -1;", run.split("switch")[0])
    assert len(of) == 4
    emptied = f"{' = '.join(of)} = -1;"
    moves = [
        block for block in run.split("VISIT(")[1:] if "arrive_" in block or "move_" in block or "rw_shuffle" in block
    ]
    assert moves and all(emptied in block for block in moves)


def test_what_looks_at_one_pick_each_is_asked_apart() -> None:
    """Picks whose condition can be divided are multiplied; others are not: who is asked by another, what may fault."""
    text = _text_of("counted")
    assert "list_ask_rank(" in text and "list_ask_target(" in text
    assert "list_swap(" in text and "list_ask_next(" in text


def _text_of(name: str) -> str:
    """The C of a ruleset of this folder."""
    (case,) = (case for case in sample() if case.name == name)
    return printed(case.machine).text
