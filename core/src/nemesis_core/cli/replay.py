"""`nemesis replay`: play a record again, compare every step, tell the story."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import NemesisError
from ..spelling import numbered
from . import options as opt
from .output import console, print_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..assembly import Ruleset
    from ..game import Event, Game
    from ..records import Difference, Record
    from ..story import Names

EXAMPLE = "Example: nemesis replay games/7.json --log --seat 2 --rules"


def _entry(event: Event, text: str) -> dict[str, Any]:
    return {"kind": event.kind, "rule": event.rule, "audience": event.audience, "data": event.data, "text": text}


def _verdict(file: Path, record: Record, difference: Difference | None, names: Names) -> str:
    from ..story import shown

    if difference is None:
        ending = f"the end: {shown('ending', record.ending, names)}" if record.ending else "not finished"
        return f"{file}: {len(record.digests)} steps and {len(record.choices)} choices, all as recorded; {ending}"
    at = f"step {difference.step} ({difference.place}), decision {difference.decision}"
    return f"{file}: differs at {at}: {' '.join(difference.text.split())}"


def _result(file: Path, record: Record, difference: Difference | None) -> dict[str, Any]:
    import attrs

    return {
        "file": str(file),
        "same": difference is None,
        "difference": attrs.asdict(difference) if difference else None,
        "seed": record.seed,
        "seats": record.seats,
        "steps": len(record.digests),
        "choices": len(record.choices),
        "ending": record.ending,
    }


def _check_seat(seat: int | None, seats: int) -> int | None:
    if seat is None:
        return None
    if not 1 <= seat <= seats:
        raise NemesisError(f"seat {seat} is not in this game; it has {numbered('seat', seats)}")
    return seat - 1


def _ending_names(game: Game) -> dict[str, str]:
    """How endings are told of `game`, which is over."""
    from ..screen import names_in

    return names_in(game.ruleset, game.view(0)).get("ending", {})


def _write_page(html: Path, file: Path, record: Record, ruleset: Ruleset) -> int:
    """Write the page of `record`; the exit code is 1 if it could not be played again to its end."""
    from ..files import write_text
    from ..film import film, page

    made, difference = film(record, ruleset)
    verdict = _verdict(file, record, difference, {"ending": made.endings})
    write_text(html, page(made, verdict if difference else ""))
    console().print(verdict, soft_wrap=True)
    console().print(f"The page is in {html}", soft_wrap=True)
    return int(difference is not None)


def _print_log(story: Iterable[tuple[Event, str]], rules: bool) -> None:
    out = console()
    for event, text in story:
        if text:
            out.print(f"{text}  [{event.rule}]" if rules and event.rule else text, soft_wrap=True)


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as simulate --record writes it.")],
    variant: opt.Variant = "",
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
    log: Annotated[bool, typer.Option("--log", help="Tell the story.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", show_default=False, help="Tell what seat N heard, not the referee's story."),
    ] = None,
    rules: Annotated[bool, typer.Option("--rules", help="Tell it with the rule behind each line.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default=False, help="Write a page that steps through the game to FILE."),
    ] = None,
    as_json: opt.AsJson = False,
) -> None:
    """Play a record again and compare each step, or tell its story.

    The exit code is 1 if a step is not as recorded. The record names its variant; a VARIANT or pieces given here
    take its place.
    """
    from ..manifest import manifest_from_data
    from ..records import read_record
    from ..records import replay as play_again
    from ..story import Teller, heard

    if variant.endswith(".json"):
        raise NemesisError(f"{variant} is no VARIANT; replay one record at a time")
    record = read_record(file)
    listener = _check_seat(seat, record.seats)
    log = log or rules or seat is not None
    choice = opt.Choice(variant, board, race, mode, crew, house_rule, content, block)
    ruleset = choice.ruleset(manifest_from_data(record.manifest, str(file)))
    if html is not None:
        if log or as_json:
            raise NemesisError("--html writes a page with the whole story; leave out --log, --rules, --seat and --json")
        opt.check_apart("--html", html, file)
        raise typer.Exit(_write_page(html, file, record, ruleset))
    events: list[Event] = []
    teller = Teller(ruleset)
    endings = teller.names.setdefault("ending", {})
    difference = play_again(
        record, ruleset, events.append if log else None, lambda game: endings.update(_ending_names(game))
    )
    story = [(event, teller.tell(event)) for event in events if heard(event, listener)]
    if as_json:
        logged = {"log": [_entry(event, text) for event, text in story]} if log else {}
        print_json(_result(file, record, difference) | logged)
    else:
        _print_log(story, rules)
        console().print(_verdict(file, record, difference, teller.names), soft_wrap=True)
    raise typer.Exit(int(difference is not None))
