"""Writes docs/bots/ from the table of bots: `python docs/generate/bot_pages.py`. A test sees that it is up to date."""

from __future__ import annotations

from pathlib import Path

from rulewright.bots.bot_table import ENTRIES, BotEntry
from rulewright.bots.spelling import wanted

FOLDER = Path(__file__).parent.parent / "bots"
MADE = "This page is made by `python docs/generate/bot_pages.py` from `interpreter/rulewright/bots/bot_table.py`."


def documents() -> dict[str, str]:
    """All pages by the names of their files."""
    return {f"{entry.name}.md": _page(entry) for entry in ENTRIES}


def _page(entry: BotEntry) -> str:
    title = f"# {entry.name}: {entry.summary}"
    return f"{title}\n\n{MADE}\n\n{_arguments(entry)}{entry.about}\n\nSource: {entry.source}\n"


def _arguments(entry: BotEntry) -> str:
    if not entry.arguments:
        return f"It is spelled `{entry.name}` and takes no arguments.\n\n"
    rows = "".join(
        f"| `{one.name}` | {wanted(one)} | {f'`{one.default}`' if one.default else 'none'} | {one.about} |\n"
        for one in entry.arguments
    )
    return f"| argument | what | usual | |\n|---|---|---|---|\n{rows}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in documents().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
