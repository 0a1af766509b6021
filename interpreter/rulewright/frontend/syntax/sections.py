"""YAML nodes to declarations (`rulewright.frontend.syntax.document`), section by section.

In: the root mapping, whose shape `rulewright.frontend.syntax.shape` has judged already. What has a wrong shape is
passed over here without a second word; expressions that do not parse are reported and their entries dropped. There is
a reader for each group of sections, and all read single values by `value_reader.py`.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterator
from itertools import chain

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.component_sections import ComponentReader
from rulewright.frontend.syntax.constant_sections import ConstantReader
from rulewright.frontend.syntax.entry_points import ORDER
from rulewright.frontend.syntax.header_reader import HeaderReader
from rulewright.frontend.syntax.nodes import Entry, Mapping, text_of
from rulewright.frontend.syntax.rule_sections import RuleReader
from rulewright.frontend.syntax.state_sections import StateReader
from rulewright.frontend.syntax.value_reader import EVERYTHING, T, ValueReader, words_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

WRONG_KIND = "RW102"
DECLARING = ("options", "numbers", "enumerations", "tables", "components", "spaces", "zones", "money", "state")
"""Sections that say what there is."""


class DocumentReader:
    """Reads one ruleset; complaints go to `report`."""

    def __init__(self, source: Source, root: Mapping, report: Report) -> None:
        self.source = source
        self.root = root
        self.report = report
        self.lost: set[str] = set()
        self.values = ValueReader(report, self.lost)
        self.header = HeaderReader(root, self.values)
        self.constants = ConstantReader(self.values)
        self.components = ComponentReader(self.values)
        self.state = StateReader(self.values)
        self.rules = RuleReader(self.values)

    def read(self) -> doc.Document:
        """The whole document; sections that are missing are empty."""
        remembered = self._section("state", self.state.remembered)
        return doc.Document(
            source=self.source,
            header=self.header.header(),
            assumed=tuple((e.name, e.span, text_of(e.value)) for e in self._entries("assumed")),
            options=self._section("options", self.constants.option),
            numbers=self._section("numbers", self.constants.number),
            enumerations=self._section("enumerations", self.constants.enumeration),
            tables=self._section("tables", self.constants.table),
            components=self._section("components", self.components.component_class),
            spaces=self._section("spaces", self.components.space),
            sides=self._sides(),
            zones=self._section("zones", self.state.zone),
            money=self._section("money", self.state.currency),
            state=tuple(item for item in remembered if isinstance(item, doc.StateDecl)),
            histories=tuple(item for item in remembered if isinstance(item, doc.HistoryDecl)),
            terms=self._section("terms", self.rules.term),
            effects=self._section("effects", self.rules.effect),
            actions=self._section("actions", self.rules.action),
            priorities=self._section("priorities", self.rules.priority),
            payouts=self._section("payouts", self.rules.payout),
            phases=self._section("phases", self.rules.phase),
            score=self._score(),
            looks=self._section("table", self._look),
            lost=frozenset({*self.lost, *self._misshapen()}),
        )

    def _misshapen(self) -> Iterator[str]:
        """Names of which a declaration has a value of a wrong kind, which was told: what they are is not known."""
        wrong: dict[str, list[int]] = {}
        for one in self.report.found:
            if one.code == WRONG_KIND:
                insort(wrong.setdefault(one.span.source.name, []), one.span.start)
        entries = list(chain.from_iterable(map(self._entries, DECLARING))) if wrong else []
        entries += [inner for one in entries if isinstance(one.value, Mapping) for inner in one.value]
        for entry in entries:
            span = entry.value.span
            starts = wrong.get(span.source.name, [])
            if bisect_left(starts, span.start) < bisect_left(starts, span.end):
                yield from words_of(entry.name)

    def _entries(self, section: str) -> Iterator[Entry]:
        node = self.root.get(section)
        yield from node if isinstance(node, Mapping) else ()

    def _section(self, section: str, read: Callable[[Entry], T | None]) -> tuple[T, ...]:
        node = self.root.get(section)
        if node is not None and not isinstance(node, Mapping):
            self.lost.add(EVERYTHING)
        return self.values.read(self._entries(section), read)

    def _sides(self) -> ast.Expr | None:
        node = self.root.get("sides")
        return self.values.value(node.get("count")) if isinstance(node, Mapping) else None

    def _score(self) -> doc.ScoreDecl | None:
        entry = self.root.entry("score")
        node = entry.value if entry is not None else None
        if entry is None or not isinstance(node, Mapping):
            return None
        of = text_of(node.get("of")) or "player"
        return doc.ScoreDecl(
            entry.span,
            of,
            self.values.value(node.get("points")),
            self.values.value(node.get("cannot_win")),
            self.values.value(node.get("won")),
            self.values.parse(node.get("rank"), ORDER),
        )

    def _look(self, entry: Entry) -> doc.LookDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        keys = tuple((one.name, one.span, text_of(one.value)) for one in node)
        return doc.LookDecl(entry.name, entry.span, keys, self.values.words(node.get("sorted_by")))
