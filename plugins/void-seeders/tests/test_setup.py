"""What the race brings, and what is set out for it at the start."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from nemesis_core.rules import attack_from_nowhere, attacks_on_all, event_kit, intruders_at, place_intruder
from nemesis_core.testing import RaceTable, fakes, set_up

FIVE = ["alpha", "beta", "gamma", "delta", "epsilon"]


def printed(file: str, kind: str) -> int:
    """How many cards or tokens of `kind` the box of the race has, whatever the board."""
    records = tomllib.loads(files("nemesis_void_seeders.content").joinpath(file).read_text(encoding="utf-8"))[kind]
    return sum(record.get("count", 1) for record in records)


# ---------------------------------------------------------------- components


@pytest.mark.rule("VS-CMP-01")
def test_what_is_said_of_intruders_holds_for_each_kind(t: Any) -> None:
    for kind in ("lurker", "whisperer", "stalker", "despoiler"):
        piece = t.intruder(kind, "a")
        assert t.game.cards.kinds[kind].owner == "void-seeders"
        assert intruders_at(t.game, "a") == [piece]
        assert not t.legal("alpha", "careful")
        del t.table.intruders[piece.id]
    assert t.hand("alpha", "look", "look").legal("alpha", "careful")


@pytest.mark.rule("VS-CMP-02")
def test_four_kinds_from_the_weakest_to_the_strongest(t: Any) -> None:
    kinds = t.game.cards.kinds.values()
    assert [(kind.id, kind.miniatures) for kind in kinds] == [
        ("lurker", 6),
        ("whisperer", 4),
        ("stalker", 1),
        ("despoiler", 1),
    ]


@pytest.mark.rule("VS-CMP-03")
def test_what_moves_counts_or_sends_void_seeders_away_passes_a_lair_by(t: Any) -> None:
    t.lair("b")
    t.lair("e")
    t.put("beta", "b")
    assert (t.table.intruders, t.at("b"), t.table.first_encounter) == ({}, [], 0)
    t.do(lambda: attacks_on_all(t.game))
    t.do(lambda: event_kit.intruders_hide(t.game))
    t.do(lambda: event_kit.hunt(t.game, "lurker"))
    assert (sorted(t.game.seeders.lairs), t.told("attack")) == (["b", "e"], [])


@pytest.mark.rule("VS-CMP-04", "VL-COMP-01")
def test_tokens_and_decks_are_as_many_as_in_the_box(t: Any) -> None:
    cards = t.game.cards
    types = [record.type for record in cards.tokens.values()]
    assert [types.count(kind) for kind in ("void-seeder", "blank", "insanity")] == [16, 1, 7]
    colours = {record.colour for record in t.game.ruleset.content.of("insanity_token")}
    assert colours == {"blue", "red", "orange", "green", "purple", "pink", "white"}
    lairs = [record for record in cards.exploration.values() if record.effect == "lair"]
    assert (len(lairs), len(t.game.panic_cards)) == (3, 20)
    assert (len(cards.events), len(cards.attacks), printed("weaknesses.toml", "weakness")) == (20, 20, 8)
    assert t.game.ruleset.content.find("component", "race-help-card").count == 5


@pytest.mark.rule("VS-CMP-06")
def test_what_names_a_classic_kind_means_the_one_of_its_size(t: Any) -> None:
    assert [kind.size for kind in t.game.cards.kinds.values()] == [1, 2, 3, 3]
    assert [kind.id for kind in t.game.cards.kinds.values() if kind.queen] == ["despoiler"]


@pytest.mark.rule("VS-CMP-06")
@pytest.mark.parametrize(("card", "wounds"), [("bite-4", 1), ("frenzy-2", 0)])
def test_an_attack_as_by_an_adult_is_one_of_a_whisperer(t: Any, card: str, wounds: int) -> None:
    # Bite shows the Whisperer, Frenzy the Stalker and the Despoiler alone.
    t.top("attacks", card)
    t.do(lambda: attack_from_nowhere(t.game, t["alpha"], "cave-entrance"))
    assert len(t["alpha"].serious) == wounds


@pytest.mark.rule("VS-CMP-06")
@pytest.mark.variant
def test_texts_of_boards_and_crews_name_the_kinds_of_this_race(facility: Any) -> None:
    own = facility.game.ruleset.compiled["terms"]
    assert [own[kind] for kind in ("Creeper", "Adult", "Breeder", "Queen")] == [
        "Lurker",
        "Whisperer",
        "Stalker",
        "Despoiler",
    ]


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("VS-SET-03")
def test_two_slime_and_two_silence_tokens_go_and_three_lairs_come() -> None:
    tokens = [f"slime-{n}/1" for n in range(4)] + [f"silence-{n}/1" for n in range(3)] + ["lair-1/1", "doors/1"]
    made = RaceTable(fakes(race="void-seeders"), ["alpha", "beta"])

    class Printed:
        def __init__(self, effect: str) -> None:
            self.effect = effect

    made.game.cards.exploration = {token: Printed(token.partition("-")[0].partition("/")[0]) for token in tokens}
    pool = list(tokens)
    made.game.hooks.edit_pool(made.game, "exploration", pool)
    assert sorted(token.partition("-")[0] for token in pool) == ["doors/1", "lair", "silence", "slime", "slime"]


@pytest.mark.rule("VS-SET-10")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_bag_has_the_blank_and_two_random_tokens_and_one_a_player(players: int) -> None:
    seen = set()
    for seed in range(5):
        game = set_up(fakes(race="void-seeders"), players, seed)
        types = [game.cards.tokens[token].type for token in game.table.bag]
        assert [types.count(kind) for kind in ("blank", "void-seeder", "insanity")] == [1, 2 + players, players]
        assert len(game.table.supply) == 14 - players
        assert {game.cards.tokens[token].type for token in game.table.supply} == {"void-seeder"}
        seen.add(tuple(sorted(game.table.bag)))
    assert len(seen) > 1


@pytest.mark.rule("VS-SET-10")
def test_nobody_knows_the_numbers_in_bag_and_supply(t: Any, hidden: Any) -> None:
    assert hidden(t.game, [*t.table.bag, *t.table.supply])
    assert t.game.view(0)["bag"] == ["blank", "insanity", "insanity", *["void-seeder"] * 4]


@pytest.mark.rule("VS-SET-11")
def test_tokens_of_characters_in_play_are_in_the_bag_the_others_out(t: Any) -> None:
    # Of the fakes, alpha is blue and beta green.
    part = t.game.seeders
    assert {part.owners[token]: token for token in part.owners} == {"p1": "insanity-blue/1", "p2": "insanity-green/1"}
    assert set(part.owners) <= set(t.table.bag)
    assert sorted(part.boxed) == [f"insanity-{c}/1" for c in ("orange", "pink", "purple", "red", "white")]


@pytest.mark.rule("VS-SET-11")
@pytest.mark.variant
def test_the_token_has_the_colour_of_the_character(seats_at: Any) -> None:
    t = seats_at("void-seeders", "sentry", "hacker", "xenobiologist", "lab-rat", "janitor")
    colours = {who: t.token(who).removesuffix("/1").removeprefix("insanity-") for who in ("sentry", "janitor")}
    assert colours == {"sentry": "blue", "janitor": "orange"}
    for who in t.table.characters:
        colour = t.game.cards.characters[who.id][0].colour
        assert t.token(who.id) == f"insanity-{colour}/1"


@pytest.mark.rule("VS-SET-11")
def test_a_character_of_another_colour_takes_a_token_that_is_nobodys() -> None:
    game = set_up(fakes(race="void-seeders"), 2, 0)
    from nemesis_void_seeders import setting_up

    part = game.seeders
    for token in [*part.owners]:
        game.table.bag.remove(token)
        part.boxed.append(token)
    part.owners.clear()
    part.boxed.remove("insanity-blue/1")
    game.table.supply.append("insanity-blue/1")
    setting_up.insanity(game)
    assert len(part.owners) == 2
    assert set(part.owners) <= set(game.table.bag)
    assert not set(part.owners) & {*part.boxed, "insanity-blue/1"}


@pytest.mark.rule("VS-SET-12")
def test_every_level_is_1_at_the_start() -> None:
    assert set_up(fakes(race="void-seeders"), 5, 0).seeders.levels == dict.fromkeys(["p1", "p2", "p3", "p4", "p5"], 1)


@pytest.mark.rule("VS-SET-13")
def test_the_panic_deck_lies_face_down_with_a_discard_pile_of_its_own(t: Any, hidden: Any) -> None:
    deck = t.table.decks["panic"]
    assert (sorted(deck), t.table.discards["panic"]) == (sorted(t.game.panic_cards), [])
    assert hidden(t.game, deck)
    assert t.game.view(0)["decks"].get("deck:panic", []) == []
    orders = {tuple(set_up(fakes(race="void-seeders"), 2, seed).table.decks["panic"]) for seed in range(3)}
    assert len(orders) == 3


def test_a_new_game_with_an_intruder_from_the_start_has_no_lair(t: Any) -> None:
    place_intruder(t.game, "lurker", "b")
    assert (t.game.seeders.lairs, t.game.seeders.destroyed) == ({}, [])
