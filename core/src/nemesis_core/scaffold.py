"""New plugins from templates: the name is checked, every file is rendered, and all are written or none is."""

from __future__ import annotations

import builtins
import keyword
import os
import re
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import attrs
from packaging.version import Version

from .api import API
from .contributions import RESERVED
from .errors import NemesisError
from .plugins import Piece, Registry
from .spelling import meant_or_known

TEMPLATES: Final = Path(__file__).with_name("templates")
SHARED: Final = "shared"
"""The folder with the files that every kind has; one of a kind's own takes the place of its namesake there."""
SUFFIX: Final = ".jinja"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 24
LONGEST_TITLE: Final = 40
PRINTED: Final = re.compile(r"[^\\\"\x00-\x1f\x7f]*")
"""What can stand in a string of Python and of TOML as it is."""
TAKEN: Final = frozenset({
    "action_lists", "actions", "apart", "attack_kinds", "board", "card_uses", "cards", "conditions", "conserved",
    "cost_changes", "dice", "die_results", "endless_objects", "exploration_effects", "item_discounts", "laboratory",
    "melee_missed", "names", "naming", "own_rules", "references", "room_actions", "seats_apart", "story", "symbols",
    "table", "terms", "token_kinds", "traits", "unpaid_lists", "watched_draws", "wordings",
})  # fmt: skip
"""What the shared rules keep at a game under these names."""
EDITION: Final = "edition:lockdown"
OBJECTIVES: Final = ("objectives:corporate", "objectives:personal", "objectives:solo-coop")
FITTING: Final[dict[str, dict[str, Any]]] = {
    "race": {"requires": (f"{EDITION} or edition:nemesis",), "roles": ("nest",)},
    "board": {"provides": (EDITION, *OBJECTIVES, "knowledge", "power", "time-track")},
    "mode": {},
    "crew": {},
    "house-rule": {},
}
"""What a piece from each template needs and provides, by its kind."""


@attrs.frozen(kw_only=True)
class Plan:
    """What is to be written: a piece of a `kind` with its name and title, and the variants that it is tested in."""

    kind: str
    name: str
    title: str = ""
    author: str = ""
    joins: tuple[str, ...] = ()

    @property
    def piece(self) -> Piece:
        """The piece, as far as others ask what it needs and provides."""
        return Piece(id=self.name, kind=self.kind, title=self.words, **FITTING[self.kind])

    @property
    def words(self) -> str:
        """The title, made from the name if none is given."""
        return self.title or self.name.replace("-", " ").capitalize()

    @property
    def part(self) -> str:
        """The name as Python can write it."""
        return self.name.replace("-", "_")

    @property
    def package(self) -> str:
        """The package that is written."""
        return f"nemesis_{self.part}"


def check_plan(plan: Plan, registry: Registry) -> None:
    """Make sure that a plugin can be called so.

    :raises NemesisError: saying what is wrong with the kind, name, title or author, and what to do.
    """
    if plan.kind not in FITTING:
        raise NemesisError(f"there is no template for a {plan.kind}{meant_or_known(plan.kind, tuple(FITTING))}")
    _check_name(plan, registry)
    for what, text in (("title", plan.title), ("author", plan.author)):
        if not PRINTED.fullmatch(text):
            raise NemesisError(f"the {what} {text!r} has a quotation mark, a backslash or a line end; leave it out")
        if len(text) > LONGEST_TITLE:
            raise NemesisError(f"the {what} {text!r} is longer than {LONGEST_TITLE} letters; shorten it")


def _check_name(plan: Plan, registry: Registry) -> None:
    name = plan.name
    if not NAME.fullmatch(name):
        what = "is not made of lower-case letters, digits and hyphens, with a letter first"
        raise NemesisError(f"the name {name!r} {what}; choose one such as swamp-frogs")
    if len(name) > LONGEST:
        raise NemesisError(f"the name {name} is longer than {LONGEST} letters; shorten it")
    if keyword.iskeyword(plan.part) or plan.part in sys.stdlib_module_names or hasattr(builtins, plan.part):
        raise NemesisError(f"the name {name} has a meaning in Python; choose another")
    if plan.part in TAKEN | RESERVED:
        raise NemesisError(f"the name {name} has a meaning in the rules; choose another")
    if name in registry.pieces:
        home = registry.homes[name].distribution
        raise NemesisError(f"there is a piece {name} already, in {home}; choose another name")
    if name in registry.twice or find_spec(plan.package):
        raise NemesisError(f"there is an installed package {plan.package} already; choose another name")


# ---------------------------------------------------------------- rendering


def requirement(core: str) -> str:
    """The versions of nemesis-core that a plugin made with `core` asks for: up to the next that may break it."""
    major, minor = Version(core).release[:2]
    return f">={major}.{minor},<{major}.{minor + 1}" if not major else f">={major}.{minor},<{major + 1}"


def render(plan: Plan) -> dict[str, str]:
    """The files of the plugin: path in its folder -> text."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    engine = Environment(
        loader=FileSystemLoader([TEMPLATES / plan.kind, TEMPLATES / SHARED]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    known = _known(plan)
    return {
        engine.from_string(name.removesuffix(SUFFIX)).render(known): engine.get_template(name).render(known)
        for name in engine.list_templates()
        if name.endswith(SUFFIX)
    }


def _known(plan: Plan) -> Mapping[str, Any]:
    """What the templates are filled with."""
    core, option = version("nemesis-core"), f"--{plan.kind} {plan.name}"
    return {
        **{field: getattr(plan, field) for field in ("kind", "name", "author", "joins", "part", "package")},
        "title": plan.words,
        "what": plan.kind.replace("-", " "),
        "option": option,
        "fits": plan.piece,
        "core": requirement(core),
        "api": f">={API},<{int(API.partition('.')[0]) + 1}",
    }


# ---------------------------------------------------------------- writing


def write(files: Mapping[str, str], folder: Path) -> None:
    """Write `files` into `folder`, which is made; they are written beside it first, so that it holds all or none.

    :raises NemesisError: when the folder has something in it or cannot be written.
    """
    place = Path(os.path.realpath(folder))
    if place.exists() and not (place.is_dir() and not any(place.iterdir())):
        raise NemesisError(f"{folder} is there and not empty; choose another place with --into")
    try:
        with tempfile.TemporaryDirectory(dir=place.parent, prefix=f".{place.name}.") as beside:
            made = Path(beside, "made")
            for name, text in files.items():
                path = made / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            if place.exists():
                place.rmdir()
            made.rename(place)
    except OSError as error:
        reason = error.strerror or str(error)
        raise NemesisError(f"{folder} cannot be written: {reason}; choose another place with --into") from error
