"""Runs what the pages show at a prompt, and writes what it says: `python docs/generate/sessions.py`. A test sees that
it is up to date.

In a page stands, not shown to readers:

- `<!-- file PATH -->` above a block: its lines are the file. Where a YAML file is there already, each section of the
  block takes the place of the section of that name, or stands behind the others: so a page builds a file step by step.
- `<!-- copy PATH: RULESET -->`: a copy of a shipped ruleset.
- `<!-- slip PATH: right => wrong -->` above a session: the file has this slip while the session runs.
- `<!-- session SETTINGS -->` above a `console` block: each line with `$ rulewright ...` is run in the folder of the
  files, and what it says stands below it. Settings: `answers=1 2 pass` (what is typed, the last again and again;
  `first`: the first number that is asked for), `first=N last=N` (lines that are shown of each answer of the program;
  `...` stands for the others), `exit=N` (0 unless said).
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, repeat
from pathlib import Path

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "docs" / "tutorial.md")
PART = re.compile(
    r"<!-- (?P<what>file|copy|slip|session)\b(?P<settings>[^\n]*?) ?-->\n(?:```(?P<kind>\w+)\n(?P<text>.*?)```\n)?",
    re.DOTALL,
)
SECTION = re.compile(r"^(?=[a-z])", re.MULTILINE)
KEPT = ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")
"""Where games under way are kept: in the folder of the files as well."""
FIRST = "first"
ASKED = re.compile(r", (?P<first>[0-9]+)[^\n]*: $")
"""The end of what a program says that asks for a number."""
ENOUGH = 200
"""Answers typed at most; a game that asks more often ends by the end of input."""


@dataclass(frozen=True)
class Settings:
    """How a session is run and shown."""

    answers: tuple[str, ...] = ()
    first: int = 0
    last: int = 0
    exit: int = 0


def settings(text: str) -> Settings:
    """From `answers=1 2; first=20; last=5; exit=0`."""
    said = dict(part.strip().split("=", 1) for part in text.split(";") if part.strip())
    answers = tuple(said.pop("answers", "").split())
    return Settings(answers, **{name: int(value) for name, value in said.items()})


def merged(old: str, new: str) -> str:
    """The sections of `old`, in their order, with those of `new` in their place or behind them."""
    sections = {part.partition(":")[0]: part.rstrip("\n") for part in SECTION.split(old) if part}
    sections |= {part.partition(":")[0]: part.rstrip("\n") for part in SECTION.split(new) if part}
    return "\n\n".join(sections.values()) + "\n"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    old = path.read_text(encoding="utf-8") if path.is_file() and path.suffix == ".yaml" else ""
    path.write_text(merged(old, text) if old else text, encoding="utf-8", newline="\n")


@contextlib.contextmanager
def standing(folder: Path) -> Iterator[io.StringIO]:
    """In a folder, as in a pipe of 80 columns without colours; what is written to both outputs."""
    wanted = {"COLUMNS": "80", "NO_COLOR": "1"} | {name: str(folder) for name in KEPT}
    before, typed = dict(os.environ), sys.stdin
    said = io.StringIO()
    os.environ.update(wanted)
    try:
        with contextlib.chdir(folder), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            yield said
    finally:
        sys.stdin = typed
        os.environ.clear()
        os.environ.update(before)


class Typing(io.StringIO):
    """What a person types: the answers; for `first` what the last prompt asks for first."""

    def __init__(self, answers: Iterable[str], said: io.StringIO) -> None:
        super().__init__()
        self.answers, self.said = iter(answers), said

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        answer = next(self.answers, None)
        asked = ASKED.search(self.said.getvalue()[-200:])
        if answer == FIRST and asked is not None:
            answer = asked["first"]
        return "" if answer is None else f"{answer}\n"


def answered(folder: Path, command: str, how: Settings) -> str:
    """What a command says."""
    typed = [*how.answers[:-1], *repeat(how.answers[-1], ENOUGH)] if how.answers else []
    with standing(folder) as said:
        sys.stdin = Typing(typed, said)
        code = run(shlex.split(command, comments=True)[1:])
    assert code == how.exit, f"{command}: exit code {code}\n{said.getvalue()[-2000:]}"
    return said.getvalue()


def shown(said: str, how: Settings) -> str:
    """Its first and last lines."""
    lines = [line.rstrip() for line in said.rstrip("\n").splitlines()]
    if not (how.first or how.last) or len(lines) <= how.first + how.last + 1:
        return "\n".join(lines)
    return "\n".join(chain(lines[: how.first], ["..."], lines[len(lines) - how.last :]))


def session(folder: Path, text: str, how: Settings) -> str:
    """The lines with `$` of a block, each with what it says below it."""
    commands = [line.removeprefix("$ ") for line in text.splitlines() if line.startswith("$ ")]
    return "\n\n".join(f"$ {command}\n{shown(answered(folder, command, how), how)}" for command in commands) + "\n"


@dataclass(frozen=True)
class Walk:
    """One page, gone through from its top: the files so far, and what a slip in them is to be mended with."""

    folder: Path
    slips: dict[Path, str] = field(default_factory=dict)

    def anew(self, part: re.Match[str]) -> str:
        """A part of the page as it is to stand; what it says about files is done."""
        said = part["settings"].strip()
        path, _, rest = said.partition(": ")
        match part["what"]:
            case "file":
                put(self.folder / said, part["text"])
            case "copy":
                shutil.copytree(ROOT / "rulesets" / rest, self.folder / path)
            case "slip":
                self.slip(self.folder / path, *rest.split(" => "))
            case _:
                written = part[0].replace(part["text"], session(self.folder, part["text"], settings(said)))
                self.mend()
                return written
        return part[0]

    def slip(self, path: Path, right: str, wrong: str) -> None:
        kept = self.slips[path] = path.read_text(encoding="utf-8")
        assert kept.count(right) == 1, f"{right}: {kept.count(right)} times in {path.name}"
        path.write_text(kept.replace(right, wrong), encoding="utf-8", newline="\n")

    def mend(self) -> None:
        for path, kept in self.slips.items():
            path.write_text(kept, encoding="utf-8", newline="\n")
        self.slips.clear()


def document(text: str) -> str:
    """A page with what its sessions say now."""
    with tempfile.TemporaryDirectory() as name:
        return PART.sub(Walk(Path(name)).anew, text)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(document(page.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
