/** TG-21.2, TG-21.3 Piles between two sittings: documents tell what everybody knows of them, and the rest is dealt anew. */
import { at as nth, type CardId, found } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import type { Kept } from './campaign-shape.ts'
import { COLOURS } from './content/types.ts'
import { backOf } from './decks.ts'
import { MAX_CHARACTERS } from './parts.ts'
import { type T, Z } from './state.ts'

/** Opens the name of a back, where the card is not known. */
const BACK = '?'
/** In the order of their set-up, as printed: no luck is in them. */
const PRINTED: readonly string[] = ['story', 'location', 'secret']

/** TG-3.8, TG-37.1 Hidden cards that could each be any other of the lot: which cards a character has, and how many of each difficulty there are, is public. */
export function lotOf(t: T, card: CardId): string {
  const face = nth(bookOf(t).faces, t.face(card))
  if (face.kind === 'sequence') return nth(t.game.zoneNames, nth(t.s.where, card))
  if (face.kind !== 'encounter') return face.kind
  const { colour, difficulty, first } = face.card
  return `${colour} ${difficulty}${first === true ? ' first' : ''}`
}
const isHidden = (t: T, card: CardId): boolean => !t.canSee(card, -1)
const keyOf = (t: T, card: CardId): string => nth(t.game.faceKeys, t.face(card))
const backOfFace = (t: T, face: number): string => BACK + backOf(nth(bookOf(t).faces, face))
const back = (t: T, card: CardId): string => backOfFace(t, t.face(card))
export type Piles = Pick<Kept, 'piles' | 'lots'>
type Which = (t: T, card: CardId) => boolean
export const allCards: Which = () => true

/** These cards, every pile from the bottom to the top: by names where they are known, and what is hidden lot by lot. */
export function pilesOf(t: T, which: Which): Piles {
  const { chapter, zones } = t.s
  const hidden = new Map<string, CardId[]>()
  const piles = zones.map((all, zone) => {
    const cards: string[] = []
    const among: string[] = []
    for (const card of all) {
      if (!which(t, card)) continue
      cards.push(isHidden(t, card) ? back(t, card) : keyOf(t, card))
      if (!isHidden(t, card)) continue
      const lot = lotOf(t, card)
      among.push(lot)
      const mates = hidden.get(lot)
      if (mates === undefined) hidden.set(lot, [card])
      else mates.push(card)
    }
    return { zone: nth(t.game.zoneNames, zone), cards, among: among.sort() }
  })
  const isOfChapter = (key: string): boolean => key.startsWith(`part-${chapter}.`)
  const inOrder = (cards: readonly CardId[]): string[] => {
    const keys = cards.toSorted((a, b) => t.face(a) - t.face(b)).map((card) => keyOf(t, card))
    return [...keys.filter(isOfChapter), ...keys.filter((key) => !isOfChapter(key))]
  }
  const lots = [...hidden.keys()].sort()
  return { piles, lots: lots.map((lot) => ({ lot, cards: inOrder(listOf(hidden, lot)) })) }
}

/** Every pile as it was; cards that nobody knew are mixed. Ids are given out anew, so that none can be followed. */
export function layPiles(t: T, { piles, lots }: Piles, which: Which): void {
  const { s, game } = t
  const ids = s.faces.flatMap((_, card) => (which(t, card) ? [card] : []))
  const faces = new Map(lots.map(({ lot, cards }) => [lot, cards.map((key) => game.faceOf(key))]))
  const backs = new Map([...faces].map(([lot, some]) => [lot, backOfFace(t, nth(some, 0))]))
  const places = new Map<string, CardId[]>(lots.map(({ lot }) => [lot, []]))
  s.zones = s.zones.map((cards) => cards.filter((card) => !which(t, card)))
  const decks: CardId[][] = []
  for (const { zone: name, cards, among } of piles) {
    const zone = game.zoneNames.indexOf(name)
    const mine = ids.splice(0, cards.length)
    const left = [...among]
    // From the top: the first of what lies in printed order comes first.
    for (let at = cards.length - 1; at >= 0; at--) {
      const [card, key] = [nth(mine, at), nth(cards, at)]
      s.where[card] = zone
      s.known[card] = key.startsWith(BACK) ? 0 : EVERYBODY
      if (key.startsWith(BACK)) listOf(places, takeLot(left, key, backs)).push(card)
      else s.faces[card] = game.faceOf(key)
    }
    if (isEncounterDeck(zone)) decks.push(mine.filter((card) => s.known[card] === 0))
    s.zones[zone] = [...nth(s.zones, zone), ...mine]
  }
  for (const [lot, cards] of places) {
    cards.forEach((card, i) => (s.faces[card] = nth(listOf(faces, lot), i)))
    if (!PRINTED.includes(lot)) mix(t, cards)
  }
  for (const cards of decks) mix(t, cards)
}
const EVERYBODY = 2 ** (MAX_CHARACTERS + 1) - 1
const isEncounterDeck = (zone: number): boolean => zone >= Z.green && zone < Z.green + COLOURS.length
const listOf = (lists: ReadonlyMap<string, number[]>, lot: string): number[] => found(lists.get(lot), `the lot ${lot}`)
/** The first of these lots whose cards have this back. */
function takeLot(left: string[], wanted: string, backs: ReadonlyMap<string, string>): string {
  const i = left.findIndex((lot) => backs.get(lot) === wanted)
  return found(left.splice(i, 1)[0], `a card with the back ${wanted}`)
}
function mix(t: T, cards: CardId[]): void {
  const before = nth(t.s.zones, Z.drawn)
  t.s.zones[Z.drawn] = cards
  t.shuffle(Z.drawn)
  t.s.zones[Z.drawn] = before
}
/** Names of piles and cards that are none. */
export function unknownCards({ zoneNames, faceKeys }: T['game'], { piles, lots }: Piles): string[] {
  const keys = new Set<string>(faceKeys)
  const pile = piles.find(({ zone }) => !zoneNames.includes(zone))
  const cards = [...piles, ...lots].map((one) => one.cards.find((key) => !key.startsWith(BACK) && !keys.has(key)))
  const card = cards.find((key) => key !== undefined)
  return [
    ...(pile === undefined ? [] : [`piles: there is no pile ${pile.zone}`]),
    ...(card === undefined ? [] : [`piles: there is no card ${card}`]),
  ]
}
