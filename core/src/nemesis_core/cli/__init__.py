"""The command `nemesis`; one file for each subcommand, heavy imports only where they are used."""

from .app import main

__all__ = ["main"]
