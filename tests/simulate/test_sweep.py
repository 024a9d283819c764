"""A house rule with several numbers: what is read, and what a comparison tells of them."""

from __future__ import annotations

import pytest

from nemesis_core import Parameter, Piece, Plugin, Step, assemble, compare, hookimpl, run
from nemesis_core.comparison.pieces import name_of
from nemesis_core.comparison.sweep import Sweep, read_sweep
from nemesis_core.comparison.wording import changes_text, pieces_text
from nemesis_core.errors import NemesisError
from nemesis_core.testing.fakes import fake_registry, fakes


class Dusk:
    """The game ends in the round that the house rule names."""

    @hookimpl
    def steps(self):
        return [Step("event", "dusk", self.fall, after="fake-time")]

    @staticmethod
    def fall(game):
        if game.table.round >= game.ruleset.parameter("dusk"):
            game.end("dusk")


DUSK = Dusk()
PLUGIN = Plugin(
    pieces=(
        Piece(
            id="dusk",
            kind="house-rule",
            title="Dusk falls",
            implementation=(f"{__name__}:DUSK",),
            parameter=Parameter(4, 1, 40, "the last round"),
        ),
        Piece(id="calm", kind="house-rule", title="Calm"),
    )
)
REGISTRY = fake_registry(more=(PLUGIN,))


def until(*names):
    return fakes(more=(PLUGIN,), house_rules=names)


# ---------------------------------------------------------------- what is read


def test_numbers_are_read_in_their_order():
    assert read_sweep("dusk=8,2,05", REGISTRY) == Sweep("dusk", (8, 2, 5))
    assert read_sweep("dusk=8,2,05", REGISTRY).rules() == ["dusk=8", "dusk=2", "dusk=5"]
    assert read_sweep("dusk=8", REGISTRY).values == (8,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dusk", "--vary dusk names no numbers; write them after it, as in --vary dusk=1,40"),
        ("dusk=", "--vary dusk names no numbers; write them after it, as in --vary dusk=1,40"),
        ("dusk=8,,9", "house rule dusk is named without its number after =; it takes a number from 1 to 40 (the last"),
        ("dusk=8,41", "house rule dusk takes a number from 1 to 40 (the last round), not 41"),
        ("dusk=8,late", "house rule dusk takes a number from 1 to 40 (the last round), not 'late'"),
        ("dusk=8,9,08", "--vary names dusk=8 twice; name each number once"),
        ("calm=1,2", "--vary calm: the house rule takes no number; compare it with --house-rule calm"),
        ("calm", "--vary calm: the house rule takes no number; compare it with --house-rule calm"),
        ("dawn=1,2", "house-rule dawn is not installed; "),
        ("fake-board=1", "house-rule fake-board is a board, not a house-rule"),
        ("", "--vary names no house rule; write it as --vary ID=N,N,..."),
        ("=1,2", "--vary names no house rule; write it as --vary ID=N,N,..."),
        (f"dusk={','.join(map(str, range(1, 27)))}", "--vary names 26 numbers; 25 are the most that can be compared"),
    ],
)
def test_what_cannot_be_varied_is_refused_in_a_line(text, said):
    with pytest.raises(NemesisError) as raised:
        read_sweep(text, REGISTRY)
    assert str(raised.value).startswith(said)
    assert "\n" not in str(raised.value)


# ---------------------------------------------------------------- what is told


def test_longer_games_are_longer_by_the_number():
    base, two, five = until(), until("dusk=2"), until("dusk=5")
    found = compare([base, two, five], 10, seats=2)
    rounds = found.find("rounds")
    assert rounds.others[0].value == 2
    assert 2 < rounds.others[1].value <= 5
    assert rounds.base > rounds.others[1].value


def test_variants_are_named_with_their_numbers():
    base, two, five = until(), until("dusk=2"), until("dusk=5")
    assert name_of(two) == "fake-board, fake-race, fake-mode, fake-crew, dusk=2"
    one = compare([two, five, until("dusk=2"), base], 4, seats=2)
    assert pieces_text(one.variants[1]).startswith("fake-board, fake-race, fake-mode, fake-crew, dusk=5; content ")
    assert changes_text(one.variants[0], one.variants[1]) == ["dusk=2 -> dusk=5"]
    assert changes_text(one.variants[0], one.variants[3]) == ["without dusk=2"]
    assert [variant.same for variant in one.variants] == [False, False, True, False]
    assert [part["parameter"] for part in one.data()["variants"][1]["parts"]] == [None] * 5 + [5]


def test_added_rule_is_told_with_its_number():
    found = compare([until(), until("dusk=5", "calm")], 4, seats=2)
    assert changes_text(*found.variants) == ["with calm, dusk=5"]


def test_number_reaches_every_process():
    short = assemble("lockdown", house_rules=["short-time=4"])
    one, two = ([p.row["rounds"] for p in run(short, 4, seats=2, jobs=jobs)] for jobs in (1, 2))
    assert one == two
    assert max(one) == 4 < max(p.row["rounds"] for p in run(assemble("lockdown"), 4, seats=2))
