"""`nemesis map`: the board as a seat sees it, drawn in the terminal or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import NemesisError
from ..spelling import numbered
from . import options as opt
from .output import console
from .screen import show_map

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Game

EXAMPLE = "Example: nemesis map lockdown --seed 7, or nemesis map --record games/7.json --step 40 --svg map.svg"
LEAST = 40
MOST = 400


def _set_up(ruleset: Ruleset, players: int | None, seed: int) -> Game:
    """A game that has just been set up, whatever was chosen on the way chosen at random."""
    from ..bots import make_bots
    from ..session import Session

    seats = opt.check_players(ruleset, players) or ruleset.nearest_seats()
    session, bots = Session(ruleset.new_game(seats, seed)), make_bots("random", seats, seed)
    while session.decision is not None and session.game.state.phase == "setup":
        session.choose(bots[session.decision.seat](session.game, session.decision))
    return session.game


def _saved(choice: opt.Choice, file: Path) -> Game:
    from ..manifest import manifest_from_data
    from ..saves import read_save, session_from_data

    data = read_save(file)
    if not isinstance(data.get("manifest"), dict):
        raise NemesisError(f"{file} names no variant; was it cut short or edited?")
    return session_from_data(data, choice.ruleset(manifest_from_data(data["manifest"], str(file)))).game


def _recorded(choice: opt.Choice, file: Path, step: int | None) -> Game:
    """The game of the record in `file` after so many steps, or at its end."""
    from ..manifest import manifest_from_data
    from ..records import read_record, replay

    record = read_record(file)
    steps = len(record.digests)
    if step is not None and not 1 <= step <= steps:
        raise NemesisError(f"--step {step}: the record in {file} has {numbered('step', steps)}")
    ruleset = choice.ruleset(manifest_from_data(record.manifest, str(file)))
    wanted, passed, kept = step or steps, 0, []

    def keep(game: Game) -> None:
        nonlocal passed
        passed += 1
        if passed == wanted:
            kept.append(game.clone())

    difference = replay(record, ruleset, each=keep)
    if not kept:
        said = " ".join(difference.text.split()) if difference else "it has no steps"
        raise NemesisError(f"{file} cannot be played again as far as that: {said}")
    return kept[0]


def _check(seat: int, game: Game) -> int:
    if not 1 <= seat <= game.state.seats:
        raise NemesisError(f"seat {seat} is not in this game; it has {numbered('seat', game.state.seats)}")
    return seat - 1


def board_map(
    variant: opt.Variant = "",
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
    players: opt.Players = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="Seed of the game that is set up; else 1.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help="The game in a save instead of a new one.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help="The game of a record instead of a new one.")
    ] = None,
    step: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="With --record: after N steps, not at the end.")
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="Whose view is shown.")] = 1,
    width: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="Columns; else those of the terminal.")
    ] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with plain ASCII characters.")] = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help="Write an SVG picture to FILE instead.")
    ] = None,
) -> None:
    """Draw the board as a seat sees it.

    Of a VARIANT a game is set up, what is chosen on the way at random; --save and --record show a game that is played.
    What the seat may not know is not drawn.
    """
    from ..mapping import chart_of, picture

    if save and record:
        raise NemesisError("--save and --record both say which game is drawn; give one of them")
    if step is not None and not record:
        raise NemesisError("--step belongs to --record FILE; give both")
    for name, value in (("--players", players), ("--seed", seed)):
        if (save or record) and value is not None:
            raise NemesisError(f"{name} is for a game that is set up; leave it out with --save or --record")
    if width is not None and not LEAST <= width <= MOST:
        raise NemesisError(f"--width {width}: a map is {LEAST} to {MOST} columns wide")
    if svg:
        opt.check_apart("--svg", svg, save, record)
    choice = opt.Choice(variant, board, race, mode, crew, house_rule, content, block)
    if save:
        game = _saved(choice, save)
    elif record:
        game = _recorded(choice, record, step)
    else:
        game = _set_up(choice.ruleset(), players, 1 if seed is None else seed)
    view = game.view(_check(seat, game))
    if svg:
        from ..files import write_text

        write_text(svg, picture(chart_of(game.ruleset, view)))
        console().print(f"The map is in {svg}", soft_wrap=True)
        return
    show_map(game.ruleset, view, width, ascii_only)
