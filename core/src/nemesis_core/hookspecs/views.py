"""Hooks of what a seat may see, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..content import Record
    from ..features import Feature
    from ..game import Decision, Game, Option
    from ..knowledge import Zone
    from ..mapping import Chart, Mark
    from ..screen import Panel
    from ..story import Names


@hookspec
def hidden_zones(game: Game) -> list[Zone]:  # type: ignore[empty-body]
    """The piece's lists of which some seats may not know the faces.

    Called when a view is made or a game is dealt anew; never while rules run. Return a list of `Zone`. None has none.

    Example: `return [Zone("tides", game.island.tides)]`
    """


@hookspec
def view(game: Game, seat: int) -> dict[str, Any]:  # type: ignore[empty-body]
    """What the piece's state shows to `seat`: name -> plain data.

    Called when a view is asked for; the dicts of all pieces are merged. Return one, built up from what the seat may
    know, hidden lists with `nemesis_core.seen`. None shows nothing.

    Example: `return {"flame": game.island.flame, "tides": seen(game, ZONE, seat)}`
    """


@hookspec
def features(ruleset: Ruleset, seats: int) -> list[Feature]:  # type: ignore[empty-body]
    """What the piece's state shows to a seat in numbers, for players that learn.

    Called once when an environment for them is made, with the `ruleset` and how many `seats` play; the features are
    read at every decision. Return a list of `Feature`, each with the `parts` that all such games can have, built up
    from what the seat may know, as a view is. None shows nothing.

    Example: `return [Feature.values("flame", ["flame"], lambda game, seat: {"flame": game.island.flame})]`
    """


@hookspec
def after_redeal(game: Game, seat: int) -> None:
    """Everything unknown to `seat` was dealt anew: put right what depends on it.

    Called at the end of `redeal`, on the copy; for worlds of bots that look ahead before the deal, too, so that nothing
    of it hangs on how things really lie. Chance drawn here comes from the deal, so that it too can be left to hide
    something from `seat`; what it chooses from should be in an order that tells nothing. Return None.

    Example: `game.my_mode.kept = game.roll("kept", ("this", "that"))`
    """


@hookspec
def names_in_view(  # type: ignore[empty-body]
    ruleset: Ruleset, view: dict[str, Any], names: Names
) -> dict[str, dict[str, str]]:
    """Names that things have in one game, as far as a seat knows them: who plays whom, which Room lies where.

    Called when a screen is made, with the seat's `view`, the `names` of the content (field -> id -> name) and the
    `ruleset`, which has that content. Return field -> id -> name, laid over these; the field `seat` counts seats from
    1. None gives none.

    Example: `return {"place": {"cellar": f"the cellar ({view['cellar use']})"}}`
    """


@hookspec
def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:  # type: ignore[empty-body]
    """The piece's part of a seat's screen.

    Called when a screen is shown, with what the seat may know (`view`), the `names` by which it is told and the
    `ruleset`; there is no game to look into, so nothing can leak. Return a list of `Panel`. None shows nothing.

    Example: `return [Panel("Lighthouse", [("Flame", str(view["flame"]))])]`
    """


@hookspec
def seen_there(ruleset: Ruleset, view: dict[str, Any], place: str, names: Names) -> list[str]:  # type: ignore[empty-body]
    """What the piece knows to lie at `place`, beside what lies in every Room: markers and pieces of its own.

    Called when a screen is shown, for each place on it, with what the seat may know (`view`), the `names` by which it
    is told and the `ruleset`. Return a word or two for each thing, to stand in a list: `["Egg", "Nest of 3"]`. None
    sees nothing.

    Example: `return ["Driftwood"] if place in view["driftwood"] else None`
    """


@hookspec(firstresult=True)
def chart(ruleset: Ruleset, view: dict[str, Any], names: Names) -> Chart | None:
    """The whole map of a seat: places with where they lie, ways between them, and all that is there.

    Called when a map is drawn, with what the seat may know (`view`), the `names` by which it is told and the
    `ruleset`. Return a `nemesis_core.mapping.Chart`. None: the shared rules show the board of the content, with what
    pieces add to it in `map_marks`, `map_notes`, `power_there` and `seen_there`.

    Example: `return mapping.Chart("The lighthouse", (mapping.Spot("lamp", "Lamp room"),))`
    """


@hookspec
def map_marks(  # type: ignore[empty-body]
    ruleset: Ruleset, view: dict[str, Any], place: str, names: Names
) -> list[Mark]:
    """What the piece shows at `place` of the map alone: that which the screen tells elsewhere.

    Called when a map is drawn, for each place, with what the seat may know (`view`), the `names` by which it is told
    and the `ruleset`. Return a list of `Mark`, each a symbol and what it is in words. None shows nothing; what
    `seen_there` returns is on the map without it.

    Example: `return [Mark("Bo", "Rowing boat")] if view["boat"] == place else None`
    """


@hookspec
def map_notes(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[tuple[str, str]]:  # type: ignore[empty-body]
    """What the piece writes beneath the map: what lies on the board but at no place of it, such as a track.

    Called when a map is drawn of a game that is set up, with what the seat may know (`view`), the `names` by which it
    is told and the `ruleset`. Return rows, each a label and a text. None writes nothing.

    Example: `return [("Tide", f"{view['tide']} of 6, rising")]`
    """


@hookspec(firstresult=True)
def power_there(ruleset: Ruleset, view: dict[str, Any], place: str) -> bool | None:
    """Has `place` Power, as far as a seat sees?

    Called when a map is drawn, for each place, with what the seat may know (`view`) and the `ruleset`. Return True or
    False. None: there is no such thing here, and the map says nothing of it.

    Example: `return view["flame"] > 0 if place == "lamp" else None`
    """


@hookspec(firstresult=True)
def question(game: Game, decision: Decision, names: Names) -> str | None:
    """The sentence by which `decision` is asked, where a wording of the table `wordings` does not do.

    Called when a decision is shown. Return the sentence, ids told by `names`; it must say nothing that the seat that is
    asked may not know. None leaves it to the wording "KIND?" and then to the bare kind.

    Example: `return f"The keeper offers {decision.about.price}. Take it?" if decision.kind == "deal" else None`
    """


@hookspec(firstresult=True)
def told_as(game: Game, decision: Decision, option: Option) -> Option | None:
    """The option that stands for `option` of `decision` when it is told, where its own words do not say all.

    Called when a decision is shown. Return an option that need not be one of the decision's, such as one that begins
    with a word for which there is a wording of its own; it must say nothing that the seat that is asked may not know.
    None tells the option itself.

    Example: `return ("drift", *option[1:]) if option[0] == "swim" and not game.island.flame else None`
    """


@hookspec(firstresult=True)
def picked_together(game: Game, decision: Decision) -> tuple[int, list[Option]] | None:
    """Of what `decision` and others like it that follow at once pick several, and how many these are.

    Called when a decision is shown, so that a screen can show all that there is to pick from as one picture. Return the
    number and all things as options, equal ones each for itself; what is picked is chosen one after the other, by the
    option that is told alike. None: one is picked.

    Example: `return (2, game.island.shells) if decision.kind == "offer" else None`
    """


@hookspec(firstresult=True)
def option_cost(game: Game, decision: Decision, option: Option) -> int | None:
    """What `option` of `decision` costs, in Action cards.

    Called when a decision is shown. Return the number, 0 for a free one. None: it has no Cost.

    Example: `return 2 if decision.kind == "turn" and option[0] == "swim" else None`
    """


@hookspec
def option_risk(game: Game, decision: Decision, option: Option) -> list[str]:  # type: ignore[empty-body]
    """What `option` of `decision` puts at risk, as far as the seat that is asked can tell.

    Called when a decision is shown. Return a word or two for each risk: `["Noise roll"]`; it must say nothing that the
    seat may not know. None knows of none.

    Example: `return ["the tide"] if decision.kind == "turn" and option[0] == "swim" else None`
    """


@hookspec(firstresult=True)
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What `record` of `kind` means, in lines for a player.

    Called when a player asks for it; `ruleset` has the other records and the names. Return the lines. None
    tells its texts and figures by the names of its fields.

    Example: `return [f"The tide rises to {record.height}."] if kind == "tide" else None`
    """
