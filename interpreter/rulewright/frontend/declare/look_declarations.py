"""How declared things look on a screen: the section `table`.

In: its entries, when everything else is declared. Out: an `Appearance` for each name. Complains about names that
nothing has, and about keys that say nothing of such a thing.
"""

from __future__ import annotations

import re

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, NumberType, PlayerType, SideType, SpaceType
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean

OF_BOARDS = ("row_1", "rows", "columns")
OF_SPACES = ("drawn", "before", "ends")
OF_CLASSES = ("sorted_by",)
OF_OTHERS = ("title", "internal")
OF_DRAWN = (*OF_OTHERS, "drawn")
OF_STATE = ("none",)
OF_TERMS = ("title",)
"""`none`: the value of a number or word that stands for nothing, and is shown so."""
EVERY_KEY = (*OF_BOARDS, *OF_SPACES, *OF_CLASSES, *OF_OTHERS, *OF_STATE)


class LookDeclarations:
    """Files looks."""

    def __init__(self, context: Context) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.named: dict[str, list[sym.Symbol]] | None = None

    def declare(self, decl: doc.LookDecl) -> None:
        named = self.named = self._symbols_by_name() if self.named is None else self.named
        found = named.get(decl.name, [])
        if not found:
            meant = (
                did_you_mean(decl.name, named)
                or "`table` names spaces, classes, zones, purses, state and terms; tables of values stand in `tables`"
            )
            self.report.error("RW305", f"nothing on the table is called `{decl.name}`", decl.span, meant)
            return
        for one in found:
            self.symbols.refer(decl.span, one)
            if isinstance(one, sym.Term):
                self._shown(one, decl)
        allowed = [key for one in found for key in _keys(one)]
        for key, span, _ in decl.keys:
            if key not in allowed and key in EVERY_KEY:
                self.report.error(
                    "RW320", f"`{key}` says nothing of {_kind(found[0])}", span, f"it may have {_listed(allowed)}"
                )
        self._drawn(decl, found)
        self._facing(decl)
        self._traits(decl, found[0])
        self._nothing(decl, found[0])
        self.symbols.looks[decl.name] = sym.Appearance(
            {key: word for key, _, word in decl.keys}, tuple(name for name, _ in decl.sorted_by)
        )

    def _shown(self, term: sym.Term, decl: doc.LookDecl) -> None:
        """A term on the table is one value, or one for each of its owners."""
        term.used = True
        types = [var.type for var in term.signature]
        if len(types) > 1 or not all(
            isinstance(type_, PlayerType | SideType | SpaceType | EnumType) for type_ in types
        ):
            hint = "a term on the table is of nobody, or of a player, side, space or word: `player.wealth`"
            self.report.error("RW320", f"`{decl.name}` cannot stand on the table", decl.span, hint)

    def _symbols_by_name(self) -> dict[str, list[sym.Symbol]]:
        """What has a name: one thing, or state of several owners."""
        found: dict[str, list[sym.Symbol]] = {}
        owned = ((name, one) for (_, name), one in self.symbols.owned.items())
        for name, one in (*self.symbols.free.items(), *owned):
            if isinstance(one, sym.Space | sym.Class | sym.Zone | sym.Purse | sym.State | sym.Term):
                found.setdefault(name, []).append(one)
        return found

    def _drawn(self, decl: doc.LookDecl, found: list[sym.Symbol]) -> None:
        """`drawn` says a word that suits what is drawn."""
        suits = {word for one in found for word in _ways_drawn(one)}
        for key, span, word in decl.keys:
            if key == "drawn" and suits and word not in suits and word in DRAWN:
                wanted = " or ".join(f"`drawn: {one}`" for one in sorted(suits))
                self.report.error("RW320", f"`drawn: {word}` is for {DRAWN[word]}", span, f"it may have {wanted}")

    def _facing(self, decl: doc.LookDecl) -> None:
        """What is drawn facing lies before somebody, and nothing else has ends."""
        words = {key: (word, span) for key, span, word in decl.keys}
        is_facing = words.get("drawn", ("",))[0] == "facing"
        if is_facing and "before" not in words:
            meant = "add `before: player` or `before: side`"
            self.report.error("RW320", "what is drawn facing lies before somebody", words["drawn"][1], meant)
        if "ends" in words and not is_facing:
            meant = "add `drawn: facing`, or leave it out"
            self.report.error("RW320", "only what is drawn facing has ends", words["ends"][1], meant)

    def _nothing(self, decl: doc.LookDecl, found: sym.Symbol) -> None:
        """The value that stands for nothing must be one of the state's."""
        value = next(((word, span) for key, span, word in decl.keys if key == "none"), None)
        if value is None or "none" not in _keys(found) or not isinstance(found, sym.State):
            return
        word, span = value
        type_ = found.type.inner
        if isinstance(type_, EnumType):
            if word not in type_.words:
                hint = did_you_mean(word, type_.words)
                self.report.error("RW311", f"`{word}` is not a word of `{type_}`", span, hint)
        elif not re.fullmatch("-?[0-9]{1,9}", word):
            self.report.error("RW401", f"`{word}` is no number", span, f"write a number that `{found.name}` may be")

    def _traits(self, decl: doc.LookDecl, found: sym.Symbol) -> None:
        if not isinstance(found, sym.Class):
            return
        for name, span in decl.sorted_by:
            trait = found.traits.get(name)
            if trait is None:
                meant = did_you_mean(name, found.traits) or f"write a trait of `{found.name}`"
                self.report.error("RW310", f"`{found.name}` has no trait `{name}`", span, meant)
            else:
                self.symbols.refer(span, trait)


DRAWN = {
    "ring": "spaces that are no grid", "row": "spaces that are no grid", "facing": "spaces that are no grid", "track": (
        "a number among the state "
        "variables"
    ), "stack": "a zone whose `order` is pile",
}  # fmt: skip
"""What is drawn in which way."""


def _ways_drawn(one: sym.Symbol) -> tuple[str, ...]:
    """The words that `drawn` may say of it."""
    if isinstance(one, sym.Space):
        return () if one.decl.is_grid else ("facing", "ring", "row")
    if isinstance(one, sym.State):
        return ("track",) if isinstance(one.type.inner, NumberType) else ()
    return ("stack",) if isinstance(one, sym.Zone) and one.order == "pile" else ()


def _keys(one: sym.Symbol) -> tuple[str, ...]:
    """The keys that say something of it."""
    if isinstance(one, sym.Class):
        return OF_CLASSES
    if isinstance(one, sym.Term):
        return OF_TERMS
    if isinstance(one, sym.Space):
        return OF_BOARDS if one.decl.is_grid else OF_SPACES
    is_state = isinstance(one, sym.State) and not one.marked and isinstance(one.type.inner, NumberType | EnumType)
    return (*(OF_DRAWN if _ways_drawn(one) else OF_OTHERS), *(OF_STATE if is_state else ()))


def _kind(one: sym.Symbol) -> str:
    if isinstance(one, sym.Class):
        return "a class of components"
    if isinstance(one, sym.Space):
        return "spaces in rows and columns" if one.decl.is_grid else "spaces that are no grid"
    return "a term" if isinstance(one, sym.Term) else "a zone, a purse or a state variable"


def _listed(keys: list[str]) -> str:
    return (
        ", ".join(f"`{key}`" for key in dict.fromkeys(keys))
        or "no key; leave it out, or write `rows` and `columns` where it is declared"
    )
