"""Money as pieces to print: of each currency so many of each value that they make up what there is.

In: the symbols of a ruleset, and a configuration. Out: a class of cards for each currency, and remarks about money that
is more than is printed. Complains about nothing.
"""

from __future__ import annotations

from math import sqrt

from rulewright.cards.printed_card import CardClass, PrintedCard
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report
from rulewright.source.underscores import without_underscores

USUAL = (1, 5, 20, 100, 500, 2_000, 10_000, 50_000)
"""The values of pieces where the rules have none."""
SHARE = 5
"""A piece is worth no more than this part of all money."""
MOST_PIECES = 400


def printed_money(symbols: sym.Symbols, configuration: Configuration) -> tuple[tuple[CardClass, ...], tuple[str, ...]]:
    """The pieces of every currency."""
    made, remarks = [], []
    box = Box(symbols, Constants(symbols, configuration), Report())
    for currency in symbols.currencies.values():
        total = max(0, box.money(currency))
        pieces = shared_out(total, tuple(currency.pieces) or _values(total))
        left = total - sum(value * count for value, count in pieces.items())
        if left:
            remarks.append(f"of {total:,} {currency.name} only {total - left:,} are printed")
        made.append(_class(currency.name, pieces))
    return tuple(made), tuple(remarks)


def _values(total: int) -> tuple[int, ...]:
    return tuple(value for value in USUAL if value == 1 or value * SHARE <= total)


def shared_out(total: int, values: tuple[int, ...]) -> dict[int, int]:
    """How many pieces of each value: many small ones and fewer large ones, which together make the total."""
    smallest = min(values)
    scale = total / sum(sqrt(value) for value in values)
    counts = {value: int(scale / sqrt(value)) for value in sorted(values, reverse=True)}
    left = total - sum(value * count for value, count in counts.items())
    for value in counts:
        more = left // value
        counts[value] += more
        left -= more * value
    too_many = sum(counts.values()) - MOST_PIECES
    if too_many > 0:
        share = MOST_PIECES / sum(counts.values())
        counts = {value: max(1, int(count * share)) for value, count in counts.items()}
    return {value: count for value, count in sorted(counts.items()) if count or value == smallest}


def _class(name: str, pieces: dict[int, int]) -> CardClass:
    plain = without_underscores(name)
    cards = (PrintedCard(name, f"{value} {plain}", (("value", str(value)),), count) for value, count in pieces.items())
    return CardClass(name, tuple(card for card in cards if card.copies))
