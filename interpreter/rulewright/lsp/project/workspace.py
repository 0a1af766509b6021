"""All files of a project as they stand in the editor, and the analysis of each ruleset: done when asked for, and kept
while nothing changes.

In: buffers as they are opened, changed and closed. Out: `FileRole`s, `View`s, sources. A `View` is an analysis with
every name in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.languages import ENDING
from rulewright.lsp.project.analysis import Analysis, AnalysisSettings, analyse, source_of
from rulewright.lsp.project.buffers import Buffers, Stamp
from rulewright.lsp.project.csv_names import in_tables
from rulewright.lsp.project.file_roles import FileRole, Kind, role_of
from rulewright.lsp.project.occurrences import Key, Occurrence, kin, occurrences
from rulewright.lsp.project.recovery import recovered
from rulewright.lsp.project.scenario_analysis import ScenarioAnalysis, analysed_scenarios
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span
from rulewright.storage import members

MOST_REMEMBERED = 64


@dataclass(eq=False)
class View:
    """An analysis, and every name in its files."""

    analysis: Analysis

    @cached_property
    def occurrences(self) -> tuple[Occurrence, ...]:
        symbols = self.analysis.symbols
        return (*occurrences(symbols, self.analysis.references), *in_tables(symbols)) if symbols is not None else ()

    def at(self, path: Path, offset: int) -> Occurrence | None:
        """The name at a place: of several the shortest, a use before a declaration."""
        return at(self.occurrences, path, offset)

    def at_key(self, key: Span) -> Occurrence | None:
        """What a key of the ruleset declares."""
        inside = [
            one
            for one in self._declared.get(key.source.name, ())
            if key.start <= one.span.start and one.span.end <= key.end
        ]
        return next((one for one in inside if one.key[0] != "local"), None)

    @cached_property
    def _declared(self) -> dict[str, list[Occurrence]]:
        found: dict[str, list[Occurrence]] = {}
        for one in self.occurrences:
            if one.is_declaration:
                found.setdefault(one.span.source.name, []).append(one)
        return found

    def declarations(self, key: Key) -> tuple[Occurrence, ...]:
        """Where something is declared."""
        return tuple(one for one in self.occurrences if one.key == key and one.is_declaration)

    def kin(self, key: Key) -> set[Key]:
        """What goes by the same name by nature."""
        return kin(key, self.occurrences)


def at(found: tuple[Occurrence, ...], path: Path, offset: int) -> Occurrence | None:
    """The name at a place, right behind its last letter too."""
    here = [one for one in found if one.span.start <= offset <= one.span.end and Path(one.span.source.name) == path]
    return min(
        here, key=lambda one: (one.span.end == offset, one.span.end - one.span.start, one.is_declaration), default=None
    )


class Workspace:
    """The project. One thread at a time may ask."""

    def __init__(self, settings: AnalysisSettings | None = None) -> None:
        self.texts = Buffers()
        self.settings = settings or AnalysisSettings()
        self._views: dict[Found, tuple[View, dict[Path, Stamp]]] = {}
        self._scenario_analyses: dict[tuple[Path, bool], tuple[ScenarioAnalysis, dict[Path, Stamp]]] = {}

    # ---- buffers --------------------------------------------------------------------------------------------------

    def open(self, path: Path, text: str) -> None:
        """A buffer is opened, or has changed."""
        self.texts.open(path, text)

    def close(self, path: Path) -> None:
        """A buffer is closed."""
        self.texts.close(path)

    def set(self, settings: AnalysisSettings) -> None:
        """Another table is chosen: values are others."""
        self.settings = settings
        self._views.clear()
        self._scenario_analyses.clear()

    # ---- files ----------------------------------------------------------------------------------------------------

    def source(self, path: Path) -> Source | None:
        """A file's text, with plain line ends."""
        return source_of(path, self.texts)

    def tree(self, path: Path) -> Mapping | None:
        """A file's own YAML; lines that disturb it are passed over."""
        source = self.source(path)
        readable = recovered(source) if source is not None and path.suffix not in (".csv", ENDING) else None
        root = read_node(readable, Report()) if readable is not None else None
        return root if isinstance(root, Mapping) else None

    def role(self, path: Path) -> FileRole:
        """What a file is for."""
        source = self.source(path)
        with self.texts.noted():
            return role_of(path, source.text if source is not None else "")

    def view(self, found: Found) -> View:
        """The analysis of a ruleset, perhaps with variants."""
        known = self._views.get(found)
        if known is None or not self.texts.fresh(known[1]):
            analysis, seen = analyse(found, self.texts, self.settings)
            known = (View(analysis), seen)
            self._views.pop(found, None)
            self._views[found] = known
            if len(self._views) > MOST_REMEMBERED:
                del self._views[next(iter(self._views))]
        return known[0]

    def view_of(self, path: Path) -> View | None:
        """The analysis of the ruleset that a file belongs to, with the variant that it is."""
        role = self.role(path)
        return self.view(role.found) if role.found is not None else None

    def scenario_analysis(self, path: Path, deep: bool = False) -> ScenarioAnalysis | None:
        """The analysis of a file of scenarios; `deep`: components too are understood."""
        role = self.role(path)
        if role.kind is not Kind.SCENARIOS or role.found is None:
            return None
        known = self._scenario_analyses.get((path, deep))
        view = self.view(role.found)
        if known is None or known[0].analysis is not view.analysis or not self.texts.fresh(known[1]):
            with self.texts.noted() as seen:
                known = (analysed_scenarios(path, role.found, view.analysis, deep), seen)
            self._scenario_analyses[path, deep] = known
        return known[0]

    def variants(self, base: Path) -> tuple[Path, ...]:
        """The variants beside a ruleset."""
        return tuple(variants_of(base).values())

    def scenarios(self, base: Path) -> tuple[Path, ...]:
        """The files of scenarios beside a ruleset."""
        folder = base.parent / "scenarios"
        return tuple(
            path
            for path in members(folder, "*.yaml", "*.yml")
            if (found := self.role(path).found) is not None and found.path == base
        )
