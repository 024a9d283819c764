"""Variant manifests: which pieces a variant is made of, as TOML."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import attrs
from cattrs import transform_error
from cattrs.preconf.orjson import make_converter

from .content import read_toml
from .errors import AssemblyError, ContentError
from .files import write_text
from .plugins import Registry

_converter = make_converter(forbid_extra_keys=True)


@attrs.frozen(kw_only=True)
class Manifest:
    """A variant: one board, one race, one mode, one or more crews, any house rules and content files."""

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
            *(("house-rule", r) for r in self.house_rules),
        ]


def _wrong(name: str, value: Any) -> str:
    """What is wrong with the field `name`, or an empty text."""
    if name in ("crew", "house_rules", "content"):
        if isinstance(value, str):  # it would be taken for a list of letters
            return f'{name} is a list; write {name} = ["{value}"]'
        if not isinstance(value, list | tuple) or not all(isinstance(part, str) for part in value):
            return f"{name} should be a list of texts, not {value!r}"
        return "crew should name at least one crew, not []" if name == "crew" and not value else ""
    known = name in attrs.fields_dict(Manifest)
    return f"{name} should be a text, not {value!r}" if known and not isinstance(value, str) else ""


def manifest_from_data(data: dict[str, Any], where: str) -> Manifest:
    """Structure a manifest.

    :raises AssemblyError: naming the file and the field.
    """
    for name, value in data.items():
        if wrong := _wrong(name, value):
            raise AssemblyError(f"{where}: {wrong}")
    try:
        return _converter.structure(data, Manifest)
    except Exception as error:
        reasons = "; ".join(transform_error(error)).replace("@ $", "").strip()
        raise AssemblyError(f"{where}: {reasons}; a manifest has board, race, mode, crew = [..]") from error


def read_manifest(path: Any) -> Manifest:
    """Read a manifest file; content files in it are relative to it."""
    try:
        data = read_toml(path)
    except ContentError as error:
        raise AssemblyError(str(error)) from error
    manifest = manifest_from_data(data, str(path))
    if isinstance(path, Path):
        files = tuple(str((path.parent / name).resolve()) for name in manifest.content)
        manifest = attrs.evolve(manifest, content=files)
    return attrs.evolve(manifest, name=manifest.name or path.name.removesuffix(".toml"))


def manifest_text(manifest: Manifest) -> str:
    """The manifest as TOML."""
    lines = []
    for name, value in attrs.asdict(manifest).items():
        if value in ("", ()):
            continue
        shown = "[" + ", ".join(f'"{v}"' for v in value) + "]" if isinstance(value, tuple) else f'"{value}"'
        lines.append(f"{name} = {shown}")
    return "\n".join(lines) + "\n"


def write_manifest(manifest: Manifest, path: Path) -> None:
    """Write `manifest` to `path`."""
    write_text(path, manifest_text(manifest))


def shipped(registry: Registry | None = None) -> dict[str, Manifest]:
    """Every variant that an installed plugin brings, by name.

    :raises AssemblyError: when two plugins bring one name or a manifest is broken.
    """
    registry = registry or Registry()
    found: dict[str, Manifest] = {}
    homes: dict[str, str] = {}
    for home in registry.plugins:
        if home.plugin is None or not home.plugin.variants:
            continue
        for file in sorted(resources.files(home.plugin.variants).iterdir(), key=lambda f: f.name):
            if not file.name.endswith(".toml"):
                continue
            manifest = read_manifest(file)
            if manifest.name in found:
                raise AssemblyError(
                    f"variant {manifest.name} comes from {homes[manifest.name]} and {home.distribution}; uninstall one"
                )
            found[manifest.name] = manifest
            homes[manifest.name] = home.distribution
    return found


def find_manifest(name: str, registry: Registry | None = None) -> Manifest:
    """The variant `name`: a shipped one, or a manifest file.

    :raises AssemblyError: saying which variants there are.
    """
    if name.endswith(".toml") or re.search(r"[/\\]", name):
        return read_manifest(Path(name))
    variants = shipped(registry)
    if name not in variants:
        known = ", ".join(sorted(variants)) or "none"
        raise AssemblyError(f"variant {name} is not installed and is no manifest file; there are: {known}")
    return variants[name]
