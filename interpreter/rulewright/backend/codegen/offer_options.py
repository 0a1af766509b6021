"""What an offer of a decision leaves open in C: how many options it has, all of them, and the one that a place means.

In: the printed functions of an action. Out: lines in the function of a decision.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.codegen.action_printer import PrintedAction
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.pick_group import PickGroup
from rulewright.ir.program import Offer


class GroupOptions(NamedTuple):
    """An enumerated group: C names of its count, list and hints;
    or the calls that find an index (@) and list all into a place (@), each with a number (#) added where that is asked.
    `base`: what the list has added already; `straight`: the C name of where it lies, if that may be among all ids.
    """

    size: str
    list: str
    hints: str
    call: str
    fill: str
    base: int = 0
    straight: str = ""


def counted(
    inner: ExpressionPrinter, function: PrintedAction, offer: Offer, place: int, before: str = ""
) -> list[GroupOptions]:
    """Counts the options of an action: the product of its groups becomes `n<place>`. `before`: how many ids come before
    them where all are listed; then a list is written where it belongs, if there is room for the longest.
    """
    scope, parts = inner.scope, list[GroupOptions]()
    given = ", ".join(
        ["g", "seat", *(bare(text) for text in [inner.values.value(argument) for argument in offer.arguments])]
    )
    for group in function.groups:
        count, last = scope.fresh("count"), parts[-1].size if parts else ""
        if group.sets:
            parts.append(_gives_sets(scope, group, given, last))
            continue
        into, hints = scope.fresh("list") if group.room else "", scope.fresh("where") if group.hints else ""
        if into:
            scope.line(f"cell {into}[{group.room}]{f', {hints}[{group.room}]' if hints else ''};")
        straight = scope.fresh("straight") if into and before and len(function.groups) == 1 else ""
        if straight:
            room = f"LISTING(k == LISTED) && rw_roomy(g, {before} + {group.room})"
            scope.line(f"cell *{straight} = {room} ? g->ids + {before} : {into};")
        call = f"{group.name}({given}, {straight or into or '-1, 0'}{f', {hints}' if hints else ''})"
        scope.line(f"num {count} = {f'{last} ? {call} : 0' if last else call};")
        if group.faults:
            scope.failed()
        found, fill = f"{group.name}({given}, @, &index)", f"{group.fill}({given}, @)"
        parts.append(GroupOptions(count, into, hints, found, fill, group.base, straight))
    scope.line(f"num n{place} = {' * '.join(part.size for part in parts)};")
    return parts


def _gives_sets(scope: FunctionScope, group: PickGroup, given: str, last: str) -> GroupOptions:
    """Counts a group whose options are sets."""
    count, sets = scope.fresh("count"), scope.fresh("sets")
    call = f"{group.name}({given}, {sets})"
    scope.line(f"{group.sets.replace('@', sets)};")
    scope.line(f"num {count} = {f'{last} ? {call} : 0' if last else call};")
    return GroupOptions(count, "", "", f"{group.nth}({sets}, @, &index)", f"{group.fill}({sets}, #, @)")


def list_all(inner: ExpressionPrinter, actions: list[list[GroupOptions]], bases: list[int], declinable: bool) -> None:
    """All ids, if there is room for them: what `_select` gives for k = 0, 1, ...,
    after passing where one may decline.
    """
    scope = inner.scope
    scope.line("g->listed = rw_roomy(g, n);")
    scope.line("if (!g->listed) return n;")
    scope.line("int32_t *ids = g->ids;")
    scope.line(f"{'' if declinable else 'if (!n) '}*ids{'++' if declinable else ''} = PASS;")
    for place, (parts, base) in enumerate(zip(actions, bases, strict=True), 1):
        with scope.block(f"if (n{place})"):
            if len(parts) == 1:
                _list_group(scope, parts[0], base)
            else:
                _list_product(scope, parts, base, place)
            scope.line(f"ids += n{place};")
    scope.line("return n;")


def _list_group(scope: FunctionScope, part: GroupOptions, base: int) -> None:
    """The ids of an action that has but one group of picks."""
    if part.list:
        test = f"if ({part.straight} == {part.list}) " if part.straight else ""
        scope.line(f"{test}memcpy(ids, {part.list}, (size_t){part.size} * sizeof(cell));")
    else:
        scope.line(f"{part.fill.replace('#', str(base)).replace('@', 'ids')};")


def _list_product(scope: FunctionScope, parts: list[GroupOptions], base: int, place: int) -> None:
    """The ids of an action with several groups, of which the last one varies fastest."""
    scope.line(f"*ids = {base};")
    before = "1"
    for part in parts:
        if not part.list:
            scope.line(f"{part.fill.replace('#', '0').replace('@', f'ids + n{place}')};")
        scope.line(f"rw_widen(ids, {before}, {part.list or f'ids + n{place}'}, {part.size});")
        before = part.size if before == "1" else f"{before} * {part.size}"


def select(scope: FunctionScope, parts: list[GroupOptions], base: int) -> None:
    """The k-th id: the last group varies fastest."""
    if any(not part.list for part in parts):
        scope.line("num index;")
    scope.line(f"*id = {base if not any(part.list and part.base for part in parts) else 0};")
    for part in reversed(parts):
        k = "k" if part is parts[0] else f"(uint32_t)k % (uint32_t){part.size}"
        if not part.list:
            scope.line(f"{part.call.replace('@', k)};")
        scope.line(f"*id += {f'{part.list}[{k}]' if part.list else 'index'};")
        if part.hints:
            scope.line(f"g->hint = {part.hints}[{k}];")
        if part is not parts[0]:
            scope.line(f"k = (uint32_t)k / (uint32_t){part.size};")
