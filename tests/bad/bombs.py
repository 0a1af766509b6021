"""Small rulesets that ask for work without bound, by kind;
each with the codes of which one must be among its findings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

HEAD = """\
rulewright: 1
game: bomb
title: Bomb
players: 2..4
limit: 100 decisions
"""
REST = {
    "state": "{p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..10, start: 0}}",
    "actions": "{go: {says: '{me} goes'}}",
    "phases": "\n  game:\n    a: {must: go, by: player 1, if_none: never}\n",
    "score": "{of: player, points: player.p, rank: highest points then shared}",
}


def ruleset(**sections: str) -> str:
    """A small ruleset with these sections in place of its own."""
    found = {**REST, **sections}
    return HEAD + "".join(f"{name}: {text.rstrip()}\n" for name, text in found.items())


def game(*steps: str) -> str:
    """A phase `game` of a choice and these steps."""
    lines = "".join(f"    s{i}: {step}\n" for i, step in enumerate(steps))
    return "\n  game:\n    a: {must: go, by: player 1, if_none: never}\n" + lines


def chain(name: str, count: int, first: str, form: str, parameters: str = "") -> str:
    """Declarations that use the one before, as `form` says: `{0}` is its name."""
    links = [f"  {name}0{parameters}: {first}\n"]
    links += [f"  {name}{i}{parameters}: {form.format(f'{name}{i - 1}')}\n" for i in range(1, count)]
    return "\n" + "".join(links)


CARDS = "\n  card: {traits: {suit: [red, black], value: 1..30}, kinds: {plain: {suit: each, value: each, count: 1}}}\n"
ZONES = (
    "\n  deck: {holds: card, order: pile, starts: all, seen_by: nobody}\n  table: {holds: card, seen_by: everyone}\n"
)


@dataclass(frozen=True, slots=True)
class Bomb:
    """A text to be made, and the code that answers it; none where it is worked out after all."""

    text: Callable[[], str]
    code: str = ""


def _scenes(count: int) -> str:
    return ruleset(phases="\n  game:\n" + "".join(f"    s{i}: set q to {i % 10}\n" for i in range(count)))


def _nested(first: str, form: str, depth: int) -> str:
    """A text in itself, so deep: `{0}` is where."""
    for _ in range(depth):
        first = form.format(first)
    return first


def _when(condition: str) -> str:
    return game(f"{{when: '{condition}', do: set q to 1}}")


def _history(stone: str, room: int, *steps: str) -> str:
    """Positions of a thousand points, remembered, and steps after that."""
    return ruleset(
        spaces="\n  point: {count: 1000}\n",
        state=f"\n  p: {{is: 0..9, per: player, start: 0}}\n  q: {{is: 0..10, start: 0}}\n  stone: {stone}\n"
        f"  seen: {{positions_of: stone, room: {room}}}\n",
        phases=game("add stone to seen", *steps),
    )


def _condition(condition: str) -> str:
    return ruleset(phases=_when(condition))


BOMBS: dict[str, Bomb] = {
    # ---- chains ----
    "terms, each twice": Bomb(
        lambda: ruleset(terms=chain("t", 24, "q", "({0} + {0}) mod 7"), phases=game("set q to t23"))
    ),
    "terms in conditions, each twice": Bomb(
        lambda: ruleset(
            terms=chain("t", 24, "q", "{0} if {0} > 3 else 10 - {0}"),
            phases=game("{when: t23 > 2, do: set q to t23}"),
        )
    ),
    "terms with one argument, each twice with its own": Bomb(
        lambda: ruleset(
            terms=chain("t", 24, "n mod 7", "({0}(n) + {0}(n)) mod 7", "(number n)"), phases=game("set q to t23(3)")
        )
    ),
    "terms with arguments, each twice with others": Bomb(
        lambda: ruleset(
            terms=chain("t", 24, "n mod 7", "({0}(n) + {0}(n + 1)) mod 7", "(number n)"), phases=game("set q to t23(3)")
        ),
        "RW619",
    ),
    "terms of players, each twice": Bomb(
        lambda: ruleset(
            terms="\n  player.t0: player.p\n"
            + "".join(f"  player.t{i}: (player.t{i - 1} + next(player).t{i - 1}) mod 7\n" for i in range(1, 24)),
            phases=game("set q to sum(player.t23 for player) mod 7"),
        ),
        "RW619",
    ),
    "terms, each summing the one before over players": Bomb(
        lambda: ruleset(terms=chain("t", 24, "q", "sum({0} for player) mod 7"), phases=game("set q to t23")),
        "RW619",
    ),
    "flags, each twice": Bomb(
        lambda: ruleset(
            terms=chain("t", 24, "q > 3", "({0} and not {0}) or (q > 2 and {0})"),
            phases=game("{when: t23, do: set q to 1}"),
        )
    ),
    "terms told in texts, each twice": Bomb(
        lambda: ruleset(
            terms=chain("t", 24, "q", "({0} + {0}) mod 7"),
            actions="{go: {says: '{me} goes {t23}'}}",
        )
    ),
    "terms of secrets told in texts, each twice": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0, seen_by: owner}, q: {is: 0..10, start: 0}}",
            terms="\n  player.t0: player.p\n"
            + "".join(f"  player.t{i}: (player.t{i - 1} + player.t{i - 1}) mod 7\n" for i in range(1, 24)),
            actions="{go: {says: '{me} goes {me.t23}'}}",
        ),
        "",
    ),
    "terms told in texts, each given twice what the one before is given": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..9, per: player, start: 0, seen_by: owner}, q: {is: 0..10, start: 0}}",
            terms=chain("t", 40, "n", "{0}(max(n, n - 1))", "(number n)"),
            actions="{go: {says: '{me} goes {t39(me.p)}'}}",
        )
    ),
    "terms of players told in texts, each given one of two": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..9, per: player, start: 0, seen_by: owner}, q: {is: 0..10, start: 0}}",
            terms=chain("t", 40, "who.p", "{0}(who if who.p > 3 else next(who))", "(player who)"),
            actions="{go: {says: '{me} goes {t39(me)}'}}",
        )
    ),
    "terms of cards told in texts, each given one of two": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones="\n  deck: {holds: card, order: pile, starts: all, seen_by: nobody}\n"
            "  hand: {holds: card, per: player, seen_by: owner}\n",
            terms=chain("t", 40, "what.value", "{0}(what if what.value > 3 else what)", "(card what)"),
            actions="{go: {pick: card in me.hand, says: '{me} goes {t39(card)}'}}",
            phases="\n  game:\n    d: draw 1 from deck to player 1.hand\n"
            "    a: {must: go, by: player 1, if_none: skip}\n",
        )
    ),
    "names in a term, each made of the one before twice": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..9, per: player, start: 0, seen_by: owner}, q: {is: 0..10, start: 0}}",
            terms="\n  player.t: |\n    let n0 = player.p\n"
            + "".join(f"    let n{i} = max(n{i - 1}, n{i - 1} - 1)\n" for i in range(1, 60))
            + "    n59\n",
            actions="{go: {says: '{me} goes {me.t}'}}",
        )
    ),
    "terms with names, each three times with its own": Bomb(
        lambda: ruleset(
            terms=chain("t", 18, "n mod 7", "|\n    let m = n\n    {0}(m) - {0}(m) - {0}(m)", "(number n)"),
            phases=game("set q to t17(3) mod 7"),
        )
    ),
    "effects, each twice": Bomb(
        lambda: ruleset(
            effects=chain("e", 31, "set q to n mod 5", "|\n    {0}(n)\n    {0}(n)", "(number n)"), phases=game("e30(1)")
        ),
        "RW619",
    ),
    "effects that are supposed, each twice": Bomb(
        lambda: ruleset(
            effects=chain("e", 31, "set q to 1", "|\n    {0}\n    {0}"),
            phases=game("{when: q = 1 after e30, do: set q to 2}"),
        ),
        "RW622",
    ),
    "many suppositions of a long effect": Bomb(
        lambda: ruleset(
            effects=chain("e", 6, "set q to 1", "|\n    {0}\n    {0}"),
            phases=game(*["{when: q = 1 after e5, do: set q to 2}"] * 200),
        )
    ),
    "effects without arguments, each twice": Bomb(
        lambda: ruleset(effects=chain("e", 31, "set q to 1", "|\n    {0}\n    {0}"), phases=game("e30")), "RW619"
    ),
    "effects of players, each twice with the neighbour": Bomb(
        lambda: ruleset(
            effects=chain("e", 31, "set player.p to 1", "|\n    {0}(player)\n    {0}(next(player))", "(player)"),
            phases=game("e30(player 1)"),
        ),
        "RW619",
    ),
    "effects, each in a loop over players": Bomb(
        lambda: ruleset(
            effects=chain("e", 19, "set player.p to 1", "'for each player x: {0}(x)'", "(player)"),
            phases=game("e18(player 1)"),
        ),
        "RW619",
    ),
    "effects, each of cards": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES,
            effects=chain("e", 31, "move card to table", "|\n    {0}(card)\n    {0}(card)", "(card)"),
            phases=game("'for each card in table: e30(card)'"),
        ),
        "RW619",
    ),
    "effects, each twice in an if": Bomb(
        lambda: ruleset(
            effects=chain("e", 19, "set q to 1", "|\n    if q > 2: {0}\n    else: {0}"), phases=game("e18")
        ),
        "",
    ),
    "priorities of effects, each twice": Bomb(
        lambda: ruleset(
            effects=chain("e", 31, "set q to 1", "|\n    {0}\n    {0}"),
            priorities=(
                "\n  night:\n    order: one > two\n    rules:\n"
                "      one: [{when: q = 1, do: e30}, {do: set q to 2}]\n      two: {do: e30}\n"
            ),
            phases=game("{resolve: night}"),
        ),
        "RW619",
    ),
    "payouts whose claims sum and sum": Bomb(
        lambda: ruleset(
            money=(
                "\n  coin:\n    bank: {start: 100, seen_by: everyone}\n"
                "    purse: {per: player, start: 5, from: bank, seen_by: everyone}\n"
            ),
            payouts="\n  wages: {among: player, from: bank, to: player.purse, claims: sum(sum(sum(1 for x in 1..9000) "
            "for y in 1..9000) for z in 1..9000) mod 3, "
            "order: lowest player.purse then together, short: stop, rest: bank}\n",
            phases=game("{pay: wages}"),
        ),
        "RW619",
    ),
    "phases, each running the one before twice": Bomb(
        lambda: ruleset(
            phases=game("{run: f29}")
            + "".join(f"  f{i}: {{a: {{run: f{i - 1}}}, b: {{run: f{i - 1}}}}}\n" for i in range(1, 30))
            + "  f0: {a: set q to 1}\n"
        ),
        "RW619",
    ),
    "phases, each for each player": Bomb(
        lambda: ruleset(
            phases=game("{run: f29}")
            + "".join(f"  f{i}: {{a: {{each: player x, steps: {{b: {{run: f{i - 1}}}}}}}}}\n" for i in range(1, 30))
            + "  f0: {a: set q to 1}\n"
        ),
        "RW619",
    ),
    "phases with choices, each running the one before twice": Bomb(
        lambda: ruleset(
            phases=game("{run: f29}")
            + "".join(f"  f{i}: {{a: {{run: f{i - 1}}}, b: {{run: f{i - 1}}}}}\n" for i in range(1, 30))
            + "  f0: {a: {must: go, by: player 1, if_none: never}}\n"
        ),
    ),
    "phases, each running the next": Bomb(
        lambda: ruleset(
            phases=game("{run: f0}")
            + "".join(f"  f{i}:\n    x: {{run: f{i + 1}}}\n" for i in range(1000))
            + "  f1000:\n    x: set q to 1\n"
        ),
        "RW613",
    ),
    "phases that run themselves, in each other": Bomb(
        lambda: ruleset(
            phases=game("{run: d0(24)}")
            + "".join(
                (
                    f"  d{i}(number n):\n    depth: 24\n    c: {{when: n > 1, run: d{i}(n - 1)}}\n"
                    f"    e: {{run: d{i + 1}(24)}}\n"
                )
                for i in range(20)
            )
            + "  d20(number n):\n    c: {when: n > 1, do: set q to 1}\n"
        ),
        "RW613",
    ),
    "phases that end early, in each other": Bomb(
        lambda: ruleset(
            phases=game("{run: f0}")
            + "".join(
                f"  f{i}:\n    ends_when: q > {i % 9}\n    y: set q to 1\n    x: {{run: f{i + 1}}}\n" for i in range(90)
            )
            + "  f90:\n    x: set q to 1\n"
        ),
        "RW613",
    ),
    "numbers, each twice": Bomb(
        lambda: ruleset(numbers=chain("n", 24, "1", "({0} + {0}) mod 7"), phases=game("set q to n23"))
    ),
    "tables of tables": Bomb(
        lambda: ruleset(
            tables="\n  t by 1..10: {1..10: 1}\n",
            phases=game("set q to " + "t[" * 15 + "1" + "]" * 15),
        ),
        "",
    ),
    # ---- large domains ----
    "a triple sum": Bomb(
        lambda: ruleset(
            phases=game("set q to sum(sum(sum(x * y * z for x in 1..2000) for y in 1..2000) for z in 1..2000) mod 7")
        ),
        "RW619",
    ),
    "a triple sum of what a state allows": Bomb(
        lambda: ruleset(phases=game("set q to sum(1 for x in 1..player(1).p) mod 7")), "RW619"
    ),
    "a sum over a state's range": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..2000000000, start: 0}}",
            phases=game("set q to sum(1 for x in 1..q) mod 7"),
        ),
        "RW619",
    ),
    "loops in loops in blocks": Bomb(
        lambda: ruleset(
            effects=(
                "\n  e: |\n    for each x in 1..9000:\n      for each y in 1..9000:\n        for each z in 1..9000:\n"
                "          set q to (x + y + z) mod 7\n"
            ),
            phases=game("e"),
        ),
        "RW619",
    ),
    "loops of steps": Bomb(
        lambda: ruleset(
            phases=game(
                "{each: x in 1..9000, steps: {b: {each: y in 1..9000, steps: {c: {each: z in 1..9000, steps: {d: "
                "set q to 1}}}}}}"
            ),
        ),
        "RW619",
    ),
    "loops over players, nested": Bomb(
        lambda: ruleset(
            effects="\n  e: |\n"
            + "".join("    " + "  " * i + f"for each player x{i}:\n" for i in range(20))
            + " " * 60
            + "set q to 1\n",
            phases=game("e"),
        ),
        "RW619",
    ),
    "nine million members in one go": Bomb(
        lambda: ruleset(phases=game("{when: 'count(n in 1..9000000 where n > q) > 3', do: set q to 1}")), "RW619"
    ),
    "nine million members in a term": Bomb(
        lambda: ruleset(terms="\n  t: sum(n in 1..9000000)\n", phases=game("{when: t > 3, do: set q to 1}")), "RW619"
    ),
    "nine million members in a text": Bomb(
        lambda: ruleset(actions="{go: {says: '{me} goes {count(n in 1..9000000 where n > q)}'}}"), "RW619"
    ),
    "nine million members in the score": Bomb(
        lambda: ruleset().replace("points: player.p", "points: count(n in 1..9000000 where n > player.p)"), "RW619"
    ),
    "chance of two thousand million": Bomb(lambda: ruleset(phases=game("{let: x = random(1..2000000000)}")), "RW619"),
    "chance of two thousand million numbers": Bomb(
        lambda: ruleset(phases=game("{let: x = random(n in 1..2000000000)}", "set q to x mod 7")), "RW619"
    ),
    "chance in an effect": Bomb(
        lambda: ruleset(
            effects="\n  e: |\n    let x = random(n in 1..2000000000)\n    set q to x mod 7\n", phases=game("e")
        ),
        "RW619",
    ),
    "chance set at once": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..2147483647, start: 0}}",
            phases=game("set q to random(n in 1..2000000000)"),
        ),
        "RW619",
    ),
    "a condition over a thousand million numbers": Bomb(
        lambda: ruleset(phases=game("{when: any(x in 1..1000000000 where x mod 7 = 8), do: set q to 1}")), "RW619"
    ),
    "a choice among a thousand million numbers": Bomb(
        lambda: ruleset(actions="{go: {pick: n in 1..1000000000, says: '{me} goes'}}"), "RW609"
    ),
    "choices whose condition sums": Bomb(
        lambda: ruleset(
            actions=(
                "{go: {pick: 'n in 1..1000, m in 1..900', where: sum(x for x in 1..9000) > n + m, says: '{me} goes'}}"
            )
        ),
        "RW619",
    ),
    "choices whose numbers are filtered": Bomb(
        lambda: ruleset(
            actions=(
                "{go: {pick: 'n in 1..900 where sum(sum(x + y for x in 1..900) for y in 1..900) > n', says: '{me} "
                "goes'}}"
            )
        ),
        "RW619",
    ),
    "subsets of sixty": Bomb(
        lambda: ruleset(components=CARDS, zones=ZONES, actions="{go: {pick: 0..20 cards in table, says: '{me} goes'}}"),
        "RW609",
    ),
    "subsets of sixty, few": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES,
            actions="{go: {pick: 0..3 cards in table, where: sum(x for x in 1..9000) > 5, says: '{me} goes'}}",
        ),
        "RW619",
    ),
    "sorted by sums": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES,
            effects=(
                "\n  e: |\n    for each card in table by highest sum(sum(x * y for x in 1..9000) for y in 1..9000):\n"
                "      set q to 1\n"
            ),
            phases=game("e"),
        ),
        "RW619",
    ),
    "a score that sums": Bomb(
        lambda: ruleset(
            score=(
                "{of: player, points: sum(sum(x * y for x in 1..9000) for y in 1..9000), rank: highest points then "
                "shared}"
            )
        ),
        "RW619",
    ),
    "a text that sums": Bomb(
        lambda: ruleset(actions="{go: {says: '{me} goes {sum(sum(x * y for x in 1..9000) for y in 1..9000)}'}}"),
        "RW619",
    ),
    "a phase's end that sums": Bomb(
        lambda: ruleset(
            phases="\n  game:\n    ends_when: sum(sum(sum(q for x in 1..900) for y in 1..900) for z in 1..900) > 7\n"
            "    a: {must: go, by: player 1, if_none: never}\n    b: set q to 3\n"
        ),
        "RW619",
    ),
    # ---- width ----
    "a table by three keys": Bomb(
        lambda: ruleset(tables="\n  t by 1..9000, 1..9000, 1..9000: {1..9000: {1..9000: {1..9000: 1}}}\n"), "RW507"
    ),
    "an option of five hundred values": Bomb(
        lambda: ruleset(
            options="\n  o: {values: [" + ", ".join(f"v{i}" for i in range(500)) + "]}\n",
            phases=game("{when: o = v3, do: set q to 1}"),
        ),
        "RW707",
    ),
    "options of a hundred numbers each": Bomb(
        lambda: ruleset(
            options="\n" + "".join(f"  o{i}: {{values: 1..100}}\n" for i in range(30)),
            phases=game("set q to (" + " + ".join(f"o{i}" for i in range(30)) + ") mod 7"),
        ),
        "RW620",
    ),
    "eleven options of a hundred numbers each": Bomb(
        lambda: ruleset(
            options="\n" + "".join(f"  o{i}: {{values: 1..100}}\n" for i in range(11)),
            phases=game("set q to (" + " + ".join(f"o{i}" for i in range(11)) + ") mod 7"),
        ),
        "RW707",
    ),
    "options by players": Bomb(
        lambda: ruleset(
            options="\n" + "".join(f"  o{i}: {{values: [a{i}, b{i}]}}\n" for i in range(500)),
            phases=game(*(f"{{when: o{i} = a{i}, do: set q to {i % 10}}}" for i in range(500))),
        ).replace("2..4", "2..12"),
        "RW620",
    ),
    "nineteen hundred unknown names": Bomb(
        lambda: ruleset(terms="\n" + "".join(f"  term_{i}: unknown_{i} + 1\n" for i in range(1900))), "RW305"
    ),
    "unknown names among a thousand": Bomb(
        lambda: ruleset(
            terms="\n"
            + "".join(f"  term_number_{i}: q\n" for i in range(950))
            + "".join(f"  other_{i}: term_numbre_{i}\n" for i in range(950))
        ),
        "RW305",
    ),
    "unknown words among thousands": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: ["
            + ", ".join(f"word{i}" for i in range(3000))
            + "], start: word1}}",
            phases=game(*(f"set q to wrod{i}" for i in range(1900))),
        ),
        "RW311",
    ),
    "nineteen hundred unknown keys": Bomb(
        lambda: ruleset(actions="\n  go:\n    says: x\n" + "".join(f"    says{i}: y\n" for i in range(1900))), "RW101"
    ),
    "five thousand words": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: ["
            + ", ".join(f"word{i}" for i in range(5000))
            + "], start: word1}}",
            phases=game("set q to word7"),
        ),
        "RW704",
    ),
    "a match of three thousand words": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: ["
            + ", ".join(f"word{i}" for i in range(3000))
            + "], start: word1}}",
            phases=game("{match: q, cases: {" + ", ".join(f"word{i}: set q to word{i}" for i in range(3000)) + "}}"),
        ),
        "RW613",
    ),
    "what lies between any two of a thousand spaces": Bomb(
        lambda: ruleset(
            spaces="{cell: {rows: 31, columns: 32}}",
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..999, start: 0}}",
            phases=game("set q to count(between(cell 1, cell 900))"),
        ),
        "",
    ),
    "edges between all of many places": Bomb(
        lambda: ruleset(
            spaces="\n  town: {names: ["
            + ", ".join(f"t{i}" for i in range(90))
            + "]}\n  road: {joins: town, edges: ["
            + ", ".join(f"[t{i}, t{j}]" for i in range(90) for j in range(i))
            + "]}\n"
        ),
        "",
    ),
    "hundreds of unknown names on the table": Bomb(
        lambda: ruleset(
            table="{" + ", ".join(f"nothing_{i}: {{title: x}}" for i in range(480)) + "}",
            spaces="{" + ", ".join(f"s{i}: {{count: 1}}" for i in range(480)) + "}",
        ),
        "RW305",
    ),
    "nine hundred effects": Bomb(
        lambda: ruleset(
            effects="\n" + "".join(f"  e{i}: set q to 1\n" for i in range(900)),
            phases=game(*(f"e{i}" for i in range(900))),
        ),
        "",
    ),
    "nineteen hundred steps": Bomb(lambda: _scenes(1900), ""),
    "six thousand steps": Bomb(lambda: _scenes(6000), "RW613"),
    "two thousand loops of steps": Bomb(
        lambda: ruleset(phases=game(*["{each: player x, steps: {b: set x.p to 1}}"] * 2000)), "RW613"
    ),
    "two thousand phases that run each other": Bomb(
        lambda: ruleset(
            phases=game("{run: f0}")
            + "".join(
                f"  f{i}: {{x: {{when: q > 1, run: f{(i + 1) % 2000}}}, y: {{run: f{(i + 7) % 2000}}}}}\n"
                for i in range(2000)
            )
        ),
        "RW613",
    ),
    "texts without end in many actions": Bomb(
        lambda: ruleset(actions="\n" + "".join(f"  go{i}: {{says: '{'x' * 19_000}'}}\n" for i in range(50))), "RW613"
    ),
    "a hundred thousand zones": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES + "  z: {holds: card, per: hole, seen_by: everyone}\n",
            spaces="\n  hole: {count: 100000}\n",
            phases=game("'for each hole: draw up to 1 from deck to hole.z'"),
        ),
        "RW612",
    ),
    "a thousand zones of all components": Bomb(
        lambda: ruleset(
            components="\n  card: {kinds: {plain: 4000}}\n",
            zones=ZONES + "  z: {holds: card, per: hole, seen_by: everyone}\n",
            spaces="\n  hole: {count: 1000}\n",
            phases=game("'for each hole: draw up to 1 from deck to hole.z'"),
        ),
        "RW614",
    ),
    "three thousand zones by name": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES + "".join(f"  z{i}: {{holds: card, seen_by: everyone}}\n" for i in range(3000)),
        ),
        "RW613",
    ),
    "purses in a chain": Bomb(
        lambda: ruleset(
            money="\n  coin:\n    purse0: {start: 100, seen_by: everyone}\n"
            + "".join(f"    purse{i}: {{start: 5, from: purse{i - 1}, seen_by: everyone}}\n" for i in range(1, 950)),
        ),
    ),
    "zones whose conditions name nothing": Bomb(
        lambda: ruleset(
            components=CARDS,
            zones=ZONES
            + "".join(f"  z{i}: {{holds: card, seen_by: everyone, remembered: r{i}}}\n" for i in range(950)),
        ),
        "RW305",
    ),
    "three thousand kinds": Bomb(
        lambda: ruleset(
            components="\n  card:\n    kinds:\n" + "".join(f"      k{i}: 1\n" for i in range(3000)), zones=ZONES
        ),
        "RW613",
    ),
    "numbers of a hundred sums each": Bomb(
        lambda: ruleset(numbers="\n" + "".join(f"  n{i}: {' + '.join(['1'] * 90)}\n" for i in range(900))), "RW613"
    ),
    "nine hundred tables of one row": Bomb(
        lambda: ruleset(
            tables="\n" + "".join(f"  t{i} by 1..9000: {{1..9000: {i}}}\n" for i in range(900)),
            phases=game(*(f"set q to t{i}[q + 1] mod 3" for i in range(900))),
        ),
        "RW507",
    ),
    "a table of nine thousand times two thousand rows": Bomb(
        lambda: ruleset(
            tables="\n  t by 1..9000, 1..9000:\n" + "".join(f"    {i}: {{1..9000: 1}}\n" for i in range(1, 2000))
        ),
        "RW507",
    ),
    "many keys that stand twice": Bomb(lambda: ruleset() + "zzz: {" + ", ".join(["a: 3"] * 40_000) + "}\n", "RW004"),
    "many large states": Bomb(
        lambda: ruleset(
            spaces="\n  hole: {count: 300}\n",
            state="{"
            + ", ".join(f"s{i}: {{is: 0..9, per: [hole, hole], start: 0}}" for i in range(90))
            + ", p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..10, start: 0}}",
            phases=game(*(f"'for each hole: set s{i}[hole, hole] to 1'" for i in range(3))),
        ),
        "RW614",
    ),
    "a table of ten thousand rows by four keys": Bomb(
        lambda: ruleset(
            tables="\n  t by 1..10, 1..10, 1..10, 1..10: {1..10: {1..10: {1..10: {1..10: 1}}}}\n",
            phases=game("set q to t[1, 1, 1, 1]"),
        ),
        "",
    ),
    "a repeat of sums": Bomb(
        lambda: ruleset(
            phases=game(
                "{repeat: {a: set q to sum(sum(x * y * q for x in 1..9000) for y in 1..9000) mod 7}, until: q = 3}"
            )
        ),
        "RW619",
    ),
    "a million components": Bomb(
        lambda: ruleset(components="\n  card: {kinds: {plain: 1000000}}\n", zones=ZONES), "RW612"
    ),
    "subsets of numbers without end": Bomb(
        lambda: ruleset(actions="\n  go: {pick: '0..2147483647 n in 1..2147483647', do: set q to 1}\n"), "RW614"
    ),
    "positions remembered without end": Bomb(lambda: _history("{is: 0..2, per: point, start: 0}", 2147483647), "RW614"),
    "many large positions remembered": Bomb(
        lambda: _history("{is: 0..200000, per: point, start: 0}", 100_000), "RW614"
    ),
    "a position of four thousand values": Bomb(
        lambda: _history("{is: 0..2, per: [player, point], start: 0}", 3, "{when: 'stone is in seen', do: set q to 1}")
    ),
    "large positions looked for again and again": Bomb(
        lambda: _history(
            "{is: 0..200000, per: point, start: 0}", 3, *(["{when: 'stone is in seen', do: set q to 1}"] * 300)
        ),
        "RW614",
    ),
    "marks of many components of many classes": Bomb(
        lambda: ruleset(
            components="\n" + "".join(f"  card{i}: {{kinds: {{plain{i}: 4000}}}}\n" for i in range(20)),
            zones="\n"
            + "".join(f"  z{i}: {{holds: card{i}, order: row, starts: all, seen_by: everyone}}\n" for i in range(20)),
            state="\n  p: {is: 0..9, per: player, start: 0}\n"
            + "".join(f"  m{i}: {{is: flag, per: card{i}, start: no}}\n" for i in range(20)),
        ),
        "RW614",
    ),
    "many players": Bomb(lambda: ruleset().replace("2..4", "2..1000000"), "RW302"),
    "many decisions": Bomb(lambda: ruleset().replace("limit: 100", "limit: " + "9" * 50), "RW302"),
    # ---- what is written once and used many times ----
    "lists of lists of one value": Bomb(lambda: _condition(_nested("q = 1", "({0}) is in [yes, no]", 28)), "RW205"),
    "lists of one value in each other": Bomb(lambda: _condition(_nested("q = 1", "({0}) is in [yes]", 28)), "RW205"),
    "a long value looked for in a long list": Bomb(
        lambda: _condition(f"max({', '.join(['q'] * 1500)}) is in [{', '.join(map(str, range(1500)))}]"), "RW205"
    ),
    "long lists in order": Bomb(
        lambda: _condition(f"[{', '.join(['q + 1'] * 400)}] > [{', '.join(['q + 2'] * 400)}]"), "RW205"
    ),
    "terms that compare lists in order": Bomb(
        lambda: ruleset(
            terms=chain("t", 20, "q = 1", f"'[{'q, ' * 40}1 if {{0}} else 2] = [{'3, ' * 40}1]'"),
            phases=game("{when: t19, do: set q to 2}"),
        ),
        "RW613",
    ),
    "a kind compared in a comparison": Bomb(
        lambda: ruleset(
            components=CARDS, zones=ZONES, phases=_when(_nested("q", "(1 if {0} = plain else 2)", 28) + " = 1")
        ),
        "RW308",
    ),
    "a long value of many cases": Bomb(
        lambda: ruleset(
            state="{p: {is: 0..2147483647, per: player, start: 0}, q: {is: 0..2000, start: 0}}",
            phases=game(
                f"{{match: 'max({', '.join(['q'] * 900)})', cases: "
                f"{{{', '.join(f'{i}: set q to {i}' for i in range(900))}}}}}"
            ),
        ),
        "RW205",
    ),
    "a long name of thousands": Bomb(
        lambda: ruleset(
            components="\n  card: {traits: {v: 1..3000}, called: '"
            + "x" * 19_000
            + "{v}', kinds: {plain: {v: each, count: 1}}}\n",
            zones=ZONES,
        ),
        "RW205",
    ),
    # ---- thousands of findings ----
    "the same condition fifteen hundred times": Bomb(lambda: _condition(" or ".join(["q = 1"] * 1500)), "RW713"),
    "three thousand conditions": Bomb(
        lambda: _condition(f"q is in [{', '.join(map(str, range(3000)))}]").replace("0..10", "0..4000"), ""
    ),
    "an action offered fifteen hundred times": Bomb(
        lambda: ruleset(
            phases=f"\n  game:\n    a: {{must: [{', '.join(['go'] * 1500)}], by: player 1, if_none: never}}\n"
        ),
        "RW713",
    ),
    # ---- nesting and repetition in the text ----
    "anchors upon anchors": Bomb(
        lambda: (
            ruleset()
            + "a: &a [x, x, x, x, x, x, x, x, x]\n"
            + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
        ),
        "RW007",
    ),
    "parentheses in parentheses": Bomb(lambda: ruleset(terms="\n  t: " + "(" * 3000 + "q" + ")" * 3000), "RW205"),
    "folds in folds": Bomb(
        lambda: ruleset(
            terms="\n  t: " + "sum(" * 30 + "1" + "".join(f" for player x{i})" for i in range(30)),
            phases=game("set q to t"),
        ),
        "RW619",
    ),
    "ifs in ifs": Bomb(
        lambda: ruleset(
            effects="\n  e: |\n"
            + "".join("    " + "  " * i + f"if q > {i % 9}:\n" for i in range(60))
            + " " * 180
            + "set q to 1\n"
        ),
        "RW205",
    ),
    "a wide sum": Bomb(lambda: ruleset(terms="\n  t: " + " + ".join(["q"] * 3000), phases=game("set q to t")), "RW205"),
    "a wide conjunction": Bomb(
        lambda: ruleset(terms="\n  t: " + " and ".join(["q > 1"] * 3000), phases=game("{when: t, do: set q to 1}")),
        "RW205",
    ),
    "a text of many holes": Bomb(
        lambda: ruleset(actions="{go: {says: '" + "{me}" * 100_000 + "'}}"),
        "RW205",
    ),
}
