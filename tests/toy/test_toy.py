"""A game that is nothing like Nemesis in its pieces, by a stranger's plugin, on the public API alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import nemesis_core
import nemesis_lighthouse
from nemesis_core import assemble, hookimpl, rules
from nemesis_core.bots import make_bots
from nemesis_core.errors import AssemblyError
from nemesis_core.hookspecs import SPECS
from nemesis_core.testing import check_conserved, pieces, table

from .foreign import PIECES, lighthouse, registry

SOURCES = sorted(Path(nemesis_lighthouse.__file__).parent.glob("*.py"))
PUBLIC = {
    "nemesis_core": {*nemesis_core.__all__},
    "nemesis_core.rules": {*rules.__all__},
}


@pytest.fixture(scope="module")
def variant():
    return lighthouse()


def play(ruleset, seats, seed, bots="random"):
    """A whole game, its components counted after every step of set-up or play."""
    game, before = ruleset.new_game(seats, seed), []

    def step(game):
        if game.state.phase != "setup":
            before.append(pieces(game)) if not before else check_conserved(game, before[0])

    game.on_step = step
    return game.play(make_bots(bots, seats, seed))


# ---------------------------------------------------------------- a stranger's plugin


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_only_the_public_api_is_imported(source):
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module.startswith("nemesis_core"):
            assert {alias.name for alias in node.names} <= PUBLIC[node.module]
        assert not (isinstance(node, ast.Import) and any(a.name.startswith("nemesis_core") for a in node.names))


def test_every_hook_it_implements_has_a_documented_spec():
    documented = {name: value.__doc__ for spec in SPECS for name, value in vars(spec).items() if callable(value)}
    for piece in nemesis_lighthouse.PLUGIN.pieces:
        for module in piece.load():
            hooks = [name for name, value in vars(module).items() if hasattr(value, "nemesis_core_impl")]
            assert hooks
            assert all(documented[name] for name in hooks)
    assert callable(hookimpl)


def test_it_has_no_piece_of_the_known_races_and_boards(variant):
    content, game = variant.content, play(variant, 3, 1)
    for kind in ("contamination", "weakness", "weakness_slot", "knowledge", "section", "network", "attack_card"):
        assert not content.of(kind)
    assert not game.laboratory.eggs
    assert not any({"slime", "larva", "knowledge"} & {*who.marks} for who in game.table.characters)
    roles = {role for room in content.of("room") for role in room.roles}
    assert roles == {"lamp"}


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_are_played(variant, seats):
    for seed in range(12):
        game = play(variant, seats, seed, "curious" if seed % 2 else "random")
        assert game.over
        assert game.state.ending in ("dawn", "dark", "nobody-left")


def test_every_ending_comes_about_and_some_win(variant):
    games = [play(variant, 3, seed) for seed in range(40)] + [play(variant, 1, seed) for seed in range(20)]
    assert {game.state.ending for game in games} == {"dawn", "dark", "nobody-left"}
    won = [game for game in games if game.night_watch.winners]
    assert won
    assert all(game.island.flame >= 3 for game in won)


def test_report_merges_the_mode_and_the_shared_rules(variant):
    game = play(variant, 2, 4)
    row = {name: value for part in game.hooks.report(game) for name, value in part.items()}
    assert {"rounds", "p1_character", "p2_survived", "p1_won", "p2_won"} <= set(row)


# ---------------------------------------------------------------- its own rules hold


@pytest.fixture
def island(variant):
    return table(variant, ["ada", "tom"])


def test_lamp_is_stoked_under_the_lamp_only(island):
    island.hand("ada", "trim", "haul").put("ada", "3-stair")
    assert island.legal("ada", "stoke") == []
    island.put("ada", "4-lamp").act("ada", "stoke")
    assert (island.game.island.flame, island.game.island.oil) == (3, 2)


def test_without_oil_the_flame_dies_and_the_game_with_it(island):
    island.game.island.flame, island.game.island.oil = 1, 0
    island.step("event", "burn")
    assert island.ending == "dark"


def test_tide_wets_the_rooms_up_to_its_height_and_may_repeat(island):
    island.put("ada", "1-quay").put("tom", "3-stair")
    island.game.island.tides[-2:] = ["ebb/1", "spring-tide/1"]
    island.step("event", "tide")
    assert (island["ada"].light, island["tom"].light) == (1, 1)
    assert island.game.island.past == ["spring-tide/1", "ebb/1"]


def test_wind_takes_the_place_of_the_noise_die(island):
    island.hand("ada", "trim", "haul").put("ada", "2-cottage").put("tom", "4-lamp")
    island.dice("wind", "cry").bag("gull").act("ada", "move", "3-stair")
    assert [piece.kind for piece in island.at("3-stair")] == ["gull"]


def test_keeper_sees_the_tide_it_looked_for(island):
    island.hand("ada", "look-out", "haul").play_card("ada", "look-out", "read-the-sea")
    top = island.game.island.tides[-1]
    assert island.game.view(0)["tides"][-1] == top
    assert island.game.view(1)["tides"][-1] == "?tide"


def test_gull_steals_an_item_of_its_owners_choice(island):
    island.bare("ada").give("ada", "biscuit")
    flare = island.give("ada", "flare")
    island.put("ada", "3-stair").put("tom", "4-lamp").intruder("gull", "3-stair")
    island.will(flare).step("event", "attacks")
    assert [card.partition("/")[0] for card in island["ada"].items] == ["biscuit"]


def test_who_ducks_is_not_struck(island):
    island.hand("tom", "duck").put("tom", "3-stair").put("ada", "4-lamp").intruder("petrel", "3-stair")
    card = island["tom"].hand[0]
    island.will(("react", card, "duck")).step("event", "attacks")
    assert island["tom"].serious == []


def test_boathook_fends_a_bird_off(island):
    island.hand("ada", "haul").put("ada", "3-stair").put("tom", "4-lamp")
    gull = island.intruder("gull", "3-stair")
    island.use("ada", "ada.boathook", "fend", gull.id)
    assert island.at("3-stair") == []


def test_mute_keeper_cannot_sing(island):
    for who, cards in (("ada", 6), ("tom", 5)):
        island.hand(who, "sing", "haul").play_card(who, "sing", "sing")
        island["ada"].acted = 0
        island.hand(who).step("player", "draw")
        assert len(island[who].hand) == cards


def test_nobody_draws_for_contamination_at_the_end(variant):
    assert [step.name for step in variant.phases["victory"]] == ["light-check"]


# ---------------------------------------------------------------- replaced and blocked by name


@pytest.mark.parametrize(
    "pieces",
    [
        {"board": "fake-board", "mode": "fake-mode"},
        {"race": "fake-race"},
        {"mode": "fake-mode"},
        {"crew": ("fake-crew",)},
        {"crew": ("keepers", "fake-crew")},
        {"board": "fake-board", "mode": "fake-mode", "crew": ("fake-crew",)},
    ],
    ids=lambda pieces: "+".join(map(str, pieces.values())),
)
def test_piece_takes_the_place_of_another(pieces):
    ruleset = lighthouse(**pieces)
    named = {*pieces.get("crew", ()), *(name for name in pieces.values() if isinstance(name, str))}
    assert named <= {piece.id for piece in ruleset.pieces}
    for seed in range(4):
        assert play(ruleset, 3, seed).over


def test_mode_says_what_it_needs_and_what_would_fit():
    with pytest.raises(AssemblyError, match="night-watch needs lamp, which no chosen piece has; take --board island"):
        lighthouse(board="fake-board")


@pytest.mark.parametrize("kind", PIECES)
def test_blocked_piece_cannot_be_chosen(kind):
    name = PIECES[kind] if isinstance(PIECES[kind], str) else PIECES[kind][0]
    with pytest.raises(AssemblyError, match=f"{kind} {name} is blocked; there are: .*fake-{kind}"):
        assemble(registry=registry(name), **PIECES)


def test_nothing_of_a_replaced_piece_is_left():
    ruleset = lighthouse(race="fake-race")
    assert not any(record.owner == "birds" for kind in ruleset.content.kinds for record in ruleset.content.of(kind))
    assert "birds" not in {name for hook in ruleset.hooks.names for name in ruleset.hooks.implementations(hook)}
    assert "nemesis-lighthouse" in ruleset.versions()


# ---------------------------------------------------------------- among the real pieces


@pytest.mark.variant
@pytest.mark.parametrize("kind", ["race", "crew"])
def test_real_piece_gives_way_to_a_fake(kind):
    base = {"board": "facility", "race": "night-stalkers", "mode": "semi-coop", "crew": ("lockdown-crew",)}
    fake = ("fake-crew",) if kind == "crew" else f"fake-{kind}"
    ruleset = assemble(registry=registry(), **{**base, kind: fake})
    for seed in range(3):
        assert play(ruleset, 3, seed).over


@pytest.mark.variant
@pytest.mark.parametrize("kind", ["race", "crew"])
def test_real_piece_gives_way_to_a_foreign_one(kind):
    base = {"board": "facility", "race": "night-stalkers", "mode": "semi-coop", "crew": ("lockdown-crew",)}
    ruleset = assemble(registry=registry(), **{**base, kind: PIECES[kind]})
    for seed in range(3):
        assert play(ruleset, 3, seed).over
