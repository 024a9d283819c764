"""States as JSON and back, without loss, and the digest that two equal states share."""

from __future__ import annotations

import hashlib
from typing import Any, Final, get_type_hints

import orjson
from cattrs import Converter
from cattrs.preconf.orjson import make_converter

from .errors import SaveError
from .state import GameState
from .strict import reasons

converter: Converter = make_converter(forbid_extra_keys=True)


_FIELDS: Final = {name: kind for name, kind in get_type_hints(GameState).items() if name != "parts"}


def state_to_data(state: GameState) -> dict[str, Any]:
    """Plain data of `state`, ready for JSON."""
    data = {name: getattr(state, name) for name in _FIELDS}
    data["parts"] = {name: converter.unstructure(part) for name, part in state.parts.items()}
    return data


def state_from_data(data: dict[str, Any], classes: dict[str, type]) -> GameState:
    """The state that `state_to_data` wrote; `classes` are the registered parts by name.

    :raises SaveError: when a field or part is missing, unknown or of another type.
    """
    try:
        fields = {name: converter.structure(data[name], kind) for name, kind in _FIELDS.items()}
        parts: dict[str, Any] = {name: converter.structure(data["parts"][name], cls) for name, cls in classes.items()}
    except Exception as error:
        raise SaveError(f"the saved state cannot be read ({reasons(error)}); was it edited?") from error
    unknown = sorted({*data, *data["parts"]} - {*fields, *parts, "parts"})
    if unknown:
        raise SaveError(f"the saved state has {', '.join(unknown)}, which no piece of this variant knows")
    return GameState(**fields, parts=parts)


def digest(state: GameState) -> str:
    """Sixteen hex digits that tell two states apart."""
    return hashlib.blake2b(orjson.dumps(state_to_data(state)), digest_size=8).hexdigest()
