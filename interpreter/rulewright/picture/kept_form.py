"""The form of a table as data that JSON can hold, and back.

In: a `TableForm`, or what `form_to_json` gave. Out: the other. It complains of nothing: nobody else writes such data.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rulewright.picture.board import Board
from rulewright.picture.relevance import Relevance
from rulewright.picture.table_layout import TableForm

Json = dict[str, Any]


def form_to_json(form: TableForm) -> Json:
    return {
        "boards": [asdict(board) for board in form.boards.values()],
        "rings": sorted(form.rings),
        "orders": form.orders,
        "looks": form.looks,
        "sizes": form.sizes,
        "actions": form.relevance.actions,
        "player_traits": form.player_traits,
        "steps": {str(at): names for at, names in form.relevance.steps.items()},
    }


def form_from_json(data: Json) -> TableForm:
    boards = [_board(**board) for board in data["boards"]]
    return TableForm(
        {board.space: board for board in boards},
        frozenset(data["rings"]),
        {name: tuple((face, number) for face, number in looks) for name, looks in data["orders"].items()},
        {name: dict(words) for name, words in data["looks"].items()},
        dict(data["sizes"]),
        Relevance(
            {name: tuple(names) for name, names in data["actions"].items()},
            {int(at): tuple(names) for at, names in data["steps"].items()},
        ),
        {name: tuple(traits) for name, traits in data["player_traits"].items()},
    )


def _board(
    row_names: list[str], column_names: list[str], grid: list[list[int | None]], numbers: list[int], **rest: Any
) -> Board:
    return Board(
        row_names=tuple(row_names),
        column_names=tuple(column_names),
        grid=tuple(map(tuple, grid)),
        numbers=tuple(numbers),
        **rest,
    )
