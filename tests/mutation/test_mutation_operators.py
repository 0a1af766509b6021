"""The table of mutation operators: each changes what it says, and every change that
is told is the change that is made.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulewright.frontend.checker import check_document
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.sections import DocumentReader
from rulewright.ir.program import Program
from rulewright.loading import Ruleset, load
from rulewright.lowering import lower
from rulewright.mutation import KINDS, OPERATORS, Mutant, mutants, sample
from rulewright.mutation.text_edits import edited
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = Path(__file__).parent / "game" / "ruleset.yaml"

THIEF = "thief: {{when: {}, do: {}, ends: {}}}"
RICH, ADDED = "seller is rich and any(seller.hand)", "add 1 to seller.fine"
LAST = 'last: "for each player {} from player 1 where player is not rich: move {}(card in player.hand) to deck {}"'

EXPECTED = {
    "one-more": (
        "for each player: draw 2 from deck to player.hand",
        "for each player: draw 3 from deck to player.hand",
    ),
    "one-less": ("numbers: {first_coins: 4}", "numbers: {first_coins: 3}"),
    "zero": ("numbers: {first_coins: 4}", "numbers: {first_coins: 0}"),
    "cell-more": ("ware.worth: {silk: 3, salt: 1}", "ware.worth: {silk: 4, salt: 1}"),
    "cell-less": ("ware.worth: {silk: 3, salt: 1}", "ware.worth: {silk: 3, salt: 0}"),
    "comparison": ("player.rich: player.purse > 6", "player.rich: player.purse >= 6"),
    "description": (
        THIEF.format(RICH, ADDED, "yes"),
        THIEF.format("seller is not rich and any(seller.hand)", ADDED, "yes"),
    ),
    "sign": ("player.net: -player.fine + player.purse", "player.net: -player.fine - player.purse"),
    "rounding": (
        "player.share: min(3, player.goods) / 2 rounded up",
        "player.share: min(3, player.goods) / 2 rounded down",
    ),
    "extreme": (
        "player.share: min(3, player.goods) / 2 rounded up",
        "player.share: max(3, player.goods) / 2 rounded up",
    ),
    "minus": ("player.net: -player.fine + player.purse", "player.net: player.fine + player.purse"),
    "always": (THIEF.format(RICH, ADDED, "yes"), THIEF.format("yes", ADDED, "yes")),
    "never": ("until: none(hand)", "until: no"),
    "negated": (THIEF.format(RICH, ADDED, "yes"), THIEF.format(f"not ({RICH})", ADDED, "yes")),
    "not": (
        "stroll: {pick: stall, where: not (stall = me.place), do: set me.place to stall}",
        "stroll: {pick: stall, where: (stall = me.place), do: set me.place to stall}",
    ),
    "and-or": (THIEF.format(RICH, ADDED, "yes"), THIEF.format("seller is rich or any(seller.hand)", ADDED, "yes")),
    "part": (THIEF.format(RICH, ADDED, "yes"), THIEF.format("any(seller.hand)", ADDED, "yes")),
    "member": (
        'points: "player.net - count(n in [3, 5] where n = player.fine)"',
        'points: "player.net - count(n in [5] where n = player.fine)"',
    ),
    "all-any": (
        "rain: {when: all(card is sack for card in seller.hand), do: set market to calm}",
        "rain: {when: any(card is sack for card in seller.hand), do: set market to calm}",
    ),
    "relation": (
        "dump: {pick: 2 cards in waste equal in ware, do: move cards to me.hand}",
        "dump: {pick: 2 cards in waste different in ware, do: move cards to me.hand}",
    ),
    "described": (
        "sun: {when: any(silk card in seller.hand), do: set market to busy}",
        "sun: {when: any(card in seller.hand), do: set market to busy}",
    ),
    "effect": ("shuffle deck", "(left out)"),
    "add-subtract": (THIEF.format(RICH, ADDED, "yes"), THIEF.format(RICH, "subtract 1 from seller.fine", "yes")),
    "face": ("move card to waste face up", "move card to waste face down"),
    "end": (LAST.format("clockwise", "first", "on top"), LAST.format("clockwise", "first", "at bottom")),
    "turned": (LAST.format("clockwise", "first", "on top"), LAST.format("counterclockwise", "first", "on top")),
    "first-last": (LAST.format("clockwise", "first", "on top"), LAST.format("clockwise", "last", "on top")),
    "criteria": (
        "order: highest player.goods then lowest player.fine then together",
        "order: lowest player.fine then highest player.goods then together",
    ),
    "criterion": (
        "order: highest player.goods then lowest player.fine then together",
        "order: highest player.goods then together",
    ),
    "ending": (
        "rank: highest points then lowest player.fine then shared",
        "rank: highest points then lowest player.fine then out",
    ),
    "levels": ("order: thief > rain = sun", "order: rain = sun > thief"),
    "joined": ("order: thief > rain = sun", "order: thief = rain = sun"),
    "split": ("order: thief > rain = sun", "order: thief > rain > sun"),
    "goes-on": (THIEF.format(RICH, ADDED, "yes"), THIEF.format(RICH, ADDED, "no")),
    "exact": ("fill: pay up to 5 from bank to till", "fill: pay 5 from bank to till"),
    "short": ("short: stop", "short: skip"),
    "rest": ("short_rest: till", "(left out)"),
    "if-none": ("sale: {must: sell, if_none: skip}", "sale: {must: sell, if_none: never}"),
    "step": ("close: {run: closing}", "(the step does nothing)"),
    "must-may": ("sale: {must: sell, if_none: skip}", "sale: {may: sell, if_none: skip}"),
    "audience": (
        "hand:  {holds: card, per: player, seen_by: owner}",
        "hand:  {holds: card, per: player, seen_by: everyone}",
    ),
    "default": (
        'weather: {values: [fair, foul], about: "Does it rain?", why: Somebody must say.}',
        "(foul is the default of weather)",
    ),
    "ring": ("spaces: {stall: {count: 3, shape: ring}}", "(stall is no ring)"),
    "restart": ("market: {is: [calm, busy], start: calm, restarts_with: day}", "(never set back)"),
    "refill": (
        "deck:  {holds: card, order: pile, starts: all, seen_by: nobody, refilled_from: waste}",
        "(never refilled)",
    ),
}


def loaded(name: str) -> Ruleset:
    ruleset = load(find(name), Report())
    assert ruleset is not None
    return ruleset


@pytest.fixture(scope="module")
def found() -> tuple[Mutant, ...]:
    """All mutants of the small game."""
    return mutants(loaded(str(GAME)).symbols.document)


def test_every_operator_has_its_example() -> None:
    """The table of this test is the table of the code."""
    assert list(EXPECTED) == [operator.name for operator in OPERATORS]
    assert all(count == 1 for count in Counter(operator.name for operator in OPERATORS).values())
    assert {operator.kind for operator in OPERATORS} == set(KINDS)


def test_the_page_has_the_same_table() -> None:
    """`docs/mutation.md` lists every operator with its example, and no other."""
    page = (Path(__file__).parents[2] / "docs" / "mutation.md").read_text(encoding="utf-8")
    rows = page.split("| operator | kind |")[1].split("\n\n")[0].splitlines()[2:]
    after = [
        operator.after[1:-1] if operator.after.startswith("(") else f"`{operator.after}`" for operator in OPERATORS
    ]
    assert rows == [
        f"| {one.name} | {one.kind} | {one.what} | `{one.before}` | {new} |"
        for one, new in zip(OPERATORS, after, strict=True)
    ]


@pytest.mark.parametrize("name", EXPECTED)
def test_an_operator_changes_what_it_says(name: str, found: tuple[Mutant, ...]) -> None:
    """Among the mutants of the small game is this one, line before and line after."""
    before, after = EXPECTED[name]
    assert ((before,), (after,)) in [mutant.lines for mutant in found if mutant.operator.name == name]


def test_every_change_is_one_of_its_own(found: tuple[Mutant, ...]) -> None:
    """No two mutants are told alike, numbers count from 1 in the order of the
    file, and nothing is told that changes nothing.
    """
    told = [(mutant.span.start, mutant.lines) for mutant in found]
    assert len(set(told)) == len(told)
    assert [mutant.number for mutant in found] == list(range(1, len(found) + 1))
    assert [mutant.span.start for mutant in found] == sorted(mutant.span.start for mutant in found)
    assert all(before != after for before, after in (mutant.lines for mutant in found))


def test_what_only_bounds_or_tells_is_left_alone(found: tuple[Mutant, ...]) -> None:
    """Ranges of state, totals, numbers of players, names and texts for people are no rules to be changed."""
    lines = GAME.read_text(encoding="utf-8").splitlines()
    alone = {
        number
        for number, line in enumerate(lines, 1)
        if any(word in line for word in ("total:", "title:", "players: {", "limit:", "traits:"))
    }
    assert alone and not alone & {mutant.span.position.line for mutant in found}
    places = {(number, line.index("0..40") + 1) for number, line in enumerate(lines, 1) if "0..40" in line}
    assert places and not places & {(mutant.span.position.line, mutant.span.position.column) for mutant in found}


def test_a_sample_follows_its_seed(found: tuple[Mutant, ...]) -> None:
    """The same seed draws the same mutants, in their order; another draws others; a large sample is everything."""
    one = [mutant.number for mutant in sample(found, 20, 3)]
    assert one == [mutant.number for mutant in sample(found, 20, 3)] == sorted(one)
    assert one != [mutant.number for mutant in sample(found, 20, 4)]
    assert sample(found, 1000, 3) == found


def program_of(ruleset: Ruleset, source: Source, mutant: Mutant | None) -> Program | None:
    """The default Program after a change of the document (`mutant`), or of the text; none if it is refused."""
    report = Report()
    base = ruleset.symbols.document
    root = read_node(source, report)
    document = mutant.document(base) if mutant is not None else DocumentReader(source, root, report).read()  # type: ignore[arg-type]  # a mapping
    symbols = check_document(document, report)
    symbols.variables = 500  # dropped names leave no gap in the layout
    return (
        None if report.failed else lower(symbols, Ruleset(ruleset.found, symbols, ruleset.tree).configuration(), report)
    )


@pytest.mark.parametrize(
    ("name", "most"),
    [(str(GAME), 1000), ("pig", 12), ("leduc", 12), ("liars_dice", 12), ("blackjack", 12), ("hearts", 12)],
)
def test_what_is_told_is_what_is_tried(name: str, most: int) -> None:
    """The ruleset with the edit made in its text is the same game as the ruleset
    whose tree was changed, or both are refused.
    """
    ruleset = loaded(name)
    written = [mutant for mutant in mutants(ruleset.symbols.document) if not mutant.edit.said]
    different = []
    for mutant in sample(written, most, 1):
        source = edited(ruleset.symbols.document.source, mutant.edit)
        tree, text = program_of(ruleset, ruleset.symbols.document.source, mutant), program_of(ruleset, source, None)
        if (tree and tree.fingerprint) != (text and text.fingerprint):
            different.append(mutant.lines)
    assert different == []
