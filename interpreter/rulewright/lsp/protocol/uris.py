"""Files by the addresses that editors give them: `file:///c%3A/games/ruleset.yaml` and the like.

In: a URI or a path. Out: the other. What is no file (an unsaved `untitled:` text) has no path.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePath
from typing import TypeVar
from urllib.parse import unquote, urlsplit

P = TypeVar("P", bound=PurePath)
DRIVE = re.compile(r"/[A-Za-z]:")


def to_path(uri: str) -> Path | None:
    """The path of a file, or none."""
    return path_in(uri, Path)


def path_in(uri: str, kind: type[P]) -> P | None:
    """The same for a system of its own."""
    try:
        parts = urlsplit(uri)
    except ValueError:
        return None
    path = unquote(parts.path)
    if parts.scheme != "file" or not path or "\x00" in path:
        return None
    if parts.netloc and parts.netloc != "localhost":
        return kind(f"//{parts.netloc}{path}")
    return kind(path[1:] if DRIVE.match(path) else path)


def to_uri(path: PurePath) -> str | None:
    """The address of a file; none for a path that goes from somewhere."""
    return path.as_uri() if path.is_absolute() else None
