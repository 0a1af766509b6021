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
from rulewright.source.cells import Style, width
from rulewright.source.diagnostic import Report
from rulewright.source.plurals import plural

COLOURS = {TargetStanding.MET: "note", TargetStanding.MISSED: "error", TargetStanding.OPEN: "warning"}
SHOWN = 5
"""So many actions that were never played are named."""

HELD_TOGETHER = "All intervals hold together: in at most 5 of 100 runs any of these is called met or missed wrongly."


def again(assessment: Assessment) -> str:
    """The command that shows the same."""
    words = ["rulewright", "assess", str(assessment.sheet.path), "--games", str(assessment.games)]
    return shlex.join([*words, "--seed", str(assessment.seed)])


def figure_text(verdict: TargetVerdict) -> str:
    """The figure with its interval."""
    if verdict.figure is None:
        return "no game gives a number"
    unit, figure = verdict.target.metric.unit, verdict.figure
    if verdict.target.condition.part is not None:
        return f"{100 * figure.value:.1f} % of games, {100 * figure.interval.low:.1f}..{100 * figure.interval.high:.1f}"
    if verdict.names:
        more = f" and {len(verdict.names) - SHOWN} more" if len(verdict.names) > SHOWN else ""
        return f"{len(verdict.names)}: {', '.join(verdict.names[:SHOWN])}{more}, in {plural(verdict.games, 'game')}"
    if verdict.target.metric is NEVER_PLAYED:
        return f"none, in {plural(verdict.games, 'game')}"
    low, high = (number(value, unit).removesuffix(" %") for value in (figure.interval.low, figure.interval.high))
    seat = "" if verdict.seat is None else f"seat {verdict.seat + 1}: "
    return f"{seat}{number(figure.value, unit)}, {low}..{high}"


def more_text(verdict: TargetVerdict) -> str:
    """How many games would decide."""
    if verdict.standing is not TargetStanding.OPEN or verdict.figure is None:
        return ""
    if verdict.more is None:
        return "the figure lies so near to the end of the target that no number of games would decide"
    return f"about {verdict.more:,} game{'' if verdict.more == 1 else 's'} more would decide"


def lines(assessment: Assessment, style: Style) -> Iterator[str]:
    """For people."""
    sheet = assessment.sheet
    bots = ", ".join(dict.fromkeys(sheet.bots))
    yield style.paint(str(sheet.path), "bold")
    yield (
        f"{sheet.label}, players: {sheet.made.machine.program.players}, "
        f"{plural(assessment.games, 'game')}, bots: {bots}, seed {assessment.seed}"
    )
    rows = [
        (
            verdict.standing.value,
            verdict.target.metric.name,
            verdict.target.condition.text,
            figure_text(verdict),
            verdict,
        )
        for verdict in assessment.verdicts
    ]
    wide = [max(width(str(row[column])) for row in rows) for column in range(3)]
    for standing, name, condition, figure, verdict in rows:
        painted = style.paint(standing, COLOURS[verdict.standing]) + " " * (wide[0] - width(standing))
        more = more_text(verdict)
        words = style.plain(f"{name:{wide[1]}}  {condition:{wide[2]}}  {figure}")
        yield f"  {painted}  {words}" + (f"; {more}" if more else "")
    yield f"  {HELD_TOGETHER}"
    if assessment.troubles:
        game, words = next(iter(assessment.troubles.items()))
        many = plural(len(assessment.troubles), "game")
        yield f"  {many} did not end by the rules; game {game}: {style.plain(words)}"
    yield f"  Again: {style.plain(again(assessment))}"


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


def summary(assessments: Sequence[Assessment]) -> str:
    """The same in words."""
    found = counts(assessments)
    total = sum(found.values())
    return (
        f"{total} target{'' if total == 1 else 's'}: "
        + ", ".join(f"{count} {word}" for word, count in found.items())
        + "."
    )


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
        "troubles": [{"game": game, "message": words} for game, words in assessment.troubles.items()],
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
