"""Reports of the lab in another language: a sentence that is data is told by the message of its name; a text of a page,
by the message of the English sentence that it fills.

In: a language; texts as pages have them. Out: texts in the language. What is no sentence of ours stays as it is (names
of rules and bots, what players type); figures have the signs of the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from rulewright.languages.message_file import MessageFile, check_library
from rulewright.languages.message_paths import SOURCE_LANGUAGE, NoLanguage
from rulewright.languages.own_sentences import own_languages, own_sentences
from rulewright.sentences import ENGLISH, METRICS, REPORTS, Numbered, Said, Words, english
from rulewright.source.cells import neutral

SHARED = ("decisions", "log-place", "seat")
"""Sentences of a table that pages have too."""
LONGEST, DEEPEST = 1200, 4
"""Characters, and sentences within sentences: what has more is no sentence of ours."""
MOST_KEPT = 4096
FIGURE = re.compile(r"(?=.*\d)(?:[\d\s.,%+\N{PLUS-MINUS SIGN}<>=*()?;-]|->|pp)+")
"""Numbers with what stands between them."""
HOLE = re.compile(r"\{(\w+)\}")
SIGN = re.compile(r"(?<=\d)[.,](?=\d)")
NUMBERS = frozenset(
    {"count", "low", "high", "from", "to", "number", "place", "points", "share", "margin", "least", "q"}
)
"""Holes that take a figure only."""
LISTS = (re.compile(r"(?<=\d), (?=\D)"), re.compile(", "))
"""Where members of a list may be taken apart: behind their figures first, as a name may hold a comma."""
HEADED = "report-headed"
"""How a heading and what follows it are put together."""


class KnownSentence(NamedTuple):
    """An English sentence as what it may look like. `by`: the hole that must be a number to decide the form."""

    key: str
    shape: re.Pattern[str]
    by: str = ""


class SpokenReports:
    """Texts of pages in one language."""

    def __init__(self, language: str, messages: MessageFile) -> None:
        from babel import Locale, numbers  # noqa: PLC0415 (an extra)

        self.language, self.messages = language, messages
        locale = Locale.parse(language, sep="-")
        self.signs = {".": numbers.get_decimal_symbol(locale), ",": numbers.get_group_symbol(locale)}
        self.told = lru_cache(MOST_KEPT)(self._told)

    def __call__(self, text: Words) -> str:
        if isinstance(text, Said):
            return self._said(text)
        return self.told(text) if len(text) <= LONGEST else text

    def _said(self, sentence: Said) -> str:
        """A sentence by its name; figures among its values have the signs of the language, other texts are names."""
        values = {name: self._value(value) for name, value in sentence.values}
        words = self.messages.words(sentence.key, "", values) or english(sentence.key, **values)
        return sentence.as_it_stands(words)

    def _value(self, value: str | int | Said) -> str | int:
        if isinstance(value, Said):
            return self._said(value)
        return self._figure(value) if isinstance(value, str) else value

    def _figure(self, text: str) -> str:
        return SIGN.sub(lambda sign: self.signs[sign[0]], text) if FIGURE.fullmatch(text) else text

    def _told(self, text: str, begins: bool = True, depth: int = 0) -> str:
        """`begins`: it stands at the beginning of a line, where a sentence has a capital letter. `depth`: sentences
        that it is a value of.
        """
        if FIGURE.fullmatch(text):
            return SIGN.sub(lambda sign: self.signs[sign[0]], text)
        if depth > DEEPEST:
            return text
        found = self._sentence(text, begins, depth) or (begins and self._uncapitalised(text, depth))
        return found or self._taken_apart(text, begins, depth)

    def _uncapitalised(self, text: str, depth: int) -> str | None:
        """What has a capital letter at the beginning of a line, and elsewhere none."""
        found = self._sentence(text[:1].lower() + text[1:], False, depth) if text[:1].isupper() else None
        return found and found[:1].upper() + found[1:]

    def _sentence(self, text: str, begins: bool, depth: int) -> str | None:
        for known in _whole().get(text, ()) or _with_holes():
            holes = known.shape.fullmatch(text)
            if holes is not None:
                return self.messages.words(known.key, "", self._values(known, holes, begins, depth + 1))
        return None

    def _values(self, known: KnownSentence, holes: re.Match[str], begins: bool, depth: int) -> dict[str, str | int]:
        return {
            name: int(value.replace(",", ""))
            if name == known.by
            else self.told(value, begins and holes.start(name) == 0, depth)
            for name, value in holes.groupdict().items()
        }

    def _taken_apart(self, text: str, begins: bool, depth: int) -> str:
        """Part by part, if any of them is ours."""
        head, colon, more = text.partition(": ")
        if colon:
            told = self.told(head, begins, depth + 1), self.told(more, False, depth + 1)
            if told != (head, more):
                return self.messages.words(HEADED, "", {"what": told[0], "more": told[1]}) or text
        for between in LISTS:
            first, *others = between.split(text)
            if others:
                members = [self.told(first, begins, depth + 1), *(self.told(one, False, depth + 1) for one in others)]
                if members != [first, *others]:
                    return ", ".join(members)
        return text


@cache
def _whole() -> dict[str, tuple[KnownSentence, ...]]:
    """Sentences without holes, by what they say."""
    return {one: (KnownSentence(key, re.compile(re.escape(one))),) for key, one in _forms() if "{" not in one}


@cache
def _with_holes() -> tuple[KnownSentence, ...]:
    """Those that say most beside their holes first."""
    told = [(key, form) for key, form in _forms() if "{" in form and key != HEADED]
    ordered = sorted(told, key=lambda one: -len(HOLE.sub("", one[1])))
    return tuple(KnownSentence(key, _shape(form, _by(key)), _by(key)) for key, form in ordered)


def _forms() -> Iterator[tuple[str, str]]:
    for key in (*REPORTS, *METRICS, *SHARED):
        found = ENGLISH[key]
        forms = (found.one, found.many) if isinstance(found, Numbered) else (found,)
        yield from ((key, form) for form in forms)


def _by(key: str) -> str:
    found = ENGLISH[key]
    return found.by if isinstance(found, Numbered) else ""


def _shape(form: str, by: str) -> re.Pattern[str]:
    """What a sentence looks like when it is filled in. A hole ends where what follows it stands first, so that a
    stranger's text takes no longer than it is long; the last hole ends as late as it can.
    """
    first, *rest = HOLE.split(form)
    pairs = list(zip(rest[::2], map(re.escape, rest[1::2]), strict=True))
    holes = (_hole(name, after, by, at == len(pairs)) for at, (name, after) in enumerate(pairs, start=1))
    return re.compile(f"{re.escape(first)}{''.join(holes)}", re.DOTALL)


def _hole(name: str, after: str, by: str, is_last: bool) -> str:
    if name == by:
        return rf"(?P<{name}>\d[\d,]*){after}"
    if name in NUMBERS:
        return rf"(?P<{name}>[-+]?\d[\d.,]*(?: %| pp)?|\?){after}"
    return rf"(?P<{name}>.+){after}" if is_last else rf"(?>(?P<{name}>.+?){after})"


def spoken_reports(wanted: str) -> SpokenReports | None:
    """None for English. Complains where this program does not speak the language."""
    known = (SOURCE_LANGUAGE, *own_languages())
    plain = wanted.strip().replace("_", "-").casefold()
    language = next((one for one in (plain, plain.partition("-")[0]) if one in known), None)
    if language is None:
        raise NoLanguage(f"reports are told in {', '.join(known)}, and not in `{neutral(wanted[:40])}`")
    if language == SOURCE_LANGUAGE:
        return None
    check_library()
    return SpokenReports(language, own_sentences(language))
