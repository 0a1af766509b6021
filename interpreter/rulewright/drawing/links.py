"""Where a click leads: the line of a file.

In: spans, the folder of the picture, and a template of the reader's own, if there is one. Out: addresses,
percent-encoded; none for what lies in no file. Complains (`ValueError`) about a template that could run something or
lacks its holes.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

from rulewright.source.text import Span

SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")
ALLOWED = ("http:", "https:", "vscode:", "file:")
FILE, LINE = "{file}", "{line}"
TEMPLATE = f"{FILE}#L{LINE}"


class Addresses(Protocol):
    """Where a click on a part leads; an empty address where it leads nowhere."""

    def to(self, span: Span | None) -> str: ...


@dataclass(frozen=True, slots=True)
class Links:
    """`template` has holes for a file, named from `folder`, and a line."""

    folder: Path
    template: str = TEMPLATE

    def __post_init__(self) -> None:
        if FILE not in self.template:
            raise ValueError(f"a template of links names `{FILE}`, such as `https://example.org/{TEMPLATE}`")
        scheme = SCHEME.match(self.template)
        if scheme is not None and scheme[0].lower() not in ALLOWED:
            raise ValueError(f"links may begin with {', '.join(ALLOWED)} or a path; not with `{scheme[0]}`")

    def to(self, span: Span | None) -> str:
        """The address of a span's first line, or nothing."""
        if span is None or span.source.name.startswith("<"):
            return ""
        file = quote(_relative(Path(span.source.name), self.folder), safe="/.-_~")
        if file.startswith("//"):  # would be read as another machine
            file = f".{file}"
        return (
            quote(self.template, safe="{}%:/?#[]@!$&'()*+,;=-._~")
            .replace(FILE, file)
            .replace(LINE, str(span.position.line))
        )


def _relative(path: Path, folder: Path) -> str:
    try:
        found = os.path.relpath(path.absolute(), folder.absolute())
    except ValueError:  # another drive of Windows
        found = str(path.absolute())
    plain = Path(found).as_posix()
    return plain if SCHEME.match(plain) is None else f"./{plain}"
