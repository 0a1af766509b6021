"""What forked processes inherit of the rulesets that tests load, as far as what is changed has no part in it.

In: the texts and configurations that tests asked for when nothing was changed. Each is made once, in the first process;
then loading takes it from here. It is given out once, because later stages may note things in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from rulewright import loading
from rulewright.frontend import checker
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import Program
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

STAGES = ("nothing", "rules", "programs")
"""How much is prepared: rules that are typed but not checked; checked ones; their Programs."""

Configured = tuple[int, tuple[tuple[str, int], ...], bool]
"""A configuration: how many play, option values, and whether rules are marked."""


@dataclass
class Asked:
    """Rulesets that were loaded, by their text: the name of the source, and the configurations that were made."""

    name: str
    configured: dict[Configured, None] = field(default_factory=dict)


class PreparedRules:
    """Rules for those who load them: their text must be the same, whatever their file is called."""

    def __init__(self) -> None:
        self.asked: dict[str, Asked] = {}
        self.stage = ""
        self._kept: dict[str, tuple[sym.Symbols | None, Report]] = {}
        self._programs: dict[tuple[str, Configured], Program] = {}
        self._roots: dict[int, object] = {}
        self._given: dict[int, sym.Symbols | None] = {}
        self._true = {name: vars(loading)[name] for name in ("typed", "read_node", "lower")}
        vars(loading).update(typed=self._typed, read_node=self._read_node, lower=self._lowered)

    def prepare(self, stage: str, wanted: Mapping[str, Asked]) -> bool:
        """Makes rulesets ready up to a stage; to be called with one stage after the other. Whether some were not
        yet.
        """
        if stage != self.stage:
            self.stage, self._kept = stage, {}
        missing = sorted(wanted.keys() - self._kept.keys())
        for text in missing:
            self._kept[text] = self._made(Source(wanted[text].name, text))
            if stage == STAGES[2] and self._kept[text][0] is not None:
                self._lower_all(text, self._kept[text][0], wanted[text].configured)
        return bool(missing)

    def _made(self, source: Source) -> tuple[sym.Symbols | None, Report]:
        report, checking = Report(), vars(checker)["check_rules"]
        root = self._true["read_node"](source, report)
        if self.stage == STAGES[0]:
            vars(checker)["check_rules"] = lambda _survey, _report: None
        try:
            return self._true["typed"](loading.Tree(source, root), report) if root is not None else None, report
        finally:
            vars(checker)["check_rules"] = checking

    def _lower_all(self, text: str, symbols: sym.Symbols | None, wanted: Mapping[Configured, None]) -> None:
        for players, options, marked in wanted:
            report = Report()
            program = self._true["lower"](symbols, Configuration(players, dict(options)), report, marked)
            if program is not None and not report.found:
                self._programs[text, (players, options, marked)] = program

    # ---- for those who load --------------------------------------------------------------------------------------

    def _read_node(self, source: Source, report: Report) -> Any:
        root = self._true["read_node"](source, report)
        self._roots[id(root)] = root
        return root

    def _typed(self, tree: loading.Tree, report: Report) -> sym.Symbols | None:
        as_written = (
            not tree.variants and id(tree.root) in self._roots and report.provenance is None and not report.found
        )
        if not as_written:
            return self._true["typed"](tree, report)  # type: ignore[no-any-return]
        self.asked.setdefault(tree.source.text, Asked(tree.source.name))
        symbols, told = self._kept.pop(tree.source.text, (None, None))
        if symbols is None or told is None:
            symbols = self._true["typed"](tree, report)
            self._given[id(symbols)] = symbols
            return symbols  # type: ignore[no-any-return]
        self._given[id(symbols)] = symbols
        report.found, report._places, report._refused = list(told.found), set(told._places), deepcopy(told._refused)
        if self.stage == STAGES[0]:
            vars(checker)["check_rules"](Survey.of(symbols, False), report)
        return None if report.failed else symbols

    def _lowered(
        self, symbols: sym.Symbols, configuration: Configuration, report: Report, marked: bool = False
    ) -> Program | None:
        text = symbols.document.source.text
        key = configuration.players, tuple(configuration.options.items()), marked
        if id(symbols) not in self._given:
            return self._true["lower"](symbols, configuration, report, marked)  # type: ignore[no-any-return]
        self.asked[text].configured[key] = None
        kept = self._programs.get((text, key))
        return kept if kept is not None else self._true["lower"](symbols, configuration, report, marked)
