"""Findings of many configurations, told once.

In: a report for each configuration. Out: every finding once in one report; with the first configuration that shows it,
unless all of them do.
"""

from __future__ import annotations

from rulewright.frontend.analysis.configuration import Configuration, option_word
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Diagnostic, Report

Place = tuple[str, str, int]


class SharedFindings:
    """What was found in each configuration."""

    def __init__(self, symbols: sym.Symbols) -> None:
        self.symbols = symbols
        self.count = 0
        self.found: dict[Place, list[tuple[Configuration, Diagnostic]]] = {}

    def add(self, configuration: Configuration, report: Report) -> None:
        """Note what was found in a configuration; of several findings at one place the first."""
        self.count += 1
        firsts: dict[Place, Diagnostic] = {}
        for diagnostic in report:
            firsts.setdefault((diagnostic.code, diagnostic.span.source.name, diagnostic.span.start), diagnostic)
        for place, diagnostic in firsts.items():
            self.found.setdefault(place, []).append((configuration, diagnostic))

    def tell(self, report: Report) -> None:
        for found in self.found.values():
            first = found[0][1]
            where = (
                f" (with {self._words([configuration for configuration, _ in found])})"
                if len(found) < self.count
                else ""
            )
            report.error(first.code, first.message + where, first.span, first.hint, first.labels, first.fixes)

    def _words(self, found: list[Configuration]) -> str:
        """The first configuration: its options that are not at their defaults, and its players if
        it happens not with every number of them.
        """
        header, odd = self.symbols.document.header, self._odd(found[0])
        words = [f"`{name}` {option_word(self.symbols.options[name], value)}" for name, value in odd]
        alike = {configuration.players for configuration in found if self._odd(configuration) == odd}
        players = [f"{found[0].players} players"] if len(alike) <= header.high - header.low else []
        return " and ".join([*players, *words]) or "the defaults"

    def _odd(self, configuration: Configuration) -> list[tuple[str, int]]:
        options = self.symbols.options
        return [
            (name, value)
            for name, value in configuration.options.items()
            if value != options[name].default.get(configuration.players)
        ]
