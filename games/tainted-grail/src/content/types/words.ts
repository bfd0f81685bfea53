/** Ids and small words of the content. */

export interface L10n {
  readonly en: string
  readonly fr: string
}

/** In the order of the board; two neighbours are a pair (TG-10.1). */
export const ATTRS = ['aggression', 'empathy', 'courage', 'caution', 'practicality', 'spirituality'] as const
export type Attr = (typeof ATTRS)[number]

export const RESOURCES = ['food', 'wealth', 'reputation', 'magic', 'xp'] as const
export type Resource = (typeof RESOURCES)[number]

export const TRACKS = ['energy', 'health', 'terror'] as const
export type Track = (typeof TRACKS)[number]

/** Key rows of an edge, top to bottom (TG-23.2). */
export const ROWS = ['r1', 'r2', 'r3', 'magic', 'free'] as const
export type Row = (typeof ROWS)[number]

export const KINDS = ['combat', 'diplomacy'] as const
export type Kind = (typeof KINDS)[number]

/** Encounter decks (TG-16.1). */
export const COLOURS = ['green', 'grey', 'purple', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

/** Boards and standard cards: blue, grey, brown (marron), green (vert). */
export type BoardColour = 'B' | 'G' | 'M' | 'V'

export const KEYWORDS = ['weapon', 'armour', 'shield', 'companion', 'relic'] as const
export type Keyword = (typeof KEYWORDS)[number]

export const SYMBOLS = ['menhir', 'dreams', 'hostile', 'friendly'] as const
export type LocationSymbol = (typeof SYMBOLS)[number]

/** TG-27, in its order. */
export const TRAITS = [
  'defensive',
  'destructive',
  'robber',
  'ambush',
  'enraged',
  'feinting',
  'charging',
  'guardian',
  'horde',
  'slow',
  'opportunist',
  'swift',
] as const
export type Trait = (typeof TRAITS)[number]

/** As printed: C-B-04, D-G-05, C-Béor-03; the number is that of the first copy. */
export type CardId = `${'C' | 'D'}-${string}`
export type CharacterId = 'ailei' | 'arev' | 'maggot' | 'beor'
/** GN green, GY grey, PU purple, BL blue. */
export type EncounterId = `${'GN' | 'GY' | 'PU' | 'BL'}${number}`
/** Locations, secrets and items go by their printed number. */
export type LocationNo = number
export type SecretNo = number
export type ItemNo = number
export type PartId = `part-${number}.${number}`
export type RandomEventId = `RE${number}`
/** Card and side: S1a. */
export type SkillId = `S${number}${'a' | 'b'}`
export type StatusId =
  | 'pathfinder'
  | 'lost-and-fallen'
  | 'riddle-of-oldsteel'
  | 'saved-by-the-goddess'
  | 'ash-on-the-wind'
  | 'friends-of-the-fair'
  | 'barn-burned'
  | 'bells-answered'
  | 'hermits-avenged'
  | 'oath-to-the-ford'
  | 'red-door'
  | 'the-mule-remembers'
export type TaskId = 'stones' | 'blade' | 'hermits' | 'water'
/** 101.1, dream-101, nightmare-101. */
export type VerseId = `${number}.${number}` | `${'dream' | 'nightmare'}-${number}`
/** 101.1.a: the letter of the option after its verse. */
export type OptionKey = `${VerseId | PartId}.${string}`
/** Quests lie on a story event or on a secret (TG-13.1). */
export type QuestId = PartId | `secret-${number}`
/** The four actions of the tiles (TG-35.2 to 35.5). */
export type TileActionId = 'forge' | 'tend' | 'favour' | 'scavenge'
/** Negative traits (TG-35.6 to 35.9). */
export type FlawId = 'short-fuse' | 'gentle' | 'old-wounds' | 'outcast'
