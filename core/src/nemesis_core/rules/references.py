"""Where the rules say more: ids by kind of record, and by the words that a player meets on the screen."""

from __future__ import annotations

from typing import Final

Ids = tuple[str, ...]

BY_KIND: Final[dict[str, Ids]] = {
    "action_card": ("LD-CARD-02", "LD-CARD-03", "LD-COST-02"),
    "attack": ("LD-ATK-04", "LD-ATK-05", "LD-ATK-06"),
    "attack_card": ("LD-ATK-04", "LD-INJ-05", "LD-INJ-06", "LD-INJ-09", "LD-RETR-01"),
    "bag_development": ("LD-BAG-01",),
    "bag_start": ("LD-SETUP-16", "LD-SETUP-17", "LD-SETUP-18"),
    "character": ("LD-SETUP-42", "LD-SETUP-43", "LD-SETUP-44"),
    "condition": ("LD-GOAL-02",),
    "contamination": ("LD-CONT-01", "LD-CONT-02", "LD-SCAN-01"),
    "corridor": ("LD-MAP-01", "LD-MAP-02", "LD-MAP-03"),
    "event_card": ("LD-EVENT-11", "LD-EVENT-12", "LD-EVENT-13", "LD-EVENT-14", "LD-EVENT-15"),
    "exploration_effect": ("LD-EXPL-02", "LD-EXPL-05"),
    "exploration_token": ("LD-EXPL-02", "LD-EXPL-03", "LD-EXPL-13"),
    "intruder_token": ("LD-ENC-07", "LD-ENC-08", "LD-NS-02", "LD-NS-03"),
    "item": ("LD-ITEMACT-01", "LD-ITEMACT-02"),
    "objective": ("LD-GOAL-01", "LD-GOAL-02", "LD-CRIT-01"),
    "place": ("LD-MAP-03",),
    "room": ("LD-ROOMACT-01", "LD-ROOMACT-02", "LD-ROOMACT-03"),
    "serious_wound": ("LD-WOUND-04", "LD-WOUND-05", "LD-WOUND-08"),
    "weakness": ("LD-WEAK-03", "LD-WEAK-04"),
    "weakness_slot": ("LD-WEAK-01", "LD-WEAK-02", "LD-WEAK-03"),
}
"""Kind of record -> rules for all of its kind."""

BY_RECORD: Final[dict[str, Ids]] = {
    "action_card interruption": ("LD-COST-05",),
    "action_card rest": ("LD-SCAN-01", "LD-SCAN-02", "LD-CONT-03"),
    "action_card search": ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03", "LD-SEARCH-04"),
    "component character-corpse": ("LD-DEATH-01", "LD-HAND-02", "LD-BASIC-06"),
    "component carcass": ("LD-INJ-08", "LD-HAND-02", "LD-BASIC-06"),
    "component door": ("LD-DOOR-02", "LD-DOOR-03", "LD-DOOR-07"),
    "component egg": ("LD-INJ-04", "LD-HAND-02", "LD-CRIT-03"),
    "component fire-marker": ("LD-FIRE-01", "LD-TURN-05", "LD-EVENT-10"),
    "component malfunction-marker": ("LD-MALF-01", "LD-MALF-02", "LD-MALF-03"),
    "component noise-marker": ("LD-NMARK-01", "LD-NOISE-05", "LD-NOISE-06"),
    "exploration_effect danger": ("LD-EXPL-08", "LD-EXPL-14"),
    "exploration_effect doors": ("LD-EXPL-12",),
    "exploration_effect fire": ("LD-EXPL-10",),
    "exploration_effect malfunction": ("LD-EXPL-11",),
    "exploration_effect silence": ("LD-EXPL-06", "LD-EXPL-07", "LD-EXPL-15"),
    "exploration_effect slime": ("LD-EXPL-09",),
}
"""Kind and id of a record -> rules for this one."""

ACTIONS: Final[dict[str, Ids]] = {
    "action": ("LD-ACT-01", "LD-ACT-03", "LD-TURN-02"),
    "action card": ("LD-CARD-01", "LD-CARD-02", "LD-CARD-03", "LD-COST-02"),
    "action deck": ("LD-CARD-01", "LD-DRAW-03"),
    "basic action": ("LD-BASIC-01",),
    "careful movement": ("LD-BASIC-03", "LD-BASIC-04", "LD-BASIC-05"),
    "combat": ("LD-COST-07", "LD-COST-08", "LD-COST-09", "LD-COMB-01", "LD-COMB-02"),
    "cost": ("LD-COST-01", "LD-COST-02", "LD-COST-03", "LD-COST-05", "LD-COST-06"),
    "craft": ("LD-CRAFT-02", "LD-CRAFT-01", "LD-BASIC-10"),
    "draft": ("LD-SETUP-39", "LD-SETUP-40", "LD-SETUP-41"),
    "drop": ("LD-DROP-01", "LD-DROP-02", "LD-DROP-03"),
    "escape": ("LD-ESC-01", "LD-ESC-02", "LD-ESC-03", "LD-ESC-04"),
    "first player": ("LD-FIRST-01", "LD-FIRST-02", "LD-FIRST-03"),
    "hand": ("LD-DRAW-01", "LD-DRAW-02", "LD-DRAW-04", "LD-HAND-03"),
    "interruption": ("LD-COST-05",),
    "item action": ("LD-ITEMACT-01", "LD-ITEMACT-02"),
    "melee": ("LD-BASIC-14", "LD-BASIC-15", "LD-MELEE-01", "LD-MELEE-02", "SH-MELEE-07"),
    "movement": ("LD-BASIC-02", "LD-NOISE-01", "LD-EXPL-01"),
    "order": ("LD-FIRST-03", "LD-TURN-01"),
    "pass": ("LD-PASS-01", "LD-PASS-02", "LD-PASS-03", "LD-TURN-04"),
    "pick up": ("LD-BASIC-06", "LD-HAND-02"),
    "room action": ("LD-ROOMACT-01", "LD-ROOMACT-02", "LD-ROOMACT-03"),
    "round": ("LD-ROUND-01", "LD-EVENT-01"),
    "search": ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03", "LD-SEARCH-04"),
    "shoot": ("LD-BASIC-11", "LD-BASIC-12", "LD-BASIC-13", "LD-SHOOT-01", "LD-SHOOT-02", "LD-SHOOT-03"),
    "trade": ("LD-BASIC-07", "LD-BASIC-08", "LD-BASIC-09"),
    "turn": ("LD-TURN-01", "LD-TURN-02", "LD-TURN-03", "LD-TURN-04"),
}
"""Words for what one does."""

THINGS: Final[dict[str, Ids]] = {
    "ammo": ("LD-WEAPON-01", "LD-WEAPON-02", "LD-BASIC-13"),
    "attack card": ("LD-ATK-04", "LD-ATK-05", "LD-INJ-05", "LD-INJ-09"),
    "carcass": ("LD-INJ-08", "LD-BASIC-06", "LD-HAND-02"),
    "character": ("LD-SETUP-41", "LD-PVP-01"),
    "contamination": ("LD-CONT-01", "LD-CONT-02", "LD-CONT-03", "LD-COST-03", "LD-DRAW-04"),
    "corpse": ("LD-DEATH-01", "LD-BASIC-06", "LD-HAND-02"),
    "corridor": ("LD-MAP-01", "LD-MAP-02", "LD-MAP-03", "LD-NOISE-05"),
    "crafted item": ("LD-CRAFT-01", "LD-CRAFT-02", "LD-CRAFT-03"),
    "door": ("LD-DOOR-01", "LD-DOOR-02", "LD-DOOR-03", "LD-DOOR-04", "LD-DOOR-06", "LD-DOOR-07"),
    "dressed": ("LD-WOUND-08", "LD-WOUND-09", "LD-WOUND-10"),
    "egg": ("LD-INJ-04", "LD-CRIT-03", "LD-HAND-02", "LD-BASIC-06"),
    "encounter": ("LD-ENC-01", "LD-ENC-03", "LD-ENC-05", "LD-ENC-07", "LD-ENC-08"),
    "entrance": ("LD-TECH-01", "LD-NOISE-04", "LD-NOISE-07", "LD-TECH-05"),
    "event card": ("LD-EVENT-11", "LD-EVENT-12", "LD-EVENT-14", "LD-EVENT-15"),
    "exploration token": ("LD-EXPL-02", "LD-EXPL-03", "LD-EXPL-05", "LD-EXPL-13"),
    "hand slot": ("LD-HAND-01", "LD-HAND-02", "LD-HAND-03", "LD-HAND-04"),
    "heavy": ("LD-HAND-01", "LD-HAND-02", "LD-HAND-04"),
    "intruder": ("LD-COST-09", "LD-ATK-01"),
    "intruder bag": ("LD-SETUP-16", "LD-SETUP-18", "LD-ENC-07", "LD-BAG-01"),
    "inventory": ("LD-INV-01", "LD-INV-02", "LD-INV-03"),
    "item": ("LD-ITEM-01", "LD-ITEM-02", "LD-ITEMACT-01", "LD-INV-01"),
    "item counter": ("LD-EXPL-03", "LD-SEARCH-03", "LD-SEARCH-04"),
    "knowledge": ("LD-KNOW-01", "LD-KNOW-02", "LD-WEAK-03"),
    "larva": ("LD-LARVA-01", "LD-LARVA-02", "LD-LARVA-03", "LD-SCAN-02", "LD-SCAN-04"),
    "light wound": ("LD-WOUND-01", "LD-WOUND-02", "LD-WOUND-03", "LD-WOUND-07"),
    "noise": ("LD-NOISE-01", "LD-NOISE-03", "LD-NOISE-05", "LD-NOISE-06", "LD-NMARK-01"),
    "object": ("LD-BASIC-06", "LD-HAND-02", "LD-DROP-02"),
    "objective": ("LD-GOAL-01", "LD-GOAL-02", "LD-CRIT-01", "LD-CRIT-02", "LD-VICT-07"),
    "quest item": ("LD-ITEM-03", "LD-SETUP-44"),
    "room": ("LD-EXPL-01", "LD-ROOMACT-01", "LD-ROOMACT-02", "LD-ROOMACT-03"),
    "serious wound": ("LD-WOUND-04", "LD-WOUND-05", "LD-WOUND-07", "LD-WOUND-08", "LD-WOUND-09"),
    "slime": ("LD-SLIME-01", "LD-SLIME-02", "LD-EXPL-07", "LD-NOISE-12"),
    "starting item": ("LD-SETUP-43",),
    "technical corridors": ("LD-TECH-01", "LD-TECH-02", "LD-TECH-04", "LD-TECH-05", "LD-NOISE-07"),
    "weapon": ("LD-WEAPON-01", "LD-WEAPON-02", "LD-HAND-01", "LD-BASIC-11"),
    "wound": ("LD-WOUND-01", "LD-WOUND-03", "LD-WOUND-04", "LD-WOUND-07", "LD-WOUND-10"),
}
"""Words for what there is."""

HAPPENINGS: Final[dict[str, Ids]] = {
    "attack": ("LD-ATK-01", "LD-ATK-02", "LD-ATK-03", "LD-ATK-04", "LD-ATK-05", "LD-ATK-06"),
    "bag development": ("LD-BAG-01",),
    "contamination check": ("LD-VICT-04", "LD-VICT-05", "LD-VICT-06"),
    "danger": ("LD-NOISE-08", "LD-NOISE-09", "LD-NOISE-10", "LD-EXPL-08"),
    "darkness": ("LD-POWER-04", "LD-EVENT-15", "LD-ATK-06", "LD-NS-03"),
    "death": ("LD-DEATH-01", "LD-DEATH-02", "LD-DEATH-03", "LD-DEATH-05"),
    "event phase": ("LD-EVENT-01", "LD-EVENT-16"),
    "exploration": ("LD-EXPL-01", "LD-EXPL-02", "LD-EXPL-03", "LD-EXPL-13"),
    "fire": ("LD-FIRE-01", "LD-TURN-05", "LD-TURN-06", "LD-EVENT-10", "LD-FIRE-02"),
    "endurance": ("LD-INJ-02", "LD-INJ-05", "LD-INJ-06", "LD-INJ-07", "LD-INJ-09"),
    "endurance test": ("LD-INJ-02", "LD-INJ-05", "LD-INJ-06", "LD-INJ-07", "LD-INJ-09"),
    "first encounter": ("LD-CRIT-01", "LD-CRIT-02", "LD-CRIT-03"),
    "infected": ("LD-SCAN-01", "LD-SCAN-02", "LD-SCAN-03", "LD-SCAN-04", "LD-CONT-02"),
    "injury": ("LD-INJ-01", "LD-INJ-02", "LD-INJ-05", "LD-INJ-06", "LD-INJ-07"),
    "malfunction": ("LD-MALF-01", "LD-MALF-02", "LD-MALF-03", "LD-MALF-06", "LD-ROOMACT-03"),
    "noise roll": ("LD-NOISE-01", "LD-NOISE-02", "LD-NOISE-03", "LD-NOISE-06", "LD-NOISE-08", "LD-NOISE-11"),
    "player phase": ("LD-ROUND-01", "LD-DRAW-01", "LD-TURN-01", "LD-TURN-03"),
    "retreat": ("LD-RETR-01", "LD-RETR-02", "LD-RETR-03", "LD-RETR-04"),
    "scan": ("LD-SCAN-01", "LD-SCAN-02", "LD-SCAN-03", "LD-SCAN-04", "LD-SCAN-05"),
    "silence": ("LD-NOISE-11", "LD-NOISE-12", "LD-EXPL-06", "LD-EXPL-07"),
    "surprise attack": ("LD-ENC-08", "LD-ENC-09", "LD-ATK-01"),
    "survive": ("LD-SURV-01", "LD-GOAL-02"),
    "victory check": ("LD-VICT-01", "LD-VICT-02", "LD-VICT-07"),
    "weakness": ("LD-WEAK-01", "LD-WEAK-02", "LD-WEAK-03", "LD-WEAK-04", "LD-WEAK-05"),
    "win": ("LD-GOAL-01", "LD-GOAL-02", "LD-GOAL-03"),
}
"""Words for what happens."""

SMALL: Final = ("LD-INJ-05", "LD-INJ-08")
LARGE: Final = ("LD-INJ-06", "LD-INJ-08", "LD-RETR-03")
BLANK: Final = ("LD-ENC-10", "LD-ENC-11", "LD-ENC-12", "LD-BAG-08")
ORDINARY_RACE: Final[dict[str, Ids]] = {
    "bag_development develop-adult": ("LD-BAG-04", "LD-BAG-05"),
    "bag_development develop-blank": ("LD-BAG-08",),
    "bag_development develop-breeder": ("LD-BAG-04", "LD-BAG-05"),
    "bag_development develop-creeper": ("LD-BAG-03",),
    "bag_development develop-larva": ("LD-BAG-02",),
    "bag_development develop-queen": ("LD-BAG-06", "LD-BAG-07"),
    "blank": BLANK,
    "infest": ("LD-LARVA-01", "LD-LARVA-02", "LD-LARVA-03"),
    "intruder_kind adult": (*SMALL, "LD-BAG-04"),
    "intruder_kind breeder": (*LARGE, "LD-BAG-04"),
    "intruder_kind creeper": (*SMALL, "LD-BAG-03", "LD-SCAN-05"),
    "intruder_kind larva": ("LD-INJ-03", "LD-LARVA-01", "LD-LARVA-02", "LD-LARVA-03", "LD-BAG-02"),
    "intruder_kind queen": (*LARGE, "LD-BAG-06", "LD-BAG-07"),
    "intruder_token token-blank": BLANK,
}
"""What a race of Larvae, Creepers, Adults, Breeders, a Queen and a Blank adds."""

KINDS: Final[dict[str, Ids]] = {f"{kind} *": ids for kind, ids in BY_KIND.items()}
REFERENCES: Final[dict[str, Ids]] = {**KINDS, **BY_RECORD, **ACTIONS, **THINGS, **HAPPENINGS}
"""The keys of the table `references`."""
