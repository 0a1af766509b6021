"""Actions in C: `legal_x` counts the legal ids (k = -1), or finds the k-th and gives more than k; `bind_x` fills the action's frame with what an id means.

Picks that do not look at the ones before them are counted on their own, and the counts multiplied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.codegen.picks import Picks, domain_of, reads
from rulewright.codegen.scope import Scope, bare
from rulewright.codegen.unit import Unit
from rulewright.ir.program import Action, Pick


class Printed(NamedTuple):
    """The C names of an action's functions."""

    legal: str
    bind: str
    faults: bool


def slots_of(pick: Pick) -> set[int]:
    """The slots that a pick fills."""
    inner = slots_of(pick.member) if pick.member is not None else set()
    return {pick.slot} | inner | ({pick.knew} if pick.knew >= 0 else set())


def groups(action: Action) -> list[tuple[Pick, ...]]:
    """The picks, cut wherever those that follow do not look at those before."""
    picks, found, start = action.picks, [], 0
    for at in range(1, len(picks)):
        before = set[int]().union(*map(slots_of, picks[:at]))
        if action.where is None and not reads(picks[at:]) & before:
            found.append(picks[start:at])
            start = at
    return [*found, picks[start:]]


def scale(action: Action, pick: Pick) -> int:
    """What a step of this pick's index is worth in an id."""
    found = 1
    for later in action.picks[action.picks.index(pick) + 1 :]:
        found *= later.size
    return found


class Actions:
    """Prints the functions of actions, each on first use."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.printed: dict[int, Printed] = {}

    def of(self, index: int) -> Printed:
        if index not in self.printed:
            action = self.unit.program.actions[index]
            name = self.unit.names.unique("legal", action.name)
            faults = _Legal(self.unit, action, name).print()
            bind = self.unit.names.unique("bind", action.name)
            _Bind(self.unit, action).print(bind)
            self.printed[index] = Printed(name, bind, faults)
        return self.printed[index]


def _parameters(action: Action) -> tuple[str, list[str]]:
    """The parameters of an action's functions, as declared and as given on."""
    names = ["me", *(f"p{place}" for place, _ in enumerate(action.parameters, 1))]
    return "".join(f", num {name}" for name in names), names


class _Legal:
    """The function that counts or finds legal ids."""

    def __init__(self, unit: Unit, action: Action, name: str) -> None:
        self.unit = unit
        self.action = action
        self.name = name
        self.declared, self.given = _parameters(action)
        self.faults = False

    def print(self) -> bool:
        parts = groups(self.action)
        if len(parts) == 1:
            self._function(self.name, parts[0], self.action.base)
        else:
            self._product([self._part(part) for part in parts])
        return self.faults

    def _part(self, picks: tuple[Pick, ...]) -> str:
        name = self.unit.names.unique(self.name, picks[0].name)
        self._function(name, picks, 0)
        return name

    def _product(self, parts: list[str]) -> None:
        """Counts multiplied; the last part varies fastest."""
        scope, given = Scope(), ", ".join(self.given)
        for place, part in enumerate(parts, 1):
            before = f"c{place - 1} ? {part}(g, {given}, -1, 0) : 0" if place > 1 else f"{part}(g, {given}, -1, 0)"
            scope.line(f"num c{place} = {before};")
        scope.line(f"num n = {' * '.join(f'c{place}' for place, _ in enumerate(parts, 1))};")
        with scope.block("if (k >= 0 && k < n)"):
            scope.line("num index;")
            scope.line(f"*id = {self.action.base};")
            for place, part in reversed(list(enumerate(parts, 1))):
                scope.line(f"{part}(g, {given}, k % c{place}, &index);")
                scope.line(f"*id += index, k /= c{place};")
        scope.line("return n;")
        self.unit.add_function(f"RW num {self.name}(Game *g{self.declared}, num k, num *id)", scope, self.action.span)

    def _function(self, name: str, picks: tuple[Pick, ...], base: int) -> None:
        scope = Scope()
        scope.line("num n = 0;")
        _Options(self.unit, scope, self.action, self.given).level(picks, [str(base)] if base else [])
        scope.line("return n;")
        self.faults = self.faults or scope.faults
        self.unit.add_function(f"RW num {name}(Game *g{self.declared}, num k, num *id)", scope, self.action.span)


class _Options(Picks):
    """The nest of loops over some picks of an action."""

    def __init__(self, unit: Unit, scope: Scope, action: Action, given: list[str]) -> None:
        super().__init__(unit, scope, action.span)
        self.action = action
        self.local = set[int]().union({action.me}, action.parameters, *map(slots_of, action.picks))
        scope.env = dict(zip((action.me, *action.parameters), given, strict=True))
        self.cleaning = ""

    def level(self, picks: tuple[Pick, ...], index: list[str]) -> None:
        """The loop of the first pick around those of the others; `index` are the parts of the id so far."""
        if not picks:
            self._leaf(index)
            return
        pick, rest = picks[0], picks[1:]
        worth = scale(self.action, pick)
        if not rest and self.action.where is None and self._at_once(pick, index, worth):
            return
        if pick.form == "some":
            self._subsets(pick, rest, index, worth)
            return
        self.options(pick, lambda text: self.level(rest, [*index, text if worth == 1 else f"{text} * {worth}"]))

    def _leaf(self, index: list[str]) -> None:
        """One legal id."""
        condition = bare(self.value(self.action.where)) if self.action.where is not None else ""
        if condition:
            self.scope.open(f"if ({condition})")
        self.scope.line(f"if (n++ == k) {{ *id = {' + '.join(index) or '0'}; {self.cleaning}return n; }}")
        if condition:
            self.scope.close()

    def _at_once(self, pick: Pick, index: list[str], worth: int) -> bool:
        """The last pick without a loop, where every number of a range or every subset of so many may be picked."""
        if pick.form == "some":
            self._all_subsets(pick, index, worth)
            return True
        ends = self.plain_range(pick)
        if ends is None:
            return False
        low, high = ends
        count = self.scope.fresh("count")
        self.scope.line(f"num {count} = rw_max(0, {high} - {low} + 1);")
        chosen = f"k - n + {low}" if not pick.low else f"k - n + {low} - {pick.low}"
        total = " + ".join([*index, chosen if worth == 1 else f"({chosen}) * {worth}"])
        self.scope.line(f"if ((uint64_t)(k - n) < (uint64_t){count}) {{ *id = {total}; return k + 1; }}")
        self.scope.line(f"n += {count};")
        return True

    # ---- subsets ---------------------------------------------------------------------------------------------------

    def _items(self, pick: Pick) -> tuple[str, str, str]:
        """The indices that may be in a subset, how often each, and their number."""
        member = pick.member
        assert member is not None
        often, items, copies, m = (self.scope.fresh(stem) for stem in ("often", "items", "copies", "m"))
        self.scope.line(f"cell {often}[{member.size}] = {{0}}, {items}[{member.size}], {copies}[{member.size}];")
        self.scope.line(f"num {m} = 0;")
        if member.form == "kind":
            self.each_copy(member, lambda index: self.scope.line(f"{often}[{index}]++;"))
        else:
            self.options(member, lambda index: self.scope.line(f"{often}[{index}] = 1;"))
        with self.scope.block(f"for (num i = 0; i < {member.size}; i++)"):
            self.scope.line(f"if ({often}[i]) {items}[{m}] = (cell)i, {copies}[{m}++] = {often}[i];")
        return items, copies, m

    def each_copy(self, member: Pick, body: Callable[[str], None]) -> None:
        self.each(domain_of(member), lambda v: body(bare(self.kind_index(member, v))))

    def _ends(self, pick: Pick) -> tuple[str, str]:
        least, most = pick.span_of_counts
        low, high = self.scope.fresh("low"), self.scope.fresh("high")
        self.scope.line(f"num {low} = rw_max({least}, {bare(self.value(pick.fewest))});")
        self.scope.line(f"num {high} = rw_min({most}, {bare(self.value(pick.most))});")
        return low, high

    def _rank(self, pick: Pick, items: str, at: str, size: str) -> str:
        assert pick.member is not None
        return f"rw_rank({items}, {at}, {size}, {pick.member.size}, {pick.span_of_counts[0]}, {int(pick.repeats)})"

    def _all_subsets(self, pick: Pick, index: list[str], worth: int) -> None:
        most = pick.span_of_counts[1]
        items, copies, m = self._items(pick)
        low, high = self._ends(pick)
        with self.scope.block(f"for (num size = {low}; size <= {high}; size++)"):
            self.scope.line(f"num ways[{most + 1}], count = rw_ways({copies}, {m}, 0, size, ways);")
            with self.scope.block("if ((uint64_t)(k - n) < (uint64_t)count)"):
                self.scope.line(f"cell at[{max(1, most)}];")
                self.scope.line(f"rw_nth_subset({copies}, {m}, size, k - n, ways, at);")
                rank = self._rank(pick, items, "at", "size")
                self.scope.line(f"*id = {' + '.join([*index, rank if worth == 1 else f'{rank} * {worth}'])};")
                self.scope.line("return k + 1;")
            self.scope.line("n += count;")

    def _subsets(self, pick: Pick, rest: tuple[Pick, ...], index: list[str], worth: int) -> None:
        """Each subset in turn, put into its region of the position while it is looked at."""
        most, names = pick.span_of_counts[1], self.unit.names
        items, copies, m = self._items(pick)
        low, high = self._ends(pick)
        at, size = self.scope.fresh("at"), self.scope.fresh("size")
        clean = f"memset(&{names.slot(pick.slot)}, 0, {1 + max(1, most)} * sizeof(cell));"
        outside, self.cleaning = self.cleaning, f"{clean} {self.cleaning}"
        self.scope.line(f"cell {at}[{max(1, most)}];")
        self.scope.open(f"for (num {size} = {low}; {size} <= {high}; {size}++)")
        self.scope.open(f"for (int more = rw_first_subset({copies}, {m}, {size}, {at}); more; more = rw_next_subset({copies}, {m}, {size}, {at}))")
        self._put(pick, items, at, size)
        rank = self._rank(pick, items, at, size)
        self.level(rest, [*index, rank if worth == 1 else f"{rank} * {worth}"])
        self.scope.close()
        self.scope.close()
        self.scope.line(clean)
        self.cleaning = outside

    def _put(self, pick: Pick, items: str, at: str, size: str) -> None:
        """Writes the members of a subset."""
        assert pick.member is not None
        names, used = self.unit.names, None
        if pick.member.form == "kind":
            used = self.scope.fresh("used")
            self.scope.line(f"uint8_t {used}[COMPONENTS] = {{0}};")
        self.scope.line(f"{names.slot(pick.slot)} = (cell){size};")
        with self.scope.block(f"for (num j = 0; j < {size}; j++)"):
            index = self.scope.atom(f"({items}[{at}[j]])")
            member = self.member(pick.member, index, used)
            if used:
                self.scope.line(f"{used}[{member}] = 1;")
            self.scope.line(f"{names.slot(pick.slot + 1, 'j')} = (cell){member};")


class _Bind(Picks):
    """The function that fills a frame."""

    def __init__(self, unit: Unit, action: Action) -> None:
        super().__init__(unit, Scope(), action.span)
        self.action = action
        self.declared, self.given = _parameters(action)

    def print(self, name: str) -> None:
        action, scope = self.action, self.scope
        for slot, parameter in zip((action.me, *action.parameters), self.given, strict=True):
            scope.line(f"{self.unit.names.slot(slot)} = (cell){parameter};")
            scope.env[slot] = parameter
        for place, pick in reversed(list(enumerate(action.picks))):
            scope.line(f"num x{place} = index % {pick.size};")
            if place:
                scope.line(f"index /= {pick.size};")
        for place, pick in enumerate(action.picks):
            self._take(pick, f"x{place}")
        for pick in action.picks:
            self._finish(pick)
        scope.line("return 1;")
        self.unit.add_function(f"RW int {name}(Game *g{self.declared}, num index)", scope, action.span)

    def _take(self, pick: Pick, index: str) -> None:
        self.local = slots_of(pick)
        if pick.form == "some":
            self._take_subset(pick, index)
            return
        member = self.member(pick, index)
        self.scope.line(f"{self.unit.names.slot(pick.slot)} = (cell){member};")
        self.scope.env[pick.slot] = member

    def _take_subset(self, pick: Pick, index: str) -> None:
        member, names = pick.member, self.unit.names
        assert member is not None
        low, high = pick.span_of_counts
        chosen, size, used = self.scope.fresh("chosen"), self.scope.fresh("size"), None
        self.scope.line(f"cell {chosen}[{max(1, high)}];")
        self.scope.line(f"num {size} = rw_unrank({index}, {member.size}, {low}, {high}, {int(pick.repeats)}, {chosen});")
        if member.form == "kind":
            used = self.scope.fresh("used")
            self.scope.line(f"uint8_t {used}[COMPONENTS] = {{0}};")
        self.scope.line(f"{names.slot(pick.slot)} = (cell){size};")
        with self.scope.block(f"for (num j = 0; j < {size}; j++)"):
            found = self.member(member, self.scope.atom(f"({chosen}[j])"), used)
            if used:
                self.scope.line(f"{used}[{found}] = 1;")
            self.scope.line(f"{names.slot(pick.slot + 1, 'j')} = (cell){found};")

    def _finish(self, pick: Pick) -> None:
        """Notes who knew which component was picked."""
        if pick.knew >= 0 and pick.form in ("number", "member", "kind", "position"):
            names = self.unit.names
            self.scope.line(f"{names.slot(pick.knew)} = (cell)rw_recognised(s, {self.scope.env[pick.slot]});")
