"""What a word means, on the bare engine: components by id and name, words, rules."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core import Record, assemble, hookimpl
from nemesis_core.explain import explain, explain_option, near
from nemesis_core.rulebook import rules
from nemesis_core.wording import Offer

from .tiny import MANIFEST, home, piece, registry, variant


@attrs.frozen(kw_only=True)
class Use:
    """What a tool can do."""

    id: str
    text: str = ""
    noisy: bool = False


@attrs.frozen(kw_only=True)
class Tool(Record):
    """A kind of record that no piece explains."""

    text: str = ""
    weight: int = 1
    heavy: bool = False
    marks: tuple[str, ...] = ()
    sizes: dict[str, int] = attrs.field(factory=dict)
    best: Use | None = None
    use: tuple[Use, ...] = ()


@attrs.frozen(kw_only=True)
class Beast(Record):
    """A kind of record that the piece below explains."""

    size: int


class Zoo:
    """Tools and beasts."""

    @hookimpl
    def record_kinds(self):
        return {"tool": Tool, "wild_beast": Beast}

    @hookimpl
    def explain_record(self, ruleset, kind, record):
        return [f"{len(ruleset.content.of(kind))} beasts, this one of size {record.size}."] if "beast" in kind else None

    @hookimpl
    def compile_content(self):
        return {
            "names": {"tool": {"saw-1": "the saw"}},
            "references": {
                "tool *": ("LD-ITEM-01",),
                "tool axe": ("LD-ITEM-02",),
                "fire": ("LD-FIRE-01", "LD-NONE-99"),
                "fire alarm": ("LD-FIRE-02",),
            },
        }


ZOO = {
    "tool": [
        {
            "id": "axe",
            "name": "Fire Axe",
            "origin": "a picture",
            "note": "a guess",
            "text": "It cuts.",
            "weight": 3,
            "heavy": True,
            "marks": ["red", "old"],
            "sizes": {"head": 2},
            "best": {"id": "split-log", "text": "Split a log."},
            "use": [{"id": "open-door", "text": "Open a door.", "noisy": True}, {"id": "wave", "text": "Wave it."}],
            "source": "stand-in",
        },
        {"id": "saw-1", "source": "seed"},
    ],
    "wild_beast": [{"id": "wolf", "name": "Wolf", "size": 2, "source": "seed"}],
}


@pytest.fixture(scope="module")
def zoo():
    return variant(Zoo(), records=ZOO)


def told(found):
    """Title, lines and ids of rules."""
    return [(one.title, list(one.lines), [rule.id for rule in one.rules]) for one in found]


AXE = (
    "Fire Axe (tool)",
    [
        "It cuts.",
        "weight: 3; heavy: yes; marks: red, old; sizes: head 2",
        "best: Split a log.",
        "- Open a door.; noisy: yes",
        "- Wave it.",
    ],
    ["LD-ITEM-02", "LD-ITEM-01"],
)
WOLF = ("Wolf (wild beast)", ["1 beasts, this one of size 2."], [])


@pytest.mark.parametrize("word", ["axe", "AXE", "axe/2", "anna.axe/1", "fire axe", " Fire   Axe "])
def test_component_is_found_by_id_copy_or_name_and_told_without_ids_and_origins(zoo, word):
    assert told(explain(zoo, word)) == [AXE]


@pytest.mark.parametrize("word", ["wolf", "wolf-3", "Wolf 3"])
def test_one_of_several_pieces_stands_for_its_kind_which_a_piece_explains(zoo, word):
    assert told(explain(zoo, word)) == [WOLF]


def test_of_records_with_one_name_that_of_the_number_is_meant():
    storms = [{"id": f"storm-{n}", "name": "Storm", "text": f"Wind {n}.", "source": "seed"} for n in (1, 2)]
    ruleset = variant(Zoo(), records={"tool": storms})
    lines = [found.lines[0] for found in explain_option(ruleset, Offer("storm-2/1", "The Storm"))[1:]]
    assert lines == ["Wind 2."]
    assert [found.lines[0] for found in explain(ruleset, "Storm")] == ["Wind 1.", "Wind 2."]


def test_component_without_name_is_told_by_the_name_that_a_field_has(zoo):
    assert told(explain(zoo, "saw-1")) == [("The saw (tool)", [], ["LD-ITEM-01"])]


@pytest.mark.parametrize(("word", "ids"), [("fire", ["LD-FIRE-01"]), ("Fires", ["LD-FIRE-01"])])
def test_word_has_its_rules_in_the_plural_too(zoo, word, ids):
    assert told(explain(zoo, word)) == [(word.capitalize(), [], ids)]


@pytest.mark.parametrize("word", ["fire marker", "Fire token", "fire card"])
def test_word_may_have_a_thing_behind_it(zoo, word):
    assert told(explain(zoo, word)) == [(word.capitalize(), [], ["LD-FIRE-01"])]


def test_kind_of_components_is_told_by_their_names(zoo):
    (found,) = explain(zoo, "tools")
    assert found.title == "Tools"
    assert found.lines[0].endswith(". Ask for one of them.")
    assert "Fire Axe" in found.lines[0]


class Keeper(Zoo):
    """Tools of which a rule speaks."""

    @hookimpl
    def compile_content(self):
        return {"references": {"tool": ("LD-ITEM-01",)}}


@pytest.mark.parametrize(("number", "named"), [(2, ["Hook 1, Hook 2. Ask for one of them."]), (12, ...), (13, [])])
def test_few_components_of_a_kind_are_named_with_the_rules_behind_the_word(number, named):
    tools = [{"id": f"hook-{n}", "name": f"Hook {n}", "source": "seed"} for n in range(1, number + 1)]
    (found,) = told(explain(variant(Keeper(), records={"tool": tools}), "Tools"))
    assert (found[0], found[2]) == ("Tools", ["LD-ITEM-01"])
    assert len(found[1]) == 1 if named is ... else found[1] == named


@pytest.mark.parametrize(("number", "shown"), [(1, 1), (4, 4), (5, 0)])
def test_the_few_components_with_a_word_in_their_names_are_shown_before_rules_that_speak_of_it(number, shown):
    tools = [
        {"id": f"meter-{n}", "name": f"Noise Meter {'I' * n}", "text": f"{n} m.", "source": "seed"}
        for n in range(1, number + 1)
    ]
    *meters, rule = explain(variant(Zoo(), records={"tool": tools}), "noise")
    assert [found.title for found in meters] == [f"Noise Meter {'I' * n} (tool)" for n in range(1, shown + 1)]
    assert rule.lines[0].endswith("rules speak of it; the first 8:")


def test_a_part_of_a_word_is_no_word_of_a_name(zoo):
    assert "Fire Axe (tool)" not in [found.title for found in explain(zoo, "ax")]


def test_rule_is_found_by_its_id_in_any_case(zoo):
    assert told(explain(zoo, "ld-noise-06")) == [("LD-NOISE-06", [], ["LD-NOISE-06"])]


def test_unknown_word_is_searched_for_in_the_rules(zoo):
    (found,) = explain(zoo, "Technical Corridors")
    number = sum("technical corridors" in rule.text.casefold() for rule in rules().values())
    assert number > 8
    assert len(found.rules) == 8
    assert found.lines[0].endswith("rules speak of it; the first 8:")
    assert explain(zoo, "frobnicate") == []
    assert explain(zoo, "  ") == []


def test_word_of_a_single_rule_is_told_as_one(zoo, monkeypatch):
    monkeypatch.setattr("nemesis_core.explain.search", lambda word, among: [rules()["LD-NOISE-06"]])
    assert told(explain(zoo, "frobnicate")) == [("frobnicate", ["1 rule speaks of it:"], ["LD-NOISE-06"])]


def test_words_of_rules_of_a_piece_that_is_not_in_play_are_told_by_that_piece(zoo, monkeypatch):
    """What merely has both words in it is no answer then."""
    of_sea = attrs.evolve(rules()["LD-NOISE-06"], id="SEA-01", text="The low tide comes.", owner="low-tide")
    apart = attrs.evolve(rules()["LD-NOISE-06"], id="LD-TIDE-01", text="The tide is low.", owner="core")
    monkeypatch.setattr("nemesis_core.explain.search", lambda word, among: [of_sea, apart])
    assert told(explain(zoo, "low tide")) == [("low tide", ["1 rule speaks of it:"], ["LD-TIDE-01"])]
    monkeypatch.setattr("nemesis_core.explain.installed", lambda: [home(piece("house-rule", name="low-tide"))])
    assert told(explain(zoo, "low tide")) == [
        ("Low tide", ["It belongs to low-tide, a house rule not in this game."], [])
    ]
    other = attrs.evolve(of_sea, owner="sea")
    monkeypatch.setattr("nemesis_core.explain.search", lambda word, among: [other, apart])
    assert told(explain(zoo, "low tide")) == [("low tide", ["1 rule speaks of it:"], ["LD-TIDE-01"])], "not called so"
    here = attrs.evolve(of_sea, id="LD-TIDE-02", owner="core")
    monkeypatch.setattr("nemesis_core.explain.search", lambda word, among: [of_sea, apart, here])
    assert told(explain(zoo, "low tide")) == [("low tide", ["1 rule speaks of it:"], ["LD-TIDE-02"])]


def test_words_spelt_alike_are_components_and_words_but_no_ids(zoo):
    assert near(zoo, "fire ax") == ["Fire Axe", "fire", "fire alarm"]
    assert near(zoo, "WOLFE") == ["Wolf"]
    assert near(zoo, "saw-2") == []


def test_option_is_explained_with_its_rules_and_what_it_names(zoo):
    offer = Offer(("use", "anna.axe/1", "saw-1", "wolf-2"), "Use the axe", 1, ("LD-COST-01", "LD-NONE-99"))
    assert told(explain_option(zoo, offer)) == [("Use the axe", [], ["LD-COST-01"]), AXE, WOLF]


def test_option_is_explained_with_what_stands_in_brackets(zoo):
    assert told(explain_option(zoo, Offer("north", "Go north (Wolf)"))) == [("Go north (Wolf)", [], []), WOLF]


def test_option_of_which_there_is_nothing_to_say_has_the_rules_of_its_question(zoo):
    asked = ("LD-FIRST-03", "LD-NONE-99")
    assert told(explain_option(zoo, Offer("pass", "Do not react"), asked)) == [("Do not react", [], ["LD-FIRST-03"])]
    assert told(explain_option(zoo, Offer("pass", "Pass", 0, ("LD-COST-01",)), asked)) == [("Pass", [], ["LD-COST-01"])]
    assert told(explain_option(zoo, Offer("wolf", "Take it"), asked)) == [("Take it", [], []), WOLF]


def test_option_told_by_the_name_of_a_component_is_explained_by_it():
    class Named(Zoo):
        @hookimpl
        def compile_content(self):
            return {"names": {"draft": {"grey": "the Wolf"}}}

    ruleset = variant(Named(), records=ZOO)
    assert told(explain_option(ruleset, Offer("grey", "Take the Wolf")))[1:] == [WOLF]


def test_equal_records_of_two_pieces_are_told_once_and_others_each():
    axe = ZOO["tool"][0]
    for text, titles in (("It cuts.", ["Fire Axe (tool)"]), ("It chops.", ["Fire Axe (tool)"] * 2)):
        more = piece("crew", records={"tool": [{**axe, "text": text}]})
        ruleset = assemble(MANIFEST, registry=registry(piece("board", Zoo(), records=ZOO), more))
        assert [found.title for found in explain(ruleset, "axe")] == titles
        offer = Offer(("take", "axe"), "Take it")
        assert [found.title for found in explain_option(ruleset, offer)] == ["Take it", *titles]


def test_a_rule_is_told_once():
    """The axe and its name have a rule in common, which an option has too."""

    class Both(Zoo):
        @hookimpl
        def compile_content(self):
            own, third = "LD-NOISE-06", "LD-NOISE-01"
            return {"references": {"tool axe": (own,), "fire axe": (own, third)}}

    ruleset = variant(Both(), records=ZOO)
    assert [(title, ids) for title, _, ids in told(explain(ruleset, "fire axe"))] == [
        ("Fire Axe (tool)", ["LD-NOISE-06"]),
        ("Fire axe", ["LD-NOISE-01"]),
    ]
    offer = Offer(("use", "axe"), "Use the axe", 1, ("LD-NOISE-06",))
    assert [ids for _, _, ids in told(explain_option(ruleset, offer))] == [["LD-NOISE-06"], []]


def test_texts_of_components_are_told_in_the_variants_own_words():
    class Ours(Zoo):
        @hookimpl
        def compile_content(self):
            return {"terms": {"Adult": "Hunter"}}

    tools = {"tool": [{**ZOO["tool"][0], "text": "It wounds an Adult."}]}
    (found,) = explain(variant(Ours(), records=tools), "axe")
    assert found.lines[0] == "It wounds a Hunter."
