/** A gate in the gallery, and the flats of another world beyond it: their entrance is linked to the gallery’s east exit. */
import type { Given } from '@emberhall/testkit'
import { GATE, UNDETERMINED } from '../src/parts.ts'
import { type Board, cellAt, extend, joinGate } from '../src/queries/board.ts'
import { type O, type S, Z } from '../src/state.ts'
import { type At, BX, boardOf, game, type Scene, scene } from './scene.ts'

const { names, plans } = game.book
const GALLERY = 1
const EAST = 1
const FLATS = 2
const flats = {
  tile: names.tiles.indexOf('g-flats'),
  section: 1,
  x: 0,
  y: 0,
  turn: 0,
  from: -1,
  via: -1,
}
const gate = { a: GALLERY, exitA: EAST, b: FLATS, exitB: -1 }
export const GATED: Board = joinGate(extend(boardOf(BX), plans[flats.tile]!, flats), gate)
/** Squares of the gate on this side, and on the other. */
export const NEAR_SIDE: readonly At[] = [
  [6, 1],
  [6, 2],
]
export const FAR_SIDE: readonly At[] = [
  [3, 5],
  [4, 5],
]
export const here = ([x, y]: At): number => cellAt(GATED, 0, x, y)
export const there = ([x, y]: At): number => cellAt(GATED, 1, x, y)

/** The heroes named by number stand on the other side, as do the enemies. */
export function beyondGate(
  wanted: Scene,
  heroesThere: Readonly<Record<number, At>> = {},
  enemiesThere: Readonly<Record<number, At>> = {},
): Given<S, O> {
  return scene({
    ...wanted,
    options: { mode: 'advanced', ...wanted.options },
    set: (s) => {
      s.tiles[GALLERY]!.exits[EAST] = GATE
      s.tiles.push({
        ...flats,
        exits: [UNDETERMINED, UNDETERMINED, UNDETERMINED],
        token: -1,
        isRevealed: false,
        scavenged: false,
        charge: false,
      })
      s.sections = [0, 1]
      s.gates = [gate]
      s.entered = [0, 1]
      for (const [h, at] of Object.entries(heroesThere)) s.heroes[Number(h)]!.at = there(at)
      for (const [e, at] of Object.entries(enemiesThere)) s.enemies[Number(e)]!.at = there(at)
      wanted.set?.(s)
    },
  }).zone(Z.worldsUp, ['w-mines', 'w-glass'])
}
