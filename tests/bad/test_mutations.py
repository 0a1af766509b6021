"""Rulesets changed at random: always an answer. Each is well, or is told what is wrong at a place in the file; nothing raises."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.constants import configurations
from rulewright.lowering import lower
from rulewright.source.diagnostic import Findings, Report
from rulewright.source.render import FORMATS, render
from rulewright.source.text import Source

ROOT = Path(__file__).parents[2]
PATHS = sorted(ROOT.glob("rulesets/**/ruleset.yaml"))
TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|\d+|\s+|.", re.DOTALL)
ODD = [
    "0",
    "-1",
    "none",
    "yes",
    "99999",
    "{",
    "}",
    "[",
    "]",
    ":",
    "'",
    '"',
    "|",
    ">",
    "&a",
    "*a",
    "\t",
    "player",
    "players",
    "1..0",
    "\u00e9",
    "#",
]
SECONDS = 30


def tokens(text: str) -> list[str]:
    return TOKEN.findall(text)


def change_token(chance: random.Random, text: str) -> str:
    """Delete, repeat or replace a token."""
    found = tokens(text)
    at = chance.choice([index for index, token in enumerate(found) if not token.isspace()])
    found[at] = chance.choice(["", found[at] * 2, chance.choice(found), chance.choice(ODD)])
    return "".join(found)


def change_line(chance: random.Random, text: str) -> str:
    """Delete, repeat, replace or indent a line."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at : at + 1] = chance.choice(
        [[], [lines[at]] * 2, [chance.choice(lines)], [" " * chance.randrange(8) + lines[at].strip()]]
    )
    return "\n".join(lines)


NAME, NUMBER = r"\b[a-z_][a-z0-9_]*\b", r"\b\d+\b"


def swap_names(chance: random.Random, text: str) -> str:
    """Another name of the file in place of a name, or another number in place of a number: most of these can be read."""
    pattern = chance.choice([NAME, NUMBER])
    others: list[str] = re.findall(NAME, text) if pattern == NAME else ["0", "1", "2", "7", "99", "2147483647"]
    place = chance.choice(list(re.finditer(pattern, text)))
    return text[: place.start()] + chance.choice(others) + text[place.end() :]


SWAPS = [
    (r" where [^,}\n\"']*", [""]), (r", if_none: \w+", ["", ", if_none: skip"]), (r"\bmust:", ["may:", "everyone:"]), (r"\bmay:", ["must:"]),
    (r" clockwise from [\w.()]+", [""]), (r"seen_by: \w+", ["seen_by: nobody", "seen_by: owner", "seen_by: face", "seen_by: everyone"]),
    (r", order: \w+", ["", ", order: row", ", order: pile"]), (r", seen_by", [", room: 1, seen_by", ", order: row, seen_by"]), (r" or none", [""]),
    (r"up to ", [""]), (r"face (up|down)", ["face up", "face down"]), (r" (on top|at bottom)", [" on top", " at bottom", ""]),
    (r"\b(first|last|the|count|any|none|sum|max|min)\(", ["first(", "the(", "count(", "any(", "none(", "max("]), (r"\b(highest|lowest)\b", ["highest", "lowest"]),
    (r"players: [^\n]+", ["players: 1", "players: 2..3", "players: 4"]), (r"\bnot ", [""]), (r"[<>]=?|!=", ["<", ">", "=", "<="]), (r"(until|while): [^}\n]+", ["until: no", "while: yes"]),
]  # fmt: skip


def swap_words(chance: random.Random, text: str) -> str:
    """A word of the language in place of another: the rules can mostly be read, and mean something else."""
    pattern, others = chance.choice([swap for swap in SWAPS if re.search(swap[0], text)])
    place = chance.choice(list(re.finditer(pattern, text)))
    return text[: place.start()] + chance.choice(others) + text[place.end() :]


MUTATIONS: dict[str, Callable[[random.Random, str], str]] = {
    "token": change_token,
    "line": change_line,
    "names": swap_names,
    "words": swap_words,
}


def mutated(kind: str, seed: int) -> Source:
    chance = random.Random(f"{kind} {seed}")
    path = chance.choice(PATHS)
    text = path.read_text(encoding="utf-8")
    for _ in range(chance.choice([1, 1, 2])):
        text = MUTATIONS[kind](chance, text)
    return Source(str(path), text)


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("kind", MUTATIONS)
def test_a_changed_ruleset_gets_an_answer(kind: str, seed: int) -> None:
    """Soon, at places in its text, and in every format; what is well can be played."""
    source, report = mutated(kind, seed), Report()
    began = time.perf_counter()
    loading.check_text(source, report)
    assert time.perf_counter() - began < SECONDS
    for diagnostic in report:
        assert diagnostic.message
        assert diagnostic.span.source.name == source.name or diagnostic.span.source.name.endswith(".csv")
        assert 0 <= diagnostic.span.start <= len(diagnostic.span.source.text)
    for form in FORMATS if report.found else ():
        assert render(Findings.of(report, [source.name]), form)
    if not report.failed:
        play(source, seed)


def play(source: Source, seed: int) -> None:
    """Some choices at random in some configuration. Faults of the rules are their author's, and no fault of ours."""
    chance = random.Random(seed)
    symbols = loading.read_text(source, Report())
    assert symbols is not None
    program = lower(symbols, chance.choice(list(configurations(symbols))), Report())
    assert program is not None
    machine = Machine(program)
    try:
        state = machine.start(seed)
        for _ in range(40):
            if not state.pending:
                return
            seat = chance.choice(sorted(state.pending))
            assert state.pending[seat]
            machine.choose(state, seat, chance.choice(list(state.pending[seat])[:100]))
    except Fault:
        return
