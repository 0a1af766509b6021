"""What a Program may cost: how many evaluations a decision, or the way from one to the next, may take at most.

In: a Program. Out: a `Cost` for each of its rules. One evaluation is one operation of an expression; an instruction is
one more. A fold multiplies by the members that its domain may have, a loop by its rounds, a term adds its body each
time it is called (the same call again in one body counts once, for it is worked out once), picks multiply by the
members that each may have. What is not known takes the full range. Rounds of `repeat` and `turns` are not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from rulewright.ir.cost_amount import LARGEST, NOTHING, ONE, Cost, RuleCost, sum_of
from rulewright.ir.groupings import groupings_of, most_groups, most_ways
from rulewright.ir.operations import ASKS, EXPRESSIONS, complete, instructions_that
from rulewright.ir.program import UNBOUNDED, Action, Domain, Hole, Instruction, Offer, Op, Pick, Program, Text
from rulewright.ir.repeated import PLAIN, repeated_calls
from rulewright.ir.supposed import stretches
from rulewright.source.text import Span

MOST_WORK = 200_000_000
"""How many evaluations, by the estimate, the loops of steps may take from one decision to the next."""

LARGEST_ROUND = 10**9
"""What a round of a loop costs at most, as far as it is counted in play."""

ROUNDS = instructions_that("rounds")

EACH_ONCE = {
    "count", "any", "sum", "max", "min", "equal", "different", "consecutive", "first", "last", "the", "longest_line",
    "contained", "common", "each",
}  # fmt: skip
"""Operations that look at each member of their domain once."""
ALL_WAYS = {"longest_path", "least_left"}
"""Operations that try all ways; `Costs.op` has a case for each."""
complete(
    "what operations over domains cost",
    EACH_ONCE | ALL_WAYS,
    [name for name, row in EXPRESSIONS.items() if "domain" in row.operands.split()],
)


@dataclass(frozen=True, slots=True)
class _Stretch:
    """The cost of a piece of code, and whether a seat is asked in it."""

    cost: Cost = NOTHING
    stops: bool = False


class Costs:
    """Works out the costs of one Program, each once: `rules`, those that are used before those that use them.

    A rule that costs more than `most`, or looks at more than `widest` members in one go, is in `excessive`, and counts
    as nothing in those that use it: told once.
    """

    def __init__(self, program: Program, most: int = LARGEST, widest: int = LARGEST) -> None:
        self.program = program
        self.most, self.widest, self._members = most, widest, 0
        self.rules: list[RuleCost] = []
        self.excessive: list[RuleCost] = []
        self.functions: list[Cost] = []
        for function in program.functions:  # a term comes after those that it uses
            once = dict.fromkeys(repeated_calls(function, program.position_start), False)
            self.functions.append(self._noted("term", function.name, self.op(function.body, once), function.span))
        self.actions = [self._noted("action", a.name, self.choices(a), a.span) for a in program.actions]
        self.code = [self._noted("instruction", "", self.instruction(item), item.span) for item in program.code]
        self._entries = {routine.entry: routine for routine in program.routines}
        self._routines: dict[int, _Stretch] = {}
        for entry in self._entries:
            self._routine(entry)
        self.score = self._noted("score", "", self._score(), program.code[-1].span)

    def _noted(self, kind: str, name: str, cost: Cost, span: Span) -> Cost:
        rule = RuleCost(kind, name, cost, span, self._members)
        self._members = 0
        self.rules.append(rule)
        if cost.total <= self.most and rule.members <= self.widest:
            return cost
        self.excessive.append(rule)
        return ONE

    def rounds(self) -> dict[int, int]:
        """What going round once costs, with the search for a change, by the instruction at which a loop comes round."""
        code = self.program.code
        found = {}
        for at, instruction in enumerate(code):
            if instruction.name in ROUNDS:
                last = max([at, *(later for later in range(at, len(code)) if _back(code[later]) in range(at + 1))])
                cost = self._stretch(at, last + 1).cost.total
                found[at] = min(cost + self.program.length, LARGEST_ROUND)
        return found

    # ---- expressions ----------------------------------------------------------------------------------------------

    def op(self, op: Op, once: dict[Op, bool] | None = None) -> Cost:
        """An expression: one for itself, and its operands. `once`: calls worked out once; whether they were."""
        match op.name, op.operands:
            case "call", (int() as index, *arguments):
                if once is not None and op in once:
                    if once[op]:
                        return ONE
                    once[op] = True
                return ONE + self.functions[index] + self._all(arguments, once)
            case "suppose", (int() as index, *arguments):
                return (
                    ONE.times(1 + 2 * sum(size for _, size in stretches(self.program.functions[index])))
                    + self.functions[index]
                    + self._all(arguments, once)
                )
            case "and" | "or", (tuple() as items,):
                return ONE + self._all(items, once)
            case "longest_path", (Domain() as edges, Op() as length, _, int() as ways):
                return ONE.times(ways) + self.domain(edges) + self.op(length).times(_members(edges))
            case "least_left", (Domain() as domain, Op() as number, int() as table, *compared):
                members = _members(domain)
                groupings = groupings_of(self.program.tables[table], len(compared))
                ways = most_groups(groupings, members) + most_ways(groupings, members)
                return ONE.times(ways) + self.domain(domain) + self._all([number, *compared], once).times(members)
            case _, (Domain() as domain, *bodies):
                body = self._all(bodies, once)
                return ONE + self.domain(domain) + body.times(_members(domain))
        return ONE + self._all(op.operands, once)

    def _all(self, parts: object, once: dict[Op, bool] | None) -> Cost:
        """The operands of something, added up."""
        match parts:
            case Op():
                return self.op(parts, once)
            case tuple() | list():
                costs = [self._all(part, once) for part in parts if part.__class__ not in PLAIN]
                return sum_of(costs) if costs else NOTHING
            case Domain():
                return self.domain(parts)
            case Text():
                return self.text(parts)
            case Offer():
                return self.actions[parts.action] + self._all(parts.arguments, once)
            case int() | str() | None:
                return NOTHING
            case _:
                raise AssertionError(f"{parts!r} is no operand")

    def domain(self, domain: Domain) -> Cost:
        """Every member of the source is looked at once, its condition and its sort keys worked out."""
        self._members = max(self._members, domain.most)
        each = ONE
        if domain.where is not None:
            each += self.op(domain.where)
        for key in domain.keys:
            each += self.op(key.value)
        few = self.op(domain.few) if domain.few is not None else NOTHING
        return each.times(domain.most) + few + self._source(domain)

    def _source(self, domain: Domain) -> Cost:
        """What finding the members costs: where a way ends, and who is reached, is asked of every one."""
        match domain.source, domain.operands:
            case "walk", (_, _, row, stop, _):
                return self.op(row) + self.op(stop).times(domain.most)
            case "reached", (start, _, Op(operands=(int() as table,)), row, where):
                neighbours = ONE.times(len(self.program.tables[table]))
                return self.op(start) + (self.op(row) + self.op(where)).times(domain.most) + neighbours
        return self._all(domain.operands, None)

    def text(self, text: Text) -> Cost:
        holes = [part for part in text.parts if isinstance(part, Hole)]
        return sum_of(self._hole(hole) for hole in holes)

    def _hole(self, hole: Hole) -> Cost:
        each = self.op(hole.value) + self.op(hole.audience)
        return each if hole.many is None else self.domain(hole.many) + each.times(hole.many.most)

    def _score(self) -> Cost:
        """The points and the ranking of all, at the end."""
        score = self.program.score
        parts = [
            op
            for op in (score.points, score.cannot_win, score.won, *(value for _, value, _ in score.rank))
            if op is not None
        ]
        return sum_of(map(self.op, parts)).times(score.size)

    # ---- choices --------------------------------------------------------------------------------------------------

    def choices(self, action: Action) -> Cost:
        """Finding the legal ids of an action: its picks multiply, the condition is asked of every combination."""
        found = self.op(action.where) if action.where is not None else ONE
        for pick in reversed(action.picks):
            found = self._pick(pick, found)
        return found

    def _pick(self, pick: Pick, later: Cost) -> Cost:
        """One pick: its members, and for each of them what is picked later."""
        if pick.value is not None:
            return self.op(pick.value) + later
        assert pick.domain is not None
        members = self.domain(pick.domain)
        if pick.form != "some":
            return members + later.times(min(_members(pick.domain), max(pick.size, 1)))
        low, high = pick.span_of_counts
        items = _members(pick.domain)
        subsets = min(pick.size, sum(comb(items, count) for count in range(low, min(high, items) + 1)))
        counts = self._all((pick.fewest, pick.most), None)
        return members + counts + (later + members.times(high)).times(subsets)

    # ---- code -----------------------------------------------------------------------------------------------------

    def instruction(self, instruction: Instruction) -> Cost:
        """One instruction once: of a decision, all offers, by all who choose at once. Lines of the log count twice."""
        found = ONE + self._all(instruction.operands, None)
        match instruction.name, instruction.operands:
            case "everyone", _:
                return found.times(self.program.players)
            case "say" | "tell" | "show_purse", _:
                return found.times(2 * (self.program.players + 1))
            case "draw", (_, _, _, Op() as face, _):  # asked of every one anew: what was drawn may turn the next one
                return found + self.op(face).times(len(self.program.components))
            case "claimants", (_, _, Domain() as domain, claim, _):
                ranks = sum_of(self.op(key.value) for key in domain.keys)
                return found + (self._all(claim, None) + ranks).times(_members(domain))
        return found

    def _routine(self, entry: int) -> None:
        """The cost of a routine, after those of all that it calls: chains of calls may be long."""
        waiting = [entry]
        while waiting:
            at = waiting[-1]
            callees = [] if at in self._routines else [one for one in self._called(at) if one not in self._routines]
            if callees:
                waiting += callees
                continue
            waiting.pop()
            if at not in self._routines:
                routine, found = self._entries[at], self._stretch(at, self._end(at))
                cost = self._noted(routine.kind, routine.name, found.cost, routine.span)
                self._routines[at] = _Stretch(cost, found.stops)

    def _end(self, entry: int) -> int:
        """The place after a routine."""
        code = self.program.code
        return next(at for at in range(entry, len(code)) if code[at].name == "return") + 1

    def _called(self, entry: int) -> list[int]:
        """The entries of the routines that a routine calls, in their order."""
        code = self.program.code[entry : self._end(entry)]
        operands = [one.operands[0] for one in code if one.name == "call"]
        return [callee for callee in operands if isinstance(callee, int)]

    def _stretch(self, at: int, end: int) -> _Stretch:
        """A piece of a routine: what never asks a seat adds up; of parts that ask, the most expensive counts."""
        rounds: dict[object, int] = {}
        plain, asking, stops = NOTHING, NOTHING, False
        while at < end:
            part, at = self._part(at, end, rounds)
            if part.stops:
                asking, stops = max(asking, part.cost, key=lambda cost: cost.total), True
            else:
                plain += part.cost
        return _Stretch(plain + asking, stops)

    def _part(self, at: int, end: int, rounds: dict[object, int]) -> tuple[_Stretch, int]:
        """The cost of the instruction at a place, with the loop that it heads; and the place after it."""
        instruction = self.program.code[at]
        cost = self.code[at]
        match instruction.name, instruction.operands:
            case ("begin", (region, Domain() as domain)):
                rounds[region] = _members(domain)
            case ("claimants", (region, _, Domain() as domain, _, _)):
                rounds[region] = _members(domain)
            case ("next" | "claimant" as name, operands):
                label = operands[2] if name == "next" else operands[-1]
                if isinstance(label, int) and at < label <= end:
                    body = self._stretch(at + 1, label)
                    count = 1 if body.stops else rounds.get(operands[0], 1)
                    return _Stretch((body.cost + cost).times(count) + cost, body.stops), label  # it ends with no member
            case ("call", (int() as entry, _, _)):
                called = self._routines[entry]
                return _Stretch(called.cost + cost, called.stops), at + 1
        return _Stretch(cost, instruction.name in ASKS), at + 1


def _members(domain: Domain) -> int:
    """How many members a domain has at most, after `first n`."""
    match domain.few:
        case Op(name="const", operands=(int() as few,)):
            return min(domain.most, max(0, few))
    return domain.most


def _back(instruction: Instruction) -> int:
    """Where an instruction goes on that may go back, or a place after all code."""
    labels = [operand for operand in instruction.operands[-1:] if isinstance(operand, int)]
    return labels[0] if instruction.name in ("jump", "unless") and labels else UNBOUNDED
