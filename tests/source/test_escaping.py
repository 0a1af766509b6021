"""Hostile texts through every form that others read, and read again by a parser of that form."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest

from rulewright.coverage.formats import as_cobertura, as_json, as_lcov
from rulewright.coverage.html_page import as_page
from rulewright.coverage.ruleset_coverage import Measured
from rulewright.scenarios.result_report import FORMATS, results_text
from rulewright.scenarios.results import Failure, Result, Tried
from rulewright.source.cells import neutral
from rulewright.source.diagnostic import Findings, Report
from rulewright.source.escaping import markup, workflow_property, workflow_text
from rulewright.source.render import render
from rulewright.source.text import Source

HOSTILE = [
    "</failure><b>",
    "\"onload='x'",
    "]]>",
    "<script>alert(1)</script>",
    "&amp;&#0;",
    "a\n::error file=x::y",
    "%0A::warning::z",
    "\r::set-output name=a::b",
    "\x1b[2J\x1b]0;x\x07",
    "\u202eabc",
    "a\u200bb",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "\udcff",
    "\x00",
    "\x85",
    "\u2028",
    "[red]x[/red]",
    "=1+1",
    "file,line=1:2",
    "```\n# x",
    "end_of_record\nSF:x",
]


class Tags(HTMLParser):
    """The tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(" ".join([tag, *(name for name, _ in attrs)]))


def tags(page: str) -> list[str]:
    parser = Tags()
    parser.feed(page)
    return parser.tags


def is_plain(text: str) -> bool:
    """Whether nothing in an output moves the cursor, hides or cannot be written; line ends and tabs aside."""
    text.encode()
    return all(neutral(line.replace("\t", " ")) == line.replace("\t", " ") for line in text.split("\n"))


def report_of(text: str) -> Report:
    report = Report()
    name = text.replace("\x00", "")
    report.error("RW101", f"message {text}", Source(f"{name}.yaml", "key: value\n").span(0, 3), f"help {text}")
    return report


@pytest.mark.parametrize("text", HOSTILE)
def test_markup(text: str) -> None:
    """Between tags and in an attribute, by the parsers of XML and HTML."""
    page = f'<p title="{markup(text)}">{markup(text)}</p>'
    element = ET.fromstring(page)
    assert element.text == element.get("title") == "\t".join(map(neutral, text.split("\t")))
    assert not list(element)
    assert tags(page) == ["p title"]


@pytest.mark.parametrize("text", HOSTILE)
def test_findings(text: str) -> None:
    """Every format of `check`."""
    findings = Findings(tuple(report_of(text)), ("a.yaml",))
    assert ET.fromstring(render(findings, "junit").split("\n", 1)[1]).findall(".//failure")
    assert json.loads(render(findings, "json"))["findings"][0]["message"] == f"message {text}"
    assert json.loads(render(findings, "sarif"))["runs"][0]["results"][0]["message"]["text"].startswith("message ")
    (command,) = render(findings, "github").splitlines()
    assert command.startswith("::error ")
    for form in ("junit", "json", "sarif", "github", "full", "concise"):
        assert is_plain(render(findings, form))
    assert workflow_property(text).isprintable() or not text.isprintable()
    assert "\n" not in workflow_text(text)


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("form", list(FORMATS))
def test_results(text: str, form: str) -> None:
    """Every format of `test`: names, messages and traces of scenarios, and names of files."""
    span = Source("s.yaml", "key: value\n").span(0, 3)
    failed = Result(f"name {text}", span, (Failure("RW857", f"message {text}", span, text, text),), (f"trace {text}",))
    out = results_text([Tried(f"{text}.yaml", (failed,), tuple(report_of(text)))], form)
    assert is_plain(out)
    if form == "junit":
        root = ET.fromstring(out.split("\n", 1)[1])
        assert (len(root.findall(".//failure")), len(root.findall(".//error"))) == (1, 1)
        assert (root.get("failures"), root.get("errors")) == ("1", "1")
    elif form in ("json", "sarif"):
        json.loads(out)
    elif form == "github":
        assert len(out.splitlines()) == 2


@pytest.mark.parametrize("text", HOSTILE)
def test_coverage(text: str) -> None:
    """A ruleset's name in every format of coverage."""
    measured = [Measured(text, 1, "game", ())]
    assert ET.fromstring(as_cobertura(measured).split("\n", 2)[2]).find(".//package") is not None
    assert json.loads(as_json(measured))["rulesets"][0]["name"] == text
    assert is_plain(as_lcov(measured))
    assert "script" not in tags(as_page(measured))
