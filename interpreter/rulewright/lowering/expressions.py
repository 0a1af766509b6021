"""Values and conditions.

In: typed expressions. Out: operations. Local names that are met first in an expression get scratch slots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.analysis.board_paths import distances
from rulewright.frontend.analysis.condition_parts import has_sides, markable
from rulewright.frontend.analysis.distinct_picks import is_never_same
from rulewright.frontend.analysis.geometry import NOWHERE
from rulewright.frontend.language.aggregate_table import OF_VALUES
from rulewright.frontend.language.ways import opposite
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    NoneType,
    PlayerType,
    SpaceType,
    Type,
    keys_of,
)
from rulewright.ir.marks import DECIDED
from rulewright.ir.operations import complete
from rulewright.ir.program import Op
from rulewright.lowering.context import Context
from rulewright.lowering.layout import none_of
from rulewright.lowering.numbered_places import number_at, place_of
from rulewright.lowering.operators import ARITHMETIC, COMPARE, TRUE, both, const, either, is_const, negated, slot

if TYPE_CHECKING:
    from rulewright.lowering.aggregates import AggregateLowerer
    from rulewright.lowering.domains import DomainLowerer
    from rulewright.lowering.histories import HistoryLowerer
    from rulewright.lowering.states import StateLowerer
    from rulewright.lowering.suppositions import SuppositionLowerer
    from rulewright.lowering.tables import TableLowerer
    from rulewright.lowering.terms import TermLowerer


EXTREME_OPERATIONS = {"max": "greatest", "min": "least"}
"""The operations of aggregates over several values."""
complete("operations of several values", EXTREME_OPERATIONS, OF_VALUES)


class ExpressionLowerer:
    """Lowers expressions."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def connect(
        self,
        states: StateLowerer,
        tables: TableLowerer,
        terms: TermLowerer,
        domains: DomainLowerer,
        aggregates: AggregateLowerer,
        suppositions: SuppositionLowerer,
        histories: HistoryLowerer,
    ) -> None:
        """Takes what needs it in turn."""
        self.states = states
        self.tables = tables
        self.terms = terms
        self.domains = domains
        self.aggregates = aggregates
        self.suppositions = suppositions
        self.histories = histories

    def value(self, expr: t.Expr, type_: Type | None = None) -> Op:
        """The operation for an expression; `type_` says what a bare `none` is none of."""
        known = self.context.constants.known(expr) if not (self.context.marking.on and markable(expr)) else None
        if known is not None:
            return const(known)
        match expr:
            case t.Const(value=None):
                return const(none_of(type_ if type_ is not None else expr.type))
            case t.OptionValue() | t.NumberValue() | t.Players():
                return const(self.context.constants.number(expr))
            case t.Local(var=var):
                return slot(self.context.slot_of(var))
            case t.TraitOf():
                return self._trait(expr)
            case t.StateOf(state=state, keys=(component,)) if state.marked:
                return self.of_component(self.context.layout.component_states[state].slots.base, component)
            case t.StateOf(state=state, keys=keys):
                base = self.context.layout.variables[self.context.layout.state_index[state]].slots.base
                return self.states.element(base, self.states.state_index(state, keys), self.states.state_size(state))
            case t.JointOwners(parts=parts):
                return self.states.index(parts, keys_of(expr.type))
            case t.PurseOf(place=place):
                return self.states.purse_amount(place)
            case t.TableAt(table=table, keys=keys):
                return self.tables.table(table, keys)
            case t.TermCall(term=term, arguments=arguments):
                return self.terms.call(term, arguments)
            case t.Arithmetic(operator=operator, left=left, right=right):
                return Op(ARITHMETIC[operator], (self.value(left), self.value(right)))
            case t.Compare():
                return self._compare(expr)
            case t.Logic(operator="and", items=items):
                return both(*self._parts(items, "and"))
            case t.Logic(items=items):
                return either(self._parts(items, "or"))
            case t.Not(value=inner):
                return negated(self.value(inner))
            case t.Choice(condition=condition, yes=yes, no=no):
                return self._choice(self.condition(condition), yes, no, expr.type)
            case t.KindTest(subject=subject, cls=cls, kinds=kinds):
                return self._kind_test(subject, cls, kinds)
            case t.FaceTest(subject=subject, up=up):
                face = self.of_component(self.context.layout.facing, subject)
                return self.guarded(subject, 0, face if up else negated(face))
            case t.Contained(subject=subject, domain=domain):
                return Op("contained", (self.value(subject), self.domains.domain(domain)))
            case t.Fold():
                return self.aggregates.aggregate(expr)
            case t.Extreme(operator=operator, items=items):
                return Op(EXTREME_OPERATIONS[operator], tuple(self.value(item) for item in items))
            case t.Unwrap(value=inner):
                return self._present(inner)
            case t.Neighbour(subject=subject, step=step):
                return self._neighbour(subject, step)
            case t.NextSpace(type=type_, subject=subject, way=way):
                return self._next_space(subject, way, type_)
            case t.Distance(start=start, end=end):
                return self._distance(start, end)
            case t.Property(function=function, subject=subject):
                return self._property(function, subject)
            case t.FromNumber(type=type_, number=number):
                return place_of(self.value(number), type_, self.context)
            case t.Payable(amount=amount, place=place):
                family, index = self.states.purse(place)
                return Op("payable", (family, index, self.value(amount)))
            case t.Repeated(history=history):
                return self.histories.repeated(history)
            case t.After():
                return self.suppositions.after(expr)
            case t.LetIn(var=var, value=value, body=body):
                named = Op("bind", (self.context.slot_of(var), self.value(value, var.type)))
                return Op("in_turn", (named, self.value(body, type_)))
            case t.Const() | t.SpaceNamed() | t.Random():
                raise AssertionError(f"a constant is known, and chance is a statement: {expr!r}")
            case _:
                assert_never(expr)

    def condition(self, expr: t.Expr) -> Op:
        """The operation for a condition, with marks for its two sides."""
        return self.context.marking.condition(self.value(expr), expr.span) if has_sides(expr) else self.value(expr)

    def _parts(self, items: tuple[t.Expr, ...], operator: str) -> list[Op]:
        """The parts of a chain, each with a mark for deciding it."""
        if not self.context.marking.on:
            return [self.value(item) for item in items]
        found = []
        for item in items:
            number, op = self.context.marking.number("part", item.span, DECIDED), self.value(item)
            found.append(
                self.context.marking.probe(op, no=number)
                if operator == "and"
                else self.context.marking.probe(op, yes=number)
            )
        return found

    def _choice(self, condition: Op, yes: t.Expr, no: t.Expr, type_: Type) -> Op:
        if is_const(condition):
            return self.value(no if is_const(condition, 0) else yes, type_)
        return Op("if", (condition, self.value(yes, type_), self.value(no, type_)))

    def _compare(self, expr: t.Compare) -> Op:
        if is_never_same(expr, self.context.picked_from):
            return const(int(expr.operator == "!="))
        left_type = expr.left.type if not isinstance(expr.left.type, NoneType) else expr.right.type
        right_type = expr.right.type if not isinstance(expr.right.type, NoneType) else expr.left.type
        left, right = self.value(expr.left, left_type), self.value(expr.right, right_type)
        if expr.operator in (">", ">="):
            return Op("lt" if expr.operator == ">" else "le", (right, left))
        return Op(COMPARE[expr.operator], (left, right))

    def guarded(self, subject: t.Expr, none: int, make: Op) -> Op:
        """`make`, or `none` where an optional subject is none."""
        return self.guarded_by(subject, const(none), make)

    def guarded_by(self, subject: t.Expr, none: Op, make: Op) -> Op:
        """The same with an expression in the place of none."""
        if not subject.type.optional:
            return make
        return Op("if", (Op("eq", (self.value(subject), const(none_of(subject.type)))), none, make))

    def of_component(self, base: int, subject: t.Expr) -> Op:
        return Op("array", (base, self.value(subject), len(self.context.layout.components)))

    def _trait(self, expr: t.TraitOf) -> Op:
        info = self.context.layout.classes[self.context.layout.class_index[expr.trait.cls]]
        if expr.trait.name == "rolled" and info.rolls is not None:
            return self.of_component(self.context.layout.rolled, expr.subject)
        entries = []
        for component in self.context.layout.components:
            traits = dict(info.faces[component.face].traits) if component.cls == expr.trait.cls else {}
            entries.append(traits.get(expr.trait.name, 0))
        made = Op("lookup", (self.context.layout.table(tuple(entries)), self.value(expr.subject)))
        return self.guarded(expr.subject, none_of(expr.trait.type), made)

    def printed(self, var: t.Var) -> Op:
        """A number for what is printed on a component; of a die, what it shows."""
        assert isinstance(var.type.inner, ComponentType)
        info = self.context.layout.classes[self.context.layout.class_index[var.type.inner.cls]]
        if info.rolls is not None:
            return self.of_component(self.context.layout.rolled, t.Local(var.span, var.type, var))
        faces = tuple(c.face if c.cls == info.name else 0 for c in self.context.layout.components)
        return Op("lookup", (self.context.layout.table(faces), slot(self.context.slot_of(var))))

    def _kind_test(self, subject: t.Expr, cls: sym.Class, kinds: tuple[str, ...]) -> Op:
        if set(kinds) >= set(cls.kinds) and not subject.type.optional:
            return TRUE
        info = self.context.layout.classes[self.context.layout.class_index[cls.name]]
        entries = [int(c.cls == cls.name and info.faces[c.face].kind in kinds) for c in self.context.layout.components]
        return self.guarded(subject, 0, Op("lookup", (self.context.layout.table(tuple(entries)), self.value(subject))))

    def _present(self, inner: t.Expr) -> Op:
        """None is negative; where a value may be negative too, it is told apart by its number."""
        has_negative = self.context.bounds.of(inner).low < 0
        return Op("present", (self.value(inner), *((none_of(inner.type),) if has_negative else ())))

    def _neighbour(self, subject: t.Expr, step: int) -> Op:
        if isinstance(subject.type, PlayerType):
            return Op("next_player", (self.value(subject), step))
        return Op("turn_on", (self.value(subject), step, self.context.constants.size(subject.type)))

    def _next_space(self, subject: t.Expr, way: t.Expr, type_: Type) -> Op:
        """An entry of a constant table, whose first row is for none: the space there, or the edge, by the type."""
        assert isinstance(subject.type.inner, SpaceType)
        board = self.context.constants.geometry(subject.type.inner)
        ways = self._ways(way.type)
        entries = [NOWHERE] * len(ways)
        found = board.neighbour if type_.inner == subject.type.inner else board.edge_towards
        entries += [found(space, word) for space in range(board.size) for word in ways]
        row = Op("add", (self.value(subject, subject.type), const(1)))
        return Op("lookup", (self.context.layout.table(tuple(entries)), self.paired(row, self.value(way), way.type)))

    def _distance(self, start: t.Expr, end: t.Expr) -> Op:
        """An entry of a constant table with a row for each space."""
        assert isinstance(start.type, SpaceType)
        table = self.context.layout.table(distances(self.context.constants.geometry(start.type)))
        return Op("lookup", (table, self.paired(self.value(start), self.value(end), end.type)))

    def paired(self, first: Op, second: Op, type_: Type) -> Op:
        """The number of a pair, of which the second may be any value of a type;
        of ways, there are as many as there are words.
        """
        size = const(self.context.constants.size(type_))
        return Op("add", (Op("mul", (first, size)), second))

    def _ways(self, type_: Type) -> tuple[str, ...]:
        assert isinstance(type_, EnumType)
        return type_.words

    def _property(self, function: str, subject: t.Expr) -> Op:
        value = self.value(subject)
        match function:
            case "opposite":
                ways = self._ways(subject.type)
                table = self.context.layout.table(tuple(ways.index(opposite(way)) for way in ways))
                return Op("lookup", (table, value))
            case "number_of":
                return number_at(value, subject.type, self.context)
            case "side_of":
                return Op("mod", (value, const(self.context.constants.sides)))
            case "row_of" | "column_of":
                assert isinstance(subject.type, SpaceType)
                geometry = self.context.constants.geometry(subject.type)
                if geometry.drawn:
                    lines = tuple(cell[function == "column_of"] + 1 for cell in geometry.drawn)
                    return Op("lookup", (self.context.layout.table(lines), value))
                columns = geometry.columns
                if function == "row_of":
                    return Op("add", (Op("div_down", (value, const(columns))), const(1)))
                return Op("add", (Op("mod", (value, const(columns))), const(1)))
            case "position_of":
                self.context.settled |= self.shuffled_around(subject)
                return Op("position", (value,))
            case _:
                raise AssertionError(f"`{function}` is not lowered")

    def shuffled_around(self, subject: t.Expr) -> set[sym.Zone]:
        """The shuffled piles in which a component may lie: where its name comes
        from, or where components go in play.
        """
        piles = {zone for zone in self.context.layout.shuffled if zone.order == "pile" and zone.cls == subject.type.key}
        origin = subject.var.origin if isinstance(subject, t.Local) else None
        places = t.zone_places(origin.source) if isinstance(origin, t.Domain) else ()
        if places:
            piles &= {place.zone for place in places} | self.context.layout.entered
        return piles
