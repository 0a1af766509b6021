"""What may be given to functions of the Python API, where a value of another kind would fail somewhere inside.

In: arguments by name. Raises `BadConfiguration`, which says what each is, and not what was given beyond its beginning.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from rulewright.errors import BadConfiguration

MOST = 10**9
NameOrPath = str | os.PathLike[str]
"""What a ruleset is called, or where a file lies."""


def check_counts(**counts: int | None) -> None:
    """Each is a whole number from 1 on; none is as good as not said."""
    for name, count in counts.items():
        if count is not None and (type(count) is not int or not 1 <= count <= MOST):
            raise BadConfiguration(f"`{name}` is a whole number from 1 to {MOST:,}, and not `{count!r:.40}`")


def check_needed(**counts: int) -> None:
    """The same, of what has to be said."""
    for name, count in counts.items():
        if count is None:
            raise BadConfiguration(f"`{name}` is a whole number from 1 to {MOST:,}, and not `None`")
    check_counts(**counts)


def check_words(**lists: object) -> None:
    """Each is a sequence of words; a word alone is none, for its letters would be taken."""
    for name, words in lists.items():
        if isinstance(words, str) or not (isinstance(words, Sequence) and all(isinstance(one, str) for one in words)):
            raise BadConfiguration(f"`{name}` is a list of words, and not `{words!r:.40}`")


def check_options(options: object) -> None:
    """Options are a mapping from names to words or numbers; none is as good as not said."""
    if options is not None and not (isinstance(options, Mapping) and all(isinstance(one, str) for one in options)):
        raise BadConfiguration(f"`options` has a word or number for each name, and is not `{options!r:.40}`")


def path_text(name: object) -> str:
    """A file or folder, or the name of a ruleset, as text."""
    if not isinstance(name, str | os.PathLike) or not isinstance(text := os.fspath(name), str):
        raise BadConfiguration(f"a ruleset or file is a name or a path, and not `{name!r:.40}`")
    return text
