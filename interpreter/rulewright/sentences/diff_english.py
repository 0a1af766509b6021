"""What two versions of rules differ in, in English, by name."""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

THINGS: dict[str, str] = {
    "options": "option", "numbers": "number", "enumerations": "list of words", "tables": "table", "components": "class",
    "spaces": "space", "zones": "zone", "money": "currency",
    "state": "variable", "terms": "term", "effects": "effect", "actions": "action", "priorities": "priority list",
    "payouts": "payout", "phases": "phase",
    "assumed": "assumption",
}  # fmt: skip
"""What an entry of a section is called."""

SAID: dict[str, str] = {
    "about": "it is described as", "allowed": "it is allowed only if", "asks": "the question is",
    "at_most": "it holds at most", "by": "who chooses is", "ends_when": "it ends when",
    "called": "it is called", "collects": "what is picked again and again makes",
    "cannot_win": "who cannot win:", "claims": "a claim is",
    "deeper": "below its last level it is", "depth": "so many levels may go on, one in the other:",
    "do": "what is done:", "each": "it goes through",
    "from": "it comes from", "holds": "it holds", "if_none": "if nothing is possible:", "is": "it is",
    "may": "one may choose", "may_owe": "it may owe while",
    "must": "one must choose", "offer": "what is offered is",
    "open_while": "it lies open to all while", "order": "the order is", "per": "there is one for each",
    "pick": "one picks", "points": "points are",
    "rank": "the ranking is", "refilled_from": "it is refilled from", "remembered": "it is remembered if",
    "restarts_with": "it is back at its start whenever this phase begins:",
    "rest": "what is left goes to", "room": "it has room for",
    "announces": "the log says beforehand", "says": "the log says", "seen_by": "it is seen by",
    "short": "after a shortage:", "short_rest": "after a shortage what is left goes to", "start": "it starts as",
    "starts": "at the start it holds", "to": "it goes to", "total": "there are in all", "turns": "turns go through",
    "until": "it goes on until", "when": "the condition is",
    "where": "it is possible only where", "while": "it goes on while", "who": "those who choose are",
    "won": "who has won:", "why": "the reason is", "positions_of": "it remembers positions of",
}  # fmt: skip
"""How an attribute is told, before its value."""


def thing_key(section: str) -> str:
    """The sentence that names an entry of a section."""
    return f"diff-thing-{section}"


def said_key(attribute: str) -> str:
    """The sentence that tells an attribute."""
    return f"diff-said-{attribute.replace('_', '-')}"


DIFFERENCES: dict[str, str | Numbered] = {
    # any section
    "diff-versus": "{new}, not {old}",
    "diff-nothing": "nothing",
    "diff-of-thing": "{thing} `{name}`",
    "diff-below": "{where}, `{steps}`",
    "diff-below-step": "{where}, step `{steps}`",
    "diff-new": "{where} is new: {value}",
    "diff-new-after": "{where} is new: {value}, after `{name}`",
    "diff-new-before": "{where} is new: {value}, before `{name}`",
    "diff-gone": "{where} is gone: {value}",
    "diff-moved": "{where}: {pairs} now",
    "diff-before": "`{first}` comes before `{second}`",
    "diff-written": "{where} is written `{new}`, not `{old}`",
    "diff-does": "{where} does something else:",
    "diff-is": "{where} is {values}",
    "diff-attribute": "{where}: {said} {values}",
    "diff-list": "{where}: `{list}`: {parts}",
    "diff-list-order": "{where}: `{list}` is in another order: {names}",
    "diff-list-new": Numbered("{names} is new", "{names} are new"),
    "diff-list-gone": Numbered("{names} is gone", "{names} are gone"),
    "diff-chosen-too": "{names} can be chosen too",
    "diff-chosen-no-more": "{names} can be chosen no more",
    # sections with words of their own
    "diff-default": "option `{name}` is by default {values}",
    "diff-default-asked": "option `{name}` is by default {values} ({question})",
    "diff-default-players": "option `{name}` is by default, with {players} players, {values}",
    "diff-with-players": "with {players} players {values}",
    "diff-and": "{first}; {second}",
    "diff-number": "number `{name}` is {values}",
    "diff-number-players": "number `{name}` with {players} players is {values}",
    "diff-table": "table `{name}` has for {entry} {values}",
    "diff-kind-new": "{owner}: a new kind {thing}: {value}",
    "diff-kind-gone": "{owner}: no {thing} any more: {value}",
    "diff-kind-count": "{owner}: {new} {thing}, not {old}",
    "diff-kind-count-new": "{owner}: {value} {thing}, none before",
    "diff-kind-count-gone": "{owner}: no {thing} any more, not {value}",
    "diff-kind-with": "{thing} with {trait}",
    "diff-trait": "{owner}: `{name}` of `{kind}` is {values}",
    "diff-trait-new": "{owner}: `{name}` of `{kind}` is new: {value}",
    "diff-trait-gone": "{owner}: `{name}` of `{kind}` is gone: {value}",
    "diff-column-new": "{owner}: the column `{name}` is new",
    "diff-column-gone": "{owner}: the column `{name}` is gone",
    "diff-row-new": "{owner}: row {number} is new: {value}",
    "diff-row-gone": "{owner}: row {number} is gone: {value}",
    "diff-row-moved": "{owner}: row {number} has another place among the rows: {value}",
    "diff-cell": "{owner}: in row {number}, `{name}` is {values}",
    "diff-cell-of": "{owner}: in row {number} ({kind}), `{name}` is {values}",
    "diff-term": "term `{name}` is {values}",
    "diff-priority": "priority list `{name}`: {told} (`{new}`, not `{old}`)",
    "diff-acts-new": "`{name}` is new",
    "diff-acts-gone": "`{name}` is gone",
    "diff-acts-together": "`{first}` and `{second}` act together now",
    "diff-acts-before": "`{first}` acts before `{second}` now",
    "diff-acts-otherwise": "another order",
    "diff-file": "`{name}` of the file is {values}",
    "diff-scenario-new": "scenario `{name}` is new",
    "diff-scenario-gone": "scenario `{name}` is gone",
    "diff-scenario-other": "scenario `{name}` is set up or asks otherwise",
    # how a game is played
    "diff-players": "{new} play, not {old}",
    "diff-answer": "the option `{name}` is `{new}`, not `{old}`",
    **{thing_key(section): words for section, words in THINGS.items()},
    **{said_key(attribute): words for attribute, words in SAID.items()},
}
