/** What a game brings: its state, zones, verbs, questions, events, log lines, steps and printed content. */
import { hashText } from './hash.ts'
import { type ArgKind, type Option, type VerbTable, Words } from './options.ts'
import { makePacking, type Packing } from './packed.ts'
import { hides, initialTree, int, list, makeCopy, perCard, record, type Shape, type TreeOf, text } from './schema.ts'
import type { Table } from './table.ts'
import { RuleFault, type Why } from './why.ts'

export type CardId = number
export type Seat = number
/** A rule: a procedure that may ask. */
export type Rule<R = void> = Generator<unknown, R>

/** What every table has. */
const CORE = {
  over: text(),
  agenda: list(record({ step: text(), a: int(), b: int() })),
  faces: perCard(int({ min: 0 })),
  known: perCard(int({ min: 0 })),
  where: perCard(int({ min: 0 })),
  zones: list(list(int({ min: 0 }))),
  mods: list(record({ what: text(), on: int(), n: int(), until: text() })),
} satisfies Shape
export type Core = TreeOf<typeof CORE>

// ---------------------------------------------------------------- zones

/** Who may see the faces in a zone. A function gets the options, the state, the viewer's seat and the owner's. */
export type See = 'all' | 'none' | 'owner' | ((options: never, state: never, viewer: Seat, owner: Seat) => boolean)
export interface ZoneDef {
  readonly see: See
  readonly per?: 'seat'
  /** Cards here have their triggers in force. */
  readonly active?: true
}
export type ZoneTable = Readonly<Record<string, ZoneDef>>
export type Zones<T extends ZoneTable> = { readonly [K in keyof T]: number }
/** Numbers for zones; a per-seat zone takes one number a seat: `Z.hand + seat`. */
export function zones<const T extends ZoneTable>(table: T, maxSeats: number): Zones<T> {
  const out: Record<string, number> = {}
  let next = 0
  for (const name of Object.keys(table)) {
    out[name] = next
    next += table[name]!.per ? maxSeats : 1
  }
  return out as Zones<T>
}

// ---------------------------------------------------------------- questions, events, log

export interface QuestionDef {
  readonly name: string
  readonly code: number
  readonly rule: string
}
/** @example const Q = questions({ play: 'VA-2.1', boost: 'VA-2.4' }) */
export function questions<const T extends Readonly<Record<string, string>>>(
  table: T,
): { readonly [K in keyof T]: QuestionDef } {
  const out: Record<string, QuestionDef> = {}
  Object.keys(table).forEach((name, code) => {
    out[name] = { name, code, rule: table[name]! }
  })
  return out as { readonly [K in keyof T]: QuestionDef }
}

/** Something that happens. Triggers may change a, b and c before it applies, or replace it. */
export interface Happening {
  readonly event: number
  a: number
  b: number
  c: number
  replaced: boolean
}
export interface EventDef<S extends Core, O> {
  readonly apply?: (t: Table<S, O>, h: Happening) => void
}
export type TriggerPhase = 'replace' | 'before' | 'after'
export interface TriggerDef<S extends Core, O> {
  readonly on: number
  readonly phase: TriggerPhase
  readonly if?: (t: Table<S, O>, self: CardId, h: Happening) => boolean
  readonly do: (t: Table<S, O>, self: CardId, h: Happening) => Rule
}
export interface LogDef {
  readonly args: readonly ArgKind[]
  readonly rule: string
  /** It tells what was hidden until now: there is no strict way back past it. */
  readonly reveals?: true
}
/** Lines that every game has: one seat has begun to answer for another; a window was not opened. */
export const [ACTED_FOR, SKIPPED] = ['actedFor', 'windowSkipped'] as const
/** One that every game with corrections has: who had something put right, what it is called, and its arguments. */
const CORRECTED = 'corrected'
type LogTable = Readonly<Record<string, LogDef>>
export type Codes<T> = { readonly [K in keyof T]: number }
/** Numbers for the names of a table, in the order declared. */
export function codes<const T extends Readonly<Record<string, unknown>>>(table: T): Codes<T> {
  return Object.fromEntries(Object.keys(table).map((name, i) => [name, i])) as Codes<T>
}

/** Something that people may agree to put right, in the words of the rulebook. It never asks and never ends a game. */
export interface CorrectionDef<S extends Core, O> {
  readonly args: readonly ArgKind[]
  /** The arguments of each choice that there is now, for a seat that asks for it; `[[]]` where it takes none. */
  readonly choices: (t: Table<S, O>, seat: Seat) => readonly (readonly number[])[]
  readonly apply: (t: Table<S, O>, a: number, b: number) => void
}
/** The same with its name and numbers. */
export interface Correction<S extends Core, O> {
  readonly name: string
  readonly verb: number
  readonly line: number
  readonly def: CorrectionDef<S, O>
}

// ---------------------------------------------------------------- the definition

/** A printed card. Cards with the same back cannot be told apart when face down. */
export interface Face<S extends Core, O> {
  readonly key: string
  readonly back: string
  readonly triggers?: readonly TriggerDef<S, O>[]
}
export type StepFn<S extends Core, O> = (t: Table<S, O>, a: number, b: number) => Rule

export interface GameDef<Sh extends Shape, Op extends Shape> {
  readonly id: string
  /** Version of the state's shape. Raise it with every change and add a migration. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Op
  readonly state: Sh
  readonly zones: ZoneTable
  readonly verbs: VerbTable
  readonly questions: Readonly<Record<string, QuestionDef>>
  readonly events: Readonly<Record<string, EventDef<TreeOf<Sh> & Core, TreeOf<Op>>>>
  readonly logs: LogTable
  readonly faces: readonly Face<TreeOf<Sh> & Core, TreeOf<Op>>[]
  /** What the content's fingerprint is made of: the printed data as such. */
  readonly content: unknown
  /** The cards in this game and the zone each starts in. */
  readonly cards: (options: TreeOf<Op>, seats: number) => readonly { face: number; zone: number }[]
  readonly steps: Readonly<Record<string, StepFn<TreeOf<Sh> & Core, TreeOf<Op>>>>
  /** The step a game begins with. */
  readonly first: string
  /** Who orders triggers of the same moment, by which rule; null: in the order of the zones. */
  readonly tie: (t: Table<TreeOf<Sh> & Core, TreeOf<Op>>) => { seat: Seat; question: QuestionDef } | null
  readonly undoRule: string
  /** What a table may put right, by which rule; without it nothing. Their names are verbs of the game as well. */
  readonly corrections?: {
    readonly rule: string
    readonly list: Readonly<Record<string, CorrectionDef<TreeOf<Sh> & Core, TreeOf<Op>>>>
  }
  /** By question: which of its options a seat takes out of habit, if it wishes so; null: it is asked. */
  readonly habits?: Readonly<
    Record<string, (options: readonly Option[], t: Table<TreeOf<Sh> & Core, TreeOf<Op>>) => Option | null>
  >
  /**
   * Hidden cards of the same lot could each be any of the others, for those who cannot see them; null: those with the same
   * back. Wanted where the place of a card tells more or less than its back.
   */
  readonly lot?: (t: Table<TreeOf<Sh> & Core, TreeOf<Op>>, card: CardId) => string | null
  readonly checkOptions?: (options: TreeOf<Op>, seats: number) => readonly Why[]
  /** What no reachable position can look like; a loaded save must pass. */
  readonly check?: (state: TreeOf<Sh> & Core, options: TreeOf<Op>) => readonly string[]
  /** migrate[n] turns a saved state of version n into one of version n + 1. */
  readonly migrate: Readonly<Record<number, (state: Record<string, unknown>) => Record<string, unknown>>>
  /**
   * Fills in hidden fields as they could be, for a world of those who know what these seats know; the real values are
   * still there to be replaced. Without it hidden fields are blank in such a world.
   */
  readonly imagine?: (
    t: Table<TreeOf<Sh> & Core, TreeOf<Op>>,
    seats: readonly Seat[],
    random: (n: number) => number,
  ) => void
}

/** Triggers of one phase, by face. */
export type TriggerRow<S extends Core, O> = readonly (readonly TriggerDef<S, O>[] | undefined)[]
export type TriggerRows<S extends Core, O> = { readonly [P in TriggerPhase]?: TriggerRow<S, O> }

export interface Game<S extends Core = Core, O = unknown> extends Packing<S> {
  readonly id: string
  readonly version: number
  readonly def: GameDef<Shape, Shape>
  readonly shape: Shape
  readonly words: Words
  readonly faceKeys: readonly string[]
  /** The back of each face, as a number: equal backs cannot be told apart. */
  readonly backs: readonly number[]
  readonly contentHash: string
  readonly zoneDefs: readonly ZoneDef[]
  readonly zoneOwners: readonly Seat[]
  readonly zoneNames: readonly string[]
  /** Where triggers are in force, by the number of seats. */
  readonly activeZones: readonly (readonly number[])[]
  readonly logNames: readonly string[]
  readonly logDefs: readonly LogDef[]
  readonly corrections: readonly Correction<S, O>[]
  readonly eventNames: readonly string[]
  /** How each event is carried out, if it does anything by itself. */
  readonly applies: readonly EventDef<S, O>['apply'][]
  /** What reacts to an event, by phase and face; undefined where nothing printed does. */
  readonly triggers: readonly (TriggerRows<S, O> | undefined)[]
  /** States before anything has happened, by seats and options. */
  readonly fresh: Map<string, S>
  readonly copy: (state: S) => S
  /** Whether the state has fields that not everybody sees. */
  readonly hasHiddenFields: boolean
  faceOf(key: string): number
}

/** Compiles a definition. @example export const vale = defineGame({ id: 'vale', version: 1, … }) */
export function defineGame<Sh extends Shape, Op extends Shape>(
  def: GameDef<Sh, Op>,
): Game<TreeOf<Sh> & Core, TreeOf<Op>> {
  type S = TreeOf<Sh> & Core
  type O = TreeOf<Op>
  const shape: Shape = { ...CORE, ...def.state }
  for (const field of Object.keys(def.state))
    if (Object.hasOwn(CORE, field)) throw new RuleFault(`${def.id}: the field "${field}" belongs to the kernel`)
  const zoneDefs: ZoneDef[] = []
  const zoneOwners: Seat[] = []
  const zoneNames: string[] = []
  for (const [name, zone] of Object.entries(def.zones)) {
    if (zone.see === 'owner' && !zone.per) throw new RuleFault(`${def.id}: the zone "${name}" has no owner to see it`)
    for (let seat = 0; seat < (zone.per ? def.seats.max : 1); seat++) {
      zoneDefs.push(zone)
      zoneOwners.push(zone.per ? seat : -1)
      zoneNames.push(zone.per ? `${name}.${seat}` : name)
    }
  }
  const faceKeys = def.faces.map((f) => f.key)
  const faceCodes = new Map(faceKeys.map((key, i) => [key, i]))
  if (faceCodes.size !== faceKeys.length) throw new RuleFault(`${def.id}: two faces share a key`)
  const backNames = [...new Set(def.faces.map((f) => f.back))]
  const eventNames = Object.keys(def.events)
  const triggers: (Partial<Record<TriggerPhase, (TriggerDef<S, O>[] | undefined)[]>> | undefined)[] = []
  def.faces.forEach((face, code) => {
    for (const trigger of face.triggers ?? []) {
      const rows = (triggers[trigger.on] ??= {})
      const row = (rows[trigger.phase] ??= def.faces.map(() => undefined))
      row[code] = [...(row[code] ?? []), trigger]
    }
  })
  const { rule = '', list: correctable = {} } = def.corrections ?? {}
  for (const name of Object.keys(correctable))
    if (Object.hasOwn(def.verbs, name)) throw new RuleFault(`${def.id}: the correction "${name}" is a verb already`)
  const words = new Words({
    ...def.verbs,
    ...Object.fromEntries(Object.entries(correctable).map(([name, { args }]) => [name, args])),
  })
  const lines = Object.keys(def.logs)
  const corrections = Object.entries(correctable).map(([name, correction], i) => {
    return { name, verb: words.names.indexOf(name), line: lines.length + i, def: correction }
  })
  return {
    id: def.id,
    version: def.version,
    def: def as unknown as GameDef<Shape, Shape>,
    shape,
    words,
    faceKeys,
    backs: def.faces.map((f) => backNames.indexOf(f.back)),
    contentHash: hashText(JSON.stringify(def.content)),
    zoneDefs,
    zoneOwners,
    zoneNames,
    activeZones: Array.from({ length: def.seats.max + 1 }, (_, seats) =>
      zoneDefs.flatMap((z, i) => (z.active && zoneOwners[i]! < seats ? [i] : [])),
    ),
    logNames: [...lines, ...corrections.map(() => CORRECTED), ACTED_FOR, SKIPPED],
    logDefs: [
      ...Object.values(def.logs),
      ...corrections.map(({ name, def: { args } }): LogDef => ({ args: ['seat', [name], ...args], rule })),
      { args: ['seat', 'seat'], rule: '' },
      { args: ['seat', Object.keys(def.questions)], rule: '' },
    ],
    corrections,
    eventNames,
    applies: eventNames.map((name) => def.events[name]!.apply),
    triggers,
    fresh: new Map(),
    copy: makeCopy<S>(shape),
    ...makePacking<S>(shape),
    hasHiddenFields: Object.values(shape).some(hides),
    faceOf(key) {
      const code = faceCodes.get(key)
      if (code === undefined) throw new RuleFault(`${def.id}: no card is called "${key}"`)
      return code
    },
  }
}

/** Options that somebody made up may be of any length; those are not kept. */
const MOST_OPTIONS = 20_000
/** The state before anything has happened: every card in its starting zone. */
export function pristine<S extends Core, O>(game: Game<S, O>, options: O, seats: number): S {
  const key = `${seats} ${JSON.stringify(options)}`
  let state = game.fresh.get(key)
  if (state === undefined) {
    state = lay(game, options, seats)
    if (game.fresh.size > 100) game.fresh.clear()
    if (key.length <= MOST_OPTIONS) game.fresh.set(key, state)
  }
  return game.copy(state)
}
function lay<S extends Core, O>(game: Game<S, O>, options: O, seats: number): S {
  const cards = game.def.cards(options as never, seats)
  const state = initialTree(game.shape, seats, cards.length) as S
  state.zones = game.zoneDefs.map(() => [])
  cards.forEach(({ face, zone }, id) => {
    state.faces[id] = face
    state.where[id] = zone
    state.zones[zone]!.push(id)
  })
  state.agenda.push({ step: game.def.first, a: 0, b: 0 })
  return state
}
