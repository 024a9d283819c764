"""Set-up of everything that comes from content alone: decks, Rooms, tokens, bag, draft, Characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import NemesisError
from .contamination import INFECTED
from .inventory import gain_item
from .table import Character

if TYPE_CHECKING:
    from ..game import Game
    from .graph import BoardMap

ITEM_DECKS = ("item-green", "item-red", "item-yellow")
OBJECT_KINDS = {"character-corpse": "character-corpse", "carcass": "intruder-carcass", "egg": "egg"}


def make_pile(game: Game, name: str, pieces: list[str]) -> list[str]:
    """Shuffle `pieces` after every plugin has had its say about them by `edit_pool`.

    That is for set-up. To shuffle a pile once more call `game.shuffle`, or plugins would change it a second time.
    """
    game.hooks.edit_pool(game, name, pieces)
    game.shuffle(name, pieces)
    return pieces


def time_start(game: Game, first: int) -> int:
    """The space on which a board's Time track starts: `first`, or a later one that a piece names."""
    start = game.hooks.time_start(game, first)
    return first if start is None else max(1, min(start, first))


def start_place(game: Game, who: Character) -> str:
    """Where `who` stands when the game begins (LD-SETUP-46, LD-SETUP-47).

    Ruling: on a board that names no place for it, in the open Room with the lowest number.
    """
    board: BoardMap = game.board
    named = [place for place in board.order if {who.role, "*"} & set(board.places[place].start)]
    return next(iter([*named, *(place for place in board.order if place in game.table.explored), board.order[0]]))


def check_enough(name: str, pieces: list[str], places: int, asking: str = "") -> None:
    """Ruling for a pool with too few pieces, by records or because plugins took some out: there is no set-up.

    :raises NemesisError: naming the pool, and the record that is `asking` for the pieces.
    """
    if len(pieces) < places:
        whose = f" ({asking})" if asking else ""
        raise NemesisError(f"set-up takes {places} out of the pool {name}, which has {len(pieces)}{whose}; put more in")


def seats(game: Game) -> None:
    """Step: every player gets a Help card with a number, at random (LD-SETUP-30, LD-SETUP-31).

    Seats apart have none, since they have no Character.
    """
    count = game.state.seats - game.seats_apart
    numbers = [str(n + 1) for n in range(count)]
    game.shuffle("player-numbers", numbers)
    game.table.characters = [Character(seat, int(numbers[seat])) for seat in range(count)]


def supplies(game: Game) -> None:
    """Step: marker limits and Object tokens beside the board (LD-SETUP-19)."""
    table = game.table
    for component in game.ruleset.content.of("component"):
        table.limits[component.id] = component.count
        kind = OBJECT_KINDS.get(component.id)
        if kind:
            table.object_supply += [f"{kind}/{n + 1}" for n in range(component.count)]


def decks(game: Game) -> None:
    """Step: the Item, Wound, Contamination, Event and Attack decks (LD-SETUP-20 to LD-SETUP-22, LD-SETUP-25)."""
    table, cards = game.table, game.cards
    for name in ITEM_DECKS:
        table.decks[name] = make_pile(game, name, list(cards.with_back.get(name, ())))
    table.crafted = sorted(cards.with_back.get("item-blue", ()))
    for name, copies in (("events", cards.events), ("attacks", cards.attacks), ("wounds", cards.wounds)):
        table.decks[name] = make_pile(game, name, list(copies))
    table.decks["contamination"] = make_pile(game, "contamination", list(cards.contamination))
    flags = [INFECTED] * cards.infected_count + ["clean"] * (len(cards.contamination) - cards.infected_count)
    game.shuffle("infection", flags)
    table.infection = flags
    for name in table.decks:
        table.discards[name] = []


def rooms(game: Game) -> None:
    """Step: fixed and printed Rooms lie open, the others are dealt face down (LD-SETUP-02 to LD-SETUP-07)."""
    table, board = game.table, game.board
    for place in board.places.values():
        if place.tile:
            table.tiles[place.id] = place.tile
            if place.explored:
                table.explored[place.id] = 1
            else:
                game.know_all(place.tile)
    laid = set(table.tiles.values())
    for group in sorted({p.slot for p in board.places.values() if not p.tile}):
        tiles = make_pile(
            game, f"rooms-{group}", [r.id for r in board.rooms.values() if r.group == group and r.id not in laid]
        )
        slots = [place for place in board.order if board.places[place].slot == group]
        check_enough(f"rooms-{group}", tiles, len(slots))
        for place in slots:
            table.tiles[place] = tiles.pop()
        table.box += tiles


def tokens(game: Game) -> None:
    """Step: each face-down Room gets an Exploration token, and where pieces say so an open one too (LD-SETUP-07)."""
    table, board = game.table, game.board
    others = {place for places in game.hooks.token_places(game) for place in places}
    hidden = [place for place in board.order if place not in table.explored or place in others]
    for kind, tokens_ in sorted(tokens_by_kind(game).items()):
        name = f"exploration-{kind}" if kind else "exploration"
        pile = make_pile(game, name, tokens_)
        asking = [place for place in hidden if board.places[place].tokens == kind]
        check_enough(name, pile, len(asking))
        for place in asking:
            table.tokens[place] = pile.pop()
        table.spare_tokens += pile


def tokens_by_kind(game: Game) -> dict[str, list[str]]:
    """The Exploration tokens by their kinds, also those for which places ask and of which there is none."""
    found: dict[str, list[str]] = {place.tokens: [] for place in game.board.places.values()}
    for token, record in game.cards.exploration.items():
        found.setdefault(record.kind, []).append(token)
    return found


def bag(game: Game) -> None:
    """Step: the Intruder bag and the supply of tokens beside it (LD-SETUP-16 to LD-SETUP-18)."""
    table, tokens_ = game.table, game.cards.tokens
    supply = make_pile(game, "supply", list(tokens_))
    for start in game.ruleset.content.of("bag_start"):
        wanted = start.count + start.per_player * len(game.table.characters)
        fitting = [token for token in supply if tokens_[token].type == start.type]
        check_enough(f"supply ({start.type})", fitting, wanted, f"bag_start {start.key}")
        for token in fitting[:wanted]:
            supply.remove(token)
            table.bag.append(token)
    game.hooks.edit_pool(game, "bag", table.bag)
    table.supply = supply


def laboratory(game: Game) -> None:
    """Step: Eggs in the Nest slot and Weakness cards on their places (LD-SETUP-14, LD-SETUP-15)."""
    lab, table = game.laboratory, game.table
    for component in game.ruleset.content.of("component"):
        if component.id == "egg":
            for _ in range(component.at_start):
                egg = next(t for t in table.object_supply if t.startswith("egg/"))
                table.object_supply.remove(egg)
                lab.eggs.append(egg)
    pile = make_pile(game, "weakness", list(game.cards.weaknesses))
    slots = sorted(game.ruleset.content.of("weakness_slot"), key=lambda s: s.position)
    check_enough("weakness", pile, len(slots))
    for slot in slots:
        lab.weaknesses.append(pile.pop())
        lab.revealed.append(int(slot.revealed_at_start))
        if slot.revealed_at_start:
            game.know_all(lab.weaknesses[-1])
    lab.spare = pile


def draft_deck(game: Game) -> None:
    """Step: one Draft card for each colour that a Character of the chosen crews has."""
    slots = sorted({card.draft_slot for card, _ in game.cards.characters.values()})
    game.hooks.edit_pool(game, "draft", slots)
    game.table.draft = slots


def draft(game: Game) -> bool:
    """Step: one player drafts, in Player Number order; True while anybody has to (LD-SETUP-39 to LD-SETUP-41).

    Two Draft cards are drawn and shown; the colour kept offers its Characters, the other goes back.
    """
    table = game.table
    who = min((c for c in table.characters if not c.id), key=lambda c: c.number)
    check_enough("draft", table.draft, 1)
    shown = [game.pick("draft", table.draft) for _ in range(min(2, len(table.draft)))]
    slot = game.ask(who.seat, "draft", sorted(shown))
    table.draft += [card for card in shown if card != slot]
    characters = game.cards.characters
    who.id = game.ask(
        who.seat, "character", sorted(c for c, (card, _) in characters.items() if card.draft_slot == slot)
    )
    who.role = characters[who.id][0].role
    game.tell("draft", "LD-SETUP-40", who=who.seat, character=who.id, shown=shown)
    return any(not c.id for c in table.characters)


def characters(game: Game) -> None:
    """Step: Action decks, Starting and Quest Items, start Rooms, Knowledge (LD-SETUP-42 to LD-SETUP-50)."""
    cards = game.cards
    for who in game.table.characters:
        _, loadout = cards.characters[who.id]
        who.deck = make_pile(game, f"deck-{who.seat}", list(cards.with_back[f"action:{who.id}"]))
        who.quest = [f"{who.id}.{name}" for name in loadout.quest_items]
        if loadout.random_quest:
            drawn = game.pick("quest", who.quest)
            game.table.box += who.quest
            who.quest = [drawn]
        for name in loadout.starting_items:
            gain_item(game, who, f"{who.id}.{name}", loaded=True)
        who.place = start_place(game, who)
        if loadout.knowledge:
            who.marks["knowledge"] = loadout.knowledge


def first_player(game: Game) -> None:
    """Step: Player 1 gets the First Player token (LD-SETUP-51)."""
    game.table.first = next(c.seat for c in game.table.characters if c.number == 1)
