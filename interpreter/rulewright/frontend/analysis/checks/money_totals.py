"""Purses: a limit beside one that may owe (RW512), and starts that can be paid (RW617)."""

from __future__ import annotations

from rulewright.frontend.analysis.constant_arithmetic import LARGEST
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span


def check_debts(scene: Scene, report: Report) -> None:
    """Where a purse may owe without end, only `at_most` bounds what the others hold."""
    purses = scene.symbols.purses.values()
    owing = {purse.currency: purse for purse in purses if scene.constants.flag(purse.may_owe)}
    for purse in purses:
        other = owing.get(purse.currency)
        if other is not None and purse.at_most is None and not scene.constants.flag(purse.may_owe):
            report.error(
                "RW512",
                f"`{purse.name}` has no limit, and `{other.name}` may owe",
                purse.span,
                "add `at_most: ...`: the most that one can ever hold",
            )


def check_totals(scene: Scene, report: Report) -> None:
    """All money of a currency can be counted."""
    for currency in scene.symbols.currencies.values():
        if scene.box.money(currency) > LARGEST:
            report.error(
                "RW614",
                f"there are more than {LARGEST} of `{currency.name}`",
                currency.span,
                "start with less, or let a purse owe",
            )


def check_purses(scene: Scene, report: Report) -> None:
    """What purses hold at the start: not below zero, not above their limit."""
    left = {purse: scene.box.start(purse) for purse in scene.symbols.purses.values()}
    for purse, start in left.items():
        if start < 0:
            report.error(
                "RW617", f"`{purse.name}` starts below zero, with {start}", _span(purse), "start with zero or more"
            )
    for purse in left:
        if purse.from_ is not None:
            left[purse.from_] -= scene.box.start(purse) * scene.box.count(purse)
    for purse, rest in left.items():
        limit = scene.constants.number(purse.at_most, rest)
        if rest > limit:
            report.error(
                "RW617",
                f"`{purse.name}` starts with {rest}, above its limit of {limit}",
                _span(purse),
                "raise `at_most`, or start with less",
            )
        elif rest < 0 <= scene.box.start(purse) and not scene.constants.flag(purse.may_owe):
            start = scene.box.start(purse)
            report.error(
                "RW617",
                f"`{purse.name}` holds {start}, and {start - rest} are taken from it at the start",
                _span(purse),
                "start with more, or add `may_owe: yes`",
            )


def _span(purse: sym.Purse) -> Span:
    return purse.start.span if purse.start is not None else purse.span
