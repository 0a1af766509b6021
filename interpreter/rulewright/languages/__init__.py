"""Rulesets in other languages: message files in the folder `languages` beside a ruleset, in the Fluent format.

In: a checked ruleset and a language tag. Out: the ruleset with its texts in that language (`translated`), a machine
that tells games in it (`speak`), findings about a message file (`check_messages`), a message file to fill in
(`updated`). Records, digests and fingerprints do not change with the language. Fluent's library is an extra and is
imported when a message file is read; `NoLanguage` says what is missing.
"""

from rulewright.languages.message_catalogue import Catalogue, catalogue_of
from rulewright.languages.message_checks import MarkFault, MessageSort, check_messages, check_open_messages
from rulewright.languages.message_file import MessageFile, read_messages
from rulewright.languages.message_paths import (
    BOOK,
    ENDING,
    NoLanguage,
    is_of_book,
    language_of,
    languages_of,
    message_path,
    ruleset_of_book,
    ruleset_of_messages,
)
from rulewright.languages.message_skeleton import Counts, updated
from rulewright.languages.spoken_machine import speak
from rulewright.languages.spoken_reports import SpokenReports, spoken_reports
from rulewright.languages.text_unit import TextUnit, UnitSort, flat
from rulewright.languages.text_units import all_units, units_of, with_variants
from rulewright.languages.translated_tree import translated

__all__ = [
    "BOOK",
    "ENDING",
    "Catalogue",
    "Counts",
    "MarkFault",
    "MessageFile",
    "MessageSort",
    "NoLanguage",
    "SpokenReports",
    "TextUnit",
    "UnitSort",
    "all_units",
    "catalogue_of",
    "check_messages",
    "check_open_messages",
    "flat",
    "is_of_book",
    "language_of",
    "languages_of",
    "message_path",
    "read_messages",
    "ruleset_of_book",
    "ruleset_of_messages",
    "speak",
    "spoken_reports",
    "translated",
    "units_of",
    "updated",
    "with_variants",
]
