"""Decisions in words, on the bare engine: wordings by key, names instead of ids, what pieces say about them."""

from __future__ import annotations

import pytest

from nemesis_core import Decision, Event, Step, Wording, assemble, hookimpl
from nemesis_core.errors import AssemblyError, PluginError
from nemesis_core.menus import grouped, menu
from nemesis_core.story import labels
from nemesis_core.wordbook import check_rules
from nemesis_core.wording import Offer, in_words, question

from .tiny import MANIFEST, piece, registry, steps, variant

NAMES = {
    "seat": {"2": "Ann"},
    "card": {"ann.rope": "Rope"},
    "item": {"flare": "Flare", "boat": "Boat"},
    "place": {"pier-1": "the Pier", "cave-2": "the Cave"},
}


def words(**told):
    """A board with these wordings; underscores in their keys stand for spaces."""

    class Words:
        @hookimpl
        def compile_content(self):
            return {"wordings": {key.replace("_", " "): wording for key, wording in told.items()}}

    return Words()


def asked(*options, kind="turn", about=None, seat=0, **told):
    """The question about `options` in a variant with the wordings `told`."""
    game = variant(words(**told)).new_game(2)
    return question(game, Decision(seat, kind, list(options), about), NAMES)


def texts(*options, **told):
    return [offer.text for offer in asked(*options, **told).offers]


# ---------------------------------------------------------------- options


def test_option_is_told_by_the_wording_of_its_first_word():
    told = {"turn_swim": Wording("Swim to {place}", ("place",))}
    assert texts(("swim", "cave-2"), **told) == ["Swim to the Cave"]


def test_of_several_keys_the_longest_holds():
    told = {
        "turn": Wording("anything: {rest}"),
        "turn_play": Wording("play {card}", ("card",)),
        "turn_play_rope.climb": Wording("climb by {card} to {place}", ("card", "place")),
        "turn_play_ladder": Wording("the ladder, {place}", ("place",)),
    }
    options = [
        ("play", "ann.rope/2", "climb", "pier-1"),
        ("play", "bob.rope/1", "climb", "pier-1"),
        ("play", "ann.rope/2", "tie"),
        ("play", "ladder", "cave-2"),
        ("rest", "pier-1"),
    ]
    assert texts(*options, **told) == [
        "Climb by Rope to the Pier",
        "Climb by bob.rope/1 to the Pier",
        "Play Rope",
        "The ladder, the Cave",
        "Anything: rest, the Pier",
    ]


def test_option_that_is_one_word_has_a_wording_of_its_kind_or_its_own():
    told = {"keep": Wording("Keep the {item}", ("item",)), "keep_none": Wording("Keep nothing")}
    offers = asked("flare/3", "none", kind="keep", **told).offers
    assert [offer.text for offer in offers] == ["Keep the Flare", "Keep nothing"]


def test_field_may_be_named_as_another():
    told = {"turn_join": Wording("Join {one} and {other}", ("one:item", "other:item"))}
    assert texts(("join", "flare/1", "boat/2"), **told) == ["Join Flare and Boat"]


def test_what_stands_in_brackets_is_left_out_when_a_field_is_empty():
    told = {"turn_go": Wording("Go to {place}[ by {item}][ with {rest}]", ("place", "item"))}
    options = [("go", "pier-1"), ("go", "pier-1", "boat/1"), ("go", "pier-1", "boat/1", "ann.rope/1")]
    assert texts(*options, **told) == [
        "Go to the Pier",
        "Go to the Pier by Boat",
        "Go to the Pier by Boat with Rope",
    ]


def test_seat_is_no_name_for_a_number_of_which_nobody_says_what_it_is():
    assert texts(("wait", "2"), turn_wait=Wording("Wait {rest}")) == ["Wait 2"]


def test_rest_may_be_an_option_of_its_own():
    told = {
        "turn_play": Wording("Play {card}: {rest}", ("card",), ("R-1",), "Play {card}: {rest}", "turn use"),
        "turn_use_pump": Wording("Pump {place} dry", ("place",), ("R-2",), "Pump"),
        "turn_use": Wording("Use {rest}"),
    }
    pump, other = asked(("play", "ann.rope/1", "pump", "cave-2"), ("play", "ann.rope/1", "boat"), **told).offers
    assert (pump.text, pump.head, pump.rules) == ("Play Rope: pump the Cave dry", "Play Rope: pump", ("R-1", "R-2"))
    assert (other.text, other.head) == ("Play Rope: use Boat", "Play Rope: use Boat")


def test_offer_has_the_rules_and_the_head_of_its_wording():
    told = {"turn_swim": Wording("Swim to {place}", ("place",), ("R-1",), "Swim")}
    option = ("swim", "pier-1")
    assert asked(option, **told).offers == (Offer(option, "Swim to the Pier", None, ("R-1",), "Swim"),)


def test_option_without_wording_is_told_by_its_parts():
    assert texts(("swim", "pier-1", "x-9")) == ["swim, the Pier, x-9"]


# ---------------------------------------------------------------- questions


def test_question_has_the_wording_of_its_kind_with_what_it_is_about():
    told = {"deal?": Wording("Seat {who} offers {item}: take it?", ("who", "item"), ("R-1",))}
    one = asked("yes", "no", kind="deal", about=(1, "boat/2"), **told)
    assert (one.text, one.rules, one.kind, one.seat) == ("Seat 2 (Ann) offers Boat: take it?", ("R-1",), "deal", 0)
    assert asked("yes", "no", kind="deal", about="x", **{"deal?": Wording("{item}!", ("item",))}).text == "X!"


def test_question_without_wording_is_its_kind():
    assert asked("yes", "no", kind="deal", about=object()).text == "Choose: deal."


class Speaks:
    """A piece that tells, stands in and knows Costs."""

    @hookimpl
    def question(self, game, decision, names):
        return f"{names['place']['pier-1']}?" if decision.kind == "turn" else None

    @hookimpl
    def told_as(self, game, decision, option):
        return ("drift", *option[1:]) if option[0] == "swim" else None

    @hookimpl
    def option_cost(self, game, decision, option):
        return {"swim": 2, "rest": 0}.get(option[0])


def test_pieces_answer_with_questions_other_options_and_costs():
    told = words(**{"turn?": Wording("Well?", (), ("R-1",)), "turn_drift": Wording("Drift to {place}", ("place",))})
    game = variant(told, Speaks()).new_game(2)
    asked = question(game, Decision(0, "turn", [("dive",), ("rest",), ("swim", "cave-2")]), NAMES)
    assert (asked.text, asked.rules) == ("the Pier?", ("R-1",))
    assert [(offer.option[0], offer.text, offer.cost) for offer in asked.offers] == [
        ("dive", "dive", None),
        ("rest", "rest", 0),
        ("swim", "Drift to the Cave", 2),
    ]


class Warns:
    """A piece that knows what is at risk, and of which decision several are picked."""

    @hookimpl
    def option_risk(self, game, decision, option):
        return ["the tide"] if option[0] == "swim" else None

    @hookimpl
    def picked_together(self, game, decision):
        return (2, ["shell/1", "shell/2", "stone/1"]) if decision.kind == "offer" else None


class WarnsToo:
    @hookimpl
    def option_risk(self, game, decision, option):
        return ["sharks", "cold"]


def test_risks_of_all_pieces_stand_with_an_option():
    game = variant(Warns(), WarnsToo()).new_game(2)
    offers = question(game, Decision(0, "turn", [("dive",), ("swim", "cave-2")]), NAMES).offers
    assert [sorted(offer.risks) for offer in offers] == [["cold", "sharks"], ["cold", "sharks", "the tide"]]


def test_risks_of_a_wording_come_first_with_those_of_what_it_leads_to_and_each_once():
    told = words(
        turn_swim=Wording("Swim to {place}", ("place",), risks=("a cramp", "the tide")),
        turn_coach=Wording("With the coach: {rest}", then="turn swim", risks=("shouting",)),
    )
    game = variant(told, Warns()).new_game(2)
    offers = question(game, Decision(0, "turn", [("coach", "cave-2"), ("dive",), ("swim", "cave-2")]), NAMES).offers
    assert [offer.risks for offer in offers] == [("shouting", "a cramp", "the tide"), (), ("a cramp", "the tide")]


def test_of_things_that_are_picked_together_all_are_told_with_how_many():
    told = words(offer=Wording("Offer the {thing}", ("thing",)))
    game = variant(told, Warns()).new_game(2)
    asked = question(game, Decision(0, "offer", ["shell/1", "stone/1"]), {"thing": {"shell": "shell"}})
    assert asked.picks == 2
    assert [thing.text for thing in asked.things] == ["Offer the shell", "Offer the shell", "Offer the stone/1"]
    one = question(game, Decision(0, "turn", ["a", "b"]), NAMES)
    assert (one.picks, one.things) == (1, ())


def test_options_of_one_source_stand_under_one_heading():
    names = {**NAMES, "heading": {"turn swim": "Moving", "turn row": "Moving", "deal": "Dealing"}}
    game = variant().new_game(2)
    asked = question(game, Decision(0, "turn", [("row", "a"), ("sing",), ("swim", "b")]), names)
    assert [(heading, [line[0].text for line in lines]) for heading, lines in grouped(menu(asked))] == [
        ("Moving", ["row, a", "swim, b"]),
        ("Other", ["sing"]),
    ]
    assert {offer.heading for offer in question(game, Decision(0, "deal", ["yes", "no"]), names).offers} == {"Dealing"}


def test_a_menu_without_headings_is_one_group():
    asked = question(variant().new_game(2), Decision(0, "turn", [("row",), ("sing",)]), NAMES)
    assert [heading for heading, _ in grouped(menu(asked))] == [""]


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: Wording("Swim to {place}"), "names 'place', which is none of its fields"),
        (lambda: Wording("Swim", (), (), "Swim to {place}"), "names 'place', which is none of its fields"),
        (lambda: Wording("Swim to {place:item}", ("place",)), "names 'place:item', which is none of its fields"),
        (lambda: Wording("{item}", ("item", "item")), "two fields 'item'; call one of them other:item"),
        (lambda: Wording("Swim to {place!r}", ("place",)), "names 'place!r', which is none of its fields"),
        (lambda: Wording("Swim to {place.x}", ("place.x",)), "has a field 'place.x', which is no name"),
        (lambda: Wording("Swim to {place", ("place",)), "cannot be filled in: expected '}'"),
        (lambda: Wording("Swim[ to {place}", ("place",)), "a square bracket without its partner"),
        (lambda: Wording("Swim[ to [{place}]]", ("place",)), "or one in another"),
        (lambda: Wording("Swim", (), (), "Swim]"), "a square bracket without its partner"),
        (lambda: Wording("Swim", "place"), "a wording has 'place' for its fields, which is no tuple of texts"),
        (lambda: Wording("Swim", (), "R-1"), "a wording has 'R-1' for its rules, which is no tuple of texts"),
        (lambda: Wording("Swim", (), (7,)), r"a wording has \(7,\) for its rules, which is no tuple of texts"),
        (lambda: Wording("Swim", (), (), None), "a wording has None for its head, which is no text"),
        (lambda: Wording("Swim", risks="cold"), "a wording has 'cold' for its risks, which is no tuple of texts"),
        (lambda: Wording(" "), "a wording has no text"),
        (lambda: "Swim", "board: 'Swim' for 'turn' in the wordings is no Wording"),
        (lambda: Wording("{rest}", then="turn swim"), "the wording of 'turn' leads back to itself by 'turn swim'"),
        (lambda: Wording("{rest}", then="turn a b c"), "the wording of 'turn' leads back to itself"),
        (
            lambda: Wording("{place}: {rest}", ("place",), then="turn swim"),
            "the wording of 'turn' leads back to itself",
        ),
    ],
)
def test_wording_that_cannot_be_filled_in_fails_with_the_piece_that_has_it(wrong, says):
    class Wrong:
        @hookimpl
        def compile_content(self):
            return {"wordings": {"turn": wrong()}}

    with pytest.raises(AssemblyError, match=says) as raised:
        variant(Wrong())
    assert "board" in str(raised.value)


def test_wordings_that_lead_from_one_to_the_other_for_ever_are_refused():
    with pytest.raises(AssemblyError, match="board: the wording of 'turn dive' leads back to itself by 'turn swim'"):
        variant(words(turn_dive=Wording("{rest}", then="turn swim"), turn_swim=Wording("{rest}", then="turn dive")))


def test_wording_may_lead_to_its_own_kind_as_long_as_something_is_used_up():
    told = {"turn": Wording("{place}[, {rest}]", ("place",), then="turn")}
    assert texts(("pier-1", "cave-2", "pier-1"), **told) == ["The Pier, the Cave, the Pier"]


class Tells:
    """A piece that writes into the table that all share, and returns nothing."""

    def __init__(self, wordings):
        self.wordings = wordings

    @hookimpl
    def compile_content(self, ruleset):
        if isinstance(self.wordings, dict):
            ruleset.compiled["wordings"].update(self.wordings)
        else:
            ruleset.compiled["wordings"] = self.wordings


def told_by(**pieces):
    """A variant of which these pieces write these wordings, after a board that has none."""
    more = [piece(kind, Tells(wordings)) for kind, wordings in pieces.items()]
    return assemble(MANIFEST, registry=registry(piece("board", words()), *more))


@pytest.mark.parametrize(
    ("wordings", "says"),
    [
        ({"turn": "Swim"}, "^mode: 'Swim' for 'turn' in the wordings is no Wording"),
        ({7: Wording("Swim")}, "^mode: .* for 7 in the wordings is no Wording"),
        ({"dive": Wording("{rest}", then="dive x")}, "^mode: the wording of 'dive' leads back to itself"),
        (["Swim"], r"^mode: the table wordings is \['Swim'\]; it must stay a dict"),
    ],
)
def test_of_several_pieces_the_one_that_put_the_mistake_there_is_named(wordings, says):
    with pytest.raises(AssemblyError, match=says):
        told_by(race={"swim": Wording("Swim")}, mode=wordings, crew={"rest": Wording("Rest")})


def test_rule_that_the_rulebook_does_not_have_is_told_with_the_last_piece_that_wrote_the_wording():
    known = {"swim": Wording("Swim", (), ("LD-BASIC-01",)), "dive": Wording("Dive", (), ("NO-SUCH-01",))}
    check_rules(told_by(race=known, mode={"dive": Wording("Dive")}))
    with pytest.raises(AssemblyError, match="^mode: the wording of 'dive' names rule NO-SUCH-02, which is not in the"):
        check_rules(told_by(race=known, mode={"dive": Wording("Dive", (), ("NO-SUCH-02",))}, crew={}))


@pytest.mark.parametrize("hook", ["question", "told_as", "option_cost", "option_risk", "picked_together"])
def test_piece_that_raises_while_it_tells_is_named(hook):
    def lost(self, game, decision):
        raise KeyError("lost")

    piece = type("Raises", (), {hook: hookimpl(lost, specname=hook)})()
    game = variant(piece, steps(Step("setup", "start", lambda game: None))).new_game(2)
    with pytest.raises(PluginError, match=f"^board raised KeyError in {hook}: 'lost'$"):
        question(game, Decision(0, "turn", ["a", "b"]), NAMES)


@pytest.mark.parametrize(
    ("hook", "answer", "wanted"),
    [
        ("question", 7, "7 is no sentence"),
        ("question", "", "'' is no sentence"),
        ("told_as", 7, "7 is no option"),
        ("told_as", ("swim", 7), r"\('swim', 7\) is no option"),
        ("told_as", (), r"\(\) is no option"),
        ("option_cost", "2", "'2' is no number of Action cards"),
        ("option_cost", True, "True is no number of Action cards"),
        ("option_cost", -1, "-1 is no number of Action cards"),
        ("option_risk", "fire", "'fire' is no list of words"),
        ("picked_together", 2, "2 is no number with a list of options"),
        ("picked_together", (2, [7]), r"\(2, \[7\]\) is no number with a list of options"),
    ],
)
def test_piece_that_tells_nonsense_is_named(hook, answer, wanted):
    nonsense = type("Nonsense", (), {hook: hookimpl(lambda self: answer, specname=hook)})()
    game = variant(nonsense).new_game(2)
    with pytest.raises(PluginError, match=f"^board raised TypeError in {hook}: {wanted}$"):
        question(game, Decision(0, "turn", ["a", "b"]), NAMES)


def test_columns_of_ids_are_told_by_names_and_the_same_name_by_its_id_too():
    names = {"cause": {"fire": "a Fire", "hunt-1": "Hunt", "hunt-2": "Hunt"}}
    assert labels("cause", ["fire", "hunt-1", "hunt-2", "error"], names) == {
        "fire": "A Fire",
        "hunt-1": "Hunt (hunt-1)",
        "hunt-2": "Hunt (hunt-2)",
        "error": "error",
    }


def test_options_that_are_last_stand_below_the_others_in_a_menu_and_nowhere_else():
    told = asked("stop", "go", "wait", turn_stop=Wording("Stop", last=True), turn_go=Wording("Go"))
    assert [offer.text for offer in told.offers] == ["Stop", "Go", "wait"]
    assert [[offer.option for offer in line] for line in menu(told)] == [["go"], ["wait"], ["stop"]]


def test_option_of_an_event_is_told_as_it_was_offered():
    ruleset = variant(words(turn_card_rope_pull=Wording("Play {card}: pull at {place}", ("card", "place"))))
    event = Event("card", "", None, {"use": ("turn", "card", "ann.rope/1", "pull", "pier-1")})
    assert in_words(event, ruleset, NAMES).data == {"use": "card, Rope, pull, the Pier"}
    ruleset = variant(words(**{"turn card rope.pull": Wording("Play {card}: pull at {place}", ("card", "place"))}))
    assert in_words(event, ruleset, NAMES).data == {"use": "pull at the Pier"}
    other = Event("card", "", None, {"card": "ann.rope/1"})
    assert in_words(other, ruleset, NAMES) is other
