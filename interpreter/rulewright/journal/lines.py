"""The lines of a journal: each is a check and an object of JSON, in the order in which they came about.

In: objects, or the bytes of a journal. Out: bytes, or objects with how many bytes they take. Complains (`BadRecord`)
about a line that is damaged and not the last: a check is made of its line and of all before it, so that no line can be
changed, left out or moved. A last line that was not written to its end never counted and is dropped.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.frontend.syntax import json_text
from rulewright.game.record import BadRecord

CHECK_BYTES = 8


@dataclass(frozen=True, slots=True)
class Lines:
    """What a journal holds: objects, how many bytes their lines take, and the last line's check."""

    objects: list[Mapping[str, Any]]
    length: int
    check: str


def written(data: Mapping[str, Any], before: str) -> tuple[bytes, str]:
    """A line, and its check; `before` is the check of the line before it."""
    text = json.dumps(data, separators=(",", ":"))
    check = _check(before, text.encode())
    return f"{check} {text}\n".encode(), check


def read_lines(raw: bytes) -> Lines:
    """All whole lines."""
    objects: list[Mapping[str, Any]] = []
    length, check = 0, ""
    while length < len(raw):
        end = raw.find(b"\n", length)
        if end < 0:
            break
        given, _, text = raw[length:end].partition(b" ")
        check = _check(check, text)
        if given != check.encode():
            raise BadRecord(f"it is damaged in line {len(objects) + 1}; the lines before it are whole")
        objects.append(_object(text, len(objects) + 1))
        length = end + 1
    return Lines(objects, length, check)


def _object(text: bytes, number: int) -> Mapping[str, Any]:
    try:
        data = json_text.parse(text.decode())
    except (UnicodeDecodeError, json_text.BadJson) as problem:
        raise BadRecord(f"line {number} is no JSON: {problem}") from None
    if not isinstance(data, dict):
        raise BadRecord(f"line {number} is no object")
    return data


def _check(before: str, text: bytes) -> str:
    return hashlib.blake2b(before.encode() + text, digest_size=CHECK_BYTES).hexdigest()
