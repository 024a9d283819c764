"""The plugin that is meant: the folder of a project that need not be installed, or the name of an installed one."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

import attrs

from ..errors import NemesisError
from ..plugins import GROUP, Installed, Piece, Registry, installed, load_plugin
from ..spelling import meant_or_known
from ..tomlfile import read_toml

PROJECT: Final = "pyproject.toml"
SOURCES: Final = "src"


@attrs.frozen
class Source:
    """What the command was given, as plain data for other processes; `points` are the entry points of a project."""

    given: str
    folder: str = ""
    distribution: str = ""
    version: str = ""
    points: tuple[tuple[str, str], ...] = ()

    @property
    def root(self) -> str:
        """The folder from which the modules of a project are imported."""
        inside = os.path.join(self.folder, SOURCES)
        return inside if os.path.isdir(inside) else self.folder


def is_folder(given: str) -> bool:
    """Does `given` mean the folder of a project, rather than a name?"""
    return given in (".", "..") or bool(re.search(r"[/\\]", given)) or (Path(given) / PROJECT).is_file()


def find_source(given: str) -> Source:
    """What `given`, a path or a name, means; whether a plugin of the name is installed is seen later.

    :raises NemesisError: when it is the path of no plugin's project.
    """
    if not is_folder(given):
        return Source(given)
    folder = Path(given).parent if Path(given).name == PROJECT else Path(given)
    file = folder / PROJECT
    if not file.is_file():
        raise NemesisError(f"{given} has no {PROJECT}; give the folder of a plugin's project, or a piece by its id")
    project = read_toml(file).get("project", {})
    points = project.get("entry-points", {}).get(GROUP, {})
    if not points or not all(isinstance(value, str) for value in points.values()):
        raise NemesisError(
            f'{file} names no plugin; give the project an entry point: entry-points."{GROUP}".mine = "my_module:PLUGIN"'
        )
    name, version = project.get("name", folder.resolve().name), project.get("version", "0")
    return Source(given, str(folder.resolve()), str(name), str(version), tuple(sorted(points.items())))


@attrs.frozen
class Subject:
    """The plugin, loaded: its entry points, its pieces that are looked at, and all that can be chosen with them."""

    source: Source
    homes: list[Installed]
    pieces: list[Piece]
    registry: Registry

    @property
    def distribution(self) -> str:
        """The distribution that the plugin is in."""
        return self.homes[0].distribution

    def folders(self) -> list[Path]:
        """Folders and files with the sources of the pieces, as far as they can be found."""
        if self.source.folder and (Path(self.source.root).name == SOURCES or not self.pieces):
            return [Path(self.source.root)]
        names = [name for piece in self.pieces for name in (*piece.implementation, *_fallbacks(piece))]
        packages = sorted({name.partition(":")[0].partition(".")[0] for name in names} - {"nemesis_core"})
        return [place for package in packages if (place := _place(package))]


def _fallbacks(piece: Piece) -> list[str]:
    return [name for back in piece.without.values() for name in back.implementation]


def _place(package: str) -> Path | None:
    """The folder of a package, or the file of a module."""
    try:
        found = import_module(package).__file__
    except (Exception, SystemExit):  # noqa: BLE001 (said when its piece is loaded)
        return None
    if found is None:
        return None
    file = Path(found)
    return file.parent if file.name == "__init__.py" else file


def load(source: Source) -> Subject:
    """Import the plugin of `source`.

    :raises NemesisError: when no piece and no distribution of that name is installed.
    """
    if source.folder:
        return _from_folder(source)
    homes = [home for home in installed() if source.given in (home.distribution, *(p.id for p in _pieces(home)))]
    if not homes:
        known = sorted({name for home in installed() for name in (home.distribution, *(p.id for p in _pieces(home)))})
        raise NemesisError(
            f"no piece and no distribution is named {source.given}{meant_or_known(source.given, known)}; a plugin that "
            f"is not installed is checked by the folder of its project"
        )
    pieces = [piece for home in homes for piece in _pieces(home)]
    named = [piece for piece in pieces if piece.id == source.given]
    return Subject(source, homes, named or pieces, Registry())


def _pieces(home: Installed) -> tuple[Piece, ...]:
    return home.plugin.pieces if home.plugin else ()


def _from_folder(source: Source) -> Subject:
    sys.path.insert(0, source.root)
    points = [EntryPoint(name, value, GROUP) for name, value in source.points]
    homes = [load_plugin(point, source.distribution, source.version) for point in points]
    others = [home for home in installed() if not _same(home.distribution, source.distribution)]
    pieces = [piece for home in homes for piece in _pieces(home)]
    return Subject(source, homes, pieces, Registry((*others, *homes)))


def _same(one: str, other: str) -> bool:
    """Are two names those of one distribution?"""
    return re.sub(r"[-_.]+", "-", one).lower() == re.sub(r"[-_.]+", "-", other).lower()


def from_data(data: dict[str, Any]) -> Source:
    """The source that `attrs.asdict` made plain."""
    return Source(**{**data, "points": tuple(map(tuple, data["points"]))})
