"""The tables of operations: the single source for the verifier, the backends, the docs and the tests.

Expressions are pure: they read the vector and give an integer. Instructions change it, move the program counter, stop
for a choice or stop for chance. A row without one of its columns, or with a word that is unknown, stops the import.

Operand words: `op` an expression, `slot` a place in the vector, `int` a number, a word of `INDICES` the number of a row
of a table of the Program, `label` a place in the code, `domain`, `text`, `offers`, `word`, `?` after a word: may be
missing, `*`: any number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from rulewright.ir.program import DomainSource, PickForm


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: its name, operand words, and what it does."""

    name: str
    operands: str
    doc: str


@dataclass(frozen=True, slots=True)
class ExpressionOperation(Operation):
    """`values`: between which numbers its value lies.
    `pure`: it gives a value and does nothing else, so it may be left out or repeated.
    """

    values: str
    pure: bool


@dataclass(frozen=True, slots=True)
class InstructionOperation(Operation):
    """`flow`: what comes after it, of `FLOW`."""

    flow: frozenset[str]


INDICES = {"action": "actions", "function": "functions", "purse": "purses", "table": "tables", "zone": "zones"}
"""Words of operands that are indices: which table of the Program has the rows."""

FLAG, SEATS, OWN = "flag", "seats", "own"
VALUES = {
    FLAG: "0 or 1",
    SEATS: "a mask of seats",
    OWN: "by a rule of its own, from those of its operands",
}
NOTES = "notes"
"""Of an expression that is not pure: what it sees is noted, or something is changed."""

FLOW = {
    "next": "the next instruction may follow it",
    "asks": "a seat is asked there",
    "rounds": "a loop comes round there",
    "component": "chance decides which component there",
    "value": "chance decides which number or member there",
}


def _expressions(*rows: tuple[str, str, str, str]) -> dict[str, ExpressionOperation]:
    found = {}
    for name, operands, words, doc in rows:
        values, *more = words.split()
        if values not in VALUES or more not in ([], [NOTES]):
            raise ImportError(f"the expression `{name}`: `{words}` does not say between which numbers its value lies")
        found[name] = ExpressionOperation(name, operands, doc, values, not more)
    return found


def _instructions(*rows: tuple[str, str, str, str]) -> dict[str, InstructionOperation]:
    found = {}
    for name, operands, words, doc in rows:
        flow = frozenset(words.split())
        if not flow <= FLOW.keys():
            raise ImportError(f"the instruction `{name}`: `{words}` does not say what comes after it")
        found[name] = InstructionOperation(name, operands, doc, flow)
    return found


# fmt: off
EXPRESSIONS = _expressions(
    ("const", "int", "own", "The number itself."),
    ("slot", "slot", "own", "What the slot holds."),
    ("array", "slot op int", "own", "What the slot at base + index holds; the index is below the size."),
    ("lookup", "table op", "own", "The entry of a constant table."),
    ("add", "op op", "own", "Sum."),
    ("sub", "op op", "own", "Difference."),
    ("mul", "op op", "own", "Product."),
    ("div_down", "op op", "own", "Quotient rounded down (towards less); a division by zero is a fault."),
    ("div_up", "op op", "own", "Quotient rounded up."),
    ("mod", "op op", "own", "Remainder of the division rounded down, with the sign of the divisor."),
    ("eq", "op op", "flag", "1 if equal."),
    ("ne", "op op", "flag", "1 if not equal."),
    ("lt", "op op", "flag", "1 if less."),
    ("le", "op op", "flag", "1 if less or equal."),
    ("and", "op*", "flag", "1 if all are true; stops at the first that is not."),
    ("or", "op*", "flag", "1 if any is true; stops at the first."),
    ("not", "op", "flag", "1 if false."),
    ("if", "op op op", "own", "The second operand if the first is true, else the third."),
    ("least", "op*", "own", "The least."),
    ("greatest", "op*", "own", "The greatest."),
    ("call", "function op*", "own", "A function (term) of these arguments."),
    ("count", "domain", "own", "How many members."),
    ("any", "domain", "flag", "1 if there is a member."),
    ("sum", "domain op", "own", "The sum of the body over the members."),
    ("max", "domain op op?", "own", "The greatest body; of no member the otherwise, else a fault."),
    ("min", "domain op op?", "own", "The least body; of no member the otherwise, else a fault."),
    ("equal", "domain op", "flag", "1 if the body is the same for all members; of one or none it is."),
    ("different", "domain op", "flag", "1 if the body is the same for no two members."),
    ("consecutive", "domain op", "flag", "1 if the bodies of the members, put in order, go up by one each."),
    ("first", "domain", "own", "The first member, or none."),
    ("last", "domain", "own", "The last member, or none."),
    ("the", "domain", "own", "The only member; none or several are a fault."),
    ("longest_line", "domain table int", "own",
        ("The most members in one line without a gap; a constant table has the next space in each of so many ways, or "
        "-1.")),
    ("longest_path", "domain op table int", "own",
        ("The greatest sum of the body over edges that make a way; a constant table has two ends of each; so many ways "
        "are tried at most.")),
    ("least_left", "domain op table op*", "own",
        ("The least sum of the body over members that are left when groups are taken out; the last operands are what "
        "groups compare, and a constant table has the groups (`ir/groupings.py`).")),
    ("contained", "op domain", "flag", "1 if the value is a member."),
    ("present", "op int?", "own",
        "The value; a fault if it is none: a negative number, or the number that stands for none."),
    ("bounded", "op int int int? word?", "own",
        ("The value; a fault if it is outside. The last operands: how much greater the number is that people know it "
        "by, if not by 1, and what it should be the number of.")),
    ("position", "op", "own", "The position of a component in its ordered zone, from 1 (a pile's top is 1)."),
    ("turn_on", "op int int", "own", "The next (or previous) of so many, round and round."),
    ("next_player", "op int", "own", "The next (or previous) player still in."),
    ("payable", "purse op op", "flag", "1 if the purse (of a family, by index) can make the amount with its pieces."),
    ("knowing", "op", "seats", "The mask of seats that know what a component is."),
    ("common", "domain", "seats", "The seats (a mask) that know what every member is."),
    ("both", "op op", "seats", "The seats that are in both masks."),
    ("suppose", "function op*", "own",
        "A function of these arguments, in which state is changed; all of it is taken back."),
    ("put", "slot op int op int int word", "own notes",
        "As the instruction `store`, in a function that is supposed; 0."),
    ("bind", "slot op", "own notes", "Gives a scratch slot a value; 0."),
    ("each", "domain op", "own notes",
        "Does something for each member, which are fixed before, in a function that is supposed; 0."),
    ("in_turn", "op*", "own notes", "Does one after the other, in a function that is supposed; the value of the last."),
    ("probe", "int int op", "own notes",
        "The value; notes one mark if it is true, the other if not (-1: none). Only in Programs lowered with marks."),
    ("probe_row", "table op", "own notes",
        "The value; notes the mark that a constant table has there (-1: none). Only in Programs lowered with marks."),
)

INSTRUCTIONS = _instructions(
    ("jump", "label", "", "Go on there."),
    ("unless", "op label", "next", "Go on there if false."),
    ("set", "slot op", "next", "Put a value into a slot of the frame."),
    ("store", "slot op int op int int word", "next",
        "Put a value into a state variable (base, index, size, value, low, high, name); outside its range is a fault."),
    ("mark", "slot op op int int int word", "next",
        ("Put a value on a component (base, component, value, start, low, high, name); outside its range is a fault, "
        "and so is any but the start in a heap.")),
    ("call", "label slot int", "next", "Run a routine: note the return site in the slot and go to its entry."),
    ("return", "slot labels frames", "", "Clear the frames (stretches of the vector) and go on at the noted site."),
    ("leave", "label frames", "", "Leave running phases: clear their frames and go on there."),
    ("begin", "slot domain", "next", "Fix a loop's members: count, index 0, members."),
    ("next", "slot slot label int", "next",
        "The loop's next member into the variable, or go on there; players who are out are passed over if so told."),
    ("again", "slot", "next rounds", "Start the loop's members afresh; as `alert`."),
    ("alert", "", "next rounds",
        "A loop comes round: if nothing at all has changed since the last time, the game is stuck."),
    ("choose", "op offers label? int label?", "asks",
        ("A decision of one seat: the seat (a fault if it is out), its offers, where to go if none is possible, "
        "whether it is asked even then, where to go when it declines.")),
    ("everyone", "slot slot offers int int", "asks next",
        ("A decision of the seats of a loop region at once: region, variable, offers, whether seats with nothing to "
        "choose are asked, whether that is a fault.")),
    ("reveal", "slot slot offers label label?", "",
        "Take up the next seat's sealed choice; go on there when all are done, and there where a seat had none."),
    ("unsealed", "", "next", "Forget the sealed choices."),
    ("guess", "action slot domain", "next component",
        ("An unseen component was picked (action, slot that holds its zone, its likes there): which one is decided by "
        "chance.")),
    ("random", "slot domain", "next value", "One member, by chance."),
    ("move", "domain op op? word", "next", "Move the members to a zone, facing, at an end."),
    ("supply", "op slot op? word", "next",
        "How many a draw can take (zone, counter, amount, kind): a shortage without `up to` is a fault."),
    ("draw", "op slot op op? word", "next component",
        "Move the top component, as often as the counter says; an undecided top is decided by chance."),
    ("shuffle", "zones op?", "next", "Bring zones together and lose their order and what was known of it."),
    ("settle", "zone", "next component", "Decide the order of a shuffled zone, by chance."),
    ("face", "domain op", "next", "Turn the members."),
    ("show", "domain op", "next", "Show the members to a mask of seats."),
    ("show_purse", "purse op op", "next", "Show a purse to a mask of seats (a log line)."),
    ("roll", "slot", "next value", "Roll the component in the slot."),
    ("pay", "purse op purse op op? word", "next", "Move money (family, index, family, index, amount, kind)."),
    ("claimants", "slot int domain op int", "next",
        "Fix a payout: region, capacity, claimants, claim, whether equal ranks go together."),
    ("claimant", "slot int slot slot purse op int label", "next",
        ("The next claimant, and the amount paid (-1: nothing): region, capacity, variable, verdict, purse family and "
        "index, shortage rule, or go on there.")),
    ("eliminate", "op", "next", "A player is out."),
    ("say", "text", "next", "A line of the log."),
    ("tell", "text op", "next", "A line of the log for a mask of seats; the others do not learn that there is one."),
    ("fault", "word", "", "A promise of the ruleset was wrong: stop and say so."),
    ("note", "op", "next", "Work the expression out, for its probes. Only in Programs lowered with marks."),
    ("end", "", "", "The game is over."),
)
# fmt: on


def instructions_that(flow: str) -> frozenset[str]:
    """The names of the instructions of which the table says a word of `FLOW`."""
    return frozenset(name for name, operation in INSTRUCTIONS.items() if flow in operation.flow)


GOES_ON, ASKS = instructions_that("next"), instructions_that("asks")

CHANCE = instructions_that("component") | instructions_that("value")
"""Instructions at which chance decides."""


def places_of(operation: Operation, word: str) -> tuple[int, ...]:
    """Which operands are one of a word."""
    return tuple(place for place, other in enumerate(operation.operands.split()) if other.rstrip("?*") == word)


SOURCES: tuple[DomainSource, ...] = get_args(DomainSource)
"""Where the members of a domain come from; see `rulewright.ir.program.Domain`."""

PICK_FORMS: tuple[PickForm, ...] = get_args(PickForm)
"""How a player picks; see `rulewright.ir.program.Pick`."""


def complete(what: str, implemented: Iterable[str], wanted: Iterable[str]) -> None:
    """Stops the import of a module in which an implementation is missing, or is of nothing that there is."""
    odd = set(implemented) ^ set(wanted)
    if odd:
        raise ImportError(f"{what}: not the same as the table: {', '.join(sorted(odd))}")
