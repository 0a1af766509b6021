"""Legal actions: which ids an action has now, and what an id means.

An id is the action's base plus a mixed-radix number over its picks. Enumerating and binding write the action's own
frame; enumerating clears it again. What no pick changes is worked out once for all of them.
"""

from __future__ import annotations

from rulewright.backend.runtime.evaluate import Evaluator
from rulewright.backend.runtime.pickers import picker_of
from rulewright.backend.runtime.state import SlotValues
from rulewright.backend.runtime.table import Table
from rulewright.ir.program import Action, Pick, Program
from rulewright.ir.repeated import calls_for_all_picks


class Chooser:
    """One action: its legal ids for a seat and arguments, and the binding of an id."""

    def __init__(self, action: Action, evaluator: Evaluator) -> None:
        evaluator.span = action.span
        self.action = action
        picked = [slot for pick in action.picks for slot in _slots(pick)]
        self.frame = [action.me, *action.parameters, *picked]
        steady = calls_for_all_picks(action, frozenset(picked), evaluator.program.position_start)
        with evaluator.keeping(steady) as self.kept:
            self.pickers = [picker_of(pick, evaluator) for pick in action.picks]
            self.where = evaluator.value(action.where) if action.where is not None else None
        self.plain = self._plain()

    def _plain(self) -> bool:
        """Whether all ids are a stretch of numbers: one number pick without conditions."""
        picks = self.action.picks
        return (
            len(picks) == 1
            and picks[0].form == "number"
            and self.where is None
            and picks[0].domain is not None
            and picks[0].domain.where is None
        )

    def enter(self, s: SlotValues, me: int, arguments: list[int]) -> None:
        s[self.action.me] = me
        for each in self.kept:
            each.kept = None
        for parameter, argument in zip(self.action.parameters, arguments, strict=True):
            s[parameter] = argument

    def clear(self, s: SlotValues) -> None:
        for slot in self.frame:
            s[slot] = 0

    def legal(self, s: SlotValues, me: int, arguments: list[int]) -> list[int]:
        """The ids that are legal now, in increasing order of enumeration."""
        self.enter(s, me, arguments)
        base = self.action.base
        if self.plain:
            values = self.pickers[0].members(s)
            shift = base - self.action.picks[0].low
            found = [value + shift for value in values]
        else:
            found = []
            self._extend(s, 0, base, found)
        self.clear(s)
        return found

    def _extend(self, s: SlotValues, at: int, number: int, found: list[int]) -> None:
        if at == len(self.pickers):
            if self.where is None or self.where(s):
                found.append(number)
            return
        picker = self.pickers[at]
        scale = 1
        for later in self.pickers[at + 1 :]:
            scale *= later.size
        for index in picker.options(s):
            self._extend(s, at + 1, number + index * scale, found)

    def bind(self, s: SlotValues, me: int, arguments: list[int], number: int) -> bool:
        """Fills the frame with what the id means; false (and a clear frame) if it is not legal."""
        self.enter(s, me, arguments)
        rest = number - self.action.base
        indices = []
        for picker in reversed(self.pickers):
            rest, index = divmod(rest, picker.size)
            indices.append(index)
        fine = all(picker.take(s, index) for picker, index in zip(self.pickers, reversed(indices), strict=True))
        if not fine or (self.where is not None and not self.where(s)):
            self.clear(s)
            return False
        for picker in self.pickers:
            picker.finish(s)
        return True


def _slots(pick: Pick) -> list[int]:
    """Every slot that enumerating or binding a pick may write; for a subset also those of its members."""
    own = [pick.slot, pick.knew] if pick.knew >= 0 else [pick.slot]
    if pick.member is None:
        return own
    return [*own, *range(pick.slot + 1, pick.slot + 1 + max(1, pick.span_of_counts[1])), *_slots(pick.member)]


class Choosers:
    """All actions of a Program, and which of them an id belongs to."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self.all = [Chooser(action, evaluator) for action in program.actions]
        self.table: Table = evaluator.table

    def of(self, number: int) -> Chooser:
        """The chooser of an action id (not of a pass)."""
        for chooser in self.all:
            if chooser.action.base <= number < chooser.action.base + chooser.action.size:
                return chooser
        raise ValueError(f"there is no action {number}")
