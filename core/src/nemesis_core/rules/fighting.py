"""Shooting and Melee Attacks, at Intruders and at what else can be attacked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import attrs

from .contamination import gain_contamination
from .costs import pay
from .injuries import examine, hurt, injure
from .queries import action_cards, intruders_at
from .wounds import serious_wound

if TYPE_CHECKING:
    from ..game import Game
    from .board_records import DieResult
    from .table import Character, Intruder

Wound = Callable[["Game", "Character", str], None]
ANY: Final = "any-intruder"
"""In place of the target of a Melee Attack: one of the Intruders in the Room."""


@attrs.define(eq=False)
class Shot:
    """A die rolled for an attack on `target`; a Weapon may look at it, roll again and change its Injuries.

    `face` is what was rolled, `result` the die result that counts, `injuries` what it deals to the target's size,
    `bonus` what it deals besides if 1 Action card is discarded, `more` what is added if the attack deals any, `sure`
    what is added even to a miss, `after` what the Weapon does once the Injuries have been dealt. `rules` are those by
    which the log tells a hit and a miss.
    """

    game: Any
    who: Any
    die: str
    target: str
    face: str = ""
    result: Any = None
    injuries: int = 0
    bonus: int = 0
    more: int = 0
    sure: int = 0
    after: list[Callable[[], object]] = attrs.field(factory=list)
    rules: tuple[str, str] = ("LD-SHOOT-02", "LD-SHOOT-02")

    @property
    def piece(self) -> Intruder | None:
        """The Intruder that is attacked; None when it is another thing."""
        found: Intruder | None = self.game.table.intruders.get(self.target)
        return found

    @property
    def size(self) -> int:
        """The size of the target; of things that are no Intruders pieces know it, or any hit will do."""
        if self.piece is None:
            return self.game.hooks.target_size(self.game, self.target) or 0
        return int(self.game.cards.kinds[self.piece.kind].size)

    def roll(self) -> DieResult:
        """Roll (again) and set `result`, `injuries` and `bonus`."""
        self.face = face = self.game.roll(self.die, self.game.dice[self.die])
        counted = self._counted(face)
        self.result = self.game.die_results[counted]
        self.injuries = self.result.injuries if self.size <= self.result.max_size else 0
        self.bonus = self.result.discard_bonus
        self.game.tell("attack.roll", self.rules[not self.injuries], who=self.who.seat, face=face)
        if counted != face:
            self.game.tell("attack.counted", "LD-SHOOT-02", who=self.who.seat, face=counted)
        result: DieResult = self.result
        return result

    def _counted(self, face: str) -> str:
        """The face that counts for the `face` that was rolled: a piece may take another for it."""
        piece = self.piece
        other = self.game.hooks.face_counted(self.game, self.who, piece, face) if piece else None
        return str(other or face)

    @property
    def missed(self) -> bool:
        """The result is a miss: it deals nothing to this target, whatever is discarded."""
        return self.injuries == 0 and self.bonus == 0

    @property
    def bought(self) -> int:
        """What a discarded card adds: `bonus`, and `more` where nothing else would be dealt."""
        return self.bonus if self.injuries else self.bonus + self.more

    def at_least(self, injuries: int) -> None:
        """The result deals at least `injuries`; what a discarded card would have made up is included."""
        missing = max(0, injuries - self.injuries)
        self.injuries += missing
        self.bonus = max(0, self.bonus - missing)


def attack_targets(game: Game, who: Character, combat: bool = True) -> list[str]:
    """What `who` can shoot at or strike in its Room; out of `combat` no Intruder is looked for.

    (LD-BASIC-12, LD-BASIC-14, LD-PVP-01)
    """
    place = who.place
    found = [piece.id for piece in game.table.intruders.values() if piece.place == place] if combat else []
    for extra in game.hooks.targets(game, place):
        found += extra
    return found


def action_targets(game: Game, who: Character, combat: bool = True) -> list[str]:
    """What `who` can shoot at or strike by a Basic Action, which may be more than cards and Items let it attack."""
    found = attack_targets(game, who, combat)
    for extra in game.hooks.action_targets(game, who.place):
        found += extra
    return found


def shoot(game: Game, who: Character, weapon: str, target: str, aim: Callable[[Shot], object] | None = None) -> None:
    """`who` shoots `weapon` at `target`: 1 Ammo, the die, the Weapon's own rule, the Injuries.

    A card may `aim`: it looks at the roll, and changes it, before the Weapon does. Where a piece lets it shoot on, an
    Intruder is checked once, after the last shot, and then comes what the Weapon does after each. (LD-SHOOT-01 to
    LD-SHOOT-03, LD-ADV-01 to LD-ADV-03)
    """
    piece, wounded = game.table.intruders.get(target), False
    after: list[Callable[[], object]] = []
    while True:
        shot = fire(game, who, weapon, target, aim)
        after += shot.after
        injuries = dealt(game, who, shot, shot.injuries + shot.sure, weapon)
        if piece is None:
            game.hooks.hit_target(game, who, target, injuries, "shoot", weapon)
        else:
            wounded |= hurt(game, piece, injuries, who, weapon)
        if not (injuries and shoots_on(game, who, weapon, target)):
            break
    if piece is not None and wounded:
        examine(game, piece, who)
    for act in after:
        act()


def fire(game: Game, who: Character, weapon: str, target: str, aim: Callable[[Shot], object] | None) -> Shot:
    """One shot with what it deals."""
    who.ammo[weapon] -= 1
    shot = Shot(game, who, game.hooks.shoot_die(game, who) or "combat-die", target)
    shot.roll()
    if aim is not None:
        aim(shot)
    special = game.cards.item[weapon].shot
    if special is not None:
        special(game, who, weapon, shot)
    if shot.bonus and action_cards(game, who) and adds(game, who, shot, target):
        pay(game, who, 1)
        shot.injuries += shot.bonus
    if shot.injuries:
        shot.injuries += shot.more
    return shot


def dealt(game: Game, who: Character, shot: Shot, injuries: int, cause: str) -> int:
    """What the attack `shot` with `cause` really deals of `injuries`: an Intruder may have a rule about it."""
    if shot.piece is None or not injuries:
        return injuries
    changed = game.hooks.attack_deals(game, who, shot.piece, shot.result.id, injuries, cause)
    return injuries if changed is None else int(changed)


def shoots_on(game: Game, who: Character, weapon: str, target: str) -> bool:
    """Does `who`, whose shot has hit, shoot at once again? It must have Ammo and the target must be there."""
    return bool(
        who.ammo.get(weapon) and target in action_targets(game, who) and game.hooks.shoots_on(game, who, weapon, target)
    )


def adds(game: Game, who: Character, shot: Shot, target: str) -> bool:
    """Does `who` discard an Action card for what the die deals besides? (LD-ADV-03)"""
    about = (target, shot.result.id, str(shot.bought))
    return bool(game.ask(who.seat, "advantage", ["discard", "keep"], about) == "discard")


def injurable(game: Game, place: str) -> list[str]:
    """What Items and Action cards that injure Intruders injure at `place`: these, and what counts as some, by id."""
    found = [piece.id for piece in intruders_at(game, place)]
    for extra in game.hooks.item_targets(game, place):
        found += extra
    return found


def deal(game: Game, who: Character, target: str, injuries: int, cause: str, source: str = "") -> None:
    """Deal `injuries` of `who` to `target`, an Intruder or another thing; 0 is an attempt that missed.

    `source` is "shoot", "melee", or, with an empty text, the `cause`.
    """
    piece = game.table.intruders.get(target)
    if piece is None:
        game.hooks.hit_target(game, who, target, injuries, source or cause, cause)
    else:
        injure(game, piece, injuries, who, cause)


def named_late(game: Game, targets: list[str]) -> list[str]:
    """`targets` of a Melee Attack with ANY in place of several Intruders; which one is named later (SH-MELEE-07)."""
    pieces = game.table.intruders
    if sum(target in pieces for target in targets) > 1:
        return [ANY, *(target for target in targets if target not in pieces)]
    return targets


def melee(game: Game, who: Character, target: str, *, clean: bool = False, wound: Wound = serious_wound) -> None:
    """A Melee Attack: a Contamination card, unless it is a `clean` one, the Combat die, 1 Injury or a `wound`.

    Against things that are no Intruders it brings neither card nor Wound; by which rule, the compiled table
    `melee_missed` says. With ANY the Intruder is named after the card. (LD-BASIC-15, LD-MELEE-01, -02, SH-MELEE-07)
    """
    intruder = target == ANY or target in game.table.intruders
    if intruder and not clean:
        gain_contamination(game, who)
    if target == ANY:
        target = game.ask(who.seat, "melee-target", [piece.id for piece in intruders_at(game, who.place)])
    missed = "LD-MELEE-01" if intruder else game.melee_missed.get(target, "")
    shot = Shot(game, who, "combat-die", target, rules=("LD-MELEE-02", missed))
    shot.roll()
    game.hooks.melee_rolled(game, who, shot)
    injuries = dealt(game, who, shot, 1 + shot.more if shot.injuries else 0, "melee")
    if injuries:
        deal(game, who, target, injuries, "melee", "melee")
    elif intruder:
        wound(game, who, "melee")
    else:
        deal(game, who, target, 0, "melee", "melee")
