"""`python -m fuzz [KIND ...]`, in the folder tests: changed inputs, examined for as long as is told.

Prints a line of progress a batch, then what was found; the exit code is 1 if anything was. `--show KIND SEED` prints an
input again, and what comes of it.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from .hunting import Catch, batch_examined, one
from .kinds import KINDS, Play, made, warm

BATCH = 250


def main() -> int:
    asked = _arguments()
    if asked.show:
        return _show(asked.show[0], int(asked.show[1]))
    caught, began = Catch(), time.monotonic()
    play = Play(native=asked.native, sanitizers=asked.sanitizers)
    warm(asked.kind or list(KINDS))
    try:
        for found in _found(asked, play, began):
            caught.add(found)
            _progress(caught, began)
    except KeyboardInterrupt:
        print("\ninterrupted: this is what was found", file=sys.stderr)
    return _told(caught, time.monotonic() - began)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m fuzz", description="Change inputs at random and see that each gets an answer."
    )
    parser.add_argument("kind", nargs="*", choices=[*KINDS, []], help=f"kinds of input (all): {', '.join(KINDS)}")
    parser.add_argument("--inputs", type=int, default=1000, help="inputs of each kind (1000)")
    parser.add_argument("--seconds", type=int, help="no more batches are begun after so many seconds")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first input of each kind (0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (1)")
    parser.add_argument(
        "--native",
        type=int,
        default=50,
        metavar="N",
        help="one of N accepted rulesets is played on both backends; 0: none (50)",
    )
    parser.add_argument(
        "--sanitizers",
        type=int,
        default=0,
        metavar="N",
        help="one of N accepted rulesets is played under sanitizers; 0: none (0)",
    )
    parser.add_argument("--show", nargs=2, metavar=("KIND", "SEED"), help="print one input, and what comes of it")
    return parser.parse_args()


def _batches(kinds: list[str], first: int, inputs: int) -> Iterator[list[tuple[str, int]]]:
    """Kinds in turn, so that a run that is ended early has seen something of each."""
    ranges = [
        [
            [(kind, seed) for seed in range(low, min(low + BATCH, first + inputs))]
            for low in range(first, first + inputs, BATCH)
        ]
        for kind in kinds
    ]
    yield from (batch for turn in itertools.zip_longest(*ranges) for batch in turn if batch)


def _found(asked: argparse.Namespace, play: Play, began: float) -> Iterator[Catch]:
    """The catch of every batch, as they come in."""
    waiting: set[Future[Catch]] = set()
    batches = _batches(asked.kind or list(KINDS), asked.first, asked.inputs)
    with ThreadPoolExecutor(asked.jobs) as pool:
        while True:
            late = asked.seconds is not None and time.monotonic() - began > asked.seconds
            more = [] if late else list(itertools.islice(batches, asked.jobs - len(waiting)))
            waiting |= {pool.submit(batch_examined, batch, play) for batch in more}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def _progress(caught: Catch, began: float) -> None:
    if sys.stderr.isatty():
        count, seconds = caught.verdicts.total(), time.monotonic() - began
        print(
            f"\r{count:,} inputs, {len(caught.faults)} faults, {count / seconds:,.0f} a second ",
            end="",
            file=sys.stderr,
        )
    else:  # a long run that is lost has told what it found so far
        counts = ", ".join(f"{count:,} {kind} {verdict}" for (kind, verdict), count in sorted(caught.verdicts.items()))
        print(
            f"{time.monotonic() - began:,.0f} s: {counts}; {len(caught.faults)} faults",
            *caught.faults[-1:],
            file=sys.stderr,
            flush=True,
        )


def _told(caught: Catch, seconds: float) -> int:
    for kind in KINDS:
        accepted, refused = caught.verdicts[kind, "accepted"], caught.verdicts[kind, "refused"]
        if accepted + refused:
            slowest, seed = caught.slowest[kind]
            print(
                f"{kind:12} {accepted + refused:9,} inputs  {accepted:8,} accepted  {refused:9,} refused  "
                f"slowest {slowest:.1f} s (seed {seed})"
            )
    for kind, seed, words in caught.faults:
        print(f"FAULT {kind} {seed}: {words}")
    print(f"{caught.verdicts.total():,} inputs in {seconds:,.0f} s: {len(caught.faults)} faults")
    return 1 if caught.faults else 0


def _show(kind: str, seed: int) -> int:
    print(made(kind, seed))
    with tempfile.TemporaryDirectory() as folder:
        caught = one(kind, seed, Path(folder), Play(1))
    print(
        *(words for *_, words in caught.faults), *(verdict for _, verdict in caught.verdicts), sep="\n", file=sys.stderr
    )
    return 1 if caught.faults else 0


if __name__ == "__main__":
    sys.exit(main())
