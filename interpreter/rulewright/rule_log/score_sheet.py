"""The score sheet: a line for each source of points, for every seat or side.

In: a game that is over. Out: frozen data, each line with who may know it. The total is public: everybody is told it at
the end. So the only line that a seat may not know follows from the others, and is told too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.game import Game
from rulewright.ir.outline import BODY, ScorePart
from rulewright.ir.program import OF_ZONES, Domain, Op
from rulewright.rule_log.knowledge import Knowledge, Slots
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A source of points, as the ruleset calls it.
    `members`: the components that gave them, if it is a sum over components: name, points.
    """

    name: str
    span: Span
    points: int
    audience: int
    members: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet of one seat or side."""

    member: str
    total: int
    lines: tuple[ScoreLine, ...]

    def told(self, eye: int) -> tuple[tuple[ScoreLine, bool], ...]:
        """The lines, and whether a mask of one seat (0: everything) is told their points."""
        hidden = [line for line in self.lines if eye & ~line.audience]
        return tuple((line, line not in hidden or len(hidden) == 1) for line in self.lines)


def score_sheets(game: Game) -> tuple[ScoreSheet, ...]:
    """One for each seat or side that is scored; none where the rules give no points."""
    spec = game.program.score
    if not game.finished or spec.points is None:
        return ()
    texts, scores = game.machine.texts, game.outcome.scores
    return tuple(
        ScoreSheet(
            game.say("log-everyone") if spec.of == "everyone" else texts.member(spec.of, member),
            scores[member],
            tuple(_Counting(game, member).lines()),
        )
        for member in range(spec.size)
    )


class _Counting:
    """Works out the points of one member again, source by source."""

    def __init__(self, game: Game, member: int) -> None:
        self.game, self.program = game, game.program
        self.knowledge = Knowledge(game.machine)
        self.member = member

    def lines(self) -> Iterator[ScoreLine]:
        for part in self.program.score.parts:
            yield self._line(part, self.game.state.slots[:])

    def _line(self, part: ScorePart, s: Slots) -> ScoreLine:
        spec = self.program.score
        assert spec.points is not None
        s[spec.var] = self.member
        self.knowledge.named[spec.var] = self.knowledge.everyone
        op: Op = spec.points
        for step in part.way:
            op = self._enter(op, s) if step == BODY else _operand(op, step)
        points = part.sign * self.knowledge.value(op, s)
        name = self.game.machine.texts.wording.calculation(part.name)
        return ScoreLine(name, part.span, points, self.knowledge.of(op, s), tuple(self._members(op, part.sign, s)))

    def _enter(self, op: Op, s: Slots) -> Op:
        """Into a term, whose parameters get their values."""
        number, *arguments = op.operands
        function = self.program.functions[number] if isinstance(number, int) else None
        assert function is not None
        for slot, argument in zip(function.parameters, arguments, strict=True):
            assert isinstance(argument, Op)
            self.knowledge.named[slot] = self.knowledge.of(argument, s)
            s[slot] = self.knowledge.value(argument, s)
        return function.body

    def _members(self, op: Op, sign: int, s: Slots) -> Iterator[tuple[str, int]]:
        domain = op.operands[0] if op.name == "sum" else None
        if not isinstance(domain, Domain) or domain.source not in OF_ZONES:
            return
        body, texts = _operand(op, 1), self.game.machine.texts
        for component in list(self.knowledge.members(domain, s)):
            s[domain.var] = component
            yield texts.component(component, s), sign * self.knowledge.value(body, s)


def _operand(op: Op, number: int) -> Op:
    found: Any = op.operands[number]
    assert isinstance(found, Op)
    return found
