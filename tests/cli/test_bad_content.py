"""Manifests and content files that are wrong: one line that names file and record, exit code 2, no traceback."""

from __future__ import annotations

import json
import os

import pytest

from nemesis_core import assemble

FIELDS = {"board": '"facility"', "race": '"night-stalkers"', "mode": '"semi-coop"', "crew": '["lockdown-crew"]'}


@pytest.fixture
def mine(tmp_path):
    """Writes a file of one's own and returns its path."""

    def write(text, name="mine.toml"):
        file = tmp_path / name
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    return write


def refused(nemesis, *command):
    said = nemesis(*command)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
    assert said.err.startswith("nemesis: ")
    return said.err.removeprefix("nemesis: ").rstrip("\n")


def content_refused(nemesis, file):
    said = refused(nemesis, "assemble", "lockdown", "--content", file)
    assert said.startswith(f"{file}: ")
    return said.removeprefix(f"{file}: ")


def record(kind, name, *lines):
    return "\n".join([f"[[{kind}]]", f'id = "{name}"', *lines, ""])


# ---------------------------------------------------------------- manifests


def manifest(**changed):
    return "\n".join(f"{key} = {value}" for key, value in {**FIELDS, **changed}.items())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (manifest().replace("race", "rase"), "there is no field rase; did you mean race?"),
        (manifest(players="3"), "there is no field players; a manifest has board, race, mode, crew, "),
        (manifest().replace("mode", "# mode"), "required field missing in mode"),
        (manifest(board='["facility", "facility"]'), "board should be a text, not ['facility', 'facility']"),
        (manifest(name="1"), "name should be a text, not 1"),
        ("board = facility", "Invalid value (at line 1, column 9)"),
        (b"\x7fELF\x02\x01\x00\x00\xff\xfe", "byte 8 is not UTF-8"),
        (b"\x00\x00\x00", "Invalid statement"),
        (manifest(content='["gone.toml"]'), "gone.toml: No such file or directory"),
        (manifest(content='["a\\u0000b"]'), "'a\\x00b' has a control character in content"),
        (f"[{'a.' * 2000}a]", "more than 16 tables or lists within each other"),
    ],
    ids=["near", "unknown", "missing", "two-boards", "name", "no-toml", "binary", "nul", "gone", "no-name", "deep"],
)
def test_wrong_manifest_is_named_with_what_is_wrong(nemesis, mine, text, reason):
    file = mine(text, "my.toml")
    said = refused(nemesis, "assemble", file)
    assert said.startswith(str(file.parent))
    assert reason in said


def test_manifest_that_is_a_folder_or_cannot_be_read_is_named(nemesis, tmp_path, mine):
    os.symlink("loop.toml", tmp_path / "loop.toml")
    (tmp_path / "folder.toml").mkdir()
    mine(manifest())
    for name, reason in (
        ("folder.toml", "Is a directory"),
        ("loop.toml", "Too many levels of symbolic links"),
        ("mine.toml/my.toml", "Not a directory"),
        ("x" * 300 + ".toml", "File name too long"),
    ):
        assert refused(nemesis, "assemble", tmp_path / name) == (
            f"{tmp_path / name}: {reason}; give the path of a TOML file"
        )


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("race", '"night-stalker"', "race night-stalker is not installed; did you mean night-stalkers?"),
        ("crew", '["lockdown-crw"]', "crew lockdown-crw is not installed; did you mean lockdown-crew?"),
        ("house_rules", '["facility"]', "house-rule facility is a board, not a house-rule"),
        ("mode", '"xyzzy"', "mode xyzzy is not installed; there are: "),
    ],
)
def test_misspelt_piece_of_a_manifest_is_told_from_what_there_is(nemesis, mine, field, value, reason):
    assert reason in refused(nemesis, "assemble", mine(manifest(**{field: value})))


def test_misspelt_piece_is_told_with_the_manifest_that_names_it_once(nemesis, mine):
    file = mine(manifest(board='"facilty"'))
    reason = f"{file}: board facilty is not installed; did you mean facility?"
    assert refused(nemesis, "simulate", file) == reason
    assert nemesis("variants", "check", file).out == f"{reason}\n"
    assert refused(nemesis, "simulate", file, "--board", "moon").startswith("board moon is not installed")


def test_misspelt_variant_is_told_from_what_there_is(nemesis):
    assert "did you mean lockdown?" in refused(nemesis, "simulate", "lockdwn")


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("face", "hint"),
    [
        ("elephant", "; there are: 1, 2, 3, 4, danger, silence"),
        ("9", "; there are: 1, 2, 3, 4, danger, silence"),
        ("silense", "; did you mean silence?"),
        ("dangre", "; did you mean danger?"),
    ],
)
def test_face_of_the_noise_die_that_nothing_resolves_is_refused(nemesis, mine, face, hint):
    file = mine(record("die", "noise-die", f'faces = ["1", "2", "{face}"]'))
    line = f"die facility:noise-die: the face {face!r} is no number of a Corridor, silence or danger{hint}"
    assert content_refused(nemesis, file).startswith(line)


# ---------------------------------------------------------------- files that are no content

BATTERY = record("item", "weapon-battery", "cost = 2")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"\xff\xfe[\x00[\x00", "byte 0 is not UTF-8; save it as a UTF-8 text file"),
        (BATTERY.encode() + b'name = "\xe9"', "byte 48 is not UTF-8"),
        (BATTERY.encode() + b'name = "\x00"', "Illegal character '\\x00' (at line 4, column 9)"),
        (BATTERY + 'name = "\\u001b[31mred"', "item facility:weapon-battery: '\\x1b[31mred' has a control character"),
        (BATTERY + "cost = 3", "Cannot overwrite a value"),
        (BATTERY + f"text = {'[' * 5000}{']' * 5000}", "more than 16 tables or lists within each other"),
        (BATTERY + f"note{'.a' * 900} = 1", "more than 16 tables or lists within each other"),
        (BATTERY + f"note{'.a' * 200_000} = 1", "more than 16 tables or lists within each other"),
        (BATTERY + f"text = {'[' * 12}{']' * 12}", "item facility:weapon-battery: [[[[[[[...]]]]]]] is no text"),
        (BATTERY + f"ammo_max = {'9' * 5000}", "4300"),
        (BATTERY + "ammo_max = 0x" + "f" * 5000, "weapon-battery"),
        (BATTERY + "name = 1\ntags = 1\nhand = 1.5\nuses = []", "in uses; and 1 more; mend this record"),
        (BATTERY + f'text = "{"x" * 1_100_000}"', "more than 1,000,000 bytes, which is too much"),
        ("item = 3", "every [[item]] must be a table with an id"),
        ('[item]\nid = "weapon-battery"', "every [[item]] must be a table with an id"),
        ("[[item]]\ncost = 3", "every [[item]] must be a table with an id"),
        ("[[item]]\nid = 3", "every [[item]] must be a table with an id"),
        ('[[itme]]\nid = "weapon-battery"', "unknown kind of record [[itme]]; did you mean item?"),
        (manifest(), "every [[board]] must be a table with an id"),
    ],
    ids=lambda value: value[:0] if isinstance(value, bytes) or len(value) > 70 else value,
)
def test_file_that_cannot_be_content_is_named_with_the_reason(nemesis, mine, text, reason):
    assert reason in content_refused(nemesis, mine(text))


def test_hundred_megabytes_are_refused_before_they_are_read(nemesis, tmp_path):
    file = tmp_path / "large.toml"
    with open(file, "wb") as large:
        large.truncate(100_000_000)
    assert content_refused(nemesis, file).startswith("more than 1,000,000 bytes")


def test_endless_file_is_refused(nemesis):
    assert content_refused(nemesis, "/dev/zero").startswith("more than 1,000,000 bytes")


def test_byte_order_mark_and_other_line_ends_are_taken(nemesis, mine):
    file = mine(b"\xef\xbb\xbf" + BATTERY.replace("\n", "\r\n").encode())
    assert nemesis("assemble", "lockdown", "--content", file).code == 0


def test_folder_is_no_content(nemesis, tmp_path):
    assert content_refused(nemesis, tmp_path) == "Is a directory; give the path of a TOML file"


# ---------------------------------------------------------------- records that do not fit

HUGE = 10**12
LOADOUT = "loadout = [{ edition = 'lockdown', deck = { search = 1 }"
EGG = "action = [{ id = 'take-one-egg', name = 'x', cost = 1"
WRONG = (
    # the fields
    ("item", "weapon-battery", "coost = 1", "there is no field coost; did you mean cost"),
    ("item", "weapon-battery", "option = [{ id = 'reload', nedes = [] }]", "no field nedes; did you mean needs"),
    ("item", "weapon-battery", 'cost = "1"', "'1' is no whole number in cost"),
    ("item", "weapon-battery", "cost = 1.5", "1.5 is no whole number in cost"),
    ("item", "weapon-battery", "cost = true", "True is no whole number in cost"),
    ("item", "weapon-battery", "one_use = 1", "1 is neither true nor false in one_use"),
    ("item", "weapon-battery", "name = 2020-02-02", "datetime.date(2020, 2, 2) is no text in name"),
    ("item", "weapon-battery", 'tags = "light"', "'light' is no list in tags"),
    ("item", "weapon-battery", "option = [3]", "3 is no table in option"),
    ("item", "weapon-battery", "counts = 3", "3 is no table in counts"),
    ("corridor", "c-006-008", 'rooms = ["room-006"]', "['room-006'] is no list of 2 in rooms"),
    ("item", "weapon-battery", 'source = "hearsay"', "'source' must be in ('seed', 'public', 'memory', 'stand-in')"),
    ("item", "weapon-battery", 'weaker = { cost = "hearsay" }', "'weaker' has 'hearsay' for cost"),
    ("item", "weapon-battery", 'owner = "me"', "the owner of a record cannot be set"),
    ("item", "weapon-batery", "cost = 1", "item weapon-batery does not exist; did you mean weapon-battery?"),
    ("item", "facilty:weapon-battery", "cost = 1", "did you mean facility:weapon-battery"),
    ("item", "xyzzy", "cost = 1", "item xyzzy does not exist; nemesis content lists what there is"),
    # ids of other editions
    ("room", "cockpit", 'name = "Bridge"', "is not in this variant, only in ship (a board of the original Nemesis); l"),
    ("room", "ship:cockpit", 'name = "Bridge"', "ship:cockpit is not in this variant, only in ship (a board of the o"),
    ("weakness_slot", "ship-weakness-slot-1", "position = 2", "only in night-stalkers with edition:nemesis; leave"),
    ("weakness_slot", "weakness-slot-2", 'object = "carcass"', "'carcass' (object) is no kind of Object, and no piece"),
    ("weakness_slot", "weakness-slot-3", 'object = "eg"', "adds it to the names of objects; did you mean egg?"),
    # counts
    ("attack_card", "cut-2", "count = -1", "'count' must be >= 0: -1"),
    ("attack_card", "cut-2", 'count = "many"', "'many' is no whole number in count"),
    ("attack_card", "cut-2", "count = 2.0", "2.0 is no whole number in count"),
    ("attack_card", "cut-2", "count = 1000", "'count' must be <= 999: 1000"),
    ("attack_card", "cut-2", f"count = {HUGE}", f"{HUGE} is too large a number; 1,000,000 is the most in count"),
    ("event_card", "power-surge", f"count = {HUGE}", "is too large a number"),
    ("intruder_kind", "adult", f"miniatures = {HUGE}", "is too large a number"),
    ("intruder_kind", "adult", "endurance = 100000", "'endurance' must be <= 999"),
    ("css_token", "css-launch-all", f"count = {HUGE}", "is too large a number"),
    ("item", "weapon-battery", f"counts = {{ red = {HUGE} }}", "too large a number; 1,000,000 is the most in counts"),
    ("item", "weapon-battery", "counts = { purple = 1 }", "'counts' must be in ('green', 'red', 'yellow')"),
    ("character", "hacker", f"loadout = [{{ edition = 'lockdown', deck = {{ search = {HUGE} }} }}]", "too large"),
    ("component", "egg", "at_start = 30", "'at_start' must be <= count (8): 30"),
    ("knowledge", "knowledge-track", "slots = 0", "'slots' must be >= 1: 0"),
    # ids of other records
    ("place", "room-016", 'section = "s-3"', "section names 's-3', which is no section; did you mean s-03"),
    ("place", "repository", 'tile = "repo"', "tile names 'repo', which is no room"),
    ("place", "room-016", "technical = { tunnels = [1] }", "technical names 'tunnels', which is no network"),
    ("corridor", "c-006-008", 'rooms = ["room-006", "room-08"]', "rooms names 'room-08', which is no place; did you"),
    ("space", "bunker", 'rooms = ["room-99"]', "rooms names 'room-99', which is no place"),
    ("space", "bunker", 'gate = "door"', "gate names 'door', which is no space"),
    ("exploration_token", "underground-danger-3", 'effect = "dangr"', "effect names 'dangr', which is no exploration_"),
    ("die_result", "hit", 'dice = ["die"]', "dice names 'die', which is no die"),
    ("item", "battle-suit", 'character = "sentri"', "character names 'sentri', which is no character; did you mean"),
    ("attack_card", "cut-2", 'attack = "cutt"', "attack names 'cutt', which is no attack; did you mean cut?"),
    ("attack", "cut", 'hits = ["adlt"]', "hits names 'adlt', which is no intruder_kind; did you mean adult?"),
    ("event_card", "power-surge", 'movers = ["quen"]', "movers names 'quen', which is no intruder_kind; did you"),
    ("event_card", "power-surge", 'same_as = "power"', "same_as names 'power', which is no event_card"),
    ("computer_card", "computer-action-e", 'options = ["peek"]', "options names 'peek', which is no computer_action"),
    ("procedure", "venting", 'token = "nothing"', "token names 'nothing', which is no component"),
    ("character", "hacker", "loadout = [{ edition = 'lockdown', deck = { serch = 1 } }]", "deck names 'serch'"),
    ("character", "hacker", f"{LOADOUT}, starting_items = ['gun'] }}]", "'gun' is no starting item of this Character"),
    ("character", "hacker", f"{LOADOUT}, quest_items = ['smart-gun'] }}]", "there are: cheat-codes"),
    ("character", "hacker", "loadout = [{ edition = 'lockdown' }]", "its deck has no card"),
    ("character", "hacker", 'colour = "blue"', "sentry is blue too, but has the draft slot blue, not green; give both"),
    # words that a piece has to know
    ("room", "nest", f"{EGG}, needs = ['powr'] }}]", "'powr', which no piece knows; did you mean power?"),
    ("room", "nest", f"{EGG}, needs = ['knowledge>=x'] }}]", "a whole number is wanted, not 'x'"),
    ("room", "nest", f"{EGG}, needs = ['discovered>=x'] }}]", "a whole number is wanted, not 'x'"),
    ("room", "nest", f"{EGG}, needs = ['knowledge'] }}]", "a whole number is wanted, not ''"),
    ("room", "nest", f"{EGG}, needs = ['weapon:x'] }}]", "no Weapon has the id or the tag 'x'"),
    ("room", "nest", f"{EGG}, needs = ['room-colour:x'] }}]", "'x' is no colour of a Room"),
    ("room", "nest", 'color = "blue"', "'color' must be in"),
    ("objective", "CONDITION", 'any_of = [["alive"]]', "no piece knows the condition 'alive'; there"),
    ("objective", "CONDITION", 'any_of = [["player-dead:me"]]', "a whole number is wanted, not 'me'"),
    ("objective", "CONDITION", "any_of = []", "'any_of'"),
    ("intruder_token", "token-larva-1-2", 'type = "larvae"', "kind of token 'larvae' (type) by the hook token_kinds"),
    ("bag_start", "bag-creeper", 'type = "creepr"', "kind of token 'creepr' (type) by the hook token_kinds; did"),
    ("intruder_kind", "queen", 'attack = "bite"', "way of attacking 'bite' (attack) by the hook attack_kinds"),
    ("die", "combat-die", 'faces = ["hitt"]', "the face 'hitt' is no die_result of it; did you mean hit"),
    # effects
    ("item", "antiseptic", "option = [{ id = 'desinfect' }]", "desinfect has no effect; did you mean antiseptic.dis"),
    ("item", "antiseptic", "option = []", "an effect is bound to antiseptic.disinfect, but the record asks for none"),
    ("event_card", "power-surge", 'darkness = "It gets cold."', "power-surge.darkness has no effect"),
    ("item", "antiseptic", 'shot = "It burns."', "antiseptic.shot has no effect"),
    ("item", "weapon-battery", 'kind = "crafted"', "'recipe' of a crafted Item has two components, not 0"),
    ("item", "weapon-battery", 'kind = "starting"', "a Starting or Quest Item, and no other, has a 'character'"),
    ("item", "weapon-battery", "activate = { cost = 1 }", "a Quest Item, and no other, has an 'activate'"),
    ("action_card", "interruption", "option = [{ id = 'cancel-action' }]", "cannot be changed: its effect"),
    ("space", "css-pod-a", 'letter = "x"', "letter cannot be changed: its effect is made for it"),
    # what set-up needs
    ("place", "room-016", 'slot = "III"', "no game of 2 players can be set up: set-up takes 1 out of the"),
    ("room", "nest", 'group = "special"', "set-up takes 10 out of the pool rooms-I, which has 9"),
    ("bag_start", "bag-creeper", "count = 7", "set-up takes 7 out of the pool supply (creeper), which has 3"),
    ("board", "facility", 'edition = "base"', "no chosen crew has a Character for games of the edition 'base'"),
    ("corridor", "c-006-008", "numbers = [1, 2, 3, 4]", "has number"),
    ("time_slot", "slot-13", "number = 7", "has the number 7 too; give each its own"),
    ("time_slot", "slot-13", "number = 70", "the slots are numbered from 0 to 15, not 70"),
    ("time_slot", "slot-s", "final = false", "the last slot of the track has to be final"),
    ("threshold", "THRESHOLD", "from_slot = 99", "there is no slot 99 on the Time track"),
    ("power_token", "power-4", "number = 1", "power-1 has the number 1 too; give each its own"),
    ("css_token", "css-launch-none", "count = 0", "6 slots of the Time track take a CSS token, but there are 5"),
    ("css_token", "css-launch-a", 'launches = ["z"]', "launches 'z', but the Pods are a, b, c"),
    ("place", "elevator-s-01", "roles = []", "no place has the role elevator-start"),
    ("room", "nest", "roles = []", "night-stalkers needs a Room with the role nest, and facility has none; choose a"),
    ("room", "nest", 'roles = ["nets"]', "night-stalkers needs a Room with the role nest, and facility has none; did"),
    ("contingency", "contingency-red", 'kills = "all"', "'kills' must be in ('nobody', 'knowledge-at-least', "),
)  # fmt: skip


@pytest.fixture(scope="module")
def some():
    """A record of a kind, where any will do."""
    content = assemble("lockdown").content
    return {"CONDITION": content.of("objective")[0].id, "THRESHOLD": content.of("threshold")[0].id}


@pytest.mark.parametrize(("kind", "name", "line", "reason"), WRONG, ids=[f"{w[0]} {w[2][:40]}" for w in WRONG])
def test_record_that_does_not_fit_is_named_with_its_file(nemesis, mine, some, kind, name, line, reason):
    name = some.get(name, name)
    said = content_refused(nemesis, mine(record(kind, name, line)))
    assert reason in said


def test_record_twice_in_one_file_is_refused(nemesis, mine):
    twice = BATTERY + record("item", "facility:weapon-battery", "cost = 3")
    assert "is there twice; put its fields together" in content_refused(nemesis, mine(twice))


def test_too_few_contingencies_or_objectives_are_told(nemesis, mine):
    content = assemble("lockdown").content
    none = "".join(record("contingency", c.id, "count = 0") for c in content.of("contingency"))
    assert content_refused(nemesis, mine(none)).startswith("0 Contingency tokens are too few; set-up takes 6")
    rare = "".join(record("objective", o.id, "min_players = 5") for o in content.of("objective"))
    assert "pool objectives-corporate, which has 0" in content_refused(nemesis, mine(rare))


def test_characters_with_too_few_draft_slots_are_told(nemesis, mine):
    slots = record("character", "janitor", 'draft_slot = "red"') + record("character", "hacker", 'draft_slot = "red"')
    said = content_refused(nemesis, mine(slots))
    assert said.startswith(
        "the Characters of lockdown-crew share the draft slots blue, purple, red, white, too few for 5"
    )


# ---------------------------------------------------------------- files that go with a variant


@pytest.fixture
def changed(mine):
    return mine(BATTERY)


def test_manifest_with_content_works_from_any_folder_and_moves_with_it(nemesis, tmp_path, changed, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    for out in ("beside.toml", "sub/below.toml"):
        assert nemesis("assemble", "lockdown", "--content", "mine.toml", "--out", out).code == 0
    digests = []
    monkeypatch.chdir("/")
    for out in ("beside.toml", "sub/below.toml"):
        digests.append(json.loads(nemesis("assemble", tmp_path / out, "--json").out)["content"])
    shipped = assemble("lockdown").content.digest
    assert digests[0] == digests[1] != shipped
    os.rename(tmp_path, tmp_path.with_name("moved"))
    moved = nemesis("assemble", tmp_path.with_name("moved") / "beside.toml", "--json")
    assert json.loads(moved.out)["content"] == digests[0]


def test_odd_name_of_a_content_file_stays_what_it_is(nemesis, tmp_path, mine):
    mine(BATTERY, 'my "best" \\ cards.toml')
    out = tmp_path / "my.toml"
    first = nemesis("assemble", "lockdown", "--content", tmp_path / 'my "best" \\ cards.toml', "--out", out, "--json")
    assert json.loads(nemesis("assemble", out, "--json").out)["content"] == json.loads(first.out)["content"]


def test_record_asks_for_the_content_that_it_was_made_with(nemesis, tmp_path, changed):
    nemesis("simulate", "lockdown", "--games", 1, "--content", changed, "--record", tmp_path / "own")
    nemesis("simulate", "lockdown", "--games", 1, "--record", tmp_path / "plain")
    own, plain = tmp_path / "own" / "0.json", tmp_path / "plain" / "0.json"
    other = tmp_path / "other.toml"
    other.write_text(record("item", "weapon-battery", "cost = 3"))
    assert nemesis("replay", own).code == 0
    said = refused(nemesis, "replay", own, "--content", other)
    assert f"it was made with {changed}, here it is {other}; give those with --content" in said
    said = refused(nemesis, "replay", plain, "--content", other)
    assert f"it was made without content files, here it is {other}; leave out --content" in said
    said = refused(nemesis, "replay", own, "lockdown")
    assert f"it was made with {changed}, here there is none; give those with --content" in said
    changed.write_text(other.read_text())
    assert f"what {changed} says has changed since" in refused(nemesis, "replay", own)
    changed.unlink()
    assert f"{changed}: No such file or directory" in refused(nemesis, "replay", own)
