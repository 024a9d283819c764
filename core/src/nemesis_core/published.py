"""The rules that plugins publish, beside those of the rules reference: each by id, from a package with TOML files."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import attrs

from .building import package_files
from .errors import ContentError, NemesisError
from .plugins import Installed, installed
from .rulebook import Rule, rules
from .strict import reasons, strict_converter
from .tomlfile import read_toml

if TYPE_CHECKING:
    from .assembly import Ruleset

ID: Final = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)+")
LISTS: Final = ("rule", "requires")
"""What a file of rules holds."""


@attrs.frozen
class Known:
    """Every rule that can be looked up, the reference first; and what is wrong with the rules of plugins.

    The rules of a plugin with something wrong in them are left out, all of them, and nobody else's.
    """

    rules: Mapping[str, Rule]
    broken: Mapping[str, str] = attrs.field(factory=dict)
    """Distribution -> what is wrong, in a line that names it."""

    def dangling(self, ids: Iterable[str]) -> list[str]:
        """Those `ids` that no rule has, though rules with ids that begin alike are known."""
        families = {name.partition("-")[0] for name in self.rules}
        return sorted({name for name in ids if name not in self.rules and name.partition("-")[0] in families})


@attrs.frozen
class _Package:
    """A plugin's rules: where they are, and for which pieces they can be."""

    distribution: str
    version: str
    name: str
    owners: tuple[str, ...]


def known(homes: Iterable[Installed] = ()) -> Known:
    """The rules of the reference and of every installed plugin, and of `homes`, plugins that need not be installed."""
    groups: dict[str, list[Installed]] = {}
    for home in installed():
        groups.setdefault(home.distribution, []).append(home)
    there = {id(home) for home in installed()}
    own = {id(home): home for home in homes if id(home) not in there}
    for home in own.values():  # a project that is looked at takes the place of what is installed of it
        groups[home.distribution] = [one for one in own.values() if one.distribution == home.distribution]
    return _known(_packages(home for group in groups.values() for home in group))


def known_in(ruleset: Ruleset) -> Known:
    """As `known`, with the rules of the plugins that the pieces of `ruleset` are from."""
    return known(ruleset.homes.values())


def _packages(homes: Iterable[Installed]) -> tuple[_Package, ...]:
    """The packages with rules, each once; they can be for the pieces of all plugins that name it."""
    found: dict[str, _Package] = {}
    for home in homes:
        if home.plugin and (name := home.plugin.rules):
            owners = tuple(piece.id for piece in home.plugin.pieces)
            first = found.setdefault(name, _Package(home.distribution, home.version, name, ()))
            found[name] = attrs.evolve(first, owners=tuple(dict.fromkeys((*first.owners, *owners))))
    return tuple(found.values())


@lru_cache(maxsize=8)
def _known(packages: tuple[_Package, ...]) -> Known:
    found, broken = dict(rules()), dict[str, str]()
    for package in packages:
        try:
            own = _read(package, found)
        except NemesisError as error:
            broken[package.distribution] = f"{package.distribution} {package.version}: its rules are left out: {error}"
        else:
            found.update(own)
    return Known(found, broken)


def _read(package: _Package, taken: Mapping[str, Rule]) -> dict[str, Rule]:
    """The rules of a package; their ids must not be those of rules that are `taken`."""
    try:
        files = package_files(package.name)
    except (Exception, SystemExit) as error:
        raise NemesisError(f"the package {package.name} cannot be read ({type(error).__name__}: {error})") from error
    own: dict[str, Rule] = {}
    for file in files:
        for rule in _in_file(file, package.owners):
            if first := own.get(rule.id) or taken.get(rule.id):
                where = f"{file.name}: rule {rule.id} is there already, in {first.topic} of {first.owner}"
                raise ContentError(f"{where}; give it another id")
            own[rule.id] = rule
    if not own:
        raise NemesisError(f"the package {package.name} has no [[rule]] in a TOML file; add one, or leave rules out")
    return own


def _in_file(file: Any, owners: Collection[str]) -> Iterator[Rule]:
    data = read_toml(file)
    if strange := [key for key in data if key not in LISTS]:
        raise ContentError(f"{file.name}: there is no key {', '.join(strange)}; there are: {', '.join(LISTS)}")
    raws = data.get("rule", [])
    if not isinstance(raws, list):
        raise ContentError(f"{file.name}: rule is a list of tables; write [[rule]] over each of them")
    for number, raw in enumerate(raws, 1):
        where = f"{file.name}: [[rule]] {number}"
        yield _rule(raw, where, file.name.removesuffix(".toml"), data.get("requires", []), owners)


def _rule(raw: Any, where: str, topic: str, requires: Any, owners: Collection[str]) -> Rule:
    given = {**raw, "topic": topic, "requires": requires} if isinstance(raw, Mapping) else raw
    try:
        rule: Rule = strict_converter().structure(given, Rule)
    except Exception as error:
        raise ContentError(f"{where}: {reasons(error)}") from error
    if not ID.fullmatch(rule.id):
        raise ContentError(f"{where}: the id {rule.id!r} should be capitals and numbers with dashes, as in TIDE-01")
    if not rule.text.strip():
        raise ContentError(f"{where}: rule {rule.id} has no text; say what holds")
    owner = rule.owner or (next(iter(owners)) if len(owners) == 1 else "")
    if owner not in owners:
        raise ContentError(
            f"{where}: owner of {rule.id} should be a piece of the plugin: {', '.join(owners) or 'none'}"
        )
    return attrs.evolve(rule, owner=owner)
