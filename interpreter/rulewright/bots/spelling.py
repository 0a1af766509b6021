"""How bots are spelled: `random`, `ismcts(iterations=1000)`, several with commas between them.

In: words of people. Out: names with values for their arguments. Raises `UnknownBot`, which says what is wrong, where,
and what to write.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from rulewright.bots.bot_table import BY_NAME, Argument, BotEntry, Kind
from rulewright.errors import RulewrightError
from rulewright.source.cells import neutral
from rulewright.source.suggestions import did_you_mean

Value = int | float | str
LONGEST = 200
WITHOUT = " without "
_NAME = re.compile(r"[A-Za-z_][\w.-]*")


class UnknownBot(RulewrightError):
    """Words that mean no bot, or not as many bots as seats."""


@dataclass(frozen=True)
class Spelled:
    """A bot with its arguments; those that were not given have their defaults."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)
    given: frozenset[str] = frozenset()
    """The arguments that were given."""
    without: str = ""
    """Words of what it is denied."""


def split(text: str) -> list[str]:
    """The bots of a list with commas. Those between parentheses belong to a bot."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def restricted(text: str, words: str) -> str:
    """The spelling of a bot that is denied something."""
    if not words.strip() or "," in words or not words.isprintable():
        raise UnknownBot(
            f"`{neutral(words)}` names nothing that a bot could be denied: write words of a choice, without commas"
        )
    return f"{text}{WITHOUT}{words.strip()}"


def parsed(text: str, installed: Collection[str] = ()) -> Spelled:
    """One bot: of this program, or one of those that are installed, which take no arguments;
    `BOT without WORDS` denies it something.
    """
    if len(text) > LONGEST:
        raise UnknownBot(f"a bot is spelled in at most {LONGEST} characters, and `{neutral(text[:20])}`... is longer")
    bot, without, words = text.partition(WITHOUT)
    if not without:
        return _plain(text, installed)
    if not words.strip():
        raise _wrong(text, len(bot), "say what it is denied: words of a choice")
    found = _plain(bot, installed)
    if found.name not in BY_NAME:
        raise _wrong(text, len(bot), f"the installed bot `{found.name}` cannot be denied anything")
    return replace(found, without=words.strip())


def _plain(text: str, installed: Collection[str]) -> Spelled:
    """A bot that is denied nothing."""
    name = _NAME.match(text)
    if name is None:
        raise _wrong(text, 0, f"a bot's name should stand here: {', '.join(BY_NAME)}")
    rest = text[name.end() :].rstrip()
    if name[0] not in BY_NAME and name[0] not in installed:
        hint = did_you_mean(name[0], [*BY_NAME, *installed])
        raise UnknownBot(f"there is no bot `{name[0]}`" + (f"; {hint}" if hint else ""))
    if rest and not (rest.startswith("(") and rest.endswith(")")):
        raise _wrong(text, name.end(), f"write arguments in parentheses: `{name[0]}(NAME=VALUE, ...)`")
    if name[0] not in BY_NAME:
        if rest:
            raise _wrong(text, name.end(), f"the installed bot `{name[0]}` takes no arguments")
        return Spelled(name[0])
    return _with_values(text, BY_NAME[name[0]], name.end() + 1, rest[1:-1])


def _with_values(text: str, entry: BotEntry, start: int, inside: str) -> Spelled:
    given: dict[str, Value] = {}
    for at, part in _parts(start, inside):
        argument, value = _argument(text, entry, at, part)
        if argument.name in given:
            raise _wrong(text, at, f"`{argument.name}` is given twice")
        for one, other in entry.either:
            if argument.name in (one, other) and given.keys() & {one, other}:
                raise _wrong(text, at, f"give `{one}` or `{other}`, not both")
        given[argument.name] = value
    usual = {one.name: _value(text, 0, one, one.default) for one in entry.arguments if one.default}
    return Spelled(entry.name, usual | given, frozenset(given))


def _parts(start: int, inside: str) -> Iterator[tuple[int, str]]:
    """What stands between commas, with its place in the whole."""
    if not inside.strip():
        return
    for part in inside.split(","):
        yield start + len(part) - len(part.lstrip()), part.strip()
        start += len(part) + 1


def _argument(text: str, entry: BotEntry, at: int, part: str) -> tuple[Argument, Value]:
    name, equals, value = part.partition("=")
    name = name.strip()
    argument = entry.argument(name)
    if argument is None and not entry.arguments:
        raise _wrong(text, at, f"`{entry.name}` takes no arguments")
    if argument is None:
        names = [one.name for one in entry.arguments]
        hint = did_you_mean(name, names)
        raise _wrong(text, at, f"`{entry.name}` has no argument `{neutral(name)}`; {hint}")
    if not equals:
        raise _wrong(text, at, f"write `{name}=VALUE`: {wanted(argument)}")
    return argument, _value(text, at + part.index("=") + 1, argument, value.strip())


def _value(text: str, at: int, argument: Argument, value: str) -> Value:
    if value in argument.words:
        return value
    found: Value | None
    match argument.kind:
        case Kind.WHOLE | Kind.WHOLE_OR_WORD:
            found = int(value) if re.fullmatch("[0-9]{1,12}", value) else None
        case Kind.SECONDS:
            found = float(value) if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", value) else None
        case Kind.WORD:
            found = None
        case _:
            assert_never(argument.kind)
    if found is None or not argument.low <= found <= argument.high:
        hint = did_you_mean(value, argument.words) if argument.words else None
        more = f"; {hint}" if hint else ""
        raise _wrong(text, at, f"`{argument.name}` is {wanted(argument)}, and not `{neutral(value)}`{more}")
    return found


def wanted(argument: Argument) -> str:
    """What may be given for it, in words."""
    low, high, words = (
        f"{argument.low:,g}",
        f"{int(argument.high):,}",
        " or ".join(f"`{one}`" for one in argument.words),
    )
    match argument.kind:
        case Kind.WHOLE | Kind.SECONDS:
            return f"{argument.kind.value} from {low} to {high}"
        case Kind.WORD:
            return words
        case Kind.WHOLE_OR_WORD:
            return f"{words}, or a whole number from {low} to {high}"
        case _:
            assert_never(argument.kind)


def _wrong(text: str, at: int, why: str) -> UnknownBot:
    return UnknownBot(f"in `{neutral(text)}`, at character {at + 1}: {why}")
