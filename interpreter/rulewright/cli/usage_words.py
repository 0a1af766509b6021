"""What people type in place of commands and options: what is written in their place.

In: words of a command line that mean nothing here. Out: a hint, or nothing. Complains about nothing itself.
"""

from __future__ import annotations

from collections import Counter

import click

COMMANDS_AS_SAID = {
    **dict.fromkeys(("picture", "image", "diagram", "graph", "chart"), "draw"),
    **dict.fromkeys(("print", "card", "pdf", "sheet", "sheets"), "cards"),
    **dict.fromkeys(("rules", "book", "manual", "rulebooks"), "rulebook"),
    **dict.fromkeys(("run", "start", "game"), "play"),
    **dict.fromkeys(("why", "history", "last", "record"), "replay --why"),
    **dict.fromkeys(("win", "wins", "winrate", "winrates", "win-rates", "stats", "statistics"), "simulate"),
    **dict.fromkeys(("bots", "bot", "match", "league"), "tournament"),
    **dict.fromkeys(("format", "tidy"), "fmt"),
    **dict.fromkeys(("validate", "lint", "verify", "errors"), "check"),
    **dict.fromkeys(("variants", "games", "ls"), "list"),
    **dict.fromkeys(("create", "init", "template", "copy"), "new"),
    **dict.fromkeys(("web", "server", "browser", "online", "host"), "serve"),
    **dict.fromkeys(("optimize", "optimise", "balance"), "tune"),
    **dict.fromkeys(("help", "commands"), "--help"),
    "version": "--version",
}
"""Commands, as people call them."""

VARIANT = "a variant stands behind its ruleset, after a colon: `{game}:{variant}`"


def command(word: str) -> str:
    """What is written in place of a command that is none, or nothing."""
    said = COMMANDS_AS_SAID.get(word.lower())
    return f"write `rulewright {said}`" if said else ""


def explained(problem: click.UsageError) -> click.UsageError:
    """What click says of an odd word or option, with what to write in its place."""
    hint = _hint(problem)
    if not hint:
        return problem
    told = problem.message or problem.format_message()
    return click.UsageError(f"{told.rstrip('.')}; {hint}", problem.ctx)


def check_once(command: click.Command, arguments: list[str], group: click.Context) -> None:
    """Refuses an option that is given twice, if only one of them could count."""
    context = click.Context(command, info_name=command.name, parent=group)
    try:
        _, _, order = command.make_parser(context).parse_args(list(arguments))
    except click.UsageError:
        return  # click says what is wrong when it reads them itself
    counts = Counter(one for one in order if isinstance(one, click.Option) and _counts_once(one))
    twice = next((one for one, count in counts.items() if count > 1), None)
    if twice is not None:
        name = max(twice.opts, key=len)
        raise click.UsageError(f"`{name}` is given twice, and only one can count; leave one out", context)


def _counts_once(option: click.Option) -> bool:
    return not (option.multiple or option.is_flag or option.count)


def _bots() -> str:
    from rulewright.bots.bot_table import BY_NAME  # noqa: PLC0415 (takes long)

    return f"bots stand with commas between, such as `--bots random,greedy`: {', '.join(sorted(BY_NAME))}"


def _hint(problem: click.UsageError) -> str:
    if isinstance(problem, click.MissingParameter) and problem.param is not None and problem.param.name == "bots":
        return _bots()
    names = {parameter.name for parameter in problem.ctx.command.params} if problem.ctx is not None else set()
    extra = problem.message.partition("unexpected extra argument (")[2].removesuffix(")")
    if extra and "ruleset" in names and extra.replace("-", "_").isidentifier():
        return VARIANT.format(game="RULESET", variant=extra)
    if not isinstance(problem, click.NoSuchOption):
        return ""
    if problem.option_name in ("--variant", "--variants") and names & {"ruleset", "rulesets"}:
        return VARIANT.format(game="RULESET", variant="VARIANT")
    if problem.option_name in ("--list", "--kinds") and "kind" in names:
        return "`--kind list` lists the kinds of game"
    return ""
