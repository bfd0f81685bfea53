/** Going over the board square by square, for those who do not see it or do not use a pointer. */
import { BOARD_WORDS } from './words.ts'
import type { Lang } from '@emberhall/speech'
import type { BoardFigure, BoardTile, MarkedSquare, Square } from './types.ts'

export interface Ground {
  readonly tiles: readonly BoardTile[]
  readonly figures: readonly BoardFigure[]
  readonly marks: readonly MarkedSquare[]
  /** What the game has to say of a square: a door, a token, rubble. */
  readonly says?: ((square: Square) => readonly string[]) | undefined
}
const isOn = ({ x, y }: Square, block: Square & { readonly width: number; readonly height: number }): boolean =>
  x >= block.x && y >= block.y && x < block.x + block.width && y < block.y + block.height

const tileAt = ({ tiles }: Pick<Ground, 'tiles'>, square: Square): BoardTile | undefined =>
  tiles.find((tile) => isOn(square, tile))
const figuresAt = ({ figures }: Pick<Ground, 'figures'>, square: Square): readonly BoardFigure[] =>
  figures.filter(({ at, size = { width: 1, height: 1 } }) => isOn(square, { ...at, ...size }))

/** What can be chosen on a square: who stands there, then the square itself. */
export function keysAt(ground: Ground, square: Square): readonly string[] {
  const marked = ground.marks.filter(({ x, y }) => x === square.x && y === square.y)
  return [...figuresAt(ground, square), ...marked].map(({ key }) => key)
}
/** The square beside another, or null where the board ends. */
export function step(ground: Ground, from: Square, by: Square): Square | null {
  const to = { x: from.x + by.x, y: from.y + by.y }
  return tileAt(ground, to) === undefined ? null : to
}
/** One sentence: where one is, who stands there, what it costs to go there. */
export function describe(ground: Ground, square: Square, lang: Lang): string {
  const words = BOARD_WORDS[lang]
  const tile = tileAt(ground, square)
  const standing = figuresAt(ground, square).map(({ name }) => name)
  const said = ground.says?.(square) ?? []
  const costs = ground.marks.flatMap(({ x, y, cost, warning }) =>
    x === square.x && y === square.y
      ? [...(cost === undefined ? [] : [words.cost(cost)]), ...(warning === undefined ? [] : [warning])]
      : [],
  )
  const here = [...standing, ...said]
  const place = tile === undefined ? [] : [`${tile.name}, ${words.lights[tile.light]}`]
  return [words.square(square.x, square.y), ...place, ...(here.length === 0 ? [words.nothing] : here), ...costs].join(
    '; ',
  )
}
