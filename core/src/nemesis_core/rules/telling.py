"""How decisions are told where that hangs on the game: turns, reactions, Escapes, Costs, cards that were Scanned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..game import Decision
from ..hooks import hookimpl
from ..story import shown
from ..wording import capital, say_option
from .explaining import LINES
from .laboratory import EGGS
from .queries import action_cards, in_combat, intruders_at
from .sight import Sight
from .turns import ACTIONS

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..content import Record
    from ..game import Game, Option
    from ..story import Names
    from .reactions import Moment
    from .table import Character

OCCASIONS: Final = {"surprise": " (Surprise Attack)", "escape": " (Escape)", "event": ""}
"""How an attack comes about, as it stands behind its target."""


# ---------------------------------------------------------------- turns


@hookimpl
def question(game: Game, decision: Decision, names: Names) -> str | None:
    """The question of a turn with the Actions that are left, and of a reaction with what may be reacted to."""
    if decision.kind == "turn":
        return turn_told(game, decision.seat)
    if decision.kind == "react" and decision.about is not None:
        return f"{capital(moment_told(game, decision.about, decision.seat, names))}. Do you react?"
    return None


def turn_told(game: Game, seat: int) -> str:
    """Which Action of its turn `seat` is asked for."""
    who = game.table.characters[seat]
    number = "as many Actions as you can pay for" if who.unlimited else f"Action {who.acted + 1} of {ACTIONS}"
    return f"Your turn, {number}{', in Combat' if in_combat(game, who) else ''}: what do you do?"


@hookimpl
def told_as(game: Game, decision: Decision, option: Option) -> Option | None:
    """A Movement in Combat is told as an Escape (LD-ESC-01), an attack on Eggs as one by its own rules (LD-NEST-04)."""
    if decision.kind != "turn":
        return None
    if option[0] in ("shoot", "melee") and option[-1] == EGGS:
        return (f"{option[0]}-eggs", *option[1:])
    who = game.table.characters[decision.seat]
    return (escape_told(game, who), *option[1:]) if option[0] == "move" and in_combat(game, who) else None


def escape_told(game: Game, who: Character) -> str:
    """How an Escape of `who` is told: each Intruder in its Room attacks it, or some let it go, or all do."""
    let_go = [bool(game.hooks.attack_denied(game, piece, who, "escape")) for piece in intruders_at(game, who.place)]
    return "flee-free" if all(let_go) else "flee-some" if any(let_go) else "flee"


@hookimpl
def option_cost(game: Game, decision: Decision, option: Option) -> int | None:
    """The Cost of an Action of the turn (LD-COST-01); a reaction costs nothing but its card."""
    if decision.kind == "react":
        return 0 if option[0] == "react" else None
    if decision.kind != "turn" or option[0] == "pass":
        return None
    kind = game.actions[option[0]]
    return 0 if kind.free else int(kind.cost(game, game.table.characters[decision.seat], option))


@hookimpl
def picked_together(game: Game, decision: Decision) -> tuple[int, list[Option]] | None:
    """A Cost is paid with Action cards of the hand, of which equal ones are one option each time (LD-COST-01)."""
    if decision.kind != "pay" or not isinstance(decision.about, str):
        return None
    return int(decision.about), list(action_cards(game, game.table.characters[decision.seat]))


# ---------------------------------------------------------------- reactions


def moment_told(game: Game, moment: Moment, seat: int, names: Names) -> str:
    """What can be reacted to at `moment`, said to `seat`."""
    teller = MOMENTS.get(moment.name)
    if teller is None:
        return shown("window", moment.name, names)
    return str(teller(game, moment, seat, names))


def _whom(moment: Moment, seat: int, names: Names) -> str:
    return "you" if moment.who.seat == seat else str(shown("player", f"p{moment.who.seat + 1}", names))


def _action_paid(game: Game, moment: Moment, seat: int, names: Names) -> str:
    asked = Decision(moment.who.seat, "turn", [moment.option])
    verb = "have" if moment.who.seat == seat else "has"
    action = say_option(game, asked, moment.option, names)
    return f"{_whom(moment, seat, names)} {verb} paid for an Action: {action}"


def _reaction_played(game: Game, moment: Moment, seat: int, names: Names) -> str:
    before = f"{moment_told(game, moment.of, seat, names)}. " if moment.of else ""
    played, use = shown("card", moment.card, names), shown("option", moment.option.id, names)
    return before + capital(f"{_whom(moment, seat, names)} reacts with {played}: {use}")


def _attack_target(game: Game, moment: Moment, seat: int, names: Names) -> str:
    by = OCCASIONS.get(moment.occasion, f" ({shown('occasion', moment.occasion, names)})")
    return f"{_attacker(moment, names)} is about to attack {_whom(moment, seat, names)}{by}"


def _attacker(moment: Moment, names: Names) -> str:
    return str(shown("piece", moment.piece.id, names)) if moment.piece and moment.piece.id else "something unseen"


def _attack_drawn(game: Game, moment: Moment, seat: int, names: Names) -> str:
    card = shown("card", game.cards.attacks[moment.card].attack, names)
    return f"{_attacker(moment, names)} attacks {_whom(moment, seat, names)}, and the Attack card is {card}"


def _event_darkness(game: Game, moment: Moment, seat: int, names: Names) -> str:
    card = f"Event card {shown('card', game.table.event, names)}" if game.table.event else "event"
    return f"the Darkness effect of the {card} is about to apply to {_whom(moment, seat, names)}"


def _misfortune_drawn(game: Game, moment: Moment, seat: int, names: Names) -> str:
    verb = "have" if moment.who.seat == seat else "has"
    return f"{_whom(moment, seat, names)} {verb} drawn {shown('card', moment.card, names)}"


def _noise_development(game: Game, moment: Moment, seat: int, names: Names) -> str:
    return f"the Intruder bag development is about to make {_whom(moment, seat, names)} roll for Noise"


def _noise_rolled(game: Game, moment: Moment, seat: int, names: Names) -> str:
    verb = "have" if moment.who.seat == seat else "has"
    return f"{_whom(moment, seat, names)} {verb} rolled {shown('face', moment.card, names)} for Noise"


def _token_drawn(game: Game, moment: Moment, seat: int, names: Names) -> str:
    token = game.cards.tokens[moment.card]
    number = f"{token.light}, and in Darkness {token.dark}"
    whom, kind = _whom(moment, seat, names), shown("token", token.type, names)
    return f"the Intruder token of type {kind} that was drawn for {whom} has the number {number}"


def _darkness(game: Game, moment: Moment, seat: int, names: Names) -> str:
    if moment.card in game.cards.tokens:
        return _token_drawn(game, moment, seat, names)
    if moment.card in game.cards.attacks:
        drawn = _attack_drawn(game, moment, seat, names)
        return f"{drawn}. Its Darkness effect is about to apply to {_whom(moment, seat, names)}"
    return _event_darkness(game, moment, seat, names)


MOMENTS: Final = {
    "action-paid": _action_paid,
    "attack-drawn": _attack_drawn,
    "attack-target": _attack_target,
    "darkness": _darkness,
    "event-darkness": _event_darkness,
    "misfortune-drawn": _misfortune_drawn,
    "noise-development": _noise_development,
    "noise-rolled": _noise_rolled,
    "reaction-played": _reaction_played,
    "surprise-drawn": _attack_drawn,
    "token-drawn": _token_drawn,
}
"""What happens at each window of reactions."""


# ---------------------------------------------------------------- names and explanations


@hookimpl
def names_in_view(ruleset: Ruleset, view: dict[str, Any], names: Names) -> dict[str, dict[str, str]]:
    """Contamination cards of which the seat knows what a Scan showed (LD-SCAN-01), and Corridors without numbers."""
    scanned = {card: "INFECTED" if infected else "not INFECTED" for card, infected in view["infected"].items()}
    name, sight = shown("card", "contamination", names), Sight(ruleset, view, names)
    bare = [corridor for corridor in ruleset.content.of("corridor") if not corridor.numbers]
    ways = {c.id: f"the {'Path' if c.path else 'Corridor'} {sight.way(c.id)}" for c in bare}
    return {"card": {card: f"{name} ({result})" for card, result in scanned.items()}, "by": ways}


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What a record of the shared kinds says to a player; one that says nothing is told by its fields."""
    return (LINES[kind](ruleset, record) or None) if kind in LINES else None
