/** The whole pack. Lists have a lasting order: at run time a thing is its place in its list. */
import type { SeqCard } from './cards.ts'
import type { Encounter } from './encounters.ts'
import type { Dream, RandomEvent, StoryEvent, Verse } from './journal.ts'
import type { Character, ColourKeys, Item, Location, Secret, Skill, Status, Task } from './things.ts'
import type { BoardColour } from './words.ts'

/** By the number of characters, from 1 (5.1). */
export interface Setup {
  readonly menhirDial: readonly number[]
  readonly openingHand: readonly number[]
  readonly start: number
  /** TG-37.1: all of one difficulty, and this many of the other, drawn (`more`) or left out (`less`) at random. */
  readonly decks: readonly (
    | { readonly all: 1 | 2; readonly more: number }
    | { readonly all: 1 | 2; readonly less: number }
  )[]
}

export interface Content {
  readonly characters: readonly Character[]
  readonly colourKeys: Readonly<Record<BoardColour, ColourKeys>>
  readonly cards: readonly SeqCard[]
  readonly encounters: readonly Encounter[]
  readonly locations: readonly Location[]
  readonly verses: readonly Verse[]
  readonly dreams: readonly Dream[]
  readonly storyEvents: readonly StoryEvent[]
  readonly randomEvents: readonly RandomEvent[]
  readonly items: readonly Item[]
  readonly secrets: readonly Secret[]
  readonly skills: readonly Skill[]
  readonly statuses: readonly Status[]
  readonly tasks: readonly Task[]
  readonly setup: Setup
}
