"""Tables with their keys: every cell once.

Complains about keys that are missing, doubled or of another type, and cells that are no constants.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.table_sets import TableSets
from rulewright.frontend.declare.table_types import TableTypes
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import VALUE
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar, number_in
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    NUMBER,
    EnumType,
    ErrorType,
    NumberType,
    SpaceType,
    Type,
    article,
    named_value,
    words_of,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

MOST_ROWS = 10_000
MOST_OF_ALL = 15_000
"""So many rows all tables of a ruleset may have together; the largest shipped game has 70."""

ELSE = "else"
"""The key of what holds for all others."""


class TableDeclarations:
    """Files tables."""

    def __init__(self, context: Context, constants: ConstantTyper, types: DeclaredTypes, namespace: Namespace) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants
        self.types = types
        self.namespace = namespace
        self.value_types = TableTypes(context, types.type_names)
        self.sets = TableSets(context, constants)
        self.rows = 0
        """Of all tables so far."""

    def heads(self) -> None:
        """Names and keys of all tables; those without sound keys are lost."""
        for decl in self.symbols.document.tables:
            table = self._head(decl)
            if table is None:
                self.report.lost.add(decl.signature.name.name)
                continue
            self.symbols.tables.append(table)
            if decl.signature.owner is not None:
                self.namespace.own(table.written_keys[0], table.name, decl.span, table)
            else:
                self.namespace.free(table.name, decl.span, table)

    def cells(self) -> None:
        """The rows of all tables: these may use numbers."""
        for table in self.symbols.tables:
            self._rows(table, table.decl.rows, ((),))
            self.sets.complete(table)

    def _head(self, decl: doc.TableDecl) -> sym.Table | None:
        signature = decl.signature
        keys: list[Type] = [self.types.key(p.type) for p in signature.parameters]
        ranges = [_range_of(key) for key in keys]
        for key in signature.keys:
            if isinstance(key, ast.KeyRange):
                if not 1 <= key.high - key.low + 1 <= MOST_ROWS:
                    hint = (
                        "write the lower end first" if key.high < key.low else "a term can work out what follows a rule"
                    )
                    self.report.error(
                        "RW507",
                        f"these are {max(0, key.high - key.low + 1):,} keys; from 1 to {MOST_ROWS:,} are possible",
                        key.span,
                        hint,
                    )
                    return None
                keys.append(NUMBER)
                ranges.append((key.low, key.high))
            else:
                keys.append(self.types.key(key))
                ranges.append(_range_of(keys[-1]))
        if not keys:
            self.report.error(
                "RW507",
                f"the table `{signature.name.name}` has no key",
                decl.span,
                "write `owner.name:` or `name by key:`",
            )
            return None
        if any(isinstance(key, ErrorType) for key in keys):
            return None
        found = self.value_types.of(decl)
        table = sym.Table(signature.name.name, decl.span, tuple(keys), tuple(ranges), decl, found.type)
        return self.sets.of(table) if found.is_set else table

    def _rows(self, table: sym.Table, rows: Mapping, before: tuple[tuple[int, ...], ...]) -> None:
        """Rows of one level, below all the keys `before`; completeness is judged when the sizes are known."""
        for entry in rows:
            if entry.key.text == ELSE:
                self._otherwise(table, before, entry)
                continue
            found = self._row_keys(table, len(before[0]), entry.key)
            if not self._has_room(len(before) * len(found), entry):
                continue
            keys = tuple((*first, key) for first in before for key in found)
            if keys and len(keys[0]) == len(table.written_keys):
                self._cells(table, keys, entry)
            elif keys and isinstance(entry.value, Mapping):
                self._rows(table, entry.value, keys)
            elif keys:
                self.report.error("RW507", "this row needs another level of keys", entry.span)

    def _has_room(self, rows: int, entry: Entry) -> bool:
        """Whether so many keys more are few enough; told once where all together are too many."""
        hint, before = "a term can work out what follows a rule", self.rows
        if rows > MOST_ROWS:
            self.report.error("RW507", f"a table may have {MOST_ROWS:,} rows; these are {rows:,}", entry.span, hint)
            return False
        self.rows += rows
        if before <= MOST_OF_ALL < self.rows:
            message = f"from here on all tables together have more than {MOST_OF_ALL:,} rows"
            self.report.error("RW507", message, entry.span, hint)
        return self.rows <= MOST_OF_ALL

    def _otherwise(self, table: sym.Table, before: tuple[tuple[int, ...], ...], entry: Entry) -> None:
        """One value for all keys that have no row."""
        if table.members is not None:
            if self._has_room(len(before), entry):
                self.sets.add(table, before, entry, table.otherwise)
            return
        value = self._parsed(entry.value) if isinstance(entry.value, Scalar) else None
        if not isinstance(entry.value, Scalar):
            hint = "`else` stands for all keys without a row, on every level below"
            self.report.error("RW507", "a value is needed here", entry.value.span, hint)
        elif value is not None and self._has_room(len(before), entry):
            table.otherwise.update(dict.fromkeys(before, self.constants.constant(value, table.type)))
            table.places.update(dict.fromkeys(before, _place(entry)))

    def _cells(self, table: sym.Table, keys: tuple[tuple[int, ...], ...], entry: Entry) -> None:
        """One value for one or more keys."""
        if table.members is not None:
            self.sets.add(table, keys, entry, table.rows)
            return
        if not isinstance(entry.value, Scalar):
            self.report.error(
                "RW507", "a value is needed here", entry.value.span, f"this table has {len(table.keys)} key(s)"
            )
            return
        value = self._parsed(entry.value)
        if value is None:
            return
        if any(key in table.rows for key in keys):
            self.report.error(
                "RW507", f"the key `{entry.name}` is covered by another row", entry.span, "rows may not overlap"
            )
        table.rows.update(dict.fromkeys(keys, self.constants.constant(value, table.type)))
        table.places.update(dict.fromkeys(keys, _place(entry)))

    def _parsed(self, node: Scalar) -> ast.Expr | None:
        value: ast.Expr | None = parse(node, VALUE, self.report)
        return value

    def _named(self, type_: SpaceType, names: tuple[str, ...], key: Scalar) -> Sequence[int]:
        if key.text in names:
            self.symbols.refer_word(key.span, type_, key.text)
            return [names.index(key.text)]
        self.report.error("RW311", f"there is no {type_} `{key.text}`", key.span, did_you_mean(key.text, names))
        return []

    def _row_keys(self, table: sym.Table, depth: int, key: Scalar) -> Sequence[int]:
        depth += len(table.keys) - len(table.written_keys)
        type_, range_ = table.keys[depth], table.ranges[depth]
        if isinstance(type_, EnumType):
            self.symbols.want(key.span, Sort.VALUE, Scope(), type_)
            if key.text in type_.words:
                self.symbols.refer_word(key.span, type_, key.text)
                return [type_.words.index(key.text)]
            if key.text == "none":
                return [-1]
            self.report.error(
                "RW311", f"`{key.text}` is not a word of `{type_}`", key.span, did_you_mean(key.text, type_.words)
            )
            return []
        if isinstance(type_, SpaceType) and (names := self.symbols.spaces[type_.name].names):
            return self._named(type_, names, key)
        low, _, high = key.text.partition("..")
        first, last = (self._number(type_, key, end.strip()) for end in (low, high or low))
        if first is not None and last is not None:
            return self._stretch(type_, range_, key, first, last)
        meant = did_you_mean(key.text, words_of(type_)) if words_of(type_) else ""
        hint = meant or "write a number or a range such as 1..13"
        self.report.error("RW507", f"`{key.text}` is not a key of this table", key.span, hint)
        return []

    def _stretch(
        self, type_: Type, range_: tuple[int, int] | None, key: Scalar, first: int, last: int
    ) -> Sequence[int]:
        """The keys from one number to another."""
        if first > last:
            self.report.error("RW507", f"the range {first}..{last} is empty", key.span, "write the lower end first")
        elif range_ is None:
            return self._members(type_, key, first, last)
        elif not range_[0] <= first <= last <= range_[1]:
            message = f"the keys of this table run from {range_[0]} to {range_[1]}"
            self.report.error("RW507", message, key.span, "change the key, or the range after `by`")
        else:
            return range(first, last + 1)
        return []

    def _members(self, type_: Type, key: Scalar, first: int, last: int) -> Sequence[int]:
        """The players, sides or spaces with these numbers."""
        numbers = self.symbols.numbers_of(type_)
        ends = numbers.place(first), numbers.place(last)
        if None not in ends:
            found = [numbers.place(number) for number in range(first, last + 1)]
            return [place for place in found if place is not None]
        missing = first if ends[0] is None else last
        known = f"{article(type_)} is numbered from {numbers.first}"
        message = f"there is no {type_} {missing}" if numbers.listed else known
        self.report.error("RW507", message, key.span, "change the key")
        return []

    def _number(self, type_: Type, key: Scalar, end: str) -> int | None:
        """A number, or the word for one, as a key or the end of one."""
        if end not in words_of(type_):
            return number_in(end)
        self.symbols.refer_word(_within(key, end), type_, end)
        return named_value(type_, end)


def _place(entry: Entry) -> Span:
    """Where a row is written: its key and its value, or its key alone where they stand in two files."""
    key, value = entry.key.span, entry.value.span
    together = key.source is value.source and key.start < value.end
    return Span(key.source, key.start, value.end) if together else key


def _range_of(key: Type) -> tuple[int, int] | None:
    """The numbers that a key may be, if it is numbers with words."""
    named = key.named if isinstance(key, NumberType) else None
    return (named.low, named.high) if named is not None else None


def _within(key: Scalar, word: str) -> Span:
    """Where a word stands in a key."""
    start = key.span.start + max(0, key.span.text.find(word))
    return Span(key.span.source, start, start + len(word))
