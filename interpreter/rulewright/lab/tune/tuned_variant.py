"""The values that were found, as a variant file, with the evidence in its `about`.

In: the tree of the rules, what was chosen, words of evidence. Out: the values as they are; the text of a variant.
Complains about nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.variants import paths
from rulewright.frontend.variants.paths import Miss
from rulewright.lab.sweep import SweepAxis, Varied
from rulewright.source.underscores import without_underscores

PLAIN = re.compile(r"[A-Za-z0-9_.]+")


@dataclass(frozen=True, slots=True)
class BaseValue:
    """Where a value stands in the rules as they are, and how it is written.
    `is_new`: it stands nowhere, as that of an option without `default`.
    """

    path: str
    words: str
    is_new: bool = False


def base_value(root: Mapping, axis: SweepAxis, players: int, usual: dict[str, str]) -> BaseValue:
    """`usual`: the options as they are. Of what is written for each number of players, the entry for so many."""
    path = f"{axis.place}.default" if axis.varied is Varied.OPTION else axis.place
    found = paths.find(root, path)
    if isinstance(found, Miss):
        return BaseValue(path, usual[axis.name], is_new=True)
    node: Node | None = found.node
    if isinstance(node, Mapping) and str(players) in node:
        path, node = f"{path}.{players}", node.get(str(players))
    words = " ".join(node.text.split()) if isinstance(node, Scalar) else "?"
    return BaseValue(path, usual[axis.name] if axis.varied is Varied.OPTION else words)


def variant_text(name: str, extends: str, about: str, chosen: Sequence[tuple[BaseValue, str]]) -> str:
    """The text; `chosen`: values with where they stand, those that differ from the rules as they are."""
    lines = [f"variant: {name}", f"extends: {extends}", f"title: {_quoted(_title(name))}", f"about: {_quoted(about)}"]
    return "\n".join([*lines, *_edits("change", chosen, False), *_edits("add", chosen, True)]) + "\n"


def _edits(kind: str, chosen: Sequence[tuple[BaseValue, str]], is_new: bool) -> Iterator[str]:
    own = [(base.path, value) for base, value in chosen if base.is_new is is_new and base.words != value]
    if own:
        yield f"{kind}:"
    yield from (f"  {path if PLAIN.fullmatch(path) else _quoted(path)}: {value}" for path, value in own)


def _title(name: str) -> str:
    return without_underscores(name).capitalize()


def _quoted(text: str) -> str:
    """As YAML reads it in one way only."""
    return json.dumps(text, ensure_ascii=False)
