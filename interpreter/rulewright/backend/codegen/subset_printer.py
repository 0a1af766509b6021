"""Picked subsets in C: all of them by number where nothing depends on which it is, else each in turn, put into its
region.

A subset is a list of positions among the items: the indices that may be in it, in ascending order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.backend.codegen.domain_printer import DomainPrinter
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.pick_options import domain_of
from rulewright.backend.codegen.pick_printer import PickPrinter
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.ir.program import Pick


class SubsetItems(NamedTuple):
    """C names: the indices, how often each may be in, their number;
    and of components the copies, sorted, and where those of an item start.
    """

    items: str
    copies: str
    size: str
    sorted: str
    starts: str


class SubsetPrinter:
    """Prints loops over subsets. `cleaning` clears the regions that are in use, before a function is left."""

    def __init__(
        self, context: FunctionContext, values: ValuePrinter, domains: DomainPrinter, picks: PickPrinter
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.domains = domains
        self.picks = picks
        self.cleaning = ""

    def _items(self, pick: Pick) -> SubsetItems:
        """The indices that may be in a subset, in order."""
        member = pick.member
        assert member is not None
        found = SubsetItems(*(self.scope.fresh(stem) for stem in ("items", "copies", "m", "sorted", "starts")))
        if self._is_plain(member):
            self._plain_items(member, found)
            return found
        often = self.scope.fresh("often")
        self.scope.line(
            f"cell {often}[{member.size}] = {{0}}, {found.items}[{member.size}], {found.copies}[{member.size}];"
        )
        self.scope.line(f"num {found.size} = 0;")
        if member.form == "kind":
            self._each_copy(member, found, often)
        else:
            self.picks.options(member, lambda index: self.scope.line(f"{often}[{index}] = 1;"))
        with self.scope.block(f"for (num i = 0; i < {member.size}; i++)"):
            self.scope.line(
                f"if ({often}[i]) {found.items}[{found.size}] = (cell)i, {found.copies}[{found.size}++] = {often}[i];"
            )
        if member.form == "kind":
            self.scope.line(
                f"for (num i = 0, total = 0; i < {found.size}; total += {found.copies}[i++]) {found.starts}[i] = total;"
            )
        return found

    def _is_plain(self, member: Pick) -> bool:
        """Whether the items are components of one heap, each of a kind of its own, which lie in order there."""
        if (
            member.form != "kind"
            or member.zones[1] != 1
            or not self.picks.unique_faces(member)
            or not self.picks.ascending(member)
        ):
            return False
        domain = domain_of(member)
        return domain.source == "zone" and not domain.keys

    def _plain_items(self, member: Pick, found: SubsetItems) -> None:
        """The items are the components, as they come."""
        room = max(1, self.context.unit.intervals.capacity(domain_of(member)))
        self.scope.line(f"cell {', '.join(f'{name}[{room}]' for name in (found.items, found.copies, found.sorted))};")
        self.scope.line(f"num {found.starts}[{room}], {found.size} = 0;")

        def note(component: str) -> None:
            n = found.size
            self.scope.line(
                f"{found.items}[{n}] = (cell){self.picks.kind_index(member, component)}, {found.copies}[{n}] = 1;"
            )
            self.scope.line(f"{found.sorted}[{n}] = (cell){component}, {found.starts}[{n}] = {n};")
            self.scope.line(f"{n}++;")

        self.domains.each(domain_of(member), note)

    def _each_copy(self, member: Pick, found: SubsetItems, often: str) -> None:
        """Counts the copies of each kind, and sorts them: of equal ones first those that most seats know."""
        room = max(1, self.context.unit.intervals.capacity(domain_of(member)))
        order, many = self.scope.fresh("order"), self.scope.fresh("many")
        self.scope.line(f"cell {found.sorted}[{room}];")
        self.scope.line(f"num {order}[{room}], {found.starts}[{member.size}], {many} = 0;")

        def note(component: str) -> None:
            index = self.scope.atom(self.picks.kind_index(member, component))
            self.scope.line(f"{often}[{index}]++;")
            self.scope.line(
                f"{order}[{many}] = ({index} * 64 + 63 - rw_bits((uint32_t)s[KNOWS "
                f"+ {component}])) * COMPONENTS + {component};"
            )
            self.scope.line(f"{found.sorted}[{many}++] = (cell){component};")

        self.domains.each(domain_of(member), note)
        self.scope.line(f"rw_sort({found.sorted}, {order}, {many});")

    def _ends(self, pick: Pick) -> tuple[str, str]:
        least, most = pick.span_of_counts
        low, high = self.scope.fresh("low"), self.scope.fresh("high")
        self.scope.line(f"num {low} = rw_max({least}, {bare(self.values.value(pick.fewest))});")
        self.scope.line(f"num {high} = rw_min({most}, {bare(self.values.value(pick.most))});")
        return low, high

    def _rank(self, pick: Pick, found: SubsetItems, at: str, size: str) -> str:
        assert pick.member is not None
        return (
            f"rw_rank({found.items}, {at}, {size}, {pick.member.size}, {pick.span_of_counts[0]}, {int(pick.repeats)})"
        )

    # ---- all by number ---------------------------------------------------------------------------------------------

    def all_subsets(self, pick: Pick, index: list[str], worth: int) -> None:
        """Counts them, or finds the one that is looked for."""
        most = pick.span_of_counts[1]
        found = self._items(pick)
        low, high, plain = *self._ends(pick), self.scope.fresh("plain")
        self.scope.line(f"int {plain} = rw_places({found.copies}, {found.size}, 0) == {found.size};")
        with self.scope.block(f"for (num size = {low}; size <= {high}; size++)"):
            self.scope.line(
                f"num ways[{most + 1}], count = rw_ways({found.copies}, {plain}, {found.size}, 0, size, ways);"
            )
            with self.scope.block("if ((uint64_t)(k - n) < (uint64_t)count)"):
                self.scope.line(f"cell at[{max(1, most)}];")
                self.scope.line(f"rw_nth_subset({found.copies}, {plain}, {found.size}, size, k - n, ways, at);")
                rank = self._rank(pick, found, "at", "size")
                self.scope.line(f"*index = {' + '.join([*index, rank if worth == 1 else f'{rank} * {worth}'])};")
                self.scope.line("return k + 1;")
            self.scope.line("n += count;")

    def list_subsets(self, pick: Pick, index: list[str], worth: int) -> None:
        """Lists all of them, eight at a time."""
        found = self._items(pick)
        low, high = self._ends(pick)
        least, most = pick.span_of_counts
        assert pick.member is not None
        settings = f"{pick.member.size}, {least}, {int(pick.repeats)}, {worth}, {' + '.join(index)}"
        self.scope.line(f"cell at[{most + pick.member.size + 8}];")
        with self.scope.block(f"for (num size = {low}; size <= {high}; size++)"):
            self.scope.line(
                f"n += rw_list_subsets({found.items}, {found.copies}, {found.size}, size, {settings}, at, out + n);"
            )

    # ---- each in turn ----------------------------------------------------------------------------------------------

    def subsets(self, pick: Pick, inner: Callable[[str], None]) -> None:
        """Each subset in turn, put into its region of the position while it is looked at."""
        most, names = pick.span_of_counts[1], self.context.unit.names
        found = self._items(pick)
        low, high = self._ends(pick)
        at, size = self.scope.fresh("at"), self.scope.fresh("size")
        clean = f"memset(&{names.slot(pick.slot)}, 0, {1 + max(1, most)} * sizeof(cell));"
        outside, self.cleaning = self.cleaning, f"{clean} {self.cleaning}"
        self.scope.line(f"cell {at}[{max(1, most)}];")
        self.scope.open(f"for (num {size} = {low}; {size} <= {high}; {size}++)")
        following = f"more = rw_next_subset({found.copies}, {found.size}, {size}, {at})"
        self.scope.open(
            f"for (int more = rw_first_subset({found.copies}, {found.size}, {size}, {at}); more; {following})"
        )
        self._put(pick, found, at, size)
        inner(self._rank(pick, found, at, size))
        self.scope.close()
        self.scope.close()
        self.scope.line(clean)
        self.cleaning = outside

    def _put(self, pick: Pick, found: SubsetItems, at: str, size: str) -> None:
        """Writes the members of a subset; equal ones are different copies."""
        assert pick.member is not None
        names, components = self.context.unit.names, pick.member.form == "kind"
        self.scope.line(f"{names.slot(pick.slot)} = (cell){size};")
        with self.scope.block(f"for (num j = 0{', before = 0' if components else ''}; j < {size}; j++)"):
            if components:
                self.scope.line(f"before = j && {at}[j] == {at}[j - 1] ? before + 1 : 0;")
                member = f"{found.sorted}[{found.starts}[{at}[j]] + before]"
            else:
                member = self.picks.member(pick.member, self.scope.atom(f"({found.items}[{at}[j]])"))
            self.scope.line(f"{names.slot(pick.slot + 1, 'j')} = (cell){member};")
