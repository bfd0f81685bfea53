/** Saves that survive: a checkpoint, the answers since, the whole history, all in words and with a sum. */
import { Fate } from './fate.ts'
import { type Core, type Game, pristine } from './game.ts'
import { hashText } from './hash.ts'
import { ANSWER, CHANCE, keyCode, REVEAL, STEP, type Ledger } from './ledger.ts'
import { Match, readOptions } from './match.ts'
import { canonicalTree, problemsOfTree } from './schema.ts'
import { BadInput, Divergence, RuleFault } from './why.ts'

export const SAVE_FORMAT = 1
const MAX_SAVE = 8_000_000

export interface SaveFile {
  readonly emberhall: number
  readonly game: string
  readonly version: number
  readonly content: string
  readonly seats: number
  readonly options: Record<string, unknown>
  readonly generation: number
  readonly fate: { readonly state: readonly number[]; readonly kept: readonly [string, number[][]][] }
  readonly asks: number
  readonly checkpoint: Record<string, unknown>
  readonly history: readonly string[]
  readonly tail: readonly string[]
  /** Fingerprint of the position the tail leads to. */
  readonly position: string
  /** Fingerprint of all of the above. */
  readonly sum: string
}

/** Fingerprint of the state on the table, independent of field order and of how content is numbered. */
export function hashState<S extends Core, O>(game: Game<S, O>, state: S): string {
  return hashText(JSON.stringify(printState(game, state)))
}
function printState<S extends Core, O>(game: Game<S, O>, state: S): Record<string, unknown> {
  return {
    ...canonicalTree(game.shape, state),
    faces: state.faces.map((f) => game.faceKeys[f]!),
  }
}

function printEntries<S extends Core, O>(game: Game<S, O>, ledger: Ledger, from: number, to: number): string[] {
  const word = (o: number) => game.words.print(o)
  return [...ledger.entries(from, to)].map((e) => {
    if (e.tag === STEP) return '#'
    if (e.tag === REVEAL) return '?'
    if (e.tag === CHANCE) return `!${e.key}=${e.values.join(',')}`
    return typeof e.answer === 'number' ? `${e.seat} ${word(e.answer)}` : `${e.seat}*${e.answer.map(word).join(',')}`
  })
}
function parseEntries<S extends Core, O>(game: Game<S, O>, entries: readonly string[]): number[] {
  const data: number[] = []
  const option = (word: string) => {
    const o = game.words.parse(word)
    if (o < 0) throw new Divergence(`"${word}" means nothing in this version of ${game.id}`)
    return o
  }
  for (const entry of entries) {
    if (entry === '#') data.push(STEP)
    else if (entry === '?') data.push(REVEAL)
    else if (entry.startsWith('!')) {
      const cut = entry.lastIndexOf('=')
      const values =
        cut === entry.length - 1
          ? []
          : entry
              .slice(cut + 1)
              .split(',')
              .map(Number)
      if (cut < 0 || values.some((v) => !Number.isSafeInteger(v) || v < 0))
        throw new BadInput(`the record holds "${entry}", which is no outcome of chance`)
      data.push(CHANCE, keyCode(entry.slice(1, cut)), values.length, ...values)
    } else {
      const match = /^(\d+)([ *])(.*)$/.exec(entry)
      if (match === null) throw new BadInput(`the record holds "${entry}", which is no answer`)
      const seat = Number(match[1])
      if (match[2] === ' ') data.push(ANSWER, seat, -1, option(match[3]!))
      else {
        const options = match[3] === '' ? [] : match[3]!.split(',').map(option)
        data.push(ANSWER, seat, options.length, ...options)
      }
    }
  }
  return data
}

/** The match as a file. */
export function save<S extends Core, O>(match: Match<S, O>): SaveFile {
  const { game } = match
  const { state, asks, at, ledger, fate } = match.parts()
  const body = {
    emberhall: SAVE_FORMAT,
    game: game.id,
    version: game.version,
    content: game.contentHash,
    seats: match.seats,
    options: match.options as Record<string, unknown>,
    generation: match.generation,
    fate: { state: fate.state(), kept: fate.keptLuck() },
    asks,
    checkpoint: printState(game, state),
    history: printEntries(game, ledger, 0, at),
    tail: printEntries(game, ledger, at, ledger.length),
    position: hashState(game, match.table.s),
  }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}

export interface Loaded<S extends Core, O> {
  readonly match: Match<S, O>
  /** What could not be kept, if anything: the answers since the checkpoint, or the way back past it. */
  readonly divergence: string | null
  readonly notes: readonly string[]
}

/** Reads the outside of a save: enough to know which game it belongs to. */
export function readSave(source: string): SaveFile {
  if (source.length > MAX_SAVE) throw new BadInput('this file is too large to be a save')
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch (error) {
    throw new BadInput(`this is not a whole save file (${(error as Error).message}); nothing was loaded`)
  }
  if (typeof file !== 'object' || file === null || typeof (file as SaveFile).emberhall !== 'number') {
    throw new BadInput('this file is not an Emberhall save')
  }
  const save = file as SaveFile
  if (save.emberhall > SAVE_FORMAT)
    throw new BadInput(
      `this save was made by a newer Emberhall (format ${save.emberhall}, this one reads ${SAVE_FORMAT}); update to open it`,
    )
  const { sum, ...body } = save
  if (typeof save.game !== 'string' || sum !== hashText(JSON.stringify(body))) {
    throw new BadInput(
      'this save is damaged or was changed by hand: its sum does not fit; the file has been left as it is',
    )
  }
  return save
}

/** Opens a save: checks it, migrates it, rebuilds the position. Throws BadInput when it cannot be used at all. */
export function load<S extends Core, O>(game: Game<S, O>, file: SaveFile): Loaded<S, O> {
  if (file.game !== game.id) throw new BadInput(`this save belongs to ${file.game}, not to ${game.id}`)
  if (file.version > game.version)
    throw new BadInput(
      `this save was made by a newer version of ${game.id} (${file.version}, this one is ${game.version}); update to open it`,
    )
  const notes: string[] = []
  const options = readOptions(game, file.options, file.seats)
  const state = readState(game, options, file, notes)
  const sameContent = file.content === game.contentHash && file.version === game.version
  let history: number[] = []
  let replayable = sameContent
  try {
    history = parseEntries(game, file.history)
  } catch (error) {
    if (!(error instanceof Divergence)) throw error
    replayable = false
    notes.push(`the history before this point cannot be played again: ${error.message}`)
  }
  const parts = {
    seats: file.seats,
    state,
    asks: file.asks,
    history,
    replayable,
    fate: Fate.from(file.fate.state, file.fate.kept),
    generation: file.generation,
    watched: true,
  }
  try {
    const match = Match.resumed(game, options, { ...parts, tail: parseEntries(game, file.tail) })
    if (hashState(game, match.table.s) !== file.position)
      throw new Divergence('the same answers lead to another position')
    return { match, divergence: null, notes }
  } catch (error) {
    if (!(error instanceof Divergence) && !(error instanceof RuleFault)) throw error
    const match = Match.resumed(game, options, {
      ...parts,
      tail: [],
      generation: file.generation + 1,
      fate: Fate.from(file.fate.state, file.fate.kept),
    })
    return { match, divergence: `the table is back at its last checkpoint: ${error.message}`, notes }
  }
}

function readState<S extends Core, O>(game: Game<S, O>, options: O, file: SaveFile, notes: string[]): S {
  let raw = file.checkpoint
  for (let v = file.version; v < game.version; v++) {
    const migrate = game.def.migrate[v]
    if (migrate === undefined) throw new BadInput(`there is no way from version ${v} of ${game.id} to ${v + 1}`)
    raw = migrate(raw)
    notes.push(`brought from version ${v} to ${v + 1}`)
  }
  const fresh = pristine(game, options, file.seats)
  const keys = Array.isArray(raw['faces']) ? (raw['faces'] as unknown[]) : []
  const unknown = keys.filter((key) => typeof key !== 'string' || !game.faceKeys.includes(key))
  if (unknown.length > 0) throw new BadInput(`this save holds cards that ${game.id} does not have`, unknown.map(String))
  const state = { ...raw, faces: keys.map((key) => game.faceOf(key as string)) }
  const problems = problemsOfTree(game.shape, state, '', file.seats, fresh.faces.length)
  if (problems.length === 0)
    problems.push(
      ...impossible(game, state as unknown as S, fresh, file),
      ...(game.def.check?.(state as never, options as never) ?? []),
    )
  if (problems.length > 0) throw new BadInput('this save describes a table that cannot be', problems)
  return canonicalTree(game.shape, state) as S
}

/** Cards lost, doubled or changed. */
function impossible<S extends Core, O>(game: Game<S, O>, state: S, fresh: S, file: SaveFile): string[] {
  const problems: string[] = []
  if (state.zones.length !== fresh.zones.length)
    return [`zones: must be ${fresh.zones.length}, are ${state.zones.length}`]
  const seen = new Set<number>()
  state.zones.forEach((ids, z) => {
    for (const id of ids) {
      if (id >= state.faces.length || seen.has(id))
        problems.push(`card ${id} lies in ${game.zoneNames[z]} and elsewhere, or does not exist`)
      else if (state.where[id] !== z) problems.push(`card ${id} lies in ${game.zoneNames[z]} but is noted elsewhere`)
      seen.add(id)
    }
  })
  if (seen.size !== state.faces.length) problems.push(`${state.faces.length - seen.size} cards lie nowhere`)
  const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join(',')
  if (file.content === game.contentHash && sorted(state.faces) !== sorted(fresh.faces))
    problems.push('the cards are not those of this game')
  for (const { step } of state.agenda)
    if (!Object.hasOwn(game.def.steps, step)) problems.push(`agenda: there is no step "${step}"`)
  return problems
}
