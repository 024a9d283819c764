"""The plot and the page of a comparison."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import attrs
import pytest

from nemesis_core.comparison import plot, report, wording
from nemesis_core.comparison.intervals import Difference
from nemesis_core.comparison.measures import HOW_SEATS
from nemesis_core.comparison.pieces import Part
from nemesis_core.comparison.result import Comparison, Figure, Variant
from nemesis_core.errors import NemesisError
from nemesis_core.manifest import Manifest

CLEAR = Difference(value=0.5, difference=0.2, low=0.1, high=0.3, p=0.001, p_adjusted=0.01, pairs=90)
MARKED = Difference(value=0.32, difference=0.02, low=0.001, high=0.039, p=0.04, p_adjusted=0.4, pairs=90)
OPEN = Difference(value=6.5, difference=-0.5, low=-1.25, high=0.25, p=0.2, p_adjusted=1.0, pairs=90)
ALIKE = Difference(value=0.25, difference=0.0, pairs=90)
NOWHERE = Difference(value=None, pairs=12)
VOID = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]


def variant(letter, name, **more):
    manifest = Manifest(board="here", race="them", mode="so", crew=("we",), title=more.pop("title", ""))
    return Variant(letter=letter, name=name, manifest=manifest, players=(1, 4), parts=(), content="c0ffee", **more)


def figure(key, unit, base, *others, group="Odds"):
    return Figure(key=key, group=group, name=key.title(), unit=unit, base=base, others=others)


def comparison(*figures, others=1, **more):
    variants = [variant("A", "plain"), *(variant(letter, f"other {letter}", alike=40) for letter in "BCD"[:others])]
    facts = {"seats": 2, "seed": 0, "bots": "random", "asked": 90, "played": 90, "pairs": 90, **more}
    return Comparison(variants=tuple(variants), figures=figures, **facts)


ALL = comparison(
    figure("winning", "share", 0.3, CLEAR), figure("losing", "share", 0.3, MARKED),
    figure("waiting", "number", 7.0, OPEN, group="Length"), figure("sleeping", "share", 0.25, ALIKE),
    figure("flying", "share", 0.1, NOWHERE),
)  # fmt: skip


def texts(svg):
    """What the plot says."""
    return [element.text for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("}text")]


class Page(HTMLParser):
    """Checks that tags are closed in order, and keeps the text and the places that it refers to."""

    def __init__(self, text):
        super().__init__()
        self.open, self.text, self.places = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.places += [value for name, value in attributes if name in ("href", "src", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.places += [value for name, value in attributes if name in ("href", "src", "xlink:href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


# ---------------------------------------------------------------- the plot


def test_plot_has_a_line_for_each_measure_that_differs():
    said = texts(plot.draw(ALL, ".svg"))
    assert {"Winning", "Losing", "Waiting", "Odds", "Length", "B: other B"} <= set(said)
    assert "Sleeping" not in said and "Flying" not in said
    assert "30.00 % \N{RIGHTWARDS ARROW} 50.00 %" in said
    assert "difference from A in percentage points, with 95 % intervals" in said
    assert "difference from A in % of A's mean, with 95 % intervals" in said


def test_plot_is_the_same_bytes_each_time():
    assert plot.draw(ALL, ".svg") == plot.draw(ALL, ".svg")
    assert plot.draw(ALL, ".png") == plot.draw(ALL, ".png")


def test_plot_says_when_nothing_differs():
    assert any("No pair of games differs" in text for text in texts(plot.draw(comparison(), ".svg")))
    alike = comparison(figure("sleeping", "share", 0.25, ALIKE))
    assert any("No pair of games differs" in text for text in texts(plot.draw(alike, ".svg")))


def test_plot_of_several_variants_tells_them_apart():
    many = comparison(figure("winning", "share", 0.3, CLEAR, MARKED, NOWHERE), others=3)
    said = texts(plot.draw(many, ".svg"))
    assert {"B: other B", "C: other C", "D: other D", "30.00 %"} <= set(said)
    svg = plot.draw(many, ".svg").decode()
    assert plot.COLOURS[0] in svg and plot.COLOURS[1] in svg


def test_difference_without_an_interval_is_a_point():
    one = comparison(figure("waiting", "number", 7.0, Difference(value=8.0, difference=1.0, pairs=1)), pairs=1)
    assert "Waiting" in texts(plot.draw(one, ".svg"))


def test_mean_of_nothing_has_no_place_in_percent():
    from_nothing = Difference(value=1.0, difference=1.0, low=0.5, high=1.5, p=0.01, pairs=90)
    assert "Waiting" in texts(plot.draw(comparison(figure("waiting", "number", 0.0, from_nothing)), ".svg"))


def test_users_matplotlib_settings_do_not_show(monkeypatch):
    import matplotlib

    before = plot.draw(ALL, ".svg")
    monkeypatch.setitem(matplotlib.rcParams, "font.size", 30)
    assert plot.draw(ALL, ".svg") == before
    assert matplotlib.rcParams["font.size"] == 30


def test_plot_is_written_by_its_suffix(tmp_path):
    ALL.write_plot(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(NemesisError, match=r"plot.gif: plots are written as .svg, .png"):
        ALL.write_plot(tmp_path / "plot.gif")


# ---------------------------------------------------------------- the page


def test_page_is_whole_and_asks_for_nothing_else():
    page = Page(report.page(ALL, "nemesis compare a b"))
    assert page.open == []
    assert all(place.startswith("#") for place in page.places)
    said = " ".join(" ".join(page.text).split())
    for part in ("nemesis compare a b", "c0ffee", "+10.00 to +30.00", "no pair differs", "How to read it", "other B"):
        assert part in said


def test_house_rule_in_the_page_has_its_number():
    part = Part("short-time", "house-rule", "Short time", "0.1.0", "nemesis-variants", 8)
    other = attrs.evolve(ALL.variants[1], parts=(part,))
    text = report.page(attrs.evolve(ALL, variants=(ALL.variants[0], other)))
    assert "house-rule <strong>short-time=8</strong> (nemesis-variants 0.1.0)" in text


def test_names_in_the_page_are_text():
    nasty = attrs.evolve(
        ALL, variants=(variant("A", "<script>alert(1)</script>", title="<i>"), variant("B", "b & c", alike=1))
    )  # fmt: skip
    text = report.page(nasty, "nemesis compare '<x>'")
    assert "<script>" not in text and "<i>" not in text and "<x>" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text and "b &amp; c" in text
    Page(text)


def test_page_of_several_variants_has_a_table_for_each():
    many = comparison(figure("winning", "share", 0.3, CLEAR, MARKED), others=2)
    text = report.page(many)
    assert text.count("<table>") == 2
    assert "nemesis_core.compare" in text
    assert "other B, other C" in text


def test_page_says_what_is_left_out_and_what_is_missing():
    facts = comparison(figure("winning", "share", 0.3, CLEAR), asked=100, played=92, pairs=90)
    other = attrs.evolve(facts.variants[1], raised=2, stalled=1)
    text = report.page(attrs.evolve(facts, variants=(facts.variants[0], other)))
    assert "Interrupted: 92 of 100 games were played." in text
    assert "2 seeds are left out, in which not every game was finished (B 2 raised and 1 stalled)." in text


def test_page_has_no_other_suffix(tmp_path):
    with pytest.raises(NemesisError, match="reports are written as .html"):
        ALL.write_report(tmp_path / "report.md")
    ALL.write_report(tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == report.page(ALL)


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize(
    ("value", "unit", "said"),
    [(0.1234, "share", "+12.34"), (-0.00001, "share", "0.00"), (0, "share", "0.00"), (-1234.5, "number", "-1,234.50")],
)
def test_difference_has_a_sign_unless_it_is_nothing(value, unit, said):
    assert wording.signed(value, unit) == said


def test_interval_says_why_there_is_none():
    always = Difference(value=1.0, difference=1.0, p=0.001, pairs=40)
    assert [wording.interval_text(other, "share") for other in (CLEAR, ALIKE, always, NOWHERE)] == [
        "+10.00 to +30.00", "no pair differs", "in every pair", "-",
    ]  # fmt: skip


def test_in_short_begins_with_survival_and_wins_then_what_is_sure():
    survived = figure("survived.seats", "share", 0.25, ALIKE, group=HOW_SEATS)
    found = comparison(survived, figure("losing", "share", 0.3, MARKED), figure("winning", "share", 0.3, CLEAR))
    lines = wording.in_short(found, 0)
    assert lines[0].startswith("Survival and wins, Survived.Seats: 25.00 % -> 25.00 % (no pair differs)")
    assert lines[1] == "Odds, Winning: 30.00 % -> 50.00 % (+10.00 to +30.00) **"
    assert lines[2] == "1 more has a mark."


def test_in_short_says_when_nothing_is_certain():
    lines = wording.in_short(comparison(figure("losing", "share", 0.3, MARKED)), 0)
    assert lines == [
        "Odds, Losing: 30.00 % -> 32.00 % (+0.10 to +3.90) *",
        "No difference is certain when all measures are taken together.",
    ]


def test_reading_counts_what_chance_would_mark():
    text = " ".join(wording.reading(comparison(*[figure("losing", "share", 0.3, MARKED)] * 40)))
    assert "Of 40 differences about 2 would be marked by chance alone" in text
    assert re.search(r"may still differ in up to 3\.3 % of games", text)


def test_reading_of_what_differs_in_nothing_says_nothing_of_chance():
    text = " ".join(wording.reading(comparison(figure("sleeping", "share", 0.25, ALIKE))))
    assert "differences" not in text
    assert "Where no pair differs" in text


def test_long_list_of_changes_is_cut():
    from nemesis_core.comparison.pieces import Change

    many = tuple(Change("item", f"x:{n}", "cost", n, n + 1) for n in range(20))
    lines = wording.changes_text(variant("A", "plain"), variant("B", "other", changes=many), most=3)
    assert lines == [
        "item x:0: cost 0 -> 1",
        "item x:1: cost 1 -> 2",
        "item x:2: cost 2 -> 3",
        "and 17 more changes of records",
    ]


def test_change_of_pieces_and_versions_is_told():
    def part(name, version="1.0"):
        return Part(name, "race", name.title(), version, f"nemesis-{name}")

    before = attrs.evolve(variant("A", "plain"), parts=(part("birds"), part("cats")))
    after = attrs.evolve(variant("B", "other"), parts=(part("dogs"), part("cats", "2.0")))
    assert wording.changes_text(before, after) == ["without birds", "with dogs", "cats: version 1.0 -> 2.0"]
