"""SARIF and JUnit reports are what the official schemas say, whatever was found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from rulewright.cli.main import run
from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Diagnostic, Findings, Fix, Label, Severity
from rulewright.source.render import render
from rulewright.source.text import NOWHERE, Source

HERE = Path(__file__).parent
SOURCE = Source('odd name & "quotes" <x>.yaml', "rulewright: 1\ngame: caf\u00e9 \x07 \U0001f0a1\nlast")


def finding(code: str, start: int, end: int, **more: Any) -> Diagnostic:
    return Diagnostic(
        code,
        Severity(CODES[code].severity),
        'what is "wrong" & <where> \x1b',
        SOURCE.span(start, end),
        hint="a hint\nin two lines",
        **more,
    )


def everything() -> Findings:
    """A finding of every severity, with and without a place, labels and fixes;
    at the end of the text, and over lines.
    """
    labels = (Label(SOURCE.span(0, 3), "here"), Label(NOWHERE, "nowhere"))
    fixes = (Fix(SOURCE.span(3, 5), "new", "write `new`"), Fix(SOURCE.span(3, 5), "", "remove it"))
    found = [
        finding("RW101", 0, 4, labels=labels, fixes=fixes),
        finding("RW316", 14, 30),
        finding("RW754", len(SOURCE.text), len(SOURCE.text)),
    ]
    return Findings((*found, Diagnostic("RW001", Severity.ERROR, "nowhere")), (SOURCE.name, "clean.yaml"))


def plain(report: str) -> str:
    """A JUnit report without the two attributes of cases that Jenkins' schema does
    not know, and all others may read.
    """
    return re.sub(r'(<testcase [^>]*?) file="[^"]*" line="\d+"', r"\1", report)


@pytest.fixture(scope="module")
def sarif() -> Draft4Validator:
    return Draft4Validator(
        json.loads((HERE / "sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8")),
        format_checker=Draft4Validator.FORMAT_CHECKER,
    )


@pytest.fixture(scope="module")
def junit() -> Any:
    xmlschema = pytest.importorskip("xmlschema")
    return xmlschema.XMLSchema(str(HERE / "junit-10.xsd"))


@pytest.mark.parametrize(
    "findings", [everything(), Findings((), ("clean.yaml",)), Findings(())], ids=["everything", "clean", "nothing"]
)
def test_sarif(findings: Findings, sarif: Draft4Validator) -> None:
    """The log has one run with a result for each finding."""
    log = json.loads(render(findings, "sarif"))
    assert [error.message for error in sarif.iter_errors(log)] == []
    assert len(log["runs"][0]["results"]) == len(findings.found)


@pytest.mark.parametrize(
    "findings", [everything(), Findings((), ("clean.yaml",)), Findings(())], ids=["everything", "clean", "nothing"]
)
def test_junit(findings: Findings, junit: Any) -> None:
    """A report with a failure for each error."""
    text = render(findings, "junit")
    junit.validate(plain(text))
    assert text.count("<failure") == sum(one.severity is Severity.ERROR for one in findings.found)


def test_the_schemas_can_refuse(sarif: Draft4Validator, junit: Any) -> None:
    """They are no empty promise: what lacks a part is refused."""
    log = json.loads(render(everything(), "sarif"))
    del log["runs"][0]["tool"]["driver"]["name"]
    assert list(sarif.iter_errors(log))
    assert not junit.is_valid(plain(render(everything(), "junit")).replace("<testcase name=", "<testcase nam="))


@pytest.mark.parametrize("command", ["check", "test"])
def test_junit_of_commands(command: str, junit: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """What the commands write of real files, with mistakes and without."""
    run([command, str(HERE.parent / "scenarios" / "fair"), "--format", "junit"])
    junit.validate(plain(capsys.readouterr().out))
