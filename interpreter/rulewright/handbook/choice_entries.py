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
            "From left to right; later picks may use earlier ones. Every combination that "
            "the conditions allow is one action, with a fixed number."
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
        "One member of a domain, called by the noun or the NAME. From a heap that "
        "the chooser sees there is one choice a kind, not a copy;"
        " from a heap that he does not see one choice, a random one, drawn after "
        "choosing; from a row or pile by position, seen or not."
        " Two picks from one zone are two components: of two equal cards each may be one of them.",
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
        "A subset, from LOW to HIGH members, or so many. The plural names the set, "
        "the singular its member in `where`. HIGH may stand in"
        " parentheses where it is worked out; `exactly` takes what is not written out.",
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
        "What the members of a subset have to do with each other: a pair, some of one "
        "suit, all different, a run. Without a trait, what is printed on"
        " them is compared. Several are joined by `and`. It is the same as a condition in "
        "the action's `where`: `equal(card.suit for card in cards)`.",
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
        "So many members, a number that is worked out.",
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
            "From a heap that the chooser does not see there is one choice, a random one: which it is, chance decides "
            "after he has chosen. The action does not tell him."
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
        "A number; the ends may be worked out, and what is possible at most must be known.",
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
        "No choice: a name for what follows from the picks before it. If it is none, the action is not possible.",
        _action("sell", "pick: card in me.hand, price = card.points", "do: gain(me, price)"),
        Frame.RULESET,
        use=_USE.format("sell"),
        gives="me.coins > 10",
        rules=("determined",),
        related=("let (statement)", "picks"),
    ),
)

PICKS = (Topic("What can be picked", "It stands in `pick` of an action.", _PICKS),)
