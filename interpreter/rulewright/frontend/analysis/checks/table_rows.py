"""Tables have a row for every key, and no other (RW507)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, NumberType, SpaceType, Type
from rulewright.source.diagnostic import Report

SHOWN = 4
MOST_CELLS = 100_000


def check_tables(scene: Scene, report: Report) -> None:
    for table in scene.symbols.tables:
        keys = [_keys(type_, stretch, scene) for type_, stretch in zip(table.keys, table.ranges, strict=True)]
        if prod(map(len, keys)) > MOST_CELLS:
            message = f"the table `{table.name}` would have {prod(map(len, keys)):,} rows; {MOST_CELLS:,} are possible"
            report.error("RW507", message, table.span, "a term can work out what follows a rule")
            continue
        if len(table.rows) >= prod(map(len, keys)) and len(keys) == 1 and all((key,) in table.rows for key in keys[0]):
            continue
        missing = [key for key in product(*keys) if table.at(key) is None]
        if missing:
            named = list(dict.fromkeys(_words(table, key, scene) for key in missing))
            shown = ", ".join(named[:SHOWN]) + (", ..." if len(named) > SHOWN else "")
            report.error(
                "RW507", f"the table `{table.name}` says nothing about {shown}", table.span, "add the missing rows"
            )


def check_rows(scenes: Sequence[Scene], report: Report) -> None:
    """Rows for players, sides or spaces that there never are; an `else` for which no key is left."""
    for table in scenes[0].symbols.tables:
        for above, value in table.otherwise.items():  # how many cells there are was judged for each scene
            if not any(_is_left(table, above, scene) for scene in scenes):
                message = f"`else` of the table `{table.name}` stands for nothing: every key has a row"
                report.error("RW507", message, value.span, "remove it")
        for position, (type_, stretch) in enumerate(zip(table.keys, table.ranges, strict=True)):
            most = max(len(_keys(type_, stretch, scene)) for scene in scenes)
            beyond = sorted({key[position] for key in table.rows if stretch is None and key[position] >= most})
            if beyond:
                report.error(
                    "RW507",
                    (
                        f"the table `{table.name}` has a row for "
                        f"{_word(type_, beyond[0], scenes[0])}, and there are {most}"
                    ),
                    table.span,
                    "remove the row",
                )


def _is_left(table: sym.Table, above: tuple[int, ...], scene: Scene) -> bool:
    """Whether some key below those above has neither a row nor an `else` that is nearer."""
    keys = [_keys(type_, stretch, scene) for type_, stretch in zip(table.keys, table.ranges, strict=True)]
    nearer = [
        (*above, *rest) for depth in range(len(above) + 1, len(keys)) for rest in product(*keys[len(above) : depth])
    ]
    taken = {some for some in nearer if some in table.otherwise}
    return any(
        (*above, *rest) not in table.rows
        and not any((*above, *rest)[:depth] in taken for depth in range(len(above) + 1, len(keys)))
        for rest in product(*keys[len(above) :])
    )


def _keys(type_: Type, stretch: tuple[int, int] | None, scene: Scene) -> range:
    return range(stretch[0], stretch[1] + 1) if stretch is not None else range(scene.constants.size(type_))


def _words(table: sym.Table, key: tuple[int, ...], scene: Scene) -> str:
    written = key[len(key) - len(table.written_keys) :]
    return " / ".join(_word(type_, value, scene) for type_, value in zip(table.written_keys, written, strict=True))


def _word(type_: Type, value: int, scene: Scene) -> str:
    if isinstance(type_, EnumType):
        return type_.words[value]
    if isinstance(type_, SpaceType):
        return scene.constants.member_word(type_, value)
    return str(value) if isinstance(type_, NumberType) else f"{type_} {value + 1}"
