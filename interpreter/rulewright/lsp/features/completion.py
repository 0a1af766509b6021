"""What may be written at a place: keys, words, names, by what the schemas, the grammar and the checker say.

In: a workspace, a path, an offset. Out: `CompletionEntry`s, the likeliest first. The file is read and checked as it
would be with a name at that place; so whatever the checker knows, local names and wanted types among it, is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.syntax.continuing import words as words_of_the_language
from rulewright.frontend.syntax.steps import VERBS
from rulewright.lsp.cursor import schema_lookup
from rulewright.lsp.cursor.candidates import Candidate, candidates
from rulewright.lsp.cursor.key_candidates import names_for_keys, names_for_values
from rulewright.lsp.cursor.path_steps import paths_at, way_in_base
from rulewright.lsp.cursor.scenario_candidates import in_scenarios
from rulewright.lsp.cursor.unfinished import HERE, Unfinished, entry_of, unfinished_at, within
from rulewright.lsp.cursor.yaml_position import Way
from rulewright.lsp.features.descriptions import headline
from rulewright.lsp.project.analysis import Analysis, analyse
from rulewright.lsp.project.file_roles import FileRole, Kind
from rulewright.lsp.project.workspace import Workspace
from rulewright.source.suggestions import Guess
from rulewright.source.text import Span

LAST = re.compile(r"([a-z_][a-z0-9_]*)\s+\Z")
KEY, WORD, NAME, LANGUAGE, PATH = "key", "word", "name", "keyword", "path"


@dataclass(frozen=True, slots=True)
class CompletionEntry:
    """`span` is what it replaces; `sort` is KEY, WORD, NAME, LANGUAGE or PATH."""

    label: str
    text: str
    sort: str
    detail: str
    about: str
    span: Span
    meaning: object = None


def complete(workspace: Workspace, path: Path, offset: int) -> tuple[CompletionEntry, ...]:
    """Everything that may stand at a place."""
    role, source = workspace.role(path), workspace.source(path)
    if source is None or not role.kind.is_yaml:
        return ()
    found = unfinished_at(source, offset)
    if found is None:
        return ()
    span = Span(source, found.start, offset)
    once: dict[str, CompletionEntry] = {}
    for item in _items(workspace, role, found, span):
        once.setdefault(item.label, item)
    return tuple(once.values())


def _items(workspace: Workspace, role: FileRole, found: Unfinished, span: Span) -> Iterator[CompletionEntry]:
    position = found.position
    if role.kind is Kind.VARIANT and position.way[:1] in (("change",), ("add",), ("remove",)):
        if len(position.way) == 1 or position.way[0] == "remove":
            yield from (
                CompletionEntry(one.label, one.text, PATH, one.detail, "", one.span)
                for one in paths_at(workspace, role, found, span)
            )
            return
        way = way_in_base(workspace, role, position.way)
        yield from _at("ruleset", way, workspace, role, found, span) if way else ()
        return
    if role.kind is Kind.SCENARIOS and len(position.way) > 1:
        view = workspace.view(role.found) if role.found is not None else None
        yield from (_named(one, span) for one in in_scenarios(found, view)) if view is not None else ()
    yield from _at(str(role.kind), position.way, workspace, role, found, span)


def _at(
    schema: str, way: Way, workspace: Workspace, role: FileRole, found: Unfinished, span: Span
) -> Iterator[CompletionEntry]:
    """What the schema says, then what the checker says."""
    beside = [entry.name for entry in found.position.holder or () if HERE not in entry.name]
    if found.position.is_key and found.is_alone:
        yield from (_named(one, span, ": ") for one in names_for_keys(workspace, role, way, beside))
        yield from _keys(schema, way, beside, span)
        return
    if not found.position.is_key and found.is_alone:
        yield from (CompletionEntry(word, word, WORD, "", "", span) for word in schema_lookup.words_at(schema, way))
        yield from (_named(one, span) for one in names_for_values(workspace, role, way))
        if schema_lookup.takes_mapping(schema, way) and found.position.node.style == "":
            yield from _keys(schema, way, (), span)
        if schema_lookup.words_at(schema, way):
            return
    entry = entry_of(found, schema, way)
    whole = within(found, entry) if entry is not None else found
    words = (
        [CompletionEntry(word, word, LANGUAGE, "", "", span) for word in whole.next.words]
        if whole.next is not None
        else []
    )
    names = _checked(workspace, role, whole, span) if entry is None or whole.next is not None else ()
    yield from (*words, *names) if _follows_a_name(found) else (*names, *words)


def _follows_a_name(found: Unfinished) -> bool:
    """Whether a name stands right before: then a word of the language is likelier than another name."""
    before = found.source.text[: found.start].split("\n")[-1]
    last = LAST.search(before)
    return last is not None and last[1] not in words_of_the_language()


def _keys(schema: str, way: Way, beside: Iterable[str], span: Span) -> Iterator[CompletionEntry]:
    notes = ("about", "why", "source")
    is_step = way[:1] == ("phases",)
    ranked = sorted(
        schema_lookup.keys_at(schema, way, beside),
        key=lambda key: (is_step and key.name not in VERBS, not key.required, key.name in notes),
    )
    for key in ranked:
        yield CompletionEntry(key.name, f"{key.name}: ", KEY, "required" if key.required else "", key.description, span)


def _named(one: Candidate, span: Span, behind: str = "") -> CompletionEntry:
    return CompletionEntry(
        one.name, (one.text or one.name) + behind, NAME, headline(one.meaning), "", span, one.meaning
    )


# ---- what the checker wants ------------------------------------------------------------------------------------------


def _checked(workspace: Workspace, role: FileRole, found: Unfinished, span: Span) -> Iterator[CompletionEntry]:
    """Names that the checker would take at the place."""
    if role.found is None or role.kind is Kind.SCENARIOS:
        return
    analysis, _ = analyse(
        role.found, workspace.texts, workspace.settings, {role.path: found.source.text.encode("utf-8", "surrogatepass")}
    )
    here = [want for want in analysis.references.wants if _is_here(want.span, found, role.path)]
    if analysis.symbols is not None and here:
        end = found.start + len(HERE)
        around = {
            want.sort
            for want in analysis.references.wants
            if want.span.end == end and want.span.start < found.start and Path(want.span.source.name) == role.path
        }
        yield from (_named(one, span) for one in candidates(here, analysis.symbols, found.start, around))
    elif not here:
        yield from (CompletionEntry(word, word, WORD, "", "", span) for word in _allowed(analysis, found, role.path))


def _is_here(span: Span, found: Unfinished, path: Path) -> bool:
    return span.start == found.start and span.end == found.start + len(HERE) and Path(span.source.name) == path


def _allowed(analysis: Analysis, found: Unfinished, path: Path) -> tuple[str, ...]:
    """What a complaint about the place says is allowed."""
    for one in analysis.diagnostics:
        is_here = Path(one.span.source.name) == path and one.span.start <= found.start < one.span.end
        if is_here and isinstance(one.hint, Guess) and one.hint.name == HERE:
            return one.hint.allowed
    return ()
