"""The end screens of the recorded games: the verdict for every seat, for each way a game can end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nemesis_core import Game, Panel, Ruleset, assemble
from nemesis_core.records import read_record
from nemesis_core.screen import names_in, results

from ..records.ways import WANTED, file_of, way_of
from .screens import check_panels

pytestmark = pytest.mark.variant

PURGED = "the Time track has run out and the Facility is purged"
ALERT = "the Alert Procedure has run its time"
DESTROYED = "the Facility is destroyed"
NOBODY = "nobody was left in it"
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
}
"""Way of ending -> what the title says, and what the Facility adds (LD-END-01 to LD-END-08)."""
SURVIVORS = {
    "isolated": "locked in the Isolation Room",
    "bunker": "safe in the Bunker",
    "evacuated": "Evacuated by CSS",
}


@cache
def ruleset() -> Ruleset:
    return assemble("lockdown")


@cache
def played(name: str) -> tuple[Game, list[Any]]:
    """The recorded game that shows `name`, over, and its log."""
    record = read_record(file_of(name))
    game, events, answers = ruleset().new_game(record.seats, record.seed), [], iter(record.choices)
    game.listener = events.append
    game.asker = lambda game, decision: next(answers)[1]
    game.run()
    return game, events


def end_screen(game: Game) -> list[Panel]:
    return results(game, names_in(ruleset(), game.view(0)))


def column(screen: list[Panel], title: str, number: int) -> list[str]:
    """A column of the panel whose title begins with `title`."""
    return [row[number] for row in next(panel for panel in screen if panel.title.startswith(title)).rows]


def report(game: Game) -> dict[str, Any]:
    return {name: value for part in game.hooks.report(game) for name, value in part.items()}


each_record = pytest.mark.parametrize("name", WANTED)


@each_record
def test_ending_is_told_in_words(name: str) -> None:
    game, events = played(name)
    title, more = ENDINGS[way_of(game, events)]
    screen = end_screen(game)
    assert screen[0].title == f"The game is over in round {game.table.round}: {title}"
    facility = dict(next(panel for panel in screen if panel.title == "The Facility").rows)
    assert facility.get("The end", "") == more


@each_record
def test_fate_of_each_character_is_the_one_in_the_log(name: str) -> None:
    """The log knows where each died and how each left; the screen has only the state to go by."""
    game, events = played(name)
    names = names_in(ruleset(), game.view(0))
    died = {event.data["who"]: event.data for event in events if event.kind == "death"}
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
def test_survivors_and_winners_are_those_of_the_report(name: str) -> None:
    game, _ = played(name)
    screen, row = end_screen(game), report(game)
    seats = range(1, game.state.seats + 1)
    fates = column(screen, "The game is over", 3)
    assert [told.startswith("survived") for told in fates] == [row[f"p{seat}_survived"] for seat in seats]
    assert column(screen, "Victory", 2) == ["yes" if row[f"p{seat}_won"] else "no" for seat in seats]


@each_record
def test_reason_of_each_seat_names_the_check_that_it_failed(name: str) -> None:
    """By the log: who died, of what; who showed an Objective that is fulfilled, or what it lacks."""
    game, events = played(name)
    died = {event.data["who"]: event.data["cause"] for event in events if event.kind == "death"}
    checked = {event.data["who"]: event.data for event in events if event.kind == "objective.check"}
    checks = {"contingency": "the Contingency check", "contamination": "the Contamination check"}
    for seat, why in enumerate(column(end_screen(game), "Victory", 3)):
        if seat in died:
            assert why.startswith("died: ")
            assert all((why == f"died: {said}") == (died[seat] == check) for check, said in checks.items())
        elif checked[seat]["won"]:
            assert why.endswith(" is fulfilled")
        else:
            missing = why.partition(" is not fulfilled; missing: ")[2]
            assert [len(part.split(" AND ")) for part in missing.split(", OR ")] == [
                len(conditions) for conditions in checked[seat]["missing"]
            ]


@each_record
def test_end_screen_is_text_for_people(name: str) -> None:
    game, _ = played(name)
    check_panels(ruleset(), end_screen(game))


@each_record
def test_every_secret_is_told(name: str) -> None:
    """Objectives of all seats, the Contingencies but the Active one in one place each, every unexplored Room."""
    game, _ = played(name)
    screen = end_screen(game)
    state = game.semi_coop
    assert len(column(screen, "Objectives", 1)) == sum(map(len, [*state.held, *state.removed]))
    hidden = dict(next(panel for panel in screen if panel.title == "What was hidden").rows)
    rooms = [place for place in game.board.order if place not in game.table.explored]
    assert hidden.get("Unexplored Rooms", "").count(" (") == len(rooms)
    facility = dict(next(panel for panel in screen if panel.title == "The Facility").rows)
    codes = " ".join(text for label, text in facility.items() if not label.startswith("CSS"))
    assert codes.count("Code ") + codes.count("2 x Code ") == 7


def test_all_ways_are_told() -> None:
    ways = {way_of(*played(name)) for name in WANTED}
    assert ways == set(ENDINGS)


def test_winners_survived_in_the_way_that_their_record_shows() -> None:
    for fate, words in SURVIVORS.items():
        game, _ = played(f"won, {fate}")
        screen = end_screen(game)
        won = [i for i, word in enumerate(column(screen, "Victory", 2)) if word == "yes"]
        fates = column(screen, "The game is over", 3)
        assert any(fates[i] == f"survived: {words}" for i in won)
        assert all(fates[i].startswith("survived: ") for i in won)
