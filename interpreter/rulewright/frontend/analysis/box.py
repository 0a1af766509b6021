"""The box in one configuration: every component with its traits, and how much money there is.

In: symbols and constants. Out: `Box`. Complains (into a report) about counts, traits and totals that do not fit.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import prod

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.listed import Listing
from rulewright.frontend.analysis.lots import MONEY, MOST_COMPONENTS, ComponentLot, TraitValues
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report

MOST_FACES = 1000

__all__ = ["MOST_COMPONENTS", "Box", "ComponentLot"]


class Box:
    """Components by class, and currencies' totals. Lots are in the order of the file."""

    def __init__(self, symbols: sym.Symbols, constants: Constants, report: Report) -> None:
        self.symbols = symbols
        self.constants = constants
        self.report = report
        self.values = TraitValues(constants, report)
        self.listing = Listing(symbols, self.values, report)
        self._purses: dict[sym.Currency, list[sym.Purse]] = defaultdict(list)
        for purse in symbols.purses.values():
            self._purses[purse.currency].append(purse)
        self._money: dict[sym.Currency, int] = {}
        self._owing: dict[sym.Currency, bool] = {}
        self.lots: dict[str, list[ComponentLot]] = {}
        for cls in symbols.classes.values():
            self.lots[cls.name] = self._class(cls)

    def total(self, cls: str) -> int:
        return sum(lot.count for lot in self.lots[cls])

    def told(self, cls: str) -> list[Counter[str]]:
        """What the author says of components, with how many it is said of: for
        each face of a class, in the order of the Program.
        """
        faces: dict[tuple[str, tuple[int | None, ...]], Counter[str]] = {}
        for lot in self.lots[cls]:
            faces.setdefault((lot.kind, lot.traits), Counter())[lot.about] += lot.count
        return list(faces.values())

    def money(self, currency: sym.Currency) -> int:
        """All money of a currency, as it starts."""
        if currency not in self._money:
            purses = [purse for purse in self._purses[currency] if purse.from_ is None]
            self._money[currency] = sum(self.start(purse) * self.count(purse) for purse in purses)
        return self._money[currency]

    def start(self, purse: sym.Purse) -> int:
        """What one purse holds at the start, before others take from it."""
        return self.constants.amount(purse.start)

    def count(self, purse: sym.Purse) -> int:
        return self.constants.size(purse.per) if purse.per is not None else 1

    def owes(self, currency: sym.Currency) -> bool:
        if currency not in self._owing:
            self._owing[currency] = any(self.constants.flag(purse.may_owe) for purse in self._purses[currency])
        return self._owing[currency]

    # ---- components ---------------------------------------------------------------------------------------------

    def _class(self, cls: sym.Class) -> list[ComponentLot]:
        lots: list[ComponentLot] = []
        found = len(self.report)
        try:
            self._faces(cls)
            for kind in cls.kinds.values():
                lots += self._kind(cls, kind)
            if cls.decl.csv is not None:
                lots += self.listing.sheet(cls, cls.decl.csv)
            if len(self.report) == found:
                self._total(cls, sum(lot.count for lot in lots))
        except BadConstant as problem:
            self.report.error("RW612", problem.message, problem.span, problem.hint)
            return []
        if sum(lot.count for lot in lots) > MOST_COMPONENTS:
            self.report.error("RW612", f"more than {MOST_COMPONENTS} of `{cls.name}`", cls.span, MONEY)
            return []
        return lots

    def _faces(self, cls: sym.Class) -> None:
        """A die has not too many faces: chance goes through all of them."""
        if cls.rolled is None:
            return
        faces = self.constants.number(cls.rolled.high) - self.constants.number(cls.rolled.low) + 1
        if faces > MOST_FACES:
            raise BadConstant(f"a `{cls.name}` has {faces:,} faces", cls.rolled.span, f"a die has up to {MOST_FACES}")

    def _kind(self, cls: sym.Class, kind: sym.Kind) -> list[ComponentLot]:
        if kind.decl.rows:
            return self.listing.rows(cls, kind)
        given = self.values.given(cls, kind)
        has_counts = any(count is not None for values in given.values() for _, count in values)
        if cls.decl.csv is not None and kind.count is None and not has_counts:
            return []
        self.values.check_missing(cls, kind, set(given))
        if not has_counts and kind.count is None:
            ways = prod(map(len, given.values()))
            each = f": so many of each of the {ways:,} that its traits make" if ways > 1 else ""
            self.report.error("RW103", f"how many of `{kind.name}` are there?", kind.span, f"add `count: ...`{each}")
            return []
        return self.values.lots(cls, kind, given, self.constants.amount(kind.count, 1))

    def _total(self, cls: sym.Class, found: int) -> None:
        if cls.decl.total is None:
            return
        assert cls.total is not None
        wanted = self.constants.amount(cls.total)
        if wanted != found:
            span = cls.total.span
            self.report.error(
                "RW611",
                f"`{cls.name}` says {wanted} in all, and its kinds add up to {found}",
                span,
                "change a count, or the total",
            )
