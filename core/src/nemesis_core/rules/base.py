"""The shared rules as a piece: its hook implementations, registered like any plugin's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..content import Effects, Record
from ..features import Feature
from ..hooks import hookimpl
from ..steps import Step
from . import (
    attacks,
    charting,
    checks,
    conservation,
    event_phase,
    features_board,
    features_people,
    known_names,
    laboratory,
    looking,
    naming,
    objectives,
    prospect_kit,
    references,
    screens,
    secrets,
    setting_up,
    shared_cards,
    shared_items,
    shared_words,
    story,
    turns,
    victory,
    words,
)
from .actions import KINDS as ACTIONS
from .cards import Cards
from .graph import BoardMap
from .needs import NEEDS
from .records import KINDS
from .shared_effects import EFFECTS
from .table import Laboratory, Table

if TYPE_CHECKING:
    from ..assembly import Ruleset

targets = hookimpl(laboratory.egg_targets, specname="targets")
hit_target = hookimpl(laboratory.hit_eggs, specname="hit_target")
hidden_zones = hookimpl(looking.hidden_zones, specname="hidden_zones")
view = hookimpl(looking.view, specname="view")
names_in_view = hookimpl(known_names.names_in_view, specname="names_in_view")
panels = hookimpl(screens.panels, specname="panels")
chart = hookimpl(charting.chart, specname="chart")
results = hookimpl(secrets.results, specname="results")
report = hookimpl(victory.report, specname="report")
errands = hookimpl(prospect_kit.errands, specname="errands")
likely = hookimpl(prospect_kit.likely, specname="likely")


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return KINDS


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS, shared_cards.EFFECTS, shared_items.EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"table": Table, "laboratory": Laboratory}


@hookimpl
def requirements() -> dict[str, Any]:
    return dict(NEEDS)


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The round, the Characters, the board and what lies beside it."""
    return [
        features_people.of_the_round(ruleset, seats),
        *features_people.of_the_people(ruleset, seats),
        *features_board.of_the_board(ruleset),
        *features_board.beside_the_board(ruleset),
    ]


@hookimpl
def attack_kinds() -> dict[str, Any]:
    return {"attack-card": attacks.attack_by_card}


@hookimpl
def objective_conditions() -> dict[str, Any]:
    return dict(objectives.CONDITIONS)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "seats", setting_up.seats),
        Step("setup", "supplies", setting_up.supplies),
        Step("setup", "rooms", setting_up.rooms),
        Step("setup", "tokens", setting_up.tokens),
        Step("setup", "decks", setting_up.decks),
        Step("setup", "bag", setting_up.bag),
        Step("setup", "laboratory", setting_up.laboratory),
        Step("setup", "draft-deck", setting_up.draft_deck),
        Step("setup", "draft", setting_up.draft),
        Step("setup", "characters", setting_up.characters),
        Step("setup", "first-player", setting_up.first_player),
        Step("player", "round", turns.start_round),
        Step("player", "draw", turns.draw_step),
        Step("player", "first-player-token", turns.pass_first_player),
        Step("player", "turns", turns.take_turns),
        Step("event", "time", _no_time),
        Step("event", "attacks", event_phase.intruder_attacks),
        Step("event", "fire", event_phase.fire_damage),
        Step("event", "eggs-burn", laboratory.burn_eggs),
        Step("event", "event-card", event_phase.event_card),
        Step("event", "bag", event_phase.bag_development),
        Step("event", "end", event_phase.end_of_round),
        Step("victory", "contamination", victory.contamination_check),
    ]


def _no_time(game: Any) -> None:
    """The Time Track step of a board without a track of its own: nothing moves."""


def _merged(given: list[dict[str, Any]]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for part in reversed(given):
        merged.update(part)
    return merged


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """The board, the cards and the registries that rules look things up in."""
    content, hooks = ruleset.content, ruleset.hooks
    ruleset.compiled["board"] = board = BoardMap(content)
    cards = Cards(ruleset)
    actions = {**ACTIONS, **_merged(hooks.action_kinds())}
    tables = {
        "board": board,
        "cards": cards,
        "card_uses": prospect_kit.card_uses(cards),
        "dice": {die.id: die.faces for die in content.of("die")},
        "die_results": {result.id: result for result in content.of("die_result")},
        "exploration_effects": {effect.id: effect for effect in content.of("exploration_effect")},
        "room_actions": {
            room.id: tuple(cards.option("room", room, action) for action in room.action) for room in content.of("room")
        },
        "actions": actions,
        "cost_changes": bool(hooks.implementations("cost_change")),
        "seats_apart": sum(hooks.seats_apart()),
        "apart": bool(hooks.implementations("goes_apart")),
        "item_discounts": bool(hooks.implementations("item_discount")),
        "watched_draws": bool(hooks.implementations("contamination_drawn")),
        "traits": {trait.character: trait for trait in content.of("trait")},
        "action_lists": tuple(actions[name].options for name in sorted(actions)),
        "unpaid_lists": tuple(actions[name].options for name in sorted(actions) if not actions[name].paid),
        "token_kinds": _merged(hooks.token_kinds()),
        "attack_kinds": _merged(hooks.attack_kinds()),
        "melee_missed": dict(laboratory.MISSED),
        "endless_objects": set(),
        "conditions": _merged(hooks.objective_conditions()),
        "story": dict(story.STORY),
        "names": naming.names(content, cards, ruleset.players[1]),
        "naming": dict(story.NAMING),
        "wordings": {**words.WORDINGS, **shared_words.WORDINGS},
        "references": dict(references.REFERENCES),
        "own_rules": {},
        "terms": {},
        charting.TABLE: dict(charting.SYMBOLS),
        "conserved": conservation.Conserved,
    }
    checks.check(ruleset, tables, own_noise=bool(hooks.implementations("noise_result")))
    return tables


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    checks.check_researched(ruleset)  # by now the tables of all pieces are finished
    backs: dict[str, str] = dict(ruleset.compiled["cards"].backs)
    backs.update({room.id: f"room-{room.group}" for room in ruleset.content.of("room")})
    return backs
