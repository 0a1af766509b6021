"""The renderer: excerpts with carets that line up, forms for machines, and nothing that moves a cursor."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.source.cells import Style, neutral, width
from rulewright.source.diagnostic import Diagnostic, Findings, Label, Report, Severity
from rulewright.source.render import FORMATS, render, summary
from rulewright.source.text import NOWHERE, Source, Span

TEXT = "rulewright: 1\nplaeyrs: 2..4\nlimit: 9 decisions\n"


def diagnostic(
    source: Source,
    word: str,
    hint: str = "",
    message: str = "something",
    severity: Severity = Severity.ERROR,
    **more: Any,
) -> Diagnostic:
    """A diagnostic about the first place of `word`."""
    start = source.text.index(word)
    return Diagnostic("RW101", severity, message, Span(source, start, start + len(word)), hint=hint, **more)


def full(diagnostic: Diagnostic, style: Style | None = None) -> list[str]:
    return render(Findings((diagnostic,)), "full", style or Style()).rstrip("\n").split("\n")


def marked(lines: list[str]) -> str:
    """What stands over the carets, in columns of a terminal."""
    at = next(i for i, line in enumerate(lines) if "^" in line)
    cells = [character for character in lines[at - 1] for _ in range(width(character))]
    return "".join(cells[column] for column, sign in enumerate(lines[at]) if sign == "^")


# ---- full ---------------------------------------------------------------------------------------------------


def test_a_finding_shows_its_line_and_the_help() -> None:
    lines = full(diagnostic(Source("game.yaml", TEXT), "plaeyrs", "did you mean `players`?", "no key `plaeyrs`"))
    assert lines == [
        "RW101 no key `plaeyrs`",
        " --> game.yaml:2:1",
        "  |",
        "2 | plaeyrs: 2..4",
        "  | ^^^^^^^",
        "  = help: did you mean `players`?",
    ]


def test_a_warning_says_so() -> None:
    assert full(diagnostic(Source("g", TEXT), "limit", severity=Severity.WARNING))[0] == "RW101 warning: something"


def test_labels_stand_at_their_lines() -> None:
    source = Source("g", TEXT)
    lines = full(diagnostic(source, "limit", labels=(Label(Span(source, 0, 10), "first"),)))
    assert lines[3:] == ["1 | rulewright: 1", "  | ---------- first", "...", "3 | limit: 9 decisions", "  | ^^^^^"]


def test_a_label_of_another_file_names_it() -> None:
    other = Source("base.yaml", "limit: 3\n")
    lines = full(diagnostic(Source("g", TEXT), "limit", labels=(Label(Span(other, 0, 5), "here before"),)))
    assert lines[-4:] == [" --> base.yaml:1:1", "  |", "1 | limit: 3", "  | ----- here before"]


def test_the_gutter_fits_the_largest_number() -> None:
    lines = full(diagnostic(Source("g", "\n" * 99 + "word\n"), "word"))
    assert lines[1:] == ["   --> g:100:1", "    |", "100 | word", "    | ^^^^"]


def test_a_span_over_lines_ends_with_its_first() -> None:
    source = Source("g", "abc def  \nghi")
    assert full(Diagnostic("RW101", Severity.ERROR, "m", Span(source, 4, 13)))[-1] == "  |     ^^^"


def test_the_end_of_a_text_can_be_marked() -> None:
    source = Source("g", "abc")
    assert full(Diagnostic("RW101", Severity.ERROR, "m", source.span(3)))[-2:] == ["1 | abc", "  |    ^"]


def test_a_file_without_text_has_its_name_only() -> None:
    assert full(Diagnostic("RW001", Severity.ERROR, "m", Source("gone.yaml", "").span(0))) == [
        "RW001 m",
        " --> gone.yaml",
    ]


def test_nowhere_has_no_place() -> None:
    assert full(Diagnostic("RW605", Severity.ERROR, "m", NOWHERE)) == ["RW605 m"]


@pytest.mark.parametrize(
    "before", ["\t", "ab\t", "日本 ", "e\u0301 ", "\x1b[31m", "\u202e", "\ufeff", "😀 ", "a\u200db "]
)
def test_carets_stand_under_their_word(before: str) -> None:
    lines = full(diagnostic(Source("g", f"{before}word rest"), "word"))
    assert marked(lines) == "word"


def test_a_long_line_is_cut_around_the_place() -> None:
    lines = full(diagnostic(Source("g", "x " * 500 + "word" + " y" * 500), "word"), Style(width=60))
    assert all(width(line) <= 60 for line in lines)
    assert lines[3].startswith("1 | ...")
    assert lines[3].endswith("...")
    assert marked(lines) == "word"


@pytest.mark.parametrize("columns", [1, 20, 30, 80, 400])
def test_every_width_can_be_served(columns: int) -> None:
    assert full(diagnostic(Source("g", TEXT), "plaeyrs", "a long hint " * 20), Style(width=columns))


def test_long_messages_are_wrapped_on_a_terminal_only() -> None:
    finding = diagnostic(Source("g", TEXT), "limit", "help " * 30, "message " * 30)
    assert all(width(line) <= 50 for line in full(finding, Style(width=50)))
    assert len(full(finding)) == 6


def test_colours_are_for_terminals() -> None:
    finding = diagnostic(Source("g", TEXT), "limit", "x")
    assert "\x1b[" not in "".join(full(finding))
    assert "\x1b[1;31mRW101\x1b[0m" in full(finding, Style(colour=True))[0]


@pytest.mark.parametrize(
    ("terminal", "environment", "colour"),
    [(True, {}, True), (False, {}, False), (True, {"NO_COLOR": ""}, False), (True, {"TERM": "dumb"}, False)],
)
def test_the_style_suits_the_stream(
    terminal: bool, environment: dict[str, str], colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stream:
        encoding = "ascii"

        def isatty(self) -> bool:
            return terminal

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    style = Style.of(Stream())  # type: ignore[arg-type]
    assert style.colour is colour
    assert style.encoding == "ascii"
    assert (style.width is not None) is terminal


def test_letters_that_the_encoding_lacks_stay_apart() -> None:
    lines = full(diagnostic(Source("g", "日本 word"), "word", message="日"), Style(encoding="ascii"))
    assert (lines[0], lines[3], lines[4]) == (r"RW101 \u65e5", r"1 | \u65e5\u672c word", "  |              ^^^^")


# ---- nothing moves the cursor ---------------------------------------------------------------------------------


@given(st.text(), st.text(min_size=1), st.text())
@pytest.mark.parametrize("form", ["full", "concise", "github"])
def test_output_is_printable(form: str, before: str, word: str, message: str) -> None:
    source = Source(message, before + word)
    finding = Diagnostic(
        "RW101", Severity.ERROR, message, Span(source, len(before), len(before) + len(word)), hint=message
    )
    out = render(Findings((finding,)), form, Style(width=40)).replace("\n", "")
    assert neutral(out) == out


def test_a_message_stays_on_its_line() -> None:
    finding = diagnostic(Source("a\nb", TEXT), "limit", message="one\ntwo\rthree\x1b[2J")
    assert render(Findings((finding,)), "concise") == "a b:3:1: RW101 one two\\x0dthree\\x1b[2J\n"


# ---- for machines -----------------------------------------------------------------------------------------------


@pytest.fixture
def findings() -> Findings:
    source = Source("games/a b.yaml", TEXT)
    first = diagnostic(
        source,
        "plaeyrs",
        "did you mean `players`?",
        "no key: 100%, truly",
        labels=(Label(Span(source, 0, 10), "beside"),),
    )
    return Findings((first, diagnostic(source, "limit", severity=Severity.WARNING)), ("games/a b.yaml", "good.yaml"))


def test_concise(findings: Findings) -> None:
    assert render(findings, "concise").splitlines() == [
        "games/a b.yaml:2:1: RW101 no key: 100%, truly",
        "games/a b.yaml:3:1: RW101 warning: something",
    ]


def test_json(findings: Findings) -> None:
    first = json.loads(render(findings, "json"))["findings"][0]
    place = {"file": "games/a b.yaml", "line": 2, "column": 1, "end_line": 2, "end_column": 8}
    assert {key: first[key] for key in place} == place
    assert (first["code"], first["severity"], first["help"]) == ("RW101", "error", "did you mean `players`?")
    assert first["labels"][0]["message"] == "beside"


def test_json_of_nothing_says_so() -> None:
    """Its head says what it is and which form it has."""
    told = json.loads(render(Findings(()), "json"))
    assert (told["rulewright"], told["version"], told["findings"]) == ("check", 1, [])
    assert told["summary"] == {"errors": 0, "warnings": 0, "notes": 0, "failing": 0, "checked": {"ruleset": 0}}


def test_github(findings: Findings) -> None:
    assert render(findings, "github").splitlines() == [
        (
            "::error file=games/a b.yaml,line=2,endLine=2,col=1,endColumn=7,title=RW101::no key: 100%25, "
            "truly%0Ahelp: did you mean `players`?"
        ),
        "::warning file=games/a b.yaml,line=3,endLine=3,col=1,endColumn=5,title=RW101::something",
    ]


def test_github_properties_are_escaped() -> None:
    line = render(Findings((diagnostic(Source("a,b:c%\nd", TEXT), "limit"),)), "github")
    assert "file=a%2Cb%3Ac%25%0Ad," in line
    assert line.count("\n") == 1


def test_sarif(findings: Findings) -> None:
    log = json.loads(render(findings, "sarif"))
    run = log["runs"][0]
    result = run["results"][0]
    place = result["locations"][0]["physicalLocation"]
    assert log["version"] == "2.1.0"
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "RW101"
    assert place["artifactLocation"]["uri"] == "games/a%20b.yaml"
    assert place["region"] == {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 8}
    assert result["relatedLocations"][0]["message"]["text"] == "beside"
    assert [r["level"] for r in run["results"]] == ["error", "warning"]


def test_junit(findings: Findings) -> None:
    suites = ElementTree.fromstring(render(findings, "junit").encode()).findall("testsuite")
    assert [(s.get("name"), s.get("tests"), s.get("failures")) for s in suites] == [
        ("games/a b.yaml", "2", "1"),
        ("good.yaml", "1", "0"),
    ]
    failure = suites[0].find("testcase/failure")
    assert failure is not None
    assert failure.get("message") == "RW101 no key: 100%, truly"
    assert "^^^^^^^" in (failure.text or "")


@given(st.text(), st.text())
def test_junit_is_xml_whatever_is_quoted(name: str, text: str) -> None:
    source = Source(name, text)
    finding = Diagnostic("RW101", Severity.ERROR, text, source.span(0), hint=text)
    assert ElementTree.fromstring(render(Findings((finding,), (name,)), "junit").encode()).tag == "testsuites"


@pytest.mark.parametrize("form", FORMATS)
def test_every_form_serves_nothing_and_nowhere(form: str) -> None:
    nowhere = Diagnostic("RW605", Severity.ERROR, "m", NOWHERE)
    assert isinstance(render(Findings(()), form), str)
    assert "RW605" in render(Findings((nowhere,)), form)


# ---- the summary ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("severities", "checked", "said"),
    [
        ([], 1, "Checked 1 ruleset: nothing to report."),
        (["error"], 2, "Checked 2 rulesets: 1 error."),
        (["error", "error", "warning"], 1, "Checked 1 ruleset: 2 errors and 1 warning."),
        (["note", "warning", "error"], 1, "Checked 1 ruleset: 1 error, 1 warning and 1 note."),
    ],
)
def test_the_summary_is_a_sentence(severities: list[str], checked: int, said: str) -> None:
    found = tuple(Diagnostic("RW101", Severity(severity), "m") for severity in severities)
    assert summary(Findings(found, ("x",) * checked)) == said


def test_findings_come_from_a_report_in_order() -> None:
    report, source = Report(), Source("g", TEXT)
    place: Callable[[str], Span] = lambda word: Span(source, TEXT.index(word), TEXT.index(word) + 1)  # noqa: E731
    report.error("RW101", "second", place("limit"))
    report.error("RW101", "first", place("plaeyrs"))
    assert [d.message for d in Findings.of(report).found] == ["first", "second"]


def test_thousands_of_findings_on_one_long_line_cost_what_is_shown_of_it() -> None:
    """Work is counted, not time: how many characters are looked at for each finding does not grow with the line."""
    looked = []

    class Counted(Style):
        def cells(self, line: str) -> list[str]:
            looked.append(len(line))
            return super().cells(line)

    text = "{" + ", ".join(f"word{i}: 1" for i in range(20_000)) + "}\n"
    source, style = Source("game.yaml", text), Counted()
    found = tuple(diagnostic(source, f"word{i}:") for i in (0, 9_999, 19_999))
    lines = render(Findings(found), "full", style).split("\n")
    assert max(looked) <= 1000
    assert [line.partition("^")[0].count(" ") > 0 for line in lines if "^" in line] == [True] * 3
    shown = [marked(full(one)) for one in found]
    assert shown == ["word0:", "word9999:", "word19999:"]
