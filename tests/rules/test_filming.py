"""The film of a game: a frame of whatever is told and of each step that shows something new."""

from __future__ import annotations

from typing import Any

from nemesis_core import Mark, Step, hookimpl, make_bots, play_recorded
from nemesis_core.film import film
from nemesis_core.film.frames import Film


class Quiet:
    """In each round a Fire breaks out in another Room, and nothing is told of it; the next step does nothing."""

    @hookimpl
    def steps(self) -> list[Step]:
        return [Step("player", "spark", self.spark, before="turns"), Step("player", "rest", self.rest, before="turns")]

    @staticmethod
    def spark(game: Any) -> None:
        game.table.fire[game.board.order[game.table.round % 5]] = True

    @staticmethod
    def rest(game: Any) -> None:
        pass


class Dazed:
    """In the middle of a step it tells something and cannot show itself; after it, it can."""

    dazed = False

    @hookimpl
    def steps(self) -> list[Step]:
        return [Step("player", "daze", self.daze, before="turns")]

    def daze(self, game: Any) -> None:
        self.dazed = True
        game.tell("dazed", "", audience=(1,))
        self.dazed = False

    @hookimpl
    def view(self) -> dict[str, Any]:
        return {"dazed": self.dazed}

    @hookimpl
    def map_marks(self, place: str) -> list[Mark]:
        if self.dazed:
            raise ValueError("not now")
        return []

    @hookimpl
    def compile_content(self, ruleset: Any) -> dict[str, Any]:
        ruleset.compiled["story"]["dazed"] = "Stars everywhere."
        return {}


QUIET, DAZED = Quiet(), Dazed()


def filmed(with_rule: Any, name: str, seats: int = 2) -> Film:
    """The film of a game by random bots with that house rule."""
    ruleset = with_rule(name).game.ruleset
    shown, difference = film(play_recorded(ruleset, seats, 1, make_bots("random", seats, 1)), ruleset)
    assert difference is None
    return shown


def test_what_changes_in_silence_has_a_frame_and_what_changes_nothing_has_none(with_rule: Any) -> None:
    shown = filmed(with_rule, "QUIET")
    frames, told = shown.frames, {frame for frame, *_ in shown.log}
    silent = [i for i, (name, _) in enumerate(frames) if name == "player: spark"]
    assert silent and not told & set(silent)
    assert all(frames[i][1] != frames[i - 1][1] for i in silent)
    assert "player: rest" not in {name for name, _ in frames}


def test_the_end_is_not_called_by_the_step_in_which_it_came(with_rule: Any) -> None:
    names = [name for name, _ in filmed(with_rule, "QUIET").frames]
    assert names[-1] == "the game is over"
    assert names.count("the game is over") == 1


def test_what_cannot_be_shown_as_it_happens_is_shown_after_its_step(with_rule: Any) -> None:
    shown = filmed(with_rule, "DAZED")
    stars = [(frame, viewers) for frame, text, _, viewers in shown.log if text == "Stars everywhere."]
    assert stars
    assert {shown.frames[frame][0] for frame, _ in stars} == {"player: daze"}
    assert {tuple(viewers) for _, viewers in stars} == {(0, 2)}
    assert len({frame for frame, _ in stars}) == len(stars)


def test_panels_that_all_seats_see_alike_stand_once_and_no_seat_has_a_heading_without_some(with_rule: Any) -> None:
    headings = [
        [shown.texts[number] for number in shown.frames[5][1][0][1] if "class=who" in shown.texts[number]]
        for shown in (filmed(with_rule, "QUIET", seats) for seats in (1, 3))
    ]
    assert headings[0] == []
    assert len(headings[1]) == 3


def test_every_seat_is_called_by_its_own_name(with_rule: Any) -> None:
    shown = filmed(with_rule, "QUIET", 3)
    assert shown.viewers[0] == "Referee"
    assert [name.partition(" (")[0] for name in shown.viewers[1:]] == ["Seat 1", "Seat 2", "Seat 3"]
    assert len(set(shown.viewers)) == 4 and all(name.endswith(")") for name in shown.viewers[1:])
