"""Questions about the table that many rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ..game import Game
    from .board_records import Room
    from .table import Character, Intruder


def characters_at(game: Game, place: str) -> list[Character]:
    """The Characters in the Room at `place`, in seat order."""
    return [c for c in game.table.characters if c.place == place]


def intruders_at(game: Game, place: str) -> list[Intruder]:
    """The Intruders in the Room at `place`, in the order in which they came onto the board."""
    return [i for i in game.table.intruders.values() if i.place == place]


def in_combat(game: Game, who: Character) -> bool:
    """Is an Intruder in the Room of `who`, or what else keeps it in Combat? (LD-COST-09, LD-COMB-01)"""
    place = who.place
    for piece in game.table.intruders.values():
        if piece.place == place:
            return True
    return bool(place and game.hooks.causes_combat(game, place))


def has_character(game: Game, place: str) -> bool:
    """Is any Character in the Room at `place`?"""
    return any(c.place == place for c in game.table.characters)


def on_board(game: Game) -> list[Character]:
    """The Characters in Rooms, in order from the First Player (LD-FIRST-03)."""
    return [c for c in in_order(game) if c.place]


def in_order(game: Game) -> list[Character]:
    """All Characters from the First Player clockwise (LD-FIRST-03)."""
    characters, first = game.table.characters, game.table.first
    return [*characters[first:], *characters[:first]]


def in_order_at(game: Game, place: str) -> list[Character]:
    """The Characters in the Room at `place`, from the First Player clockwise (LD-FIRST-03)."""
    return [c for c in in_order(game) if c.place == place]


def others_here(game: Game, who: Character) -> list[Character]:
    """The other Characters in the Room of `who`."""
    return [c for c in game.table.characters if c is not who and c.place == who.place and who.place]


def seat_name(who: Character) -> str:
    """How options name a Character."""
    return f"p{who.seat + 1}"


def seat_names(game: Game) -> list[str]:
    """The names of all Characters' seats as options and reports write them: p1, p2, ..."""
    return [seat_name(c) for c in game.table.characters]


def by_name(game: Game, name: str) -> Character:
    """The Character that an option names."""
    found: Character = game.table.characters[int(name[1:]) - 1]
    return found


def character_of(game: Game, seat: int) -> Character | None:
    """The Character of `seat`, or None for a seat apart, which has none."""
    characters: list[Character] = game.table.characters
    return characters[seat] if seat < len(characters) else None


def tile_at(game: Game, place: str) -> Room:
    """The Room tile at `place`, explored or not; for rules, not for views."""
    room: Room = game.board.rooms[game.table.tiles[place]]
    return room


def highest_numbered(game: Game, places: Collection[str]) -> list[str]:
    """Of `places` the one with the highest Room number; none where no place has a number."""
    numbered = [place for place in game.board.order if place in places and game.board.places[place].number]
    return numbered[-1:]


def same_section(game: Game, place: str, other: str) -> bool:
    """Do both places lie in one Section? One without a Section, such as a staircase, does so with none."""
    section = game.hooks.section(game, place)
    return bool(section) and bool(section == game.hooks.section(game, other))


def role_places(game: Game, role: str) -> list[str]:
    """Explored places whose tile, and places that themselves, have `role`, in number order."""
    table, rooms, places = game.table, game.board.rooms, game.board.places
    return [
        p
        for p in game.board.order
        if role in places[p].roles or (p in table.explored and role in rooms[table.tiles[p]].roles)
    ]


def has_role(game: Game, place: str, role: str) -> bool:
    """Does the explored Room at `place`, or the place itself, have `role`?"""
    if not place:
        return False
    board, table = game.board, game.table
    return role in board.place_roles[place] or (
        place in table.explored and role in board.tile_roles[table.tiles[place]]
    )


def counts_as_powered(game: Game, place: str) -> bool:
    """Does an effect that speaks of Sections with Power reach `place`?"""
    counted = game.hooks.counts_as_powered(game, place)
    return bool(game.hooks.power(game, place) if counted is None else counted)


def in_darkness(game: Game, who: Character) -> bool:
    """Is `who` in Darkness: by its place, or by a Wound? (LD-POWER-04)"""
    if who.serious and wound_sum(game, who, "always_dark"):
        return True
    return bool(game.hooks.darkness(game, who.place))


def wound_sum(game: Game, who: Character, name: str) -> int:
    """What the undressed Serious Wounds of `who` add to `name`; equal Wounds count once (LD-WOUND-05)."""
    if not who.serious:
        return 0
    wounds = game.cards.wounds
    added: dict[str, int] = {}
    for card in who.serious:
        amount = getattr(wounds[card], name)
        if amount and card not in who.dressed:
            added[wounds[card].id] = amount
    return sum(added.values())


def wound_effects(game: Game, who: Character) -> list[str]:
    """What happens to `who` on passing, by its undressed Wounds, each kind once."""
    wounds = game.cards.wounds
    kinds = {wounds[c].id: wounds[c].on_pass for c in who.serious if c not in who.dressed}
    return [kinds[name] for name in sorted(kinds) if kinds[name]]


def action_cards(game: Game, who: Character) -> list[str]:
    """The Action cards in the hand of `who`; Contamination cards are none (LD-COST-03)."""
    action = game.cards.action
    return [card for card in who.hand if card in action]


def contamination_cards(game: Game, cards: list[str]) -> list[str]:
    """The Contamination cards among `cards`."""
    index = game.cards.contamination_index
    return [card for card in cards if card in index]


def has_tag(game: Game, who: Character, tag: str) -> bool:
    """Has `who` an active Item with `tag`, wherever it is kept?"""
    tagged = game.cards.tagged
    return any(tagged(card, tag) for card in (*who.items, *who.held, *who.beside))


def own_items(who: Character) -> list[str]:
    """All Items and Objects that `who` has: inventory, Hand slots, beside the board."""
    return [*who.items, *who.held, *who.beside]


def object_kind(card: str) -> str:
    """The kind of an Object: "character-corpse", "intruder-carcass" or "egg"; empty for an Item."""
    kind = card.partition("/")[0]
    return kind if kind in ("character-corpse", "intruder-carcass", "egg") else ""


def computer_at(game: Game, place: str) -> bool:
    """Is there a Computer in the Room at `place` that a Malfunction marker does not block? (LD-MALF-02)"""
    return bool(place) and place not in game.table.malfunction and tile_at(game, place).computer
