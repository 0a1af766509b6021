"""State by every combination of keys is shown right, at every width: the
printed table is read back and compared with the view.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.game.view import View
from rulewright.picture import Group, Layer, Pieces, TableLayout, layout_of, picture
from rulewright.play.table_text import Line, as_text, table
from rulewright.source.cells import width

from .reading import read
from .test_menu import loaded

TEXT = """\
rulewright: 1
game: keyed
players: 2
limit: 9 decisions
sides: {{count: 2}}
spaces: {{cell: {{rows: 2, columns: 3}}, lane: {{count: 4}}}}
components: {{card: {{traits: {{hue: [red, light_blue, green]}}, kinds: {{plain: {{hue: each, count: 1}}}}}}}}
zones: {{box: {{holds: card, starts: all, seen_by: nobody}}}}
state: {{wall: {{is: {is_}, {per}start: {start}, seen_by: {seen_by}}}}}
actions: {{go: {{}}}}
phases: {{game: {{one: {{must: go, by: player 1}}, two: {{must: go, by: player 2}}}}}}
score: {{of: player, points: 0, rank: highest points then shared}}
"""
MEMBERS = {
    "player": ["Player 1", "Player 2"],
    "side": ["side 1", "side 2"],
    "cell": [f"cell {n}" for n in range(1, 7)],
    "lane": [f"lane {n}" for n in range(1, 5)],
    "hue": ["red", "light blue", "green"],
}
TYPES = {"flag": ("no", 0, 1), "0..1000": ("0", 0, 1000), "player or none": ("none", -1, 1)}
KEYS = [keys for count in range(4) for keys in product(MEMBERS, repeat=count)]
WIDTHS = (20, 40, 80, 200)
COLUMNS = 3


def keyed(folder: Path, keys: tuple[str, ...], is_: str, seen_by: str) -> tuple[Game, TableLayout]:
    per = f"per: [{', '.join(keys)}], " if keys else ""
    text = TEXT.format(is_=is_, per=per, start=TYPES[is_][0], seen_by=seen_by)
    (folder / "ruleset.yaml").write_text(text, encoding="utf-8")
    return laid(folder)


def laid(folder: Path) -> tuple[Game, TableLayout]:
    ruleset = loaded(str(folder))
    machine = ruleset.machine()
    return Game.start(machine, 1), layout_of(ruleset, machine)


def expected(game: Game, eye: int | None) -> dict[tuple[str, ...], str]:
    """What the view says, by keys, as text."""
    found = {}
    for entry in game.view(eye)["state"]:
        keys = (*([entry["owner"]] if entry["owner"] else []), *entry.get("of", ()))
        value = {True: "yes", False: "no"}[entry["value"]] if isinstance(entry["value"], bool) else str(entry["value"])
        found[keys] = value if entry["seen"] else "?"
    return found


def drawn(layout: TableLayout, view: View, columns: int) -> list[Line]:
    """The table without its zones."""
    whole = picture(layout, view)
    groups = [replace(group, layers=_without_zones(group)) for group in whole.groups]
    return table(replace(whole, groups=tuple(group for group in groups if group.layers or group.matrices)), columns)


def _without_zones(group: Group) -> tuple[Layer, ...]:
    return tuple(layer for layer in group.layers if not isinstance(layer.holdings[0], Pieces))


def same(text: str) -> str:
    """In a table, none and no are a dot."""
    return "." if text in ("no", "none") else text


@pytest.mark.parametrize("keys", KEYS, ids="-".join)
def test_what_is_printed_is_what_is_seen(keys: tuple[str, ...], tmp_path: Path) -> None:
    """Types, audiences and values by lot; every eye and every width."""
    rng = random.Random("-".join(keys))
    is_ = rng.choice(list(TYPES))
    audiences = ["everyone", "everyone", "nobody", *(["owner"] if keys[:1] == ("player",) else [])]
    game, layout = keyed(tmp_path, keys, is_, rng.choice(audiences))
    slots = game.program.variables[0].slots
    for share in (0.0, 0.2, 1.0):
        for at in range(slots.base, slots.base + slots.size):
            game.state.slots[at] = rng.randint(*TYPES[is_][1:]) if rng.random() < share else slots.low
        for eye in (0, None):
            for columns in WIDTHS:
                lines = drawn(layout, game.view(eye), columns)
                assert all(width(line.text) <= columns or " " not in line.text.strip() for line in lines)
                found = read(as_text(lines), "wall", [MEMBERS[key] for key in keys], COLUMNS)
                wanted = expected(game, eye)
                assert {key: same(value) for key, value in found.items()} == {
                    key: same(value) for key, value in wanted.items()
                }


@pytest.mark.parametrize("key", sorted(MEMBERS))
def test_purses_too(key: str, tmp_path: Path) -> None:
    """A purse for each of anything."""
    rng = random.Random(key)
    text = TEXT.format(is_="flag", per="", start="no", seen_by="everyone")
    money = f"money: {{coin: {{wall: {{per: {key}, seen_by: everyone}}}}}}"
    (tmp_path / "ruleset.yaml").write_text(re.sub("state: .*", money, text), encoding="utf-8")
    game, layout = laid(tmp_path)
    for columns in WIDTHS:
        slots = game.program.purses[0].slots
        for at in range(slots.base, slots.base + slots.size):
            game.state.slots[at] = rng.choice([0, 0, 7, 1234])
        view = game.view(0)
        found = read(as_text(drawn(layout, view, columns)), "wall", [MEMBERS[key]], COLUMNS)
        assert found == {(entry["owner"],): str(entry["amount"]) for entry in view["money"]}
