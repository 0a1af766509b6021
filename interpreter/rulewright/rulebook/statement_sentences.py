"""Effects as sentences: `Put the card into your hand.` In: typed statements.
Out: items of lists, those of a loop or a branch below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import FlagType
from rulewright.rulebook.book import Item
from rulewright.rulebook.english_words import ME, YOU, listed, named, words
from rulewright.rulebook.markup import clean, emphasis, ended, unmarked
from rulewright.sentences.english_forms import several

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

ENDS = {"top": "on top of", "bottom": "at the bottom of", "": "into"}


class StatementSentences:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def items(self, block: t.Block) -> tuple[Item, ...]:
        """A block, one item a statement."""
        return tuple(Item(_finished(item.text, item.inside), item.inside) for item in self.loose(block))

    def loose(self, block: t.Block) -> Iterator[Item]:
        """The same with sentences that are not yet ended."""
        for statement in block:
            yield from self._statement(statement)

    def inline(self, block: t.Block) -> str:
        """A block in one line."""
        return "; ".join(_flat(item) for item in self.loose(block))

    def _statement(self, statement: t.Statement) -> Iterator[Item]:
        match statement:
            case t.If():
                yield from self._branches(statement)
            case t.ForEach(domain=domain, body=body):
                yield from under(self.wording.domains.loop(domain), tuple(self.loose(body)))
            case _:
                yield Item(self._simple(statement))

    def _simple(self, statement: t.Statement) -> str:
        value, places, domains = self.wording.value, self.wording.places, self.wording.domains
        match statement:
            case t.Move(what=what, to=to, face=face, end=end):
                things = domains.all(what)
                comma = "," if " where " in things else ""
                return f"put {things}{comma} {ENDS[end]} {places.zone(to)}{self.facing(face)}"
            case t.Draw():
                return self._draw(statement)
            case t.Shuffle(places=shuffled, into=into):
                names = listed([places.zone(place) for place in shuffled])
                return f"shuffle {names}{f' into {places.zone(into)}' if into is not None else ''}"
            case t.Turn(what=what, face=face):
                return f"turn {domains.all(what)}{self.facing(face).removeprefix(',')}"
            case t.Show(what=what, audience=audience):
                shown = places.purse(what) if isinstance(what, t.PursePlace) else domains.all(what)
                if isinstance(audience.source, t.Single) and value(audience.source.value) == YOU:
                    return f"look at {shown}, without showing it to others"
                return f"show {shown} to {self._audience(audience)}"
            case t.Roll(what=what):
                return f"roll {domains.all(what)}"
            case t.Pay(source=source, to=to):
                return f"pay {self._paid(statement)} from {places.purse(source)} into {places.purse(to)}"
            case t.Assign():
                return self._assigned(statement)
            case t.Remember(history=history):
                return f"remember the position of every {words(history.state.name)} in {words(history.name)}"
            case t.Eliminate(who=who):
                are = "are" if value(who) == YOU else "is"
                return f"{value(who)} {are} out of the game (asked nothing more, and passed over)"
            case t.Say(text=text):
                return f"announce: “{self.template(text)}”"
            case t.Let(var=var, value=bound):
                return f"note {self.wording.nouns.variable(var)}: {value(bound)}"
            case t.Perform(effect=effect, arguments=arguments):
                name = named("effect", effect.name)
                return f"carry out {name}{self.passed(effect.signature, arguments)}"
            case t.If() | t.ForEach():
                return self.inline((statement,))
            case _:
                assert_never(statement)

    def _draw(self, draw: t.Draw) -> str:
        zones = self.wording.places
        noun = self.wording.symbols.classes[draw.source.zone.cls].name
        things = self._amount(draw.kind, draw.amount, words(noun), f"all {self._units(words(noun))}")
        it = "it" if draw.amount is not None and unmarked(self.wording.value(draw.amount)) == "1" else "them"
        where = f"{f'and put {it} ' if draw.end else ''}{ENDS[draw.end]} {zones.zone(draw.to)}"
        return f"draw {things} from {zones.zone(draw.source)} {where}{self.facing(draw.face)}"

    def _amount(self, kind: str, amount: t.Expr | None, unit: str, everything: str) -> str:
        if amount is None:
            return everything
        told = self.wording.value(amount)
        one = unmarked(told) == "1"
        fewer = "" if kind != "up_to" else " (if there is one)" if one else " (or as many as there are)"
        return self._count(amount, told, unit if one else self._units(unit)) + fewer

    def _count(self, amount: t.Expr, told: str, noun: str) -> str:
        """`5 cards`, `5 coins (10 - 5)`, or `as many coins as your bid`."""
        number, _, formula = told.partition(" ")
        if isinstance(amount, t.Const | t.Local) or self.wording.is_told(amount):
            return f"{told} {noun}"
        if number.isdigit() and formula.startswith("("):
            return f"{number} {noun} {formula}"
        return f"as many {noun} as {self.wording.counting(amount)}{',' if ', rounded' in told else ''}"

    def _units(self, unit: str) -> str:
        classes = self.wording.symbols.classes
        found = next((cls for name, cls in classes.items() if words(name) == unit), None)
        return found.decl.plural if found is not None and found.decl.plural else several(unit)

    def _paid(self, pay: t.Pay) -> str:
        unit = words(pay.source.purse.currency.name)
        return self._amount(pay.kind, pay.amount, unit, f"all {self._units(unit)}")

    def _audience(self, audience: t.Domain) -> str:
        if isinstance(audience.source, t.AllOf) and audience.where is None:
            return "all players"
        return self.wording.domains.all(audience)

    def _assigned(self, assign: t.Assign) -> str:
        target, value = self.wording.value(assign.target), self.wording.value(assign.value)
        new = assign.value
        if isinstance(new, t.Arithmetic) and new.operator == "+" and self.wording.value(new.left) == target:
            return f"add {self.wording.value(new.right)} to {target}"
        if assign.operator in ("add", "subtract"):
            return f"{assign.operator} {value} {'to' if assign.operator == 'add' else 'from'} {target}"
        if isinstance(assign.target.type, FlagType):
            return f"from now on {self._flag(assign)}"
        return f"set {target} to {value}"

    def _flag(self, assign: t.Assign) -> str:
        conditions, value = self.wording.conditions, assign.value
        if isinstance(value, t.Const):
            return conditions.clause(assign.target, bool(value.value))
        return f"{conditions.clause(assign.target)} exactly if {conditions.clause(value)}"

    def facing(self, face: t.Expr | None) -> str:
        """How something lies afterwards."""
        match face:
            case None:
                return ""
            case t.Const(value=value):
                return f", face {'up' if value else 'down'}"
            case t.Choice(condition=condition, yes=yes, no=no):
                clause = self.wording.clause(condition)
                return f"{self.facing(yes)} if {clause}, otherwise{self.facing(no).removeprefix(',')}"
            case _:
                return f", face up if {self.wording.clause(face)}, otherwise face down"

    def template(self, parts: tuple[str | t.Expr, ...]) -> str:
        """A text with its holes filled by what stands in them."""
        return "".join(_words(part) if isinstance(part, str) else self._hole(part) for part in parts)

    def _hole(self, expr: t.Expr) -> str:
        if isinstance(expr, t.Local):
            return emphasis("player" if expr.var.name == ME else words(expr.var.name))
        return emphasis(self.wording.value(expr))

    def passed(self, signature: tuple[t.Var, ...], arguments: tuple[t.Expr, ...]) -> str:
        """What is handed over, where it is not plain from the names: ` (the rival is you)`."""
        told = []
        for parameter, argument in zip(signature, arguments, strict=False):
            name, value = self.wording.nouns.variable(parameter), self.wording.value(argument)
            if name != value:
                told.append(f"{name} {'are' if name == 'you' else 'is'} {value}" if name != "you" else f"for {value}")
        return f" ({'; '.join(told)})" if told else ""

    # ---- branches ---------------------------------------------------------------------------------------------------

    def _branches(self, choice: t.If) -> Iterator[Item]:
        """Branches that the usual rulings settle are left out, and noted."""
        kept, noted = self._kept(choice)
        if noted:
            self.wording.note(choice, lambda plain: plain.statements.inline((choice,)))
        for index, (condition, body) in enumerate(kept):
            inner = tuple(self.loose(body))
            if condition is None and index == 0:
                yield from inner
            elif condition is None:
                yield from under("otherwise", inner)
            else:
                clause = self.wording.clause(condition)
                yield from under(f"{'otherwise, ' if index else ''}if {clause}", inner)

    def _kept(self, choice: t.If) -> tuple[list[tuple[t.Expr | None, t.Block]], bool]:
        kept: list[tuple[t.Expr | None, t.Block]] = []
        noted = False
        for condition, body in choice.branches:
            settled = self.wording.settled(condition) if condition is not None else None
            noted |= settled is not None
            if settled is True:
                return [*kept, (None, body)], True
            if settled is None:
                kept.append((condition, body))
        return kept, noted


def under(start: str, inner: tuple[Item, ...]) -> Iterator[Item]:
    """What follows a condition or a loop: behind it, if it is one sentence, else below it. Nothing needs no words."""
    if not inner:
        return
    if len(inner) == 1 and not inner[0].inside:
        yield Item(f"{start}: {inner[0].text}")
    elif len(inner) == 1 and inner[0].text.startswith(("if ", "for ")):
        yield Item(f"{start}: {inner[0].text}", inner[0].inside)
    else:
        yield Item(f"{start}:", tuple(finished(inner)))


def finished(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield Item(_finished(item.text, item.inside), item.inside)


def _finished(text: str, inside: tuple[Item, ...]) -> str:
    return ended(text if not inside or unmarked(text).endswith((":", ".")) else f"{text}:")


def _flat(item: Item) -> str:
    inner = "; ".join(_flat(one).rstrip(".") for one in item.inside)
    return f"{item.text} ({inner})" if inner else item.text


def _words(text: str) -> str:
    """A piece of a text, with the blanks at its ends."""
    inner = clean(text)
    return f"{' ' if text[:1].isspace() else ''}{inner}{' ' if inner and text[-1:].isspace() else ''}"
