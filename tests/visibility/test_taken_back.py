"""What a choice has told its seat, by what its rules read: it can be taken back, or why it cannot, construct by
construct. Each is tried by the first player and by the third.
"""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.backend.runtime.machine import Machine
from rulewright.choosing.history import History, TooLate
from rulewright.choosing.new_information import CHANCE, LEARNED, READ
from rulewright.game import Game
from rulewright.ir.program import PASS
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: back
players: 4
limit: 100 decisions
sides: {count: 2}
spaces: {cell: {count: 2}}
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 30}, king: {rank: 4, count: 30}}}
  die: {plural: dice, rolls: 1..6, kinds: {bone: 2}}
zones:
  hand: {holds: card, per: player, seen_by: owner}
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  nest: {holds: card, per: player, seen_by: owner}
  nook: {holds: card, per: [player, cell], seen_by: owner}
  rack: {holds: card, per: player, seen_by: everyone}
  file: {holds: card, order: row, per: player, seen_by: others}
  shelf: {holds: card, order: row, per: player, seen_by: everyone}
  team: {holds: card, per: side, seen_by: owner}
  tray: {holds: card, order: row, seen_by: everyone}
  faces: {holds: card, order: row, seen_by: face}
  box: {holds: card, seen_by: nobody}
  cup: {holds: die, starts: all, seen_by: everyone}
money:
  coin:
    bank: {start: 50, seen_by: everyone}
    safe: {start: 9, seen_by: nobody}
    purse: {per: player, start: 5, seen_by: owner}
    till: {per: player, start: 5, seen_by: everyone}
    chest: {per: side, start: 5, seen_by: owner}
    bag: {per: [player, cell], start: 2, seen_by: owner}
    tin: {per: player, start: 5, seen_by: nobody}
  gem:
    pieces: {values: [1, 5]}
    pouch: {per: player, start: 12, seen_by: owner}
    crate: {per: player, start: 12, seen_by: nobody}
    vault: {start: 12, seen_by: everyone}
state:
  total: {is: 0..999, start: 0}
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
  pub: {is: 0..9, start: 2, per: player}
  dark: {is: 0..9, start: 2, seen_by: nobody}
  lead: {is: player, start: player 1}
  holder: {is: player, start: player 1, seen_by: nobody}
  own: {is: 0..9, start: 2, per: [player, cell], seen_by: owner}
  heir: {is: player, start: player 1, per: player}
  dread: {is: 0..9, start: 2, per: player, seen_by: nobody}
  third: {is: player, start: player 3}
  spot: {is: cell, start: cell 1}
  deep: {is: 0..9, start: 2, per: cell, seen_by: nobody}
  ours: {is: 0..9, start: 2, per: side, seen_by: owner}
  mark: {is: 0..9, start: 0, per: card, seen_by: owner}
  open: {is: 0..9, start: 0, per: card, seen_by: everyone}
terms:
  rank_of(card c): c.rank
  sec_of(player p): sec[p]
  twice(number n): 2 * n
  player.amount: sec[player]
effects:
  bump(number n): set pub[player 1] to n
  lend(player p): set lead to p
  lead_then(player p): |
    set lead to p
    set total to sec[lead]
  heir_then(player p): |
    set heir[third] to player 2
    set total to sec[heir[player 3]]
  named(player p): |
    let n = sec[player 1]
    set total to n
  first_of(player p): |
    let c = the(first(tray))
    set total to c.rank
  called(player p): |
    let q = lead
    set total to sec[q]
actions:
ACTIONS
phases:
  game:
    deal: |
      for each player p:
        draw 2 from deck to p.hand
        draw 1 from deck to p.rack
        draw 1 from deck to p.file
        draw 1 from deck to p.shelf
        draw 1 from deck to p.nest
        draw 1 from deck to nook[p, cell 1]
        draw 1 from deck to nook[p, cell 2]
      draw 1 from deck to (side 1).team
      draw 1 from deck to (side 2).team
      draw 3 from deck to tray
      draw 2 from deck to faces face down
      draw 2 from deck to faces face up
      draw 3 from deck to box
    play:
      turns: player me clockwise from player 1
      steps:
        act: {may: [NAMES], by: me, otherwise: {do: "set total to OTHERWISE"}}
      until: total = 999
score: {of: player, points: player.purse, rank: highest points then shared}
"""
BACK = "taken back"
TOLD: dict[tuple[str, str], tuple[str, ...]] = {
    (BACK, BACK): (
        "set total to count(ace in me.hand)",
        "set total to count(ace in me.nest)",
        "set total to count(ace in (next(me)).rack)",
        "set total to count(ace in lead.rack)",
        "for each player p: set total to count(ace in p.rack)",
        "set total to 3",
        "set total to sec[me]",
        "set total to pub[player 2]",
        "set total to ours[side 1]",
        "pay 1 from me.purse to bank",
        "pay 1 from bank to me.purse",
        "pay 1 from me.till to bank",
        "pay 1 from me.pouch to vault",
        "set total to me.purse",
        "if payable(1, me.purse): set total to 3",
        "if payable(1, me.pouch): set total to 3",
        "if payable(sec[me], me.till): set total to 3",
        "set total to count(me.hand)",
        "set total to count((player 1).hand)",
        "set total to count(ace in me.hand)",
        "set total to count(ace in tray)",
        "set total to count(box)",
        "set total to count(ace in (player 1).rack)",
        "set total to sum(c.rank for card c in rack)",
        "set total to sum(c.rank for card c in tray + me.rack)",
        "set total to count(tray + (player 1).hand)",
        "set total to count(hand)",
        "for each card c in tray by highest c.rank: set total to 3",
        "for each player p by highest pub[p] then clockwise from player 1: set total to 3",
        "move first 1 card in tray by highest card.rank to box",
        "set total to count(ace in (side 1).team)",
        "set total to sum(c.rank for card c in me.hand)",
        "set total to sum(c.rank for card c in tray)",
        "set total to sum(rank_of(c) for card c in me.hand)",
        "set total to sum(c.open for card c in tray)",
        "set total to twice(sec[me])",
        "set total to sec_of(me)",
        "set total to twice(pub[me])",
        "for each card c in me.hand: set total to c.rank",
        "for each card c in tray: set total to c.rank",
        "for each player p: set total to pub[p]",
        "show box to player 2",
        "show me.hand to player 2",
        "move deck to box",
        "move first total cards in tray to box",
        "move first me.amount cards in tray to box",
        "move aces in tray to box",
        "turn faces face down",
        "draw 1 from deck to box",
        "draw sec[me] from deck to box",
        "shuffle deck",
        "set dark to 3",
        "set sec[me] to 3",
        "set sec[player 2] to 3",
        "set holder to me",
        'say "{sec[player 1]}"',
        "pick: card in me.hand, do: set total to card.rank",
        "pick: card in me.hand, do: set total to rank_of(card)",
        "pick: n in 1..3, do: set total to n",
        'pick: "n = sec[me]", do: set total to n',
        'pick: card in me.hand, do: "set total to count(c in tray where c.rank = card.rank)"',
        "pick: card in me.hand, do: move card to tray",
        'pick: "2 cards in me.hand", do: set total to 3',
        'do: "set total to pub[player 1] after bump(4)"',
        'do: "show first 1 card in tray to player 1"',
    ),
    (BACK, str(READ)): (
        "set total to count(ace in lead.hand)",
        "set total to count(ace in lead.nest)",
        "set total to count(ace in nook[player 1, cell 2])",
        "pay 1 from bag[player 1, cell 1] to bank",
        "set total to bag[player 1, cell 2]",
        "set total to sec[heir[player 1]]",
        "set total to sec[player 1]",
        "set total to sec[lead]",
        "set total to own[player 1, cell 1]",
        "pay 1 from (player 1).purse to bank",
        "pay 1 from (player 1).pouch to vault",
        "pay 1 from (side 1).chest to bank",
        "set total to (player 1).purse",
        "if payable(1, (player 1).purse): set total to 3",
        "if payable(sec[player 1], me.till): set total to 3",
        "set total to count(ace in (player 1).hand)",
        "set total to count(ace in (player 3).file)",
        "set total to sum(c.open for card c in (player 3).file)",
        "set total to sum(c.rank for card c in tray + (player 1).hand)",
        "for each card c in (player 1).hand by highest c.rank: set total to 3",
        "set total to sum(c.rank for card c in tray where c.rank > sec[player 1])",
        "set total to sum(rank_of(c) for card c in (player 1).hand)",
        "set total to twice(sec[player 1])",
        "set total to sec_of(player 1)",
        "set total to sec_of(lead)",
        "for each card c in (player 1).hand: set total to c.rank",
        "move first lead.amount cards in tray to box",
        "draw sec[player 1] from deck to box",
        'do: "set total to pub[player 1] after bump(sec[player 1])"',
        'do: "if sec[player 1] > 9: set total to 3"',
        'do: "if sec[player 1] > 1: set total to 3"',
        'do: "named(me)"',
    ),
    (str(READ), BACK): (
        "set total to bag[player 3, cell 2]",
        "set total to sec[player 3]",
        "pay 1 from (player 3).purse to bank",
        "pay 1 from (player 3).pouch to vault",
        "set total to (player 3).pouch",
        "set total to count(ace in (player 1).file)",
        "set total to sum(c.rank for card c in (player 3).hand)",
    ),
    (str(READ), str(READ)): (
        "set total to dread[me]",
        "set total to (the(first(tray))).rank",
        "set total to (the(first(box))).rank",
        "set total to count(ace in holder.hand)",
        "set total to count(ace in holder.nest)",
        "set total to count(ace in (next(me)).hand)",
        "set total to count(ace in (next(me)).nest)",
        "set total to count(ace in holder.rack)",
        "set total to count(ace in lead.file)",
        "set total to count(ace in nook[me, cell 1])",
        "set total to count(ace in nook[lead, cell 2])",
        "for each player p: set total to count(ace in p.hand)",
        "for each player p: set total to count(ace in p.nest)",
        "pay 1 from bag[player 2, cell 1] to bank",
        "pay 1 from bag[me, cell 1] to bank",
        "pay 1 from me.tin to bank",
        "pay 1 from me.crate to vault",
        "set total to me.tin",
        "set total to deep[spot]",
        "set total to deep[cell 1]",
        "set total to ours[side_of(me)]",
        "set total to sec[next(me)]",
        "set total to sec[heir[me]]",
        'do: "heir_then(me)"',
        'do: "move box by highest card.rank to deck on top"',
        "set total to sec[holder]",
        "set total to pub[holder]",
        "set total to dark",
        "set total to own[me, cell 2]",
        "set total to own[player 2, cell 1]",
        "set total to ours[side 2]",
        "set total to sum(own[me, c] for cell c)",
        "pay 1 from bank to (player 2).purse",
        "pay 1 from safe to bank",
        "pay 1 from holder.till to bank",
        "set total to me.pouch",
        "set total to count(ace in box)",
        "set total to count(card in (player 3).hand where sec[player 1] = 2)",
        "set total to sum(c.rank for card c in hand)",
        "for each player p by highest sec[p] then clockwise from player 1: set total to 3",
        "for each player p by highest pub[p] then clockwise from holder: set total to 3",
        "move cards in box by highest card.rank to deck on top",
        "set total to count(ace in me.file)",
        "set total to count(ace in faces)",
        "set total to count(face_up card in faces)",
        "set total to sum(c.mark for card c in tray)",
        "set total to sum(c.mark for card c in me.shelf)",
        "set total to sec_of(holder)",
        "for each player p: set total to sec[p]",
        "show first 1 card in deck to player 2",
        "move first 1 card in deck to box",
        "move first dark cards in tray to box",
        "move aces in box to tray",
        "move tray to holder.rack",
        "turn last 1 card in faces face up",
        "set total to count(die d in cup where d.rolled = 6)",
        'do: "set total to sec[lead] after lend(player 3)"',
        'do: "set total to sec[lead] after lend(player 1)"',
        "pick: card in tray, do: set total to card.rank",
        "pick: card in faces, do: set total to card.rank",
        "pick: card in faces, do: set total to rank_of(card)",
        'pick: player p, do: "set total to sec[p]"',
        'do: "lead_then(me)"',
        'do: "set total to sec[lead] after lend(me)"',
        'do: "first_of(me)"',
        'do: "called(me)"',
    ),
    (str(LEARNED), str(LEARNED)): (
        "show box to me",
        "show first 1 card in deck to me",
        "move box to me.hand",
        "move box to tray",
        "turn faces face up",
        "turn first 1 card in faces face up",
        "draw 1 from deck to tray",
        "draw 1 from deck to me.hand",
    ),
    (str(CHANCE), str(CHANCE)): (
        "shuffle tray",
        "roll dice in cup",
        "set total to random(n in 1..6)",
        "pick: card in box, do: move card to deck on top",
        "pick: card in box, do: move card to tray",
    ),
    (str(CHANCE), str(READ)): ("set total to random(n in 1..max(1, sec[player 1]))",),
}
"""By what the first and the third player are told who want to take it back: what a choice does, or what is picked and
done.
"""
CASES = [(what, told) for told, all_of_it in TOLD.items() for what in all_of_it]


def _action(number: int, what: str) -> str:
    does = what if what.startswith(("pick", "do:")) else f"do: '{what}'"
    return f'  a{number}: {{{does}, says: "{{me}} x"}}\n'


@cache
def machine(passes: str = "sec[me]") -> Machine:
    actions = "".join(_action(number, what) for number, (what, _) in enumerate(CASES))
    names = ", ".join(f"a{number}" for number in range(len(CASES)))
    text = TEXT.replace("ACTIONS\n", actions).replace("NAMES", names).replace("OTHERWISE", passes)
    found = load_text(Source("back.yaml", text), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(4, {})


def told(made: Machine, seat: int, number: int) -> str:
    """What a player is told who takes the first choice of an action (-1: none) and wants it back."""
    game = Game.start(made, 1)
    for other in range(seat):
        game.choose(other, made.program.actions[0].base)
    history = History(game, list("ABCD"))
    actions = {id_: -1 if id_ == PASS else made.choosers.of(id_).action.index for id_ in game.legal(seat)}
    history.choose(seat, next(id_ for id_, action in actions.items() if action == number), 0)
    try:
        history.back(seat)
    except TooLate as problem:
        return str(problem)
    return BACK


@pytest.mark.parametrize("number", range(len(CASES)), ids=[what for what, _ in CASES])
def test_what_a_choice_has_told(number: int) -> None:
    assert (told(machine(), 0, number), told(machine(), 2, number)) == CASES[number][1]


@pytest.mark.parametrize(
    ("passes", "expected"),
    [
        ("me", (str(READ), str(READ))),  # whose turn it is has changed since
        ("player 1", (BACK, str(READ))),
        ("player 3", (str(READ), BACK)),
        ("lead", (BACK, str(READ))),
    ],
)
def test_what_it_has_told_to_choose_nothing(passes: str, expected: tuple[str, str]) -> None:
    made = machine(f"sec[{passes}]")
    assert (told(made, 0, -1), told(made, 2, -1)) == expected
