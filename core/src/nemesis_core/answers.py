"""What pieces answer when something is shown: each is asked on its own, so that a mistake has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from .errors import PluginError
from .hooks import Hooks, piece_of
from .strict import shown


def _text(answer: Any) -> bool:
    return isinstance(answer, str) and bool(answer.strip())


def _option(answer: Any) -> bool:
    return _text(answer) or (isinstance(answer, tuple) and bool(answer) and all(isinstance(a, str) for a in answer))


def _cost(answer: Any) -> bool:
    return isinstance(answer, int) and not isinstance(answer, bool) and answer >= 0


def _picked(answer: Any) -> bool:
    return (
        isinstance(answer, tuple)
        and len(answer) == 2
        and _cost(answer[0])
        and isinstance(answer[1], list | tuple)
        and all(map(_option, answer[1]))
    )


def _texts(answer: Any) -> bool:
    return isinstance(answer, list | tuple) and all(isinstance(part, str) for part in answer)


def _by_name(answer: Any) -> bool:
    return isinstance(answer, Mapping) and all(isinstance(name, str) for name in answer)


def _names(answer: Any) -> bool:
    return _by_name(answer) and all(_by_name(known) and _texts(list(known.values())) for known in answer.values())


def _panel(part: Any) -> bool:
    from .screen import Panel

    if not (isinstance(part, Panel) and _texts((part.title,)) and _texts(part.heads)):
        return False
    return isinstance(part.rows, list | tuple) and all(map(_texts, part.rows))


def _panels(answer: Any) -> bool:
    return isinstance(answer, list | tuple) and all(map(_panel, answer))


def _features(answer: Any) -> bool:
    from .features import MOST, Feature

    return isinstance(answer, list | tuple) and all(
        isinstance(part, Feature) and _text(part.name) and _texts(list(part.parts)) and 0 < part.high <= MOST
        for part in answer
    )


def _chart(answer: Any) -> bool:
    from .mapping import Chart

    return isinstance(answer, Chart)


def _marks(answer: Any) -> bool:
    from .mapping import Mark

    whole = (isinstance(mark, Mark) and _text(mark.text) and _symbol(mark.symbol) for mark in answer or ())
    return isinstance(answer, list | tuple) and all(whole)


def _rows(answer: Any) -> bool:
    return isinstance(answer, list | tuple) and all(
        isinstance(row, list | tuple) and len(row) == 2 and all(map(_text, row)) for row in answer
    )


def _symbol(text: Any) -> bool:
    return isinstance(text, str) and text.isascii() and text.isprintable() and 1 <= len(text) <= 4


def _yes_or_no(answer: Any) -> bool:
    return isinstance(answer, bool)


ASKED: Final[Mapping[str, tuple[str, Callable[[Any], bool]]]] = {
    "view": ("dict by name", _by_name),
    "features": ("list of Feature with texts as parts and a largest number of 1 to 255", _features),
    "names_in_view": ("dict of names by field and id", _names),
    "seen_there": ("list of words", _texts),
    "chart": ("Chart", _chart),
    "map_marks": ("list of Mark, each with a symbol of 1 to 4 ASCII characters and a text", _marks),
    "map_notes": ("list of pairs of a label and a text", _rows),
    "power_there": ("True or False", _yes_or_no),
    "panels": ("list of Panel with texts in its rows", _panels),
    "results": ("list of Panel with texts in its rows", _panels),
    "explain_record": ("list of lines", _texts),
    "question": ("sentence", _text),
    "told_as": ("option", _option),
    "picked_together": ("number with a list of options", _picked),
    "option_cost": ("number of Action cards", _cost),
    "option_risk": ("list of words", _texts),
}
"""What each hook of what is shown asks for, in words, and whether an answer is that."""


@contextmanager
def _blamed(piece: str, hook: str) -> Iterator[None]:
    """Names `piece` for what is raised in here; what is a PluginError by now has a name."""
    try:
        yield
    except PluginError:
        raise
    except Exception as error:
        raise _named(piece, hook, error) from error


def _named(piece: str, hook: str, error: Exception) -> PluginError:
    return PluginError(f"{piece} raised {type(error).__name__} in {hook}: {' '.join(str(error).split())}")


def _fitting(hook: str, answer: Any) -> Any:
    words, fits = ASKED[hook]
    if answer is not None and not fits(answer):
        raise TypeError(f"{shown(answer)} is no {words}")
    return answer


def answers(hooks: Hooks, hook: str, *given: Any) -> Iterator[Any]:
    """What the pieces answer to `hook`, called with `given` in the order of its spec; None is left out.

    This costs more than the composed hook, and is for what people look at: no rule and no bot calls it.

    :raises PluginError: naming the piece whose hook raised or answered with something else than is asked for.
    """
    caller = hooks.caller(hook)
    assert caller.spec is not None
    named = dict(zip(caller.spec.argnames, given, strict=True))
    impls = list(reversed(caller.get_hookimpls()))
    if any(impl.wrapper or impl.hookwrapper for impl in impls):
        yield from _wrapped(hooks, hook, named)
        return
    for impl in impls:
        try:
            answer = _fitting(hook, impl.function(*[named[name] for name in impl.argnames]))
        except PluginError:
            raise
        except Exception as error:
            raise _named(piece_of(impl), hook, error) from error
        if answer is not None:
            yield answer


def _wrapped(hooks: Hooks, hook: str, named: Mapping[str, Any]) -> list[Any]:
    """The answers to a hook with wrappers, which only pluggy can call; any of its pieces may be at fault."""
    caller = hooks.caller(hook)
    with _blamed(" or ".join(hooks.implementations(hook)), hook):
        found = caller(**named)
        first = caller.spec is not None and caller.spec.opts.get("firstresult")
        return [_fitting(hook, answer) for answer in ([found] if first else found) if answer is not None]


def first_answer(hooks: Hooks, hook: str, *given: Any) -> Any:
    """The first of the `answers`, or None.

    :raises PluginError: as `answers` does.
    """
    return next(answers(hooks, hook, *given), None)
