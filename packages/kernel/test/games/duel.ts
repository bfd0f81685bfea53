/** A whole small game: hidden hands, secret bids, dice, boosts that others may add, relics that react. First to 9 wins. */
import {
  aOf,
  type Core,
  codes,
  defineGame,
  int,
  oneOf,
  perSeat,
  questions,
  type Rule,
  SECRET,
  type Seat,
  type Shape,
  type Table,
  type TreeOf,
  type TriggerDef,
  verbOf,
  verbs,
  YES,
  zones,
} from '@emberhall/kernel'

const STATE = { points: perSeat(int({ min: 0 })), round: int({ min: 0 }), bids: perSeat(int()) } satisfies Shape
const OPTIONS = { goal: int({ min: 1, max: 20, initial: 9 }), pace: oneOf('fast', 'slow') }
type S = TreeOf<typeof STATE> & Core
type O = TreeOf<typeof OPTIONS>
type T = Table<S, O>
const ZONES = {
  deck: { see: 'none' },
  hand: { see: 'owner', per: 'seat' },
  bid: { see: 'none', per: 'seat' },
  relics: { see: 'all', active: true },
  discard: { see: 'all' },
} as const
const Z = zones(ZONES, 4)
const VERBS = { bid: ['card'], boost: ['card'], seat: ['seat'], keep: ['card'] } as const
const V = verbs(VERBS)
const Q = questions({
  bid: 'D-1',
  boost: 'D-2',
  order: 'D-3',
  leader: 'D-4',
  throw: 'D-5',
  stake: 'D-6',
  gift: 'D-7',
  leave: 'D-8',
})
const LOGS = {
  bid: { args: ['seat', 'card'], rule: 'D-1' },
  boosted: { args: ['seat', 'card'], rule: 'D-2' },
  scored: { args: ['seat', 'n'], rule: 'D-9' },
} as const
const L = codes(LOGS)
const EVENTS = {
  score: {
    apply(t: T, h: { a: number; b: number }) {
      t.s.points[h.a] = t.s.points[h.a]! + h.b
      t.note(L.scored, h.a, h.b)
      if (t.s.points[h.a]! >= t.options.goal) t.end(`seat${h.a}`)
    },
  },
}
const E = codes(EVENTS)

const strength = (t: T, card: number): number => t.face(card) % 10
const RELICS: readonly TriggerDef<S, O>[] = [
  {
    on: E.score,
    phase: 'before',
    *do(t, _self, h) {
      h.b += t.modified('bounty', h.a)
    },
  },
  {
    on: E.score,
    phase: 'after',
    if: (t, _self, h) => t.cards(Z.hand + h.a).length > 1,
    *do(t, _self, h) {
      for (const card of t.cards(Z.hand + h.a)) t.offer(V.keep, card)
      const kept = (yield* t.some(h.a, Q.gift, 1, 2)).map(aOf)
      for (const card of t.cards(Z.hand + h.a).slice()) if (!kept.includes(card)) t.move(card, Z.discard)
    },
  },
  {
    on: E.score,
    phase: 'replace',
    if: (_t, _self, h) => h.b > 5,
    *do(t, self, h) {
      h.replaced = true
      t.move(self, Z.discard)
    },
  },
]

function draw(t: T, seat: Seat): void {
  if (t.top(Z.deck) < 0) {
    for (const card of t.cards(Z.discard).slice()) t.move(card, Z.deck)
    t.shuffle(Z.deck)
  }
  if (t.top(Z.deck) >= 0) t.move(t.top(Z.deck), Z.hand + seat)
}
function* deal(t: T): Rule {
  t.shuffle(Z.deck)
  for (let seat = 0; seat < t.seats; seat++) for (let i = 0; i < 3; i++) draw(t, seat)
  t.later('round')
}
function* round(t: T): Rule {
  t.s.round++
  t.expire('round')
  for (let seat = 0; seat < t.seats; seat++) draw(t, seat)
  t.next('contest')
  t.later('round')
}
function* contest(t: T): Rule {
  const bidders: Seat[] = []
  for (let seat = 0; seat < t.seats; seat++) if (t.cards(Z.hand + seat).length > 0) bidders.push(seat)
  const asks = bidders.map((seat) => {
    for (const card of t.cards(Z.hand + seat)) t.offer(V.bid, card)
    return t.hold(seat, Q.bid)
  })
  const bids = yield* t.together(asks, SECRET)
  bidders.forEach((seat, i) => t.move(aOf(bids[i] as number), Z.bid + seat))
  yield* boosts(t)
  for (const seat of bidders) {
    const card = t.top(Z.bid + seat)
    const [die] = yield* t.roll('contest', [6], seat, Q.throw)
    t.s.bids[seat] = strength(t, card) + die!
    t.move(card, Z.discard)
    t.note(L.bid, seat, card)
  }
  yield* settle(t, bidders)
}
function* boosts(t: T): Rule {
  for (;;) {
    const asks = Array.from({ length: t.seats }, (_, seat) => {
      for (const card of t.cards(Z.hand + seat)) if (strength(t, card) === 0) t.offer(V.boost, card)
      return t.hold(seat, Q.boost)
    })
    const taken = yield* t.race(asks, SECRET)
    if (taken === null) return
    t.move(aOf(taken.option), Z.discard)
    t.note(L.boosted, taken.seat, aOf(taken.option))
    t.modify('bounty', taken.seat, 1, 'round')
  }
}
function* settle(t: T, bidders: readonly Seat[]): Rule {
  const most = Math.max(...bidders.map((seat) => t.s.bids[seat]!))
  const best = bidders.filter((seat) => t.s.bids[seat] === most)
  const asks = Array.from({ length: t.seats }, (_, seat) => {
    for (const other of best) t.offer(V.seat, other)
    return t.hold(seat, Q.leader)
  })
  const winner = aOf(yield* t.vote(asks, () => t.s.round % t.seats, Q.leader))
  const stake = yield* t.number(winner, Q.stake, 1, 3)
  yield* t.emit(E.score, winner, stake)
  if (t.options.pace === 'fast') return
  t.offerOption(YES)
  if (verbOf(yield* t.maybe(winner, Q.leave)) === verbOf(YES)) {
    for (let seat = 0; seat < t.seats; seat++) t.offer(V.seat, seat)
    const gifts = yield* t.split(winner, Q.gift, 2)
    for (const gift of gifts) draw(t, aOf(gift))
    for (const card of t.cards(Z.hand + winner)) t.offer(V.keep, card)
    const order = yield* t.order(winner, Q.order)
    t.s.zones[Z.hand + winner] = order.map(aOf)
  }
}

const KINDS = ['plain', 'relic']
export const duel = defineGame({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  state: STATE,
  zones: ZONES,
  verbs: VERBS,
  questions: Q,
  events: EVENTS,
  logs: LOGS,
  faces: Array.from({ length: 33 }, (_, i) => ({
    key: i < 30 ? `${KINDS[0]!}${i}` : `${KINDS[1]!}${i - 30}`,
    back: i < 30 ? 'duel' : 'relic',
    triggers: i < 30 ? [] : [RELICS[i - 30]!],
  })),
  content: KINDS,
  cards: () => Array.from({ length: 33 }, (_, face) => ({ face, zone: face < 30 ? Z.deck : Z.relics })),
  steps: { deal, round, contest },
  first: 'deal',
  tie: (t) => ({ seat: t.s.round % t.seats, question: Q.order }),
  undoRule: 'D-10',
  migrate: {},
})
