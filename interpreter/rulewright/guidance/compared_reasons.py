"""Why a comparison does not hold, with what is compared as it is now: `there is a marker on b2`, `your coins are 14,
not less than 10`.

In: a comparison as the rules have it, and both sides as the machine works them out. Out: a clause, or nothing where the
words of the rulebook say it as well.
"""

from __future__ import annotations

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NoneType, NumberType, PlayerType, SpaceType, words_of
from rulewright.guidance.reason_phrases import ReasonPhrases
from rulewright.ir.program import NONE, NONE_NUMBER
from rulewright.rulebook import Called

WANTED = {
    "<": "reason-less", "<=": "reason-at-most", ">": "reason-more", ">=": "reason-at-least", "=": "reason-is-another",
}  # fmt: skip
Sides = tuple[int, int]


class ComparedReasons:
    def __init__(self, phrases: ReasonPhrases) -> None:
        self.phrases = phrases

    def why(self, expr: t.Compare, sides: Sides | None, called: Called) -> str:
        """Why it does not hold; both sides are known unless options decide it."""
        if _is_none(expr.right) and expr.operator in ("=", "!="):
            return self.there(expr.left, called) if expr.operator == "=" else self.nothing(expr.left, called)
        if sides is None:
            return ""
        if isinstance(expr.left.type, NumberType) and isinstance(expr.right.type, NumberType):
            return self._numbers(expr, sides, called) if expr.operator in WANTED else ""
        if expr.operator == "!=":
            return self._same(expr, called)
        return self._another(expr, sides, called) if expr.operator == "=" else ""

    # ---- whether there is something ---------------------------------------------------------------------------------

    def there(self, expr: t.Expr, called: Called) -> str:
        """That something is there."""
        told = self.phrases
        if not isinstance(expr, t.StateOf):
            return ""
        if not expr.keys:
            return told.say("reason-there", what=told.one(expr.state))
        return self._owned("reason-there-on", "reason-has", expr, told.one(expr.state), called)

    def nothing(self, expr: t.Expr, called: Called) -> str:
        """That something is not there."""
        told = self.phrases
        if isinstance(expr, t.StateOf) and expr.keys:
            return self._owned("reason-none-on", "reason-has-no", expr, told.named(expr.state), called)
        if isinstance(expr, t.TermCall) and len(expr.arguments) == 1:
            owner = told.value(expr.arguments[0], called)
            return told.say(
                "reason-has-no", what=told.wording.rule("term", expr.term.name), place=owner, has=told.has(owner)
            )
        return told.say("there-is-no", members=told.value(expr, called).removeprefix("the "))

    def _owned(self, on_board: str, otherwise: str, expr: t.StateOf, what: str, called: Called) -> str:
        place = self.phrases.value(expr.keys[0], called)
        if self._is_board(expr.keys[0]):
            return self.phrases.say(on_board, what=what, place=place)
        return self.phrases.say(otherwise, what=what, place=place, has=self.phrases.has(place))

    def _is_board(self, key: t.Expr) -> bool:
        """Whether one says `on` of a space: of a drawn board."""
        type_ = key.type.inner
        space = self.phrases.words.symbols.spaces.get(type_.name) if isinstance(type_, SpaceType) else None
        return space is not None and (space.rows is not None or bool(space.cells))

    # ---- one and the same -------------------------------------------------------------------------------------------

    def _another(self, expr: t.Compare, sides: Sides, called: Called) -> str:
        """Two that should be the same."""
        told, (left, right) = self.phrases, sides
        if left in (NONE, NONE_NUMBER):
            return self.nothing(expr.left, called)
        if told.is_you(expr.right, called) and (state := _piece(expr.left)) is not None:
            return self._owned("reason-not-yours-on", "reason-not-yours", state, told.named(state.state), called)
        if told.is_you(expr.right, called) and isinstance(expr.left, t.Local):
            return told.say("reason-only-yourself")
        first, second = told.value(expr.left, called), self._wanted(expr.right, right, called)
        value = told.member(expr.left, left)
        if not value or first in (value, told.you):
            return told.told("reason-is-not", first, wanted=second)
        return told.told("reason-is-another", first, value=value, wanted=second)

    def _wanted(self, expr: t.Expr, value: int, called: Called) -> str:
        """What something should be, by its name, with what it follows from."""
        told, name = self.phrases.value(expr, called), self.phrases.member(expr, value)
        if not name or name == told or isinstance(expr, t.Const):
            return told
        return self.phrases.say("reason-number", value=name, what=told)

    def same(self, expr: t.Compare, called: Called) -> str:
        """That two are the same, or that something is none; nothing if they are called the same."""
        if _is_none(expr.right):
            return self.nothing(expr.left, called)
        first, second = self.phrases.value(expr.left, called), self.phrases.value(expr.right, called)
        return self.phrases.told("reason-same", first, wanted=second) if first != second else ""

    def _same(self, expr: t.Compare, called: Called) -> str:
        """Two that should not be the same."""
        told = self.phrases
        first, second = told.value(expr.left, called), told.value(expr.right, called)
        if told.is_you(expr.right, called) and (state := _piece(expr.left)) is not None:
            return self._owned("reason-yours-on", "reason-yours", state, told.named(state.state), called)
        if isinstance(expr.left, t.Local) and told.you in (first, second):
            return told.say("reason-not-yourself")
        return (
            told.say("reason-another", what=first)
            if first == second
            else told.told("reason-same", first, wanted=second)
        )

    # ---- numbers ----------------------------------------------------------------------------------------------------

    def _numbers(self, expr: t.Compare, sides: Sides, called: Called) -> str:
        first, second = self.phrases.value(expr.left, called), self.phrases.value(expr.right, called)
        left, right = self._as_people_say(expr, sides)
        known = isinstance(expr.right, t.Const) or second == right
        wanted = right if known else self.phrases.say("reason-number", value=right, what=second)
        key = WANTED[expr.operator]
        if sides[0] == 0 and (expr.operator, wanted) in ((">", "0"), (">=", "1")):
            return self.phrases.told("reason-same", first, wanted="0")
        if first == left:
            return self.phrases.told("reason-is-not" if expr.operator == "=" else f"{key}-itself", first, wanted=wanted)
        return self.phrases.told(key, first, value=left, wanted=wanted)

    def _as_people_say(self, expr: t.Compare, sides: Sides) -> tuple[str, str]:
        """Two numbers in words, if either side has words for them."""
        known = next((side for side in (expr.left, expr.right) if words_of(side.type)), expr.left)
        left, right = (self.phrases.member(known, side) for side in sides)
        return left, right


def _is_none(expr: t.Expr) -> bool:
    return isinstance(expr.type, NoneType) or (isinstance(expr, t.Const) and expr.value is None)


def _piece(expr: t.Expr) -> t.StateOf | None:
    """Whose something is that may be there or not, as a piece on a space is:
    `marker: {is: player or none, per: field}`.
    """
    if isinstance(expr, t.Unwrap):
        return _piece(expr.value)
    if not isinstance(expr, t.StateOf) or not expr.keys or not expr.state.type.optional:
        return None
    lies_there = isinstance(expr.type.inner, PlayerType) and isinstance(expr.keys[0].type.inner, SpaceType)
    return expr if lies_there else None
