"""Reports of the lab in another language: a sentence that is data is told by the message of its name.

In: a language; sentences, and other texts of a report. Out: texts in the language. What is no sentence is a name and
stays as it is (of rules and bots, what players type); figures have the signs of the language.
"""

from __future__ import annotations

import re

from rulewright.languages.message_file import MessageFile, check_library, grouped
from rulewright.languages.message_paths import SOURCE_LANGUAGE, NoLanguage
from rulewright.languages.own_sentences import own_languages, own_sentences
from rulewright.languages.typography import spacing_of
from rulewright.sentences import Said, Words, english
from rulewright.source.cells import neutral

FIGURE = re.compile(r"(?=.*\d)(?:[\d\s.,%+\N{PLUS-MINUS SIGN}<>=*()?;-]|->|pp)+")
"""Numbers with what stands between them."""
SIGN = re.compile(r"(?<=\d)[.,](?=\d)")


class SpokenReports:
    """Texts of reports in one language."""

    def __init__(self, language: str, messages: MessageFile) -> None:
        from babel import Locale, numbers  # noqa: PLC0415 (an extra)

        self.language, self.messages = language, messages
        locale = Locale.parse(language, sep="-")
        self.spacing = spacing_of(language)
        self.signs = {".": numbers.get_decimal_symbol(locale), ",": numbers.get_group_symbol(locale)}

    def __call__(self, text: Words) -> str:
        return self._said(text) if isinstance(text, Said) else self._figure(text)

    def _said(self, sentence: Said) -> str:
        """A sentence by its name; figures among its values have the signs of the language, other texts are names."""
        values = {name: self._value(value) for name, value in sentence.values}
        given = {name: grouped(value) if isinstance(value, int) else value for name, value in values.items()}
        words = self.messages.words(sentence.key, "", given) or english(sentence.key, **values)
        return sentence.as_it_stands(words)

    def _value(self, value: str | int | Said) -> str | int:
        if isinstance(value, Said):
            return self._said(value)
        return self._figure(value) if isinstance(value, str) else value

    def _figure(self, text: str) -> str:
        return self.spacing(SIGN.sub(lambda sign: self.signs[sign[0]], text)) if FIGURE.fullmatch(text) else text


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
