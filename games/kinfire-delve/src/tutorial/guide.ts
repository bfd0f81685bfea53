/** Where a table stands in the guided game, found from what its seat sees and what the log has told. */
import { at, type LogLine, type Option, type View } from '@emberhall/kernel'
import type { L10n } from '../content/types.ts'
import { kinfireDelve } from '../module.ts'
import type { S } from '../state.ts'
import { farewell, instead } from './farewell.ts'
import { turns12 } from './turns12.ts'
import { turns34 } from './turns34.ts'
import { turns56 } from './turns56.ts'
import type { Lesson, Moment } from './types.ts'

export const moments: readonly Moment[] = [...turns12, ...turns34, ...turns56]

export interface Guidance {
  /** How far the lessons have come: from 0 to `moments.length`, which is the farewell. */
  readonly step: number
  readonly lessons: readonly Lesson[]
  /** The answer that is invited, the others being held back; null: the lessons are over and any answer will do. */
  readonly option: Option | null
  /** What to say when another possible answer is tried. Impossible ones have reasons of their own. */
  readonly instead: L10n
}

/** The lines that tell one course of the game from another. */
const TELLING: ReadonlySet<string> = new Set([
  'turn',
  'exhausted',
  'resolved',
  'attempted',
  'acted',
  'usedLantern',
  'noAction',
  'boosted',
  'rolled',
  'rerolled',
  'completed',
  'failed',
])
/** A line in short, with its cards and words but without numbers: `rolled red green blue dark`. */
function toldBy({ what, args }: LogLine): string {
  const words = args.map((arg) => (typeof arg === 'object' ? (arg.face ?? '') : typeof arg === 'string' ? arg : ''))
  return [what, ...words.filter((word) => word !== '')].join(' ')
}

/**
 * The lessons for the question under way of a table laid by `start`; null once it has left the course of the lessons.
 * Nothing is remembered: after an undo, or in an opened save, the lessons are there again.
 */
export function guidance(view: View<S>, log: readonly LogLine[]): Guidance | null {
  const told = log.filter((line) => TELLING.has(line.what)).map(toldBy)
  const due: string[] = ['turn']
  for (const [step, moment] of moments.entries()) {
    if (isAsked(view, moment.question) && told.join() === due.join()) return invitation(view, step, moment)
    due.push(...(moment.then ?? []))
  }
  const isDone = isAsked(view, 'exhaust') && told.join() === due.join()
  return isDone ? { step: moments.length, lessons: farewell, option: null, instead } : null
}
const isAsked = (view: View<S>, question: string): boolean => view.ask?.def.name === question

function invitation(view: View<S>, step: number, moment: Moment): Guidance | null {
  const option = view.ask!.options.find((o) => wordOf(view.state, o) === moment.invites)
  if (option === undefined) return null
  return { step, lessons: moment.lessons, option, instead: moment.instead ?? instead }
}
/** An option as a word that names cards by their faces. */
function wordOf(state: S, option: Option): string {
  const { words, faceKeys } = kinfireDelve.game
  const { verb, args } = words.explain(option)
  const named = args.map(({ kind, value }) => {
    if (kind === 'card') return faceKeys[at(state.faces, value)]
    return typeof kind === 'string' ? value : kind[value]
  })
  return [verb, ...named].join(':')
}
