"""RW721 to RW723, RW725: what an author has not said, and what was probably meant otherwise."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

AUTHORING: dict[str, Code] = {
    "RW721": Code(
        "warning",
        "entry without a text",
        """\
In the rulebook this entry has only sentences that are made from its rules: they say what happens, not what it is for.
Say that with `about`, in your own words; it stands before those sentences.

This warning comes only with `rulewright check --texts`, or with `texts = true` in the settings.
`rulewright rulebook RULESET --missing` lists the same entries.

    zones:
      pool: {holds: tile, seen_by: everyone, about: "Tiles that nobody has taken yet."}
""",
    ),
    "RW722": Code(
        "warning",
        "order that is read once",
        """\
The order of a loop depends on a state, such as `clockwise from leader`, and its own steps change this state. Members
and their order are fixed when a loop begins; `turns` goes round and round in that same order. The change counts only
when the loop begins the next time.

If the new value must count at once, `repeat` a step that runs one turn. There is no warning if the state is set to the
member itself, or to the player who chooses, because this remembers who was last.

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
`move`, `turn`, `show` and `roll` act on all components that their words describe. `scout in camp` and
`scouts in camp` are the same components: all scouts that lie there. A singular word looks as if only one of them were
meant, so there is a warning if there may be several.

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
    "RW725": Code(
        "warning",
        "something that is always empty",
        """\
With every number of players and all options nothing is a member of this: `nobody`, a range whose end lies before its
start, the first 0 of something, or members of which `no` is asked. A loop over it does nothing, `any` of it is never
so, and `all` of it is always so. What reads `numbers` is not reported, because a variant may change them.

Wrong:
    effects:
      reset: |
        for each n in 6..1: add n to round

Right:
    effects:
      reset: |
        for each n in 1..6: add n to round
""",
    ),
}
