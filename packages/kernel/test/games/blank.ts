/** A table with a few cards and no rules: each test writes the one step it needs. */
import {
  type CardId,
  type Core,
  codes,
  defineGame,
  flag,
  type Game,
  type GameDef,
  hidden,
  int,
  type Match,
  NO,
  oneOf,
  perSeat,
  questions,
  type Rule,
  type Shape,
  type Table,
  type TreeOf,
  type TriggerDef,
  verbs,
  YES,
  zones,
} from '@emberhall/kernel'

const STATE = {
  score: perSeat(int()),
  secret: hidden(int()),
  plan: hidden(perSeat(int()), 'owner'),
} satisfies Shape
const OPTIONS = { open: flag(), mood: oneOf('calm', 'wild'), size: int({ min: 6, max: 12, initial: 6 }) }
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>
export type M = Match<S, O>

const ZONES = {
  deck: { see: 'none' },
  hand: { see: 'owner', per: 'seat' },
  play: { see: 'all', active: true },
  /** Open when the options say so, otherwise for seat 1 alone. */
  vault: { see: (options: O, _state: S, viewer: number) => options.open || viewer === 1 },
  heap: { see: 'all' },
} as const
export const Z = zones(ZONES, 4)

const COLOURS = ['red', 'blue'] as const
const VERBS = { take: ['card'], pick: ['n'], dye: ['n', COLOURS] } as const
export const V = verbs(VERBS)
export const Q = questions({ pick: 'T-1', window: 'T-2', dice: 'T-3', tie: 'T-4', halt: 'T-5', vote: 'T-6' })
const LOGS = {
  drew: { args: ['seat', 'card'], rule: 'T-7' },
  dyed: { args: [COLOURS], rule: 'T-8' },
} as const
export const L = codes(LOGS)

const EVENTS = {
  hurt: {
    apply: (t: T, h: { a: number; b: number }) => {
      t.s.score[h.a] = t.s.score[h.a]! - h.b
    },
  },
  quiet: {},
}
export const E = codes(EVENTS)

const NAMES = ['ash', 'bay', 'cedar', 'dogwood', 'elm', 'fir', 'gorse', 'hazel', 'ivy', 'juniper', 'kapok', 'larch']
export type Step = (t: T, a: number, b: number) => Rule
interface Wanted
  extends Partial<
    Pick<GameDef<typeof STATE, typeof OPTIONS>, 'version' | 'migrate' | 'check' | 'tie' | 'habits' | 'corrections'>
  > {
  readonly triggers?: Readonly<Record<string, readonly TriggerDef<S, O>[]>>
  readonly steps?: Readonly<Record<string, Step>>
  readonly id?: string
  readonly content?: unknown
}

/** A game of one step, `main`, after which it is over. All cards begin in the deck, `ash` at the bottom. */
export function blank(main: Step, wanted: Wanted = {}): Game<S, O> {
  return defineGame({
    id: wanted.id ?? 'blank',
    version: wanted.version ?? 1,
    seats: { min: 1, max: 4 },
    options: OPTIONS,
    state: STATE,
    zones: ZONES,
    verbs: VERBS,
    questions: Q,
    events: EVENTS,
    logs: LOGS,
    faces: NAMES.map((key) => ({
      key,
      back: key === 'larch' ? 'odd' : 'tree',
      triggers: wanted.triggers?.[key] ?? [],
    })),
    content: wanted.content ?? NAMES,
    cards: (options) => NAMES.slice(0, options.size).map((_, face) => ({ face, zone: Z.deck })),
    steps: {
      *main(t) {
        t.later('finish')
        yield* main(t, 0, 0)
      },
      *finish(t) {
        yield* t.emit(E.quiet)
        t.end('finished')
      },
      ...wanted.steps,
    },
    first: 'main',
    tie: wanted.tie ?? (() => ({ seat: 0, question: Q.tie })),
    undoRule: 'T-9',
    checkOptions: (options, seats) =>
      options.mood === 'wild' && seats === 1 ? [{ code: 'lonely', rule: 'T-10', params: { seats } }] : [],
    ...(wanted.check && { check: wanted.check }),
    ...(wanted.habits && { habits: wanted.habits }),
    ...(wanted.corrections && { corrections: wanted.corrections }),
    migrate: wanted.migrate ?? {},
  })
}

/** A question to stand still at. */
export function* halt(t: T, seat = 0): Rule<number> {
  t.offerOption(YES)
  t.offerOption(NO)
  return yield* t.choose(seat, Q.halt)
}
export function offerNumbers(t: T, ...numbers: readonly number[]): void {
  for (const n of numbers) t.offer(V.pick, n)
}
export function cardOf(t: T, face: string): CardId {
  return t.s.faces.indexOf(t.game.faceOf(face))
}
/** Puts a card somewhere, found by its name. */
export function put(t: T, face: string, zone: number): CardId {
  const card = cardOf(t, face)
  t.move(card, zone)
  return card
}
