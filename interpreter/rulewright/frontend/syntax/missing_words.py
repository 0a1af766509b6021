"""What is missing where an expression ends too early: a colon, what stands behind a word, an indentation; a
sign between the choices and picks of a call.

In: the text, and the offset where it went wrong. Out: a hint, or nothing. Complains about nothing itself.
"""

from __future__ import annotations

import re

from rulewright.frontend.language.aggregate_table import AGGREGATES

LONGEST = 80
"""So many characters of what stands there are repeated."""
AROUND = 120
"""How many characters before and behind a slip are looked at."""

HEAD = re.compile(r"\s*(?P<head>(?:if|elif|for each)\b[^:\n]*|else)")
DANGLING = re.compile(
    r"(?:^|[\s)])(?P<word>and|or|not|if|else|where|from|to|then|in|by|highest|lowest|clockwise|counterclockwise|"
    r"[-+*=<>]|!=|<=|>=)"
)


SPAN_OF_NUMBERS = re.compile(r"\s*(?P<low>\w{1,20})\s*(?:[-\u2013]|(?<=\d)\.(?=[a-z]))\s*(?P<high>\w{1,20})\s*")


def dashed(text: str) -> str:
    """The hint about `1-6` where a type is needed, or nothing."""
    span = SPAN_OF_NUMBERS.fullmatch(text)
    return f"a range is written with two dots: `{span['low']}..{span['high']}`" if span is not None else ""


def missing(text: str, at: int) -> str:
    """What is missing where an expression ends at an offset, too early: a colon, or what stands behind a word."""
    line = text[max(text.rfind("\n", 0, at) + 1, at - AROUND) : at].rstrip()
    head = HEAD.fullmatch(line)
    if head is not None:
        return f"a colon is missing: `{clipped_head(head['head'])}:`"
    word = next((found["word"] for found in DANGLING.finditer(line) if found.end() == len(line)), "")
    if word in ("clockwise", "counterclockwise"):
        return f"say where it starts: `{word} from player 1`"
    if word:
        return f"something is missing behind `{word}`"
    return "a `)` is missing" if line.count("(") > line.count(")") else ""


def unopened(text: str, at: int) -> str:
    """The hint behind the word of an aggregate without parentheses, such as a value that is called so."""
    before = re.search(r"[a-z_]+\s*\Z", text[max(0, at - AROUND) : at])
    word = before.group().strip() if before is not None else ""
    return (
        f"behind `{word}` stands in parentheses what it is of; a value needs another word" if word in AGGREGATES else ""
    )


def clipped_head(head: str) -> str:
    """The beginning of a condition or a loop, by its first word alone if it is long."""
    return head if len(head) <= LONGEST else head.split(maxsplit=1)[0] + " ..."


def unindented(text: str, at: int) -> str:
    """The hint about the first line below `if ...:`, where it is indented no more than that."""
    above, _, here = text[:at].rpartition("\n")
    head = above.rstrip().rpartition("\n")[2]
    if here.strip() or not re.match(r"\s*(?:if|elif|else|for each)\b.*:$", head):
        return ""
    indent = len(head) - len(head.lstrip())
    return f"indent it by two blanks more than `{clipped_head(head.strip())}`" if len(here) <= indent else ""


_CALL = re.compile(r"(?P<name>[a-z_]\w*)(?P<has>\s*\([^()]*\))?\s+(?P<rest>(?P<here>\w+)[^,\n]*)")


def call_slip(text: str, at: int) -> str:
    """The hint about `bid 5`, `bid(5) bid(4)` and `5, 4` where actions with their picks are needed."""
    for found in _CALL.finditer(text):
        if found.start("here") == at and found["here"] in ("or", "and"):
            return f"a comma stands between two choices: `[{found['name']}, {found['rest'].split()[-1]}]`"
        if found.start("here") == at and (found["has"] or "(" in found["rest"]):
            return f"a comma stands between two choices: `{_clipped_words(found)}`"
        if found.start("here") == at:
            return f"picks stand in parentheses: `{found['name']}({', '.join(found['rest'].split())})`"
    return "the name of an action comes first: `action(picks)`" if re.match(r"[\d(]", text[at : at + 1]) else ""


def _clipped_words(found: re.Match[str]) -> str:
    whole = f"{found['name']}{found['has'] or ''}, {found['rest']}"
    return whole if len(whole) <= LONGEST else "..., ..."


REACHED = re.compile(r"(?P<noun>[a-z]\w*)\s+(?P<name>[a-z]\w*)\s+from\s.+?\sthrough\s.+")


def reached_slip(text: str, at: int) -> str:
    """`pick: town t from Ulm through t.near`: all are offered, and a condition says which of them."""
    found = next((one for one in REACHED.finditer(text) if one.start() <= at < one.end()), None)
    return (
        f"pick one of all, `{found['noun']}`, `where: any({found['name']} = {found['noun']} for {found[0]})`"
        if found
        else ""
    )
