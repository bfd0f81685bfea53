/** Ids and small words of the content. The beginning of an id says what kind of thing it names. */

export interface L10n {
  readonly en: string
  readonly fr: string
}

export type ClassId = `cl-${string}`
export type UpgradeId = `su-${string}` | `up-${string}`
export type StartingGearId = `sg-${string}`
type PersonalItemId = `pi-${string}`
export type ItemId = StartingGearId | PersonalItemId | `gr-${string}` | `ma-${string}` | `oa-${string}`
export type EnemyId = `en-${string}`
export type EliteId = `el-${string}`
export type ThreatId = `th-${string}`
export type TileId = `m-${string}` | `g-${string}`
export type WorldId = `w-${string}`
export type ExplorationTokenId = `xt-${string}`
export type EncounterId = `enc-${string}`
export type TownId = `tw-${string}`
export type LocationId = `tl-${string}`
export type ForgeId = `fg-${string}`
export type MissionId = `mi-${string}`

export const SKILLS = ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] as const
export type Skill = (typeof SKILLS)[number]

/** Side Bag tokens (SB-17.15), in the order of their list. */
export const TOKENS = ['bandages', 'whisky', 'dynamite', 'herbs', 'tonic', 'flash'] as const
export type TokenKind = (typeof TOKENS)[number]

export type HeroKeyword = 'Law' | 'Outlaw' | 'Healer' | 'Performer' | 'Frontier'
export type ItemKeyword =
  | 'Gun'
  | 'Pistol'
  | 'Rifle'
  | 'Blade'
  | 'Tool'
  | 'Clothing'
  | 'Relic'
  | 'Book'
  | 'Holy'
  | 'Occult'
export type EnemyKeyword = 'Beast' | 'Void' | 'Demon'
export type EncounterKeyword = 'Water' | 'Folk' | 'Ghost' | 'Hazard' | 'Find' | 'Attack' | 'Gate' | 'Void'

/** SB-17.6: one worn item a zone. */
export type Zone = 'Hat' | 'Coat' | 'Torso' | 'Shoulders' | 'Gloves' | 'Boots'

export const SIZES = ['small', 'medium', 'large', 'xl'] as const
export type Size = (typeof SIZES)[number]

/** Which Threat deck (SB-4.9, SB-29). */
export type ThreatLevel = 'low' | 'med' | 'high' | 'epic'

/** P is the Peril Die: 3, 3, 4, 4, 5, 6 (SB-1.1). */
export type Die = 'D3' | 'D6' | '2D6' | 'D8' | 'P' | '2P'
export type Amount = number | Die | { readonly roll: Die; readonly plus?: number; readonly times?: number }
