/** The cards of the three decks (spec 12.7), by face. */
import { RuleFault, at, type CardId, type Face } from '@emberhall/kernel'
import type { Campaign } from './campaign-shape.ts'
import type { Content, Corruption, Fear, Trap } from './content/types.ts'
import { STANDS } from './book.ts'
import { type O, type S, type T, Z } from './state.ts'

export type DeckFace =
  | { readonly kind: 'corruption'; readonly card: Corruption }
  | { readonly kind: 'trap'; readonly card: Trap }
  | { readonly kind: 'fear'; readonly card: Fear }

export function deckFaces(content: Content): DeckFace[] {
  return [
    ...content.corruption.map((card): DeckFace => ({ kind: 'corruption', card })),
    ...content.traps.map((card): DeckFace => ({ kind: 'trap', card })),
    ...content.fears.map((card): DeckFace => ({ kind: 'fear', card })),
  ]
}
export const faceOf = ({ kind, card }: DeckFace): Face<S, O> => ({ key: card.id, back: kind })
/** What a face keeps in force while it lies open, by STANDING; -1: nothing. */
export function standingOf(face: DeckFace): number {
  const what = face.kind === 'corruption' ? face.card.keep : face.kind === 'fear' ? face.card.faceUp : undefined
  return what === undefined ? -1 : STANDS[what]
}
type CardOf<K extends DeckFace['kind']> = Extract<DeckFace, { kind: K }>['card']
/** The printed side of a card that is known to be of this kind. */
export function faceKind<K extends DeckFace['kind']>(t: T, card: CardId, kind: K): CardOf<K> {
  const face = at((t.game as unknown as { readonly deck: readonly DeckFace[] }).deck, t.face(card))
  if (face.kind !== kind) throw new RuleFault(`${face.card.id} is no ${kind} card`)
  return face.card
}

/** FG-C5.4 Two copies of corruption and fear, one of each trap; kept and discarded corruption where the campaign says. */
export function dealDecks(faces: readonly DeckFace[], campaign: Campaign): { face: number; zone: number }[] {
  return faces.flatMap((face, i) => {
    if (face.kind === 'trap') return [{ face: i, zone: Z.trapDeck }]
    if (face.kind === 'fear') return [0, 1].map(() => ({ face: i, zone: Z.fearDeck }))
    const { id } = face.card
    const kept = campaign.heroes.flatMap(({ corruption }, h) =>
      corruption.filter((held) => held === id).map(() => ({ face: i, zone: Z.corruption + h })),
    )
    const gone = campaign.graveyard.filter((card) => card === id).map(() => ({ face: i, zone: Z.corruptionGrave }))
    const placed = [...kept, ...gone].slice(0, 2)
    return [...placed, ...[0, 1].slice(placed.length).map(() => ({ face: i, zone: Z.corruptionDeck }))]
  })
}
