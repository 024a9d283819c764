"""How the race's decisions are told, and its own words for what others name."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording

from . import card_words
from .insanity import BOTH, LEAVE, LOWER, SCAN

LOWERED: Final = ("VS-INS-04", "VS-INS-10")
SCANNED: Final = ("LD-SCAN-01", "VS-INS-06")

WORDINGS: Final = {
    "calm?": Wording("What is that to do for you?"),
    f"calm {LOWER}": Wording("Lower your Insanity level by 1", (), LOWERED),
    f"calm {BOTH}": Wording(
        "Lower your Insanity level by 1, then Scan the Contamination cards in hand",
        (),
        (*LOWERED, *SCANNED, "VS-INS-11"),
    ),
    f"calm {SCAN}": Wording("Scan the Contamination cards in hand", (), SCANNED),
    f"calm {LEAVE}": Wording("Neither lower it nor Scan", (), ("VS-INS-10",), last=True),
    **card_words.WORDINGS,
}
CALMED: Final = "if your Insanity level is above 3, it falls to 3"
UNMOVED: Final = "this Scan does not raise your Insanity level"
TERMS: Final = {
    # die results, and kinds of other races
    "a Larva or a Creeper": "a Lurker",
    "a Larva, a Creeper or an Adult": "a Lurker or a Whisperer",
    "an Adult Intruder": "a Whisperer",
    "Adult": "Whisperer",
    "Breeder": "Stalker",
    "Creeper": "Lurker",
    "Queen": "Despoiler",
    ", a Larva too": "",
    "Larva": "Insanity",
    # Scans
    "no Larva comes from this Scan": UNMOVED,
    "this Scan produces no Larva": UNMOVED,
    "It never gives you a Larva": "It never raises your Insanity level",
    "Scan every Contamination card in your hand. Each one": (
        "You may lower your Insanity level by 1; you may Scan every Contamination card in your hand. Each one"
    ),
    "the infection rule applies once: a Larva on your board, or death and a Creeper in your Room if one was already "
    "there": "your Insanity level rises to 5",
    "brings a Larva onto your Character board; a Character already carrying a Larva dies of it, leaving a Creeper in "
    "this room": "raises your Insanity level to 5",
    "Larvae break out of Characters": "whoever is above Insanity level 3 rises to 5",
    "Each Character with a Larva dies, and a Creeper takes its place": (
        "Each Character above Insanity level 3 rises to 5"
    ),
    "gets a Larva if any is INFECTED": "rises to 5 if any is INFECTED",
    "Then, if you like, Scan every": "Then you may lower your Insanity level by 1; you may Scan every",
    # treatments
    "Take the Larva off your Character board, if there is one. Discard your Slime marker, if you have one": (
        "You may lower your Insanity level by 1, and you may leave out the Scan"
    ),
    "Take the Larva off your Character board, if there is one": f"I{CALMED[1:]}",
    "take the Larva off its Character board. If there was one": (
        "if its Insanity level is above 3, it falls to 3. If it falls"
    ),
    ", and the Larva from your Character board": f"; {CALMED}",
    ", and remove the Larva from your Character board if you have one": f"; {CALMED}",
    ", and its Larva": "; if its Insanity level is above 3, it falls to 3",
    "of INFECTED cards and the Larva": "of INFECTED cards and of Insanity above level 3",
    "remove all INFECTED cards and the Larva": "remove all INFECTED cards and go down to Insanity level 3",
    "cut the Larva out of": "bring down to Insanity level 3:",
    "cut out a Larva": "bring a Character down to Insanity level 3",
}
"""What texts of boards and crews say -> what it is with this race (VS-CMP-06, VS-INS-06, VS-INS-09, VS-INS-10)."""
