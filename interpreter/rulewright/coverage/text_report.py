"""Coverage for people: for each ruleset a table of its kinds of items, and what was never reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.coverage.item_names import never, text_of
from rulewright.coverage.report_paths import shown
from rulewright.coverage.ruleset_coverage import Measured, Share
from rulewright.ir.marks import KINDS


def text(every: Iterable[Measured]) -> str:
    return "\n".join("".join(f"{line}\n" for line in _lines(measured)) for measured in every)


def percent(part: Share) -> str:
    """A percentage that says 100 only of everything, and 0 only of nothing."""
    shown = f"{part.percent:.1f}"
    if part.covered < part.total and shown == "100.0":
        return "99.9"
    return "0.1" if part.covered and shown == "0.0" else shown


def headline(measured: Measured) -> str:
    part = measured.share
    under = f", and that is under {measured.demanded:g} %" if measured.is_under else ""
    return (
        f"{measured.name}: {percent(part)} % covered by {measured.runs:,} "
        f"{measured.unit}{'' if measured.runs == 1 else 's'}{under}"
    )


def _lines(measured: Measured) -> Iterator[str]:
    yield headline(measured)
    for kind, part in measured.by_kind():
        yield f"  {KINDS[kind].plural:<20} {part.covered:>5} of {part.total:>4}  {percent(part):>5} %"
    yield f"  {'all':<20} {measured.share.covered:>5} of {measured.share.total:>4}  {percent(measured.share):>5} %"
    for counted in measured.missing():
        yield f"{shown(counted.span.source.name)}:{counted.span.position}: {never(counted)}: {text_of(counted)}"
