"""Orders and rankings, criterion by criterion. In: typed criteria. Out: marked strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.typed import tree as t
from rulewright.rulebook.counted_player import first_local
from rulewright.rulebook.english_words import words
from rulewright.rulebook.markup import emphasis

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

ENDINGS = {
    "shared": "those who are still equal share the rank",
    "out": "leaders who are still equal fall behind all others, who are ranked again",
}


class OrderPhrases:
    """Puts criteria into words."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def order(self, criteria: tuple[t.Criterion, ...]) -> str:
        """`, highest rank first, then clockwise from you`."""
        told = self.criteria(criteria)
        return f", {', then '.join(told)}" if told else ""

    def criteria(self, criteria: tuple[t.Criterion, ...]) -> list[str]:
        """One phrase for each criterion that counts in the usual game."""
        return [text for criterion in criteria for text in self._criterion(criterion)]

    def _criterion(self, criterion: t.Criterion) -> tuple[str, ...]:
        if criterion.when is None:
            return (self.rank(criterion),)
        settled = self.wording.settled(criterion.when)
        if settled is not None:
            self.wording.note(criterion, lambda plain: plain.domains.orders.conditional(criterion))
            return (self.rank(criterion),) if settled else ()
        return (self.conditional(criterion),)

    def conditional(self, criterion: t.Criterion) -> str:
        """A criterion that counts under a condition."""
        when = f" (if {self.wording.clause(criterion.when)})" if criterion.when is not None else ""
        return self.rank(criterion) + when

    def rank(self, criterion: t.Criterion) -> str:
        """How one criterion ranks."""
        value = self.wording.values.part(criterion.value) if criterion.value is not None else ""
        match criterion.kind:
            case "highest" | "lowest":
                return f"{criterion.kind} {self._measure(criterion.value)} first"
            case "clockwise" | "counterclockwise":
                return f"{criterion.kind} from {value}"
            case "together":
                return "those who are still equal together"
            case "shared" | "out":
                return ENDINGS[criterion.kind]
            case "option":
                return self._ending(criterion.value)
            case _:
                assert_never(criterion.kind)

    def _measure(self, value: t.Expr | None) -> str:
        return self.wording.values.aggregates.trimmed(value, first_local(value)) if value is not None else ""

    def _ending(self, value: t.Expr | None) -> str:
        """What becomes of those who are equal to the end, where an option says so."""
        if not isinstance(value, t.OptionValue):
            return ""
        words_of, usual = value.option.words, self.wording.usual(value)
        if usual is not None:
            self.wording.note(value, lambda plain: plain.domains.orders.ending(value))
            return ENDINGS.get(words_of[usual], words(words_of[usual]))
        return self.ending(value)

    def ending(self, value: t.OptionValue) -> str:
        """All that an option of this kind may say."""
        told = "; ".join(
            f"if it is {emphasis(words(word))}, {ENDINGS.get(word, words(word))}" for word in value.option.words
        )
        return f"{self.wording.value(value)} says what follows: {told}"
