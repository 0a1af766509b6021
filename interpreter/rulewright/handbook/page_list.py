"""The pages of the reference, in reading order."""

from __future__ import annotations

from rulewright.handbook import aggregate_entries
from rulewright.handbook.choice_entries import PICKS
from rulewright.handbook.domain_entries import DOMAINS
from rulewright.handbook.effect_entries import EFFECTS
from rulewright.handbook.entry import Entry, Page
from rulewright.handbook.expectation_entries import EXPECTATIONS
from rulewright.handbook.keys import (
    BOX_TOPICS,
    HEAD_TOPICS,
    PLACES_TOPICS,
    RULES_TOPICS,
    SCENARIOS,
    SHARING_TOPICS,
    VARIANTS,
)
from rulewright.handbook.kind_entries import KINDS
from rulewright.handbook.step_entries import STEPS
from rulewright.handbook.value_entries import VALUES

PAGES = (
    Page(
        "ruleset",
        "The head of a ruleset",
        "What the game is called, who plays, which options there are, what is fixed before play.",
        HEAD_TOPICS,
    ),
    Page("box", "What is in the box", "Components, spaces, partnerships.", BOX_TOPICS),
    Page("places", "Zones, money, state", "What changes in play, and who sees it.", PLACES_TOPICS),
    Page(
        "rules",
        "Terms, effects, actions, phases",
        "What is worked out and done. The steps of phases have a page of their own.",
        RULES_TOPICS,
    ),
    Page("sharing", "Priorities, payouts, the score", "Who comes first, who is paid, who wins.", SHARING_TOPICS),
    Page(
        "steps",
        "Steps of phases",
        "How a game goes: what a phase does, one step after another. Choices lie between steps, never inside a block.",
        STEPS,
    ),
    Page(
        "effects",
        "Effects",
        "The statements of a block: `do`, `effects`, `paid`, and every step that is plain text.",
        EFFECTS,
    ),
    Page("picks", "Picks of actions", "What a player chooses for an action.", PICKS),
    Page(
        "domains",
        "Domains and orders",
        "How to say which things are meant: what they are called, where they lie, in which order, on what condition.",
        DOMAINS,
    ),
    Page(
        "values",
        "Values",
        "Expressions, which stand in `when`, `where`, `points`, terms, and wherever a value is needed.",
        (*VALUES, *aggregate_entries.TOPICS),
    ),
    Page("types", "Types and audiences", "What values can be, and who may see them.", KINDS),
    Page("variants", "Variants", "Changes to a ruleset that make another game of it.", VARIANTS),
    Page("scenarios", "Scenarios", "Worked examples that are tried by `rulewright test`.", (*SCENARIOS, *EXPECTATIONS)),
)

ENTRIES: dict[str, Entry] = {entry.name: entry for page in PAGES for entry in page.entries}
"""All entries by name; names are unique, as a test sees."""
