"""docs/rulings-study.md is what docs/studies holds, and what is kept there is whole."""

from __future__ import annotations

import rulings_study as study

SEARCHED = {"gravediggers", "digging:single_hand", "graverobbers"}


def test_the_page_is_up_to_date() -> None:
    kept = study.kept_studies()
    assert study.PAGE.read_text(encoding="utf-8") == study.page(kept)
    for file, text in study.pictures(kept).items():
        assert file.read_text(encoding="utf-8") == text, file


def test_every_game_was_played() -> None:
    kept = study.kept_studies()
    assert {one["game"] for one in kept if one["bot"] == "random"} == set(study.GAMES)
    assert {one["game"] for one in kept if one["bot"].startswith("ismcts")} >= SEARCHED
    for one in kept:
        effects = [effect for ruling in one["rulings"] for effect in ruling["effects"]]
        assert one["family"] == len(effects) == len(one["rulings"]) * len(study.METRICS)
        assert all(effect["interval"][0] <= effect["difference"] <= effect["interval"][1] for effect in effects)
        assert all(0 <= ruling["equal_games"] <= one["games"] for ruling in one["rulings"])
        assert study.kept_file(one["game"], one["bot"]).is_file()


def test_open_handed_players_are_stronger_than_chance() -> None:
    """And the page says how strong; a player that sees everything is asked for by number."""
    (one,) = [found for found in study.kept_studies() if found["bot"].startswith(study.OPEN_HANDED)]
    assert one["alone_among_random"]["interval"][0] > one["alone_among_random"]["even"]
    assert study.iterations_of(one["bot"]) == 30
