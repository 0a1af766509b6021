"""Paths of variants while they are written: what may come next, and where in the ruleset a path leads.

In: a workspace, the role of a variant, a draft. Out: `PathStep`s; the way to a place as the ruleset's schema knows it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.syntax.nodes import Mapping, Scalar, kind_of
from rulewright.frontend.variants.paths import Miss, Place, children, find, label, top
from rulewright.lsp.cursor.unfinished import HERE, Unfinished
from rulewright.lsp.cursor.yaml_position import Way
from rulewright.lsp.project.file_roles import FileRole
from rulewright.lsp.project.variant_paths import parent_of
from rulewright.lsp.project.workspace import Workspace
from rulewright.source.clipped_text import one_line
from rulewright.source.text import Span

LONGEST = 60
FIXED = ("rulewright", "game")
"""What no variant may change."""


@dataclass(frozen=True, slots=True)
class PathStep:
    """A name that may come next in a path."""

    label: str
    text: str
    detail: str
    span: Span


def paths_at(workspace: Workspace, role: FileRole, found: Unfinished, span: Span) -> tuple[PathStep, ...]:
    """The names below the place to which the path leads so far."""
    base = _base(workspace, role)
    if base is None:
        return ()
    begun = found.position.node.text[: found.position.node.text.index(HERE)]
    before, where, _ = begun.rpartition(" before ") if " before " in begun else begun.rpartition(" after ")
    prefix = before.rpartition(".")[0] if where else begun.rpartition(".")[0]
    place = find(base, prefix) if prefix else top(base)
    if isinstance(place, Miss):
        return ()
    is_alone, in_list = not begun, found.position.way[0] == "remove" or bool(where)
    found_names = {label(child): child for child in children(place) if prefix or label(child) not in FIXED}
    return tuple(
        PathStep(name, _text(name, child, in_list), _detail(child), span)
        for name, child in found_names.items()
        if name or is_alone
    )


def _text(name: str, child: Place, in_list: bool) -> str:
    """A name, with a colon where it is a key that may well end here."""
    return name if in_list or isinstance(child.node, Mapping) else f"{name}: "


def _detail(child: Place) -> str:
    """What stands there now."""
    if not isinstance(child.node, Scalar):
        return kind_of(child.node)
    return one_line(child.node.text, LONGEST)


def way_in_base(workspace: Workspace, role: FileRole, way: Way) -> Way:
    """The way to the value of a change or addition, as it would be in the ruleset; nothing if it leads nowhere."""
    base = _base(workspace, role)
    if base is None or len(way) < 2:
        return ()
    path = str(way[1]).partition(" ")[0]
    place = find(base, path)
    if isinstance(place, Place):
        return (*place.location, *way[2:])
    parent, _, name = path.rpartition(".")
    above = find(base, parent) if parent else top(base)
    return (*above.location, name, *way[2:]) if isinstance(above, Place) else ()


def _base(workspace: Workspace, role: FileRole) -> Mapping | None:
    """The ruleset that the variant extends."""
    root = workspace.tree(role.path)
    if role.found is None:
        return None
    return workspace.view(parent_of(role.found, root) if root is not None else role.found).analysis.root
