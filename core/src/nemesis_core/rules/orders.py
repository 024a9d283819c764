"""What cards of other pieces order a board to do, by name: the hooks that answer them, made of the board's tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..hooks import hookimpl

if TYPE_CHECKING:
    from ..game import Game

Command = Callable[["Game", str], object]
Targets = Callable[["Game"], list[str]]
TargetsAt = Callable[["Game", str], list[str]]


class Orders:
    """The commands of a board and what they can be about now: an implementation for its piece.

    `targets_at` are asked for by "command:place".
    """

    def __init__(
        self,
        commands: Mapping[str, Command],
        targets: Mapping[str, Targets],
        targets_at: Mapping[str, TargetsAt] | None = None,
    ) -> None:
        self.commands = dict(commands)
        self.targets = dict(targets)
        self.targets_at = dict(targets_at or {})

    @hookimpl
    def command(self, game: Game, name: str, argument: str) -> bool | None:
        """Do what a card orders."""
        if name not in self.commands:
            return None
        self.commands[name](game, argument)
        return True

    @hookimpl
    def command_targets(self, game: Game, name: str) -> list[str] | None:
        """What such an order can be about now."""
        order, _, place = name.partition(":")
        if order in self.targets_at:
            return self.targets_at[order](game, place)
        return self.targets[order](game) if order in self.targets else None


def possible(condition: object) -> list[str]:
    """The argument of a command that has none, while it would do something."""
    return [""] if condition else []
