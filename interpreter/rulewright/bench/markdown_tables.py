"""What was measured, as Markdown tables for a page.

In: measurements. Out: lines. Ratios stand first where they can: absolute figures differ from machine to machine and
from hour to hour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from rulewright.bench.contenders import NATIVE, OWN, REFERENCE, SEEN, STEPPED, VECTOR
from rulewright.bench.growth import MOST_EDITS
from rulewright.bench.measurement import Measurement
from rulewright.bench.rate_comparison import RateComparison


@dataclass(slots=True)
class Tables:
    """Everything that goes into a page."""

    machine: str
    command: str
    rulesets: list[Measurement] = field(default_factory=list)
    players: list[Measurement] = field(default_factory=list)
    sizes: list[Measurement] = field(default_factory=list)
    rules: dict[str, RateComparison] = field(default_factory=dict)
    """By ruleset: the usual configuration first, then every edit."""

    def lines(self) -> Iterator[str]:
        yield (
            f"Written by `{self.command}`: uniformly random games, one thread, by CPU "
            f"time, medians of rounds in one run. {self.machine}."
        )
        for title, about, rows in self._sections():
            yield from ("", f"### {title}", "", about, "", *_table(rows))

    def _sections(self) -> Iterator[tuple[str, str, Sequence[Sequence[str]]]]:
        yield "Backends", BACKENDS, list(_backends(self.rulesets))
        others = list(_others(self.rulesets))
        if len(others) > 1:
            yield "Beside others", OTHERS, others
        if len(self.players) > 1:
            yield "With players", PLAYERS, list(_by_players(self.players))
        if self.sizes:
            yield "With components", SIZES, list(_by_size(self.sizes))
        if self.rules:
            yield "With rules", RULES, list(_by_rules(self.rules))


BACKENDS = (
    "Games a second; `stepped`: compiled code driven from Python choice by choice. "
    "Copying: one position, in native code. Cold: printing and "
    "building with an empty cache. Warm: from the command `rulewright simulate ... "
    "--games 1 --backend native` to its result, from the cache. "
    "Both in seconds of CPU."
)
OTHERS = (
    "In the same run: how many games compiled code plays while the other plays one, "
    "whole games at a time and driven from Python choice by "
    "choice; and the same for decisions, which matters where the other game is "
    "shorter or counts otherwise. Where several choose at once, "
    "that is one decision; chance is not counted. `open_spiel` is its game in C++ "
    "driven from Python by the shortest loop that is right for "
    "all its games, `open_spiel, example` as its own example program drives it, "
    "`open_spiel bots` its own loop in C++ (`evaluate_bots`)."
)
PLAYERS = "Nanoseconds a decision in compiled code, and decisions a game in brackets, by the number of players."
SIZES = "Options that are whole numbers, at their lowest, middle and highest value."
RULES = (
    f"Other values of options, and variants, one at a time, {MOST_EDITS} of them "
    "where there are more: nanoseconds a decision in compiled code "
    "against the usual configuration in the same rounds."
)


# ---- one table each -------------------------------------------------------------------------------------------------


def _backends(rows: Sequence[Measurement]) -> Iterator[Sequence[str]]:
    yield (
        "ruleset",
        "players",
        "decisions",
        "reference",
        "native",
        "ratio",
        "native, decisions/s",
        "stepped",
        "at once",
        "observed",
        "bytes",
        "copying",
        "cold",
        "warm",
    )
    for one in rows:
        reference, stepped, native = (one.comparison.row(name) for name in (REFERENCE, STEPPED, NATIVE))
        yield (
            one.label,
            str(one.players),
            f"{one.length:.1f}",
            _figure(reference.rate if reference else None),
            _figure(native.rate if native else None),
            _figure(native.ratio if native else None),
            _figure(native.decision_rate if native else None),
            _figure(stepped.rate if stepped else None),
            *(_ratio(one.comparison.between(own, NATIVE, decisions=True)) for own in (VECTOR, SEEN)),
            _figure(one.position.size if one.position else None),
            f"{one.position.copying:.0f} ns" if one.position else "",
            f"{one.building:.2f} s" if one.building is not None else "",
            f"{one.starting:.2f} s" if one.starting is not None else "",
        )


def _others(rows: Sequence[Measurement]) -> Iterator[Sequence[str]]:
    yield (
        "ruleset",
        "other",
        "its games/s",
        "native to it",
        "stepped to it",
        "by decisions",
        "stepped by decisions",
        "at once by decisions",
    )
    for one in rows:
        for row in one.comparison.rows:
            if row.contender.name not in OWN:
                name = row.contender.name
                ratios = [one.comparison.between(own, name) for own in (NATIVE, STEPPED)]
                lengths = [
                    one.comparison.between(own, name, decisions=True) if row.decisions else None
                    for own in (NATIVE, STEPPED, VECTOR)
                ]
                yield (one.label, name, _figure(row.rate), *(_ratio(ratio) for ratio in (*ratios, *lengths)))


def _by_players(rows: Sequence[Measurement]) -> Iterator[Sequence[str]]:
    counts = sorted({one.players for one in rows})
    found = {(one.name, one.players): one for one in rows}
    yield ("ruleset", *map(str, counts))
    for name in dict.fromkeys(one.name for one in rows):
        yield (name, *(_cell(found.get((name, count))) for count in counts))


def _cell(one: Measurement | None) -> str:
    return f"{one.cost:.0f} ({one.length:.0f})" if one is not None and one.cost is not None else ""


def _by_size(rows: Sequence[Measurement]) -> Iterator[Sequence[str]]:
    yield ("ruleset", "players", "components", "bytes", "copying", "decisions", "games/s", "ns a decision")
    for one in rows:
        native, position = one.native, one.position
        size = (f"{position.size:,}", f"{position.copying:.0f} ns") if position is not None else ("", "")
        costs = (f"{one.length:.1f}", _figure(native.rate if native else None), _figure(one.cost))
        yield (one.label, str(one.players), str(len(one.machine.program.components)), *size, *costs)


def _by_rules(found: dict[str, RateComparison]) -> Iterator[Sequence[str]]:
    yield ("ruleset", "edits", "cheapest", "median", "dearest")
    for name, comparison in found.items():
        usual, *edits = (row.contender.name for row in comparison.rows)
        costs = sorted((comparison.between(usual, words, decisions=True) or 0.0, words) for words in edits)
        if costs:
            ends = [f"{cost:.2f} ({words})" for cost, words in (costs[0], costs[-1])]
            yield (name, str(len(costs)), ends[0], f"{median(cost for cost, _ in costs):.2f}", ends[1])


# ---- cells ----------------------------------------------------------------------------------------------------------


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def _ratio(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f}" if value < 10 else f"{value:,.0f}"


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(rows[0])} |"
    yield "|" + "---|" * len(rows[0])
    yield from (f"| {' | '.join(row)} |" for row in rows[1:])
