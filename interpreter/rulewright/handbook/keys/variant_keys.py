"""Variants: a file in the folder `variants` beside a ruleset."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row


def _variant(*lines: str) -> str:
    return "\n".join(("variant: small_change", "extends: host", *lines))


_EDIT = "change: {numbers.hand_size: 2}"

_ROWS = (
    Row("", "variant", _variant(_EDIT), gives="count(me.hand) = 2", related=("extends (a variant)",)),
    Row(
        "",
        "extends",
        _variant(_EDIT),
        gives="count(me.hand) = 2",
        form="GAME / GAME:VARIANT",
        related=("variant (a variant)",),
    ),
    Row("", "title", _variant("title: Fewer cards", _EDIT), gives="hand_size = 2"),
    Row("", "about", _variant("about: Everybody starts with two cards.", _EDIT), gives="hand_size = 2"),
    Row("", "why", _variant("why: The game is shorter.", _EDIT), gives="hand_size = 2"),
    Row("", "source", _variant("source: our table", _EDIT), gives="hand_size = 2"),
    Row(
        "",
        "change",
        _variant(
            "change:", "  numbers.hand_size: 4", "  money.coin.coins.start: 7", "  priorities.upkeep.order: gift > tax"
        ),
        more=(
            "A path consists of keys (without their parameters), names of steps (`steps`, `then` and the like "
            "may be left out) and words of lists."
        ),
        form="{PATH: VALUE, ...}",
        gives="count(me.hand) = 4 and me.coins = 7",
        related=("add (a variant)", "remove (a variant)"),
    ),
    Row(
        "",
        "add",
        _variant(
            "add:",
            "  components.card.kinds.blank: {rank: 1, suit: hearts, count: 2}",
            "  phases.game.gift before play: pay 2 from bank to player 1.coins",
        ),
        more="A list takes a new word, or several.",
        form="{PATH: VALUE, PATH before NAME: VALUE, PATH after NAME: VALUE, ...}",
        gives="any(blank in deck) and me.coins = 12",
        related=("change (a variant)", "remove (a variant)"),
    ),
    Row(
        "",
        "remove",
        _variant(
            "remove: [phases.pause.ask, phases.trial.turn.must.raise]", "add: {phases.pause.idle: set leader to none}"
        ),
        form="[PATH, ...]",
        related=("change (a variant)", "add (a variant)"),
    ),
)

VARIANT: tuple[Group, ...] = (
    (
        "The file of a variant",
        "It lies in the folder `variants` beside the ruleset; a variant of a shipped game may lie in any folder.",
        _ROWS,
    ),
)
