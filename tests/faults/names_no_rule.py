"""A wording names a rule that no rulebook has, and says the same of two options."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, Wording, hookimpl


def wait(game: Any) -> None:
    game.ask(0, "wait", ["here", "there"])


@hookimpl
def compile_content(ruleset: Any) -> dict[str, Any]:
    ruleset.compiled["wordings"]["wait"] = Wording("Wait", ("where",), ("LD-NONE-01",))
    return {}


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "wait", wait)]
