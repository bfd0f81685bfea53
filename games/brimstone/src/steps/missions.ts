/** SB-32, SB-40 What missions change about the Adventure. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { TOKENS } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { boardOf, isFree, standing, tilesAt, worldOf } from '../queries/ground.ts'
import { isLit } from '../queries/light.ts'
import { fillCells } from '../queries/placing.ts'
import { L } from '../log.ts'
import { type T } from '../state.ts'
import { comingThreat, placeComing } from './arrive.ts'
import { advanceDarkness } from './darkness.ts'
import { win } from './finish.ts'
import { pick } from './posse.ts'
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
/** Whether the mission does something at the end of this turn. */
export function isMissionDue(t: T): boolean {
  const { lantern, boy, enemies, isQuiet, quiet } = t.s
  const special = specialOf(t)
  if (special?.rule === 'leadBoy') return boy >= 0 && ((isHome(t) && enemies.length === 0) || !isBoyLit(t))
  if (special?.rule === 'powder')
    return enemies.length === 0 && (isBlown(t, special.charges) || (isQuiet && quiet % special.every === 0))
  return lantern.oil > 0
}
/** What a mission does at the end of a turn. */
export function* missionEnd(t: T): Rule {
  const special = specialOf(t)
  burnOil(t)
  if (special?.rule === 'leadBoy') yield* leadBoy(t, special.darkness)
  if (special?.rule === 'powder') yield* powder(t, special.charges)
}
/** SB-40.2 */
function* leadBoy(t: T, darkness: number): Rule {
  if (isHome(t) && t.s.enemies.length === 0) yield* win(t)
  if (isBoyLit(t)) return
  yield* advanceDarkness(t, darkness)
  yield* placeComing(t)
}
function isHome(t: T): boolean {
  const { plan, cells } = nth(boardOf(t).tiles, 0)
  return plan.cells.some(({ isStart }, i) => isStart && cells[i] === t.s.boy)
}
const isBoyLit = (t: T): boolean => isLit(t, t.s.boy)

/** SB-40.5 All charges are laid and all who stand are back. */
const isBlown = (t: T, charges: number): boolean =>
  t.s.charges >= charges && standing(t).every((h) => tilesAt(t, nth(t.s.heroes, h).at).includes(0))
/** SB-40.5 */
function* powder(t: T, charges: number): Rule {
  const { s } = t
  if (isBlown(t, charges)) yield* win(t)
  const world = worldOf(t, pick(t, 'hero', standing(t))) // SB-30.12
  yield* comingThreat(t, { level: s.threat, tile: -1, world, source: ++s.sources, isAmbush: true })
  yield* placeComing(t)
}
