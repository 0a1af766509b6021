"""An assessment told: as lines, as JSON, and as findings at the lines of the targets, which every format of `rulewright
check` can tell.

In: assessments. Out: text, data, diagnostics.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.lab.compare import number
from rulewright.lab.statistics import ERROR
from rulewright.lab.targets.assessment import Assessment, TargetStanding, TargetVerdict
from rulewright.lab.targets.target_metrics import NEVER_PLAYED
from rulewright.sentences import Said, Tell, Words, saying
from rulewright.source.cells import Style, width
from rulewright.source.diagnostic import Report

COLOURS = {TargetStanding.MET: "note", TargetStanding.MISSED: "error", TargetStanding.OPEN: "warning"}
STANDINGS = {
    TargetStanding.MET: "lab-met",
    TargetStanding.MISSED: "lab-missed",
    TargetStanding.OPEN: "lab-undecided",
}
SHOWN = 5
"""So many actions that were never played are named."""


def again(assessment: Assessment) -> str:
    """The command that shows the same."""
    words = ["rulewright", "assess", str(assessment.sheet.path), "--games", str(assessment.games)]
    return shlex.join([*words, "--seed", str(assessment.seed)])


def figure_text(verdict: TargetVerdict) -> Said:
    """The figure with its interval."""
    if verdict.figure is None:
        return saying("lab-figure-alike")
    unit, figure = verdict.target.metric.unit, verdict.figure
    if verdict.target.condition.part is not None:
        span = f"{100 * figure.interval.low:.1f}..{100 * figure.interval.high:.1f}"
        return saying("lab-figure-of-games", share=f"{100 * figure.value:.1f} %", span=span)
    games = saying("report-games", count=verdict.games)
    if verdict.names:
        return saying("lab-figure-names", count=len(verdict.names), names=_names(verdict.names), games=games)
    if verdict.target.metric is NEVER_PLAYED:
        return saying("lab-figure-none", games=games)
    low, high = (number(value, unit).removesuffix(" %") for value in (figure.interval.low, figure.interval.high))
    told, span = number(figure.value, unit), f"{low}..{high}"
    if verdict.seat is None:
        return saying("lab-figure-span", figure=told, span=span)
    return saying("lab-figure-seat", seat=verdict.seat + 1, figure=told, span=span)


def _names(names: Sequence[str]) -> Words:
    shown = ", ".join(names[:SHOWN])
    return saying("lab-names-and-more", names=shown, count=len(names) - SHOWN) if len(names) > SHOWN else shown


def more_text(verdict: TargetVerdict) -> Words:
    """How many games would decide."""
    if verdict.standing is not TargetStanding.OPEN or verdict.figure is None:
        return ""
    return saying("lab-no-number") if verdict.more is None else saying("lab-more-games", count=verdict.more)


def lines(assessment: Assessment, style: Style, tell: Tell = str, command: str = "") -> Iterator[str]:
    """For people. `command`: that shows the same, where it is not the usual one."""
    sheet = assessment.sheet
    yield style.paint(str(sheet.path), "bold")
    yield tell(
        saying(
            "lab-target-head",
            label=sheet.label,
            players=sheet.made.machine.program.players,
            games=saying("report-games", count=assessment.games),
            bots=", ".join(dict.fromkeys(sheet.bots)),
            seed=str(assessment.seed),
        )
    )
    rows = [_row(verdict, tell) for verdict in assessment.verdicts]
    wide = [max(width(row[column]) for row in rows) for column in range(3)]
    for verdict, (standing, name, condition, *rest) in zip(assessment.verdicts, rows, strict=True):
        painted = style.paint(standing, COLOURS[verdict.standing]) + " " * (wide[0] - width(standing))
        words = style.plain(f"{name:{wide[1]}}  {condition:{wide[2]}}  {'; '.join(rest)}")
        yield f"  {painted}  {words}"
    yield f"  {tell(saying('lab-held-together'))}"
    if assessment.troubles:
        yield f"  {style.plain(tell(trouble_text(assessment)))}"
    yield f"  {tell(saying('lab-again', command=style.plain(command or again(assessment))))}"


def _row(verdict: TargetVerdict, tell: Tell) -> list[str]:
    """How it stands, its name, what is wanted, the figure; how many games would decide, if any."""
    standing, figure, more = (tell(one) for one in (said_standing(verdict), figure_text(verdict), more_text(verdict)))
    target = verdict.target
    return [standing, target.metric.name, target.condition.text, figure, *([more] if more else [])]


def said_standing(verdict: TargetVerdict) -> Said:
    return saying(STANDINGS[verdict.standing])


def trouble_text(assessment: Assessment) -> Said:
    """How many games did not end, and the first of them."""
    number, why = next(iter(assessment.troubles.items()))
    games = saying("report-games", count=len(assessment.troubles))
    return saying("lab-first-trouble", games=games, number=str(number), why=why.said)


def add_findings(assessment: Assessment, report: Report) -> None:
    """What was missed, and what is undecided, at the lines of the targets."""
    for verdict in assessment.verdicts:
        target = verdict.target
        said = f"`{target.metric.name}` is {figure_text(verdict)}"
        if verdict.standing is TargetStanding.MISSED:
            report.error(
                "RW914", f"missed target: {said}, not `{target.condition.text}`", target.span, again(assessment)
            )
        elif verdict.standing is TargetStanding.OPEN:
            more = more_text(verdict)
            hint = f"{more}; {again(assessment)}" if more else again(assessment)
            report.error("RW915", f"undecided target: {said}; wanted: `{target.condition.text}`", target.span, hint)


def data(assessments: Sequence[Assessment]) -> dict[str, Any]:
    """For programs."""
    return {"files": [_data(one) for one in assessments]}


def counts(assessments: Sequence[Assessment]) -> dict[str, int]:
    """How many targets of all files are met, missed, undecided."""
    return {standing.value: sum(one.count(standing) for one in assessments) for standing in TargetStanding}


def summary(assessments: Sequence[Assessment]) -> Said:
    """The same in words."""
    found = counts(assessments)
    counted = {"targets": saying("lab-targets", count=sum(found.values())), **_counted(found)}
    return saying("lab-targets-counts", **counted)


def standing_counts(assessment: Assessment) -> Said:
    """How many targets of one file are met, missed, undecided."""
    return saying("lab-targets-line", file=str(assessment.sheet.path), **_counted(counts([assessment])))


def _counted(found: dict[str, int]) -> dict[str, Said]:
    return {
        key: saying(f"lab-{key}-count", count=found[standing.value])
        for key, standing in (
            ("met", TargetStanding.MET),
            ("missed", TargetStanding.MISSED),
            ("open", TargetStanding.OPEN),
        )
    }


def _data(assessment: Assessment) -> dict[str, Any]:
    sheet = assessment.sheet
    return {
        "file": str(sheet.path),
        "ruleset": sheet.label,
        "fingerprint": sheet.made.machine.program.fingerprint,
        "players": sheet.made.machine.program.players,
        "options": dict(sheet.made.machine.program.options),
        "bots": list(sheet.bots),
        "strong": sheet.strong,
        "seed": assessment.seed,
        "games": assessment.games,
        "error": ERROR,
        "troubles": [{"game": game, "message": why.message} for game, why in assessment.troubles.items()],
        "targets": [verdict_data(verdict) for verdict in assessment.verdicts],
        "command": again(assessment),
    }


def verdict_data(verdict: TargetVerdict) -> dict[str, Any]:
    figure, position = verdict.figure, verdict.target.span.position
    return {
        "metric": verdict.target.metric.name,
        "target": verdict.target.condition.text,
        "verdict": verdict.standing.value,
        "figure": None if figure is None else figure.value,
        "interval": None if figure is None else [figure.interval.low, figure.interval.high],
        "seat": None if verdict.seat is None else verdict.seat + 1,
        "games": verdict.games,
        "more_games": verdict.more,
        "never_played": list(verdict.names),
        "line": position.line,
        "column": position.column,
    }
