"""People at the full-screen table, scripted: keys and clicks sent to the real application, and what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import attrs
from textual.pilot import Pilot
from textual.widgets import Static

from nemesis_core import Ruleset
from nemesis_core.sitting import Seating, Sitting, start
from nemesis_core.tabletop.app import Tabletop
from nemesis_core.tabletop.options import Options

RECORD = "The record lies in game.json."
Script = Callable[[Pilot[Any]], Awaitable[None]]


def sitting(ruleset: Ruleset, people=(0,), seats=2, seed=1, path=None) -> Sitting:
    """A game that begins."""
    return start(ruleset, seats, seed, Seating(people), path)


@attrs.frozen
class Seen:
    """The application after all that was done, and what could be seen in the end."""

    app: Tabletop
    screen: str
    question: str
    options: list[str]
    said: list[str]
    picture: str


def at_table(seated: Sitting, script: Script, size=(80, 24), still: float = 0, **how: Any) -> Seen:
    """Play `seated` at the real application as `script` says, in a terminal of `size`."""
    app = Tabletop(seated, False, lambda: RECORD, **how)
    app.still = still
    seen = []

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await script(pilot)
            seen.append(Seen(app, shown(app), question(app), options(app), said(app), app.export_screenshot()))

    asyncio.run(run())
    return seen[0]


def keys(*pressed: str) -> Script:
    """Somebody who presses these keys."""

    async def script(pilot: Pilot[Any]) -> None:
        await press(pilot, *pressed)

    return script


async def press(pilot: Pilot[Any], *pressed: str) -> None:
    """Press keys one after the other, each when the last has been answered."""
    for key in pressed:
        await pilot.press(key)
        await settled(pilot)


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until nothing is left to be done."""
    for _ in range(3):
        await pilot.pause()
    table = getattr(pilot.app, "table", None)
    for _ in range(50):  # what was chosen is said first, and done then; unless a bot thinks about it
        if table is None or not str(table.query_one("#head", Static).render()).endswith(" ..."):
            break
        await pilot.pause(0.01)


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait until something holds, ten seconds at most."""
    for _ in range(500):
        if holds():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came about")


def shown(app: Any) -> str:
    """The screen as text."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def question(app: Any) -> str:
    """What is asked, or said in the place of a question."""
    return str(app.table.query_one("#question", Static).render())


def options(app: Any) -> list[str]:
    """The lines of the menu that can be chosen, in words."""
    return [line[0].text if len(line) == 1 else line[0].head for line in app.table.query_one(Options).lines_shown]


def said(app: Any) -> list[str]:
    """What the table has said beside the question."""
    return [notification.message for notification in app._notifications]


def pane(app: Any, name: str) -> str:
    """The text of a part of the table."""
    return str(app.table.query_one(f"#{name}").query_one(Static).render())


def chosen(app: Any, seat: int) -> list[Any]:
    """What `seat` has chosen."""
    return [option for who, option in app.sitting.session.game.choices if who == seat]
