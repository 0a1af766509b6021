"""What is told when somebody points at a place: a name, a key, a word of the language, or an expression's type.

In: a workspace, a path, an offset. Out: a `Hover`, or none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.syntax.continuing import words
from rulewright.lsp.cursor import schema_lookup
from rulewright.lsp.cursor.yaml_position import YamlPosition, yaml_position_at
from rulewright.lsp.features.descriptions import described, entry_for, explained
from rulewright.lsp.features.navigation import occurrence_at
from rulewright.lsp.project.file_roles import Kind
from rulewright.lsp.project.workspace import View, Workspace
from rulewright.source.markdown_text import text
from rulewright.source.text import Source, Span

WORD = re.compile(r"[a-z_][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Hover:
    """Markdown about a stretch of the text."""

    span: Span
    text: str


def hover(workspace: Workspace, path: Path, offset: int) -> Hover | None:
    """What is to be told about a place."""
    source, role = workspace.source(path), workspace.role(path)
    if source is None or not role.kind.is_yaml:
        return None
    named = _name(workspace, path, offset)
    if named is not None:
        return named
    root = workspace.tree(path)
    position = yaml_position_at(root, offset) if root is not None else None
    if position is None:
        return None
    return _key(position, role.kind) if position.is_key else _word(source, position, offset, workspace.view_of(path))


def _name(workspace: Workspace, path: Path, offset: int) -> Hover | None:
    here, view = occurrence_at(workspace, path, offset), workspace.view_of(path)
    if here is None or view is None:
        return None
    return Hover(here.span, described(here.meaning, here.key[-1] if here.key[0] != "local" else here.key[1], view))


def _key(position: YamlPosition, kind: Kind) -> Hover | None:
    """What a key means."""
    meaning = schema_lookup.description(str(kind), (*position.way, position.node.text))
    return Hover(position.node.span, f"**{text(position.node.text)}**\n\n{meaning}") if meaning else None


def _word(source: Source, position: YamlPosition, offset: int, view: View | None) -> Hover | None:
    """What a word of the language means, in an expression; else the type of the expression."""
    for match in WORD.finditer(position.node.body.text):
        start, end = position.node.body.start + match.start(), position.node.body.start + match.end()
        entry = entry_for(match[0]) if start <= offset < end and (match[0] in words() or match[0] in PRONOUNS) else None
        if entry is not None:
            return Hover(source.span(start, end), explained(entry))
    return _type(source, offset, view) if view is not None else None


PRONOUNS = {
    "me", "players", "player", "seat", "side", "others", "everyone", "nobody", "face_up", "face_down", "flag", "number",
    "owner", "together",
    "shared", "out",
}  # fmt: skip
"""Words of the language that the grammar takes for names."""


def _type(source: Source, offset: int, view: View) -> Hover | None:
    found = [
        one
        for one in view.analysis.references.types
        if one.span.source.name == source.name and one.span.start <= offset < one.span.end
    ]
    best = min(found, key=lambda one: one.span.end - one.span.start, default=None)
    return Hover(best.span, text(f"{best.type}")) if best is not None and str(best.type) != "?" else None
