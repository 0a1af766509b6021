"""What a scenario expects: from keys and values to `Expectation`s.

Any key that is none of the special forms below is an expression, a place, or a family. Complains about keys that mean
nothing, and about values that do not go with their key.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rulewright.frontend.analysis.constants import BadConstant
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import ARGUMENTS, CALLS, CONTENTS, VALUE
from rulewright.frontend.syntax.expressions import parse, parse_text
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import PLAYER, ComponentType, ErrorType, NumberType, Type
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.action_calls import known_action
from rulewright.scenarios.drawn_values import values_of
from rulewright.scenarios.expectations import (
    HIDDEN,
    QUESTION,
    Carried,
    Compared,
    Expectation,
    InPhase,
    Legal,
    Lying,
    Over,
    Refused,
    Results,
    Seen,
    SeenPart,
)
from rulewright.scenarios.expression_texts import is_rest, line, split
from rulewright.scenarios.place_names import Place, Places, no_member, one_of
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

CHANGE = re.compile(r"change\s+of\s+(.+)", re.DOTALL)
LEGAL = re.compile(r"legal\s+([a-z_][a-z0-9_]*)(?:\s+for\s+(player\s+[0-9]{1,3}))?")
REFUSED = re.compile(r"refused(?:\s+for\s+(player\s+[0-9]{1,3}))?")
SEES = re.compile(r"(?:(player\s+[0-9]{1,3})|onlooker)\s+sees\s+(.+)", re.DOTALL)
RESULTS = ("outcome", "scores")


def place_of(value: Node) -> Span:
    """Where an expected value stands, inside its quotes."""
    return value.body if isinstance(value, Scalar) else value.span


class Expecting:
    """Reads the expectations of one scenario. `ask` files a question; `runs` says whether anything is run."""

    def __init__(self, checker: Typer, places: Places, ask: Callable[[t.Expr, Type], int], runs: bool) -> None:
        self.checker = checker
        self.report = checker.report
        self.places = places
        self.ask = ask
        self.runs = runs

    def read(self, node: Node | None) -> tuple[Expectation, ...]:
        entries = node.entries if isinstance(node, Mapping) else ()
        found = [self._one(entry) for entry in entries if not is_rest(entry)]
        return tuple(expectation for expectation in found if expectation is not None)

    def _one(self, entry: Entry) -> Expectation | None:
        key, value, text = entry.key, entry.value, line(entry.key.body.text)
        legal, refused, sees, change = (
            pattern.fullmatch(key.body.text.strip()) for pattern in (LEGAL, REFUSED, SEES, CHANGE)
        )
        if legal is not None:
            return self._legal(key, text, legal, value)
        if refused is not None:
            calls = self._calls(value)
            for call in calls:
                self._offered_alone(call.name.name, call.span)
            return Refused(place_of(value), text, self._seat(key, refused, 1), calls)
        if not isinstance(value, Scalar):
            self._wrong(
                value, "one text belongs", f"only `legal` and `refused` take a list, and `{text}` takes one text"
            )
            return None
        if sees is not None:
            return self._seen(key, text, sees, value)
        if change is not None:
            return self._compared(key, _rest(key, change, 1), text, value, relative=True)
        if text in (*RESULTS, "over", "phase"):
            return self._special(text, value)
        return self._compared(key, key.body, text, value, relative=False)

    def _wrong(self, value: Node, wanted: str, hint: str = "") -> None:
        self.report.error("RW855", f"{wanted} here, not `{line(place_of(value).text)}`", value.span, hint)

    def _seat(self, key: Scalar, match: re.Match[str], group: int) -> int | None:
        """The seat of `player 2` in a key; none where no player is named."""
        if match[group] is None:
            return None
        number = int(match[group].split()[1])
        if not 1 <= number <= self.places.constants.players:
            no_member(_rest(key, match, group), PLAYER, self.places.constants, self.report)
        return number - 1

    # ---- choices --------------------------------------------------------------------------------------------------

    def _calls(self, value: Node) -> tuple[ast.Call, ...]:
        """The calls of a text or a list."""
        found: list[ast.Call] = []
        for item in value.items if isinstance(value, Sequence) else (value,):
            if isinstance(item, Scalar):
                found += parse(item, CALLS, self.report) or ()
            else:
                self._wrong(item, "a call belongs")
        return tuple(call for call in found if known_action(self.checker.symbols, call, self.report))

    def _offered_alone(self, name: str, span: Span) -> None:
        """Where nothing is run, no step gives an action its arguments."""
        action = self.checker.symbols.actions.get(name)
        if not self.runs and action is not None and action.signature:
            self.report.error(
                "RW855",
                f"`{name}` takes arguments from the step that offers it",
                span,
                "run a phase with this step: `at: ...`",
            )

    def _legal(self, key: Scalar, text: str, match: re.Match[str], value: Node) -> Expectation | None:
        actions = self.checker.symbols.actions
        self.checker.symbols.refer(_rest(key, match, 1), actions.get(match[1]))
        if match[1] not in actions and match[1] != "pass":
            self.report.error("RW854", f"no action is called `{match[1]}`", key.span, did_you_mean(match[1], actions))
            return None
        self._offered_alone(match[1], key.span)
        seat = self._seat(key, match, 2)
        number = value.number if isinstance(value, Scalar) else None
        if number is not None:
            return Legal(place_of(value), text, match[1], seat, number, ())
        calls = self._calls(value)
        for call in calls:
            if call.name.name != match[1]:
                self.report.error(
                    "RW855",
                    f"`{call.name.name}` is not `{match[1]}`",
                    call.span,
                    f"list the legal choices of `{match[1]}`, or their number",
                )
        return Legal(place_of(value), text, match[1], seat, None, calls)

    # ---- results --------------------------------------------------------------------------------------------------

    def _special(self, text: str, value: Scalar) -> Expectation | None:
        if text == "over":
            if value.text not in ("yes", "no"):
                self._wrong(
                    value,
                    "`yes` or `no` belongs",
                    "`over` says whether the game is over; a name of the ruleset stands in parentheses: `(over)`",
                )
            return Over(place_of(value), text, value.text == "yes")
        if text == "phase":
            phases = self.checker.symbols.phases
            self.checker.symbols.refer(value.span, phases.get(value.text))
            if value.text not in (*phases, "none"):
                self.report.error(
                    "RW854", f"no phase is called `{value.text}`", value.span, did_you_mean(value.text, phases)
                )
            return InPhase(place_of(value), text, value.text if value.text != "none" else None)
        score = self.checker.symbols.score
        if text == "outcome" and score is not None and score.won is not None:
            return self._declared(value, text, score.of is None)
        numbers = self._numbers(value)
        players = self.places.constants.players
        if len(numbers) != players:
            self._wrong(
                value,
                f"one number for each of {players} players belongs",
                f"`{text}` lists them by seat; a name of the ruleset stands in parentheses: `({text})`",
            )
            return None
        return Results(place_of(value), text, tuple(map(str, numbers)))

    def _declared(self, value: Scalar, text: str, is_together: bool) -> Results | None:
        """`won` or `lost` by seat; where everyone has one result, once for all."""
        players = self.places.constants.players
        words = tuple(word.strip() for word in value.text.split(","))
        words = words * players if is_together and len(words) == 1 else words
        if len(words) != players or any(word not in ("won", "lost") for word in words):
            one = "`won` or `lost`" if is_together else f"`won` or `lost` for each of {players} players"
            self._wrong(
                value,
                f"{one} belongs",
                "the score says who has won: `outcome: " + ("won`" if is_together else "won, lost`"),
            )
            return None
        return Results(place_of(value), text, words)

    def _numbers(self, value: Scalar) -> tuple[int, ...]:
        found = []
        for node in parse(value, ARGUMENTS, self.report) or ():
            try:
                found.append(self.places.constants.number(self.checker.constants.constant(node)))
            except BadConstant as problem:
                self.report.error("RW855", problem.message, problem.span)
        return tuple(found)

    # ---- values ---------------------------------------------------------------------------------------------------

    def _compared(self, key: Scalar, body: Span, text: str, value: Scalar, relative: bool) -> Expectation | None:
        node = parse_text(body, VALUE, self.report) if relative else parse(key, VALUE, self.report)
        if node is None:
            return None
        before = len(self.report)
        place = self.places.find(node, self.report)
        if len(self.report) > before:
            return None
        if place is not None and isinstance(place.symbol, sym.Zone):
            return self._lying(place, text, value)
        if place is not None and place.zone is not None:
            return self._carried(place, text, value, relative)
        subjects = (
            [self.places.value(place, keys) for keys in self.places.members(place)]
            if place is not None
            else [self.checker.expressions.value(node, Scope())]
        )
        type_ = subjects[0].type
        if not self._can_be_asked(subjects[0], relative):
            return None
        wanted = self._wanted(place, value, type_)
        if len(wanted) != len(subjects):
            self._wrong_number(text, value, place, len(subjects), len(wanted))
            return None
        questions = tuple(self.ask(subject, type_) for subject in subjects)
        return Compared(place_of(value), text, questions, tuple(wanted), type_, relative, self._sides(subjects[0]))

    def _sides(self, subject: t.Expr) -> tuple[tuple[str, int, Type], ...]:
        """The sides of a comparison that are not constants."""
        sides = [subject.left, subject.right] if isinstance(subject, t.Compare) else []
        return tuple(
            (line(side.span.text), self.ask(side, side.type), side.type)
            for side in sides
            if not isinstance(side, t.Const)
        )

    def _wrong_number(self, text: str, value: Scalar, place: Place | None, wanted: int, got: int) -> None:
        whom = (
            f"one for each {' and '.join(map(str, place.owners))}"
            if place is not None and place.keys is None
            else "this is one thing"
        )
        if got:
            self._wrong(value, f"{wanted} values belong" if wanted > 1 else "one value belongs", f"`{text}`: {whom}")

    def _can_be_asked(self, subject: t.Expr, relative: bool) -> bool:
        if isinstance(subject.type, ErrorType):
            return False
        chance = next((node for node in nodes(subject, deep=False) if isinstance(node, t.Random)), None)
        if chance is not None:
            self.report.error("RW855", "an expectation does not draw lots", chance.span, "ask about what is there")
            return False
        if relative and not isinstance(subject.type, NumberType):
            self.report.error("RW855", f"only numbers change by so much, and this is {subject.type}", subject.span)
            return False
        return True

    def _wanted(self, place: Place | None, value: Scalar, type_: Type) -> list[int | ast.Lot]:
        """What a key must give: questions, or components."""
        if isinstance(type_.inner, ComponentType):
            return [lot for lot in parse(value, CONTENTS, self.report) or () if isinstance(lot, ast.Lot)]
        found: list[int | ast.Lot] = []
        for node in values_of(place, value, self.places.constants, self.report) or ():
            typed = self.checker.expressions.value(node, Scope(), type_)
            if self._can_be_asked(typed, relative=False):
                found.append(self.ask(typed, type_))
        return found

    def _lying(self, place: Place, text: str, value: Scalar) -> Expectation | None:
        if not place.single:
            self.report.error(
                "RW855",
                f"every {' and '.join(map(str, place.owners))} has its own `{place.name}`",
                place.span,
                f"say whose, `{one_of(place, self.places.constants)}`, or ask for `count({place.name})`",
            )
            return None
        lots = parse(value, CONTENTS, self.report)
        return Lying(place_of(value), text, place, lots) if lots is not None else None

    def _carried(self, place: Place, text: str, value: Scalar, relative: bool) -> Expectation | None:
        if relative:
            hint = "say what they are in the end"
            self.report.error("RW855", "marks are compared one by one, not by how they changed", place.span, hint)
            return None
        type_ = self._type_of(place)
        wanted = tuple(one for one in self._wanted(place, value, type_) if isinstance(one, int))
        return Carried(place_of(value), text, place, type_, wanted)

    def _type_of(self, place: Place) -> Type:
        """The type of a purse, state or mark."""
        if isinstance(place.symbol, sym.State):
            return place.symbol.type
        return self.places.value(place, self.places.members(place)[0]).type

    # ---- views ----------------------------------------------------------------------------------------------------

    def _seen(self, key: Scalar, text: str, match: re.Match[str], value: Scalar) -> Expectation | None:
        seat = self._seat(key, match, 1)
        before = len(self.report)
        node = parse_text(_rest(key, match, 2), VALUE, self.report)
        place = self.places.find(node, self.report) if node is not None else None
        if place is None or isinstance(place.symbol, sym.Term):
            if len(self.report) == before:
                self.report.error(
                    "RW855",
                    f"`{line(match[2])}` is no zone, purse or state variable",
                    key.span,
                    "a player sees what lies there, and derives the rest",
                )
            return None
        place = self._own(place, seat)
        if isinstance(place.symbol, sym.Zone):
            return self._seen_zone(text, seat, place, value)
        if place.zone is not None:
            marks = tuple(self._seen_value(part, place) for part in split(value.body))
            return Carried(place_of(value), text, place, self._type_of(place), marks, seen=True, seat=seat)
        wanted = [self._seen_value(part, place) for part in split(value.body)]
        subjects = [self.places.value(place, keys) for keys in self.places.members(place)]
        if len(wanted) != len(subjects):
            self._wrong_number(text, value, place, len(subjects), len(wanted))
            return None
        return Seen(
            place_of(value),
            text,
            seat,
            place,
            (),
            tuple(self.ask(subject, subject.type) for subject in subjects),
            tuple(wanted),
        )

    def _own(self, place: Place, seat: int | None) -> Place:
        """A player's own zone may be named without its owner."""
        if (
            isinstance(place.symbol, sym.Zone)
            and place.keys is None
            and seat is not None
            and [str(owner) for owner in place.owners] == ["player"]
        ):
            return Place(place.span, place.symbol, place.owners, (seat,))
        return place

    def _seen_zone(self, text: str, seat: int | None, place: Place, value: Scalar) -> Expectation | None:
        if not place.single:
            self.report.error(
                "RW855",
                f"every {' and '.join(map(str, place.owners))} has its own `{place.name}`",
                place.span,
                f"say whose: `{one_of(place, self.places.constants)}`",
            )
            return None
        assert isinstance(place.symbol, sym.Zone)
        cls = self.checker.symbols.classes[place.symbol.cls]
        hidden = re.compile(
            rf"(?:([0-9]{{1,4}})\s+|an?\s+)?(?:\?|{HIDDEN}|{cls.name}|{re.escape(cls.decl.plural or cls.name + 's')})"
        )
        parts: list[SeenPart] = []
        for span in split(value.body):
            match = hidden.fullmatch(span.text)
            if match is not None:
                self._refer_class(span, cls)
                parts.append(SeenPart(int(match[1] or 1), None))
            elif span.text != "none":
                parts += [SeenPart(lot.count, lot) for lot in parse_text(span, CONTENTS, self.report) or ()]
        return Seen(place_of(value), text, seat, place, parts=tuple(parts))

    def _refer_class(self, span: Span, cls: sym.Class) -> None:
        """Note that hidden components are called by their class."""
        word = re.search(r"[a-z_][a-z0-9_]*\Z", span.text)
        if word is not None and word[0] in (cls.name, cls.decl.plural or f"{cls.name}s"):
            self.checker.symbols.refer(Span(span.source, span.start + word.start(), span.end), cls)

    def _seen_value(self, span: Span, place: Place) -> int | None:
        if span.text in (HIDDEN, QUESTION):
            return None
        type_ = self._type_of(place)
        node = parse_text(span, VALUE, self.report)
        return self.ask(self.checker.expressions.value(node, Scope(), type_), type_) if node is not None else None


def _rest(key: Scalar, match: re.Match[str], group: int) -> Span:
    """The place of a part of a key."""
    lead = len(key.body.text) - len(key.body.text.lstrip())
    start = key.body.start + lead + match.start(group)
    return Span(key.body.source, start, start + len(match[group]))
