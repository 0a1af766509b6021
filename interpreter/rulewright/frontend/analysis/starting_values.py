"""What each space has at the start, in one configuration.

In: a state whose starting position is drawn, or a map. Out: a value for each space. Raises `BadConstant` where the
position does not fit the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax.nodes import Scalar, number_in
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SpaceType
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


def starting_values(state: sym.State, constants: Constants) -> tuple[t.Expr, ...]:
    """The value of each space; nothing where all have the same."""
    position, type_ = state.position, state.per[0] if state.per else None
    if position is None or not isinstance(type_, SpaceType) or state.start is None:
        return ()
    if position.lines:
        signs = signs_of(position.lines, type_, constants, position.span)
        return tuple(position.legend[sign] for sign in signs)
    found = [state.start] * constants.size(type_)
    for key, value in position.named:
        found[_space(key, type_, constants)] = value
    return tuple(found)


def signs_of(lines: Sequence[str], type_: SpaceType, constants: Constants, span: Span) -> tuple[str, ...]:
    """The sign of each space in a drawing; its lines have no blanks, and lie as the screen shows the board."""
    space = constants.symbols.spaces[type_.name]
    rows: dict[int, list[int]] = {}
    for number, (row, _) in enumerate(constants.geometry(type_).cells):
        rows.setdefault(row, []).append(number)
    drawn = list(reversed(lines)) if space.upward else list(lines)
    if len(drawn) != len(rows):
        there = f"`{type_}` has {len(rows)} with {constants.players} players"
        raise BadConstant(f"{len(drawn)} rows are drawn", span, there)
    found = [""] * constants.size(type_)
    for row, line in zip(rows, drawn, strict=True):
        if len(line) != len(rows[row]):
            there = f"there are {len(rows[row])} spaces; blanks do not count, `.` is a space without anything"
            raise BadConstant(f"`{line}` shows {len(line)} spaces of row {row + 1}", span, there)
        for number, sign in zip(rows[row], line, strict=True):
            found[number] = sign
    return tuple(found)


def _space(key: Scalar, type_: SpaceType, constants: Constants) -> int:
    names, number = constants.names(type_), number_in(key.text)
    if key.text in names:
        return names.index(key.text)
    place = constants.symbols.numbers_of(type_).place(number) if number is not None else None
    if place is not None and place < constants.size(type_):
        return place
    reach = f"from `{constants.member_word(type_, 0)}` to `{constants.member_word(type_, constants.size(type_) - 1)}`"
    raise BadConstant(f"there is no {type_} `{key.text}` here", key.span, did_you_mean(key.text, names) or reach)
