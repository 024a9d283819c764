"""What characters the terminal shows: UTF-8, or ASCII alone."""

from __future__ import annotations

import os
import sys
from typing import Final

LOCALE: Final = ("LC_ALL", "LC_CTYPE", "LANG")
"""Where the locale is told: the first of these that is set holds."""
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself puts in LC_CTYPE where the locale would be "C"."""
PLAIN: Final = ("C", "POSIX")


def shows_ascii_only() -> bool:
    """Is the terminal one without UTF-8: by its locale, or by what Python writes there?

    Python writes UTF-8 in the locale "C" too, so that the locale is asked first. PYTHONIOENCODING, if it names an
    encoding, says it in the place of the locale.
    """
    if not _is_utf8(getattr(sys.stdout, "encoding", None) or ""):
        return True
    if os.environ.get("PYTHONIOENCODING", "").partition(":")[0]:
        return False
    locale = _locale()
    codeset = locale.partition("@")[0].partition(".")[2]
    return locale in PLAIN or (codeset != "" and not _is_utf8(codeset))


def _locale() -> str:
    """The name of the locale for characters, as it was before Python began; empty where none is told."""
    told = {name: value for name in LOCALE if (value := os.environ.get(name))}
    if "LC_ALL" not in told and told.get("LC_CTYPE") in COERCED and told.get("LANG") in PLAIN:
        del told["LC_CTYPE"]
    return next(iter(told.values()), "")


def _is_utf8(name: str) -> bool:
    return name.casefold().replace("-", "").replace("_", "") == "utf8"
