"""Runs of random games by compiled code: whole batches, counted column by column.

In: a run, a native machine and a number of threads (compiled code lets go of Python's lock). Out: the same tally as game by
game in the reference interpreter, because seeds, choices and chance are the same. A batch with a fault is told game by game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

from rulewright.bots import seated
from rulewright.codegen.native import Batch, NativeMachine
from rulewright.stats.games import Played, play
from rulewright.stats.run import Run
from rulewright.stats.tally import Tally

LARGEST_BATCH = 20_000
WORTH_IT = 2_000
"""With fewer games the reference interpreter is done before a compiler would be."""


def suits(run: Run) -> bool:
    """Whether compiled code can play a run: its bots choose at random, and nobody looks at every step."""
    return set(run.bots) == {"random"} and not run.watched


def tallied(run: Run, native: NativeMachine, jobs: int, tally: Tally) -> Iterator[int]:
    """Plays all batches and adds them to the tally, in order; gives the number of games after each."""
    starts = range(0, run.games, LARGEST_BATCH)
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_play, run, native, start) for start in starts[: 2 * jobs]]
        following = iter(starts[2 * jobs :])
        for start in starts:
            batch = waiting.pop(0).result()
            new = next(following, None)
            if new is not None:
                waiting.append(pool.submit(_play, run, native, new))
            add(tally, run, native, batch, start)
            yield len(batch.decisions)


def _play(run: Run, native: NativeMachine, start: int) -> Batch:
    return native.playouts(native.derived_seeds(run.seed, start, min(LARGEST_BATCH, run.games - start)))


def add(tally: Tally, run: Run, native: NativeMachine, batch: Batch, start: int) -> None:
    """Adds a batch to a tally."""
    if any(batch.faults):
        for played in _one_by_one(run, native, batch, start):
            tally.add(played)
        return
    players, sides = batch.players, native.program.sides
    ranks = [batch.ranks[seat::players] for seat in range(players)]
    by_side = native.program.score.of == "side"
    winners = [row.count(1) for row in zip(*ranks, strict=True)]
    members = [sum(rank == 1 for rank in row[:sides]) for row in zip(*ranks, strict=True)] if by_side else winners
    tally.games += len(winners)
    tally.finished += len(winners)
    tally.tied += sum(count > 1 for count in members)
    tally.lengths.update(batch.decisions)
    for seat in range(players):
        _add_seat(tally, seat, batch, Counter(zip(ranks[seat], winners, members, strict=True)))


def _add_seat(tally: Tally, seat: int, batch: Batch, places: Counter[tuple[int, int, int]]) -> None:
    own, scores = tally.seats[seat], batch.scores[seat :: batch.players]
    own.total += sum(scores)
    own.squares += sum(score * score for score in scores)
    own.lowest = min(scores if own.lowest is None else (own.lowest, *scores))
    own.highest = max(scores if own.highest is None else (own.highest, *scores))
    for (rank, winners, members), games in places.items():
        own.ranks[rank] += games
        if rank == 1:
            own.wins += Fraction(games, winners)
            own.sole += games if members == 1 else 0
            own.shared += games if members > 1 else 0


def _one_by_one(run: Run, native: NativeMachine, batch: Batch, start: int) -> Iterator[Played]:
    """The games of a batch; those that ended in a fault are played again, to read what went wrong."""
    players, bots = batch.players, seated(run.bots, run.players)
    seeds = native.derived_seeds(run.seed, start, len(batch.decisions))
    for index, (fault, decisions) in enumerate(zip(batch.faults, batch.decisions, strict=True)):
        if fault:
            yield play(native.machine, bots, run.seed, start + index)
            continue
        scores, ranks = (tuple(column[index * players : (index + 1) * players]) for column in (batch.scores, batch.ranks))
        winners = ranks[: native.program.sides] if native.program.score.of == "side" else ranks
        yield Played(start + index, seeds[index], decisions, scores, ranks, sum(rank == 1 for rank in winners))

