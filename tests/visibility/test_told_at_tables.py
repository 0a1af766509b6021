"""What each seat is told at a table, to the letter: `told_tables` has the texts that are expected, stop by stop, and
what a record of the game tells afterwards.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .told_tables import PeopleAtTable

EXPECTED = Path(__file__).with_name("expected")
CHOICES = (("keep", 1), ("lay", 0), ("keep", 0), ("hide", 0))


def expected(name: str) -> list[str]:
    return (EXPECTED / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("memory", ["yes", "no"])
@pytest.mark.parametrize("choices", [0, 2, 3, 4])
def test_what_is_told_at_a_stop(memory: str, choices: int) -> None:
    """Where memory is aided, and where it is left to the players."""
    table = PeopleAtTable(memory)
    for name, number in CHOICES[:choices]:
        table.choose(name, number)
    found = "\n".join(table.told()).splitlines()
    assert [line.rstrip() for line in found] == expected(f"memory_{memory}_{choices}")


def test_what_is_told_of_a_record() -> None:
    table = PeopleAtTable("no")
    for name, number in CHOICES:
        table.choose(name, number)
    assert [line.rstrip() for line in table.replayed()] == expected("record")
