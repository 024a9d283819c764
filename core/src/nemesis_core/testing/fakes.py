"""The one set of fakes: a small board, race, mode and crew with which any piece is tested without its siblings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import plugins
from ..assembly import Ruleset, assemble
from ..content import Effects
from ..hooks import hookimpl
from ..plugins import Installed, Piece, Plugin, Registry
from ..rules import (
    TokenKind,
    crew_kit,
    deal,
    draw_to_hand,
    dress_one,
    free_exits,
    gain_contamination,
    gain_knowledge,
    has_status,
    heal_light,
    in_the_dark,
    knowledge,
    light_wound,
    load,
    meet,
    on_board,
    place_noise,
    remove_malfunction,
    search,
    search_colours,
    serious_wound,
    survivors,
    time_start,
    undressed,
    weapons,
)
from ..steps import Step

if TYPE_CHECKING:
    from ..game import Game

BOARD, RACE, MODE, CREW = "fake-board", "fake-race", "fake-mode", "fake-crew"
MISSIONS = "fake-missions"
ROUNDS = 12
"""Spaces of the Time track of the fakes."""
_board = Effects(BOARD)
_race = Effects(RACE)
_crew = Effects(CREW)


class FakeBoard:
    """The board's hooks; `dark` and `powered` places are set by tests in the state's streams of the game."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [_board]

    @hookimpl
    def power(self, game: Game, place: str) -> bool:
        return not game.state.streams.get("fake:dark", 0)

    @hookimpl
    def darkness(self, game: Game, place: str) -> bool:
        return bool(game.state.streams.get("fake:dark", 0))

    @hookimpl
    def section(self, game: Game, place: str) -> str:
        return "fake"

    @hookimpl
    def markers_exhausted(self, game: Game, marker: str, place: str) -> bool:
        game.end(f"no-{marker}")
        return True


class FakeRace:
    """The race's hooks: Darkness decides which number of a token counts."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [_race]

    @hookimpl
    def token_kinds(self) -> dict[str, Any]:
        return {
            "nobody": TokenKind(_nobody, _back),
            **{kind: TokenKind(_come, _back) for kind in ("grub", "drone", "giant")},
        }

    @hookimpl
    def surprise_number(self, game: Game, who: Any, token: str) -> int:
        record = game.cards.tokens[token]
        return int(record.dark if game.hooks.darkness(game, who.place) else record.light)


class FakeMode:
    """The mode: whoever survives wins."""

    @hookimpl
    def steps(self) -> list[Step]:
        return [Step("event", "fake-time", _time, after="time")]

    @hookimpl
    def report(self, game: Game) -> dict[str, Any]:
        alive = [who.seat for who in survivors(game)]
        return {f"p{seat + 1}_won": seat in alive for seat in range(game.state.seats)}


class FakeCrew:
    """The crew's hooks."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [_crew]


class FakeMissions:
    """What the Objectives for playing alone or together ask for besides what the shared rules know."""

    @hookimpl
    def objective_conditions(self) -> dict[str, Any]:
        return {
            "flag-raised": lambda game, who, _: has_status(who, "flag"),
            "knowledge-4": lambda game, who, _: knowledge(who) >= 4,
            "all-explored": lambda game, who, _: len(game.table.explored) == len(game.board.places),
        }


def _time(game: Game) -> None:
    if game.table.round >= time_start(game, ROUNDS):
        game.end("fake-time")


def _nobody(game: Game, who: Any, token: str) -> None:
    game.table.bag.append(token)


def _back(game: Game, token: str) -> None:
    game.table.bag.append(token)


def _come(game: Game, who: Any, token: str) -> None:
    meet(game, who, token)


@_board.bind("room", "clinic.first-aid")
def _first_aid(game: Game, who: Any) -> None:
    heal_light(game, who)


@_board.bind("item", "cell.load", choices=lambda game, who: weapons(game, who, "energy"))
def _load(game: Game, who: Any, weapon: str) -> None:
    load(game, who, weapon, 99)


@_board.bind("item", "wrench.fix-room", choices=lambda game, who: [()] if who.place in game.table.malfunction else [])
def _fix(game: Game, who: Any) -> None:
    remove_malfunction(game, who.place)


@_board.bind("item", "bandage.dress-serious", choices=lambda game, who: [()] if undressed(who) else [])
def _dress(game: Game, who: Any) -> None:
    dress_one(game, who)


@_board.bind("item", "tonic.drink")
def _drink(game: Game, who: Any) -> None:
    draw_to_hand(game, who, 1)


def _pairs(game: Game, who: Any) -> list[tuple[str, str]]:
    heavy = [card for card in who.held if card in game.cards.item and card not in who.taped]
    return [(a, b) for a in heavy for b in heavy if a < b]


@_board.bind("item", "tape.combine", choices=_pairs)
def _combine(game: Game, who: Any, first: str, second: str) -> None:
    who.taped += [first, second]


@_board.bind("item", "magazine.fit", choices=lambda game, who: weapons(game, who, "energy"))
def _fit(game: Game, who: Any, weapon: str) -> None:
    load(game, who, weapon, 2)


@_board.bind("item", "notes.read")
def _read(game: Game, who: Any) -> None:
    gain_knowledge(game, who, 1)


@_board.bind("item", "lamp.light", choices=lambda game, who, moment: [()] if moment.who is who else [])
def _light(game: Game, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.light = True


@_board.bind("item", "whistle.insist", choices=lambda game, who, moment: [()] if moment.who is not who else [])
def _insist(game: Game, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.denied = True


@_race.bind("event_card", "drones-2")
def _contaminate(game: Game) -> None:
    for who in on_board(game):
        gain_contamination(game, who)


@_race.bind("event_card", "giants-1", "drones-4-once", "grubs-3-1")
def _nothing(game: Game) -> None:
    """The card only moves Intruders."""


@_race.bind("event_card", "giants-1.darkness")
def _dark_event(game: Game) -> None:
    for who in in_the_dark(game):
        light_wound(game, who, "event")


@_race.bind("attack", "scratch", "scratch.darkness")
def _scratch(game: Game, piece: Any, who: Any, occasion: str) -> None:
    light_wound(game, who, "attack")


@_race.bind("attack", "bite")
def _bite(game: Game, piece: Any, who: Any, occasion: str) -> None:
    serious_wound(game, who, "attack")


@_crew.bind("action_card", "look.search", choices=search_colours)
def _look(game: Game, who: Any, colour: str) -> None:
    search(game, who, colour)


@_crew.bind("action_card", "plan.draw")
def _draw(game: Game, who: Any) -> None:
    draw_to_hand(game, who, 2)


@_crew.bind("action_card", "plan.hide", choices=lambda game, who: free_exits(game, who.place))
def _hide(game: Game, who: Any, way: str) -> None:
    place_noise(game, way)


@_crew.bind("action_card", "rage.strike", choices=crew_kit.injurable_here)
def _strike(game: Game, who: Any, target: str) -> None:
    deal(game, who, target, 1, "rage")


@_crew.bind(
    "action_card",
    "stop.cancel",
    choices=lambda game, who, moment: [()] if moment.who is not who and moment.who.place == who.place else [],
)
def _cancel(game: Game, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.denied = True


@_crew.bind("item", "medal.show")
def _show(game: Game, who: Any) -> None:
    draw_to_hand(game, who, 1)


board, race, mode, crew, missions = FakeBoard(), FakeRace(), FakeMode(), FakeCrew(), FakeMissions()


def fake_plugin(edition: str = "lockdown") -> Plugin:
    """A plugin with the four fakes; the board is of `edition`, so that a piece made for it fits.

    Its house rule `fake-missions` adds the Objectives that modes for one player or for a group deal.
    """
    here = "nemesis_core.testing.fakes"
    return Plugin(
        pieces=(
            Piece(
                id=BOARD,
                kind="board",
                title="A small board",
                implementation=(f"{here}:board",),
                content="nemesis_core.testing.fakes_board",
                provides=(
                    f"edition:{edition}",
                    "objectives:corporate",
                    "objectives:personal",
                    "knowledge",
                    "power",
                    "time-track",
                ),
                records={"board": [{"id": BOARD, "edition": edition, "source": "stand-in"}]},
            ),
            Piece(
                id=RACE,
                kind="race",
                title="A small race",
                implementation=(f"{here}:race",),
                content="nemesis_core.testing.fakes_race",
            ),
            Piece(id=MODE, kind="mode", title="Whoever survives wins", implementation=(f"{here}:mode",)),
            Piece(
                id=MISSIONS,
                kind="house-rule",
                title="Objectives for playing alone or together",
                implementation=(f"{here}:missions",),
                content="nemesis_core.testing.fakes_missions",
                provides=("objectives:solo-coop",),
            ),
            Piece(
                id=CREW,
                kind="crew",
                title="A small crew",
                implementation=(f"{here}:crew",),
                content="nemesis_core.testing.fakes_crew",
            ),
        )
    )


def fake_registry(edition: str = "lockdown", more: tuple[Plugin, ...] = ()) -> Registry:
    """Everything installed, the fakes, and `more` plugins, as far as they are not installed."""
    there = plugins.installed()
    given = [plugin for plugin in (fake_plugin(edition), *more) if plugin not in [home.plugin for home in there]]
    return Registry((*there, *(Installed(f"given-{i}", f"given-{i}", "0", plugin) for i, plugin in enumerate(given))))


def fakes(edition: str = "lockdown", more: tuple[Plugin, ...] = (), **pieces: Any) -> Ruleset:
    """A variant of the fakes in which `pieces` (board=, race=, mode=, crew=(...)) replace some of them."""
    chosen: dict[str, Any] = {"board": BOARD, "race": RACE, "mode": MODE, "crew": (CREW,), **pieces}
    return assemble(registry=fake_registry(edition, more), **chosen)
