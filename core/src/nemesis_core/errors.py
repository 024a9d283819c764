"""Errors that a user can meet. Each message is one line: what, where, what to do."""


class NemesisError(Exception):
    """Bad input or a piece that misbehaves; the command line prints it and exits with code 2."""


class ContentError(NemesisError):
    """A content record or an effect that does not fit its record."""


class AssemblyError(NemesisError):
    """Pieces that cannot be put together."""


class StepError(AssemblyError):
    """Steps of a phase that cannot be ordered."""


class PluginError(NemesisError):
    """A plugin raised while a game ran; names plugin, hook or function, and step."""


class BotError(PluginError):
    """A bot that raised, or answered with what is no option; names bot, seat and question."""


class Leave(Exception):
    """The person at the screen wants to stop, or there is nobody any more; no error."""


class StaleChoice(NemesisError):
    """A choice that is not among the options of the decision at hand."""


class SaveError(NemesisError):
    """A save or record that cannot be read or belongs to other plugin versions."""


class GameOver(BaseException):
    """Raised by `Game.end` to leave a step from any depth; a BaseException so that no rule swallows it."""


class NemesisDeprecationWarning(DeprecationWarning):
    """A piece uses something of the API that is to go; the command line prints it, pytest lists it."""
