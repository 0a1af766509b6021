"""The program in a pipe: answers in, everything out; in this process, which is quick, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
OWN = Path(__file__).parent / "rulesets"
KUHN, STEPS, FAULTY = (
    str(ROOT / "rulesets" / "classics" / "kuhn" / "ruleset.yaml"),
    str(OWN / "steps.yaml"),
    str(OWN / "faulty.yaml"),
)


@dataclass(frozen=True)
class Done:
    """What a command left."""

    code: int
    out: str
    err: str


class Piped:
    """Runs commands with answers on standard input: words with spaces between, or bytes as they are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, answers: str | bytes = "") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed(answers)), encoding="utf-8"))
        code = run(list(arguments))
        captured = self.capsys.readouterr()
        return Done(code, captured.out, captured.err)


def typed(answers: str | bytes) -> bytes:
    return answers if isinstance(answers, bytes) else "".join(f"{answer}\n" for answer in answers.split()).encode()


def process(*arguments: str, answers: str | bytes = "", shell: str = "", **environment: str) -> Done:
    """The same as a process; with `shell`, followed by this in a shell command."""
    command = [sys.executable, "-m", "rulewright", *arguments]
    start = ["bash", "-c", f'"$@" {shell}', "bash", *command] if shell else command
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **environment}
    done = subprocess.run(start, input=typed(answers), capture_output=True, env=variables, timeout=120, check=False)
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
