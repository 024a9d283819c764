"""A game step by step, as each seat sees it and as it is, in texts of which each is kept once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from ..knowledge import reveal
from ..mapping import chart_of
from ..mapping.picture import Parts, notes
from ..records import replay
from ..screen import names_in, panels, results
from ..story import Teller, heard

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Event, Game
    from ..mapping import Chart
    from ..records import Difference, Record
    from ..screen import Panel

SETUP: Final = "setup"


@attrs.define
class Film:
    """What a page shows of a game.

    :param title: what was played.
    :param viewers: whose eyes there are: the referee, who sees all, then each seat.
    :param texts: all that is shown, each text once; the others name them by their numbers.
    :param frames: for each step its name, and for each viewer the parts of the map, the panels, the notes of the map.
    :param log: what happened: the frame, the text, the rule, and the viewers who heard it so.
    :param endings: how the ends of games are told.
    :param parts: what draws the map; None without a frame.
    """

    title: str
    viewers: list[str] = attrs.field(factory=list)
    texts: list[str] = attrs.field(factory=list)
    frames: list[tuple[str, list[list[list[int]]]]] = attrs.field(factory=list)
    log: list[tuple[int, str, str, list[int]]] = attrs.field(factory=list)
    endings: dict[str, str] = attrs.field(factory=dict)
    parts: Parts | None = None


class _Camera:
    """Takes a frame of a game after each step, and writes down what is told."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        from markupsafe import Markup

        from .page import panel_html

        self.film = Film(ruleset.manifest.title or ruleset.manifest.name, ["Referee", *map(_seat, range(seats))])
        self.running = SETUP
        self.tellers, self.html = [Teller(ruleset) for _ in self.film.viewers], panel_html
        self.heading = Markup("<h2 class=who>{}</h2>")
        self.numbers: dict[str, int] = {}

    def text(self, text: str) -> int:
        """The number of `text`."""
        number = self.numbers.setdefault(text, len(self.numbers))
        if number == len(self.film.texts):
            self.film.texts.append(text)
        return number

    def hear(self, event: Event) -> None:
        """Write down what is told, to each viewer in the words of what it has heard so far."""
        told: dict[str, list[int]] = {}
        for viewer, teller in enumerate(self.tellers):
            if heard(event, viewer - 1 if viewer else None) and (text := teller.tell(event)):
                told.setdefault(text, []).append(viewer)
        for text, viewers in told.items():
            self.film.log.append((len(self.film.frames), text, event.rule, viewers))

    def take(self, game: Game) -> None:
        """A frame of `game` after a step, if it is set up."""
        after, self.running = self.running, step_of(game)
        if game.state.phase != SETUP:
            seats = [self.seen(game, seat) for seat in range(game.state.seats)]
            everything = _of_nobody(chart_of(game.ruleset, reveal(game).view(0)))
            referee = [self.map(everything), self.all_panels([seen[1] for seen in seats]), self.notes(everything)]
            self.film.frames.append((after, [referee, *seats]))

    def seen(self, game: Game, seat: int) -> list[list[int]]:
        """What `seat` sees of `game`."""
        ruleset, view = game.ruleset, game.view(seat)
        names, chart = names_in(ruleset, view), chart_of(ruleset, view)
        name = names.get("seat", {}).get(str(seat + 1))
        self.film.viewers[seat + 1] = _seat(seat) + (f" ({name})" if name else "")
        return [self.map(chart), self.panels(panels(ruleset, view, names)), self.notes(chart)]

    def map(self, chart: Chart) -> list[int]:
        """The numbers of the parts of `chart`."""
        if self.film.parts is None:
            self.film.parts = Parts(chart)
        return [self.text(part) for part in self.film.parts.drawn(chart)]

    def notes(self, chart: Chart) -> list[int]:
        """The numbers of what stands beneath `chart`."""
        return [self.text(note) for note in notes(chart)]

    def panels(self, shown: list[Panel]) -> list[int]:
        """The numbers of panels, without those that are aside: the map is there."""
        return [self.text(self.html(panel)) for panel in shown if panel.rows and not panel.aside]

    def all_panels(self, seats: list[list[int]]) -> list[int]:
        """What the referee sees: the panels that all seats have in common, then those of each seat beneath its name."""
        common = [panel for panel in seats[0] if all(panel in others for others in seats[1:])]
        found = list(common)
        for name, own in zip(self.film.viewers[1:], seats, strict=True):
            rest = [panel for panel in own if panel not in common]
            found += [self.text(str(self.heading.format(name))), *rest] if rest else []
        return found

    def end(self, game: Game) -> None:
        """The last frame shows everybody how it ended, and every secret."""
        names = names_in(game.ruleset, game.view(0))
        self.film.endings = names.get("ending", {})
        shown = self.panels(results(game, names))
        for seen in self.film.frames[-1][1]:
            seen[1] = shown


def _seat(seat: int) -> str:
    return f"Seat {seat + 1}"


def step_of(game: Game) -> str:
    """The step at which `game` stands, with its phase."""
    name = game.ruleset.step_name(game.state.phase, game.state.step)
    return f"{game.state.phase}: {name}" if name else game.state.phase


def _of_nobody(chart: Chart) -> Chart:
    """`chart` with nobody as the one who looks at it."""
    spots = []
    for spot in chart.spots:
        marks = [
            attrs.evolve(m, text=m.text.removesuffix(" (you)"), style="person") if m.style == "you" else m
            for m in spot.marks
        ]
        spots.append(attrs.evolve(spot, marks=tuple(sorted(marks, key=lambda m: (m.style != "person", m.symbol)))))
    return attrs.evolve(chart, spots=tuple(spots))


def film(record: Record, ruleset: Ruleset) -> tuple[Film, Difference | None]:
    """The film of `record` as far as it can be played again, and the first difference, if there is one.

    :raises SaveError: when other plugin versions or other content made the record.
    """
    camera = _Camera(ruleset, record.seats)
    difference = replay(record, ruleset, camera.hear, camera.end, camera.take)
    return camera.film, difference
