"""The verifier: every Program of every ruleset passes, and every kind of damage is seen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.frontend.analysis.configuration import Configuration, default_configuration
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.ir.operations import EXPRESSIONS, INSTRUCTIONS
from rulewright.ir.program import Domain, Instruction, Offer, Op, Program, Text
from rulewright.ir.verify import verify
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE

ALL = os.environ.get("RULEWRIGHT_TESTS", "") == "all"
"""All variants, or every third of a game."""
FILES = sorted(folder("rulesets").rglob("ruleset.yaml"))
NAMED = [
    ruleset_lookup.Found(file, names)
    for file in FILES
    for names in ((), *((name,) for name in list(ruleset_lookup.variants_of(file))[:: 1 if ALL else 3]))
]


def loaded(found: ruleset_lookup.Found) -> loading.Ruleset:
    report = Report()
    ruleset = loading.load(found, report)
    assert ruleset is not None, [f"{d.span} {d.message}" for d in report]
    return ruleset


def wanted(ruleset: loading.Ruleset) -> Iterator[Configuration]:
    """Every number of players, and for the usual one every value of every option;
    of a variant the defaults are enough.
    """
    for configuration in configurations(ruleset.symbols):
        is_default = configuration == default_configuration(ruleset.symbols, configuration.players)
        if is_default or (configuration.players == ruleset.header.usual and not ruleset.variants):
            yield configuration


@pytest.mark.parametrize("found", NAMED, ids=lambda found: ":".join([found.path.parent.name, *found.variants]))
def test_every_program_passes(found: ruleset_lookup.Found) -> None:
    """Whatever is shipped lowers to a Program without fault."""
    ruleset = loaded(found)
    for configuration in wanted(ruleset):
        program = ruleset.program(configuration, Report())
        assert program is None or verify(program) == ()


# ---- damage ---------------------------------------------------------------------------------------------------------


@cache
def good() -> Program:
    """A Program with zones of all orders, money, state, picks and a payout."""
    return loaded(ruleset_lookup.find("gravediggers")).machine(3).program


def with_code(name: str, *operands: Any) -> Program:
    """The good Program with its first instruction replaced."""
    program = good()
    return replace(program, code=(Instruction(name, operands, program.code[0].span), *program.code[1:]))


def with_first(table: str, **changes: Any) -> Program:
    """The good Program with the first row of a table changed."""
    rows = getattr(good(), table)
    changed: Any = {table: (replace(rows[0], **changes), *rows[1:])}
    return replace(good(), **changed)


CONST = Op("const", (1,))
OUTSIDE = 10**7


@pytest.mark.parametrize(
    ("program", "problem"),
    [
        (lambda: with_code("hop", 1), "there is no operation `hop`"),
        (lambda: with_code("jump"), "`jump` has 0 operands, and its words are `label`"),
        (lambda: with_code("jump", OUTSIDE), f"`jump`, operand 1: {OUTSIDE} is no place in the code"),
        (lambda: with_code("set", OUTSIDE, CONST), f"`set`, operand 1: {OUTSIDE} is no slot of the vector"),
        (lambda: with_code("set", 1, 7), "`set`, operand 2: `7` is no expression"),
        (lambda: with_code("set", 1, Op("plus", (CONST, CONST))), "there is no operation `plus`"),
        (lambda: with_code("set", 1, Op("add", (CONST,))), "`add` has 1 operands"),
        (lambda: with_code("set", 1, Op("lookup", (OUTSIDE, CONST))), f"{OUTSIDE} is not an index of the tables"),
        (lambda: with_code("set", 1, Op("call", (OUTSIDE,))), f"{OUTSIDE} is not an index of the functions"),
        (lambda: with_code("set", 1, Op("array", (1, CONST, OUTSIDE))), "out of the vector"),
        (lambda: with_code("set", 1, Op("count", (CONST,))), "is no domain"),
        (lambda: with_code("random", 1, Domain(cast(Any, "cloud"), (), 1)), "`cloud` is no source of a domain"),
        (
            lambda: with_code("random", 1, Domain("players", (CONST,), 1)),
            "`players` is no source of a domain with 1 operands",
        ),
        (lambda: with_code("random", 1, Domain("players", (), 1, end="first")), "how many do not go together"),
        (lambda: with_code("settle", OUTSIDE), f"{OUTSIDE} is not an index of the zones"),
        (
            lambda: with_code("pay", OUTSIDE, CONST, 0, CONST, CONST, "exact"),
            f"{OUTSIDE} is not an index of the purses",
        ),
        (lambda: with_code("pay", 0, CONST, 0, CONST, CONST, "somehow"), "`somehow` is none of exact"),
        (lambda: with_code("choose", CONST, (), None, 0, None), "is no list of offers"),
        (
            lambda: with_code("choose", CONST, (Offer(0, (CONST,) * 9, 0),), None, 0, None),
            "is offered with 9 arguments",
        ),
        (lambda: with_code("return", 1, (0, OUTSIDE), ()), f"{OUTSIDE} is no place in the code"),
        (lambda: with_code("leave", 0, ((5, 5),)), "`(5, 5)` is no stretch of the position"),
        (lambda: with_code("say", "hello"), "`hello` is no text"),
        (lambda: replace(good(), code=good().code[:1]), "the code goes on after its end"),
        (lambda: with_first("code", span=NOWHERE), "code 0: it says no place in the rules"),
        (lambda: with_first("slots", size=3), "slots `over`"),
        (lambda: replace(good(), length=OUTSIDE), f"the vector has {OUTSIDE} slots"),
        (lambda: replace(good(), home=OUTSIDE), "`home` takes 52 slots"),
        (lambda: with_first("zones", room=OUTSIDE), "out of the position"),
        (lambda: with_first("families", start=1), "zones `deck`: 1 from 1"),
        (lambda: with_first("families", refilled_from=OUTSIDE), "refilled from"),
        (lambda: with_first("purses", source=0), "purses `bank`: filled from 0"),
        (lambda: with_first("components", face=99), "component 0: index 0, face 99"),
        (lambda: with_first("actions", base=2), "action `bury`"),
        (lambda: with_first("actions", me=OUTSIDE), f"action `bury`: {OUTSIDE} is no slot of the vector"),
        (lambda: replace(good(), action_count=3), "there are 3 ids"),
        (lambda: with_first("functions", body=Op("call", (0,))), "it is number 0 and calls number 0"),
        (lambda: with_first("routines", entry=OUTSIDE), "out of the code"),
        (lambda: replace(good(), score=replace(good().score, ending="draw")), "ending draw"),
    ],
)
def test_damage_is_seen(program: Any, problem: str) -> None:
    """Each damaged Program is refused, in words that name what is wrong."""
    assert any(problem in line for line in verify(program())), verify(program())


def test_every_word_of_the_tables_is_known() -> None:
    """An operand that is nothing at all fits no word, so every operation with operands refuses it."""
    for instruction in INSTRUCTIONS.values():
        words = instruction.operands.split()
        if words:
            assert verify(with_code(instruction.name, *[...] * len(words))), instruction
    for expression in EXPRESSIONS.values():
        nothing: Any = (..., *[...] * (len(expression.operands.split()) - 1))
        assert verify(with_code("set", 1, Op(expression.name, nothing))), expression


def test_texts_are_looked_into() -> None:
    """A bad expression inside of a hole is seen as well."""
    say = next(instruction for instruction in good().code if instruction.name == "say")
    text = say.operands[0]
    assert isinstance(text, Text)
    hole = next(part for part in text.parts if not isinstance(part, str))
    bad = Text((replace(hole, audience=Op("slot", (OUTSIDE,))),))
    assert any("is no slot" in problem for problem in verify(with_code("say", bad)))
