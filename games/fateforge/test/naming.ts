/** Reactions with named colours, leaving, and lines of the log that tell what enemies did. */
import type { Given } from '@emberhall/testkit'
import type { Colour, Content } from '../src/content/types.ts'
import { COLOURS } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import type { Foe, O, S } from '../src/state.ts'
import { type Playing, reacting } from './acting.ts'
import { gameWith, scene, type Scene } from './scene.ts'
import type { Place } from '../src/content/scene-types.ts'

/** These colours have been named, in this order, and react now. */
export const named = (wanted: Scene, ...colours: readonly Colour[]): Given<S, O> =>
  reacting(wanted).set((s) => void (s.foretold = colours.map((colour) => COLOURS.indexOf(colour))))
/** The group is about to leave the scene. */
export const leaving = (wanted: Scene): Given<S, O> => scene(wanted).agenda('leave')

const DEEDS = new Set(['acts', 'idle', 'foeMoved', 'foeStrikes', 'foeShoots', 'foeParry', 'called', 'pushed', 'pulled'])
/** What enemies did, in order: `foeMoved guard-dog.1 a1 b1`. */
export const deeds = (t: Playing): string[] => t.log(0).filter((line) => DEEDS.has(line.split(' ')[0]!))

/** Armor 2 for each hero, resistance 4 and 1 for each hero. */
const BOSS: Content['boss'] = { ...CONTENT.boss, armor: [0, 2], resistance: [4, 1] }
/** A ground of nine zones with the Hollow Castellan at c2, its gate, and whoever else is named. */
export const castle = (
  heroes: NonNullable<Scene['heroes']>,
  roster: readonly Place[] = [],
  more: Scene = {},
): Scene => ({
  game: gameWith({ columns: 3, boss: { zone: 'c2', gate: 'c2', carries: ['blue'] }, roster }, { boss: BOSS }),
  scene: 'field',
  heroes,
  ...more,
})
export const boss = (t: Playing): Foe => t.state.enemies[t.state.boss.enemy]!

/** An enemy that moves and strikes, without a mark, at this distance only. */
export const hunter = (distance: number): Partial<Content> => ({
  enemies: [
    ...CONTENT.enemies,
    {
      id: 'hunter',
      colour: 'white',
      faction: 'none',
      armor: 0,
      resistance: 1,
      initiatives: [1],
      band: [{ distance, actions: [{ do: 'move' }, { do: 'strike' }] }],
      traits: [],
    },
  ],
})
