"""Coverage for programs: JSON, LCOV, Cobertura XML."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePath
from typing import Any

from rulewright import __version__
from rulewright.coverage.item_names import text_of
from rulewright.coverage.line_coverage import LineCoverage, lines_of
from rulewright.coverage.report_paths import shown
from rulewright.coverage.ruleset_coverage import Counted, Measured, Share, share
from rulewright.file_date import file_date
from rulewright.source.escaping import markup, one_line
from rulewright.source.machine_formats import report

DTD = "http://cobertura.sourceforge.net/xml/coverage-04.dtd"


# ---- JSON -----------------------------------------------------------------------------------------------------------


def as_json(every: Iterable[Measured]) -> str:
    listed = list(every)
    whole = Share(sum(one.share.covered for one in listed), sum(one.share.total for one in listed))
    numbers = {"rulesets": len(listed), **_share(whole), "under": sum(one.is_under for one in listed)}
    return report("coverage", numbers, {"rulesets": [_ruleset(measured) for measured in listed]})


def _ruleset(measured: Measured) -> dict[str, Any]:
    return {
        "name": measured.name,
        "runs": measured.runs,
        "unit": measured.unit,
        **_share(measured.share),
        "demanded": measured.demanded,
        "under": measured.is_under,
        "kinds": {kind: _share(part) for kind, part in measured.by_kind()},
        "items": [_item(counted) for counted in measured.items],
    }


def _share(part: Share) -> dict[str, Any]:
    return {"covered": part.covered, "total": part.total, "percent": round(part.percent, 2)}


def _item(counted: Counted) -> dict[str, Any]:
    mark, place = counted.item.mark, counted.span.position
    named = {"kind": mark.kind, "side": mark.side or None, "rule": counted.item.rule or None}
    return {
        **named,
        "file": shown(mark.span.source.name),
        "line": place.line,
        "column": place.column,
        "text": text_of(counted),
        "runs": counted.runs,
    }


# ---- LCOV -----------------------------------------------------------------------------------------------------------


def as_lcov(every: Iterable[Measured]) -> str:
    return "".join(
        f"{line}\n"
        for measured in every
        for source, items in measured.files()
        for line in _record(shown(source.name), items)
    )


def _record(file: str, items: Sequence[Counted]) -> Iterator[str]:
    """One file's record, as in geninfo(1)."""
    yield "TN:"
    yield f"SF:{one_line(file)}"
    lines = lines_of(items)
    branches = [
        (line.number, index, counted.runs if line.runs else "-")
        for line in lines
        for index, counted in enumerate(line.branches)
    ]
    yield from (f"BRDA:{number},0,{index},{runs}" for number, index, runs in branches)
    yield f"BRF:{len(branches)}"
    yield f"BRH:{sum(runs not in (0, '-') for _, _, runs in branches)}"
    yield from (f"DA:{line.number},{line.runs}" for line in lines)
    yield f"LF:{len(lines)}"
    yield f"LH:{sum(line.runs > 0 for line in lines)}"
    yield "end_of_record"


# ---- Cobertura ------------------------------------------------------------------------------------------------------


def as_cobertura(every: Iterable[Measured]) -> str:
    """XML for the document type `DTD`: a package for each ruleset, a class for each of its files."""
    listed = list(every)
    files = [lines_of(items) for measured in listed for _, items in measured.files()]
    rates = _rates([line for lines in files for line in lines], counted=True)
    date = file_date()
    stamp = (int(time.time()) if date is None else date) * 1000
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<!DOCTYPE coverage SYSTEM "{DTD}">',
        f'<coverage {rates} complexity="0" version="rulewright {__version__}" timestamp="{stamp}">',
        f"<sources><source>{markup(Path.cwd().as_posix())}</source></sources>",
        "<packages>",
        *(part for measured in listed for part in _package(measured)),
        "</packages>",
        "</coverage>",
    ]
    return "\n".join(parts) + "\n"


def _package(measured: Measured) -> Iterator[str]:
    files = [(source, lines_of(items)) for source, items in measured.files()]
    yield (
        f'<package name="{markup(measured.name)}" '
        f"{_rates([line for _, lines in files for line in lines])} "
        f'complexity="0">'
    )
    yield "<classes>"
    for source, lines in files:
        file = shown(source.name)
        yield f'<class name="{markup(PurePath(file).stem)}" filename="{markup(file)}" {_rates(lines)} complexity="0">'
        yield "<methods/>"
        yield "<lines>"
        yield from map(_line, lines)
        yield "</lines>"
        yield "</class>"
    yield "</classes>"
    yield "</package>"


def _line(line: LineCoverage) -> str:
    if not line.branches:
        return f'<line number="{line.number}" hits="{line.runs}" branch="false"/>'
    part = share(line.branches)
    told = f"{part.percent:.0f}% ({part.covered}/{part.total})"
    return f'<line number="{line.number}" hits="{line.runs}" branch="true" condition-coverage="{told}"/>'


def _rates(lines: Sequence[LineCoverage], counted: bool = False) -> str:
    branches = share(branch for line in lines for branch in line.branches)
    reached = Share(sum(line.runs > 0 for line in lines), len(lines))
    rates = f'line-rate="{reached.percent / 100:.4f}" branch-rate="{branches.percent / 100:.4f}"'
    if not counted:
        return rates
    numbers = f'lines-covered="{reached.covered}" lines-valid="{reached.total}"'
    return f'{rates} {numbers} branches-covered="{branches.covered}" branches-valid="{branches.total}"'
