"""Words that people say at the table and the language has not: what is written in their place.

In: a word. Out: how it is written, or nothing. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection

CLOSED_AS_SAID: dict[str, tuple[str, ...]] = {
    "nobody": ("none", "hidden", "secret", "no_one", "noone", "never", "invisible"),
    "everyone": ("all", "everybody", "anyone", "anybody", "public", "open", "visible", "together", "coop"),
    "owner": ("private", "self", "me", "player", "players", "own", "holder"),
    "side": ("team", "teams", "partner", "partners", "partnership"),
    "others": ("opponents", "opponent", "rivals", "enemies"),
    "pile": ("stack", "deck", "heap"),
    "stack": ("pile", "deck", "heap"),
    "row": ("list", "line", "queue", "track"),
    "line": ("list", "row", "queue", "track", "straight", "linear"),
    "ring": ("circle", "circular", "loop", "cycle", "round"),
    "squares": ("rectangle", "rectangles", "rectangular", "grid", "orthogonal"),
    "hexagons": ("hex", "hexes", "hexagonal"),
    "numbers": ("digits", "figures", "numeric"),
    "letters": ("alphabet", "alphabetic", "characters"),
    "top": ("up", "above", "first"),
    "bottom": ("down", "below", "last"),
    "all face down": ("facedown", "face_down", "down", "hidden"),
    "all face up": ("faceup", "face_up", "up", "open"),
    "yes": ("true", "on", "always"),
    "no": ("false", "off", "never"),
}
"""The words of closed lists, and how people say them."""

KEYS_AS_SAID: dict[str, tuple[str, ...]] = {
    "contains": ("holds",),
    "contents": ("holds",),
    "of": ("holds",),
    "each": ("per", "count"),
    "owner": ("per",),
    "visible_to": ("seen_by",),
    "visibility": ("seen_by",),
    "visible": ("seen_by",),
    "resets": ("restarts_with",),
    "reset": ("restarts_with",),
    "lasts": ("restarts_with",),
    "size": ("room",),
    "capacity": ("room",),
    "max": ("at_most", "room"),
    "number": ("count",),
    "amount": ("count",),
    "copies": ("count",),
    "quantity": ("count",),
    "name": ("called", "title"),
    "label": ("called", "title"),
    "log": ("says",),
    "message": ("says",),
    "text": ("says", "about"),
    "prompt": ("asks",),
    "question": ("asks", "about"),
    "effect": ("do",),
    "effects": ("do",),
    "condition": ("where", "when"),
    "if": ("where", "when"),
    "choose": ("pick",),
    "select": ("pick",),
    "target": ("pick",),
    "ranking": ("rank",),
    "winner": ("rank",),
    "value": ("is", "values"),
    "type": ("is",),
    "initial": ("start",),
    "description": ("about",),
    "notes": ("about",),
    "comment": ("about",),
    "reason": ("why",),
}
"""What a key is called elsewhere, and what it may be here; the first that may stand there is meant."""

NUMBERED_AS_SAID = ("first", "from", "starts_at", "starts_from", "without", "missing", "except", "skips")
"""What people write beside a count of spaces whose numbers are not 1, 2, 3."""

STEPS_AS_SAID = {
    **dict.fromkeys(("choose", "choice", "action", "actions", "ask", "decide", "play"), "must"),
    **dict.fromkeys(("optional", "can", "option"), "may"),
    **dict.fromkeys(("all", "simultaneous", "together"), "everyone"),
    **dict.fromkeys(("for", "foreach", "for_each"), "each"),
    **dict.fromkeys(("loop", "rounds", "round"), "turns"),
    **dict.fromkeys(("call", "phase", "goto"), "run"),
    **dict.fromkeys(("effect", "effects"), "do"),
    **dict.fromkeys(("switch", "case"), "match"),
    **dict.fromkeys(("stop", "finish"), "end"),
}
"""Verbs of steps."""

CANCELS = ("cancels", "cancel", "blocks", "stops", "prevents", "overrides", "beats")
"""Keys by which a rule would name another that does not act then."""

NO_EFFECTS = {
    **dict.fromkeys(
        ("pass", "nothing", "noop", "continue", "ignore", "none", "skip"),
        "what does nothing is left out: a step, a case, the `do` of an action; a case may say `skip`",
    ),
    **dict.fromkeys(("end_game", "win", "game_over"), "a game is ended by a step: `over: {end: game}`"),
}
"""Words that stand where an effect is called and are none."""

FUNCTIONS_AS_SAID = {
    **dict.fromkeys(("total", "add", "add_up"), "sum(card.rank for card in ...)"),
    **dict.fromkeys(("size", "len", "length", "number", "amount", "how_many"), "count(...)"),
    **dict.fromkeys(("empty", "is_empty"), "none(...)"),
    **dict.fromkeys(("exists", "some", "has"), "any(...)"),
    **dict.fromkeys(("maximum", "highest", "most"), "max(card.rank for card in ...)"),
    **dict.fromkeys(("minimum", "lowest", "least"), "min(card.rank for card in ...)"),
    **dict.fromkeys(("top", "top_card"), "first(...)"),
    **dict.fromkeys(("bottom", "bottom_card"), "last(...)"),
}
"""What is asked over many, as people say it, and how it is written."""

COMPARED = {"=>": ">=", "=<": "<=", "<>": "!=", "\u2264": "<=", "\u2265": ">=", "\u2260": "!="}
"""Comparisons as other languages and keyboards write them."""
MOST = ("most", "more", "best", "biggest", "largest", "max")
LEAST = ("fewest", "least", "less", "smallest", "min")
"""What an order by the most, and by the least, begins with elsewhere."""

COUNTS_AS_SAID = {"a": 1, "an": 1, "one": 1, "single": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
"""Numbers in words, which stand before what they count."""

WITHOUT_ESCAPES = "write it without quotes, or with the other kind of quotes: then a backslash stands for itself"
SEVERAL = "several statements stand on lines of their own below `|`"

EFFECT_WORDS = (
    "move",
    "draw",
    "shuffle",
    "turn",
    "show",
    "roll",
    "pay",
    "set",
    "add",
    "subtract",
    "eliminate",
    "say",
    "let",
)
"""With these a statement begins that holds no other ones."""

BY_SEATS = "by seats: `then clockwise from player 1`; in the ranking of a score, `then lowest number_of(player)`"

VERBS: dict[str, str] = {
    "deal": "cards are dealt by a loop: `for each player: draw 5 from deck to player.hand`",
    "discard": "components are moved: `move card to discards`, or `draw 1 from ... to ...`",
    "put": "components are moved: `move card to ...`",
    "place": "components are moved: `move card to ...`",
    "take": (
        "components are moved, `move card to me.hand`, or drawn, `draw 1 from ... to "
        "me.hand`; money is paid, `pay 1 from ... to me.purse`"
    ),
    "give": "money is paid, `pay 1 from me.purse to player.purse`; components are moved, `move card to player.hand`",
    "gain": (
        "money is paid from somewhere: `pay 1 from bank to me.purse`; a "
        "number that nobody holds is added to: `add 1 to ...`"
    ),
    "lose": (
        "money is paid to somewhere: `pay 1 from me.purse to bank`; a number "
        "that nobody holds is lessened: `subtract 1 from ...`"
    ),
    "increase": "a number is added to: `add 1 to ...`",
    "increment": "a number is added to: `add 1 to ...`",
    "decrease": "a number is lessened: `subtract 1 from ...`",
    "decrement": "a number is lessened: `subtract 1 from ...`",
    "flip": "components are turned: `turn card face up`",
    "reveal": "components are turned, `turn card face up`, or shown: `show card to everyone`",
    "look": "a look is shown to the one who looks: `show card to me`",
    "print": 'a line of the log is said: `say "..."`',
    "log": 'a line of the log is said: `say "..."`',
    "end": "a game or phase is ended by a step: `over: {end: game}`, also as `if_none: {over: {end: game}}`",
    "choose": "choices lie between blocks: a step `must: [...]`, or what an action picks",
    "repeat": "repeating is a step, `repeat:`, or a loop of a block: `for each player:`",
    "while": "repeating is a step, `repeat:` with `while:`; a block has `for each player:`",
    "return": "a block runs whole; conditions are written `if ...:`",
    **dict.fromkeys(
        ("rotate", "advance", "next", "previous"),
        "who comes next is kept in a state of players: `set leader to next(leader)`",
    ),
    **dict.fromkeys(
        ("cancel", "block", "prevent", "stop", "negate", "override"),
        (
            "a rule is cancelled in a priority list: one that comes before it has `ends: yes`,"
            " or takes away the card that its `when` asks for"
        ),
    ),
}
"""Verbs that games have and the language has not: what is written in their place."""


def verb(word: str) -> str:
    """What is written in place of a statement that begins with this word, or nothing."""
    for form in (word, word.removesuffix("s"), word.removesuffix("es")):
        if form in VERBS:
            return VERBS[form]
    return ""


def closed(word: str, allowed: Collection[str]) -> str:
    """What a word that is not of a closed list is called there; or nothing."""
    plain = re.sub(r"[ -]+", "_", word.lower())
    return next((meant for meant in allowed if plain in CLOSED_AS_SAID.get(meant, ())), "")


def key(word: str, allowed: Collection[str]) -> str:
    """What a key that may not stand here is called in the language, if that may stand here; or nothing."""
    return next((name for name in KEYS_AS_SAID.get(word, ()) if name in allowed), "")
