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
from rulewright.sentences import saying
from rulewright.stats import share


def seats_table(outcomes: Outcomes) -> PagePart:
    """Each seat's share of wins, against an even one where ranks decide who wins."""
    if outcomes.members < 2 and not outcomes.is_declared:
        return TextParagraph(saying("report-one-ranked"))
    if len(outcomes.troubles) == len(outcomes):
        return TextParagraph(saying("report-no-ended"))
    who = "report-side" if outcomes.members < outcomes.players else "report-seat"
    rows, strips = list[tuple[Cell, ...]](), list[Strip]()
    for seat, column in enumerate(win_columns(outcomes), start=1):
        wins = [one for one in column if not isnan(one)]
        total = fsum(wins)
        found = share(total, len(wins))
        strips.append(Strip(total / len(wins), found.low, found.high))
        low, high = number(found.low, Unit.SHARE).removesuffix(" %"), number(found.high, Unit.SHARE)
        name = saying("lab-everyone") if outcomes.members < 2 else saying(who, number=seat)
        rows.append((name, number(total / len(wins), Unit.SHARE), f"{low}..{high}", strips[-1]))
    even = None if outcomes.is_declared else 1 / outcomes.members
    axis = axis_of(strips, lambda value: number(value, Unit.SHARE), even, SHARES)
    return DataTable(("", saying("report-wins"), "95 %", ""), tuple(rows), axis=axis)


def lengths_chart(outcomes: Outcomes, label: str = "") -> BarChart:
    """How many decisions games have; `label`: of which rules, where the page tells of several."""
    finished = [length for game, length in enumerate(outcomes.decisions) if game not in outcomes.troubles]
    ordered = sorted(finished)
    marks = ((saying("report-median"), ordered[(len(ordered) - 1) // 2]),) if ordered else ()
    games, others = (saying("report-games", count=count) for count in (len(finished), len(outcomes.troubles)))
    lead, about = ("report-lengths", {"label": label}) if label else ("report-decisions", dict[str, str]())
    title = saying(f"{lead}-of", games=games, **about)
    if outcomes.troubles:
        title = saying(f"{lead}-without", games=games, others=others, **about)
    return BarChart(title, saying("report-unit-decisions"), tuple(sorted(Counter(finished).items())), marks)
