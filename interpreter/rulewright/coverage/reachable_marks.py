"""Which marks the games of one configuration may reach: those of code that is not ruled out by its options and players.

In: a Program with marks. Out: numbers of marks. Conditions that are constant in this configuration are followed one
way; all others both ways. So a rule that another option switches on is not called dead.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.ir.control_flow import targets
from rulewright.ir.operations import GOES_ON
from rulewright.ir.program import Action, Instruction, Offer, Op, Program, Text


def possible(program: Program) -> set[int]:
    """The numbers of the marks that can be reached, and of those that every game covers."""
    return _Reach(program).marks()


class _Reach:
    """One search from the start of a Program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.found: set[int] = set()
        self.functions: set[int] = set()
        self.actions: set[int] = set()

    def marks(self) -> set[int]:
        seen, waiting = {0}, [0]
        while waiting:
            here = waiting.pop()
            for following in self._following(here, self.program.code[here]):
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)
        score = self.program.score
        for op in (score.points, score.cannot_win, score.won, *(value for _, value, _ in score.rank)):
            self._look(op)
        always = {number for number, mark in enumerate(self.program.marks) if mark.always}
        deciding = {
            mark for (_, op, _), mark in zip(score.rank, score.marks, strict=False) if not _is_nothing(op)
        } | set(score.marks[-1:])
        return (self.found | deciding | always) - {-1}

    def _following(self, here: int, instruction: Instruction) -> set[int]:
        """Where the code may go from here; looks at what is worked out on the way."""
        for operand in instruction.operands:
            self._look(operand)
        if instruction.name == "unless":
            condition: Any = instruction.operands[0]
            known, label = _known(condition), instruction.operands[1]
            assert isinstance(label, int)
            return {here + 1, label} if known is None else {here + 1} if known else {label}
        found = targets(instruction) - self._refused(instruction) if instruction.name != "return" else set()
        if instruction.name == "call":
            found.add(here + 1)  # where the routine comes back to
        elif instruction.name in GOES_ON:
            found.add(here + 1)
        return found

    def _refused(self, instruction: Instruction) -> set[int]:
        """Where the code goes for offers of actions that are never legal."""
        offers: list[Offer] = [
            item
            for operand in instruction.operands
            if isinstance(operand, tuple)
            for item in operand
            if isinstance(item, Offer)
        ]
        return {
            offer.label
            for offer in offers
            if (where := self.program.actions[offer.action].where) is not None and _known(where) is False
        }

    def _look(self, thing: object) -> None:
        """Whatever marks an operand holds."""
        match thing:
            case Op():
                self._expression(thing)
            case Text() | None | str() | int():
                return
            case tuple():
                for item in thing:
                    self._look(item)
            case _ if is_dataclass(thing):
                self._parts(thing)
            case _:
                raise AssertionError(f"{thing!r} is no part of a Program")

    def _parts(self, thing: Any) -> None:
        number = getattr(thing, "mark", -1)
        if isinstance(number, int):
            self.found.add(number)
        action = getattr(thing, "action", -1)
        if isinstance(action, int) and action >= 0 and action not in self.actions:
            self.actions.add(action)
            offered: Action = self.program.actions[action]
            self._look((offered.picks, offered.where))
        for field in fields(thing):
            self._look(getattr(thing, field.name))

    def _expression(self, op: Op) -> None:
        operands: Any = op.operands
        match op.name:
            case "probe":
                yes, no, item = operands
                known = _known(item)
                self.found |= {yes, no} if known is None else {yes} if known else {no}
                self._look(item)
            case "probe_row":
                self.found.update(self._rows(*operands))
                self._look(operands[1])
            case "and" | "or":
                self._chain(op.name == "and", operands)
            case "if" if _known(operands[0]) is not None:
                self._look((operands[0], operands[1] if _known(operands[0]) else operands[2]))
            case "call":
                if operands[0] not in self.functions:
                    self.functions.add(operands[0])
                    self._look(self.program.functions[operands[0]].body)
                self._look(operands[1:])
            case _:
                self._look(operands)

    def _rows(self, table: int, index: Op) -> tuple[int, ...]:
        """The marks of the rows that may be read: one, if it is known which."""
        marks: tuple[int, ...] = self.program.tables[table]
        known: Any = index.operands[0] if index.name == "const" else None
        return marks if known is None else marks[known : known + 1]

    def _chain(self, going_on: bool, operands: tuple[Op, ...]) -> None:
        for item in operands:
            self._look(item)
            known = _known(item)
            if known is not None and known != going_on:
                return


def _is_nothing(op: Op) -> bool:
    """Whether a criterion is switched off."""
    operands: Any = op.operands
    return op.name == "const" or (op.name == "if" and _known(operands[0]) is False)


def _known(op: Op) -> bool | None:
    """Whether a condition is true in every game, or false; none if that is open."""
    operands: Any = op.operands
    match op.name:
        case "const":
            return bool(operands[0])
        case "probe":
            return _known(operands[2])
        case "not":
            known = _known(operands[0])
            return None if known is None else not known
        case "and" | "or":
            parts = [_known(item) for item in operands]
            decided = op.name == "or"
            if decided in parts:
                return decided
            return None if None in parts else not decided
    return None
