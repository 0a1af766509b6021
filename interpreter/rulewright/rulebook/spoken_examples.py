"""The words of scenarios in another language: what worked examples of a translated book say.

In: texts of scenarios (`player 1.hand`, `2 card(3) face up`, `lay(card(2), field 5)`), and how a game is told in
the language. Out: the same in words, put together from names and this program's sentences; what has no name there stays
as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.typed import symbols as sym
from rulewright.languages import Catalogue
from rulewright.rulebook.english_examples import compared
from rulewright.rulebook.english_words import words
from rulewright.rulebook.markup import capitalised, clean, unmarked
from rulewright.sentences.english_forms import several

TOKEN = re.compile(r"[A-Za-z_]\w*|\d+|\s+|.")
NAME = re.compile(r"[A-Za-z_]\w*")
SEES, CHANGE, FOR, WHERE = " sees ", "change of ", " for ", " where "
OWN_WORDS = {
    "everyone": "log-everyone", "nobody": "log-nobody", "onlooker": "example-onlooker", "rest": "example-rest",
    "none": "none", "yes": "yes", "no": "no", "pass": "pass", "result": "result", "phase": "log-kind-phase",
    "player": "a-player", "side": "a-side", "face_up": "log-up", "face_down": "log-down",
}  # fmt: skip
"""Words of scenarios, and the sentences of this program that say them."""
TIMES = " \N{MULTIPLICATION SIGN} "


class SpokenExamples:
    """`components`: how players call components, by what scenarios write; `titles`: what a title is called;
    `machine`: of the game, with its screen in the language.
    """

    def __init__(
        self,
        symbols: sym.Symbols,
        catalogue: Catalogue,
        machine: Machine,
        components: Mapping[str, str],
        titles: Callable[[str], str],
    ) -> None:
        self.symbols, self.catalogue, self.components = symbols, catalogue, components
        self.wording, self.words = machine.shown.texts.wording, machine.program.words
        self.titles = titles
        self.say = catalogue.say
        self.members = {"player", "side", *symbols.spaces}
        self.singular: dict[str, str] = {}
        for cls in symbols.classes.values():
            nouns: tuple[sym.Class | sym.Kind, ...] = (cls, *cls.kinds.values())
            for noun in nouns:
                plural = noun.decl.plural or several(words(noun.name))
                self.singular |= {plural: noun.name, plural.replace(" ", "_"): noun.name}

    def title(self, name: str) -> str:
        return self.titles(capitalised(clean(name)))

    def action(self, name: str) -> str:
        return clean(self.wording.action(name))

    def named(self, name: str, section: str = "") -> str:
        """A name alone; `section`: where it is declared, if that is known."""
        found = self.catalogue.named(name, section) or self._word_of_list(name) or self._own(name)
        return clean(found or unmarked(self.titles(words(name))))

    def phase(self, name: str) -> str:
        return self.named(name, "phases")

    def member(self, type_: str, number: int) -> str:
        """A player, a side or a space by its number."""
        if type_ == "player":
            return self.say("seat", number=number)
        known, place = self.words.get(type_), self.symbols.numbers_of(type_).place(number)
        is_known = place is not None and (known is None or place < len(known))
        return clean(self.wording.member(type_, place or 0) if is_known else f"{self.named(type_)} {number}")

    def owned(self, owner: str, name: str) -> str:
        """What belongs to somebody."""
        places = (*self.symbols.zones, *self.symbols.purses, *(state.name for state in self.symbols.states))
        return self.say("log-purse", owner=owner, what=self.named(name, "" if name in places else "terms"))

    def _word_of_list(self, name: str) -> str | None:
        units = (unit for key, unit in self.catalogue.names.items() if len(key) == len("xy") and key[1] == name)
        return next(filter(None, map(self.catalogue.words, units)), None)

    def _own(self, name: str) -> str | None:
        return self.say(OWN_WORDS[name]) if name in OWN_WORDS else None

    def text(self, written: str) -> str:
        """A text of a scenario in words."""
        plain = clean(written)
        if plain.startswith(CHANGE):
            return self.say("example-change", what=self.text(plain.removeprefix(CHANGE)))
        for sign, key in ((SEES, "example-sees"), (FOR, "reason-number")):
            first, found, second = plain.partition(sign)
            if found:
                one, other = ("who", "what") if sign == SEES else ("value", "what")
                return self.say(key, **{one: self.text(first), other: self.text(second)})
        return "".join(_Phrase(self, TOKEN.findall(plain)).parts()).strip()

    def call(self, name: str, inside: str, is_alone: bool) -> str:
        """`name(inside)`: a component, a number of something, an action with what is chosen, a phase."""
        written = f"{name}({', '.join(part.strip() for part in inside.split(','))})"
        if written in self.components:
            return clean(self.components[written])
        if name == "count":
            return self._count(inside)
        told = self.text(inside)
        if name in self.symbols.phases and name not in self.symbols.actions:
            return f"{self.phase(name)} ({told})"
        called = self.action(name) if name in self.symbols.actions else self.named(name)
        return f"{called} {told if is_alone or ',' not in inside else f'({told})'}".rstrip()

    def _count(self, inside: str) -> str:
        if one := compared(inside):
            condition = self.say(one.key, what=self.text(one.left), value=self.text(one.right))
            return self.say("example-number-where", what=self.text(one.what), condition=condition)
        if WHERE in inside:
            return self.say("reason-count", what=self.say("reason-quoted", text=inside))
        what, found, where = inside.partition(" in ")
        if not found:
            return self.say("sum-number-in", what="", where=self.text(inside))
        return self.say("reason-count", what=self.say("reason-inside", what=self.text(what), place=self.text(where)))


class _Phrase:
    """One text, token by token."""

    def __init__(self, told: SpokenExamples, tokens: list[str]) -> None:
        self.told, self.tokens, self.at = told, tokens, 0
        self.is_alone = not _has_outer_comma(tokens)

    def _ahead(self, steps: int) -> str:
        return self.tokens[self.at + steps] if self.at + steps < len(self.tokens) else ""

    def parts(self) -> Iterator[str]:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            if token.isdigit():
                yield self._number(token)
            elif NAME.fullmatch(token):
                yield self._named(token)
            elif not (token.isspace() and self._is_facing()):
                yield token

    def _is_facing(self) -> bool:
        return self._ahead(0) == "face" and self._ahead(2) in ("up", "down")

    def _number(self, number: str) -> str:
        """A number; with what is counted behind it, both."""
        follows = self._ahead(1)
        noun = self.told.singular.get(follows, follows)
        if not self._ahead(0).isspace() or not (noun in self.told.components or noun in self.told.singular.values()):
            return number
        self.at += 2
        what = self._named(noun)
        return what if number == "1" else number + TIMES + what

    def _named(self, name: str) -> str:
        if self._ahead(0) == "(":
            return self.told.call(name, self._inside(), self.is_alone)
        if name in ("a", "an") and self._ahead(0).isspace():
            self.at += 2
            return self.told.say("log-a", what=self.told.named(self.tokens[self.at - 1]))
        if name == "face" and self._ahead(1) in ("up", "down"):
            self.at += 2
            return f" ({self.told.say(f'log-{self.tokens[self.at - 1]}')})"
        return self._owned(self._alone(name))

    def _alone(self, name: str) -> str:
        if name in self.told.members and self._ahead(0).isspace() and self._ahead(1).isdigit():
            self.at += 2
            return self.told.member(name, int(self.tokens[self.at - 1]))
        follows = self.told.singular.get(self._ahead(1)) if self._ahead(0).isspace() else None
        if follows is not None:
            self.at += 2
            return f"{self._alone(follows)} ({self.told.named(name)})"
        noun = self.told.singular.get(name, name)
        return clean(self.told.components[noun]) if noun in self.told.components else self.told.named(noun)

    def _owned(self, owner: str) -> str:
        """`player 1.hand`: what belongs to somebody."""
        if self._ahead(0) != "." or not NAME.fullmatch(self._ahead(1)):
            return owner
        self.at += 2
        return self.told.owned(owner, self.tokens[self.at - 1])

    def _inside(self) -> str:
        """What stands in the brackets that come now."""
        deep, start = 0, self.at + 1
        while self.at < len(self.tokens):
            deep += {"(": 1, ")": -1}.get(self.tokens[self.at], 0)
            self.at += 1
            if not deep:
                break
        return "".join(self.tokens[start : self.at - 1])


def _has_outer_comma(tokens: list[str]) -> bool:
    deep = 0
    for token in tokens:
        deep += {"(": 1, ")": -1}.get(token, 0)
        if token == "," and not deep:
            return True
    return False
