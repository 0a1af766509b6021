"""Domains: which things, called what, lying where, in what order, under what condition. And the orders themselves."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic

_SOURCES = (
    Entry(
        "everything of a kind",
        """\
NOUN
NOUN NAME
""",
        "All players still in, all seats, sides, spaces of a kind, words of an enumeration, or values of a "
        "trait with a range (`rank`). The plural may stand there too. The member has the name of the noun, or a "
        "NAME of its own. Components need a place: `cards in PLACE`. To go through kinds, use a trait of the "
        "type `kind`.",
        "count(player) = players and count(field f where f is not closed) = 5",
        Frame.VALUE,
        rules=("domain", "whole", "named"),
        related=("things in a place", "seat"),
    ),
    Entry(
        "things in a place",
        """\
NOUN in PLACE
NOUN NAME in PLACE
""",
        "The components of a zone: of a class or kind, all of them or those that are described. Without an "
        "owner, the zones of all owners are meant: `cards in hand` are the cards in all hands.",
        "count(cards in me.hand) = 3 and count(cards in hand) = 3 * players",
        Frame.VALUE,
        rules=("named",),
        related=("descriptions", "a place", "first N"),
    ),
    Entry(
        "a place",
        "PLACE",
        "A zone by itself means all that lies there; its members are called by their class.",
        "count(me.hand) = 3 and sum(card.rank for card in me.hand) = 8",
        Frame.VALUE,
        rules=("whole",),
        related=("things in a place", "zones"),
    ),
    Entry(
        "joined places",
        "NOUN in PLACE + PLACE",
        "The components of several zones, as one: in loops, picks, `move`, `show`, aggregates, orders. They "
        "come zone by zone, in the order in which the zones are written; what lies in two of them (`hand + "
        "me.hand`) comes once. All zones hold components of one class. If something is picked from them, the "
        "chooser must see all of the zones, or all of them must be rows or piles.",
        "count(cards in me.hand + market) = count(me.hand) + count(market)",
        Frame.VALUE,
        rules=("named", "plus"),
        related=("things in a place", "a place", "count"),
    ),
    Entry(
        "descriptions",
        """\
WORD NOUN in PLACE
face_up NOUN in PLACE
face_down NOUN in PLACE
WORD NOUN
""",
        "Words before the noun, each a test: a kind, a word of a trait, `face_up`, `face_down`, or a flag that "
        "belongs to the thing, stored or worked out. Of two or more words the last is the member's name, unless "
        "it describes. An unknown word is an error, so a misspelt word never lets everything through.",
        "count(face_up hearts card in market) = 1 and none(closed field)",
        Frame.VALUE,
        rules=("named",),
        related=("is", "where", "face up, face down"),
    ),
    Entry(
        "first N",
        """\
first N NOUN in PLACE
last N NOUN in PLACE
""",
        "The first or last N of those members for which `where` holds, in the order of the domain; fewer if "
        "there are fewer. N is a number, a name, or OWNER.NAME.",
        """\
sum(card.rank for first 2 cards in market) = 2
and count(last hand_size cards in deck) = 3
""",
        Frame.VALUE,
        rules=("slice",),
        related=("first and last", "draw"),
    ),
    Entry(
        "numbers in a range",
        "NAME in LOW..HIGH",
        "The numbers from LOW to HIGH; none if HIGH is less than LOW. After the name of an enumeration or a "
        "kind of spaces: the words or spaces from LOW to HIGH.",
        "sum(n * n for n in 1..hand_size) = 14",
        Frame.VALUE,
        rules=("named", "range_"),
        related=("range", "is in"),
    ),
    Entry(
        "a list of members",
        "NAME in [X, X, LOW..HIGH, ...]",
        "The numbers, words or places that are listed, in the order of the list. The list is fixed before play; "
        "for values that change in play, write `where x is in [a, b]`.",
        "sum(n for n in [1, 3..hand_size]) = 4 and last(n in [3, 1, 2]) = 2",
        Frame.VALUE,
        rules=("listed",),
        related=("numbers in a range", "is in"),
    ),
    Entry(
        "others",
        """\
others
player NAME in others
""",
        "All players still in, except `me`.",
        "count(player rival in others) = players - 1",
        Frame.VALUE,
        related=("everyone, nobody", "me"),
    ),
    Entry(
        "everyone, nobody",
        """\
everyone
nobody
""",
        (
            "All seats, also those of eliminated players; or none. They stand where players are meant: `show "
            "card to everyone`."
        ),
        "count(everyone) = players and count(nobody) = 0",
        Frame.VALUE,
        related=("others", "show", "audience words"),
    ),
    Entry(
        "one thing",
        "X",
        (
            "A single value is a domain with one member. An optional is a domain with one member or none: an "
            "`each` over it runs once, or not at all."
        ),
        "count(me) = 1 and count(leader) = 0",
        Frame.VALUE,
        rules=("whole",),
        related=("or none", "the(X)"),
    ),
    Entry(
        "where",
        "DOMAIN where CONDITION",
        "Only those members for which the condition holds. It stands at the end, after an order.",
        "count(card in me.hand where card.rank = 3) = 2",
        Frame.VALUE,
        rules=("domain", "where"),
        related=("descriptions", "where (an action)"),
    ),
    Entry(
        "while, until (a domain)",
        """\
NOUN NAME in SPACES while CONDITION
NOUN NAME in SPACES until CONDITION
""",
        "Where a row of spaces ends: before the first space for which the condition does not hold (`while`), or "
        "with the first space for which it holds (`until`). It stands before `where`.",
        """\
count(cell c in ray(cell 1, east) while column_of(c) < 3) = 1
and count(cell c in ray(cell 1, east) until column_of(c) = 3) = 2
""",
        Frame.VALUE,
        rules=("domain", "extent"),
        related=("ray", "where"),
    ),
    Entry(
        "from ... through",
        """\
NOUN NAME from START through SPACES
NOUN NAME from START through NAME.TABLE
NOUN NAME from START through ... where CONDITION
""",
        "A space or a word, and all that are reached from it: each member NAME brings in its SPACES, or those that its "
        "set in a table names, and so on. Only members for which the condition holds come in, also the first one. They "
        "come in the order of their numbers, or as they were declared. If START is none, there are none. START may be "
        "a set that was picked, handed over, or stands in a table: then all are members that are reached from one of "
        "its own.",
        """\
count(cell c from cell 1 through neighbours(c) where row_of(c) = 1) = 3
and none(cell c from cell 1 through neighbours(c) where row_of(c) = 2)
""",
        Frame.VALUE,
        rules=("reached",),
        related=("neighbours", "around", "where"),
    ),
    Entry(
        "from ... through a table",
        "NOUN NAME from START through NAME.TABLE",
        "A table of sets says where one goes on: over one-way streets, up a tree of technologies, along "
        "what may be made of what. Its sets must be of the type of its keys, which is that of START.",
        """\
enumerations:
  craft: [wheel, cart, ship, sail, print]
tables:
  craft.leads_to: {wheel: [cart, ship], ship: [sail], else: []}
terms:
  craft.reach: count(craft c from craft through c.leads_to)
""",
        Frame.RULESET,
        gives="wheel.reach = 4",
        rules=("reached",),
        related=("from ... through", "tables"),
    ),
    Entry(
        "clockwise",
        """\
DOMAIN clockwise from X
DOMAIN counterclockwise from X
""",
        "Players, sides or spaces in a circle, X first. Without an order, players come in the order of their seats.",
        """\
first(player clockwise from player 2) = player 2
and last(player clockwise from player 2) = player 1
""",
        Frame.VALUE,
        rules=("going",),
        related=("by ORDER", "next", "turns"),
    ),
    Entry(
        "counterclockwise",
        "DOMAIN counterclockwise from X",
        "The other way round, X first.",
        "last(player counterclockwise from player 1) = player 2",
        Frame.VALUE,
        rules=("going",),
        related=("clockwise", "previous"),
    ),
    Entry(
        "by ORDER",
        "DOMAIN by ORDER",
        "The members in an order. Among players, sides and spaces it must leave no ties: end with `clockwise from`. "
        "Equal components and numbers keep their usual order."
        " The members and their order are fixed when a loop starts.",
        "first(player by highest player.bid then clockwise from me) = last(player)",
        Frame.VALUE,
        rules=("by", "order", "criterion"),
        related=("highest and lowest", "clockwise"),
    ),
)

_SHARE = """\
payouts:
  share:
    among: player
    from: bank
    to: player.coins
    claims: player.bid
    order: {order}
    short: stop
    rest: bank"""

_RANK = "score:\n  of: player\n  points: player.coins\n  rank: {rank}"

_ORDERS = (
    Entry(
        "highest and lowest",
        """\
highest X
lowest X
""",
        "By a number, flag, space or word that is worked out for each member, the highest or lowest first.",
        "first(card in market by highest card.rank then lowest card.suit).rank = 2",
        Frame.VALUE,
        rules=("criterion",),
        related=("then (orders)", "max and min"),
    ),
    Entry(
        "then (orders)",
        "CRITERION then CRITERION then ...",
        (
            "The next criterion decides among those that are equal by the ones before "
            "it. The same chain ranks players, claims and winners."
        ),
        "first(card in me.hand by highest card.rank then lowest card.suit).suit = hearts",
        Frame.VALUE,
        rules=("order",),
        related=("highest and lowest", "then (must, may)"),
    ),
    Entry(
        "when (orders)",
        """\
highest X when CONDITION
lowest X when CONDITION
""",
        (
            "The criterion counts only while the condition holds, for example about an option. The condition is "
            "tested once, not for each member."
        ),
        """\
first(player by lowest player.bid when third_card = open then
  highest player.bid then clockwise from me) = last(player)
""",
        Frame.VALUE,
        rules=("criterion",),
        related=("options", "when"),
    ),
    Entry(
        "clockwise (orders)",
        """\
clockwise from X
counterclockwise from X
""",
        "In a circle, X first. After it no ties are left.",
        """\
first(player by highest player.coins then
  counterclockwise from player 2) = player 2
""",
        Frame.VALUE,
        rules=("criterion",),
        related=("clockwise",),
    ),
    Entry(
        "together",
        "... then together",
        "The end of a payout's order: equal ranks are a group, which is paid in full or not at all.",
        _SHARE.replace("player.bid", "40").format(order="highest player.coins then together"),
        Frame.RULESET,
        use="pay_out: {pay: share}",
        gives="me.coins = (50 if players = 2 else 10)",
        rules=("criterion",),
        related=("payouts", "short (a payout)"),
    ),
    Entry(
        "shared",
        "... then shared",
        "The end of a ranking: players who are still equal share the rank.",
        _RANK.format(rank="highest points then shared"),
        Frame.RULESET,
        rules=("criterion",),
        related=("rank (the score)", "out"),
    ),
    Entry(
        "out",
        "... then out",
        "The end of a ranking: leaders who are still equal fall behind all others, who are ranked again.",
        _RANK.format(rank="highest points then out"),
        Frame.RULESET,
        rules=("criterion",),
        related=("rank (the score)", "shared"),
    ),
    Entry(
        "an option as ending",
        "... then OPTION",
        "An option whose values are among `shared` and `out` decides how a ranking ends.",
        'options:\n  draws: {values: [out, shared], about: "What if two are equal?"}\n'
        + _RANK.format(rank="highest points then draws"),
        Frame.RULESET,
        rules=("criterion",),
        related=("options", "shared", "out"),
    ),
)

DOMAINS = (
    Topic("Domains", "The same noun phrase serves to pick, loop, count, sum, move and show.", _SOURCES),
    Topic("Orders", "The chain after `by`, and in `order` and `rank`. It says how ties are decided.", _ORDERS),
)
