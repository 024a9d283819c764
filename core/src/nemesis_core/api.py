"""The version of the plugin API, and what is said of a plugin that was made for another."""

from __future__ import annotations

from typing import Final

from packaging.specifiers import InvalidSpecifier, SpecifierSet

API: Final = "1.0"
"""Version of the public API; a plugin states the window of versions that it was made for."""
CORE: Final = __name__.partition(".")[0]


def misfit(window: str, distribution: str) -> str:
    """Why a plugin of `distribution`, made for the API versions of `window`, does not fit this core.

    An empty text when it does.
    """
    try:
        fits = API in SpecifierSet(window)
    except InvalidSpecifier:
        return f"its API window cannot be read: {window!r} is not of the form '>={API},<2'"
    advice = f"install a version of {distribution} for API {API}, or the nemesis-core that it was made for"
    return "" if fits else f"made for core API {window}, this is {API}; {advice}"


def hint(error: BaseException) -> str:
    """What to add to `error`, which a plugin raised while it was loaded, if another API may be the reason.

    A name that core has not, or an argument that its classes do not take, comes before any window could be read.
    """
    missing = isinstance(error, ImportError) and (error.name or "").partition(".")[0] == CORE
    strange = isinstance(error, TypeError) and "unexpected keyword argument" in str(error)
    return f"; this core has API {API}, is the plugin made for another?" if missing or strange else ""
