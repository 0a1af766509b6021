"""What things of a ruleset are called in a sentence, and the anchors of the book where they are explained.

In: symbols and types. Out: words. Names of rulesets are small letters and underscores, so anchors made of them are
plain ASCII.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    Type,
)
from rulewright.rulebook.markup import capitalised, emphasis, ended, link, unmarked, without_controls
from rulewright.sentences.english_forms import article, base, several
from rulewright.source.underscores import without_underscores

YOU = "you"
ME = "me"
LONGEST_OWNER = 4
"""Words of an owner that stands before what belongs to it."""


def words(name: str) -> str:
    return without_underscores(name)


def are(subject: str) -> str:
    """`is` or `are`, as it fits a subject."""
    word = unmarked(subject).partition(" of ")[0]
    if subject.startswith(emphasis("")[:2]):
        return "is"  # a number or flag of that name
    plural = word == YOU or (
        not word.startswith("the ruling") and word.endswith("s") and not word.endswith(("ss", "us", "is", "'s", " as"))
    )
    return "are" if plural else "is"


_VERB = re.compile(r"(?:may|can|must|has|(?=..)[a-z]+[^sui]s)(?:[_ ]|\Z)")
_SHALL = ("may", "can", "must")


def is_verb(name: str) -> bool:
    """Whether a name says what something does, and not what it is: `takes_part`, `may_act`."""
    return _VERB.match(name) is not None


def does(subject: str, name: str, holds: bool) -> str:
    """That somebody or something does what a name says, or does not: `takes part`, `does not
    take part`, `may not act`; without the subject.
    """
    first, *others = words(name).split()
    if first in _SHALL:
        return " ".join([first, *([] if holds else ["not"]), *others]).replace("can not", "cannot")
    many = are(subject) == "are"
    if not holds:
        return " ".join(["do not" if many else "does not", base(first), *others])
    return " ".join([base(first) if many else first, *others])


def with_article(noun: str) -> str:
    """`a card`, `an open cell`."""
    if unmarked(noun).startswith("other "):
        return f"an{noun}"
    return f"{article(unmarked(noun))} {noun}"


def possessive(owner: str) -> str:
    """`your`, `the player's`."""
    return "your" if owner == YOU else f"{owner}'" if owner.rstrip("\x02").endswith("s") else f"{owner}'s"


def belonging(owner: str, name: str) -> str:
    """`the card's rank`, or `the rank of the first card in your hand`."""
    is_long = len(unmarked(owner).split()) > LONGEST_OWNER
    return f"the {name} of {owner}" if is_long else f"{possessive(owner)} {name}"


def anchor(section: str, name: str) -> str:
    return f"{section}-{name}".replace("_", "-").replace(".", "-")


def linked(section: str, name: str, text: str = "") -> str:
    return link(anchor(section, name), text or words(name))


def named(section: str, name: str) -> str:
    """A rule by its name, as its heading writes it."""
    return linked(section, name, capitalised(words(name)))


def called_noun(kind: sym.Kind) -> str:
    """The words of a kind's name that are the same for all of it; nothing where there are none."""
    template = kind.decl.called
    parts = template.parts if template is not None else ()
    told = " ".join(without_controls(part) if isinstance(part, str) else "" for part in parts).split()
    found = [word for word in told if any(map(str.isalpha, word))]
    while found and found[-1] == "of":
        found.pop()
    return "" if found[:1] == ["of"] or any(not word[0].isalpha() for word in found) else " ".join(found)


def is_alike(kind: sym.Kind) -> bool:
    """Whether all components of a kind have one name."""
    return kind.decl.called is None or all(isinstance(part, str) for part in kind.decl.called.parts)


class Nouns:
    """Nouns for types: `card`, `knaves`, `player`."""

    def __init__(self, symbols: sym.Symbols) -> None:
        self.symbols = symbols
        self.called: dict[t.Var, str] = {}
        """Local names that stand for something known, and what that is called."""

    @contextmanager
    def calling(self, var: t.Var, name: str) -> Iterator[None]:
        """Meanwhile a local name is told in these words."""
        before = self.called
        self.called = {**before, var: name}
        yield
        self.called = before

    def one(self, type_: Type) -> str:
        match type_:
            case ComponentType(cls=cls, kind=kind):
                return self.kind(cls, kind) if kind else words(cls)
            case SpaceType(name=name) | EnumType(name=name):
                return words(name)
            case OptionalType(of=inner) | SetType(member=inner):
                return self.one(inner)
            case PairType(of=types):
                return listed([self.one(each) for each in types])
            case PlayerType() | SideType() | NumberType() | FlagType() | NoneType() | ErrorType():
                return str(type_)
            case _:
                assert_never(type_)

    def many(self, type_: Type) -> str:
        match type_:
            case ComponentType(cls=cls, kind=kind):
                return self.kinds(cls, (kind,)) if kind else self.many_of(self.symbols.classes[cls])
            case SpaceType(name=name):
                return words(self.symbols.spaces[name].decl.plural) or several(words(name))
            case OptionalType(of=inner) | SetType(member=inner):
                return self.many(inner)
            case PairType(of=types):
                return listed([self.many(each) for each in types])
            case EnumType() | PlayerType() | SideType() | NumberType() | FlagType() | NoneType() | ErrorType():
                return several(self.one(type_))
            case _:
                assert_never(type_)

    def many_of(self, cls: sym.Class) -> str:
        return words(cls.decl.plural) or several(words(cls.name))

    def plural(self, name: str) -> str:
        """The plural of a name that is no class."""
        return several(words(name))

    def kinds(self, cls: str, names: tuple[str, ...], plural: bool = True) -> str:
        """Several kinds of a class: `knaves or kings`."""
        return listed([self._several(cls, name) if plural else self.kind(cls, name) for name in names], "or")

    def kind(self, cls: str, name: str) -> str:
        """What people call a kind, without the values that stand in it (`{hue} pebble` is a pebble), where that tells
        it from other kinds and places; else its word in the rules.
        """
        kinds, found = self.symbols.classes[cls].kinds, called_noun(self.symbols.classes[cls].kinds[name])
        others = [
            noun for kind in kinds.values() if kind.name != name for noun in (called_noun(kind), words(kind.name))
        ]
        others += map(words, (*self.symbols.spaces, *self.symbols.classes, *self.symbols.zones))
        return found if found and found not in others else words(name)

    def _several(self, cls: str, name: str) -> str:
        noun, declared = self.kind(cls, name), words(self.symbols.classes[cls].kinds[name].decl.plural)
        return declared if declared and noun == words(name) else several(noun)

    def variable(self, var: t.Var) -> str:
        """A local name in a sentence: `you`, `the card`, `player *p*`, `the *reward*`."""
        if var in self.called:
            return self.called[var]
        if var.name == ME:
            return YOU
        own = words(var.name)
        if isinstance(var.type, NumberType | FlagType):
            return emphasis(own)
        if self._is_noun(var):
            return f"the {self.one(var.type)}"
        if isinstance(var.type, SetType) and own == self.many(var.type):
            return f"the chosen {own}"
        return f"{self.one(var.type)} {emphasis(own)}" if len(own) == 1 else f"the {emphasis(own)}"

    def _is_noun(self, var: t.Var) -> bool:
        """Whether a local name is the noun of what it stands for, or the word that the rules have for it."""
        own, type_ = words(var.name), var.type
        return own == self.one(type_) or (isinstance(type_, ComponentType) and own == words(type_.kind or type_.cls))

    def introduced(self, var: t.Var) -> str:
        """What is said behind a noun to give it a name, where the name is not the noun itself."""
        own = words(var.name)
        if var.name == ME:
            return f" ({emphasis('you')} from here on)"
        if self._is_noun(var):
            return ""
        return f" {emphasis(own)}" if len(own) == 1 else f" (the {emphasis(own)})"

    def taken(self, signature: tuple[t.Var, ...]) -> str:
        """What must be known to follow a rule with parameters, as in: it is about a card and a player (the rival)."""
        told = [self._parameter(var) for var in signature]
        return ended(f"it is about {listed(told)}") if told else ""

    def _parameter(self, var: t.Var) -> str:
        if var.name == ME:
            return f"a player ({emphasis('you')})"
        if isinstance(var.type, FlagType):
            return f"whether {emphasis(words(var.name))} applies"
        if isinstance(var.type, SetType):
            own = words(var.name)
            several_of = self.many(var.type)
            return f"chosen {several_of}" if own == several_of else f"chosen {several_of} (the {emphasis(own)})"
        return with_article(f"{self.one(var.type)}{self.introduced(var)}")


def listed(items: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else ""


def clauses(items: list[str], last: str) -> str:
    """Clauses of a condition: `a, and b`."""
    if len(items) > 1 and any(", " in item or " or " in item or " and " in item for item in items):
        items = [f"({item})" if _mixed(item, last) else item for item in items]
    return f", {last} ".join(items)


def _mixed(item: str, last: str) -> bool:
    """Whether a clause joins others by the other word, so that it needs brackets."""
    return f", {'or' if last == 'and' else 'and'} " in item
