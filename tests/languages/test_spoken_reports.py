"""Reports in other languages: every text of a page is told, figures have the signs of the language, and what is no
sentence of ours stays as it is.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.coverage import item_names
from rulewright.lab.decision_log.subjects import ROW, RULE, Subject
from rulewright.lab.match_metrics import MATCH_METRICS
from rulewright.lab.metrics.all_metrics import LOG_METRICS
from rulewright.lab.metrics.unreached_rules import unreached
from rulewright.languages import read_messages, spoken_reports
from rulewright.languages.own_sentences import own_sentences
from rulewright.languages.spoken_reports import SpokenReports
from rulewright.sentences import english, saying
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

TAGS = ("de", "fr", "it")
ENGLISH = re.compile(
    r"(?i)\b(the|of|is|are|with|from|each|which|game|games|seat|seats|where|never|played|used|drawn|wins|than|between)\b"
)
"""Words of English sentences that the other languages have not."""
LEFT = re.compile(
    r"kuhn|leduc|Rulewright \d|ruleset\.yaml:\d|^Number |^[a-z_ ]+(,| ->|$)|"
    r"fair\.yaml|Browne|Ludii|CardStock|Jaffe|`(?!--|rulewright)"
)
"""What stays: names of games, versions, places in files, words of rules, names of papers and programs, and rules
as they are written.
"""


class Texts(HTMLParser):
    """The texts of a page, without commands and games told line by line, and what cannot be seen; what people type
    stands in them between backticks.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []
        self.goes_on = False
        """Whether what comes next belongs to the last text."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "rect", "path", "polyline", "polygon", "circle"):
            self.open.append(tag)
        self.goes_on = self.goes_on and tag == "code"
        self.found += [value or "" for name, value in attrs if name == "aria-label"]

    def handle_endtag(self, tag: str) -> None:
        self.goes_on = self.goes_on and tag == "code"
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if {"pre", "style"} & set(self.open):
            return
        text = f"`{data}`" if "code" in self.open else data
        if self.goes_on:
            self.found[-1] += text
        elif text.strip():
            self.found.append(text.strip())
            self.goes_on = True


def tongue(tag: str) -> SpokenReports:
    found = spoken_reports(tag)
    assert found is not None
    return found


COMMANDS = {
    "measure": ["measure", "leduc", "--games", "10", "--seed", "1", "--value-bot", "flat(iterations=1)"],
    "compare": ["compare", "kuhn", "leduc", "--games", "20", "--seed", "1"],
    "tournament": ["tournament", "kuhn", "--bots", "random,greedy", "--games", "20", "--seed", "1"],
    "assess": ["assess", "TARGETS", "--games", "20", "--seed", "1"],
    "sweep": [
        "sweep",
        "kuhn",
        "--value",
        "money.chip.stack.start=2..4",
        "--games",
        "20",
        "--seed",
        "1",
    ],
}
SILENT = {
    "simulate": ["simulate", "kuhn", "--games", "20", "--seed", "1", "--why", "3"],
    "tune": [
        *("tune", "kuhn", "--value", "money.chip.stack.start=2..4", "--targets", "TARGETS", "--games", "20"),
        *("--evaluations", "3", "--seed", "1", "--confirm", "20"),
    ],
}
"""Those that have no page."""
TARGETS = """\
assess: kuhn
games: 20
targets: {seat_gap: < 90 %, decisions: 1..2 for 90 %, ties: < 1 %, never_played: none, score: 0..3}
"""


def called(command: list[str], folder: Path) -> list[str]:
    """A command with its file of targets."""
    file = folder / "targets" / "fair.yaml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(TARGETS, encoding="utf-8")
    return [str(file) if word == "TARGETS" else word for word in command]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_page_is_told_whole(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = {}
    for tag in ("en", *TAGS):
        file = tmp_path / f"{tag}.html"
        run([*called(COMMANDS[command], tmp_path), "--report", str(file), "--language", tag])
        pages[tag] = file.read_text(encoding="utf-8")
        assert f'<html lang="{tag}">' in pages[tag]
    english = Texts(pages["en"]).found
    assert len(english) > 60 and any(ENGLISH.search(text) for text in english)
    for tag in TAGS:
        told = Texts(pages[tag]).found
        assert len(told) == len(english)
        assert [text for text in told if ENGLISH.search(text) and not LEFT.search(text)] == []


OPTIONS = re.compile(r"--\w+")
IN_LINES = re.compile(r"^(  - |    |  [a-z_]+ {2,}|targets/|.*fair\.yaml)|rulewright ")
"""Lines that stay: rules, commands, names of metrics and of files."""


@pytest.mark.parametrize("command", [*COMMANDS, *SILENT])
def test_a_report_in_the_terminal_is_told_whole(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = {}
    for tag in ("en", *TAGS):
        run([*called({**COMMANDS, **SILENT}[command], tmp_path), "--language", tag])
        lines[tag] = capsys.readouterr().out.splitlines()
    assert len(lines["en"]) > 5
    for tag in TAGS:
        assert len(lines[tag]) == len(lines["en"])
        left = [one for one in lines[tag] if ENGLISH.search(OPTIONS.sub("", one)) and not IN_LINES.search(one)]
        assert left == []
        assert not [one for one in lines[tag] if "95 %" in one and not IN_LINES.search(one)], (
            "a blank at which lines break"
        )
        assert [one for one in lines[tag] if re.search(r"\d\.\d{1,2}(?![\d.])", one) and not IN_LINES.search(one)] == []


@pytest.mark.parametrize("tag", TAGS)
def test_every_metric_is_told(tag: str) -> None:
    """Titles and formulas; of the sources what is no name."""
    say = tongue(tag)
    for metric in (*LOG_METRICS, *MATCH_METRICS):
        for text in (metric.title, metric.formula):
            assert say(text) != str(text) or str(text) in ALIKE, text
        assert not re.search(r"designers|program\b", say(metric.source))


@pytest.mark.parametrize("tag", TAGS)
def test_all_that_was_never_reached_is_told(tag: str) -> None:
    say = tongue(tag)
    names = [saying(key) for key in (*item_names.NEVER.values(), *item_names.NEVER_OF.values())]
    assert len(names) > 25 and [name for name in names if say(name) == str(name)] == []


def test_rules_that_were_never_reached_are_told() -> None:
    """What never happened, in words; the rule as it is written."""
    rule = Subject(RULE, "condition `a > 1`: true", "ruleset.yaml:3:1")
    assert str(unreached(rule)) == "condition never true: a > 1"
    assert tongue("de")(unreached(rule)) == f"{own_sentences('de').words('never-condition-held')}: a > 1"
    assert str(unreached(Subject(RULE, "payout `shares`: stop", ""))) == "payout never short: shares: stop"
    assert str(unreached(Subject(ROW, "worth 3: 4", ""))) == "row never read: worth 3: 4"
    assert unreached(Subject(RULE, "something else", "")) == "something else"


ALIKE = {"drama", "score"}
"""Words that another language has too."""


@pytest.mark.parametrize("tag", TAGS)
def test_games_of_bots_of_different_strength_are_told(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = [*("measure", "kuhn", "--games", "4", "--match-games", "4", "--seed", "1", "--value-bot", "none")]
    assert run([*command, "--strong", "greedy(samples=1)", "--length", "2..3", "--language", tag]) == 0
    told = capsys.readouterr().out.splitlines()
    left = [line for line in told if ENGLISH.search(OPTIONS.sub("", line)) and not IN_LINES.search(line)]
    assert left == [] and any("greedy" in line for line in told)


ENDLESS = """\
rulewright: 1
game: endless
title: Endless
about: It never ends.
players: 2
limit: 6 decisions
state: {total: {is: 0..1, start: 0}}
actions:
  wait: {says: "{me} waits"}
  over:
    says: "{me} goes over"
    do: |
      set total to 1
      set total to total + 1
phases:
  game:
    again: {repeat: {one: {each: player me clockwise from player 1, steps: {ask: {must: [wait, over]}}}},
        while: total < 1}
score: {of: player, points: 0, rank: highest points then shared}
"""
"""Its games never end, or by a value that leaves its range."""


@pytest.mark.parametrize("command", ["simulate", "measure", "compare", "tournament"])
def test_why_a_game_did_not_end_is_told(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By what kind of fault it was, and at which rule."""
    game = tmp_path / "endless.yaml"
    game.write_text(ENDLESS, encoding="utf-8")
    named = {
        "compare": [str(game), str(game)],
        "tournament": [str(game), "--bots", "random,greedy(samples=1)"],
        "measure": [str(game), "--value-bot", "none"],
    }
    for tag in TAGS:
        run([command, *named.get(command, [str(game)]), "--games", "4", "--seed", "1", "--language", tag])
        out = capsys.readouterr().out
        why = own_sentences(tag).words("trouble-range")
        assert why is not None and f"{why} ({game}:14:7)" in out.replace("(endless", f"({tmp_path}/endless")
        assert "would become" not in out


def test_figures_have_the_signs_of_the_language() -> None:
    german, french = tongue("de"), tongue("fr")
    assert german("1,234.5 %") == "1.234,5\N{NO-BREAK SPACE}%" and tongue("it")("12.5 %") == "12,5%"
    assert german("+1.25 pp") == "+1,25 pp" and german("24.0..31.5") == "24,0..31,5"
    assert french("12.5 %") == "12,5\N{NO-BREAK SPACE}%"
    many, one = (saying("report-games", count=count) for count in (2_000, 1))
    assert german(many) == "2.000 Partien" and german(one) == "1 Partie"
    assert french(saying("report-all-ended", games=saying("report-games", count=2))) == (
        "Finies selon les règles\N{NO-BREAK SPACE}: toutes, 2 parties."
    )


def test_numbers_at_a_table_stand_as_people_type_them() -> None:
    """In sentences and in the log as in the table, in every language; only reports part thousands."""
    told = {tag: own_sentences(tag).words("decisions", "", {"count": 12_000}) for tag in TAGS}
    assert all("12000" in str(words) for words in (*told.values(), english("decisions", count=12_000))), told
    assert english("report-games", count=12_000) == "12,000 games"
    log = Source("de.ftl", "pays = { $me } zahlt { $amount }\n")
    assert read_messages(log, "de", Report()).words("pays", "", {"me": "Ann", "amount": 1200}) == "Ann zahlt 1200"


def test_what_is_no_sentence_stays() -> None:
    say = tongue("de")
    for text in (
        "",
        "random",
        "gravediggers:soft-raid",
        "flat(iterations=2.5)",
        "0.1.0 beta",
        "<b>",
        "All 2 games ended by their rules.",
        "{count}",
    ):
        assert say(text) == text


def test_a_language_that_we_do_not_speak(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert run(["measure", "kuhn", "--games", "2", "--report", str(page), "--language", "xx"]) == 2
    assert "reports are told in en, de, fr, it" in capsys.readouterr().err and not page.exists()
    assert run(["measure", "kuhn", "--games", "2", "--json", "--language", "de"]) == 2
    assert "leave it out" in capsys.readouterr().err
