"""Effects: the statements of a block. Every example is a block; `gives` is what holds behind it."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic

_COMPONENTS = (
    Entry(
        "move",
        "move DOMAIN to PLACE",
        (
            "Puts components into a zone, in the order of the domain. Into a zone that shows "
            "faces it must say how they lie; into a pile, at which end."
        ),
        "move cards in me.hand where card.rank = 3 to discards",
        Frame.BLOCK,
        gives="count(discards) = 2",
        rules=("move",),
        related=("draw", "face up, face down", "on top, at bottom"),
    ),
    Entry(
        "face up, face down",
        """\
... face up
... face down
... facing up if CONDITION else down
""",
        (
            "How components arrive by `move` and `draw`, or lie after `turn`. You must say it if the zone has "
            "`seen_by: face`."
        ),
        "move first 1 card in me.hand to market facing up if third_card = open else down",
        Frame.BLOCK,
        gives="count(face_down card in market) >= 1",
        rules=("facing",),
        related=("move", "turn", "face"),
    ),
    Entry(
        "on top, at bottom",
        """\
move DOMAIN to PILE on top
move DOMAIN to PILE at bottom
""",
        (
            "At which end of a pile components arrive. Several go one after the other, so the last one lies at "
            "the very top or bottom."
        ),
        "move star in deck to deck on top",
        Frame.BLOCK,
        gives="position_of(the(star in deck)) = 1",
        rules=("move",),
        related=("move", "order (a zone)", "position_of"),
    ),
    Entry(
        "draw",
        "draw N from PLACE to PLACE",
        "Takes N components from the top of a pile, or from the start of a row, one after the other. In a pile "
        "they go on top, so the last one lies uppermost; in a row they go to the end. If there are too few, it "
        "is a fault. A pile that has `refilled_from` is refilled when it runs out.",
        "draw 2 from deck to me.hand",
        Frame.BLOCK,
        gives="count(me.hand) = 5",
        rules=("draw", "amount"),
        related=("up to", "everything", "refilled_from (a zone)", "on top, at bottom"),
    ),
    Entry(
        "up to",
        """\
draw up to N from PLACE to PLACE
pay up to N from PURSE to PURSE
""",
        "As many or as much as there is, but no more than N.",
        """\
draw up to 99 from deck to me.hand
pay up to 99 from me.coins to pot
""",
        Frame.BLOCK,
        gives="none(deck) and me.coins = 0",
        rules=("amount",),
        related=("draw", "pay (statement)", "everything"),
    ),
    Entry(
        "everything",
        """\
draw everything from PLACE to PLACE
pay everything from PURSE to PURSE
""",
        "All that there is.",
        """\
draw everything from market to me.hand
pay everything from me.coins to pot
""",
        Frame.BLOCK,
        gives="none(market) and pot = 10",
        rules=("amount",),
        related=("draw", "pay (statement)", "up to"),
    ),
    Entry(
        "shuffle",
        """\
shuffle PLACE
shuffle PLACE, PLACE into PLACE
""",
        (
            "Mixes a zone, or brings several together in one zone, face down. Nobody knows any more what lies "
            "where. Each draw from a shuffled pile takes one of the components that are left, all equally "
            "likely."
        ),
        """\
shuffle deck
shuffle market, discards into deck
""",
        Frame.BLOCK,
        gives="none(market)",
        rules=("shuffle",),
        related=("draw", "refilled_from (a zone)", "random"),
    ),
    Entry(
        "turn",
        """\
turn DOMAIN face up
turn DOMAIN face down
""",
        "Turns components over where they lie.",
        "turn face_down cards in market face up",
        Frame.BLOCK,
        gives="none(face_down card in market)",
        rules=("turn", "facing"),
        related=("face up, face down", "show"),
    ),
    Entry(
        "show",
        """\
show DOMAIN to PLAYERS
show PURSE to PLAYERS
""",
        (
            "Lets players see components or a purse. They know what they have seen as long as they can follow "
            "it. To let a player look at a card: `show card to me`."
        ),
        """\
show cards in player 2.hand to me
show me.coins to others
""",
        Frame.BLOCK,
        rules=("show",),
        related=("seen_by", "turn"),
    ),
    Entry(
        "roll",
        "roll DOMAIN",
        "Rolls dice: their class has `rolls`. The trait `rolled` holds the last roll.",
        "roll dice in cup",
        Frame.BLOCK,
        gives="sum(die.rolled for die in cup) >= 2",
        rules=("roll",),
        related=("rolls (a class of components)", "random"),
    ),
)

_MONEY_AND_STATE = (
    Entry(
        "pay (statement)",
        "pay N from PURSE to PURSE",
        (
            "Moves money from one purse to another of the same currency. To pay more than there is, is a fault, "
            "unless the purse may owe; so is an amount below 0."
        ),
        """\
pay 4 from me.coins to pot
pay 1 from bank to player 2.coins
""",
        Frame.BLOCK,
        gives="pot = 4 and player 2.coins = 11",
        rules=("pay",),
        related=("up to", "everything", "payable", "pay (step)"),
    ),
    Entry(
        "set",
        "set V to X",
        "Stores a value in a state variable. A value outside its declared range is a fault.",
        """\
set leader to player 2
set field 3.closed to yes
""",
        Frame.BLOCK,
        gives="leader = player 2 and field 3 is closed",
        rules=("set",),
        related=("add", "subtract", "state"),
    ),
    Entry(
        "add",
        "add X to V",
        "Adds to a number that is state.",
        "add 2 to me.bid",
        Frame.BLOCK,
        gives="me.bid = 3",
        rules=("add",),
        related=("set", "subtract"),
    ),
    Entry(
        "subtract",
        "subtract X from V",
        "Takes from a number that is state.",
        "subtract 1 from me.bid",
        Frame.BLOCK,
        gives="me.bid = 0",
        rules=("subtract",),
        related=("set", "add"),
    ),
    Entry(
        "eliminate",
        "eliminate PLAYER",
        (
            "Takes a player out of the game. The seat is no longer a `player`, and loops leave it out. It "
            "stays, with all that it holds."
        ),
        "eliminate player 2",
        Frame.BLOCK,
        gives="count(player) = players - 1 and count(seat) = players",
        rules=("eliminate",),
        related=("seat", "player"),
    ),
)

_FLOW = (
    Entry(
        "let (statement)",
        "let NAME = X",
        "A name for a value, for the rest of the block. The value stays the same, even if something from which "
        "it was worked out changes.",
        """\
let before = me.coins
pay 1 from me.coins to pot
set me.bid to before - me.coins
""",
        Frame.BLOCK,
        gives="me.bid = 1",
        rules=("let", "binding"),
        related=("let (step)", "random"),
    ),
    Entry(
        "if (statement)",
        """\
if CONDITION: STATEMENT
elif CONDITION: STATEMENT
else: STATEMENT
""",
        "Does the statements under the first condition that holds. They stand on the same line, or indented below.",
        """\
if me.bid > 5: pay 2 from me.coins to pot
elif me.bid = 1:
  set me.bid to 2
  pay 1 from me.coins to pot
else: set me.bid to 0
""",
        Frame.BLOCK,
        gives="me.bid = 2 and pot = 1",
        rules=("if_", "suite", "elif_"),
        related=("if ... else", "when"),
    ),
    Entry(
        "for each",
        "for each DOMAIN: STATEMENT",
        "Does the statements once for every member. Members and their order are fixed when the loop starts.",
        """\
for each player p clockwise from me:
  pay 1 from p.coins to pot
  draw up to 1 from deck to p.hand
""",
        Frame.BLOCK,
        gives="pot = players",
        rules=("for_each",),
        related=("each", "everything of a kind"),
    ),
    Entry(
        "performing an effect",
        """\
EFFECT
EFFECT(X, ...)
""",
        "Does the block of a named effect, with its arguments. An argument keeps the value that it had when it "
        "was given. No effect may perform itself.",
        "gain(me, 5)",
        Frame.BLOCK,
        gives="me.coins = 15",
        rules=("call",),
        related=("effects",),
    ),
    Entry(
        "say",
        'say "TEXT"',
        (
            "Writes a line into the log. Values in braces are filled in for those who may see them. If a secret "
            "decides how a loop goes, only those who see the secret read the lines of that loop."
        ),
        """\
say "{me} has {me.coins} and holds {me.hand}"
for each card in me.hand where card.rank > 1: say "{card} is high"
""",
        Frame.BLOCK,
        rules=("say",),
        related=("says (an action)", "called", "holes"),
    ),
    Entry(
        "holes",
        "{X}",
        "A value in a text, filled in when the line is written. Players who may not see a value read a general "
        "word (`some` for a number). A component appears by name to those who knew it just before or after; the "
        'others read "a card". A zone stands for everything that lies there.',
        """\
say "{market} lie in the market"
say "{player 2} is stronger by {player 2.ranks - me.ranks}"
""",
        Frame.BLOCK,
        rules=("say",),
        related=("say", "says (an action)", "asks (an action)", "called"),
    ),
    Entry(
        "comment",
        "# TEXT",
        "A comment, to the end of the line, in blocks and everywhere in YAML.",
        "pay 1 from me.coins to pot  # the ante",
        Frame.BLOCK,
        gives="pot = 1",
    ),
)

EFFECTS = (
    Topic("Components", "What moves, turns, shows and rolls things.", _COMPONENTS),
    Topic("Money and state", "Money only moves: the sum of a currency never changes. State is set.", _MONEY_AND_STATE),
    Topic(
        "Names, conditions, loops, texts",
        "A block is done as a whole: no player chooses within it.",
        _FLOW,
    ),
)
