/** SB-18.3, SB-18.4, SB-34.6 Elite abilities. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { eliteCount, sheetOf, typesOnBoard } from '../queries/foes.ts'
import { L } from '../log.ts'
import type { T } from '../state.ts'
import { plainDice } from './dice.ts'

const FACES = 6
/** SB-18.3 One roll each, repeats again; it holds for all figures of the type until the fight ends. */
export function* makeElite(t: T, type: number, n = 1): Rule {
  const { elite } = t.s.fight
  const names = bookOf(t).names.elites
  for (let i = 0; i < n && eliteCount(t, type) < FACES; i++) {
    let face: number
    do face = (yield* plainDice(t, 'elite', 1))[0]!
    while ((((elite[type] ?? 0) >> (face - 1)) & 1) === 1)
    elite[type] = (elite[type] ?? 0) | (1 << (face - 1))
    t.note(L.elite, type, names.indexOf(nth(sheetOf(t, type).elite, face - 1)))
  }
}
/** SB-34.6 While the Darkness is nearer the entrance than the posse, each type has one ability for nothing, once. */
export function* freeElites(t: T): Rule {
  const { depth, fight } = t.s
  if (depth.darkness >= depth.posse) return
  for (const type of typesOnBoard(t))
    if (!fight.passed.includes(type)) {
      fight.passed.push(type)
      yield* makeElite(t, type)
    }
}
