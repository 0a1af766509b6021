"""Records and saves as files.

In: a path. Out: data that schemas/record.schema.json allows, or a file written whole. Complains (`BadRecord`) about
what is not such a file; what the system refuses comes as OSError. A file that is not one of ours is never overwritten.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulewright import storage
from rulewright.frontend.syntax import json_text
from rulewright.game.record import BadRecord, check_head

MAX_BYTES = 100_000_000
MARK = '"rulewright": "'
"""Stands within the first characters of every file of ours."""


def read(path: Path, kind: str, schema: str = "record") -> dict[str, Any]:
    """The data of a record, a save or another file of ours (`kind`), judged by its head and then by the schema."""
    raw = storage.read(path, MAX_BYTES)
    if len(raw) > MAX_BYTES:
        raise BadRecord(f"`{path}` is larger than {MAX_BYTES:,} bytes")
    try:
        data = json_text.parse(raw.decode("utf-8-sig"))
        check_head(data, kind)
        json_text.check(data, schema, kind)
    except UnicodeDecodeError as problem:
        raise BadRecord(f"`{path}` is no {kind}: byte {problem.start} is not UTF-8 text") from None
    except json_text.BadJson as problem:
        raise BadRecord(f"`{path}` is no {kind}, or a damaged one: {problem}") from None
    except BadRecord as problem:
        raise BadRecord(f"`{path}`: {problem}") from None
    found: dict[str, Any] = data
    return found


def check_target(path: Path) -> None:
    """Refuses a place where nothing of ours can be written; early, before a game is played for it."""
    if path.is_dir():
        raise BadRecord(f"`{path}` is a folder; name a file")
    if not path.parent.is_dir():
        raise BadRecord(f"there is no folder `{path.parent}`")
    if path.is_file() and path.stat().st_size and not _is_ours(path):
        raise BadRecord(f"`{path}` exists and was not written by Rulewright: it is left alone; name another file")


def _is_ours(path: Path) -> bool:
    return MARK.encode() in storage.beginning(path, 100)


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Writes a record or save whole or not at all: beside its place first, and then moved there."""
    check_target(path)
    text = to_text(data)
    storage.write_report(path, text.encode(), durable=True)


def to_text(data: Mapping[str, Any], indent: str = "") -> str:
    """JSON with a key on each line, and of lists of mappings a member on each line:
    to be read, and compared by line.
    """
    inner = indent + "  "
    rows = [f"{inner}{json.dumps(key)}: {_value(value, inner)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}" + ("" if indent else "\n")


def _value(value: Any, indent: str) -> str:
    if isinstance(value, Mapping) and "rulewright" in value:
        return to_text(value, indent)
    if isinstance(value, list) and value and not isinstance(value[0], int | str):
        rows = [f"{indent}  {json.dumps(item)}" for item in value]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    return json.dumps(value)
