"""States as JSON and back, without loss, and the digest that two equal states share."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson
from cattrs import Converter
from cattrs.preconf.orjson import make_converter

from .errors import SaveError
from .state import GameState

converter: Converter = make_converter(forbid_extra_keys=True)


def state_to_data(state: GameState) -> dict[str, Any]:
    """Plain data of `state`, ready for JSON."""
    data = {name: getattr(state, name) for name in GameState.__slots__ if name not in ("parts", "__weakref__")}
    data["parts"] = {name: converter.unstructure(part) for name, part in state.parts.items()}
    return data


def state_from_data(data: dict[str, Any], classes: dict[str, type]) -> GameState:
    """The state that `state_to_data` wrote; `classes` are the registered parts by name."""
    try:
        parts = {name: converter.structure(part, classes[name]) for name, part in data["parts"].items()}
        return GameState(**{**data, "parts": parts})
    except Exception as error:
        raise SaveError(f"the saved state cannot be read ({type(error).__name__}: {error}); was it edited?") from error


def digest(state: GameState) -> str:
    """Sixteen hex digits that tell two states apart."""
    return hashlib.blake2b(orjson.dumps(state_to_data(state)), digest_size=8).hexdigest()
