"""YAML's own tokens with their places, for whoever keeps a text as it stands (a formatter) instead of what it says.

In: a text that `rulewright.frontend.syntax.reader` has read without complaint. Out: its `SyntaxMark`s in order.
Comments and blanks lie between them. What opens and closes a block has no text of its own: such marks are empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from rulewright.source.text import Source

NotYaml = yaml.YAMLError
"""Raised for a text that breaks YAML's rules."""

_Loader: Any = getattr(yaml, "CLoader", yaml.Loader)

BLOCK_MAPPING, BLOCK_SEQUENCE, BLOCK_END, KEY, SCALAR = "block mapping", "block sequence", "block end", "key", "scalar"

_KINDS = {
    "BlockMappingStartToken": BLOCK_MAPPING,
    "BlockSequenceStartToken": BLOCK_SEQUENCE,
    "BlockEndToken": BLOCK_END,
    "KeyToken": KEY,
    "ValueToken": ":",
    "BlockEntryToken": "-",
    "FlowMappingStartToken": "{",
    "FlowMappingEndToken": "}",
    "FlowSequenceStartToken": "[",
    "FlowSequenceEndToken": "]",
    "FlowEntryToken": ",",
    "AnchorToken": "&",
    "AliasToken": "*",
    "TagToken": "!",
    "ScalarToken": SCALAR,
    "DocumentStartToken": "---",
    "DocumentEndToken": "...",
    "DirectiveToken": "%",
}


@dataclass(frozen=True, slots=True)
class SyntaxMark:
    """A token: what it is, and where (offsets, the end excluded).
    A block scalar ends with its last line that is not blank.
    """

    kind: str
    start: int
    end: int


def marks(source: Source) -> Iterator[SyntaxMark]:
    """All tokens of a text; raises `NotYaml`."""
    for token in yaml.scan(source.text, Loader=_Loader):
        kind = _KINDS.get(type(token).__name__)
        start, end = token.start_mark.index, token.end_mark.index
        if kind == SCALAR:
            end = start + len(source.text[start:end].rstrip())
        if kind is not None:
            yield SyntaxMark(kind, start, end)
