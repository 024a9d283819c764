"""`nemesis play`: a game in the terminal, alone or hot-seat, with bots in the other seats."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ..errors import Leave, NemesisError, PluginError
from . import options as opt
from .screen import say, show_panels
from .terminal import Terminal

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..sitting import Sitting

EXAMPLE = "Example: nemesis play lockdown --seed 7, or nemesis play --resume"
INTERRUPTED: Final = 130
People = Annotated[
    list[int] | None,
    typer.Option("--seat", metavar="N", show_default=False, help="A seat that a person plays (else 1); repeatable."),
]


def _people(seats: int, given: list[int] | None, hot_seat: bool) -> tuple[int, ...]:
    """The seats of people, counted from 0.

    :raises NemesisError: when it is said twice, and otherwise.
    """
    if given and hot_seat:
        raise NemesisError("--seat and --hot-seat both say who plays; give one of them")
    return tuple(range(seats)) if hot_seat else tuple(seat - 1 for seat in given or [1])


def _real(path: Path) -> Path:
    """`path` without links, so that one save has one name."""
    return Path(os.path.realpath(path))


def _name_of(variant: str, block: list[str] | None) -> str:
    """The name by which games of `variant`, a name or a manifest file, are saved."""
    from ..manifest import find_manifest, is_file

    return find_manifest(variant, opt.open_registry(block)).name if is_file(variant) else variant


def _which(variant: str, plain: bool) -> Path:
    """The save in the user's folder to go on with: at a full screen it is chosen, else it is the one written last.

    :raises NemesisError: when there is none, or none is chosen.
    """
    from .saved import described, saves

    found = saves(variant)
    if len(found) > 1 and not _is_plain(plain):
        from ..tabletop.shelf import Shelf

        chosen = Shelf([(path, described(path)) for path in found]).run()
        if chosen is None:
            raise NemesisError("no game was chosen; all of them stay saved")
        return chosen
    if len(found) > 1:
        say(f"Of {len(found)} saved games the last is taken up: {described(found[0])}")
        for other in found[1:]:
            say(f"  another: {described(other)}, with --save {other}")
    return found[0]


def _saved_ruleset(choice: opt.Choice, path: Path) -> Ruleset:
    """The ruleset of the save at `path`, with what `choice` puts in its place."""
    from ..manifest import manifest_from_data
    from ..saves import read_save
    from ..wordbook import check_rules

    data = read_save(path)
    if not isinstance(data.get("manifest"), dict):
        raise NemesisError(f"{path} names no variant; was it cut short or edited?")
    ruleset = choice.ruleset(manifest_from_data(data["manifest"], str(path)))
    check_rules(ruleset)
    return ruleset


def _end(sitting: Sitting, terminal: Terminal) -> None:
    """Show how the game ended and where its record lies."""
    seat = sitting.chose_last
    say("")
    terminal.tell(sitting.session.events[sitting.marks[seat] :], seat)
    say("")
    say("The game is over.", bold=True)
    show_panels(terminal.showing.results(seat))
    if record := _put_away(sitting):
        say(record)


def _put_away(sitting: Sitting) -> str:
    """Keep the record of the game, which is over, and remove its save; says where the record lies."""
    from ..errors import SaveError
    from ..records import write_record
    from .saved import record_place

    if sitting.path is None:
        return ""
    place = record_place(sitting.path)
    try:
        write_record(sitting.record(), place)
    except SaveError as error:
        return f"No record: {error}. The save stays in {sitting.path}."
    sitting.path.unlink(missing_ok=True)
    return f"The record lies in {place}; tell its story with: nemesis replay {place} --log"


def _kept(sitting: Sitting) -> str:
    command = shlex.join(["nemesis", "play", "--resume", "--save", str(sitting.path)])
    return f"the game is saved in {sitting.path}; go on with: {command}"


def _is_plain(wanted: bool) -> bool:
    """Is the game played line by line: because it is `wanted`, or there is no terminal that can be filled?"""
    screen = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return wanted or not screen or os.environ.get("TERM") == "dumb"


def _run(sitting: Sitting, rules: bool, plain: bool) -> int:
    """Play `sitting` to its end or until it is left; returns the exit code."""
    try:
        if _is_plain(plain):
            _in_lines(sitting, rules)
        else:
            _at_table(sitting, rules)
    except Leave:
        typer.echo(f"nemesis: {_kept(sitting)}", err=True)
    except KeyboardInterrupt:
        typer.echo(f"\nnemesis: interrupted; {_kept(sitting)}", err=True)
        return INTERRUPTED
    except SystemExit:  # the process was asked to end
        typer.echo(f"nemesis: ended; {_kept(sitting)}", err=True)
        raise
    except PluginError as error:
        raise NemesisError(f"{error}; {_kept(sitting)}") from error
    return 0


def _in_lines(sitting: Sitting, rules: bool) -> None:
    """Play line by line.

    :raises Leave: when the people leave before the end.
    """
    terminal = Terminal(sitting, rules)
    try:
        if sitting.session.notice:
            say(f"Note: {sitting.session.notice}.")
        terminal.play()
        _end(sitting, terminal)
    except (Leave, KeyboardInterrupt):
        terminal.leave()
        raise


def _at_table(sitting: Sitting, rules: bool) -> None:
    """Play at a full screen.

    :raises Leave: when the people leave before the end.
    """
    import gc

    from ..tabletop.app import Tabletop

    gc.freeze()  # the variant stays as it is: looking through it again and again would hold up keys
    sys.setswitchinterval(0.0005)  # so would bots that think
    said: list[str] = []

    def put_away() -> str:
        said.append(_put_away(sitting))
        return said[0]

    table = Tabletop(sitting, rules, put_away)
    left = table.run() or table.failure
    if left is not None:
        raise left
    if sitting.session.decision is not None:  # the end tells every secret, so it is looked at twice whether this is it
        raise NemesisError(f"the screen ended before the game; {_kept(sitting)}")
    say("The game is over.", bold=True)
    show_panels(table.showing.results(sitting.chose_last))
    for line in said:
        say(line)


def play(
    variant: opt.Variant = "",
    seat: People = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People play every seat.")] = False,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", show_default=False, help="The other seats' bots; one, or one a seat.")
    ] = "",
    seed: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="Seed of the game; else one by chance.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help="Where the game is saved.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was saved last, or with --save FILE.")
    ] = False,
    think: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", show_default=False, help="How long bots that look ahead may think at a time."),
    ] = None,
    rules: Annotated[bool, typer.Option("--rules", help="Tell the rule behind each line.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")] = False,
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    players: opt.Players = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
) -> None:
    """Play a game in the terminal, alone with bots or several people at one screen.

    On a terminal it fills the screen; --plain has it line by line, as it is where the output goes elsewhere.

    Each step is saved before it is shown, so a game that is left, interrupted or killed goes on with --resume.
    """
    from ..sitting import check_seconds
    from ..sitting import resume as take_up
    from .saved import check_unfinished, locked

    check_seconds(think)
    if resume:
        fixed = {"--seat": seat, "--hot-seat": hot_seat, "--players": players, "--seed": seed}
        for name, value in fixed.items():
            if value is not None and value is not False:
                raise NemesisError(f"{name} was settled when the game began; leave it out with --resume")
        path = _real(save) if save else _which(_name_of(variant, block), plain)
        check_unfinished(path)
        choice = opt.Choice(variant if save else "", board, race, mode, crew, house_rule, content, block)
        with locked(path):
            code = _run(take_up(_saved_ruleset(choice, path), path, think, bots), rules, plain)
    else:
        choice = opt.Choice(variant, board, race, mode, crew, house_rule, content, block)
        who = {"seat": seat, "hot_seat": hot_seat, "bots": bots, "think": think}
        code = _play_new(choice, players, seed, save, rules, plain=plain, **who)
    raise typer.Exit(code)


def _play_new(
    choice: opt.Choice, players: int | None, seed: int | None, save: Path | None, rules: bool, **who: Any
) -> int:
    """Begin a game, saved where it is asked for or in the user's folder, and play it."""
    import secrets

    from ..sitting import Seating, bots_of, start
    from ..wordbook import check_rules
    from .saved import locked, new_save

    ruleset = choice.ruleset()
    check_rules(ruleset)
    seats = opt.check_players(ruleset, players) or ruleset.nearest_seats()
    seed = secrets.randbits(32) if seed is None else seed
    if save is not None and save.is_dir():
        raise NemesisError(f"{save} is a folder; give the name of a file")
    path = _real(save) if save else new_save(choice.name(ruleset) if choice.variant else "", seed)
    people = _people(seats, who["seat"], who["hot_seat"])
    if who["bots"] and len(set(people)) == seats:
        raise NemesisError("--bots names bots, but people play every seat; leave out --bots")
    seating = Seating(people, bots_of(who["bots"] or "random", people, seats), who["think"])
    sitting = start(ruleset, seats, seed, seating, path)
    with locked(path):
        if path.exists():
            raise NemesisError(f"{path} is there already; add --resume to go on with it, or choose another file")
        sitting.save(sync=True)
        return _run(sitting, rules, who["plain"])
