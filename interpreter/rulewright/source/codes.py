"""The table of diagnostic codes: the single source for messages' severities, `rulewright explain` and docs/diagnostics.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """A code's severity ('error', 'warning', 'note'), its title and what to know about it."""

    severity: str
    title: str
    page: str


CODES: dict[str, Code] = {
    # reading
    "RW001": Code("error", "file cannot be read", ""),
    "RW002": Code("error", "not UTF-8", ""),
    "RW003": Code("error", "too large", ""),
    "RW004": Code("error", "not YAML", ""),
    "RW005": Code("error", "duplicate key", ""),
    "RW006": Code("error", "nested too deeply", ""),
    "RW007": Code("error", "aliases", ""),
    "RW009": Code("error", "tag", ""),
    "RW010": Code("error", "empty file", ""),
    "RW011": Code("error", "YAML feature that is not part of the language", ""),
    "RW012": Code("error", "bad key", ""),
    # shape
    "RW101": Code("error", "unknown key", ""),
    "RW102": Code("error", "wrong kind of value", ""),
    "RW103": Code("error", "missing key", ""),
    "RW104": Code("error", "word not allowed here", ""),
    "RW105": Code("error", "bad name", ""),
    "RW106": Code("error", "a step has one verb", ""),
    # expressions
    "RW201": Code("error", "expression does not parse", ""),
    "RW202": Code("error", "folded text", ""),
    "RW203": Code("error", "escapes", ""),
    "RW204": Code("error", "empty expression", ""),
    "RW205": Code("error", "expression too long or too deep", ""),
    "RW206": Code("error", "indentation", ""),
    "RW207": Code("error", "unbalanced hole", ""),
}
