"""Every way in which a text of a ruleset leaves: the table of all commands with their forms, each with hostile texts,
read again by a parser.

A command, a form or an option that writes a file and is in neither table here fails a test.
"""

from __future__ import annotations

import csv
import importlib
import io
import json
import re
import sqlite3
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import click
import pytest
from markdown_it import MarkdownIt
from pyarrow import parquet
from starlette.testclient import TestClient

from rulewright import loading
from rulewright.cli.coverage_options import FORMS as COVERAGE_FORMS
from rulewright.cli.main import COMMANDS, run
from rulewright.ruleset_lookup import Found
from rulewright.source.cells import neutral
from rulewright.source.diagnostic import Report
from rulewright.stats.rows import FORMS as ROW_FORMS
from rulewright.web import KeptTables, Opening, ServedTables
from rulewright.web.app import WebTables
from rulewright.web.limits import ServerNames

# ---- hostile texts --------------------------------------------------------------------------------------------------

TEXTS = (
    "<script>alert(1)</script>",
    "\"onload='x'",
    "]]><!-- a --> <![CDATA[",
    "</text></svg><img src=x>",
    "&amp;&#0;&lt;b>",
    "a\n::error file=x::y",
    "%0A::warning::z",
    "\x1b[2J\x1b]0;x\x07",
    "\u202eabc",
    "a\u200bb",
    "\ufeffa",
    "\u2028::error::x",
    "[red]x[/red]",
    "=1+1",
    "@SUM(1)",
    "+1",
    "-1",
    "\t=2+2",
    "```\n# x\n```",
    "~~~",
    "a | b | c",
    "![x](http://evil.example/x.png)",
    "[a](javascript:alert(1))",
    "<http://evil.example>",
    "http://evil.example",
    "end_of_record\nSF:x",
    '\\"]; n9 -> n8; ["',
    'x"]\nclick n1 "javascript:1"',
    "end",
    "%%[init]%%",
    "'); DROP TABLE tables; --",
    'a,b;c\t"d',
    "\\",
    "(/JavaScript (x) /S /URI)",
    "</title><svg/onload=alert(1)>",
    "- 1. # x",
    "@someone #12",
    "${x} $(x) `x`",
)
ON_A_LINE = tuple(text for text in TEXTS if text.isprintable() and not set(text) & {"{", "}", "\\"})
"""Those that can stand in a text with holes: there a brace opens a hole, and there are no escapes."""
NAMES = ("<script>x</script>", '=1+1"]')
"""Of people, whom a record and a page name."""

SHAPE = """\
rulewright: 1
game: sample
title:   T
about: T
credits: T
players: 2
limit: 20 decisions
options:
  mood: {values: [calm, wild], about: T, why: T, source: T}
assumed:
  strange: T
numbers: {purse: 20}
components:
  card: {traits: {value: 1..4}, kinds: {lot: {value: each, count: 1, called: C}}, about: T, source: T}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody, about: T, why: T}
  hand: {holds: card, per: player, seen_by: owner, about: T}
money:
  coin:
    bank: {seen_by: everyone, about: T}
    coins: {per: player, start: purse, seen_by: everyone, about: T}
state:
  rounds: {is: 0..9, start: 0, about: T}
actions:
  pay: {pick: "amount in 0..2", do: "pay amount from me.coins to bank", says: M, asks: L, about: T}
  keep: {where: mood = calm, says: M, asks: L, about: T, why: T}
phases:
  game:
    mix: {do: shuffle deck, about: T}
    deal: draw 1 from deck to player 1.hand
    round: {each: player me clockwise from player 1, steps: {ask: {must: [pay, keep], about: T}}}
score: {of: player, points: player.coins, rank: highest points then shared, about: T}
"""
VARIANT = (
    "variant: rich\nextends: sample\ntitle: T\nabout: T\n"
    "change: {numbers.purse: 19, zones.hand.about: T, score.about: T}\n"
)
SCENARIOS = "scenarios: sample\n\nT:\n  players: 2\n  expect:\n    coins: 9, 9\n"
TARGETS = "assess: sample\nabout: T\ngames: 20\nstrong: random\nstrong_games: 5\ntargets:\n  seat_gap: < 1 %\n"
BROKEN = (
    "rulewright: 1\ngame: broken\ntitle: T\nT: T\nplayers: T\nlimit: T\n"
    "components: {card: {kinds: {T: T}, about: [T]}}\nphases: {game: {T: T, a: {must: T}}}\nscore: T\n"
)
HOLE = re.compile(r"(?<![A-Za-z])[TMCL](?![A-Za-z])")


def filled(shape: str, hostile: int | None) -> str:
    """A file whose texts are hostile, another one in each place and for each number, or all harmless."""
    numbers = iter(range(1, 10**6))

    def put(found: re.Match[str]) -> str:
        number = next(numbers)
        choice = TEXTS if found[0] == "T" else ON_A_LINE
        text = f"harmless words {number}" if hostile is None else choice[(number + hostile) % len(choice)]
        if found[0] == "T":
            return json.dumps(text)
        whole = {"M": f"{text} {{me}} {text}", "C": f"{text} {{value}}", "L": text}[found[0]]
        return "'{}'".format(whole.replace("'", "''"))

    return HOLE.sub(put, shape)


def written(folder: Path, hostile: int | None) -> None:
    """A repository of rulesets in a folder, and the record of a game."""
    names = {
        "ruleset.yaml": SHAPE,
        "variants/rich.yaml": VARIANT,
        "scenarios/a.yaml": SCENARIOS,
        "targets/a.yaml": TARGETS,
        "broken.yaml": BROKEN,
        "passing/ruleset.yaml": SHAPE.replace("sample", "passing"),
        "passing/scenarios/a.yaml": SCENARIOS.replace("9, 9", "20, 20").replace("sample", "passing"),
    }
    for name, shape in names.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = filled(shape, hostile)
        path.write_text(text, encoding="utf-8")
    (folder / "rulewright.toml").write_text("", encoding="utf-8")
    with serving(folder):
        pass  # the file is there now
    record = ["--record", str(folder / "game.json")]
    assert run(["play", str(folder / "ruleset.yaml"), "--seed", "1", "--names", ",".join(NAMES), *record]) == 0


# ---- parsers: the words of a form that are no text -------------------------------------------------------------------

Words = set[str]
"""What in an output does something: tags with their attributes, keys, names of statements. Hostile texts add none."""


def is_plain(text: str) -> bool:
    """Whether nothing moves the cursor or hides; line ends and tabs aside."""
    return all(neutral(line) == line for line in re.split(r"[\n\t]", text))


def plain(out: bytes) -> Words:
    text = out.decode("utf-8")
    assert is_plain(text), [line for line in text.split("\n") if neutral(line) != line]
    return set()


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: Words = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.words |= {f"{tag} {name}" for name, _ in attrs} | {tag}
        addresses = [value or "" for name, value in attrs if name in ("href", "src", "action")]
        assert all(re.match(r"[#/?.\w-]", one) and not re.match(r"(?i)\w+:|//", one) for one in addresses), addresses

    def handle_comment(self, data: str) -> None:
        self.words.add("comment")


def html(out: bytes) -> Words:
    page = _Page()
    page.feed(out.decode("utf-8"))
    page.close()
    return page.words | plain(out)


def xml(out: bytes) -> Words:
    root = ET.fromstring(out)
    found = {f"{one.tag} {name}" for one in root.iter() for name in one.attrib} | {one.tag for one in root.iter()}
    return found | plain(out)


def _keys(value: Any) -> Iterator[str]:
    match value:
        case dict():
            yield from value
            for inner in value.values():
                yield from _keys(inner)
        case list():
            for inner in value:
                yield from _keys(inner)


def as_json(out: bytes) -> Words:
    assert out.isascii()
    return set(_keys(json.loads(out))) | plain(out)


def json_lines(out: bytes) -> Words:
    return {word for line in out.splitlines() for word in as_json(line)}


def table(out: bytes) -> Words:
    """Rows of as many cells as their head, and no cell is a formula."""
    rows = list(csv.reader(io.StringIO(out.decode("utf-8-sig"), newline=""), strict=True))
    assert len({len(row) for row in rows}) == 1
    cells = [cell for row in rows for cell in row]
    formulas = [cell for cell in cells if cell[:1] in tuple("=+-@\t\r") and not re.fullmatch(r"-?[\d.]+", cell)]
    assert formulas == []
    assert all(map(is_plain, cells))
    return {f"{len(rows)} rows"} | set(rows[0])


def markdown(out: bytes) -> Words:
    """By CommonMark with tables: kinds of tokens, tags of raw HTML, and addresses that lead out of the page."""
    found: Words = plain(out)
    for block in MarkdownIt("commonmark").enable("table").parse(out.decode("utf-8")):
        for token in [block, *(block.children or [])]:
            raw = token.type.startswith("html_")
            found |= {f"raw {word}" for word in re.findall(r"</?\w*", token.content)} if raw else {token.type}
            address = str(token.attrs.get("href", token.attrs.get("src", "")))
            found |= {f"address {address.partition(':')[0]}"} if address and not address.startswith("#") else set()
    return found


QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')


def dot(out: bytes) -> Words:
    return set(re.findall(r"[A-Za-z]\w+", QUOTED.sub("", out.decode("utf-8")))) | plain(out)


def mermaid(out: bytes) -> Words:
    """The words outside of labels; a label ends at its first quote, and knows letters, blanks and numbered signs."""
    text = out.decode("utf-8")
    labels = re.findall(r'"[^"\n]*"', re.sub(r"(?m)^ *click .*", "", text))
    assert [one for one in labels if not re.fullmatch(r'"(?:[^\W_]|[ ,]|#\d+;|<br/>)*"', one)] == []
    return set(re.findall(r"[A-Za-z]\w+", re.sub(r'"[^"\n]*"', "", text))) | plain(out)


def workflow(out: bytes) -> Words:
    """Commands of GitHub: every line is one, of a kind that harmless texts have too."""
    return {line.partition(" ")[0].partition("::")[0] + line[:9] for line in out.decode("utf-8").split("\n")} | plain(
        out
    )


def lcov(out: bytes) -> Words:
    return {line.partition(":")[0] for line in out.decode("utf-8").split("\n")} | plain(out)


def arrow(out: bytes) -> Words:
    return set(parquet.read_table(io.BytesIO(out)).column_names)


ACTIVE = (
    b"/JavaScript",
    b"/JS",
    b"/URI",
    b"/Launch",
    b"/AA",
    b"/OpenAction",
    b"/EmbeddedFile",
    b"/SubmitForm",
    b"/GoToR",
)


def pdf(out: bytes) -> Words:
    """Outside of streams and strings, nothing that a reader would run or open."""
    assert out.startswith(b"%PDF-") and out.rstrip().endswith(b"%%EOF")
    bare = re.sub(rb"(?s)stream\r?\n.*?endstream", b"", out)
    bare = re.sub(rb"\((?:[^()\\]|\\.)*\)", b"", bare)
    return {word.decode() for word in ACTIVE if re.search(word + rb"\b", bare)}


# ---- the table ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WayOut:
    """A command line that writes texts of a ruleset, and the parser that reads them.
    `FILE` is where it writes; else it is standard output.
    """

    words: str
    parser: Callable[[bytes], Words]


GAMES = "--games 4 --seed 1"
TUNE = f"tune . --number purse=10,20 --minimise decisions --evaluations 2 {GAMES} --confirm 8"
SIX = {"full": plain, "concise": plain, "json": as_json, "github": workflow, "sarif": as_json, "junit": xml}
COVERAGE = {"text": plain, "json": as_json, "lcov": lcov, "cobertura": xml, "html": html}
WAYS: dict[tuple[str, str], WayOut] = {
    **{
        ("check", form): WayOut(f"check broken.yaml ruleset.yaml --format {form}", parser)
        for form, parser in SIX.items()
    },
    ("check", "--output-file"): WayOut("check broken.yaml --format sarif --output-file FILE", as_json),
    **{("test", form): WayOut(f"test . --format {form}", parser) for form, parser in SIX.items()},
    ("test", "--output-file"): WayOut("test . --format junit --output-file FILE", xml),
    **{
        ("test", f"coverage {form}"): WayOut(f"test . --coverage-format {form}:FILE", parser)
        for form, parser in COVERAGE.items()
    },
    ("mutate", "text"): WayOut("mutate passing/ruleset.yaml --max 3 --seed 1", plain),
    ("mutate", "json"): WayOut("mutate passing/ruleset.yaml --max 3 --seed 1 --json", as_json),
    ("mutate", "--output-file"): WayOut(
        "mutate passing/ruleset.yaml --max 3 --seed 1 --json --output-file FILE", as_json
    ),
    ("fmt", "text"): WayOut("fmt --check --diff ruleset.yaml", plain),
    ("fmt", "json"): WayOut("fmt --check ruleset.yaml --json", as_json),
    ("diff", "full"): WayOut("diff .:rich ruleset.yaml", plain),
    ("diff", "markdown"): WayOut("diff . .:rich --format markdown", markdown),
    ("diff", "json"): WayOut("diff . .:rich --format json", as_json),
    ("diff", "unified"): WayOut("diff . .:rich --format unified", plain),
    ("show", "text"): WayOut("show .", plain),
    ("show", "json"): WayOut("show .:rich --json", as_json),
    **{("show", form): WayOut(f"show . --stage {form}", plain) for form in ("yaml", "ast", "typed", "program")},
    ("draw", "svg"): WayOut("draw . --of phases --format svg", xml),
    ("draw", "mermaid"): WayOut("draw . --of phases --format mermaid", mermaid),
    ("draw", "dot"): WayOut("draw . --of phases --format dot", dot),
    ("draw", "phases"): WayOut("draw .:rich --of phases", xml),
    ("draw", "sight"): WayOut("draw . --of sight", xml),
    ("draw", "priorities"): WayOut("draw . --of priorities", xml),
    ("draw", "--output-file"): WayOut("draw . --of sight --format mermaid -o FILE", mermaid),
    ("rulebook", "markdown"): WayOut("rulebook .:rich", markdown),
    ("rulebook", "html"): WayOut("rulebook .:rich --format html", html),
    ("rulebook", "pdf"): WayOut("rulebook . --format pdf -o FILE", pdf),
    ("rulebook", "json"): WayOut("rulebook . --missing --json", as_json),
    ("rulebook", "--output-file"): WayOut("rulebook . --format html -o FILE", html),
    ("cards", "pdf"): WayOut("cards . --format pdf -o FILE", pdf),
    **{("cards", form): WayOut(f"cards . --format {form}", table) for form in ("nandeck", "dextrous", "tts")},
    ("cards", "--output-file"): WayOut("cards . --format nandeck -o FILE", table),
    ("translate", "text"): WayOut("translate . it -o -", plain),
    ("translate", "json"): WayOut("translate . it --check --json", as_json),
    ("translate", "--output-file"): WayOut("translate . it -o FILE", plain),
    ("list", "text"): WayOut("list .", plain),
    ("list", "json"): WayOut("list . --json", as_json),
    ("play", "text"): WayOut("play . --seed 1", plain),
    ("play", "--record"): WayOut("play . --seed 1 --record FILE", as_json),
    ("simulate", "text"): WayOut(f"simulate . {GAMES}", plain),
    ("simulate", "json"): WayOut(f"simulate . {GAMES} --json", as_json),
    ("simulate", "--save"): WayOut(f"simulate . {GAMES} --save FILE", as_json),
    ("simulate", ".csv"): WayOut(f"simulate . {GAMES} --rows FILE.csv", table),
    ("simulate", ".jsonl"): WayOut(f"simulate . {GAMES} --rows FILE.jsonl", json_lines),
    ("simulate", ".parquet"): WayOut(f"simulate . {GAMES} --rows FILE.parquet", arrow),
    **{
        ("simulate", f"coverage {form}"): WayOut(f"simulate . {GAMES} --coverage-format {form}:FILE", parser)
        for form, parser in COVERAGE.items()
    },
    ("measure", "text"): WayOut("measure . --games 1 --seed 1", plain),
    ("measure", "json"): WayOut("measure . --games 1 --seed 1 --json", as_json),
    ("measure", "--report"): WayOut(
        "measure . --games 1 --seed 1 --value-bot flat(iterations=2) --report FILE.html", html
    ),
    ("measure", "--rows"): WayOut("measure . --games 1 --seed 1 --rows FILE.csv", table),
    ("measure", "--log"): WayOut("measure . --games 1 --seed 1 --log FILE.parquet", arrow),
    ("tournament", "text"): WayOut("tournament . --games 2 --seed 1 --bots random,greedy(samples=1)", plain),
    ("tournament", "json"): WayOut("tournament . --games 2 --seed 1 --bots random,greedy(samples=1) --json", as_json),
    ("tournament", "--save"): WayOut(
        "tournament . --games 2 --seed 1 --bots random,greedy(samples=1) --save FILE", as_json
    ),
    ("tournament", "--report"): WayOut(
        "tournament . --games 2 --seed 1 --bots random,greedy(samples=1) --report FILE.html", html
    ),
    ("tournament", "--rows"): WayOut(
        "tournament . --games 2 --seed 1 --bots random,greedy(samples=1) --rows FILE.csv", table
    ),
    ("compare", "text"): WayOut(f"compare . .:rich {GAMES}", plain),
    ("compare", "json"): WayOut(f"compare . .:rich {GAMES} --json", as_json),
    ("compare", "--save"): WayOut(f"compare . .:rich {GAMES} --save FILE", as_json),
    ("compare", "--report"): WayOut(f"compare . .:rich {GAMES} --report FILE.html", html),
    ("compare", "--rows"): WayOut(f"compare . .:rich {GAMES} --rows FILE.csv", table),
    ("sweep", "text"): WayOut(f"sweep . --number purse=10,20 {GAMES}", plain),
    ("sweep", "json"): WayOut(f"sweep . --number purse=10,20 {GAMES} --json", as_json),
    ("sweep", "--save"): WayOut(f"sweep . --number purse=10,20 {GAMES} --save FILE", as_json),
    ("sweep", "--report"): WayOut(f"sweep . --number purse=10,20 {GAMES} --report FILE.html", html),
    ("sweep", "--rows"): WayOut(f"sweep . --number purse=10,20 {GAMES} --rows FILE.csv", table),
    ("tune", "text"): WayOut(TUNE, plain),
    ("tune", "json"): WayOut(f"{TUNE} --json", as_json),
    ("tune", "--study"): WayOut(f"{TUNE} --study FILE", as_json),
    ("notes", "text"): WayOut("notes kept.tables", plain),
    ("notes", "json"): WayOut("notes kept.tables --json", as_json),
    ("notes", "--record"): WayOut("notes kept.tables --record FILE", as_json),
    **{("assess", form): WayOut(f"assess . --seed 1 --format {form}", parser) for form, parser in SIX.items()},
    ("assess", "--report"): WayOut("assess . --seed 1 --report FILE.html", html),
    ("assess", "--rows"): WayOut("assess . --seed 1 --rows FILE.csv", table),
    ("assess", "--output-file"): WayOut("assess . --seed 1 --format sarif --output-file FILE", as_json),
    ("replay", "text"): WayOut("replay game.json --why", plain),
    ("replay", "json"): WayOut("replay game.json --json", as_json),
    ("replay", "--save"): WayOut("replay game.json --to 1 --save FILE", as_json),
    ("bench", "text"): WayOut("bench . --games 2 --rounds 1", plain),
    ("bench", "json"): WayOut("bench . --games 2 --rounds 1 --json", as_json),
}
NONE = {
    ("serve", "text"): "pages: test_pages below",
    ("serve", "--tables"): "SQL: test_tables_are_kept_by_parameters below",
    ("play", "--save"): "the form of `replay --save`",
    ("bench", "--table"): "takes a quarter of a minute; tried by hand",
    ("lsp", "text"): "JSON of the protocol's library: tests/lsp",
    ("tune", "--write"): "only paths and whole numbers of a ruleset: tests/lab/test_tune.py",
    ("schema", "text"): "no text of a ruleset",
    ("schema", "--output-file"): "no text of a ruleset",
    ("explain", "text"): "no text of a ruleset",
    ("explain", "json"): "no text of a ruleset",
    ("new", "text"): "begins a ruleset from a name that is checked: tests/cli/test_new.py",
    ("new", "json"): "as above",
}
READ = {("check", "--config"), ("cards", "--template"), ("measure", "--from"), ("tune", "--targets")}
"""Options that name a file that is only read."""
FORM_OPTIONS = {"--format", "--stage", "--of"}
NO_FORMS = {"--kind", "--size", "--paper", "--flip", "--backend"}
"""Choices that change what is written, not how."""


def forms(name: str, command: click.Command) -> Iterator[str]:
    """The ways out of a command, by its options."""
    chosen: list[str] = []
    for option in (one for one in command.params if isinstance(one, click.Option)):
        longest = max(option.opts, key=len)
        if isinstance(option.type, click.Choice):
            assert longest in FORM_OPTIONS | NO_FORMS, f"{name} {longest}: say whether it chooses a form"
            chosen += option.type.choices if longest in FORM_OPTIONS else []
        elif longest == "--json":
            yield "json"
        elif (name, longest) == ("simulate", "--rows"):
            yield from ROW_FORMS
        elif longest == "--coverage-format":
            yield from (f"coverage {form}" for form in COVERAGE_FORMS)
        elif isinstance(option.type, click.Path) and (name, longest) not in READ:
            yield longest
    yield from chosen
    if "--format" not in [opt for one in command.params for opt in one.opts]:
        yield "text"


def test_every_way_out_is_in_the_table() -> None:
    """A new command, form, or option that names a file is tried as well, or it is said why not."""
    commands = {listed.name: importlib.import_module(listed.module).command for listed in COMMANDS}
    expected = {(name, form) for name, command in commands.items() for form in forms(name, command)}
    assert expected - WAYS.keys() - NONE.keys() == set()
    assert (WAYS.keys() | NONE.keys()) - expected == set()


# ---- all of it ------------------------------------------------------------------------------------------------------

ROTATIONS = (0, 19)
"""Which text stands where: two samples, in which every text stands somewhere."""


SLOW = ("bench", "measure", "tournament", "tune")
"""They take seconds and name little of a ruleset: one sample is read, and not held against another."""


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[int | None, Path]:
    """The same repository with harmless and with hostile texts; the folder's name is hostile as well."""
    made = {hostile: tmp_path_factory.mktemp("ways") / "a & <b> 'x' ]]> =1" for hostile in (None, *ROTATIONS)}
    for hostile, folder in made.items():
        folder.mkdir()
        written(folder, hostile)
    return made


@contextmanager
def serving(folder: Path) -> Iterator[ServedTables]:
    """The tables of a folder for a block, with one game of two people, and a note."""
    report = Report()
    ruleset = loading.load(Found(folder / "ruleset.yaml"), report)
    assert ruleset is not None, [one.message for one in report]
    with KeptTables.opened(folder / "kept.tables") as kept:
        served = ServedTables(ruleset, str(folder), kept)
        table = served.open(Opening(seed=1, names=NAMES))
        table.note(next(iter(table.chairs.values())), "unclear", TEXTS[0])
        yield served


def out_of(way: WayOut, folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What a command writes, where it is run in the folder."""
    monkeypatch.chdir(folder)
    word = next((word for word in way.words.split() if "FILE" in word), "")
    target = folder / word.rpartition(":")[2].replace("FILE", "out") if word else None
    if target is not None:
        target.unlink(missing_ok=True)
    code = run(way.words.replace("FILE", "out").split())
    ended = capfd.readouterr()
    assert code in (0, 1), ended.err
    assert is_plain(ended.err)
    out = target.read_bytes() if target is not None else ended.out.encode()
    assert out
    return out


def needs_pango() -> None:
    try:
        with warnings.catch_warnings(action="ignore"):  # of what a future version will need
            import weasyprint  # noqa: F401
    except (ImportError, OSError):
        pytest.skip("WeasyPrint cannot be used")


@pytest.mark.parametrize(("command", "form"), WAYS, ids=[" ".join(key) for key in WAYS])
def test_texts_stay_texts(
    command: str,
    form: str,
    folders: dict[int | None, Path],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With hostile texts, a form has no word that it does not have with harmless texts."""
    way = WAYS[command, form]
    if (command, form) == ("rulebook", "pdf"):
        needs_pango()
    if command in SLOW:
        way.parser(out_of(way, folders[0], capfd, monkeypatch))
        return
    expected = way.parser(out_of(way, folders[None], capfd, monkeypatch)) if way.parser is not plain else set()
    for hostile in ROTATIONS:
        assert way.parser(out_of(way, folders[hostile], capfd, monkeypatch)) - expected == set()


SPOKEN = (
    WayOut("play . --seed 1 --language de", plain),
    WayOut("rulebook .:rich --language de", markdown),
    WayOut("rulebook . --format html --language de", html),
    WayOut("cards . --format nandeck --language de", table),
    WayOut("cards . -o FILE --language de", pdf),
)


def translated(folder: Path, hostile: int | None) -> None:
    """A message file of which every message says something else: what Fluent
    takes as words, escapes of its own among them.
    """
    file = folder / "languages" / "de.ftl"
    file.unlink(missing_ok=True)
    assert run(["translate", str(folder), "de"]) == 0
    lines = [line for line in file.read_text(encoding="utf-8").split("\n") if line != "# todo"]
    said = [text.replace("\\", "\\\\").replace('"', '\\"') for text in TEXTS if "\n" not in text]
    for at, line in enumerate(lines):
        name, equals, words = line.partition(" = ")
        if equals and not line.startswith(("#", " ")):
            text = f"harmless words {at}" if hostile is None else said[(at + hostile) % len(said)]
            lines[at] = f'{name} = {{ "{text}" }}' + "".join(re.findall(r" \{ \$\w+ \}", words))
    file.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize("way", SPOKEN, ids=[way.words for way in SPOKEN])
def test_texts_of_message_files_stay_texts(
    way: WayOut,
    folders: dict[int | None, Path],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stranger's message file gets no further than a stranger's ruleset."""
    found = {}
    for hostile, folder in folders.items():
        translated(folder, hostile)
        capfd.readouterr()
        found[hostile] = way.parser(out_of(way, folder, capfd, monkeypatch))
    assert [words - found[None] for words in found.values()] == [set() for _ in found]


def test_pages(folders: dict[int | None, Path]) -> None:
    """Of the server: at a table, for an onlooker, and of the host."""
    found = {}
    for hostile, folder in folders.items():
        with serving(folder) as served:
            pages = pages_of(served)
        assert all(len(page) > 100 for page in pages)
        found[hostile] = {word for page in pages for word in html(page.encode())}
    assert [words - found[None] for words in found.values()] == [set() for _ in found]


def pages_of(served: ServedTables) -> list[str]:
    """The first page, the host's, and one for each link of the first table."""
    (table,) = served.live.values()
    web = WebTables(served, "key", served.ruleset.header.title).application(ServerNames(frozenset({"table.test"})))
    with TestClient(web, base_url="http://table.test") as browser:
        return [browser.get(path).text for path in ("/", "/host/key", *(f"/t/{token}" for token in table.chairs))]


def test_tables_are_kept_by_parameters(folders: dict[int | None, Path]) -> None:
    """Names and notes that are SQL are rows."""
    for folder in folders.values():
        with closing(sqlite3.connect(folder / "kept.tables")) as kept:
            names = {name for (name,) in kept.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            assert {"tables", "notes"} <= names
            assert (TEXTS[0],) in kept.execute("SELECT text FROM notes").fetchall()


def test_the_parsers_notice() -> None:
    """Each of them, where a text gets out; so the tests above can fail."""
    assert {"script", "img src"} <= html(b"<p><script>x</script><img src=a>")
    assert xml(b"<a><b c='1'/></a>") == {"a", "b", "b c"}
    assert as_json(b'{"a": [{"b": 1}]}') == {"a", "b"}
    assert markdown(b"a <b> [x](http://y)") >= {"raw <b", "address http"} and "fence" in markdown(b"```\nx\n```")
    assert "image" in markdown(b"![x](http://y)") and "heading_open" in markdown(b"# x")
    assert dot(b'a [label="x"]; evil -> n8') >= {"evil"} and "evil" in mermaid(b'n1["L"]\nevil')
    assert pdf(b"%PDF-1.4\n<< /S /URI >>\n%%EOF") == {"/URI"} and not pdf(b"%PDF-1.4\n(/URI)\n%%EOF")
    for parser, out in (
        (table, b"a,b\n=1,2\n"),
        (table, b"a,b\n1\n"),
        (plain, b"\x1b[2J"),
        (html, b"<a href='javascript:x'>"),
    ):
        with pytest.raises(AssertionError):
            parser(out)
