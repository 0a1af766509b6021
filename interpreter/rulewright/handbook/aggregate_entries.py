"""Aggregates over domains, and the builtin functions: from the tables of `rulewright.frontend.language`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from rulewright.frontend.language.aggregate_table import AGGREGATES, OF_VALUES, Aggregate, Alone, Body
from rulewright.frontend.language.function_table import BUILTINS, Builtin
from rulewright.handbook.entry import Entry, Frame, Topic

_WRITTEN_OUT = Entry(
    "max and min of values",
    "\n".join(f"{name}(A, B, ...)" for name in OF_VALUES) + "\n",
    "The greatest or least of some numbers that are written out.",
    "max(me.bid, hand_size) = 3 and min(me.coins, 4, 9) = 4",
    Frame.VALUE,
    rules=("extreme",),
    related=("max and min",),
)

_OPTIONAL = Entry(
    "the(X)",
    "the(X)",
    "The value of an optional, which must be there: none is a fault.",
    "the(first(deck)).rank = 10",
    Frame.VALUE,
    rules=("gather",),
    related=("the(DOMAIN)", "is none", "or none"),
)


def _aggregates() -> Iterator[Entry]:
    """The entries of aggregates, from their rows: those under one heading together."""
    for heading, rows in groupby(AGGREGATES.values(), lambda row: row.heading):
        yield _aggregate(heading, list(rows))
        if heading == "max and min":
            yield _WRITTEN_OUT
        if heading == "the(DOMAIN)":
            yield _OPTIONAL


def _aggregate(heading: str, rows: list[Aggregate]) -> Entry:
    first = rows[0]
    forms = [form for row in rows for form in row.signatures]
    is_alone, has_body = first.alone is not Alone.NEVER, first.body is not Body.NOTHING
    return Entry(
        heading,
        forms[0] if len(forms) == 1 else "\n".join(forms) + "\n",
        first.doc,
        first.example,
        Frame.BLOCK if first.gives else Frame.VALUE,
        gives=first.gives,
        rules=(*(["gather"] if is_alone else []), *(["fold"] if has_body else []), *_RULES.get(heading, ())),
        related=_KIN.get(heading, ()),
    )


_RULES = {"first and last": ("order", "criterion"), "random": ("let",), "least_left": ("groupings", "grouping")}
"""Rules of the grammar that an aggregate's example shows beside its own."""


def _function(builtin: Builtin) -> Entry:
    """The entry of a builtin function, from its row."""
    return Entry(
        builtin.name,
        _form(builtin),
        builtin.doc,
        builtin.example,
        Frame.VALUE,
        rules=("apply",),
        related=_KIN.get(builtin.name, ()),
    )


def _form(builtin: Builtin) -> str:
    """The signature in capitals; where one argument may be of several kinds, a line for each."""
    inside = builtin.signature.partition("(")[2].rstrip(")").upper()
    kinds = re.split(", | OR ", inside) if builtin.arity == 1 else [inside]
    return "\n".join(f"{builtin.name}({kind})" for kind in kinds)


_KIN = {
    "count": ("any", "sum"),
    "any": ("none(DOMAIN)", "all", "where"),
    "none(DOMAIN)": ("any", "none"),
    "all": ("any", "none(DOMAIN)"),
    "sum": ("count", "max and min"),
    "longest_path": ("edges", "ends", "from ... through"),
    "least_left": ("sum", "N alike", "equal and different"),
    "longest_line": ("count", "ray", "neighbour"),
    "max and min": ("max and min of values", "highest and lowest"),
    "first and last": ("first N", "the(DOMAIN)", "by ORDER"),
    "the(DOMAIN)": ("the(X)", "first and last"),
    "equal and different": ("consecutive", "N alike"),
    "consecutive": ("equal and different", "N alike"),
    "random": ("shuffle", "roll"),
    "next": ("previous", "clockwise"),
    "previous": ("next", "counterclockwise"),
    "number_of": ("SPACE(N)",),
    "side_of": ("sides",),
    "row_of": ("column_of", "rows (a grid of spaces)"),
    "column_of": ("row_of", "columns (a grid of spaces)"),
    "position_of": ("first and last", "order (a zone)"),
    "opposite": ("neighbour",),
    "neighbour": ("neighbours", "opposite"),
    "neighbours": ("neighbour", "around", "from ... through"),
    "distance": ("neighbours", "from ... through"),
    "edges": ("ends", "joins (edges that join spaces)", "edges_of (edges of the spaces of a grid)"),
    "edge_towards": ("edges", "neighbour"),
    "ends": ("edges",),
    "corners": ("corners_of (corners of the spaces of a grid)", "around", "edges"),
    "diagonals": ("neighbours", "around"),
    "around": ("neighbours", "diagonals", "corners"),
    "ray": ("while, until (a domain)", "between", "neighbour"),
    "between": ("ray",),
    "payable": ("pieces (a currency)",),
}

TOPICS = (
    Topic(
        "Aggregates",
        "One value from all members of a domain. In `X for DOMAIN`, X uses the member by its name.",
        tuple(_aggregates()),
    ),
    Topic(
        "Functions",
        "Built in; everything else of this form is a term of the ruleset.",
        tuple(map(_function, BUILTINS.values())),
    ),
)
