"""The way of a ruleset through all stages, one stage a line.

In: a path, and names of variants. Out: a checked ruleset, or none after an error. Complaints go to the report.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from collections.abc import Mapping as Map
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration, RulewrightError
from rulewright.frontend.analysis.checks import (
    Programs,
    SharedFindings,
    Survey,
    check_all,
    check_configuration,
    check_programs,
)
from rulewright.frontend.analysis.configuration import Configuration, default_configuration, option_values, option_word
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.frontend.checker import check_document
from rulewright.frontend.syntax.document import Document
from rulewright.frontend.syntax.length import check_length
from rulewright.frontend.syntax.nodes import Mapping, Node, text_of
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.sections import DocumentReader
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import MAX_BYTES, decode, read_source
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.variants import Variant, apply
from rulewright.frontend.variants.files import read_variants
from rulewright.frontend.variants.set_values import with_values
from rulewright.ir.program import Program
from rulewright.lowering import lower
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.diagnostic import Provenance, Report
from rulewright.source.plain_findings import Finding, plain
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source


def check(path: Path, variants: tuple[str, ...], report: Report) -> None:
    """Everything that can be said about a ruleset without playing it."""
    symbols = read(path, report, variants)
    if symbols is not None:
        check_configurations(symbols, report)


def check_text(source: Source, report: Report, variants: Iterable[Variant] = ()) -> None:
    """The same for a text."""
    symbols = read_text(source, report, variants)
    if symbols is not None:
        check_configurations(symbols, report)


def read(path: Path, report: Report, variants: tuple[str, ...] = ()) -> sym.Symbols | None:
    """The typed rules of a file with variants applied, or none if something is wrong with it."""
    tree = read_tree(Found(path, variants), report)
    return typed(tree, report) if tree is not None else None


def read_text(source: Source, report: Report, variants: Iterable[Variant] = ()) -> sym.Symbols | None:
    """The typed rules of a text, or none if something is wrong with it."""
    root = read_node(source, report)
    tree = _varied(source, root, tuple(variants), report) if root is not None else None
    return typed(tree, report) if tree is not None else None


# ---- stage by stage -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tree:
    """The first product: a ruleset's YAML, variants applied, and these."""

    source: Source
    root: Node
    variants: tuple[Variant, ...] = ()


def read_tree(found: Found, report: Report) -> Tree | None:
    """The YAML of a file with variants applied, or none after an error; its shape is not looked at yet."""
    variants, source = found.variants, _source(found.path, report)
    root = read_node(source, report) if source is not None else None
    if source is None or root is None:
        return None
    game = text_of(root.get("game")) if isinstance(root, Mapping) else ""
    applied = read_variants(found.known, variants, game, report) if variants else ()
    return None if variants and report.failed else _varied(source, root, applied, report)


def _varied(source: Source, root: Node, variants: tuple[Variant, ...], report: Report) -> Tree | None:
    """A tree with variants applied; none if one of them does not fit, so that a root cause is told once."""
    if not variants or not isinstance(root, Mapping):
        return Tree(source, root)
    varied = apply(root, variants, report)
    return Tree(source, varied, variants) if not report.failed else None


def read_document(tree: Tree, report: Report) -> Document | None:
    """The declarations of a tree, expressions parsed; none if it is no ruleset at all, or longer than is looked at."""
    if not check_length(tree.root, report):
        return None
    meant = check_shape(tree.root, "ruleset", report)
    return DocumentReader(tree.source, meant, report).read() if isinstance(meant, Mapping) else None


def typed(tree: Tree, report: Report) -> sym.Symbols | None:
    document = read_document(tree, report)
    symbols = check_document(document, report) if document is not None else None
    return None if report.failed else symbols


def _source(path: Path, report: Report) -> Source | None:
    data = sys.stdin.buffer.read(MAX_BYTES + 1) if path == STDIN else None
    return decode(data, "<stdin>", report) if data is not None else read_source(path, report)


Choice = Callable[[sym.Symbols, Configuration], bool]
"""Which configurations are wanted."""


def check_configurations(
    symbols: sym.Symbols, report: Report, wanted: Choice = lambda _symbols, _configuration: True
) -> None:
    """The rules with all numbers of players and option values that are wanted; as far as need be, to the Program."""
    survey, found = Survey.of(symbols, report.provenance is not None), SharedFindings(symbols)
    every, complete = _configurations(survey, report)
    chosen = [configuration for configuration in every if wanted(symbols, configuration)]
    scenes, sound = [], []
    for configuration in chosen:
        own = Report()
        scene = check_configuration(survey, configuration, own)
        scenes += [scene] if scene is not None else []
        sound += [configuration] if not own.failed else []
        found.add(configuration, own)
    found.tell(report)
    _check_programs(survey, sound, report, complete)
    if len(scenes) == len(chosen):
        check_all(scenes, report)


MOST_PARTS = 1_000_000
"""So many parts of rules are looked at, those of each configuration counted; the largest shipped game has 90,000."""


def _configurations(survey: Survey, report: Report) -> tuple[list[Configuration], bool]:
    """All configurations; where they are more than can be looked at, a complaint, and only those with the defaults."""
    symbols = survey.symbols
    most = max(100, MOST_PARTS // (200 + len(symbols.options) + sum(map(len, survey.sites.values()))))
    found = list(islice(configurations(symbols), most + 1))
    if len(found) <= most:
        return found, True
    header = symbols.document.header
    span = next((option.span for option in symbols.options.values()), header.span)
    message = f"there are more configurations to check than the {most:,} that rules of this length may have"
    report.error("RW620", message, span, "let fewer option values, or fewer numbers of players, be chosen")
    return [default_configuration(symbols, players) for players in range(header.low, header.high + 1)], False


def _check_programs(survey: Survey, sound: list[Configuration], report: Report, complete: bool) -> None:
    """What lowering complains of, with the defaults (of a variant: fewest and most players); idle option values."""
    symbols, complaints = survey.symbols, SharedFindings(survey.symbols)

    def made(configuration: Configuration) -> str | None:
        own = Report()
        program = lower(symbols, configuration, own) if configuration in sound else None
        complaints.add(configuration, own)
        return program.fingerprint if program is not None else None

    programs = Programs(survey, made)
    for configuration in sound:
        is_outer = configuration.players in (symbols.document.header.low, symbols.document.header.high)
        if (is_outer or not survey.is_variant) and configuration == default_configuration(
            symbols, configuration.players
        ):
            programs.of(configuration)
    if not survey.is_variant and complete:
        check_programs(programs, report)
    complaints.tell(report)


# ---- ready to play ------------------------------------------------------------------------------------------------


class Unsound(RulewrightError):
    """A ruleset with errors, or a configuration in which it is wrong; `findings` say where and why."""

    def __init__(self, report: Report) -> None:
        super().__init__("; ".join(f"{d.span}: {d.message}" for d in report))
        self.report = report

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong, as plain values."""
        return plain(self.report)


class Ruleset:
    """A checked ruleset, ready to be made into Programs and machines, each once."""

    def __init__(self, found: Found, symbols: sym.Symbols, tree: Tree, provenance: Provenance | None = None) -> None:
        self.found = found
        self.symbols = symbols
        self.tree = tree
        self.variants = tree.variants
        self.provenance = provenance
        self.header = symbols.document.header
        self.survey = Survey.of(symbols, provenance is not None)
        self._machines: dict[tuple[int, tuple[tuple[str, int], ...], bool], Machine] = {}

    @property
    def name(self) -> str:
        """The game's name, with its variants: `name:one+two`."""
        return ":".join([self.header.game, "+".join(self.found.variants)]) if self.found.variants else self.header.game

    def configuration(self, players: int | None = None, options: Map[str, str] | None = None) -> Configuration:
        """A configuration: the usual number of players and the defaults, unless said otherwise."""
        count = self.header.usual if players is None else players
        if not self.header.low <= count <= self.header.high:
            raise BadConfiguration(
                f"{self.header.title} is not for {count} player{'s' * (count != 1)}", f"it is for {self._counts()}"
            )
        chosen = {name: self._option(name, word) for name, word in (options or {}).items()}
        configuration = Configuration(count, {**default_configuration(self.symbols, count).options, **chosen})
        self._allow(configuration)
        return configuration

    def _counts(self) -> str:
        return " to ".join(map(str, dict.fromkeys((self.header.low, self.header.high))))

    def _option(self, name: str, word: str) -> int:
        option = self.symbols.options.get(name.replace("-", "_"))
        if option is None:
            raise BadConfiguration(f"there is no option `{name}`", did_you_mean(name, self.symbols.options))
        allowed = option.words or tuple(map(str, option_values(option)))
        plain = word.replace("-", "_")
        if plain not in allowed:
            raise BadConfiguration(
                f"`{word}` is not a value of the option `{name}`",
                did_you_mean(plain, allowed) or f"from {option.low} to {option.high}",
            )
        return option.words.index(plain) if option.words else int(plain)

    def _allow(self, configuration: Configuration) -> None:
        constants = Constants(self.symbols, configuration)
        for option in self.symbols.options.values():
            if option.allowed is not None and not constants.flag(option.allowed):
                value = option_word(option, configuration.options[option.name])
                text = " ".join(option.allowed.span.text.split())
                raise BadConfiguration(f"`{option.name}` cannot be `{value}` here", f"it must hold that {text}")

    def program(self, configuration: Configuration, report: Report, marked: bool = False) -> Program | None:
        """The Program of a configuration, or none after complaints: what `check` refuses in it is not played either."""
        check_configuration(self.survey, configuration, report)
        return lower(self.symbols, configuration, report, marked) if not report.failed else None

    def machine(
        self, players: int | None = None, options: Map[str, str] | None = None, marked: bool = False
    ) -> Machine:
        """A machine for a configuration that has passed `check`. `marked`: it notes which rules are reached."""
        configuration = self.configuration(players, options)
        key = (configuration.players, tuple(configuration.options.items()), marked)
        if key not in self._machines:
            report = Report(provenance=self.provenance)
            program = self.program(configuration, report, marked)
            if program is None:
                raise Unsound(report)
            self._machines[key] = Machine(program)
        return self._machines[key]


def load(found: Found, report: Report) -> Ruleset | None:
    """A ruleset with its variants, checked; none after an error."""
    tree = read_tree(found, report)
    if tree is not None and found.values:
        tree = Tree(tree.source, with_values(tree.root, found.values), tree.variants)
    symbols = typed(tree, report) if tree is not None else None
    return Ruleset(found, symbols, tree, report.provenance) if tree is not None and symbols is not None else None


def load_text(source: Source, report: Report) -> Ruleset | None:
    """The same for a text; its name says where the files lie that it names."""
    root = read_node(source, report)
    tree = Tree(source, root) if root is not None else None
    symbols = typed(tree, report) if tree is not None else None
    return Ruleset(Found(Path(source.name)), symbols, tree) if tree is not None and symbols is not None else None
