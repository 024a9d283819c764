"""The saved games in a list, of which one is taken up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from .driver import lenient


class Shelf(App[Path]):
    """Saved games with what is known of each; `run` returns the one that is chosen, or None."""

    TITLE = "nemesis"
    ENABLE_COMMAND_PALETTE = False
    CSS = "OptionList { border: none; height: 1fr; } #asked { text-style: bold; padding: 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", "Leave"),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, saves: Sequence[tuple[Path, str]]) -> None:
        super().__init__()
        self.saves = saves

    def get_driver_class(self) -> type[Driver]:
        """What reads keys."""
        return lenient(super().get_driver_class())

    def compose(self) -> ComposeResult:
        """The list."""
        yield Static("Which game do you go on with?", markup=False, id="asked")
        yield OptionList(*(Option(Text(told)) for _, told in self.saves))
        yield Footer(show_command_palette=False, compact=True)

    @on(OptionList.OptionSelected)
    def take(self, event: OptionList.OptionSelected) -> None:
        """Go on with the game of the line."""
        self.exit(self.saves[event.option_index][0])

    def action_leave(self) -> None:
        """Go on with none."""
        self.exit(None)
