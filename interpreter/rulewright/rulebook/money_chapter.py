"""What money there is, where it lies at the start, and who sees it. In: symbols. Out: a section."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym
from rulewright.rulebook.book import Grid, Item, ItemList, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import capitalised, ended, place
from rulewright.rulebook.sight_phrases import audience, per
from rulewright.rulebook.wording import Wording

MONEY_HEAD = ("book-where", "book-what", "book-at-start", "book-sees-amount", "book-more")


@dataclass(frozen=True, slots=True)
class MoneyChapter:
    """The section; none if there is no money. `amount`: an amount with each number of players."""

    wording: Wording
    amount: Callable[[sym.Amount | None], str]

    def sections(self) -> Iterable[Section]:
        rows = tuple(self._purse(purse) for purse in self.wording.symbols.purses.values())
        if rows:
            head = tuple(map(self.wording.say, MONEY_HEAD))
            notes = [Item(text) for text in map(self._currency, self.wording.symbols.currencies.values()) if text]
            yield Section(
                self.wording.say("book-money"),
                "purses",
                (Grid(head, rows), *((ItemList(tuple(notes)),) if notes else ())),
            )

    def _currency(self, currency: sym.Currency) -> str:
        """What the author says of a currency, and its pieces."""
        about = self.wording.texts.about(currency.span)
        said = f"{capitalised(self.wording.nouns.plural(currency.name))}: {about}" if about else ""
        pieces = self._pieces(currency) if currency.pieces else ""
        return " ".join(filter(None, (said, pieces, self.wording.texts.about(currency.span, "pieces"))))

    def _pieces(self, currency: sym.Currency) -> str:
        when = f" if {self.wording.clause(currency.pieces_when)}" if currency.pieces_when is not None else ""
        return ended(
            f"every {words(currency.name)} is paid in pieces of "
            f"{listed([str(piece) for piece in currency.pieces])}{when}"
        )

    def _purse(self, purse: sym.Purse) -> tuple[str, str, str, str, str]:
        with self.wording.settlement.at(linked("money", purse.name)):
            about = self.wording.texts.about(purse.span)
            start = self.amount(purse.start) or "0"
            source = f" from the {linked('money', purse.from_.name)}" if purse.from_ is not None else ""
            more = " ".join(part for part in (about, self._owe(purse), self._at_most(purse)) if part)
            shown = f"{words(purse.name)}{per(self.wording, purse.per)}"
            return (
                place(anchor("money", purse.name), shown),
                self.wording.nouns.plural(purse.currency.name),
                start + source,
                audience(self.wording, purse.seen_by),
                more,
            )

    def _at_most(self, purse: sym.Purse) -> str:
        return f"It never holds more than {self.wording.value(purse.at_most)}." if purse.at_most is not None else ""

    def _owe(self, purse: sym.Purse) -> str:
        if purse.may_owe is None:
            return ""
        settled = self.wording.decided(purse.may_owe)
        clause = self.wording.plain().clause(purse.may_owe)
        if settled is not None:
            self.wording.settlement.note(purse.may_owe, f"it never runs out if {clause}")
            return "It never runs out." if settled else ""
        return ended(f"it never runs out if {clause}")
