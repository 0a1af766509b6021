"""A variant that takes out all that read an option says so: it would be asked for in vain."""

from __future__ import annotations

import pytest

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.variants import Variant
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .cases import BASE


def told(*edits: str) -> list[tuple[str, str]]:
    """Code and place of what is told with these variants, each extending the one before."""
    variants, parent = [], "sample"
    for number, text in enumerate(edits):
        name = f"layer_{number}"
        source = Source(f"{name}.yaml", f"variant: {name}\nextends: {parent}\n{text}\n")
        root = read_node(source, Report())
        assert isinstance(root, Mapping)
        variants.append(Variant(name, root, source))
        parent = f"sample:{name}"
    report = Report()
    check_text(Source("base.yaml", BASE), report, variants)
    errors = [one for one in report if one.severity is Severity.ERROR and one.code != "RW315"]
    assert errors == []
    return [(one.code, str(one.span)) for one in report if one.code in ("RW315", "RW808")]


GONE = 'change: {"priorities.night.rules.guard.1": {do: set round to 0}}'
"""Nothing reads `raid` after this edit."""


@pytest.mark.parametrize(
    ("edits", "found"),
    [
        ((GONE,), [("RW808", "layer_0.yaml:3:10")]),
        ((f"{GONE}\nremove: [options.raid]",), []),
        (("remove: [priorities.night.rules.guard.1]",), [("RW808", "layer_0.yaml:3:10")]),
        (("change: {numbers.hand_size: 2}", GONE), [("RW808", "layer_1.yaml:3:10")]),
        ((GONE, "change: {numbers.hand_size: 2}"), [("RW808", "layer_0.yaml:3:10")]),
        (("change: {numbers.hand_size: 2 if raid = hard else 3}", GONE), []),
        (("change: {numbers.hand_size: 2}",), []),
        (("add: {options.weather: {values: [fine, foul]}}",), [("RW315", "layer_0.yaml:3:15")]),
    ],
)
def test_an_option_that_a_variant_leaves_without_a_use_is_told(
    edits: tuple[str, ...], found: list[tuple[str, str]]
) -> None:
    assert told(*edits) == found
