"""The variants in which a piece is tried: every installed one that it fits, in the place of its like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs

from ..errors import NemesisError
from ..joining import joining, why_not
from ..manifest import Manifest, find_manifest, shipped
from ..parameters import with_value
from ..plugins import EITHER, Installed, Piece, Registry
from .sisters import sisters_of, with_board, with_sisters
from .source import Subject

FAKES: Final = "fakes"
"""Stands for the variant of fakes in which a piece is tried that fits no installed one."""
EDITION: Final = "edition:"
USUAL: Final = "lockdown"
"""The edition of the fakes for a piece that fits any."""
PIECES: Final = ("board", "race", "mode", "crew", "house_rules")


@attrs.frozen
class Trial:
    """A variant with the piece in it; `name` is that of the variant whose piece of the kind it replaces.

    `edition` is that of the fakes; of an installed variant it is empty. One that the plugin brings may have no piece
    of it, only those of others.
    """

    name: str
    piece: str
    manifest: Manifest
    edition: str = ""
    brought: bool = False

    def registry(self, registry: Registry) -> Registry:
        """What can be chosen from, with the fakes if this is a variant of them."""
        if not self.edition:
            return registry
        from ..testing import fake_plugin

        plugin = fake_plugin(self.edition)
        return Registry((*registry.plugins, Installed(FAKES, FAKES, "0", plugin)))


@attrs.define
class Trials:
    """Where the pieces of a plugin can be tried, and why not elsewhere: the reasons by piece and variant."""

    fitting: list[Trial] = attrs.field(factory=list)
    refused: dict[str, dict[str, str]] = attrs.field(factory=dict)


def _numbered(manifest: Manifest, piece: Piece) -> Iterator[Manifest]:
    """`manifest` with the piece, if it takes a number with its least and its greatest too."""
    changed = joining(manifest, piece)
    yield changed
    if piece.parameter is not None:
        for value in sorted({piece.parameter.least, piece.parameter.most} - {piece.parameter.default}):
            yield manifest.with_rule(with_value(piece.id, value))


def _with_piece(manifest: Manifest, piece: Piece) -> list[Manifest]:
    if piece.kind == "rules" or (piece.kind, piece.id) in manifest.pieces():
        return [manifest]
    return [attrs.evolve(made, name="", title="") for made in _numbered(manifest, piece)]


def fakes_with(subject: Subject, piece: Piece) -> list[Trial]:
    """The fakes of each edition with the piece; what else the plugin has takes the place of other fakes."""
    from ..testing.fakes import BOARD, CREW, MODE, RACE

    editions = sorted({tag.removeprefix(EDITION) for tag in _editions(piece)} or {USUAL})
    alone = Manifest(board=BOARD, race=RACE, mode=MODE, crew=(CREW,))
    together = alone
    for other in subject.pieces:
        if other.kind not in ("rules", piece.kind):
            together = joining(together, other)
    made = [manifest for base_of in (alone, together) for manifest in _with_piece(base_of, piece)]
    tried = [Trial(FAKES, piece.id, manifest, edition) for edition in editions for manifest in made]
    sisters, own = sisters_of(subject, piece), [trial.registry(subject.registry) for trial in tried]
    joint = [
        attrs.evolve(trial, manifest=manifest)
        for trial, registry in zip(tried, own, strict=True)
        for manifest in with_sisters(trial.manifest, sisters, registry)
    ]
    return [*tried, *joint]


def _editions(piece: Piece) -> list[str]:
    tags = [tag for wanted in (*piece.requires, *piece.provides) for tag in wanted.split(EITHER)]
    return [tag for tag in tags if tag.startswith(EDITION)]


def find_trials(subject: Subject, variant: str = "") -> Trials:
    """Where the plugin's pieces are tried: in every installed variant that they fit, or in `variant` alone.

    :raises NemesisError: when there is no such variant, or none of the pieces fits it.
    """
    registry, found = subject.registry, Trials()
    bases = dict(shipped(registry)[0])
    if variant and variant != FAKES:
        bases = {variant: find_manifest(variant, registry)}
    for piece in subject.pieces:
        if variant != FAKES:
            _try(found, subject, piece, bases)
        if not any(trial.piece == piece.id for trial in found.fitting) and variant in ("", FAKES):
            _try_fakes(found, subject, piece)
    _forget_refusals(found)
    found.fitting += _brought(subject, bases)
    if variant and not found.fitting:
        reasons = [why for whys in found.refused.values() for why in whys.values()]
        raise NemesisError(f"{subject.source.given} cannot be checked in {variant}: {'; '.join(reasons[:2])}")
    return found


def _forget_refusals(found: Trials) -> None:
    """No reason is kept for a variant into which the piece was brought after all, with others."""
    for trial in found.fitting:
        found.refused.get(trial.piece, {}).pop(trial.name, None)
    found.refused = {piece: whys for piece, whys in found.refused.items() if whys}


def _brought(subject: Subject, bases: dict[str, Manifest]) -> list[Trial]:
    """The variants that the plugin brings, as they are."""
    own = shipped(Registry(subject.homes))[0]
    return [
        Trial(name, subject.distribution, manifest, brought=True) for name, manifest in bases.items() if name in own
    ]


def _try(found: Trials, subject: Subject, piece: Piece, bases: dict[str, Manifest]) -> None:
    """Try the piece alone, on the boards of its plugin too if it needs roles; where it fits none, with its sisters."""
    sisters = sisters_of(subject, piece)
    alone = [(name, made) for name, base in _own_first(piece, bases) for made in _with_piece(base, piece)]
    on_its_boards = [(name, made) for name, manifest in alone for made in with_board(manifest, piece, sisters)]
    if not _fitting(found, subject, piece, [*alone, *on_its_boards]):
        joint = [(name, made) for name, base in alone for made in with_sisters(base, sisters, subject.registry)]
        _fitting(found, subject, piece, joint)


def _own_first(piece: Piece, bases: dict[str, Manifest]) -> list[tuple[str, Manifest]]:
    """Of variants that become the same with it, its own stands for all, else the one with the shortest title."""
    return sorted(
        bases.items(), key=lambda item: ((piece.kind, piece.id) not in item[1].pieces(), len(item[1].title), item[0])
    )


def _fitting(found: Trials, subject: Subject, piece: Piece, made: list[tuple[str, Manifest]]) -> bool:
    """Note those manifests `made` with the piece, by the names of variants, whose pieces go together; are there any?"""
    seen: list[dict[str, Any]] = []
    for name, manifest in made:
        same = {kind: getattr(manifest, kind) for kind in PIECES}
        if why := why_not(manifest, subject.registry):
            found.refused.setdefault(piece.id, {}).setdefault(name, why)
        elif same not in seen:
            seen.append(same)
            found.fitting.append(Trial(name, piece.id, manifest))
    return bool(seen)


def _try_fakes(found: Trials, subject: Subject, piece: Piece) -> None:
    for trial in fakes_with(subject, piece):
        if why := why_not(trial.manifest, trial.registry(subject.registry)):
            found.refused.setdefault(piece.id, {})[FAKES] = why
        elif not any(other.manifest == trial.manifest for other in found.fitting):
            found.fitting.append(trial)
