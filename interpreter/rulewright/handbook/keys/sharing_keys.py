"""Who comes first, who is paid, who wins: priorities, payouts, the score."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row

_PRIORITIES = (
    Row(
        "",
        "priorities",
        """\
priorities:
  levy(player me):
    order: rent > alms = loan
    rules:
      rent: {when: me.coins > 5, do: pay 5 from me.coins to bank}
      alms: {when: me.coins < 9, do: "gain(me, 1)"}
      loan: "gain(me, 3)"
""",
        more="A step `resolve` carries it out, one level after another; within a level every `when` is tested "
        "before any `do`.",
        form="{NAME: {order: A > B = C, rules: ...}, ...}",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 9",
        rules=("ranking",),
        related=("resolve", "order (a priority list)", "rules (a priority list)"),
    ),
    Row(
        "priority",
        "order",
        """\
priorities:
  levy(player me):
    order: alms > rent
    rules: {rent: "pay 5 from me.coins to bank", alms: "gain(me, 1)"}
""",
        form="NAME > NAME = NAME > ...",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 6",
        related=("priorities",),
    ),
    Row(
        "priority",
        "rules",
        """\
priorities:
  levy(player me):
    order: rent
    rules:
      rent:
        - {when: me.coins > 20, do: pay 9 from me.coins to bank}
        - pay 2 from me.coins to bank
""",
        form="{NAME: BLOCK / CASE / [CASE, ...], ...}",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 8",
        related=("when (a case of a rule)", "ends (a case of a rule)"),
    ),
    Row(
        "case",
        "when",
        """\
priorities:
  levy(player me):
    order: rent
    rules: {rent: {when: me.coins > 20, do: pay 9 from me.coins to bank}}
""",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 10",
        related=("rules (a priority list)", "when"),
    ),
    Row(
        "case",
        "do",
        """\
priorities:
  levy(player me):
    order: rent
    rules: {rent: {do: pay 2 from me.coins to bank}}
""",
        more="A plain block is a case that always holds.",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 8",
        related=("rules (a priority list)", "do"),
    ),
    Row(
        "case",
        "ends",
        """\
priorities:
  levy(player me):
    order: rent = alms > loan
    rules:
      rent: {when: me.coins > 5, do: pay 5 from me.coins to bank, ends: yes}
      alms: "gain(me, 1)"
      loan: "gain(me, 3)"
""",
        more="The rules of the same level are still done.",
        use="evening: {resolve: levy(me)}",
        gives="me.coins = 6",
        related=("rules (a priority list)", "order (a priority list)"),
    ),
)

_HEAD = (
    "payouts:\n  share:\n    among: player\n    from: bank\n    to: player.coins\n    claims: player.bid\n    order: "
    "lowest player.bid then clockwise from player 1\n"
)
_SHORT = _HEAD.replace("claims: player.bid", "claims: player.bid + 48")
_USE = "share_out: {pay: share}"
_FILL = "gift: pay 60 from bank to pot\nshare_out: {pay: share}"

_PAYOUTS = (
    Row(
        "",
        "payouts",
        _HEAD + "    short: stop\n    rest: bank",
        more=(
            "A step `pay` carries it out. Claims are worked out when it starts. A claim of 0 counts as paid and "
            "stops nobody."
        ),
        form="{NAME: {among: PLAYERS, from: PURSE, ...}, ...}",
        use=_USE,
        gives="me.coins = 11 and player 2.coins = 12",
        related=("pay (step)", "short (a payout)", "order (a payout)"),
    ),
    Row(
        "payout",
        "among",
        _HEAD.replace("among: player", "among: player where player.bid > 1") + "    short: stop\n    rest: bank",
        use=_USE,
        gives="me.coins = 10 and player 2.coins = 12",
        related=("payouts", "where"),
    ),
    Row(
        "payout",
        "from",
        _HEAD + "    short: stop\n    rest: bank",
        form="PURSE",
        use=_USE,
        gives="bank < 100",
        related=("payouts", "rest (a payout)"),
    ),
    Row(
        "payout",
        "to",
        _HEAD + "    short: stop\n    rest: bank",
        form="PURSE",
        use=_USE,
        gives="me.coins = 11",
        related=("payouts",),
    ),
    Row(
        "payout",
        "claims",
        _HEAD.replace("claims: player.bid", "claims: player.bid * 2") + "    short: stop\n    rest: bank",
        form="X",
        use=_USE,
        gives="me.coins = 12 and player 2.coins = 14",
        related=("payouts", "among (a payout)"),
    ),
    Row(
        "payout",
        "order",
        _HEAD.replace("lowest", "highest").replace("claims: player.bid", "claims: 60")
        + "    short: stop\n    rest: bank",
        more="Otherwise no ties may be left.",
        form="ORDER",
        use=_USE,
        gives="me.coins = 10 and sum(player.coins for player) = 10 * players + 60",
        related=("by ORDER", "together", "payouts"),
    ),
    Row(
        "payout",
        "short",
        _SHORT + "    short: part\n    rest: bank",
        more=(
            "`stop`: nobody after it is paid. `skip`: those after it are. `part`: what is "
            "left is paid as far as it goes (not with `together`)."
        ),
        form="stop / skip / part / OPTION",
        use=_USE,
        gives="me.coins = 59 and player 2.coins = 60",
        related=("payouts", "rest (a payout)", "options"),
    ),
    Row(
        "payout",
        "rest",
        _HEAD.replace("from: bank", "from: pot") + "    short: stop\n    rest: bank",
        form="PURSE / PURSE if CONDITION else PURSE",
        use=_FILL,
        gives="pot = 0",
        related=("short_rest (a payout)", "from (a payout)"),
    ),
    Row(
        "payout",
        "short_rest",
        _SHORT.replace("from: bank", "from: pot") + "    short: stop\n    rest: pot\n    short_rest: bank",
        form="PURSE / PURSE if CONDITION else PURSE",
        use=_FILL,
        gives="pot = 0 and me.coins = 59 and player 2.coins = 10",
        related=("rest (a payout)", "short (a payout)"),
    ),
    Row(
        "payout",
        "paid",
        _SHORT + "    short: stop\n    rest: bank\n    paid: set leader to player",
        more="They are done when it is the claimant's turn.",
        use=_USE,
        gives="leader = player 2",
        related=("unpaid (a payout)",),
    ),
    Row(
        "payout",
        "unpaid",
        _SHORT.replace("from: bank", "from: pot")
        + "    short: skip\n    rest: bank\n    unpaid: pay 1 from player.coins to bank",
        more="They are done when it is the claimant's turn.",
        use=_FILL,
        gives="player 2.coins = 9",
        related=("paid (a payout)",),
    ),
)

_SCORE = (
    Row(
        "",
        "score",
        """\
score:
  of: player
  points: player.coins
  rank: highest points then shared
""",
        form="{of: player / side, points: X, rank: ORDER, ...}",
        related=("points (the score)", "rank (the score)", "won (the score)", "cannot_win (the score)"),
    ),
    Row(
        "score",
        "of",
        """\
players: 4
sides: {count: 2}
score:
  of: side
  points: sum(player.coins for player where side_of(player) = side)
  rank: highest points then shared
""",
        more="With `everyone` all seats win or lose together; then `points` and `won` may not name a player.",
        related=("sides", "side_of", "won (the score)"),
    ),
    Row(
        "score",
        "points",
        """\
score:
  of: player
  points: player.coins - 2 * count(player.hand)
  rank: highest points then shared
""",
        more="In `rank` and `cannot_win` they are called `points`.",
        form="X",
        related=("rank (the score)",),
    ),
    Row(
        "score",
        "cannot_win",
        """\
score:
  of: player
  points: player.coins
  cannot_win: points < 5
  rank: highest points then shared
""",
        related=("rank (the score)", "eliminate"),
    ),
    Row(
        "score",
        "won",
        """\
score:
  of: everyone
  points: sum(player.coins for player)
  won: points >= 20
""",
        more="All for whom it holds have won: all, some or nobody. Use it for games in which people play "
        "together, alone, or many against one. `points` say by how much they have won. `cannot_win` may "
        "not stand beside it.",
        related=("of (the score)", "rank (the score)"),
    ),
    Row(
        "score",
        "rank",
        """\
score:
  of: player
  points: player.coins
  rank: highest points then lowest player.bid then shared
""",
        form="ORDER",
        related=("by ORDER", "shared", "out", "an option as ending"),
    ),
)

SHARING: tuple[Group, ...] = (
    ("Orders of precedence", "Rules in an order of precedence; a variant can change the order.", _PRIORITIES),
    ("Sharing out", "How a pot is divided among those who claim something from it.", _PAYOUTS),
    ("Who has won", "Points and ranks.", _SCORE),
)
