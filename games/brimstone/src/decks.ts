/** The cards of the decks, by face, and where each begins. */
import type { Face } from '@emberhall/kernel'
import type {
  Content,
  DarknessCard,
  DreadCard,
  Encounter,
  ExplorationToken,
  Item,
  LootCard,
  ScavengeCard,
  Threat,
  Tile,
  World,
} from './content/types.ts'
import { LEVELS, MINES, OTHER } from './parts.ts'
import { type O, type S, Z } from './state.ts'

export type DeckFace =
  | { readonly kind: 'tile'; readonly no: number; readonly card: Tile }
  | { readonly kind: 'encounter'; readonly no: number; readonly card: Encounter }
  | { readonly kind: 'item'; readonly no: number; readonly card: Item }
  | { readonly kind: 'threat'; readonly no: number; readonly card: Threat }
  | { readonly kind: 'darkness'; readonly no: number; readonly card: DarknessCard }
  | { readonly kind: 'dread'; readonly no: number; readonly card: DreadCard }
  | { readonly kind: 'loot'; readonly no: number; readonly card: LootCard }
  | { readonly kind: 'scavenge'; readonly no: number; readonly card: ScavengeCard }
  | { readonly kind: 'token'; readonly no: number; readonly card: ExplorationToken }
  | { readonly kind: 'world'; readonly no: number; readonly card: World }

export function deckFaces(content: Content): DeckFace[] {
  const tiles = content.tiles.flatMap((card, no): DeckFace[] =>
    card.kind === 'entrance' ? [] : [{ kind: 'tile', no, card }],
  )
  const items = content.items.flatMap((card, no): DeckFace[] =>
    card.deck === 'starting' ? [] : [{ kind: 'item', no, card }],
  )
  return [
    ...tiles,
    ...content.encounters.map((card, no): DeckFace => ({ kind: 'encounter', no, card })),
    ...items,
    ...content.threats.map((card, no): DeckFace => ({ kind: 'threat', no, card })),
    ...content.darkness.map((card, no): DeckFace => ({ kind: 'darkness', no, card })),
    ...content.dread.map((card, no): DeckFace => ({ kind: 'dread', no, card })),
    ...content.loot.map((card, no): DeckFace => ({ kind: 'loot', no, card })),
    ...content.scavenge.map((card, no): DeckFace => ({ kind: 'scavenge', no, card })),
    ...content.tokens.map((card, no): DeckFace => ({ kind: 'token', no, card })),
    ...content.worlds.map((card, no): DeckFace => ({ kind: 'world', no, card })),
  ]
}
/** Cards of one deck have the same back. */
export const faceOf = (face: DeckFace, worlds: readonly World[]): Face<S, O> => ({
  key: face.card.id,
  back: `${zoneOf(face, worlds)}`,
})
const worldNo = (worlds: readonly World[], id: string): number => (worlds[0]?.id === id ? MINES : OTHER)
const ITEM_ZONES = {
  gear: Z.gear,
  mineArtifact: Z.artifactMines,
  otherArtifact: Z.artifactOther,
  personal: Z.personal,
  starting: Z.aside,
} as const
/** The deck that a face belongs to. */
function zoneOf(face: DeckFace, worlds: readonly World[]): number {
  switch (face.kind) {
    case 'tile':
      return Z.mapMines + worldNo(worlds, face.card.world)
    case 'encounter':
      return Z.encounterMines + worldNo(worlds, face.card.world)
    case 'item':
      return ITEM_ZONES[face.card.deck]
    case 'threat':
      return face.card.level === 'world' ? Z.threatOther : Z.threatLow + LEVELS.indexOf(face.card.level)
    case 'darkness':
      return Z.darkness
    case 'dread':
      return Z.dread
    case 'loot':
      return Z.loot
    case 'scavenge':
      return Z.scavenge
    case 'token':
      return Z.tokens
    case 'world':
      return Z.worlds
  }
}
const copiesOf = (face: DeckFace): number => (face.kind === 'loot' || face.kind === 'scavenge' ? face.card.copies : 1)

/** SB-1.15 What heroes of this Adventure own is out of its deck; SB-34.9 a themed deck has only cards that match. */
export function dealDecks(
  content: Content,
  faces: readonly DeckFace[],
  { campaign, themed, scene }: Pick<O, 'campaign' | 'themed' | 'scene'>,
): { face: number; zone: number }[] {
  const owned = campaign.heroes.flatMap(({ status, items }) =>
    status === 'active' || scene === 'town' ? items.flatMap(({ item, attached }) => [item, ...attached]) : [],
  )
  return faces.flatMap((face, i) => {
    const zone = zoneOf(face, content.worlds)
    if (face.kind === 'item' && owned.includes(face.card.id)) return [{ face: i, zone: Z.held }]
    if (face.kind === 'threat' && !isThemed(content, face.card, themed)) return [{ face: i, zone: Z.aside }]
    return Array.from({ length: copiesOf(face) }, () => ({ face: i, zone }))
  })
}
/** SB-34.4, SB-34.9 All its groups are of the chosen types or keywords. */
export function isThemed(content: Content, card: Threat, themed: readonly string[]): boolean {
  if (themed.length === 0) return true
  const groups = card.level !== 'world' ? card.groups : card.rows === 'wandering' ? [] : Object.values(card.rows).flat()
  return groups.every(({ type }) => {
    const keywords = content.enemies.find(({ id }) => id === type)?.keywords ?? []
    return themed.includes(type) || keywords.some((keyword) => themed.includes(keyword))
  })
}
