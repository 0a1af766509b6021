"""What a name stands for, in words and in Markdown: what it is, what is said about it where it is declared, its value.

In: the meaning of a name and a `View`. Out: Markdown. Complains about nothing: what is not known is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.frontend.analysis.configuration import option_word
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.language.function_table import Builtin
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Rule, Word
from rulewright.frontend.typed.types import EnumType, NamedNumbers, NumberType, SpaceType, Type, number_word
from rulewright.handbook import ENTRIES, Entry
from rulewright.lsp.features.declaration_text import declaration_text
from rulewright.lsp.project.occurrences import key_of
from rulewright.lsp.project.workspace import View
from rulewright.source.markdown_text import text

LONGEST_LIST = 12


def headline(meaning: object) -> str:
    """What something is, in a line without its name."""
    match meaning:
        case t.Var():
            return f"{_ROLES.get(meaning.role, meaning.role)}: {meaning.type}"
        case sym.Option():
            return f"option: {listed(_values(meaning))}"
        case sym.Number():
            return "number, fixed before play"
        case sym.Trait():
            return f"trait of {meaning.cls}: {meaning.type}"
        case sym.Kind():
            return f"kind of {meaning.cls}"
        case sym.Class():
            return f"class of components: {listed(list(meaning.kinds))}"
        case sym.Space():
            return f"kind of space ({meaning.decl.shape})"
        case sym.Zone():
            return f"zone: a {meaning.order} of {meaning.cls}s{_per(meaning.per)}, seen by {_audience(meaning.seen_by)}"
        case sym.Purse():
            return f"purse of {meaning.currency.name}s{_per(meaning.per)}, seen by {_audience(meaning.seen_by)}"
        case sym.Currency():
            return "currency"
        case sym.State():
            return f"state: {meaning.type}{''.join(map(_per, meaning.per))}, seen by {_audience(meaning.seen_by)}"
        case sym.PositionHistory():
            return f"positions of {meaning.state.name}"
        case sym.Table():
            return f"table by {', '.join(map(str, meaning.keys))}"
        case sym.Term():
            return f"term: {meaning.type or '?'}{_parameters(meaning)}"
        case sym.Term() | sym.Effect() | sym.Action() | sym.Priority() | sym.Payout() | sym.Phase():
            return f"{_CALLABLES[type(meaning)]}{_parameters(meaning)}"
        case Word(enum, _):
            return f"a word of {enum}"
        case EnumType(words=words):
            return f"one of {listed(list(words))}"
        case NumberType(named=NamedNumbers() as named):
            called = [f"{number} is {word}" for word, number in named.words]
            return f"a number in {named.low}..{named.high}: {listed(called)}"
        case Rule(priority, _):
            return f"rule of the priority list {priority}"
        case Builtin(signature=signature):
            return f"function: {signature}"
        case None:
            return ""
        case _:
            raise AssertionError(f"no words for {meaning!r}")


_ROLES = {
    "parameter": "parameter",
    "let": "local name",
    "pick": "pick",
    "loop": "member of a loop or domain",
    "set": "picked subset",
}
_CALLABLES: dict[type, str] = {
    sym.Effect: "effect",
    sym.Action: "action",
    sym.Phase: "phase",
    sym.Priority: "priority list",
    sym.Payout: "payout",
}


def listed(words: list[str]) -> str:
    """Words in a row; of many, the first."""
    return ", ".join(words[:LONGEST_LIST]) + (", ..." if len(words) > LONGEST_LIST else "")


def _values(option: sym.Option) -> list[str]:
    return list(option.words) or [f"{option.low}..{option.high}"]


def _per(owner: Type | None) -> str:
    return f", one for each {owner}" if owner is not None else ""


def _audience(audience: sym.Audience | None) -> str:
    return " or ".join(dict.fromkeys(word for _, word in audience.cases)) if audience is not None else "nobody"


def _parameters(callable_: sym.Callable) -> str:
    words = [str(var.type) if str(var.type) == var.name else f"{var.type} {var.name}" for var in callable_.signature]
    return f" ({', '.join(words)})" if words else ""


# ---- in full ---------------------------------------------------------------------------------------------------------


def described(meaning: object, name: str, view: View) -> str:
    """All there is to say, in Markdown."""
    if isinstance(meaning, Builtin):
        return f"`{meaning.signature}`\n\n{meaning.doc}\n\n```yaml\n{meaning.example}\n```"
    parts = [f"**{text(name)}** — {text(headline(meaning))}", *_value(meaning, view), *_declaration(meaning, view)]
    return "\n\n".join(part for part in parts if part)


def _value(meaning: object, view: View) -> Iterator[str]:
    """The value under the chosen options, where it is fixed before play."""
    configuration, symbols = view.analysis.configuration, view.analysis.symbols
    if configuration is None or symbols is None:
        return
    try:
        found = _worked_out(meaning, Constants(symbols, configuration))
    except (BadConstant, LookupError, AssertionError):  # rules with mistakes may have no value
        return
    if found:
        chosen = listed(
            [
                f"{name} {word}"
                for name, word in configuration.words(symbols)
                if word != _default(symbols, name, configuration.players)
            ]
        )
        yield f"`{found}` with {configuration.players} player{'s' * (configuration.players != 1)}" + (
            f" and {chosen}" if chosen else ""
        )


def _worked_out(meaning: object, constants: Constants) -> str:
    match meaning:
        case sym.Option():
            return f"= {option_word(meaning, constants.configuration.options[meaning.name])}"
        case sym.Number(amount=amount) if amount is not None:
            return f"= {constants.amount(amount)}"
        case sym.Term(body=body, signature=()) if body is not None:
            return shown(constants.known(body), body.type, constants, "= ")
        case sym.State(start=start) if start is not None:
            return shown(constants.known(start), start.type, constants, "starts at ")
        case sym.Trait(low=low, high=high) if low is not None and high is not None:
            return f"{constants.number(low)}..{constants.number(high)}"
        case sym.Space():
            return f"{constants.size(_space(meaning))} of them"
    return ""


def _space(space: sym.Space) -> Type:
    from rulewright.frontend.typed.types import SpaceType  # noqa: PLC0415 (one use)

    return SpaceType(space.name)


def shown(value: int | None, type_: Type, constants: Constants, before: str = "") -> str:
    """A value of a type; nothing for one that is not known."""
    inner = type_.inner
    if value is None:
        return ""
    if isinstance(inner, EnumType):
        return before + inner.words[value]
    if isinstance(inner, NumberType):
        return before + number_word(inner, value)
    if isinstance(inner, SpaceType):
        return before + constants.member_word(inner, value)
    return before + (("no", "yes")[value] if str(inner) == "flag" else f"{inner} {value + 1}")


def _default(symbols: sym.Symbols, name: str, players: int) -> str:
    option = symbols.options[name]
    return option_word(option, option.default[players])


def _declaration(meaning: object, view: View) -> Iterator[str]:
    """The text of the declaration, its notes and the comments beside it."""
    declared = view.declarations(key_of(meaning))
    if isinstance(meaning, Word):
        declared = tuple(
            one
            for one in view.occurrences
            if one.is_declaration and one.key[0] in ("option", "trait", "state") and one.key[-1] == meaning.enum
        )
    if declared and view.analysis.root is not None:
        yield from declaration_text(view.analysis.root, declared[0].span)


# ---- words of the language -------------------------------------------------------------------------------------------


def entry_for(word: str) -> Entry | None:
    """What the handbook says about a word of the language."""
    names = [
        name for name in ENTRIES if name == word or name.startswith((f"{word} (", f"{word}(", f"{word} ", f"{word},"))
    ]
    inside = [name for name in ENTRIES if word in name.replace(",", " ").split()]
    shown = [name for name, entry in ENTRIES.items() if re.search(rf"\b{word}\b", entry.form)]
    best = min(
        (*names, *inside) or shown, key=lambda name: (name != word, "(statement)" not in name, len(name)), default=None
    )
    return ENTRIES[best] if best is not None else None


def explained(entry: Entry) -> str:
    """An entry of the handbook in Markdown."""
    return f"**{entry.name}**\n\n```\n{entry.form}\n```\n\n{entry.meaning}\n\n```yaml\n{entry.example.rstrip()}\n```"
