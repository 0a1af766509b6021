"""RW711, RW712, RW716, RW718, RW724: secrets that do not last."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

SECRETS: dict[str, Code] = {
    "RW711": Code(
        "warning",
        "secret choice that its effects show",
        """\
`seen_by` keeps the picks of this action secret, and its effects put one of them where everybody sees it, at once.
Move it somewhere hidden first, or drop `seen_by`.

Wrong:
    actions:
      play: {pick: card in me.hand, do: move card to discards, seen_by: owner, says: "{me} plays {card}"}

Right:
    actions:
      play: {pick: card in me.hand, do: move card to deck on top, seen_by: owner, says: "{me} plays {card}"}
""",
    ),
    "RW712": Code(
        "warning",
        "secret that can be worked out",
        """\
All money of a currency is known, and a seat sees every purse but one: so it knows what is in that one. Hide a second
purse (the bank's, say), let one owe, or do not keep a secret that is none.

Wrong:
    players: 2
    money:
      coin:
        bank: {start: 100, seen_by: everyone}
        purse: {per: player, start: 5, from: bank, seen_by: owner}

Right:
    players: 2
    money:
      coin:
        bank: {start: 100, seen_by: nobody}
        purse: {per: player, start: 5, from: bank, seen_by: owner}
""",
    ),
    "RW716": Code(
        "warning",
        "secret that becomes public",
        """\
This keeps in public something that is worked out from what only some players see; everybody can follow it from now on.
If that is what you want, say so, with the reason: `# rulewright: ignore RW716 -- the deal is over`.

Wrong:
    actions:
      play:
        pick: card in me.hand
        do: |
          set round to sum(card.value for card in me.hand)
          move card to discards
        says: "{me} plays {card}"

Right:
    actions:
      play:
        pick: card in me.hand
        do: |
          set round to count(me.hand)
          move card to discards
        says: "{me} plays {card}"
""",
    ),
    "RW718": Code(
        "warning",
        "being asked tells a secret",
        """\
Everybody sees who is asked. If a secret decides who is asked, the question tells the secret: a player who is asked
about a card has that card. Ask all players who might have it, and put the condition into the `where` of the
action. There it may read what the chooser sees, and a player who cannot take the action declines like one who does
not want to. Or make the secret public: show it first.

If it is already known for another reason, say so: `# rulewright: ignore RW718 -- the hand was shown`.

Wrong:
    phases:
      game:
        deal: |
          shuffle deck
          for each player: draw hand_size from deck to player.hand
        ask: {offer: play, to: player p clockwise from player 1 where any(red card in p.hand)}

Right:
    actions:
      play: {pick: red card in me.hand, do: move card to discards, says: "{me} plays {card}"}
    phases:
      game:
        deal: |
          shuffle deck
          for each player: draw hand_size from deck to player.hand
        ask: {offer: play, to: player p clockwise from player 1}
""",
    ),
    "RW724": Code(
        "error",
        "a secret opens a zone",
        """\
While `open_while` holds, what lies in the zone is shown to everybody. Who sees that it is shown sees that the condition
holds: so it may read only what all see.

Wrong:
    zones:
      hand: {holds: card, per: player, seen_by: owner, open_while: player.purse > 9}

Right:
    zones:
      hand: {holds: card, per: player, seen_by: owner, open_while: player = leader}
""",
    ),
}
