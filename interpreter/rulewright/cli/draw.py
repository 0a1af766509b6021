"""`rulewright draw`: pictures of a ruleset."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.ruleset_lookup import STDIN, split

if TYPE_CHECKING:
    from rulewright.drawing import Links


@click.command(name="draw")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "--of",
    "subject",
    type=click.Choice(["phases", "sight", "priorities"]),
    default="phases",
    show_default=True,
    help="What is drawn: the state machine, who sees what, or what has an order.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["svg", "mermaid", "dot"]),
    help="The format. Default: by the name of the output file, else svg.",
)
@click.option(
    "-o",
    "--output-file",
    "file",
    type=click.Path(path_type=Path),
    help="Write to a file: .svg, .mmd (Mermaid) or .dot (Graphviz).",
)
@click.option(
    "--link",
    "template",
    metavar="ADDRESS",
    help=(
        "Where a click on a part leads, with holes {file} and {line}. "
        "Default: the file, from the folder of the picture."
    ),
)
@game_options.language_option
def command(
    ruleset: str, subject: str, form: str | None, file: Path | None, template: str | None, language: str | None
) -> int:
    """Draw a ruleset as a picture: SVG, Mermaid or Graphviz.

    `phases` shows phases, steps, choices, chance, loops and interrupts; `sight` shows who sees which zone, money and
    variable; `priorities` shows what acts before what. Every part leads to its line of the rules. The picture of a
    variant (RULESET:VARIANT) marks what it changes.
    """
    from rulewright import drawing  # noqa: PLC0415 (takes long)
    from rulewright.loading import Unsound  # noqa: PLC0415 (the same)

    if form is None:
        output.check_ending(file, drawing.SUFFIXES, f"a picture is {', '.join(drawing.SUFFIXES)}: `-o picture.svg`")
    output.check_files(file)
    links = _links(file, template)
    rules = game_options.opened(ruleset)
    game_options.tell_untranslated(rules, language)
    catalogue = game_options.catalogue_of(rules, language)
    is_varied = bool(rules.variants) and rules.found.path != STDIN
    before = game_options.opened(split(ruleset)[0]) if is_varied else None
    try:
        graph = drawing.picture(rules, subject, before, catalogue)
    except Unsound as problem:
        game_options.leave(problem.report, rules.found.path)
    chosen = form or (drawing.SUFFIXES.get(file.suffix.lower(), "svg") if file is not None else "svg")
    text = drawing.FORMATS[chosen](graph, links)
    output.report(text, file)
    problem_of_format = drawing.difficulties(chosen, text, graph)
    if problem_of_format:
        output.remark(problem_of_format)
    return CLEAN


def _links(file: Path | None, template: str | None) -> Links:
    from rulewright.drawing import Links  # noqa: PLC0415 (the same)

    folder = file.parent if file is not None and str(file) != "-" else Path()
    try:
        return Links(folder, template) if template is not None else Links(folder)
    except ValueError as problem:
        raise click.UsageError(str(problem)) from problem
