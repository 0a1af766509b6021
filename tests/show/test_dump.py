"""The typed trees as data and text."""

from __future__ import annotations

import json
from typing import Any

from rulewright import loading
from rulewright.show.dump import document_data, symbols_data, text_lines
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESET = """\
rulewright: 1
game: sample
players: 2
limit: 9 decisions
options: {pace: {values: [slow, fast]}}
components: {tile: {kinds: {plain: 3}}}
zones: {hand: {holds: tile, per: player, seen_by: owner}, bag: {holds: tile, starts: all, seen_by: nobody}}
state: {done: {is: flag, start: no}}
terms:
  player.rich: count(player.hand) > 1 and pace = fast
actions:
  drop: {pick: tile in me.hand, do: move tile to bag}
phases: {game: {close: set done to yes}}
score: {of: player, points: count(player.hand), rank: highest points then shared}
"""


def sections() -> tuple[dict[str, Any], dict[str, Any]]:
    report = Report()
    symbols = loading.read_text(Source("sample.yaml", RULESET), report)
    assert symbols is not None, [d.message for d in report]
    return document_data(symbols.document), symbols_data(symbols)


def test_declarations_keep_their_places_and_leave_out_what_is_empty() -> None:
    """A declaration is a mapping: what it is, where it stands, and what it says."""
    action = sections()[0]["actions"][0]
    assert action["is"] == "ActionDecl"
    assert action["at"] == "sample.yaml:12:3"
    assert set(action) == {"is", "at", "signature", "picks", "do"}


def test_what_is_declared_elsewhere_stands_by_its_name() -> None:
    """So data is finite, though symbols and trees point at each other; words and flags are words."""
    typed = sections()[1]
    term = typed["terms"][0]
    assert term["signature"] == ["player: player"]
    assert term["body"]["items"][1] | {"at": ""} == {
        "is": "Compare", "at": "", "type": "flag", "operator": "=",
        "left": {"is": "OptionValue", "at": "sample.yaml:10:43", "type": "pace", "option": "pace"},
        "right": {"is": "Const", "at": "sample.yaml:10:50", "type": "pace", "value": "fast"},
    }  # fmt: skip
    assert typed["phases"]["game"]["steps"][0]["verb"]["block"][0]["value"]["value"] == "yes"
    json.dumps(typed)


def test_the_text_is_an_outline_with_lines() -> None:
    """What fits stands on one line, with its type; a place is told where the line changes."""
    declared, typed = sections()
    assert "    pick: tile" not in "\n".join(text_lines(declared))
    assert "    picks: [Choose(words=[tile], place=Belonging(owner=me, name=hand))]" in list(text_lines(declared))
    lines = list(text_lines(typed))
    assert "  - Term: flag  ; sample.yaml:10" in lines
    assert "          right: Const(1): number" in lines
