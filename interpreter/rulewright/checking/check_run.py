"""A whole check: what is meant, what settings say, what is found, and what of it is told.

In: names, and what is asked about them. Out: `Checked`. Raises `NotFound` for a name that means nothing. What is wrong
with settings is told alone: nothing is looked at by settings that nobody meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.checkable_files import Target, targets_of
from rulewright.checking import parallel_checks
from rulewright.checking.finding_filter import settled
from rulewright.checking.target_checker import Outcome, Reviewer, TargetRequest
from rulewright.settings import Desk, Settings
from rulewright.source.diagnostic import UNREADABLE, Diagnostic, Findings, Report, Severity
from rulewright.storage import real_path

CLEAN, FINDINGS, UNUSABLE = 0, 1, 2
STRICT = frozenset({Severity.ERROR, Severity.WARNING})

Progress = Callable[[Iterable[Outcome], Sequence[Target]], Iterable[Outcome]]
"""Hands outcomes on, and shows how far it is; the targets are those whose outcomes will come, in order."""


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """What is asked of a check. `select`, `ignore`, `play`, `strict` and `texts` go before settings;
    `jobs`: how many processes look.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    play: int | None = None
    strict: bool | None = None
    config: Path | None = None
    no_config: bool = False
    remember: bool = True
    jobs: int = 1
    texts: bool | None = None

    def judge(self, settings: Settings, finding: Diagnostic) -> Diagnostic | None:
        """A finding as it is told, or none. `select` is in place of the settings' own choice, `ignore` beside it."""
        chosen = replace(settings, select=self.select, ignore=()) if self.select else settings
        return replace(chosen, ignore=(*chosen.ignore, *self.ignore)).judged(finding)


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found. `strict`: warnings count too;
    `settings_failed`: nothing was looked at, as settings are wrong.
    """

    findings: Findings
    strict: bool = False
    settings_failed: bool = False

    @property
    def code(self) -> int:
        """The exit code: 0 clean, 1 findings, 2 where something cannot be read."""
        if self.settings_failed or any(one.code in UNREADABLE for one in self.findings.found):
            return UNUSABLE
        return FINDINGS if any(map(self.findings.fails, self.findings.found)) else CLEAN


def checked(
    names: Sequence[str],
    asked: CheckRequest,
    named: Callable[[list[Target]], list[Target]] = lambda targets: targets,
    progress: Progress = lambda outcomes, _targets: outcomes,
) -> Checked:
    """Checks what the names mean; without any, what the settings of this folder name, or all that is here.

    `named` may put others in the place of the targets that were found.
    """
    desk = Desk(Report(), asked.config, asked.no_config)
    targets = named(_targets(names, desk))
    settings = [desk.of(target.folder) for target in targets]
    if desk.report.found:
        files = len({one.span.source.name for one in desk.report})
        return Checked(Findings(tuple(desk.report), counts=(("settings file", files),)), settings_failed=True)
    found = _outcomes(Reviewer(desk, TargetRequest(asked.play, asked.remember, asked.texts)), targets, asked.jobs)
    findings = settled(list(progress(found, targets)), asked.judge)
    strict = any(one.strict for one in settings) if asked.strict is None else asked.strict
    return Checked(replace(findings, failing=STRICT) if strict else findings, strict)


def _outcomes(reviewer: Reviewer, targets: Sequence[Target], jobs: int) -> Iterator[Outcome]:
    return parallel_checks.outcomes(reviewer, targets, jobs) if jobs > 1 else reviewer.outcomes(targets)


def _targets(names: Sequence[str], desk: Desk) -> list[Target]:
    """Each target once."""
    wanted = names or _usual(desk)
    found: dict[tuple[str, Path, Path, tuple[str, ...]], Target] = {}
    for target in (target for name in dict.fromkeys(wanted) for target in targets_of(name)):
        first = found.setdefault(_identity(target), target)
        if target.whole and not first.whole:
            found[_identity(target)] = target
    return list(found.values())


def wanted_names() -> tuple[str, ...]:
    """What is meant where nothing is named: the `paths` of the settings, or all below this folder."""
    return _usual(Desk(Report()))


def _usual(desk: Desk) -> tuple[str, ...]:
    return tuple(map(_short, desk.of(Path()).paths)) or (".",)


def _identity(target: Target) -> tuple[str, Path, Path, tuple[str, ...]]:
    """The same for two targets that are the same, however they are called: a variant by its name, or by its file."""
    own = ("scenarios", "targets", "playthroughs", "messages", "unread")
    ruleset = real_path(target.file if target.kind in own else target.found.path)
    return target.kind, ruleset, ruleset if target.kind == "variant" else real_path(target.file), target.found.variants


def _short(path: Path) -> str:
    """A path from here, where it leads down."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
