/** A game made up to test the test kit: hidden hands, dice, secret bids, a window for others, tokens to share out. */
import {
  aOf,
  type Core,
  codes,
  defineGame,
  flag,
  type Game,
  int,
  oneOf,
  PASS,
  perSeat,
  questions,
  type Rule,
  SECRET,
  type Seat,
  type Table,
  type TreeOf,
  verbs,
  why,
  zones,
} from '@emberhall/kernel'

const COLOURS = ['red', 'blue'] as const
const STATE = { score: int({ min: 0 }), dread: int({ min: 0, max: 12 }), stones: perSeat(int({ min: 0 })) }
const OPTIONS = { mode: oneOf('mild', 'harsh'), lantern: flag() }
type S = TreeOf<typeof STATE> & Core
type O = TreeOf<typeof OPTIONS>
type T = Table<S, O>

const ZONES = {
  deck: { see: 'none' },
  hand: { see: 'owner', per: 'seat' },
  row: { see: 'all', active: true },
  discard: { see: 'all' },
} as const
export const Z = zones(ZONES, 3)
const VERBS = { play: ['card', COLOURS], bid: ['n'], help: ['card'], keep: ['card'], to: ['seat'] } as const
const V = verbs(VERBS)
const QUESTIONS = questions({
  play: 'VA-2.1',
  bid: 'VA-3.1',
  help: 'VA-2.4',
  keep: 'VA-4.1',
  share: 'VA-4.2',
  many: 'VA-4.3',
})
const LOGS = {
  played: { args: ['seat', 'card'], rule: 'VA-2.1' },
  drew: { args: ['seat', 'card'], rule: 'VA-2.5' },
  rolled: { args: ['n'], rule: 'VA-2.3' },
} as const
const L = codes(LOGS)

/** Two colours a card is printed in decide where it may be played. */
const FACES = ['ash', 'birch', 'cedar', 'dew', 'elm', 'fern'].map((key, i) => ({
  key,
  back: 'leaf',
  colour: COLOURS[i % 2]!,
}))
const COPIES = 4
const WRONG_COLOUR = why('wrongColour', 'VA-2.2')

/** Places where a test may break the game. */
export interface Flaws {
  /** Runs at the end of a turn. */
  readonly afterTurn?: (t: T, seat: Seat) => unknown
  /** Runs before the turn's question. */
  readonly beforeTurn?: (t: T, seat: Seat) => void
  /** Whether the others' window is secret. Default: yes. */
  readonly openWindow?: true
  readonly endless?: true
  /** What putting a stone there does besides. */
  readonly withStone?: (t: T, seat: Seat) => void
  /** All seats bid during setup. */
  readonly bidsFirst?: true
}

export function makeVale(flaws: Flaws = {}): Game<S, O> {
  function* setup(t: T): Rule {
    t.shuffle(Z.deck)
    for (let seat = 0; seat < t.seats; seat++) for (let i = 0; i < 3; i++) t.move(t.top(Z.deck), Z.hand + seat)
    t.offer(V.keep, t.top(Z.deck))
    t.offer(V.keep, t.cards(Z.deck)[0])
    yield* t.choose(0, QUESTIONS.keep)
    if (flaws.bidsFirst) yield* bids(t)
    if (t.options.mode === 'harsh') t.s.dread = 2
    t.next('turn', t.random('first', t.seats))
  }
  function* turn(t: T, seat: Seat): Rule {
    flaws.beforeTurn?.(t, seat)
    const lit = t.s.score % 2
    for (const card of t.cards(Z.hand + seat)) {
      COLOURS.forEach((colour, i) => {
        t.offer(V.play, card, i, FACES[t.face(card)]!.colour === colour || i === lit ? null : WRONG_COLOUR)
      })
    }
    const played = yield* t.maybe(seat, QUESTIONS.play, SECRET)
    if (played !== 0) yield* resolve(t, seat, aOf(played))
    else t.s.dread = Math.min(12, t.s.dread + 1)
    draw(t, seat)
    flaws.afterTurn?.(t, seat)
    if (t.s.score >= 8) t.end('win')
    if (!flaws.endless && (t.s.dread >= 12 || t.cards(Z.deck).length === 0)) t.end('loss')
    t.next(t.s.dread % 4 === 3 ? 'bidding' : 'turn', (seat + 1) % t.seats)
  }
  function draw(t: T, seat: Seat): void {
    if (t.cards(Z.deck).length === 0) return
    const card = t.top(Z.deck)
    t.move(card, Z.hand + seat)
    t.note(L.drew, seat, card)
  }
  function* resolve(t: T, seat: Seat, card: number): Rule {
    t.move(card, Z.row)
    t.note(L.played, seat, card)
    yield* help(t, seat)
    const [a, b] = yield* t.roll('dice', [6, 6], seat, QUESTIONS.play)
    t.note(L.rolled, a! + b!)
    if (a! + b! >= 5) t.s.score++
    if (a === b) yield* windfall(t, seat)
    t.move(card, Z.discard)
  }
  function* help(t: T, seat: Seat): Rule {
    const asks = []
    for (let other = 0; other < t.seats; other++) {
      if (other === seat) continue
      for (const card of t.cards(Z.hand + other)) if (FACES[t.face(card)]!.colour === 'red') t.offer(V.help, card)
      asks.push(t.hold(other, QUESTIONS.help))
    }
    const taken = yield* t.race(asks, flaws.openWindow ? { secret: false } : SECRET)
    if (taken === null) return
    t.move(aOf(taken.option), Z.discard)
    t.s.score++
  }
  function* windfall(t: T, seat: Seat): Rule {
    const n = yield* t.number(seat, QUESTIONS.many, 1, 3)
    for (let other = 0; other < t.seats; other++) t.offer(V.to, other)
    for (const option of yield* t.split(seat, QUESTIONS.share, n)) t.s.stones[aOf(option)]!++
  }
  function bids(t: T) {
    const asks = []
    for (let seat = 0; seat < t.seats; seat++) {
      for (let n = 0; n <= t.s.stones[seat]!; n++) t.offer(V.bid, n)
      t.offerOption(PASS)
      asks.push(t.hold(seat, QUESTIONS.bid))
    }
    return t.together(asks)
  }
  function* bidding(t: T, first: Seat): Rule {
    for (const answer of yield* bids(t)) if (answer !== PASS) t.s.dread = Math.max(0, t.s.dread - 1)
    t.s.dread = Math.min(12, t.s.dread + 1)
    for (const card of t.cards(Z.hand + first)) t.offer(V.keep, card)
    for (const option of yield* t.some(first, QUESTIONS.keep, 0, 1)) t.move(aOf(option), Z.discard)
    t.next('turn', first)
  }
  return defineGame({
    id: 'vale',
    version: 1,
    seats: { min: 1, max: 3 },
    options: OPTIONS,
    state: STATE,
    zones: ZONES,
    verbs: VERBS,
    questions: QUESTIONS,
    events: {},
    logs: LOGS,
    faces: FACES,
    content: FACES,
    cards: () => FACES.flatMap((_, face) => Array.from({ length: COPIES }, () => ({ face, zone: Z.deck }))),
    steps: { setup, turn, bidding },
    first: 'setup',
    tie: () => null,
    undoRule: 'VA-9.1',
    corrections: {
      rule: 'VA-9.2',
      list: {
        addStone: {
          args: ['seat'],
          choices: (t) => t.s.stones.map((_, seat) => [seat]),
          apply: (t, seat) => {
            t.s.stones[seat]!++
            flaws.withStone?.(t, seat)
          },
        },
        drop: {
          args: ['card'],
          choices: (t, seat) => t.cards(Z.hand + seat).map((card) => [card]),
          apply: (t, card) => t.move(card, Z.discard),
        },
      },
    },
    check: (s) => (s.stones.every((n) => n < 100) ? [] : ['stones: too many']),
    migrate: {},
  })
}
export const vale = makeVale()
