"""Slips that other languages teach: what to write in place of an expression that does not parse.

In: the text, the offset in it where it went wrong, and whether its lines are statements. Out: a hint, or nothing. A
hint repeats the words that stand there, so that it can be copied. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from rulewright.frontend.syntax.missing_words import AROUND, LONGEST, clipped_head
from rulewright.frontend.syntax.words_as_said import (
    BY_SEATS,
    COMPARED,
    EFFECT_WORDS,
    FUNCTIONS_AS_SAID,
    LEAST,
    MOST,
    SEVERAL,
)
from rulewright.source.lookalikes import odd_character

Write = Callable[[re.Match[str]], str]


def slip(text: str, at: int, is_block: bool) -> str:
    """The hint about the slip at an offset. The first of the table that has the offset in it counts; statements behind
    the head of a loop or a condition count as those that begin a line.
    """
    start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    is_near = at - start <= AROUND
    start, end = max(start, at - AROUND), min(end if end >= 0 else len(text), at + AROUND)
    line, column = text[start:end], at - start
    begins = (0, *(head.end() for head in [HEADS.match(line)] if head is not None and is_block))
    for pattern, write in (*_SLIPS, *(_IN_BLOCKS if is_block and is_near else ()), *_LAST):
        for begin, found in ((place, one) for place in begins for one in pattern.finditer(line[place:])):
            if found.start("here") <= column - begin < max(found.end("here"), found.start("here") + 1):
                return _clipped(write(found))
    return ""


HEADS = re.compile(r"(?:\s*(?:if\b|elif\b|else|for each\b)[^:\n]*:[ \t]+)+")
GLUED = re.compile(r"(?P<key>[a-z_][a-z0-9_.]*):(?P<value>\S.*)")
UNJOINED = re.compile(r"(?P<key>[a-z_]\w*)\s+(?P<value>\S.*)")


def rest_hint(rest: str, key: str, value: str, keys: Collection[str]) -> str:
    """The hint about a part between commas inside { } that is no entry; `key` and `value` are of the entry before it.

    `keys` may stand here.
    """
    glued = GLUED.fullmatch(rest)
    odd = odd_character(rest)
    if odd or glued is not None:
        return odd or f"a blank is missing behind the colon: `{glued['key']}: {glued['value']}`" if glued else odd
    unjoined = UNJOINED.fullmatch(rest)
    if unjoined is not None and unjoined["key"] in keys:
        return f"a colon is missing behind the key: `{unjoined['key']}: {unjoined['value']}`"
    if value.isdecimal() and rest.isdecimal():
        return _number(value, rest)
    if re.fullmatch(r"[a-z_]\w*", value) and re.fullmatch(r"[a-z_]\w*", rest):
        return f"a list stands in brackets: `{key}: [{value}, {rest}]`"
    return ""


def _number(whole: str, rest: str) -> str:
    """`1,000`, and `2,5`."""
    if len(rest) == 3:
        return f"a number is written without separators: `{whole}{rest}`"
    return "numbers are whole: count in smaller units, such as tenths"


def _listed(found: re.Match[str]) -> str:
    """`hard, soft`."""
    return f"a list stands in brackets: `[{found[0].strip()}]`"


def _clipped(hint: str) -> str:
    """A hint without the words that stand there, if they are many."""
    parts = hint.split("`")
    return "`".join("..." if index % 2 and len(part) > LONGEST else part for index, part in enumerate(parts))


def _joined(found: re.Match[str]) -> str:
    """`x is in (a, b)`, `x is one of a, b`, `x is in []`."""
    words = [word.strip() for word in found["words"].split(",") if word.strip()] or ["..."]
    return f"one of several: `{found['thing']} is {found['not'] or ''}in [{', '.join(words)}]`"


def _changed(found: re.Match[str]) -> str:
    """`set x += y`, and `set x = y`."""
    forms = {"+": "add {value} to {slot}", "-": "subtract {value} from {slot}"}
    return (
        "write `"
        + forms.get(found["here"][0], "set {slot} to {value}").format(
            slot=found["slot"], value=found["value"].strip() or "..."
        )
        + "`"
    )


def _said(found: re.Match[str]) -> str:
    """`say hello`, and `say 'hello'`."""
    text = found["here"].strip("' ")
    return f'a text stands in quotes: `say "{text}"`'


def _drawn(found: re.Match[str]) -> str:
    """`draw 5 cards from deck`: what is counted is not named, and where it goes is."""
    count = "1" if found["count"] in ("a", "an", "one") else found["count"]
    return f"write `draw {count} from {found['zone']} to {found['to'] or '...'}`: how many, from where, to where"


def _counted(found: re.Match[str]) -> str:
    """`pay 1 coin from me.purse to bank`: an amount has no unit, the purses have."""
    count = "1" if found["count"] in ("a", "an", "one") else found["count"]
    return f"an amount has no unit: `pay {count} from {found['rest'].strip()}`"


def _moved(found: re.Match[str]) -> str:
    """`move card from me.hand to done`."""
    what, place, rest = found["what"], found["place"], found["rest"].strip() or "to ..."
    return (
        f"`move {what} in {place} {rest}` moves all of them; one is picked first "
        f"(`pick: {what} in {place}`, then `move {what} {rest}`),"
        f" or drawn: `draw 1 from {place} {rest}`"
    )


def _moved_few(found: re.Match[str]) -> str:
    """`move 2 cards from me.hand to done`, and `move a card from me.hand to done`."""
    count = "1" if found["count"] in ("a", "an", "one", "the") else found["count"]
    place, rest = found["place"], found["rest"].strip() or "to ..."
    first = f"move first {count} {found['what']} in {place} {rest}"
    drawn = f"draw {count} from {place} {rest}"
    return f"write `{first}`; from the top of a pile `{drawn}`; what a player chooses is picked before"


def _as_function(word: str) -> str:
    """`sum of` as it is written: `sum(card.rank for card in ...)`."""
    return FUNCTIONS_AS_SAID.get(word, word + ("(...)" if word == "count" else "(card.rank for card in ...)"))


def _end_of(found: re.Match[str]) -> str:
    """`move first card in me.hand to done`: an end says how many."""
    end, what, place = found["end"], found["what"], found["place"]
    return f"write `{end} 1 {what} in {place}`; one value is `{end}({what} in {place})`"


def _ranked(found: re.Match[str]) -> str:
    """`most points`, and `least coins`."""
    order = "highest" if found["order"] in MOST else "lowest"
    return f"an order says `highest` or `lowest`: `{order} {found['here']} then shared`"


def _all(found: re.Match[str]) -> str:
    """`all players`, where the members are named: those of a place, or `player`."""
    noun = found["here"].removesuffix("s")
    return f"all are meant where nothing else is said: `{noun}`, or `{noun} in ...`"


THING = r"(?<![\w.])(?P<thing>[\w.]+(?: \d+[\w.]*)?)"

_SLIPS: tuple[tuple[re.Pattern[str], Write], ...] = (
    (
        re.compile(r"(?<![\w.])(?P<whole>\d{1,3})(?P<here>[,' ](?P<rest>\d{3}))(?!\d)"),
        lambda m: _number(m["whole"], m["rest"]),
    ),
    (re.compile(r"^(?P<whole>\d+)(?P<here>,(?P<rest>\d+))$"), lambda m: _number(m["whole"], m["rest"])),
    (re.compile(r"^\s*[a-z_]\w*(?P<here>(?:\s*,\s*[a-z_]\w*)+)\s*$"), _listed),
    (re.compile(THING + r"\s+is\s+(?P<not>not\s+)?(?:in\s*)?(?P<here>[\[{(](?P<words>[^\]})]*)[\]})]?)"), _joined),
    (
        re.compile(
            THING + r"\s+is\s+(?P<not>not\s+)?(?:one|any)\s+(?P<here>of)\s+[\[{(]?(?P<words>\w+(?:\s*,\s*\w+)*)"
        ),
        _joined,
    ),
    (
        re.compile(THING + r"\s+is\s+(?P<not>not\s+)?(?P<here>\d+)"),
        lambda m: f"numbers are compared with `=`: `{m['thing']} {'!=' if m['not'] else '='} {m['here']}`",
    ),
    (
        re.compile(r"(?<![\w.])(?P<thing>[\w.]+(?: \d+)?\.\w+)(?P<here>\[)"),
        lambda m: f"a place is not a list with numbers: `first({m['thing']})`, `last({m['thing']})`",
    ),
    (re.compile(r"(?P<here>=>|=<|<>)"), lambda m: f"write `{COMPARED[m['here']]}`"),
    (re.compile("(?P<here>\u00d7)"), lambda _: "write `*`"),
    (re.compile("(?P<here>\u00f7)"), lambda _: "write `a / b rounded down`"),
    (re.compile("(?P<here>[\u2264\u2265\u2260])"), lambda m: f"write `{COMPARED[m['here']]}`"),
    (
        re.compile(r"^\s*(?P<word>and|or)\s+(?P<here>\S+)"),
        lambda m: f"a condition stands before `{m['word']}` too; to begin with `{m['word']}`, something is missing",
    ),
    (
        re.compile(r"\bif\b[^:\n]*?(?P<name>[a-z_][\w.]*):\s+(?P<here>(?P<value>\w+)\s*(?:\b(?:or|and)\b|:))"),
        lambda m: f"values are compared with `=`: `{m['name']} = {m['value']}`",
    ),
    (re.compile(rf"\b(?P<order>{'|'.join((*MOST, *LEAST))})\s+(?P<here>[a-z]\w*)"), _ranked),
    (
        re.compile(r"\bthe\s+(?P<here>(?P<way>next|previous)\s+(?:player|seat|side))\b"),
        lambda m: f"write `{m['way']}(me)`: who comes {'after' if m['way'] == 'next' else 'before'} a player",
    ),
    (
        re.compile(r"\bthen\s+(?:the\s+)?(?:first|last|next|nearest)\s+(?P<here>player|seat)\b"),
        lambda _: BY_SEATS,
    ),
    (
        re.compile(r"\b(?P<way>next|previous)\s+(?P<here>player|seat|side)\b"),
        lambda m: f"write `{m['way']}(me)`: who comes {'after' if m['way'] == 'next' else 'before'} a player",
    ),
    (
        re.compile(r"^\s*(?P<low>[a-z0-9_]+)\s+(?P<here>to|until|till|through)\s+(?P<high>[a-z0-9_]+)\s*$"),
        lambda m: f"a range is written with two dots: `{m['low']}..{m['high']}`",
    ),
    (re.compile(r"^\s*(?:no|not)[\s-]+(?P<here>one)\s*$", re.IGNORECASE), lambda _: "write `nobody`"),
    (
        re.compile(r"\bno\s+(?P<here>[a-z]\w*)(?P<rest>(?: in [a-z]\w*(?: \d+)?[\w.]*)?)"),
        lambda m: f"write `none({m['here']}{m['rest']})`",
    ),
    (
        re.compile(r"\b(?P<word>sum|count|max|min|number|total)\s+(?P<here>of)\b"),
        lambda m: f"write `{_as_function(m['word'])}`",
    ),
    (re.compile(r"\b(?P<word>all|every|each)\s+(?P<here>(?!in\b)[a-z]\w*)"), _all),
)
_IN_BLOCKS: tuple[tuple[re.Pattern[str], Write], ...] = (
    (
        re.compile(r"^\s*(?P<head>(?:if|elif)\b[^:\n]*?)\s+(?P<here>then)\b"),
        lambda m: f"a colon stands in place of `then`: `{m['head']}:`",
    ),
    (re.compile(r"^\s*else\s+(?P<here>if)\b"), lambda _: "another condition begins with `elif`"),
    (
        re.compile(r"^\s*(?P<word>elseif|elsif|elif_|elsei)\s+(?P<here>\S+)"),
        lambda _: "another condition begins with `elif`",
    ),
    (
        re.compile(r"^\s*(?P<head>(?:if|elif|else|for each)\b[^:{;\n]*?)\s*(?P<here>[{;])"),
        lambda m: f"a colon ends this line: `{m['head']}:`",
    ),
    (
        re.compile(r"^\s*(?P<word>else|elif\b[^:\n]*)(?P<here>:)"),
        lambda m: f"`{m['word'].split()[0]}` begins in the same column as its `if`, behind at least one effect",
    ),
    (
        re.compile(r"^\s*elif\s+(?P<here>\S+)"),
        lambda _: "`elif` begins in the same column as its `if`, behind at least one effect",
    ),
    (re.compile(r"^\s*set\s+(?P<slot>[^=+\-]+?)\s*(?P<here>[+-]?==?)(?P<value>.*)"), _changed),
    (re.compile(r"^\s*(?P<slot>[\w.]+)\s*(?P<here>[+-]?=)(?P<value>.*)"), _changed),
    (
        re.compile(r"^\s*set\s+(?P<slot>[a-z][\w.]*)\s+(?P<here>(?!to\b)[a-z0-9]\w*)"),
        lambda m: f"write `set {m['slot']} to ...`; who comes next is `next({m['slot']})`",
    ),
    (re.compile(r"^\s*say\s+(?P<here>[^\"\s].*)"), _said),
    (
        re.compile(r"\bdraw\b.*?(?P<here>\b(?:on\s+top|at\s+bottom)\b)"),
        lambda _: "what is drawn into a pile comes on top; only `move` says at which end",
    ),
    (
        re.compile(
            r"^\s*draw\s+(?P<count>(?:up to )?\w+)\s+(?P<here>[a-z]\w*)\s+from\s+(?P<zone>[\w.]+)"
            r"(?:\s+to\s+(?P<to>[\w.]+))?"
        ),
        _drawn,
    ),
    (re.compile(r"^\s*pay\s+(?P<count>(?:up to )?\w+)\s+(?P<here>[a-z]\w*)\s+from\s+(?P<rest>.*)"), _counted),
    (
        re.compile(r"\b(?P<end>first|last)\s+(?P<what>[a-z]\w*)\s+in\s+(?P<place>\w+(?P<here>\.)[\w.]+)"),
        _end_of,
    ),
    (
        re.compile(
            r"^\s*move\s+(?P<count>\d+|an?|one|the)\s+"
            r"(?P<here>(?P<what>[a-z]\w*)\s+(?:from|in)\s+(?P<place>[\w.]+)(?P<rest>[^\n]*))"
        ),
        _moved_few,
    ),
    (
        re.compile(rf"^\s*(?P<head>(?:if|elif|for\s+each)\b[^:\n]*?|else)\s+(?P<here>(?:{'|'.join(EFFECT_WORDS)})\b)"),
        lambda m: f"a colon is missing: `{clipped_head(m['head'])}:`",
    ),
    (re.compile(r"^\s*move\s+(?P<what>[a-z]\w*)\s+(?P<here>from\s+(?P<place>[\w.]+)(?P<rest>[^\n]*))"), _moved),
    (
        re.compile(
            rf"^\s*(?:{'|'.join(EFFECT_WORDS)})\b[^:\n]*?\s(?P<here>(?:{'|'.join(EFFECT_WORDS)}|for each|if)\b)"
        ),
        lambda _: SEVERAL,
    ),
    (
        re.compile(r"^\s*for\s+(?!each\b)(?P<here>(?P<loop>[^:]+))"),
        lambda m: f"a loop says `each`: `for each {m['loop'].strip()}:`",
    ),
)
_LAST: tuple[tuple[re.Pattern[str], Write], ...] = (
    (
        re.compile(r"(?<![\w.])(?P<word>the|an?)\s+(?P<here>[a-z]\w*)"),
        lambda m: f"names stand without `{m['word']}`: `{m['here']}`",
    ),
)
