"""Commands that refuse an option which is given twice and would hold but once."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperCommand

USAGE_ERROR: Final[Any] = typer.BadParameter.__mro__[1]
"""Of click, or of the copy of click that some versions of typer bring."""


class Once(TyperCommand):
    """A command of which only flags and options that take lists can be repeated."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read `args`.

        :raises USAGE_ERROR: when an option with one value is given twice.
        """
        given: list[Any] = self.make_parser(ctx).parse_args(args=list(args))[2]
        for option in given:
            single = option.param_type_name == "option" and not option.multiple and not option.is_flag
            if single and given.count(option) > 1:
                raise USAGE_ERROR(f"{option.opts[0]} is given twice; leave out all but one", ctx=ctx)
        return super().parse_args(ctx, args)
