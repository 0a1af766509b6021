"""Typed expressions, domains and places to operations of the Program."""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.analysis.condition_parts import condition_of, described, has_sides, markable
from rulewright.frontend.analysis.distinct_picks import is_never_same, single_picks
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NoneType, PlayerType, SpaceType, Type
from rulewright.ir.marks import DECIDED
from rulewright.ir.program import Domain, Function, Key, Op
from rulewright.lowering.layout import Layout, none_of

_COMPARE = {"=": "eq", "!=": "ne", "<": "lt", "<=": "le"}
_ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "mod": "mod", "down": "div_down", "up": "div_up"}


def const(value: int) -> Op:
    return Op("const", (value,))


TRUE, FALSE = const(1), const(0)


def is_const(op: Op, value: int | None = None) -> bool:
    return op.name == "const" and (value is None or op.operands[0] == value)


def slot(index: int) -> Op:
    return Op("slot", (index,))


def both(*items: Op) -> Op:
    """A conjunction without needless parts."""
    wanted = [item for item in items if not is_const(item, 1)]
    if any(is_const(item, 0) for item in wanted):
        return FALSE
    return wanted[0] if len(wanted) == 1 else Op("and", tuple(wanted)) if wanted else TRUE


class Values:
    """Lowers values. `where` maps local names to slots; names met first in an expression get scratch slots."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.constants = layout.constants
        self.bounds = layout.bounds
        self.marking = layout.marking
        self.slots: dict[t.Var, int] = {}
        self.sets: dict[t.Var, int] = {}
        self.functions: list[Function] = []
        self.function_index: dict[sym.Term, int] = {}
        self.function_settles: dict[sym.Term, set[sym.Zone]] = {}
        self.marks_rules = layout.marking.on
        self.picked_from = single_picks(layout.symbols)
        self.settled: set[sym.Zone] = set()
        """Shuffled piles whose order was read: they must be settled before the instruction that reads it."""

    # ---- values ---------------------------------------------------------------------------------------------------

    def value(self, expr: t.Expr, type_: Type | None = None) -> Op:
        """The operation for an expression; `type_` says what a bare `none` is none of."""
        known = self.constants.known(expr) if not (self.marking.on and markable(expr)) else None
        if known is not None:
            return const(known)
        match expr:
            case t.Const(value=None):
                return const(none_of(type_ if type_ is not None else expr.type))
            case t.OptionValue() | t.NumberValue() | t.Players():
                return const(self.constants.number(expr))
            case t.Local(var=var):
                return slot(self.slot_of(var))
            case t.TraitOf():
                return self._trait(expr)
            case t.StateOf(state=state, keys=keys):
                base = self.layout.variables[self.layout.state_index[state]].slots.base
                return self.element(base, self.state_index(state, keys), self._state_size(state))
            case t.PurseOf(place=place):
                return self.purse_amount(place)
            case t.TableAt(table=table, keys=keys):
                return self._table(table, keys)
            case t.TermCall(term=term, arguments=arguments):
                return self._call(term, arguments)
            case t.Arithmetic(operator=operator, left=left, right=right):
                return Op(_ARITHMETIC[operator], (self.value(left), self.value(right)))
            case t.Compare():
                return self._compare(expr)
            case t.Logic(operator="and", items=items):
                return both(*self._parts(items, "and"))
            case t.Logic(items=items):
                return self._either(self._parts(items, "or"))
            case t.Not(value=inner):
                return self._not(self.value(inner))
            case t.Choice(condition=condition, yes=yes, no=no):
                return self._choice(self.condition(condition), yes, no, expr.type)
            case t.KindTest(subject=subject, cls=cls, kinds=kinds):
                return self._kind_test(subject, cls, kinds)
            case t.FaceTest(subject=subject, up=up):
                face = self.of_component(self.layout.facing, subject)
                return self.guarded(subject, 0, face if up else self._not(face))
            case t.Contained(subject=subject, domain=domain):
                return Op("contained", (self.value(subject), self.domain(domain)))
            case t.Fold():
                return self._fold(expr)
            case t.Extreme(operator=operator, items=items):
                return Op("greatest" if operator == "max" else "least", tuple(self.value(item) for item in items))
            case t.Unwrap(value=inner):
                return Op("present", (self.value(inner),))
            case t.Neighbour(subject=subject, step=step):
                return self._neighbour(subject, step)
            case t.Property(function=function, subject=subject):
                return self._property(function, subject)
            case t.FromNumber(type=type_, number=number):
                size = self.constants.size(type_)
                return Op("bounded", (Op("sub", (self.value(number), const(1))), 0, size - 1))
            case t.Payable(amount=amount, place=place):
                family, index = self.purse(place)
                return Op("payable", (family, index, self.value(amount)))
        raise AssertionError(expr)

    def condition(self, expr: t.Expr) -> Op:
        """The operation for a condition, with marks for its two sides."""
        return self.marking.condition(self.value(expr), expr.span) if has_sides(expr) else self.value(expr)

    def _parts(self, items: tuple[t.Expr, ...], operator: str) -> list[Op]:
        """The parts of a chain, each with a mark for deciding it."""
        if not self.marking.on:
            return [self.value(item) for item in items]
        found = []
        for item in items:
            number, op = self.marking.number("part", item.span, DECIDED), self.value(item)
            found.append(self.marking.probe(op, no=number) if operator == "and" else self.marking.probe(op, yes=number))
        return found

    def slot_of(self, var: t.Var) -> int:
        if var not in self.slots:
            self.slots[var] = self.layout.scratch()
        return self.slots[var]

    def element(self, base: int, index: Op, size: int) -> Op:
        """A slot of an array; a constant index makes it a plain slot."""
        if is_const(index):
            at = index.operands[0]
            assert isinstance(at, int)
            if 0 <= at < size:
                return slot(base + at)
        return Op("array", (base, index, size))

    def state_index(self, state: sym.State, keys: tuple[t.Expr, ...]) -> Op:
        index = const(0)
        for key, type_ in zip(keys, state.per, strict=True):
            size = self.constants.size(type_)
            scaled = Op("mul", (index, const(size))) if not is_const(index, 0) else index
            value = self.value(key)
            index = value if is_const(scaled, 0) else Op("add", (scaled, value))
        return index

    def _state_size(self, state: sym.State) -> int:
        return self.layout.variables[self.layout.state_index[state]].slots.size

    def _not(self, op: Op) -> Op:
        if is_const(op):
            return FALSE if is_const(op, 1) else TRUE
        return op.operands[0] if op.name == "not" and isinstance(op.operands[0], Op) else Op("not", (op,))

    def _either(self, items: list[Op]) -> Op:
        wanted = [item for item in items if not is_const(item, 0)]
        if any(is_const(item, 1) for item in wanted):
            return TRUE
        return wanted[0] if len(wanted) == 1 else Op("or", tuple(wanted)) if wanted else FALSE

    def _choice(self, condition: Op, yes: t.Expr, no: t.Expr, type_: Type) -> Op:
        if is_const(condition):
            return self.value(no if is_const(condition, 0) else yes, type_)
        return Op("if", (condition, self.value(yes, type_), self.value(no, type_)))

    def _compare(self, expr: t.Compare) -> Op:
        if is_never_same(expr, self.picked_from):
            return const(int(expr.operator == "!="))
        left_type = expr.left.type if not isinstance(expr.left.type, NoneType) else expr.right.type
        right_type = expr.right.type if not isinstance(expr.right.type, NoneType) else expr.left.type
        left, right = self.value(expr.left, left_type), self.value(expr.right, right_type)
        if expr.operator in (">", ">="):
            return Op("lt" if expr.operator == ">" else "le", (right, left))
        return Op(_COMPARE[expr.operator], (left, right))

    def guarded(self, subject: t.Expr, none: int, make: Op) -> Op:
        """`make`, or `none` where an optional subject is none."""
        if not subject.type.optional:
            return make
        return Op("if", (Op("eq", (self.value(subject), const(none_of(subject.type)))), const(none), make))

    # ---- components ------------------------------------------------------------------------------------------------

    def of_component(self, base: int, subject: t.Expr) -> Op:
        return Op("array", (base, self.value(subject), len(self.layout.components)))

    def _trait(self, expr: t.TraitOf) -> Op:
        info = self.layout.classes[self.layout.class_index[expr.trait.cls]]
        if expr.trait.name == "rolled" and info.rolls is not None:
            return self.of_component(self.layout.rolled, expr.subject)
        entries = []
        for component in self.layout.components:
            traits = dict(info.faces[component.face].traits) if component.cls == expr.trait.cls else {}
            entries.append(traits.get(expr.trait.name, 0))
        made = Op("lookup", (self.layout.table(tuple(entries)), self.value(expr.subject)))
        return self.guarded(expr.subject, none_of(expr.trait.type), made)

    def _kind_test(self, subject: t.Expr, cls: sym.Class, kinds: tuple[str, ...]) -> Op:
        if set(kinds) >= set(cls.kinds) and not subject.type.optional:
            return TRUE
        info = self.layout.classes[self.layout.class_index[cls.name]]
        entries = [int(c.cls == cls.name and info.faces[c.face].kind in kinds) for c in self.layout.components]
        return self.guarded(subject, 0, Op("lookup", (self.layout.table(tuple(entries)), self.value(subject))))

    # ---- tables, terms, functions ----------------------------------------------------------------------------------

    def _table(self, table: sym.Table, keys: tuple[t.Expr, ...]) -> Op:
        """A table as a constant array; keys are shifted to start from 0, an optional key's none comes last."""
        sizes = []
        for type_, stretch in zip(table.keys, table.ranges, strict=True):
            sizes.append(stretch[1] - stretch[0] + 1 if stretch is not None else self.constants.size(type_))
        if len(keys) == 1 and keys[0].type.optional:
            return self._optional_table(table, keys[0], sizes[0])
        index = const(0)
        for key, size, stretch in zip(keys, sizes, table.ranges, strict=True):
            value = self.value(key)
            if stretch is not None:
                value = Op("bounded", (Op("sub", (value, const(stretch[0]))), 0, size - 1))
            index = value if is_const(index, 0) else Op("add", (Op("mul", (index, const(size))), value))
        return Op("lookup", (self.layout.table(self._cells(table, sizes)), index))

    def _optional_table(self, table: sym.Table, key: t.Expr, size: int) -> Op:
        cells = self._cells(table, [size])
        none = self.constants.cell(table, (-1,), key.span)
        return self.guarded(key, none, Op("lookup", (self.layout.table(cells), self.value(key))))

    def _cells(self, table: sym.Table, sizes: list[int]) -> tuple[int, ...]:
        rows: list[tuple[int, ...]] = [()]
        for size, stretch in zip(sizes, table.ranges, strict=True):
            low = stretch[0] if stretch is not None else 0
            rows = [(*row, low + i) for row in rows for i in range(size)]
        return tuple(self.constants.cell(table, row, table.span) for row in rows)

    def _call(self, term: sym.Term, arguments: tuple[t.Expr, ...]) -> Op:
        assert term.body is not None
        if not arguments and isinstance(term.body, t.Const | t.StateOf | t.PurseOf) and not self.marking.marks:
            return self.value(term.body)
        index = self.function(term)
        return Op("call", (index, *(self.value(a, var.type) for a, var in zip(arguments, term.signature, strict=True))))

    def function(self, term: sym.Term) -> int:
        """The index of a term's function, lowered on first use."""
        if term not in self.function_index:
            assert term.body is not None
            parameters = tuple(self.slot_of(var) for var in term.signature)
            outside, self.settled = self.settled, set()
            with self.marking.resumed(self.marks_rules):
                body = self.marking.reached(self.value(term.body), "term", term.span)
            self.function_settles[term], self.settled = self.settled, outside
            self.function_index[term] = len(self.functions)
            self.functions.append(Function(term.name, parameters, body, term.span))
        self.settled |= self.function_settles[term]
        return self.function_index[term]

    def _neighbour(self, subject: t.Expr, step: int) -> Op:
        if isinstance(subject.type, PlayerType):
            return Op("next_player", (self.value(subject), step))
        return Op("turn_on", (self.value(subject), step, self.constants.size(subject.type)))

    def _property(self, function: str, subject: t.Expr) -> Op:
        value = self.value(subject)
        match function:
            case "number_of":
                return Op("add", (value, const(1)))
            case "side_of":
                return Op("mod", (value, const(self.constants.sides)))
            case "row_of" | "column_of":
                assert isinstance(subject.type, SpaceType)
                columns = self._columns(subject.type)
                if function == "row_of":
                    return Op("add", (Op("div_down", (value, const(columns))), const(1)))
                return Op("add", (Op("mod", (value, const(columns))), const(1)))
        self.settled |= self._shuffled_around(subject)
        return Op("position", (value,))

    def _shuffled_around(self, subject: t.Expr) -> set[sym.Zone]:
        """The shuffled piles in which a component may lie: where its name comes from, or where components go in play."""
        piles = {zone for zone in self.layout.shuffled if zone.order == "pile" and zone.cls == subject.type.key}
        origin = subject.var.origin if isinstance(subject, t.Local) else None
        if isinstance(origin, t.Domain) and isinstance(origin.source, t.ZonePlace):
            piles &= {origin.source.zone} | self.layout.entered
        return piles

    def _columns(self, type_: SpaceType) -> int:
        space = self.layout.symbols.spaces[type_.name]
        return self.constants.number(space.columns, self.constants.size(type_))

    # ---- folds -----------------------------------------------------------------------------------------------------

    def _fold(self, fold: t.Fold) -> Op:
        operator = fold.operator
        if operator in ("any", "none", "all"):
            return self._quantifier(fold)
        domain = self.domain(fold.domain)
        if operator == "count":
            plain = self._plain_count(fold.domain)
            return plain if plain is not None else Op("count", (domain,))
        if operator in ("first", "last", "the"):
            self._note_order(fold.domain)
            return Op(operator, (domain,))
        assert fold.body is not None
        body = self.value(fold.body)
        if operator == "sum":
            return Op("sum", (domain, body))
        otherwise = (self.value(fold.otherwise),) if fold.otherwise is not None else ()
        return Op(operator, (domain, body, *otherwise))

    def _quantifier(self, fold: t.Fold) -> Op:
        """`any`, `none`, and `all` (no member for which the body fails), as `any` of a narrower domain."""
        domain = self.domain(fold.domain)
        if fold.body is not None:
            body = self.condition(fold.body)
            test = self._not(body) if fold.operator == "all" else body
            where = test if domain.where is None else both(domain.where, test)
            domain = replace(domain, where=where)
        plain = self._plain_count(fold.domain) if fold.body is None else None
        found = Op("lt", (const(0), plain)) if plain is not None else Op("any", (domain,))
        return found if fold.operator == "any" else self._not(found)

    def _plain_count(self, domain: t.Domain) -> Op | None:
        """The number of members of one whole zone is a slot."""
        if domain.where is None and not domain.end and isinstance(domain.source, t.ZonePlace):
            family = self.layout.family(domain.source.zone)
            if family.count == 1:
                return slot(self.layout.zones[family.start].base)
            if domain.source.owner is not None:
                stride = self.layout.zones[family.start + 1].base - self.layout.zones[family.start].base
                owner = self.value(domain.source.owner)
                index = owner if stride == 1 else Op("mul", (owner, const(stride)))
                return self.element(self.layout.zones[family.start].base, index, stride * (family.count - 1) + 1)
        return None

    def _note_order(self, domain: t.Domain) -> None:
        if (
            isinstance(domain.source, t.ZonePlace)
            and domain.source.zone.order == "pile"
            and domain.source.zone in self.layout.shuffled
        ):
            self.settled.add(domain.source.zone)

    # ---- domains and places ----------------------------------------------------------------------------------------

    def domain(self, domain: t.Domain) -> Domain:
        """A domain; its variable gets a scratch slot unless the caller has placed it."""
        var = self.slot_of(domain.var)
        source, operands = self._source(domain)
        if domain.end:
            self._note_order(domain)
        where = self._where(domain) if domain.where is not None else None
        keys = self.keys(domain.order, domain.type)
        few = self.value(domain.few) if domain.few is not None else None
        none = none_of(domain.type)
        return Domain(
            source,
            operands,
            var,
            None if where is not None and is_const(where, 1) else where,
            keys,
            domain.end,
            few,
            none,
            self.bounds.source_count(domain),
        )

    def _where(self, domain: t.Domain) -> Op:
        """A domain's condition; what words describe has no marks, what is written has."""
        assert domain.where is not None
        written = condition_of(domain) if self.marking.on else None
        items = domain.where.items if isinstance(domain.where, t.Logic) and described(domain) else (domain.where,)
        return both(*(self.condition(item) if item is written else self.value(item) for item in items))

    def _source(self, domain: t.Domain) -> tuple[str, tuple[Op, ...]]:
        match domain.source:
            case t.AllOf(type=type_, seats=seats):
                if isinstance(type_, PlayerType) and not seats:
                    return "players", ()
                return "range", (const(0), const(self.constants.size(type_) - 1))
            case t.Numbers(low=low, high=high):
                return "range", (self.value(low), self.value(high))
            case t.ZonePlace(zone=zone, owner=owner):
                family = self.layout.family(zone)
                if owner is None and family.count > 1:
                    return "zones", (const(family.start), const(family.count))
                return "zone", (self.zone(domain.source),)
            case t.Single(value=value):
                return "single", (self.value(value),)
            case t.Members(var=var):
                return "set", (const(self.sets[var]),)

    def keys(self, order: tuple[t.Criterion, ...], type_: Type) -> tuple[Key, ...]:
        """Sort keys; criteria whose condition is off do not count."""
        found = []
        several = (
            self.marking.on
            and sum(criterion.value is not None and criterion.kind != "option" for criterion in order) > 1
        )
        for criterion in order:
            if criterion.kind in ("together", "shared", "out", "option"):
                continue
            with self.marking.paused():
                when = self.value(criterion.when) if criterion.when is not None else TRUE
            if is_const(when, 0):
                continue
            assert criterion.value is not None
            value = self.value(criterion.value)
            if criterion.kind in ("highest", "lowest") and not is_const(when, 1):
                value = Op("if", (when, value, const(0)))
            size = self.constants.size(type_) if criterion.kind.endswith("clockwise") else 0
            found.append(
                Key(criterion.kind, value, size, self.marking.number("tie", criterion.span) if several else -1)
            )
        return tuple(found)

    def zone(self, place: t.ZonePlace) -> Op:
        """The index of one zone."""
        family = self.layout.family(place.zone)
        if place.owner is None:
            return const(family.start)
        owner = self.value(place.owner)
        if is_const(owner):
            at = owner.operands[0]
            assert isinstance(at, int)
            return const(family.start + at)
        return Op("add", (const(family.start), owner)) if family.start else owner

    def purse(self, place: t.PursePlace) -> tuple[int, Op]:
        """A purse's family and index."""
        return self.layout.purse_index[place.purse], self.value(place.owner) if place.owner is not None else const(0)

    def purse_amount(self, place: t.PursePlace) -> Op:
        family, index = self.purse(place)
        info = self.layout.purses[family]
        stride = 1 + len(info.pieces)
        scaled = (
            index
            if stride == 1
            else const(stride * int(str(index)))
            if is_const(index)
            else Op("mul", (index, const(stride)))
        )
        return self.element(info.slots.base, scaled, info.slots.size)
