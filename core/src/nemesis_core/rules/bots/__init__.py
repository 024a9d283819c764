"""A bot that plays by rules of thumb; it sees views, and what boards and modes say of goals, like any other bot."""
