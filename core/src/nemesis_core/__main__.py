"""`python -m nemesis_core` is the command `nemesis`."""

from .cli import main

main()
