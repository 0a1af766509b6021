"""Corrections where many tests are made at once. Results are bound to names, never to positions.

In: p-values by name; none for a test that could not be made. Out: corrected p-values by the same names, in the same
order. A test that could not be made stays in the family, which has the size that was declared: what the data are like
makes it no smaller.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Name = TypeVar("Name", bound=Hashable)


def holm(values: Mapping[Name, float | None]) -> dict[Name, float | None]:
    """Error in the whole family at most as promised: S.
    Holm, "A simple sequentially rejective multiple test procedure" (1979).
    """
    family, largest, found = len(values), 0.0, dict[Name, float]()
    for place, (name, value) in enumerate(_sorted(values)):
        largest = max(largest, min(1.0, (family - place) * value))
        found[name] = largest
    return {name: found.get(name) for name in values}


def benjamini_hochberg(values: Mapping[Name, float | None]) -> dict[Name, float | None]:
    """The share of false discoveries at most as promised: Y. Benjamini, Y.
    Hochberg, "Controlling the false discovery rate" (1995).
    """
    family, smallest, found = len(values), 1.0, dict[Name, float]()
    made = _sorted(values)
    for place in range(len(made), 0, -1):
        name, value = made[place - 1]
        smallest = min(smallest, value * family / place)
        found[name] = smallest
    return {name: found.get(name) for name in values}


def _sorted(values: Mapping[Name, float | None]) -> list[tuple[Name, float]]:
    return sorted(((name, value) for name, value in values.items() if value is not None), key=lambda pair: pair[1])
