"""Journals as files: only whole lines count, every change is found, one program at a time, nobody else's."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.bots import named
from rulewright.errors import RulewrightError
from rulewright.frontend.syntax import json_text
from rulewright.game import Game
from rulewright.game.record import BadRecord, Record, replay
from rulewright.game.seats import Seat
from rulewright.information import Past
from rulewright.journal import Journal, RuleTexts, games, in_play, peeked
from rulewright.journal.journal import MOST_GAMES
from rulewright.journal.lines import written
from rulewright.source.diagnostic import Report
from rulewright.storage import Held

SEATS = (Seat("Ann"), Seat("Bob", "random"))


def begun(folder: Path, choices: int = 0) -> tuple[Journal, Record]:
    """A game of Kuhn Poker with so many choices, written down."""
    texts, found = RuleTexts(), ruleset_lookup.find("kuhn")
    with texts.noted():
        ruleset = loading.load(found, Report())
    assert ruleset is not None
    machine = ruleset.machine()
    game, record = Game.start(machine, 5), Record.of(machine.program, 5, (), "kuhn", SEATS)
    journal = Journal.begin(record, found, texts, folder)
    for _ in range(choices):
        decision = game.decision
        assert decision is not None
        seat, action = decision.seat, named("random").choose(game, decision.seat, Past(machine, 5, record.choices))
        record.add(game, seat, action)
        game.choose(seat, action)
        journal.chosen(record.noted(-1))
    assert replay(machine, record, verify=False).digest() == game.digest()
    return journal, record


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    journal, record = begun(tmp_path, 2)
    journal.seated((Seat("Ann"), Seat("Cleo")))
    journal.taken_back(1)
    journal.close()
    again, kept = Journal.again(journal.path)
    assert kept.record.choices == record.choices[:1] and kept.record.digests == record.digests[:1]
    assert [seat.name for seat in kept.record.seats] == ["Ann", "Cleo"] and kept.record.seed == 5
    assert list(kept.texts) == [kept.ruleset]
    again.faulted({"kind": "range", "message": "x"})
    again.close()
    assert peeked(journal.path).record.fault == {"kind": "range", "message": "x"} and games(tmp_path) == []


def test_the_schema_describes_every_line(tmp_path: Path) -> None:
    journal, _ = begun(tmp_path, 2)
    journal.seated(SEATS)
    journal.taken_back(1)
    journal.faulted({"kind": "range", "message": "x"})
    lines = [json.loads(line.partition(" ")[2]) for line in journal.path.read_text().splitlines()]
    for data, part in zip(lines, ("head", "choice", "choice", "seated", "taken_back", "faulted"), strict=True):
        json_text.check(data, "journal", part)
    journal.close()


def test_wherever_it_is_cut_off_whole_lines_count(tmp_path: Path) -> None:
    """As a power failure may leave it; and it is written on from there."""
    journal, record = begun(tmp_path, 2)
    journal.close()
    whole = journal.path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for length in [*range(ends[0], len(whole), 7), *ends]:
        journal.path.write_bytes(whole[:length])
        count = sum(end <= length for end in ends) - 1
        again, kept = Journal.again(journal.path)
        assert kept.record.choices == record.choices[:count]
        again.taken_back(0)
        again.close()
        assert peeked(journal.path).record.choices == []


@pytest.mark.parametrize("damage", ["byte", "left out", "twice", "swapped"])
def test_every_change_is_found(tmp_path: Path, damage: str) -> None:
    """It is told in which line, and nothing is thrown away."""
    journal, _ = begun(tmp_path, 2)
    journal.seated(SEATS)
    journal.close()
    lines = journal.path.read_bytes().splitlines(keepends=True)
    match damage:
        case "byte":
            lines[1] = lines[1].replace(b'"action":', b'"action":1', 1)
        case "left out":
            del lines[1]
        case "twice":
            lines.insert(1, lines[1])
        case _:
            lines[1], lines[2] = lines[2], lines[1]
    journal.path.write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match="it is damaged in line"):
        Journal.again(journal.path)
    assert journal.path.read_bytes() == b"".join(lines) and games(tmp_path) == []


HEAD = {
    "rulewright": "journal",
    "version": 1,
    "program": "x",
    "secret": True,
    "ruleset": "a",
    "game": "a",
    "fingerprint": "0" * 24,
    "players": 2,
    "options": {},
    "variants": [],
    "seed": "5",
    "seats": [],
    "practice": False,
    "path": "/nowhere",
    "files": {},
}


@pytest.mark.parametrize(
    "objects",
    [
        [],
        [{}],
        [{**HEAD, "rulewright": "record"}],
        [{**HEAD, "version": 2}],
        [{**HEAD, "seed": "-1"}],
        [{**HEAD, "seed": str(2**64)}],
        [{**HEAD, "more": 1}],
        [{**HEAD, "files": {"/etc/passwd": 1}}],
        [{**HEAD, "path": ""}],
        [HEAD, {}],
        [HEAD, {"back_to": 1}],
        [HEAD, {"back_to": -1}],
        [HEAD, {"seat": "0", "action": 1, "words": "", "digest": ""}],
        [HEAD, {"seat": 0, "action": 1, "words": "", "digest": "", "more": 1}],
        [HEAD, {"seats": [{"name": "", "player": "person"}]}],
        [HEAD, {"seats": {}}],
        [HEAD, {"fault": {"kind": 1, "message": ""}}],
    ],
)
def test_what_is_no_journal_is_refused(tmp_path: Path, objects: list[dict[str, object]]) -> None:
    """Also where every check is right: whoever can write a line can make one."""
    path, check, raw = tmp_path / "a.journal", "", b""
    for data in objects:
        line, check = written(data, check)
        raw += line
    path.write_bytes(raw)
    path.chmod(0o600)
    with pytest.raises(BadRecord):
        Journal.again(path)
    assert games(tmp_path) == []


@pytest.mark.parametrize("raw", [b"\n", b"\xff\n", b"a b\n" * 3, b"[" * 100_000 + b"\n", b"\0" * 50])
def test_rubbish_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "a.journal"
    path.write_bytes(raw)
    path.chmod(0o600)
    with pytest.raises(RulewrightError):
        Journal.again(path)


def test_one_program_at_a_time(tmp_path: Path) -> None:
    """Whoever reads the list waits for nobody."""
    journal, _ = begun(tmp_path, 1)
    with pytest.raises(Held):
        Journal.again(journal.path)
    (kept,) = games(tmp_path)
    assert in_play(kept) and len(kept.record.choices) == 1
    journal.close()
    assert not in_play(kept)
    Journal.again(journal.path)[0].remove()
    assert games(tmp_path) == []


def test_old_games_make_room_and_those_in_play_stay(tmp_path: Path) -> None:
    first, _ = begun(tmp_path)
    second, _ = begun(tmp_path)
    second.close()
    for number in range(MOST_GAMES - 1):
        (tmp_path / f"{number}.journal").write_bytes(b"")
        (tmp_path / f"{number}.journal").chmod(0o600)
    for path, age in ((first.path, 1), (second.path, 2)):
        os.utime(path, (age, age))
    begun(tmp_path)[0].close()
    assert first.path.exists() and not second.path.exists()
    first.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are for POSIX systems")
def test_a_journal_that_others_can_write_is_not_believed(tmp_path: Path) -> None:
    journal, _ = begun(tmp_path, 1)
    journal.close()
    assert journal.path.stat().st_mode & 0o777 == 0o600
    journal.path.chmod(0o666)
    with pytest.raises(PermissionError):
        Journal.again(journal.path)
    link = tmp_path / "link.journal"
    link.symlink_to(journal.path)
    with pytest.raises(OSError, match="symbolic"):
        Journal.again(link)


def test_a_line_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk takes half a line: it is taken away, and the next one fits."""
    journal, record = begun(tmp_path, 1)
    length, real = journal.path.stat().st_size, os.write

    def half(handle: int, data: bytes) -> int:
        if len(data) < 5:
            raise OSError(28, "No space left on device")
        return real(handle, bytes(data)[: len(data) // 2])

    with monkeypatch.context() as full:
        full.setattr(os, "write", half)
        with pytest.raises(OSError, match="No space"):
            journal.chosen(record.noted(-1))
    assert journal.path.stat().st_size == length
    journal.taken_back(0)
    journal.close()
    assert peeked(journal.path).record.choices == []
