"""Bots: those that play without thinking, those of other distributions, and what a bot may look at."""

from .asked import Asked, chance
from .found import GROUP, FoundBot, found
from .making import BOTS, Bot, ThinkingBot, bot_names, make_bots
from .plain import CuriousBot, RandomBot, option_kind
from .worlds import World

__all__ = [
    "BOTS",
    "GROUP",
    "Asked",
    "Bot",
    "CuriousBot",
    "FoundBot",
    "RandomBot",
    "ThinkingBot",
    "World",
    "bot_names",
    "chance",
    "found",
    "make_bots",
    "option_kind",
]
