"""Somebody who hits keys and clicks at random, and what must hold whatever is hit."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from textual.pilot import OutOfBounds, Pilot

from nemesis_core import Ruleset
from nemesis_core.sitting import resume
from nemesis_core.tabletop.options import Options
from nemesis_core.tabletop.sheets import Curtain, Small, Told

from .seated import Script, at_table, press, settled, shown, sitting

LOOKS = ("m", "o", "t", "l", "z", "z", "question_mark", "h", "u", "d", "tab", "shift+tab", "escape", "f1", "x", "0")
MOVES = ("up", "down", "home", "end", "pagedown", "pageup", "space", "enter", "1", "2", "3", "9")
SIZES = ((80, 24), (100, 30), (160, 50), (132, 40), (79, 24), (40, 10), (250, 70))
LONG = 14
"""Shorter texts of a screen may stand on another by chance."""


def monkey(seed: int, keys: int, guard: bool = False) -> Script:
    """Hits `keys` keys at random, half of them to choose; with `guard` no seat may read what is another's alone."""
    chance = random.Random(seed)

    async def script(pilot: Pilot[Any]) -> None:
        app = pilot.app
        for _ in range(keys):
            if not app.is_running or app.sitting.session.decision is None:
                break
            await hit(pilot, chance)
            if guard:
                assert_nothing_of_others(app)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)

    return script


async def hit(pilot: Pilot[Any], chance: random.Random) -> None:
    """One key, click or change of size."""
    what = chance.random()
    if what < 0.5:
        await choose(pilot, chance)
    elif what < 0.7:
        await pilot.press(chance.choice(MOVES))
    elif what < 0.87:
        await pilot.press(chance.choice(LOOKS))
    elif what < 0.97:
        width, height = pilot.app.size
        try:
            at = (chance.randrange(width), chance.randrange(height - 1))
            await pilot.click(offset=at, button=chance.choice((1, 1, 3)), times=chance.choice((1, 1, 2)))
        except OutOfBounds:
            return
    else:
        await pilot.resize_terminal(*chance.choice(SIZES))
    await settled(pilot)


async def choose(pilot: Pilot[Any], chance: random.Random) -> None:
    """Any option, if one is asked for; else what leads back to the table."""
    app = pilot.app
    if isinstance(app.screen, Small):
        await pilot.resize_terminal(80, 24)
    elif isinstance(app.screen, Curtain | Told):
        await press(pilot, "enter")
    elif app.screen is not app.table:
        await press(pilot, "escape")
    elif count := len(app.table.query_one(Options).lines_shown):
        app.table.query_one(Options).focus()
        await press(pilot, *str(chance.randint(1, count)), "enter")


def assert_nothing_of_others(app: Any) -> None:
    """Nothing that is another seat's alone stands on a screen of one seat."""
    seat = app.table.seat
    if app.screen is not app.table or seat < 0 or app.sitting.session.decision is None:
        return
    told = " ".join(shown(app).replace("│", " ").split())
    seats, showing = range(app.sitting.session.game.state.seats), app.showing
    offers = showing.question() if app.sitting.session.decision.seat == seat else None
    mine = " ".join(
        [
            *cells(showing, seat),
            *showing.story(app.sitting.log(seat), seat),
            *([offers.text, *(offer.text for offer in offers.offers)] if offers else []),
        ]
    )
    for other in seats:
        secrets = [text for text in cells(showing, other) if len(text) >= LONG and other != seat and text not in mine]
        assert not [text for text in secrets if text in told]


def cells(showing: Any, seat: int) -> Iterable[str]:
    """The texts of a seat's own panels."""
    return [" ".join(text.split()) for panel in showing.panels(seat) for row in panel.rows for text in row]


def whole_game(
    ruleset: Ruleset, seed: int, keys: int, people: tuple[int, ...] = (0,), path: Any = None, size: Any = (80, 24)
) -> Any:
    """Let the monkey play; the save then has what was chosen, and the table ended without a failure."""
    seats = max(ruleset.nearest_seats(), max(people) + 1)
    seated = sitting(ruleset, people=people, seats=seats, seed=seed, path=path)
    seen = at_table(seated, monkey(seed, keys, guard=len(people) > 1), size=size)
    assert seen.app.failure is None
    assert seen.app.return_value is None
    if path is not None and path.exists():
        assert resume(ruleset, path).session.game.choices == seated.session.game.choices
    return seen
