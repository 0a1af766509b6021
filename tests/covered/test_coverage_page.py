"""docs/coverage.md tells every kind of item as the table does."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.coverage import FORMATS
from rulewright.coverage.item_names import never
from rulewright.coverage.items import CoverageItem
from rulewright.coverage.ruleset_coverage import Counted
from rulewright.ir.marks import KINDS, Mark
from rulewright.source.text import NOWHERE

PAGE = (Path(__file__).parents[2] / "docs" / "coverage.md").read_text(encoding="utf-8")


def test_the_page_has_the_table() -> None:
    """Kind by kind, word for word, in order."""
    table = PAGE.partition("| kind | an item")[2].partition("\n\n")[0]
    assert re.findall(r"^\| (.+?) \| (.+) \|$", table, re.MULTILINE) == [
        (kind.plural, kind.meaning) for kind in KINDS.values()
    ]


def test_the_page_names_every_form_and_its_file() -> None:
    for form, (_, file) in FORMATS.items():
        assert f"`{form}`" in PAGE
        assert file == "-" or f"({file})" in PAGE


def test_every_kind_and_side_has_words() -> None:
    """What is missing can be said of every item: each side in its own words."""
    said = [
        never(Counted(CoverageItem(Mark(kind.name, NOWHERE, side), ""), 0))
        for kind in KINDS.values()
        for side in kind.sides or ("",)
    ]
    assert len(said) == len(set(said))
