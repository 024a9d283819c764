"""The people at one screen: what they are shown, what they type, and who may look."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import TYPE_CHECKING, Final

import typer

from ..errors import BotError, Leave
from ..menus import Line, menu
from .screen import clear, say, show_explanations, show_map, show_menu, show_panels

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from ..game import Decision, Event, Option
    from ..sitting import Sitting
    from ..wording import Question

HELP: Final = """\
number     choose that option
Enter      show the options again
?          this help
? number   explain that option, with its rules
? word     explain a card, Room, marker, status or rule: ? medkit, ? fire, ? {rule}
s          show the table again
m          draw the map; mm: which Rooms join, as a list
l          what happened since your last decision; ll: since the beginning
u          take back your last choice, as long as nothing was learnt since
q          leave; the game is saved and goes on with --resume"""


SILENT: Final = 1.0
"""After so many seconds it is said that a bot thinks."""
RULE: Final = "LD-NOISE-06"
"""The example of a rule, of which a board may have its own."""


def _number(line: str) -> int | None:
    """The number that `line` is, if it is one that a menu could have."""
    return int(line) if re.fullmatch("[0-9]{1,5}", line) else None


class Terminal:
    """Shows a sitting to the people at one screen and takes their answers."""

    def __init__(self, sitting: Sitting, rules: bool) -> None:
        from ..showing import Showing

        self.sitting = sitting
        self.showing = Showing(sitting, rules)
        self.facing = -1
        """The seat that sits before the screen."""
        self.shown = -1
        """The step of which the table was shown last."""
        self.greeted: set[int] = set()
        """The seats that have been told how the rules are read."""

    def read(self, prompt: str) -> str:
        """A line from the keyboard.

        :raises Leave: at the end of the input.
        """
        if sys.stdin is None:  # closed by whoever started the command
            raise Leave
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # lets the line be edited

                readline.set_auto_history(False)  # the next seat does not look up what this one typed
        try:
            line = input(prompt)
        except EOFError as end:
            typer.echo("")
            raise Leave from end
        if not sys.stdin.isatty():
            typer.echo(line)  # as a keyboard would
        return line.strip()

    # ---------------------------------------------------------------- showing

    def curtain(self, seat: int) -> None:
        """Let the seats change places: who leaves sees what came of the choice, who comes sees an empty screen."""
        if seat == self.facing:
            return
        if len(self.sitting.seating.people) > 1:
            if self.facing >= 0:
                self.tell(self.sitting.news(self.facing), self.facing)
                self.read("Press Enter to clear the screen. ")
            clear()
            self.read(f"{self.showing.name(seat)} is asked. Press Enter when nobody else can see the screen. ")
            clear()
        self.facing, self.shown = seat, -1

    def leave(self) -> None:
        """Leave no secret of a seat on a screen that others use too."""
        if len(self.sitting.seating.people) > 1:
            clear()

    def table(self, seat: int) -> None:
        """All that the seat may know, but for what stands aside."""
        show_panels(panel for panel in self.showing.panels(seat) if not panel.aside)
        self.shown = self.sitting.session.game.state.steps

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """Tell `events` by the names that the seat knows."""
        for line in self.showing.story(events, seat):
            say(f"  {line}")

    def greet(self, seat: int) -> None:
        """Tell a seat once how the rules are read where no rulebook describes the variant."""
        if seat not in self.greeted:
            self.greeted.add(seat)
            for reading in self.showing.ruleset.readings:
                say(f"Reading: {reading}")

    # ---------------------------------------------------------------- answering

    def play(self) -> None:
        """Ask until the game is over.

        :raises Leave: when the people at the screen stop before.
        """
        while (decision := self.go_on()) is not None:
            self.curtain(decision.seat)
            self.greet(decision.seat)
            if news := self.sitting.news(decision.seat):
                say("Since your last decision:" if self.shown < 0 else "")
                self.tell(news, decision.seat)
            if self.shown != self.sitting.session.game.state.steps:
                self.table(decision.seat)
            self.answer(self.showing.question())

    def go_on(self) -> Decision | None:
        """Let bots choose until a person is asked; where one cannot, ask whether another plays its seat.

        :raises Leave: when none is to.
        """
        while True:
            try:
                while (decision := self.sitting.bots_turn()) is not None:
                    thought = self.sitting.think(decision)
                    self.sitting.answer(decision, thought, self.wait(decision.seat, thought))
                self.sitting.save(sync=True)
                return self.sitting.session.decision
            except BotError as error:
                say(f"{str(error)[:1].upper()}{str(error)[1:]}.")
                self.replace()

    def wait(self, seat: int, thought: Future[Option]) -> float:
        """Wait a while for the bot of `seat`, and say so where it thinks on; returns the seconds that were waited."""
        from concurrent.futures import wait

        if thought.done():
            return 0
        if not wait([thought], SILENT).done:
            say(self.sitting.who_thinks(seat))
        return SILENT

    def replace(self) -> None:
        """Let the bot `random` play on for the one that is asked, if the people at the screen want that."""
        decision = self.sitting.bots_turn()
        assert decision is not None
        answer = ""
        while answer not in ("y", "yes", "n", "no"):
            answer = self.read("Let the bot random play its seat from now on? y or n: ").casefold()
        if answer.startswith("n"):
            raise Leave
        self.sitting.replace(decision.seat)

    def answer(self, question: Question) -> None:
        """Take commands until one changes the decision."""
        whole = lines = menu(question)
        self.ask(question, lines)
        while True:
            line = self.read(f"{self.showing.name(question.seat)}, 1 to {len(lines)}, or ? for help: ")
            number = _number(line)
            if number is None:
                if self.command(line, question, lines):
                    return
            elif number == 0 and lines is not whole:
                lines = whole
                show_menu(lines)
            elif not 1 <= number <= len(lines):
                say(f"There is no option {number}; choose 1 to {len(lines)}.")
            elif len(chosen := lines[number - 1]) > 1:
                lines = [[offer] for offer in chosen]
                show_menu(lines)
                say("  0  back")
            else:
                self.sitting.take(chosen[0].option)
                return

    def ask(self, question: Question, lines: list[Line]) -> None:
        """Show the question with the menu."""
        say("")
        say(question.text, bold=True)
        show_menu(lines)

    def command(self, line: str, question: Question, lines: list[Line]) -> bool:
        """Obey a command; True when there is another decision now."""
        word = line.casefold()
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("u", "undo"):
            return self.undo()
        if word in ("s", "state"):
            self.table(question.seat)
            self.ask(question, lines)
        elif word in ("m", "map"):
            show_map(self.showing.ruleset, self.showing.view(question.seat))
        elif word == "mm":
            show_panels(panel for panel in self.showing.panels(question.seat) if panel.aside)
        elif word in ("h", "help"):
            self.help()
        elif word in ("l", "log", "ll"):
            self.tell((self.sitting.log if word == "ll" else self.sitting.news)(question.seat), question.seat)
        elif line.startswith("?"):
            self.explain(line[1:].strip(), question.seat, lines)
        elif line:
            say(f"{line!r} is no command; ? lists them, and ? WORD explains a word.")
        else:
            self.ask(question, lines)
        return False

    def undo(self) -> bool:
        """Take back the last choice, if that can be; True when it was."""
        if not self.sitting.session.can_undo:
            say("Nothing can be taken back: something was learnt since your last choice, or others have chosen.")
            return False
        self.sitting.undo()
        say("Taken back.")
        return True

    def help(self) -> None:
        """The commands, with a rule for an example that the board has."""
        say(HELP.format(rule=self.showing.example(RULE)))

    def explain(self, word: str, seat: int, lines: list[Line]) -> None:
        """Explain a command, an option by number, or a word."""
        number = None if word.startswith("0") else _number(word)
        if not word:
            self.help()
        elif number is not None and number <= len(lines):
            show_explanations(self.showing.option_explained(lines[number - 1]))
        elif found := self.showing.explained(word, seat):
            show_explanations(found)
        elif number is not None:
            say(f"There is no option {number}; there are 1 to {len(lines)}.")
        else:
            say(self.showing.unknown(word))
