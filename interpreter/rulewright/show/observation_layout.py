"""The layout of observations, for people and machines.

In: a Program's description of what a seat sees in numbers. Out: lines, in which the places of one zone are one row; or
data for JSON, with a row for each number.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rulewright.backend.codegen.view_description import Meanings, SeenNumber, component_meanings, seen_numbers
from rulewright.backend.codegen.view_layout import HIDDEN
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import NONE_NUMBER

UNKNOWN = "what the seat does not know"


def observation_data(machine: Machine) -> dict[str, Any]:
    """Every number, and the codes of components."""
    rows = [
        {"index": index, **dataclasses.asdict(number), "meanings": _named(number.meanings)}
        for index, number in enumerate(seen_numbers(machine.program, machine.texts))
    ]
    codes = {name: _named(meanings) for name, meanings in component_meanings(machine.program).items()}
    stand_for = {"hidden": HIDDEN, "none": NONE_NUMBER}
    return {"observation": {"size": len(rows), "numbers": rows, "components": codes, "stand_for": stand_for}}


def _named(meanings: Meanings) -> list[dict[str, Any]]:
    return [{"value": value, "means": words} for value, words in meanings]


def observation_lines(machine: Machine) -> Iterator[str]:
    """A page: where each number stands, what it is, between what it lies."""
    program, numbers = machine.program, seen_numbers(machine.program, machine.texts)
    yield f"{program.title}, {program.players} players: an observation is {len(numbers):,} whole numbers"
    yield f"  {HIDDEN} stands for {UNKNOWN}, {NONE_NUMBER} for no number"
    rows = [_row(list(run)) for _, run in groupby(enumerate(numbers), _alike)]
    wide = max(len(at) for at, _ in rows)
    yield from (f"  {at:>{wide}}  {words}" for at, words in rows)
    for name, meanings in component_meanings(program).items():
        yield f"Codes of {name}"
        yield from (f"  {value:>{wide}}  {words}" for value, words in meanings)


def _alike(placed: tuple[int, SeenNumber]) -> object:
    """The same for the places of one zone."""
    index, number = placed
    zone = number.of == "zone" and number.meanings
    return (number.name, number.owner, number.low, number.high, zone) if zone else index


def _row(run: Sequence[tuple[int, SeenNumber]]) -> tuple[str, str]:
    (at, first), (end, last) = run[0], run[-1]
    words = f"{first.label}{f' to {last.tells}' if end > at else ''}, {first.low:,} to {first.high:,}"
    said = first.meanings if first.of != "zone" else ()
    means = f" ({', '.join(f'{value}: {word}' for value, word in said)})" if said else ""
    return f"{at}-{end}" if end > at else f"{at}", words + means
