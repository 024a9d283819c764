"""The options of a question as a list: chosen by number, arrow or mouse; several at once where that is asked."""

from __future__ import annotations

from typing import ClassVar, Final

import attrs
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Row

from ..menus import Line, grouped, menu
from ..wording import Offer, Question
from .drawn import line_drawn

BACK: Final = "back"
DONE: Final = "done"
EMPTY: Final[list[Line]] = []


@attrs.frozen
class _Marked:
    """Several things are picked from one picture: which of them are marked by now."""

    picks: int
    numbers: tuple[int, ...] = ()

    def turned(self, number: int) -> _Marked:
        """With `number` marked, or no longer; one more than can be picked takes the place of the first."""
        if number in self.numbers:
            return attrs.evolve(self, numbers=tuple(n for n in self.numbers if n != number))
        return attrs.evolve(self, numbers=(*self.numbers, number)[-self.picks :])


class Options(OptionList):
    """The menu of a question.

    Its lines have numbers from 1; what is chosen comes as the message `Chosen`.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Choose"),
        Binding("space", "select", "Choose", show=False),
        Binding("escape,backspace,0", "back", "Back", show=False),
    ]

    class Chosen(Message):
        """One option was chosen, or, of things that are picked together, several in order."""

        def __init__(self, question: Question, offers: list[Offer]) -> None:
            self.question, self.offers = question, offers
            super().__init__()

    class Pointed(Message):
        """The line under the cursor is to be explained."""

    class Wrong(Message):
        """What was typed cannot be chosen; the text says why."""

        def __init__(self, text: str) -> None:
            self.text = text
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="options", compact=True)
        self.lines_shown: list[Line] = EMPTY
        self.question: Question | None = None
        self.inner: Line | None = None
        """The line that stands for several options, while these are shown."""
        self.marked: _Marked | None = None
        self.typed = ""

    # ---------------------------------------------------------------- showing

    def ask(self, question: Question) -> None:
        """Show the menu of `question`."""
        self.question, self.inner = question, None
        self.marked = _Marked(question.picks) if question.picks > 1 else None
        self.fill()

    def blank(self) -> None:
        """Show nothing."""
        self.question, self.inner, self.lines_shown, self.typed = None, None, EMPTY, ""
        self.clear_options()

    def fill(self, highlighted: int = 1) -> None:
        """Show the lines, with that of the number `highlighted` under the cursor."""
        assert self.question is not None
        if self.inner is not None:
            groups = [(self.inner[0].head, [[offer] for offer in self.inner])]
        elif self.marked is not None:
            groups = [("", [[thing] for thing in self.question.things])]
        else:
            groups = grouped(menu(self.question))
        self.lines_shown = [line for _, lines in groups for line in lines]
        self.typed = ""
        self.clear_options()
        self.add_options(self._rows(groups))
        self.point_at(highlighted)

    def _rows(self, groups: list[tuple[str, list[Line]]]) -> list[Row]:
        width, number, rows = len(str(len(self.lines_shown))), 0, []
        for heading, lines in groups:
            if heading:
                rows.append(Row(Text(heading), disabled=True))
            for line in lines:
                number += 1
                rows.append(Row(line_drawn(number, width, line, self._mark(number)), id=str(number)))
        if self.inner is not None:
            rows.append(Row(Text(f"{'0':>{width}} Back"), id=BACK))
        if self.marked is not None:
            ready = len(self.marked.numbers) == self.marked.picks
            told = f"Done: {len(self.marked.numbers)} of {self.marked.picks} marked"
            rows.append(Row(Text(f"{' ' * width} {told}"), id=DONE, disabled=not ready))
        return rows

    def _mark(self, number: int) -> str:
        if self.marked is None:
            return ""
        return "[x] " if number in self.marked.numbers else "[ ] "

    def point_at(self, number: int) -> None:
        """Put the cursor on the line of `number`."""
        if self.lines_shown:
            self.highlighted = self.get_option_index(str(number))

    @property
    def pointed(self) -> Line | None:
        """The line under the cursor, if it is one of options."""
        row = self.highlighted_option
        return self.lines_shown[int(row.id) - 1] if row is not None and row.id and row.id.isdecimal() else None

    # ---------------------------------------------------------------- choosing

    def action_page_down(self) -> None:
        """A page on, where anything is to be seen."""
        if self.scrollable_content_region:
            super().action_page_down()  # type: ignore[no-untyped-call]

    def action_page_up(self) -> None:
        """A page back, where anything is to be seen."""
        if self.scrollable_content_region:
            super().action_page_up()  # type: ignore[no-untyped-call]

    def on_key(self, event: Key) -> None:
        """A digit puts the cursor on the line of the number that is typed."""
        if event.character is None or not event.character.isdecimal() or not event.character.isascii():
            return
        if event.character == "0" and not self.typed:
            return
        event.stop()
        event.prevent_default()
        self.typed = self.typed + event.character if self._is_line(self.typed + event.character) else event.character
        if self._is_line(self.typed):
            self.point_at(int(self.typed))
        else:
            self.post_message(self.Wrong(f"There is no option {self.typed}; choose 1 to {len(self.lines_shown)}."))
            self.typed = ""
            self.highlighted = None  # so that the Enter behind the number takes nothing else

    def _is_line(self, typed: str) -> bool:
        return 1 <= int(typed) <= len(self.lines_shown)

    def on_click(self, event: Click) -> None:
        """Another button than the first asks what the line means instead of choosing it."""
        if event.button == 1:
            return
        event.prevent_default()
        event.stop()
        row = event.style.meta.get("option")
        if row is not None and not self.options[row].disabled:
            self.highlighted = row
            self.post_message(self.Pointed())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the line, open it, or mark it; nothing where the menu is another one by now."""
        event.stop()
        name = event.option.id or ""
        if event.option not in self.options:
            return
        if name == BACK:
            self.action_back()
        elif name == DONE:
            self._done()
        elif self.marked is not None:
            self.marked = self.marked.turned(int(name))
            self.fill(int(name))
            if len(self.marked.numbers) == self.marked.picks:
                self.highlighted = self.get_option_index(DONE)
        elif len(line := self.lines_shown[int(name) - 1]) > 1:
            self.inner = line
            self.fill()
        else:
            self._choose([line[0]])

    def _done(self) -> None:
        assert self.marked is not None
        self._choose([self.lines_shown[number - 1][0] for number in self.marked.numbers])

    def _choose(self, offers: list[Offer]) -> None:
        assert self.question is not None
        self.post_message(self.Chosen(self.question, offers))

    def action_back(self) -> None:
        """From the options of one line to the whole menu."""
        if self.inner is not None:
            self.inner = None
            self.fill()
