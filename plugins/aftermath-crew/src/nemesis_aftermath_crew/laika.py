"""The dog Laika: where she is, her runs, what happens to her in an Encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    SLIME,
    alone,
    clear_noise,
    crew_kit,
    distinct_objects,
    explore,
    has_trait,
    lay,
    lift,
    noise_roll,
    objects_at,
    open_ways,
    remote_kit,
    uncover,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character, Moment

LAIKA: Final = "laika"
ACTIVE: Final = "active"
STAY: Final = ("stay",)


def whereabouts(game: Game, who: Character) -> str:
    """Where the dog of `who` is."""
    return str(game.aftermath_crew.laika or who.place)


def owner_of(game: Game) -> Character | None:
    """The Character in play who has the dog, in a Room or for a moment in none."""
    return next((who for who in game.table.characters if who.status == ACTIVE and has_trait(game, who, LAIKA)), None)


def come_back(game: Game) -> None:
    """The dog is with its owner again."""
    game.aftermath_crew.laika = ""
    game.tell("laika.back")


# ---------------------------------------------------------------- running


def runs(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Room, Corridor) for each open way from where the dog is."""
    return open_ways(game, whereabouts(game, who))


@EFFECTS.bind("action_card", "laika-seek.send", choices=runs)
def seek(game: Game, who: Character, place: str, corridor: str) -> None:
    """Laika Seeks: the dog runs to a Room, and perhaps on to another one."""
    run(game, who, place, corridor)
    if whereabouts(game, who) == place:  # no Encounter has called her back
        way = game.ask(who.seat, "laika-on", [STAY, *open_ways(game, place)])
        if way != STAY:
            run(game, who, *way)


def run(game: Game, who: Character, place: str, corridor: str) -> None:
    """The dog comes to `place`: it explores, and rolls for Noise where nobody else is (LD-EXPL-01, LD-NOISE-01).

    In the Room of its owner it is at its side again.
    """
    part = game.aftermath_crew
    game.tell("laika.run", place=place)
    if place == who.place:
        part.laika = ""
        return
    part.laika, part.running = place, True
    try:
        with remote_kit.as_if_at(game, who, place):
            arrival(game, who, corridor)
    finally:
        part.running = False


def arrival(game: Game, who: Character, corridor: str) -> None:
    """What the arrival of the dog brings about in the Room where `who` is taken to be."""
    table, replaced = game.table, False
    if who.place not in table.explored:
        replaced = explore(game, who, corridor)
    elif who.place in table.tokens:
        replaced = uncover(game, who, corridor, careful=False, may_ignore=False)
    if not replaced and alone(game, who):
        noise_roll(game, who)


def fetches(game: Game, who: Character) -> list[Any]:
    """The Objects that the dog can bring, or no target where there is none; nothing while it is here."""
    place = game.aftermath_crew.laika
    if not place:
        return []
    return list(distinct_objects(game, objects_at(game, place))) or [()]


@EFFECTS.bind("action_card", "laika-seek.call-back", choices=fetches)
def call_back(game: Game, who: Character, *token: str) -> None:
    """Laika Seeks: the dog comes back, with an Object if one lay there."""
    if token:
        lift(game, token[0], game.aftermath_crew.laika)
        lay(game, token[0], who.place)
    come_back(game)


def guards(game: Game, holder: Character, moment: Moment) -> list[tuple[str, str]]:
    """(Room, Corridor) to which the dog can run, while it is with `holder`, who is attacked."""
    if moment.who is not holder or game.aftermath_crew.laika:
        return []
    return crew_kit.ways(game, holder)


@EFFECTS.bind("action_card", "laika-guard.protect", choices=guards)
def protect(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Laika Guards: the Attack does nothing; the dog runs off."""
    moment.denied = True
    game.aftermath_crew.laika = target[0]
    game.tell("laika.run", place=target[0])


@hookimpl
def room_entered(game: Game, who: Any, corridor: str) -> None:
    """Who comes to the Room of its dog has it at its side from then on."""
    part = game.aftermath_crew
    if part.laika and part.laika == who.place and has_trait(game, who, LAIKA):
        part.laika = ""


# ---------------------------------------------------------------- what does not happen to a dog


@hookimpl
def instead_of_encounter(game: Game, who: Any) -> bool | None:
    """The dog is back when an Encounter starts in its Room; one that it has caused clears the Noise and is over."""
    part, place = game.aftermath_crew, who.place
    if not part.laika or part.laika != place or owner_of(game) is None:
        return None
    come_back(game)
    if not part.running:
        return None
    clear_noise(game, place)
    return False


@hookimpl
def status_banned(game: Game, who: Any, status: str) -> bool | None:
    """The dog gains no Slime marker."""
    return True if status == SLIME and game.aftermath_crew.running else None


@hookimpl(tryfirst=True)
def silence_is_danger(game: Game, who: Any) -> bool | None:
    """Silence is Silence for the dog, whatever its owner is covered with."""
    return False if game.aftermath_crew.running else None


# ---------------------------------------------------------------- what is seen


@hookimpl
def seen_there(ruleset: Ruleset, view: dict[str, Any], place: str, names: Any) -> list[str] | None:
    """The dog, in the Room in which it is alone."""
    return ["Laika"] if view["laika"] == place else None
