"""What changes in play: zones, money, state."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row

_ZONES = (
    Row(
        "",
        "zones",
        """\
zones:
  trash: {holds: card, seen_by: everyone}
  shelf: {holds: card, per: player, order: row, room: 4, seen_by: owner}
""",
        more="A zone is a place, not a value: ask `count(...)`, `any(...)`, `first(...)` about it.",
        form="{NAME: {holds: CLASS, seen_by: WHO, ...}, ...}",
        gives="none(trash) and none(me.shelf)",
        related=("a place", "things in a place", "move", "seen_by"),
    ),
    Row(
        "zone",
        "holds",
        """\
zones:
  trash: {holds: card, seen_by: everyone}
""",
        form="CLASS",
        gives="none(trash)",
        related=("components",),
    ),
    Row(
        "zone",
        "per",
        """\
zones:
  shelf: {holds: card, per: field, seen_by: everyone}
  rack: {holds: card, per: [player, field], seen_by: owner}
""",
        more="The name without an owner means the zones of all owners. With two owners, write them in brackets: "
        "`rack[me, field 2]`; the first one is the owner, so a player or side stands first.",
        form="OWNER / [OWNER, OWNER]",
        use="lay: move first 1 card in me.hand to rack[me, field 2]",
        gives="none(shelf) and count(rack[me, field 2]) = 1 and count(rack) = 1",
        related=("OWNER.NAME", "things in a place"),
    ),
    Row(
        "zone",
        "order",
        """\
zones:
  stack: {holds: card, order: pile, seen_by: nobody}
  line: {holds: card, order: row, seen_by: everyone}
""",
        more="A player picks from a heap by what things are, from a row or pile by where they lie.",
        use="""\
lay: |
  draw 2 from deck to stack
  draw 1 from stack to line
""",
        gives="count(stack) = 1 and count(line) = 1",
        related=("on top, at bottom", "draw", "position_of"),
    ),
    Row(
        "zone",
        "room",
        """\
zones:
  shelf: {holds: card, per: player, room: hand_size + 1, seen_by: owner}
""",
        more="More is a fault.",
        gives="none(me.shelf)",
        related=("zones",),
    ),
    Row(
        "zone",
        "starts",
        """\
components:
  token: {kinds: {chip: 6}}
zones:
  sack: {holds: token, starts: all face down, seen_by: face}
""",
        gives="count(face_down tokens in sack) = 6",
        related=("face", "components"),
    ),
    Row(
        "seen_by",
        "seen_by",
        """\
zones:
  shelf:
    holds: card
    per: player
    seen_by: everyone if third_card = hidden else owner
""",
        more="Views, prompts, observations and the log follow from it. In state it may be left out: then "
        "everyone sees it.",
        gives="none(me.shelf)",
        form="nobody / owner / side / everyone / face / WHO if CONDITION else WHO",
        related=("audience words", "show"),
    ),
    Row(
        "zone",
        "open_while",
        """\
zones:
  shelf: {holds: card, per: player, seen_by: owner, open_while: player = leader}
""",
        more="The condition is about the owner, by the name of its type (`player`, `cell`), and reads what all see. "
        "Whenever something changes, what lies there is shown to all, as `show` does: they know it as long as they can "
        "follow it, also when the condition holds no longer.",
        use="""\
lay: draw 1 from deck to me.shelf
""",
        gives="count(me.shelf) = 1",
        form="CONDITION",
        related=("seen_by", "show"),
    ),
    Row(
        "zone",
        "remembered",
        """\
zones:
  shelf: {holds: card, per: player, order: row, seen_by: face, remembered: no}
""",
        more="It is about views only: rules never read what players know.",
        use="""\
lay: draw 1 from deck to me.shelf face down
look: show cards in me.shelf to me
""",
        gives="count(face_down card in me.shelf) = 1",
        related=("show", "face"),
    ),
    Row(
        "zone",
        "refilled_from",
        """\
zones:
  stack: {holds: card, order: pile, seen_by: nobody, refilled_from: discards}
""",
        more=(
            "When a draw finds the pile empty, it takes that zone and shuffles it. Both hold one class. A pile with an "
            "owner takes the zone of the same owner, or one without owner."
        ),
        form="ZONE",
        use="""\
used: draw 2 from deck to discards
more: draw 2 from stack to me.hand
""",
        gives="count(me.hand) = 5",
        related=("draw", "shuffle"),
    ),
)

_MONEY = (
    Row(
        "",
        "money",
        """\
money:
  chip:
    reserve: {start: 40, seen_by: everyone}
    stack: {per: player, start: 5, from: reserve, seen_by: everyone}
""",
        more="In an expression a purse stands for its amount.",
        form="{CURRENCY: {PURSE: {seen_by: WHO, ...}, ...}, ...}",
        gives="me.stack = 5 and reserve = 40 - 5 * players",
        related=("pay (statement)", "payouts"),
    ),
    Row(
        "purse",
        "per",
        """\
money:
  chip:
    stack: {per: player, start: 5, seen_by: owner}
    ante: {per: field, seen_by: everyone}
    stake: {per: [player, field], seen_by: everyone}
""",
        more=("With two owners, write them in brackets; the first one is the owner."),
        form="OWNER / [OWNER, OWNER]",
        use="put: pay 2 from me.stack to stake[me, field 1]",
        gives="me.stack = 3 and field 1.ante = 0 and stake[me, field 1] = 2",
        related=("money",),
    ),
    Row(
        "purse",
        "start",
        """\
money:
  chip: {stack: {per: player, start: {2: 9, 3: 6, 4: 5}, seen_by: everyone}}
""",
        form="X / {N: X, ...}",
        gives="me.stack >= 5",
        related=("from (a purse)",),
    ),
    Row(
        "purse",
        "from",
        """\
money:
  chip:
    reserve: {start: 40, seen_by: everyone}
    stack: {per: player, start: 5, from: reserve, seen_by: everyone}
""",
        form="PURSE",
        gives="reserve = 40 - 5 * players",
        related=("start (a purse)",),
    ),
    Row(
        "purse",
        "at_most",
        """\
money:
  chip:
    reserve: {may_owe: yes, seen_by: everyone}
    stack: {per: player, at_most: 20, seen_by: everyone}
""",
        more="More is a fault. If a purse may owe, all other purses of its currency need `at_most`.",
        use="paid: pay 6 from reserve to me.stack",
        gives="me.stack = 6",
        related=("may_owe (a purse)",),
    ),
    Row(
        "purse",
        "may_owe",
        """\
money:
  chip:
    reserve: {may_owe: third_card = hidden, seen_by: everyone}
    stack: {per: player, at_most: 99, seen_by: everyone}
""",
        use="paid: pay 9 from reserve to me.stack",
        gives="reserve = -9",
        related=("at_most (a purse)",),
    ),
    Row(
        "currency",
        "pieces",
        """\
money:
  chip:
    pieces: {values: [1, 5, 20]}
    reserve: {start: 200, seen_by: everyone}
    stack: {per: player, start: 26, from: reserve, seen_by: owner}
""",
        more=(
            "Then the purses of players hold pieces; an amount is paid with the largest first, and exactly. Other "
            "purses hold plain amounts, and pay in the largest pieces."
        ),
        form="{values: [N, ...], when: CONDITION}",
        use="ante: pay 6 from me.stack to reserve",
        gives="payable(20, me.stack) and not payable(5, me.stack)",
        related=("payable",),
    ),
    Row(
        "currency.pieces",
        "values",
        """\
money:
  chip:
    pieces: {values: [2, 10]}
    stack: {per: player, start: 24, seen_by: owner}
""",
        form="[N, ...]",
        gives="payable(14, me.stack) and not payable(6, me.stack)",
        related=("pieces (a currency)",),
    ),
    Row(
        "currency.pieces",
        "when",
        """\
money:
  chip:
    pieces: {values: [2, 10], when: third_card = open}
    stack: {per: player, start: 24, seen_by: owner}
""",
        gives="payable(6, me.stack)",
        related=("pieces (a currency)", "options"),
    ),
)

_STATE = (
    Row(
        "",
        "state",
        """\
state:
  tally: {is: 0..9, start: 0}
  mood: {is: [calm, angry], start: calm}
  seen: {is: flag, per: player, start: no}
""",
        more="State does not hold components: remember them by a zone, or by a mark on each.",
        form="{NAME: {is: TYPE, start: X, ...}, ...}",
        gives="tally = 0 and mood = calm and me is not seen",
        related=("set", "add", "zones"),
    ),
    Row(
        "variable",
        "is",
        """\
state:
  mood: {is: [calm, angry], start: calm}
  rival: {is: player or none, start: none}
""",
        gives="mood = calm and rival is none",
        related=("types",),
    ),
    Row(
        "variable",
        "per",
        """\
state:
  seen: {is: flag, per: player, start: no}
  debt: {is: 0..9, per: [player, player], start: 0}
""",
        more=(
            "With several owners write it like a table: `debt[p, q]`. If the owner is a class of components, it "
            "is a mark that lies on each of them."
        ),
        form="OWNER / [OWNER, OWNER] / CLASS",
        use="owes: set debt[me, player 2] to 3",
        gives="debt[me, player 2] = 3 and debt[player 2, me] = 0 and not me.seen",
        related=("TABLE[X]", "OWNER.NAME", "marks"),
    ),
    Row(
        "variable",
        "start",
        """\
state:
  tally: {is: 0..9, start: hand_size - 1}
""",
        gives="tally = 2",
        related=("numbers",),
    ),
    Row(
        "variable",
        "restarts_with",
        """\
state:
  resting: {is: flag, per: player, start: no, restarts_with: rest}
phases:
  rest:
    wake: say "All wake."
""",
        more="Those of all owners are, also of players who are out of the game: who is out for a round is in again "
        "with the next. The phase may not run itself, and marks and drawn starts are set back in a step.",
        form="PHASE",
        use="""\
rests: set me.resting to yes
next_round: {run: rest}
""",
        gives="not me.resting",
        related=("start (a state variable)", "run"),
    ),
    Row(
        "history",
        "positions_of",
        """\
state:
  before: {positions_of: closed, room: 9}
""",
        more="`add STATE to NAME` remembers how things stand now, `STATE is in NAME` asks whether they stood so "
        "before; `after` may follow. It does not work for marks.",
        form="STATE",
        use="noted: add closed to before",
        gives="closed is in before",
        related=("state", "after", "add"),
    ),
    Row(
        "history",
        "room",
        """\
state:
  before: {positions_of: bid, room: 2}
""",
        more="One more is a fault.",
        use="noted: add bid to before",
        gives="bid is in before",
        related=("positions_of (positions that are remembered)",),
    ),
)

PLACES: tuple[Group, ...] = (
    ("Where components lie", "In what order, and who sees them.", _ZONES),
    ("Currencies and purses", "Money only moves: the sum of a currency never changes.", _MONEY),
    ("What is remembered", "Everything that is neither a component nor money.", _STATE),
)
