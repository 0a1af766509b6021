"""RW721 to RW723: what an author has not said, and what he may have meant otherwise."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

AUTHORING: dict[str, Code] = {
    "RW721": Code(
        "warning",
        "entry without a text",
        """\
The rulebook tells this entry in sentences that are made from its rules: they say what happens, and not what it is for.
An `about` says that, in the author's own words, and stands before them.

This is told only where it is demanded: by `rulewright check --texts`, or by `texts = true` in the settings.
`rulewright rulebook RULESET --missing` lists the same entries.

    zones:
      pool: {holds: tile, seen_by: everyone, about: "Tiles that nobody has taken yet."}
""",
    ),
    "RW722": Code(
        "warning",
        "order that is read once",
        """\
A loop goes by a state, such as `clockwise from leader`, and its own steps change it. Members and their order are fixed
when a loop begins; `turns` goes round and round in that same order. The change counts from the next time it begins.

To go by it anew each time, `repeat` a step that runs one turn. To set it to the member itself, or to whoever
chooses, is not told: so one remembers who was last.

Wrong:
    state:
      leading: {is: player, start: player 1}
    phases:
      game:
        deal: "for each player: draw hand_size from deck to player.hand"
        play:
          turns: player me clockwise from leading
          steps: {act: {must: play, if_none: {end: game}}, next: set leading to next(leading)}

Right:
    state:
      leading: {is: player, start: player 1}
    phases:
      game:
        deal: "for each player: draw hand_size from deck to player.hand"
        play: {repeat: {turn: {must: play, by: leading, if_none: {end: game}}, next: set leading to next(leading)}}
""",
    ),
    "RW723": Code(
        "warning",
        "singular word for several components",
        """\
`move`, `turn`, `show` and `roll` do something to all components that their words describe. `scout in camp` and
`scouts in camp` are the same components: all scouts that lie there. A singular word reads as if one of them were
meant, so it is told where there may be several.

If all are meant, write the plural; `rulewright check --fix` does so. If one is meant, say which: `first 1 scout in
camp`, or a `pick` that lets a player choose one, which an effect then moves by its name.

Wrong:
    phases:
      turns(player starter):
        start: add 1 to round
        sweep: move card in discards to deck on top

Right:
    phases:
      turns(player starter):
        start: add 1 to round
        sweep: move cards in discards to deck on top
""",
    ),
}
