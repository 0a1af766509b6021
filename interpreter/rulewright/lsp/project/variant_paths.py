"""The names in a variant's paths: each part of `priorities.people.order` that leads to a declaration is one of its
occurrences.

In: a workspace, and a ruleset with a variant. Out: occurrences in the variant's file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from rulewright.frontend.syntax.nodes import Mapping, Scalar, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.variants.paths import Miss, Place, find
from rulewright.lsp.project.occurrences import Occurrence
from rulewright.lsp.project.workspace import View, Workspace
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span


def segments(workspace: Workspace, found: Found) -> tuple[Occurrence, ...]:
    """The names in the paths of the last of the variants."""
    path = found.known.get(found.variants[-1])
    source = workspace.source(path) if path is not None else None
    root = read_node(source, Report()) if source is not None else None
    if not isinstance(root, Mapping):
        return ()
    view = workspace.view(parent_of(found, root))
    base = view.analysis.root
    if base is None:
        return ()
    return tuple(one for key in paths_of(root) for one in _names(key, base, view))


def parent_of(found: Found, root: Mapping) -> Found:
    """What a variant extends: the game, or another variant."""
    node = root.get("extends")
    parent = node.text.partition(":")[2] if isinstance(node, Scalar) else ""
    return replace(found, variants=(parent,) if parent and parent not in found.variants else ())


def paths_of(root: Mapping) -> Iterator[Scalar]:
    """All paths of a variant."""
    for part in ("change", "add", "remove"):
        node = root.get(part)
        if isinstance(node, Mapping):
            yield from (entry.key for entry in node)
        elif isinstance(node, Sequence):
            yield from (item for item in node.items if isinstance(item, Scalar))


def _names(key: Scalar, base: Mapping, view: View) -> Iterator[Occurrence]:
    """Those parts of a path that are names of declarations."""
    for place, span in steps(key, base):
        declared = view.at_key(place.key.span)
        name = declared.span.text if declared is not None else ""
        if declared is not None and span.text.endswith(name):
            yield Occurrence(Span(span.source, span.end - len(name), span.end), declared.key, declared.meaning)


def steps(key: Scalar, base: Mapping) -> Iterator[tuple[Place, Span]]:
    """What each beginning of a path leads to, with the part that was added last."""
    if key.body.text != key.text:
        return
    start = 0
    for end in (*(dot.start() for dot in re.finditer(r"\.|\s", key.text)), len(key.text)):
        place = find(base, key.text[:end]) if end > start else Miss
        if isinstance(place, Place):
            yield place, Span(key.span.source, key.body.start + start, key.body.start + end)
            start = end + 1
