"""What was covered of rulesets, ready to be told.

In: for each ruleset and its variants, in how many runs each mark was reached. Out: `Measured`, one for each ruleset
file: its items, and those of the variants that were played, with their counts. A game and its variants are one: a rule
of the base is covered by whoever reaches it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.coverage.items import CoverageItem, inventory
from rulewright.coverage.reachable_marks import possible
from rulewright.ir.marks import KINDS, Covered, Mark, MarkKey
from rulewright.ir.program import Program
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span
from rulewright.storage import read, real_path

SETTINGS = {"players", "option", "variant"}
"""Kinds that are fixed before a game."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An item, and in how many runs it was covered."""

    item: CoverageItem
    runs: int

    @property
    def span(self) -> Span:
        return self.item.mark.span


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many items are covered."""

    covered: int
    total: int

    @property
    def percent(self) -> float:
        """From 0 to 100; of nothing, 100."""
        return 100 * self.covered / self.total if self.total else 100.0


@dataclass(frozen=True, slots=True)
class Measured:
    """One ruleset: its name, how many scenarios or games there were (`unit`), its items;
    `demanded`: the least percentage, if any is.
    """

    name: str
    runs: int
    unit: str
    items: tuple[Counted, ...]
    demanded: float | None = None

    @property
    def is_under(self) -> bool:
        """Whether less is covered than is demanded."""
        return self.demanded is not None and self.share.percent < self.demanded

    @property
    def share(self) -> Share:
        return share(self.items)

    @property
    def source(self) -> Source:
        """The ruleset's own text."""
        return self.files()[0][0]

    def by_kind(self) -> Iterator[tuple[str, Share]]:
        """Kinds with their shares, in the order of the table; those without an item are left out."""
        for kind in KINDS:
            own = [counted for counted in self.items if counted.item.mark.kind == kind]
            if own:
                yield kind, share(own)

    def missing(self) -> list[Counted]:
        """What was never reached, file by file and line by line."""
        return sorted((counted for counted in self.items if not counted.runs), key=place_of)

    def files(self) -> list[tuple[Source, list[Counted]]]:
        """The files in which items stand, the ruleset itself first."""
        found: dict[str, tuple[Source, list[Counted]]] = {}
        for counted in self.items:
            found.setdefault(counted.span.source.name, (counted.span.source, []))[1].append(counted)
        return [(source, sorted(items, key=place_of)) for source, items in found.values()]


def share(items: Iterable[Counted]) -> Share:
    listed = list(items)
    return Share(sum(counted.runs > 0 for counted in listed), len(listed))


def place_of(counted: Counted) -> tuple[str, int, int]:
    """Where an item is told: by file, place and kind; its sides stay in their order."""
    span, mark = counted.span, counted.item.mark
    return span.source.name, span.start, list(KINDS).index(mark.kind)


def measured(covered: Iterable[tuple[Found, Covered]], demanded: float | None = None) -> tuple[Measured, ...]:
    """What scenarios have covered of all rulesets, each once with all its variants."""
    groups: dict[str, list[tuple[Found, Covered]]] = {}
    for found, own in covered:
        groups.setdefault(str(real_path(found.path)), []).append((found, own))
    return tuple(_measured(group, demanded) for group in groups.values())


def measured_games(ruleset: Ruleset, program: Program, covered: Covered, demanded: float | None = None) -> Measured:
    """What the games of one configuration have covered, of what they might: a rule
    that another option switches on is left out.
    """
    might = {program.marks[number].key for number in possible(program)}
    items = [item for item in inventory(ruleset.symbols) if item.key in might and item.mark.kind not in SETTINGS]
    counted = tuple(Counted(item, covered.counts[item.key]) for item in items)
    return Measured(ruleset.name, covered.runs, "game", counted, demanded)


def _measured(group: list[tuple[Found, Covered]], demanded: float | None) -> Measured:
    base = Found(group[0][0].path)
    counts: Counter[MarkKey] = Counter()
    for _, own in group:
        for key, runs in own.counts.items():
            counts[_absolute(key)] += runs
    items: dict[MarkKey, CoverageItem] = {}
    name = base.path.stem
    for found in dict.fromkeys([base, *(replace(found, path=base.path, values=()) for found, _ in group)]):
        gone = set(found.variants) - set(found.known)  # a file may be renamed while scenarios are tried
        ruleset = load(found, Report()) if not gone else None
        if ruleset is None:
            continue
        name = ruleset.header.game
        items = {
            **items,
            **{_absolute(item.key): item for item in inventory(ruleset.symbols) if _absolute(item.key) not in items},
        }
    told = [Counted(item, counts[key]) for key, item in items.items()]
    return Measured(name, sum(own.runs for _, own in group), "scenario", (*told, *_variants(base, group)), demanded)


def _variants(base: Found, group: list[tuple[Found, Covered]]) -> Iterator[Counted]:
    """Every variant beside the ruleset, and in how many runs it was played."""
    for name, path in variants_of(base.path).items():
        try:
            source = Source(str(path), read(path, 2_000_000).decode())
        except (OSError, UnicodeError):
            continue
        start = source.text.find("variant:")
        end = source.text.find("\n", start) if start >= 0 else 0
        span = Span(source, max(start, 0), max(end, 1))
        yield Counted(
            CoverageItem(Mark("variant", span, name), ""),
            sum(own.runs for found, own in group if name in found.variants),
        )


def _absolute(key: MarkKey) -> MarkKey:
    """The key with its file named in full: the same file may have been found by several ways."""
    return key._replace(file=str(real_path(Path(key.file)))) if Path(key.file).exists() else key
