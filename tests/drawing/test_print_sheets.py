"""Pictures cut into sheets to print: everything is on one of them, and large enough to be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright import drawing, loading
from rulewright.drawing.graph import Graph, PictureBox, PictureNode
from rulewright.drawing.print_sheets import EASE, print_sheets
from rulewright.drawing.svg_layout import HEADER, MARGIN, layout
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

WIDE, HIGH = 1500.0, 960.0
LARGE = ("gnadenlos", "digging", "graverobbers", "gravediggers")


def phases(name: str) -> Graph:
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None
    return drawing.picture(ruleset, "phases")


def nodes(graph: Graph) -> list[PictureNode]:
    return [node for box in graph.boxes for node in _nodes(box)]


def _nodes(part: PictureBox | PictureNode) -> Iterator[PictureNode]:
    if isinstance(part, PictureNode):
        yield part
    else:
        for one in part.parts:
            yield from _nodes(one)


@pytest.mark.parametrize("name", LARGE)
def test_every_part_is_on_one_sheet(name: str) -> None:
    whole = phases(name)
    sheets = print_sheets(whole, WIDE, HIGH)
    assert len(sheets) > 1
    found = sorted(node.number for sheet in sheets for node in nodes(sheet))
    assert found == sorted(node.number for node in nodes(whole)) and len(set(found)) == len(found)
    assert [sheet.title for sheet in sheets] == [
        f"{whole.title} ({at}/{len(sheets)})" for at in range(1, len(sheets) + 1)
    ]
    boxes = [box.number for sheet in sheets for box in sheet.boxes]
    assert len(set(boxes)) == len(boxes)


@pytest.mark.parametrize("name", LARGE)
def test_sheets_are_large_enough_to_be_read(name: str) -> None:
    """A little more than a sheet is drawn a little smaller; arrows stay within one box."""
    for sheet in print_sheets(phases(name), WIDE, HIGH):
        places = layout(sheet)
        assert places.height <= (HIGH - HEADER - 2 * MARGIN) * EASE + HEADER + 4 * MARGIN
        columns = len(sheet.columns)
        assert columns == 1 or places.width <= WIDE + MARGIN
        home = {node.number: box.number for box in sheet.boxes for node in _nodes(box)}
        assert all(home[edge.start] == home[edge.end] for edge in sheet.edges)


def test_arrows_of_a_box_are_kept() -> None:
    """As many as before, but those between boxes and those that are cut."""
    whole = phases("gnadenlos")
    kept = sum(len(sheet.edges) for sheet in print_sheets(whole, WIDE, HIGH))
    assert len(whole.edges) * 0.8 < kept <= len(whole.edges)


def test_what_has_room_is_not_cut() -> None:
    assert print_sheets(phases("classics/kuhn"), WIDE, HIGH) == ()
