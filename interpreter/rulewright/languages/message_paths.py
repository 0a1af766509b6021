"""Where message files lie: `languages/de.ftl` beside `ruleset.yaml`, `languages/NAME.de.ftl` beside `NAME.yaml`; those
with the sentences of a rulebook under the same name in `languages/book`.

In: a ruleset's file, a language tag as people write it. Out: paths, tags. Complains with `NoLanguage`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.ruleset_lookup import FILE, Found
from rulewright.source.suggestions import nearest
from rulewright.storage import members

FOLDER = "languages"
BOOK = "book"
"""The folder below it for the sentences of rulebooks."""
ENDING = ".ftl"
SOURCE_LANGUAGE = "en"
"""The language in which rulesets are written, unless a message file says otherwise."""
TAG = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}")
MISSING = "languages need a library that is not installed"


class NoLanguage(RulewrightError):
    """A language that a ruleset cannot be told in, and why."""


def message_path(ruleset: Path, language: str) -> Path:
    """The message file of a language, which may not be there."""
    lead = "" if ruleset.name == FILE else f"{ruleset.stem}."
    return ruleset.parent / FOLDER / f"{lead}{language}{ENDING}"


def languages_of(ruleset: Path) -> dict[str, Path]:
    """The message files that lie beside a ruleset, by language."""
    lead = "" if ruleset.name == FILE else f"{ruleset.stem}."
    found = {}
    for path in members(ruleset.parent / FOLDER, f"*{ENDING}"):
        name = path.name.removesuffix(ENDING)
        if name.startswith(lead) and ("." not in name or lead):
            found[name.removeprefix(lead)] = path
    return found


def ruleset_of_messages(path: Path) -> Found | None:
    """The ruleset that a message file belongs to; none for those of books, which lie in a folder below."""
    folder, (lead, dot, _) = path.parent.parent, path.name.removesuffix(ENDING).rpartition(".")
    base = folder / (f"{lead}.yaml" if dot else FILE)
    return Found(base) if path.parent.name == FOLDER and path.suffix == ENDING and base.is_file() else None


def is_of_book(path: Path) -> bool:
    """Whether a message file has the sentences of a rulebook."""
    return path.parent.name == BOOK and path.parent.parent.name == FOLDER


def ruleset_of_book(path: Path) -> Found | None:
    """The ruleset that the sentences of a rulebook belong to."""
    return ruleset_of_messages(path.parent.parent / path.name) if is_of_book(path) else None


def tag_of(path: Path) -> str:
    """The language of a message file, by its name."""
    return path.name.removesuffix(ENDING).rpartition(".")[2]


def language_of(ruleset: Path, wanted: str, others: Iterable[str] = ()) -> str:
    """The language among those of a ruleset, and others, that a tag means: itself,
    or the wider one (`de` for `de-AT`).
    """
    known = [SOURCE_LANGUAGE, *languages_of(ruleset), *others]
    alike = {one.casefold(): one for one in known}
    plain = wanted.strip().replace("_", "-").casefold()
    while plain:
        if plain in alike:
            return alike[plain]
        plain = plain.rpartition("-")[0]
    names = ", ".join(sorted(set(known)))
    best = nearest(wanted, known)
    more = f"; did you mean `{best}`?" if best is not None else ""
    raise NoLanguage(f"there is no language `{wanted[:40]}` for this ruleset{more} (it has {names})")
