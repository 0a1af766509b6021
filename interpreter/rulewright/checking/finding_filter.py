"""What is told in the end: findings without those that comments and settings let pass, and what is wrong with the
comments.

In: outcomes. Out: findings in the order of the outcomes. A comment without effect is told (RW907) where everything was
looked at that could have needed it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path

from rulewright.checkable_files import FOR_RULES, MOST_READ
from rulewright.checking.ignore_comments import Waiver, waivers
from rulewright.checking.target_checker import Outcome
from rulewright.settings import Settings
from rulewright.source.diagnostic import Diagnostic, Findings, Report
from rulewright.source.text import Source
from rulewright.storage import read, real_path

PLAYED = {"RW750", "RW751", "RW752", "RW753", "RW754"}
"""What only games find."""
DEMANDED = {"RW721"}
"""What is found only where it is demanded."""
ELSEWHERE = {"RW869"}
"""What other commands find."""
FOLLOWS = {"RW929"}
"""That a file was not looked at, since its ruleset has errors: said where they are not told themselves."""
Judge = Callable[[Settings, Diagnostic], Diagnostic | None]


@dataclass
class _File:
    """A file with its waivers, as it is called where it was first met."""

    source: Source
    outcome: Outcome
    report: Report = field(default_factory=Report)
    used: set[Waiver] = field(default_factory=set)

    @cached_property
    def waivers(self) -> tuple[Waiver, ...]:
        return tuple(waivers(self.source, self.report))

    @cached_property
    def _by_place(self) -> dict[tuple[str, int], set[Waiver]]:
        found: dict[tuple[str, int], set[Waiver]] = {}
        for waiver in self.waivers:
            found.setdefault((waiver.code, waiver.line), set()).add(waiver)
        return found

    def lets_pass(self, finding: Diagnostic) -> bool:
        """Whether a finding is waived; notes the waivers that are used."""
        hits = self._by_place.get((finding.code, finding.span.position.line), set())
        self.used |= hits
        return bool(hits)


def settled(outcomes: Sequence[Outcome], judge: Judge) -> Findings:
    """The findings that are told. `judge`: what settings and the command line make of one."""
    files, games = _files(outcomes), _by_ruleset(outcomes)
    told: dict[tuple[str, str, int, str], Diagnostic] = {}
    for outcome in outcomes:
        for finding in _own(outcome, games[outcome.target.found.path]):
            file = files.get(_key(finding.span.source.name))
            if file is None or not file.lets_pass(finding):
                _tell(judge(outcome.settings, finding), told)
    whole = {
        _key(outcome.target.name)
        for outcome in outcomes
        if outcome.target.whole and not _is_cut_short(outcome, games[outcome.target.found.path])
    }
    for key, file in files.items():
        unused = _unused(file, key in whole)
        found = [*file.report, *unused]
        for finding in sorted(found, key=Diagnostic.sort_key):
            _tell(judge(file.outcome.settings, finding), told)
    return Findings(
        tuple(told.values()), tuple(dict.fromkeys(outcome.target.name for outcome in outcomes)), _counts(outcomes)
    )


def unwaived(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Findings without those that comments in their texts let pass;
    for who has the texts at hand, such as an editor.
    """
    known: dict[int, set[tuple[str, int]]] = {}
    for finding in found:
        source = finding.span.source
        if id(source) not in known:
            known[id(source)] = {(waiver.code, waiver.line) for waiver in waivers(source, Report())}
        if (finding.code, finding.span.position.line) not in known[id(source)]:
            yield finding


def _by_ruleset(outcomes: Iterable[Outcome]) -> dict[Path, list[Outcome]]:
    """Outcomes by the ruleset that they are about."""
    found: dict[Path, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.target.found.path, []).append(outcome)
    return found


def _own(outcome: Outcome, same: Sequence[Outcome]) -> Iterator[Diagnostic]:
    """What is found about a target; `same` is all that is about its ruleset.

    Of a variant, what it has brought about, and with its name where no place says so; of scenarios and targets, what is
    in their file, unless nobody else tells about the ruleset.
    """
    target = outcome.target
    beside = [other for other in same if other.target.kind not in FOR_RULES]
    if target.kind in FOR_RULES and beside:
        follows = FOLLOWS if any(other.failed for other in beside) else set()
        yield from (one for one in outcome.found if one.span.source.name == target.name and one.code not in follows)
        return
    if target.kind != "variant":
        yield from outcome.found
        return
    base = {_place(one) for other in beside if other.target.kind == "ruleset" for one in other.found}
    for one in outcome.found:
        places = {one.span.source.name, *(label.span.source.name for label in one.labels)}
        if _place(one) not in base:
            variant = (
                f" (in the variant `{'+'.join(target.found.variants)}`)" if places == {str(target.found.path)} else ""
            )
            yield replace(one, message=f"{one.message}{variant}")


def _place(one: Diagnostic) -> tuple[str, str, int, str]:
    return one.code, one.span.source.name, one.span.start, one.message


def _tell(finding: Diagnostic | None, told: dict[tuple[str, str, int, str], Diagnostic]) -> None:
    if finding is not None:
        told.setdefault(_place(finding), finding)


def _key(name: str) -> str:
    """One word for a file, however it is called."""
    return _resolved(name, str(Path.cwd()))


@cache
def _resolved(name: str, here: str) -> str:
    return str(real_path(Path(here, name)))


def _files(outcomes: Sequence[Outcome]) -> dict[str, _File]:
    """Every text that was read."""
    found: dict[str, _File] = {}
    for outcome in outcomes:
        texts: list[Source | None] = [outcome.target.text]
        texts += [
            _read(path)
            for path in dict.fromkeys([*outcome.files, outcome.target.file])
            if path.suffix in (".yaml", ".yml") and _key(str(path)) not in found
        ]
        for source in texts:
            if source is not None:
                found.setdefault(_key(source.name), _File(source, outcome))
    return found


def _read(path: Path) -> Source | None:
    try:
        text = read(path, MOST_READ).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None
    return Source(str(path), text.replace("\r\n", "\n").replace("\r", "\n"))


def _is_cut_short(outcome: Outcome, same: Iterable[Outcome]) -> bool:
    """Whether something of the ruleset was not looked at to the end, or only in part."""
    return any(other.failed for other in same) or bool(outcome.settings.players or outcome.settings.games)


def _unused(file: _File, is_whole: bool) -> Iterable[Diagnostic]:
    report = Report()
    for waiver in file.waivers:
        if is_whole and _is_looked_for(waiver.code, file.outcome) and waiver not in file.used:
            report.error(
                "RW907",
                f"nothing here is {waiver.code}",
                waiver.span,
                "remove it, or move it to the line where it is found",
            )
    return report


def _is_looked_for(code: str, outcome: Outcome) -> bool:
    """Whether a check such as this one would have found it."""
    is_asked = outcome.played or code not in PLAYED
    return is_asked and (outcome.texts or code not in DEMANDED) and code not in ELSEWHERE


def _counts(outcomes: Sequence[Outcome]) -> tuple[tuple[str, int], ...]:
    """How many of each kind were looked at."""
    words = {"ruleset": "ruleset", "variant": "variant", "scenarios": "scenario file"}
    rarer = {"targets": "file of targets", "playthroughs": "playthrough", "messages": "message file"}
    kinds = [outcome.target.kind for outcome in outcomes]
    words |= {kind: word for kind, word in rarer.items() if kind in kinds}
    return tuple((word, kinds.count(kind)) for kind, word in words.items())
