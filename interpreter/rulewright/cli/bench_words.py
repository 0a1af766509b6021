"""What `rulewright bench` tells: one ruleset in full, all of them a line each, JSON.

In: measurements. Out: lines, data.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.bench import NATIVE, OWN, SEEN, STEPPED, VECTOR, Measurement, RateComparison, RateRow
from rulewright.source.plurals import plural

WIDE = 23

# ---- for people -----------------------------------------------------------------------------------------------------


def bench_lines(one: Measurement) -> Iterator[str]:
    """One ruleset in full."""
    comparison, position = one.comparison, one.position
    rounds = plural(len(comparison.rows[0].rates), "round")
    yield f"{one.label}, {plural(one.players, 'player')}, uniformly random games, medians of {rounds}"
    yield ""
    yield f"{'':26}{'games/s':>12}{'decisions/s':>14}{'ratio':>10}"
    for row in comparison.rows:
        decisions = f"{row.decision_rate:,.0f}" if row.decision_rate is not None else "-"
        yield f"{row.contender.name:26}{row.rate:>12,.0f}{decisions:>14}{row.ratio:>10,.2f}  {row.contender.about}"
    yield ""
    for other in comparison.rows:
        ratio = comparison.between(NATIVE, other.contender.name)
        if ratio is not None and other.contender.name not in OWN:
            yield (
                f"native to {other.contender.name}: {ratio:,.2f} (driven from Python "
                f"{comparison.between(STEPPED, other.contender.name):,.2f}{_at_once(comparison, other.contender.name)})"
            )
    for name, what in ((VECTOR, "many games at once"), (SEEN, "many games at once, observed")):
        by_decisions = comparison.between(name, NATIVE, decisions=True)
        if by_decisions is not None:
            yield f"{what}, to whole games: {by_decisions:.2f} by decisions"
    if one.native is not None and position is not None:
        yield f"native was ready in {one.native.contender.made_in:.2f} s (built, or from the cache)"
        yield f"a position has {plural(position.size, 'byte')}; native code copies it in {position.copying:.0f} ns"
    yield from (f"not measured: {why}" for why in comparison.missing)


def _at_once(comparison: RateComparison, name: str) -> str:
    """How many decisions many games at once take while another one takes one."""
    ratio = comparison.between(VECTOR, name, decisions=True)
    return f", many at once {ratio:,.2f} by decisions" if ratio is not None else ""


def bench_table(results: list[Measurement]) -> Iterator[str]:
    """All rulesets, a line each."""
    yield f"{'ruleset':24}{'players':>8}{'reference':>12}{'native':>12}{'ratio':>8}{'decisions/s':>14}"
    for one in results:
        reference, native = one.comparison.rows[0], one.native
        start = f"{one.name[-WIDE:]:24}{one.players:>8}{reference.rate:>12,.0f}"
        if native is None:
            yield f"{start}  {one.comparison.missing[0]}"
            continue
        yield f"{start}{native.rate:>12,.0f}{native.ratio:>8,.0f}{native.decision_rate or 0:>14,.0f}"
        yield from _table_others(one)
    yield ""
    yield "games a CPU second, uniformly random, one thread; ratio: native to reference; decisions/s: native"


def _table_others(one: Measurement) -> Iterator[str]:
    """Below a ruleset: how many games compiled code plays while another plays one."""
    for row in one.comparison.rows:
        if row.contender.name not in OWN:
            words = f" ({one.words})" if one.words else ""
            ratio = one.comparison.between(NATIVE, row.contender.name)
            yield f"  native to {row.contender.name}: {ratio:,.2f}{words}"


# ---- for machines ---------------------------------------------------------------------------------------------------


def bench_data(one: Measurement) -> dict[str, Any]:
    position = {"bytes": one.position.size, "copying": one.position.copying} if one.position is not None else None
    head = {"ruleset": one.name, "players": one.players, "options": dict(one.machine.program.options)}
    return {
        **head,
        "position": position,
        "contenders": [_row(row) for row in one.comparison.rows],
        "missing": list(one.comparison.missing),
    }


def _row(row: RateRow) -> dict[str, Any]:
    return {
        "name": row.contender.name,
        "about": row.contender.about,
        "games": row.games,
        "games_per_second": row.rate,
        "decisions_per_second": row.decision_rate,
        "ratio_to_reference": row.ratio,
        "ratios": row.ratios,
        "ready_in": row.contender.made_in,
    }
