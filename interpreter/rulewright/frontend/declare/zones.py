"""Zones: what they hold, whose they are, who sees what lies there, from what they are refilled."""

from __future__ import annotations

from rulewright.frontend.declare.audiences import Audiences
from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.value_reader import AUDIENCES
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    FLAG,
    keys_of,
    owner_of,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.diagnostic import Label
from rulewright.source.suggestions import did_you_mean


class ZoneDeclarations:
    """Files zones."""

    def __init__(
        self,
        context: Context,
        constants: ConstantTyper,
        namespace: Namespace,
        types: DeclaredTypes,
        audiences: Audiences,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants
        self.namespace = namespace
        self.types = types
        self.audiences = audiences

    def declare_all(self) -> None:
        for decl in self.symbols.document.zones:
            self._declare(decl)
        for decl in self.symbols.document.zones:
            self._refill(decl)

    def _declare(self, decl: doc.ZoneDecl) -> None:
        self.symbols.want(decl.holds.span, Sort.CLASS)
        self.symbols.refer(decl.holds.span, self.symbols.classes.get(decl.holds.name))
        if decl.holds.name not in self.symbols.classes:
            hint = did_you_mean(decl.holds.name, self.symbols.classes)
            self.report.error("RW306", f"no class of components is called `{decl.holds.name}`", decl.holds.span, hint)
            self.report.lost.add(decl.name)
            return
        per = self.types.owners(decl.per)
        zone = sym.Zone(decl.name, decl.span, decl.holds.name, per, decl.order, decl)
        zone.room = self.constants.constant(decl.room) if decl.room is not None else None
        zone.remembered = self.constants.constant(decl.remembered, FLAG) if decl.remembered is not None else None
        zone.seen_by = self.audiences.audience(decl.seen_by, owner_of(per), AUDIENCES)
        self.symbols.zones[decl.name] = zone
        self.namespace.family(decl.name, decl.span, per, zone)
        if per is None:
            self._is_no_plural(decl)

    def _is_no_plural(self, decl: doc.ZoneDecl) -> None:
        """A zone that nobody owns is meant by its name alone, which must not mean things of a class or space."""
        nouns: list[sym.Class | sym.Space] = [*self.symbols.classes.values(), *self.symbols.spaces.values()]
        noun = next((noun for noun in nouns if decl.name == (noun.decl.plural or noun.name + "s")), None)
        if noun is not None:
            what = "class" if isinstance(noun, sym.Class) else "space"
            hint = f"choose another name, or say `plural:` for the {what}"
            self.report.error(
                "RW304",
                f"`{decl.name}` is the plural of the {what} `{noun.name}` already",
                decl.span,
                hint,
                [Label(noun.span, "declared here")],
            )
            self.report.lost.add(decl.name)

    def _refill(self, decl: doc.ZoneDecl) -> None:
        zone = self.symbols.zones.get(decl.name)
        if zone is None or decl.refilled_from is None:
            return
        other = self.symbols.zones.get(decl.refilled_from.name)
        self.symbols.want(decl.refilled_from.span, Sort.ZONE, Scope())
        self.symbols.refer(decl.refilled_from.span, other)
        fitting = [other for other in self.symbols.zones.values() if _refills(other, zone)]
        if other not in fitting or other is None or zone.order != "pile":
            hint = did_you_mean(decl.refilled_from.name, [other.name for other in fitting])
            self.report.error(
                "RW405",
                "a pile is refilled from a zone of its own owner or of nobody, with the same components",
                decl.refilled_from.span,
                hint,
            )
            return
        other.used = True
        zone.refilled_from = other


def _refills(other: sym.Zone, zone: sym.Zone) -> bool:
    """Whether a zone may refill another: it holds the same, and belongs to the same owner or to nobody."""
    ours, theirs = keys_of(zone.per), keys_of(other.per)
    return other is not zone and other.cls == zone.cls and theirs == ours[: len(theirs)]
