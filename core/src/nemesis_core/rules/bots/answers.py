"""Answers to what a seat is asked beside its turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .words import promise

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...bots.asked import Asked

KEEP: Final = ("done", "keep", "leave", "stay", "no", "none", "decline", "pass", "ignore")
"""Answers by which nothing is spent."""
ANY: Final = ("", "")
"""How the words begin that name the use of any card or Item."""
ATTACK: Final = "attack"
ASIDE: Final = 0.02
"""What each quiet exit of the Room next door counts in the choice where Noise goes."""


def worth(asked: Asked, card: str) -> float:
    """What a card of the hand, or an Item, is worth to who has it."""
    cards = asked.ruleset.compiled["cards"]
    definition = cards.defs.get(card)
    if definition is None:
        return 0.0
    record = definition.record
    value = 1.0 + len(definition.options) * 0.1
    if definition.reactions:
        value += 1.0
    uses = {promise(option.id) for option in definition.options}
    value += 1.5 * ("heal" in uses) + 1.0 * ("search" in uses) + 0.8 * ("attack" in uses) + 0.4 * ("clean" in uses)
    value += 2.5 * bool(getattr(record, "weapon", "")) + 0.5 * bool(getattr(record, "tags", ()))
    return value - 0.5 * bool(getattr(record, "hand", 0) and not getattr(record, "weapon", ""))


def pay(asked: Asked) -> Any:
    """The card that is missed least."""
    return min(asked.options, key=lambda card: (worth(asked, card), card))


def pass_discard(asked: Asked) -> Any:
    """Contamination goes back into the deck, so that more cards are drawn; so does the rest while one is waited for."""
    contamination = asked.ruleset.compiled["cards"].contamination_index
    foul = next((card for card in asked.options if card in contamination), "")
    return foul or (min(set(asked.options) - {"done"}, default="done") if waits_for_card(asked) else "done")


def waits_for_card(asked: Asked) -> bool:
    """Is something to be done here for which a card is needed that is not in hand?"""
    own, defs = asked.view["characters"][asked.seat], asked.ruleset.compiled["cards"].defs
    here = [errand for errand in asked.errands if own["place"] in errand.places]
    wanted = {errand.choose[-1] for errand in here if errand.choose[:2] == ANY}
    held = {option.id for card in own["hand"] if card in defs for option in defs[card].options}
    return bool(wanted) and wanted.isdisjoint(held)


def search(asked: Asked) -> Any:
    """The Item that is worth most."""
    return max(asked.options, key=lambda card: (worth(asked, card), card))


def react(asked: Asked) -> Any:
    """What concerns oneself is averted; what concerns others is their matter."""
    about = asked.about if isinstance(asked.about, dict) else {}
    if about.get("who") != asked.seat or about.get("name") == "action-paid":
        return ("pass",) if ("pass",) in asked.options else asked.options[0]
    return next((option for option in asked.options if option[0] != "pass"), asked.options[0])


def careful_noise(asked: Asked) -> Any:
    """Noise goes where it is least in the way: into the exit that fewest neighbours share, one with Noise around."""
    board, view = asked.ruleset.compiled["board"], asked.view
    noise = set(view["noise"])
    place = view["characters"][asked.seat]["place"]
    faces: tuple[str, ...] = asked.ruleset.compiled["dice"].get("noise-die", ())

    def harm(way: str) -> float:
        share = float(sum(board.numbered[place].get(face) == way for face in faces)) / max(1, len(faces))
        if way not in board.ends:
            return share
        other = board.other_end(way, place)
        return share + ASIDE * (4 - len(noise.intersection(board.exit_sets[other])))

    return min(asked.options, key=lambda way: (harm(way), way))


def begins(option: Any) -> str:
    """The first word of an option."""
    return str(option if isinstance(option, str) else option[0])


def default(asked: Asked) -> Any:
    """What spends nothing, or else the first option."""
    return next((option for option in asked.options if begins(option) in KEEP), asked.options[0])


def without_character(asked: Asked) -> Any:
    """The answer of a seat that has no Character in play: it has nothing to lose, so it acts, by attacks if it can."""
    acts = [option for option in asked.options if begins(option) not in KEEP]
    return next((option for option in acts if begins(option) == ATTACK), acts[0] if acts else asked.options[0])


ANSWERS: Final[dict[str, Callable[[Asked], Any]]] = {
    "pay": pay,
    "drop": pay,
    "discard-item": pay,
    "pass-discard": pass_discard,
    "search": search,
    "react": react,
    "careful-noise": careful_noise,
    "advantage": lambda asked: "discard",
}
"""Question -> what answers it."""
