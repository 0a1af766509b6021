"""Priority lists and payouts. In: symbols. Out: sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.rulebook.book import Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import capitalised, ended, strong
from rulewright.rulebook.statement_sentences import finished
from rulewright.rulebook.wording import Wording

GAME = "game"


@dataclass(frozen=True, slots=True)
class Settling:
    wording: Wording

    @property
    def symbols(self) -> sym.Symbols:
        return self.wording.symbols

    def priorities(self) -> Section:
        return Section(
            self.wording.say("book-priorities"),
            "priorities",
            (),
            tuple(map(self._priority, self.symbols.priorities.values())),
        )

    def _priority(self, priority: sym.Priority) -> Section:
        with self.wording.settlement.at(linked("priority", priority.name)):
            about = self.wording.texts.about(priority.span)
            levels = ", then ".join(listed([strong(words(name)) for name in level]) for level in priority.levels)
            order = self.wording.say("book-order", names=levels)
            if any(len(level) > 1 for level in priority.levels):
                order += " " + self.wording.say("book-together")
            items = tuple(
                item for level in priority.levels for name in level for item in self._rule(name, priority.rules[name])
            )
            texts = (about, self.wording.nouns.taken(priority.signature), order)
            blocks = tuple(Paragraph(text) for text in texts if text)
            return Section(
                capitalised(words(priority.name)),
                anchor("priority", priority.name),
                (*blocks, ItemList(items, ordered=True)),
            )

    def _rule(self, name: str, cases: tuple[sym.RuleCase, ...]) -> Iterator[Item]:
        """A rule of a priority list: the first of its cases that holds counts."""
        told = [self._case(case, index) for index, case in enumerate(cases)]
        start = strong(capitalised(words(name)) + ".")
        if len(told) == 1:
            yield Item(f"{start} {told[0].text}", told[0].inside)
        else:
            yield Item(f"{start} The first that holds counts:", tuple(told))

    def _case(self, case: sym.RuleCase, index: int) -> Item:
        done = list(self.wording.statements.loose(case.do))
        if case.ends:
            done.append(Item("the rules that come after it are not looked at any more"))
        when = (
            f"if {self.wording.clause(case.when)}" if case.when is not None else "otherwise" if index else "in any case"
        )
        about = self.wording.texts.about_case(case.span)
        if len(done) == 1 and not done[0].inside:
            return Item(f"{f'{about} ' if about else ''}{ended(f'{when}: {done[0].text}')}")
        return Item(f"{f'{about} ' if about else ''}{capitalised(when)}:", tuple(finished(done)))

    def payouts(self) -> Section:
        return Section(
            self.wording.say("book-payouts"), "payouts", (), tuple(map(self.payout, self.symbols.payouts.values()))
        )

    def payout(self, payout: sym.Payout) -> Section:
        with self.wording.settlement.at(linked("payout", payout.name)):
            about = self.wording.texts.about(payout.span)
            texts = (about, self.wording.nouns.taken(payout.signature))
            blocks = tuple(Paragraph(text) for text in texts if text)
            items = tuple(Item(ended(text)) for text in self._payout_rules(payout))
            more = (
                *self._consequence("who is paid", payout.paid),
                *self._consequence("who is not paid", payout.unpaid),
            )
            return Section(
                capitalised(words(payout.name)),
                anchor("payout", payout.name),
                (*blocks, ItemList((*items, *more), ordered=True)),
            )

    def _payout_rules(self, payout: sym.Payout) -> Iterator[str]:
        wording = self.wording
        assert payout.among is not None and payout.from_ is not None and payout.to is not None
        assert payout.claims is not None and payout.short is not None
        yield (
            f"{wording.domains.each(payout.among)} has a claim, from "
            f"{wording.places.purse(payout.from_)} into {wording.places.purse(payout.to)}"
        )
        yield f"the claim is {wording.value(payout.claims)}"
        criteria = wording.domains.orders.criteria(payout.order)
        grouped = payout.order and payout.order[-1].kind == "together"
        told = criteria[:-1] if grouped else criteria
        yield f"they are paid in this order: {', then '.join(told) or 'all at once'}"
        if grouped:
            yield "those who are equal are paid together, each in full, or none of them"
        yield self._shortage(payout.short)
        yield f"what is left when everybody has been paid goes to {self._rest(payout.rest)}"
        if payout.short_rest:
            yield f"what is left after a shortage goes to {self._rest(payout.short_rest)}"

    def _shortage(self, short: t.Expr) -> str:
        told = {
            "stop": "nobody else is paid", "skip": (
                "they get nothing, and those after them are "
                "tried"
            ), "part": "they get what is left",
        }  # fmt: skip
        start = "if there is not enough left for the next in this order"
        if isinstance(short, t.OptionValue):
            values = self.wording.settlement.values(short)
            usual = short.option.words[values[0] or 0] if len(set(values)) == 1 else ""
            every = "; ".join(f"{words(word)}: {told.get(word, words(word))}" for word in short.option.words)
            self.wording.note(short, lambda _plain: f"{start}: {every}")
            if usual and self.wording.settles:
                return f"{start}, {told.get(usual, words(usual))}"
            return f"{start}, {self.wording.value(short)} decides ({every})"
        word = (
            short.type.inner.words[short.value or 0]
            if isinstance(short, t.Const) and hasattr(short.type.inner, "words")
            else ""
        )
        return f"{start}, {told.get(word) or self.wording.value(short)}"

    def _rest(self, cases: tuple[tuple[t.Expr | None, t.PursePlace], ...]) -> str:
        wording = self.wording
        full = _conditional(wording.plain(), cases)
        kept: list[tuple[t.Expr | None, t.PursePlace]] = []
        for condition, place in cases:
            settled = wording.settled(condition) if condition is not None else None
            if settled is not None:
                wording.note(
                    tuple(one for one, _ in cases if one is not None), lambda _plain: f"what is left goes to {full}"
                )
            if settled is not False:
                kept.append((None if settled else condition, place))
            if settled or condition is None:
                break
        return _conditional(wording, tuple(kept))

    def _consequence(self, who: str, block: t.Block) -> Iterator[Item]:
        inner = self.wording.statements.items(block)
        if inner:
            yield Item(f"{capitalised(who)}:", inner)


def _conditional(wording: Wording, cases: tuple[tuple[t.Expr | None, t.PursePlace], ...]) -> str:
    told = [
        wording.places.purse(place) + (f" if {wording.clause(condition)}" if condition is not None else "")
        for condition, place in cases
    ]
    return ", otherwise ".join(told)
