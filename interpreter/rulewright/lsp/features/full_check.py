"""The full check of a file that was saved, in a process of its own: every player count and option value, every scenario
played.

In: what a file is. Out: the command to run, and from its SARIF log, diagnostics. While it runs, nothing waits for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, assert_never
from urllib.parse import unquote, urlparse
from urllib.request import url2pathname

from rulewright.lsp.project.file_roles import FileRole, Kind
from rulewright.lsp.project.workspace import Workspace
from rulewright.processes import programs
from rulewright.source.diagnostic import Diagnostic, Fix, Label, Severity
from rulewright.source.text import Source, Span


def command(role: FileRole) -> tuple[str, ...] | None:
    """The command line of the full check of a file; none if there is none."""
    program = programs.python("-m", "rulewright")
    match role.kind:
        case Kind.SCENARIOS:
            return (*program, "test", "--format", "sarif", "--jobs", "1", str(role.path))
        case Kind.TARGETS | Kind.MESSAGES:
            return (*program, "check", "--format", "sarif", str(role.path))
        case Kind.RULESET | Kind.VARIANT | Kind.TABLE:
            if role.found is None:
                return None
            return (*program, "check", "--format", "sarif", role.found.written)
        case Kind.OTHER:
            return None
        case _:
            assert_never(role.kind)


def findings(log: str, workspace: Workspace, folder: Path) -> tuple[Diagnostic, ...]:
    """The diagnostics of a SARIF log, whose paths may go from `folder`; nothing for what is no log."""
    try:
        runs = json.loads(log)["runs"]
        return tuple(_Reader(workspace, folder).results(runs))
    except (ValueError, KeyError, TypeError, IndexError):
        return ()


class _Reader:
    """Reads results; files are read once."""

    def __init__(self, workspace: Workspace, folder: Path) -> None:
        self.workspace = workspace
        self.folder = folder
        self.sources: dict[Path, Source] = {}

    def results(self, runs: Iterable[Any]) -> Iterator[Diagnostic]:
        for run in runs:
            for result in run["results"]:
                if result.get("locations"):
                    yield self._result(result)

    def _result(self, result: Any) -> Diagnostic:
        text, _, hint = result["message"]["text"].removesuffix(")").partition(" (help: ")
        labels = tuple(
            Label(self._span(related["physicalLocation"]), related["message"]["text"])
            for related in result.get("relatedLocations", ())
        )
        fixes = tuple(self._fix(fix) for fix in result.get("fixes", ()))
        span = self._span(result["locations"][0]["physicalLocation"])
        message = text if hint else result["message"]["text"]
        return Diagnostic(result["ruleId"], Severity(result.get("level", "error")), message, span, labels, hint, fixes)

    def _fix(self, fix: Any) -> Fix:
        change = fix["artifactChanges"][0]
        replacement = change["replacements"][0]
        place = {"artifactLocation": change["artifactLocation"], "region": replacement["deletedRegion"]}
        return Fix(
            self._span(place),
            replacement.get("insertedContent", {}).get("text", ""),
            fix.get("description", {}).get("text", "mend it"),
        )

    def _span(self, place: Any) -> Span:
        source, region = self._source(place["artifactLocation"]["uri"]), place["region"]
        start = self._offset(source, region["startLine"], region["startColumn"])
        return Span(source, start, max(start, self._offset(source, region["endLine"], region["endColumn"])))

    def _offset(self, source: Source, line: int, column: int) -> int:
        return min(source.line_starts[min(line, len(source.line_starts)) - 1] + column - 1, len(source.text))

    def _source(self, uri: str) -> Source:
        path = Path(url2pathname(urlparse(uri).path)) if uri.startswith("file:") else self.folder / unquote(uri)
        if path not in self.sources:
            self.sources[path] = self.workspace.source(path) or Source(str(path), "")
        return self.sources[path]
