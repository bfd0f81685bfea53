/** SB-32, SB-40 What missions change about the Adventure. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { TOKENS } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { boardOf, isFree, standing, tilesAt } from '../queries/ground.ts'
import { litTiles } from '../queries/light.ts'
import { fillCells } from '../queries/placing.ts'
import { L } from '../log.ts'
import { MINES } from '../parts.ts'
import { type T } from '../state.ts'
import { comingThreat, placeComing } from './arrive.ts'
import { advanceDarkness } from './darkness.ts'
import { win } from './finish.ts'
import { burnOil, startOil } from './light.ts'

const specialOf = (t: T) => nth(bookOf(t).content.missions, t.s.mission).special

/** SB-32.1 */
export function* missionStart(t: T): Rule {
  const special = specialOf(t)
  startOil(t)
  if (special?.rule === 'powder')
    for (const hero of t.s.heroes) for (let i = 0; i < special.dynamite; i++) hero.bag.push(TOKENS.indexOf('dynamite')) // Beyond the limit until used.
  t.next('turn')
}
/** SB-31.1, SB-32.5, SB-40.1, SB-40.2 The finale is won: that is the mission, unless it asks for more. */
export function* finaleWon(t: T): Rule {
  const { s } = t
  const special = specialOf(t)
  s.stage = 'after'
  if (special?.rule === 'leadBoy') {
    s.boy = fillCells(boardOf(t), s.objective).find((cell) => isFree(t, cell)) ?? -1
    t.note(L.boy)
    return
  }
  if (special?.rule === 'sealRift') return
  yield* win(t)
}
/** What a mission does at the end of each turn; then the next one begins. */
export function* missionTurn(t: T): Rule {
  const special = specialOf(t)
  burnOil(t)
  if (special?.rule === 'leadBoy') yield* leadBoy(t, special.darkness)
  if (special?.rule === 'powder') yield* powder(t, special.every, special.charges)
  t.later('turn')
}
/** SB-40.2 */
function* leadBoy(t: T, darkness: number): Rule {
  const { s } = t
  if (s.boy < 0) return
  const { plan, cells } = nth(boardOf(t).tiles, 0)
  const isHome = plan.cells.some(({ isStart }, i) => isStart && cells[i] === s.boy)
  if (isHome && s.enemies.length === 0) yield* win(t)
  const lit = litTiles(t)
  if (tilesAt(t, s.boy).some((tile) => lit.has(tile))) return
  yield* advanceDarkness(t, darkness)
  yield* placeComing(t)
}
/** SB-40.5 */
function* powder(t: T, every: number, charges: number): Rule {
  const { s } = t
  if (s.enemies.length > 0) return
  if (s.charges >= charges && standing(t).every((h) => tilesAt(t, nth(s.heroes, h).at).includes(0))) yield* win(t)
  if (s.turn < every || s.turn % every !== 0) return
  const world = MINES
  yield* comingThreat(t, { level: s.threat, tile: -1, world, source: ++s.sources, isAmbush: true })
  yield* placeComing(t)
}
