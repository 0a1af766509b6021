"""Reads a printed table back: which value stands for which keys.

In: the lines of a table with one variable, and the members of each of its keys, in order. Out: the text of every
combination.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product

Members = Sequence[Sequence[str]]
Read = dict[tuple[str, ...], str]


def read(text: str, name: str, members: Members, across: int = 0) -> Read:
    """The values by keys. `across`: the columns of a grid, for a state by its spaces alone."""
    lines = text.splitlines()
    if not members:
        return {(): _facts(" ".join(lines))[name]}
    titled = re.match(rf"{name} of\s+each", " ".join(text.split()))
    if titled is None:
        return _paragraphs(lines, members, name)
    while lines and lines[0].startswith(("      ", f"{name} of")) and not _is_head(lines[0], members):
        title = lines.pop(0)
    if not lines and title.split()[-1] == "none":
        return dict.fromkeys(product(*members), ".")
    if len(members) == 1:
        return _cells(lines, members[0], across)
    return _matrix(lines, members) if _is_head(lines[0], members) else _paragraphs(lines, members, "")


def _is_head(line: str, members: Members) -> bool:
    return len(members) > 1 and re.split(" {2,}", line.strip()) == list(members[-1])


def _cells(lines: Sequence[str], members: Sequence[str], across: int) -> Read:
    """A grid of spaces: heads of columns, rows behind their names, and what short names mean."""
    found: Read = {}
    meanings = [part.split(" = ") for line in lines if " = " in line for part in line.strip().split(", ")]
    long = {short.replace("N", str(n)): name.replace("N", str(n)) for short, name in meanings for n in range(10)}
    heads: list[str] = []
    for line in lines:
        words = re.findall(r"Player \d|\S+", re.sub(r" +\d+\.\.\d+$", "", line)) if " = " not in line else []
        if line.startswith(" " * 5):
            heads = words
        for column, cell in zip(heads, words[1:], strict=True) if words and words is not heads else ():
            found[(members[(int(words[0]) - 1) * across + int(column) - 1],)] = long.get(cell, cell)
    return found


def _matrix(lines: Sequence[str], members: Members) -> Read:
    """Rows with labels below a line of heads."""
    found: Read = {}
    for line in lines[1:]:
        label, *cells = re.split(" {2,}", line)
        for keys in _expanded(label, members[:-1]):
            found |= {(*keys, member): cell for member, cell in zip(members[-1], cells, strict=True)}
    return found


def _paragraphs(lines: Sequence[str], members: Members, name: str) -> Read:
    """Owners with facts: beside them, or on lines below."""
    found: Read = {}
    for label, facts in _owners(lines):
        owners = members if name else members[:-1]
        for keys in _expanded(label.removesuffix(" (you)"), owners):
            for head, value in _facts(facts).items():
                assert not name or head == name
                found |= {keys: value} if name else {(*keys, *last): value for last in _expanded(head, members[-1:])}
    return found


def _owners(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Labels with the text of their facts."""
    at = 0
    while at < len(lines):
        label, *facts = re.split(" {3,}", lines[at])
        at += 1
        while not facts and lines[at].startswith("      "):
            label += " " + lines[at].strip()
            at += 1
        below = []
        while at < len(lines) and lines[at].startswith(" "):
            below.append(lines[at])
            at += 1
        yield label, "   ".join(facts) or _joined(below)


def _joined(lines: Sequence[str]) -> str:
    """Lines of facts as one; a deeper margin goes on with what stands before."""
    return re.sub(r"\n {6}", " ", "\n".join(lines)).strip().replace("\n  ", "   ")


def _facts(text: str) -> dict[str, str]:
    return dict(fact.split(": ") for fact in re.split(" {3,}", text.strip()) if ": " in fact)


def _expanded(label: str, members: Members) -> Iterator[tuple[str, ...]]:
    """All combinations of keys that a label means: `cell 1, red to blue`."""
    ranges = []
    for part, names in zip(label.split(", "), members, strict=True):
        first, _, last = part.partition(" to ")
        ranges.append(names[names.index(first) : names.index(last or first) + 1])
    return product(*ranges)
