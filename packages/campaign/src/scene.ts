/** The scene under way, read from a file: kept if it can still be played. */
import {
  BadInput,
  brief,
  type Core,
  type Game,
  int,
  list,
  MOST_PROBLEMS,
  readOptions,
  record,
  type Shape,
  text,
} from '@emberhall/kernel'
import { load, readSave } from '@emberhall/saves'
import type { Line, NamedMoment, SceneSetup, SceneUnderWay } from './document.ts'
import { isObject, problemsOf } from './shape.ts'

const SETUP: Shape = { seats: int({ min: 1 }), seed: int() }
const BOOKMARKS: Shape = { bookmarks: list(record({ name: text(), at: int({ min: 0 }) })) }

export function readScene<S extends Core, O>(game: Game<S, O>, raw: unknown, notes: Line[]): SceneUnderWay | null {
  if (raw === null) return null
  const { setup, save, bookmarks } = readOutside(raw)
  try {
    if (save === null) {
      const options = readOptions(game, setup.options, setup.seats) as Record<string, unknown>
      return { setup: { ...setup, options }, save }
    }
    const file = readSave(JSON.stringify(save))
    const { match, divergence } = load(game, file)
    if (divergence !== null) notes.push({ code: 'sceneShortened', params: { why: divergence } })
    const reached = bookmarks.filter(({ at }) => at <= match.table.asks)
    return {
      setup: { ...setup, seats: match.seats, options: match.options as Record<string, unknown> },
      save: file,
      ...(reached.length > 0 && { bookmarks: reached }),
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    notes.push({ code: 'sceneLost', params: { why: error.message } })
    return null
  }
}

/** A scene that was written wrongly is no scene of another version: the whole file is refused. */
function readOutside(raw: unknown): { setup: SceneSetup; save: object | null; bookmarks: readonly NamedMoment[] } {
  const { setup, save, bookmarks = [], ...more } = isObject(raw) ? raw : {}
  const { options, ...rest } = isObject(setup) ? setup : {}
  const problems = problemsOf(SETUP, rest, 'scene.setup', 0)
  if (!isObject(options)) problems.push('scene.setup.options: must be an object')
  if (save !== null && !isObject(save)) problems.push('scene.save: must be a save or null')
  problems.push(...problemsOf(BOOKMARKS, { bookmarks }, 'scene', 0))
  const unknown = Object.keys(more).slice(0, MOST_PROBLEMS)
  problems.push(...unknown.map((key) => `scene.${brief(key)}: unknown; known are setup, save, bookmarks`))
  if (problems.length > 0) throw new BadInput('this campaign cannot be read', problems)
  return { setup: setup as SceneSetup, save: save as object | null, bookmarks: bookmarks as readonly NamedMoment[] }
}
