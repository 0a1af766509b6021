"""Bad rulesets as text: pieces of a ruleset with the findings that they earn written under the place.

A case begins with `=== its name`; its piece is merged into `base.yaml`, unless `(whole)` says that it stands alone. A
line such as `      ^ RW305 did you mean ...` stands under the line that it is about: the code at that column, and the
hint.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
BASE = (FOLDER / "base.yaml").read_text(encoding="utf-8")
MARK = re.compile(r"^( *)\^ (RW\d{3})(?: (.*))?$")


@dataclass(frozen=True)
class Finding:
    """What is told: `line:column`, the code and the hint."""

    place: str
    code: str
    hint: str

    def __str__(self) -> str:
        return f"{self.place} {self.code} {self.hint}".rstrip()


@dataclass(frozen=True)
class Case:
    """A bad ruleset, and what must be told about it: all of that and nothing else."""

    name: str
    text: str
    findings: tuple[Finding, ...]


def cases() -> list[Case]:
    """The cases of all files of this folder."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for part in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            name, _, body = part.partition("\n")
            found.append(case(f"{path.stem}: {name}", body))
    return found


def case(name: str, body: str) -> Case:
    """A case from its piece."""
    lines = (body.rstrip() if name.endswith("(whole)") else merged(body.rstrip())).split("\n")
    text: list[str] = []
    findings = []
    for line in lines:
        mark = MARK.match(line)
        if mark is None:
            text.append(line)
        else:
            findings.append(Finding(f"{len(text)}:{len(mark[1]) + 1}", mark[2], mark[3] or ""))
    return Case(name, "\n".join(text) + "\n", tuple(findings))


def merged(piece: str) -> str:
    """The base with the sections of a piece: entries of block sections are added, or replace their like."""
    whole = _sections(BASE.rstrip())
    for name, lines in _sections(piece).items():
        if name not in whole or not lines[0].endswith(":"):
            whole[name] = lines
        else:
            mine, old = _entries(lines), _entries(whole[name])
            kept = [line for entry, lines_ in old.items() if entry and entry not in mine for line in lines_]
            whole[name] = [*mine.pop(""), *kept, *(line for new in mine.values() for line in new)]
    return "\n".join(line for lines in whole.values() for line in lines)


def _sections(text: str) -> dict[str, list[str]]:
    """The lines of a text by the top-level key under which they stand."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line[:1].strip() and not MARK.match(line):
            found.setdefault(line.partition(":")[0], []).append(line)
        else:
            found[list(found)[-1]].append(line)
    return found


def _entries(lines: list[str]) -> dict[str, list[str]]:
    """The lines of a section by entry; its own line stands under the empty name."""
    found: dict[str, list[str]] = {"": lines[:1]}
    for line in lines[1:]:
        if re.match(r"  \S", line) and not MARK.match(line):
            found.setdefault(re.split(r"[:(]", line.strip())[0], [])
        found[list(found)[-1]].append(line)
    return found
