"""What a hook spec says of its hook, taken apart: when it is called, what it is given, what it asks for."""

from __future__ import annotations

import ast
import inspect
import re
from types import FunctionType, ModuleType
from typing import Final

import attrs

from ..deprecation import Deprecated, declared
from .arguments import argument

SENTENCE: Final = re.compile(r"(?<=[.:?]) (?=[A-Z`])")
RETURNS: Final = re.compile(r"Return\b")
EXAMPLE: Final = re.compile(r"(?P<before>.*?)`(?P<code>[^`]+)`(?P<after>.*)", re.DOTALL)


@attrs.frozen
class Described:
    """A hook in parts. `none` is empty for a hook that returns nothing."""

    name: str
    summary: str
    when: str
    returns: str
    none: str
    example: str
    """A function that implements it."""
    about_example: tuple[str, str]
    """The words before and behind it."""
    arguments: list[tuple[str, str, str]]
    """Name, type and meaning of each."""
    result: str
    """The type of what is returned."""
    deprecated: dict[str, Deprecated]


def hooks_of(module: ModuleType) -> list[FunctionType]:
    """The hook specs of `module`, in the order of its lines."""
    return [f for f in vars(module).values() if inspect.isfunction(f) and f.__module__ == module.__name__]


def described(hook: FunctionType) -> Described:
    """What the docstring and the signature of the spec `hook` say.

    :raises ValueError: naming the part that is missing.
    """
    text = inspect.getdoc(hook) or ""
    head, _, example = text.partition("\n\nExample: ")
    summary, _, body = head.partition("\n\n")
    when, returns, none = _sentences(hook.__name__, " ".join(body.split()))
    names = list(inspect.signature(hook).parameters)
    about, code = _example(hook.__name__, names, " ".join(example.split()))
    return Described(
        name=hook.__name__,
        summary=" ".join(summary.split()),
        when=when,
        returns=returns,
        none=none,
        example=code,
        about_example=about,
        arguments=[(name, *argument(hook.__name__, name)) for name in names],
        result=str(inspect.signature(hook).return_annotation).replace("'", ""),
        deprecated=declared(hook),
    )


def _sentences(name: str, body: str) -> tuple[str, str, str]:
    """When the hook is called, what it asks for, and what None means there."""
    said = SENTENCE.split(body)
    asks = next((i for i, sentence in enumerate(said) if RETURNS.match(sentence)), -1)
    if not body.startswith("Called ") or asks < 1:
        raise ValueError(f"hook {name} does not say when it is called, and then what to return")
    when = " ".join(said[:asks])
    if said[asks] == "Return None.":
        return when, "", ""
    none = next((i for i, sentence in enumerate(said) if sentence.startswith("None") and i > asks), -1)
    if none < 0:
        raise ValueError(f"hook {name} does not say what None means")
    return when, " ".join(said[asks:none]), " ".join(said[none:])


def _example(name: str, arguments: list[str], text: str) -> tuple[tuple[str, str], str]:
    """The words around the example, and the example as a function that takes what it uses."""
    found = EXAMPLE.fullmatch(text)
    if found is None:
        raise ValueError(f"hook {name} has no example")
    tree = ast.parse(f"def {name}():\n    {found['code']}")
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    taken = ", ".join(argument for argument in arguments if argument in used)
    lines = ast.unparse(tree.body[0]).splitlines()
    code = "\n".join(["@hookimpl", f"def {name}({taken}):", *map(_double_quoted, lines[1:])])
    return (found["before"].strip(), found["after"].strip()), code


def _double_quoted(line: str) -> str:
    return line if '"' in line else line.replace("'", '"')
