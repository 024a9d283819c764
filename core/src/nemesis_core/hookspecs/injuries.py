"""Hooks of fighting: attacks by Intruders, Injuries, other things that can be attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def attack_kinds() -> dict[str, Any]:  # type: ignore[empty-body]
    """Ways of attacking by name, `(game, piece, who, occasion) -> None`, that `intruder_kind` records name.

    Called once when a variant is assembled. Return name -> function. None adds none.

    Example: `return {"infest": infest}`
    """


@hookspec(firstresult=True)
def cards_that_count(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """How many cards in hand count when an Intruder looks for the target of its Attack, for `who`.

    Called for each Character that could be the target. Return the number. None means the whole hand.

    Example: `return sum(1 for card in who.hand if card in game.cards.action)`
    """


@hookspec(firstresult=True)
def attack_denied(game: Game, piece: Any, who: Any, occasion: str) -> bool:  # type: ignore[empty-body]
    """Is the Attack of `piece` on `who` left out?

    Called before each Attack. `occasion` is "surprise", "event", "escape" or the name of an effect. Return True to
    leave it out. None means no.

    Example: `return True if occasion == "escape" and piece.kind == "larva" else None`
    """


@hookspec(firstresult=True)
def attack_order(game: Game, pieces: list[Any]) -> list[Any]:  # type: ignore[empty-body]
    """In which order do the Intruders `pieces` attack?

    Called in the step in which all attack, and when a Character leaves a Room with several. Return them in their order.
    None: in that in which they came onto the board.

    Example: `return sorted(pieces, key=lambda piece: -game.cards.kinds[piece.kind].size)`
    """


@hookspec(firstresult=True)
def attack_card(game: Game, piece: Any, who: Any, occasion: str) -> str:  # type: ignore[empty-body]
    """Which Attack card is resolved for the attack of `piece` on `who`?

    Called when one is due, before any is drawn; `occasion` is "surprise", "event", "escape" or the name of an effect.
    Return a card that has been taken out of the deck, with `draw_card` or otherwise; it is discarded as it is resolved.
    An empty text when there is none, so that the attack misses. None: the top one of the deck is drawn.

    Example: `return draw_card(game, "old-attacks") if occasion == "storm" else None`
    """


@hookspec(firstresult=True)
def darkness_line_denied(game: Game, who: Any, attack: str, piece: Any) -> bool:  # type: ignore[empty-body]
    """Is the Darkness line of the Attack card left out for `who`?

    Called after the first line is resolved, when the card has another. `attack` is the card's kind, `piece` the
    Intruder that attacks. Return True to leave it out. None means no.

    Example: `return True if attack == "blood-chase" and who.place in LIT else None`
    """


@hookspec(firstresult=True)
def attack_deals(game: Game, who: Any, piece: Any, face: str, injuries: int, cause: str) -> int:  # type: ignore[empty-body]
    """The Injuries that a Shoot or Melee Attack of `who` deals to the Intruder `piece`, in place of `injuries`.

    Called after the die, the Weapon and what was discarded have had their say; `face` is the result that counts,
    `cause` the Weapon or "melee". Return the number; 0 makes the attack a miss. None: `injuries`.

    Example: `return injuries - 1 if piece.kind == "shellback" else None`
    """


@hookspec(firstresult=True)
def injuries_taken(game: Game, piece: Any, injuries: int, who: Any, cause: str) -> int:  # type: ignore[empty-body]
    """The Injuries that `piece` takes of the `injuries` that it suffers, bonuses included.

    Called before they are noted; `who` dealt them, or None, and `cause` is what did it. The check of its endurance
    follows whatever it takes. Return the number, 0 for none. None: all.

    Example: `return 0 if piece.kind == "phantom" else None`
    """


@hookspec
def intruder_hurt(game: Game, piece: Any, injuries: int, who: Any, cause: str) -> None:
    """`piece` has suffered `injuries`, 1 or more, which `who` dealt, or None.

    Called when they are noted and before its endurance is checked; `cause` is "melee", a Weapon, "fire" or another
    word. Return None.

    Example: `if piece.kind == "puffball" and cause == "melee": light_wound(game, who, "spores")`
    """


@hookspec
def injury_change(game: Game, who: Any, piece: Any, cause: str) -> int:  # type: ignore[empty-body]
    """Injuries more (or fewer, negative) that `piece` suffers from `who`; results are added.

    Called after a hit, before the Injuries are noted. `cause` is an item, "fire" or another word; `who` may be None.
    Return the number. None changes nothing.

    Example: `return 1 if cause == "fire" and piece.kind == "adult" else None`
    """


@hookspec
def endurance_change(game: Game, who: Any, piece: Any) -> int:  # type: ignore[empty-body]
    """Injuries more that count in the check of `piece` after a hit by `who`; results are added.

    Called when the check is made; they are not noted on the miniature. `who` may be None. Return the number. None
    changes nothing.

    Example: `return 1 if who is not None and who.id == "sentry" else None`
    """


@hookspec
def blood_change(game: Game, who: Any, piece: Any, blood: int) -> int:  # type: ignore[empty-body]
    """Blood more (or fewer, negative) that the Injuries of `piece` are compared with; results are added.

    Called when its endurance is checked and no card shows an arrow: `blood` is that of the cards drawn. `who` hurt it,
    or None. Return the number. None changes nothing.

    Example: `return len(game.cellar.guards) if piece.kind == "queen" else None`
    """


@hookspec(firstresult=True)
def blood_drawn(game: Game, piece: Any, cards: list[Any]) -> tuple[int | None, bool]:  # type: ignore[empty-body]
    """What the Attack cards drawn for the check of `piece` say: the blood, and whether it flees.

    Called when its endurance is checked; `cards` are the `attack_card` records of those drawn, perhaps none. Return the
    blood that its Injuries are compared with, None where no number kills it, and True if it flees. None: the blood of
    all cards together, and it flees from any arrow.

    Example: `return min((card.blood for card in cards), default=0), any(card.retreat for card in cards)`
    """


@hookspec
def driven_off(game: Game, who: Any, piece: Any, cause: str) -> int:  # type: ignore[empty-body]
    """Injuries that `piece` suffers when `cause` makes it Retreat; results are added.

    Called before the Retreat, by Items, Rooms and the like that make an Intruder flee. `cause` is an item, a Room
    Action or another word, `who` the Character that used it, or None. Return the number. None adds none.

    Example: `return 1 if cause == "foghorn" and piece.kind == "gull" else None`
    """


@hookspec
def intruder_died(game: Game, piece: Any, place: str, cause: str) -> None:
    """`piece` was killed at `place` and has left the board.

    Called when its Carcass, if it leaves one, lies there. `cause` is the procedure that killed everything there, such
    as "venting"; an empty text for Injuries and the like. Return None.

    Example: `if piece.kind == "queen": game.my_mode.queen_dead = True`
    """


@hookspec(firstresult=True)
def causes_combat(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Are the Characters at `place` in Combat with something there that is no Intruder?

    Called whenever a rule asks who is in Combat and no Intruder is in the Room, so it must be quick. Return True if so.
    None means no.

    Example: `return True if place in game.hive.lairs else None`
    """


@hookspec
def targets(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Things at `place` other than Intruders that can be shot at or struck, by id.

    Called when attack options are listed and no Intruder need be there; the lists are joined. Return the ids. None adds
    none.

    Example: uncarried Eggs: `return ["eggs"]`
    """


@hookspec
def action_targets(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Things at `place` other than Intruders at which only the Basic Actions Shoot and Melee can be aimed, by id.

    Called when these Actions are listed; what a card or an Item lets one shoot at or strike does not include them. The
    lists are joined. Return the ids. None adds none.

    Example: `return ["padlock"] if place in game.cellar.locked else None`
    """


@hookspec
def item_targets(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Things at `place` other than Intruders that Items and Action cards injure as if they were some, by id.

    Called when what deals Injuries to an Intruder of a Room looks for its target, and when what deals them to all
    Intruders there is resolved: then `hit_target` is told. The lists are joined. Return the ids. None adds none.

    Example: `return ["hive"] if place == game.cellar.hive else None`
    """


@hookspec
def sample_targets(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Things at `place` other than Intruders from which an Intruder Carcass can be cut, by id.

    Called by Items that take one from a living Intruder; the thing is not hurt by it. The lists are joined. Return the
    ids. None adds none.

    Example: `return ["hive"] if place == game.cellar.hive else None`
    """


@hookspec(firstresult=True)
def target_size(game: Game, target: str) -> int:  # type: ignore[empty-body]
    """The size that a die result must reach to hit `target`, one of `targets` or `action_targets`.

    Called when the die is rolled for it. Return the size, 1 to 3 as of Intruders. None: any hit will do.

    Example: `return 3 if target == "padlock" else None`
    """


@hookspec(firstresult=True)
def hit_target(  # type: ignore[empty-body]
    game: Game, who: Any, target: str, injuries: int, source: str, cause: str
) -> bool:
    """Resolve an attempt of `who` on `target`, one of `targets`, `action_targets` or `item_targets`.

    Called after the die or the card is resolved: `injuries` may be 0 (a miss); `source` is "shoot", "melee" or what
    else is used, `cause` the Weapon, item or other word by which it is dealt. Return True when the target was the
    piece's own. None: not this piece's. The compiled table `melee_missed` has, by target, the rule by which the log
    tells a Melee Attack that misses.

    Example: `if target == "lamp": game.island.flame -= injuries; return True`
    """


@hookspec
def room_struck(game: Game, place: str, injuries: int | None, who: Any, cause: str) -> None:
    """Each Intruder in the Room at `place` has suffered `injuries`, or has died where they are None.

    Called after the Intruders by what strikes all of them there: Fire, Rooms, procedures of the board, Events; not by
    Items and Action cards. `cause` is "fire" or another word, `who` the Character behind it, or None. Strike what else
    lives there. Return None.

    Example: `if cause == "fire": game.cellar.moss.pop(place, None)`
    """


@hookspec(firstresult=True)
def can_be_struck(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Lives something at `place`, other than Intruders, that `room_struck` strikes as if it were one?

    Called where a Room that strikes all Intruders of another looks for one with Intruders. Return True if so. None
    means no.

    Example: `return True if place in game.cellar.moss else None`
    """


@hookspec(firstresult=True)
def shoot_die(game: Game, who: Any) -> str:  # type: ignore[empty-body]
    """The id of the die for a Shoot by `who`.

    Called before each. Return the id of a `die` record. None means the base's "combat-die".

    Example: `return "crude-die" if has_status(who, "dazed") else None`
    """


@hookspec(firstresult=True)
def face_counted(game: Game, who: Any, piece: Any, face: str) -> str:  # type: ignore[empty-body]
    """The face that counts where `who` rolled `face` for an attack on the Intruder `piece`.

    Called after each roll of a die for a Shoot or a Melee Attack, before the Weapon's own rule. Return the id of
    another `die_result` record. None: the face that was rolled counts.

    Example: `return "hit" if face == "blank" and piece.kind == "adult" else None`
    """


@hookspec(firstresult=True)
def weakness_helps(game: Game, who: Any, slot: int) -> bool:  # type: ignore[empty-body]
    """Does the revealed Weakness on `slot` (0 is the leftmost) help `who`?

    Called when a rule of a Weakness would apply; `who` is None where the matter is no Character's, as when Fire burns
    an Intruder. Return True if so. None means no.

    Example: `return True if slot == 0 or knowledge(who) >= 4 else None`
    """


@hookspec(firstresult=True)
def shoots_on(game: Game, who: Any, weapon: str, target: str) -> bool:  # type: ignore[empty-body]
    """Does `who`, whose shot with `weapon` has hit `target`, shoot again at once?

    Called after each such shot while the Weapon holds Ammo and the target is there; an Intruder is checked after the
    last one. Return True to shoot. None: that was the last one.

    Example: `return True if weapon == game.cellar.repeater else None`
    """


@hookspec
def melee_rolled(game: Game, who: Any, shot: Any) -> None:
    """`who` has rolled for a Melee Attack: change what comes of it.

    Called before the Injury is dealt. `shot` says what was rolled: it may be rolled again (`shot.roll()`), and its
    `more` is added to the 1 Injury of a hit. Return None.

    Example: `if has_tag(game, who, "brass-knuckles"): shot.more += 1`
    """


@hookspec(firstresult=True)
def wound_ignored(game: Game, who: Any, cause: str) -> bool:  # type: ignore[empty-body]
    """Does `who` not suffer the Wound, Light or Serious, that `cause` would give it?

    Called before each. Return True to leave it out. None: it is suffered.

    Example: `return True if cause == "fire" and has_tag(game, who, "blanket") else None`
    """


@hookspec
def wounded(game: Game, who: Any, card: str) -> None:
    """`who` has suffered the Serious Wound `card`.

    Called when its effect holds, before anything that is too much for the Hand slots is Dropped. Return None.

    Example: `if game.cards.wounds[card].id == "cut": dress(game, who, card)`
    """
