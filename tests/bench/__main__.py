"""Measure everything in one run on one core and print ratios: `python tests/bench` (group "bench" installed)."""

from __future__ import annotations

import os
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import ours
import rivals
from rich.console import Console
from rich.table import Table

from nemesis_core import assemble

ROUNDS = 5
GAMES = 60


def rates(variant: str) -> dict[str, float]:
    """Medians over rounds in which every engine is measured in turn."""
    ruleset = assemble(variant)
    ours.direct(ruleset, 10)
    found: dict[str, list[float]] = {
        "catanatron": [],
        "direct": [],
        "session": [],
        "connect four": [],
        "environment": [],
        "actions": [],
        "copy": [],
        "clone": [],
    }
    taken = ours.actions_taken(ruleset, GAMES)
    session = ours.mid_game(ruleset)
    kinds = None
    for _ in range(ROUNDS):
        found["catanatron"].append(rivals.catan_rate(6))
        seconds, kinds = ours.direct(ruleset, GAMES)
        found["direct"].append(kinds["decisions"] / seconds)
        found["actions"].append(taken / seconds)
        seconds, choices = ours.by_session(ruleset, GAMES // 2)
        found["session"].append(choices / seconds)
        found["connect four"].append(rivals.zoo_rate(GAMES))
        found["environment"].append(ours.by_environment(ruleset, GAMES // 2))
        found["copy"].append(rivals.catan_copy(1000))
        found["clone"].append(ours.clone(session))
    medians = {name: statistics.median(values) for name, values in found.items()}
    assert kinds is not None
    asked = {name: n for name, n in kinds.items() if name.startswith("kind:")}
    turns = asked.get("kind:turn", 0) / max(1, sum(asked.values()))
    medians["sub-questions"] = 1 - turns
    medians["game"] = kinds["decisions"] / GAMES / medians["direct"]
    medians["save"] = ours.save_and_load(session)
    medians["hook calls"] = ours.hook_calls(ruleset, 10)
    return medians


def main() -> None:
    """Print one line for each figure, with what is to be reached."""
    variant = sys.argv[1] if len(sys.argv) > 1 else "lockdown"
    os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[0]}) if hasattr(os, "sched_setaffinity") else None
    cores = os.cpu_count() or 1
    got = rates(variant)
    hooks = ours.hook_costs()
    overhead = got["hook calls"] * max(0.0, hooks["all of 1"] - hooks["direct"]) / got["game"]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(cores))
    table = Table("figure", "value", "to reach")
    table.add_row("catanatron, real choices a second", f"{got['catanatron']:,.0f}", "")
    table.add_row("PettingZoo connect four, steps a second", f"{got['connect four']:,.0f}", "")
    table.add_row(f"{variant}, real choices a second", f"{got['direct']:,.0f}", "")
    table.add_row("  times catanatron", f"{got['direct'] / got['catanatron']:.2f}", ">= 3, aim 5")
    table.add_row("  share of sub-questions", f"{got['sub-questions']:.1%}", "")
    table.add_row("  whole Actions a second", f"{got['actions']:,.0f}", ">= 10,000")
    ratio = ours.cost_ratio("chytrids", "lockdown", GAMES, ROUNDS)
    table.add_row("a decision with Chytrids, times Lockdown's", f"{ratio:.2f}", "<= 1.3")
    table.add_row("Session, share of the direct rate", f"{got['session'] / got['direct']:.2f}", ">= 0.33")
    share = f"{got['environment'] / got['connect four']:.2f}"
    table.add_row("environment for learners, times connect four", share, ">= 0.7")
    table.add_row(
        "hook with 1 implementation, times a direct call", f"{hooks['first of 1'] / hooks['direct']:.2f}", "<= 2"
    )
    table.add_row(
        "hook with 3 implementations, times a direct call", f"{hooks['all of 3'] / hooks['direct']:.2f}", "<= 3"
    )
    table.add_row("hook calls in a game", f"{got['hook calls']:,.0f}", "")
    table.add_row("composed hooks' cost, share of a game", f"{overhead:.1%}", "< 5 %")
    table.add_row("clone at mid-game, times Game.copy", f"{got['clone'] / got['copy']:.2f}", "<= 1")
    table.add_row("save plus load", f"{got['save'] * 1e3:.2f} ms", "< 5 ms")
    table.add_row("two processes, times one", f"{ours.two_processes(variant, 2000):.2f}", ">= 1.8")
    table.add_row("nemesis --help, CPU", f"{ours.cpu_of('--help'):.2f} s", "< 0.3 s")
    table.add_row("nemesis assemble, CPU, cold", f"{ours.cpu_of('assemble', variant):.2f} s", "< 0.7 s")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
