/** An Adventure as a scenario wants it: who stands where on which tiles; where nothing is named nobody stands and nothing lies. */
import { type Given, given, type Play } from '@emberhall/testkit'
import { CONTENT } from '../src/content/index.ts'
import { TOKENS } from '../src/content/types.ts'
import { type BrimstoneGame, makeBrimstone } from '../src/game.ts'
import { DOOR, EXPLORED, UNDETERMINED } from '../src/parts.ts'
import { type Board, cellAt, EMPTY_BOARD, extend } from '../src/queries/board.ts'
import type { Enemy, Hero, O, S } from '../src/state.ts'

export const game: BrimstoneGame = makeBrimstone(CONTENT)
const { names, plans, content } = game.book

export type At = readonly [x: number, y: number]
export interface TileWish {
  readonly tile: string
  readonly at: At
  readonly turn?: number
  /** The tile and exit it was found by. */
  readonly from?: number
  readonly via?: number
  readonly exits?: readonly number[]
}
/** Board BX of the worked examples: the gallery, and a drift below it. */
export const BX: readonly TileWish[] = [
  { tile: 'm-drift', at: [2, 5], exits: [EXPLORED] },
  { tile: 'm-gallery', at: [0, 0], from: 0, via: 0 },
]
export const ENTRANCE: readonly TileWish[] = [{ tile: 'm-entrance', at: [0, 0], exits: [DOOR] }]

interface HeroWish extends Partial<Omit<Hero, 'at' | 'items' | 'bag' | 'class'>> {
  readonly at: At
  readonly class?: string
  /** In hand or worn. */
  readonly items?: readonly string[]
  readonly bag?: readonly string[]
}
interface EnemyWish extends Partial<Omit<Enemy, 'at' | 'type'>> {
  readonly type: string
  readonly at: At
}
export interface Scene {
  readonly tiles?: readonly TileWish[]
  readonly heroes?: readonly HeroWish[]
  readonly enemies?: readonly EnemyWish[]
  readonly options?: Partial<O>
  readonly seats?: number
  readonly set?: (s: S) => void
  readonly game?: BrimstoneGame
}
/** The board of some tiles. */
export function boardOf(tiles: readonly TileWish[]): Board {
  let board = EMPTY_BOARD
  for (const wish of tiles) board = extend(board, plans[names.tiles.indexOf(wish.tile)]!, placed(wish))
  return board
}
const placed = ({ tile, at: [x, y], turn = 0, from = -1, via = -1 }: TileWish) => ({
  tile: names.tiles.indexOf(tile),
  section: 0,
  x,
  y,
  turn,
  from,
  via,
})
export const cellOf = (board: Board, [x, y]: At): number => {
  const cell = cellAt(board, 0, x, y)
  if (cell < 0) throw new Error(`there is no square at ${x},${y}`)
  return cell
}

export function scene(wanted: Scene = {}): Given<S, O> {
  const { tiles = BX, heroes = [{ at: [2, 6] }], enemies = [], options = {} } = wanted
  const board = boardOf(tiles)
  const posse = heroes.map(({ class: id = 'cl-lawman' }) => ({
    class: id,
    upgrade: '',
    token: '',
    portrait: 0,
    name: '',
  }))
  const g = given(wanted.game ?? game, {
    seats: wanted.seats ?? 1,
    options: { ...options, heroes: posse },
    from: 'turn',
  })
  return g.set((s) => {
    s.tiles = tiles.map((wish) => {
      const { kind, exits } = content.tiles[names.tiles.indexOf(wish.tile)]!
      const open = kind === 'room' ? UNDETERMINED : DOOR
      return {
        ...placed(wish),
        exits: exits.map((_, i) => wish.exits?.[i] ?? open),
        token: -1,
        isRevealed: false,
        scavenged: false,
        charge: false,
      }
    })
    heroes.forEach((wish, h) => arrange(s.heroes[h]!, wish, board))
    s.enemies = enemies.map((wish) => enemyOf(wish, board))
    s.fight.isOn = enemies.length > 0
    s.fight.turns = enemies.length > 0 ? 1 : 0
    s.turn = 1
    s.revives = 0
    s.lantern.holder = 0
    wanted.set?.(s)
  })
}
function arrange(hero: Hero, wish: HeroWish, board: Board): void {
  const { at, items = [], bag = [], class: _, ...rest } = wish
  Object.assign(hero, {
    grit: 0,
    upgrades: [],
    items: items.map((id) => ({ ...blankItem, item: names.items.indexOf(id), attached: [], forged: [], used: [] })),
    bag: bag.map((token) => TOKENS.indexOf(token as (typeof TOKENS)[number])),
    at: cellOf(board, at),
    ...rest,
  })
}
const blankItem = { holds: 0, ready: true, usedBy: -1 }
function enemyOf({ type, at, ...rest }: EnemyWish, board: Board): Enemy {
  return {
    type: names.enemies.indexOf(type),
    at: cellOf(board, at),
    corner: type === 'en-colossus' ? 0 : -1,
    wounds: 0,
    target: -1,
    moved: 0,
    hasAttacked: false,
    isMeek: false,
    ...rest,
  }
}
/** Column and row of a square. */
export function where(t: Play<S, O>, cell: number): At {
  const board = boardIn(t)
  return [board.x[cell]!, board.y[cell]!]
}
export function boardIn(t: Play<S, O>): Board {
  let board = EMPTY_BOARD
  for (const tile of t.state.tiles) board = extend(board, plans[tile.tile]!, tile)
  return board
}
export const enemyPlaces = (t: Play<S, O>): (readonly [string, ...At])[] =>
  t.state.enemies.map(({ type, at }) => [names.enemies[type]!, ...where(t, at)])
