"""What translations call the values in the holes of a text: what stands in the braces, as Fluent takes it."""

from __future__ import annotations

import re


def hole_names(texts: tuple[str, ...]) -> tuple[str, ...]:
    """What translations call the values in the holes of one text."""
    names: dict[str, str] = {}
    for text in texts:
        names.setdefault(text, free_name(variable(text), set(names.values())))
    return tuple(names[text] for text in texts)


def variable(text: str) -> str:
    """The name of a value: what stands in the braces, as Fluent takes it."""
    found = re.sub(r"\W+", "_", text, flags=re.ASCII).strip("_")
    return found if found[:1].isalpha() else f"value_{found}".rstrip("_")


def free_name(name: str, taken: set[str]) -> str:
    at, found = 1, name
    while found in taken:
        at += 1
        found = f"{name}_{at}"
    return found
