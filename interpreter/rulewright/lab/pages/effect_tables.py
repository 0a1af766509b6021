"""Effects as tables and in words: what a change does to each figure.

In: effects. Out: parts of a page. What was not compared has its row, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rulewright.lab.compare.comparison_report import untested, with_detectable, with_margin
from rulewright.lab.compare.effect_texts import between, movement, number, p_text, signed
from rulewright.lab.compare.effects import ArmEffect, Judgement
from rulewright.lab.metric import Unit
from rulewright.report_page import Cell, DataTable, Strip, TextList, Tone, Toned, axis_of
from rulewright.sentences import Words, saying

TONES = {
    Judgement.DIFFERENT: Tone.NOTED,
    Judgement.SAME: Tone.GOOD,
    Judgement.SMALL: Tone.GOOD,
    Judgement.OPEN: Tone.OPEN,
    Judgement.UNTESTED: Tone.PLAIN,
}
LEADS = {
    Judgement.DIFFERENT: "report-different",
    Judgement.SMALL: "report-small",
    Judgement.SAME: "report-equivalent",
    Judgement.OPEN: "report-undecided",
    Judgement.UNTESTED: "report-not-compared",
}
COUNTS = {
    Judgement.DIFFERENT: "lab-different-count",
    Judgement.SMALL: "lab-small-count",
    Judgement.SAME: "lab-equivalent-count",
    Judgement.OPEN: "lab-undecided-count",
    Judgement.UNTESTED: "lab-untested-count",
}
"""How it is told how many are so."""


def judged(judgement: Judgement) -> Toned:
    return Toned(saying(LEADS[judgement]), TONES[judgement])


def in_words(effects: Sequence[ArmEffect]) -> TextList:
    """What was found first, then what is the same, then what nobody can tell yet."""
    return TextList(tuple(_sentence(one) for wanted in LEADS for one in effects if one.judgement is wanted))


def _sentence(effect: ArmEffect) -> Words | Toned:
    lead = replace(saying(LEADS[effect.judgement]), heads=True)
    words = saying("report-headed", what=lead, more=FOUND[effect.judgement](effect))
    return Toned(words, Tone.NOTED) if effect.judgement is Judgement.DIFFERENT else words


FOUND = {
    Judgement.DIFFERENT: movement,
    Judgement.SMALL: with_margin,
    Judgement.SAME: with_margin,
    Judgement.OPEN: with_detectable,
    Judgement.UNTESTED: untested,
}


def effects_tables(effects: Sequence[ArmEffect], before: Words, after: Words) -> Iterator[DataTable]:
    """One for shares, whose differences are drawn in percentage points, and one for each other unit."""
    for unit in dict.fromkeys(one.metric.unit for one in effects):
        own = [one for one in effects if one.metric.unit is unit]
        strips = [_strip(one) for one in own]
        rows = tuple(_row(one, strip) for one, strip in zip(own, strips, strict=True))
        difference = saying("report-difference")
        head = (saying(f"report-unit-{unit.value}"), "", before, after, difference, "95 %", "p", difference)
        yield DataTable(head, rows, texts=2, axis=axis_of(strips, difference_shown(unit), 0.0))


def difference_shown(unit: Unit) -> Callable[[float], str]:
    """How a difference stands at an axis."""
    return lambda value: signed(value, unit).removesuffix(" pp")


def _strip(effect: ArmEffect) -> Strip:
    if effect.interval is None:
        return Strip(None)
    return Strip(effect.difference, effect.interval.low, effect.interval.high)


def _row(effect: ArmEffect, strip: Strip) -> tuple[Cell, ...]:
    unit = effect.metric.unit
    before, after = ("-" if one is None else number(one.value, unit) for one in (effect.before, effect.after))
    if effect.interval is None:
        return effect.title, judged(effect.judgement), before, after, "-", "-", "-", strip
    return (
        effect.title,
        judged(effect.judgement),
        before,
        after,
        signed(effect.difference, unit),
        between(effect.interval, unit),
        p_text(effect.p_value),
        strip,
    )
