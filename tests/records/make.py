"""Make the records again: `python tests/records/make.py`, with the names of variants or for all of them.

Needed when rules change what a game does. When every game goes the same way, since content or state were only added
to, `python tests/records/make.py --restamp` plays the choices of the records again and writes their new digests.

Bots that play at random reach most endings within some hundred seeds. For the others there are players that know what
they want, on seeds where the Objectives are those that they can fulfil.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import attrs

from nemesis_core import Decision, Game, Ruleset, assemble
from nemesis_core.bots import Bot, RandomBot, make_bots
from nemesis_core.game import Option
from nemesis_core.records import Recorder, read_record, write_record

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from players import (  # noqa: E402 (a script, run beside its modules)
    ARCHIVE,
    EGG,
    FACILITY,
    LOCK_IN,
    PODS,
    SHIP,
    SLEEP,
    Aim,
    Aims,
    Drowsy,
    StartsLate,
    Waits,
)
from ways import VARIANTS, file_of, folder_of, shows  # noqa: E402

Crew = tuple[int, int, list[Bot]]
"""Seats, seed and bots of a game."""
Plan = tuple[Aim, ...]
BLOW_UP = [(SHIP.signal, SHIP.destroy, pod) for pod in SHIP.flee]
PLANS: dict[str, list[Plan]] = {
    "hold-the-line": [(LOCK_IN,)],
    "carry-the-story": [(ARCHIVE, FACILITY.destroy, *FACILITY.flee), *((ARCHIVE, pod) for pod in PODS)],
    "clean-up-crew": BLOW_UP,
    "cutting-off-the-head": BLOW_UP,
    "destination-earth": [(SLEEP,)],
    "special-delivery": [(EGG, SLEEP)],
}
"""Objective -> ways to fulfil it alone."""
FLIGHT = [((FACILITY.signal, ARCHIVE, FACILITY.destroy, *FACILITY.flee), ())]
FOR_TWO: dict[frozenset[str], list[tuple[Plan, Plan]]] = {
    frozenset({"hold-the-line", "carry-the-story"}): [
        pair for pod in PODS for pair in permutations([(LOCK_IN,), (ARCHIVE, pod)])
    ],
    frozenset({"carry-the-story", "cut-off-the-head"}): FLIGHT,
    frozenset({"carry-the-story", "sterilise"}): FLIGHT,
    frozenset({"clean-up-crew", "cutting-off-the-head"}): [
        *((plan, ()) for plan in BLOW_UP),
        *((plan, (plan[-1],)) for plan in BLOW_UP),
    ],
    frozenset({"destination-earth", "special-delivery"}): [((EGG, SLEEP), (SLEEP,))],
}
"""Two Objectives -> what two players do that fulfil them together; one without a plan plays at random."""
SHARED = ("solo", "cooperative")
"""Modes that deal these Objectives."""
ABOARD = ("ship", "ship-advanced")
"""Boards with chambers to sleep in."""
PLANNED = 30000
"""Seeds that are looked at for Objectives that there is a plan for."""
BURNING = "destroyed by Fire"
SPREADS = "chemical-fire"
"""An Event card that spreads Fire each time it comes; where others do so hardly ever it is laid on top of the deck."""


# ---------------------------------------------------------------- who plays


def crews(ruleset: Ruleset, wanted: list[str]) -> Iterator[Crew]:
    """The games to try, in order; `wanted` is what is still to be found."""
    low, high = ruleset.players
    for seed in range(PLANNED if ruleset.manifest.mode in SHARED else 0):
        if not any(name.startswith("won") for name in wanted):
            break
        for seats in range(low, min(2, high) + 1):
            yield from planned(ruleset, seats, seed)
    yield from idle(ruleset)
    yield from drowsy(ruleset, wanted)
    for seed in range(4000):
        for seats in range(low, high + 1):
            for name in ("random", "curious"):
                yield seats, seed, make_bots(name, seats, seed)


def objectives(ruleset: Ruleset, seats: int, seed: int) -> set[str]:
    """The Objectives that are dealt from `seed`."""
    game = ruleset.new_game(seats, seed)
    for step in ruleset.phases["setup"]:
        if step.name == "draft-deck":
            break
        step.run(game)
    view: dict[str, Any] = game.view(0)
    dealt = view.get("group objectives") or view["objectives"][0]
    return {card.partition("/")[0] for card in dealt}


def planned(ruleset: Ruleset, seats: int, seed: int) -> Iterator[Crew]:
    """Games in which somebody has a plan for the Objectives of `seed`."""
    dealt = objectives(ruleset, seats, seed)
    if seats == 1:
        for name in sorted(dealt & PLANS.keys()):
            for plan in PLANS[name]:
                yield 1, seed, [Aims(seed, 0, *plan, objective=name)]
    for plans in FOR_TWO.get(frozenset(dealt), []) if seats == 2 else []:
        yield 2, seed, [Aims(seed, i, *plan) if plan else RandomBot(seed, i) for i, plan in enumerate(plans)]


def idle(ruleset: Ruleset) -> Iterator[Crew]:
    """Games that take their time: one destroys the board late, or nobody acts, or all want to leave."""
    low, high = ruleset.players
    few = min(max(low, 2), high)
    for seed in range(40):
        yield high, seed, [StartsLate(seed, 0), *(Waits(seed, seat) for seat in range(1, high))]
    if ruleset.manifest.board not in ABOARD:
        return
    for seed in range(400):
        yield high, seed, [Waits(seed, seat) for seat in range(high)]
        for plan in ((SLEEP,), *((SHIP.destroy, pod) for pod in SHIP.flee)):
            yield few, seed, [Aims(seed, seat, *plan) for seat in range(few)]


def drowsy(ruleset: Ruleset, wanted: list[str]) -> Iterator[Crew]:
    """Games of players that come to sleep late, where those who wait in the Hibernatorium never get out of Combat."""
    low, high = ruleset.players
    for seed in range(PLANNED if ruleset.manifest.board in ABOARD else 0):
        if "won, hibernating" not in wanted:
            return
        for seats in range(max(low, 2), min(high, 3) + 1):
            yield seats, seed, [Drowsy(seed, seat) for seat in range(seats)]


def kindled(ruleset: Ruleset) -> Iterator[tuple[Game, list[Bot]]]:
    """Games not yet begun in which the Event deck is always shuffled so that the Fire spreads next."""
    low, high = ruleset.players
    for seed, seats, name in product(range(1000), range(high, low - 1, -1), ("random", "curious")):
        orders = shuffled(ruleset.new_game(seats, seed), make_bots(name, seats, seed))
        game = ruleset.new_game(seats, seed)
        game.fixed["events"] = orders
        yield game, make_bots(name, seats, seed)


def shuffled(game: Game, bots: list[Bot]) -> list[list[str]]:
    """Play `game` with that Event card on top of its deck after each shuffle; every order of the deck."""
    orders: list[list[str]] = []
    shuffle = game.shuffle

    def on_top(name: str, pieces: list[str]) -> None:
        if name == "events":
            orders.append(sorted(pieces, key=lambda card: (card.startswith(SPREADS), card)))
            game.fixed[name] = [list(orders[-1])]
        shuffle(name, pieces)

    with patch.object(game, "shuffle", on_top):
        game.play(bots)
    return orders


# ---------------------------------------------------------------- what is written


def make(variant: str) -> None:
    """Write one record of `variant` for each ending, each way to win, and what else it has to show."""
    ruleset, wanted = assemble(variant), list(VARIANTS[variant])
    folder_of(variant).mkdir(exist_ok=True)
    for old in folder_of(variant).glob("*.json"):
        old.unlink()
    spreads = any(card.id == SPREADS for card in ruleset.content.of("event_card"))
    if spreads and BURNING in wanted:
        burn(ruleset, variant, wanted)
    for seats, seed, bots in crews(ruleset, wanted):
        show(ruleset.new_game(seats, seed), bots, variant, wanted)
        if not wanted:
            return
    raise SystemExit(f"{variant}: no game found for: {wanted}")


def burn(ruleset: Ruleset, variant: str, wanted: list[str]) -> None:
    """Find the game that ends in flames among those in which Fire is helped to spread."""
    for game, bots in kindled(ruleset):
        show(game, bots, variant, wanted)
        if BURNING not in wanted:
            return


def show(game: Game, bots: list[Bot], variant: str, wanted: list[str]) -> None:
    """Play `game`, and write a record of it for each name in `wanted` that it shows, which is then done with."""
    recorder, events = Recorder(game), []
    game.listener = events.append
    game.play(bots)
    for name in shows(game, events):
        if name in wanted:
            wanted.remove(name)
            write_record(recorder.record(), file_of(name, variant))


@attrs.define
class Repeats:
    """A bot that makes the choices of a record, whichever seat is asked."""

    choices: Iterator[tuple[int, Option]]

    def __call__(self, game: Game, decision: Decision) -> Option:
        seat, option = next(self.choices, (-1, ""))
        if seat != decision.seat or option not in decision.options:
            raise SystemExit(f"decision {game.state.decisions} goes another way; make the records again")
        return option


def restamp(variant: str) -> None:
    """Write the records of `variant` with the digests of now, if their choices still show what they are named for."""
    ruleset = assemble(variant)
    for name in VARIANTS[variant]:
        path = file_of(name, variant)
        old = read_record(path)
        game = ruleset.new_game(old.seats, old.seed)
        game.fixed |= old.fixed
        recorder, events = Recorder(game), []
        game.listener = events.append
        game.play([Repeats(iter(old.choices))] * old.seats)
        if name not in shows(game, events) or recorder.record().choices != old.choices:
            raise SystemExit(f"{path.name}: the game goes another way; make the records of {variant} again")
        write_record(recorder.record(), path)


def main(*given: str) -> None:
    """Make or restamp the records of the variants that are named."""
    names = [name for name in given if not name.startswith("--")] or list(VARIANTS)
    for name in names:
        (restamp if "--restamp" in given else make)(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
