"""The verbs of steps, those of `rulewright.frontend.syntax.steps`. What each means is told by the JSON Schema."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame
from rulewright.handbook.schema_keys import SchemaKey, keys

STEP = "_step"
"""How the schema's definitions of steps end: `must_step`."""


def described(word: str) -> tuple[SchemaKey, ...]:
    """What the schema says of a verb or modifier: once for each verb that says something else, or once for all."""
    return tuple(
        key
        for (owner, name), key in keys("ruleset").items()
        if name == word and (owner.endswith(STEP) or owner == name)
    )


def step_entry(
    name: str, form: str, more: str, example: str, *related: str, gives: str = "", rules: tuple[str, ...] = ()
) -> Entry:
    """An entry whose meaning begins with the schema's words."""
    word = name.partition(" ")[0]
    return Entry(
        name,
        form,
        " ".join(part for part in (_meaning(word), more) if part),
        example,
        Frame.STEPS,
        gives=gives,
        rules=rules,
        related=related,
    )


def _meaning(word: str) -> str:
    told: dict[str, list[str]] = {}
    for key in described(word):
        told.setdefault(key.description, []).append(key.owner.removesuffix(STEP))
    if len(told) == 1:
        return next(iter(told))
    return " ".join(f"{_beside(verbs)}: {text[0].lower()}{text[1:]}" for text, verbs in told.items())


def _beside(verbs: list[str]) -> str:
    """Where a key means something; `steps` may be a verb itself."""
    return "Without another verb" if verbs == ["group"] else f"Beside {' and '.join(f'`{verb}`' for verb in verbs)}"


VERBS = (
    step_entry(
        "do",
        """\
NAME: BLOCK
NAME: {do: BLOCK}
""",
        "A step that is plain text is such a block.",
        """\
ante: pay 1 from me.coins to pot
reward: {do: pay 2 from bank to me.coins, when: pot = 1}
""",
        "performing an effect",
        "plain, quoted, over several lines",
        gives="me.coins = 11",
        rules=("block",),
    ),
    step_entry(
        "let (step)",
        "NAME: {let: NAME = X}",
        "The value may be random. It stays the same, even if something from which it was worked out changes.",
        """\
lot: {let: starter = random(player)}
mark: set leader to starter
""",
        "let (statement)",
        "random",
        gives="leader is not none",
    ),
    step_entry(
        "must",
        """\
NAME: {must: ACTION}
NAME: {must: [ACTION, ACTION(X, ...)]}
""",
        (
            "One player chooses: `me`, or the player that `by` names. If it is not certain that an action is "
            "possible, the step needs `if_none`."
        ),
        "turn: {must: [discard, stand]}",
        "may",
        "by (must, may)",
        "then (must, may)",
        "if_none",
        gives="count(me.hand) >= 2",
        rules=("call",),
    ),
    step_entry(
        "may",
        """\
NAME: {may: ACTION}
NAME: {may: [ACTION, ACTION(X, ...)]}
""",
        (
            "The player may always decline. If being asked would tell the others what the player holds, the "
            "question is always asked."
        ),
        "offer_me: {may: raise, otherwise: set leader to me}",
        "must",
        "otherwise",
        "offer",
        rules=("calls",),
        gives="pot > 0 or leader = me",
    ),
    step_entry(
        "everyone",
        "NAME: {everyone: ACTION}\nNAME: {everyone: [ACTION, ...]}",
        "One decision of several seats. What is legal follows from the position before it. The choices stay "
        "sealed until all have chosen; then their effects are done in the order of seats. The effects may "
        "change only what belongs to the chooser, or add to heaps and purses.",
        "bids: {everyone: raise, if_none: never}",
        "who",
        "if_none",
        "seen_by",
        gives="pot >= players",
    ),
    step_entry(
        "offer",
        "NAME: {offer: ACTION, to: PLAYERS}\nNAME: {offer: [ACTION, ...], to: PLAYERS}",
        (
            "This is an interrupt; a player who is asked may decline. To let players interrupt an action, "
            "announce it, `offer`, and put its effect into `refused`."
        ),
        """\
asking:
  offer: raise
  to: player p clockwise from next(me)
  refused: set leader to me
""",
        "to (offer)",
        "accepted",
        "refused",
        gives="pot > 0 or leader = me",
    ),
    step_entry(
        "each",
        "NAME: {each: DOMAIN, steps: STEPS}",
        "Members and their order are fixed when the loop starts; players who are eliminated during the loop are "
        "left out.",
        """\
round:
  each: player p clockwise from me
  steps:
    turn: {must: [discard, stand], by: p}
""",
        "turns",
        "for each",
        "steps",
    ),
    step_entry(
        "turns",
        "NAME: {turns: DOMAIN, steps: STEPS, until: CONDITION}",
        (
            "It ends by `until`, by `end` inside it, or with the phase. If a round "
            "changes nothing at all, the game is stuck, and says so."
        ),
        """\
play:
  turns: player p clockwise from me
  steps:
    turn: {must: discard, by: p, if_none: {end: trial}}
""",
        "until",
        "each",
        "repeat",
    ),
    step_entry(
        "repeat",
        """\
NAME: {repeat: STEPS, while: CONDITION}
NAME: {repeat: STEPS, until: CONDITION}
""",
        "You may use both tests. Without any, an `end` inside must leave the loop.",
        "fill: {repeat: draw 1 from deck to me.hand, while: count(me.hand) < 5}",
        "while",
        "until",
        "turns",
        gives="count(me.hand) = 5",
    ),
    step_entry(
        "match",
        "NAME: {match: X, cases: {WORD: STEPS, ...}}",
        "Every value that can occur must have a case: words, kinds, flags, numbers, places with names; what the "
        "`where` of a pick or loop rules out need not. `else` is the case of all others. Where nothing follows: "
        "`skip`.",
        """\
top: {let: card = the(first(deck))}
suit: {match: card.suit, cases: {hearts: "gain(me, 1)", clubs: "gain(me, 2)"}}
rank: {match: card.rank, cases: {1: "gain(me, 5)", else: "gain(me, 1)"}}
late: {match: leader = me, cases: {yes: "gain(me, 1)", no: skip}}
""",
        "cases",
        "when",
        gives="me.coins = 13",
    ),
    step_entry(
        "run",
        "NAME: {run: PHASE(X, ...)}",
        "A phase may run itself only if it has `depth`.",
        "break: {run: pause(me)}",
        "phases",
        "end",
    ),
    step_entry(
        "resolve",
        "NAME: {resolve: PRIORITY(X, ...)}",
        "The levels act one after another; within a level every `when` is tested before any `do`.",
        "evening: {resolve: upkeep(me)}",
        "priorities",
        "order (a priority list)",
        gives="me.coins = 11",
    ),
    step_entry(
        "pay (step)",
        "NAME: {pay: PAYOUT(X, ...)}",
        "",
        "share_out: {pay: share}",
        "payouts",
        "pay (statement)",
        gives="me.coins = 11 and player 2.coins = 12",
    ),
    step_entry(
        "end",
        """\
NAME: {end: PHASE}
NAME: {end: game}
""",
        "",
        "over: {when: me.coins >= 10, end: game}",
        "ends_when (a phase)",
        "run",
    ),
    step_entry(
        "steps",
        "NAME: {steps: {NAME: STEP, ...}}",
        "Where steps are expected, one step or a mapping of named steps may stand.",
        """\
both:
  when: pot = 0
  steps:
    ante: pay 1 from me.coins to pot
    next_ante: pay 1 from player 2.coins to pot
""",
        "when",
        "each",
        gives="pot = 2",
    ),
)
