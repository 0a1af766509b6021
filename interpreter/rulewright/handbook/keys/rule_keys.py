"""What is worked out and done: terms, effects, actions, phases."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row

_NAMED = (
    Row(
        "",
        "terms",
        """\
terms:
  player.hand_value: sum(card.rank for card in player.hand)
  card.beats(card other): card.rank > other.rank
  pot_share: pot / players rounded down
""",
        more=(
            "The owner is the first parameter, and named after its type. A term may use itself only if it has `depth`."
        ),
        form="{NAME: X, NAME(TYPE NAME, ...): X, OWNER.NAME: X, ...}",
        gives="me.hand_value = 8 and pot_share = 0",
        rules=("signature", "parameter"),
        related=("let (term)", "OWNER.NAME", "parameters", "numbers"),
    ),
    Row(
        "term_mapping",
        "is",
        """\
terms:
  player.hand_value:
    is: sum(card.rank for card in player.hand)
    about: What all cards of a hand are worth together.
""",
        gives="me.hand_value = 8",
        related=("terms", "about"),
    ),
    Row(
        "term_mapping",
        "depth",
        """\
terms:
  rest(number coins, number days):
    is: rest(coins - coins / 2 rounded down, days - 1) if days > 0 else coins
    depth: 6
    deeper: 0
""",
        more=(
            "It uses itself where its own value is written, not through other terms or effects; with `after`, each "
            "level works in the position that the one before it supposes. Every level counts for what a decision may "
            "cost (RW619)."
        ),
        gives="rest(8, 3) = 1 and rest(8, 9) = 0",
        related=("deeper (a term)", "after", "depth (a phase)"),
    ),
    Row(
        "term_mapping",
        "deeper",
        """\
terms:
  gone(number n): {is: 1 + gone(n - 1) if n > 0 else 0, depth: 3, deeper: 99}
""",
        more="It may read the parameters, and stands beside `depth`.",
        gives="gone(2) = 2 and gone(5) = 102",
        related=("depth (a term)",),
    ),
    Row(
        "",
        "effects",
        """\
effects:
  fine(player who, number n): |
    pay up to n from who.coins to pot
    set leader to none
""",
        more="Effects may use other effects, but not themselves.",
        form="{NAME: BLOCK, NAME(TYPE NAME, ...): BLOCK, ...}",
        use="pays: fine(me, 4)",
        gives="pot = 4",
        related=("performing an effect", "parameters", "actions"),
    ),
    Row(
        "effect_mapping",
        "do",
        """\
effects:
  fine(player who, number n):
    do: pay up to n from who.coins to pot
    about: Who breaks a rule pays into the pot.
""",
        use="pays: fine(me, 4)",
        gives="pot = 4",
        related=("effects", "about"),
    ),
)

_ACTIONS = (
    Row(
        "",
        "actions",
        """\
actions:
  give:
    pick: card in me.hand, player rival in others
    do: move card to rival.hand
    says: "{me} gives {rival} a card"
""",
        more=(
            "An action has no phase of its own: steps say when it may be chosen. It may "
            "take arguments from the step: `must: place(cell 2)`."
        ),
        form="{NAME: {pick: PICKS, do: BLOCK, ...}, ...}",
        use="turn: {must: give, if_none: never}",
        gives="count(me.hand) = 2",
        related=("must", "may", "picks", "parameters"),
    ),
    Row(
        "action",
        "pick",
        """\
actions:
  swap:
    pick: card in me.hand, face_up card other in market
    do: |
      move other to me.hand
      move card to market face up
""",
        form="PICK, PICK, ...",
        more="Later picks may use earlier ones; `where`, `do`, `says` and the step's `then` use them all.",
        use="turn: {must: swap, if_none: never}",
        gives="count(me.hand) = 3",
        related=("picks", "where (an action)"),
    ),
    Row(
        "action",
        "where",
        """\
actions:
  pair:
    pick: card first_one in me.hand, card other in me.hand
    where: first_one.rank = other.rank
    do: |
      move first_one to discards
      move other to discards
""",
        more="It may read only what the chooser sees.",
        use="turn: {must: pair, if_none: never}",
        gives="count(discards) = 2",
        related=("where", "pick (an action)"),
    ),
    Row(
        "action",
        "do",
        """\
actions:
  sell: {pick: card in me.hand, do: "move card to discards"}
""",
        more="An action without it is an announcement.",
        use="turn: {must: sell, if_none: never}",
        gives="count(discards) = 1",
        related=("do", "performing an effect"),
    ),
    Row(
        "action",
        "says",
        """\
actions:
  sell:
    pick: card in me.hand
    do: move card to discards
    says: "{me} sells {card}"
""",
        more="It is written after `do`.",
        use="turn: {must: sell, if_none: never}",
        gives="count(discards) = 1",
        related=("holes", "say"),
    ),
    Row(
        "action",
        "announces",
        """\
actions:
  sell:
    pick: card in me.hand
    announces: "{me} has {count(me.hand)} cards, and sells {card}"
    do: move card to discards
""",
        more="It is written before `do`, with the values before the effects. An action may have `announces`, "
        "`says`, or both.",
        use="turn: {must: sell, if_none: never}",
        gives="count(discards) = 1",
        related=("holes", "says (an action)", "say"),
    ),
    Row(
        "action",
        "asks",
        """\
actions:
  sell:
    pick: card in me.hand
    do: move card to discards
    asks: "Which card will you sell?"
""",
        use="turn: {must: sell, if_none: never}",
        gives="count(discards) = 1",
        related=("holes", "says (an action)"),
    ),
)

_PHASES = (
    Row(
        "",
        "phases",
        """\
phases:
  sale(player who):
    ask: {may: raise, by: who}
    drawn: draw up to 1 from deck to who.hand
""",
        more=(
            "A phase has steps with names, and may have parameters. A step `run` runs a phase. A phase may run "
            "itself only if it has `depth`."
        ),
        form="{NAME: {NAME: STEP, ...}, NAME(TYPE NAME, ...): ..., ...}",
        use="break: {run: sale(me)}",
        gives="count(me.hand) = 4",
        related=("run", "steps", "ends_when (a phase)"),
    ),
    Row(
        "phase",
        "ends_when",
        """\
phases:
  sale(player who):
    ends_when: pot >= 2
    ante: pay 1 from who.coins to pot
    again: pay 1 from who.coins to pot
    more: pay 1 from who.coins to pot
""",
        more="Also within phases that it runs; then all of them are left.",
        use="break: {run: sale(me)}",
        gives="pot = 2",
        related=("end", "until"),
    ),
    Row(
        "phase",
        "depth",
        """\
phases:
  sale(player who, number left):
    depth: 3
    ante: pay 1 from who.coins to pot
    again: {when: left > 1, run: "sale(who, left - 1)"}
""",
        more="One more is a fault.",
        use='break: {run: "sale(me, 3)"}',
        gives="pot = 3",
        related=("run", "phases"),
    ),
)

RULES: tuple[Group, ...] = (
    ("Terms and effects", "Values that are worked out, and blocks of effects, each with a name.", _NAMED),
    ("What players may do", "Steps offer actions; players choose them.", _ACTIONS),
    ("How the game goes", "The page on steps says what a phase may hold.", _PHASES),
)
