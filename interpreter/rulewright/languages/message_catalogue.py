"""A ruleset's message file, put beside its texts: which message says which text now.

In: a ruleset, a language. Out: a `Catalogue`. A message whose text has changed, or that is not done, counts as none:
the ruleset's own words are shown. Complains with `NoLanguage` where there is no such language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.frontend.syntax.text_files import read_source
from rulewright.languages.message_file import ALWAYS, NO_VALUES, MessageEntry, MessageFile, check_library, read_messages
from rulewright.languages.message_paths import SOURCE_LANGUAGE, language_of, languages_of
from rulewright.languages.own_sentences import own_languages, own_sentences
from rulewright.languages.rule_name_units import OWN_NAMES, name_of
from rulewright.languages.text_unit import TextUnit, UnitSort
from rulewright.languages.text_units import VARIANT, units_of
from rulewright.loading import Ruleset
from rulewright.sentences import english
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source


@dataclass(frozen=True)
class Catalogue:
    """The texts of a ruleset in a language. `ids` has the message for each text that has one, by the text's id."""

    language: str
    units: tuple[TextUnit, ...]
    messages: MessageFile
    ids: dict[str, str]
    sentences: MessageFile
    lines: dict[str, TextUnit] = field(default_factory=dict)
    names: dict[tuple[str, ...], TextUnit] = field(default_factory=dict)
    actions: dict[str, TextUnit] = field(default_factory=dict)
    classes: tuple[str, ...] = ()

    def words(self, unit: TextUnit | None, attribute: str = "", values: Mapping[str, Any] = NO_VALUES) -> str | None:
        """A text in the language; none if it has no message there."""
        found = self.ids.get(unit.id) if unit is not None else None
        return self.messages.words(found, attribute, values) if found is not None else None

    def name_words(
        self, name: tuple[str, ...], attribute: str = "", values: Mapping[str, Any] = NO_VALUES
    ) -> str | None:
        """What has a name in the ruleset (a word of a list: the list, the word); none if it has no message."""
        return self.words(self.names.get(name), attribute, values)

    def entry(self, unit: TextUnit | None) -> MessageEntry | None:
        """The message that says a text now."""
        found = self.ids.get(unit.id) if unit is not None else None
        return self.messages.entries[found] if found is not None else None

    def attributes_asked(self, name: str, unit: TextUnit | None) -> list[str]:
        """The attributes of a value, by its name, that the message of a text asks for."""
        entry = self.entry(unit)
        if entry is None:
            return []
        asked = [variable.partition("-") for variable, _ in entry.variables]
        return [attribute for lead, _, attribute in asked if lead == name and attribute not in ("", *ALWAYS)]

    def named(self, name: str, section: str = "") -> str | None:
        """What something that is declared is called: by its own message, by that of an action or a kind of its name,
        or by this program, of what every ruleset has. `section`: where it is declared, if that is known.
        """
        apart = self.names.get(name_of(section, name))
        kinds = [self.names[cls, name] for cls in self.classes if (cls, name) in self.names]
        for unit in (apart, self.names.get((name,)), self.actions.get(name), *kinds):
            found = self.words(unit)
            if found is not None:
                return found
        return self.sentences.words(OWN_NAMES[name]) if name in OWN_NAMES else None

    def say(self, key: str, /, **values: str | int) -> str:
        """A sentence of this program in the language; in English where it is not there."""
        return self.sentences.words(key, "", values) or english(key, **values)

    @property
    def static(self) -> dict[str, str]:
        """Texts that stand in the ruleset, by their id."""
        told = ((unit.id, self.words(unit)) for unit in self.units if unit.sort is UnitSort.STATIC)
        return {id_: words for id_, words in told if words is not None}

    @property
    def is_untranslated(self) -> bool:
        """Whether the ruleset says nothing in this language, so that its own words are shown."""
        return self.language != SOURCE_LANGUAGE and not self.ids

    @property
    def is_own(self) -> bool:
        """Whether nothing is to be put into other words."""
        return self.language == SOURCE_LANGUAGE and not self.ids


def catalogue_of(ruleset: Ruleset, wanted: str) -> Catalogue:
    """The texts of a ruleset in the language that a tag means.
    Where it has no message file, this program's own sentences are in that language.
    """
    language = language_of(ruleset.found.path, wanted, own_languages())
    path = languages_of(ruleset.found.path).get(language)
    messages = MessageFile(Source(str(path), ""), language)
    if path is not None or language in own_languages():
        check_library()
    if path is not None:
        report = Report()
        source = read_source(path, report)
        messages = read_messages(source, language, report) if source is not None else messages
    units = units_of(ruleset)
    variants = [variant.name for variant in ruleset.variants]
    ids = dict(_current(units, messages.entries, variants))
    lines = {unit.source: unit for unit in units if unit.sort is UnitSort.LINE}
    names: dict[tuple[str, ...], TextUnit] = {}
    for unit in units:
        if unit.sort is UnitSort.NAME:
            names.setdefault(unit.name, unit)
    actions = {unit.name[0]: unit for unit in units if unit.sort is UnitSort.ACTION}
    return Catalogue(
        language, units, messages, ids, own_sentences(language), lines, names, actions, tuple(ruleset.symbols.classes)
    )


def _current(
    units: tuple[TextUnit, ...], entries: dict[str, MessageEntry], variants: list[str]
) -> Iterator[tuple[str, str]]:
    """For each text the message that says it as it is now: that of a variant first."""
    for unit in units:
        for id_ in (*(f"{unit.id}{VARIANT}{name}" for name in reversed(variants)), unit.id):
            entry = entries.get(id_)
            if entry is not None and is_current(entry, unit):
                yield unit.id, id_
                break


def is_current(entry: MessageEntry, unit: TextUnit) -> bool:
    """Whether a message is done, and says what the text says now, with values that the text has."""
    return entry.is_done and entry.has_value and entry.text == unit.source and not any(foreign(entry, unit))


def foreign(entry: MessageEntry, unit: TextUnit) -> Iterator[int]:
    """Which of a message's variables the text has not: their numbers."""
    allowed = {hole.name for hole in unit.holes}
    number = {"number"} if unit.attributes and "numbered" in unit.attributes else set()
    for at, (name, _) in enumerate(entry.variables):
        if name.partition("-")[0] not in allowed | number:
            yield at
