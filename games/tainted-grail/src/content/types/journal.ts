/** Verses, dreams and events (22.4). Their prose lies apart, by the same ids. */
import type { Condition, Cost, Effect } from './effects.ts'
import type { Rule } from './powers.ts'
import type { Dial, Location } from './things.ts'
import type { L10n, LocationNo, PartId, RandomEventId, VerseId } from './words.ts'

/** TG-15.17. */
type Scope = 'party' | 'each' | 'actor'

export interface Option {
  /** A small letter; its whole key is `101.1.a`. Leave is `leave`. */
  readonly id: string
  /** Shown greyed while no member meets it (TG-15.7). */
  readonly needs?: Condition
  /** Not shown unless it holds. */
  readonly shownIf?: Condition
  /** Disappears once taken, for the whole campaign (TG-15.15). */
  readonly once?: true
  readonly cost?: { readonly scope: Scope; readonly pay: readonly Cost[] }
  /** Without a `goto` the exploration ends after it. */
  readonly do: readonly Effect[]
}
/** Without options, and without a `goto`, the exploration ends after `enter`. */
export interface Verse {
  readonly id: VerseId
  readonly enter: readonly Effect[]
  readonly options: readonly Option[]
  /** Where there are options, Leave is one of them unless this is set. */
  readonly noLeave?: true
}
/** Dreams and nightmares have a title (21.11). */
export interface Dream extends Verse {
  readonly name: L10n
}

export interface Quest {
  /** Met the moment it holds; without it a verse says so (`quest`), or its dial. */
  readonly when?: Condition
  readonly success: readonly Effect[]
  readonly failure?: readonly Effect[]
}
export interface StoryEvent {
  readonly id: PartId
  readonly name: L10n
  /** The set-up card of its chapter: never in the Event deck. */
  readonly setup?: true
  readonly do: readonly Effect[]
  readonly quest?: Quest
  readonly dial?: Dial
  /** Quest tokens on these places, or their other versions, as soon as they are in play. */
  readonly tokens?: readonly LocationNo[]
  readonly randomAdded: number
}
export interface RandomEvent {
  readonly id: RandomEventId
  readonly name: L10n
  readonly do: readonly Effect[]
  /** Until the end of Dusk. */
  readonly rules: readonly Rule[]
}
/** A location with its chapter of the journal: one file (TG-15.3). */
export interface Place {
  readonly location: Location
  readonly verses: readonly Verse[]
  readonly dreams: readonly Dream[]
}
