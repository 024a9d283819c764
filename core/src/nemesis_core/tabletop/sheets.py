"""What lies over the table for a while: the curtain, news, explanations, help, trouble with a bot, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import monotonic
from typing import ClassVar, Final, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList, Static

from ..errors import NemesisError
from ..explain import Explanation
from ..screen import Panel
from ..showing import Showing
from .drawn import explanations_drawn, lines_drawn, panels_drawn
from .pointing import word_at

SMALLEST: Final = (80, 24)
"""Columns and lines that the table needs."""
Answer = TypeVar("Answer")

HELP: Final = """\
up, down     to another option; so does its number
Enter        choose the option; a click does so too
0, Escape    from the options of one line back to the menu
u            take back your last choice, as long as nothing was learnt since
?            explain the option, or any card, Room, marker, status or rule: ? medkit, ? fire, ? {rule}
m            the map            o   what is your own
t            the table          l   what happened since the beginning
             in a wide terminal arrows and Page keys scroll it then, and the same key goes back
z            one pane alone, and back; Tab goes from pane to pane, arrows and Page keys scroll there
d            light or dark
h            this help
q            leave; the game is saved and goes on with --resume"""


class Sheet(Screen[Answer]):
    """A box with a title, a text that can be scrolled, and a line beneath it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "scroll('down')", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
    ]

    def __init__(self, title: str, text: RenderableType, below: str) -> None:
        super().__init__(classes="sheet")
        self.box_title, self.text, self.below = title, text, below

    def compose(self) -> ComposeResult:
        """The box."""
        with Vertical(classes="box") as box:
            box.border_title = self.box_title
            yield from self.above()
            with VerticalScroll(classes="text", can_focus=False):
                yield Static(self.text, markup=False, classes="written")
            yield from self.beneath()

    def above(self) -> ComposeResult:
        """What stands over the text."""
        yield from ()

    def beneath(self) -> ComposeResult:
        """What stands under the text."""
        yield Static(self.below, markup=False, classes="below")

    def action_scroll(self, way: str) -> None:
        """Scroll the text."""
        getattr(self.query_one(".text", VerticalScroll), f"scroll_{way}")(animate=False)


class Told(Sheet[None]):
    """Something to read, until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape", "close", show=False)]

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Quiet:
    """Hears no key until none was pressed for a while: what is typed ahead was meant for what stood there before."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.last = monotonic()

    def is_over(self) -> bool:
        """Was it quiet long enough? To be asked for each key."""
        before, self.last = self.last, monotonic()
        return self.last - before >= self.seconds


class Kept(Told):
    """Something that is not to be missed: it stays though keys were typed ahead."""

    def __init__(self, title: str, text: RenderableType, below: str, still: float) -> None:
        super().__init__(title, text, below)
        self.still = still

    def on_mount(self) -> None:
        """It is before the eyes from now on."""
        self.quiet = Quiet(self.still)

    def action_close(self) -> None:
        """Back to the table."""
        if self.quiet.is_over():
            super().action_close()


def helped(rule: str) -> Told:
    """The keys, with `rule` as an example of one."""
    return Told("Keys", Text(HELP.format(rule=rule)), "Enter: back to the table")


def news(name: str, lines: Sequence[str], still: float) -> Told:
    """What came of the last choice of the seat of that name, before others come to the screen."""
    return Kept(f"{name}: what came of it", lines_drawn(lines), "Press Enter to hide this.", still)


def ending(panels: Iterable[Panel], lines: Sequence[str], record: str, still: float) -> Told:
    """The end of the game, with what was told last and where the record lies."""
    parts = [Panel("What happened last", [(line,) for line in lines]), *panels, Panel("The record", [(record,)])]
    below = "Down, Page Down: read on. Press Enter to leave the table."
    return Kept("The game is over", panels_drawn(parts), below, still)


class Curtain(Screen[None]):
    """Hides all until the person who is asked sits before the screen alone."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, name: str, still: float) -> None:
        super().__init__(classes="sheet")
        self.name_asked, self.still = name, still

    def on_mount(self) -> None:
        """It hides the table from now on."""
        self.quiet = Quiet(self.still)

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(
            f"{self.name_asked} is asked.\n\nPress Enter when nobody else can see the screen.",
            markup=False,
            id="curtain",
        )

    def action_open(self) -> None:
        """Show the table."""
        if self.quiet.is_over():
            self.dismiss(None)


class Explained(Sheet[None]):
    """The option under the cursor explained, and any word that is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, showing: Showing, seat: int, found: Sequence[Explanation], instead: str = "") -> None:
        below = "Type a word, or click one: a card, a Room, a marker, a rule. Escape: back to the table."
        super().__init__("What it means", explanations_drawn(found) if found else Text(instead), below)
        self.showing, self.seat = showing, seat

    def above(self) -> ComposeResult:
        """The line for a word."""
        words = SuggestFromList(self.showing.words(), case_sensitive=False)
        yield Input(placeholder="a word, such as fire", suggester=words, id="word")

    @on(Input.Submitted)
    def explain(self, event: Input.Submitted) -> None:
        """Explain the word."""
        event.stop()
        word = event.value.strip()
        if not word:
            self.dismiss(None)
            return
        self.tell(word)

    def tell(self, word: str) -> None:
        """Explain `word` in the place of what stands there."""
        try:
            found = self.showing.explained(word, self.seat)
            text = explanations_drawn(found) if found else Text(self.showing.unknown(word))
        except NemesisError as error:
            text = Text(str(error))
        self.query_one(".written", Static).update(text)
        self.query_one(".text", VerticalScroll).scroll_home(animate=False)
        self.query_one(Input).value = ""

    def on_click(self, event: Click) -> None:
        """Explain the word that is clicked."""
        written = self.query_one(".written", Static)
        if event.widget is written:
            line = written.render_line(event.y).text
            word = word_at(line, event.x, lambda word: self.showing.is_known(word, self.seat))
            if word:
                self.tell(word)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Trouble(Sheet[bool]):
    """A bot cannot go on: does another play its seat, or is the game left? True for the other."""

    def __init__(self, said: str) -> None:
        super().__init__("A bot cannot go on", Text(f"{said[:1].upper()}{said[1:]}."), "")

    def beneath(self) -> ComposeResult:
        """The two ways out."""
        yield OptionList("Let the bot random play its seat from now on", "Leave; the game is saved", compact=True)

    @on(OptionList.OptionSelected)
    def answer(self, event: OptionList.OptionSelected) -> None:
        """Take the choice."""
        self.dismiss(event.option_index == 0)


class Small(Screen[None]):
    """The terminal is too small; says which size is needed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]

    def __init__(self) -> None:
        super().__init__(classes="sheet")

    def compose(self) -> ComposeResult:
        """What to do."""
        yield Static(self.told(), markup=False, id="small")

    def told(self) -> str:
        """Which size it has and which it needs."""
        (columns, lines), (wide, high) = self.app.size, SMALLEST
        need = f"The table needs {wide} columns and {high} lines, not {columns} and {lines}."
        return f"{need}\n\nMake the terminal larger, or press q: with --resume --plain the game goes on in any size."

    def on_screen_resume(self) -> None:
        """What lay over it is gone."""
        self.check(self.app.size)

    def on_resize(self, event: Resize) -> None:
        """The terminal has another size."""
        self.check(event.size)

    def check(self, size: tuple[int, int]) -> None:
        """Go away once there is room enough."""
        if not self.is_current:
            return
        if fits(size):
            self.dismiss(None)
        else:
            self.query_one("#small", Static).update(self.told())


def fits(size: tuple[int, int]) -> bool:
    """Is there room enough for the table?"""
    return size[0] >= SMALLEST[0] and size[1] >= SMALLEST[1]
