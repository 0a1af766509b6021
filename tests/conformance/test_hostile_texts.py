"""No text of a ruleset gets into the printed C as code, whatever it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from rulewright import loading, storage
from rulewright.backend.codegen import c_compiler
from rulewright.backend.codegen.c_names import STEMS, CNames, comment, name_part
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Program
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Source, Span

from .c_tokens import TRIGRAPHS, tokens
from .cases import Case, sample

PAYLOAD = 'int evil_code = 1; system("evil_code");'
ENDS = (
    "*/",
    "*\\",
    "*\\\n/",
    "*??/\n/",
    "* /",
    "**/",
    "/*/",
    "*\u2028/",
    "*\r/",
    "*\x0c/",
    "*\x85/",
    "*\0/",
    "*\u200b/",
    "\uff0a\uff0f",
)
HOSTILE = (
    *(f"{end} {PAYLOAD} /*" for end in ENDS),
    *(f"{space}{PAYLOAD}{space}" for space in ("\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029")),
    *(f"??{sign}{PAYLOAD}" for sign in TRIGRAPHS),
    f'"{PAYLOAD}"',
    f"'{PAYLOAD}",
    f"\n#include </etc/passwd>\n#define RW {PAYLOAD}",
    f"\\\n{PAYLOAD}\\",
    f"//\\\n{PAYLOAD}\n",
    f"%:define s {PAYLOAD}",
    "??/",
    "\\",
    "/",
    "*",
    "?",
    "-o/evil_code",
    "@evil_code",
    "../../evil_code",
    "$(evil_code)",
    "`evil_code`",
    "%s%n",
    "{0}{a.__class__}",
    "{",
    "}",
    "",
    " ",
    "\u202e evil_code",
    "\ud800",
    "evil_code" * 100,
    "/* " * 60,
    "e" * 99 + "*/" + PAYLOAD,
    '_Pragma("GCC diagnostic")',
    "\N{KELVIN SIGN}elvin",
    "é",
    "at",
    "s",
    "g",
    "0",
    "N2",
    "a_N2",
    "int",
    "main",
)

STRUCTURE = {
    "Op": {"name"},
    "Instruction": {"name"},
    "Key": {"kind"},
    "Domain": {"source", "end"},
    "Hole": {"kind", "type"},
    "Variable": {"type", "seen_by", "owners"},
    "PurseFamily": {"seen_by", "owner"},
    "Zone": {"order"},
    "ZoneFamily": {"cls", "order", "seen_by", "owner"},
    "Pick": {"form", "type"},
    "Routine": {"kind"},
    "ScoreSpec": {"of", "ending", "rank"},
    "ClassInfo": {"name"},
    "Component": {"cls"},
    "Mark": {"kind", "side"},
}
"""What in a Program is no text of the ruleset but says what a thing is;
class names are the keys by which components find theirs.
"""
WORDS = {"exact", "up_to", "top", "bottom", ""}
"""Operands of instructions that are words of the language."""
OURS = re.compile(f"({'|'.join(sorted(STEMS))})_")
"""What the printer puts before names of the ruleset."""


def rewritten(thing: Any, text: Callable[[str], str]) -> Any:
    """The same thing with every text of the ruleset replaced; spans show a line that is all text."""
    if isinstance(thing, str):
        return thing if thing in WORDS else text(thing)
    if isinstance(thing, Span):
        line = text(thing.source.line(thing.position.line)) if thing is not NOWHERE else ""
        return Span(Source(text(thing.source.name), line), 0, len(line)) if thing is not NOWHERE else thing
    if isinstance(thing, tuple):
        return tuple(rewritten(item, text) for item in thing)
    if isinstance(thing, dict):
        return {rewritten(key, text): rewritten(value, text) for key, value in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        kept = STRUCTURE.get(type(thing).__name__, set())
        changed = {f.name: rewritten(getattr(thing, f.name), text) for f in fields(thing) if f.name not in kept}
        return replace(thing, **changed)
    return thing


def code(program: Program) -> list[str]:
    """The tokens of a Program in C, names of the ruleset numbered in the order in which they come."""
    text = printed(Machine(program)).text
    assert text.isascii()
    assert set(text) <= set(map(chr, range(32, 127))) | {"\n"}
    numbers: dict[str, int] = {}
    return [f"name {numbers.setdefault(token, len(numbers))}" if OURS.match(token) else token for token in tokens(text)]


@pytest.mark.parametrize("case", sample(), ids=str)
def test_hostile_texts_change_no_token(case: Case) -> None:
    """With every text hostile, each in its way, a Program has the same tokens as with harmless texts."""
    program, seen = case.machine.program, dict[str, int]()

    def numbered(text: str) -> int:
        return seen.setdefault(text, len(seen))

    harmless = rewritten(program, lambda text: f"harmless{numbered(text)}")
    hostile = rewritten(program, lambda text: f"{HOSTILE[numbered(text) % len(HOSTILE)]}{numbered(text)}")
    assert len(seen) > 20
    expected = code(harmless)
    assert code(hostile) == expected
    assert not [token for token in expected if "evil_code" in token and not token.startswith("name ")]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_comment_is_a_comment(text: str) -> None:
    """Before, inside of, and after other text, as long as may be."""
    for around in (text, text * 40, f"{text}{text[::-1]}", *(("x" * n) + text for n in range(80, 101))):
        assert tokens(f"a {comment(around)} b") == ["a", "b"]
        assert "\n" not in comment(around)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_part_of_a_name_is_a_name(text: str) -> None:
    """Of bounded length, without anything else in it."""
    assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", name_part(text))
    assert len(name_part(text * 30)) <= 40


def test_names_are_different(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where what may be shown of them is the same."""
    program = sample()[0].machine.program
    names = CNames(program)
    found = Counter(
        names.unique("term", text) for text in (*HOSTILE, *HOSTILE, "a", "a_N2", "a n2", "a" * 50, "a" * 60)
    )
    assert found.most_common(1)[0][1] == 1


def test_the_tokeniser_knows_the_ways_out() -> None:
    """What a compiler takes for code, it does too; so the tests above can fail."""
    for end in ("*/", "*\\\n/", "*??/\n/", "*\\ \n/"):
        assert "evil_code" in tokens(f"/* {end} {PAYLOAD} /* */")
    assert tokens("??=define a ??/\n b\n") == ["#", "define", "a", "b", "\n"]
    for broken in ("/* a", '"a', "'a\n'", "\x0c"):
        with pytest.raises(ValueError, match="at"):
            tokens(broken)


# ---- files ----------------------------------------------------------------------------------------------------------

TEXT = """rulewright: 1
game: NAME
title: 'TITLE'
players: 2
limit: 50 decisions
state: {n: {is: 0..10, start: 0}}
actions: {STEP: {says: '{me} goes'}}
phases:
  game:
    a: {must: STEP, by: player 1, if_none: never}  # COMMENT
    b: set n to 1  # COMMENT
score: {of: player, points: 0, rank: highest points then shared}
"""


def machine_of(folder: Path, text: str) -> Machine:
    path = folder / "ruleset.yaml"
    path.write_text(text, encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(2, {})


@pytest.mark.parametrize("end", ENDS[:6], ids=range(6))
def test_a_file_with_hostile_comments_is_played(
    end: str, quick_builds: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled for real: with text that gets out of a comment this does not compile, or says so."""
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path / "cache"))
    hostile = f"{end} \n int evil_code(".replace("\n", " ").replace("'", "")
    text = TEXT.replace("TITLE", hostile).replace("COMMENT", hostile).replace("NAME", "bomb").replace("STEP", "go")
    assert NativeMachine(machine_of(tmp_path, text)).start(1).waiting == (0,)


def test_long_names_are_played(quick_builds: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of any length the language takes: neither a file's name nor a C name is as long."""
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path / "cache"))
    long = "n" * 900
    machine = machine_of(tmp_path, TEXT.replace("NAME", long).replace("STEP", f"{long}x"))
    assert NativeMachine(machine).start(1).waiting == (0,)
    assert all(len(path.name) < 120 for path in (tmp_path / "cache" / "native").iterdir())


def test_messages_of_the_build_show_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the user's cache nor where the compiler lies, nor characters that move a cursor."""
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path / "cache"))
    with pytest.raises(c_compiler.BuildFailed) as failed:
        c_compiler.built("#error \x1b[2J\nint a", "evil", ("-shared",))
    assert str(tmp_path) not in str(failed.value)
    assert "game.c:1" in str(failed.value)
    assert "\x1b" not in str(failed.value)
    assert "/" not in str(failed.value).splitlines()[0]
