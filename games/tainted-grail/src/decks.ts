/** The cards of the box, by face, and where each begins. */
import type { Face } from '@emberhall/kernel'
import type { Content, Encounter, Item, Location, RandomEvent, Secret, SeqCard, StoryEvent } from './content/types.ts'
import { type O, type S, Z } from './state.ts'

export type CardFace =
  | { readonly kind: 'sequence'; readonly no: number; readonly card: SeqCard }
  | { readonly kind: 'encounter'; readonly no: number; readonly card: Encounter }
  /** Story events come first in the numbers of events. */
  | { readonly kind: 'story'; readonly no: number; readonly card: StoryEvent }
  | { readonly kind: 'random'; readonly no: number; readonly card: RandomEvent }
  | { readonly kind: 'location'; readonly no: number; readonly card: Location }
  | { readonly kind: 'item'; readonly no: number; readonly card: Item }
  | { readonly kind: 'secret'; readonly no: number; readonly card: Secret }
  /** A Skill card with its two faces (TG-19.3): numbers of both. */
  | { readonly kind: 'skill'; readonly no: number; readonly card: { readonly id: string } }

export function cardFaces(content: Content): CardFace[] {
  const skillCards = [...new Set(content.skills.map(({ card }) => card))]
  const stories = content.storyEvents.length
  return [
    ...content.cards.map((card, no): CardFace => ({ kind: 'sequence', no, card })),
    ...content.encounters.map((card, no): CardFace => ({ kind: 'encounter', no, card })),
    ...content.storyEvents.map((card, no): CardFace => ({ kind: 'story', no, card })),
    ...content.randomEvents.map((card, no): CardFace => ({ kind: 'random', no: stories + no, card })),
    ...content.locations.map((card, no): CardFace => ({ kind: 'location', no, card })),
    ...content.items.map((card, no): CardFace => ({ kind: 'item', no, card })),
    ...content.secrets.map((card, no): CardFace => ({ kind: 'secret', no, card })),
    ...skillCards.map((card): CardFace => ({ kind: 'skill', no: card, card: { id: `S${card}` } })),
  ]
}
/** Cards that cannot be told apart face down have the same back. */
export const faceOf = (face: CardFace): Face<S, O> => ({ key: face.card.id, back: backOf(face) })
export function backOf(face: CardFace): string {
  if (face.kind === 'sequence') return face.card.kind
  if (face.kind === 'encounter') return face.card.colour // TG-16.6
  return face.kind
}
const HOMES = {
  sequence: Z.aside,
  encounter: Z.encounterBox,
  story: Z.storyBox,
  random: Z.randomEvents,
  location: Z.locations,
  item: Z.items,
  secret: Z.secrets,
  skill: Z.skills,
} as const
/** TG-1.13, TG-4.4, TG-4.5, TG-4.10 Everything there is lies in its box until it is set out. */
export const dealCards = (faces: readonly CardFace[]): { face: number; zone: number }[] =>
  faces.flatMap((face, i) =>
    Array.from({ length: face.kind === 'sequence' ? face.card.copies : 1 }, () => ({
      face: i,
      zone: HOMES[face.kind],
    })),
  )
