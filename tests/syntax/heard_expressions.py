"""What readers of rulesets and scenarios parse: every expression, with the name of its entry point, as it is read."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.frontend.syntax import expressions, steps, value_reader
from rulewright.frontend.syntax.entry_points import EntryPoint
from rulewright.frontend.syntax.nodes import Scalar


def listening(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scalar, str]]:
    """Fills while documents are read, for the rest of the test."""
    heard: list[tuple[Scalar, str]] = []
    parse: Any = expressions.parse

    def noting(node: Scalar, entry: EntryPoint[object], *further: object) -> object:
        heard.append((node, entry.name))
        return parse(node, entry, *further)

    for module in (steps, value_reader):
        monkeypatch.setattr(module, "parse", noting)
    return heard
