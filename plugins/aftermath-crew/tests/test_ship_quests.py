"""Quest Items aboard the ship, the Handcuffs and their Key."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.testing import table

pytestmark = pytest.mark.variant

HOME = "hibernatorium"
BY_PLACE = [
    ("medic", "combat-drugs", "emergency-room"),
    ("ceo", "ceo-access-card", "cockpit"),
    ("android", "android-memory-bank", "laboratory"),
    ("psychologist", "psychologist-case-files", "comms-room"),
    ("bounty-hunter", "bounty-hunter-net-gun", "armory"),
    ("convict", "convict-stash", "storage"),
]
BY_ITEM = [
    ("medic", "surgery-kit", "medkit"),
    ("ceo", "ceo-private-channel", "energy-charge"),
    ("android", "android-repair-frame", "tools"),
    ("android", "android-repair-frame", "duct-tape"),
    ("psychologist", "psychologist-sedative", "medkit"),
    ("psychologist", "psychologist-sedative", "alcohol"),
    ("bounty-hunter", "bounty-hunter-flares", "chemicals"),
    ("convict", "convict-shiv", "tools"),
]

# ---------------------------------------------------------------- activation


@pytest.mark.parametrize(("who", "item", "tile"), BY_PLACE)
def test_a_quest_item_is_activated_in_its_room(ship: Any, who: str, item: str, tile: str) -> None:
    t = ship(who).hand(who, "search", "demolition")
    assert t.legal(who, "activate") == []
    t.put(who, "cockpit") if tile == "cockpit" else t.room(tile, "room-007", 0).put(who, "room-007")
    assert t.legal(who, "activate") == [("activate", f"{who}.{item}")]
    t.act(who, "activate")
    assert f"{who}.{item}" in (t[who].held if item.endswith("net-gun") else t[who].items)
    assert (len(t[who].quest), len(t[who].hand)) == (1, 1)


@pytest.mark.parametrize(("who", "item", "price"), BY_ITEM)
def test_a_quest_item_is_activated_for_another_item(ship: Any, who: str, item: str, price: str) -> None:
    t = ship(who).hand(who, "search", "demolition")
    paid = t.give(who, price)
    assert t.legal(who, "activate") == [("activate", f"{who}.{item}", paid)]
    t.act(who, "activate")
    assert (t[who].items, len(t[who].quest), len(t[who].hand)) == ([f"{who}.{item}"], 1, 1)


def test_for_the_shiv_tape_does_not_do(ship: Any) -> None:
    t = ship("convict").hand("convict", "search", "rest")
    t.give("convict", "duct-tape")
    assert t.legal("convict", "activate") == []


# ---------------------------------------------------------------- Medic


def test_the_surgery_kit_rids_somebody_here_of_all_that_is_infected(ship: Any) -> None:
    t = ship("medic", "ceo").hand("medic", "search")
    kit = t.give("medic", "surgery-kit")
    t.contaminate("ceo", clean=1, infected=1).contaminate("ceo", infected=1, pile="hand").mark("ceo", larva=1)
    cards = len(t["ceo"].deck)
    t.use("medic", kit, "operate", "p2")
    assert (t.contamination("ceo"), t["ceo"].marks["larva"], t["ceo"].light) == (1, 0, 1)
    assert (t["ceo"].hand, t["ceo"].discard, len(t["ceo"].deck)) == ([], [], cards + 1)
    assert (kit in t["medic"].items, t["medic"].hand) == (False, [])


def test_combat_drugs_fill_the_hand_in_combat_too(ship: Any) -> None:
    t = ship("medic").hand("medic", "search", "rest", contamination=1)
    drugs = t.give("medic", "combat-drugs")
    t.intruder("adult", HOME)
    t.use("medic", drugs, "draw")
    assert (len(t["medic"].hand), drugs in t["medic"].items) == (5, False)


def test_combat_drugs_are_for_who_holds_fewer_than_five(ship: Any) -> None:
    t = ship("medic").cards("medic", 5)
    drugs = t.give("medic", "combat-drugs")
    assert t.item_uses("medic", drugs) == []
    assert t.cards("medic", 4).item_uses("medic", drugs) == [("draw",)]


# ---------------------------------------------------------------- CEO


def test_the_access_card_opens_a_room_with_a_computer_from_afar(ship: Any) -> None:
    t = ship("ceo").hand("ceo", "search").room("comms-room", "room-007", 0)
    card = t.give("ceo", "ceo-access-card")
    t.use("ceo", card, "remote-room-action", "room-007", "send-a-signal")
    assert (t["ceo"].marks["signal"], t["ceo"].place, card in t["ceo"].items) == (1, HOME, False)
    t.hand("ceo", "search").malfunction("room-007")
    t.give("medic", "medkit")
    assert t.item_uses("ceo", card) == []


def test_the_private_channel_sends_a_signal_once(ship: Any) -> None:
    t = ship("ceo").hand("ceo", "search")
    card = t.give("ceo", "ceo-private-channel")
    t.mark("ceo", signal=1)
    assert t.item_uses("ceo", card) == []
    t.mark("ceo", signal=0).use("ceo", card, "send-signal")
    assert (t["ceo"].marks["signal"], t["ceo"].hand) == (1, [])


# ---------------------------------------------------------------- Android


def test_the_memory_bank_draws_as_many_as_it_discards(ship: Any) -> None:
    t = ship("android").hand("android", "search", "demolition", contamination=1)
    bank = t.give("android", "android-memory-bank")
    t.discard_pile("android", 3).will("android.search/1").use("android", bank, "restore")
    assert (len(t["android"].hand), t["android"].discard) == (2, []), "one of three paid for it"
    assert len(t["android"].deck) == 10 + 1 - 2
    t.hand("android")
    assert t.item_uses("android", bank) == []


def test_the_repair_frame_mends_the_android(ship: Any) -> None:
    t = ship("android").hand("android", "search")
    frame = t.give("android", "android-repair-frame")
    assert t.item_uses("android", frame) == []
    t.wounds("android", light=2, serious=["leg", "arm"]).use("android", frame, "repair")
    assert (t["android"].light, sorted(t["android"].dressed)) == (0, sorted(t["android"].serious))


# ---------------------------------------------------------------- Psychologist


def test_the_case_files_tell_of_everybody_here(ship: Any) -> None:
    t = ship("psychologist", "ceo", "medic").hand("psychologist", "search").put("medic", "cockpit")
    files = t.give("psychologist", "psychologist-case-files")
    t.will(("p2", "personal")).use("psychologist", files, "read-objectives")
    known = [card for seat in (1, 2) for card in t.game.semi_coop.held[seat] if t.knows("psychologist", card)]
    assert [t.game.cards.objectives[card].deck for card in known] == ["personal"]
    assert known[0] in t.game.semi_coop.held[1]


def test_the_sedative_calms_somebody_or_drives_an_intruder_off(ship: Any) -> None:
    t = ship("psychologist", "ceo").hand("psychologist", "search").hand("ceo", "rest", "search", contamination=1)
    sedative = t.give("psychologist", "psychologist-sedative")
    t.use("psychologist", sedative, "calm-character", "p2")
    assert [card.partition("/")[0] for card in t["ceo"].hand] == ["contamination"]
    t = ship("psychologist").hand("psychologist", "search")
    sedative = t.give("psychologist", "psychologist-sedative")
    t.intruder("adult", HOME)
    t.use("psychologist", sedative, "drive-off", "adult-1")
    assert t.at(HOME) == []


def test_the_sedative_does_not_tell_what_kind_of_cards_somebody_holds(ship: Any) -> None:
    t = ship("psychologist", "ceo").hand("psychologist", "search").hand("ceo", contamination=2)
    sedative = t.give("psychologist", "psychologist-sedative")
    t.use("psychologist", sedative, "calm-character", "p2")
    assert (len(t["ceo"].hand), t["psychologist"].items) == (2, [])


# ---------------------------------------------------------------- Bounty Hunter

HUNTER = "bounty-hunter"


def test_the_flares_show_two_neighbouring_rooms_with_their_tokens(ship: Any) -> None:
    t = ship(HUNTER).hand(HUNTER, "search")
    flares = t.give(HUNTER, "bounty-hunter-flares")
    near = sorted({place for _, place in t.game.board.ways[HOME] if place not in t.table.explored})
    for corridor, _ in t.game.board.ways[HOME]:
        t.door(corridor)  # a Closed Door does not hide a Room
    t.will(near[0], near[1]).use(HUNTER, flares, "light-up")
    assert t.asked_of(HUNTER, "look")[0] == near, "only Rooms next door"
    seen = {place for place in t.table.tokens if t.knows(HUNTER, t.table.tokens[place])}
    assert seen == t.rooms_known(HUNTER) == set(near[:2])
    assert not t.knows(1, t.table.tokens[near[0]])


def test_an_intruder_in_the_net_makes_no_attack_in_this_round(ship: Any) -> None:
    t = ship(HUNTER).hand(HUNTER, "search")
    gun = t.give(HUNTER, "bounty-hunter-net-gun")
    t.intruder("adult", HOME)
    t.use(HUNTER, gun, "net-intruder", "adult-1").step("event", "attacks")
    assert t.told("attack") == []
    assert t.screen(1)["In the net"] == [("Adult 1", "makes no Attack until the end of this round")], "all can see it"
    t.intruder("creeper", HOME)
    t.step("event", "attacks")
    assert [attack["piece"] for attack in t.told("attack")] == ["creeper-1"], "that one is in no net"
    t.table.round += 1
    assert "In the net" not in t.screen(1)
    t.step("event", "attacks")
    assert [attack["piece"] for attack in t.told("attack")[1:]] == ["adult-1", "creeper-1"]


def test_from_an_intruder_in_the_net_one_walks_away(ship: Any) -> None:
    t = ship(HUNTER).hand(HUNTER, "search", "rest").dice("noise-die", "silence").room("canteen", "room-006", 0)
    gun = t.give(HUNTER, "bounty-hunter-net-gun")
    t.intruder("adult", HOME)
    t.use(HUNTER, gun, "net-intruder", "adult-1").act(HUNTER, "move", "room-006")
    assert (t[HUNTER].place, t.told("attack")) == ("room-006", [])


def test_the_net_holds_no_queen_and_not_what_comes_later(ship: Any) -> None:
    t = ship(HUNTER).hand(HUNTER, "search")
    t.game.semi_coop.chosen = True
    gun = t.give(HUNTER, "bounty-hunter-net-gun")
    t.intruder("queen", HOME, token=False)
    t.intruder("adult", HOME, token=False)
    assert t.item_uses(HUNTER, gun) == [("net-intruder", "adult-1")]
    t.use(HUNTER, gun, "net-intruder", "adult-1")
    t.table.intruders.clear()
    t.comes("adult", HOME)
    t.step("event", "attacks")
    assert len(t.told("attack")) == 1, "another Adult"


def test_the_net_makes_somebody_pass(ship: Any) -> None:
    t = ship(HUNTER, "ceo").hand(HUNTER, "search")
    gun = t.give(HUNTER, "bounty-hunter-net-gun")
    t["ceo"].passed = True
    assert t.item_uses(HUNTER, gun) == [], "who has passed cannot do so again"
    t["ceo"].passed = False
    t.use(HUNTER, gun, "net-character", "p2")
    assert t["ceo"].passed
    assert not t[HUNTER].passed


# ---------------------------------------------------------------- Convict


@pytest.mark.parametrize(("answer", "injuries"), [("keep", 0), ("reroll", 1)])
def test_the_shiv_lets_a_melee_attack_be_rolled_again(ship: Any, answer: str, injuries: int) -> None:
    t = ship("convict").hand("convict", "search").dice("combat-die", "blank", *["hit"] * injuries)
    t.give("convict", "convict-shiv")
    t.intruder("queen", HOME)
    t.will(answer).act("convict", "melee", "queen-1")
    assert (len(t.told("injury")), len(t["convict"].serious)) == (injuries, 1 - injuries)


def test_the_stash_is_two_items_of_a_deck(ship: Any) -> None:
    t = ship("convict", "ceo").hand("convict", "search").top("item-green", "medkit", "clothes")
    stash = t.give("convict", "convict-stash")
    assert [use[1] for use in t.item_uses("convict", stash)] == ["green", "red", "yellow"]
    t.use("convict", stash, "open", "green")
    assert [card.partition("/")[0] for card in t["convict"].items] == ["medkit", "clothes"]
    assert t.knows("convict", t["convict"].items[0])
    assert not t.knows("ceo", t["convict"].items[0])


def test_the_handcuffs_fill_a_hand_and_do_not_come_off(ship: Any) -> None:
    t = ship("convict").hand("convict", "search")
    cuffs = "convict.handcuffs"
    assert t["convict"].held == [cuffs]
    assert t.legal("convict", "drop") == []
    t.wounds("convict", serious=["hand"])
    t.carry("convict", "egg")
    t.wounds("convict", serious=["arm"])
    assert t["convict"].held == [cuffs]


def test_the_key_goes_to_the_bounty_hunter(ship: Any) -> None:
    t = ship("convict", "ceo", HUNTER)
    assert t[HUNTER].beside == ["convict.handcuff-key"]
    assert t["convict"].beside == t["ceo"].beside[1:] == []
    t.hand(HUNTER, "search").use(HUNTER, "convict.handcuff-key", "unlock", "p1")
    assert (t["convict"].held, t[HUNTER].beside, t[HUNTER].hand) == ([], [], [])
    assert {"convict.handcuffs", "convict.handcuff-key"} <= {*t.table.removed}


def test_the_key_opens_nothing_where_nobody_is_cuffed(ship: Any) -> None:
    t = ship("convict", HUNTER).hand(HUNTER, "search").put("convict", "cockpit")
    assert t.item_uses(HUNTER, "convict.handcuff-key") == []


def test_without_a_bounty_hunter_the_convict_names_a_keeper() -> None:
    rules, asked = assemble("nemesis", crew=("aftermath-crew",)), []
    game = rules.new_game(3, seed=0)

    def answer(game: Any, decision: Any) -> Any:
        asked.append((decision.kind, list(decision.options)))
        wanted = [o for o in decision.options if o in ("red", "blue", "pink", "convict")]
        return wanted[0] if wanted else decision.options[-1]

    game.fixed = {"player-numbers": [["1", "2", "3"]], "draft": ["red", "green", "blue", "white", "pink", "white"]}
    game.asker = answer
    for run in rules.runs["setup"]:
        while run(game):
            pass
    assert ("key-keeper", ["p2", "p3"]) in asked
    assert game.table.characters[2].beside == ["convict.handcuff-key"]
    assert game.view(0)["characters"][2]["beside"] == ["convict.handcuff-key"], "it lies open"


def test_a_convict_alone_has_the_key() -> None:
    t = table(assemble("nemesis-solo", crew=("aftermath-crew",)), ["convict"])
    assert t["convict"].beside == ["convict.handcuff-key"]
    t.hand("convict", "search").use("convict", "convict.handcuff-key", "unlock", "p1")
    assert t["convict"].held == []
