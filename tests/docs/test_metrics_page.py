"""docs/measuring.md has the table of metrics as the program has it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "docs" / "generate" / "metrics.py"


def test_the_table_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("metrics_page", PROGRAM)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text = module.PAGE.read_text(encoding="utf-8")
    assert module.page(text) == text
    assert text.count("| `drama` |") == 1
