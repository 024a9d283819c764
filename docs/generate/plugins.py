"""A page for each plugin of the project, made of its README and of what its pieces and records say; and one of all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from facts import KINDS, ROOT, others, pieces_of, plugins, readings, registry, sure, together, variants
from markdown.extensions.toc import slugify
from mkdocs.structure.files import File
from rules import CODE, by_topic, linked, title

from nemesis_core import Fallback, Piece
from nemesis_core.content import SOURCES
from nemesis_core.plugins import EITHER
from nemesis_core.spelling import span

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

READINGS: Final = {
    "aftermath-crew": ("Characters of Aftermath and the Medic",),
    "carnomorphs": ("Mutation cards of the Carnomorphs", "Carnomorphs: Adaptations, tokens, the blue Corpse"),
    "chytrids": ("Chytrids on the ship", "Germinators under a Room"),
    "classic-intruders": ("Classic Intruders",),
    "cooperative": ("Alone and all together",),
    "intruder-player": ("The Intruder player",),
    "mars-surface": ("The Mars Surface",),
    "night-stalkers": ("Night Stalkers on the ship",),
    "solo": ("Alone and all together",),
    "void-seeders": ("Insanity", "Cards of the Void Seeders"),
}
"""Plugin -> the headings of readings.md that are about it alone."""
STARTED: Final = re.compile(r"nemesis play ([a-z-]+)")
WRITTEN: Final = re.compile(r'docs/rules/readings\.md, "(.+)"')
HEAD: Final = """# What there is to play

Each board, race, mode and crew is a plugin, with a page here: what it is and how it plays, in which ready variants it
is, with what else it goes and how the rules are read where no rulebook describes that, its rules, and how sure its
records are. Any board, race, mode and crews play together; `nemesis variants matrix` lists all of these combinations.
[Variants](../designers.md) says how one is put together and which [house rules](../designers.md#house-rules) come with
them, [Your own plugin](../plugins.md) how one is written.
"""


# ---------------------------------------------------------------- the page of a plugin


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def readme(plugin: str) -> tuple[str, str]:
    """What the plugin says of itself, without its heading: the first paragraph, and the rest."""
    text = (ROOT / "plugins" / plugin / "README.md").read_text(encoding="utf-8").partition("\n")[2]
    parts = CODE.split(text)
    text = "".join(part if i % 2 else linked(part, folder="../rules/") for i, part in enumerate(parts))
    first, _, rest = text.strip().partition("\n\n")
    return first, rest


def _meaning(wanted: str) -> str:
    """A tag that a piece requires in words, or the piece that it is."""
    said = {tag: words for piece in registry().pieces.values() for tag, words in piece.meanings.items()}
    return " or ".join(said.get(tag, f"`{tag}`") for tag in wanted.split(EITHER))


def _pieces(pieces: list[Piece]) -> Iterator[str]:
    yield from ("## Pieces", "")
    yield from (_row("Piece", "", "Kind", "Players", "Needs"), "|---|---|---|---|---|")
    for piece in pieces:
        needs = [f"`{piece.extends}`, which it extends"] if piece.extends else []
        needs += map(_meaning, piece.requires)
        yield _row(f"`{piece.id}`", piece.title, piece.kind, span(*piece.players), "; ".join(needs))


def _ready(pieces: list[Piece]) -> Iterator[str]:
    """The variants with one of `pieces`; those with a house rule have none."""
    ids = {piece.id for piece in pieces}
    found = [(made, each) for made, each in variants() if ids & {name for _, name in made.pieces()}]
    yield from ("", "## Ready variants", "")
    yield from (_row("Variant", "", "Players", "Start it"), "|---|---|---|---|")
    for made, each in found:
        yield _row(f"`{made.name}`", made.title, span(*each.players), f"`nemesis play {made.name}`")


def _fits(pieces: list[Piece]) -> Iterator[str]:
    """With what of each other kind `pieces`, which are of one kind, go by the rulebooks, and with what by a reading."""
    rows: dict[tuple[str, str, str], list[str]] = {}
    for piece, (kind, name) in product(pieces, KINDS.items()):
        official, read = [], []
        for other in others(piece, kind):
            (official if any(each.official for each in together(piece.id, other)) else read).append(other)
        if official or read:
            rows.setdefault((name, _code(official), _code(read)), []).append(piece.id)
    yield from (_row(_code(ids), *cells) for cells, ids in rows.items())


def _read(pieces: list[Piece]) -> Iterator[str]:
    """Each reading with the pieces with which it holds."""
    found: dict[Fallback, tuple[list[str], list[str]]] = {}
    for piece in pieces:
        for other in others(piece):
            for back in readings(piece.id, other):
                for ids, name in zip(found.setdefault(back, ([], [])), (piece.id, other), strict=True):
                    ids += [name] if name not in ids else []
    for back, (ids, names) in found.items():
        yield (
            f"- {_code(ids)} with {_code(names)}: {back.reading}{_where(back)}"
            if back.reading
            else (f"- {_code(ids)} with {_code(names)}: whatever is chosen beside them, some reading holds.")
        )


def _where(back: Fallback) -> str:
    """Where a reading is written down, as a link."""
    written = WRITTEN.fullmatch(back.where)
    told = _section(written[1]) if written else linked(back.where, folder="../rules/")
    return f" ({told})" if told else ""


def _section(heading: str) -> str:
    return f"[{heading}](../rules/readings.md#{slugify(heading, '-')})"


def _goes_with(plugin: str, pieces: list[Piece]) -> Iterator[str]:
    yield from ("", "## What it goes with", "")
    yield from (_row("Piece", "With", "By a rulebook", "By a reading"), "|---|---|---|---|")
    chosen = [piece for piece in pieces if piece.kind in KINDS]
    yield from _fits(chosen)
    if read := list(_read(chosen)):
        yield from ("", "Where no rulebook describes the two together, this holds:", "", *read)
    if plugin in READINGS:
        yield from ("", f"What its rules leave open is settled in {', '.join(map(_section, READINGS[plugin]))}.")


def _house_rules(pieces: list[Piece]) -> Iterator[str]:
    found = [piece for piece in pieces if piece.kind == "house-rule"]
    if not found:
        return
    yield from ("", "## House rules", "")
    for piece in found:
        needs = f" It needs {' and '.join(map(_meaning, piece.requires))}." if piece.requires else ""
        read = "".join(f" {back.reading}{_where(back)}" for back in piece.without.values() if back.reading)
        yield f"- `--house-rule {piece.id}`: {piece.title}.{needs}{read}"


def _rules(pieces: list[Piece]) -> Iterator[str]:
    ids = {piece.id for piece in pieces}
    found = [(topic, own) for topic, rules in by_topic() if (own := [rule.id for rule in rules if rule.owner in ids])]
    if not found:
        return
    yield from ("", "## Its rules", "")
    yield f"{sum(len(own) for _, own in found)} rules are held by this plugin, each with its reading and its tests:"
    yield from ("", _row("Topic", "Rules"), "|---|---|")
    for topic, own in found:
        groups: dict[str, list[str]] = {}
        for rule in own:
            prefix, _, number = rule.rpartition("-")
            groups.setdefault(prefix, []).append(f"[{number}](../rules/{topic}.md#{rule})")
        told = "; ".join(f"{prefix} {', '.join(numbers)}" for prefix, numbers in groups.items())
        yield _row(f"[{title(topic)}](../rules/{topic}.md)", told)


def _verified(plugin: str, pieces: list[Piece]) -> Iterator[str]:
    found = sure(pieces)
    yield from ("", "## What is verified", "")
    if not found.counts:
        yield "It has no cards or tokens of its own, only rules."
        return
    yield "How many of its records are stated in the rules (`seed`), found in public material (`public`), widely known"
    yield "and not checked (`memory`), or chosen where nothing is known (`stand-in`):"
    yield from ("", _row("Records", *(f"`{source}`" for source in SOURCES)), "|---|---|---|---|---|")
    for kind, counts in [*sorted(found.counts.items()), ("**all**", found.total)]:
        yield _row(kind.replace("_", " "), *(str(counts[source] or "") for source in SOURCES))
    if found.weaker:
        yield from ("", f"In {found.weaker} of them some field is less sure than the rest, and the record says which.")
    (name, *_) = STARTED.findall(readme(plugin)[1])
    yield from ("", f"`nemesis content {name} --unverified` lists what is not sure, with the other pieces' records.")


def name_of(plugin: str) -> str:
    """What the page is called: what its first piece is."""
    return pieces_of(plugin)[0].title


def page(plugin: str) -> str:
    """The page of one plugin."""
    pieces = pieces_of(plugin)
    first, rest = readme(plugin)
    parts = _pieces(pieces), _ready(pieces), _goes_with(plugin, pieces), _house_rules(pieces), _rules(pieces)
    lines = [line for part in (*parts, _verified(plugin, pieces)) for line in part]
    return "\n".join([f"# {name_of(plugin)}", "", first, "", rest, "", *lines]) + "\n"


# ---------------------------------------------------------------- all of them


def index_page() -> str:
    """The plugins by kind, and the ready variants."""
    lines = [HEAD]
    for kind, name in KINDS.items():
        lines += [f"## {name}", "", _row("Plugin", "", "Records", "Stand-ins"), "|---|---|---|---|"]
        for plugin in plugins():
            pieces = pieces_of(plugin)
            if pieces[0].kind == kind:
                total, brings = sure(pieces).total, "; ".join(piece.title for piece in pieces)
                counts = [str(number or "none") for number in (total.total(), total["stand-in"])]
                lines.append(_row(f"[{plugin}]({plugin}.md)", brings, *counts))
        lines.append("")
    lines += ["## Ready variants", "", _row("Variant", "", "Players", "Pieces"), "|---|---|---|---|"]
    homes = {piece.id: plugin for plugin in plugins() for piece in pieces_of(plugin)}
    for made, each in variants():
        told = ", ".join(f"[{name}]({homes[name]}.md)" for _, name in made.pieces())
        lines.append(_row(f"`{made.name}`", made.title, span(*each.players), told))
    return "\n".join(lines) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    files.append(File.generated(config, "catalogue/index.md", content=index_page()))
    for plugin in plugins():
        files.append(File.generated(config, f"catalogue/{plugin}.md", content=page(plugin)))
    return files
