"""`rulewright rulebook`: a ruleset as a book to read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright import rulebook
from rulewright.cli import game_options, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS
from rulewright.frontend.analysis.missing_texts import EntryTexts, MissingText, missing_texts
from rulewright.loading import Ruleset, Unsound
from rulewright.source.machine_formats import report

if TYPE_CHECKING:
    from rulewright.languages import Catalogue

FORMATS = {"markdown": ".md", "html": ".html", "pdf": ".pdf"}
ENDINGS = {suffix: form for form, suffix in FORMATS.items()} | {
    ".htm": "html",
    ".markdown": "markdown",
    ".txt": "markdown",
}
MOST_EXAMPLES = 1000


@click.command(name="rulebook")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option("-o", "--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the book to a file.")
@click.option(
    "--format",
    "form",
    type=click.Choice(list(FORMATS)),
    help="Default: by the ending of the file (.md, .html, .pdf), else markdown.",
)
@click.option(
    "--examples",
    default="12",
    callback=parameter_types.whole(0, MOST_EXAMPLES),
    metavar="N",
    help="At most so many worked examples, made from scenarios. Default: 12.",
)
@game_options.language_option
@click.option(
    "--missing", is_flag=True, help="Instead of the book, list the entries about which its author says nothing."
)
@click.option("--json", "as_json", is_flag=True, help="Write that list as JSON.")
@click.option("--strict", is_flag=True, help="End with 1 if that list is not empty.")
def command(
    ruleset: str,
    output_file: Path | None,
    form: str | None,
    examples: int,
    missing: bool,
    strict: bool,
    as_json: bool,
    language: str | None,
) -> int:
    """Write the rulebook of a ruleset: what is in the box, set-up, turns, actions, scoring, rulings, examples.

    Every sentence is made from the rules that are played, so the two cannot disagree; what the author says in `about`
    stands before them. The book of a variant marks what differs from the game. `--missing` lists the entries of which
    the author says nothing.
    """
    if as_json and not missing:
        raise click.UsageError("--json goes with --missing; the book itself is Markdown, HTML or PDF")
    if strict and not missing:
        raise click.UsageError("--strict goes with --missing")
    if missing and form is not None:
        raise click.UsageError("--missing lists texts; it has no --format")
    if form is None and not missing:
        output.check_ending(output_file, ENDINGS, "a rulebook is .md, .html or .pdf: `-o rules.html`")
    chosen = form or _by_ending(output_file)
    output.check_files(output_file)
    found = game_options.opened(ruleset)
    game_options.tell_untranslated(found, language)
    catalogue = game_options.catalogue_of(found, language)
    if missing:
        texts = tuple(missing_texts(found.symbols, EntryTexts(found.tree.root)))
        output.report(_missing_data(found, texts) if as_json else _missing_lines(texts), output_file)
        return FINDINGS if strict and texts else CLEAN
    drawings = None if chosen == "markdown" else _drawings(found, catalogue)
    _write(_book(found, examples, catalogue), drawings, chosen, output_file)
    return CLEAN


def _by_ending(file: Path | None) -> str:
    ending = file.suffix.lower() if file is not None else ""
    return ENDINGS.get(ending, "markdown")


def _book(ruleset: Ruleset, examples: int, catalogue: Catalogue | None) -> rulebook.Book:
    try:
        if catalogue is not None and not catalogue.is_own:
            from rulewright.rulebook.translated_book import book_in  # noqa: PLC0415 (rarely needed)

            return book_in(ruleset, catalogue, examples)
        return rulebook.book_of(ruleset, examples)
    except Unsound as problem:
        game_options.leave(problem.report, ruleset.found.path)


def _drawings(ruleset: Ruleset, catalogue: Catalogue | None) -> rulebook.Drawings:
    try:
        return rulebook.drawings_of(ruleset, catalogue)
    except Unsound as problem:
        game_options.leave(problem.report, ruleset.found.path)


def _write(book: rulebook.Book, drawings: rulebook.Drawings | None, form: str, file: Path | None) -> None:
    if form == "pdf":
        _write_pdf(book, drawings, file)
    else:
        output.report(rulebook.html(book, drawings) if form == "html" else rulebook.markdown(book), file)


def _write_pdf(book: rulebook.Book, drawings: rulebook.Drawings | None, file: Path | None) -> None:
    if file is None:
        raise click.UsageError("a PDF is written to a file: name it with -o")
    try:
        made, absent = rulebook.pdf(book, drawings)
    except rulebook.NoPdf as problem:
        raise click.UsageError(str(problem)) from problem
    output.report(made, file)
    if absent:
        output.remark(
            f"No font here has {' '.join(absent)}: the PDF shows boxes. Install a font that has them, such as Noto."
        )


def _missing_lines(texts: Sequence[MissingText]) -> str:
    return "".join(f"{text.path}: write `about`: {text.says}\n" for text in texts)


def _missing_data(ruleset: Ruleset, texts: Sequence[MissingText]) -> str:
    body = {"ruleset": ruleset.name, "missing": [text.path for text in texts]}
    return report("rulebook", {"missing": len(texts)}, body)
