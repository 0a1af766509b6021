"""Declarations and typed rules as plain data, and this data as text.

In: frozen dataclasses of `syntax` and `typed`. Out: data for JSON: a dataclass is a mapping with its name under `is`,
its place under `at`, and what it says; empty parts are left out, and whatever is declared elsewhere stands by its name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from collections.abc import Mapping as Map
from dataclasses import fields, is_dataclass
from pathlib import PurePath
from typing import Any

from rulewright.frontend.syntax.document import Document
from rulewright.frontend.syntax.nodes import Mapping, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.tree import Const, Var
from rulewright.frontend.typed.types import EnumType, FlagType, NumberType, TypeNode, number_word
from rulewright.source.text import Source, Span

WIDTH = 100
STEP = "  "
SILENT = {"span", "decl", "used", "checking", "origin", "sites", "document", "free", "owned", "variables"}
"""Fields that say where something is, or how far the checker came, and not what it is."""

Data = Any
"""Text, numbers, lists and mappings."""


def document_data(document: Document) -> dict[str, Data]:
    """A document, section by section."""
    return {name: data(value) for name, value in _parts(document)}


def symbols_data(symbols: sym.Symbols) -> dict[str, Data]:
    """All symbols with their bodies, section by section."""
    return {name: _declared(value) for name, value in _parts(symbols)}


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a dataclass that say something."""
    for field in fields(value):
        part = getattr(value, field.name)
        is_empty = part is None or (isinstance(part, str | tuple | list | dict) and not part)
        if field.name not in SILENT and not isinstance(part, Source | Span) and not is_empty:
            yield field.name, part


def _declared(value: Any) -> Data:
    """Symbols where they are declared: with everything that they say."""
    if isinstance(value, Map):
        return {str(key): _declared(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_declared(item) for item in value]
    return _record(value) if isinstance(value, sym.Symbol | sym.Score) else data(value)


def data(value: Any) -> Data:
    """Anything; a symbol or local name where it is used is its name."""
    match value:
        case None | bool() | int() | str():
            return value
        case Scalar():
            return value.text
        case Sequence():
            return [data(item) for item in value.items]
        case Mapping():
            return {entry.name: data(entry.value) for entry in value}
        case TypeNode():
            return str(value)
        case Const():
            return _record(value) | {"value": _constant(value)}
        case sym.Kind() | sym.Trait():
            return _record(value)
        case sym.Symbol() | Var():
            return value.name
        case tuple() | list():
            return [data(item) for item in value if not isinstance(item, Span)]
        case Map():
            return {str(key): data(item) for key, item in value.items()}
    return _record(value) if is_dataclass(value) else str(value)


def _constant(value: Const) -> Data:
    """A constant as the language writes it, where that is a word."""
    if value.value is None:
        return "none"
    match value.type.inner:
        case EnumType(words=words):
            return words[value.value]
        case FlagType():
            return ("no", "yes")[value.value]
        case NumberType() as numbers if (word := number_word(numbers, value.value)) != str(value.value):
            return word
        case _:
            return value.value


def _record(value: Any) -> dict[str, Data]:
    """A dataclass: its name, its place, its parts."""
    span = getattr(value, "span", None)
    head = {"is": type(value).__name__} | (
        {"at": f"{PurePath(span.source.name).name}:{span.position}"} if isinstance(span, Span) else {}
    )
    return head | {
        name: [f"{var.name}: {var.type}" for var in part] if name == "signature" and _are_vars(part) else data(part)
        for name, part in _parts(value)
    }


def _are_vars(part: Any) -> bool:
    return isinstance(part, tuple) and all(isinstance(item, Var) for item in part)


# ---- as text --------------------------------------------------------------------------------------------------------


def text_lines(sections: Map[str, Data]) -> Iterator[str]:
    """The data as an indented outline; what fits stands on one line. A place is told where the line changes."""
    for name, section in sections.items():
        yield f"{name}:"
        yield from _block(section, STEP, "")
        yield ""


def _block(value: Data, indent: str, line: str) -> Iterator[str]:
    """The parts of a mapping or list, one below the other."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in ("is", "at", "type"):
                yield from _part(f"{indent}{name}: ", part, indent, line)
        return
    for part in value if isinstance(value, list) else [value]:
        yield from _part(f"{indent}- ", part, indent, line)


def _part(start: str, value: Data, indent: str, outer: str) -> Iterator[str]:
    line = value["at"].rpartition(":")[0] if isinstance(value, dict) and "at" in value else outer
    place = f"  ; {line}" if line != outer else ""
    text = start + _inline(value)
    if len(text) <= WIDTH or not isinstance(value, dict | list):
        yield text + place
        return
    yield (start + _head(value)).rstrip() + place
    yield from _block(value, indent + STEP, line)


def _head(value: Data) -> str:
    """What a mapping is, and its type."""
    if not isinstance(value, dict) or "is" not in value:
        return ""
    return f"{value['is']}: {value['type']}" if "type" in value else str(value["is"])


def _inline(value: Data) -> str:
    """A value on one line. A part that stands alone needs no name, and a name nothing else."""
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if not isinstance(value, dict):
        text = str(value)
        return text if text and text == text.strip(" ,") else json.dumps(text, ensure_ascii=False)
    parts = [(name, part) for name, part in value.items() if name not in ("is", "at", "type")]
    if "is" not in value:
        return "{" + ", ".join(f"{name}: {_inline(part)}" for name, part in parts) + "}"
    inside = _inline(parts[0][1]) if len(parts) == 1 else ", ".join(f"{name}={_inline(part)}" for name, part in parts)
    if value["is"] == "Name":
        return inside
    return f"{value['is']}({inside})" + (f": {value['type']}" if "type" in value else "")
