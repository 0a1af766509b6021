"""Grammar, schemas and shipped rulesets: in a checkout beside `interpreter/`, in an installed package inside it;
and a stamp of all sources.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from rulewright import __version__
from rulewright.storage import own_text

Schema = dict[str, Any]
"""A JSON Schema, or a part of one, as plain data."""

_PACKAGE = Path(__file__).resolve().parent


@cache
def folder(name: str) -> Path:
    """The folder `grammar`, `schemas` or `rulesets` of this installation."""
    inside = _PACKAGE / "data" / name
    return inside if inside.is_dir() else _PACKAGE.parent.parent / name


@cache
def grammar_text(name: str) -> str:
    return own_text(folder("grammar") / name)


@cache
def program_stamp() -> str:
    """Changes with this program: its version, and size and date of each of its
    files, the grammar's and the schemas'.
    """
    import hashlib  # noqa: PLC0415 (--help needs none)

    stamps = sorted(stamp for root in (_PACKAGE, folder("grammar"), folder("schemas")) for stamp in _stamps(root))
    return hashlib.blake2b(repr([__version__, stamps]).encode(), digest_size=16).hexdigest()


def _stamps(root: Path) -> list[tuple[str, int, int]]:
    """Path, size and date of every source below a folder."""
    found, stack = [], [str(root)]
    while stack:
        with suppress(OSError), os.scandir(stack.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    stack += [] if entry.name.startswith((".", "__pycache__", "data")) else [entry.path]
                elif entry.name.endswith((".py", ".lark", ".json", ".h")):
                    about = entry.stat()
                    found.append((entry.path, about.st_size, about.st_mtime_ns))
    return found
