"""Diagnostics for machines: JSON, GitHub workflow commands, SARIF 2.1.0 and JUnit XML.

Each form is a function from findings to text.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path, PurePath
from typing import Any
from urllib.parse import quote

from rulewright import __version__
from rulewright.source.cells import Style
from rulewright.source.codes import CODES, SUBJECTS
from rulewright.source.diagnostic import Diagnostic, Findings, Fix, Severity
from rulewright.source.escaping import markup, workflow_property, workflow_text
from rulewright.source.excerpt import excerpt, headline
from rulewright.source.plain_findings import Finding, plain
from rulewright.source.project_addresses import HOME, address, address_of_code
from rulewright.source.text import NOWHERE, Position, Source, Span

VERSION = 1
"""Of the form of JSON reports."""
FINGERPRINT = "rulewright/v1"
LONG = 1000
"""So many characters of a line stand in a fingerprint as they are."""
SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def _ends(span: Span) -> tuple[Position, Position]:
    """The first place of a span, and the place after its last."""
    return span.position, span.source.position(max(span.end, span.start))


def _somewhere(span: Span) -> bool:
    return span.source is not NOWHERE.source


# ---- JSON -----------------------------------------------------------------------------------------------------------


def head(kind: str) -> dict[str, Any]:
    """What every JSON report begins with.
    `version` changes when a key goes or means something else, not when one is added.
    """
    return {"rulewright": kind, "version": VERSION, "program": __version__}


def report(kind: str, summary: Mapping[str, Any], body: Mapping[str, Any]) -> str:
    """A JSON report: its head, what matters most in a few numbers, and all the rest."""
    begin = {**head(kind), "summary": summary}
    assert not begin.keys() & body.keys(), "a part of the report would take the place of its head"
    return json.dumps({**begin, **body}, indent=2) + "\n"


def as_json(findings: Findings) -> str:
    """One object, with a list of findings; lines and columns count from 1, the end is excluded."""
    counts = Counter(one.severity for one in findings.found)
    numbers = {f"{severity}s": counts[severity] for severity in Severity}
    failing = sum(map(findings.fails, findings.found))
    checked = dict(findings.counts or (("ruleset", len(findings.checked)),))
    found = [_object(one) for one in plain(findings.found)]
    broken_off = {"interrupted": True} if findings.interrupted else {}
    return report("check", {**numbers, "failing": failing, "checked": checked, **broken_off}, {"findings": found})


def _object(finding: Finding) -> dict[str, Any]:
    labels = [{"message": label.message, **asdict(label.place)} for label in finding.labels]
    fixes = [{"title": fix.title, "text": fix.text, **asdict(fix.place)} for fix in finding.fixes]
    words = {"code": finding.code, "severity": str(finding.severity), "message": finding.message, "help": finding.help}
    return {**words, **asdict(finding.place), "labels": labels, "fixes": fixes}


def error_report(command: str, message: str, exit_code: int, found: Sequence[Diagnostic] = ()) -> str:
    """What stands in place of a report where a command ends without one. `command`: its name, empty where there is no
    such command; `found`: what is wrong with a file that it was given.
    """
    body = {"command": command, "message": message, "findings": [_object(one) for one in plain(found)]}
    return report("error", {"exit_code": exit_code}, body)


# ---- GitHub ---------------------------------------------------------------------------------------------------------


def as_github(findings: Findings) -> str:
    """One workflow command a line: annotations at the lines of a pull request."""
    return "".join(_command(diagnostic, findings.fails(diagnostic)) + "\n" for diagnostic in findings.found)


def _command(diagnostic: Diagnostic, fails: bool) -> str:
    help_ = f"\nhelp: {diagnostic.hint}" if diagnostic.hint else ""
    values = {**_places(diagnostic.span), "title": diagnostic.code}
    listed = ",".join(f"{key}={workflow_property(str(value))}" for key, value in values.items())
    return (
        f"::{COMMANDS[Severity.ERROR if fails else diagnostic.severity]} "
        f"{listed}::{workflow_text(diagnostic.message + help_)}"
    )


def _places(span: Span) -> dict[str, str | int]:
    """Where, as GitHub wants it: columns only within one line, the last included."""
    if not _somewhere(span):
        return {}
    start, end = _ends(span)
    columns = {"col": start.column, "endColumn": max(start.column, end.column - 1)} if start.line == end.line else {}
    return {"file": _relative(span.source.name), "line": start.line, "endLine": end.line, **columns}


def _relative(name: str) -> str:
    """A path from the working folder where it can be one, with forward slashes."""
    path = Path(name)
    if path.is_absolute() and path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    return path.as_posix()


# ---- SARIF ----------------------------------------------------------------------------------------------------------


def as_sarif(findings: Findings) -> str:
    """A SARIF log with one run; the rules are the codes that were found."""
    codes = sorted({diagnostic.code for diagnostic in findings.found})
    home = address(HOME)
    driver = {
        "name": "rulewright",
        "version": __version__,
        **({"informationUri": home} if home else {}),
        "rules": [_rule(code) for code in codes],
    }
    fingerprints = _fingerprints(findings.found)
    results = [
        {**_result(one, codes.index(one.code), findings.fails(one)), "partialFingerprints": {FINGERPRINT: fingerprint}}
        for one, fingerprint in zip(findings.found, fingerprints, strict=True)
    ]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return json.dumps({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _fingerprints(found: Sequence[Diagnostic]) -> Iterator[str]:
    """What stays the same of a finding when lines are added above it: its code, its file and the words of its line;
    of equals, which one.
    """
    seen: Counter[str] = Counter()
    words = cache(_words)
    for one in found:
        span = one.span
        line = words(span.source, span.position.line) if _somewhere(span) else " ".join(one.message.split())
        name = _relative(span.source.name) if _somewhere(span) else ""
        text = "\n".join((one.code, name, line))
        seen[text] += 1
        yield hashlib.blake2b(f"{text}\n{seen[text]}".encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _words(source: Source, line: int) -> str:
    """The words of a line; of a very long one, which may have thousands of findings, what stands for them."""
    words = " ".join(source.line(line).split())
    return words if len(words) <= LONG else hashlib.blake2b(words.encode("utf-8", "surrogatepass")).hexdigest()


def _rule(code: str) -> dict[str, Any]:
    """What a code means stands in the log itself, so that it can be read anywhere, and how to have it explained."""
    entry = CODES[code]
    page = entry.page or entry.title
    text = f"{page}\n`rulewright explain {code}` tells the same."
    rule: dict[str, Any] = {
        "id": code,
        "properties": {"tags": ["rules", SUBJECTS[code]]},
        "shortDescription": {"text": entry.title},
        "defaultConfiguration": {"level": entry.severity},
    }
    place = address_of_code(code)
    rule |= {"helpUri": place} if place else {}
    return {**rule, "fullDescription": {"text": page}, "help": {"text": text, "markdown": text}}


def _result(diagnostic: Diagnostic, index: int, fails: bool) -> dict[str, Any]:
    text = diagnostic.message + (f" (help: {diagnostic.hint})" if diagnostic.hint else "")
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": index,
        "level": str(Severity.ERROR if fails else diagnostic.severity),
        "message": {"text": text},
    }
    if _somewhere(diagnostic.span):
        result["locations"] = [_location(diagnostic.span)]
    related = [
        {"message": {"text": label.text}, **_location(label.span)}
        for label in diagnostic.labels
        if _somewhere(label.span)
    ]
    fixes = [_fix(fix) for fix in diagnostic.fixes if _somewhere(fix.span)]
    return {**result, **({"relatedLocations": related} if related else {}), **({"fixes": fixes} if fixes else {})}


def _fix(fix: Fix) -> dict[str, Any]:
    replacement = {"deletedRegion": _region(fix.span), "insertedContent": {"text": fix.text}}
    change = {"artifactLocation": {"uri": _uri(fix.span.source.name)}, "replacements": [replacement]}
    return {"description": {"text": fix.title}, "artifactChanges": [change]}


def _location(span: Span) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(span.source.name)}, "region": _region(span)}}


def _region(span: Span) -> dict[str, int]:
    start, end = _ends(span)
    return {"startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column}


def _uri(name: str) -> str:
    relative = _relative(name)
    return Path(name).as_uri() if PurePath(relative).is_absolute() else quote(relative, errors="surrogateescape")


# ---- JUnit ----------------------------------------------------------------------------------------------------------


def as_junit(findings: Findings) -> str:
    """A suite for each file: a failure for each error (each warning, if warnings fail), a passing case for the rest."""
    found: dict[str, list[Diagnostic]] = {name: [] for name in findings.checked}
    for diagnostic in findings.found:
        found.setdefault(diagnostic.span.source.name, []).append(diagnostic)
    suites = "".join(_suite(name, cases, findings.fails) for name, cases in found.items())
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="rulewright check">\n{suites}</testsuites>\n'


def _suite(name: str, found: list[Diagnostic], fails: Callable[[Diagnostic], bool]) -> str:
    cases = (
        "".join(_case(one, fails(one)) for one in found)
        or f'    <testcase name="no findings" classname="{markup(name)}" />\n'
    )
    failures = sum(map(fails, found))
    counts = f'tests="{len(found) or 1}" failures="{failures}" errors="0"'
    return f'  <testsuite name="{markup(name)}" file="{markup(name)}" {counts}>\n{cases}  </testsuite>\n'


def _case(diagnostic: Diagnostic, fails: bool) -> str:
    start = diagnostic.span.position
    name = markup(f"{diagnostic.code} at {start}")
    text = "\n".join(markup(line) for line in excerpt(diagnostic, Style()))
    inside = f"<system-out>{text}</system-out>"
    if fails:
        inside = f'<failure message="{markup(headline(diagnostic))}" type="{diagnostic.code}">{text}</failure>'
    return f'    <testcase name="{name}" {junit_place(diagnostic.span.source.name, start.line)}>{inside}</testcase>\n'


def junit_place(name: str, line: int) -> str:
    """Where a case stands. `file` and `line` are no part of Jenkins' schema;
    GitLab, CircleCI and annotators read them, and others pass them over.
    """
    return f'classname="{markup(name)}" file="{markup(name)}" line="{line}"'
