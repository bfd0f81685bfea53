/** A lone player in the mine: what comes before the turns, and the marks on Kobolds. */
import type { Given } from '@emberhall/testkit'
import type { O, S } from '../src/index.ts'
import { scene, type Scene, site, Z } from './scene.ts'

/** The turn of a lone player is about to begin, with five cards in hand unless others are named. */
export function alone(wanted: Scene = {}): Given<S, O> {
  const given = scene({ seats: 1, ...wanted })
  return wanted.hands === undefined ? given.set(drawFive) : given
}
function drawFive(s: S): void {
  for (const id of s.zones[Z.draw]!.splice(-5)) {
    s.zones[Z.hand]!.push(id)
    s.where[id] = Z.hand
  }
}
/** Round two: this imp is about to be turned up, and the back of the next one is read. */
export const atImps = (imp: string, next: string, wanted: Scene = {}): Given<S, O> =>
  alone(wanted)
    .agenda('imps')
    .afterwards('turn', 0)
    .top(Z.impPile, [imp, next])
    .set((s) => void (s.round = 2))
/** Imps by the icon on their back, none of which does anything by being read. */
export const BACK = { left: 'bait', centre: 'grand-jumble', right: 'short-fuse' } as const

/** Kobolds with marks on them. */
interface Marked {
  readonly at: string
  readonly stun?: boolean
  readonly slow?: boolean
}
export const markedKobolds =
  (...kobolds: readonly Marked[]) =>
  (s: S): void => {
    s.kobolds = kobolds.map(({ at, stun = false, slow = false }) => ({ site: site(at), stun, slow }))
  }
