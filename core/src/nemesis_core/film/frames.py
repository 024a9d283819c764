"""A game step by step, as each seat sees it and as it is, in texts of which each is kept once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import attrs

from ..errors import PluginError
from ..knowledge import everything
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
OVER: Final = "the game is over"
"""What stands in the place of the step's name at the end: "victory: objective" would sound as if somebody had won."""
Seen = list[list[int]]
"""What one viewer sees, by the numbers of texts: the parts of the map, the panels, the notes of the map."""


@attrs.define
class Film:
    """What a page shows of a game.

    :param title: what was played.
    :param viewers: whose eyes there are: the referee, who sees all, then each seat.
    :param texts: all that is shown, each text once; the others name them by their numbers.
    :param frames: for each thing that is told and each step of the game the step's name (of the last one, if
        the game is over, that it is), and what each viewer sees.
    :param log: what happened: the frame, the text, the rule, and the viewers who heard it so.
    :param endings: how the ends of games are told.
    :param parts: what draws the map; None without a frame.
    """

    title: str
    viewers: list[str] = attrs.field(factory=list)
    texts: list[str] = attrs.field(factory=list)
    frames: list[tuple[str, list[Seen]]] = attrs.field(factory=list)
    log: list[tuple[int, str, str, list[int]]] = attrs.field(factory=list)
    endings: dict[str, str] = attrs.field(factory=dict)
    parts: Parts | None = None


class _Camera:
    """Takes a frame of a game whenever something is told and after each step, and writes down what is told."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        from markupsafe import Markup

        from .page import panel_html

        self.film = Film(ruleset.manifest.title or ruleset.manifest.name, ["Referee", *map(_seat, range(seats))])
        self.game: Game | None = None
        """The game, once it is set up."""
        self.running = SETUP
        self.tellers, self.html = [Teller(ruleset) for _ in self.film.viewers], panel_html
        self.heading = Markup("<h2 class=who>{}</h2>")
        self.numbers: dict[str, int] = {}
        self.made: dict[str, int] = {}
        """Panels as text, and the numbers of their HTML."""
        self.last: dict[int, tuple[str, Seen]] = {}
        """For each viewer the view of the last frame, as text, and what was seen."""

    def text(self, text: str) -> int:
        """The number of `text`."""
        number = self.numbers.setdefault(text, len(self.numbers))
        if number == len(self.film.texts):
            self.film.texts.append(text)
        return number

    def hear(self, event: Event) -> None:
        """Write down what is told, to each viewer in the words of what it has heard so far, and take a frame of it.

        In the middle of a step a piece may be unable to show itself; then the next frame is that of the event.
        """
        told: dict[str, list[int]] = {}
        for viewer, teller in enumerate(self.tellers):
            if heard(event, viewer - 1 if viewer else None) and (text := teller.tell(event)):
                told.setdefault(text, []).append(viewer)
        for text, viewers in told.items():
            self.film.log.append((len(self.film.frames), text, event.rule, viewers))
        if told and self.game is not None:
            with suppress(PluginError):
                self.film.frames.append((self.running, self.seen(self.game)))

    def take(self, game: Game) -> None:
        """A frame of `game` after a step, if it is set up, and if there is something else to be seen."""
        after, self.running = self.running, step_of(game)
        if game.state.phase == SETUP:
            return
        self.game, seen, frames = game, self.seen(game), self.film.frames
        late = self.film.log and self.film.log[-1][0] == len(frames)
        if not frames or late or seen != frames[-1][1]:
            frames.append((after, seen))

    def seen(self, game: Game) -> list[Seen]:
        """What everybody sees of `game`; the referee sees the map as it is, and the panels of all seats."""
        seats = [self.kept(seat + 1, game.view(seat), self.seat) for seat in range(game.state.seats)]
        referee = self.kept(0, everything(game), self.referee)
        return [[referee[0], self.all_panels([seen[1] for seen in seats]), referee[1]], *seats]

    def kept(self, viewer: int, view: dict[str, Any], made: Callable[[dict[str, Any]], Seen]) -> Seen:
        """What `made` has of `view`, made only if it is not as it was."""
        text = repr(view)  # a view may hold parts of the game, which change
        if viewer not in self.last or self.last[viewer][0] != text:
            self.last[viewer] = text, made(view)
        return self.last[viewer][1]

    def referee(self, view: dict[str, Any]) -> Seen:
        """The map of `view`, which knows everything, and its notes."""
        chart = _of_nobody(chart_of(self.tellers[0].ruleset, view))
        return [self.map(chart), self.notes(chart)]

    def seat(self, view: dict[str, Any]) -> Seen:
        """What the seat of `view` sees."""
        ruleset, seat = self.tellers[0].ruleset, view["seat"]
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
        return [self.panel(panel) for panel in shown if panel.rows and not panel.aside]

    def panel(self, panel: Panel) -> int:
        """The number of `panel` as HTML, which is made once."""
        key = repr(panel)
        if key not in self.made:
            self.made[key] = self.text(self.html(panel))
        return self.made[key]

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
        _, seen = self.film.frames[-1]
        self.film.frames[-1] = OVER, [[parts, shown, told] for parts, _, told in seen]


def _seat(seat: int) -> str:
    return f"Seat {seat + 1}"


def step_of(game: Game) -> str:
    """The step at which `game` stands, with its phase."""
    name = game.ruleset.step_name(game.state.phase, game.state.step)
    return f"{game.state.phase}: {name.replace('-', ' ')}" if name else game.state.phase


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
    made, last = camera.film, max(len(camera.film.frames) - 1, 0)
    made.log = [(min(frame, last), text, rule, viewers) for frame, text, rule, viewers in made.log]
    return made, difference
