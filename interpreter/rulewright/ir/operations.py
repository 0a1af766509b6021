"""The tables of operations: the single source for the verifier, the backends, the docs and the tests.

Expressions are pure: they read the vector and give an integer. Instructions change it, move the program counter, stop
for a choice or stop for chance. Operand words: `op` an expression, `slot` a place in the vector, `int` a number,
`label` a place in the code, `domain`, `text`, `offers`, `word`, `?` after a word: may be missing, `*`: any number.
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


def _table(*rows: tuple[str, str, str]) -> dict[str, Operation]:
    return {name: Operation(name, operands, doc) for name, operands, doc in rows}


EXPRESSIONS = _table(
    ("const", "int", "The number itself."),
    ("slot", "slot", "What the slot holds."),
    ("array", "slot op int", "What the slot at base + index holds; the index is below the size."),
    ("lookup", "int op", "The entry of a constant table."),
    ("add", "op op", "Sum."),
    ("sub", "op op", "Difference."),
    ("mul", "op op", "Product."),
    ("div_down", "op op", "Quotient rounded down (towards less); a division by zero is a fault."),
    ("div_up", "op op", "Quotient rounded up."),
    ("mod", "op op", "Remainder of the division rounded down, with the sign of the divisor."),
    ("eq", "op op", "1 if equal."),
    ("ne", "op op", "1 if not equal."),
    ("lt", "op op", "1 if less."),
    ("le", "op op", "1 if less or equal."),
    ("and", "op*", "1 if all are true; stops at the first that is not."),
    ("or", "op*", "1 if any is true; stops at the first."),
    ("not", "op", "1 if false."),
    ("if", "op op op", "The second operand if the first is true, else the third."),
    ("least", "op*", "The least."),
    ("greatest", "op*", "The greatest."),
    ("call", "int op*", "A function (term) of these arguments."),
    ("count", "domain", "How many members."),
    ("any", "domain", "1 if there is a member."),
    ("sum", "domain op", "The sum of the body over the members."),
    ("max", "domain op op?", "The greatest body; of no member the otherwise, else a fault."),
    ("min", "domain op op?", "The least body; of no member the otherwise, else a fault."),
    ("first", "domain", "The first member, or none."),
    ("last", "domain", "The last member, or none."),
    ("the", "domain", "The only member; none or several are a fault."),
    ("contained", "op domain", "1 if the value is a member."),
    ("present", "op int?", "The value; a fault if it is none: a negative number, or the number that stands for none."),
    ("bounded", "op int int", "The value; a fault if it is outside."),
    ("position", "op", "The position of a component in its ordered zone, from 1 (a pile's top is 1)."),
    ("turn_on", "op int int", "The next (or previous) of so many, round and round."),
    ("next_player", "op int", "The next (or previous) player still in."),
    ("payable", "int op op", "1 if the purse (of a family, by index) can make the amount with its pieces."),
    ("knowing", "op", "The mask of seats that know what a component is."),
    ("common", "domain", "The seats (a mask) that know what every member is."),
    ("both", "op op", "The seats that are in both masks."),
    (
        "probe",
        "int int op",
        "The value; notes one mark if it is true, the other if not (-1: none). Only in Programs lowered with marks.",
    ),
)

INSTRUCTIONS = _table(
    ("jump", "label", "Go on there."),
    ("unless", "op label", "Go on there if false."),
    ("set", "slot op", "Put a value into a slot of the frame."),
    (
        "store",
        "slot op int op int int word",
        "Put a value into a state variable (base, index, size, value, low, high, name); outside its range is a fault.",
    ),
    ("call", "label slot int", "Run a routine: note the return site in the slot and go to its entry."),
    ("return", "slot labels frames", "Clear the frames (stretches of the vector) and go on at the noted site."),
    ("leave", "label frames", "Leave running phases: clear their frames and go on there."),
    ("begin", "slot domain", "Fix a loop's members: count, index 0, members."),
    (
        "next",
        "slot slot label int",
        "The loop's next member into the variable, or go on there; players who are out are passed over if so told.",
    ),
    ("again", "slot", "Start the loop's members afresh; as `alert`."),
    ("alert", "", "A loop comes round: if nothing at all has changed since the last time, the game is stuck."),
    (
        "choose",
        "op offers label? int label?",
        "A decision of one seat: the seat (a fault if it is out), its offers, where to go if none is possible, whether it is asked even then, where to go when it declines.",
    ),
    (
        "everyone",
        "slot slot offers int int",
        "A decision of the seats of a loop region at once: region, variable, offers, whether seats with nothing to choose are asked, whether that is a fault.",
    ),
    (
        "reveal",
        "slot slot offers label label?",
        "Take up the next seat's sealed choice; go on there when all are done, and there where a seat had none.",
    ),
    ("unsealed", "", "Forget the sealed choices."),
    (
        "guess",
        "int slot domain",
        "An unseen component was picked (action, slot that holds its zone, its likes there): which one is decided by chance.",
    ),
    ("random", "slot domain", "One member, by chance."),
    ("move", "domain op op? word", "Move the members to a zone, facing, at an end."),
    (
        "supply",
        "op slot op? word",
        "How many a draw can take (zone, counter, amount, kind): a shortage without `up to` is a fault.",
    ),
    (
        "draw",
        "op slot op op? word",
        "Move the top component, as often as the counter says; an undecided top is decided by chance.",
    ),
    ("shuffle", "zones op?", "Bring zones together and lose their order and what was known of it."),
    ("settle", "int", "Decide the order of a shuffled zone, by chance."),
    ("face", "domain op", "Turn the members."),
    ("show", "domain op", "Show the members to a mask of seats."),
    ("show_purse", "int op op", "Show a purse to a mask of seats (a log line)."),
    ("roll", "slot", "Roll the component in the slot."),
    ("pay", "int op int op op? word", "Move money (family, index, family, index, amount, kind)."),
    (
        "claimants",
        "slot int domain op int",
        "Fix a payout: region, capacity, claimants, claim, whether equal ranks go together.",
    ),
    (
        "claimant",
        "slot int slot slot int op int label",
        "The next claimant and what he gets (-1: nothing): region, capacity, variable, verdict, purse family and index, shortage rule, or go on there.",
    ),
    ("eliminate", "op", "A player is out."),
    ("say", "text", "A line of the log."),
    ("tell", "text op", "A line of the log for a mask of seats; the others do not learn that there is one."),
    ("fault", "word", "A promise of the ruleset was wrong: stop and say so."),
    ("note", "op", "Work the expression out, for its probes. Only in Programs lowered with marks."),
    ("end", "", "The game is over."),
)

SOURCES: tuple[DomainSource, ...] = get_args(DomainSource)
"""Where the members of a domain come from; see `rulewright.ir.program.Domain`."""

PICK_FORMS: tuple[PickForm, ...] = get_args(PickForm)
"""How a player picks; see `rulewright.ir.program.Pick`."""


def complete(what: str, implemented: Iterable[str], wanted: Iterable[str]) -> None:
    """Stops the import of a module in which an implementation is missing, or is of nothing that there is."""
    odd = set(implemented) ^ set(wanted)
    if odd:
        raise ImportError(f"{what}: not the same as the table: {', '.join(sorted(odd))}")
