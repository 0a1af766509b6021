"""Components that players cannot tell apart by what they are called (RW719)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.frontend.analysis.component_names import component_name, value_word
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.lots import ComponentLot
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType
from rulewright.source.diagnostic import Label, Report
from rulewright.source.lookalikes import appearance, odd_character
from rulewright.source.text import Span

ROLLED = "{rolled}"


def check_component_names(scenes: Sequence[Scene], report: Report) -> None:
    """Compare what components of a class are called, where rules can tell these apart;
    each pair of kinds is told once.
    """
    survey = scenes[0].survey
    read = {node.trait for _, node in survey.all(t.TraitOf)}
    told: set[tuple[str, str, str]] = set()
    for cls in survey.symbols.classes.values():
        for lots in dict.fromkeys(tuple(scene.box.lots[cls.name]) for scene in scenes):
            for one, other in _pairs(cls, lots, read, scenes[0].constants):
                key = (cls.name, one.kind, other.kind)
                if key not in told and survey.concerns(_place(cls, other.kind)):
                    told.add(key)
                    _tell(cls, one, other, read, scenes[0].constants, report)


def _pairs(
    cls: sym.Class, lots: tuple[ComponentLot, ...], read: set[sym.Trait], constants: Constants
) -> Iterator[tuple[ComponentLot, ComponentLot]]:
    """Lots that look the same and are not."""
    first: dict[str, ComponentLot] = {}
    for lot in lots:
        other = first.setdefault(appearance(_name(cls, lot, constants)), lot)
        if other.kind != lot.kind or _differing(cls, other, lot, read, constants):
            yield other, lot


def _name(cls: sym.Class, lot: ComponentLot, constants: Constants) -> str:
    return component_name(cls, lot.kind, lot.traits, ROLLED, constants)


def _differing(
    cls: sym.Class, one: ComponentLot, other: ComponentLot, read: set[sym.Trait], constants: Constants
) -> list[tuple[str, str, str]]:
    """The traits that rules read and in which two lots differ, with both values.
    Whose something is, the place tells where it lies.
    """
    return [
        (name, value_word(trait.type, first, constants), value_word(trait.type, second, constants))
        for (name, trait), first, second in zip(cls.traits.items(), one.traits, other.traits, strict=True)
        if first != second and trait in read and not isinstance(trait.type.inner, PlayerType)
    ]


def _place(cls: sym.Class, kind: str) -> Span:
    """Where it is said what a kind is called."""
    own = cls.kinds[kind].decl.called
    return own.span if own is not None else cls.kinds[kind].span


def _tell(
    cls: sym.Class,
    one: ComponentLot,
    other: ComponentLot,
    read: set[sym.Trait],
    constants: Constants,
    report: Report,
) -> None:
    name, differing = _name(cls, other, constants), _differing(cls, one, other, read, constants)
    holes = ", ".join(f"`{{{trait}}}`" for trait, _, _ in differing)
    if one.kind == other.kind:
        trait, first, second = differing[0]
        message = f"`{other.kind}` with {trait} {first} and with {trait} {second} are both called `{name}`"
        report.error("RW719", message, _place(cls, other.kind), f"let `called` show {holes}")
        return
    odd = odd_character(name) or odd_character(_name(cls, one, constants))
    message = f"`{one.kind}` and `{other.kind}` are called the same: `{name}`"
    hint = f"let `called` show `{{kind}}`{f' or {holes}' if holes else ''}, or call one of them otherwise"
    labels = [Label(_place(cls, one.kind), "the other")]
    report.error("RW719", message, _place(cls, other.kind), f"{odd}; {hint}" if odd else hint, labels)
