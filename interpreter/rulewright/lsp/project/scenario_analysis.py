"""A file of scenarios, analysed: every scenario understood with the rules as they stand in the editor, none played yet.

In: the file, its ruleset, and the analysis of that. Out: a `ScenarioAnalysis`, whose names point into the file itself,
also where a value of a table of cases was put into a text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.typed.references import References
from rulewright.loading import Ruleset
from rulewright.lsp.project.analysis import Analysis
from rulewright.lsp.project.occurrences import Occurrence, bare, key_of, local_names
from rulewright.ruleset_lookup import Found
from rulewright.scenarios import Depth, Filled, ScenarioFile, Shelf, attempt
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.text import Source, Span


@dataclass(frozen=True, slots=True, eq=False)
class ScenarioAnalysis:
    """`occurrences` are those in the file of scenarios."""

    analysis: Analysis
    occurrences: tuple[Occurrence, ...]
    diagnostics: tuple[Diagnostic, ...]


def analysed_scenarios(path: Path, found: Found, analysis: Analysis, deep: bool) -> ScenarioAnalysis:
    """All scenarios of a file, as far as its ruleset is sound.
    `deep`: components and calls are understood too, which takes longer.
    """
    source = read_source(path, Report())
    references = References()
    shelf = Shelf({found: _noting(analysis, references)}, depth=Depth.UNDERSTOOD if deep else Depth.READ)
    outcome = attempt(ScenarioFile(path), shelf)
    names = _names(references, source) if source is not None else ()
    return ScenarioAnalysis(analysis, names, outcome.errors)


def _noting(analysis: Analysis, references: References) -> Ruleset | None:
    """The ruleset, with notes of what scenarios use apart from its own."""
    whole = analysis.ruleset
    if whole is None:
        return None
    return Ruleset(whole.found, replace(whole.symbols, references=references), whole.tree, whole.provenance)


def _names(references: References, source: Source) -> tuple[Occurrence, ...]:
    found: dict[tuple[object, ...], Occurrence] = {}
    uses = [Occurrence(use.span, key_of(use.meaning), use.meaning) for use in references.uses]
    for one in (*local_names(references), *uses):
        span = _original(bare(one.span), source)
        if span is not None:
            found.setdefault((one.key, span.start, one.is_declaration), replace(one, span=span))
    return tuple(found.values())


def _original(span: Span, source: Source) -> Span | None:
    """The same place in the file; none for what a table of cases has put into a text, and for other files."""
    if span.source.name != source.name:
        return None
    if isinstance(span.source, Filled):
        return span.source.origin(span)
    return Span(source, span.start, span.end) if span.source.text == source.text else None
