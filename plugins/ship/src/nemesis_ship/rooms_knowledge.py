"""Room Actions that find things out or send word: Laboratory, Nest, Monitoring, Comms, Cockpit, Engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import crew_kit, item_kit, object_kind, reveal_weakness, room_kit, weakness_slots

from . import course, engines
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS.bind("room", "comms-room.send-a-signal", choices=room_kit.not_sent)(room_kit.send_signal)
EFFECTS.bind("room", "nest.take-an-egg", choices=room_kit.eggs_left)(room_kit.take_egg)
EFFECTS.bind("room", "monitoring-room.look", choices=item_kit.unscouted)(item_kit.scout)

# ---------------------------------------------------------------- Laboratory


def to_analyse(game: Game, who: Character) -> list[str]:
    """The kinds of Objects here, lying or carried, about which there is still something to find out (SH-LAB-01)."""
    here = {object_kind(token) or token for token in room_kit.to_research(game, who)}
    slots = zip(weakness_slots(game), game.laboratory.revealed, strict=False)
    hidden = {slot.object for slot, revealed in slots if not revealed}
    return [kind for kind in sorted(here) if room_kit.may_analyse(game, who, kind) or kind in hidden]


@EFFECTS.bind("room", "laboratory.analyse", choices=to_analyse)
def analyse(game: Game, who: Character, kind: str) -> None:
    """The Weakness of such Objects is turned up; the Object stays what and where it is (SH-LAB-02, SH-WEAKNESS-01)."""
    reveal_weakness(game, kind)


# ---------------------------------------------------------------- Cockpit


def course_unseen(game: Game, who: Character) -> crew_kit.NoTarget:
    """Are the Coordinates still to be seen?"""
    return crew_kit.when(not course.knows_course(game, who))


@EFFECTS.bind("room", "cockpit.check-coordinates", choices=course_unseen)
def check_coordinates(game: Game, who: Character) -> None:
    """Look at the Coordinates (SH-COCKPIT-01)."""
    course.look(game, who)


def destinations(game: Game, who: Character) -> list[str]:
    """Where the Destination marker can go (SH-COCKPIT-02 to SH-COCKPIT-04)."""
    return course.destinations(game)


@EFFECTS.bind("room", "cockpit.set-destination", choices=destinations)
def set_destination(game: Game, who: Character, space: str) -> None:
    """Move the Destination marker (SH-COCKPIT-02)."""
    course.set_destination(game, space)


# ---------------------------------------------------------------- Engines


def engine_unseen(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is the state of the Engine here still to be seen?"""
    return crew_kit.when(engines.engine_at(game, who.place) in engines.unseen(game, who))


@EFFECTS.bind(
    "room", "engine-1.check-the-engine", "engine-2.check-the-engine", "engine-3.check-the-engine", choices=engine_unseen
)
def check_the_engine(game: Game, who: Character) -> None:
    """Look at the top token of the Engine here (SH-ENGINE-01, SH-ENGINE-05)."""
    engines.look(game, who, engines.engine_at(game, who.place))


def any_engine_unseen(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is the state of an Engine still to be seen?"""
    return crew_kit.when(engines.unseen(game, who))


@EFFECTS.bind("room", "engine-control-room.check-engines", choices=any_engine_unseen)
def check_engines(game: Game, who: Character) -> None:
    """Look at all Engines (SH-ENGCTRL-01, SH-ENGCTRL-02)."""
    engines.look_at_all(game, who)
