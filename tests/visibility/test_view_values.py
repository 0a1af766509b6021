"""What a view says of values of every type, of what lies in an order that is not decided, of dice, and
of what is sealed: both backends, word for word.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from properties.catalogue import machine_of
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.ir.program import PASS
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD

TEXT = """\
rulewright: 1
game: values
players: 2
limit: 100 decisions
spaces: {cell: {count: 3}}
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 2}, king: {rank: 4, count: 2}}}
  tile: {kinds: {tile: 3}}
  die: {plural: dice, rolls: -1..4, kinds: {bone: 2}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: everyone}
  stack: {holds: card, order: pile, seen_by: nobody}
  cup: {holds: die, starts: all, seen_by: everyone}
  row: {holds: card, order: row, seen_by: everyone}
  sack: {holds: tile, order: pile, starts: all, seen_by: everyone}
  mixed: {holds: tile, order: pile, seen_by: everyone}
  file: {holds: tile, order: row, per: player, seen_by: owner}
state:
  yes_no: {is: flag, start: yes}
  no_yes: {is: flag, start: no}
  whose: {is: player, start: player 2}
  no_one: {is: player or none, start: none}
  amount: {is: 0..9 or none, start: none}
  low: {is: -5..5, start: -1}
  tapped: {is: flag, per: tile, start: no}
  worth: {is: 0..9, per: tile, start: 3, seen_by: owner}
  guess: {is: 0..9, per: tile, start: 5, seen_by: nobody}
  three: {is: 0..9, start: 0, per: [player, cell]}
terms:
  total: low + 3
  player.own: three[player, cell 2]
  lead: (the(first(row))).rank
table: {total: {title: total}, own: {title: own}, lead: {title: lead}}
actions:
  first: {says: "{me} is first"}
  second: {says: "{me} is second"}
phases:
  game:
    fill: |
      for each player p:
        for each cell c: set three[p, c] to 3 * number_of(p) + number_of(c) - 3
      roll dice in cup
    stir: |
      move first 2 card in deck to stack on top
      shuffle stack
    mark: |
      move first 2 tile in sack to (player 2).file
      set (the(last((player 2).file))).tapped to yes
      shuffle sack into mixed
    both: {everyone: [first, second], if_none: never}
    more: {must: first, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""


@cache
def machine() -> Machine:
    found = load_text(Source("values.yaml", TEXT), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(2, {})


def both() -> tuple[Game, NativeGame]:
    native = NativeMachine(machine(), BUILD).blank()
    native.begin(1, True)
    return Game.start(machine(), 1), native


def state(view: dict[str, Any], name: str) -> list[object]:
    return [entry["value"] for entry in view["state"] if entry["state"] == name]


@pytest.mark.parametrize("eye", [0, 1, None])
def test_values_in_words(eye: int | None) -> None:
    game, native = both()
    for view in (game.view(eye), native.view(eye), {**game.full_view(), "legal": []}):
        assert state(view, "yes_no") == [True] and state(view, "no_yes") == [False]
        assert type(state(view, "yes_no")[0]) is bool
        assert state(view, "whose") == ["Player 2"] and state(view, "no_one") == ["none"]
        assert state(view, "amount") == ["none"] and state(view, "low") == [-1]
        threes = [(entry["owner"], entry["of"], entry["value"]) for entry in view["state"] if entry["state"] == "three"]
        assert threes == [(f"Player {p}", [f"cell {c}"], 3 * p + c - 3) for p in (1, 2) for c in (1, 2, 3)]
        assert all("of" not in entry for entry in view["state"] if entry["state"] != "three")


def test_an_order_that_is_not_decided_is_seen_by_nobody() -> None:
    """Not even by whoever may see everything; what lies in order, that one sees."""
    game, native = both()
    for view in (game.view(0), native.view(0), game.full_view()):
        rows = {zone["zone"]: zone.get("row") for zone in view["zones"]}
        assert rows["stack"] == [None, None] and len(rows["deck"]) == 2 and None not in rows["deck"]


MARKS = {"tapped": [False, True], "worth": [3, 3], "guess": [5, 5]}
NONE_SEEN = {"worth": [None, None], "guess": [None, None]}


def test_marks_are_seen_by_their_audience_and_by_whoever_may_see_everything() -> None:
    game, native = both()
    own = {**MARKS, **NONE_SEEN, "worth": [3, 3]}
    for view, marks in (
        *((played.view(1), own) for played in (game, native)),
        *((played.view(eye), {**MARKS, **NONE_SEEN}) for played in (game, native) for eye in (0, None)),
        (game.full_view(), MARKS),
    ):
        (found,) = (zone for zone in view["zones"] if zone["zone"] == "file" and zone["owner"] == "Player 2")
        assert found["marks"] == marks
        assert [zone["zone"] for zone in view["zones"] if "marks" in zone] == ["sack", "mixed", "file", "file"]


def test_a_pile_that_is_seen_while_it_is_shuffled_is_seen_in_its_order() -> None:
    game, native = both()
    for view in (game.view(0), native.view(1), game.view(None)):
        (found,) = (zone for zone in view["zones"] if zone["zone"] == "mixed")
        assert found["row"] == ["tile"]


def test_what_is_worked_out_for_the_table_is_seen_by_all_where_it_can_be() -> None:
    game, native = both()
    own = [{"term": "own", "owner": f"Player {player}", "value": 3 * player - 1} for player in (1, 2)]
    for eye in (0, 1, None):
        assert json.dumps(native.view(eye)) == json.dumps(game.view(eye))
    for view in (game.view(0), game.view(1), game.view(None), game.full_view()):
        assert view["terms"] == [
            {"term": "total", "owner": None, "value": 2}, *own, {"term": "lead", "owner": None, "value": None},
        ]  # fmt: skip


def test_what_is_sealed_is_seen_by_its_seat_alone_until_all_are_in() -> None:
    game, native = both()
    first = game.legal(0)[0]
    for played in (game, native):
        played.choose(0, first)
        assert [played.view(eye)["sealed"] for eye in (0, 1, None)] == [first, None, None]
        assert [played.view(eye)["to_act"] for eye in (0, 1, None)] == [[1]] * 3
        played.choose(1, played.legal(1)[1])
        assert [played.view(eye)["sealed"] for eye in (0, 1, None)] == [None] * 3


def test_whoever_may_see_everything_sees_it() -> None:
    game, _ = both()
    full = game.full_view()
    assert full["seat"] is None and all(entry["seen"] for entry in full["state"])
    assert [zone for zone in full["zones"] if zone["zone"] == "cup"] == [
        zone for zone in game.view(0)["zones"] if zone["zone"] == "cup"
    ]


SEALED = """\
rulewright: 1
game: sealed
players: 2
limit: 100 decisions
state: {luck: {is: 1..6, per: player, start: 1}}
actions:
  go: {where: me = player 1, do: "set luck[me] to random(n in 1..6)", says: "{me} goes"}
  stay: {where: me = player 1, says: "{me} stays"}
phases:
  game:
    both: {everyone: [go, stay], if_none: skip}
    more: {must: [go, stay], by: player 1, if_none: never}
score: {of: player, points: "luck[player]", rank: highest points then shared}
"""


def test_who_has_no_choice_has_sealed_that_and_nothing_is_sealed_once_all_are_in(tmp_path: Path) -> None:
    """Where chance decides in the middle of what was sealed, it is no longer anybody's secret to see."""
    made = machine_of(SEALED, 2, tmp_path)
    native = NativeMachine(made, BUILD).blank()
    native.begin(1, False)
    game = Game.start(made, 1, automatic=False)
    for played in (game, native):
        assert [played.view(eye)["sealed"] for eye in (0, 1, None)] == [None, PASS, None]
        played.choose(0, game.program.actions[0].base)
        assert [(played.view(eye)["sealed"], played.view(eye)["to_act"]) for eye in (0, 1, None)] == [(None, [])] * 3
