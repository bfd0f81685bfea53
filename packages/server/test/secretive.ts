/** A game full of secrets: fields for nobody or their owner, a zone that opens by the state, cards that are peeked at. */
import {
  type Core,
  defineGame,
  type Game,
  hidden,
  int,
  perSeat,
  questions,
  type Rule,
  record,
  type Shape,
  type Table,
  type TreeOf,
  verbs,
  zones,
} from '@emberhall/kernel'

const SEATS = 3
const ZONES = {
  deck: { see: 'none' },
  hand: { see: 'owner', per: 'seat' },
  heap: { see: 'all' },
  vault: { see: (_options: unknown, state: { isOpen: number }, viewer: number) => state.isOpen === viewer },
} as const
const Z = zones(ZONES, SEATS)
const VERBS = { take: ['n'] } as const
const V = verbs(VERBS)
const Q = questions({ turn: 'S-1', react: 'S-3' })
const NAMES = Array.from({ length: 30 }, (_, i) => `card-${i}`)

type S<Sh extends Shape> = TreeOf<Sh> & Core & { isOpen: number; score: number[] }
/** Everybody draws, drops, peeks and shuffles in turn, and the next may react. */
function gameOf<Sh extends Shape>(id: string, fields: Sh, keep: (s: S<Sh>, seat: number, n: number) => void): Game {
  const game: unknown = defineGame({
    id,
    version: 1,
    seats: { min: SEATS, max: SEATS },
    options: {},
    state: { isOpen: int({ min: -1, initial: -1 }), score: perSeat(int()), ...fields },
    zones: ZONES,
    verbs: VERBS,
    questions: Q,
    events: {},
    logs: {},
    faces: NAMES.map((key) => ({ key, back: 'back', triggers: [] })),
    content: NAMES,
    cards: () => NAMES.map((_, face) => ({ face, zone: Z.deck })),
    steps: {
      *turn(t: Table<S<Sh>>, seat: number): Rule {
        for (let n = 0; n < 6; n++) t.offer(V.take, n)
        const n = ((yield* t.choose(seat, Q.turn)) >> 12) & 0xfff
        const deck = t.s.zones[Z.deck]!
        const hand = t.s.zones[Z.hand + seat]!
        if (n <= 1 && deck.length > 0) t.move(deck.at(-1)!, Z.hand + seat)
        else if (n === 2 && hand.length > 0) t.move(hand[0]!, Z.vault)
        else if (n === 3 && hand.length > 0) t.move(hand[0]!, Z.heap)
        else if (n === 4 && deck.length > 0) t.peek(seat, deck[0]!)
        else if (deck.length > 0) t.shuffle(Z.deck)
        t.s.isOpen = n - 1
        t.s.score[seat] = t.s.score[seat]! + n
        keep(t.s, seat, n)
        t.offer(V.take, 9)
        yield* t.maybe((seat + 1) % SEATS, Q.react)
        t.later('turn', (seat + 1) % SEATS)
      },
      /** Never begins. */
      *elsewhere(): Rule {},
    },
    first: 'turn',
    tie: () => ({ seat: 0, question: Q.turn }),
    undoRule: 'S-2',
    migrate: {},
  } as never)
  return game as Game
}

export const cardsAlone = gameOf('cards-alone', {}, () => {})
const SECRETS = {
  plan: hidden(perSeat(int()), 'owner'),
  doom: hidden(int()),
  camp: perSeat(record({ tents: int(), gold: hidden(int(), 'owner') })),
}
export const secretive = gameOf('secretive', SECRETS, (s, seat, n) => {
  s.plan[seat] = n
  s.doom += n
  s.camp[seat] = { tents: n % 2, gold: s.camp[seat]!.gold + n }
})
