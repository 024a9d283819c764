"""What the race answers about Mutations: when a variant is assembled, and while a game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Step, hookimpl

from . import ending, hardened_skin, mutation_action, mutation_screen, mutation_words, mutations, secrets

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

infected = hookimpl(mutations.infected, specname="infected")
cured = hookimpl(mutations.cured, specname="cured")
counts_as_infected = hookimpl(mutations.counts_as_infected, specname="counts_as_infected")
status_banned = hookimpl(mutations.status_banned, specname="status_banned")
report = hookimpl(mutations.report, specname="report")
turn_ended = hookimpl(hardened_skin.turn_ended, specname="turn_ended")
wound_ignored = hookimpl(hardened_skin.wound_ignored, specname="wound_ignored")
hidden_zones = hookimpl(secrets.hidden_zones, specname="hidden_zones")
view = hookimpl(secrets.view, specname="view")
panels = hookimpl(mutation_screen.panels, specname="panels")
results = hookimpl(mutation_screen.results, specname="results")
told_as = hookimpl(mutation_words.told_as, specname="told_as")
explain_record = hookimpl(mutation_words.explain_record, specname="explain_record")


@hookimpl
def action_kinds() -> dict[str, Any]:
    return {mutation_action.MUTATE: mutation_action.KIND}


@hookimpl
def steps() -> list[Step]:
    return [Step("victory", "mutation", ending.check, replaces="contamination")]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    mutation_words.add_words(ruleset)
    return {}


@hookimpl
def character_died(game: Game, who: Character) -> None:
    """Its markers are removed, its card stays (CM-MUT-11)."""
    mutations.character_died(game, who)
    hardened_skin.lose(game, who)
