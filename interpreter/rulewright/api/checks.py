"""`check` as a function."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright.api.arguments import NameOrPath, check_needed, path_text
from rulewright.checking import CheckRequest, checked
from rulewright.errors import BadConfiguration
from rulewright.settings import check_code
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.plain_findings import Finding, plain
from rulewright.source.text import Source


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found, in the order in which it is told, and the files that were looked at."""

    findings: tuple[Finding, ...]
    files: tuple[str, ...]
    code: int
    """What `rulewright check` would exit with: 0 clean, 1 findings, 2 where something cannot be read."""

    @property
    def errors(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.severity is Severity.ERROR)

    @property
    def failed(self) -> bool:
        """Whether the check fails: by an error, or, if it is strict, by a warning."""
        return self.code != 0


def check(
    *names: NameOrPath,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    play: int | None = None,
    strict: bool | None = None,
    config: os.PathLike[str] | None = None,
    use_config: bool = True,
    remember: bool = True,
    jobs: int = 1,
    texts: bool | None = None,
) -> CheckResult:
    """Everything that can be said about rulesets, with the variants and scenario files that lie beside them.

    Without a name: everything below the working folder, or the `paths` of the settings. `select`, `ignore`, `play`,
    `strict` and `texts` go before settings. Raises `NotFound` for a name that means nothing; mistakes in rulesets are
    findings, never raised.
    """
    check_needed(jobs=jobs)
    asked = CheckRequest(
        _codes(select),
        _codes(ignore),
        play,
        strict,
        Path(path_text(config)) if config is not None else None,
        not use_config,
        remember,
        jobs,
        texts,
    )
    found = checked([path_text(name) for name in names], asked)
    return CheckResult(plain(found.findings.found), found.findings.checked, found.code)


def _codes(names: Iterable[str]) -> tuple[str, ...]:
    """Codes and their beginnings that can be chosen."""
    codes = tuple(name.strip().upper() for name in names)
    for code in codes:
        report = Report()
        if not check_code(code, Source("code", code).span(0), report):
            raise BadConfiguration(report.found[0].message, report.found[0].hint)
    return codes
