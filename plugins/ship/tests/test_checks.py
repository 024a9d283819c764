"""Records of the ship that do not fit each other are told in one line when the variant is assembled."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core import assemble, errors

WRONG = (
    ("time_space", "time-13", "number = 7", "has the number 7 too"),
    ("time_space", "time-13", "number = 70", "the spaces are numbered from 0 to 15, not 70"),
    ("time_space", "time-00", 'color = "blue"', "the space with the number 0, and no other, has to be red"),
    ("self_destruct_space", "self-destruct-3", 'color = "red"', "the space with the number 0, and no other"),
    ("self_destruct_space", "self-destruct-3", "number = 9", "the spaces are numbered from 0 to 6, not 9"),
    ("space", "pod-2", "capacity = 0", "its capacity has to be 1 or more"),
    ("pod_count", "pods-5", "pods = 5", "uses 5 Escape Pods, but there are 4"),
    ("pod_count", "pods-5", "players = 4", "no pod_count is for 5 players; add one"),
    ("room", "hibernatorium", "roles = []", "ship needs a Room with the role hibernatorium"),
    ("room", "evacuation-section-b", 'roles = ["evacuation"]', "ship needs a Room with the role evacuation-b"),
    ("room", "nest", "roles = []", "classic-intruders needs a Room with the role nest, and ship has none"),
)


@pytest.mark.variant
@pytest.mark.parametrize(("kind", "name", "line", "said"), WRONG, ids=[f"{w[1]} {w[2]}" for w in WRONG])
def test_what_does_not_fit_is_told(tmp_path: Path, kind: str, name: str, line: str, said: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(f'[[{kind}]]\nid = "ship:{name}"\n{line}\n', encoding="utf-8")
    with pytest.raises(errors.ContentError) as told:
        assemble("nemesis", content=[mine])
    assert said in str(told.value)
    assert "\n" not in str(told.value)
