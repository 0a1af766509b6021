"""What never changes: state that no rule sets, purses that no payment touches
(RW705), words that never come (RW704).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType
from rulewright.source.diagnostic import Report


def check_steady(survey: Survey, report: Report) -> None:
    """State and purses that rules read and that stay as they start."""
    for state in survey.symbols.states:
        if state.used and not _values(state, survey) and survey.concerns(state.span):
            report.error(
                "RW705",
                f"no rule sets the state `{state.name}`",
                state.span,
                "set it in a rule, or make it one of `numbers` or `terms`",
            )
    moved = set(_moved(survey))
    for purse in survey.symbols.purses.values():
        if purse.used and purse not in moved and survey.concerns(purse.span):
            report.error(
                "RW705",
                f"nothing is paid into `{purse.name}` or from it",
                purse.span,
                "pay in a rule, or make it one of `numbers`",
            )


def _moved(survey: Survey) -> Iterator[sym.Purse]:
    for _, pay in survey.all(t.Pay):
        yield from (pay.source.purse, pay.to.purse)
    for payout in survey.symbols.payouts.values():
        places = [payout.from_, payout.to, *(place for _, place in (*payout.rest, *payout.short_rest))]
        yield from (place.purse for place in places if place is not None)


def check_words(survey: Survey, report: Report) -> None:
    """Words of a state that no rule sets; as long as all that is set is written out."""
    for state in survey.symbols.states:
        words = state.type.inner.words if isinstance(state.type.inner, EnumType) else ()
        given = _values(state, survey)
        constants = [_constants(value) for value in (*given, *_starts(state))]
        if not given or not words or None in constants or not survey.concerns(state.span):
            continue
        come = {value for found in constants for value in found or ()}
        for word in [word for index, word in enumerate(words) if index not in come]:
            report.error(
                "RW704", f"`{state.name}` is never `{word}`", state.span, "set it in a rule, or remove the word"
            )


def _starts(state: sym.State) -> list[t.Expr]:
    """Everything that a state may be at the start."""
    placed = [*state.position.legend.values(), *(one for _, one in state.position.named)] if state.position else []
    return [start for start in (state.start, *placed) if start is not None]


def _values(state: sym.State, survey: Survey) -> list[t.Expr]:
    """Everything that a state is set to."""
    return [
        assign.value
        for _, assign in survey.all(t.Assign)
        if isinstance(assign.target, t.StateOf) and assign.target.state is state
    ]


def _constants(value: t.Expr) -> set[int | None] | None:
    """The values that may come, or none where they are not written out."""
    match value:
        case t.Const(value=number):
            return {number}
        case t.Choice(yes=yes, no=no):
            one, other = _constants(yes), _constants(no)
            return one | other if one is not None and other is not None else None
    return None


def check_trait_words(scenes: Sequence[Scene], report: Report) -> None:
    """Words of a trait that no component has, in any configuration. Words that several traits share are left alone."""
    survey = scenes[0].survey
    for cls in survey.symbols.classes.values():
        for place, trait in enumerate(cls.traits.values()):
            words = trait.type.inner.words if isinstance(trait.type.inner, EnumType) else ()
            if trait is cls.rolled or not survey.concerns(trait.span) or (words and trait.type.inner.key != trait.name):
                continue
            come = {lot.traits[place] for scene in scenes for lot in scene.box.lots[cls.name]}
            for word in [word for index, word in enumerate(words) if index not in come]:
                report.error("RW704", f"no `{cls.name}` is `{word}`", trait.span, "give a kind this word, or remove it")
