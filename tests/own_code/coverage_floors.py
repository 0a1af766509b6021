"""How much of its own code tests run, folder by folder, against the floors of `floors.txt`.

    python -m tests.own_code.coverage_floors REPORT selection|whole

In: the JSON report of coverage.py over the package `rulewright`, and which tests were run: the selection of
`.ci/pythons`, or those of `make test` (`make coverage`). Out: a line for each folder of the package with its percentage
of lines that were run, and its floor. The exit code is 1 if a folder is below its floor or is not in the list, or if
one is in the list that there is not.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import TypedDict

FLOORS = Path(__file__).with_name("floors.txt")
PACKAGE = "rulewright"
TOP = "."
"""The modules beside the folders."""
RUNS = ("selection", "whole")
"""Which tests were run, in the order of the columns."""


class Summary(TypedDict):
    covered_lines: int
    num_statements: int


class FileReport(TypedDict):
    summary: Summary


class Report(TypedDict):
    """Of the report of coverage.py, what is read here."""

    files: Mapping[str, FileReport]


def floors(run: str) -> dict[str, int | None]:
    """The least percentage of each folder; none (`-`) where the tests of a run are not about it."""
    lines = FLOORS.read_text(encoding="utf-8").splitlines()
    rows = (line.split() for line in lines if line and not line.startswith("#"))
    return {folder: None if (least := columns[RUNS.index(run)]) == "-" else int(least) for folder, *columns in rows}


def folder(path: str) -> str:
    """The folder of the package in which a file lies: `search` for `.../rulewright/search/tree.py`."""
    parts = PurePath(path.replace("\\", "/")).parts
    inside = parts[len(parts) - parts[::-1].index(PACKAGE) :]
    return inside[0] if len(inside) > 1 else TOP


def percentages(report: Report) -> dict[str, float]:
    """The percentage of lines that were run, of each folder that has any."""
    run: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path, file in report["files"].items():
        run[folder(path)] += file["summary"]["covered_lines"]
        lines[folder(path)] += file["summary"]["num_statements"]
    return {name: 100 * run[name] / count for name, count in sorted(lines.items()) if count}


def faults(found: Mapping[str, float], floors: Mapping[str, int | None]) -> Iterator[str]:
    """What is wrong, in a line each."""
    for name, percent in found.items():
        least = floors.get(name)
        if name not in floors:
            yield f"{name}: it is not in the list; {int(percent)} would be its floor"
        elif least is not None and percent < least:
            yield f"{name}: {percent:.1f} percent of its lines are run, and {least} is its floor"
    yield from (f"{name}: it is in the list, and there are no lines" for name in sorted(set(floors) - set(found)))


def main(arguments: Sequence[str]) -> int:
    path, run = arguments
    report: Report = json.loads(Path(path).read_text(encoding="utf-8"))
    found, least = percentages(report), floors(run)
    for name, percent in found.items():
        sys.stdout.write(f"{name:<14} {percent:6.1f}  {least.get(name) or '-':>3}\n")
    wrong = list(faults(found, least))
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
