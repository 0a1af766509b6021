"""A view as lines that people read and programs compare: the text of every observation.

In: a view, as `Game.view` gives it. Out: a line for each zone, purse and state, under a label that stays the same
throughout a game. What lies in a place and what cannot be known is written as JSON, so that two views have equal lines
only if they tell the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rulewright.game.view import View
from rulewright.source.underscores import without_underscores

Lines = dict[str, str]
OF_ALL = ("out", "to_act", "sealed", "over", "decisions")
"""What a view tells besides zones, purses and state. (Who looks on and what may be chosen is told elsewhere.)"""
_json = json.JSONEncoder(ensure_ascii=False).encode
LISTED = (("zones", "zone"), ("money", "purse"), ("state", "state"))


def view_lines(view: View) -> Lines:
    """Every line under its label."""
    return dict(_lines(view))


def text_of(lines: Lines) -> str:
    """The lines as one text."""
    return "\n".join(f"{label}: {told}" for label, told in lines.items())


def changed(before: Lines, after: Lines) -> Lines:
    """The lines that are new, and those that have changed. A game never loses a label."""
    return {label: told for label, told in after.items() if before.get(label) != told}


def _lines(view: View) -> Iterator[tuple[str, str]]:
    for name in OF_ALL:
        yield without_underscores(name), _json(view[name])
    for group, kind in LISTED:
        for entry in view[group]:
            yield _label(entry, kind), _json(_value_of_line(entry, kind))


def _label(entry: dict[str, Any], kind: str) -> str:
    whose = f" of {entry['owner']}" if entry["owner"] else ""
    return f"{kind} {entry[kind]}{whose}" + (f" ({', '.join(entry['of'])})" if entry.get("of") else "")


def _value_of_line(entry: dict[str, Any], kind: str) -> object:
    """What is not in the label; a purse without pieces is its amount, a state its value, or none if it is not seen."""
    rest = {name: told for name, told in entry.items() if name not in (kind, "owner", "of")}
    if kind == "state":
        return entry["value"] if entry["seen"] else None
    return next(iter(rest.values())) if len(rest) == 1 else rest
