"""Values lie in their ranges (RW610), ranges are not empty (RW612), and numbered players, sides and spaces exist
(RW409).

What may be outside is tested in play; what always is outside is refused here.
"""

from __future__ import annotations

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.intervals import Interval
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.starting_values import starting_values
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType, PlayerType, SideType, SpaceType
from rulewright.source.diagnostic import Report


def check_ranges(scene: Scene, report: Report) -> None:
    """Declared ranges, and the starts of state."""
    for low, high in _declared(scene.symbols):
        first, last = scene.constants.number(low), scene.constants.number(high)
        if first > last:
            report.error(
                "RW612", f"the range {first}..{last} is empty", low.span.to(high.span), "write the lower end first"
            )
    for table in scene.symbols.tables:
        _check_table(table, scene, report)
    for state in scene.symbols.states:
        for value in dict.fromkeys(_starts(state, scene, report)):
            _check_start(state, value, scene, report)


def _starts(state: sym.State, scene: Scene, report: Report) -> tuple[t.Expr, ...]:
    """The values with which a state starts; it complains of a position that does not fit the board."""
    try:
        return starting_values(state, scene.constants) or ((state.start,) if state.start is not None else ())
    except BadConstant as problem:
        report.error("RW321", problem.message, problem.span, problem.hint)
        return ()


def _check_start(state: sym.State, value: t.Expr, scene: Scene, report: Report) -> None:
    start, bounds = scene.constants.value(value), scene.bounds.declared(state)
    is_number = isinstance(state.type.inner, NumberType) and start is not None
    if is_number and not bounds.low <= (start or 0) <= bounds.high and bounds.low <= bounds.high:
        message = f"`{state.name}` starts with {start}, outside {bounds.low}..{bounds.high}"
        report.error("RW610", message, value.span, "change the start, or the range")


def _check_table(table: sym.Table, scene: Scene, report: Report) -> None:
    """Values of a trait of edges."""
    if table.low is None or table.high is None:
        return
    low, high = scene.constants.number(table.low), scene.constants.number(table.high)
    for value in table.rows.values():
        if not low <= scene.constants.number(value) <= high:
            message = f"`{table.name}` goes from {low} to {high}"
            report.error("RW610", message, value.span, "change the value, or the range")


def _declared(symbols: sym.Symbols) -> list[tuple[t.Expr, t.Expr]]:
    """The ends of every range that a trait, a die or a state declares."""
    traits = [
        trait
        for cls in symbols.classes.values()
        for trait in (*cls.traits.values(), *([cls.rolled] if cls.rolled is not None else []))
    ]
    ends = [(trait.low, trait.high) for trait in traits] + [(state.low, state.high) for state in symbols.states]
    return [(low, high) for low, high in ends if low is not None and high is not None]


def check_stores(scene: Scene, report: Report) -> None:
    """Effects that always leave a declared range."""
    for _, assign in scene.all(t.Assign):
        state = assign.target.state
        if not isinstance(state.type.inner, NumberType) or assign.value.type.optional:
            continue
        declared, given = scene.bounds.declared(state), _result(assign, scene)
        if given.high < declared.low or given.low > declared.high:
            message = f"this is always outside {declared.low}..{declared.high}, the range of `{state.name}`"
            report.error("RW610", message, assign.value.span, "change the value, or the range")


def _result(assign: t.Assign, scene: Scene) -> Interval:
    value = scene.bounds.of(assign.value)
    old = scene.bounds.declared(assign.target.state)
    match assign.operator:
        case "add":
            return Interval(old.low + value.low, old.high + value.high)
        case "subtract":
            return Interval(old.low - value.high, old.high - value.low)
        case "set":
            return value
        case _:
            raise AssertionError(assign.operator)


def _check_name(named: t.SpaceNamed, scene: Scene, report: Report) -> None:
    try:
        scene.constants.value(named)
    except BadConstant as problem:
        report.error("RW409", problem.message, problem.span, problem.hint)


def check_members(scene: Scene, report: Report) -> None:
    """`player 5` in a game for four."""
    cells = [
        node
        for table in scene.symbols.tables
        for value in {**table.rows, **table.otherwise}.values()
        for node in nodes(value)
    ]
    for named in (*(node for _, node in scene.all(t.SpaceNamed)), *cells):
        if isinstance(named, t.SpaceNamed):
            _check_name(named, scene, report)
    found = [*(node for _, node in scene.all(t.Const)), *(cell for cell in cells if isinstance(cell, t.Const))]
    for state in scene.symbols.states:
        placed = [*state.position.legend.values(), *(one for _, one in state.position.named)] if state.position else []
        found += [start for start in (state.start, *placed) if isinstance(start, t.Const)]
    for const in found:
        if isinstance(const.type, PlayerType | SideType | SpaceType) and const.value is not None:
            size = scene.constants.size(const.type)
            if const.value >= size:
                there = f"there is {size}" if size == 1 else f"there are {size}"
                report.error(
                    "RW409",
                    f"there is no {const.type} {scene.symbols.numbers_of(const.type).at(const.value)}: {there}",
                    const.span,
                    "use a condition on `players`, or another number",
                )
