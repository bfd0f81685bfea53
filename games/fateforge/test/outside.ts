/** Scenes between fights: the camp, a test, a place to rest at. */
import type { Given } from '@emberhall/testkit'
import type { O, S } from '../src/state.ts'
import { scene, type Scene } from './scene.ts'

/** Nobody is on a board; the story is told. */
export function between(wanted: Scene = {}): Given<S, O> {
  return scene(wanted).set((s) => {
    s.kind = 'story'
    s.phase = 'story'
    s.enemies = []
    s.objects = []
    for (const hero of s.heroes) hero.zone = -1
  })
}
/** The group sees to its things. */
export const camping = (wanted: Scene = {}): Given<S, O> => between(wanted).agenda('camp').afterwards('panels')
/** A test of the first act is announced. */
export function testing(node: string, wanted: Scene = {}): Given<S, O> {
  return between(wanted)
    .agenda('tester')
    .set((s) => {
      s.act = 1
      s.story = 0
      s.node = node
    })
}
/** A rest of the first act, with time and gold to spend. */
export function resting(
  wanted: Scene = {},
  purse: { readonly time?: number; readonly gold?: number } = {},
): Given<S, O> {
  return between(wanted)
    .agenda('rest')
    .set((s) => {
      s.kind = 'rest'
      s.phase = 'rest'
      s.act = 1
      s.story = 0
      s.node = 'r1'
      s.gold = purse.gold ?? 0
      s.rest = { id: 'r1', time: purse.time ?? 9, eased: [], stallLimit: 9, paid: false, cleansed: false }
    })
}
