"""Writes docs/reference/ from the tables of the handbook: `python docs/generate/reference.py`.
A test sees that it is up to date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.handbook.entry import Entry, Frame, Page
from rulewright.handbook.host import FILES, HOST
from rulewright.handbook.page_list import ENTRIES, PAGES
from rulewright.handbook.program_pages import EXPRESSIONS_IN, INSTRUCTIONS_IN, NOWHERE
from rulewright.handbook.signs import SIGNS
from rulewright.ir.operations import EXPRESSIONS, INDICES, INSTRUCTIONS, Operation

FOLDER = Path(__file__).parent.parent / "reference"
WIDTH = 79
MADE = "This page is made by `python docs/generate/reference.py` from the tables in `interpreter/rulewright/handbook/`."
HOW = (
    "Every entry begins with its form. Copy small words and signs as they are, and fill in the words in "
    "CAPITALS; `...` means that it goes on. Lines below each other, and `/`, show different ways to write it. "
    'A test runs every example in the small game below. What stands after "Then" is true after the example; '
    "an example that is a condition is true itself. [One page](../language.md) tells the whole language in "
    "short."
)
GAME = (
    "All examples stand in this game, in the phase `trial`, where `me` is player 1. What an example declares "
    "is added to the game, or takes the place of what has the same name. Nothing is shuffled, so the results "
    "of examples are certain."
)
WHERE = {page.file: {entry.name for entry in page.entries} for page in PAGES}
PROGRAM = "program"


def documents() -> dict[str, str]:
    """All pages by the names of their files."""
    pages = {f"{page.file}.md": _page(page) for page in PAGES}
    return {"README.md": _index(), **pages, f"{PROGRAM}.md": _program()}


# ---- text ------------------------------------------------------------------------------------------------------------


def slug(heading: str) -> str:
    """The anchor that a heading has, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def wrapped(pieces: Iterable[str]) -> str:
    """Pieces with blanks between them, in lines;
    a piece is never broken, and an item of a list goes on under its text.
    """
    first, *rest = pieces
    lines, hang = [first], "  " if first == "-" else ""
    for piece in rest:
        joined = f"{lines[-1]} {piece}"
        if len(joined) > WIDTH and lines[-1] != "-":
            lines.append(hang + piece)
        else:
            lines[-1] = joined
    return "\n".join(lines)


def words(text: str) -> list[str]:
    """The pieces of a paragraph: words, and code with its blanks and what touches it."""
    return re.findall(r"(?:`[^`]*`|[^\s`])+", text)


def paragraph(text: str) -> str:
    return wrapped(words(text))


def fence(text: str, language: str = "") -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def link(name: str, page: str = "") -> str:
    """A link to an entry, from a page."""
    home = next(file for file, names in WHERE.items() if name in names)
    shown = name.replace("[", "\\[").replace("]", "\\]")
    return f"[{shown}]({'' if home == page else f'{home}.md'}#{slug(name)})"


def links(names: Iterable[str], page: str = "") -> list[str]:
    """Links with commas between them."""
    found = [link(name, page) for name in names]
    return [*(f"{one}," for one in found[:-1]), *found[-1:]]


# ---- pages -----------------------------------------------------------------------------------------------------------


def _page(page: Page) -> str:
    """A page: its contents, then topic after topic."""
    back = "[Contents and index](README.md)"
    parts = [f"# {page.title}", paragraph(f"{page.about} {MADE}"), back]
    parts += [
        wrapped([f"**{topic.title}**:", *links((entry.name for entry in topic.entries), page.file)])
        for topic in page.topics
    ]
    for topic in page.topics:
        parts += [f"## {topic.title}", paragraph(topic.about)]
        parts += [_entry(entry, page.file) for entry in topic.entries]
    return "\n\n".join(parts) + "\n"


def _entry(entry: Entry, page: str) -> str:
    """Heading, form, meaning, example, related entries."""
    language = "yaml" if entry.frame not in (Frame.VALUE, Frame.BLOCK) else ""
    parts = [
        f"### {entry.name}",
        fence(entry.form),
        paragraph(entry.meaning),
        "Example:",
        fence(entry.example, language),
        *_outcome(entry),
    ]
    if entry.related:
        parts.append(wrapped(["See also:", *links(entry.related, page)]))
    return "\n\n".join(parts)


def _outcome(entry: Entry) -> Iterator[str]:
    """How an example is put to use, what lies beside it, and what then holds."""
    if entry.use:
        yield f"Used by\n\n{fence(entry.use, 'yaml')}"
    yield from (f"Beside it, `{name}`:\n\n{fence(text)}" for name, text in FILES.items() if name in entry.example)
    if entry.gives:
        yield paragraph(f"Then `{' '.join(entry.gives.split())}`.")


def _program() -> str:
    """The operations, each with an entry whose example comes to it."""
    about = (
        "What a ruleset is compiled to: a Program, one flat listing of instructions whose operands are expressions."
        " `rulewright show RULESET --stage program` prints it. For those who "
        f"work on Rulewright; no designer needs it. {MADE}"
    )
    indices = ", ".join(f"`{word}`" for word in INDICES)
    how = (
        f"Operands: `op` an expression, `slot` a place in the vector, `int` a number, {indices} the number of such a "
        "row, `label` a place in the code, `domain`, `text`, `offers`, `word`;"
        " with `?` it may be missing, with `*` there are any number."
    )
    parts = ["# Operations of the Program", paragraph(about), "[Contents and index](README.md)", paragraph(how)]
    for title, table, where in (
        ("Expressions", EXPRESSIONS, EXPRESSIONS_IN),
        ("Instructions", INSTRUCTIONS, INSTRUCTIONS_IN),
    ):
        parts.append(f"## {title}")
        parts += [_operation(operation, title.lower().removesuffix("s"), where) for operation in table.values()]
    return "\n\n".join(parts) + "\n"


def _operation(operation: Operation, kind: str, where: dict[str, str]) -> str:
    head = [f"### {operation.name} ({kind})", fence(f"{operation.name} {operation.operands}"), paragraph(operation.doc)]
    if operation.name in NOWHERE:
        return "\n\n".join([*head, "No rule is compiled to it."])
    if operation.name not in where:
        raise ImportError(f"handbook/program_pages.py: which entry has an example with the {kind} `{operation.name}`?")
    entry = ENTRIES[where[operation.name]]
    return "\n\n".join([*head, wrapped([*words("As in the example of"), f"{link(entry.name)}."])])


# ---- the index -------------------------------------------------------------------------------------------------------


def _index() -> str:
    """The front page: how to read, the pages, the small game, and the words."""
    pages = [wrapped(["-", f"[{page.title}]({page.file}.md):", *words(page.about)]) for page in PAGES]
    pages.append(f"- [Operations of the Program]({PROGRAM}.md): what rules are compiled to.")
    parts = [
        "# Language reference",
        paragraph(f"For looking things up. {MADE}"),
        paragraph(HOW),
        "## Pages",
        "\n".join(pages),
    ]
    parts += [
        "## Words",
        paragraph("Every word of the language and every key of a file, with the entries that explain it."),
        _words(),
    ]
    parts += ["## Signs", "\n".join(_item(sign, names) for sign, names in SIGNS.items())]
    parts += ["## The small game", paragraph(GAME), fence(HOST, "yaml")]
    return "\n\n".join(parts) + "\n"


def index() -> dict[str, list[str]]:
    """The words of all forms, each with the names of its entries; those that are called so come first."""
    found: dict[str, list[str]] = {}
    for entry in ENTRIES.values():
        for word in set(re.findall(r"(?<![\w.])[a-z_]{2,}", entry.form)):
            found.setdefault(word, []).append(entry.name)
    return {
        word: sorted(names, key=lambda name: (not re.match(rf"{word}\b", name), name))
        for word, names in sorted(found.items())
    }


def _words() -> str:
    """The list of words."""
    return "\n".join(_item(word, names) for word, names in index().items())


def _item(word: str, names: Iterable[str]) -> str:
    return wrapped(["-", f"`{word}`:", *links(names)])


def write() -> None:
    """Writes the whole folder anew."""
    FOLDER.mkdir(exist_ok=True)
    pages = documents()
    for old in FOLDER.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
