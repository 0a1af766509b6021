"""Effect blocks to instructions."""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, EnumType, FlagType, NumberType, SetType
from rulewright.ir.program import NONE, Domain, Hole, Op, Text
from rulewright.lowering.audiences import Audiences
from rulewright.lowering.code import Code, Frames, Label, Later, OpenRoutine
from rulewright.lowering.layout import Layout, none_of
from rulewright.lowering.values import const, is_const, slot
from rulewright.source.text import Span

UNCHECKED = (-(2**31), 2**31 - 1)


class Blocks(Audiences):
    """Lowers effect blocks into `code`; routines are written when everything before them is."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.code = Code()
        self.queue: list[Later] = []
        self.routines: dict[object, OpenRoutine] = {}
        self.routine: OpenRoutine | None = None
        self.knew: dict[t.Var, int] = {}

    # ---- emitting -------------------------------------------------------------------------------------------------

    def emit(self, name: str, *operands: object) -> None:
        """An instruction, after whatever shuffled order it reads has been decided."""
        self.settle()
        self.code.emit(name, *operands)

    def settle(self) -> None:
        for zone in sorted(self.settled, key=lambda z: z.name):
            family = self.layout.family(zone)
            for index in range(family.start, family.start + family.count):
                self.code.emit("settle", index)
        self.settled = set()

    def unless(self, condition: t.Expr | None, label: Label) -> None:
        """Goes to `label` if the condition fails."""
        if condition is not None:
            op = self.condition(condition)
            if not is_const(op, 1):
                self.emit("unless", op, label)

    def note(self, kind: str, span: Span, side: str = "") -> None:
        """Notes that this place was come to."""
        if self.marking.on:
            number = self.marking.number(kind, span, side)
            self.note_if(const(1), number, number)

    def note_if(self, op: Op, yes: int, no: int = -1) -> None:
        """Notes a mark if something is true, another if it is not."""
        if self.marking.on:
            self.emit("note", self.marking.probe(op, yes, no))

    def place(self, name: str, size: int = 1, low: int = 0, high: int = 0) -> int:
        """Slots in the frame of the routine being written. A frame at rest holds noughts, whatever its values are in use."""
        routine = self.routine.name if self.routine is not None else ""
        return self.layout.allot(f"{routine}.{name}", size, min(low, 0), max(high, 0))

    def place_var(self, var: t.Var) -> int:
        bounds = self.bounds.var(var) if isinstance(var.type.inner, NumberType) else None
        low, high = (
            (bounds.low, bounds.high) if bounds is not None else (none_of(var.type) if var.type.optional else 0, 4000)
        )
        self.slots[var] = self.place(var.name, 1, low, high)
        return self.slots[var]

    def place_mask(self, var: t.Var) -> None:
        """A slot for who may know a named value, if that is not everybody."""
        if self.needs_mask(var):
            self.masks[var] = slot(self.place(f"who knows {var.name}", 1, 0, self.everyone()))

    def note_audience(self, var: t.Var, value: t.Expr) -> None:
        """Notes who may know a value that is about to be named."""
        if var in self.masks:
            self.emit("set", self.masks[var].operands[0], self.audience(value))

    def open(
        self, key: object, name: str, kind: str, span: Span, parameters: tuple[t.Var, ...], body: Later
    ) -> OpenRoutine:
        """The routine for a symbol; its body is written later, once. Its parameters are allotted now, for its callers."""
        if key not in self.routines:
            routine = OpenRoutine(name, kind, span, self.layout.allot(f"{name}.returns", 1, 0, 1000))
            self.routines[key] = routine
            outside, self.routine = self.routine, routine
            first = self.layout.next
            for var in parameters:
                self.place_var(var)
                self.place_mask(var)
            self.routine = outside
            routine.parameters = (first, self.layout.next)
            self.queue.append(lambda: self._write(routine, body))
        return self.routines[key]

    def _write(self, routine: OpenRoutine, body: Later) -> None:
        """A body: its frame is what the body allots."""
        self.routine = routine
        self.code.span = routine.span
        self.code.mark(routine.entry)
        routine.low = self.layout.next
        body()
        routine.high = self.layout.next
        self.code.mark(routine.done)
        self.code.span = routine.span
        self.code.emit("return", routine.returns, routine.sites, Frames((routine,)))

    def call(self, routine: OpenRoutine, variables: tuple[t.Var, ...], arguments: tuple[t.Expr, ...]) -> None:
        """Puts the arguments into the routine's frame and runs it."""
        for var, argument in zip(variables, arguments, strict=True):
            self.note_audience(var, argument)
            self.emit("set", self.slots[var], self.value(argument, var.type))
        site = Label()
        self.emit("call", routine, routine.returns, len(routine.sites))
        routine.sites.append(site)
        self.code.mark(site)

    # ---- statements ------------------------------------------------------------------------------------------------

    def block(self, statements: t.Block) -> None:
        for statement in statements:
            self.code.span = statement.span
            if not isinstance(statement, t.If | t.ForEach):
                self.note("effect", statement.span)
            self.statement(statement)

    def statement(self, node: t.Statement) -> None:
        match node:
            case t.Move():
                self._move(node)
            case t.Draw():
                self._draw(node)
            case t.Shuffle():
                self._shuffle(node)
            case t.Turn(what=what, face=face):
                self.emit("face", self.domain(what), self.value(face))
            case t.Show(what=what, audience=audience):
                self._show(what, audience)
            case t.Roll(what=what):
                self._loop(what, lambda var: self.emit("roll", var), note=False)
            case t.Pay(kind=kind, amount=amount, source=source, to=to):
                self.pay(source, to, kind, self.value(amount) if amount is not None else None)
            case t.Assign():
                self._assign(node)
            case t.Eliminate(who=who):
                self.emit("eliminate", self.value(who))
            case t.Say(text=text):
                self.emit("say", self.text(text))
            case t.Let():
                self.let(node)
            case t.Perform(effect=effect, arguments=arguments):
                self.call(self.effect(effect), effect.signature, arguments)
            case t.If(branches=branches):
                self._if(branches)
            case t.ForEach(domain=domain, body=body):
                self._loop(domain, lambda _: self.block(body))

    def effect(self, effect: sym.Effect) -> OpenRoutine:
        return self.open(
            effect, effect.name, "effect", effect.span, effect.signature, lambda: self.block(effect.body or ())
        )

    def let(self, node: t.Let) -> None:
        index = self.place_var(node.var)
        self.place_mask(node.var)
        self.note_audience(node.var, node.value)
        if isinstance(node.value, t.Random):
            self.emit("random", index, self.domain(node.value.domain))
        else:
            self.emit("set", index, self.value(node.value, node.var.type))

    def _move(self, node: t.Move) -> None:
        if node.to.zone.order != "heap":
            self._note_order(node.what)
        self.emit(
            "move",
            self.domain(node.what),
            self.zone(node.to),
            self.value(node.face) if node.face is not None else None,
            node.end,
        )

    def _draw(self, node: t.Draw) -> None:
        counter = self.place("draws", 1, 0, 4000)
        source = self.zone(node.source)
        self.emit("supply", source, counter, self.value(node.amount) if node.amount is not None else None, node.kind)
        face = self.value(node.face) if node.face is not None else None
        self.emit("draw", source, counter, self.zone(node.to), face, node.end)

    def _shuffle(self, node: t.Shuffle) -> None:
        zones: list[Op] = []
        for place in node.places:
            family = self.layout.family(place.zone)
            whole = place.owner is None and family.count > 1
            zones += [const(family.start + i) for i in range(family.count)] if whole else [self.zone(place)]
        into = self.zone(node.into) if node.into is not None else None
        self.emit("shuffle", tuple(zones), into)
        for place in (node.into,) if node.into is not None else node.places:
            if place.zone.order == "row" or (
                place.zone.order == "pile" and self.layout.visibility.audience(place.zone.seen_by) != "nobody"
            ):
                self.settled.add(place.zone)  # an order that somebody sees is decided at once
        self.settle()

    def _show(self, what: t.Domain | t.PursePlace, audience: t.Domain) -> None:
        mask = self._seats(audience)
        if isinstance(what, t.PursePlace):
            family, index = self.purse(what)
            self.emit("show_purse", family, index, mask)
            return
        self._note_order(what)
        self.emit("show", self.domain(what), mask)

    def _seats(self, audience: t.Domain) -> Op:
        """The mask of an audience: 1, 2, 4 ... added up over its members."""
        if isinstance(audience.source, t.AllOf) and audience.source.seats and audience.where is None:
            return const(self.everyone())
        domain = self.domain(audience)
        bits = self.layout.table(tuple(1 << p for p in range(self.constants.players)))
        return Op("sum", (domain, Op("lookup", (bits, slot(domain.var)))))

    def pay(self, source: t.PursePlace, to: t.PursePlace, kind: str, amount: Op | None) -> None:
        self.emit("pay", *self.purse(source), *self.purse(to), amount, kind)

    def _assign(self, node: t.Assign) -> None:
        state = node.target.state
        variable = self.layout.variables[self.layout.state_index[state]]
        index = self.state_index(state, node.target.keys)
        value = node.value
        if isinstance(value, t.Random):
            temporary = self.place("random", 1, 0, 4000)
            self.emit("random", temporary, self.domain(value.domain))
            new = slot(temporary)
        else:
            new = self.value(value, state.type)
            if node.operator != "set":
                old = self.element(variable.slots.base, index, variable.slots.size)
                new = Op("add" if node.operator == "add" else "sub", (old, new))
        self.emit("store", variable.slots.base, index, variable.slots.size, new, *self._range(node, state), state.name)

    def _range(self, node: t.Assign, state: sym.State) -> tuple[int, int]:
        """The range to check at run time; nothing to check where the bounds prove it."""
        if not isinstance(state.type.inner, NumberType) or state.type.optional:
            return UNCHECKED
        wanted, given = self.bounds.state(state), self.bounds.of(node.value)
        if node.operator == "set" and wanted.low <= given.low and given.high <= wanted.high:
            return UNCHECKED
        return wanted.low, wanted.high

    def _if(self, branches: tuple[tuple[t.Expr | None, t.Block], ...]) -> None:
        end = Label()
        for condition, body in branches:
            after = Label()
            if condition is not None:
                self.code.span = condition.span
            self.unless(condition, after)
            self.block(body)
            if condition is not None and branches[-1][1] is not body:
                self.emit("jump", end)
            self.code.mark(after)
        self.code.mark(end)

    # ---- loops -----------------------------------------------------------------------------------------------------

    def region(self, domain: t.Domain, name: str) -> tuple[int, int]:
        """A loop's count, index and members, in the frame; and its capacity."""
        room = max(1, self.bounds.count(domain))
        return self.place(f"{name}.members", 2 + room, -1, 4000), room

    def begin(self, domain: t.Domain) -> tuple[int, int, int]:
        """Starts a loop: region, variable and whether eliminated players are passed over."""
        var = self.place_var(domain.var)
        region, _ = self.region(domain, domain.var.name)
        self._note_order(domain)
        self.emit("begin", region, self.domain(domain))
        return (
            region,
            var,
            int(str(domain.type) == "player" and not (isinstance(domain.source, t.AllOf) and domain.source.seats)),
        )

    def _loop(self, domain: t.Domain, body: object, note: bool = True) -> None:
        assert callable(body)
        region, var, living = self.begin(domain)
        head, end = self.code.here(), Label()
        self.emit("next", region, var, end, living)
        if note:
            self.note("loop", domain.span)
        body(var)
        self.emit("jump", head)
        self.code.mark(end)

    # ---- texts -----------------------------------------------------------------------------------------------------

    def text(self, parts: tuple[str | t.Expr, ...]) -> Text:
        with self.marking.paused():
            return Text(tuple(part if isinstance(part, str) else self.hole(part) for part in parts))

    def hole(self, expr: t.Expr) -> Hole:
        """A hole: how the value is shown, and to whom."""
        inner = expr.type.inner
        if isinstance(expr, t.Fold) and expr.operator == t.LIST:
            domain = self.domain(expr.domain)
            return Hole("component", str(inner), const(0), Op("knowing", (slot(domain.var),)), domain)
        if isinstance(inner, SetType):
            assert isinstance(expr, t.Local)
            domain = self._set_domain(expr.var)
            member = inner.member
            audience = Op("knowing", (slot(domain.var),)) if isinstance(member, ComponentType) else self.audience(expr)
            return Hole(self._hole_kind(member), str(member), const(0), audience, domain)
        value = self.value(expr)
        if isinstance(inner, ComponentType):
            return Hole("component", inner.cls, value, self._component_mask(expr, value), optional=expr.type.optional)
        return Hole(self._hole_kind(inner), str(inner), value, self.audience(expr))

    def _set_domain(self, var: t.Var) -> Domain:
        assert isinstance(var.origin, t.Domain)
        return Domain("set", (const(self.sets[var]),), self.layout.scratch(), most=self.bounds.count(var.origin))

    def _component_mask(self, expr: t.Expr, value: Op) -> Op:
        """Those who knew the component before the action, where that was noted; the runtime adds those who know it now.

        That there is none is known to those who see everything that was asked for it.
        """
        if isinstance(expr, t.Local) and expr.var in self.knew:
            return slot(self.knew[expr.var])
        if not expr.type.optional:
            return Op("knowing", (value,))
        none_known = (
            self.masks.get(expr.var, const(self.everyone())) if isinstance(expr, t.Local) else self.audience(expr)
        )
        return Op("if", (Op("eq", (value, const(NONE))), none_known, Op("knowing", (value,))))

    def _hole_kind(self, type_: object) -> str:
        match type_:
            case ComponentType():
                return "component"
            case NumberType():
                return "number"
            case FlagType():
                return "flag"
            case EnumType():
                return "word"
        return "member"
