/** SB-7.3 to SB-7.6, SB-15.9, SB-22 Walking, escaping, dragging. */
import { at as nth, type Rule, why } from '@emberhall/kernel'
import { abilitiesOf, markUsed, maySpendGrit } from '../queries/abilities.ts'
import { areAdjacent, figures, worldOf } from '../queries/ground.ts'
import { pathTo } from '../queries/reach.ts'
import { hasFlag } from '../queries/sources.ts'
import { heroFigure } from '../queries/stats.ts'
import { holdingValue, stepCost, walkWays } from '../queries/walking.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { V } from '../questions.ts'
import { run } from '../running.ts'
import { type Cell, type HeroNo, type T } from '../state.ts'
import { heroDice } from './dice.ts'

const HELD = why('held', 'SB-22.1')
const NO_GRIT = why('noGrit', 'SB-3.2')
const NO_POINTS = why('noPoints', 'SB-7.3')
const DONE_MOVING = why('doneMoving', 'SB-7.6')

/** D-9 Everywhere he can go, and what helps him to go further. */
export function offerWalking(t: T, h: HeroNo): void {
  const { acting, heroes, enemies } = t.s
  const hero = nth(heroes, h)
  if (acting.isDone) {
    if (t.watched) t.offer(V.sprint, 0, 0, DONE_MOVING)
    return
  }
  const value = enemies.length === 0 ? 0 : holdingValue(t, h, hero.at)
  if (value > 0) {
    if (!acting.isHeld && acting.points > 0) t.offer(V.escape)
    else if (t.watched) t.offer(V.escape, 0, 0, acting.isHeld ? HELD : NO_POINTS)
  } else if (acting.points > 0 && !acting.isHeld) {
    const ways = walkWays(t, h)
    const filled = figures(t)
    for (const cell of ways.order) if (filled[cell] === 0) t.offer(V.walk, cell)
  }
  if (!acting.isHeld) t.offer(V.sprint, 0, 0, hero.grit > 0 && maySpendGrit(t, h) ? null : NO_GRIT)
  offerDragging(t, h)
}
/** SB-15.9, SB-15.10, SB-40.2 */
function offerDragging(t: T, h: HeroNo): void {
  const { acting, heroes, boy } = t.s
  const { at } = nth(heroes, h)
  if (acting.points === 0 || acting.isHeld) return
  heroes.forEach((other, o) => {
    if (other.down === 0 || o === acting.drags || other.at < 0) return
    if (other.at === at || areAdjacent(t, at, other.at)) t.offer(V.drag, o)
  })
  if (acting.drags >= 0 || acting.leads) t.offer(V.letGo)
  if (boy >= 0 && !acting.leads && (boy === at || areAdjacent(t, at, boy))) t.offer(V.lead)
}

/** SB-7.3 Step by step along the shortest way; whatever holds him on it stops him. */
export function walk(t: T, h: HeroNo, to: Cell): void {
  const path = pathTo(walkWays(t, h), to)
  for (const cell of path) stepOnto(t, h, cell)
  t.note(L.walked, theHero(t, h), to)
}
function stepOnto(t: T, h: HeroNo, cell: Cell): void {
  const { s } = t
  const hero = nth(s.heroes, h)
  const dragged = s.heroes[s.acting.drags]
  s.acting.points -= stepCost(t, h)
  s.acting.moved = true
  if (dragged !== undefined) dragged.at = dragged.at === hero.at ? cell : hero.at
  if (s.acting.leads) s.boy = s.boy === hero.at ? cell : hero.at
  hero.at = cell
}
/** SB-22.1, SB-22.2, SB-22.4, SB-22.5 One test against the highest value; a natural 6 always passes. */
export function* escape(t: T, h: HeroNo): Rule {
  const { acting, heroes } = t.s
  const value = holdingValue(t, h, nth(heroes, h).at)
  const bonus = heroFigure(t, h, 'escapeRoll')
  const [face = 1] = yield* heroDice(t, { h, key: 'escape', n: 1, need: Math.min(value, 6), bonus })
  const passes = face === 6 || face + bonus >= value
  t.note(passes ? L.escaped : L.notEscaped, theHero(t, h), value)
  if (!passes) {
    acting.isHeld = true
    return
  }
  acting.cleared = hasFlag(t, h, 'escapeClearsAll') ? 6 : value
  for (const hand of abilitiesOf(t, h, 'escapePassed')) {
    markUsed(t, hand)
    yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h) })
  }
}
