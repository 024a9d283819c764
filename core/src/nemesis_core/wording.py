"""Decisions in words: the question that a seat is asked, and each option with its Cost and the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from . import strict
from .answers import answers, first_answer
from .errors import NemesisError, PluginError
from .game import Decision, Event, Game, Option
from .phrases import check, filled
from .story import SEAT, Names, shown

if TYPE_CHECKING:
    from .assembly import Ruleset

QUESTION: Final = "?"
"""The key of a decision's own wording is its kind with this behind it."""
USE: Final = "use"
"""The field of an event that holds an option, which the log tells by its wording."""
HEADING: Final = "heading"
"""The field of the names by which a menu puts together options from one source, by their keys: "turn move"."""
REST: Final = "rest"
"""What stands in a text for the parts of an option that no field takes."""


def _text(_: Wording, field: attrs.Attribute[Any], value: Any) -> None:
    if not isinstance(value, str):
        raise TypeError(f"a wording has {strict.shown(value)} for its {field.name}, which is no text")


def _texts(_: Wording, field: attrs.Attribute[Any], value: Any) -> None:
    if not (isinstance(value, tuple) and all(isinstance(part, str) for part in value)):
        raise TypeError(f"a wording has {strict.shown(value)} for its {field.name}, which is no tuple of texts")


@attrs.frozen
class Wording:
    """How the options of one kind are said.

    :param text: a format string; what stands in square brackets in it is left out when a field there is empty, and
        `{rest}` is what no field takes.
    :param fields: names of the parts of an option that stand behind the words of the key, in order. They say at once
        what the parts are, so that ids are told by name: "item" is filled in as `{item}` and named as an Item,
        "paid:item" is filled in as `{paid}` and named as an Item.
    :param rules: the ids of the rules behind such an option.
    :param head: what options that differ in their targets alone have in common; a long list of them is offered as one
        line first.
    :param then: words such as "turn room": `{rest}` is an option of its own, said by the wordings of these words.
    :param last: True for what ends a list, such as Pass: a menu shows it below the others.
    :param risks: what such an option always puts at risk, in a word or two each; what hangs on the game is told by the
        hook `option_risk`.
    :raises TypeError: when one of these is of another type; one field or rule is a tuple too, with a comma.
    :raises ValueError: when there is no text, one cannot be filled in from the fields, or a field is there twice.
    """

    text: str = attrs.field(validator=_text)
    fields: tuple[str, ...] = attrs.field(default=(), validator=_texts)
    rules: tuple[str, ...] = attrs.field(default=(), validator=_texts)
    head: str = attrs.field(default="", validator=_text)
    then: str = attrs.field(default="", validator=_text)
    last: bool = False
    risks: tuple[str, ...] = attrs.field(default=(), validator=_texts)

    def __attrs_post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a wording has no text")
        known = [field.partition(":")[0] for field in self.fields]
        for name in known:
            if not name.isidentifier():
                raise ValueError(f"the wording {self.text!r} has a field {name!r}, which is no name")
        for text in (self.text, self.head):
            check(text, (*known, REST))
        for name in known:
            if known.count(name) > 1:
                raise ValueError(f"the wording {self.text!r} has two fields {name!r}; call one of them other:{name}")


@attrs.frozen
class Offer:
    """An option as it is offered: in words, with its Cost in Action cards (None: it has none) and its rules.

    Options of one `head` differ in their targets alone. Those that are `last` stand below the others in a menu. Under
    `heading` a menu puts together what comes from one source; `risks` are what the option puts at risk, in words.
    """

    option: Option
    text: str
    cost: int | None = None
    rules: tuple[str, ...] = ()
    head: str = ""
    last: bool = False
    heading: str = ""
    risks: tuple[str, ...] = ()


@attrs.frozen
class Question:
    """A decision in words."""

    seat: int
    kind: str
    text: str
    offers: tuple[Offer, ...]
    rules: tuple[str, ...] = ()
    picks: int = 1
    """How many things are picked one after the other: by this decision and by others like it that follow at once."""
    things: tuple[Offer, ...] = ()
    """Where several are picked, all that there are to pick from."""


def wordings(ruleset: Ruleset) -> Mapping[str, Wording]:
    """The variant's wordings: the compiled table `wordings` of its pieces.

    Of several keys that fit an option the longest holds. The key "turn card search.search-room" is for options of the
    decision `turn` that begin with `card`, a copy of the card `search` of whomever, and `search-room`; "turn room
    send-a-signal" for those that begin with these two words; "turn move" for those that begin with `move`; "draft" for
    any option of the decision `draft`, and "draft?" for its question.
    """
    found: Mapping[str, Wording] = ruleset.compiled.get("wordings", {})
    return found


def _parts(option: Option) -> tuple[str, ...]:
    return (option,) if isinstance(option, str) else option


def _record(card: str) -> str:
    """The id of the record of which `card` is a copy: "search" of "sentry.search/2"."""
    return card.partition("/")[0].rpartition(".")[2]


def fitting(told: Mapping[str, Wording], kind: str, parts: Sequence[str]) -> tuple[Wording | None, Sequence[str]]:
    """The wording of an option, and the parts of it that its fields stand for."""
    keys: list[tuple[str, Sequence[str]]] = [(f"{kind} {parts[0]}", parts[1:]), (kind, parts)]
    if len(parts) > 1:
        keys.insert(0, (f"{kind} {parts[0]} {parts[1]}", parts[2:]))
    if len(parts) > 2:
        keys.insert(0, (f"{kind} {parts[0]} {_record(parts[1])}.{parts[2]}", (parts[1], *parts[3:])))
    return next(((told[key], rest) for key, rest in keys if key in told), (None, parts))


def anything(value: str, names: Names) -> str:
    """`value`, of which nobody says what it is, by the first name that any field but that of seats has for it."""
    plain = value.partition("/")[0]
    for field, known in names.items():
        name = known.get(value) or known.get(plain)
        if name and field != SEAT:
            return name
    return value


def capital(text: str) -> str:
    """`text` with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def meant_by(then: str, rest: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The kind and the parts of the option that `rest` is by the words of `then`."""
    kind, *words = then.split() or [""]
    return kind, (*words, *rest)


def _sentence(text: str, values: Mapping[str, str]) -> str:
    """`text` with its fields filled in, as a sentence begins and ends."""
    return capital(filled(text, values).rstrip(" :,"))


@attrs.frozen
class _Said:
    text: str
    head: str = ""
    rules: tuple[str, ...] = ()
    last: bool = False
    risks: tuple[str, ...] = ()


def _say(wording: Wording, parts: Sequence[Any], told: Mapping[str, Wording], names: Names) -> _Said:
    """What `wording` says of `parts`."""
    values = {}
    for field, part in zip(wording.fields, [*parts, *[""] * len(wording.fields)], strict=False):
        name, _, naming = field.partition(":")
        values[name] = shown(naming or name, part, names)
    more = tuple(map(str, parts[len(wording.fields) :]))
    inner = _Said(", ".join(anything(part, names) for part in more))
    if wording.then and more:
        inner = _option(told, *meant_by(wording.then, more), names)
        inner = attrs.evolve(inner, text=_small(inner.text), head=_small(inner.head or inner.text))
    text = _sentence(wording.text, {**values, REST: inner.text})
    head = _sentence(wording.head, {**values, REST: inner.head})
    return _Said(text, head, (*wording.rules, *inner.rules), wording.last, (*wording.risks, *inner.risks))


def _option(told: Mapping[str, Wording], kind: str, parts: tuple[str, ...], names: Names) -> _Said:
    wording, rest = fitting(told, kind, parts)
    if wording is None:
        return _Said(", ".join(anything(part, names) for part in parts))
    return _say(wording, rest, told, names)


def in_words(event: Event, ruleset: Ruleset, names: Names) -> Event:
    """`event` with the option of its field `use` told as that was offered, without what stands before the colon.

    The value of `use` is the kind of the decision and then the option: `("turn", "card", "beta.stop/1", "stop-it")`.
    """
    use = event.data.get(USE)
    if not isinstance(use, list | tuple) or not use:
        return event
    kind, *parts = map(str, use)
    text = _option(wordings(ruleset), kind, tuple(parts), names).text
    return attrs.evolve(event, data={**event.data, USE: text.partition(": ")[2] or _small(text)})


def _told(game: Game, decision: Decision, option: Option, names: Names) -> _Said:
    meant: Option | None = first_answer(game.hooks, "told_as", game, decision, option)
    return _option(wordings(game.ruleset), decision.kind, _parts(option if meant is None else meant), names)


def say_option(game: Game, decision: Decision, option: Option, names: Names) -> str:
    """`option` of `decision` in words; ids are told by `names`.

    Without a wording it is told by its parts, those of them by name that have one.
    """
    return _told(game, decision, option, names).text


def offer(game: Game, decision: Decision, option: Option, names: Names) -> Offer:
    """`option` of `decision` in words, with its Cost and its rules."""
    said = _told(game, decision, option, names)
    cost = first_answer(game.hooks, "option_cost", game, decision, option)
    found = [risk for given in answers(game.hooks, "option_risk", game, decision, option) for risk in given]
    risks = tuple(dict.fromkeys((*said.risks, *found)))
    heading = _heading(decision.kind, _parts(option)[0], names)
    return Offer(option, said.text, cost, said.rules, said.head, said.last, heading, risks)


def _heading(kind: str, first: str, names: Names) -> str:
    """What stands over options of the decision `kind` that begin with the word `first`, or an empty text."""
    known = names.get(HEADING, {})
    return known.get(f"{kind} {first}") or known.get(kind, "")


def _asked(game: Game, decision: Decision, names: Names) -> _Said:
    told = wordings(game.ruleset)
    wording = told.get(decision.kind + QUESTION)
    text = first_answer(game.hooks, "question", game, decision, names)
    if text is None and wording is None:
        return _Said(f"Choose: {decision.kind}.")
    about = decision.about
    known = (about,) if isinstance(about, str) else about if isinstance(about, tuple) else ()
    said = _say(wording, known, told, names) if wording and text is None else _Said(str(text))
    return attrs.evolve(said, rules=wording.rules if wording else ())


def question(game: Game, decision: Decision, names: Names) -> Question:
    """`decision` in words, with its options in their order.

    :raises PluginError: when a piece cannot tell it; names the piece.
    """
    try:
        said = _asked(game, decision, names)
        offers = tuple(offer(game, decision, option, names) for option in decision.options)
        picks, things = first_answer(game.hooks, "picked_together", game, decision) or (1, ())
        pictured = tuple(offer(game, decision, thing, names) for thing in things) if picks > 1 else ()
    except NemesisError:
        raise
    except Exception as error:
        raise PluginError(game.ruleset.blame(error, game.state.phase, game.state.step)) from error
    return Question(decision.seat, decision.kind, said.text, offers, said.rules, picks, pictured)
