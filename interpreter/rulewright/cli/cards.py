"""`rulewright cards`: components to print, and to export."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import game_options, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.errors import brings
from rulewright.loading import Ruleset
from rulewright.source.plurals import plural
from rulewright.storage import read

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine
    from rulewright.cards import CardClass, CardTemplate

MOST_BLEED = 10
PAGES = (".html", ".htm")
NOT_MEASURED = "whether all words fit was not measured: that needs the extra `rulebook`. Look at the sheets"
"""The endings of a layout in HTML, and of its sheets as a page."""


@click.command(name="cards")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "-o",
    "--output-file",
    "file",
    type=click.Path(path_type=Path),
    help="The file: cards.pdf, cards.html with a layout in HTML, or cards.csv with --format.",
)
@click.option(
    "--format", "form", type=click.Choice(["pdf", "nandeck", "dextrous", "tts"]), default="pdf", show_default=True,
    help="Sheets to print, or a CSV file for nanDECK, Dextrous or Tabletop Simulator.",
)  # fmt: skip
@click.option(
    "--size",
    type=click.Choice(["poker", "bridge", "mini", "tarot", "square"]),
    default="poker",
    show_default=True,
    help="The size of a card.",
)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="The paper.")
@click.option(
    "--bleed",
    callback=parameter_types.whole(0, MOST_BLEED),
    default="0",
    show_default=True,
    metavar="MM",
    help="How far colours go beyond the cut, in millimetres.",
)
@click.option(
    "--flip",
    type=click.Choice(["long", "short"]),
    default="long",
    show_default=True,
    help="The edge on which the printer turns the sheet.",
)
@click.option(
    "--template",
    type=click.Path(path_type=Path),
    help="An SVG or HTML file with a layout of your own: {name}, {kind} and traits in its texts.",
)
@click.option("--money", is_flag=True, help="Print the money of the game instead of its cards.")
@click.option("--backs/--no-backs", default=True, show_default=True, help="Print backs on every second page.")
@click.option("--aids/--no-aids", default=True, show_default=True, help="Print a player aid and a score sheet too.")
@game_options.players_option
@game_options.language_option
@game_options.ruleset_option("--option")
def command(
    ruleset: str,
    file: Path | None,
    form: str,
    size: str,
    paper: str,
    bleed: int,
    flip: str,
    template: Path | None,
    money: bool,
    backs: bool,
    aids: bool,
    players: int | None,
    options: tuple[str, ...],
    language: str | None,
) -> int:
    """Print the components of a ruleset: cards in sheets, with backs, crop marks and a ruler, a player aid and a score
    sheet.

    Counts, kinds and traits are those of the rules, with the CSV files that they name. Or write them as a table for
    nanDECK, Dextrous or Tabletop Simulator.
    """
    if form == "pdf" and (file is None or str(file) == "-"):
        raise click.UsageError("a PDF goes to a file: `-o cards.pdf`")
    is_page = template is not None and template.suffix.lower() in PAGES
    if form == "pdf" and file is not None and file.suffix.lower() in PAGES and not is_page:
        raise click.UsageError("cards are written as HTML by a layout in HTML: `--template layout.html`")
    if form == "pdf" and not is_page and find_spec("fpdf") is None:
        raise click.UsageError(f"sheets need the library fpdf2: {brings('cards')}")
    _check_ending(form, file)
    output.check_files(file)
    own = game_options.opened(ruleset)
    machine = game_options.machine_of(own, players, game_options.option_values(options))
    game_options.tell_untranslated(own, language)
    game_options.spoken(machine, own, language)
    rules, machine = game_options.in_language(own, language), machine.shown
    classes, remarks = _money(rules, machine) if money else _components(rules, machine)
    if form != "pdf":
        _export(classes, form, file)
    elif file is not None and template is not None and is_page:
        _print_page(rules, classes, (size, paper, bleed, flip), backs, template, file)
    elif file is not None:
        _print((rules, own), machine, classes, (size, paper, bleed, flip), (backs, aids and not money), template, file)
    for remark in remarks if form == "pdf" else ():
        output.remark(remark)
    return CLEAN


def _check_ending(form: str, file: Path | None) -> None:
    if form == "pdf":
        output.check_ending(file, (".pdf", *PAGES), "sheets to print are a PDF: `-o cards.pdf`")
    else:
        output.check_ending(file, (".csv", ".txt"), f"a table for {form} is CSV: `-o cards.csv`")


def _components(rules: Ruleset, machine: Machine) -> tuple[tuple[CardClass, ...], tuple[str, ...]]:
    """The classes to print, and what is to be said of others."""
    from rulewright.cards import printed_cards  # noqa: PLC0415 (rarely needed)

    program = machine.program
    configuration = rules.configuration(program.players, dict(program.options))
    classes, dice = printed_cards(program, rules.symbols, configuration)
    return classes, (f"Not printed, because they are rolled: {', '.join(dice)}.",) if dice else ()


def _money(rules: Ruleset, machine: Machine) -> tuple[tuple[CardClass, ...], tuple[str, ...]]:
    from rulewright.cards import printed_money  # noqa: PLC0415 (the same)

    program = machine.program
    classes, remarks = printed_money(rules.symbols, rules.configuration(program.players, dict(program.options)))
    if not classes:
        raise click.UsageError("this game has no money to print")
    return classes, tuple(f"Not printed: {remark}." for remark in remarks)


def _export(classes: tuple[CardClass, ...], form: str, file: Path | None) -> None:
    from rulewright.cards import TABLES  # noqa: PLC0415 (the same)

    output.report(TABLES[form](classes), file)


def _print_page(
    rules: Ruleset,
    classes: tuple[CardClass, ...],
    shape: tuple[str, str, int, str],
    backs: bool,
    template: Path,
    file: Path,
) -> None:
    """Sheets with a layout in HTML: as a page, or as a PDF of it."""
    from rulewright import cards  # noqa: PLC0415 (the same)
    from rulewright.rulebook import NoPdf, page_pdf  # noqa: PLC0415 (it loads a library for PDF)
    from rulewright.rulebook.page_measure import words_of_page  # noqa: PLC0415 (the same)

    size, paper, bleed, flip = shape
    data, fields = _read(template), _fields(classes)
    try:
        layout = cards.read_html_template(data, fields)
        sheet = cards.sheet_shape(paper, size, bleed, flip)
    except cards.TemplateRefused as problem:
        raise click.UsageError(f"`{template}`: {problem}") from problem
    except cards.SheetRefused as problem:
        raise click.UsageError(str(problem)) from problem
    try:
        fits, warnings = cards.html_fitting(classes, sheet, layout, words_of_page)
    except NoPdf:
        fits, warnings = cards.AS_IT_IS, (NOT_MEASURED,)
    page = cards.html_sheets(classes, sheet, layout, rules.header.title, with_backs=backs, fits=fits)
    if file.suffix.lower() in PAGES:
        output.report(page, file)
        absent: tuple[str, ...] = ()
    else:
        try:
            made, absent = page_pdf(page)
        except NoPdf as problem:
            raise click.UsageError(str(problem)) from problem
        output.report(made, file)
    output.remark(f"{plural(sum(one.count for one in classes), 'card')}, {sheet.places} a sheet: `{file}`.")
    for warning in warnings:
        output.remark(f"warning: {warning}")
    if absent:
        output.remark(f"No font here has {' '.join(absent)}: the PDF shows boxes.")


def _print(
    rules: tuple[Ruleset, Ruleset],
    machine: Machine,
    classes: tuple[CardClass, ...],
    shape: tuple[str, str, int, str],
    wanted: tuple[bool, bool],
    template: Path | None,
    file: Path,
) -> None:
    from rulewright import cards  # noqa: PLC0415 (the same)
    from rulewright.cards.pdf_sheets import pdf  # noqa: PLC0415 (it loads a library for PDF)
    from rulewright.cli.player_aid import player_aid  # noqa: PLC0415 (the same)

    size, paper, bleed, flip = shape
    if not classes and not wanted[1]:
        raise click.UsageError("this game has no cards or tiles to print")
    try:
        sheet = cards.sheet_shape(paper, size, bleed, flip)
        own = _template(template, classes)
    except cards.SheetRefused as problem:
        raise click.UsageError(str(problem)) from problem
    aid = player_aid(*rules, machine) if wanted[1] else None
    made = pdf(classes, sheet, aid, wanted[0], own, machine.texts.wording.sentence)
    output.report(made.data, file)
    count = sum(one.count for one in classes)
    output.remark(f"{plural(count, 'card')}, {sheet.places} a sheet, {plural(made.pages, 'page')}: `{file}`.")
    for warning in made.warnings:
        output.remark(f"warning: {warning}")


def _template(file: Path | None, classes: tuple[CardClass, ...]) -> CardTemplate | None:
    from rulewright import cards  # noqa: PLC0415 (the same)

    if file is None:
        return None
    data = _read(file)
    try:
        return cards.read_template(data, _fields(classes))
    except cards.TemplateRefused as problem:
        raise click.UsageError(f"`{file}`: {problem}") from problem


def _read(file: Path) -> bytes:
    from rulewright.cards import MOST_BYTES  # noqa: PLC0415 (the same)

    try:
        return read(file, MOST_BYTES)
    except OSError as problem:
        raise click.ClickException(f"cannot read `{file}`: {problem.strerror or problem}") from problem


def _fields(classes: tuple[CardClass, ...]) -> set[str]:
    """What a layout may name."""
    from rulewright.cards import fields_of  # noqa: PLC0415 (the same)

    return {name for one in classes for card in one.cards for name in fields_of(one, card)}
