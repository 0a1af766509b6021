"""Files in which a command keeps its work: one JSON object each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulewright.frontend.syntax import json_text
from rulewright.storage import read


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
    return data
