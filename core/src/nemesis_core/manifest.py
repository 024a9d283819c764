"""Variant manifests: which pieces a variant is made of, as TOML."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import attrs

from .errors import AssemblyError, ContentError
from .files import write_text
from .parameters import rule_of
from .plugins import Installed, Plugin, Registry
from .spelling import did_you_mean
from .strict import reasons, shown, strict_converter
from .tomlfile import read_toml, toml_text


@attrs.frozen(kw_only=True)
class Manifest:
    """A variant: one board, one race, one mode, one or more crews, any house rules and content files.

    A house rule can be named with its number, as in "short-time=10"; assembly names each so that takes one.
    """

    board: str
    race: str
    mode: str
    crew: tuple[str, ...] = attrs.field(validator=attrs.validators.min_len(1))
    house_rules: tuple[str, ...] = ()
    content: tuple[str, ...] = ()
    name: str = ""
    title: str = ""

    def pieces(self) -> list[tuple[str, str]]:
        """(kind, id) of every piece, in the order of registration."""
        return [
            ("board", self.board),
            ("race", self.race),
            ("mode", self.mode),
            *(("crew", c) for c in self.crew),
            *(("house-rule", rule_of(r)) for r in self.house_rules),
        ]

    def with_rule(self, name: str) -> Manifest:
        """This variant with the house rule `name`, in the place of the same rule with another number."""
        others = tuple(rule for rule in self.house_rules if rule_of(rule) != rule_of(name))
        return attrs.evolve(self, house_rules=(*others, name), name="", title="")


def _wrong(name: str, value: Any) -> str:
    """What is wrong with the field `name`, or an empty text."""
    known = attrs.fields_dict(Manifest)
    if name not in known:
        hint = did_you_mean(name, known) or f"; a manifest has {', '.join(known)}"
        return f"there is no field {name}{hint}"
    if name in ("crew", "house_rules", "content"):
        if isinstance(value, str):  # it would be taken for a list of letters
            return f'{name} is a list; write {name} = ["{value}"]'
        if not isinstance(value, list | tuple) or not all(isinstance(part, str) for part in value):
            return f"{name} should be a list of texts, not {shown(value)}"
        return "crew should name at least one crew, not []" if name == "crew" and not value else ""
    return "" if isinstance(value, str) else f"{name} should be a text, not {shown(value)}"


def manifest_from_data(data: dict[str, Any], where: str) -> Manifest:
    """Structure a manifest.

    :raises AssemblyError: naming the file and the field.
    """
    for name, value in data.items():
        if wrong := _wrong(name, value):
            raise AssemblyError(f"{where}: {wrong}")
    try:
        return strict_converter().structure(data, Manifest)
    except Exception as error:
        raise AssemblyError(f"{where}: {reasons(error)}; a manifest has board, race, mode, crew = [..]") from error


def read_manifest(path: Any) -> Manifest:
    """Read a manifest file; content files in it are relative to it."""
    try:
        data = read_toml(path)
    except ContentError as error:
        raise AssemblyError(str(error)) from error
    manifest = manifest_from_data(data, str(path))
    if isinstance(path, Path):
        files = tuple(os.path.abspath(path.parent / name) for name in manifest.content)
        manifest = attrs.evolve(manifest, content=files)
    return attrs.evolve(manifest, name=manifest.name or path.name.removesuffix(".toml"))


def manifest_text(manifest: Manifest) -> str:
    """The manifest as TOML."""
    return toml_text({name: value for name, value in attrs.asdict(manifest).items() if value not in ("", ())})


def write_manifest(manifest: Manifest, path: Path) -> None:
    """Write `manifest` to `path`; content files that lie beside or below it are named from there, so that all can move
    together."""
    folder = Path(os.path.abspath(path.parent))
    files = [Path(os.path.abspath(file)) for file in manifest.content]
    near = tuple(str(file.relative_to(folder) if file.is_relative_to(folder) else file) for file in files)
    write_text(path, manifest_text(attrs.evolve(manifest, content=near)))


def _brought(home: Installed, plugin: Plugin) -> Iterator[Manifest | str]:
    """The variants of one plugin, or what is wrong with them."""
    try:
        files = [f for f in resources.files(plugin.variants).iterdir() if f.name.endswith(".toml")]
        files.sort(key=lambda f: f.name.removesuffix(".toml"))
    except (ImportError, OSError, TypeError) as error:
        yield f"{home.distribution}: its variants cannot be read ({error})"
        return
    for file in files:
        try:
            yield read_manifest(file)
        except AssemblyError as error:
            yield f"{home.distribution}: {error}"


def shipped(registry: Registry | None = None) -> tuple[dict[str, Manifest], list[str]]:
    """Every variant that an installed plugin brings, by name; and what is wrong with those that cannot be used."""
    registry = registry or Registry()
    found: dict[str, list[tuple[str, Manifest]]] = {}
    broken: list[str] = []
    for home in registry.plugins:
        for manifest in _brought(home, home.plugin) if home.plugin and home.plugin.variants else ():
            if isinstance(manifest, str):
                broken.append(manifest)
            else:
                found.setdefault(manifest.name, []).append((home.distribution, manifest))
    for name, given in found.items():
        if len(given) > 1:
            broken.append(f"variant {name} comes from {' and '.join(home for home, _ in given)}; uninstall one")
    return {name: given[0][1] for name, given in found.items() if len(given) == 1}, broken


def _check_refused(name: str, registry: Registry) -> None:
    """Say so if the variant `name` is in a plugin that was made for another API."""
    for home in registry.plugins:
        brought = _brought(home, home.refused) if home.refused and home.refused.variants else ()
        if name in [manifest.name for manifest in brought if isinstance(manifest, Manifest)]:
            raise AssemblyError(f"variant {name} is in {home.distribution} {home.version}: {home.error}")


def is_file(name: str) -> bool:
    """Does `name` mean a manifest file, rather than a variant that is installed?"""
    return name.endswith(".toml") or bool(re.search(r"[/\\]", name))


def find_manifest(name: str, registry: Registry | None = None) -> Manifest:
    """The variant `name`: a shipped one, or a manifest file.

    :raises AssemblyError: saying which variants there are, or that it is in a plugin made for another API.
    """
    if is_file(name):
        return read_manifest(Path(name))
    variants, broken = shipped(registry)
    if name not in variants:
        _check_refused(name, registry or Registry())
        hint = did_you_mean(name, variants) or f"; there are: {', '.join(sorted(variants)) or 'none'}"
        problems = "".join(f"; {problem}" for problem in broken)
        raise AssemblyError(f"variant {name} is not installed and is no manifest file{hint}{problems}")
    return variants[name]
