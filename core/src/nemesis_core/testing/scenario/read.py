"""Reading scenario files: strictly, with one line for what is wrong, where, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import attrs

from ...errors import ContentError
from ...published import ID, known
from ...spelling import did_you_mean
from ...strict import reasons, strict_converter
from ...tomlfile import read_toml
from .errors import ScenarioError, told
from .format import FORMAT, Board, Creature, Given, Ground, Head, Person, Pieces, Rigged, Scenario, Then, When

SUFFIX: Final = ".scenario.toml"
TABLES: Final = ("pieces", "given", "rigged", "when", "then")
T = TypeVar("T")


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among `paths` and in the folders among them, each once.

    :raises ScenarioError: naming a path that is not there, is no scenario file, or a folder without one.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob(f"*{SUFFIX}"))
            if not inside:
                raise ScenarioError(f"{path}: no file in this folder is named *{SUFFIX}; give another folder")
            found += inside
        elif not path.name.endswith(SUFFIX):
            if not path.exists():
                raise ScenarioError(f"{path}: there is no such file or folder; check how it is written")
            raise ScenarioError(f"{path}: a scenario file is named *{SUFFIX}; rename it")
        else:
            found.append(path)
    return list(dict.fromkeys(found))


def read_scenario(path: Path) -> Scenario:
    """The scenario in the file at `path`; that its names are those of the game is seen when it is run.

    :raises ScenarioError: naming the file, the table and what to do.
    """
    try:
        data = read_toml(path)
    except ContentError as error:
        raise ScenarioError(str(error)) from error
    return _scenario(path, data)


def _scenario(path: Path, data: dict[str, Any]) -> Scenario:
    _check_names(path, data)
    head = _made(Head, {name: value for name, value in data.items() if name not in TABLES}, str(path))
    _check_head(path, head, data)
    then = _made(Then, data.get("then", {}), f"{path}: [then]")
    if then == Then():
        raise ScenarioError(f"{path}: [then] checks nothing; say there what is true afterwards{_on_the_way(data)}")
    return Scenario(
        path=path,
        head=head,
        pieces=_made(Pieces, data.get("pieces", {}), f"{path}: [pieces]"),
        given=tuple(_given(raw, where) for where, raw in _numbered(path, data, "given")),
        rigged=_made(Rigged, data.get("rigged", {}), f"{path}: [rigged]"),
        when=tuple(_when(raw, where) for where, raw in _numbered(path, data, "when")),
        then=then,
    )


def _on_the_way(data: dict[str, Any]) -> str:
    """What to say besides where the table [then] is missing and some [[when]] has a `then`."""
    found = data.get("when")
    acts = found if isinstance(found, list) else []
    between = any(isinstance(act, dict) and "then" in act for act in acts)
    return ", under [then]: what a [[when]] checks is on the way there, and proves no rule" if between else ""


def _made(kind: type[T], raw: Any, where: str) -> T:
    try:
        return strict_converter().structure(raw, kind)
    except Exception as error:
        raise ScenarioError(f"{where}: {reasons(error)}; see docs/scenarios.md") from error


def _numbered(path: Path, data: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each table of the list `name`, with where it stands."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(raw, dict) for raw in found):
        raise ScenarioError(f"{path}: {name} is a list of tables; write [[{name}]] over each of them")
    return ((f"{path}: [[{name}]] {number}", raw) for number, raw in enumerate(found, 1))


def _check_names(path: Path, data: dict[str, Any]) -> None:
    known = [*(field.name for field in attrs.fields(Head)), *TABLES]
    for name in data:
        if name not in known:
            hint = did_you_mean(name, known) or f"; there are: {', '.join(known)}"
            raise ScenarioError(f"{path}: there is no key {name}{hint}")
    if data.get("format") != FORMAT:
        given = told(data["format"]) if "format" in data else "missing"
        raise ScenarioError(f"{path}: format is {given}; this version reads format = {FORMAT}")


def _check_head(path: Path, head: Head, data: dict[str, Any]) -> None:
    if not head.title.strip() or "\n" in head.title or "::" in head.title:
        raise ScenarioError(f"{path}: title should be one line without :: that says what the scenario shows")
    if not head.rules:
        raise ScenarioError(f'{path}: rules is empty; name the rules that it proves, such as rules = ["LD-FIRE-01"]')
    if not head.characters:
        raise ScenarioError(
            f'{path}: characters is empty; name who plays, in the order of seats, as in ["alpha", "beta"]'
        )
    if ("pieces" in data) == bool(head.variant):
        raise ScenarioError(f'{path}: say either variant = "..." or [pieces]; one of them, not both')
    if head.house_rules and not head.variant:
        raise ScenarioError(f"{path}: house_rules stands here beside variant; without one write it under [pieces]")
    for rule in head.rules:
        if not ID.fullmatch(rule):
            what = "is no id of a rule, which is made of upper-case letters, digits and hyphens, such as LD-FIRE-01"
            raise ScenarioError(f"{path}: rules: {told(rule)} {what}")
    there = known()
    for rule in there.dangling(head.rules):
        hint = did_you_mean(rule, there.rules) or "; nemesis rules --search WORD finds it"
        raise ScenarioError(f"{path}: rules: there is no rule {rule}{hint}")


def _given(raw: dict[str, Any], where: str) -> Given:
    kinds: dict[str, type[Given]] = {"who": Person, "intruder": Creature, "room": Ground}
    about = [name for name in kinds if name in raw]
    if len(about) > 1:
        raise ScenarioError(f"{where}: {' and '.join(about)} are of different tables; write one [[given]] for each")
    given = _made(kinds[about[0]] if about else Board, raw, where)
    if not raw:
        raise ScenarioError(f"{where}: it is empty; begin with who, intruder or room, or say what lies on the table")
    return given


def _when(raw: dict[str, Any], where: str) -> When:
    when = _made(When, raw, where)
    kinds = when.kinds()
    if len(kinds) != 1:
        said = " and ".join(kinds) if kinds else "nothing"
        raise ScenarioError(f"{where}: one of does, turn, step, phase and game_ends is wanted, not {said}")
    if bool(when.who) != (kinds == ["does"]):
        raise ScenarioError(f'{where}: who goes with does, as in who = "alpha", does = "move b"')
    return when
