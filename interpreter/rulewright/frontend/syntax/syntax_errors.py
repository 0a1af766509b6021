"""What to say about an expression that does not parse: the sign or word that cannot stand there, and what was probably
meant.

In: the parser's complaint, and the text. Out: nothing; it reports RW201 at the exact place, with a hint and perhaps a
fix.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from rulewright.frontend.syntax.expected_words import ANYTHING, fitting_words
from rulewright.frontend.syntax.mends import mends
from rulewright.frontend.syntax.missing_words import call_slip, dashed, missing, reached_slip, unindented, unopened
from rulewright.frontend.syntax.slips import slip
from rulewright.frontend.syntax.words_as_said import EFFECT_WORDS, SEVERAL, verb
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.lookalikes import described
from rulewright.source.suggestions import nearest
from rulewright.source.text import Span

KEYWORD_TOKENS = {
    "if",
    "else",
    "for",
    "in",
    "is",
    "and",
    "or",
    "not",
    "mod",
    "rounded",
    "where",
    "by",
    "then",
    "to",
    "from",
}


def report_syntax_error(problem: UnexpectedInput, body: Span, start: str, report: Report) -> None:
    text = body.text
    if isinstance(problem, UnexpectedCharacters):
        at = problem.pos_in_stream or 0
        message = f"`{text[at : at + 1]}` cannot stand here"
        report.error(
            "RW201",
            message,
            body.source.span(body.start + at),
            _hint(text, at, set(), start) or fitting_words(text, at, text[at : at + 1], ()) or ANYTHING,
            fixes=_mends(body, at, start),
        )
        return
    token = problem.token if isinstance(problem, UnexpectedToken) else None
    expected = set(problem.expected) if isinstance(problem, UnexpectedToken) else set()
    if token is None or token.type == "$END" or not str(token).strip():
        at = len(text.rstrip()) if token is None or token.type == "$END" else (token.start_pos or 0)
        at = len(text.rstrip()) if text[at : at + 1].strip() else at  # the end of the last line stands at its last word
        place = Span(body.source, body.start + at, body.start + at + 1)
        report.error("RW201", "this expression is not complete", place, _end_hint(body, at, expected, start))
        return
    at = token.start_pos or 0
    place, hint = Span(body.source, body.start + at, body.start + at + len(token)), _hint(text, at, expected, start)
    if not hint or hint == _own_word(str(token)):
        hint = fitting_words(text, at, str(token), _accepted(problem)) or hint or ANYTHING
    report.error("RW201", f"`{token}` cannot stand here", place, hint, fixes=_mends(body, at, start))


NAMED_FIRST = re.compile(r"\s*let\b")
"""How a term begins whose lines are read one by one."""
ROUNDING = "a division says how it is rounded: `a / b rounded down`"
STATEMENTS = (*EFFECT_WORDS, "if", "elif", "else", "for")

_HINTS = (
    (re.compile(r"=="), "equality is written with one `=`"),
    (re.compile(r"&&"), "write `and`"),
    (re.compile(r"\|\|"), "write `or`"),
    (re.compile(r"!(?!=)"), "write `not`"),
    (re.compile(r"[A-Z]"), "names are written in small letters"),
    (re.compile(r"\""), "words need no quotes inside an expression"),
    (re.compile(r"'"), "words need no quotes inside an expression"),
    (re.compile(r"%"), "write `mod`"),
    (re.compile(r"\*\*"), "there are no powers; a table can hold them"),
    (re.compile(r"//"), "write `/ ... rounded down`"),
    (re.compile(r"~"), "nothing is written `none`"),
    (re.compile(r"\\n"), SEVERAL),
    (re.compile(r";"), SEVERAL),
    (re.compile(r"[@$`\\]"), "this sign is not part of the language"),
    (
        re.compile(r"in\b"),
        "whether a thing is among others is written with `is`: `x is in [...]`; or a `where` or `for` is missing",
    ),
    (re.compile(r"\d*\.\d"), "numbers are whole; a range is written `1..6`"),
)
_DOUBLED = ("==", "&&", "||", "**", "//")


def _mends(body: Span, at: int, start: str) -> Iterator[Fix]:
    """The mends of a single sign or word; a slip is more than that."""
    return (
        iter(()) if slip(body.text, at, start == "block") else mends(body, at, STATEMENTS if start == "block" else ())
    )


def _end_hint(body: Span, at: int, expected: set[str], start: str) -> str:
    if told := dashed(body.text):
        return told
    if start == "term" and NAMED_FIRST.match(body.text):
        return "below its names stands the value of the term, in line with them"
    cut = body.source.text[body.end : body.end + 1]
    if cut and cut in ",[{?":
        return "YAML's { } or [ ] cut this expression: put it in quotes"
    if "ROUNDED" in expected:
        return ROUNDING
    return unopened(body.text, at) or missing(body.text, at) or "it ends too early"


def _hint(text: str, at: int, expected: set[str], start: str) -> str:
    told = slip(text, at, start == "block") or _own_slip(text, at, start) or unopened(text, at)
    odd = described(text[at : at + 1]) if at < len(text) else ""
    if told or odd:
        return told or odd
    before = text[max(0, at - 1) :]
    rest = before if before.startswith((*_DOUBLED, ".")) else text[at:]
    for pattern, hint in _HINTS:
        if pattern.match(rest):
            return hint
    if "ROUNDED" in expected and "/" in text[:at]:
        return ROUNDING
    if re.match(r"(and|or)\b", rest):
        return "`and` and `or` mix only with parentheses"
    zeros = re.match(r"0([0-9]+)", before)
    if zeros is not None:
        return f"numbers begin with no needless 0: `{zeros[1].lstrip('0') or '0'}`"
    if re.match(r"[0-9]+[a-z_]", before):
        return "numbers are plain digits, and names start with a letter"
    word = re.match(r"[a-z_]+", rest)
    if word and word.group() in KEYWORD_TOKENS:
        return _own_word(word.group())
    return _statement_hint(text, at) if start == "block" else ""


def _own_word(word: str) -> str:
    return f"`{word}` is a word of the language; another name is needed, or something is missing before it"


def _accepted(problem: UnexpectedInput) -> Collection[str]:
    """Terminals that could stand there."""
    found = problem.accepts if isinstance(problem, UnexpectedToken) else ()
    return found if isinstance(found, set) else ()


def _own_slip(text: str, at: int, start: str) -> str:
    """Slips that only blocks, only picks, or only calls of actions, have."""
    if start == "block":
        return unindented(text, at) or (SEVERAL if _begins_line(text, at) else "")
    if start == "term":
        return _term_slip(text, at)
    if start == "picks":
        return reached_slip(text, at)
    return call_slip(text, at) if start in ("call", "calls") else ""


def _term_slip(text: str, at: int) -> str:
    """What stands in a term as if it were a block, or beside its names."""
    before, rest = text[text.rfind("\n", 0, at) + 1 : at].strip(), text[at:]
    first = re.match(r"[a-z]*", before or rest)
    assert first is not None
    if before == "if":
        return "a value for each of two cases is written `X if CONDITION else Y`"
    if first[0] in EFFECT_WORDS and first[0] != "let":
        return "a term changes nothing: above its value only `let` may stand"
    if re.fullmatch(r"let\s+\w+", before):
        return "write `let NAME = X`"
    if rest.startswith("let ") or (first[0] == "let" and re.match(r"[,;]|in\b", rest)):
        return "names stand above the value, a line each below `|`"
    return "names stand on lines of their own below `|`" if NAMED_FIRST.match(text) and not before else ""


def _begins_line(text: str, at: int) -> bool:
    """Whether a statement begins here, on a line below another one: plain lines are one line."""
    above, _, here = text[:at].rpartition("\n")
    word = re.match(r"[a-z]+", text[at:])
    return bool(above.strip()) and not here.strip() and word is not None and word[0] in STATEMENTS


def _statement_hint(text: str, at: int) -> str:
    """What a line of a block may begin with, where it begins with something else."""
    line = text[text.rfind("\n", 0, at) + 1 : at].split()
    if not line or line[0] in STATEMENTS or len(line) > 1:
        return ""
    best, second = nearest(line[0], STATEMENTS), re.match(r"[a-z_]*", text[at:])
    return (
        verb(line[0])
        or (second and verb(second[0]))
        or (
            f"did you mean `{best}`?"
            if best is not None
            else f"no statement begins with `{line[0]}`; there are {', '.join(STATEMENTS)}"
        )
    )
