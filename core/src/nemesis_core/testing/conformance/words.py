"""What holds for every question and every line of the story: sentences of names, not of ids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...assembly import Ruleset
from ...game import Decision
from ...screen import Panel, names_in
from ...session import Session
from ...story import Teller
from ...wording import Offer, Question, question, wordings
from ..differences import told
from .checks import stops
from .failing import explained, fail
from .screens import found_ids


@lru_cache(maxsize=4)
def option_words(ruleset: Ruleset) -> frozenset[str]:
    """Ids of uses that are more than one word: nobody says "destroy-door"."""
    content = ruleset.content
    rooms = (action for room in content.of("room") for action in room.action)
    cards = (use for kind in ("action_card", "item") for card in content.of(kind) for use in card.option)
    return frozenset(use.id for use in (*rooms, *cards) if "-" in use.id)


def bare(ruleset: Ruleset, text: str) -> list[str]:
    """Ids in `text`: of records and their copies, of seats, of uses."""
    return [*found_ids(ruleset, [Panel(text, [])]), *(name for name in option_words(ruleset) if name in text)]


def _check_no_ids(ruleset: Ruleset, text: str, what: str) -> None:
    found = bare(ruleset, text)
    if found:
        fail(f"{what} has ids that no player knows, {', '.join(found)}: {text!r}")


# ---------------------------------------------------------------- questions


def asked_in_words(session: Session) -> Question:
    """The decision at hand in words, as its seat is asked."""
    decision, game = session.decision, session.game
    assert decision is not None
    with explained(game):
        return question(game, decision, names_in(game.ruleset, session.view(decision.seat)))


def questions(ruleset: Ruleset, seats: int, seed: int, bots: str = "random") -> Iterator[tuple[Session, Question]]:
    """A session at every decision of a game, with its question."""
    for _, session in stops(ruleset, seats, seed, bots=bots):
        yield session, asked_in_words(session)


def check_questions(ruleset: Ruleset, seats: int, seed: int, bots: str = "random", in_words: bool = True) -> None:
    """Every decision of a game is told option by option; with `in_words` in sentences without ids.

    :raises AssertionError: naming the decision and the text.
    """
    for session, asked in questions(ruleset, seats, seed, bots):
        with explained(session.game):
            if session.decision is not None:
                check_told(session.decision, asked)
            if in_words:
                check_words(ruleset, asked)


def check_told(decision: Decision, asked: Question) -> None:
    """`asked` is `decision`, option by option, in clean texts.

    :raises AssertionError: naming the text.
    """
    if (asked.seat, asked.kind) != (decision.seat, decision.kind):
        fail(f"decision {decision.kind} is told as {asked.kind} of seat {asked.seat + 1}")
    if [offer.option for offer in asked.offers] != decision.options:
        fail(f"decision {decision.kind} is told with other options: {[offer.option for offer in asked.offers]}")
    for text in (asked.text, *(offer.text for offer in asked.offers)):
        if not text or text != text.strip() or "  " in text or "{" in text:
            fail(f"decision {decision.kind} has the text {text!r}: empty, with superfluous spaces, or not filled in")


def check_words(ruleset: Ruleset, asked: Question) -> None:
    """Nothing is left to the bare kind and the bare parts, and no id stands anywhere.

    :raises AssertionError: naming the decision and the text.
    """
    what = f"decision {asked.kind}"
    if asked.text.startswith("Choose: ") or not asked.text.endswith(("?", ".")):
        fail(f"{what} has no sentence for its question, {asked.text!r}; give a wording {asked.kind}?")
    _check_no_ids(ruleset, asked.text, what)
    for offer in asked.offers:
        if not worded(ruleset, asked.kind, offer):
            fail(f"{what} has no wording for its option {offer.option!r}")
        _check_no_ids(ruleset, f"{offer.text}; {offer.head}", f"{what}, option {offer.option!r},")
        if not (offer.text[:1].isupper() or offer.text[:1].isdigit()):
            fail(f"{what} has an option that begins with no capital: {offer.text!r}")
        if offer.cost is not None and offer.cost < 0:
            fail(f"{what} has an option of Cost {offer.cost}: {offer.text!r}")


def worded(ruleset: Ruleset, kind: str, offer: Offer) -> bool:
    """Is there a wording for `offer`, so that it is no list of its parts?"""
    first = offer.option if isinstance(offer.option, str) else offer.option[0]
    return kind in wordings(ruleset) or f"{kind} {first}" in wordings(ruleset)


def check_equal_words(ruleset: Ruleset, seats: int, seed: int, bots: str = "curious") -> None:
    """Options that read alike are copies of one card.

    :raises AssertionError: naming the text and the options.
    """
    for session, asked in questions(ruleset, seats, seed, bots):
        plain: dict[str, set[tuple[str, ...]]] = {}
        for offer in asked.offers:
            option = (offer.option,) if isinstance(offer.option, str) else offer.option
            plain.setdefault(offer.text, set()).add(tuple(part.partition("/")[0] for part in option))
        for text, options in plain.items():
            if len(options) > 1:
                fail(f"decision {asked.kind} has several options that read {text!r}: {sorted(options)}", session.game)


def check_words_keep_secrets(ruleset: Ruleset, seats: int, seed: int, every: int = 1) -> None:
    """A question is told in the same words when all that its seat may not know is dealt anew.

    :raises AssertionError: naming the seat and the words.
    """
    for number, session in stops(ruleset, seats, seed, every):
        asked = asked_in_words(session)
        with explained(session.game):
            other = asked_in_words(session.redeal(asked.seat, number))
        if other != asked:
            who = f"seat {asked.seat + 1} can tell what it may not know"
            fail(f"{who} by the words of decision {asked.kind}: {told(other, asked)}", session.game)


# ---------------------------------------------------------------- the story


def check_story(ruleset: Ruleset, seats: int, seed: int, bots: str = "random", in_words: bool = True) -> None:
    """Every event of a game is told; with `in_words` in sentences without ids.

    :raises AssertionError: naming the event and the line.
    """
    teller = Teller(ruleset)
    for _, session in _listening(ruleset, seats, seed, bots):
        for event in session.events:
            line = teller.tell(event)
            if in_words and ": " in line and "=" in line:
                fail(f"event {event.kind} has no sentence: {line!r}; put one into the table story", session.game)
            if in_words:
                with explained(session.game):
                    _check_no_ids(ruleset, line, f"event {event.kind}")
        session.events.clear()


def _listening(ruleset: Ruleset, seats: int, seed: int, bots: str) -> Iterator[tuple[int, Session]]:
    """As `stops`, with the events of each choice in the session, and those of the last one."""
    session: Session | None = None
    for number, session in stops(ruleset, seats, seed, bots=bots):
        if number == 0:
            session.listen()
        yield number, session
    if session is not None:
        yield -1, session
