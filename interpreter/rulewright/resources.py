"""Grammar, schemas and shipped rulesets: in a checkout beside `interpreter/`, in an installed package inside it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def folder(name: str) -> Path:
    """The folder `grammar`, `schemas` or `rulesets` of this installation."""
    inside = _PACKAGE / "data" / name
    return inside if inside.is_dir() else _PACKAGE.parent.parent / name


@cache
def grammar_text(name: str) -> str:
    return (folder("grammar") / name).read_text(encoding="utf-8")
