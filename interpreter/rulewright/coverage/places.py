"""Files as reports name them."""

from __future__ import annotations

from pathlib import Path


def shown(file: str) -> str:
    """A file from the current folder, if it lies in it, else in full; with forward slashes."""
    path, here = Path(file).resolve(), Path.cwd().resolve()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()
