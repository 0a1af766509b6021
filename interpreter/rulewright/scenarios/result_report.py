"""Results of scenarios, written: for people, and for machines.

In: `Tried` files, a format, a style. Out: text. Findings of GitHub and SARIF are those of every command; JSON and JUnit
know about scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rulewright.rule_log import entry_json
from rulewright.scenarios.results import Failure, Result, Tried
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Diagnostic, Findings
from rulewright.source.escaping import markup
from rulewright.source.excerpt import excerpt
from rulewright.source.machine_formats import junit_place, report
from rulewright.source.render import render
from rulewright.source.text import Span

PLAIN = Style()
MOST_REASONS = 40
"""So many lines of a rule log are told at a failure, the last ones."""


def results_text(
    tried: Iterable[Tried], form: str, style: Style = PLAIN, verbose: bool = False, interrupted: bool = False
) -> str:
    """All results in one of the `FORMATS`. `interrupted`: not all was tried, which JSON says."""
    listed = list(tried)
    return FORMATS[form](listed, style, verbose) if not interrupted or form != "json" else _json(listed, interrupted)


def summary(tried: Iterable[Tried]) -> str:
    """The closing line."""
    files = list(tried)
    passed, failed = sum(one.passed for one in files), sum(one.failed for one in files)
    errors, skipped = sum(len(one.errors) for one in files), sum(one.skipped for one in files)
    more = [f"{errors} error{'s' if errors > 1 else ''}"] * bool(errors) + [f"{skipped} left out"] * bool(skipped)
    return ", ".join([f"{passed} passed", f"{failed} failed", *more])


def findings(tried: Iterable[Tried]) -> Findings:
    """Errors and failures as findings."""
    files = list(tried)
    found = [d for one in files for d in (*one.errors, *(d for result in one.results for d in result.diagnostics()))]
    return Findings(tuple(found), tuple(one.name for one in files))


# ---- for people -----------------------------------------------------------------------------------------------------


def as_full(tried: list[Tried], style: Style, verbose: bool) -> str:
    """Errors and failures with their lines, and what led to a failure."""
    paragraphs = []
    for one in tried:
        paragraphs += ["\n".join(excerpt(error, style)) + "\n" for error in one.errors]
        passed = [
            f"{style.paint('passed', 'help')} {style.plain(result.name)}" for result in one.results if result.passed
        ]
        if verbose and passed:
            paragraphs.append("\n".join([style.paint(style.plain(one.name), "bold"), *passed]) + "\n")
        most = None if verbose else MOST_REASONS
        paragraphs += [_failed(result, style, most) for result in one.results if not result.passed]
    return "".join(paragraph + "\n" for paragraph in paragraphs)


def _failed(result: Result, style: Style, most: int | None) -> str:
    lines = [line for found in result.diagnostics() for line in excerpt(found, style)]
    if result.trace:
        lines += ["what led there:", *(wrapped for line in result.trace for wrapped in _indented(line, style))]
    if result.reasons:
        lines += ["what the rules did:", *(wrapped for line in result.why(most) for wrapped in _indented(line, style))]
    return "\n".join(lines) + "\n"


def _indented(line: str, style: Style) -> list[str]:
    lead = " " * (2 + len(line) - len(line.lstrip()))
    return style.wrap(lead, style.plain(line.strip()))


# ---- for machines ---------------------------------------------------------------------------------------------------


def as_json(tried: list[Tried], _style: Style, _verbose: bool) -> str:
    return _json(tried, interrupted=False)


def _json(tried: list[Tried], interrupted: bool) -> str:
    """One object: counts, errors, and every scenario with its failures. Lines and columns count from 1."""
    counts = {name: sum(getattr(one, name) for one in tried) for name in ("passed", "failed", "skipped")}
    errors = [_diagnostic(error) for one in tried for error in one.errors]
    scenarios = [_scenario(one, result) for one in tried for result in one.results]
    body = {**counts, "errors": errors, "scenarios": scenarios}
    broken_off = {"interrupted": True} if interrupted else {}
    return report("test", {**counts, "errors": len(errors), **broken_off}, body)


def _scenario(one: Tried, result: Result) -> dict[str, Any]:
    head = {"name": result.name, "file": one.name, "line": result.span.position.line, "passed": result.passed}
    return (
        head
        if result.passed
        else {
            **head,
            "failures": [_failure(failure) for failure in result.failures],
            "trace": list(result.trace),
            "why": list(map(entry_json, result.reasons)),
        }
    )


def _failure(failure: Failure) -> dict[str, Any]:
    head = {
        "code": failure.code,
        "message": failure.message,
        "help": failure.hint,
        "expected": failure.expected,
        "got": failure.got,
    }
    return {
        **head,
        **_place(failure.span),
        "labels": [{"message": label.text, **_place(label.span)} for label in failure.labels],
    }


def _diagnostic(error: Diagnostic) -> dict[str, Any]:
    return {"code": error.code, "message": error.message, "help": error.hint, **_place(error.span)}


def _place(span: Span) -> dict[str, Any]:
    start, end = span.position, span.source.position(max(span.end, span.start))
    return {
        "file": span.source.name,
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
    }


def as_junit(tried: list[Tried], _style: Style, _verbose: bool) -> str:
    """A suite for each file, a case for each scenario; what could not be tried is an error of its file."""
    suites = "".join(map(_suite, tried))
    counts = _counts(
        sum(len(one.results) + len(one.errors) for one in tried),
        sum(one.failed for one in tried),
        sum(len(one.errors) for one in tried),
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="rulewright test" {counts}>\n{suites}</testsuites>\n'
    )


def _counts(tests: int, failures: int, errors: int) -> str:
    return f'tests="{tests}" failures="{failures}" errors="{errors}"'


def _suite(one: Tried) -> str:
    cases = "".join(_error(one, error) for error in one.errors) + "".join(_case(one, result) for result in one.results)
    counts = _counts(len(one.results) + len(one.errors), one.failed, len(one.errors))
    time = sum(result.seconds for result in one.results)
    return (
        f'  <testsuite name="{markup(one.name)}" file="{markup(one.name)}" '
        f'{counts} time="{time:.3f}">\n{cases}  </testsuite>\n'
    )


def _case(one: Tried, result: Result) -> str:
    place = junit_place(one.name, result.span.position.line)
    head = f'    <testcase name="{markup(result.name)}" {place} time="{result.seconds:.3f}"'
    if result.passed:
        return f"{head} />\n"
    found = result.diagnostics()
    message = found[0].message + (f" (and {len(found) - 1} more)" if len(found) > 1 else "")
    text = "\n".join(_text(excerpt(one, PLAIN)) for one in found)
    failure = f'<failure message="{markup(message)}" type="{found[0].code}">{text}</failure>'
    led = [*result.trace, *result.why(MOST_REASONS)]
    trace = f"<system-out>{_text(led)}</system-out>" if led else ""
    return f"{head}>{failure}{trace}</testcase>\n"


def _error(one: Tried, error: Diagnostic) -> str:
    start = error.span.position
    head = f'    <testcase name="{error.code} at {start}" {junit_place(one.name, start.line)} time="0.000"'
    return (
        f'{head}><error message="{markup(error.message)}" '
        f'type="{error.code}">{_text(excerpt(error, PLAIN))}</error></testcase>\n'
    )


def _text(lines: list[str]) -> str:
    return "\n".join(map(markup, lines))


FORMATS: dict[str, Callable[[list[Tried], Style, bool], str]] = {
    "full": as_full,
    "concise": lambda tried, style, _: render(findings(tried), "concise", style),
    "json": as_json,
    "github": lambda tried, style, _: render(findings(tried), "github", style),
    "sarif": lambda tried, style, _: render(findings(tried), "sarif", style),
    "junit": as_junit,
}
