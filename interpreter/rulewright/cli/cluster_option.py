"""`--cluster`: games are played by the machines of a cluster; the same in every command that plays many.

In: an address, or none for workers of this machine. Complains about words that are no address.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import click

from rulewright.processes.cluster import LOCAL, leave_cluster, use_cluster
from rulewright.source.cells import neutral

ADDRESS = re.compile(r"([a-z]+://)?[A-Za-z0-9.\-\[\]:_]+:[0-9]{1,5}/?")


def cluster_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option of the command line."""
    about = (
        "Let a Dask cluster play (extra `cluster`): that of a scheduler, as "
        "tcp://host:8786; without an address, workers of this machine."
    )
    return click.option(
        "--cluster",
        is_flag=False,
        flag_value=LOCAL,
        metavar="[ADDRESS]",
        expose_value=False,
        callback=_use,
        help=about,
    )(command)


def _use(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    if value != LOCAL and not ADDRESS.fullmatch(value):
        raise click.BadParameter(
            f"`{neutral(value[:40])}` is no address; write --cluster=tcp://host:8786, "
            f"or --cluster={LOCAL} for workers of this machine"
        )
    use_cluster(value)
    ctx.call_on_close(leave_cluster)
