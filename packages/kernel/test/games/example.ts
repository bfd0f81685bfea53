import * as k from '@emberhall/kernel'

// Hoard: draw from a hidden deck, wait, or stop and show your hand. A dragon eats it. The richest hand shown wins.
const state = { stopped: k.perSeat(k.flag()), turns: k.int({ min: 0 }) }
const options = { dragons: k.int({ min: 0, max: 3, initial: 2 }) }
type T = k.Table<k.TreeOf<typeof state> & k.Core, k.TreeOf<typeof options>>

const zoneTable = {
  deck: { see: 'none' },
  hand: { see: 'owner', per: 'seat' },
  shown: { see: 'all', per: 'seat' },
  bin: { see: 'all' },
} as const
const Z = k.zones(zoneTable, 4)
const verbTable = { draw: [], wait: [], stop: [] } as const
const V = k.verbs(verbTable)
const Q = k.questions({ turn: 'H-1', first: 'H-2' })
const logs = {
  drew: { args: ['seat', 'card'], rule: 'H-1' },
  eaten: { args: ['seat', 'n'], rule: 'H-3' },
} as const
const L = k.codes(logs)
const EMPTY = k.why('deckEmpty', 'H-1')
const DRAGON = 5
const worth = (t: T, seat: k.Seat) => t.cards(Z.shown + seat).reduce((sum, card) => sum + t.face(card) + 1, 0)

function* setup(t: T): k.Rule {
  t.shuffle(Z.deck)
  const [first] = yield* t.roll('first', [t.seats], 0, Q.first) // H-2 A die says who begins.
  t.later('turn', first)
}
function* turn(t: T, seat: k.Seat): k.Rule {
  t.s.turns++
  t.offer(V.draw, 0, 0, t.top(Z.deck) < 0 ? EMPTY : null)
  t.offer(V.wait)
  t.offer(V.stop)
  const verb = k.verbOf(yield* t.choose(seat, Q.turn))
  if (verb === V.draw) draw(t, seat)
  if (verb === V.stop) stop(t, seat)
  if (t.s.stopped.every(Boolean)) t.end(`seat ${richest(t)} wins`)
  let next = (seat + 1) % t.seats
  while (t.s.stopped[next]) next = (next + 1) % t.seats
  t.later('turn', next)
}
function draw(t: T, seat: k.Seat): void {
  const card = t.top(Z.deck)
  t.move(card, Z.hand + seat)
  t.note(L.drew, seat, card) // Only its owner reads which card it was.
  if (t.face(card) === DRAGON) t.note(L.eaten, seat, moveHand(t, seat, Z.bin))
}
function stop(t: T, seat: k.Seat): void {
  t.s.stopped[seat] = true
  moveHand(t, seat, Z.shown + seat)
}
function moveHand(t: T, seat: k.Seat, to: number): number {
  const hand = t.cards(Z.hand + seat).slice()
  for (const card of hand) t.move(card, to)
  return hand.length
}
function richest(t: T): k.Seat {
  const worths = t.s.stopped.map((_, seat) => worth(t, seat))
  return worths.indexOf(Math.max(...worths))
}

const names = ['copper', 'silver', 'gold', 'ruby', 'crown', 'dragon']
export const hoard = k.defineGame({
  id: 'hoard',
  version: 1,
  seats: { min: 1, max: 4 },
  options,
  state,
  zones: zoneTable,
  verbs: verbTable,
  questions: Q,
  events: {},
  logs,
  faces: names.map((key) => ({ key, back: 'hoard' })),
  content: names,
  cards: ({ dragons }) =>
    [0, 0, 1, 1, 2, 2, 3, 4, ...new Array<number>(dragons).fill(DRAGON)].map((face) => ({ face, zone: Z.deck })),
  steps: { setup, turn },
  first: 'setup',
  tie: () => null,
  undoRule: 'H-4',
  migrate: {},
})
