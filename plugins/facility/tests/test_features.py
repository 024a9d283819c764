"""The Facility in numbers."""

from __future__ import annotations

from typing import Any


def part(t: Any, seat: int, name: str) -> dict[str, int]:
    """Those numbers of the board that begin with `name`."""
    return {key.partition(" ")[2]: n for key, n in t.features(seat)["facility"].items() if key.startswith(f"{name} ")}


def test_tracks_and_markers_have_their_numbers(facility: Any) -> None:
    t = facility().time(7)
    place = {name: n + 1 for n, name in enumerate(t.game.board.order)}
    state = t.game.facility
    state.alert, state.autodestruction, state.gate_open = 0, -1, True
    seen = t.features()["facility"]
    assert (seen["time"], seen["gate open"], seen["alert"]) == (7, 1, 1)
    assert "autodestruction" not in seen
    assert seen["elevator"] == place[state.elevator]
    assert seen["rover"] == place[state.rover]
    state.rover = "bunker"
    assert t.features()["facility"]["rover"] == len(place) + 1


def test_power_is_the_number_of_its_token_with_10_for_the_blue_side(facility: Any) -> None:
    t = facility().blue(2)
    t.game.facility.power_at = {"s-01": "2", "s-02": "1", "s-03": "4", "elevator": "3"}
    assert part(t, 0, "power") == {"s-01": 12, "s-02": 1, "s-03": 4, "elevator": 3}


def test_css_token_is_1_until_a_seat_knows_it(facility: Any) -> None:
    t = facility()
    assert part(t, 0, "css") == dict.fromkeys(["10", "8", "6", "4", "2", "1"], 1)
    token = t.game.facility.css["6"]
    t.game.know(token, (0,))
    kinds = sorted(record.id for record in t.game.ruleset.content.of("css_token"))
    assert part(t, 0, "css")["6"] == kinds.index(token.partition("/")[0]) + 2
    assert part(t, 1, "css")["6"] == 1


def test_css_token_is_seen_where_it_was_moved(facility: Any) -> None:
    t = facility()
    t.game.facility.css["7"] = t.game.facility.css.pop("6")
    assert part(t, 0, "css") == dict.fromkeys(["10", "8", "7", "4", "2", "1"], 1)


def test_seat_sees_its_own_contingencies(facility: Any) -> None:
    t = facility("alpha", "beta").code(0, "red").code(1, "blue")
    assert t.features(0)["contingencies"] == {"contingency-red": 1}
    assert t.features(1)["contingencies"] == {"contingency-blue": 1}


def test_active_contingency_has_a_number_for_who_knows_it(facility: Any) -> None:
    t = facility("alpha", "beta")
    assert "contingency active" not in t.features(0)["facility"]
    t.game.know(t.game.facility.active[0], (1,))
    assert "contingency active" not in t.features(0)["facility"]
    codes = sorted(record.id for record in t.game.ruleset.content.of("contingency"))
    code = t.game.contingency_kinds[t.game.facility.active[0]].id
    assert t.features(1)["facility"]["contingency active"] == codes.index(code) + 1


def test_who_is_in_a_pod_counts_from_the_own_seat(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma")
    t.game.facility.pods = {"a": 2, "c": 0}
    assert [part(t, seat, "pod") for seat in (0, 2)] == [{"a": 3, "c": 1}, {"a": 1, "c": 2}]
