"""The end screens of the recorded games: the verdict for every seat, for each way a game can end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nemesis_core import Game, Panel, Ruleset, assemble, make_bots
from nemesis_core.records import read_record
from nemesis_core.screen import names_in, results
from nemesis_core.testing.conformance.screens import check_panels

from ..records.ways import CHYTRIDS, GROUPS, NEVER, SHIP, VARIANTS, board_of, file_of, way_of

pytestmark = pytest.mark.variant

PURGED = "the Time track has run out and the Facility is purged"
ALERT = "the Alert Procedure has run its time"
DESTROYED = "the Facility is destroyed"
NOBODY = "nobody was left in it"
JUMP, EXPLODES, ASLEEP = "the ship jumps", "the ship explodes", "nobody was left awake aboard"
ENGINES = "destroyed by its Engines, of which fewer than 2 worked"
SEQUENCE = "destroyed by the Self-Destruct Sequence"
ENDINGS = {
    "purge at the last slot": (PURGED, ""),
    "purge, nobody left": (PURGED, NOBODY),
    "alert at its slot": (ALERT, ""),
    "alert, nobody left": (ALERT, NOBODY),
    "destroyed by Autodestruction": (DESTROYED, "destroyed by Autodestruction"),
    "destroyed at the last slot": (DESTROYED, "destroyed by Autodestruction"),
    "destroyed at the slot of the Alert": (DESTROYED, "destroyed by Autodestruction"),
    "destroyed, nobody left": (DESTROYED, f"destroyed by Autodestruction; {NOBODY}"),
    "destroyed by Fire": (DESTROYED, "destroyed by too many Fire markers"),
    "destroyed by Malfunctions": (DESTROYED, "destroyed by too many Malfunction markers"),
    "jump at the last space": (JUMP, ""),
    "jump, all dead": (JUMP, ASLEEP),
    "jump, all away": (JUMP, ASLEEP),
    "exploded by Self-Destruct": (EXPLODES, SEQUENCE),
    "exploded at the last space": (EXPLODES, SEQUENCE),
    "exploded, all dead": (EXPLODES, f"{SEQUENCE}; {ASLEEP}"),
    "exploded, all away": (EXPLODES, f"{SEQUENCE}; {ASLEEP}"),
    "exploded by Fire": (EXPLODES, "destroyed by too many Fire markers"),
    "exploded by Malfunctions": (EXPLODES, "destroyed by too many Malfunction markers"),
    "overgrown": ("the Mycelium claimed everything", ""),
}
"""Way of ending -> what the title says, and what the board adds (LD-END-01 to -08, SH-END-01 to -04, CH-MYC-04)."""
SURVIVORS = {
    "isolated": "locked in the Isolation Room",
    "bunker": "safe in the Bunker",
    "evacuated": "Evacuated by CSS",
    "escaped": "escaped in a Pod",
    "hibernating": "hibernating",
}
CHECKS = {
    "contingency": "the Contingency check",
    "contamination": "the Contamination check",
    "engines": "the ship exploded in the jump",
    "course": "the ship did not fly to Earth",
}
"""Causes of death of the victory check, as the end screen tells them."""


AT_ONCE = ("intruder-from-the-start",)
"""The last seat plays the Intruders all the time."""
Played = tuple[Game, list[Any]]


@cache
def ruleset(variant: str) -> Ruleset:
    return assemble(variant)


@cache
def played(variant: str, name: str) -> Played:
    """The recorded game of `variant` that shows `name`, over, and its log."""
    record = read_record(file_of(name, variant))
    game, events, answers = ruleset(variant).new_game(record.seats, record.seed), [], iter(record.choices)
    game.fixed |= {draw: [*values] for draw, values in record.fixed.items()}
    game.listener = events.append
    game.asker = lambda game, decision: next(answers)[1]
    game.run()
    return game, events


def end_screen(game: Game) -> list[Panel]:
    return results(game, names_in(game.ruleset, game.view(0)))


def column(screen: list[Panel], title: str, number: int) -> list[str]:
    """A column of the panel whose title begins with `title`."""
    return [row[number] for row in next(panel for panel in screen if panel.title.startswith(title)).rows]


def report(game: Game) -> dict[str, Any]:
    return {name: value for part in game.hooks.report(game) for name, value in part.items()}


def of(*variants: str) -> pytest.MarkDecorator:
    """One test for each record of `variants`."""
    return pytest.mark.parametrize(
        ("variant", "name"), [(variant, name) for variant in variants for name in VARIANTS[variant]]
    )


each_record = of(*VARIANTS)


def both_out(game: Game) -> bool:
    """Are all Fire and all Malfunction markers on the board, so that the state does not tell which ended the game?"""
    table = game.table
    lie = ((table.fire, "fire-marker"), (table.malfunction, "malfunction-marker"))
    return all(len(places) >= table.limits[marker] for places, marker in lie)


def of_board(game: Game) -> dict[str, str]:
    """What the board tells on the end screen."""
    title = "The ship" if board_of(game) is SHIP else "The Facility"
    return dict(next(panel for panel in end_screen(game) if panel.title == title).rows)


@each_record
def test_ending_is_told_in_words(variant: str, name: str) -> None:
    game, events = played(variant, name)
    title, more = ENDINGS[way_of(game, events)]
    if more.endswith(" markers") and both_out(game):
        more = "destroyed by too many Fire or Malfunction markers"
    if title == JUMP and game.ship.destroyed:
        title, more = f"{JUMP}, and explodes on the way", "; ".join(filter(None, [ENGINES, more]))
    assert end_screen(game)[0].title == f"The game is over in round {game.table.round}: {title}"
    assert of_board(game).get("The end", "") == more


def deaths(events: list[Any]) -> dict[int, dict[str, Any]]:
    """Seat -> its death, of those who are dead at the end."""
    died: dict[int, dict[str, Any]] = {}
    for event in events:
        if event.kind == "death":
            died[event.data["who"]] = event.data
        elif event.kind == "revive":
            del died[event.data["who"]]
    return died


@each_record
def test_fate_of_each_character_is_the_one_in_the_log(variant: str, name: str) -> None:
    """The log knows where each died and how each left; the screen has only the state to go by."""
    game, events = played(variant, name)
    names = names_in(ruleset(variant), game.view(0))
    died = deaths(events)
    left = {event.data["who"]: event.data["status"] for event in events if event.kind == "leave"}
    for seat, told in enumerate(column(end_screen(game), "The game is over", 3)):
        if seat not in died:
            assert told == f"survived: {SURVIVORS[left[seat]]}"
            continue
        place = died[seat]["place"]
        at = f" at {names['place'][place]}" if place else ""
        before = f"{SURVIVORS[left[seat]]}, then " if seat in left else ""
        assert told.startswith(f"{before}died{at}: ")


@each_record
def test_survivors_and_winners_are_those_of_the_report(variant: str, name: str) -> None:
    game, _ = played(variant, name)
    screen, row = end_screen(game), report(game)
    seats = range(1, game.state.seats + 1)
    fates = column(screen, "The game is over", 3)
    assert [told.startswith("survived") for told in fates] == [row[f"p{seat}_survived"] for seat in seats]
    assert column(screen, "Victory", 2) == ["yes" if row[f"p{seat}_won"] else "no" for seat in seats]


@of(*(variant for variant in VARIANTS if variant not in GROUPS))
def test_reason_of_each_seat_names_the_check_that_it_failed(variant: str, name: str) -> None:
    """By the log: who died, of what; who showed an Objective that is fulfilled, or what it lacks."""
    game, events = played(variant, name)
    died = {seat: data["cause"] for seat, data in deaths(events).items()}
    checked = {event.data["who"]: event.data for event in events if event.kind == "objective.check"}
    for seat, why in enumerate(column(end_screen(game), "Victory", 3)):
        if seat in died:
            assert why.startswith("died: ")
            assert all((why == f"died: {said}") == (died[seat] == check) for check, said in CHECKS.items())
        elif checked[seat]["won"]:
            assert why.endswith(" is fulfilled")
        else:
            missing = why.partition(" is not fulfilled; missing: ")[2]
            assert [len(part.split(" AND ")) for part in missing.split(", OR ")] == [
                len(conditions) for conditions in checked[seat]["missing"]
            ]


@of(*GROUPS)
def test_reason_of_the_group_names_what_it_did_not_fulfil(variant: str, name: str) -> None:
    game, events = played(variant, name)
    names = names_in(ruleset(variant), game.view(0))
    (why,) = set(column(end_screen(game), "Victory", 3))
    alive = len(game.table.characters) - len(deaths(events))
    checked = {event.data["objective"]: event.data["won"] for event in events if event.kind == "objective.group"}
    unmet = [names["objective"][card.partition("/")[0]] for card, won in checked.items() if not won]
    if not alive:
        assert (why, checked) == ("nobody survived", {})
    elif unmet:
        assert [part.partition(" (missing: ")[0] for part in why.removeprefix("not fulfilled: ").split("; ")] == unmet
    else:
        assert why == f"all Objectives are fulfilled and {alive} Character{'s' if alive > 1 else ''} survived"


@each_record
def test_end_screen_is_text_for_people(variant: str, name: str) -> None:
    game, _ = played(variant, name)
    check_panels(ruleset(variant), end_screen(game))


def objectives(game: Game) -> int:
    """How many Objectives were dealt."""
    state = {name: getattr(game, name) for name in ("semi_coop", "solo", "cooperative") if name in game.state.parts}
    (mode,) = state.values()
    return len(mode.objectives) if "cooperative" in state else sum(map(len, [*mode.held, *mode.removed]))


@each_record
def test_every_secret_is_told(variant: str, name: str) -> None:
    """All Objectives, every unexplored Room, and what the board hid."""
    game, _ = played(variant, name)
    screen = end_screen(game)
    assert len(column(screen, "Objectives", 1)) == objectives(game)
    hidden = dict(next(panel for panel in screen if panel.title == "What was hidden").rows)
    rooms = [place for place in game.board.order if place not in game.table.explored]
    assert hidden.get("Unexplored Rooms", "").count(" (") == len(rooms)
    (secrets_of_ship if board_of(game) is SHIP else secrets_of_facility)(game)


def secrets_of_facility(game: Game) -> None:
    """The Contingencies but the Active one in one place each."""
    codes = " ".join(text for label, text in of_board(game).items() if not label.startswith("CSS"))
    assert codes.count("Code ") + codes.count("2 x Code ") == 7


def secrets_of_ship(game: Game) -> None:
    """The state of each Engine, the course, and the Pods that are left."""
    told = of_board(game)
    assert told["Engines"].count("Working") + told["Engines"].count("Damaged") == 3
    if game.ship.destroyed:
        assert told["Course"] == "no ship is left"
    else:
        assert told["Course"].removeprefix("to ") in told["Coordinates"]
    assert told.get("Pods left", "").count("Pod") == len(game.ship.pods)


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_ways_are_told(variant: str) -> None:
    ways = {way_of(*played(variant, name)) for name in VARIANTS[variant]}
    own = CHYTRIDS if variant.startswith("chytrids") else ()
    board = board_of(played(variant, VARIANTS[variant][0])[0])
    assert ways == {*board.ways, *own} - {*NEVER.get(variant, ())}


def test_every_way_has_words() -> None:
    ways = {way_of(*played(variant, name)) for variant, names in VARIANTS.items() for name in names}
    assert ways == set(ENDINGS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_winners_survived_in_the_way_that_their_record_shows(variant: str) -> None:
    for fate in board_of(played(variant, VARIANTS[variant][0])[0]).fates:
        game, _ = played(variant, f"won, {fate}")
        screen = end_screen(game)
        won = [i for i, word in enumerate(column(screen, "Victory", 2)) if word == "yes"]
        fates = column(screen, "The game is over", 3)
        assert any(fates[i] == f"survived: {SURVIVORS[fate]}" for i in won)
        assert variant in GROUPS or all(fates[i].startswith("survived: ") for i in won)


@pytest.mark.parametrize("variant", GROUPS)
def test_a_group_wins_for_its_dead_and_with_several(variant: str) -> None:
    for name, survivors in (("won, dead", 1), ("won by two", 2)):
        screen = end_screen(played(variant, name)[0])
        assert set(column(screen, "Victory", 2)) == {"yes"}
        fates = column(screen, "The game is over", 3)
        assert sum(told.startswith("survived") for told in fates) == survivors


# ---------------------------------------------------------------- the Intruder player

LED = [pytest.param("nemesis-intruder", rules, id="+".join(rules) or "taken-over") for rules in ((), AT_ONCE)]


@pytest.mark.parametrize(("variant", "rules"), LED)
def test_who_played_the_intruders_is_told_and_wins_when_nobody_else_does(variant: str, rules: tuple[str, ...]) -> None:
    made, led = assemble(variant, house_rules=rules), 0
    for seed in range(10):
        game = made.new_game(3, seed)
        game.play(make_bots("random", 3, seed))
        row, screen = report(game), end_screen(game)
        (told,) = next(panel for panel in screen if panel.title == "The Intruder player").rows
        seat = row["intruder_seat"]
        led += seat is not None
        if seat is None:
            assert (told, row["intruder_won"]) == (("Nobody played the Intruders",), None)
            continue
        others = [row[f"p{number}_won"] for number in (1, 2, 3) if number != seat]
        assert told[:3] == (str(seat), str(row["intruder_since"]), "no" if any(others) else "yes")
        assert row[f"p{seat}_won"] == (not any(others))
        at = column(screen, "Victory", 0)
        assert at == sorted({*"123"} - ({"3"} if rules else set())), "who has no Character has won by no Objective"
        if not any(others) and not rules:
            why = column(screen, "Victory", 3)[at.index(str(seat))]
            assert why.startswith("died: ") and why.endswith("; its player played on, and won")
    assert led == 10 if rules else 0 < led <= 10
