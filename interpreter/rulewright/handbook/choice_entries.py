"""Picks: what a player chooses for an action."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic

_USE = "turn: {{must: {0}, if_none: skip}}"


def _action(name: str, *lines: str) -> str:
    return f"actions:\n  {name}:\n" + "\n".join(f"    {line}" for line in lines)


_PICKS = (
    Entry(
        "picks",
        "pick: PICK, PICK, ...",
        (
            "What is chosen, from left to right; later picks may use earlier ones. Every combination that the "
            "conditions allow is one action, and its number never changes."
        ),
        _action(
            "lend",
            "pick: player rival in others, amount in 1..4",
            "where: amount <= me.coins",
            "do: pay amount from me.coins to rival.coins",
        ),
        Frame.RULESET,
        use=_USE.format("lend"),
        gives="me.coins < 10",
        rules=("picks", "choose"),
        related=("pick (an action)", "one member", "several members", "a determined value"),
    ),
    Entry(
        "one member",
        """\
NOUN in PLACE
NOUN NAME in PLACE where CONDITION
NOUN
""",
        "One member of a domain, with the name of the noun or NAME. From a heap that the chooser sees, there is "
        "one choice for each kind, not for each copy. From a heap that the chooser does not see, there is one "
        "choice: a random one, drawn after choosing. From a row or pile, there is one choice for each position, "
        "seen or not. Two picks from one zone are always two different components.",
        _action("sell", "pick: hearts card in me.hand where card.rank > 1", "do: move card to discards"),
        Frame.RULESET,
        use=_USE.format("sell"),
        gives="count(discards) <= 1",
        rules=("choose",),
        related=("things in a place", "picks"),
    ),
    Entry(
        "several members",
        """\
LOW..HIGH NOUNS in PLACE
N NOUNS in PLACE
exactly N NOUNS in PLACE
""",
        "A subset with LOW to HIGH members, or with N members. The plural is the name of the set, the singular "
        "that of a member in `where`. If HIGH is worked out, put it in parentheses; if N is worked out, use "
        "`exactly`.",
        _action("dump", "pick: 1..(hand_size) cards in me.hand where card.rank > 1", "do: move cards to discards"),
        Frame.RULESET,
        use=_USE.format("dump"),
        gives="any(discards)",
        rules=("choose_some",),
        related=("picks", "is in", "count"),
    ),
    Entry(
        "N alike",
        """\
N NOUNS in PLACE equal [in TRAIT] [where ...]
N NOUNS in PLACE different [in TRAIT]
N NOUNS in PLACE consecutive in TRAIT
""",
        "How the members of a subset must belong together: a pair, cards of one suit, all different, a run. "
        "Without a trait, everything printed on them is compared. Several conditions are joined by `and`. A "
        "condition in the action's `where` can say the same: `equal(card.suit for card in cards)`.",
        _action(
            "meld", "pick: 2..3 cards in me.hand different in rank where card.rank > 1", "do: move cards to discards"
        ),
        Frame.RULESET,
        use=_USE.format("meld"),
        gives="any(discards)",
        rules=("choose_some", "relation", "relations"),
        related=("several members", "equal and different", "consecutive"),
    ),
    Entry(
        "exactly",
        "exactly N NOUNS in PLACE",
        "A subset with exactly N members, where N may be worked out.",
        _action(
            "seal_off",
            "pick: exactly hand_size fields where field is not closed",
            "do: |",
            "  for each field in fields: set field.closed to yes",
        ),
        Frame.RULESET,
        use=_USE.format("seal_off"),
        gives="count(closed field) = hand_size",
        rules=("choose_some",),
        related=("several members",),
    ),
    Entry(
        "an unseen component",
        "NOUN in PLACE",
        (
            "From a heap that the chooser does not see, there is one choice: a random one. Chance decides "
            "which, after the choice. The action alone does not show it to the chooser."
        ),
        _action("steal", "pick: player rival in others, card in rival.hand", "do: move card to me.hand"),
        Frame.RULESET,
        use=_USE.format("steal"),
        gives="count(me.hand) = 4",
        rules=("choose",),
        related=("one member", "random", "seen_by"),
    ),
    Entry(
        "a number",
        "NAME in LOW..HIGH",
        "A number. Both ends may be worked out, but `check` must know the greatest possible value.",
        _action("ante", "pick: amount in 1..me.coins", "do: pay amount from me.coins to pot"),
        Frame.RULESET,
        use=_USE.format("ante"),
        gives="pot is in 1..10",
        rules=("choose", "range_"),
        related=("numbers in a range", "at_most (a purse)"),
    ),
    Entry(
        "a determined value",
        "NAME = X",
        "This is not a choice, but a name for a value that follows from the picks before it. If it is none, the "
        "action is not possible. A menu tells it in brackets behind the choice, to a player who may know it.",
        _action("sell", "pick: card in me.hand, price = card.points", "do: gain(me, price)"),
        Frame.RULESET,
        use=_USE.format("sell"),
        gives="me.coins > 10",
        rules=("determined",),
        related=("let (statement)", "picks"),
    ),
)

PICKS = (Topic("What can be picked", "It stands in `pick` of an action.", _PICKS),)
