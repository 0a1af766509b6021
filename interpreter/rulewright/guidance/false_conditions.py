"""Why a condition does not hold, in one clause with the values that matter.

In: a condition as the rules have it and as the machine works it out, and the vector with all that it reads. Out: words:
of a chain of `and` the first part that is false, of a comparison both sides, of a term what it means, of `none` who
there is. It reads what the condition reads and nothing else, and conditions of choices read only what the chooser may
see. A clause stands behind a colon: names at its beginning stay as they are on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import SlotValues
from rulewright.frontend.typed import tree as t
from rulewright.guidance.compared_reasons import ComparedReasons
from rulewright.guidance.reason_phrases import ReasonPhrases
from rulewright.ir.program import Domain, Op
from rulewright.rulebook import Called, RuleWords, is_verb

COMPARISONS = {"<": "lt", ">": "lt", "<=": "le", ">=": "le", "=": "eq", "!=": "ne"}
SWAPPED = (">", ">=")
MOST_WITNESSES = 3
DEEPEST = 4
"""So many terms within terms are looked into."""
LONGEST = 200
"""What a term means is told if the clause stays as short as this."""


class FalseConditions:
    """Explains conditions of one machine to one seat."""

    def __init__(self, machine: Machine, words: RuleWords, seat: int) -> None:
        self.machine, self.words = machine, words
        self.phrases = ReasonPhrases(machine, words, seat)
        self.compared = ComparedReasons(self.phrases)
        self.say = self.phrases.say

    def why(self, s: SlotValues, op: Op | None, expr: t.Expr | None, called: Called, depth: int = 0) -> str:
        """Why a condition is false now; nothing if it holds."""
        if op is None or expr is None or self.machine.value(op)(s):
            return ""
        if self.words.settled(expr) is False:
            return self._decided(expr, called)
        match expr:
            case t.Logic(operator="and", items=items):
                return self._chain(s, op, items, expr, called, depth)
            case t.Logic(items=items):
                return self._every(s, op, items, expr, called, depth)
            case t.Choice():
                return self._branch(s, op, expr, called, depth)
            case t.TermCall() if depth < DEEPEST:
                return self._term(s, op, expr, called, depth)
            case t.Compare():
                return self.compared.why(expr, self._sides(s, op, expr), called) or self._clause(expr, called)
            case t.Fold() | t.Not(value=t.Fold()):
                return self._clause(expr, called) + self._witnesses(s, op)
            case t.Not(value=inner):
                return self._holding(s, op, inner, called)
            case _:
                return self._clause(expr, called)

    def _clause(self, expr: t.Expr, called: Called) -> str:
        return self.phrases.clause(expr, False, called)

    # ---- what options decide ----------------------------------------------------------------------------------------

    def _decided(self, expr: t.Expr, called: Called) -> str:
        """An option that is set another way."""
        if isinstance(expr, t.Logic) and expr.operator == "and":
            return self._decided(next(item for item in expr.items if self.words.settled(item) is False), called)
        options = dict(self.machine.program.options)
        match expr:
            case t.Compare(operator="=", left=t.OptionValue(option=option), right=t.Const()) if option.name in options:
                wanted = self.phrases.value(expr.right, called)
                return self._set_otherwise(option.name, wanted, options[option.name])
            case t.OptionValue(option=option) if option.name in options:
                return self._set_otherwise(option.name, "on", options[option.name])
            case _:
                return self._clause(expr, called)

    def _set_otherwise(self, option: str, wanted: str, value: str) -> str:
        wording = self.phrases.wording
        told = [wording.answer(option, word) for word in (wanted.replace(" ", "_"), value)]
        return self.say("reason-option", option=wording.option(option), wanted=told[0], value=told[1])

    # ---- chains -----------------------------------------------------------------------------------------------------

    def _chain(self, s: SlotValues, op: Op, items: Sequence[t.Expr], whole: t.Expr, called: Called, depth: int) -> str:
        """The first part that is false; what follows it may be read only if it holds."""
        parts = [part for part in op.operands if isinstance(part, Op)] if op.name == "and" else [op]
        open_items = [item for item in items if self.words.settled(item) is None]
        if len(parts) != len(open_items):
            return self._clause(whole, called)
        return next(
            (why for pair in zip(parts, open_items, strict=True) if (why := self.why(s, *pair, called, depth))),
            self._clause(whole, called),
        )

    def first_false(self, s: SlotValues, op: Op, whole: t.Logic) -> int:
        """The place of the first part of a chain of `and` that is false;
        the last where the parts are not told apart.
        """
        parts = [part for part in op.operands if isinstance(part, Op)]
        if op.name != "and" or len(parts) != len(whole.items):
            return len(whole.items) - 1
        found = (at for at, part in enumerate(parts) if not self.machine.value(part)(s))
        return next(found, len(parts) - 1)

    def _every(self, s: SlotValues, op: Op, items: Sequence[t.Expr], whole: t.Expr, called: Called, depth: int) -> str:
        """Every part of a chain of `or` is false; words that one and the same should be are told together."""
        parts = [part for part in op.operands if isinstance(part, Op)] if op.name == "or" else [op]
        open_items = [item for item in items if self.words.settled(item) is None]
        if len(parts) != len(open_items):
            return self._clause(whole, called)
        told = []
        pairs = zip(parts, open_items, strict=True)
        for subject, group in groupby(pairs, lambda pair: self._subject(pair[1], called)):
            parts_of = list(group)
            told += (
                [self._none_of(subject, parts_of, called)] if subject else self._each(s, parts_of, called, depth + 1)
            )
        first, *others = dict.fromkeys(filter(None, told)) or [self._clause(whole, called)]
        for other in others:
            first = self.say("reason-and", first=first, second=other)
        return first

    def _subject(self, expr: t.Expr, called: Called) -> str:
        """What a part is about that asks whether something is a certain word."""
        if isinstance(expr, t.Compare) and expr.operator == "=" and isinstance(expr.right, t.Const):
            return self.phrases.value(expr.left, called) if expr.right.value is not None else ""
        return ""

    def _none_of(self, subject: str, group: Sequence[tuple[Op, t.Expr]], called: Called) -> str:
        wanted = [self.phrases.value(part.right, called) for _, part in group if isinstance(part, t.Compare)]
        return self.phrases.told("reason-is-not", subject, wanted=self.phrases.listed(wanted, "reason-or"))

    def _each(self, s: SlotValues, group: Sequence[tuple[Op, t.Expr]], called: Called, depth: int) -> list[str]:
        return [self.why(s, op, expr, called, depth) for op, expr in group]

    def _holding(self, s: SlotValues, op: Op, expr: t.Expr, called: Called) -> str:
        """What should not hold: of a chain of `or` the first part that does.
        That something is itself is told by nothing.
        """
        parts = [part for part in op.operands if isinstance(part, Op)]
        if op.name == "not" and isinstance(expr, t.Logic) and expr.operator == "or" and parts[0].name == "or":
            inner = [part for part in parts[0].operands if isinstance(part, Op)]
            if len(inner) == len(expr.items):
                holds = (item for part, item in zip(inner, expr.items, strict=True) if self.machine.value(part)(s))
                expr = next(holds, expr)
        if isinstance(expr, t.Compare) and expr.operator == "=":
            return self.compared.same(expr, called)
        return self.phrases.clause(expr, True, called)

    def _branch(self, s: SlotValues, op: Op, expr: t.Choice, called: Called, depth: int) -> str:
        """The branch that counts now."""
        settled = self.words.settled(expr.condition)
        if settled is not None:
            return self.why(s, op, expr.yes if settled else expr.no, called, depth)
        sides = [part for part in op.operands if isinstance(part, Op)]
        if op.name != "if" or len(sides) != 3:
            return self._clause(expr, called)
        holds = bool(self.machine.value(sides[0])(s))
        return self.why(s, sides[1 if holds else 2], expr.yes if holds else expr.no, called, depth)

    # ---- terms and comparisons --------------------------------------------------------------------------------------

    def _term(self, s: SlotValues, op: Op, expr: t.TermCall, called: Called, depth: int) -> str:
        """That the term does not hold, and why not by what it means.
        A term about several, or one that says what something does, is told by its meaning alone.
        """
        told, term = self._quality(expr, called), expr.term
        if op.name != "call" or not isinstance(op.operands[0], int) or len(term.signature) != len(expr.arguments):
            return told
        function = self.machine.program.functions[op.operands[0]]
        arguments = [self.machine.value(part)(s) for part in op.operands[1:] if isinstance(part, Op)]
        if len(arguments) != len(function.parameters) or len(arguments) != len(term.signature):
            return told
        for slot, argument in zip(function.parameters, arguments, strict=True):
            s[slot] = argument
        given = zip(term.signature, expr.arguments, arguments, strict=True)
        names = {var: self._given(argument, value, called) for var, argument, value in given}
        meant = self.why(s, function.body, term.body, {**called, **names}, depth + 1)
        is_relation = len(expr.arguments) > 1 or is_verb(term.name)
        if not meant or len(meant) + (0 if is_relation else len(told)) > LONGEST:
            return told
        return meant if is_relation else self.say("reason-because", what=told, why=meant)

    def _given(self, argument: t.Expr, value: int, called: Called) -> str:
        """What a term is asked about: by the name that it has here, else by its own."""
        name = "" if isinstance(argument, t.Local) else self.phrases.member(argument, value)
        return name or self.phrases.value(argument, called)

    def _quality(self, expr: t.TermCall, called: Called) -> str:
        members = [self.phrases.value(argument, called) for argument in expr.arguments]
        if not members:
            return self._clause(expr, called)
        is_quality = expr.term.owner is not None and len(members) == 1 and not is_verb(expr.term.name)
        return self.phrases.quality(expr.term.name, members, is_quality)

    def _sides(self, s: SlotValues, op: Op, expr: t.Compare) -> tuple[int, int] | None:
        """What is compared, as it is now."""
        sides = [part for part in op.operands if isinstance(part, Op)]
        if op.name != COMPARISONS.get(expr.operator) or len(sides) != 2:
            return None
        left, right = (self.machine.value(side)(s) for side in (sides[::-1] if expr.operator in SWAPPED else sides))
        return left, right

    # ---- who there is -----------------------------------------------------------------------------------------------

    def _witnesses(self, s: SlotValues, op: Op) -> str:
        """Which players or spaces there are, where there should be none."""
        domain = _domain_of(op)
        type_ = _kind(domain)
        if domain is None or not type_:
            return ""
        found = self.machine.evaluator.members(domain)(s)
        named = [self.phrases.shown.member(type_, member) for member in found[:MOST_WITNESSES]]
        return f" ({', '.join(named)}{', ...' * (len(found) > MOST_WITNESSES)})" if named else ""


def _domain_of(op: Op) -> Domain | None:
    """What `none` or `not any` goes through."""
    if op.name == "not" and isinstance(op.operands[0], Op):
        op = op.operands[0]
    return next((part for part in op.operands if isinstance(part, Domain)), None) if op.name == "any" else None


def _kind(domain: Domain | None) -> str:
    """The type of the members, if they are the players."""
    return "player" if domain is not None and domain.source == "players" else ""
