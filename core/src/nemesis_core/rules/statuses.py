"""Statuses of a Character: Slime, a Larva, a Signal, Knowledge; any piece may ban one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


STATUS_RULES = {
    "slime": "LD-SLIME-01",
    "larva": "LD-SCAN-02",
    "signal": "LD-TRANS-01",
    "knowledge-active": "LD-ARCH-02",
}
"""The rule behind each status, for the log; a piece names that of a status of its own."""


def has_status(who: Character, status: str) -> bool:
    """Has `who` the marker `status`?"""
    return who.marks.get(status, 0) > 0


def affected_by(game: Game, who: Character, status: str) -> bool:
    """Has `who` the marker `status`, and does it do anything to it now? Pieces know what makes one ignore it."""
    return has_status(who, status) and not game.hooks.status_ignored(game, who, status)


def gain_status(game: Game, who: Character, status: str, rule: str = "") -> bool:
    """Give `who` the marker `status`, at most one (LD-SLIME-01); False when it had it or a piece bans it.

    It is told by `rule`, or by that of the status.
    """
    if who.marks.get(status, 0) or game.hooks.status_banned(game, who, status):
        return False
    who.marks[status] = 1
    game.tell("status.gain", rule or STATUS_RULES.get(status, ""), who=who.seat, status=status)
    return True


def lose_status(game: Game, who: Character, status: str, rule: str = "") -> bool:
    """Take the marker `status` off `who`, told as `gain_status` does; False when it has none."""
    if not who.marks.get(status, 0):
        return False
    who.marks[status] = 0
    game.tell("status.lose", rule or STATUS_RULES.get(status, ""), who=who.seat, status=status)
    return True


def knowledge(who: Character) -> int:
    """The Knowledge of `who`."""
    return who.marks.get("knowledge", 0)


def gain_knowledge(game: Game, who: Character, amount: int) -> None:
    """`who` gains Knowledge, at most up to the end of the track (LD-KNOW-02)."""
    top = next((k.slots for k in game.ruleset.content.of("knowledge")), 0)
    who.marks["knowledge"] = min(top, knowledge(who) + amount)
    game.tell("knowledge", "LD-KNOW-02", who=who.seat, amount=amount, now=knowledge(who))
