"""`rulewright lsp`: the language server, for editors."""

from __future__ import annotations

import sys

import click

from rulewright.cli.error_handling import CLEAN
from rulewright.errors import brings


@click.command(name="lsp")
@click.option(
    "--stdio",
    is_flag=True,
    help="Speak through standard input and output. There is no other way; editors say it anyway.",
)
def command(stdio: bool) -> int:
    """Serve an editor: diagnostics, completion, hover, rename and more.

    An editor starts this and speaks the Language Server Protocol with it; see docs/editor.md. It ends when the editor
    leaves.
    """
    try:
        from rulewright.lsp.server import serve  # noqa: PLC0415 (an extra: not everybody has it)
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise click.ClickException(f"the language server needs pygls: {brings('lsp')}") from problem
    if sys.stdin is not None and sys.stdin.isatty():
        click.echo(
            "Waiting for an editor on standard input; it starts this command itself (docs/editor.md). Ctrl-C ends it.",
            err=True,
        )
    serve()
    return CLEAN
