"""The people at one screen: what they are shown, what they type, and who may look."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import TYPE_CHECKING, Final

import typer

from .screen import clear, menu, say, show_explanations, show_menu, show_panels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..assembly import Ruleset
    from ..game import Event
    from ..screen import Panel
    from ..sitting import Sitting
    from ..wording import Offer, Question

HELP: Final = """\
number     choose that option
Enter      show the options again
?          this help
? number   explain that option, with its rules
? word     explain a card, Room, marker, status or rule: ? medkit, ? fire, ? {rule}
s          show the table again
m          show the map: which Rooms join
l          what happened since your last decision; ll: since the beginning
u          take back your last choice, as long as nothing was learnt since
q          leave; the game is saved and goes on with --resume"""


RULE: Final = "LD-NOISE-06"
"""The example of a rule, of which a board may have its own."""


class Leave(Exception):
    """The person at the screen wants to stop, or there is nobody any more."""


def _number(line: str) -> int | None:
    """The number that `line` is, if it is one that a menu could have."""
    return int(line) if re.fullmatch("[0-9]{1,5}", line) else None


class Terminal:
    """Shows a sitting to the people at one screen and takes their answers."""

    def __init__(self, sitting: Sitting, rules: bool) -> None:
        self.sitting = sitting
        self.rules = rules
        self.facing = -1
        """The seat that sits before the screen."""
        self.shown = -1
        """The step of which the table was shown last."""
        self.greeted: set[int] = set()
        """The seats that have been told how the rules are read."""

    @property
    def ruleset(self) -> Ruleset:
        return self.sitting.session.game.ruleset

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

    def name(self, seat: int) -> str:
        """A seat with its Character, as the seat itself knows it."""
        known = self._names(seat).get("seat", {}).get(str(seat + 1))
        return f"Seat {seat + 1} ({known})" if known else f"Seat {seat + 1}"

    def _names(self, seat: int) -> dict[str, dict[str, str]]:
        from ..screen import names_in

        return names_in(self.ruleset, self.sitting.session.view(seat))

    def curtain(self, seat: int) -> None:
        """Let the seats change places: who leaves sees what came of the choice, who comes sees an empty screen."""
        if seat == self.facing:
            return
        if len(self.sitting.seating.people) > 1:
            if self.facing >= 0:
                self.tell(self.sitting.news(self.facing), self.facing)
                self.read("Press Enter to clear the screen. ")
            clear()
            self.read(f"{self.name(seat)} is asked. Press Enter when nobody else can see the screen. ")
            clear()
        self.facing, self.shown = seat, -1

    def leave(self) -> None:
        """Leave no secret of a seat on a screen that others use too."""
        if len(self.sitting.seating.people) > 1:
            clear()

    def table(self, seat: int) -> None:
        """All that the seat may know, but for what stands aside."""
        show_panels(panel for panel in self.panels(seat) if not panel.aside)
        self.shown = self.sitting.session.game.state.steps

    def panels(self, seat: int) -> list[Panel]:
        """The screen of the seat."""
        from ..screen import names_in, panels

        view = self.sitting.session.view(seat)
        return panels(self.ruleset, view, names_in(self.ruleset, view))

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """Tell `events` by the names that the seat knows."""
        from ..story import sentence, templates
        from ..wording import in_words

        told, names = templates(self.ruleset), self._names(seat)
        for event in events:
            if line := sentence(in_words(event, self.ruleset, names), told, names):
                say(f"  {line}" + (f"  [{event.rule}]" if self.rules and event.rule else ""))

    def question(self) -> Question:
        """The decision at hand in words."""
        from ..wording import question

        decision = self.sitting.session.decision
        assert decision is not None
        return question(self.sitting.session.game, decision, self._names(decision.seat))

    def greet(self, seat: int) -> None:
        """Tell a seat once how the rules are read where no rulebook describes the variant."""
        if seat not in self.greeted:
            self.greeted.add(seat)
            for reading in self.ruleset.readings:
                say(f"Reading: {reading}")

    # ---------------------------------------------------------------- answering

    def play(self) -> None:
        """Ask until the game is over.

        :raises Leave: when the people at the screen stop before.
        """
        decision = self.sitting.go_on()
        while decision is not None:
            self.curtain(decision.seat)
            self.greet(decision.seat)
            if news := self.sitting.news(decision.seat):
                say("Since your last decision:" if self.shown < 0 else "")
                self.tell(news, decision.seat)
            if self.shown != self.sitting.session.game.state.steps:
                self.table(decision.seat)
            self.answer(self.question())
            decision = self.sitting.session.decision

    def answer(self, question: Question) -> None:
        """Take commands until one changes the decision."""
        whole = lines = menu(question)
        self.ask(question, lines)
        while True:
            line = self.read(f"{self.name(question.seat)}, 1 to {len(lines)}, or ? for help: ")
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
                self.sitting.choose(chosen[0].option)
                return

    def ask(self, question: Question, lines: list[list[Offer]]) -> None:
        """Show the question with the menu."""
        say("")
        say(question.text, bold=True)
        show_menu(lines)

    def command(self, line: str, question: Question, lines: list[list[Offer]]) -> bool:
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
            show_panels(panel for panel in self.panels(question.seat) if panel.aside)
        elif word in ("h", "help"):
            self.help()
        elif word in ("l", "log", "ll"):
            self.tell((self.sitting.log if word == "ll" else self.sitting.news)(question.seat), question.seat)
        elif line.startswith("?"):
            self.explain(self.meant(line[1:].strip(), question.seat), lines)
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
        from ..own_rules import own_rules, renamed

        say(HELP.format(rule=(*renamed([RULE], own_rules(self.ruleset.compiled)), RULE)[0]))

    def meant(self, word: str, seat: int) -> str:
        """`word`, or for "seat 2" the Character that plays there, as far as `seat` knows it."""
        number = re.fullmatch(r"seat 0*(\d+)", word.casefold())
        return self._names(seat).get("seat", {}).get(number[1], word) if number else word

    def explain(self, word: str, lines: list[list[Offer]]) -> None:
        """Explain a command, an option by number, or a word."""
        from ..explain import explain, explain_option, near

        if not word:
            self.help()
        elif (number := _number(word)) is not None and not word.startswith("0"):
            if number <= len(lines):
                show_explanations(explain_option(self.ruleset, lines[number - 1][0]))
            elif found := explain(self.ruleset, word):
                show_explanations(found)
            else:
                say(f"There is no option {number}; there are 1 to {len(lines)}.")
        elif found := explain(self.ruleset, word):
            show_explanations(found)
        else:
            alike = ", ".join(near(self.ruleset, word))
            say(f"Nothing is known of {word!r}" + (f"; do you mean {alike}?" if alike else "."))
