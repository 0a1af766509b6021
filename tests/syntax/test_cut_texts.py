"""Texts for people are whole, or told about: each key of a text, in every kind of file, and in the formatter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.formatting.formatter import formatted
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import TEXTS, check_shape, is_text
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

FILES = ("ruleset", "variant", "scenario")


def keys_of_texts(value: Any, key: str = "") -> Iterator[str]:
    """The keys of a schema whose values are texts."""
    if isinstance(value, dict):
        if value.get("$ref") == "#/definitions/text":
            yield key
        for name, part in value.items():
            yield from keys_of_texts(part, name if name not in ("properties", "additionalProperties") else key)
    elif isinstance(value, list):
        for part in value:
            yield from keys_of_texts(part, key)


def test_the_table_of_texts_is_that_of_the_schemas() -> None:
    schemas = [json.loads((folder("schemas") / f"{name}.schema.json").read_text(encoding="utf-8")) for name in FILES]
    assert {key for schema in schemas for key in keys_of_texts(schema)} == {*TEXTS, "assumed"}


CUT = {
    "ruleset": [
        "title: a #1",
        "about: a # 1",
        "credits: 7 #1",
        "assumed: {x: a #1\n  }",
        "options:\n  o:\n    values: [a, b]\n    why: a  # 1",
        "phases:\n  game:\n    about: a\n      b #1",
        "actions:\n  x:\n    says: a b # c",
        "components:\n  c:\n    kinds:\n      k:\n        called: a #1",
    ],
    "variant": ["title: a #1", "why: a #1"],
    "scenario": ["about: a #1", "one:\n  why: a #1"],
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in CUT.items() for text in texts])
def test_a_cut_text_is_told_at_the_comment(name: str, text: str) -> None:
    source = Source("x.yaml", text + "\n")
    root, report = read_node(source, Report()), Report()
    assert root is not None
    check_shape(root, name, report)
    assert [d.span.start for d in report if d.code == "RW014"] == [text.index("#")]


@pytest.mark.parametrize("text", ['title: "a" # 1', "title: a#1", "title: 'a' #1", "# b\ntitle: a", "title: |\n  a #1"])
def test_what_is_whole_is_not_told(text: str) -> None:
    root, report = read_node(Source("x.yaml", text + "\n"), Report()), Report()
    assert root is not None
    check_shape(root, "ruleset", report)
    assert [d.code for d in report if d.code == "RW014"] == []


@pytest.mark.parametrize(
    "text",
    [
        "rulewright: 1\ntitle: Take card #3 now\n",
        "variant: x\nchange:\n  actions.drop.says: a b #1\n",
        "scenarios: x\none:\n  about: a #1\n",
    ],
)
def test_the_formatter_leaves_a_cut_text(text: str) -> None:
    report = Report()
    assert formatted(Source("x.yaml", text), report) is None
    assert [d.code for d in report] == ["RW014"]


def test_a_path_of_a_variant_ends_in_a_key_of_a_text() -> None:
    assert is_text("actions.drop.says")
    assert not is_text("actions.says.do")
