"""A ruleset as plain data, from which another process makes the same one, or says what it lacks."""

from __future__ import annotations

import os
import pickle
import socket
import sys
from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import attrs

from .assembly import Ruleset, assemble
from .errors import NemesisError
from .manifest import Manifest
from .plugins import Installed, Registry

KEPT: Final = 4
"""Rulesets that a process keeps ready: games of a few variants may come in turns."""


@attrs.frozen
class _Ingredients:
    """What `assemble` needs; the user's content files as bytes, since another machine has none of them."""

    manifest: Manifest
    plugins: tuple[Installed, ...]
    block: tuple[str, ...]
    max_steps: int
    files: tuple[bytes, ...]
    digest: str


@attrs.frozen
class Recipe:
    """Distributions with the versions that they have here, and the rest as bytes, to be read only where they fit."""

    needs: tuple[tuple[str, str], ...]
    data: bytes


def _found(distribution: str) -> str:
    """The version of `distribution` that is installed here, or an empty text."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise NemesisError(f"{path}: {error.strerror}; leave it in its place until the games are played") from error


def write_recipe(ruleset: Ruleset) -> Recipe:
    """The recipe of `ruleset`.

    :raises NemesisError: when a content file has gone since it was assembled.
    """
    plugins = tuple({home.distribution + home.name: home for home in ruleset.homes.values()}.values())
    offered = {piece.id for home in plugins if home.plugin for piece in home.plugin.pieces}
    block = tuple(sorted(offered - {piece.id for piece in ruleset.pieces}))
    files = tuple(_read(path) for path in ruleset.manifest.content)
    ingredients = _Ingredients(
        ruleset.manifest, plugins, block, ruleset.max_steps, files, ruleset.content.digest
    )  # fmt: skip
    needs = {home.distribution: _found(home.distribution) for home in plugins}
    return Recipe(tuple((name, had) for name, had in needs.items() if had), pickle.dumps(ingredients))


def _lacking(needs: Iterable[tuple[str, str]]) -> str:
    """What is not installed here as it is where the recipe was written, or an empty text."""
    wrong = [(name, wanted, _found(name)) for name, wanted in needs if _found(name) != wanted]
    return "; ".join(f"{name} {wanted} is needed, {have or 'none'} is installed" for name, wanted, have in wrong)


def _assembled(made: _Ingredients) -> Ruleset:
    with TemporaryDirectory(prefix="nemesis-") as folder:
        places = [Path(folder, f"{number}.toml") for number in range(len(made.files))]
        for place, data in zip(places, made.files, strict=True):
            place.write_bytes(data)
        manifest = attrs.evolve(made.manifest, content=tuple(map(str, places)))
        ruleset = assemble(manifest, registry=Registry(made.plugins, made.block))
    ruleset.manifest, ruleset.max_steps = made.manifest, made.max_steps
    return ruleset


def this_worker() -> str:
    """How a message names the process that runs this."""
    if distributed := sys.modules.get("distributed"):
        try:
            return f"worker {distributed.get_worker().address} on {socket.gethostname()}"
        except ValueError:  # a process that dask was imported into, but none of its workers
            pass
    return f"worker process {os.getpid()} on {socket.gethostname()}"


@lru_cache(maxsize=KEPT)
def cook(recipe: Recipe) -> Ruleset:
    """The ruleset of `recipe`.

    :raises NemesisError: when plugins or their content differ from those that the recipe was written with.
    """
    if lacking := _lacking(recipe.needs):
        raise NemesisError(f"{lacking}; install the same versions there")
    made: _Ingredients = pickle.loads(recipe.data)
    ruleset = _assembled(made)
    if ruleset.content.digest != made.digest:
        raise NemesisError(
            "it has other content (cards, rooms, tokens) though the plugins have the same versions; "
            "install the same plugins there, and leave content files alone while games are played"
        )
    return ruleset
