/** FF-16.1 to FF-16.3, FF-16.13, FF-16.15 Figures moved by abilities. */
import { aOf, at, type QuestionDef, type Rule } from '@emberhall/kernel'
import { siteOf } from '../figures.ts'
import { type Adv, pawnOf, Q, SITES, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { put } from './move.ts'
import { canPlace, type Figure, figureOf, isKobold, KOBOLD, offerFigure, pushSites, siteOfFigure } from './targets.ts'

/** FF-16.13 A Kobold reveals nothing and needs no room. */
export function* send(t: T, figure: Figure, to: SiteNo): Rule {
  if (!isKobold(figure)) return yield* put(t, figure, to)
  t.note(L.koboldSent, siteOfFigure(t, figure), to)
  at(t.s.kobolds, figure - KOBOLD).site = to
}
/** FF-16.2 */
export function push(t: T, targets: readonly Figure[], x: number): Rule {
  return oneByOne(t, targets, Q.destination, (figure) => pushSites(t, figure, x))
}
/** FF-16.3, FF-26.DE.3 */
export function teleport(t: T, targets: readonly Figure[], to: 'any' | 'deposit'): Rule {
  return oneByOne(t, targets, Q.teleport, (figure) => SITES.flatMap((_, i) => (canPlace(t, figure, i, to) ? [i] : [])))
}
/** FF-16.15 In an order and to destinations of the player's choice, as long as there is somewhere to go. */
function* oneByOne(
  t: T,
  targets: readonly Figure[],
  question: QuestionDef,
  sitesFor: (figure: Figure) => SiteNo[],
): Rule {
  let waiting = [...targets]
  const { seat } = t.s.turn
  while (!t.s.turn.trapped) {
    waiting = waiting.filter((figure) => sitesFor(figure).length > 0)
    if (waiting.length === 0) return
    for (const figure of waiting) offerFigure(t, figure)
    const next = figureOf(yield* t.choose(seat, Q.target))
    waiting = waiting.filter((figure) => figure !== next)
    for (const site of sitesFor(next)) t.offer(V.site, site)
    t.s.turn.figure = next
    const to = aOf(yield* t.choose(seat, question))
    t.s.turn.figure = -1
    yield* send(t, next, to)
  }
}
/** FF-26.DR.3, FF-6.7 Room is no question; both arrive, and each turns up what lies there. */
export function* swapPlaces(t: T, legal: readonly Adv[]): Rule {
  const { seat } = t.s.turn
  const elsewhere = (adv: Adv) => legal.filter((other) => siteOf(t, other) !== siteOf(t, adv))
  for (const adv of legal) if (elsewhere(adv).length > 0) t.offer(V.adventurer, adv)
  const one = aOf(yield* t.choose(seat, Q.target))
  for (const adv of elsewhere(one)) t.offer(V.adventurer, adv)
  const other = aOf(yield* t.choose(seat, Q.target))
  const [a, b] = [siteOf(t, one), siteOf(t, other)]
  pawnOf(t, other).site = a
  t.note(L.swapped, one, other)
  yield* put(t, one, b)
  yield* put(t, other, a)
}
