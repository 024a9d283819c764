"""What a word on the screen means: a component with its text, and the rules behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

import attrs

from .answers import first_answer
from .content import Record
from .contributions import tags_of
from .own_rules import own_rules, renamed
from .plugins import installed
from .published import known_in
from .rulebook import Rule, search, speaks_of
from .terms import own_words
from .wording import anything, capital, wordings

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .wording import Offer

KEPT_BACK: Final = frozenset(attrs.fields_dict(Record)) | {"pos", "outline"}
"""Fields of a record, and of the parts of one, that say nothing about the game."""
NUMBERED: Final = re.compile(r"(?:-| )\d+$")
"""What stands behind the id or name of one of several pieces: "adult-2", "Adult 2"."""
BRACKETS: Final = re.compile(r"\(([^()]+)\)")
THING: Final = re.compile(r" (?:cards?|markers?|tokens?)$")
"""What may stand behind a word of the game: "signal marker"."""
DIGITS: Final = 3
"""So many digits has the number of a Room."""
FEW: Final = 4
"""So many records that a word names in part are shown."""
ARTICLE: Final = re.compile(r"^(?:the|an|a) ")
CORE: Final = "core"
"""The owner of the rules that every board shares."""
MOST_NAMED: Final = 12
"""So many records of a kind that has rules of its own are named with these."""
MOST_RULES: Final = 8
"""Rules that a search for a word shows at most."""


@attrs.frozen
class Explanation:
    """A thing with what there is to say about it, and its rules in full."""

    title: str
    lines: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()


def references(ruleset: Ruleset) -> Mapping[str, tuple[str, ...]]:
    """The variant's compiled table `references`: ids of rules by kind of record ("item *"), by record ("item medkit")
    and by word ("fire")."""
    found: Mapping[str, tuple[str, ...]] = ruleset.compiled.get("references", {})
    return found


def _rules(ruleset: Ruleset, ids: Iterable[str]) -> tuple[Rule, ...]:
    there = known_in(ruleset).rules
    return tuple(holding(ruleset, (there[name] for name in dict.fromkeys(ids) if name in there)))


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_told(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_told, value))
    return str(value)


def _facts(thing: Any) -> list[str]:
    """Lines of the fields of an attrs object that are not as they mostly are, texts first, then objects in it."""
    texts, facts, parts = [], [], []
    for field in attrs.fields(type(thing)):
        value = getattr(thing, field.name)
        if field.name in KEPT_BACK or value == field.default or value in ("", (), [], {}, None):
            continue
        if field.name == "text":
            texts.append(value)
        elif attrs.has(type(value)):
            parts.append(f"{field.name}: {'; '.join(_facts(value))}")
        elif isinstance(value, list | tuple) and attrs.has(type(value[0])):
            parts += [f"- {'; '.join(_facts(part))}" for part in value]
        else:
            facts.append(f"{field.name.replace('_', ' ')}: {_told(value)}")
    return [*texts, *(["; ".join(facts)] if facts else []), *parts]


def in_short(record: Record) -> str:
    """The fields of `record` that say something about the game, but how often it is there, in one line."""
    counted = "" if record.copies is None else f"count: {record.copies}"
    return "; ".join(line for line in "; ".join(_facts(record)).split("; ") if line != counted)


def explain_record(ruleset: Ruleset, kind: str, record: Record) -> Explanation:
    """What `record` of `kind` is."""
    lines = first_answer(ruleset.hooks, "explain_record", ruleset, kind, record)
    told = references(ruleset)
    ids = (*told.get(f"{kind} {record.id}", ()), *told.get(f"{kind} *", ()))
    name = record.name or anything(record.id, ruleset.compiled.get("names", {}))
    title = f"{capital(name if name != record.id else name.replace('-', ' '))} ({kind.replace('_', ' ')})"
    own = own_words(ruleset.compiled)
    return Explanation(title, tuple(map(own, _facts(record) if lines is None else lines)), _rules(ruleset, ids))


def records_named(ruleset: Ruleset, word: str) -> list[tuple[str, Record]]:
    """Every record, with its kind, that `word` names: by id, by the id of a copy of it, or by name in any case.

    One of several pieces of a kind stands for the kind, where no record has its number too.
    """
    plain = word.partition("/")[0].rpartition(".")[2]
    return _named_by(ruleset, word, plain) or _named_by(ruleset, NUMBERED.sub("", plain))


def _named_by(ruleset: Ruleset, *words: str) -> list[tuple[str, Record]]:
    ids = {text.casefold() for text in words}
    return [
        (kind, record)
        for kind, records in ruleset.content.kinds.items()
        for record in records.values()
        if record.id.casefold() in ids or (record.name and record.name.casefold() in ids)
    ]


def explain_option(ruleset: Ruleset, offer: Offer, window: Iterable[str] = ()) -> list[Explanation]:
    """What `offer` does: its rules, and every component with a name that it names or that its text has in brackets.

    Where there is neither, such as for one that declines, the rules are those of the question, by the ids of `window`.
    """
    parts = (offer.option,) if isinstance(offer.option, str) else offer.option
    names = ruleset.compiled.get("names", {})
    found = {offer.text: Explanation(offer.text, (), _rules(ruleset, offer.rules))}
    for part in (*parts, *BRACKETS.findall(offer.text)):
        told = ARTICLE.sub("", anything(part, names))
        for kind, record in records_named(ruleset, part) or records_named(ruleset, told):
            if record.name:
                found.setdefault(f"{kind} {record.key}", explain_record(ruleset, kind, record))
    if len(found) == 1 and not found[offer.text].rules:
        found[offer.text] = Explanation(offer.text, (), _rules(ruleset, window))
    return once(found.values())


def once(found: Iterable[Explanation]) -> list[Explanation]:
    """What was `found`, each rule where it is told first; what then says nothing is left out, unless it is first."""
    told: set[str] = set()
    kept: list[Explanation] = []
    for explanation in dict.fromkeys(found):
        new = tuple(rule for rule in explanation.rules if rule.id not in told)
        told.update(rule.id for rule in new)
        if new or explanation.lines or not kept:
            kept.append(attrs.evolve(explanation, rules=new))
    return kept


def _referred(ruleset: Ruleset, word: str) -> tuple[str, ...]:
    """The ids of rules for a word of the game, in the singular or the plural."""
    told, word = references(ruleset), word.casefold()
    return told.get(word) or told.get(word.removesuffix("s")) or told.get(THING.sub("", word)) or ()


def _readings(ruleset: Ruleset, word: str) -> list[Explanation]:
    """Where no rulebook describes the variant, how the rules with `word` in them are read."""
    spoken = re.compile(rf"\b{re.escape(word)}s?\b", re.IGNORECASE)
    return [Explanation(f"Reading for {word}", (text,)) for text in ruleset.readings if word and spoken.search(text)]


def holding(ruleset: Ruleset, found: Iterable[Rule]) -> list[Rule]:
    """Those rules that hold in the variant, each by the id that it has there.

    Of rules of pieces that are not in play those hold that the variant refers to; where the board has a rulebook of its
    own they must stand in that.
    """
    own, owners = own_rules(ruleset.compiled), {CORE, *(piece.id for piece in ruleset.pieces)}
    provided, told = tags_of(ruleset.pieces), referred(ruleset)
    here = [rule for rule in found if rule.id not in own and provided.issuperset(rule.requires)]
    inside = {rule.id for rule in here if not own or rule.requires or rule.id in own.values()}
    return [rule for rule in here if rule.owner in owners or (rule.id in told and rule.id in inside)]


def referred(ruleset: Ruleset) -> set[str]:
    """The ids of all rules that the variant names behind words, components and options."""
    told = [*references(ruleset).values(), *(wording.rules for wording in wordings(ruleset).values())]
    return {rule for ids in told for rule in ids}


def _explain_rule(ruleset: Ruleset, rule: Rule) -> Explanation:
    """A rule, or what holds instead of it in the variant."""
    if here := holding(ruleset, [rule]):
        return Explanation(rule.id, (), tuple(here))
    instead = _rules(ruleset, renamed([rule.id], own_rules(ruleset.compiled)))
    line = f"It does not hold in this variant{f'; {instead[0].id} stands for it' if instead else ''}."
    return Explanation(rule.id, (line,), instead)


def _names_of_kind(ruleset: Ruleset, word: str) -> list[str]:
    """The names of the records of the kind that `word` is, in the singular or the plural: "trait"."""
    kind = word.casefold().replace(" ", "_")
    records = ruleset.content.kinds.get(kind) or ruleset.content.kinds.get(kind.removesuffix("s")) or {}
    return sorted({record.name for record in records.values() if record.name})


def _behind(ruleset: Ruleset, word: str) -> list[Explanation]:
    """The rules behind a word of the game, with the few records that are of the kind of that name."""
    rules = _rules(ruleset, _referred(ruleset, word))
    named = _names_of_kind(ruleset, word)
    few = (_to_ask_for(named),) if 0 < len(named) <= MOST_NAMED else ()
    return [Explanation(capital(word), few, rules)] if rules else []


def _to_ask_for(named: Iterable[str]) -> str:
    return f"{', '.join(named)}. Ask for one of them."


def _of_kind(ruleset: Ruleset, word: str) -> list[Explanation]:
    """What records there are of the kind that `word` is."""
    named = _names_of_kind(ruleset, word)
    return [Explanation(capital(word), (_to_ask_for(named),))] if named else []


def _partly(ruleset: Ruleset, word: str) -> list[tuple[str, Record]]:
    """The few records of that number, or with all of `word` in their names: "pod 1" is Escape Pod 1, "15" Room 015."""
    wanted = _words(word)
    if not wanted:
        return []
    padded = {part.zfill(DIGITS) if part.isdecimal() else part for part in wanted}
    records = [(kind, r) for kind, found in ruleset.content.kinds.items() for r in found.values() if r.name]
    found = [(kind, r) for kind, r in records if word.isdecimal() and getattr(r, "number", None) == int(word)]
    found = found or [(kind, r) for kind, r in records if padded <= _words(r.name)]
    found = found or [(kind, r) for kind, r in records if wanted <= _words(r.name)]
    return found if len(found) <= FEW else []


def _has_number(word: str) -> bool:
    return any(part.isdecimal() for part in _words(word))


def _words(text: str) -> set[str]:
    """The words of a text, without the # of a number."""
    return set(re.findall(r"\w+", text.casefold()))


def explain(ruleset: Ruleset, word: str) -> list[Explanation]:
    """What `word` stands for: components of that id or name, a word of the game, a rule's id.

    Else it may be a kind of components, a part of their names, or stand in rules.

    Returns an empty list when nothing is known of it; see `near` then.
    """
    word = " ".join(word.split())
    found = list(dict.fromkeys(explain_record(ruleset, kind, record) for kind, record in records_named(ruleset, word)))
    found += _behind(ruleset, word)
    found += _readings(ruleset, word)
    if rule := known_in(ruleset).rules.get(word.upper()):
        found.append(_explain_rule(ruleset, rule))
    found = found or _of_kind(ruleset, word)
    partly = [] if found else [explain_record(ruleset, *named) for named in _partly(ruleset, word)]
    if found or not word or word.isdecimal() or (partly and _has_number(word)):
        return once(found or partly)
    return once([*partly, *_in_rules(ruleset, word)])


def is_known(ruleset: Ruleset, word: str) -> bool:
    """Is `word` the name or id of a component, a word of the game or the id of a rule?"""
    named = records_named(ruleset, word) or _rules(ruleset, _referred(ruleset, word))
    return bool(named) or word.upper() in known_in(ruleset).rules


def _in_rules(ruleset: Ruleset, word: str) -> list[Explanation]:
    """The first rules that speak of `word`, and how many there are."""
    speaking = search(word, known_in(ruleset).rules)
    literal = [rule for rule in speaking if speaks_of(rule, word)]
    matching = holding(ruleset, literal) or holding(ruleset, speaking)
    if (absent := _absent(ruleset, word, literal)) and (matching or not near(ruleset, word)):
        return absent
    if not matching:
        return []
    more = len(matching) - MOST_RULES
    many = "1 rule speaks" if len(matching) == 1 else f"{len(matching)} rules speak"
    lines = (f"{many} of it" + (f"; the first {MOST_RULES}:" if more > 0 else ":"),)
    return [Explanation(word, lines, tuple(matching[:MOST_RULES]))]


def _absent(ruleset: Ruleset, word: str, literal: Sequence[Rule]) -> list[Explanation]:
    """Where only rules of pieces that are not in play, and are called so, have these very words: which pieces."""
    if " " not in word or holding(ruleset, literal):
        return []
    pieces = {piece.id: piece for home in installed() if home.plugin for piece in home.plugin.pieces}
    here = {piece.id for piece in ruleset.pieces}
    called = {name for name, piece in pieces.items() if _words(word) <= _words(f"{name} {piece.title}")}
    owners = dict.fromkeys(rule.owner for rule in literal if rule.owner in called - here)
    told = [f"{pieces[owner].title}, a {pieces[owner].kind.replace('-', ' ')} not in this game" for owner in owners]
    return [Explanation(capital(word), (f"It belongs to {'; to '.join(told)}.",))] if told else []


def _is_word(ruleset: Ruleset, key: str) -> bool:
    """Is a key of the references a word of the game, and no record or kind of record?"""
    kind, _, name = key.partition(" ")
    return name != "*" and not any(record.id == name for record in ruleset.content.kinds.get(kind, {}).values())


def words_known(ruleset: Ruleset) -> list[str]:
    """The names of all components, and the words of the game."""
    named = {record.name for records in ruleset.content.kinds.values() for record in records.values()}
    words = {key for key in references(ruleset) if _is_word(ruleset, key)}
    return sorted({*words, *named} - {""})


def near(ruleset: Ruleset, word: str) -> list[str]:
    """Words spelt like `word` of which something is known."""
    told = {text.casefold(): text for text in words_known(ruleset)}
    return [told[text] for text in get_close_matches(word.casefold(), told, n=4)]
