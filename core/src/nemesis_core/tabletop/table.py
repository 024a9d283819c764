"""The table before a seat: panes of what it sees, what happened, the question and its options."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.style import Style
from textual.widgets import Static

from ..errors import NemesisError, StaleChoice
from ..explain import Explanation
from ..showing import Showing
from ..wording import Offer, Question
from .chart import Chart
from .drawn import lines_drawn, panels_drawn
from .options import Options
from .pointing import word_at
from .sheets import Explained, helped

PANES: Final = {"map": "Map", "own": "Yours", "others": "Table", "log": "Log"}
WIDE: Final = 132
"""From so many columns on all panes are shown at once."""
RULE: Final = "LD-NOISE-06"
"""The example of a rule, of which a board may have its own."""
PAINTED: Final = 0.02
"""After so many seconds the screen shows what was changed last."""
HEARD: Final = 3.0
"""So many seconds a word beside the table stays there."""
NOTHING: Final = "Nothing can be taken back: something was learnt since your last choice, or others have chosen."


class Table(Screen[None]):
    """What one seat sees and is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "pane('map')", "Map"),
        Binding("o", "pane('own')", "Yours"),
        Binding("t", "pane('others')", "Table"),
        Binding("l", "pane('log')", "Log"),
        Binding("z", "whole", "Zoom"),
        Binding("question_mark", "explain", "Explain", key_display="?"),
        Binding("u", "undo", "Undo"),
        Binding("h", "help", "Help"),
        Binding("f1", "help", show=False),
        Binding("q", "app.leave", "Leave"),
        Binding("d", "app.turn_light", "Light", show=False),
        Binding("enter,space", "select", show=False),
    ]

    def __init__(self, showing: Showing, ascii_only: bool) -> None:
        super().__init__()
        self.showing, self.ascii_only = showing, ascii_only
        self.seat = -1
        self.pane = "own"
        self.whole = self.heard = False
        self.answer: asyncio.Future[list[Offer]] | None = None
        self.open = False
        """Has the question been painted, and no key answered it yet?"""

    def compose(self) -> ComposeResult:
        """The widgets, empty."""
        yield Static("", markup=False, id="head")
        with Horizontal(id="panes"):
            yield self._pane("map", ScrollableContainer, Chart(self.showing, self.ascii_only))
            with Vertical(id="side"):
                for name in ("own", "others", "log"):
                    yield self._pane(name, VerticalScroll, Static("", markup=False))
        with VerticalScroll(id="news") as happened:
            happened.border_title = "Since your last decision"
            yield Static("", markup=False)
        yield Static("", markup=False, id="question")
        yield Options()
        yield Static(self.keys(), id="keys")

    def keys(self) -> Content:
        """The last line: keys with what they do, which can be clicked as well."""
        parts = [Content.assemble(("Enter", "bold"), " Choose").stylize(Style.from_meta({"@click": "screen.select"}))]
        for key in self.BINDINGS:
            if isinstance(key, Binding) and key.show:
                action = key.action if key.action.startswith("app.") else f"screen.{key.action}"
                told = Content.assemble((key.key_display or key.key, "bold"), f" {key.description}")
                parts.append(told.stylize(Style.from_meta({"@click": action})))
        return Content(" ").join(parts)

    def _pane(self, name: str, kind: type[ScrollableContainer], content: Static) -> ScrollableContainer:
        pane = kind(content, id=name, classes="pane")
        pane.border_title = PANES[name]
        return pane

    # ---------------------------------------------------------------- showing

    def write(self, name: str, content: RenderableType) -> None:
        """Put `content` into a part of the table."""
        part = self.query_one(f"#{name}")
        (part if isinstance(part, Static) else part.query_one(Static)).update(content)

    def blank(self, told: str = "") -> None:
        """Leave nothing of any seat on the table, but `told`."""
        self.seat = -1
        self.head("")
        for name in ("own", "others", "log"):
            self.write(name, "")
        self.hear([])
        self.query_one(Chart).blank()
        self.write("question", told)
        self.query_one(Options).blank()

    def show(self, seat: int, notes: Sequence[str] = ()) -> None:
        """Show all that `seat` may know, and what it heard since it chose last, behind `notes`."""
        self.seat = seat
        panels = [panel for panel in self.showing.panels(seat) if not panel.aside]
        own = [panel for panel in panels if panel.own]
        self.show_name()
        self.write("own", panels_drawn(reversed(own)))
        self.write("others", panels_drawn(panel for panel in panels if not panel.own))
        sitting = self.showing.sitting
        self.hear([*notes, *self.showing.story(sitting.news(seat), seat)])
        self.query_one(Chart).show(seat)
        if self.pane == "log":
            self._log()

    def show_name(self) -> None:
        """Write into the first line what is played, who sits before the screen, and what is coming."""
        notes = [f"{label}: {text}" for label, text in self.showing.chart(self.seat).notes]
        told = [self.showing.ruleset.manifest.name, self.showing.name(self.seat), *notes]
        self.head("   ".join(filter(None, told)))

    def head(self, told: str) -> None:
        """Write the first line, which moves nothing else."""
        self.query_one("#head", Static).update(told, layout=False)

    def hear(self, lines: Sequence[str]) -> None:
        """Show what happened, if anything did."""
        happened = self.query_one("#news")
        self.heard = bool(lines)
        happened.display = self.heard and not self.whole
        self.write("news", lines_drawn(lines))
        happened.anchor()

    def _log(self) -> None:
        log = self.showing.story(self.showing.sitting.log(self.seat), self.seat) if self.seat >= 0 else []
        self.write("log", lines_drawn(log))
        self.query_one("#log").scroll_end(animate=False)

    def busy(self, told: str) -> None:
        """Nobody is asked; say why."""
        self.write("question", told)
        self.query_one(Options).blank()

    def put(self, question: Question) -> None:
        """Put a question to the seat."""
        self.write("question", question.text)
        options = self.query_one(Options)
        options.ask(question)
        options.focus()

    async def answered(self) -> list[Offer]:
        """Wait for what the seat chooses; nothing when it took back its last choice.

        Keys that were pressed before the question was painted answer nothing: nobody had read it.
        """
        self.answer = asyncio.get_running_loop().create_future()
        self.call_after_refresh(self.listen, self.answer)
        try:
            return await self.answer
        finally:
            self.answer, self.open = None, False

    def listen(self, answer: asyncio.Future[list[Offer]]) -> None:
        """The question that waits for `answer` is before the eyes of its seat."""
        self.open = self.answer is answer

    # ---------------------------------------------------------------- answering

    @on(Options.Chosen)
    def choose(self, event: Options.Chosen) -> None:
        """Say what was chosen, which answers the key, and hand it on."""
        if self.open and event.question is self.query_one(Options).question:
            self.open = False
            self.head(f"{event.offers[0].text} ...")
            self.set_timer(PAINTED, lambda: self.settle(event.offers))

    def settle(self, offers: list[Offer]) -> None:
        """Let `answered` return `offers`."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(offers)

    @on(Options.Wrong)
    def complain(self, event: Options.Wrong) -> None:
        """Say what is wrong with what was typed."""
        self.say(event.text)

    def on_key(self, event: Key) -> None:
        """A digit is for the options, wherever one has clicked; a key that does nothing says so, if it is typed."""
        options = self.query_one(Options)
        if (event.character or "").isdecimal() and not self.whole and not options.has_focus:
            options.focus()
            options.on_key(event)
        if event.is_printable and event.key not in self.active_bindings and not (event.character or "").isdecimal():
            self.say(f"{event.character} does nothing here; h lists the keys.")

    def say(self, told: str) -> None:
        """Tell something beside the table, in the place of what was told before."""
        self.app.clear_notifications()
        self.app.notify(told, severity="warning", timeout=HEARD, markup=False)

    def action_select(self) -> None:
        """Choose the option under the cursor, if it can be seen."""
        if not self.whole:
            self.query_one(Options).focus().action_select()

    def on_screen_resume(self) -> None:
        """What lay over the table is gone: keys are for the options again."""
        if not self.whole:
            self.query_one(Options).focus()

    def action_undo(self) -> None:
        """Take back the last choice, if that can be."""
        if self.open:
            self.open = False
            self.head("Undo ...")
            self.set_timer(PAINTED, self.take_back)

    def take_back(self) -> None:
        """Undo, and let `ask` return nothing."""
        try:
            self.showing.sitting.undo()
        except StaleChoice:
            self.say(NOTHING)
            self.show_name()
            self.open = True
            return
        self.app.notify("Taken back.")
        self.settle([])

    # ---------------------------------------------------------------- looking

    def on_resize(self, event: Resize) -> None:
        """Use the room that there is."""
        self.make_room()

    def make_room(self) -> None:
        """Show one pane where there is little room or it is to have it all, else the map and what is beside it."""
        beside = ("log",) if self.pane == "log" else ("own", "others")
        shown = (self.pane,) if self.whole or self.app.size.width < WIDE else ("map", *beside)
        for name in PANES:
            self.query_one(f"#{name}").display = name in shown
        self.query_one("#side").display = shown != ("map",)
        for name in ("question", "options"):
            self.query_one(f"#{name}").display = not self.whole
        self.query_one("#news").display = not self.whole and self.heard

    def action_pane(self, name: str) -> None:
        """Show a pane: where there is little room alone, where there is much so that arrows scroll it, and back."""
        pane, options = self.query_one(f"#{name}"), self.query_one(Options)
        back = pane.has_focus
        if name == self.pane == "log":
            back, name = True, "own"
        self.pane = name
        self.make_room()
        if not self.whole and self.app.size.width >= WIDE:
            (options if back else pane).focus()
        if name == "log":
            self._log()
        if name == "map":
            self.query_one(Chart).look()

    def action_whole(self) -> None:
        """Give the pane all the room, or no longer."""
        self.whole = not self.whole
        self.make_room()
        (self.query_one(f"#{self.pane}") if self.whole else self.query_one(Options)).focus()
        self.query_one(Chart).look()

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(helped(self.showing.example(RULE)))

    @on(Options.Pointed)
    def action_explain(self) -> None:
        """The option under the cursor, and any word."""
        line = self.query_one(Options).pointed
        self.explain(lambda: self.showing.option_explained(line) if line else [])

    @on(Chart.Pointed)
    def explain_place(self, event: Chart.Pointed) -> None:
        """A place of the map, with what is there."""
        self.explain(lambda: self.showing.place_explained(event.place, self.seat))

    def on_click(self, event: Click) -> None:
        """Explain the word that is clicked."""
        pane, seat = event.widget, self.seat
        if isinstance(pane, Static) and seat >= 0 and not event.style.meta.get("@click"):
            line = pane.render_line(event.y).text
            word = word_at(line, event.x, lambda word: self.showing.is_known(word, seat))
            if word:
                self.explain(lambda: self.showing.explained(word, seat), self.showing.unknown(word))

    def explain(self, find: Callable[[], Sequence[Explanation]], instead: str = "") -> None:
        """Show what is found, or what is said where nothing is, and take any word."""
        if self.seat < 0:
            return
        try:
            found = find()
        except NemesisError as error:
            found, instead = [], str(error)
        self.app.push_screen(Explained(self.showing, self.seat, found, instead))
