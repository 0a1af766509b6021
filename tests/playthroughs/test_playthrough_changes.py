"""What changed in a playthrough is told in the terms of the game."""

from __future__ import annotations

from rulewright.playthroughs.playthrough_changes import changes

GAME = """\
chance: queen, 1/3

== 1. Ann
Ann sees:
  pot: 2
Ann may: 1 check; 2 bet
Ann chooses: 2 bet
- Ann bets

== 2. Bob
Ann sees now:
  pot: 3
Bob may: 3 call; 4 fold
Bob chooses: 3 call
- Bob calls

== The end, after 2 decisions
1. Ann: 2""".splitlines()


def changed(*pairs: tuple[str, str]) -> tuple[str, ...]:
    text = "\n".join(GAME)
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return changes(GAME, text.splitlines())


def test_no_change_is_none() -> None:
    assert changes(GAME, GAME) == ()
    assert changes((), GAME) == ()


def test_what_is_only_seen_is_no_change_of_the_game() -> None:
    assert changed(("pot: 3", "pool: 3")) == ("the game is the same; its words or what is seen of it differ",)


def test_another_choice_is_told_where_it_is_made() -> None:
    assert changed(("Bob chooses: 3 call", "Bob chooses: 4 fold"), ("- Bob calls", "- Bob folds")) == (
        "choice 2 was `Bob chooses: 3 call` and is `Bob chooses: 4 fold`",
        "told no more: Bob calls",
        "told now: Bob folds",
    )


def test_a_choice_more_has_no_number_in_the_summary() -> None:
    """Numbers of actions move with every action that is put in."""
    assert changed(("3 call; 4 fold", "3 raise; 4 call; 5 fold")) == ("offered now: raise",)


def test_chance_and_the_end() -> None:
    assert changed(("queen, 1/3", "dame, 1/3"), ("1. Ann: 2", "1. Ann: 3")) == (
        "drawn by chance no more: queen, 1/3",
        "drawn by chance now: dame, 1/3",
        "the end was: 1. Ann: 2",
        "the end is: 1. Ann: 3",
    )


def test_of_many_changes_three_are_told() -> None:
    more = "".join(f"- line {n}\n" for n in range(5))
    assert changed(("- Bob calls", f"{more}- Bob calls")) == ("told now: line 0; line 1; line 2; and 2 more",)
