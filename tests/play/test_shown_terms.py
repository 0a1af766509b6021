"""Terms that `table` names stand on the table, for everybody; rules, records and fingerprints do not change by it."""

from __future__ import annotations

from dataclasses import replace

from rulewright.game import Game
from rulewright.ir.program import Program
from rulewright.ir.stored import restored, stored
from rulewright.ir.verify import verify
from rulewright.loading import Ruleset, check_text, load_text
from rulewright.picture.position import Layer, Value
from rulewright.picture.table_layout import layout_of
from rulewright.picture.view_picture import picture
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = """\
rulewright: 1
game: shown
title: Shown
players: 2
limit: 100 decisions
spaces:
  town: {names: [Ulm, Bonn]}
money:
  coin:
    bank: {start: 20, seen_by: everyone}
    purse: {per: player, start: 2, from: bank, seen_by: AUDIENCE}
state:
  at: {is: town, per: player, start: Ulm}
terms:
  player.wealth: player.purse * 2
  leader: first(player p by highest p.at then clockwise from player 2)
  town.crowd: count(player p where p.at = town)
  share: 12 / count(player p where p.at = Ulm) rounded down
  pair_of(player one, player other): one.at = other.at
TABLE
actions:
  go: {pick: town where town != me.at, do: set me.at to town}
  earn: {do: pay 1 from bank to me.purse}
phases:
  game:
    play: {turns: "player me clockwise from player 1", steps: {act: {must: [go, earn]}}, until: USED}
score: {of: player, points: player.purse, rank: highest points then shared}
"""
TABLE = "table: {wealth: {title: riches}, leader: {title: in front}, crowd: {title: people}, share: {title: share}}"
USED = (
    "all(player.purse + player.wealth > 9 for player) and leader = player 1 and all(town.crowd > 0 for town) and "
    "share = 0"
)


def text(table: str = TABLE, audience: str = "everyone") -> str:
    shown = GAME.replace("TABLE", table).replace("AUDIENCE", audience)
    return shown.replace("USED", f'"({USED}) or pair_of(player 1, player 2)"')


def ruleset(table: str = TABLE) -> Ruleset:
    found = load_text(Source("shown.yaml", text(table)), Report())
    assert found is not None
    return found


def program(table: str = TABLE) -> Program:
    return ruleset(table).machine(2).program


def test_everybody_sees_what_is_worked_out() -> None:
    game = Game.start(ruleset().machine(2), 1)
    terms = {(one["term"], one["owner"]): one["value"] for one in game.view(None)["terms"]}
    assert terms == {
        ("wealth", "Player 1"): 4,
        ("wealth", "Player 2"): 4,
        ("leader", None): "Player 2",
        ("crowd", "Ulm"): 2,
        ("crowd", "Bonn"): 0,
        ("share", None): 6,
    }
    assert all(game.view(seat)["terms"] == game.view(None)["terms"] for seat in (0, 1))


def shown_values(layer: Layer) -> list[str | None]:
    return [holding.words for holding in layer.holdings if isinstance(holding, Value)]


def test_it_stands_on_the_table_with_its_title() -> None:
    made = ruleset()
    machine = made.machine(2)
    game = Game.start(machine, 1)
    layers = {
        layer.title: layer for group in picture(layout_of(made, machine), game.view(0)).groups for layer in group.layers
    }
    assert shown_values(layers["riches"]) == ["4", "4"]
    assert shown_values(layers["people"]) == ["2", "0"]
    assert shown_values(layers["in front"]) == ["Player 2"]


def test_no_rule_changes_by_it() -> None:
    with_terms, without = program(), program("")
    assert with_terms.shown and not without.shown
    assert with_terms.fingerprint == without.fingerprint
    assert list(map(str, with_terms.code)) == list(map(str, without.code))
    assert with_terms.position_start == without.position_start
    assert "terms" not in Game.start(ruleset("").machine(2), 1).view(0)


def test_it_is_stored_and_verified_with_the_program() -> None:
    found = program()
    assert verify(found) == ()
    assert restored(stored(found)).shown == found.shown
    wrong = replace(found, shown=(replace(found.shown[0], function=99),))
    assert any("there is no function 99" in problem for problem in verify(wrong))


def test_what_cannot_be_worked_out_now_is_not_known() -> None:
    game = Game.start(ruleset().machine(2), 1)
    for seat in (0, 1):
        game.choose(seat, next(number for number in game.legal(seat) if "Bonn" in game.words(seat, number)))
        if game.over:
            break
    share = next(one["value"] for one in game.view(None)["terms"] if one["term"] == "share")
    assert share is None


def refused(table: str, audience: str = "everyone") -> list[str]:
    report = Report()
    check_text(Source("shown.yaml", text(table, audience)), report)
    return [f"{one.code} {one.message}" for one in report.found if one.code in ("RW320", "RW305")]


def test_secrets_and_what_has_two_owners_are_refused() -> None:
    assert refused(TABLE) == []
    assert refused("table: {wealth: {title: riches}}", "owner") == [
        "RW320 `wealth` tells on the table what not all see"
    ]
    assert refused("table: {pair_of: {title: together}}") == ["RW320 `pair_of` cannot stand on the table"]
    assert refused("table: {wealth: {internal: yes}}")[0].startswith("RW320 `internal` says nothing of a term")
    assert refused("table: {welth: {title: riches}}")[0].startswith("RW305")
