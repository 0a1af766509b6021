"""One that was meant and all that are taken: `move scout in camp` moves every scout (RW723).

Whether a noun stands in the singular or in the plural decides nothing, so an effect on components that names them in
the singular, and may meet several, is told: with the plural, all are meant and nobody is surprised.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.symbols import Class, Kind
from rulewright.frontend.typed.types import ComponentType
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.text import Span

Happening = t.Move | t.Turn | t.Show | t.Roll
HAPPENINGS: tuple[type[Happening], ...] = (t.Move, t.Turn, t.Show, t.Roll)
VERBS: dict[type[Happening], str] = {t.Move: "moves", t.Turn: "turns", t.Show: "shows", t.Roll: "rolls"}
"""The effects that happen to each member of a domain of components, and what a message says they do."""
WORDS_BEFORE_IN = re.compile(r"\s*((?:\w+\s+)+?)in\b")
NAME = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Singular:
    """A noun in the singular, and its plural."""

    span: Span
    plural: str


def check_singular_names(scene: Scene, report: Report) -> None:
    for statement, what in _happenings(scene):
        singular = _singular(what, scene)
        if singular is None or not scene.survey.concerns(singular.span):
            continue
        word, plural = singular.span.text, singular.plural
        report.error(
            "RW723",
            f"this {VERBS[type(statement)]} all {plural} there, though one {word} is named",
            singular.span,
            f"write `{plural}` if all are meant; `first 1 {word} in ...` is one, and `pick` lets a player choose it",
            fixes=[Fix(singular.span, plural, f"write `{plural}`", is_safe=True)],
        )


def _happenings(scene: Scene) -> Iterator[tuple[Happening, t.Domain]]:
    """What happens to all members of a domain, where there may be several."""
    found = (statement for kind in HAPPENINGS for _, statement in scene.all(kind))
    for statement in found:
        what = statement.what
        if isinstance(what, t.Domain) and what.few is None and _may_be_several(what, scene):
            yield statement, what


def _may_be_several(what: t.Domain, scene: Scene) -> bool:
    """Whether there is room for several, and there are several of those kinds."""
    kinds = _kinds(what.where, what.var)
    lots = scene.box.lots[what.type.cls] if isinstance(what.type, ComponentType) else []
    there = sum(lot.count for lot in lots if kinds is None or lot.kind in kinds)
    return min(there, scene.bounds.count(what)) > 1


def _kinds(where: t.Expr | None, member: t.Var) -> frozenset[str] | None:
    """The kinds that a condition leaves to a member; none where it does not say."""
    if isinstance(where, t.KindTest):
        is_about_it = isinstance(where.subject, t.Local) and where.subject.var is member
        return frozenset(where.kinds) if is_about_it else None
    if isinstance(where, t.Logic) and where.operator == "and":
        found = (_kinds(item, member) for item in where.items)
        return next((some for some in found if some is not None), None)
    return None


def _singular(what: t.Domain, scene: Scene) -> Singular | None:
    """The noun of the words before `in`, where it stands in the singular."""
    before = WORDS_BEFORE_IN.match(what.span.text)
    if before is None or not isinstance(what.type, ComponentType):
        return None
    plurals = _plurals(scene.symbols.classes[what.type.cls])
    found = [(place, plurals.get(place[0])) for place in NAME.finditer(before[1])]
    if any(place[0] in plurals.values() for place, _ in found):
        return None
    start = what.span.start + before.start(1)
    named = [
        Singular(Span(what.span.source, start + place.start(), start + place.end()), plural)
        for place, plural in found
        if plural is not None
    ]
    return named[-1] if named else None


def _plurals(cls: Class) -> dict[str, str]:
    """How several are called, by how one is."""
    nouns: tuple[Class | Kind, ...] = (cls, *cls.kinds.values())
    return {noun.name: noun.decl.plural or f"{noun.name}s" for noun in nouns}
