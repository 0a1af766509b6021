"""Files as reports name them."""

from __future__ import annotations

from pathlib import Path

from rulewright.storage import real_path


def shown(file: str) -> str:
    """A file from the current folder, if it lies in it, else in full; with forward slashes."""
    path, here = real_path(Path(file)), real_path(Path.cwd())
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()
