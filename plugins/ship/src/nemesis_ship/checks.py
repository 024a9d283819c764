"""Do the ship's records fit each other? Looked at once, when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import errors
from nemesis_core.rules import check_numbers

from .setting_up import LOCKED, UNLOCKED

if TYPE_CHECKING:
    from nemesis_core import Content, Ruleset

TRACKS: Final = {"time_space": "Time", "self_destruct_space": "Self-Destruct"}
ORDER: Final = {
    "time_space": ("green", "white", "blue", "red"),
    "self_destruct_space": ("green", "white", "yellow", "red"),
}
"""The colours of a track in the order in which its marker comes to them."""
LAST: Final = "red"
TOKEN: Final = "escape-pod-token"


def check_track(content: Content, kind: str) -> None:
    """The spaces are numbered from 0, the end, which is the only red one."""
    check_numbers(content, kind, "spaces")
    spaces = content.of(kind)
    for space in spaces:
        if (space.color == LAST) != (space.number == 0):
            raise content.wrong(kind, space, f"the space with the number 0, and no other, has to be {LAST}")
    check_colours(content, kind)
    if len(spaces) < 2:
        raise errors.ContentError(f"the {TRACKS[kind]} track has no way to go; give it two {kind} records or more")


def check_colours(content: Content, kind: str) -> None:
    """The spaces of one colour lie side by side, and the colours follow each other as on the board."""
    order, before = ORDER[kind], None
    for space in sorted(content.of(kind), key=lambda space: -space.number):
        if before and order.index(space.color) < order.index(before.color):
            what = f"a {space.color} space cannot come after the {before.color} space {before.number}"
            raise content.wrong(kind, space, f"{what}; the colours of the track are {', '.join(order)}, in this order")
        before = space


def check_pods(ruleset: Ruleset) -> None:
    """There are Pods for each number of players, and each takes somebody."""
    content = ruleset.content
    pods = [space for space in content.of("space") if space.kind == "pod"]
    for pod in pods:
        if pod.capacity < 1:
            raise content.wrong("space", pod, "its capacity has to be 1 or more")
        if pod.starts not in (LOCKED, UNLOCKED):
            raise content.wrong("space", pod, f"starts is {LOCKED!r} or {UNLOCKED!r}, not {pod.starts!r}")
    for count in content.of("pod_count"):
        if count.pods > len(pods):
            raise content.wrong("pod_count", count, f"uses {count.pods} Escape Pods, but there are {len(pods)}")
        for token in content.of("component"):
            if token.id == TOKEN and token.count < count.pods:
                what = (
                    f"{count.key} uses {count.pods} Escape Pods, so there have to be as many tokens, not {token.count}"
                )
                raise content.wrong("component", token, f"{what}; change both")
    most = max((count.players for count in content.of("pod_count")), default=0)
    if most < ruleset.players[1]:
        raise errors.ContentError(f"no pod_count is for {ruleset.players[1]} players; add one")


def check(ruleset: Ruleset) -> None:
    """All of it.

    :raises ContentError: naming the first record that does not fit.
    """
    for kind in TRACKS:
        check_track(ruleset.content, kind)
    if not ruleset.content.of("coordinates"):
        raise errors.ContentError("there is no Coordinates card; add one")
    check_pods(ruleset)
