"""What a shell completes: rulesets and their variants, options and their values, codes of messages.

In: what is typed so far. Out: click's items. What cannot be worked out completes nothing; nothing is ever told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import click
from click.shell_completion import CompletionItem

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def _quiet(find: Callable[[click.Context, str], Iterable[CompletionItem]]) -> Complete:
    """The items that begin with what is typed."""

    def complete(ctx: click.Context, _param: click.Parameter, typed: str) -> list[CompletionItem]:
        with suppress(Exception):
            return [item for item in find(ctx, typed) if item.value.startswith(typed)]
        return []

    return complete


def _rulesets(_ctx: click.Context, typed: str) -> Iterator[CompletionItem]:
    """Shipped names, and after a colon variants; files and folders beside them."""
    from rulewright import ruleset_lookup  # noqa: PLC0415 (only while completing)

    where, colon, rest = typed.rpartition(":")
    if colon:
        before = rest.rpartition("+")[0]
        lead = f"{where}:{before}+" if before else f"{where}:"
        for variant in ruleset_lookup.variants_of(ruleset_lookup.find(where).path):
            yield CompletionItem(lead + variant)
        return
    names = [*ruleset_lookup.shipped(), *(full.rpartition("/")[2] for full in ruleset_lookup.shipped())]
    yield from (CompletionItem(name) for name in dict.fromkeys(names))
    yield CompletionItem(typed, type="file")


def _options(ctx: click.Context, typed: str) -> Iterator[CompletionItem]:
    """`name=` of the ruleset that is named already, and after the equals sign its values."""
    from rulewright import catalogue, ruleset_lookup  # noqa: PLC0415 (only while completing)

    given = ctx.params.get("ruleset") or next(iter(ctx.args), "")
    found = catalogue.entry(ruleset_lookup.find(given).path, given)
    name, equals, _ = typed.partition("=")
    if not equals:
        yield from (CompletionItem(f"{option}=") for option in found.options)
        return
    for values in found.options[name]:
        low, dots, high = values.partition("..")
        words = map(str, range(int(low), int(high) + 1)) if dots else (values,)
        yield from (CompletionItem(f"{name}={word}") for word in words)


def _codes(_ctx: click.Context, typed: str) -> Iterator[CompletionItem]:
    """Codes with their titles; of several with commas, the last."""
    from rulewright.source.codes import CODES  # noqa: PLC0415 (only while completing)

    lead = typed[: typed.rfind(",") + 1]
    yield from (CompletionItem(lead + code, help=entry.title) for code, entry in CODES.items())


def _kinds(_ctx: click.Context, _typed: str) -> Iterator[CompletionItem]:
    """Kinds of game to begin with."""
    from rulewright import scaffold  # noqa: PLC0415 (only while completing)

    yield from (CompletionItem(kind.name, help=kind.about) for kind in scaffold.kinds())


rulesets, options, codes, kinds = _quiet(_rulesets), _quiet(_options), _quiet(_codes), _quiet(_kinds)
