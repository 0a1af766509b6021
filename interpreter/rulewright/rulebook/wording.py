"""The words for typed rules: phrases, clauses and sentences from one set of makers, each of which gets this room of
words.

In: symbols. Out: marked strings. With a `Settlement`, what the usual rulings decide is told as they decide it, and
noted; without one all is told.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.analysis.constant_arithmetic import arithmetic
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import is_constant
from rulewright.rulebook.author_texts import AuthorTexts
from rulewright.rulebook.condition_phrases import ConditionPhrases
from rulewright.rulebook.domain_phrases import DomainPhrases
from rulewright.rulebook.english_words import Nouns, linked, listed, words
from rulewright.rulebook.markup import emphasis
from rulewright.rulebook.place_phrases import PlacePhrases
from rulewright.rulebook.settlement import Settlement, options_of
from rulewright.rulebook.statement_sentences import StatementSentences
from rulewright.rulebook.step_sentences import StepSentences
from rulewright.rulebook.value_phrases import ValuePhrases
from rulewright.sentences import Speech, english
from rulewright.source.text import Span


class Wording:
    """All makers of words, wired."""

    def __init__(
        self,
        symbols: sym.Symbols,
        settlement: Settlement,
        texts: AuthorTexts,
        settles: bool = True,
        say: Speech = english,
    ) -> None:
        self.symbols, self.say = symbols, say
        self.settlement = settlement
        self.texts = texts
        self.settles = settles
        self.nouns = Nouns(symbols)
        self.values = ValuePhrases(self)
        self.conditions = ConditionPhrases(self)
        self.places = PlacePhrases(self)
        self.domains = DomainPhrases(self)
        self.statements = StatementSentences(self)
        self.steps = StepSentences(self)

    @property
    def fewest(self) -> int:
        """So many can play at least: in tables that go by the number of players the first column."""
        return self.symbols.document.header.low

    def value(self, expr: t.Expr) -> str:
        return self.values.phrase(expr)

    def clause(self, expr: t.Expr) -> str:
        return self.conditions.clause(expr)

    def supposed(self, effect: sym.Effect, arguments: tuple[t.Expr, ...]) -> str:
        """That something is asked of the position after an effect."""
        return f"after {linked('effect', effect.name)}{self.statements.passed(effect.signature, arguments)}"

    def named(self, expr: t.LetIn) -> tuple[t.Expr, str]:
        """The value below all names that are given above it, and what the names are."""
        body: t.Expr = expr
        names = []
        while isinstance(body, t.LetIn):
            names.append(f"{emphasis(words(body.var.name))} is {self.value(body.value)}")
            body = body.body
        return body, f"where {listed(names)}"

    def place_name(self, space: str, number: int) -> str:
        """What a place is called that has a name; nothing for one that has a number."""
        names = self.symbols.spaces[space].names
        return names[number] if number < len(names) else ""

    def said_of(self, span: Span) -> str:
        """What its author says of an entry, as sentences; nothing where nothing is said."""
        return self.texts.about(span)

    # ---- usual rulings ----------------------------------------------------------------------------------------------

    def settled(self, condition: t.Expr) -> bool | None:
        """Whether the usual rulings decide a condition, and how."""
        return self.settlement.truth(condition) if self.settles else None

    def decided(self, condition: t.Expr) -> bool | None:
        """Whether a condition is yes or no outright, or by the usual rulings, and which."""
        return bool(condition.value) if isinstance(condition, t.Const) else self.settled(condition)

    def note(self, node: object, said: Callable[[Wording], str]) -> None:
        """Keeps a passage in full, for the chapter of options."""
        if self.settles:
            self.settlement.note(node, said(self.plain()))

    def plain(self) -> Wording:
        """The same words with nothing settled."""
        return Wording(self.symbols, self.settlement, self.texts, settles=False, say=self.say)

    def fixed(self, number: sym.Number) -> int | None:
        """The value of a number, if it is the same with all numbers of players and,
        unless rulings are settled, with all rulings.
        """
        if not self.settles and any(options_of(number)):
            return None
        values = set(self.amounts(number.amount))
        return values.pop() if len(values) == 1 else None

    def is_told(self, amount: t.Expr) -> bool:
        """Whether an amount is a number of the ruleset that is told by its value, not by its name."""
        return isinstance(amount, t.NumberValue) and self.fixed(amount.number) is not None

    def counting(self, amount: t.Expr) -> str:
        """An amount behind `as many as`; in brackets where its own `otherwise` could be taken for that of the whole."""
        named = "the number " if isinstance(amount, t.NumberValue) and not self.is_told(amount) else ""
        return f"{named}{self.values.part(amount)}"

    def constant(self, operator: str, left: t.Expr, right: t.Expr) -> int | None:
        """The value of a sum that is the same with all numbers of players, in the usual game."""
        if not (is_constant(left) and is_constant(right)) or not self.settles:
            return None
        first, second = self.settlement.values(left), self.settlement.values(right)
        if len(set(first)) != 1 or len(set(second)) != 1 or first[0] is None or second[0] is None:
            return None
        return arithmetic(operator, first[0], second[0], left.span)

    def amounts(self, amount: sym.Amount | None) -> list[int | None]:
        """An amount with the fewest players, with one more, and so on."""
        if amount is None:
            return []
        found = []
        for constants in self.settlement.constants:
            expr = amount.by_players.get(constants.players, amount.value) if amount.by_players else amount.value
            found.append(constants.known(expr) if expr is not None else None)
        return found

    def usual(self, expr: t.Expr) -> int | None:
        """The value of a constant in the usual game, if it is the same with all numbers of players."""
        values = set(self.settlement.values(expr)) if self.settles else set()
        return values.pop() if len(values) == 1 else None
