"""What has changed from one text of a playthrough to another, in the terms of the game: for whoever has to say whether
it was meant.

In: the lines of both texts. Out: a few lines: where they part, and what is told, offered, drawn, seen and scored in one
of them only. Complains about nothing: a line that is none of a playthrough's counts as what somebody sees.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

DECISION = re.compile(r"== (\d+\. .+)")
END = re.compile(r"== (?:The end|A fault of the rules).*")
OFFER = re.compile(r".+ may: (.*)")
CHOICE = re.compile(r".+ chooses: \d+ .*")
NUMBERED = re.compile(r"^\d+ ")
MOST_TOLD = 3
"""So many examples are told of each sort of change."""


@dataclass
class Parts:
    """The lines of a playthrough by what they say; each sort is counted, and the end stands as it is."""

    decisions: list[str] = field(default_factory=list)
    chance: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: list[str] = field(default_factory=list)
    log: Counter[str] = field(default_factory=Counter)
    seen: list[str] = field(default_factory=list)
    end: list[str] = field(default_factory=list)


def parts(lines: Iterable[str]) -> Parts:
    """The lines of a playthrough, sorted."""
    found = Parts()
    for line in lines:
        if found.end or END.fullmatch(line):
            found.end.append(line)
        elif decision := DECISION.fullmatch(line):
            found.decisions.append(decision[1])
        elif line.startswith("chance: "):
            found.chance[line.removeprefix("chance: ")] += 1
        elif offer := OFFER.fullmatch(line):
            found.offered.update(NUMBERED.sub("", action) for action in offer[1].split("; "))
        elif CHOICE.fullmatch(line):
            found.chosen.append(line)
        elif line.startswith("- "):
            found.log[line.removeprefix("- ")] += 1
        elif line:
            found.seen.append(line)
    return found


def changes(old: Sequence[str], new: Sequence[str]) -> tuple[str, ...]:
    """What differs between two texts; nothing where there was no text, or where they are the same."""
    if not old or old == new:
        return ()
    before, after = parts(old), parts(new)
    told = (
        *_way(before, after),
        *_only("drawn by chance", before.chance, after.chance),
        *_only("offered", before.offered, after.offered),
        *_only("told", before.log, after.log),
        *_result(before.end, after.end),
    )
    if not told:
        return ("the game is the same; its words or what is seen of it differ",)
    return (*told, *(["what somebody sees differs as well"] if before.seen != after.seen else []))


def _way(before: Parts, after: Parts) -> Iterator[str]:
    """How far the same choices are made."""
    if before.decisions == after.decisions and before.chosen == after.chosen:
        return
    pairs = zip(before.chosen, after.chosen, strict=False)
    same = next((n for n, (old, new) in enumerate(pairs) if old != new), min(len(before.chosen), len(after.chosen)))
    yield f"choice {same + 1} was {_at(before.chosen, same)} and is {_at(after.chosen, same)}"


def _at(chosen: Sequence[str], number: int) -> str:
    return f"`{chosen[number]}`" if number < len(chosen) else "the end"


def _only(what: str, before: Counter[str], after: Counter[str]) -> Iterator[str]:
    """What one text has and the other has not, or has less often."""
    for when, found in (("no more", before - after), ("now", after - before)):
        if found:
            examples = "; ".join(list(found)[:MOST_TOLD])
            more = f"; and {len(found) - MOST_TOLD} more" if len(found) > MOST_TOLD else ""
            yield f"{what} {when}: {examples}{more}"


def _result(before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    """The ends, where they differ."""
    if before != after:
        gone = [line.strip() for line in before if line not in after]
        come = [line.strip() for line in after if line not in before]
        yield f"the end was: {'; '.join(gone[:MOST_TOLD]) or 'shorter'}"
        yield f"the end is: {'; '.join(come[:MOST_TOLD]) or 'shorter'}"
