"""Files beside rulesets that strangers send: message files, targets, layouts of cards, journals, tables with notes.

In: chance, or a text. Out: a changed text; a verdict. Raised is what the program does not answer for. A database is
bytes: its text has a character for each.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from rulewright import loading
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.cards.card_template import TemplateRefused, read_template
from rulewright.cards.html_template import ALLOWED, ATTRIBUTES, card_html, read_html_template
from rulewright.frontend.syntax import json_text
from rulewright.game import Game
from rulewright.game.record import BadRecord, Differs, Record, record_from, replay
from rulewright.journal.journal import Journal, peeked
from rulewright.journal.kept_rules import RuleTexts
from rulewright.journal.lines import written
from rulewright.lab.targets.target_files import read_target_text
from rulewright.languages.message_checks import compare
from rulewright.languages.message_file import read_messages
from rulewright.languages.text_unit import TextUnit
from rulewright.languages.text_units import all_units
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.web.kept_tables import BadFile, KeptTables, TableNote

from .changes import TABLES, TEXTS, changed
from .messages import MESSAGES, TARGETS

HTML_LAYOUT = """\
<style>.name { color: #123456; }</style>
<div class="card {kind}"><b>{name}</b><p data-if="cost">{cost} <i>x</i><br></p></div>
"""
SVG_LAYOUT = """\
<svg viewBox="0 0 63 88"><rect x="1" y="1" width="61" height="86" fill="white" stroke="#1e406e"/>
<text x="5" y="10" font-size="6" data-if="cost">{name} {cost}</text><circle cx="9" cy="9" r="3"/></svg>
"""
LAYOUTS = (HTML_LAYOUT, SVG_LAYOUT)
FIELDS = {"name": "a <b> & 'c'", "kind": 'x" onload="y', "cost": "3"}
WORDS = (
    *(
        "de",
        "{ $a }",
        "{ -a }",
        "-a = x",
        " .count = 1",
        "{ NUMBER($a) }",
        "*[other]",
        "[one]",
        "->",
        '{ "\\u0041" }',
        "# todo",
    ),
    *("> 3", "< 1e999 %", "5..7 for 90 %", "per: [player]", "seat_gap", "strong:", "about: x"),
    *(
        "<img src=x>",
        "url(",
        "</style>",
        "@import",
        "&lt;",
        "<!--",
        "<![CDATA[",
        "style='a: b'",
        "{none}",
        "<svg/>",
        "<p/>",
    ),
)
"""Words of these files."""


def _put_word(chance: random.Random, text: str, _others: object) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(WORDS) + text[at:]


CHANGES = {**TEXTS, "put": _put_word}


def _played(machine: Machine, seed: int) -> Record:
    """A game's first three choices."""
    game, chance, record = Game.start(machine, seed), random.Random(seed), Record.of(machine.program, seed)
    for _ in range(3):
        if not game.over:
            seat = min(game.state.pending)
            action = chance.choice(game.legal(seat))
            record.add(game, seat, action)
            game.choose(seat, action)
    return record


def _made_of(*texts: str) -> Callable[[random.Random], str]:
    return lambda chance: changed(chance, chance.choice(texts), texts, CHANGES)


targets, layout = _made_of(TARGETS.replace("sample", "kuhn")), _made_of(*LAYOUTS)


@cache
def _kuhn() -> tuple[Ruleset, tuple[TextUnit, ...], str]:
    """A small game, its texts, and its shipped message file."""
    found = find("classics/kuhn")
    ruleset, units = loading.load(found, Report()), all_units(found)
    assert ruleset is not None and units
    own = found.path.parent / "languages" / "de.ftl"
    return ruleset, units, own.read_text(encoding="utf-8") if own.exists() else MESSAGES


def translation(chance: random.Random) -> str:
    """A message file of a shipped game, or a small one."""
    texts = (_kuhn()[2], MESSAGES)
    return changed(chance, chance.choice(texts), texts, CHANGES)


@cache
def _journals() -> tuple[str, ...]:
    """Journals of games of three choices, as lines of JSON without their checks."""
    machine, found = _kuhn()[0].machine(2, {}), find("classics/kuhn")
    texts = []
    for seed in range(5):
        record = _played(machine, seed)
        with tempfile.TemporaryDirectory() as folder:
            journal = Journal.begin(record, found, RuleTexts({str(found.path): b"title: x"}), Path(folder))
            journal.close()
            lines = journal.path.read_text(encoding="utf-8").splitlines()
        texts.append("\n".join(line.partition(" ")[2] for line in lines))
    return tuple(texts)


def journal(chance: random.Random) -> str:
    """A journal, changed as JSON is, or as letters."""
    lines = chance.choice(_journals()).split("\n")
    at = chance.randrange(len(lines))
    match chance.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(chance.randrange(len(lines) + 1), lines[at])
        case 2 | 3:
            data = json.loads(lines[at])
            data[chance.choice(list(data))] = chance.choice(
                [None, -1, 1, 10**30, "", "x" * 50, [], {}, True, 1.5, "\ud800"]
            )
            lines[at] = json.dumps(data)
        case _:
            lines[at] = changed(chance, lines[at], lines, TABLES)
    return "\n".join(lines)


@cache
def _database() -> bytes:
    """A file of tables with a game and notes."""
    machine = _kuhn()[0].machine(2, {})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "own.tables"
        with KeptTables.opened(path) as kept:
            number = kept.add_table(Record.of(machine.program, 1).to_json(), [("one", (0,)), ("two", (1,))])
            kept.add_choice(number, 0, 0, 1, "Player 1 checks", "0123456789abcdef")
            kept.add_note(TableNote(number, 1, 0, "idea", "text", "ruleset.yaml:3", 1.0))
            kept.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept.connection.execute("PRAGMA journal_mode = DELETE")
        return path.read_bytes()


def tables(chance: random.Random) -> str:
    """A database in which some bytes are others."""
    data = bytearray(_database())
    used = [at for at, byte in enumerate(data) if byte]
    for _ in range(chance.choice([1, 2, 5, 40])):
        data[chance.choice(used)] = chance.choice([0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)])
    if chance.random() < 0.1:
        del data[chance.randrange(len(data)) :]
    return data.decode("latin-1")


# ---- examinations ----------------------------------------------------------------------------------------------------


def read_translation(source: Source, report: Report) -> None:
    compare(read_messages(source, "de", report), _kuhn()[1], report)


def read_target_sheet(source: Source, report: Report) -> None:
    read_target_text(Path(source.name), source, report)


class _Marks(HTMLParser):
    """What stands on a card: only marks that a layout may have."""

    def __init__(self) -> None:
        super().__init__()
        self.styles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ALLOWED, tag
        assert {name for name, _ in attrs} <= set(ATTRIBUTES), attrs
        self.styles += [value or "" for name, value in attrs if name == "style"]


def is_layout(text: str) -> bool:
    """Whether a layout is used; then a card is made with it, and nothing in it does anything."""
    data, names = text.encode("utf-8", "surrogatepass"), FIELDS.keys()
    try:
        if "<svg" in text[:200]:
            read_template(data, names)
            return True
        template = read_html_template(data, names)
    except TemplateRefused:
        return False
    found = _Marks()
    found.feed(card_html(template, FIELDS))
    styles = " ".join([template.style, *found.styles]).casefold()
    assert not any(word in styles for word in ("url(", "@import", "</style", "image")), styles
    return True


def is_journal(text: str, folder: Path) -> bool:
    """Whether a journal can be gone on with, its lines with the right checks."""
    path, check, data = folder / "own.journal", "", b""
    for line in text.split("\n"):
        try:
            piece, check = written(json.loads(line), check)
        except ValueError:
            piece = line.encode("utf-8", "surrogatepass") + b"\n"
        data += piece
    path.write_bytes(data)
    try:
        kept = peeked(path)
        replay(_kuhn()[0].machine(2, {}), kept.record)
    except (BadRecord, Differs, Fault, json_text.BadJson):
        return False
    return True


def is_database(text: str, folder: Path) -> bool:
    """Whether the tables and notes of a database are believed."""
    path = folder / "own.tables"
    path.write_bytes(text.encode("latin-1"))
    try:
        with KeptTables.opened(path, only_reading=True) as kept:
            kept.notes()
            for row in kept.tables():
                record_from(row.record)
    except (BadFile, BadRecord, json_text.BadJson):
        return False
    return True
