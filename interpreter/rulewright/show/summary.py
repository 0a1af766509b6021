"""A ruleset on one page: who plays with what, where it lies, what may be done, and in which order.

In: a ruleset, a configuration and its Program. Out: plain dataclasses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulewright import ruleset_lookup
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import SpaceType
from rulewright.ir.program import Action, ClassInfo, ComponentState, Program, PurseFamily, Variable, ZoneFamily
from rulewright.loading import Ruleset
from rulewright.show.rulings import Ruling, rulings_of


@dataclass(frozen=True, slots=True)
class VariantLine:
    """A variant that is applied, or one that could be."""

    name: str
    title: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class ComponentLine:
    """A class of component: how many of it there are, by kind."""

    name: str
    count: int
    kinds: dict[str, int]


@dataclass(frozen=True, slots=True)
class PlaceLine:
    """A zone, a purse or a variable: `what` it is, whose it is, who sees it, and other `notes`."""

    name: str
    what: str
    owner: str
    seen_by: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionLine:
    """An action: how many ids it has, and what is picked, as the ruleset writes it."""

    name: str
    ids: int
    pick: str


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A phase with the names of its steps, or a priority list or payout with its order."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Summary:
    """The page. Counts are those of one configuration: so many `players`, and the options."""

    game: str
    file: str
    title: str
    about: str
    credits: str
    least_players: int
    most_players: int
    players: int
    limit: int
    fingerprint: str
    variants: tuple[VariantLine, ...]
    other_variants: tuple[str, ...]
    components: tuple[ComponentLine, ...]
    spaces: dict[str, int]
    sides: int
    zones: tuple[PlaceLine, ...]
    money: tuple[PlaceLine, ...]
    state: tuple[PlaceLine, ...]
    action_ids: int
    actions: tuple[ActionLine, ...]
    phases: tuple[RuleLine, ...]
    priorities: tuple[RuleLine, ...]
    payouts: tuple[RuleLine, ...]
    score: str
    options: tuple[Ruling, ...]


def summary_of(ruleset: Ruleset, configuration: Configuration, program: Program) -> Summary:
    """The page of a ruleset in one configuration."""
    header, document, symbols = ruleset.header, ruleset.symbols.document, ruleset.symbols
    constants = Constants(symbols, configuration)
    applied = tuple(VariantLine(v.name, v.text("title"), v.text("about")) for v in ruleset.variants)
    beside = ruleset_lookup.variants_of(ruleset.found.path) if ruleset.found.path != ruleset_lookup.STDIN else {}
    return Summary(
        game=ruleset.name,
        file=str(ruleset.found.path) if ruleset.found.path != ruleset_lookup.STDIN else "<stdin>",
        title=header.title,
        about=header.about,
        credits=header.credits,
        least_players=header.low,
        most_players=header.high,
        players=configuration.players,
        limit=header.limit,
        fingerprint=program.fingerprint,
        variants=applied,
        other_variants=tuple(name for name in beside if name not in {variant.name for variant in applied}),
        components=tuple(map(_components, program.classes)),
        spaces={name: constants.size(SpaceType(name)) for name in symbols.spaces},
        sides=program.sides if symbols.sides is not None else 0,
        zones=tuple(map(_zone, program.families)),
        money=tuple(map(_purse, program.purses)),
        state=tuple(_stored(state, program) for state in symbols.states),
        action_ids=program.action_count,
        actions=tuple(map(_action, program.actions, document.actions)),
        phases=tuple(RuleLine(p.signature.span.text, _steps(p.steps)) for p in document.phases),
        priorities=tuple(RuleLine(p.signature.name.name, _text(p.order.span.text)) for p in document.priorities),
        payouts=tuple(RuleLine(p.signature.name.name, _text(p.order.span.text)) for p in document.payouts),
        score=_score(document.score),
        options=rulings_of(ruleset, configuration).rulings,
    )


def _components(info: ClassInfo) -> ComponentLine:
    kinds: dict[str, int] = {}
    for face in info.faces:
        kinds[face.kind] = kinds.get(face.kind, 0) + face.copies
    return ComponentLine(info.name, info.size, kinds)


def _zone(family: ZoneFamily) -> PlaceLine:
    starts = {-1: (), 0: (f"every {family.cls} starts here",), 1: (f"every {family.cls} starts here, face up",)}[
        family.starts
    ]
    return PlaceLine(family.name, f"{family.order} of {family.cls}", family.owner, family.seen_by, starts)


def _purse(purse: PurseFamily) -> PlaceLine:
    pieces = (f"pieces of {', '.join(map(str, purse.pieces))}",) if purse.pieces else ()
    start = (f"starts with {purse.start}",) if purse.start else ()
    return PlaceLine(
        purse.name,
        purse.currency,
        purse.owner,
        purse.seen_by,
        (*start, *(("may owe",) if purse.may_owe else ()), *pieces),
    )


def _stored(state: sym.State, program: Program) -> PlaceLine:
    """A state variable, or a mark."""
    if state.marked:
        mark = next(mark for mark in program.component_states if mark.name == state.name)
        return _variable(mark, mark.cls, state, program)
    variable = next(variable for variable in program.variables if variable.name == state.name)
    return _variable(variable, " and ".join(name for name, _ in variable.owners), state, program)


def _variable(variable: Variable | ComponentState, owner: str, state: sym.State, program: Program) -> PlaceLine:
    words = " or ".join(
        (*program.words.get(variable.type, (variable.type,)), *(("none",) if state.type.optional else ()))
    )
    what = (
        f"{variable.slots.low}..{variable.slots.high}"
        if variable.type == "number" and not state.type.optional
        else words
    )
    return PlaceLine(variable.name, what, owner, variable.seen_by)


def _action(action: Action, decl: doc.ActionDecl) -> ActionLine:
    return ActionLine(action.name, action.size, ", ".join(_text(pick.span.text) for pick in decl.picks))


def _text(text: str) -> str:
    return " ".join(text.split())


def _score(score: doc.ScoreDecl | None) -> str:
    if score is not None and score.won is not None:
        return f"won: {_text(score.won.span.text)}"
    return _text(score.rank.span.text) if score is not None and score.rank is not None else ""


# ---- steps ----------------------------------------------------------------------------------------------------------


def _steps(steps: tuple[doc.Step, ...]) -> str:
    """The names of steps, in order; those inside of a step stand behind it."""
    return ", ".join(_step(step) for step in steps)


def _step(step: doc.Step) -> str:
    inside = [inner for inner in _inner(step) if inner.name != step.name]
    return f"{step.name} ({_steps(tuple(inside))})" if inside else step.name


def _inner(step: doc.Step) -> tuple[doc.Step, ...]:
    """The named steps that a step goes through in any case."""
    match step.verb:
        case (
            doc.EachStep(steps=steps)
            | doc.TurnsStep(steps=steps)
            | doc.RepeatStep(steps=steps)
            | doc.GroupStep(steps=steps)
        ):
            return steps
        case (
            doc.DoStep() | doc.LetStep() | doc.ChooseStep() | doc.CollectStep() | doc.EveryoneStep()
            | doc.OfferStep() | doc.MatchStep() | doc.CallStep() | doc.EndStep()
        ):  # fmt: skip
            return ()
        case _:
            assert_never(step.verb)
