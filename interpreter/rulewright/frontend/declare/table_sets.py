"""Tables whose values are sets: `town.reach: {Ulm: [Bonn, Kiel], else: []}`.

In: rows with lists. Out: a table of flags with one key more, the member, which says whether it is in the set. Complains
about values that are no lists, and about sets of plain numbers (RW507).
"""

from __future__ import annotations

from rulewright.frontend.syntax.entry_points import VALUE
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Entry, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import FLAG, EnumType, SpaceType, article
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.text import Span

Rows = dict[tuple[int, ...], t.Expr]


class TableSets:
    """Files the rows of tables of sets."""

    def __init__(self, context: Context, constants: ConstantTyper) -> None:
        self.report = context.report
        self.constants = constants
        self.named: dict[sym.Table, dict[tuple[int, ...], tuple[frozenset[int], Rows, Span]]] = {}

    def of(self, table: sym.Table) -> sym.Table | None:
        """The table with a key for the member; none after a complaint."""
        member = table.type.inner
        if not isinstance(member, EnumType | SpaceType):
            hint = "sets of words and of spaces are possible; for numbers, ask with a second key: `table[a, n]`"
            self.report.error("RW507", f"a table cannot hold sets of {article(member)}", table.span, hint)
            return None
        absent = t.Const(table.span, FLAG, 0)
        keys, ranges = (member, *table.keys), (None, *table.ranges)
        made = sym.Table(table.name, table.span, keys, ranges, table.decl, FLAG, members=member, absent=absent)
        self.named[made] = {}
        return made

    def add(self, table: sym.Table, keys: tuple[tuple[int, ...], ...], entry: Entry, rows: Rows) -> None:
        """One set for one or more keys."""
        if not isinstance(entry.value, Sequence):
            hint = f"write a list: `{entry.key.text}: [{entry.value.span.text}]`; nothing is `[]`"
            self.report.error("RW507", "the values of this table are sets", entry.value.span, hint)
            return
        if rows is table.rows and any(key in self.named[table] for key in keys):
            message = f"the key `{entry.name}` is covered by another row"
            self.report.error("RW507", message, entry.span, "rows may not overlap")
        found = frozenset(self._members(table, entry.value))
        self.named[table].update(dict.fromkeys(keys, (found, rows, entry.span)))

    def _members(self, table: sym.Table, values: Sequence) -> list[int]:
        members = [self._member(table, item) for item in values.items]
        return [member for member in members if member is not None]

    def _member(self, table: sym.Table, item: object) -> int | None:
        node = parse(item, VALUE, self.report) if isinstance(item, Scalar) else None
        if node is None or table.members is None:
            return None
        typed = self.constants.constant(node, table.members)
        if isinstance(typed, t.Const):
            return typed.value
        self.report.error("RW507", "this space is not known before play", typed.span, "write its number, or name it")
        return None

    def complete(self, table: sym.Table) -> None:
        """A row for each member that any set names, beside each key."""
        sets = self.named.get(table, {})
        every = set[int]().union({0}, *(members for members, _, _ in sets.values()))
        table.named = frozenset(every)
        for key, (members, rows, span) in sets.items():
            for member in every:
                rows[(member, *key)] = t.Const(span, FLAG, int(member in members))
                table.places[(member, *key)] = span
