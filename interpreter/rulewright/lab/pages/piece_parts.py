"""What cards, actions, options, rows of tables and rules do, as parts of a page.

In: a measurement. Out: parts. Where too few games tell anything, there is a gap.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.lab.metrics.measure_report import MeasureReport, difference_text
from rulewright.lab.metrics.piece_effects import PieceEffect
from rulewright.lab.metrics.shown_pieces import HELD_KINDS, more_pieces, shown_pieces, use_note
from rulewright.lab.metrics.unreached_rules import unreached
from rulewright.report_page import Cell, DataTable, PagePart, Strip, TextParagraph, Tone, Toned, axis_of
from rulewright.sentences import Words, listed, saying


def piece_parts(report: MeasureReport) -> Iterator[PagePart]:
    """How often each card, action, option and row was drawn and used, and what goes with it; and telling rules."""
    shown = shown_pieces(report.pieces)
    if not shown:
        yield TextParagraph(saying("report-no-ended"))
        return
    strips = [_strip(piece) for piece in shown]
    rows = tuple(_piece_row(piece, strip) for piece, strip in zip(shown, strips, strict=True))
    names = ("report-drawn", "report-used", "report-if-drawn", "report-if-used", "report-if-used-95")
    head: tuple[Words, ...] = ("", "", *map(saying, names))
    yield DataTable(head, rows, texts=2, axis=axis_of(strips, _points_text, 0.0), names=1)
    yield TextParagraph(report.about_pieces())
    if more := more_pieces(report.pieces):
        yield TextParagraph(saying("report-more-pieces", names=listed(more)))


def rule_parts(report: MeasureReport) -> Iterator[PagePart]:
    """Rules, branches, cases and rows of tables that no game reached."""
    never = report.measurement.never_reached
    if not report.measurement.rules:
        yield TextParagraph(saying("report-every-rule"))
        return
    yield TextParagraph(report.reached())
    if never:
        head = saying("report-where"), saying("report-never-reached")
        yield DataTable(head, tuple((one.place, unreached(one)) for one in never), texts=2, names=1)


def _strip(piece: PieceEffect) -> Strip:
    found = piece.given_used
    return Strip(None) if found is None else Strip(found.number, found.interval.low, found.interval.high)


def _piece_row(piece: PieceEffect, strip: Strip) -> tuple[Cell, ...]:
    subject = piece.subject
    drawn = f"{piece.held:,}" if subject.kind in HELD_KINDS else ""
    used: str | Toned = f"{piece.used:,}"
    if note := use_note(piece):
        used = Toned(note if piece.unfinished else saying("report-never-word"), Tone.OPEN)
    texts = (difference_text(one).strip() for one in (piece.given_held, piece.given_used))
    return subject.name, saying(f"report-kind-{subject.kind}"), drawn, used, *texts, strip


def _points_text(value: float) -> str:
    return f"{100 * value:+.0f}"
