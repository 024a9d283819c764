"""Many games over the whole matrix: `python -m tests.matrix --games 100000 --jobs 2`; exit code 1 if one went wrong."""

from __future__ import annotations

import os
import time
from typing import Annotated

import typer
from loky import get_reusable_executor

from .playing import Played, combinations, never, play, tables


def main(
    games: Annotated[int, typer.Option(help="Games in all, at least one at each table.")] = 100_000,
    counted: Annotated[int, typer.Option(help="Those of them with the components counted at every decision.")] = 2_000,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one for each processor.")] = 0,
) -> None:
    """Play games at every table of the matrix and print what they showed."""
    each, looked_at = (-(-number // len(tables())) for number in (games, counted))
    begun, played = time.monotonic(), Played()
    pool = get_reusable_executor(jobs or os.cpu_count())
    parts = [pool.submit(play, one, range(seed, seed + each), looked_at, True) for one in combinations()]
    for n, part in enumerate(parts, 1):
        found = part.result()
        played.add(found)
        print(*found.faults, sep="\n", end="\n" if found.faults else "", flush=True)
        if n % 20 == 0:
            print(f"{n} of {len(parts)} combinations, {played.games:,} games", flush=True)
    print(f"{len(parts)} combinations, {len(tables())} tables, {played.games:,} games, {played.decisions:,} decisions")
    print(f"{played.counted:,} games counted at every decision; {len(played.faults)} went wrong")
    print(f"{time.monotonic() - begun:.0f} s")
    print("Endings:", ", ".join(f"{ending} {number:,}" for ending, number in played.endings.most_common()))
    for piece, missing in never(played):
        brought = [name for name, owner in played.known.items() if owner == piece]
        print(f"{piece}: {len(brought) - len(missing)} of {len(brought)} effects and hooks ran", *missing, sep="\n  ")
    raise SystemExit(bool(played.faults))


if __name__ == "__main__":
    typer.run(main)
