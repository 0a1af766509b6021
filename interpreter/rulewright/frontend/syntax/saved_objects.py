"""Files in which a command keeps its work: one JSON object each.

The last key is a checksum of all others: a file that was damaged, or changed by hand, is refused. It is no seal: who
changes a file on purpose can work it out anew. Files without one are older.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rulewright.frontend.syntax import json_text
from rulewright.storage import read

CHECKSUM = "checksum"


def with_checksum(data: Mapping[str, Any]) -> dict[str, Any]:
    """What is to be written; without a checksum of its own."""
    return {**data, CHECKSUM: _checksum(data)}


def checksum_fits(data: Mapping[str, Any]) -> bool:
    """Whether it is that of the rest; also where there is none."""
    return CHECKSUM not in data or data[CHECKSUM] == _checksum(data)


def _checksum(data: Mapping[str, Any]) -> str:
    rest = {name: value for name, value in data.items() if name != CHECKSUM}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def read_object(path: Path, most: int, what: str, refused: Callable[[str], Exception]) -> dict[str, Any] | None:
    """What a file of at most so many bytes holds; none if there is no such file. `what` it should be, such as `a
    tournament`, is told where it is something else; `refused` makes the error that is raised then.
    """
    try:
        raw = read(path, most)
        if len(raw) > most:
            raise refused(f"`{path}` is larger than {most:,} bytes")
        data = json_text.parse_loosely(raw)
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise refused(f"`{path}` cannot be read: {problem.strerror or problem}") from problem
    except json_text.BadJson as problem:
        raise refused(f"`{path}` cannot be read as {what}: {problem}") from problem
    if not isinstance(data, dict):
        raise refused(f"`{path}` is no {what.split(maxsplit=1)[-1]}")
    if not checksum_fits(data):
        raise refused(f"`{path}` was damaged, or changed by hand: its checksum does not fit; name another file")
    return data
