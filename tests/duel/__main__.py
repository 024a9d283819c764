"""Does a bot win more than another? `python -m tests.duel run searcher survivor --games 300`; `fit` makes weights."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from loky import get_reusable_executor

from .fitting import fit as fit_weights
from .playing import Duel, Round, interval, play

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def run(
    bot: Annotated[str, typer.Argument(help="The bot that is tried.")] = "searcher",
    rival: Annotated[str, typer.Argument(help="The bot in all other seats, and there for comparison.")] = "survivor",
    variant: Annotated[str, typer.Option(help="The variant.")] = "lockdown",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(help="Seeds, with a game for each seat and one without the bot.")] = 300,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one for each processor.")] = 1,
) -> None:
    """Play each seed with `bot` in each seat and without it; exit code 1 unless the interval lies above 0."""
    each = map if jobs == 1 else get_reusable_executor(jobs or os.cpu_count()).map
    duel, rounds = Duel(bot, rival, variant, seats), list[Round]()
    for played in each(play, [duel] * games, range(seed, seed + games)):
        rounds.append(played)
        if len(rounds) % 10 == 0 or len(rounds) == games:
            print(told(rounds), flush=True)
    raise SystemExit(interval(rounds)[1] <= 0)


def told(rounds: list[Round]) -> str:
    """What the rounds show so far, in a line."""
    mean, low, high = interval(rounds)
    pairs = [pair for each in rounds for pair in zip(each.bot, each.rival, strict=True)]
    bot, rival = (sum(won) / len(pairs) for won in zip(*pairs, strict=True))
    alone, missed = pairs.count((True, False)), pairs.count((False, True))
    times, busy = ([taken for each in rounds for taken in getattr(each, name)] for name in ("seconds", "processor"))
    return (
        f"{len(rounds)} seeds, {len(pairs)} seats: {bot:.1%} against {rival:.1%}, "
        f"{mean:+.1%} ({low:+.1%} to {high:+.1%}), "
        f"{alone} won by it alone and {missed} by its rival alone; "
        f"{sum(times) / len(times):.1f} s a game, {max(times):.1f} s at most "
        f"(of a processor {sum(busy) / len(busy):.1f} s, {max(busy):.1f} s at most)"
    )


@app.command()
def fit(
    variants: Annotated[list[str], typer.Argument(help="Variants to learn from.")],
    games: Annotated[int, typer.Option(help="Games of each.")] = 400,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 500_000,
) -> None:
    """Print the weights for `nemesis_core.rules.lookahead.worth`, and how well they tell winners from losers."""
    weights, told = fit_weights(variants, games, seed)
    for variant, share in told.items():
        print(f"{variant}: {share:.3f}")
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.3g},')


if __name__ == "__main__":
    app()
