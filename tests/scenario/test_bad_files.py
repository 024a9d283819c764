"""What is wrong with a scenario file is one line that names the file, the table in it and what to do."""

from __future__ import annotations

import pytest

from nemesis_core.testing.scenario import ScenarioError, read_scenario, run_scenario, scenario_files

from .conftest import HEAD

HAND = '[[given]]\nwho = "alpha"\nhand = ["look", "plan", "plan"]\n'


@pytest.fixture
def wrong(write):
    """Run a bad file; the message behind the file's name."""

    def of(text="", **more):
        path = write(text, **more)
        with pytest.raises(ScenarioError) as raised:
            run_scenario(read_scenario(path))
        said = str(raised.value)
        assert said.startswith(f"{path}: ") and "\n" not in said
        return said.removeprefix(f"{path}: ")

    return of


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("format = 1\n", ""), "format is missing; this version reads format = 1"),
        (HEAD.replace("1", "2", 1), "format is 2; this version reads format = 1"),
        (HEAD.replace("1", '"1"', 1), 'format is "1"; this version reads format = 1'),
        (HEAD.replace("title", "tittle"), "there is no key tittle; did you mean title?"),
        (HEAD.replace('"A rule holds"', "3"), "3 is no text in title; see docs/scenarios.md"),
        (HEAD.replace("A rule holds", "  "), "title should be one line without :: that says what the scenario shows"),
        (HEAD.replace('["LD-FIRE-01"]', "[]"), 'rules is empty; name the rules that it proves'),
        (HEAD.replace("FIRE-01", "FIRE-91"), "rules: there is no rule LD-FIRE-91; did you mean LD-FIRE-0"),
        (HEAD.replace('["alpha", "beta"]', "[]"), "characters is empty; name who plays"),
        (HEAD.replace('"beta"', '"betta"'), "characters: there is no Character betta; did you mean beta?"),
        (HEAD.replace('"beta"', '"alpha"'), "characters: "),
        (HEAD + 'variant = "lockdown"\n', 'say either variant = "..." or [pieces]; one of them, not both'),
        (HEAD + 'house_rules = ["x"]\n', "house_rules stands here beside variant; without one write it under [pieces]"),
        (HEAD.replace("LD-FIRE-01", "ld-turn-05"), 'rules: "ld-turn-05" is no id of a rule, which is made of'),
        (HEAD.replace("LD-FIRE-01", "MY MOTHS-01"), 'rules: "MY MOTHS-01" is no id of a rule, which is made of'),
        (HEAD + "= 3\n", "Invalid"),
    ],
)  # fmt: skip
def test_a_wrong_head(wrong, head, message):
    assert wrong(head=head).startswith(message)


def test_neither_variant_nor_pieces(wrong):
    assert wrong(pieces="").startswith("say either variant")


def test_rules_of_a_family_of_ones_own_are_taken(write):
    assert read_scenario(write(head=HEAD.replace("LD-FIRE-01", "MINE-01"))).head.rules == ("MINE-01",)


@pytest.mark.parametrize(
    ("pieces", "message"),
    [
        ('[pieces]\nboad = "x"\n', "[pieces]: there is no field boad; did you mean board?"),
        ('[pieces]\nrace = "x"\n', "[pieces]: race x is not installed; there are: "),
        ('variant = "lockdwon"\n', "variant: variant lockdwon is not installed"),
        ('variant = "no.toml"\n', "variant: "),
    ],
)
def test_wrong_pieces(wrong, pieces, message):
    assert wrong(pieces=pieces).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[given]]\n", "it is empty; begin with who, intruder or room"),
        ('[given]\nwho = "alpha"\n', "given is a list of tables; write [[given]] over each of them"),
        ('[[given]]\nwho = "alpha"\nroom = "a"\n', "who and room are of different tables"),
        ('[[given]]\nwho = "alpha"\nplce = "a"\n', "there is no field plce; did you mean place?"),
        ('[[given]]\nwho = "alpa"\n', "there is no Character alpa; did you mean alpha?; there are: alpha, beta"),
        ('[[given]]\nwho = "alpha"\nlight = "1"\n', "'1' is no whole number in light"),
        ('[[given]]\nwho = "alpha"\ncards = -1\n', "-1 is less than none in cards"),
        ('[[given]]\nwho = "alpha"\ncards = 99\n', "there are not enough of what is named here; name fewer"),
        ('[[given]]\nwho = "alpha"\ninfected.hand = -1\n', "-1 is less than none in infected"),
        ('[[given]]\nintruder = "drone"\nplace = "b"\ninjuries = -2\n', "-2 is less than none in injuries"),
        ('[[given]]\neggs = -1\n', "-1 is less than none in eggs"),
        ('[[given]]\nwho = "alpha"\nplace = "clinik"\n', "there is no place or Room clinik; did you mean clinic?"),
        ('[[given]]\nwho = "alpha"\nhand = ["luk"]\n', "there is no Action card of alpha luk; there are: look"),
        ('[[given]]\nwho = "alpha"\nhand = ["rage", "rage"]\n', "no alpha.rage is left to take; take another"),
        ('[[given]]\nwho = "alpha"\nhand = []\ncards = 2\n', "hand and cards say the same"),
        ('[[given]]\nwho = "alpha"\ncontamination.box = 1\n', "there is no pile box; there are: hand, deck, discard"),
        ('[[given]]\nwho = "alpha"\ninfected.hand = 9\n', "there are not enough of what is named here"),
        ('[[given]]\nwho = "alpha"\nserious = ["amr"]\n', "there is no Serious Wound amr; did you mean arm?"),
        ('[[given]]\nwho = "alpha"\nitems = ["lmap"]\n', "there is no Item lmap; did you mean lamp?"),
        ('[[given]]\nwho = "alpha"\nammo.lamp = 1\n', "there is no Item with ammunition lamp; there are: torch"),
        ('[[given]]\nwho = "alpha"\ncarries = ["eg"]\n', "there is no Object eg; did you mean egg?"),
        ('[[given]]\nintruder = "dron"\nplace = "a"\n', "there is no kind of Intruder dron; did you mean drone?"),
        ('[[given]]\nintruder = "drone"\n', "required field missing in place"),
        ('[[given]]\nroom = "vualt"\nplace = "g"\n', "there is no Room vualt; did you mean vault?"),
        ('[[given]]\nroom = "f"\ntoken = "fire-3"\n', "there is no Exploration token fire-3; did you mean fire-2?"),
        ('[[given]]\nnoise = ["a-b"]\n', "there is no Corridor a-b; did you mean ab?"),
        ('[[given]]\ndoors.ab = "shut"\n', "there is no state of a Door shut; there are: open, closed, destroyed"),
        ('[[given]]\nbag = ["grubb"]\n', "there is no kind of token grubb; did you mean grub?"),
        ('[[given]]\nempty = ["event"]\n', "there is no deck event; did you mean events?"),
        ('[[given]]\nweakness = "x"\n', "there is no Weakness x; there are: none"),
        ("[[given]]\nset.table.frie.b = 1\n", "table.frie.b: table has no frie; did you mean fire?"),
        ("[[given]]\nset.tabel.fire.b = 1\n", "tabel.fire.b: the state has no tabel; did you mean table?"),
        ("[[given]]\nset.table.fire.bb = 1\n", "table.fire.bb: nothing in this game has the name bb; there are: "),
        ("[[given]]\nset.table = 1\n", "table is more than one thing; go on behind it with one of: round, first, "),
        ('[[given]]\nset.alpha.light = "x"\n', "alpha.light = \"x\": 'x' is no whole number; give a value of its type"),
        ('[[given]]\nset.alpha.passed = 1\n', "alpha.passed = 1: 1 is neither true nor false; give"),
        ('[[given]]\nlay.alpha.items = "lmap"\n', "there is no component left to take lmap; did you mean lamp?"),
        ("[[given]]\nlay.alpha.items = 3\n", "alpha.items = 3: lay takes the id of a component, or a list of them"),
        ('[[given]]\nlay.table.fire.c = "lamp"\n', 'table.fire.c = "lamp": no component lies there; set it instead'),
        ('[[given]]\nlay.alpha.light = "lamp"\n', 'alpha.light = "lamp": nothing lies there but 0; set it instead'),
    ],
)  # fmt: skip
def test_a_wrong_given(wrong, text, message):
    where = "" if text.startswith("[given]") else "[[given]] 1: "
    assert wrong(text).startswith(where + message)


def test_cards_that_a_set_loses_are_refused_with_a_way_out(wrong):
    said = wrong("[[given]]\nset.alpha.deck = []\n")
    assert said.startswith("[[given]]: lost: ['alpha.look/1', ")
    assert said.endswith("; use lay, which takes a component from elsewhere")


def test_dark_is_for_the_board_of_the_fakes(wrong):
    said = wrong('[[given]]\ndark = ["a"]\n', pieces='[pieces]\nboard = "fake-board"\n')
    assert said.startswith("[[given]] 1: dark is for the small board roomy-board")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[rigged]\ndice.noise-dye = ["1"]\n', "there is no die noise-dye; did you mean noise-die?"),
        (
            '[rigged]\ndice.noise-die = ["7"]\n',
            "there is no face of noise-die 7; there are: 1, 2, 3, 4, silence, danger",
        ),
        ('[rigged]\ndice.noise-die = "7"\n', "'7' is no list in dice"),
        ('[rigged]\ndecks.event = ["x"]\n', "there is no deck event; did you mean events?"),
        ('[rigged]\ndecks.events = ["giant-1"]\n', "there is no card of events giant-1; did you mean giants-1?"),
        ('[rigged]\nbag = ["x"]\n', "there is no kind of token x; there are: "),
        ('[rigged]\nbag = ["giant", "giant"]\n', "there are not enough of what is named here"),
    ],
)
def test_what_cannot_be_rigged(wrong, text, message):
    assert wrong(text).startswith(f"[rigged]: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[when]]\n", "one of does, turn, step, phase and game_ends is wanted, not nothing"),
        (
            '[[when]]\nwho = "alpha"\ndoes = "pass"\nstep = "event/fire"\n',
            "one of does, turn, step, phase and game_ends",
        ),
        ('[[when]]\ndoes = "pass"\n', "who goes with does"),
        ('[[when]]\nwho = "alpha"\nstep = "event/fire"\n', "who goes with does"),
        ('[[when]]\nwho = "alpa"\ndoes = "pass"\n', "there is no Character alpa; did you mean alpha?"),
        ('[[when]]\nwho = "alpha"\ndoes = "pas"\n', "there is no Action pas; did you mean pass?"),
        ('[[when]]\nwho = "alpha"\ndoes = "card plan"\n', '"card plan" may mean card alpha.plan/'),
        (
            '[[when]]\nwho = "alpha"\ndoes = "card plan draw"\nanswers = ["no"]\nrigged.bag = ["x"]\n',
            "there is no kind of",
        ),
        ('[[when]]\nstep = "event/fier"\n', "there is no step event/fier; did you mean event/fire"),
        ('[[when]]\nphase = "fight"\n', "there is no phase fight; there are: player, event, victory"),
        ('[[when]]\nphase = "player"\nthen.stat.alpha.light = 1\n', "there is no field stat; did you mean state?"),
    ],
)
def test_a_wrong_when(wrong, text, message):
    assert wrong(HAND + text).startswith(f"[[when]] 1: {message}")


def test_what_is_checked_on_the_way_stands_for_no_then(wrong):
    said = wrong(HAND + '[[when]]\nwho = "alpha"\ndoes = "card plan draw"\nthen.state.alpha.light = 0\n', then="")
    assert said == (
        "[then] checks nothing; say there what is true afterwards, under [then]: what a [[when]] checks is on the way "
        "there, and proves no rule"
    )


@pytest.mark.parametrize(
    ("then", "message"),
    [
        ("", "[then] checks nothing; say there what is true afterwards"),
        ("offered.alpha = []", "[then]: offered.alpha is empty, so it checks nothing; fill it or leave it out"),
        ("knows_not.alpha = []", "[then]: knows_not.alpha is empty, so it checks nothing"),
        ("seen.alpha = {}", "[then]: seen.alpha is empty, so it checks nothing"),
        ('told = [""]', "[then]: an empty text in told is part of every line; write what the line says"),
        ("state.alpha.hand.has = []", "[then]: alpha.hand: has is empty, so it checks nothing"),
        ('state.alpha.hand.lacks = ["plann"]', "[then]: there is no thing in this game with the name plann"),
        ('state.alpha.light.least = "a"', '[then]: alpha.light: least is a number, not "a"'),
        ("bag.drone = -1", "[then]: -1 is less than none in bag"),
        ("ofered.alpha = []", "[then]: there is no field ofered; did you mean offered"),
        ("state.alpha.lihgt = 1", "[then]: alpha.lihgt: alpha has no lihgt; did you mean light?"),
        ("state.alpa.light = 1", "[then]: alpa.light: the state has no alpa; did you mean alpha?"),
        ("state.table.fire.bb = false", "[then]: table.fire.bb: nothing in this game has the name bb"),
        ('state.alpha.place.has = "a"', '[then]: alpha.place: has is for lists and tables; this is "a"'),
        ("state.alpha.light.count = 1", "[then]: alpha.light: count is for lists and tables; this is 0"),
        ('events = [{ way = "ab" }]', "[then]: events: "),
        ('no_events = ["noize"]', "[then]: there is no kind of event noize"),
        ('offered.alpa = ["pass"]', "[then]: there is no Character alpa"),
        ('not_offered.alpha = ["mvoe b"]', "[then]: there is no Action mvoe; did you mean move?"),
        ('not_offered.alpha = ["move bb"]', "[then]: there is no thing in this game with the name bb"),
        ('intruders.x = ["drone"]', "[then]: there is no place or Room x"),
        ('intruders.a = ["dron"]', "[then]: there is no kind of Intruder dron; did you mean drone?"),
        ("bag.grubb = 1", "[then]: there is no kind of token grubb; did you mean grub?"),
        ("seen.alpha.fier = 1", "[then]: seen: fier: there is no fier to see; there are: seat, "),
        ('knows.alpha = ["xx"]', "[then]: there is no hidden thing xx"),
    ],
)
def test_a_wrong_then(wrong, then, message):
    assert wrong(f"[then]\n{then}\n").startswith(message)


@pytest.mark.parametrize("path", ["alpha.hand.cuont = 2", "alpha.light.atleast = 1", "table.noise.cuont = 1"])
def test_an_operator_that_is_none_names_those_that_are(wrong, path):
    said = wrong(f"[then]\nstate.{path}\n")
    assert said.startswith("[then]: ")
    assert said.endswith("; the operators are: count, has, lacks, least, most")


def test_a_rule_that_raises_is_told_with_its_place(wrong, monkeypatch):
    from nemesis_core.testing.scenario import play

    def bang(t, when):
        raise ValueError("bang")

    monkeypatch.setattr(play, "_phase", bang)
    assert wrong('[[when]]\nphase = "player"\n') == "[[when]] 1: the rules raised ValueError: bang"


def test_paths_that_lead_to_no_scenario(tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "a.toml").touch()
    for path, message in (
        (tmp_path / "empty", "no file in this folder is named *.scenario.toml"),
        (tmp_path / "a.toml", "a scenario file is named *.scenario.toml; rename it"),
        (tmp_path / "nothere", "nothere: there is no such file or folder; check how it is written"),
    ):
        with pytest.raises(ScenarioError, match=message.replace("*", "[*]")):
            scenario_files([path])
    with pytest.raises(ScenarioError, match="No such file"):
        read_scenario(tmp_path / "no.scenario.toml")


def test_files_of_folders_each_once(write, tmp_path):
    path = write()
    assert scenario_files([tmp_path, path]) == [path]
