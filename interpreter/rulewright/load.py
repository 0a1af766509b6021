"""The whole journey of a ruleset, one stage a line.

In: a path, and names of variants. Out: what the journey came to, or none after an error. Complaints go to the report.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rulewright.finding import STDIN
from rulewright.semantics import symbols as sym
from rulewright.semantics.box import Box
from rulewright.semantics.check import check_document
from rulewright.semantics.constants import Constants, configurations
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.syntax.nodes import Mapping
from rulewright.syntax.reader import MAX_BYTES, decode, read_node, read_source
from rulewright.syntax.sections import DocumentReader
from rulewright.syntax.shape import check_shape


def check(path: Path, variants: tuple[str, ...], report: Report) -> None:
    """Everything that can be said about a ruleset without playing it."""
    symbols = read(path, report)
    if symbols is not None:
        _check_boxes(symbols, report)


def read(path: Path, report: Report) -> sym.Symbols | None:
    """The typed rules of a file, or none if something is wrong with it."""
    source = _source(path, report)
    return read_text(source, report) if source is not None else None


def read_text(source: Source, report: Report) -> sym.Symbols | None:
    """The typed rules of a text, or none if something is wrong with it."""
    root = read_node(source, report)
    if root is None:
        return None
    check_shape(root, "ruleset", report)
    if not isinstance(root, Mapping):
        return None
    document = DocumentReader(source, root, report).read()
    symbols = check_document(document, report)
    return None if report.failed else symbols


def _source(path: Path, report: Report) -> Source | None:
    if path != STDIN:
        return read_source(path, report)
    return decode(sys.stdin.buffer.read(MAX_BYTES + 1), "<stdin>", report)


def _check_boxes(symbols: sym.Symbols, report: Report) -> None:
    """The components with every number of players and every option."""
    for configuration in configurations(symbols):
        Box(symbols, Constants(symbols, configuration), report)
