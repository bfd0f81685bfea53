/** The guided game as it is laid out: every card that a lesson speaks of comes when it is spoken of. */
import { at, Fate, Match, type Setup } from '@emberhall/kernel'
import { kinfireDelve } from '../module.ts'
import { type O, type S, type T, Z } from '../state.ts'
import { FIRST_GAME_BOARD } from '../steps/setup.ts'

/**
 * KD-1.11 The book's first game, with Asha alone.
 * The shuffles of the setup are decided below and draw no luck; so the seed decides the dice, and a save keeps them.
 */
export const setup: Setup = {
  seats: 1,
  options: { firstGame: true, seekers: ['asha'], firstPlayer: 0 },
  seed: 26308,
}

/** What each shuffle brings to the top, the first to be drawn first. */
const HAND = [
  'shoulder-first',
  'defeat-trap',
  'guild-drill',
  'listen-to-the-stone',
  'feel-for-the-draught',
  'featherfall',
  'field-notes',
  'field-notes',
]
const NEW_HAND = [
  'rope-and-hook',
  'rope-and-hook',
  'shoulder-first',
  'reckless-swing',
  'running-leap',
  'wedge-and-lever',
  'warm-heart',
]
const CACHE = ['clear-the-way', 'strike-a-spark']
const WELL = [
  // KD-1.13 Never seen.
  'gilded-hounds',
  'frozen-cascade',
  'velvet-jaws',
  // The Crystal Caves: down by 1, then a new card.
  'moss-fencers',
  'guild-cache',
  // The 3 Fountains: a new card.
  'waxed-parquet',
  // The Great Stag: down by 2, the second of which the Master will take; then a new card.
  'frozen-cascade',
  'ink-sirens',
  'porcelain-duellists',
  // The Maze: down by 2, then a new card.
  'gilded-hounds',
  'garden-of-sighs',
  'stair-of-blades',
  // Guild Cache: a new card.
  'rhyming-doors',
]

export function start(): Match<S, O> {
  return Match.arranged(kinfireDelve.game, setup, (t) => {
    const rest = new Fate(setup.seed!)
    const script = (zone: number, top: readonly string[], gone: readonly string[] = []): void => {
      const faces = facesIn(t, zone)
      for (const face of gone) faces.splice(faces.indexOf(face), 1)
      t.fate.script(`shuffle ${at(t.game.zoneNames, zone)}`, orderOf(faces, top, rest))
    }
    script(Z.unusedMasters, [])
    script(Z.deck, [...HAND, ...NEW_HAND, ...CACHE])
    script(Z.fatigueDeck, ['heavy-eyelids'])
    script(Z.well, WELL, FIRST_GAME_BOARD)
  })
}
const facesIn = (t: T, zone: number): string[] => t.cards(zone).map((card) => at(t.game.faceKeys, t.face(card)))

/** The outcome of a shuffle that brings these cards to the top; the others lie under them in any order. */
function orderOf(faces: readonly string[], top: readonly string[], fate: Fate): number[] {
  const others = [...faces.keys()]
  const chosen = top.map((face) => {
    const place = others.findIndex((i) => faces[i] === face)
    return at(others.splice(place, 1), 0)
  })
  const mixed = others.map((i) => ({ i, at: fate.next() })).toSorted((a, b) => a.at - b.at)
  return [...mixed.map(({ i }) => i), ...chosen.toReversed()]
}
