"""Machines that are ready from an earlier run: the same as new ones, and never
those of other files, options or versions.
"""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import loading, machine_cache, storage
from rulewright.errors import BadConfiguration
from rulewright.ir.program_text import text
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.diagnostic import Report

TEXT = """
rulewright: 1
game: small
title: Small
players: 2..3
limit: 20 decisions
options: {most: {values: 1..3, default: 2, about: "How many?", why: It may be more.}}
components: {card: {traits: {rank: 1..9}, kinds: {low: {}, high: {}}, from: cards.csv}}
zones: {deck: {holds: card, order: pile, starts: all, seen_by: nobody}, box: {holds: card, seen_by: everyone}}
actions: {take: {do: draw up to 1 from deck to box}}
phases: {game: {start: shuffle deck, go: {repeat: {each: player me clockwise from player 1,
    steps: {act: {must: take, if_none: never}}}, until: count(box) >= most}}}
score: {of: player, points: 0, rank: highest points then shared}
"""
CARDS = "kind,rank,count\nlow,1,2\nhigh,9,2\n"

HEAVY = {
    *("lark", "yaml", "jsonschema", "textual", "logging", "rulewright.loading", "rulewright.frontend.typed.symbols"),
    *("rulewright.rulebook", "rulewright.guidance", "rulewright.search.thinking", "rulewright.information.belief"),
    *("rulewright.processes.cluster", "rulewright.backend.codegen.native_machine", "rulewright.source.codes"),
}
"""What a game that is played does without until somebody asks for it."""


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Found:
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path / "cache"))
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(TEXT)
    (folder / "cards.csv").write_text(CARDS)
    return Found(folder / "ruleset.yaml")


def made(found: Found, players: int | None = None, **options: str) -> machine_cache.Ready:
    report = Report()
    one = machine_cache.ready(found, players, options, report)
    assert one is not None, [f"{d.span}: {d.message}" for d in report]
    return one


def text_of(one: machine_cache.Ready) -> str:
    """The Program in words."""
    return "\n".join(text(one.machine.program))


def entries(found: Found) -> list[Path]:
    return sorted((found.path.parent.parent / "cache" / machine_cache.FOLDER).glob("*"))


def is_new(one: machine_cache.Ready) -> bool:
    """Whether the ruleset was read for it."""
    return one.ruleset is not None


def test_the_second_time_nothing_is_read(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same Program, name and options; the ruleset is not even looked into."""
    first = made(found, 3, most="3")
    monkeypatch.setattr(loading, "load", None)
    second = made(found, 3, most="3")
    assert (is_new(first), is_new(second)) == (True, False)
    assert text_of(second) == text_of(first)
    assert (
        (second.found, second.name, second.differing)
        == (found, "small", (("most", "3"),))
        == (first.found, first.name, first.differing)
    )


def test_nothing_heavy_is_imported_then(found: Found) -> None:
    """Neither the parsers nor the checks: that is what it is for."""
    made(found)
    heavy = "{'lark', 'yaml', 'jsonschema', 'rulewright.loading', 'rulewright.frontend.checker', 'rulewright.lowering'}"
    code = (
        "import sys; from pathlib import Path; from rulewright import machine_cache; from rulewright.ruleset_lookup "
        "import Found; from rulewright.source.diagnostic import Report\n"
    )
    code += (
        f"one = machine_cache.ready(Found(Path({str(found.path)!r})), None, {{}}, Report()); print(one.name, "
        f"sorted({heavy} & set(sys.modules)))"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "small []\n"
    )


def test_simulate_imports_nothing_heavy_then(found: Found) -> None:
    """A command that plays starts as fast, and plays the same."""
    heavy = "{'lark', 'yaml', 'jsonschema', 'rulewright.loading', 'rulewright.frontend.checker', 'rulewright.coverage'}"
    code = (
        f"import sys; from rulewright.cli.main import run; run(['simulate', {str(found.path)!r}, '--games', '2', "
        "'--seed', '1', '--json'])"
    )
    code += f"; print(sorted({heavy} & set(sys.modules)), file=sys.stderr)"
    first, second = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(2)
    )
    assert first.stdout == second.stdout
    assert ("rulewright.loading" in first.stderr, second.stderr) == (True, "[]\n")


def test_play_imports_nothing_heavy_then(found: Found) -> None:
    """Up to a person's first question and to the end of a game: the front end, search and words of rules wait until
    somebody asks.
    """
    code = (
        f"import sys; from rulewright.cli.main import run; run(['play', {str(found.path)!r}, '--seed', '1', "
        "'--human', '1'])"
    )
    code += f"; print(sorted({HEAVY} & set(sys.modules)), file=sys.stderr)"

    def played(typed: str) -> tuple[str, str]:
        done = subprocess.run([sys.executable, "-c", code], input=typed, capture_output=True, text=True, check=True)
        return done.stdout, done.stderr.splitlines()[-1]

    (first, all_of_it), (second, nothing), (asked, words) = (
        played("take\n" * 9),
        played("take\n" * 9),
        played("rules\n"),
    )
    assert "The game is over" in first and second == first
    assert ("rulewright.loading" in all_of_it, nothing) == (True, "[]")
    assert "rulewright.guidance" in words and "Take" in asked and "rulewright.search.thinking" not in words


def test_rules_are_read_again_from_the_same_texts(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody asks for them, whatever has become of the files; and places in them are those of the Program."""
    variant = found.path.parent / "variants" / "fast.yaml"
    variant.parent.mkdir()
    variant.write_text("variant: fast\nextends: small\ntitle: Fast\nabout: Sooner.\nchange: {limit: 10 decisions}\n")
    varied = Found(found.path, ("fast",))
    facts = {"of": "these rules"}
    wanted = machine_cache.Wanted(None, {}, finding=lambda ruleset, program: facts)
    first = machine_cache.ready_with(varied, wanted, Report())
    again = machine_cache.ready_with(varied, wanted, Report())
    assert first is not None and again is not None and (is_new(first), is_new(again)) == (True, False)
    assert first.facts == again.facts == facts and is_new(made(varied)) is False
    for path in (variant, found.path, found.path.parent / "cards.csv"):
        path.unlink()
    spans = {action.span for action in again.machine.program.actions}
    assert spans == {action.span for action in again.rules.symbols.actions.values()}
    assert again.rules.machine().program.fingerprint == first.machine.program.fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new"), [("ruleset.yaml", "20 decisions", "30 decisions"), ("cards.csv", "high,9", "high,8")]
)
def test_a_file_that_changed_makes_it_new(found: Found, file: str, old: str, new: str) -> None:
    """Also by a byte, with the same size and date; changed back it is remembered again."""
    made(found)
    path = found.path.parent / file
    before, about = path.read_text(), path.stat()
    path.write_text(before.replace(old, new))
    os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
    changed = made(found)
    assert is_new(changed) and not is_new(made(found))
    path.write_text(before)
    assert is_new(made(found))


def test_a_file_that_is_gone_is_complained_of(found: Found) -> None:
    """As if nothing were kept."""
    made(found)
    (found.path.parent / "cards.csv").unlink()
    report = Report()
    assert machine_cache.ready(found, None, {}, report) is None
    assert ["cards.csv" in diagnostic.message for diagnostic in report].count(True) == 1


CHANGES: dict[str, Callable[[pytest.MonkeyPatch], object]] = {
    "program": lambda patch: patch.setattr(machine_cache, "program_stamp", lambda: "another"),
    "form": lambda patch: patch.setattr(machine_cache, "FORM", machine_cache.FORM + 1),
}


@pytest.mark.parametrize("what", CHANGES)
def test_another_version_reads_nothing_of_this_one(found: Found, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Neither with other sources nor with another form of entries."""
    made(found)
    CHANGES[what](monkeypatch)
    assert is_new(made(found))


def test_configurations_are_kept_apart(found: Found) -> None:
    """By players and options."""
    programs = {text_of(made(found, players, most=most)) for players in (2, 3) for most in ("1", "2")}
    assert len(programs) == 4
    assert {text_of(made(found, players, most=most)) for players in (2, 3) for most in ("1", "2")} == programs
    assert len(entries(found)) == 4


def test_what_is_not_allowed_is_refused_and_not_kept(found: Found) -> None:
    """A number of players, an option; and a ruleset with an error gives none."""
    with pytest.raises(BadConfiguration, match="5 players"):
        made(found, 5)
    with pytest.raises(BadConfiguration, match="most"):
        made(found, most="9")
    found.path.write_text(TEXT.replace("shuffle deck", "shuffle dekc"))
    assert machine_cache.ready(found, None, {}, Report()) is None
    assert entries(found) == []


@pytest.mark.parametrize("damage", [b"", b"{}", b"garbage\n[1, 2]", b"\xff\n\xfe"], ids=repr)
def test_a_damaged_entry_counts_as_none(found: Found, damage: bytes) -> None:
    """And is mended."""
    made(found)
    (entry,) = entries(found)
    whole = entry.read_bytes()
    for data in (damage, whole[: len(whole) // 2], whole.replace(b'"small"', b'"smile"', 1)):
        entry.write_bytes(data)
        assert is_new(made(found))
        assert not is_new(made(found))


def test_an_entry_that_is_no_sound_program_counts_as_none(found: Found) -> None:
    """Also if its hash is right: what a machine cannot run is not run."""
    made(found)
    (entry,) = entries(found)
    text = entry.read_bytes().partition(b"\n")[2].replace(b'"shuffle"', b'"shovel"')
    entry.write_bytes(machine_cache._hash(text).encode() + b"\n" + text)
    assert is_new(made(found))


def test_a_full_disk_costs_nothing(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept, nothing half-written remains, and the machine is there."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(machine_cache, "write_whole", full)
    assert is_new(made(found)) and is_new(made(found))
    assert entries(found) == []


def test_a_cache_that_is_a_file_is_done_without(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time anew."""
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(found.path))
    assert is_new(made(found)) and is_new(made(found))


def test_standard_input_is_never_kept(found: Found) -> None:
    """Nobody knows what it will hold."""
    assert machine_cache._place(Found(STDIN), None, {}) is None
    assert machine_cache._place(found, None, {}) is not None


def test_it_is_bounded(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not used for longest goes; the newest stays, whatever its size."""
    made(found, 2)
    monkeypatch.setattr(machine_cache, "MOST_BYTES", 10)
    made(found, 3)
    assert len(entries(found)) == 1
    assert not is_new(made(found, 3))


def test_one_with_marks_is_always_new(found: Found) -> None:
    """Coverage needs the ruleset as well."""
    for _ in range(2):
        one = machine_cache.ready(found, None, {}, Report(), marked=True)
        assert one is not None and is_new(one) and one.machine.program.marks
    assert entries(found) == []
