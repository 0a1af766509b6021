"""docs/bots/ is made from the table of bots."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from rulewright.bots.bot_table import ENTRIES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("bot_pages", DOCS / "generate" / "bot_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    pages = module.documents()
    assert {path.name for path in (DOCS / "bots").iterdir()} == set(pages)
    for name, text in pages.items():
        assert (DOCS / "bots" / name).read_text(encoding="utf-8") == text, "run `make docs`"


def test_the_list_names_every_bot() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    for entry in ENTRIES:
        assert f"| [`{entry.name}`](bots/{entry.name}.md) | {entry.summary} |" in text
