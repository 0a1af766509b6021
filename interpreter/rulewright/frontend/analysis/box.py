"""The box in one configuration: every component with its traits, and how much money there is.

In: symbols and constants. Out: `Box`. Complains (into a report) about counts, traits and totals that do not fit.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path

from rulewright.frontend.analysis.constants import BadConstant, Constants
from rulewright.frontend.syntax.nodes import Scalar, number_in
from rulewright.frontend.syntax.reader import MAX_BYTES, decode, read_bytes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, FlagType, NumberType, Type
from rulewright.source.diagnostic import Report
from rulewright.source.names import did_you_mean
from rulewright.source.text import Source, Span

MOST_COMPONENTS = 4000
MONEY = "money is for what is counted, not looked at"


@dataclass(frozen=True, slots=True)
class Lot:
    """`count` equal components: a kind and its traits (none for a trait that is none)."""

    kind: str
    traits: tuple[int | None, ...]
    count: int


class Box:
    """Components by class, and currencies' totals. Lots are in the order of the file."""

    def __init__(self, symbols: sym.Symbols, constants: Constants, report: Report) -> None:
        self.symbols = symbols
        self.constants = constants
        self.report = report
        self.lots: dict[str, list[Lot]] = {}
        for cls in symbols.classes.values():
            self.lots[cls.name] = self._class(cls)

    def total(self, cls: str) -> int:
        return sum(lot.count for lot in self.lots[cls])

    def money(self, currency: sym.Currency) -> int:
        """All money of a currency, as it starts."""
        purses = [purse for purse in self.symbols.purses.values() if purse.currency is currency]
        return sum(self.start(purse) * self.count(purse) for purse in purses if purse.from_ is None)

    def start(self, purse: sym.Purse) -> int:
        """What one purse holds at the start, before others take from it."""
        return self.constants.amount(purse.start)

    def count(self, purse: sym.Purse) -> int:
        return self.constants.size(purse.per) if purse.per is not None else 1

    def owes(self, currency: sym.Currency) -> bool:
        purses = (purse for purse in self.symbols.purses.values() if purse.currency is currency)
        return any(self.constants.flag(purse.may_owe) for purse in purses)

    # ---- components ---------------------------------------------------------------------------------------------

    def _class(self, cls: sym.Class) -> list[Lot]:
        lots: list[Lot] = []
        try:
            for kind in cls.kinds.values():
                lots += self._kind(cls, kind)
            if cls.decl.csv is not None:
                lots += self._csv(cls, cls.decl.csv)
            self._total(cls, sum(lot.count for lot in lots))
        except BadConstant as problem:
            self.report.error("RW612", problem.message, problem.span, problem.hint)
            return []
        if sum(lot.count for lot in lots) > MOST_COMPONENTS:
            self.report.error("RW612", f"more than {MOST_COMPONENTS} of `{cls.name}`", cls.span, MONEY)
            return []
        return lots

    def _kind(self, cls: sym.Class, kind: sym.Kind) -> list[Lot]:
        if kind.decl.rows:
            return self._rows(cls, kind)
        given = {name: self._values(cls.traits[name], value) for name, value in kind.given.items()}
        if (
            cls.decl.csv is not None
            and kind.count is None
            and not any(count is not None for values in given.values() for _, count in values)
        ):
            return []
        self._missing(cls, kind, set(given))
        has_counts = any(count is not None for values in given.values() for _, count in values)
        if not has_counts and kind.count is None:
            self.report.error("RW103", f"how many of `{kind.name}` are there?", kind.span, "add `count: ...`")
            return []
        return self._lots(cls, kind, given, self.constants.amount(kind.count, 1))

    def _lots(
        self, cls: sym.Class, kind: sym.Kind, given: dict[str, list[tuple[int | None, int | None]]], base: int
    ) -> list[Lot]:
        names = list(cls.traits)
        columns = [given.get(name, [(self._otherwise(cls.traits[name]), None)]) for name in names]
        if prod(map(len, columns)) > MOST_COMPONENTS:
            raise BadConstant(
                f"`{kind.name}` comes in {prod(map(len, columns)):,} ways; {MOST_COMPONENTS} are possible",
                kind.span,
                MONEY,
            )
        lots = []
        for combination in product(*columns):
            count = base
            for _, part in combination:
                count = count if part is None else count * part
            if count < 0:
                raise BadConstant(f"there are {count} of `{kind.name}`", kind.span, "a count is zero or more")
            if count:
                lots.append(Lot(kind.name, tuple(value for value, _ in combination), count))
        return lots

    def _missing(self, cls: sym.Class, kind: sym.Kind, given: set[str]) -> None:
        missing = [name for name, trait in cls.traits.items() if trait.required and name not in given]
        if missing:
            self.report.error(
                "RW515",
                f"`{kind.name}` does not say its {', '.join(missing)}",
                kind.span,
                "add it, or give the trait an `otherwise`",
            )

    def _otherwise(self, trait: sym.Trait) -> int | None:
        return self.constants.value(trait.otherwise) if trait.otherwise is not None else 0

    def _values(self, trait: sym.Trait, given: sym.KindTrait) -> list[tuple[int | None, int | None]]:
        """Values of a trait, each with its count if it has one."""
        if given.counts:
            return [(self._word(trait, key), self.constants.amount(count)) for key, count in given.counts]
        if given.each:
            members = self._each(trait, given)
            if len(members) > MOST_COMPONENTS:
                raise BadConstant(
                    f"`{trait.name}` has {len(members):,} values here; {MOST_COMPONENTS} are possible",
                    given.span,
                    MONEY,
                )
            return [(self._in_range(trait, member, given.span), None) for member in members]
        assert given.value is not None
        return [(self._in_range(trait, self.constants.value(given.value), given.span), None)]

    def _each(self, trait: sym.Trait, given: sym.KindTrait) -> range:
        if given.stretch is not None:
            low, high = (self.constants.number(end) for end in given.stretch)
            if low > high:
                raise BadConstant(f"the range {low}..{high} is empty", given.span, "write the lower end first")
            return range(low, high + 1)
        if isinstance(trait.type.inner, NumberType):
            return range(self.constants.number(trait.low), self.constants.number(trait.high) + 1)
        return range(self.constants.size(trait.type))

    def _word(self, trait: sym.Trait, key: Scalar) -> int | None:
        """A value of a trait, written as a key or in a row."""
        inner: Type = trait.type.inner
        if key.text == "none" and trait.type.optional:
            return None
        if isinstance(inner, EnumType):
            if key.text in inner.words:
                return inner.words.index(key.text)
            self.report.error(
                "RW311", f"`{key.text}` is not a word of {inner}", key.span, did_you_mean(key.text, inner.words)
            )
            return 0
        if isinstance(inner, FlagType):
            if key.text not in ("yes", "no"):
                self.report.error("RW401", f"`{key.text}` is not a flag", key.span, "write `yes` or `no`")
            return int(key.text == "yes")
        number = number_in(key.text.removeprefix(str(inner)).strip())
        if number is None:
            self.report.error("RW401", f"`{key.text}` is not a {inner}", key.span, "write its number")
            return 0
        return self._in_range(trait, number - (0 if isinstance(inner, NumberType) else 1), key.span)

    def _in_range(self, trait: sym.Trait, value: int | None, span: Span) -> int | None:
        if value is None:
            return None
        if isinstance(trait.type.inner, NumberType):
            low, high = self.constants.number(trait.low), self.constants.number(trait.high)
        else:
            low, high = 0, self.constants.size(trait.type) - 1
        if not low <= value <= high:
            shift = 0 if isinstance(trait.type.inner, NumberType | FlagType | EnumType) else 1
            self.report.error(
                "RW610",
                f"{value + shift} is outside {low + shift}..{high + shift}, the range of `{trait.name}`",
                span,
                "change it, or the range of the trait",
            )
            return low
        return value

    def _rows(self, cls: sym.Class, kind: sym.Kind) -> list[Lot]:
        """One card a row; what the kind says beside the rows holds for all of them."""
        columns = [column.text for column in kind.decl.columns]
        for column in kind.decl.columns:
            if column.text not in cls.traits and column.text != "count":
                self.report.error(
                    "RW101",
                    f"`{cls.name}` has no trait `{column.text}`",
                    column.span,
                    did_you_mean(column.text, [*cls.traits, "count"]),
                )
                return []
        fixed = {name: self._values(cls.traits[name], value)[0][0] for name, value in kind.given.items()}
        self._missing(cls, kind, {*fixed, *columns})
        return [lot for row in kind.decl.rows if (lot := self._row(cls, kind, columns, row, fixed)) is not None]

    def _row(
        self, cls: sym.Class, kind: sym.Kind, columns: list[str], row: tuple[Scalar, ...], fixed: dict[str, int | None]
    ) -> Lot | None:
        if len(row) != len(columns):
            span = row[0].span if row else kind.span
            self.report.error(
                "RW515",
                f"this row has {len(row)} cells for {len(columns)} columns",
                span,
                f"the columns: {', '.join(columns)}",
            )
            return None
        cells = dict(zip(columns, row, strict=True))
        count = cells.pop("count", None)
        values = {name: self._word(cls.traits[name], cell) for name, cell in cells.items()}
        traits = tuple(
            values[n] if n in values else fixed[n] if n in fixed else self._otherwise(trait)
            for n, trait in cls.traits.items()
        )
        return Lot(kind.name, traits, self._number(count) if count is not None else 1)

    def _number(self, cell: Scalar) -> int:
        """A count in a row."""
        number = number_in(cell.text)
        if number is None or number < 0:
            self.report.error("RW401", f"`{cell.text}` is not a number of components", cell.span, "write plain digits")
            return 1
        return number

    def _csv(self, cls: sym.Class, where: Scalar) -> list[Lot]:
        """Components from a CSV file: a column `kind`, `count` if wanted, and one for each trait given."""
        path = Path(where.span.source.name).parent / where.text
        if str(path) not in self.symbols.files:
            self.symbols.files[str(path)] = _csv_text(path)
        source = self.symbols.files[str(path)]
        if source is None:
            self.report.error(
                "RW001",
                f"cannot read `{where.text}`",
                where.span,
                "the path goes from the file that names it; the file is UTF-8 text",
            )
            return []
        reader = csv.DictReader(source.text.splitlines())
        try:
            if "kind" not in (reader.fieldnames or ()):
                self.report.error(
                    "RW101",
                    "the first line names no column `kind`",
                    source.span(0, len(source.line(1))),
                    f"name the columns: kind, count, {', '.join(cls.traits)}",
                )
                return []
            return [lot for record in reader if (lot := self._record(cls, record, source, reader.line_num)) is not None]
        except csv.Error as problem:
            self.report.error(
                "RW001",
                f"cannot read line {reader.line_num} of `{where.text}`: {problem}",
                where.span,
                "the file is no CSV",
            )
            return []

    def _record(self, cls: sym.Class, record: dict[str, str], source: Source, line: int) -> Lot | None:
        start = source.line_starts[line - 1]
        span = source.span(start, start + len(source.line(line)))
        name = (record.get("kind") or "").strip()
        kind = cls.kinds.get(name)
        if kind is None:
            self.report.error(
                "RW101", f"no kind of `{cls.name}` is called `{name}`", span, did_you_mean(name, cls.kinds)
            )
            return None
        cells = {
            key: Scalar(span, value.strip(), "", span)
            for key, value in record.items()
            if key and key != "kind" and isinstance(value, str) and value.strip()
        }
        for column in cells:
            if column not in cls.traits and column != "count":
                self.report.error(
                    "RW101",
                    f"`{cls.name}` has no trait `{column}`",
                    source.span(0, len(source.line(1))),
                    did_you_mean(column, [*cls.traits, "count"]),
                )
                return None
        fixed = {key: self._values(cls.traits[key], value)[0][0] for key, value in kind.given.items()}
        self._missing(cls, kind, {*fixed, *cells})
        return self._row(cls, kind, list(cells), tuple(cells.values()), fixed)

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


def _csv_text(path: Path) -> Source | None:
    """A text file, or none."""
    try:
        data = read_bytes(path)
    except (OSError, ValueError):
        return None
    return decode(data, str(path), Report()) if len(data) <= MAX_BYTES else None
