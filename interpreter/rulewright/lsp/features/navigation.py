"""Where a name is declared, and where it is used: in the base, its variants and its scenarios.

In: a workspace, a path, an offset. Out: spans, each in its file. A path of a variant (`zones.hand.seen_by`) counts as
names too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.lsp.cursor.yaml_position import Way, yaml_position_at
from rulewright.lsp.project.file_roles import Kind
from rulewright.lsp.project.occurrences import Key, Occurrence
from rulewright.lsp.project.variant_paths import segments
from rulewright.lsp.project.workspace import View, Workspace, at
from rulewright.ruleset_lookup import Found
from rulewright.source.text import Span

WORD = re.compile(r".?[a-z_0-9]", re.DOTALL)
COMPONENTS = ("kind", "class", "word")
"""What stands in descriptions of components."""


def occurrence_at(workspace: Workspace, path: Path, offset: int) -> Occurrence | None:
    """The name at a place of any file."""
    role = workspace.role(path)
    if role.found is None:
        return None
    if role.kind is Kind.SCENARIOS:
        return _in_scenarios(workspace, path, offset)
    found = workspace.view(role.found).at(path, offset)
    if found is None and role.kind is Kind.VARIANT:
        found = at(segments(workspace, role.found), path, offset)
    return found


def _in_scenarios(workspace: Workspace, path: Path, offset: int) -> Occurrence | None:
    """The name at a place of scenarios. What components mean takes longer to find out, so it is
    asked only where a word has no other meaning.
    """
    source = workspace.source(path)
    if source is None or not WORD.match(source.text, max(0, offset - 1)):
        return None
    for deep in (False, True):
        analysed = workspace.scenario_analysis(path, deep)
        found = at(analysed.occurrences, path, offset) if analysed is not None else None
        if found is not None:
            return found
    return None


def definitions(workspace: Workspace, path: Path, offset: int) -> tuple[Span, ...]:
    """Where the name at a place is declared; a local name that is written nowhere, where it comes from."""
    here, view = occurrence_at(workspace, path, offset), workspace.view_of(path)
    if here is None or view is None:
        return _file_named(workspace, path, offset)
    spans = tuple(one.span for one in view.declarations(here.key))
    if not spans and isinstance(here.meaning, t.Var | sym.Symbol):
        return (here.meaning.span,)
    return spans or tuple(one.span for key in _relatives(view, here.key) for one in view.declarations(key))


def highlights(workspace: Workspace, path: Path, offset: int) -> tuple[Span, ...]:
    """Every place in the same file where the thing is named."""
    here, view = occurrence_at(workspace, path, offset), workspace.view_of(path)
    analysed = workspace.scenario_analysis(path, deep=here is not None and here.key[0] in COMPONENTS)
    found = analysed.occurrences if analysed is not None else view.occurrences if view is not None else ()
    return tuple(
        ordered(
            one.span for one in found if here is not None and one.key == here.key and Path(one.span.source.name) == path
        )
    )


def _file_named(workspace: Workspace, path: Path, offset: int) -> tuple[Span, ...]:
    """The beginning of the file that a word stands for: the game or variant that
    is extended or tried, a table of components.
    """
    root = workspace.tree(path)
    position = yaml_position_at(root, offset) if root is not None else None
    if position is None or position.is_key:
        return ()
    target = _meant(workspace, path, position.way, position.node.text)
    source = workspace.source(target) if target is not None else None
    return (source.span(0, 0),) if source is not None else ()


def _meant(workspace: Workspace, path: Path, way: Way, text: str) -> Path | None:
    """The file that a value names."""
    found = workspace.role(path).found
    match way:
        case ("extends",) | ("scenarios",) if found is not None:
            variant = text.partition(":")[2]
            return found.path.parent / "variants" / f"{variant}.yaml" if variant else found.path
        case ("components", _, "from"):
            return path.parent / text
    return None


def _relatives(view: View, key: Key) -> tuple[Key, ...]:
    return tuple(sorted(one for one in view.kin(key) if one[0] != "local"))


def references(workspace: Workspace, path: Path, offset: int, declarations: bool = True) -> tuple[Span, ...]:
    """Every place where the thing is named, in file order."""
    here, view = occurrence_at(workspace, path, offset), workspace.view_of(path)
    if here is None or view is None:
        return ()
    keys = {
        here.key,
        *(key for key in _relatives(view, here.key) if key[-1] == here.key[-1] and here.key[0] != "local"),
    }
    found = everywhere(workspace, concerned(workspace, view, here))
    return tuple(ordered(one.span for one in found if one.key in keys and (declarations or not one.is_declaration)))


def ordered(spans: Iterable[Span]) -> list[Span]:
    """Each place once, in file order."""
    once = {(span.source.name, span.start, span.end): span for span in spans}
    return [once[place] for place in sorted(once)]


@dataclass(frozen=True, slots=True)
class Family:
    """The files of a game that may name something: the ruleset, and some of its variants and scenarios."""

    base: Path
    variants: tuple[Path, ...]
    scenarios: tuple[Path, ...]

    @property
    def paths(self) -> tuple[Path, ...]:
        return (self.base, *self.variants, *self.scenarios)


def concerned(workspace: Workspace, view: View, here: Occurrence, *more: str) -> Family:
    """The files in which the thing, or something of another of these names, may be named.
    Scenarios name nothing local.
    """
    base = view.analysis.found.path
    names = {here.key[1] if here.key[0] == "local" else here.key[-1], here.span.text, *more, *_plurals(here.meaning)}
    said = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(names))) + r")s?\b")
    variants = tuple(path for path in workspace.variants(base) if _says(workspace, path, said))
    scenarios = (
        ()
        if here.key[0] == "local"
        else tuple(path for path in workspace.scenarios(base) if _says(workspace, path, said))
    )
    return Family(base, variants, scenarios)


def _plurals(meaning: object) -> Iterator[str]:
    if isinstance(meaning, sym.Space | sym.Class | sym.Kind) and meaning.decl.plural:
        yield meaning.decl.plural


def _says(workspace: Workspace, path: Path, said: re.Pattern[str]) -> bool:
    source = workspace.source(path)
    return source is not None and said.search(source.text) is not None


def everywhere(workspace: Workspace, family: Family) -> Iterator[Occurrence]:
    """Every name in some files of a game."""
    yield from workspace.view(Found(family.base)).occurrences
    for variant in family.variants:
        found = Found(family.base, (variant.stem,))
        yield from workspace.view(found).occurrences
        yield from segments(workspace, found)
    for path in family.scenarios:
        analysed = workspace.scenario_analysis(path, deep=True)
        yield from analysed.occurrences if analysed is not None else ()
