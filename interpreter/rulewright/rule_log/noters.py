"""The table of noters: for every instruction what the rule log does about it.
An instruction without a row stops the import.
"""

from __future__ import annotations

from rulewright.ir.operations import INSTRUCTIONS, complete
from rulewright.rule_log import choice_noters, component_noters, money_noters, rule_noters
from rulewright.rule_log.recorder import Noter

NOTERS: dict[str, Noter] = {
    "set": rule_noters.set_,
    "store": rule_noters.store,
    "unless": rule_noters.unless,
    "begin": rule_noters.begin,
    "next": rule_noters.next_,
    "say": rule_noters.said,
    "tell": rule_noters.said,
    "show_purse": rule_noters.said,
    "mark": component_noters.mark,
    "eliminate": rule_noters.eliminate,
    "everyone": choice_noters.everyone,
    "reveal": choice_noters.reveal,
    "move": component_noters.move,
    "supply": component_noters.supply,
    "draw": component_noters.draw,
    "shuffle": component_noters.shuffle,
    "face": component_noters.face,
    "show": component_noters.show,
    "roll": component_noters.roll,
    "random": component_noters.random,
    "pay": money_noters.pay,
    "claimants": money_noters.claimants,
    "claimant": money_noters.claimant,
}
WITHOUT = (
    "jump", "call", "return", "leave", "again", "alert", "choose", "unsealed", "settle", "guess", "fault", "note",
    "end",
)  # fmt: skip
"""Instructions of which no entry tells; a choice is noted when it is made (`choice_noters.chosen`)."""

complete("noters of the rule log", (*NOTERS, *WITHOUT), INSTRUCTIONS)
