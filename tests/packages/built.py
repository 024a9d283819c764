"""The distributions of the workspace: what their folders say, and what was built of them."""

from __future__ import annotations

import hashlib
import tarfile
import tomllib
from email.message import Message
from email.parser import Parser
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import ZipFile

import attrs
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / "core", *sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml")), ROOT]


@attrs.frozen(slots=False)
class Source:
    """A distribution as its folder has it."""

    folder: Path

    @cached_property
    def project(self) -> dict[str, Any]:
        """The table `project`."""
        project: dict[str, Any] = tomllib.loads((self.folder / "pyproject.toml").read_text())["project"]
        return project

    @property
    def name(self) -> str:
        return str(self.project["name"])

    @property
    def version(self) -> Version:
        return Version(self.project["version"])

    @property
    def package(self) -> str:
        """The name by which it is imported."""
        return self.name.replace("-", "_")

    @property
    def own_needs(self) -> dict[str, Requirement]:
        """What it needs of the other distributions, optional needs included."""
        lists = [self.project.get("dependencies", []), *self.project.get("optional-dependencies", {}).values()]
        found = [Requirement(text) for needs in lists for text in needs]
        return {canonicalize_name(need.name): need for need in found if canonicalize_name(need.name) in NAMES}

    def files(self) -> set[str]:
        """What its wheel has to hold, besides metadata: everything in the package's folder, and core's rulebook."""
        source = ROOT / "variants" if self.folder == ROOT else self.folder / "src" / self.package
        found = [path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        names = {f"{self.package}/{path.relative_to(source).as_posix()}" for path in found}
        if self.name == "nemesis-core":
            names |= {f"nemesis_core/_rulebook/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.toml")}
        return names


NAMES = frozenset(canonicalize_name(Source(folder).name) for folder in FOLDERS)
SOURCES = [Source(folder) for folder in FOLDERS]


@attrs.frozen(slots=False)
class Wheel:
    """What is in a wheel."""

    path: Path

    @cached_property
    def members(self) -> dict[str, bytes]:
        """The content of each file."""
        with ZipFile(self.path) as archive:
            return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}

    @property
    def digests(self) -> dict[str, str]:
        """A digest of each file but RECORD, which lists them in the order of the build."""
        return {
            name: hashlib.sha256(data).hexdigest()
            for name, data in self.members.items()
            if not name.endswith(".dist-info/RECORD")
        }

    def info(self, name: str) -> str:
        """A file of the metadata."""
        return next(data for path, data in self.members.items() if path.endswith(f".dist-info/{name}")).decode()

    @property
    def code(self) -> set[str]:
        """The files that are no metadata."""
        return {name for name in self.members if ".dist-info" not in PurePosixPath(name).parts[0]}

    @property
    def metadata(self) -> Message:
        return Parser().parsestr(self.info("METADATA"))


def in_sdist(path: Path) -> set[str]:
    """The files of an sdist, from its top folder on."""
    with tarfile.open(path) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
