"""How what the cards of the race ask and do is told: wordings of decisions, sentences of the log."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording

from .weaknesses import ECHO, FADING_VOICES, WAVE_OF_CALM

CHOSEN: Final = ("VS-PAN-10",)
WALKED: Final = ("VS-PAN-10", "VS-PAN-11")
HELPED: Final = ("LD-WEAK-02",)

WORDINGS: Final = {
    "demotivation?": Wording("Demotivation: which Action card do you discard?", (), CHOSEN),
    "demotivation": Wording("Discard {card}", ("card",)),
    "destruction?": Wording("Destruction: which Heavy Item do you discard?", (), CHOSEN),
    "destruction": Wording("Discard {goods}", ("goods",)),
    "hallucinations?": Wording("Hallucinations: which Weapon loses all its Ammo?", (), CHOSEN),
    "hallucinations": Wording("Empty {goods}", ("goods",)),
    "hopelessness?": Wording("Hopelessness: which of the cards leaves the game?", (), CHOSEN),
    "hopelessness": Wording("Lose {card}", ("card",)),
    "insane-courage?": Wording("Insane Courage: into which Room do you walk?", (), WALKED),
    "insane-courage": Wording("Walk to {place}", ("place",)),
    "ripping-off-the-bandages?": Wording("Which Serious Wound is to be Dressed no longer?", (), CHOSEN),
    "ripping-off-the-bandages": Wording("Rip the bandage off {card}", ("card",)),
    f"{ECHO}?": Wording("Echo Without Source: where do you put a Noise marker?", (), HELPED),
    ECHO: Wording("In {way}", ("way",)),
    f"{FADING_VOICES}?": Wording(
        "Fading Voices: do you discard an Action card to be spared the Panic card?", (), HELPED
    ),
    f"{FADING_VOICES} panic": Wording("Resolve the Panic card", last=True),
    f"{FADING_VOICES} spare": Wording("Discard an Action card, and be spared"),
    f"{WAVE_OF_CALM}?": Wording("Wave of Calm: do you lower your Insanity level by 1?", (), HELPED),
    f"{WAVE_OF_CALM} calm": Wording("Lower it by 1", (), ("VS-INS-04",)),
    f"{WAVE_OF_CALM} stay": Wording("Leave it as it is", last=True),
}
STORY: Final = {
    "panic.discard": "Seat {who} discards {card}.",
    "panic.lost": "{card} of seat {who} leaves the game.",
    "panic.spared": "Seat {who} discards an Action card and is spared the Panic card.",
    "panic.turned": "Seat {who} turns over {card}.",
    "panic.undressed": "The Serious Wound {card} of seat {who} is Dressed no longer.",
    "panic.way": "The Event card {card} has the number {number} for seat {who}.",
    "terror": "Seat {who} discards the whole hand: {cards} cards.",
    "terror cards=0": "Seat {who} has no hand to discard.",
    "terror cards=1": "Seat {who} discards the whole hand: 1 card.",
    "whispers": "The Event card {card} has the number {number} for the whispers.",
}
