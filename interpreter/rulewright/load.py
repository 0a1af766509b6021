"""The whole journey of a ruleset, one stage a line.

In: a path, and names of variants. Out: what the journey came to, or none after an error. Complaints go to the report.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping as Map
from pathlib import Path

from rulewright.finding import STDIN, Found
from rulewright.ir.program import Program
from rulewright.lower import lower
from rulewright.runtime.machine import Machine
from rulewright.semantics import symbols as sym
from rulewright.semantics.box import Box
from rulewright.semantics.check import check_document
from rulewright.semantics.constants import Configuration, Constants, configurations, default_configuration, option_values, option_word
from rulewright.source.diagnostic import Report
from rulewright.source.names import did_you_mean
from rulewright.source.text import Source
from rulewright.syntax.nodes import Mapping
from rulewright.syntax.reader import MAX_BYTES, decode, read_node, read_source
from rulewright.syntax.sections import DocumentReader
from rulewright.syntax.shape import check_shape


def check(path: Path, variants: tuple[str, ...], report: Report) -> None:
    """Everything that can be said about a ruleset without playing it."""
    source = _source(path, report)
    if source is not None:
        check_text(source, report)


def check_text(source: Source, report: Report) -> None:
    """The same for a text."""
    symbols = read_text(source, report)
    if symbols is not None:
        _check_boxes(symbols, report)


def read(path: Path, report: Report, variants: tuple[str, ...] = ()) -> sym.Symbols | None:
    """The typed rules of a file with variants applied, or none if something is wrong with it."""
    source = _source(path, report)
    return read_text(source, report) if source is not None else None


def read_text(source: Source, report: Report) -> sym.Symbols | None:
    """The typed rules of a text, or none if something is wrong with it."""
    root = read_node(source, report)
    if root is None:
        return None
    check_shape(root, "ruleset", report)
    if not isinstance(root, Mapping):
        return None
    document = DocumentReader(source, root, report).read()
    symbols = check_document(document, report)
    return None if report.failed else symbols


def _source(path: Path, report: Report) -> Source | None:
    if path != STDIN:
        return read_source(path, report)
    return decode(sys.stdin.buffer.read(MAX_BYTES + 1), "<stdin>", report)


def _check_boxes(symbols: sym.Symbols, report: Report) -> None:
    """The components with every number of players and every option."""
    for configuration in configurations(symbols):
        Box(symbols, Constants(symbols, configuration), report)


# ---- ready to play ------------------------------------------------------------------------------------------------


class BadConfiguration(ValueError):
    """A number of players or an option value that the ruleset does not allow; `hint` says what it does."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(f"{message}; {hint}" if hint else message)
        self.hint = hint


class Ruleset:
    """A checked ruleset, ready to be made into Programs and machines, each once."""

    def __init__(self, found: Found, symbols: sym.Symbols) -> None:
        self.found = found
        self.symbols = symbols
        self.header = symbols.document.header
        self._machines: dict[tuple[int, tuple[tuple[str, int], ...]], Machine] = {}

    @property
    def name(self) -> str:
        """The game's name, with its variants: `name:one+two`."""
        return ":".join([self.header.game, "+".join(self.found.variants)]) if self.found.variants else self.header.game

    def configuration(self, players: int | None = None, options: Map[str, str] | None = None) -> Configuration:
        """A configuration: the usual number of players and the defaults, unless said otherwise."""
        count = self.header.usual if players is None else players
        if not self.header.low <= count <= self.header.high:
            raise BadConfiguration(f"{self.header.title} is not for {count} players", f"it is for {self.header.low} to {self.header.high}")
        values = dict(default_configuration(self.symbols, count).options)
        for name, word in (options or {}).items():
            values[name] = self._option(name, word)
        configuration = Configuration(count, values)
        self._allow(configuration)
        return configuration

    def _option(self, name: str, word: str) -> int:
        option = self.symbols.options.get(name.replace("-", "_"))
        if option is None:
            raise BadConfiguration(f"there is no option `{name}`", did_you_mean(name, self.symbols.options))
        allowed = option.words or tuple(map(str, option_values(option)))
        plain = word.replace("-", "_")
        if plain not in allowed:
            raise BadConfiguration(f"`{word}` is not a value of the option `{name}`", did_you_mean(plain, allowed) or f"from {option.low} to {option.high}")
        return option.words.index(plain) if option.words else int(plain)

    def _allow(self, configuration: Configuration) -> None:
        constants = Constants(self.symbols, configuration)
        for option in self.symbols.options.values():
            if option.allowed is not None and not constants.flag(option.allowed):
                value = option_word(option, configuration.options[option.name])
                text = " ".join(option.allowed.span.text.split())
                raise BadConfiguration(f"`{option.name}` cannot be `{value}` here", f"it must hold that {text}")

    def program(self, configuration: Configuration, report: Report) -> Program | None:
        """The Program of a configuration, or none after complaints."""
        return lower(self.symbols, configuration, report)

    def machine(self, players: int | None = None, options: Map[str, str] | None = None) -> Machine:
        """A machine for a configuration. The ruleset must have passed `check` for it."""
        configuration = self.configuration(players, options)
        key = (configuration.players, tuple(configuration.options.items()))
        if key not in self._machines:
            report = Report()
            program = self.program(configuration, report)
            if program is None:
                raise BadConfiguration("; ".join(f"{d.span}: {d.message}" for d in report))
            self._machines[key] = Machine(program)
        return self._machines[key]


def load(found: Found, report: Report) -> Ruleset | None:
    """A ruleset with its variants, checked; none after an error."""
    symbols = read(found.path, report, found.variants)
    return Ruleset(found, symbols) if symbols is not None else None
