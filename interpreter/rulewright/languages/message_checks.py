"""A message file against the texts of its ruleset: what is missing, stale, unknown, has holes that do not fit, or calls
two things by one name.

In: a message file, the texts (those of variants with them). Out: findings, at their places in the message file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rulewright.frontend.syntax.text_files import read_source
from rulewright.languages.message_catalogue import foreign, is_current
from rulewright.languages.message_file import ALWAYS, CONTROL, MessageEntry, MessageFile, read_messages
from rulewright.languages.message_paths import TAG, NoLanguage, is_of_book, ruleset_of_book, ruleset_of_messages, tag_of
from rulewright.languages.text_unit import TextUnit, UnitSort
from rulewright.languages.text_units import all_units, units_of
from rulewright.loading import Ruleset, Unsound
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Label, Report
from rulewright.source.lookalikes import appearance
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source, Span

MOST_NAMED = 5
MOST_SHOWN = 40
"""So much of a sentence is shown."""
NAMES = (UnitSort.NAME, UnitSort.ACTION)
"""Sorts of texts by which people choose and read what lies where."""
TOLD_ALONE = ("steps", "roles")
"""Sections whose names never stand side by side."""


Texts = Callable[[Found], tuple[TextUnit, ...] | None]


class MarkFault(NamedTuple):
    """A mark of a sentence that its words lack, or one that they have and the sentence has not."""

    mark: str
    is_lacking: bool


class MessageSort(NamedTuple):
    """What is special about a sort of message files: the option by which `translate` renews them, whether their ids
    tell people anything, and what is wrong with the marks of words (of a text, and words for it).
    """

    option: str = ""
    has_names: bool = True
    faults: Callable[[str, str], Iterator[MarkFault]] = lambda _text, _words: iter(())


OF_RULES = MessageSort()

NOT_WANTED = "if you do not want this language, delete its file"


def check_messages(
    place: Path, source: Source | None, report: Report, texts: Texts = all_units, sort: MessageSort = OF_RULES
) -> None:
    """Everything that can be said about a message file; its text is given where it is not to be read.
    `texts`: those of a ruleset with its variants, which take long to find and are the same for all languages.
    """
    found = source or read_source(place, report)
    if found is None:
        return
    messages = _read(place, found, report)
    base = ruleset_of_book(place) if is_of_book(place) else ruleset_of_messages(place)
    if messages is None:
        return
    units = _texts_of(base, texts) if base is not None else None
    if units is None:
        hint = "the ruleset lies in the folder above; mend it first"
        why = "this file was not looked at, because its ruleset is missing, or it or a variant of it has errors"
        report.error("RW929", why, found.span(0), hint)
        return
    compare(messages, units, report, sort)


def _texts_of(base: Found, texts: Texts) -> tuple[TextUnit, ...] | None:
    """The texts of a ruleset; none if it or a variant of it is wrong."""
    try:
        return texts(base)
    except Unsound:
        return None


def check_open_messages(place: Path, source: Source, ruleset: Ruleset | None, report: Report) -> None:
    """What can be said while somebody writes: variants are not looked at, and
    nothing is said of what is still missing.
    """
    messages = _read(place, source, report)
    if messages is None or ruleset is None:
        return
    known = {unit.id: unit for unit in units_of(ruleset)}
    for entry in messages.entries.values():
        if entry.id in known:
            _check(entry, known[entry.id], messages, report, OF_RULES)


def _read(place: Path, found: Source, report: Report) -> MessageFile | None:
    """The messages of a file, if it is named after a language."""
    language, begin = tag_of(place), found.span(0)
    if TAG.fullmatch(language) is None or not _is_known(language):
        hint = "name the file after a language: `de.ftl`, `pt-BR.ftl`"
        report.error("RW928", f"`{language[:40]}` is no language that is known", begin, hint)
        return None
    try:
        return read_messages(found, language, report)
    except NoLanguage as problem:
        report.error("RW929", f"this file was not looked at: {problem}", begin, "install it, and check again")
        return None


def _is_known(language: str) -> bool:
    """Whether plural forms of a language are known; without the library nobody can tell."""
    try:
        from babel import Locale, UnknownLocaleError  # noqa: PLC0415 (an extra)
    except ImportError:
        return True
    try:
        Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return False
    return True


def compare(messages: MessageFile, units: Sequence[TextUnit], report: Report, sort: MessageSort = OF_RULES) -> None:
    """The messages of a file against texts."""
    known = {unit.id: unit for unit in units}
    for entry in messages.entries.values():
        unit = known.get(entry.id)
        if unit is None:
            _unknown(entry, known if sort.has_names else (), report, sort)
        else:
            _check(entry, unit, messages, report, sort)
    _alike(messages, units, report)
    _missing(messages, [unit for unit in units if unit.id not in messages.entries], report, sort)


def _alike(messages: MessageFile, units: Sequence[TextUnit], report: Report) -> None:
    """Names that stand side by side, are told apart by the ruleset, and have the same words here."""
    first: dict[tuple[str, str], TextUnit] = {}
    for unit in units:
        entry = messages.entries.get(unit.id)
        is_alone = unit.sort not in NAMES or unit.id.partition("-")[0] in TOLD_ALONE
        if is_alone or entry is None or not is_current(entry, unit):
            continue
        words = messages.words(unit.id, "", {"number": 2})
        other = first.setdefault((unit.id.rpartition("-")[0], appearance(words or unit.id)), unit)
        if appearance(other.source) != appearance(unit.source):
            label = [Label(messages.entries[other.id].span, "the other")]
            message = f"`{unit.source}` and `{other.source}` are both called `{words}` here"
            hint = "nobody could tell them apart: give them names that differ"
            report.error("RW930", message, entry.span, hint, label)


def _check(entry: MessageEntry, unit: TextUnit, messages: MessageFile, report: Report, sort: MessageSort) -> None:
    if _is_fresh(entry, unit, report):
        _holes(entry, unit, messages, report)
        _fills(entry, messages, report)
        _marks(entry, unit, messages, report, sort)


def _unknown(entry: MessageEntry, known: Iterable[str], report: Report, sort: MessageSort) -> None:
    hint = did_you_mean(entry.id, known)
    report.error(
        "RW923",
        f"no text of the ruleset is called `{entry.id}`",
        entry.span,
        hint if hint.best else f"`rulewright translate{sort.option}` moves it to the end of the file, as a comment",
    )


def _is_fresh(entry: MessageEntry, unit: TextUnit, report: Report) -> bool:
    """Whether a message says what the text says now; a complaint if not."""
    if not entry.is_done:
        report.error(
            "RW921",
            f"`{entry.id}` is not translated yet",
            entry.span,
            "write the words, and take the line `# todo` out",
        )
        return False
    if not entry.has_value:
        report.error("RW921", f"`{entry.id}` has no words of its own", entry.span, f"write them after `{entry.id} =`")
        return False
    if entry.text is None:
        hint = f"write the comment `# text: {unit.source}` above it, if it says that"
        report.error("RW922", f"nobody knows which text `{entry.id}` translates", entry.span, hint)
        return False
    if entry.text != unit.source:
        hint = f"translate it anew, and write the comment `# text: {unit.source}` above it"
        report.error(
            "RW922",
            f"`{entry.id}` translates another text than the ruleset has now: `{entry.text}`",
            entry.span,
            hint,
            [Label(unit.span, "the text now")],
        )
        return False
    return True


def _holes(entry: MessageEntry, unit: TextUnit, messages: MessageFile, report: Report) -> None:
    """Holes of a message that the text has not, and those of the text that the message leaves out."""
    allowed = {hole.name: hole for hole in unit.holes}
    wrong = list(foreign(entry, unit))
    for at in wrong:
        name, span = entry.variables[at]
        hint = did_you_mean(name, allowed) if allowed else "write words only"
        report.error("RW924", f"the text of `{entry.id}` has no value `${name}`", span, hint)
    for at, (name, span) in enumerate(entry.variables):
        lead, hyphen, attribute = name.partition("-")
        if at not in wrong and hyphen and attribute not in ALWAYS:
            _attribute(entry, allowed[lead].owners if lead in allowed else (), attribute, span, messages, report)
    used = {name.partition("-")[0] for name, _ in entry.variables}
    required = [hole.name for hole in unit.holes if f"{{{hole.text}}}" in unit.source]
    for name in required:
        if name not in used and not wrong:
            hint = f"write `{{ ${name} }}` where it belongs"
            report.error("RW925", f"`{entry.id}` leaves out `${name}`, which the text has", entry.span, hint)


def _attribute(
    entry: MessageEntry, owners: tuple[str, ...], attribute: str, span: Span, messages: MessageFile, report: Report
) -> None:
    """Whether the messages of all values have an attribute that is asked of them."""
    if not owners:
        report.error(
            "RW924",
            f"`${span.text.lstrip('$')}` asks for an attribute, and values of this sort have none",
            span,
            "write the value alone",
        )
        return
    named = [one for one in messages.entries.values() if any(_is_of(one.id, owner) for owner in owners)]
    without = [one.id for one in named if not _gives(one, attribute)]
    if without or not named:
        told = ", ".join(f"`{id_}`" for id_ in without[:MOST_NAMED]) + (", ..." if len(without) > MOST_NAMED else "")
        hint = f"write `    .{attribute} = ...` below each; without it, the name itself is shown"
        report.error("RW927", f"no attribute `{attribute}` for `{entry.id}` in: {told or owners[0]}", span, hint)


def _is_of(id_: str, owner: str) -> bool:
    return id_ == owner or id_.startswith(f"{owner}-kinds-")


def _gives(entry: MessageEntry, attribute: str) -> bool:
    is_class = entry.id.startswith("components-") and "-kinds-" not in entry.id
    return (f"hidden-{attribute}" if is_class else attribute) in entry.attributes


def _fills(entry: MessageEntry, messages: MessageFile, report: Report) -> None:
    """Whether the message can be filled in, and its words hold nothing that harms a screen."""
    for attribute in ("", *entry.attributes):
        values = {name: 2 for name, _ in entry.variables} | {"number": 2}
        words = messages.words(entry.id, attribute, values)
        if words is None:
            what = f"the attribute `{attribute}` of `{entry.id}`" if attribute else f"`{entry.id}`"
            report.error(
                "RW926", f"{what} cannot be filled in", entry.span, "does it use a term that is not there, or itself?"
            )
        elif CONTROL.search(words):
            report.error("RW926", "a control character may not stand in a message", entry.span, "leave it out")


def _marks(entry: MessageEntry, unit: TextUnit, messages: MessageFile, report: Report, sort: MessageSort) -> None:
    """Links and places of a sentence that its words do not have, or that they have and it has not."""
    words = messages.words(entry.id, "", {}) or ""
    for fault in sort.faults(unit.source, words):
        if fault.is_lacking:
            hint = "write `[words]` before it where they belong; without it the English sentence is shown"
            report.error("RW925", f"`{entry.id}` leaves out `{fault.mark}`, to which links lead", entry.span, hint)
        else:
            hint = "write the words alone, or a link of the text"
            report.error("RW925", f"the text of `{entry.id}` has no `{fault.mark}`", entry.span, hint)


def _missing(messages: MessageFile, missing: Sequence[TextUnit], report: Report, sort: MessageSort) -> None:
    if not missing:
        return
    named = [f"`{unit.id}`" if sort.has_names else f"“{_beginning(unit.source)}”" for unit in missing[:MOST_NAMED]]
    told = ", ".join(named) + (", ..." if len(missing) > MOST_NAMED else "")
    end = len(messages.source.text.rstrip())
    count = "one text has" if len(missing) == 1 else f"{len(missing)} texts have"
    hint = f"`rulewright translate RULESET {messages.language}{sort.option}` adds them, to be filled in; {NOT_WANTED}"
    report.error("RW921", f"{count} no message: {told}", messages.source.span(max(0, end - 1), max(1, end)), hint)


def _beginning(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN].rstrip()}..."
