"""Another name for a thing, in all files that name it: the ruleset, its variants, its scenarios, its tables.

In: a workspace, a place, a new name. Out: edits by file. Raises `RenameRefused` where the new name is none, means
something already, or would make any name mean something else: the files are checked as they would be, before anything
is changed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.typed import symbols as sym
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.navigation import Family, concerned, everywhere, occurrence_at
from rulewright.lsp.project.occurrences import Key, Occurrence, kin
from rulewright.lsp.project.workspace import View, Workspace
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.source.text import Span

NAME = re.compile(r"[a-z][a-z0-9_]*")
FIXED = {"builtin", "unknown"}


class RenameRefused(Exception):
    """Why a name cannot be changed."""


@dataclass(frozen=True, slots=True)
class RenameEdit:
    """A stretch of a file and what is written instead."""

    span: Span
    text: str


Edits = dict[Path, tuple[RenameEdit, ...]]


def renamable(workspace: Workspace, path: Path, offset: int) -> Span | None:
    """The name at a place, if it can be changed at all."""
    here = occurrence_at(workspace, path, offset)
    if here is None or here.key[0] in FIXED or _name(here.key) in LANGUAGE_WORDS:
        return None
    return here.span


def rename(workspace: Workspace, path: Path, offset: int, name: str) -> Edits:
    """The edits that give a thing another name. Raises `RenameRefused`."""
    here, view = occurrence_at(workspace, path, offset), workspace.view_of(path)
    if here is None or view is None or renamable(workspace, path, offset) is None:
        raise RenameRefused("this is no name that a ruleset declares")
    _check_name(name, _name(here.key))
    family = concerned(workspace, view, here, name)
    found = tuple(everywhere(workspace, family))
    edits = _edits(here, name, found, _irregular(view))
    _check(workspace, family, edits, name, found)
    return edits


def _name(key: Key) -> str:
    return key[1] if key[0] == "local" else key[-1]


def _check_name(name: str, old: str) -> None:
    if not NAME.fullmatch(name):
        raise RenameRefused(f"`{name}` is no name: names are small letters, digits and underscores, a letter first")
    if name in LANGUAGE_WORDS:
        raise RenameRefused(f"`{name}` is a word of the language")
    if name == old:
        raise RenameRefused(f"it is called `{name}` already")


# ---- edits -----------------------------------------------------------------------------------------------------------


def _irregular(view: View) -> set[str]:
    """Plurals that are declared: they stay."""
    symbols = view.analysis.symbols
    nouns: list[sym.Space | sym.Class | sym.Kind] = (
        [*symbols.spaces.values(), *symbols.classes.values()] if symbols is not None else []
    )
    nouns += [kind for cls in symbols.classes.values() for kind in cls.kinds.values()] if symbols is not None else []
    return {noun.decl.plural for noun in nouns if noun.decl.plural}


def _edits(here: Occurrence, name: str, found: tuple[Occurrence, ...], irregular: set[str]) -> Edits:
    """What changes in each file."""
    family, old = kin(here.key, found), _name(here.key)
    nouns = {_place(one.span) for one in found if one.key not in family and one.key[0] != "local"}
    edits: dict[Path, dict[tuple[int, int], RenameEdit]] = {}
    for one in found:
        text = _written(one.span.text, old, name, irregular) if one.key in family else None
        if text is not None:
            implied = one.is_declaration and one.key[0] == "local" and _place(one.span) in nouns
            edits.setdefault(Path(one.span.source.name), {})[one.span.start, one.span.end] = RenameEdit(
                one.span, f"{one.span.text} {name}" if implied else text
            )
    return {path: tuple(edit for _, edit in sorted(changes.items())) for path, changes in edits.items()}


def _place(span: Span) -> tuple[str, int]:
    return (span.source.name, span.start)


def _written(text: str, old: str, new: str, irregular: set[str]) -> str | None:
    """The new name in place of the old one, singular or plural."""
    if text == old:
        return new
    return f"{new}s" if text == f"{old}s" and text not in irregular else None


def applied(text: str, edits: Iterable[RenameEdit]) -> str:
    """A text with edits made; they do not overlap."""
    for edit in sorted(edits, key=lambda edit: edit.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


# ---- whether all stays as it was -------------------------------------------------------------------------------------


def _check(workspace: Workspace, family: Family, edits: Edits, name: str, before: tuple[Occurrence, ...]) -> None:
    """Refuse what would bring a mistake about, or another meaning."""
    changed = Workspace(workspace.settings)
    for path, text in workspace.texts.buffers.items():
        changed.texts.buffers[path] = text
    for path, changes in edits.items():
        changed.open(path, applied(changes[0].span.source.text, changes))
    for path in family.paths:
        told = _mistakes(changed, path) - _mistakes(workspace, path)
        if told:
            message, file = next(iter(told))
            raise RenameRefused(f"`{name}` cannot be the name: {message} ({file})")
    after = tuple(everywhere(changed, family))
    if list(_shape(before)) != list(_shape(after)):
        raise RenameRefused(f"`{name}` means something already where it would stand")


def _mistakes(workspace: Workspace, path: Path) -> Counter[tuple[str, str]]:
    """Errors by their messages and files."""
    analysed = workspace.scenario_analysis(path, deep=True)
    found: Iterable[Diagnostic] = (
        analysed.diagnostics
        if analysed is not None
        else (one for ones in diagnose(workspace, path).values() for one in ones)
    )
    return Counter((one.message, Path(one.span.source.name).name) for one in found if one.severity is Severity.ERROR)


def _shape(found: Iterable[Occurrence]) -> Iterator[int]:
    """For every name in order the number of the first that means the same: what renaming must not change."""
    once = {(one.span.source.name, one.span.start, one.key[0] == "local", one.key): one for one in found}
    first: dict[Key, int] = {}
    for number, place in enumerate(sorted(once, key=lambda place: (place[0], place[1], place[2]))):
        yield first.setdefault(once[place].key, number)
