"""How games ended, drawn: wins by seat, lengths.

In: outcomes. Out: parts of a page. Games that did not end by their rules are left out, and counted.
"""

from __future__ import annotations

from collections import Counter
from math import fsum, isnan

from rulewright.lab.compare.effect_texts import number
from rulewright.lab.metric import Unit
from rulewright.lab.outcome_metrics import win_columns
from rulewright.lab.outcomes import Outcomes
from rulewright.report_page import SHARES, BarChart, Cell, DataTable, PagePart, Strip, TextParagraph, axis_of
from rulewright.source.plurals import plural
from rulewright.stats import share


def seats_table(outcomes: Outcomes) -> PagePart:
    """Each seat's share of wins, against an even one where ranks decide who wins."""
    if outcomes.members < 2 and not outcomes.is_declared:
        return TextParagraph("Only one seat is ranked, so there is nothing to compare.")
    if len(outcomes.troubles) == len(outcomes):
        return TextParagraph("No game ended by its rules.")
    who = "Side" if outcomes.members < outcomes.players else "Seat"
    rows, strips = list[tuple[Cell, ...]](), list[Strip]()
    for seat, column in enumerate(win_columns(outcomes), start=1):
        wins = [one for one in column if not isnan(one)]
        total = fsum(wins)
        found = share(total, len(wins))
        strips.append(Strip(total / len(wins), found.low, found.high))
        low, high = number(found.low, Unit.SHARE).removesuffix(" %"), number(found.high, Unit.SHARE)
        name = "Everyone" if outcomes.members < 2 else f"{who} {seat}"
        rows.append((name, number(total / len(wins), Unit.SHARE), f"{low}..{high}", strips[-1]))
    even = None if outcomes.is_declared else 1 / outcomes.members
    axis = axis_of(strips, lambda value: number(value, Unit.SHARE), even, SHARES)
    return DataTable(("", "wins", "95 %", ""), tuple(rows), axis=axis)


def lengths_chart(outcomes: Outcomes, title: str) -> BarChart:
    """How many decisions games have."""
    finished = [length for game, length in enumerate(outcomes.decisions) if game not in outcomes.troubles]
    ordered = sorted(finished)
    marks = (("median", ordered[(len(ordered) - 1) // 2]),) if ordered else ()
    left_out = f", without {plural(len(outcomes.troubles), 'game')} that did not end" if outcomes.troubles else ""
    head = f"{title}, {plural(len(finished), 'game')}{left_out}"
    return BarChart(head, "decisions", tuple(sorted(Counter(finished).items())), marks)
