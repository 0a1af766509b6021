"""Steps of phases as sentences, numbered in their order. In: typed steps. Out: items of lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType, SetType
from rulewright.rulebook.book import Item
from rulewright.rulebook.english_words import ME, YOU, listed, named, words
from rulewright.rulebook.markup import capitalised, emphasis, strong
from rulewright.rulebook.statement_sentences import finished, under

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

UNNAMED = ("then", "else", "otherwise", "if_none", "accepted", "refused", "repeat", "steps")
"""Names of steps that stand in a place of the YAML without a name of their own."""


class StepSentences:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def items(self, steps: t.Steps, within: str = "") -> tuple[Item, ...]:
        """Steps in their order, each with its name and what its author says of it;
        `within`: the name of the step around them.
        """
        return tuple(finished(item for step in steps for item in self._named(step, within)))

    def _named(self, step: t.Step, within: str) -> Iterator[Item]:
        told = tuple(self._under_guard(step))
        about = self.wording.said_of(step.span)
        name = "" if step.name in (*UNNAMED, within) else f"{strong(capitalised(words(step.name)) + '.')} "
        start = f"{name}{about} " if about else name
        if not told or not start:
            yield from told
        elif len(told) == 1:
            only = next(finished(told))
            yield Item(f"{start}{only.text}", only.inside)
        else:
            yield Item(start.strip(), tuple(finished(told)))

    # ---- conditions -------------------------------------------------------------------------------------------------

    def _under_guard(self, step: t.Step) -> Iterator[Item]:
        """A step under its condition; one that the usual rulings settle is left out, and noted."""
        if step.when is None:
            yield from self._loose(step)
            return
        settled = self.wording.settled(step.when)
        if settled is not None:
            self.wording.note(step.when, lambda plain: plain.steps.said_under(step, settled))
            yield from self._loose(step) if settled else self._all(step.otherwise, step.name)
            return
        yield from self._under_conditions(step)

    def _under_conditions(self, step: t.Step) -> Iterator[Item]:
        assert step.when is not None
        yield from under(f"if {self.wording.clause(step.when)}", tuple(self._loose(step)))
        if step.otherwise:
            yield from under("otherwise", tuple(self._all(step.otherwise, step.name)))

    def said_under(self, step: t.Step, settled: bool) -> str:
        """What a condition about options decides: in full what the usual game leaves out."""
        assert step.when is not None
        condition = self.wording.clause(step.when)
        other = flat(self._all(step.otherwise, step.name)) if step.otherwise else ""
        if settled:
            return f"this is done only if {condition}" + (f"; otherwise: {other}" if other else "")
        own = flat(self._loose(step))
        return f"if {condition}: {own}" + ("; otherwise as told there" if other else "")

    def _all(self, steps: t.Steps, within: str = "") -> Iterator[Item]:
        for step in steps:
            yield from self._named(step, within)

    # ---- verbs ------------------------------------------------------------------------------------------------------

    def _loose(self, step: t.Step) -> Iterator[Item]:
        wording, verb = self.wording, step.verb
        match verb:
            case t.DoStep(block=block):
                yield from wording.statements.loose(block)
            case t.LetStep(let=let):
                yield from wording.statements.loose((let,))
            case t.ChooseStep():
                yield from self._choose(verb)
            case t.CollectStep():
                yield from self._collect(verb)
            case t.EveryoneStep():
                yield from self._everyone(verb)
            case t.OfferStep():
                yield from self._offer(verb)
            case t.EachStep(loop=loop, steps=steps):
                yield self._loop(f"{wording.domains.loop(loop)}, one after the other", steps, step.name)
            case t.TurnsStep(loop=loop, steps=steps, until=until):
                yield self._loop(self._turns(loop, until), steps, step.name)
            case t.RepeatStep():
                yield self._loop(self._repeated(verb), verb.steps, step.name)
            case t.MatchStep(subject=subject, cases=cases):
                yield from self._cases(subject, cases)
            case t.RunStep(phase=phase, arguments=arguments):
                yield Item(f"go through {named('phase', phase.name)}{self._passed(phase.signature, arguments)}")
            case t.ResolveStep(priority=priority, arguments=arguments):
                told = self._passed(priority.signature, arguments)
                yield Item(f"carry out the rules of {named('priority', priority.name)}{told} in their order")
            case t.PayStep(payout=payout, arguments=arguments):
                yield Item(
                    f"share out as {named('payout', payout.name)}{self._passed(payout.signature, arguments)} says"
                )
            case t.EndStep(phase=phase):
                yield Item(f"{named('phase', phase.name) if phase is not None else 'the game'} ends at once")
            case t.GroupStep(steps=()):
                yield Item("nothing happens")
            case t.GroupStep(steps=steps):
                yield from self._all(steps, step.name)
            case _:
                assert_never(verb)

    def _passed(self, signature: tuple[t.Var, ...], arguments: tuple[t.Expr, ...]) -> str:
        return self.wording.statements.passed(signature, arguments)

    def _loop(self, start: str, steps: t.Steps, name: str) -> Item:
        return Item(f"{start}:", self.items(steps, name))

    def _turns(self, loop: t.Domain, until: t.Expr | None) -> str:
        if until is None:
            return self._who_turns(loop)
        end = "until a turn ends it" if _is_never(until) else f"until, after a turn, {self.wording.clause(until)}"
        return f"{self._who_turns(loop)}, {end}"

    def _who_turns(self, loop: t.Domain) -> str:
        domains = self.wording.domains
        if isinstance(loop.source, t.AllOf) and loop.where is None and isinstance(loop.var.type, PlayerType):
            you = f" ({emphasis('you')} are the player at turn)" if loop.var.name == ME else ""
            return f"the players take turns{domains.orders.order(loop.order)}{you}"
        return f"turns go round and round, to {domains.each(loop)}"

    def _repeated(self, repeat: t.RepeatStep) -> str:
        before = f"as long as {self.wording.clause(repeat.while_)}" if repeat.while_ is not None else ""
        after = ""
        if repeat.until is not None:
            never = _is_never(repeat.until)
            after = (
                "until one of the steps ends it"
                if never
                else f"until {self.wording.clause(repeat.until)} (at least once)"
            )
        return " ".join(part for part in ("repeat", before, after) if part)

    def _cases(self, subject: t.Expr, cases: tuple[tuple[t.Expr, t.Steps], ...]) -> Iterator[Item]:
        inner = [
            item
            for test, steps in cases
            for item in under(f"if {self.wording.clause(test)}", tuple(self._all(steps, _only_name(steps))))
        ]
        yield Item(f"what follows depends on {self.wording.value(subject)}:", tuple(finished(inner)))

    # ---- choices ----------------------------------------------------------------------------------------------------

    def _choose(self, step: t.ChooseStep) -> Iterator[Item]:
        who = self.wording.value(step.by)
        verb = "may" if step.may else "must"
        calls = self._usual(step)
        yield Item(
            f"{who} {verb} {self._actions(calls)}" if calls else f"{who} has nothing to choose in the usual game"
        )
        yield from self._consequences(step)
        yield from self._if_none(step.if_none)
        if step.otherwise:
            yield from under(f"if {who} {'decline' if who == YOU else 'declines'}", tuple(self._all(step.otherwise)))

    def _collect(self, step: t.CollectStep) -> Iterator[Item]:
        """A choice that is made several times, how often, and what follows once."""
        choice, who = step.choice, self.wording.value(step.choice.by)
        verb = "may" if choice.may else "must"
        calls = self._usual(choice)
        yield Item(f"{who} {verb} {self._actions(calls)}, {self._often(step.var)}")
        if step.steps:
            yield from under("after that", tuple(self._all(step.steps, _only_name(step.steps))))
        yield from self._if_none(choice.if_none)
        if choice.otherwise:
            yield from under(f"if {who} {'decline' if who == YOU else 'declines'}", tuple(self._all(choice.otherwise)))

    def _often(self, var: t.Var) -> str:
        """How often a choice is made, and how all that was chosen is called."""
        assert var.sizes is not None and isinstance(var.type, SetType)
        least, most = map(self.wording.value, var.sizes)
        times = f"exactly {least} times" if least == most else f"from {least} to {most} times"
        nouns = self.wording.nouns
        return f"{times}, each time with another {nouns.one(var.type.member)}; together they are {nouns.variable(var)}"

    def _usual(self, step: t.ChooseStep) -> tuple[t.ActionCall, ...]:
        """The actions without those that the usual rulings forbid."""
        found = []
        for call in step.actions:
            where = call.action.where
            if where is not None and self.wording.settled(where) is False:
                self._note_choice(call, where)
            else:
                found.append(call)
        return tuple(found)

    def _note_choice(self, call: t.ActionCall, where: t.Expr) -> None:
        self.wording.note(where, lambda plain: f"{plain.steps.call(call)} can be chosen too, if {plain.clause(where)}")

    def _actions(self, calls: tuple[t.ActionCall, ...]) -> str:
        return listed([self.call(call) for call in calls], "or")

    def call(self, call: t.ActionCall) -> str:
        passed = self._passed(call.action.signature, call.arguments)
        return f"{named('action', call.action.name)}{passed}"

    def _consequences(self, step: t.ChooseStep) -> Iterator[Item]:
        """What follows an action; actions with the same steps are told together."""
        groups: list[tuple[t.Steps, list[str]]] = []
        for call, steps in zip(step.actions, step.cases, strict=True):
            same = next((names for known, names in groups if known is steps or known == steps), None)
            name = named("action", call.action.name)
            if same is not None:
                same.append(name)
            elif steps:
                groups.append((steps, [name]))
        for steps, names in groups:
            start = "then" if len(groups) == 1 and len(names) == len(step.actions) else f"after {listed(names, 'or')}"
            yield from under(start, tuple(self._all(steps, _only_name(steps))))

    def _if_none(self, if_none: str | t.Steps | None) -> Iterator[Item]:
        if if_none is None or if_none == "never":
            return
        if isinstance(if_none, str):
            yield Item("if none of this is possible, nothing happens")
        else:
            yield from under("if none of this is possible", tuple(self._all(if_none)))

    def _everyone(self, step: t.EveryoneStep) -> Iterator[Item]:
        whole = isinstance(step.who.source, t.AllOf) and step.who.where is None
        who = "all players" if whole else self.wording.domains.all(step.who)
        yield Item(
            f"{who} choose at the same time and in secret: "
            f"{self._actions(step.actions)}; when all have chosen, the choices take "
            "effect"
        )
        yield from self._if_none(step.if_none)

    def _offer(self, step: t.OfferStep) -> Iterator[Item]:
        asked = self.wording.domains.each(step.to)
        yield Item(
            f"{asked}, one after the other, may {self._actions(step.actions)}; the first who does so ends the asking"
        )
        if step.accepted:
            yield from under("if somebody does", tuple(self._all(step.accepted)))
        if step.refused:
            yield from under("if nobody does", tuple(self._all(step.refused)))


def _only_name(steps: t.Steps) -> str:
    """The name of a single step, which stands before it already."""
    return steps[0].name if len(steps) == 1 else ""


def flat(items: Iterator[Item] | tuple[Item, ...]) -> str:
    """Items in one line."""
    return "; ".join(_one(item) for item in items)


def _one(item: Item) -> str:
    inner = "; ".join(_one(below) for below in item.inside)
    return f"{item.text.rstrip('.:')}{f' ({inner})' if inner else ''}"


def asks(step: t.Step) -> bool:
    """Whether a step, or one inside, asks anybody to choose; phases that it runs are looked into."""
    for node in nodes(step, deep=False):
        if isinstance(node, t.ChooseStep | t.EveryoneStep | t.OfferStep | t.PayStep | t.ResolveStep):
            return True
        if isinstance(node, t.RunStep) and any(map(asks, node.phase.steps)):
            return True
    return False


def _is_never(until: t.Expr) -> bool:
    """Whether a loop goes on until one of its steps ends it."""
    return isinstance(until, t.Const) and not until.value
