"""What cards, actions, options, rows of tables and rules do, as parts of a page.

In: a measurement. Out: parts. Where too few games tell anything, there is a gap.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.lab.metrics.measure_report import MeasureReport, difference_text
from rulewright.lab.metrics.piece_effects import FEWEST, PieceEffect
from rulewright.lab.metrics.report_words import percent
from rulewright.lab.metrics.shown_pieces import FOUND, HELD_KINDS, more_pieces, shown_pieces, use_note
from rulewright.report_page import DataTable, PagePart, Strip, TextParagraph, Tone, Toned, axis_of
from rulewright.source.plurals import plural


def piece_parts(report: MeasureReport) -> Iterator[PagePart]:
    """How often each card, action, option and row was drawn and used, and what goes with it; and telling rules."""
    shown = shown_pieces(report.pieces)
    if not shown:
        yield TextParagraph("No game ended by its rules.")
        return
    strips = [_strip(piece) for piece in shown]
    rows = tuple(_piece_row(piece, strip) for piece, strip in zip(shown, strips, strict=True))
    head = ("", "", "drawn", "used", "if drawn", "if used", "if used, 95 %")
    yield DataTable(head, rows, texts=2, axis=axis_of(strips, _points_text, 0.0), names=1)
    yield TextParagraph(
        f"Of {plural(report.measurement.games, 'game')}, in how many seats of games it "
        "was drawn (or offered) and used, and by how many percentage points the "
        f"win rate differs from that of the same seat without it; * where q < {FOUND} (false discoveries controlled "
        "over all rows). A difference is no cause: "
        "who is winning may use it more. None is told where fewer than "
        f"{FEWEST} seats of games have it, or are without it."
    )
    if more := more_pieces(report.pieces):
        told = ", ".join(more)
        yield TextParagraph(f"{told} go with a difference or are never used (`--json` and `--rows` have all).")


def rule_parts(report: MeasureReport) -> Iterator[PagePart]:
    """Rules, branches, cases and rows of tables that no game reached."""
    measurement = report.measurement
    never, count = measurement.never_reached, len(measurement.rules)
    if not count:
        yield TextParagraph("Every game reaches every rule.")
        return
    reached = count - len(never)
    yield TextParagraph(
        f"{reached:,} of {count:,} rules, branches, cases and rows of tables were reached ({percent(reached / count)})."
    )
    if never:
        yield DataTable(("where", "never reached"), tuple((one.place, one.name) for one in never), texts=2, names=2)


def _strip(piece: PieceEffect) -> Strip:
    found = piece.given_used
    return Strip(None) if found is None else Strip(found.number, found.interval.low, found.interval.high)


def _piece_row(piece: PieceEffect, strip: Strip) -> tuple[str | Toned | Strip, ...]:
    subject = piece.subject
    drawn = f"{piece.held:,}" if subject.kind in HELD_KINDS else ""
    used: str | Toned = f"{piece.used:,}"
    if use_note(piece):
        used = Toned("never", Tone.OPEN)
    texts = (difference_text(one).strip() for one in (piece.given_held, piece.given_used))
    return subject.name, subject.kind, drawn, used, *texts, strip


def _points_text(value: float) -> str:
    return f"{100 * value:+.0f}"
