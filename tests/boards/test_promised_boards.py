"""What was promised of boards, rays and closure, phrase by phrase: each has a small ruleset that shows it on both
backends, so that none can be overlooked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from conformance.both import play
from conformance.cases import QUICK
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.cli.main import run
from rulewright.game import Game
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

ROOT = Path(__file__).parents[2]
PROMISE = """
Spaces know their neighbours: square grids (orthogonal, diagonal), hex grids and hex maps of any outline, rings, lines,
and graphs given as named places joined by edges, where edges are places of their own with traits (length, colour). Ways
(north, north-west, ...), the next space that way, distance, edges and corners of cells; rows, columns and names as
people say them (c3, Vienna); spaces may be named by words, start at another number, be missing. Starting positions as a
drawn board (rows of text) or a map from space to thing. A board drawn in text and, later, on screens.

The spaces from one towards a way, while or until a condition, as a domain; between two spaces; n in a row, without
coordinate arithmetic. Readable and as fast as the arithmetic.

The spaces (or other things) reached from a set through a relation, as a domain: groups, liberties, connection, regions;
the longest path in a small graph, bounded. No helper state.
"""
GLUE = {"and", "or", "a", "as", "of", "the", "later", "while", "spaces", "may", "be", "where"}
"""What may stand between phrases."""

MEASURED = {"Readable and as fast as the arithmetic": "docs/performance.md"}
"""Phrases about speed, and where it is written down."""


@dataclass(frozen=True)
class Shown:
    """What shows a phrase: kinds of spaces, states, sections of its own, and conditions that hold."""

    phrase: str
    spaces: str
    facts: tuple[str, ...]
    state: str = ""
    table: str = ""
    pick: str = ""
    declared: str = ""


SQUARES = "cell: {rows: 3, columns: 3}"
HEXES = "hex: {rows: 3, columns: 3, shape: hexagons, plural: hexes}"
MAP = 'field: {shape: hexagons, drawn: ".o.o.\\no.o.o\\n.o.o."}'
TOWNS = """town: {names: [Ulm, Bonn, Kiel, Vienna, Oslo]}
  road:
    joins: town
    traits: {length: 1..9, colour: [red, blue]}
    edges: [[Ulm, Bonn, 2, red], [Bonn, Kiel, 4, blue], [Ulm, Kiel, 3, red], [Kiel, Vienna, 5, red]]"""
CHESS = "square: {rows: 8, columns: 8}"
LETTERS = "square: {row_1: bottom, rows: numbers, columns: letters}"
STONES = (
    'stone: {is: player or none, per: cell, start: {drawn: "x x .\\n. o x\\no . .", legend: {x: player 1, o: player '
    "2}}}"
)
AROUND_TWO = (
    "count(cell free where free.stone is none and any(any(n = free for cell n in neighbours(p)) for cell p from cell 5"
    " through neighbours(p) where p.stone = player 2)) = 2"
)

TABLE = (
    Shown(
        "Spaces know their neighbours",
        SQUARES,
        ("count(neighbours(cell 1)) = 2", "all(count(neighbours(cell)) > 1 for cell)"),
    ),
    Shown(
        "square grids (orthogonal, diagonal)",
        SQUARES,
        (
            "count(neighbours(cell 5)) = 4",
            "count(diagonals(cell 5)) = 4",
            "count(around(cell 5)) = 8",
            "count(around(cell 1)) = 3",
        ),
    ),
    Shown("hex grids", HEXES, ("count(neighbours(hex 5)) = 6", "count(neighbours(hex 1)) = 2")),
    Shown(
        "hex maps of any outline",
        MAP,
        ("count(field) = 7", "count(neighbours(field 4)) = 6", "count(neighbours(field 1)) = 3"),
    ),
    Shown(
        "rings",
        "spot: {count: 5, shape: ring}",
        ("next(spot 5) = spot 1", "any(spot s in neighbours(spot 1) where s = spot 5)"),
    ),
    Shown("lines", "step: {count: 5}", ("count(neighbours(step 1)) = 1", "distance(step 1, step 5) = 4")),
    Shown(
        "graphs given as named places joined by edges", TOWNS, ("count(neighbours(Kiel)) = 3", "none(neighbours(Oslo))")
    ),
    Shown(
        "edges are places of their own",
        TOWNS,
        ("count(road) = 4", "Ulm_Bonn.owner_of is none", "count(ends(Ulm_Bonn)) = 2"),
        "owner_of: {is: player or none, per: road, start: none}",
    ),
    Shown(
        "with traits (length, colour)",
        TOWNS,
        ("Kiel_Vienna.length = 5", "count(red road) = 3", "sum(road.length for blue road) = 4"),
    ),
    Shown(
        "Ways (north, north-west, ...)",
        SQUARES,
        ("count(way) = 8", "next(north) = north_east", "opposite(north_west) = south_east"),
    ),
    Shown(
        "the next space that way",
        SQUARES,
        (
            "neighbour(cell 5, north) = cell 2",
            "neighbour(cell 1, west) is none",
            "neighbour(neighbour(cell 9, north), north_west) = cell 2",
        ),
    ),
    Shown(
        "distance",
        f"{TOWNS}\n  {HEXES}",
        ("distance(Ulm, Vienna) = 2", "distance(hex 1, hex 9) = 4", "distance(hex 3, hex 7) = 2"),
    ),
    Shown(
        "edges and corners of cells",
        f"{SQUARES}\n  wall: {{edges_of: cell}}\n  post: {{corners_of: cell}}",
        (
            "count(wall) = 24",
            "count(post) = 16",
            "count(edges(cell 5)) = 4",
            "count(corners(cell 5)) = 4",
            "count(around(the(first(corners(cell 5))))) = 4",
            "the(edge_towards(cell 1, north)) = the(first(edges(cell 1)))",
        ),
    ),
    Shown(
        "rows, columns",
        CHESS,
        ("row_of(c3) = 3", "column_of(c3) = 3", "count(square where row_of(square) = 8) = 8"),
        table=LETTERS,
    ),
    Shown(
        "names as people say them (c3, Vienna)",
        f"{CHESS}\n  {TOWNS}",
        ("neighbour(c3, north) = c4", "distance(a1, h8) = 14", "Vienna is in [Vienna, Oslo]"),
        table=LETTERS,
    ),
    Shown(
        "named by words",
        TOWNS,
        ("number_of(Bonn) = 2", "next(Bonn) = Kiel", "the(first(town t where t > Bonn)) = Kiel"),
    ),
    Shown(
        "start at another number",
        "depth: {numbers: -3..5}",
        (
            "number_of(the(first(depth))) = -3",
            "depth(-3) < depth 0",
            "depth(number_of(depth 2) + 1) = depth 3",
            "count(depth) = 9",
        ),
    ),
    Shown(
        "be missing",
        'dial: {numbers: [1..12, 14..20], shape: ring}\n  key: {drawn: "ooo\\nooo\\n.o.", numbers: [4..6, 1..3, 0]}',
        (
            "next(dial 12) = dial 14",
            "count(dial) = 19",
            "neighbour(key 0, north) = key 2",
            "neighbour(key 0, west) is none",
        ),
    ),
    Shown(
        "Starting positions as a drawn board (rows of text)",
        SQUARES,
        ("cell 1.stone = player 1", "cell 7.stone = player 2", "count(cell where cell.stone is none) = 4"),
        STONES,
    ),
    Shown(
        "a map from space to thing",
        TOWNS,
        ("Ulm.mayor = player 1", "Vienna.mayor = player 2", "Oslo.mayor is none"),
        "mayor: {is: player or none, per: town, start: {Ulm: player 1, Vienna: player 2, else: none}}",
    ),
    Shown("A board drawn in text", SQUARES, ("count(cell where cell.stone = player 1) = 3",), STONES),
    Shown("on screens", SQUARES, ("count(cell where cell.stone = player 2) = 2",), STONES),
    Shown(
        "The spaces from one towards a way",
        CHESS,
        ("count(ray(c3, north)) = 5", "last(ray(c3, north_east)) = h8"),
        table=LETTERS,
    ),
    Shown(
        "while or until a condition, as a domain",
        SQUARES,
        (
            "count(cell c in ray(cell 1, east) while c.stone = player 1) = 1",
            "last(cell c in ray(cell 1, east) until c.stone is none) = cell 3",
            "none(cell c in ray(cell 5, west) while c.stone is not none)",
        ),
        STONES,
    ),
    Shown(
        "between two spaces",
        CHESS,
        ("count(between(a1, h8)) = 6", "none(between(a1, b3))", "the(between(c3, c5)) = c4"),
        table=LETTERS,
    ),
    Shown(
        "n in a row, without coordinate arithmetic",
        SQUARES,
        ("longest_line(cell where cell.stone = player 1) = 2", "longest_line(cell where row_of(cell) = 2) = 3"),
        STONES,
    ),
    Shown(
        "reached from a set through a relation, as a domain",
        SQUARES,
        (
            "count(cell p from cell 1 through neighbours(p) where p.stone = player 1) = 2",
            "count(cell where any(cell p from cell through around(p) where p.stone = player 1)) = 3",
            "count(cell p from marked through neighbours(p) where p.stone is none or p.stone = player 2) = 5",
            "count(cell p from marked through neighbours(p) where p.stone = player 2) = 2",
            (
                "first(cell p from marked through neighbours(p) by highest number_of(p) where p.stone != player 1) = "
                "cell 9"
            ),
        ),
        STONES,
        pick="exactly 2 cells marked\n    where: all(c.stone = player 2 for cell c in marked)",
    ),
    Shown(
        "(or other things)",
        TOWNS,
        (
            "count(craft c from wheel through c.leads_to) = 3",
            "none(craft c from wheel through c.leads_to where c = print)",
            "count(craft c from marked through c.leads_to) = count(marked)",
            "any(t = Oslo for town t from Kiel through t.sails_to)",
            "none(t = Kiel for town t from Oslo through t.sails_to)",
            "count(town t from Kiel.sails_to through t.sails_to) = 2",
        ),
        declared="enumerations:\n  craft: [wheel, cart, ship, print]\ntables:\n"
        "  craft.leads_to: {wheel: [cart], cart: [ship], else: []}\n"
        "  town.sails_to: {Kiel: [Vienna], Vienna: [Oslo], else: []}",
        pick="1..2 crafts marked\n    where: all(c = print for craft c in marked)",
    ),
    Shown("groups", SQUARES, ("count(cell p from cell 5 through around(p) where p.stone = player 2) = 2",), STONES),
    Shown(
        "liberties",
        SQUARES,
        (
            (
                "any(any(n.stone is none for cell n in neighbours(p)) for cell p from cell 5 through neighbours(p) "
                "where p.stone = player 2)"
            ),
            AROUND_TWO,
        ),
        STONES,
    ),
    Shown(
        "connection",
        TOWNS,
        (
            "any(town t from Ulm through neighbours(t) where t != Bonn)",
            "count(town t from Ulm through neighbours(t)) = 4",
            "any(t = Vienna for town t from Bonn through neighbours(t))",
            "none(t = Oslo for town t from Bonn through neighbours(t))",
        ),
    ),
    Shown(
        "regions",
        SQUARES,
        (
            "count(cell p from cell 3 through neighbours(p) where p.stone is none) = 1",
            "count(cell p from cell 8 through neighbours(p) where p.stone is none) = 2",
        ),
        STONES,
    ),
    Shown(
        "the longest path in a small graph, bounded",
        TOWNS,
        ("longest_path(road.length for road) = 14", "longest_path(road.length for red road) = 10"),
    ),
    Shown(
        "No helper state",
        SQUARES,
        ("max(count(cell p from c through around(p) where p.stone = player 1) for cell c) = 3",),
        STONES,
    ),
)


def made(folder: Path, shown: Shown) -> Ruleset:
    places = range(1, len(shown.facts) + 1)
    state = [f"  holds_{place}: {{is: flag, start: no}}" for place in places]
    lines = [
        *("rulewright: 1", "game: promised", "title: Promised", "players: 2", "limit: 10 decisions", "spaces:"),
        *(f"  {shown.spaces}", "state:", *([f"  {shown.state}"] if shown.state else []), *state),
        *("actions:", "  look:", *([f"    pick: {shown.pick}"] if shown.pick else []), "    do: |"),
        *(f"      set holds_{place} to {fact}" for place, fact in zip(places, shown.facts, strict=True)),
        *("phases: {game: {one: {must: look, by: player 1, if_none: never}}}",),
        (
            f"score: {{of: player, points: 1 if {' and '.join(f'holds_{n}' for n in places)} else 0, rank: highest "
            f"points then shared}}"
        ),
        *(["table:", f"  {shown.table}"] if shown.table else []),
        *([shown.declared] if shown.declared else []),
    ]
    path = folder / "ruleset.yaml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    report = Report()
    found = load(Found(path), report)
    assert found is not None, [f"{one.span.text}: {one.message}" for one in report if one.severity == "error"]
    return found


@pytest.mark.parametrize("shown", TABLE, ids=lambda shown: shown.phrase)
def test_a_promise_is_kept_on_both_backends(shown: Shown, tmp_path: Path) -> None:
    machine = made(tmp_path, shown).machine(2)
    game = Game.start(machine, 1)
    game.choose(0, game.legal(0)[0])
    held = {entry["state"]: entry["value"] for entry in game.view(0)["state"] if entry["state"].startswith("holds_")}
    assert [fact for place, fact in enumerate(shown.facts, 1) if not held[f"holds_{place}"]] == []
    assert not play(machine, NativeMachine(machine, QUICK), 1).tally.faults


def test_every_phrase_is_shown() -> None:
    """In the order of the promise, each phrase is in the table; nothing but glue stands between them."""
    text = " ".join(PROMISE.split())
    phrases = sorted([*(one.phrase for one in TABLE), *MEASURED], key=text.find)
    stands = [(text.find(phrase), text.find(phrase) + len(phrase)) for phrase in phrases]
    assert all(start >= 0 for start, _ in stands)
    between = [text[end:start] for (_, end), (start, _) in pairwise([(0, 0), *stands, (len(text), 0)])]
    words = {word.lower() for part in between for word in re.findall(r"[A-Za-z0-9]+", part)}
    assert words <= GLUE
    assert all((ROOT / place).is_file() for place in MEASURED.values())


def test_a_board_is_drawn_as_it_lies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In text, rows of a board stand one below the other."""
    made(tmp_path, next(one for one in TABLE if one.phrase == "A board drawn in text"))
    assert run(["play", str(tmp_path / "ruleset.yaml"), "--seed", "1", "--plain", "--no-journal"]) == 0
    rows = [line.replace("Player ", "").split() for line in capsys.readouterr().out.splitlines()]
    board = [row[1:4] for row in rows if row[:1] in (["1"], ["2"], ["3"]) and len(row) == 5]
    assert board == [["1", "1", "."], [".", "2", "1"], ["2", ".", "."]]
