"""The two tiers of the tests: `make test` leaves repetitions to `make thorough`, which runs everything.

In: `thorough.txt`, a row for each test of which cases are left out, with how many stay and why. Out: those cases are
deselected, and the summary says how many they are. THOROUGH=1 in the environment leaves out nothing, nor do the
variables that ask for more than everything, nor a run in which a test is named (`file.py::test`). A row that cannot be
read is an error; `test_tiers.py` finds rows that leave out nothing.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path

import pytest

TABLE = Path(__file__).parent / "thorough.txt"
EVERYTHING = bool(
    {"THOROUGH", "RULEWRIGHT_TESTS", "RULEWRIGHT_FULL"} & {name for name, value in os.environ.items() if value}
)
"""Whether this is the thorough tier, or more than that."""
SHARE = re.compile(r"none|1 in (?P<every>\d+)(?: of each (?P<each>[a-z_.]+))?")


@dataclass(frozen=True)
class Row:
    """Which cases of a test stay.

    `test` is a file below `tests`, or `file::test`; a file stands for each of its tests. Of the cases, in their order,
    the first stays, and every `every`-th after it; with `each`, an argument or an attribute of one, this is counted for
    each of its values, so that every value stays. `every` 0: none stays.
    """

    test: str
    every: int
    each: str
    reason: str

    def kept(self, values: list[object]) -> list[bool]:
        """For each case, by its value of `each`, whether it stays."""
        seen: Counter[object] = Counter()
        stays = []
        for value in values:
            stays.append(self.every > 0 and seen[value] % self.every == 0)
            seen[value] += 1
        return stays


@dataclass
class Tally:
    """What was collected of the tests that a row names, and what of it stayed: rows, and tests by row."""

    collected: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)

    @property
    def left(self) -> int:
        return self.collected.total() - self.kept.total()


TALLY = pytest.StashKey[Tally]()


def either(usual: int, thorough: int) -> int:
    """How often something is repeated: in `make test`, and in `make thorough`."""
    return thorough if EVERYTHING else usual


def rows(text: str) -> Iterator[Row]:
    """The rows of a table: `test | share | reason` a line; `#` begins a comment."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield _row(line)


def _row(line: str) -> Row:
    cells = [cell.strip() for cell in line.split("|")]
    share = SHARE.fullmatch(cells[1]) if len(cells) == 3 and all(cells) else None
    if share is None:
        raise pytest.UsageError(
            f"{TABLE.name}: expected `test | 1 in N [of each ARGUMENT] | reason`, or `none` as the share: {line}"
        )
    return Row(cells[0], int(share["every"] or 0), share["each"] or "", cells[2])


class Tiers:
    """The plugin that leaves out cases, and tells how many."""

    def __init__(self, table: str, everything: bool) -> None:
        self.rows = {} if everything else {row.test: row for row in rows(table)}
        self.left = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        tally = config.stash[TALLY] = Tally()
        stays = {} if _names_a_test(config) else self._decided(items, tally)
        left = [item for item in items if not stays.get(item, True)]
        if left:
            config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if stays.get(item, True)]
        self._tell(config, tally.left)

    def _decided(self, items: list[pytest.Item], tally: Tally) -> dict[pytest.Item, bool]:
        decided: dict[pytest.Item, bool] = {}
        for row, cases in self._by_test(items):
            stays = row.kept([_value(case, row) for case in cases])
            decided.update(zip(cases, stays, strict=True))
            tally.collected[row.test] += len(stays)
            tally.kept[row.test] += sum(stays)
        return decided

    def _by_test(self, items: Iterable[pytest.Item]) -> list[tuple[Row, list[pytest.Item]]]:
        """The cases of each test of which a row speaks."""
        found: dict[str, tuple[Row, list[pytest.Item]]] = {}
        for item in items:
            name = item.nodeid.partition("[")[0].removeprefix("tests/")
            row = self.rows.get(name) or self.rows.get(name.partition("::")[0])
            if row is not None:
                found.setdefault(name, (row, []))[1].append(item)
        return list(found.values())

    def _tell(self, config: pytest.Config, left: int) -> None:
        """A process of xdist hands the number to the one that writes the summary."""
        self.left = left
        if hasattr(config, "workeroutput"):
            config.workeroutput["left_to_thorough"] = left

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self.left = max(self.left, getattr(node, "workeroutput", {}).get("left_to_thorough", 0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left:
            terminalreporter.write_line(f"{self.left} more cases are run by `make thorough` (tests/thorough.txt)")


def _names_a_test(config: pytest.Config) -> bool:
    return any("::" in argument for argument in config.args)


def _value(item: pytest.Item, row: Row) -> object:
    """An argument of a case, or an attribute of one; none without `each`."""
    if not row.each:
        return None
    argument, _, attribute = row.each.partition(".")
    arguments = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    if argument not in arguments:
        raise pytest.UsageError(f"{TABLE.name}: {row.test} has no argument `{argument}`")
    return attrgetter(attribute)(arguments[argument]) if attribute else arguments[argument]
