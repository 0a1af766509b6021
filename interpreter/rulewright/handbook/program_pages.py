"""The operations of the Program, each with an entry of the handbook whose example uses it.

The operations themselves are told by their table, `rulewright.ir.operations`. A test sees that every example does use
its operation.
"""

from __future__ import annotations

EXPRESSIONS_IN = {
    "const": "set",
    "slot": "may",
    "array": "comparisons",
    "lookup": "sum",
    "add": "SPACE(N)",
    "sub": "let (statement)",
    "mul": "numbers in a range",
    "div_down": "row_of",
    "div_up": "division",
    "mod": "cases",
    "eq": "none",
    "ne": "show",
    "lt": "may",
    "le": "ends_when (a phase)",
    "and": "testing an optional",
    "or": "and, or",
    "not": "not",
    "if": "rules (a priority list)",
    "least": "max and min of values",
    "greatest": "max and min of values",
    "call": "TERM(X, ...)",
    "count": "where",
    "any": "any",
    "sum": "sum",
    "equal": "equal and different",
    "different": "equal and different",
    "consecutive": "consecutive",
    "max": "max and min",
    "min": "max and min",
    "first": "first and last",
    "last": "first and last",
    "the": "the(DOMAIN)",
    "contained": "is in",
    "present": "the(X)",
    "bounded": "SPACE(N)",
    "position": "position_of",
    "turn_on": "spaces",
    "next_player": "next",
    "payable": "payable",
    "knowing": "say",
    "common": "holes",
    "both": "holes",
}
"""Operation: entry."""

INSTRUCTIONS_IN = {
    "jump": "if (statement)",
    "unless": "when",
    "set": "let (statement)",
    "store": "set",
    "mark": "marks",
    "call": "run",
    "return": "run",
    "leave": "turns",
    "begin": "for each",
    "next": "for each",
    "again": "turns",
    "alert": "repeat",
    "choose": "must",
    "everyone": "everyone",
    "reveal": "everyone",
    "unsealed": "everyone",
    "guess": "an unseen component",
    "random": "random",
    "move": "move",
    "supply": "draw",
    "draw": "draw",
    "shuffle": "shuffle",
    "settle": "shuffle",
    "face": "turn",
    "show": "show",
    "show_purse": "show",
    "roll": "roll",
    "pay": "pay (statement)",
    "claimants": "payouts",
    "claimant": "payouts",
    "eliminate": "eliminate",
    "say": "say",
    "tell": "say",
    "end": "end",
}
"""Instruction: entry."""

NOWHERE = {"fault", "probe", "note"}
"""Operations that no rule of the language uses."""
