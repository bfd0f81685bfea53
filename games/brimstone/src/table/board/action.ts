/** What the board shows by itself: where somebody acts, and where something happens. */
import { at } from '@emberhall/kernel'
import { NO_ANCHOR } from '@emberhall/ui'
import type { Block, BoardFigure, Square } from '@emberhall/ui/board'
import { enemyKey } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'

/** How far around whoever acts the floor is shown, and others who stand there. */
const AROUND = { wide: { x: 6, y: 3 }, narrow: { x: 3, y: 3 } } as const
const OTHERS_AROUND = { wide: { x: 7, y: 4 }, narrow: { x: 4, y: 5 } } as const
/** What is to be seen: what happens; but where it happens in the midst of what is seen anyway, nothing is moved for it. */
export function actionOf(tableau: Tableau, happens: readonly Square[], figures: readonly BoardFigure[]): Block {
  const usual = whereabouts(tableau, figures)
  const isSeen = ({ x, y }: Square): boolean =>
    x >= usual.x && y > usual.y && x < usual.x + usual.width && y < usual.y + usual.height
  return clear(happens.every(isSeen) ? usual : around(happens), tableau.phone)
}
/** Whoever acts, the floor around them, friends and enemies; all enemies that a question is about, and doors and names to press. */
function whereabouts({ t, hero, layout, phone, view, anchors }: Tableau, figures: readonly BoardFigure[]): Block {
  const { board, place } = layout
  const from = t.s.heroes[hero]?.at ?? -1
  const cell = from >= 0 ? from : (t.s.heroes.find((one) => one.at >= 0)?.at ?? 0)
  if (board.tilesOf[cell] === undefined) return { x: 0, y: 0, width: 4, height: 4 }
  const here = place(cell)
  const size = phone ? 'narrow' : 'wide'
  const within = (far: Square) => (one: Square) =>
    Math.abs(one.x - here.x) <= far.x && Math.abs(one.y - here.y) <= far.y
  const foes = t.s.enemies.map((enemy) => place(enemy.at))
  const isAbout = (_: unknown, e: number): boolean => (anchors.get(enemyKey(e)) ?? NO_ANCHOR).open.length > 0
  const meant = view.ask?.def.name === 'act' ? [] : foes.filter(isAbout)
  const floor = at(board.tilesOf, cell).flatMap((no) => at(board.tiles, no).cells.map(place))
  const posse = t.s.heroes.flatMap((one) => (board.tilesOf[one.at] === undefined ? [] : [place(one.at)]))
  const near = [...floor.filter(within(AROUND[size])), ...[...posse, ...foes].filter(within(OTHERS_AROUND[size]))]
  const pressed = figures.filter(
    ({ key }) => /^(exit|tile) /.test(key) && (anchors.get(key) ?? NO_ANCHOR).open.length > 0,
  )
  return around([here, ...near, ...meant, ...pressed.flatMap(cornersOf)])
}
const cornersOf = ({ at: { x, y }, size = { width: 1, height: 1 } }: BoardFigure): readonly Square[] => [
  { x, y },
  { x: x + size.width - 1, y: y + size.height - 1 },
]
/** Not under the small map in the corner; where there is little room, above it. */
function clear(block: Block, phone: boolean): Block {
  const { width, height } = block
  return phone ? { ...block, height: height + 1.5 } : { ...block, width: width + 1, height: height + 0.5 }
}
/** With a row above them: figures stand up. */
function around(squares: readonly Square[]): Block {
  const [xs, ys] = [squares.map((square) => square.x), squares.map((square) => square.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys) - 1]
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 }
}
