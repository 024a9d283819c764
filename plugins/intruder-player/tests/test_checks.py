"""What a file of one's own cannot make of the Intruder Action cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from nemesis_core import assemble, errors

from .test_cards import NUMBERS

Refused = Callable[[Sequence[str], str], str]


@pytest.fixture
def refused(tmp_path: Path) -> Refused:
    """What is said of the cards, by id, with a line in each."""

    def say(cards: Sequence[str], line: str) -> str:
        mine = tmp_path / "mine.toml"
        mine.write_text("".join(f'[[intruder_action]]\nid = "{card}"\n{line}\n' for card in cards), encoding="utf-8")
        with pytest.raises(errors.ContentError) as told:
            assemble("nemesis-intruder", content=[mine])
        return str(told.value).removeprefix(f"{mine}: intruder_action intruder-player:")

    return say


@pytest.mark.variant
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("corridor = 5", "pursuit-1: 'corridor' must be <= 4: 5"),
        ("draw = 21", "pursuit-1: 'draw' must be <= 20: 21"),
        ("count = 100", "pursuit-1: 'count' must be <= 99: 100"),
    ],
)
def test_a_number_that_no_card_can_have_is_refused(refused: Refused, line: str, said: str) -> None:
    assert refused(["pursuit-1"], line).startswith(said)


@pytest.mark.variant
def test_a_deck_without_cards_is_refused(refused: Refused) -> None:
    said = "self-healing-1: no Intruder Action card is left, each has 'count' 0; give one 1 or more"
    assert refused(list(NUMBERS), "count = 0") == said
