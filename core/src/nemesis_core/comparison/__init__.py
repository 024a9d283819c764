"""Variants played on the same seeds, and how they differ: game by game, with intervals."""
