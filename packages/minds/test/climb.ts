/** A game made up to look ahead in: climb with the strengths in a hidden hand before the night falls; a die may slip. */
import * as k from '@emberhall/kernel'
import type { Outlook, Players } from '@emberhall/speech'

const state = { height: k.int({ min: 0 }), turn: k.int({ min: 0 }), steps: k.int({ min: 0 }) }
const options = { way: k.oneOf('plain', 'several', 'many', 'again') }
type S = k.TreeOf<typeof state> & k.Core
type O = k.TreeOf<typeof options>
type T = k.Table<S, O>

const zoneTable = { deck: { see: 'none' }, hand: { see: 'owner', per: 'seat' }, spent: { see: 'all' } } as const
const Z = k.zones(zoneTable, 2)
const verbTable = { play: ['card'], step: ['n'], turnBack: [], rest: [] } as const
export const V = k.verbs(verbTable)
const Q = k.questions({ play: 'C-1', several: 'C-2', which: 'C-3', again: 'C-4' })
const HIGH = 9
const NIGHT = 5

function* setup(t: T): k.Rule {
  t.shuffle(Z.deck)
  for (let seat = 0; seat < t.seats; seat++) for (let i = 0; i < 4; i++) t.move(t.top(Z.deck), Z.hand + seat)
  t.later('turn', 0)
}
function* turn(t: T, seat: k.Seat): k.Rule {
  if (t.s.turn++ >= NIGHT) t.end('night')
  const { way } = t.options
  const hand = t.cards(Z.hand + seat)
  if (way === 'many') for (let n = 0; n < 3000; n++) t.offer(V.step, n)
  else for (const card of hand) t.offer(V.play, card)
  if (way === 'several') climb(t, seat, (yield* t.some(seat, Q.several, 1, 2)).map(k.aOf))
  else if (way === 'many') t.s.height += k.aOf(yield* t.choose(seat, Q.which)) % 3
  else if (way === 'again') {
    t.offer(V.turnBack)
    const chosen = yield* t.choose(seat, Q.again)
    if (k.verbOf(chosen) === V.turnBack) {
      t.s.turn--
      t.s.steps++
      return t.later('turn', seat)
    }
    climb(t, seat, [k.aOf(chosen)])
  } else {
    const chosen = yield* t.choose(seat, Q.play)
    climb(t, seat, [k.aOf(chosen)])
  }
  const [slip] = yield* t.roll('slip', [6], seat, Q.play)
  if (slip === 0 && t.s.height > 0) t.s.height--
  if (t.s.height >= HIGH) t.end('top')
  t.later('turn', (seat + 1) % t.seats)
}
function climb(t: T, seat: k.Seat, cards: readonly k.CardId[]): void {
  for (const card of cards) {
    t.s.height += t.face(card)
    t.move(card, Z.spent)
    if (t.top(Z.deck) >= 0) t.move(t.top(Z.deck), Z.hand + seat)
  }
}

const faces = ['feather', 'foot', 'hand', 'rope']
const game = k.defineGame({
  id: 'climb',
  version: 1,
  seats: { min: 1, max: 2 },
  options,
  state,
  zones: zoneTable,
  verbs: verbTable,
  questions: Q,
  events: {},
  logs: {},
  faces: faces.map((key) => ({ key, back: 'card' })),
  content: faces,
  cards: () => Array.from({ length: 24 }, (_, i) => ({ face: i % faces.length, zone: Z.deck })),
  steps: { setup, turn },
  first: 'setup',
  tie: () => null,
  undoRule: 'C-5',
  migrate: {},
})
const none = { content: '', rows: [] }
const outlook: Outlook<S, O> = {
  clock: ({ turn: n }) => n,
  share: ({ over }) => (over === 'top' ? 1 : 0),
  contests: [],
  strength: none,
}
/** Takes whatever comes first, and of several the least. */
const brains: Players<S, O>['brains'] = {
  heuristic: ({ ask }) => (ask.kind === 'one' ? k.at(ask.options, 0) : ask.options.slice(0, ask.min)),
}
export const climbing = { game, brains, outlook }
/** What a position is worth, without anything having been learned: how high one is for the turn. */
export const judged: Outlook<S, O> = {
  ...outlook,
  judgements: [
    {
      file: 'values.json',
      features: ({ s }) => ({ height: s.height, turn: s.turn }),
      tables: [{ label: 'plain', seats: 1, options: {} }],
      isFor: ({ way }) => way !== 'several',
      values: {
        content: game.contentHash,
        how: {},
        check: [],
        features: ['height', 'turn'],
        mean: [4, 3],
        spread: [2, 1],
        hidden: [[0, 0, 0]],
        straight: [2, -1],
        out: [0],
        threshold: 0,
      },
    },
  ],
}
