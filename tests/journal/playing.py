"""Games for these tests, played in this process by piped answers."""

from __future__ import annotations

import contextlib
import io
import sys
from dataclasses import dataclass
from pathlib import Path

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
KUHN = str(ROOT / "rulesets" / "classics" / "kuhn" / "ruleset.yaml")
GOOFSPIEL = str(ROOT / "rulesets" / "classics" / "goofspiel" / "ruleset.yaml")
STEPS = str(ROOT / "tests" / "play" / "rulesets" / "steps.yaml")


@dataclass(frozen=True)
class Played:
    """What a command left."""

    code: int
    out: str
    err: str


def play(*arguments: str, answers: str | bytes = "") -> Played:
    """`rulewright play` with these answers: words with spaces between, or bytes."""
    typed = answers if isinstance(answers, bytes) else "".join(f"{word}\n" for word in answers.split()).encode()
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(["play", *arguments])
    finally:
        sys.stdin = before
    return Played(code, out.getvalue(), err.getvalue())


def left(ruleset: str, answers: str, *arguments: str) -> None:
    """A game of people whose input ends."""
    done = play(ruleset, "--human", "all", *arguments, answers=answers)
    assert done.code == 2, done
