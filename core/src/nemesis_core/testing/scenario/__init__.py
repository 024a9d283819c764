"""Scenario files: a rule proven by a table that is arranged, played and looked at, in TOML that a player can read."""

from .errors import ScenarioError
from .read import SUFFIX, read_scenario, scenario_files
from .run import Outcome, run_scenario

__all__ = ["SUFFIX", "Outcome", "ScenarioError", "read_scenario", "run_scenario", "scenario_files"]
