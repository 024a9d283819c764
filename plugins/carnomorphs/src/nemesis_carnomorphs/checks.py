"""Do the race's own records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemesis_core import Ruleset


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    content = ruleset.content
    icons = {record.id for record in content.of("metagorger_blood")}
    for card in content.of("attack_card"):
        if card.id not in icons:
            raise content.wrong("attack_card", card, "no metagorger_blood has this id; add its icon for Metagorgers")
