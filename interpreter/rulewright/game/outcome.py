"""Who won: ranks, scores and what decided.

Where the rules say who has won, any number of members (seats, sides, or everyone together) come first; all others rank
behind them, and nobody is first if nobody has won. Else members are ranked by the chain of criteria. Those who cannot
win come after all others. Where the chain ends with `out`, the leaders still tied fall behind the best who stands
alone; if nobody does, they share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from rulewright.backend.runtime.game_wording import listed
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.sentences import Speech, english

Called = Mapping[str, str]
NOT_CALLED: Called = {}


@dataclass(frozen=True, slots=True)
class Outcome:
    """`scores` and `ranks` by seat (rank 1 is best, equal ranks are shared), and lines that say why."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reasons: tuple[str, ...]
    is_declared: bool = False
    """Whether the rules say who has won: then every winner has won in full, and there may be none."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def place(self, seat: int, say: Speech = english) -> str:
        """Where a seat has come, in a word for people."""
        if self.is_declared:
            return say("won" if self.ranks[seat] == 1 else "lost")
        return str(self.ranks[seat])

    def returns(self) -> tuple[float, ...]:
        """1 shared by the winners, -1 shared by the others, 0 in all.
        Where the rules say who has won, 1 for each winner and -1 for each other seat.
        """
        if self.is_declared:
            return tuple(1.0 if rank == 1 else -1.0 for rank in self.ranks)
        winners = len(self.winners)
        losers = len(self.ranks) - winners
        return tuple((1 / winners if rank == 1 else -1 / losers) if losers else 0.0 for rank in self.ranks)


@dataclass(frozen=True, slots=True)
class _Standing:
    """A member with its score and sort keys (greater is better)."""

    member: int
    score: int
    key: tuple[int, ...]


def outcome_of(machine: Machine, state: State, called: Called = NOT_CALLED) -> Outcome:
    """The outcome of a position; `called`: what criteria are called, by their words in the ruleset."""
    program, spec = machine.program, machine.program.score
    standings = [_standing(machine, state, member) for member in range(spec.size)]
    scores = {standing.member: standing.score for standing in standings}
    seats = [seat % spec.size for seat in range(program.players)]
    if spec.is_declared:
        won = [standing.key[0] == 1 for standing in standings]
        ranks = {member: 1 if is_first else 1 + max(1, sum(won)) for member, is_first in enumerate(won)}
        return Outcome(_dealt(scores, seats), _dealt(ranks, seats), _results(machine, standings), is_declared=True)
    ordered = sorted(standings, key=lambda standing: standing.key, reverse=True)
    if spec.marks:
        _note(machine, ordered)
    out = _out(ordered) if spec.ending == "out" else []
    groups = _groups(ordered, out)
    ranks, place = {}, 1
    for group in groups:
        for standing in group:
            ranks[standing.member] = place
        place += len(group)
    return Outcome(_dealt(scores, seats), _dealt(ranks, seats), _reasons(machine, groups, out, called))


def _dealt(by_member: dict[int, int], seats: list[int]) -> tuple[int, ...]:
    """What each seat's member has."""
    return tuple(by_member[member] for member in seats)


def sort_keys(machine: Machine, state: State) -> list[tuple[int, ...]]:
    """What every member is ranked by: whether it may win, then the criteria; greater is better."""
    return [_standing(machine, state, member).key for member in range(machine.program.score.size)]


def _note(machine: Machine, ordered: list[_Standing]) -> None:
    """Notes which criteria decided between neighbours, and whether two are equal in the end."""
    marks = (-1, *machine.program.score.marks)
    for better, worse in pairwise(ordered):
        at = next(
            (place for place, (ours, other) in enumerate(zip(better.key, worse.key, strict=True)) if ours != other),
            len(marks) - 1,
        )
        machine.hits[marks[at]] = 1


def _standing(machine: Machine, state: State, member: int) -> _Standing:
    spec, s = machine.program.score, state.slots
    s[spec.var] = member
    if spec.won is not None:
        key = [1 if machine.value(spec.won)(s) else 0]
    else:
        key = [0 if spec.cannot_win is not None and machine.value(spec.cannot_win)(s) else 1]
    for kind, op, _ in spec.rank:
        s[spec.var] = member
        value = int(machine.value(op)(s))
        key.append(value if kind == "highest" else -value)
    s[spec.var] = member
    score = machine.value(spec.points)(s) if spec.points is not None else 0
    s[spec.var] = 0
    return _Standing(member, score, tuple(key))


def _out(ordered: list[_Standing]) -> list[_Standing]:
    """Tied leaders who fall out: those ahead of the best who stands alone."""
    for place, standing in enumerate(ordered):
        if sum(other.key == standing.key for other in ordered) == 1:
            return ordered[:place]
    return []


def _groups(ordered: list[_Standing], out: list[_Standing]) -> list[list[_Standing]]:
    """Members of equal rank together, best first; where leaders fell out, the winner alone comes first."""
    rest = ordered
    groups: list[list[_Standing]] = []
    if out:
        winner = ordered[len(out)]
        groups.append([winner])
        rest = [standing for standing in ordered if standing is not winner]
    for standing in rest:
        if groups and groups[-1][0].key == standing.key and not (out and len(groups) == 1):
            groups[-1].append(standing)
        else:
            groups.append([standing])
    return groups


def _reasons(machine: Machine, groups: list[list[_Standing]], out: list[_Standing], called: Called) -> tuple[str, ...]:
    """One line for every place: who is there, and by what ahead of the next."""
    lines, place, wording = [], 1, machine.texts.wording
    say = wording.sentence
    for index, group in enumerate(groups):
        names = listed(wording, [_name(machine, standing.member) for standing in group])
        line = say("ranked", place=place, names=names, score=group[0].score)
        if index + 1 < len(groups):
            line = _ahead(machine, line, group[0], groups[index + 1][0], bool(out) and index == 0, called)
        if group[0].key[0] == 0:
            line = say("cannot-win", line=line)
        lines.append(line)
        place += len(group)
    return tuple(lines)


def _results(machine: Machine, standings: list[_Standing]) -> tuple[str, ...]:
    """One line for every member, winners first: won or lost, with how much."""
    lines, say = [], machine.texts.wording.sentence
    for standing in sorted(standings, key=lambda one: (-one.key[0], -one.score)):
        result = say("won" if standing.key[0] else "lost")
        lines.append(say("won-with", name=_name(machine, standing.member), result=result, score=standing.score))
    return tuple(lines)


def _name(machine: Machine, member: int) -> str:
    of = machine.program.score.of
    return machine.texts.wording.sentence("everyone") if of == "everyone" else machine.texts.member(of, member)


def _ahead(machine: Machine, line: str, better: _Standing, worse: _Standing, alone: bool, called: Called) -> str:
    """A line, and by what those that it names are ahead of the next."""
    say = machine.texts.wording.sentence
    if alone:
        return say("ahead-alone", line=line)
    for place, (ours, other) in enumerate(zip(better.key, worse.key, strict=True)):
        if ours != other and place == 0:
            return line
        if ours != other:
            kind, _, text = machine.program.score.rank[place - 1]
            text = called.get(text) or machine.texts.wording.calculation(text)
            key, sign = ("ahead-lower", -1) if kind == "lowest" else ("ahead", 1)
            left, right = (_value(machine, place - 1, sign * value) for value in (ours, other))
            return say(key, line=line, what=text, ours=left, other=right)
    return line


def _value(machine: Machine, criterion: int, value: int) -> int | str:
    """A value of a criterion: in words, if these have words."""
    program = machine.program
    type_ = program.score.types[criterion] if criterion < len(program.score.types) else "number"
    is_word = isinstance(program.number(type_, value), str) or (value >= 0 and type_ in program.words)
    return machine.texts.member(type_, value) if is_word else value
