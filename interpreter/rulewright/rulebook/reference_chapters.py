"""What words, numbers and tables mean, and how the game is scored. In: symbols. Out: sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import FlagType, Type
from rulewright.rulebook.aggregate_phrases import term_name
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.book import Block, Grid, Item, ItemList, Paragraph, Section
from rulewright.rulebook.condition_phrases import ALWAYS, NEVER
from rulewright.rulebook.english_words import anchor, is_verb, linked, listed, with_article, words
from rulewright.rulebook.markup import capitalised, emphasis, ended, link, place, strong
from rulewright.rulebook.wording import Wording

FEWEST_CASES = 3
"""A value with so many cases is told in a list."""
NUMBER_HEAD = ("book-number", "book-value", "book-made-up")


@dataclass(frozen=True, slots=True)
class Reference:
    wording: Wording

    @property
    def symbols(self) -> sym.Symbols:
        return self.wording.symbols

    # ---- words ------------------------------------------------------------------------------------------------------

    def terms(self) -> Section:
        items = (*self._enumerations(), *map(self._term, self.symbols.terms))
        return Section(self.wording.say("book-terms"), "terms", (ItemList(items),) if items else ())

    def _enumerations(self) -> Iterator[Item]:
        """Lists of words of which the author says something."""
        for one in self.symbols.document.enumerations:
            about = self.wording.texts.about(one.span)
            if about:
                yield Item(f"{strong(capitalised(words(one.name)))}: {about}")

    def _term(self, term: sym.Term) -> Item:
        name = strong(place(anchor("term", term_name(term)), words(term.name)))
        about = self.wording.texts.about(term.span)
        with self.wording.settlement.at(linked("term", term_name(term), words(term.name))):
            assert term.body is not None
            cases = tuple(self._cases(term.body))
            if len(cases) >= FEWEST_CASES:
                return Item(_joined(capitalised(f"{self._heading(term, name)}:"), self._depth(term), about), cases)
            return Item(_joined(ended(self._defined(term, name, term.body)), self._depth(term), about))

    def _depth(self, term: sym.Term) -> str:
        """How often a term is worked out within itself, and what it is then; nothing if it never uses itself."""
        if term.decl.depth == 1:
            return ""
        last = next(one for one in sym.levels_of(term) if one.level > term.decl.depth)
        assert last.body is not None
        below = self._below(last.body)
        return (
            f"This is worked out at most {term.decl.depth} levels deep, each inside the one before; below them {below}."
        )

    def _below(self, body: t.Expr) -> str:
        """What a term is below its last level."""
        if not isinstance(body.type, FlagType):
            return f"it is {self.wording.value(body)}"
        clause = self.wording.clause(body)
        return {ALWAYS: "it applies", NEVER: "it does not apply"}.get(clause, f"it applies if {clause}")

    def _cases(self, body: t.Expr) -> Iterator[Item]:
        """A value that several conditions decide, one line for each; nothing for other values."""
        start = ""
        while isinstance(body, t.Choice) and not isinstance(body.type, FlagType):
            if self.wording.settled(body.condition) is not None:
                break
            condition, value = self.wording.clause(body.condition), self.wording.value(body.yes)
            is_bare = self.wording.values.part(body.yes) == value
            yield Item(
                capitalised(ended(start + (f"{value} if {condition}" if is_bare else f"if {condition}: {value}")))
            )
            start, body = "otherwise, ", body.no
        if start:
            yield Item(capitalised(ended(start + self.wording.value(body))))

    def _heading(self, term: sym.Term, name: str) -> str:
        """What a term is called, of what, and what else it depends on."""
        nouns = self.wording.nouns
        owner = nouns.one(term.owner) if term.owner is not None else ""
        others = term.signature[1:] if term.owner is not None else term.signature
        given = f", for {listed([nouns.variable(var) for var in others])}" if others else ""
        return f"{name}{f' of {with_article(owner)}' if owner else ''}{given}"

    def _defined(self, term: sym.Term, name: str, body: t.Expr) -> str:
        nouns = self.wording.nouns
        owner = nouns.one(term.owner) if term.owner is not None else ""
        others = term.signature[1:] if term.owner is not None else term.signature
        given = f", for {listed([nouns.variable(var) for var in others])}" if others else ""
        if isinstance(body.type, FlagType):
            start = (
                f"{with_article(owner)} "
                f"{'' if is_verb(term.name) else 'is '}{emphasis(words(term.name))}{given.replace(', for', ' for')}"
                if owner
                else f"this applies{given}"
            )
            return f"{name}: {start} {self._condition(body)}"
        return f"{self._heading(term, name)}: {self.wording.value(body)}"

    def _condition(self, body: t.Expr) -> str:
        """When a term applies."""
        clause = self.wording.clause(body)
        settled = {ALWAYS: "in every case", NEVER: "in no case"}.get(clause)
        return f"if {clause}" if settled is None else f"{settled}, with the usual answers to the rulings"

    # ---- numbers and tables -----------------------------------------------------------------------------------------

    def numbers(self) -> Section:
        rows = tuple(self._number(number) for number in self.symbols.numbers.values())
        return Section(
            self.wording.say("book-numbers"),
            "numbers",
            (Grid(tuple(map(self.wording.say, NUMBER_HEAD)), rows),) if rows else (),
        )

    def _number(self, number: sym.Number) -> tuple[str, str, str]:
        fewest = self.wording.fewest
        value = by_players(self.wording.amounts(number.amount), fewest)
        amount = number.amount
        parts = [self._formula(amount.value)] if amount is not None else []
        if amount is not None and amount.by_players:
            parts = [
                f"{players} players: {told}"
                for players, expr in amount.by_players.items()
                if (told := self._formula(expr))
            ]
        return place(anchor("number", number.name), words(number.name)), value, "; ".join(parts)

    def _formula(self, expr: t.Expr | None) -> str:
        """How a number is made up of others; nothing where it is said outright."""
        plain = expr is None or all(isinstance(node, t.Const | t.Arithmetic) for node in nodes(expr, deep=False))
        return "" if expr is None or plain else self.wording.plain().value(expr)

    def tables(self) -> Section:
        return Section(self.wording.say("book-tables"), "tables", (), tuple(map(self._table, self.symbols.tables)))

    def _table(self, table: sym.Table) -> Section:
        fewest = self.wording.fewest
        if table.members is not None:
            return self._table_of_sets(table)
        heads = [
            words(self.wording.nouns.one(key)) if stretch is None else self.wording.say("book-a-number")
            for key, stretch in zip(table.keys, table.ranges, strict=True)
        ]
        rows = [self._row(table, keys, value, fewest) for keys, value in table.rows.items()]
        others = [self._row(table, keys, value, fewest) for keys, value in table.otherwise.items()]
        return Section(
            words(table.name).capitalize(),
            anchor("table", table.name),
            (Grid((*heads, self.wording.say("book-a-value")), (*_merged(rows), *others)), *self._between(table)),
        )

    def _between(self, table: sym.Table) -> Iterator[Paragraph]:
        """Between which numbers the values lie, where that is declared."""
        if table.low is not None and table.high is not None:
            fewest = self.wording.fewest
            low, high = (by_players(self.wording.settlement.values(end), fewest) for end in (table.low, table.high))
            yield Paragraph(ended(f"values lie between {low} and {high}"))

    def _table_of_sets(self, table: sym.Table) -> Section:
        """A table of sets: the members beside the keys of each row, as they are written."""
        heads = [words(self.wording.nouns.one(key)) for key in table.written_keys]
        sets: dict[tuple[int, ...], list[int]] = {}
        for (member, *keys), value in (*table.rows.items(), *table.otherwise.items()):
            sets.setdefault(tuple(keys), []).extend([member] if isinstance(value, t.Const) and value.value else [])
        rows = tuple(
            (*self._keys_of(table, keys), ", ".join(self._key(table.keys[0], one) for one in sorted(members)) or "-")
            for keys, members in sets.items()
        )
        name = words(table.name).capitalize()
        return Section(name, anchor("table", table.name), (Grid((*heads, self.wording.say("book-a-value")), rows),))

    def _keys_of(self, table: sym.Table, keys: tuple[int, ...]) -> tuple[str, ...]:
        """The keys of a row of sets; those that `else` stands for are all others."""
        told = [self._key(type_, key) for type_, key in zip(table.written_keys, keys, strict=False)]
        return (*told, *["all others"] * (len(table.written_keys) - len(keys)))

    def _row(self, table: sym.Table, keys: tuple[int, ...], value: t.Expr, fewest: int) -> tuple[str, ...]:
        """A row; the keys that `else` stands for are all others."""
        told = [self._key(type_, key) for type_, key in zip(table.keys, keys, strict=False)]
        others = ["all others"] * (len(table.keys) - len(keys))
        usual = by_players(self._words_of(value), fewest)
        formula = "" if isinstance(value, t.Const) else f" (in full: {self.wording.plain().value(value)})"
        return (*told, *others, usual + formula)

    def _words_of(self, value: t.Expr) -> list[str | None]:
        found = self.wording.settlement.values(value)
        return [
            None if one is None else self.wording.values.constant(t.Const(value.span, value.type, one)) for one in found
        ]

    def _key(self, type_: Type, key: int) -> str:
        if key < 0:
            return "none"
        return self.wording.values.constant(t.Const(self.symbols.document.header.span, type_, key))

    # ---- scoring ----------------------------------------------------------------------------------------------------

    def goal(self) -> str:
        """Who wins, in a sentence."""
        score = self.symbols.score
        if score is None:
            return ""
        if score.won is not None:
            return self._declared_goal(score, score.won)
        who = {"player": "The player who", "side": "The side that"}.get(str(score.of), "Whoever")
        with self.wording.settlement.at(link("score", self.wording.say("book-score"))):
            order = ", then ".join(self.wording.domains.orders.criteria(score.rank))
            points = f" The points are {self.wording.value(score.points)}." if score.points is not None else ""
        return f"{who} comes first in the end has won: {order}.{points}"

    def _declared_goal(self, score: sym.Score, won: t.Expr) -> str:
        """Who has won by a condition: alone, with others, or nobody."""
        with self.wording.settlement.at(link("score", self.wording.say("book-score"))):
            condition = self.wording.clause(won)
        if score.of is None:
            return f"All players win or lose together. They have won if, in the end, {condition}."
        who = {"player": "A player", "side": "A side"}.get(str(score.of), "Whoever")
        return f"{who} has won if, in the end, {condition}. Several may win, or nobody."

    def scoring(self, about: str) -> Section:
        score = self.symbols.score
        if score is None:
            return Section(self.wording.say("book-score"), "score")
        with self.wording.settlement.at(link("score", self.wording.say("book-score"))):
            blocks: list[Block] = [Paragraph(about)] if about else []
            limit = f"a game of more than {self.symbols.document.header.limit} decisions is left unfinished"
            items = [Item(ended(text)) for text in (*self.score_rules(), limit)]
            return Section(self.wording.say("book-score"), "score", (*blocks, ItemList(tuple(items), ordered=True)))

    def score_rules(self) -> list[str]:
        """What points are, and who has won."""
        wording, score, found = self.wording, self.symbols.score, list[str]()
        if score is None:
            return found
        whose = with_article(str(score.of)) if score.of is not None else "all together"
        if score.points is not None:
            found.append(f"the {emphasis('points')} of {whose} are {wording.value(_made_of(score.points))}")
        if score.cannot_win is not None:
            found.append(f"who cannot win, and ranks behind all others: {whose}, if {wording.clause(score.cannot_win)}")
        if score.won is not None:
            lost = "all others have lost" if score.of is not None else "otherwise all have lost"
            found.append(f"who has won: {whose}, if {wording.clause(score.won)}; {lost}")
        ranking = [f"the ranking: {', then '.join(wording.domains.orders.criteria(score.rank))}"] if score.rank else []
        return [*found, *ranking]


def _merged(rows: list[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Rows with neighbouring numbers and the same value as one: `1 to 5`."""
    found: list[tuple[str, ...]] = []
    first = last = ""
    for row in rows:
        if (
            found
            and len(row) == 2
            and found[-1][-1] == row[-1]
            and last.isdigit()
            and row[0].isdigit()
            and int(row[0]) == int(last) + 1
        ):
            last = row[0]
            found[-1] = (f"{first} to {last}", row[-1])
        else:
            found.append(row)
            first = last = row[0]
    return tuple(found)


def _made_of(points: t.Expr) -> t.Expr:
    """Points, or what a calculation of this very name says: that points are points tells nothing."""
    if isinstance(points, t.TermCall) and points.term.name == "points" and points.term.body is not None:
        return points.term.body
    return points


def _joined(*texts: str) -> str:
    return " ".join(filter(None, texts))
