"""What stands in pictures of the rules around what is made from them, in English: headings, what a part is, the words
of its lines.
"""

from __future__ import annotations

PICTURES: dict[str, str] = {
    "picture-title": "{title}: {subject}",
    "picture-title-with": "{title} with {variants}: {subject}",
    "picture-phases": "phases",
    "picture-sight": "sight",
    "picture-priorities": "priorities",
    "picture-about-phases": (
        "Phases with their steps, from top to bottom. A step with `if` is passed by where "
        "that does not hold. Each part leads to where the rules tell it."
    ),
    "picture-about-sight": (
        "Zones, money and variables, by who sees them. A hand seen by its owner is hidden from everybody else."
    ),
    "picture-about-priorities": (
        "Rules act from top to bottom; those beside each other act together. A rule that `ends` stops those below it."
    ),
    "picture-changes": "What the variant changes",
    # what a part is, and what a variant does to it
    "picture-start": "start",
    "picture-end": "end",
    "picture-chance": "chance",
    "picture-choice": "choice",
    "picture-branch": "branch",
    "picture-run": "run",
    "picture-rules": "rules",
    "picture-interrupt": "interrupt",
    "picture-changed": "changed",
    "picture-new": "new",
    "picture-removed": "removed",
    # lines of phases
    "picture-if": "if {condition}",
    "picture-yes": "yes",
    "picture-else": "else",
    "picture-at-any-moment": "at any moment",
    "picture-set-back": "back at the start",
    "picture-as-soon-as": "as soon as {condition}",
    "picture-let": "let {what}",
    "picture-for-each": "for each {whom}",
    "picture-turns": "turns: {whom}",
    "picture-again": "again and again",
    "picture-while": "while {condition}",
    "picture-until": "until {condition}",
    "picture-match": "match {what}",
    "picture-may": "{who} may: {actions}",
    "picture-must": "{who} must: {actions}",
    "picture-everyone": "everyone",
    "picture-at-once": "{who}, at once: {actions}",
    "picture-offered": "offered to {whom}",
    "picture-collects": "again and again: {what}",
    "picture-then": "then",
    "picture-otherwise": "otherwise",
    "picture-accepted": "accepted",
    "picture-refused": "refused by all",
    "picture-nothing-possible": "if nothing is possible",
    "picture-passed-by": "passed by if nothing is possible",
    "picture-order": "order: {order}",
    "picture-runs": "run {phase}",
    "picture-ends-phase": "end {phase}",
    # who sees what
    "picture-everyone-sees": "Everyone sees",
    "picture-face-sees": "Everyone sees what lies face up",
    "picture-side-sees": "Only the side sees",
    "picture-owner-sees": "Only the owner sees",
    "picture-others-sees": "Everybody but the owner sees",
    "picture-nobody-sees": "Nobody sees",
    "picture-heap": "heap of {what}",
    "picture-pile": "pile of {what}",
    "picture-row": "row of {what}",
    "picture-one-per": "{what}, one per {owner}",
    "picture-variable": "variable",
    "picture-mark-on": "mark on each {what}",
    "picture-remembered": "remembered where {condition}",
    "picture-open-while": "open to all while {condition}",
    # what has an order
    "picture-together": "together",
    "picture-when": "when {condition}",
    "picture-always": "always",
    "picture-ends": "ends",
    "picture-ends-list": "ends: what stands below does not act",
    "picture-claim": "each {whom}: {amount}",
    "picture-short": "if it does not suffice: {what}",
    "picture-rest": "what is left goes to {where}",
    "picture-then-by": "then {what}",
    "picture-score": "score of {whom}",
}
