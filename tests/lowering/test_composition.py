"""Lowering is composed: no class of it inherits from another, and no two have one name."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import rulewright.lowering
from rulewright.ir.operations import complete

FILES = sorted(Path(rulewright.lowering.__file__).parent.glob("*.py"))
CLASSES = [
    node
    for path in FILES
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.ClassDef)
]


def test_no_lowerer_inherits_from_another() -> None:
    names = {node.name for node in CLASSES}
    assert names
    assert not [node.name for node in CLASSES for base in node.bases if isinstance(base, ast.Name) and base.id in names]


def test_every_class_has_a_name_of_its_own() -> None:
    assert not [name for name, count in Counter(node.name for node in CLASSES).items() if count > 1]


@pytest.mark.parametrize("implemented", [{"add"}, {"add", "sub", "mul"}])
def test_a_table_that_is_not_complete_stops_the_import(implemented: set[str]) -> None:
    complete("sums", {"add", "sub"}, {"add", "sub"})
    with pytest.raises(ImportError, match=r"sub|mul"):
        complete("sums", implemented, {"add", "sub"})
