"""What a seat at a screen is shown and told, in words; how it looks is a matter of the front end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from .explain import Explanation, explain, explain_option, is_known, near, once, words_known
from .mapping import Chart, chart_of
from .own_rules import own_rules, renamed
from .screen import Panel, names_in, panels, results
from .spots import find_spot, meant_by, spot_told
from .story import sentence, templates
from .wording import QUESTION, Question, in_words, question, wordings

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Event, Game
    from .sitting import Sitting
    from .wording import Offer

SYMBOLS: Final = "symbols"
"""The compiled table: what something is called -> the symbol by which the map shows it."""
SEAT = re.compile(r"seat 0*(\d+)")


@attrs.frozen
class _Sight:
    """What a seat may know, with the names it knows things by: of one `game`, after so many choices."""

    game: Game
    choices: int
    seat: int
    view: dict[str, Any]
    names: dict[str, dict[str, str]]

    def is_of(self, game: Game, seat: int) -> bool:
        return self.game is game and (self.choices, self.seat) == (len(game.choices), seat)


@attrs.define
class Showing:
    """A sitting as its people see it: each seat by its own view and names.

    :param sitting: the game at the screen.
    :param rules: is the rule behind each line of the log told?
    """

    sitting: Sitting
    rules: bool = False
    _last: _Sight | None = attrs.field(default=None, init=False, repr=False)

    @property
    def ruleset(self) -> Ruleset:
        """The variant that is played."""
        return self.sitting.session.game.ruleset

    def _sight(self, seat: int) -> _Sight:
        game = self.sitting.session.game
        if self._last is None or not self._last.is_of(game, seat):
            view = self.sitting.session.view(seat)
            self._last = _Sight(game, len(game.choices), seat, view, names_in(self.ruleset, view))
        return self._last

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know."""
        return self._sight(seat).view

    def names(self, seat: int) -> dict[str, dict[str, str]]:
        """The names by which `seat` knows things."""
        return self._sight(seat).names

    def name(self, seat: int) -> str:
        """A seat with its Character, as the seat itself knows it."""
        known = self.names(seat).get("seat", {}).get(str(seat + 1))
        return f"Seat {seat + 1} ({known})" if known else f"Seat {seat + 1}"

    def panels(self, seat: int) -> list[Panel]:
        """The screen of `seat`."""
        return panels(self.ruleset, self.view(seat), self.names(seat))

    def results(self, seat: int) -> list[Panel]:
        """The end of the game, for everybody, by the names that `seat` knows."""
        return results(self.sitting.session.game, self.names(seat))

    def story(self, events: Iterable[Event], seat: int) -> list[str]:
        """`events` told by the names that `seat` knows, without those that nothing is told of."""
        told, names = templates(self.ruleset), self.names(seat)
        lines = ((event, sentence(in_words(event, self.ruleset, names), told, names)) for event in events)
        return [line + (f"  [{event.rule}]" if self.rules and event.rule else "") for event, line in lines if line]

    def question(self) -> Question:
        """The decision at hand in words; there must be one."""
        decision = self.sitting.session.decision
        assert decision is not None
        return question(self.sitting.session.game, decision, self.names(decision.seat))

    # ---------------------------------------------------------------- explaining

    def chart(self, seat: int) -> Chart:
        """The map as `seat` sees it."""
        return chart_of(self.ruleset, self.view(seat))

    def example(self, rule: str) -> str:
        """`rule`, or the board's own in its place."""
        return (*renamed([rule], own_rules(self.ruleset.compiled)), rule)[0]

    def explained(self, word: str, seat: int) -> list[Explanation]:
        """What is known of `word`, as far as `seat` knows it: for "seat 2" of the Character that plays there.

        For a place of the map that is first what is to be seen there, for a symbol of the map what it stands for.
        """
        chart = self.chart(seat)
        spot = find_spot(chart, word)
        if spot is None and (meant := meant_by(chart, self.ruleset.compiled.get(SYMBOLS, {}), word)):
            return self._symbol_explained(word, meant)
        seen = [spot_told(chart, spot)] if spot else []
        return [*seen, *explain(self.ruleset, self._meant(word, seat))]

    def _symbol_explained(self, word: str, meant: Mapping[str, str]) -> list[Explanation]:
        """What a symbol of the map stands for, with what is known of that, and of the symbol as a word."""
        words = dict.fromkeys([*([word] if is_known(self.ruleset, word) else []), *map(self._known_in, meant.values())])
        found = [told for known in words if known for told in explain(self.ruleset, known)]
        return once([Explanation(word.strip(), (f"On the map it stands for: {'; '.join(meant)}.",)), *found])

    def _known_in(self, text: str) -> str:
        """The most words of `text`, one after the other and the last first, of which something is known."""
        words = text.partition(" (")[0].split()
        sizes = range(len(words), 0, -1)
        parts = (" ".join(words[at : at + size]) for size in sizes for at in range(len(words) - size, -1, -1))
        return next((part for part in parts if not part.isdecimal() and is_known(self.ruleset, part)), "")

    def _meant(self, word: str, seat: int) -> str:
        number = SEAT.fullmatch(word.casefold())
        return self.names(seat).get("seat", {}).get(number[1], word) if number else word

    def place_explained(self, place: str, seat: int) -> list[Explanation]:
        """What `seat` sees at `place`, and what all of that means."""
        chart = self.chart(seat)
        spot = next(spot for spot in chart.spots if spot.id == place)
        words = [spot.name or spot.title, *(mark.text.partition(" (")[0] for mark in spot.marks)]
        found = [told for word in words if self.is_known(word, seat) for told in explain(self.ruleset, word)]
        return [spot_told(chart, spot), *once(found)]

    def is_known(self, word: str, seat: int) -> bool:
        """Has `explained` something to say of exactly this `word`?"""
        return find_spot(self.chart(seat), word) is not None or is_known(self.ruleset, self._meant(word, seat))

    def option_explained(self, offers: Sequence[Offer]) -> list[Explanation]:
        """What an option, the first of those in a line of a menu, does."""
        decision = self.sitting.session.decision
        asked = wordings(self.ruleset).get(decision.kind + QUESTION) if decision else None
        return explain_option(self.ruleset, offers[0], asked.rules if asked else ())

    def words(self) -> list[str]:
        """All words that can be asked for, but for rules and places."""
        return words_known(self.ruleset)

    def unknown(self, word: str) -> str:
        """What is said of a word of which nothing is known."""
        alike = ", ".join(near(self.ruleset, word))
        return f"Nothing is known of {word!r}" + (f"; do you mean {alike}?" if alike else ".")
