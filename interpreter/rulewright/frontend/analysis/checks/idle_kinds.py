"""Kinds that nothing tells apart (RW702)."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report

Looks = frozenset[tuple[int | None, ...]]


def check_kinds(scenes: Sequence[Scene], report: Report) -> None:
    """Compare the kinds of a class that no rule names, by the traits that rules read."""
    survey = scenes[0].survey
    named = {(test.cls.name, kind) for _, test in survey.all(t.KindTest) for kind in test.kinds}
    read = {node.trait for _, node in survey.all(t.TraitOf)}
    for cls in survey.symbols.classes.values():
        places = [index for index, trait in enumerate(cls.traits.values()) if trait in read]
        first: dict[tuple[Looks, ...], sym.Kind] = {}
        for kind in cls.kinds.values():
            looks = tuple(_looks(kind, places, scene) for scene in scenes)
            if (cls.name, kind.name) in named or not any(looks):
                continue
            other = first.setdefault(looks, kind)
            if other is not kind and survey.concerns(kind.span):
                message = f"no rule tells `{kind.name}` from `{other.name}`"
                report.error(
                    "RW702",
                    message,
                    kind.span,
                    "name it in a rule, or make them one kind",
                    [Label(other.span, "the other")],
                )


def _looks(kind: sym.Kind, places: list[int], scene: Scene) -> Looks:
    """What rules can read of a kind."""
    lots = (lot for lot in scene.box.lots[kind.cls] if lot.kind == kind.name)
    return frozenset(tuple(lot.traits[place] for place in places) for lot in lots)
