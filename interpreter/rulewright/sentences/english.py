"""All sentences in English, and how their values are filled in."""

from __future__ import annotations

from rulewright.sentences.book_english import BOOK
from rulewright.sentences.choice_english import CHOICES
from rulewright.sentences.diff_english import DIFFERENCES
from rulewright.sentences.fault_english import FAULTS
from rulewright.sentences.lab_english import LAB
from rulewright.sentences.log_english import LOG
from rulewright.sentences.metric_english import METRICS
from rulewright.sentences.numbered import Numbered
from rulewright.sentences.page_english import PAGES
from rulewright.sentences.picture_english import PICTURES
from rulewright.sentences.reason_english import REASONS
from rulewright.sentences.report_english import REPORTS
from rulewright.sentences.table_english import TABLE

ENGLISH: dict[str, str | Numbered] = {
    **TABLE, **CHOICES, **LOG, **PAGES, **BOOK, **REASONS, **FAULTS, **PICTURES, **REPORTS, **METRICS, **LAB,
    **DIFFERENCES,
}  # fmt: skip
"""By the name under which the message files have it."""
GROUPED = REPORTS.keys() | METRICS.keys() | LAB.keys()
"""Sentences of reports: their numbers have commas between thousands. At a table numbers stand as people type them."""


def english(key: str, /, **values: str | int) -> str:
    """A sentence in English."""
    found = ENGLISH[key]
    pattern = found.pattern(values) if isinstance(found, Numbered) else found
    shown = _grouped if key in GROUPED else str
    return pattern.format(**{name: shown(value) for name, value in values.items()})


def _grouped(value: str | int) -> str:
    return value if isinstance(value, str) else f"{value:,}"
