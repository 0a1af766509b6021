"""What may stand where an expression goes wrong, when no slip is known.

In: the text, the offset where it went wrong, the word there, what the parser would accept instead. Out: a hint, or
nothing. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from rulewright.frontend.language.aggregate_table import AGGREGATES
from rulewright.source.suggestions import nearest

ANYTHING = "a word or a sign is missing before it, or it is one too many"
"""Where nothing better can be said."""
SHORTEST = 3
"""Of shorter words nobody can say what they were meant to be."""
FEW = 6
"""Words that are told; of more, none helps."""
JOINING = {"AFTER", "AND", "IF", "IS", "MOD", "OR"}
"""Words that go on with any value: they are tried when one is misspelt, and not told."""
SIGNS = {"COLON": ":", "COMMA": ",", "RPAR": ")", "RSQB": "]"}
WORDS = re.compile(r"[A-Z]{2,}(?:_[A-Z]+)*")
CLOSING = {")": "(", "]": "["}
NO_WORDS = {
    "NAME",
    "INT",
    "PLACE",
    "PLUS",
    "MINUS",
    "STAR",
    "SLASH",
    "EQUAL",
    "LESSTHAN",
    "MORETHAN",
    "DOT",
    "LPAR",
    "LSQB",
}
CALLED = re.compile(r"([a-z_]\w*)\($")
CAPITALS = re.compile(r"\w*[A-Z]\w*[.(]?$")


def fitting_words(text: str, at: int, token: str, accepted: Collection[str]) -> str:
    """A hint, or nothing. `accepted`: terminals of the grammar that could stand there."""
    if CAPITALS.search(text[:at][-80:]) or re.match(r"\.?[A-Z]", text[at:]):
        return "names are written in small letters"
    if token == "for" and (hint := _no_aggregate(text[:at])):
        return hint
    if token == "to" and re.search(r"\w\s*$", text[:at]):
        return "a range is written with two dots: `1..6`"
    words = {name.lower() for name in accepted if WORDS.fullmatch(name) and name not in NO_WORDS | SIGNS.keys()}
    best = nearest(token, words) if len(token) >= SHORTEST else None
    if best is not None and best[0] == token[0]:
        return f"did you mean `{best}`?"
    if _is_open_hole(text[:at], text[at:]):
        return "a `}` is missing before it: each hole of a text ends before the next one begins"
    if token in CLOSING:
        return f"a `{CLOSING[token]}` is missing before it, or it is one too many"
    if token == "+" and "NAME" in accepted:
        return "leave it out: a number without a sign is positive"
    if "NAME" in accepted:
        return "something is missing before it: a name or a value"
    return _before_it(text[:at], accepted, words)


def _before_it(before: str, accepted: Collection[str], words: set[str]) -> str:
    """What would have to stand before it: a word or a sign."""
    signs = [SIGNS[name] for name in SIGNS if name in accepted]
    if "EQUAL" in accepted and ":" in signs:  # what follows a condition, when the condition itself may lack more
        signs.remove(":")
    fitting = sorted(words - {name.lower() for name in JOINING}) + signs
    last = before.split()[-1:]
    if len(fitting) == 1 and last == fitting:
        return f"something is missing before `{fitting[0]}`: a name or a value"
    if 1 <= len(fitting) <= FEW:
        told = " or ".join(f"`{one}`" for one in fitting)
        return f"{told} is missing before it or in its place, or it is one too many"
    return ""


def _is_open_hole(before: str, after: str) -> bool:
    """Whether a hole of a text began before, or the text is one, and another begins before it ends."""
    behind, ahead = re.search(r"[{}][^{}]*\Z", before), re.search(r"[{}]", after)
    return ahead is not None and ahead[0] == "{" and (behind is None or behind[0][0] == "{")


def _no_aggregate(before: str) -> str:
    """The hint about a `for` in the parentheses of something that takes none."""
    depth = 0
    for place in range(len(before) - 1, -1, -1):
        depth += (before[place] == ")") - (before[place] == "(")
        if depth < 0:
            name = CALLED.search(before[: place + 1][-80:])
            best = nearest(name[1], AGGREGATES) if name is not None and name[1] not in AGGREGATES else None
            return f"did you mean `{best}(... for ...)`?" if best is not None else ""
    return ""
