"""A recorded game as one page that steps through it: map, panels and log, as each seat saw them and as they were."""

from .frames import Film, film
from .page import page

__all__ = ["Film", "film", "page"]
