"""What players can do, and the effects that the rules name. In: symbols. Out: sections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import capitalised, ended
from rulewright.rulebook.wording import Wording

GAME = "game"


@dataclass(frozen=True, slots=True)
class Actions:
    wording: Wording

    @property
    def symbols(self) -> sym.Symbols:
        return self.wording.symbols

    def actions(self) -> Section:
        return Section(
            self.wording.say("book-actions"), "actions", (), tuple(map(self.action, self.symbols.actions.values()))
        )

    def action(self, action: sym.Action) -> Section:
        """What one action says."""
        with self.wording.settlement.at(linked("action", action.name)):
            about = self.wording.texts.about(action.span)
            picks = [ended(self._pick(pick)) for pick in action.picks]
            where = f"You may do so only if {self._where(action.where)}." if action.where is not None else ""
            done = self.wording.statements.items(action.do)
            blocks: list[Block] = [Paragraph(text) for text in (about, self._given(action.signature)) if text]
            items = [Item(text) for text in (*picks, where) if text] + list(done)
            items += [Item(text) for text in (self._secret(action),) if text]
            blocks.append(ItemList(tuple(items) or (Item(self.wording.say("book-do-nothing")),), ordered=True))
            return Section(capitalised(words(action.name)), anchor("action", action.name), tuple(blocks))

    def _given(self, signature: tuple[t.Var, ...]) -> str:
        nouns = self.wording.nouns
        told = [nouns.variable(var) for var in signature]
        return (
            ended(f"the step that asks for it says what {listed(told)} {'is' if len(told) == 1 else 'are'}")
            if told
            else ""
        )

    def _where(self, where: t.Expr) -> str:
        """The condition of an action; an action that the usual rulings forbid is told in full."""
        if self.wording.settled(where) is False:
            return f"{self.wording.plain().clause(where)}, so not in the usual game"
        return self.wording.clause(where)

    def _pick(self, pick: t.Pick) -> str:
        domains = self.wording.domains
        match pick:
            case t.PickOne(domain=domain):
                return f"choose {domains.one(domain, named=True)}"
            case t.PickSome(var=var, domain=domain, low=low, high=high):
                return f"choose {self._how_many(low, high)} {domains.many(domain)} ({self.wording.nouns.variable(var)})"
            case t.PickValue(var=var, value=value):
                return f"{self.wording.nouns.variable(var)} is {self.wording.value(value)}"
            case _:
                assert_never(pick)

    def _how_many(self, low: t.Expr, high: t.Expr) -> str:
        least, most = self.wording.value(low), self.wording.value(high)
        return f"exactly {least}" if least == most else f"from {least} to {most}"

    def _secret(self, action: sym.Action) -> str:
        seen = action.seen_by
        return (
            self.wording.say("book-secret")
            if seen is not None and any(word != "everyone" for _, word in seen.cases)
            else ""
        )

    def effects(self) -> Section:
        return Section(
            self.wording.say("book-effects"), "effects", (), tuple(map(self._effect, self.symbols.effects.values()))
        )

    def _effect(self, effect: sym.Effect) -> Section:
        with self.wording.settlement.at(linked("effect", effect.name)):
            told = (self.wording.texts.about(effect.span), self.wording.nouns.taken(effect.signature))
            blocks: tuple[Block, ...] = tuple(Paragraph(text) for text in told if text)
            items = self.wording.statements.items(effect.body or ()) or (Item(self.wording.say("book-nothing")),)
            return Section(
                capitalised(words(effect.name)), anchor("effect", effect.name), (*blocks, ItemList(items, ordered=True))
            )
