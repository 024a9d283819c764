"""`[then]`: what is true afterwards, each line of it with what was expected and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ...knowledge import Zone, sees, zones
from ...rules.looking import Places
from ...story import templates
from ..paths import COUNT
from .arrange import character, short
from .compare import compared, plain, same
from .errors import Failure, ScenarioError, told
from .format import Then
from .spots import flat
from .table import ScenarioTable, options
from .words import check, listed


def look(t: ScenarioTable, then: Then, where: str = "[then]") -> list[Failure]:
    """What of `then` is not true; `where` is its table in the file.

    :raises ScenarioError: when it names what is not in this game.
    """
    return [Failure(f"{where} {key}", *fact) for check_ in CHECKS for key, *fact in check_(t, then)]


def look_for_rest(t: ScenarioTable, then: Then) -> list[Failure]:
    """What was rigged and is left at the end, though `then` does not say so."""
    return [
        Failure(
            f"[rigged] {name}",
            f"{told(left)} to come up",
            f'it was not drawn; leave it out, or say not_drawn = ["{name}"]',
        )
        for name, left in t.game.fixed.items()
        if left and name not in then.not_drawn
    ]


Found = Iterator[tuple[str, str, str]]

# ---------------------------------------------------------------- the state


def _state(t: ScenarioTable, then: Then) -> Found:
    for path, expected in flat(then.state).items():
        if gone := _gone(t, path):
            yield path, told(expected), f"{gone} is not on the board"
        elif fact := compared(t, path, expected):
            yield path, *fact


def _gone(t: ScenarioTable, path: str) -> str:
    """The Intruder that `path` leads into, if it is one of this game that is not on the board."""
    table, intruders, name, *rest = [*path.split("."), "", "", ""]
    is_one = (table, intruders) == ("table", "intruders") and name.rpartition("-")[0] in t.game.cards.kinds
    return name if is_one and any(rest) and name not in t.table.intruders else ""


# ---------------------------------------------------------------- the log


def _told(t: ScenarioTable, then: Then) -> Found:
    story = t.story()
    for line in then.told:
        if not _in(line, story):
            yield "told", told(line), "no line of the log has it"
    for line in then.not_told:
        for other in story:
            if _in(line, [other]):
                yield "not_told", f"no line with {told(line)}", told(other)


def _in(text: str, story: list[str]) -> bool:
    return any(text.casefold() in line.casefold() for line in story)


def _events(t: ScenarioTable, then: Then) -> Found:
    for wanted in then.events:
        kind = wanted.get("kind")
        if not isinstance(kind, str):
            raise ScenarioError(f'events: {told(wanted)} has no kind; write {{ kind = "...", ... }}')
        data = {key: value for key, value in wanted.items() if key != "kind"}
        of_kind = t.told(kind)
        if not any(all(same(t, value, event.get(key)) for key, value in data.items()) for event in of_kind):
            yield "events", told(wanted), told(of_kind) if of_kind else f"of the kinds {listed(t.kinds)}"
    kinds = {key.partition(" ")[0] for key in templates(t.game.ruleset)} | set(t.kinds)
    for kind in then.no_events:
        check("kind of event", kind, sorted(kinds))
        if t.told(kind):
            yield "no_events", f"no {kind}", told(t.told(kind))


# ---------------------------------------------------------------- decisions


def _offered(t: ScenarioTable, then: Then) -> Found:
    for who, texts in then.offered.items():
        for text in texts:
            _known_option(t, character(t, who), text)
            if not t.options_of(who, text):
                yield f"offered.{who}", told(text), options(t.all_options(who))
    for who, texts in then.not_offered.items():
        for text in texts:
            _known_option(t, character(t, who), text)
            if found := t.options_of(who, text):
                yield f"not_offered.{who}", f"not {told(text)}", options(found)


def _known_option(t: ScenarioTable, who: str, text: str) -> None:
    """Refuse an option with words that nothing in the game has: it would never be offered."""
    first, *rest = text.split() or [""]
    check("Action", first, sorted(t.game.actions))
    known = t.words_of.known()
    offered = {part for option in t.all_options(who) for part in option}
    for word in rest:
        if word not in offered:
            check("thing in this game with the name", word, sorted(known))


# ---------------------------------------------------------------- things and seats


def _intruders(t: ScenarioTable, then: Then) -> Found:
    for word, kinds in then.intruders.items():
        for kind in kinds:
            check("kind of Intruder", kind, list(t.game.cards.kinds))
        found = sorted(piece.kind for piece in t.at(t.words_of.place(word)))
        if found != sorted(kinds):
            yield f"intruders.{word}", told(sorted(kinds)), told(found)


def _bag(t: ScenarioTable, then: Then) -> Found:
    counts = Counter(t.bag_counts())
    for kind, number in then.bag.items():
        check("kind of token", kind, sorted({token.type for token in t.game.cards.tokens.values()}))
        if counts[kind] != number:
            yield f"bag.{kind}", told(number), told(counts[kind])


def _ending(t: ScenarioTable, then: Then) -> Found:
    if then.ending is not None and then.ending != t.game.state.ending:
        yield "ending", told(then.ending), told(t.game.state.ending) if t.game.state.ending else "the game goes on"
    if not (then.won or then.lost):
        return
    if t.game.state.phase != "victory":
        yield (
            "won, lost",
            "a game whose victory check is over",
            'no victory check yet; add game_ends or phase = "victory"',
        )
        return
    report: dict[str, Any] = {}
    for part in t.game.hooks.report(t.game):
        report.update(part)
    for name, wins in (("won", then.won), ("lost", then.lost)):
        for who in wins:
            won = bool(report.get(f"p{t[character(t, who)].seat + 1}_won", report.get("won")))
            if won != (name == "won"):
                yield name, f"{who} {name}", f"{who} {'won' if won else 'lost'}"


# ---------------------------------------------------------------- secrets


def _seen(t: ScenarioTable, then: Then) -> Found:
    for who, facts in then.seen.items():
        view = t.game.view(t[character(t, who)].seat)
        for path, expected in flat(facts).items():
            found = plain(_in_view(t, view, path))
            if not same(t, expected, found):
                yield f"seen.{who}.{path}", told(expected), told(found)


def _in_view(t: ScenarioTable, view: Any, path: str) -> Any:
    """What stands at `path` in a view: names of dicts, the longest that fit, and numbers of lists."""
    value, words = view, path.split(".")
    while words:
        inside = {str(k): v for k, v in (value.items() if isinstance(value, dict) else enumerate(value or ()))}
        sizes = range(len(words), 0, -1)
        name = next((n for size in sizes if (n := ".".join(words[:size])) in inside), "")
        if not name and words == [COUNT]:
            return len(inside)
        if not name:
            raise ScenarioError(f"seen: {path}: there is no {words[0]} to see; there are: {listed(inside)}")
        value, words = inside[name], words[name.count(".") + 1 :]
    return value


def _knows(t: ScenarioTable, then: Then) -> Found:
    for name, wanted, facts in (("knows", True, then.knows), ("knows_not", False, then.knows_not)):
        for who, pieces in facts.items():
            seat = t[character(t, who)].seat
            for piece in pieces:
                if _knows_it(t, seat, piece) != wanted:
                    yield (
                        f"{name}.{who}",
                        f"{who} {'knows' if wanted else 'does not know'} {piece}",
                        (f"{who} {'does not know' if wanted else 'knows'} it"),
                    )


def _knows_it(t: ScenarioTable, seat: int, word: str) -> bool:
    """Does `seat` know any hidden piece, or what lies at any hidden place, that `word` stands for?"""
    hidden = [(zone, i, names) for zone in zones(t.game) for i, names in enumerate(_names(zone))]
    found = [(zone, i) for zone, i, names in hidden if any(t.words_of.fits(word, name) for name in names)]
    if not found:
        check("hidden thing", word, short(name for _, _, names in hidden for name in names))
    return any(sees(t.game, zone, i, seat) for zone, i in found)


def _names(zone: Zone) -> list[tuple[str, ...]]:
    """By which names each piece of `zone` may be asked for: its own, and that of its place."""
    keys = zone.pieces.keys if isinstance(zone.pieces, Places) else zone.keys
    return [(piece, key) for piece, key in zip(zone.pieces, keys, strict=True)] if keys else [(p,) for p in zone.pieces]


def _drawn(t: ScenarioTable, then: Then) -> Found:
    for name in then.not_drawn:
        if not t.game.fixed.get(name):
            yield "not_drawn", f"what is rigged for {name} is left", "it was drawn, or nothing was rigged"


CHECKS: tuple[Callable[[ScenarioTable, Then], Found], ...] = (
    _state, _told, _events, _offered, _intruders, _bag, _ending, _seen, _knows, _drawn,
)  # fmt: skip
