/** A game made up to show the board of tiles: whoever is in the cellar walks to the stairs; rats stand in the way. */
import {
  aOf,
  bOf,
  type Core,
  defineGame,
  int,
  list,
  questions,
  record,
  type Rule,
  type Table,
  type TreeOf,
  verbs,
  why,
  codes,
} from '@emberhall/kernel'

export const ROOMS = [
  { key: 'stairs', x: 0, y: 0, rows: ['....', '....', '....'] },
  { key: 'vault', x: 5, y: 0, rows: ['.....', '..#..', '.....', '.....'] },
  { key: 'well', x: 0, y: 4, rows: ['...', '.~.', '...'] },
] as const
/** Squares through which one goes from room to room. */
export const DOORS = [
  { x: 4, y: 1 },
  { x: 1, y: 3 },
] as const
export interface Cell {
  readonly x: number
  readonly y: number
}
export const CELLS: readonly Cell[] = [
  ...ROOMS.flatMap(({ x, y, rows }) =>
    rows.flatMap((row, j) => row.split('').flatMap((c, i) => (c === '.' ? [{ x: x + i, y: y + j }] : []))),
  ),
  ...DOORS,
]
const isFloor = ({ x, y }: Cell): boolean => CELLS.some((cell) => cell.x === x && cell.y === y)

const PIECE = { x: int({ min: 0, max: 20 }), y: int({ min: 0, max: 20 }) }
const STATE = { turn: int({ min: 0 }), heroes: list(record(PIECE)), rats: list(record(PIECE)) }
type S = TreeOf<typeof STATE> & Core
type T = Table<S, object>
const VERBS = { go: ['n', 'n'] } as const
const V = verbs(VERBS)
const Q = questions({ walk: 'CE-1' })
const LOGS = { went: { args: ['seat', 'n', 'n'], rule: 'CE-1' } } as const
const L = codes(LOGS)
export const REACH = 4
const TAKEN = why('taken', 'CE-2')
const TOO_FAR = why('tooFar', 'CE-1')

/** How many steps it is to every square, round whoever stands in the way. */
function stepsFrom(from: Cell, isFree: (cell: Cell) => boolean): ReadonlyMap<string, readonly Cell[]> {
  const ways = new Map<string, readonly Cell[]>([[`${from.x},${from.y}`, [from]]])
  for (const way of ways.values()) {
    const last = way.at(-1) ?? from
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const to = { x: last.x + dx, y: last.y + dy }
      const key = `${to.x},${to.y}`
      if (!ways.has(key) && isFloor(to) && isFree(to)) ways.set(key, [...way, to])
    }
  }
  return ways
}
const standing = ({ heroes, rats }: Pick<S, 'heroes' | 'rats'>): readonly Cell[] => [...heroes, ...rats]
export function waysOf(state: Pick<S, 'heroes' | 'rats'>, hero: number): ReadonlyMap<string, readonly Cell[]> {
  const at = state.heroes[hero] ?? { x: 0, y: 0 }
  return stepsFrom(at, (cell) => !standing(state).some(({ x, y }) => x === cell.x && y === cell.y))
}

function* setup(t: T): Rule {
  t.s.heroes.push({ x: 2, y: 6 }, { x: 1, y: 5 })
  t.s.rats.push({ x: 1, y: 1 }, { x: 6, y: 2 }, { x: 8, y: 0 })
  t.next('walk', 0)
}
// CE-1 Up to four steps, to a free square.
function* walk(t: T, hero: number): Rule {
  const ways = waysOf(t.s, hero)
  for (const { x, y } of CELLS) {
    const way = ways.get(`${x},${y}`)
    const isTaken = standing(t.s).some((piece) => piece.x === x && piece.y === y)
    t.offer(V.go, x, y, isTaken ? TAKEN : way === undefined || way.length - 1 > REACH ? TOO_FAR : null)
  }
  const option = yield* t.choose(0, Q.walk)
  const to = { x: aOf(option), y: bOf(option) }
  t.s.heroes[hero] = to
  t.note(L.went, 0, to.x, to.y)
  t.s.turn++
  if (t.s.turn >= 200) t.end('late')
  t.next('walk', (hero + 1) % 2)
}
export const cellar = defineGame({
  id: 'cellar',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  state: STATE,
  zones: {},
  verbs: VERBS,
  questions: Q,
  events: {},
  logs: LOGS,
  faces: [],
  content: ROOMS,
  cards: () => [],
  steps: { setup, walk },
  first: 'setup',
  tie: () => null,
  undoRule: 'CE-9',
  migrate: {},
})
