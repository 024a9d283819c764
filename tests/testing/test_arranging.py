"""What a table lays where, and what it says of what cannot be laid there."""

from __future__ import annotations

import pytest

from nemesis_core.errors import NemesisError
from nemesis_core.testing import check_conserved, pieces, table


def test_components_lie_on_top_one_after_the_other_wherever_they_lay() -> None:
    t = table("fakes", ["alpha", "beta"])
    before = pieces(t.game)
    first, second = t.table.decks["events"][0], t.table.decks["events"][1]
    t.lay("table.decks.events", first, second).expect({"table.decks.events.count": len(t.table.decks["events"])})
    assert t.table.decks["events"][-2:] == [first, second]
    check_conserved(t.game, before)


def test_a_record_stands_for_any_of_its_copies() -> None:
    t = table("fakes", ["alpha", "beta"])
    t.lay("alpha.hand", "look")
    assert [card.partition("/")[0] for card in t["alpha"].hand] == ["alpha.look"]


@pytest.mark.parametrize(
    ("path", "name", "said"), [("table.deks.events", "look", "deks"), ("alpha.hand", "loook", "look")]
)
def test_what_cannot_be_laid_is_told(path: str, name: str, said: str) -> None:
    with pytest.raises(NemesisError, match=said):
        table("fakes", ["alpha"]).lay(path, name)


def test_an_exploration_token_that_is_nowhere_is_told() -> None:
    with pytest.raises(AssertionError, match="no Exploration token slime-9 lies on the board or beside it"):
        table("fakes", ["alpha"]).unexplored("f", "vault", "slime-9")
