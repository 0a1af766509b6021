"""Components that nothing uses (RW701), dice that nobody rolls (RW715), traits that nothing reads (RW703)."""

from __future__ import annotations

import re

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import zones_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

HOLE = re.compile(r"\{\s*(\w+)\s*\}")


def check_components(survey: Survey, report: Report) -> None:
    """Classes whose zones no rule speaks of, and dice that lie still."""
    spoken = {place.zone.cls for _, place in survey.all(t.ZonePlace)}
    spoken |= {zone.cls for zone in survey.symbols.zones.values() if zone.refilled_from is not None}
    rolled = {zone.cls for _, roll in survey.all(t.Roll) for zone in zones_of(roll.what) if isinstance(zone, sym.Zone)}
    for cls in survey.symbols.classes.values():
        if not survey.concerns(cls.span):
            continue
        if cls.name not in spoken:
            report.error(
                "RW701",
                f"no rule moves or looks at any `{cls.name}`",
                cls.span,
                "use them in a rule, or remove them with their zones",
            )
        elif cls.rolled is not None and cls.name not in rolled:
            report.error(
                "RW715",
                f"no rule rolls any `{cls.name}`",
                cls.span,
                "roll them (`roll ... in ...`), or give them a trait instead of `rolls`",
            )


def check_traits(survey: Survey, report: Report) -> None:
    """Traits that neither a rule reads nor a text shows."""
    read = {node.trait for _, node in survey.all(t.TraitOf)}
    for cls in survey.symbols.classes.values():
        shown = _shown(cls)
        for name, trait in cls.traits.items():
            if trait not in read and trait is not cls.rolled and name not in shown and survey.concerns(trait.span):
                report.error(
                    "RW703",
                    f"no rule reads the trait `{name}` of `{cls.name}`",
                    trait.span,
                    "read it in a rule, show it (`called: ...`), or remove it",
                )


def _shown(cls: sym.Class) -> set[str]:
    """Traits that stand in the texts of a class; where a kind has no text, none is shown but by its name."""
    texts = [cls.decl.called, *(kind.called for kind in cls.decl.kinds)]
    return {word for text in texts if text is not None for word in HOLE.findall(text.span.text)}
