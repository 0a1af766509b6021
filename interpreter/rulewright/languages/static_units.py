"""The texts that stand in a ruleset for people and are shown as they stand: titles, `about`, `why`, assumptions; those
of variants too.

In: a ruleset. Out: `TextUnit`s without holes.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.languages.text_unit import TextUnit, UnitSort, flat, unit_id
from rulewright.loading import Ruleset

STATIC_KEYS = frozenset({"about", "why"})
NAMED_BELOW = frozenset({"kinds", "traits", "values", "rows", "steps", "rules"})
"""Keys below which every key is a name, also one that is called `about`."""
SECTIONS = frozenset(
    {
        "options", "enumerations", "components", "spaces", "zones", "money", "state", "terms", "effects", "actions",
        "priorities", "payouts", "phases",
    }
)  # fmt: skip
"""Sections whose entries may have an `about`."""


def static_units(ruleset: Ruleset) -> Iterator[TextUnit]:
    for path, scalar in scalars(ruleset.tree.root):
        if is_static(path):
            yield TextUnit(static_id(path), UnitSort.STATIC, flat(scalar.text), scalar.span)
    for variant in ruleset.variants:
        for key in ("title", "about"):
            node = variant.root.get(key)
            if isinstance(node, Scalar) and node.text:
                yield TextUnit(f"variants-{variant.name}-{key}", UnitSort.STATIC, flat(node.text), node.span)


def static_id(path: tuple[str, ...]) -> str:
    """The id of such a text; with the owner of a term, as another owner's term may have the same name."""
    return unit_id(tuple(part.partition("(")[0].replace(".", "_") for part in path))


def is_static(path: tuple[str, ...]) -> bool:
    """Whether a text that stands under these keys is words for people and nothing else."""
    match path:
        case ("title" | "about" | "goal",) | ("score" | "sides", "about") | ("assumed", _):
            return True
        case (section, *_, parent, key) if section in SECTIONS and key in STATIC_KEYS:
            return parent not in NAMED_BELOW and len(path) > 2
        case _:
            return False


def scalars(root: Node) -> Iterator[tuple[tuple[str, ...], Scalar]]:
    """Every text of a tree that stands under keys, with these."""
    stack: list[tuple[tuple[str, ...], Node]] = [((), root)]
    while stack:
        path, node = stack.pop()
        if isinstance(node, Scalar):
            yield path, node
        elif isinstance(node, Mapping):
            stack += [((*path, entry.name), entry.value) for entry in reversed(node.entries)]
        elif isinstance(node, Sequence):
            stack += [((*path, str(at)), item) for at, item in reversed(list(enumerate(node.items, 1)))]
