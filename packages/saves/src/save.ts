/** Saves that survive: a checkpoint, the answers since, the whole history, all in words and with a sum. */
import {
  atOnce,
  BadInput,
  brief,
  canonicalTree,
  type Core,
  Divergence,
  Fate,
  flag,
  type Game,
  hashState,
  hashText,
  int,
  Ledger,
  list,
  Match,
  MOST_PROBLEMS,
  type Pieces,
  printState,
  pristine,
  problemsOfTree,
  type Queued,
  readOptions,
  record,
  type Shape,
  text,
  saidAgainst,
} from '@emberhall/kernel'
import { packed, unpacked } from './packing.ts'
import { printEntries, readEntries } from './record.ts'

/** 1: each word of the record by itself; 2: with corrections in it; 3: what came before the checkpoint is packed. */
const SAVE_FORMAT = 3
const MAX_SAVE = 8_000_000

export interface SaveFile {
  readonly emberhall: number
  readonly game: string
  readonly version: number
  readonly content: string
  readonly seats: number
  readonly options: Record<string, unknown>
  readonly generation: number
  readonly ownDice: boolean
  readonly fate: { readonly state: readonly number[]; readonly kept: readonly Queued[] }
  readonly asks: number
  readonly checkpoint: Record<string, unknown>
  /** All that came before the checkpoint; `wordsOf` reads it. */
  readonly history: readonly string[]
  readonly tail: readonly string[]
  /** Fingerprint of the position the tail leads to. */
  readonly position: string
  /** Fingerprint of all of the above. */
  readonly sum: string
}
/** What a save must look like from the outside; options and checkpoint are read by what the game declares. */
const OUTSIDE: Shape = {
  emberhall: int(),
  game: text(),
  version: int(),
  content: text(),
  seats: int(),
  generation: int({ min: 0 }),
  ownDice: flag(),
  fate: record({ state: list(int()), kept: list(record({ key: text(), outcomes: list(list(int({ min: 0 }))) })) }),
  asks: int({ min: 0 }),
  history: list(text()),
  tail: list(text()),
  position: text(),
  sum: text(),
}

/** The match as a file. */
export function save<S extends Core, O>(match: Match<S, O>): SaveFile {
  const { at, ledger } = match.parts()
  return fileOf(match, packed(printEntries(match.game, ledger, 0, at)))
}
/** The match from its last checkpoint on, without what came before: its cost does not grow with the game. */
export const markOf = <S extends Core, O>(match: Match<S, O>): SaveFile => fileOf(match, [])

function fileOf<S extends Core, O>(match: Match<S, O>, history: string[]): SaveFile {
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
    ownDice: match.table.ownDice,
    fate: { state: fate.state(), kept: fate.keptLuck() },
    asks,
    checkpoint: printState(game, state()),
    history,
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

/** The record of a save, word by word. */
export function* wordsOf({ history = [], tail = [] }: Partial<SaveFile>): Generator<string, void, undefined> {
  yield* unpacked(history)
  yield* tail
}
/** Reads the outside of a save: enough to know which game it belongs to. */
export function readSave(source: string): SaveFile {
  if (source.length > MAX_SAVE) throw new BadInput('this file is too large to be a save', [], 'notSave')
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch (error) {
    throw new BadInput(`this is not a whole save file (${(error as Error).message}); nothing was loaded`, [], 'damaged')
  }
  if (!isObject(file) || typeof (file as SaveFile).emberhall !== 'number') {
    throw new BadInput('this file is not an Emberhall save', [], 'notSave')
  }
  const save = file as SaveFile
  if (save.emberhall > SAVE_FORMAT)
    throw new BadInput(
      `this save was made by a newer Emberhall (format ${save.emberhall}, this one reads ${SAVE_FORMAT}); update to open it`,
      [],
      'newer',
    )
  const { sum, ...body } = save
  if (sum !== hashText(JSON.stringify(body))) {
    throw new BadInput(
      'this save is damaged or was changed by hand: its sum does not fit; the file has been left as it is',
      [],
      'damaged',
    )
  }
  const { options, checkpoint, ...outside } = save
  const problems = problemsOfTree(OUTSIDE, outside, '', 0, 0)
  if (problems.length === 0 && save.fate.state.length !== 4) problems.push('fate.state: must have 4 entries')
  if (!isObject(options)) problems.push('options: must be an object')
  if (!isObject(checkpoint)) problems.push('checkpoint: must be an object')
  if (problems.length > 0) throw new BadInput('this save cannot be read', problems)
  return save
}
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Opens a save: checks it, migrates it, rebuilds the position. Throws BadInput when it cannot be used at all. */
export function load<S extends Core, O>(game: Game<S, O>, file: SaveFile): Loaded<S, O> {
  return atOnce(loading(game, file))
}
/** The same in pieces: a game of many hours takes its time to be played again. */
export function* loading<S extends Core, O>(game: Game<S, O>, file: SaveFile): Pieces<Loaded<S, O>> {
  if (file.game !== game.id) throw new BadInput(`this save belongs to ${file.game}, not to ${game.id}`)
  if (file.version > game.version)
    throw new BadInput(
      `this save was made by a newer version of ${game.id} (${file.version}, this one is ${game.version}); update to open it`,
      [],
      'newer',
    )
  const notes: string[] = []
  const options = readOptions(game, file.options, file.seats)
  const state = readState(game, options, file, notes)
  yield
  const from = () => ({ ...file, fate: Fate.from(file.fate.state, file.fate.kept) })
  const history = yield* readRecord(game, file.history)
  const tail = yield* readRecord(game, file.tail)
  const record = new Uint8Array(history.bytes.length + tail.bytes.length)
  record.set(history.bytes)
  record.set(tail.bytes, history.bytes.length)
  const isRead = history.unknown === null && tail.unknown === null
  const whole = isRead ? yield* replayWhole(game, file, state, Match.replaying(game, options, from(), record)) : null
  if (whole !== null) return { match: whole, divergence: null, notes }
  notes.push('what came before the last checkpoint cannot be played again, so the way back ends there')
  const checkpoint = { state, asks: file.asks, history: history.bytes }
  try {
    if (tail.unknown !== null) throw tail.unknown
    const match = yield* Match.resuming(game, options, from(), checkpoint, tail.bytes)
    // A migrated state has another fingerprint even where nothing has gone astray.
    if (file.version === game.version && hashState(game, match.table.s) !== file.position)
      throw new Divergence('the same answers lead to another position')
    return { match, divergence: null, notes }
  } catch (error) {
    if (error instanceof BadInput) throw error
    const divergence = `the table is back at its last checkpoint: ${(error as Error).message}`
    try {
      const back = { ...from(), generation: file.generation + 1 }
      const match = yield* Match.resuming(game, options, back, checkpoint, [])
      return { match, divergence, notes }
    } catch (fault) {
      throw new BadInput(`this save cannot be played on, not even from its checkpoint: ${(fault as Error).message}`)
    }
  }
}
interface ReadRecord {
  readonly bytes: Uint8Array
  /** That it holds words which this version does not know; nothing of it is read then. */
  readonly unknown: Divergence | null
}
function* readRecord<S extends Core, O>(game: Game<S, O>, words: readonly string[]): Pieces<ReadRecord> {
  const ledger = new Ledger()
  try {
    yield* readEntries(game, ledger, unpacked(words))
    return { bytes: ledger.data, unknown: null }
  } catch (error) {
    if (error instanceof Divergence) return { bytes: new Uint8Array(0), unknown: error }
    throw error
  }
}
/** The match played from its very start, if that leads to exactly what was saved: then log and way back are complete. */
function* replayWhole<S extends Core, O>(
  game: Game<S, O>,
  file: SaveFile,
  state: S,
  replaying: Pieces<Match<S, O>>,
): Pieces<Match<S, O> | null> {
  if (file.content !== game.contentHash || file.version !== game.version) return null
  try {
    const match = yield* replaying
    const saved = [hashState(game, state), file.position]
    const reached = [hashState(game, match.parts().state()), hashState(game, match.table.s)]
    return saved.join() === reached.join() ? match : null
  } catch {
    return null
  }
}

function readState<S extends Core, O>(game: Game<S, O>, options: O, file: SaveFile, notes: string[]): S {
  let raw = file.checkpoint
  for (let v = file.version; v < game.version; v++) {
    const migrate = game.def.migrate[v]
    if (migrate === undefined) throw new BadInput(`there is no way from version ${v} of ${game.id} to ${v + 1}`)
    try {
      raw = migrate(raw)
    } catch (error) {
      throw new BadInput(`this save cannot be brought from version ${v} to ${v + 1}: ${(error as Error).message}`)
    }
    notes.push(`brought from version ${v} to ${v + 1}`)
  }
  const fresh = pristine(game, options, file.seats)
  const keys = Array.isArray(raw['faces']) ? (raw['faces'] as unknown[]) : []
  const known = new Set<unknown>(game.faceKeys)
  const unknown = keys.filter((key) => !known.has(key)).slice(0, MOST_PROBLEMS)
  if (unknown.length > 0)
    throw new BadInput(
      `this save holds cards that ${game.id} does not have`,
      unknown.map((key) => (typeof key === 'string' ? key : JSON.stringify(key))),
    )
  const state = { ...raw, faces: keys.map((key) => game.faceOf(key as string)) }
  const problems = problemsOfTree(game.shape, state, '', file.seats, keys.length)
  if (problems.length === 0) problems.push(...impossible(game, state as unknown as S, fresh, file))
  if (problems.length === 0)
    problems.push(...saidAgainst(() => game.def.check?.(state as never, options as never) ?? []))
  if (problems.length > 0) throw new BadInput('this save describes a table that cannot be', problems)
  return canonicalTree(game.shape, state) as S
}

/** Cards lost, doubled or changed. */
function impossible<S extends Core, O>(game: Game<S, O>, state: S, fresh: S, file: SaveFile): string[] {
  if (state.zones.length !== fresh.zones.length)
    return [`zones: must be ${fresh.zones.length}, are ${state.zones.length}`]
  const problems: string[] = []
  const seen = new Set<number>()
  for (const [z, ids] of state.zones.entries()) {
    for (const id of ids) {
      if (id >= state.faces.length || seen.has(id))
        problems.push(`card ${id} lies in ${game.zoneNames[z]} and elsewhere, or does not exist`)
      else if (state.where[id] !== z) problems.push(`card ${id} lies in ${game.zoneNames[z]} but is noted elsewhere`)
      if (problems.length >= MOST_PROBLEMS) return problems
      seen.add(id)
    }
  }
  if (seen.size !== state.faces.length) problems.push(`${state.faces.length - seen.size} cards lie nowhere`)
  const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join(',')
  if (file.content === game.contentHash && sorted(state.faces) !== sorted(fresh.faces))
    problems.push('the cards are not those of this game')
  const lost = state.agenda.find(({ step }) => !Object.hasOwn(game.def.steps, step))
  if (lost !== undefined) problems.push(`agenda: there is no step "${brief(lost.step)}"`)
  return problems
}
