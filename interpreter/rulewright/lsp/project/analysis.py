"""The analysis of a ruleset, with or without variants, as far as it can be read: the products of `load`, and
cross-references.

In: which ruleset; its text is read through `syntax.text_files`, so that open buffers count. Out: an `Analysis`, always.
Only the default configuration is checked: that is quick enough for every keystroke, and the full check follows when a
file is saved.
"""

from __future__ import annotations

from collections.abc import Mapping as Map
from dataclasses import dataclass, field
from pathlib import Path

from rulewright import loading
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import Configuration, default_configuration
from rulewright.frontend.checker import check_document
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import References
from rulewright.lsp.project.buffers import Buffers, Stamp
from rulewright.lsp.project.recovery import recovered
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.text import Source


@dataclass(frozen=True, slots=True)
class AnalysisSettings:
    """The table for which values are worked out: as a person has set it in the editor, else the defaults."""

    players: int | None = None
    options: Map[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Analysis:
    """`root` has variants applied. Symbols are there even after errors; a `ruleset` is only what can be played."""

    found: Found
    diagnostics: tuple[Diagnostic, ...]
    references: References
    root: Mapping | None = None
    symbols: sym.Symbols | None = None
    ruleset: loading.Ruleset | None = None
    configuration: Configuration | None = None


def analyse(
    found: Found, texts: Buffers, settings: AnalysisSettings, instead: Map[Path, bytes] | None = None
) -> tuple[Analysis, dict[Path, Stamp]]:
    """The analysis of a ruleset, and what was read for it. `instead` stands in place of files."""
    with texts.noted(instead) as seen:
        report = Report()
        tree = _tree(found, report)
        if tree is not None:
            return _typed(found, tree, report, settings), seen
        mended = {path: text for path, text in ((path, _mended(path)) for path in tuple(seen)) if text is not None}
    with texts.noted({**(instead or {}), **mended}) as again:
        whole = _tree(found, Report()) if mended else None
        products = _typed(found, whole, Report(), settings) if whole is not None else Analysis(found, (), References())
    broken = Analysis(found, tuple(report), products.references, products.root, products.symbols)
    return broken, {**seen, **again}


def _tree(found: Found, report: Report) -> loading.Tree | None:
    if set(found.variants) - set(found.known):
        return None
    tree = loading.read_tree(found, report)
    return tree if tree is not None and isinstance(tree.root, Mapping) else None


def _mended(path: Path) -> bytes | None:
    """A file's text with disturbing lines blanked, if that is needed and helps."""
    source = read_source(path, Report()) if path.suffix != ".csv" else None
    mended = recovered(source) if source is not None else None
    return mended.text.encode("utf-8", "surrogatepass") if mended is not None and mended is not source else None


def _typed(found: Found, tree: loading.Tree, report: Report, settings: AnalysisSettings) -> Analysis:
    """All stages after the first."""
    references = References()
    root = tree.root if isinstance(tree.root, Mapping) else None
    document = loading.read_document(tree, report)
    if document is None:
        return Analysis(found, tuple(report), references, root)
    symbols = check_document(document, report, references)
    if report.failed:
        return Analysis(found, tuple(report), references, root, symbols, configuration=supposed(symbols, settings))
    ruleset = loading.Ruleset(found, symbols, tree, report.provenance)
    configuration = configured(ruleset, settings)
    ruleset.program(configuration, report)
    return Analysis(found, tuple(report), references, root, symbols, ruleset, configuration)


def configured(ruleset: loading.Ruleset, settings: AnalysisSettings) -> Configuration:
    """The configuration that was set, as far as this game allows it."""
    known = {name: word for name, word in settings.options.items() if name in ruleset.symbols.options}
    for players, options in ((settings.players, known), (None, known), (None, {})):
        try:
            return ruleset.configuration(players, options)
        except BadConfiguration:
            continue
    return ruleset.configuration()


def supposed(symbols: sym.Symbols, settings: AnalysisSettings) -> Configuration:
    """The same for rules with mistakes: whether the game allows it is not asked."""
    header = symbols.document.header
    players = (
        settings.players
        if settings.players is not None and header.low <= settings.players <= header.high
        else header.usual
    )
    values = dict(default_configuration(symbols, players).options)
    for name, option in symbols.options.items():
        word = settings.options.get(name, "")
        if word in option.words:
            values[name] = option.words.index(word)
        elif not option.words and word.isdecimal() and option.low <= int(word) <= option.high:
            values[name] = int(word)
    return Configuration(players, values)


def source_of(path: Path, texts: Buffers) -> Source | None:
    """A file's text."""
    with texts.noted():
        return read_source(path, Report())
