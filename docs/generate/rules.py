"""A page for each topic of the rules reference with the tests that prove each rule, and an index of all ids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

from nemesis_core.rulebook import Rule, folder, rules
from nemesis_core.testing.proofs import proofs

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
MARKUP = re.compile(r"([\\`*_\[\]|])")


@cache
def proven() -> dict[str, list[str]]:
    """Rule id -> the tests that prove it."""
    return proofs(ROOT)


def linked(text: str, here: str = "", folder: str = "") -> str:
    """`text` with a link behind each id of a rule; `here` is the topic of its page, `folder` leads to the rules."""

    def link(found: re.Match[str]) -> str:
        rule = rules().get(found[0])
        if rule is None:
            return found[0]
        return f"[{rule.id}]({'' if rule.topic == here else f'{folder}{rule.topic}.md'}#{rule.id})"

    return ID.sub(link, text)


def _said(text: str, here: str) -> str:
    return linked(MARKUP.sub(r"\\\1", escape(text, quote=False)), here)


def _tests(rule: Rule) -> Iterable[str]:
    """The tests of `rule`, one line for each file."""
    for file, names in groupby(proven().get(rule.id, []), lambda name: name.partition("::")[0]):
        yield f"- `{file}`: {', '.join(f'`{name[len(file) + 2 :]}`' for name in names)}"


def entry(rule: Rule) -> str:
    """`rule` as a section of its topic's page; its id is the anchor."""
    parts = [f"## {rule.id} {{ #{rule.id} }}", _said(rule.text, rule.topic)]
    for label, text in (("Reading", rule.reading), ("Example", rule.example)):
        if text:
            parts.append(f"**{label}:** {_said(text, rule.topic)}")
    parts.append(f"Chapter: {rule.section}. Held by `{rule.owner}`. Proven by:")
    parts.append("\n".join(_tests(rule)))
    return "\n\n".join(parts)


def title(topic: str) -> str:
    """What the first line of a file of rules says of it."""
    line = (folder() / f"{topic}.toml").read_text(encoding="utf-8").partition("\n")[0]
    return line.removeprefix("# ").removeprefix("Nemesis: Lockdown. ").rstrip(".")


def by_topic() -> Iterable[tuple[str, list[Rule]]]:
    """Each topic with its rules."""
    return ((topic, list(found)) for topic, found in groupby(rules().values(), lambda rule: rule.topic))


def topic_page(topic: str, found: Iterable[Rule]) -> str:
    """The page of one file of rules."""
    return "\n\n".join([f"# {title(topic)}", *map(entry, found)]) + "\n"


def topics() -> str:
    """The list of all topics, for the page on which the reference begins."""
    lines = [f"- [{title(topic)}]({topic}.md): {len(found)} rules" for topic, found in by_topic()]
    return "\n".join(["\n## Topics\n", *lines, "- [All ids](ids.md)\n"])


def index_page() -> str:
    """Every rule with the beginning of its text."""
    lines = ["# All ids", "", f"{len(rules())} rules, by topic.", "", "| id | rule |", "|---|---|"]
    for rule in rules().values():
        first = re.split(r"(?<=[.;:]) ", rule.text, maxsplit=1)[0]
        lines.append(f"| [{rule.id}]({rule.topic}.md#{rule.id}) | {_said(first, 'ids')} |")
    return "\n".join(lines) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    for topic, found in by_topic():
        files.append(File.generated(config, f"rules/{topic}.md", content=topic_page(topic, found)))
    files.append(File.generated(config, "rules/ids.md", content=index_page()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Link the ids of rules in the prose of pages that are written by hand; list the topics where they begin."""
    if page.file.generated_by:
        return markdown
    if page.file.src_uri == "rules/README.md":
        markdown += topics()
    folder = "" if page.file.src_uri.startswith("rules/") else "rules/"
    parts = CODE.split(markdown)
    return "".join(part if i % 2 else linked(part, folder=folder) for i, part in enumerate(parts))
