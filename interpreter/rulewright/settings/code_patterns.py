"""Codes and their beginnings, as people choose them in settings, on the command line and in comments."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

ALL = "ALL"
BEGINNING = re.compile(r"RW\d{0,3}")


def chosen(code: str, select: Iterable[str], ignore: Iterable[str]) -> bool:
    """Whether a code is told: the longest of its beginnings that are named decides; of equals, `ignore`."""
    return _length(code, select) > _length(code, ignore)


def _length(code: str, names: Iterable[str]) -> int:
    """How much of a code the nearest name says: 1 for `ALL`, 0 for nothing."""
    return max((1 if name == ALL else len(name) for name in names if name == ALL or code.startswith(name)), default=0)


def check_code(name: str, span: Span, report: Report, whole: bool = False) -> bool:
    """Whether a name stands for codes that can be chosen; with `whole`, for a single one.
    Complains where it does not (RW904, RW905).
    """
    if name == ALL and not whole:
        return True
    if name in CODES and CODES[name].severity == "error":
        report.error(
            "RW905",
            f"{name} is an error ({CODES[name].title})",
            span,
            "errors are always told, because no game is made of such rules: mend it",
        )
        return False
    if name in CODES or (not whole and BEGINNING.fullmatch(name) and any(code.startswith(name) for code in CODES)):
        return True
    report.error(
        "RW904", f"there is no code `{name}`", span, did_you_mean(name, CODES) or "`rulewright explain` lists them"
    )
    return False
