"""The parser of a grammar, with tables that are kept: to work them out takes longer than to read a ruleset.

In: a grammar, its entry points, a layout. Out: a parser. The tables lie in the user's cache and carry the user's seal;
their name is made of the grammar, the options and the version of the library. Where nothing can be kept, or what is
kept is not as it was written, they are worked out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import lark
from lark import Lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

from rulewright.frontend.syntax.layout import TextLayout
from rulewright.storage import forget, sealed, shared_folder, touch, unsealed, write_whole

FOLDER = "grammar"
SUFFIX = ".tables"
MOST_BYTES = 4_000_000
OPTIONS: dict[str, Any] = {"parser": "lalr", "propagate_positions": True, "maybe_placeholders": True}
NUMBERED = ("tokens", "states")
"""Tables of the parser whose keys are numbers, which JSON writes as texts."""


def parser_of(grammar: str, start: Sequence[str], layout: TextLayout) -> Lark:
    """The parser, from its tables if they are kept."""
    place = _place(grammar, start)
    kept = _recalled(place, layout) if place is not None else None
    if kept is not None:
        return kept
    made = Lark(grammar, start=list(start), postlex=layout, **OPTIONS)
    if place is not None:
        _keep(place, made)
    return made


def _place(grammar: str, start: Sequence[str]) -> Path | None:
    folder = shared_folder(FOLDER)
    name = hashlib.blake2b(
        json.dumps([lark.__version__, grammar, list(start), OPTIONS]).encode(), digest_size=16
    ).hexdigest()
    return folder / f"{name}{SUFFIX}" if folder is not None else None


def _recalled(place: Path, layout: TextLayout) -> Lark | None:
    """The parser that is kept there; none if it cannot be read."""
    with suppress(OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, RecursionError):
        kept = json.loads(unsealed(place))
        tables = kept["data"]["parser"]["parser"]
        for name in NUMBERED:
            tables[name] = _by_number(tables[name])
        tables["states"] = {state: _by_number(actions) for state, actions in tables["states"].items()}
        found = Lark.__new__(Lark)
        # Its public `load` reads pickles, and these could run anything.
        found._load({"data": kept["data"], "memo": _by_number(kept["memo"])}, postlex=layout)  # noqa: SLF001
        touch(place)
        return found
    return None


def _by_number(table: dict[str, Any]) -> dict[int, Any]:
    return {int(key): value for key, value in table.items()}


def _keep(place: Path, made: Lark) -> None:
    """Keeps the tables. A full disk is nobody's trouble, nor is a library that writes something else than data."""
    with suppress(OSError, TypeError, ValueError):
        data, memo = made.memo_serialize([TerminalDef, Rule])
        data["options"] = {**data["options"], "postlex": None}
        text = json.dumps({"data": data, "memo": memo}, separators=(",", ":")).encode()
        write_whole(place, sealed(place, text))
        forget(place.parent, f"*{SUFFIX}", MOST_BYTES, keep=place)
