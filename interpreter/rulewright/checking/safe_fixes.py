"""Safe fixes, made in files: what was plainly meant, written in place of what stands there.

In: findings. Out: for each file that changes its text before and after, byte for byte the same but for the fixes:
comments, line ends and the mark at the beginning stay. A file that is no more as it was when it was checked, or that is
not UTF-8, is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright.source.diagnostic import Diagnostic, Fix
from rulewright.storage import read, write_whole

MOST_READ = 2_000_000
MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class FixedFile:
    """A file's text before and after, and how many fixes were made."""

    path: Path
    before: str
    after: str
    count: int

    def write(self) -> None:
        """The file, whole or not at all."""
        write_whole(self.path, self.after.encode("utf-8"))


def fixed_files(found: Iterable[Diagnostic]) -> list[FixedFile]:
    """What the safe fixes of these findings make of their files."""
    by_file: dict[str, list[Fix]] = {}
    for one in found:
        fix = one.fixes[0] if len(one.fixes) == 1 and one.fixes[0].is_safe else None
        if fix is not None:
            by_file.setdefault(fix.span.source.name, []).append(fix)
    made = (_fixed(Path(name), fixes) for name, fixes in sorted(by_file.items()))
    return [one for one in made if one is not None]


def _fixed(path: Path, fixes: list[Fix]) -> FixedFile | None:
    try:
        before = read(path, MOST_READ).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    places, plain = _places(before), _plain(before)
    wanted = {(fix.span.start, fix.span.end, fix.text) for fix in fixes if fix.span.source.text == plain}
    end = "\r\n" if "\r\n" in before else "\n"
    after, count, last = before, 0, len(before) + 1
    for begin, stop, text in sorted(wanted, reverse=True):
        if stop <= last:  # of two that overlap, the later one; the other follows when the file is checked again
            after = after[: places[begin]] + text.replace("\n", end) + after[places[stop] :]
            count, last = count + 1, begin
    return FixedFile(path, before, after, count) if after != before else None


def _plain(text: str) -> str:
    """A text as it is checked: plain line ends, no mark at its beginning."""
    return text.removeprefix(MARK).replace("\r\n", "\n").replace("\r", "\n")


def _places(text: str) -> list[int]:
    """For each place in the plain text, the place in the file."""
    found, at = [], len(text) - len(text.removeprefix(MARK))
    while at < len(text):
        found.append(at)
        at += 2 if text.startswith("\r\n", at) else 1
    return [*found, len(text)]
