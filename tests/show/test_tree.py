"""The YAML stage: what is written reads back to the same tree and the same game."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.frontend.syntax.nodes import Mapping, Node
from rulewright.frontend.syntax.reader import read_node
from rulewright.resources import folder
from rulewright.show.dump import data
from rulewright.show.resolved_yaml import yaml_lines
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

FILES = sorted(folder("rulesets").rglob("ruleset.yaml"))
NAMED = [
    ruleset_lookup.Found(file, names)
    for file in FILES
    for names in ((), *((name,) for name in ruleset_lookup.variants_of(file)))
]


def back(root: Node, base: Source) -> tuple[str, Any]:
    """A tree as YAML, and what that reads as."""
    text = "".join(f"{line}\n" for line in yaml_lines(root, base))
    report = Report()
    node = read_node(Source("written.yaml", text), report)
    assert node is not None, [d.message for d in report]
    return text, data(node)


@pytest.mark.parametrize("found", NAMED, ids=lambda found: ":".join([found.path.parent.name, *found.variants]))
def test_a_ruleset_reads_back(found: ruleset_lookup.Found) -> None:
    """Also with a variant, and to a Program of the same fingerprint."""
    report = Report()
    ruleset = loading.load(found, report)
    assert ruleset is not None, [d.message for d in report]
    text, again = back(ruleset.tree.root, ruleset.tree.source)
    assert again == data(ruleset.tree.root)
    symbols = loading.read_text(Source(str(found.path), text), report)
    assert symbols is not None, [d.message for d in report]
    written = loading.Ruleset(found, symbols, ruleset.tree)
    assert written.machine().program.fingerprint == ruleset.machine().program.fingerprint


@pytest.mark.parametrize(
    "text",
    [
        'a: "say \\"x\\" \\\\ \\n end"\n',
        "a: 'it''s'\n",
        "a: |\n  one\n    two\n\n  three\nb: 1\n",
        "a: |-\n  one\nb: 1\n",
        "a: [x, [y, 'z, w'], {b: c}]\n",
        "a: []\nb: {}\n",
        "a:\nb: ''\n",
        "a: one\n  two\n  # no\nb: 1\n",
        "a: " + " ".join(["a_long_name"] * 30) + "\n",
        "'a b': 1\n\"c: d\": 2\n",
        "a:\n  - b: 1\n    c: 2\n  - - d\n    - 'e, f'\n",
    ],
)
def test_any_yaml_reads_back(text: str) -> None:
    """Quotes, blocks, nested lists, long lines, empty values."""
    source = Source("some.yaml", text)
    node = read_node(source, Report())
    assert node is not None
    assert back(node, source)[1] == data(node)


def test_a_value_of_a_variant_says_where_it_is_from() -> None:
    """Once, at the outermost thing that the variant's file holds."""
    base, other = Source("base.yaml", "a: 1\nb: 2\n"), Source("other.yaml", "b:\n  c: {d: 3}\n")
    root, changed = read_node(base, Report()), read_node(other, Report())
    assert isinstance(root, Mapping) and isinstance(changed, Mapping)
    mixed = Mapping(root.span, (root.entries[0], *changed.entries))
    assert [line for line in yaml_lines(mixed, base) if line] == ["a: 1", "b:  # other.yaml:2", "  c:", "    d: 3"]
