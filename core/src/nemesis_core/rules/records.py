"""The kinds of records that every board, race, mode and crew shares."""

from __future__ import annotations

from typing import Final

from ..content import Record
from . import board_records, card_records

KINDS: Final[dict[str, type[Record]]] = {
    "board": board_records.Board,
    "section": board_records.Section,
    "place": board_records.Place,
    "corridor": board_records.Corridor,
    "network": board_records.Network,
    "space": board_records.Space,
    "room": board_records.Room,
    "exploration_effect": board_records.ExplorationEffect,
    "exploration_token": board_records.ExplorationToken,
    "die": board_records.Die,
    "die_result": board_records.DieResult,
    "component": board_records.Component,
    "serious_wound": card_records.SeriousWound,
    "contamination": card_records.Contamination,
    "item": card_records.Item,
    "objective": card_records.Objective,
    "condition": card_records.Condition,
    "action_card": card_records.ActionCard,
    "character": card_records.CharacterCard,
    "trait": card_records.Trait,
    "event_card": card_records.EventCard,
    "attack": card_records.Attack,
    "attack_card": card_records.AttackCard,
    "weakness": card_records.Weakness,
    "weakness_slot": card_records.WeaknessSlot,
    "intruder_token": card_records.IntruderToken,
    "bag_start": card_records.BagStart,
    "bag_development": card_records.BagDevelopment,
    "intruder_kind": card_records.IntruderKind,
    "knowledge": card_records.Knowledge,
    "knowledge_source": card_records.KnowledgeSource,
}
