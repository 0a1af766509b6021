"""Entries of the reference about who sees what, and what lies on components."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame

AUDIENCES = (
    Entry(
        "audience words",
        """\
seen_by: nobody / owner / side / others / everyone / face
seen_by: WHO if CONDITION else WHO
""",
        "Who sees what lies in a zone, how much is in a purse, what a variable is. `owner`: the player to whom "
        "it belongs. `side`: the owner's partnership. `others`: all players except the owner (or the side that owns "
        "it). The condition may ask about options only. Everybody sees how many components a hidden zone holds, "
        "and whether they lie face up or down.",
        """\
money:
  chip:
    stack: {per: player, start: 5, seen_by: owner}
state:
  mood:
    is: [calm, angry]
    per: player
    start: calm
    seen_by: nobody if third_card = open else side
""",
        Frame.RULESET,
        gives="me.stack = 5 and me.mood = calm",
        related=("seen_by", "face", "show"),
    ),
    Entry(
        "secret actions",
        "seen_by: everyone / owner",
        (
            "In an action, `owner` keeps secret what was picked: in the log the others read `some` and `a "
            "card`. If it is left out, everyone sees the picks."
        ),
        """\
actions:
  hide:
    pick: card in me.hand
    do: move card to market face down
    seen_by: owner
    says: "{me} hides {card}"
""",
        Frame.RULESET,
        use="turn: {must: hide, if_none: never}",
        gives="count(me.hand) = 2",
        related=("seen_by", "actions"),
    ),
    Entry(
        "face",
        "seen_by: face",
        "Only for zones: everyone sees what lies face up there, and nobody sees the rest. An effect that brings "
        "a component there must say how it lies.",
        """\
zones:
  line: {holds: card, order: row, seen_by: face}
""",
        Frame.RULESET,
        use="""\
lay: draw 2 from deck to line face down
open: turn first 1 card in line face up
""",
        gives="count(face_up cards in line) = 1",
        related=("face up, face down", "turn", "show"),
    ),
)

MARKS = (
    Entry(
        "marks",
        "NAME: {is: TYPE, per: CLASS, start: X, ...}",
        "State that lies on each component of a class: counters, tapped, turned. A component keeps its marks in "
        "rows and piles, and on the way from one to another. In a heap, and by a shuffle, it loses them: every "
        "mark is as at the start. In `seen_by`, the owner is the owner of the zone in which the component lies.",
        """\
zones:
  line: {holds: card, per: player, order: row, seen_by: everyone}
state:
  tapped: {is: flag, per: card, start: no}
  counters: {is: 0..9, per: card, start: 0, seen_by: others}
""",
        Frame.RULESET,
        use="""\
lay: draw 2 from deck to me.line
mark: |
  set the(first(card in me.line)).tapped to yes
  for each card in me.line where card is not tapped:
    add 2 to card.counters
""",
        gives="sum(card.counters for card in me.line) = 2",
        related=("audience words", "seen_by", "set"),
    ),
)
