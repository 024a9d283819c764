"""Every decision of every variant is told in words, for people, and tells nothing that a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from nemesis_core import Decision, Panel, Ruleset, Session
from nemesis_core.bots import make_bots
from nemesis_core.explain import Explanation, explain, explain_option, explain_record, holding, references
from nemesis_core.rulebook import rules
from nemesis_core.screen import names_in
from nemesis_core.story import Teller
from nemesis_core.testing import table
from nemesis_core.wording import Offer, Question, question, wordings

from ..toy.foreign import lighthouse
from .checks import stops
from .screens import found_ids
from .test_conformance import each_variant
from .variants import SWEEP, VARIANTS, Variant

EVERY = 2 if SWEEP else 9
GAMES = SWEEP or 2
REAL = next(variant for variant in VARIANTS if variant.real)
KEPT = re.compile(r"\b(?:kind|source|origin|seed|public|memory|stand-in):|None|\[\]|\{")
"""What would stand in an explanation if it listed fields that are no player's business."""


def asked(session: Session) -> Question:
    """The decision at hand in words, as its seat is asked."""
    decision = session.decision
    assert decision is not None
    return question(session.game, decision, names_in(session.game.ruleset, session.view(decision.seat)))


def questions(ruleset: Ruleset, seats: int, seed: int, bots: str) -> Iterator[tuple[Decision, Question]]:
    """Every decision of a game with its question."""
    session, players = Session(ruleset.new_game(seats, seed)), make_bots(bots, seats, seed)
    while session.decision is not None:
        yield session.decision, asked(session)
        session.choose(players[session.decision.seat](session.game, session.decision))


def option_words(ruleset: Ruleset) -> frozenset[str]:
    """Ids of uses that are more than one word: nobody says "destroy-door"."""
    content = ruleset.content
    rooms = (action for room in content.of("room") for action in room.action)
    cards = (use for kind in ("action_card", "item") for card in content.of(kind) for use in card.option)
    return frozenset(use.id for use in (*rooms, *cards) if "-" in use.id)


def bare(ruleset: Ruleset, text: str) -> list[str]:
    """Ids in `text`: of records and their copies, of seats, of uses."""
    return [*found_ids(ruleset, [Panel(text, [])]), *(name for name in option_words(ruleset) if name in text)]


def worded(ruleset: Ruleset, kind: str, offer: Offer) -> bool:
    """Is there a wording for `offer`, so that it is no list of its parts?"""
    first = offer.option if isinstance(offer.option, str) else offer.option[0]
    return kind in wordings(ruleset) or f"{kind} {first}" in wordings(ruleset)


# ---------------------------------------------------------------- whole games


@pytest.mark.sweep
@pytest.mark.parametrize("bots", ["random", "curious"])
@each_variant
def test_every_decision_is_told_in_words(variant: Variant, bots: str) -> None:
    for seats in variant.seats:
        for seed in range(GAMES):
            for decision, told in questions(variant.ruleset, seats, seed, bots):
                assert (told.seat, told.kind) == (decision.seat, decision.kind)
                assert [offer.option for offer in told.offers] == decision.options
                for text in (told.text, *(offer.text for offer in told.offers)):
                    assert text == text.strip()
                    assert text
                    assert "  " not in text
                    assert "{" not in text
                if variant.real:
                    check_words(variant.ruleset, told)


def check_words(ruleset: Ruleset, told: Question) -> None:
    """Nothing is left to the bare kind and the bare parts, and no id stands anywhere."""
    assert not told.text.startswith("Choose: ")
    assert told.text.endswith(("?", "."))
    assert bare(ruleset, told.text) == []
    for offer in told.offers:
        assert worded(ruleset, told.kind, offer), offer
        assert bare(ruleset, f"{offer.text}; {offer.head}") == [], offer
        assert offer.text[:1].isupper() or offer.text[:1].isdigit(), offer
        assert offer.cost is None or offer.cost >= 0


@pytest.mark.sweep
@each_variant
def test_equal_words_are_equal_options(variant: Variant) -> None:
    """Options that read alike are copies of one card, apart from what nobody has Scanned."""
    for seats in variant.seats:
        for decision, told in questions(variant.ruleset, seats, 1, "curious"):
            plain = {}
            for offer in told.offers:
                option = (offer.option,) if isinstance(offer.option, str) else offer.option
                plain.setdefault(offer.text, set()).add(tuple(part.partition("/")[0] for part in option))
            assert all(len(alike) == 1 for alike in plain.values()), (decision, plain)


@each_variant
def test_words_tell_nothing_that_a_seat_may_not_know(variant: Variant) -> None:
    for seats in (variant.seats[0], variant.seats[-1]):
        for seed in range(GAMES):
            for number, session in stops(variant.ruleset, seats, seed, every=EVERY):
                seat = session.decision.seat
                assert asked(session.redeal(seat, number)) == asked(session)


@pytest.mark.variant
@pytest.mark.parametrize("bots", ["random", "curious"])
@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.real], ids=lambda variant: variant.name)
def test_log_is_told_without_ids(variant: Variant, bots: str) -> None:
    ruleset = variant.ruleset
    for seats in variant.seats:
        for seed in range(GAMES):
            teller, lines = Teller(ruleset), []
            game = ruleset.new_game(seats, seed)
            game.listener = lambda event, teller=teller, lines=lines: lines.append(teller.tell(event))
            game.play(make_bots(bots, seats, seed))
            assert [line for line in lines if bare(ruleset, line) or (": " in line and "=" in line)] == []


def test_what_a_foreign_piece_has_no_words_for_is_shown_all_the_same() -> None:
    t = table(lighthouse(), ["ada", "ben"]).put("ada", "2-cottage")
    stolen = t.words("ada", "ada.boathook", "biscuit/2", kind="stolen", about="gull-1")
    assert (stolen.text, [offer.text for offer in stolen.offers]) == ("Choose: stolen.", ["boathook", "biscuit"])
    options = [("stoke",), ("room", "sit-by-the-fire"), ("card", "ada.haul/1", "bring-oil")]
    stoke, rest, haul = t.words("ada", *options).offers
    assert (stoke.text, stoke.cost) == ("stoke", 1)  # an Action kind of the island's own, which knows its Cost
    assert rest.text == "Use the Room: Sit by the fire"
    assert haul.text == "Play haul: bring oil"


# ---------------------------------------------------------------- explanations


@each_variant
def test_every_record_is_explained_for_people(variant: Variant) -> None:
    ruleset = variant.ruleset
    for kind, records in ruleset.content.kinds.items():
        for record in records.values():
            found = explain_record(ruleset, kind, record)
            assert found.title.endswith(f"({kind.replace('_', ' ')})")
            if variant.real:
                check_explained(ruleset, found)


def check_explained(ruleset: Ruleset, found: Explanation) -> None:
    """Sentences, without ids and without what is of no use to a player."""
    assert found.lines, found.title
    assert found.title[:1].isupper() or found.title[:1].isdigit(), found.title
    for line in found.lines:
        assert line[:1].isupper() or line[:1].isdigit() or line.startswith("- "), line
        assert not KEPT.search(line), line
        faces = {face for die in ruleset.content.of("die") for face in die.faces}
        assert set(bare(ruleset, line)) <= faces, line


@each_variant
def test_every_option_that_was_offered_is_explained(variant: Variant) -> None:
    seen: set[str] = set()
    for seats in variant.seats[:: 1 if SWEEP else 3]:
        for _, told in questions(variant.ruleset, seats, 2, "curious"):
            for offer in told.offers:
                if offer.text not in seen:
                    seen.add(offer.text)
                    first, *others = explain_option(variant.ruleset, offer)
                    assert first.title == offer.text
                    assert [rule.id for rule in first.rules] == list(dict.fromkeys(offer.rules))
                    assert len({other.title for other in others}) == len(others)


@each_variant
def test_every_rule_referred_to_exists(variant: Variant) -> None:
    ruleset, known = variant.ruleset, set(rules())
    assert {rule for wording in wordings(ruleset).values() for rule in wording.rules} <= known
    for key, ids in references(ruleset).items():
        assert ids or key.startswith("room "), key
        assert set(ids) <= known, key
        assert len(set(ids)) == len(ids), key


@each_variant
def test_every_reference_is_to_something_and_explains_it(variant: Variant) -> None:
    """Those that hold in the variant, that is: what races and crews say of one board is not told on another."""
    ruleset, told = variant.ruleset, references(variant.ruleset)
    for key, named in told.items():
        ids = [rule.id for rule in holding(ruleset, (rules()[name] for name in named))]
        kind, _, name = key.partition(" ")
        records = [r for r in ruleset.content.kinds.get(kind, {}).values() if name in ("*", r.id)]
        for record in records:
            assert {rule.id for rule in explain_record(ruleset, kind, record).rules} >= set(ids), key
        if not records and (kind in told or kind not in ruleset.content.kinds):  # a word, perhaps with that kind in it
            assert {rule.id for found in explain(ruleset, key) for rule in found.rules} >= set(ids), key


WORDS = """fire, malfunction, noise, door, slime, larva, carcass, corpse, egg, knowledge, contamination, infected,
light wound, serious wound, power, alert, autodestruction, css, isolation room, bunker, encounter, surprise attack,
retreat, escape, combat, darkness, technical corridors, first player, pass, hand, trade, craft, weakness, objective,
intruder bag, queen, nest, adult, creeper, breeder, signal, rover, elevator, contingency, computer, search, shoot,
melee, careful movement, interruption, medkit, surgery, archive, sentry, main gate, Fire marker, noise roll"""


@pytest.mark.variant
@pytest.mark.parametrize("word", [word.strip() for word in WORDS.split(",")])
def test_words_of_the_screen_are_explained(word: str) -> None:
    found = explain(REAL.ruleset, word)
    assert any(explanation.rules for explanation in found)
    assert not any(re.search("rules? speaks? of it", line) for explanation in found for line in explanation.lines)


# ---------------------------------------------------------------- that faults are found


@pytest.mark.variant
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Move to room-003", ["room-003"]),
        ("Play Search: search-room", ["search-room"]),
        ("Pay with sentry.search/2", ["sentry.search/2"]),
        ("Offer p2 the SMG", ["p2"]),
        ("Move to Room 003 (Surgery) through Corridor 3, 4", []),
    ],
)
def test_ids_are_found_out(text: str, found: list[str]) -> None:
    assert bare(REAL.ruleset, text) == found
