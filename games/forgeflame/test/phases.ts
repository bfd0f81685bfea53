/** Scenes that begin between turns, and plays that only want to get on with it. */
import type { Seat } from '@emberhall/kernel'
import type { Given, Play } from '@emberhall/testkit'
import type { O, S } from '../src/index.ts'
import { adv, scene, type Scene, SITES, site, Z } from './scene.ts'

export type Mine = Play<S, O>

/** All turns have been taken. */
export const atRoundEnd = (wanted: Scene = {}): Given<S, O> => scene(wanted).agenda('roundEnd')
/** This event is about to be turned up. */
export const atEvent = (event: string, wanted: Scene = {}): Given<S, O> =>
  scene(wanted).agenda('event').top(Z.eventPile, [event])
export const atUpkeep = (wanted: Scene = {}): Given<S, O> => scene(wanted).agenda('upkeep')
/** The turn that begins is the last of the round; an event follows that does no harm. */
export const onLastTurn = (wanted: Scene = {}): Given<S, O> =>
  scene(wanted)
    .top(Z.eventPile, ['sanctuary'])
    .set((s) => {
      s.turns = s.turns.map((_, seat) => (seat === (wanted.turn ?? 0) ? 3 : 4))
    })

/** Whose turns follow each other when everybody stops at once. */
export function turnOwners(t: Mine, n: number): Seat[] {
  const owners: Seat[] = []
  while (owners.length < n) {
    const { seat } = t.state.turn
    t.untilAsked(seat, 'act')
    owners.push(seat)
    t.answer(seat, 'stop')
  }
  return owners
}
export const poolOf = (t: Mine): number[] => t.state.turn.pool
export const koboldsOn = (t: Mine): string[] => t.state.kobolds.map((kobold) => SITES[kobold.site]!)
export const litFlames = (t: Mine): number => t.state.flames.filter((flame) => flame.lit).length
export const marksOf = (t: Mine, name: string): { stun: boolean; slow: boolean } => {
  const { stun, slow } = t.state.adventurers[adv(name)]!
  return { stun, slow }
}
/** Whether a seat can tell the face-down Exploration token of a site. */
export const knowsToken = (t: Mine, seat: Seat, at: string): boolean =>
  t.match.table.canSee(t.state.exploration[site(at)]!, seat)
/** What a seat could answer with a verb. */
export const words = (t: Mine, seat: Seat, verb: string): string[] =>
  t
    .options(seat)
    .filter((word) => word.startsWith(`${verb}:`))
    .map((word) => word.slice(verb.length + 1))
