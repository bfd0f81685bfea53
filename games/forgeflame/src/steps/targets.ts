/** FF-17 Targets: whom an effect can name, and from how far. */
import { aOf, at, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { distancesFrom, hasRoom, isAdjacent } from '../board.ts'
import type { Effect, Range, Target, Who } from '../content/types.ts'
import { inPlay, isAlly, isImmune, isOpponent, isSanctuary, isWebbed, siteOf } from '../figures.ts'
import { carried } from '../ore.ts'
import { type Adv, pawnOf, isSolo, Q, type SiteNo, SITES, type T, V } from '../state.ts'
import { canTransfer } from './carry.ts'
import { isMarked } from './marks.ts'
import { canBePut } from './move.ts'

/** An adventurer, or KOBOLD + the place of a Kobold in the list. */
export type Figure = number
export const KOBOLD = 64
export const isKobold = (figure: Figure): boolean => figure >= KOBOLD
export const siteOfFigure = (t: T, figure: Figure): SiteNo =>
  isKobold(figure) ? at(t.s.kobolds, figure - KOBOLD).site : siteOf(t, figure)

/** FF-17.1, FF-17.2, FF-17.4 Measured from where the adventurer stands now. */
export function inRange(t: T, from: SiteNo, site: SiteNo, range: Range): boolean {
  if (range === 'board') return true
  if (from === site) return range !== 'next'
  return range !== 'here' && isAdjacent(t, from, site)
}

export const sitesInRange = (t: T, adv: Adv, range: Range): SiteNo[] =>
  SITES.flatMap((_, site) => (inRange(t, siteOf(t, adv), site, range) ? [site] : []))

/** What kinds of effects reach Kobolds in place of opponents when playing alone (FF-25.18, FF-25.20, FF-25.29). */
type Reach = 'adventurers' | 'marks' | 'moves'
/** FF-17.3; FF-16.14 cards that stun or slow name opponents. */
function fits(t: T, adv: Adv, other: Adv, who: Who): boolean {
  if (isSanctuary(t) && isOpponent(t, adv, other)) return false // FF-27.9
  switch (who) {
    case 'adv':
      return true
    case 'other': // FF-26.DE.4 allies too
    case 'figure':
      return other !== adv
    case 'ally':
      return isAlly(t, adv, other)
    case 'opp':
      return isOpponent(t, adv, other)
    case 'kobold':
      return false
  }
}
function reachesKobolds(t: T, who: Who, q: Target['q'], reach: Reach): boolean {
  if (who === 'kobold' || who === 'figure') return true
  if (!isSolo(t) || reach === 'adventurers') return false
  if (who === 'opp') return true
  return who === 'other' && (reach === 'moves' || q === 'each')
}
function figures(
  t: T,
  adv: Adv,
  { q, who }: Omit<Target, 'range'>,
  reach: Reach,
  isNear: (site: SiteNo) => boolean,
): Figure[] {
  const out: Figure[] = inPlay(t).filter((other) => fits(t, adv, other, who) && isNear(siteOf(t, other)))
  if (reachesKobolds(t, who, q, reach)) t.s.kobolds.forEach((kobold, i) => isNear(kobold.site) && out.push(KOBOLD + i))
  return out
}
const near = (t: T, adv: Adv, range: Range) => {
  const from = siteOf(t, adv)
  return (site: SiteNo): boolean => inRange(t, from, site, range)
}
export const amount = (t: T, adv: Adv, x: number | 'X'): number => (x === 'X' ? carried(t, adv) : x)

/** FF-16.2 Sites 1 to x away, with room; FF-6.7 full ones may be crossed. */
export function pushSites(t: T, figure: Figure, x: number): SiteNo[] {
  const far = distancesFrom(t, siteOfFigure(t, figure))
  const sites: SiteNo[] = []
  for (let site = 0; site < far.length; site++)
    if (at(far, site) >= 1 && at(far, site) <= x && canGo(t, figure, site)) sites.push(site)
  return sites
}
const canGo = (t: T, figure: Figure, site: SiteNo): boolean =>
  isKobold(figure) || (hasRoom(t, site) && !isWebbed(t, figure))

/** FF-5.8, FF-17.5 The legal targets of an effect. */
export function targetsOf(t: T, adv: Adv, e: Effect): Figure[] {
  switch (e.do) {
    case 'attract': {
      // FF-16.1
      const far = distancesFrom(t, siteOf(t, adv))
      const x = amount(t, adv, e.x)
      const all = figures(t, adv, e.target, 'moves', (site) => at(far, site) >= 1 && at(far, site) <= x)
      return all.filter((figure) => isKobold(figure) || canBePut(t, figure, siteOf(t, adv)))
    }
    case 'push': {
      const x = amount(t, adv, e.x)
      return figures(t, adv, e.target, 'moves', near(t, adv, e.target.range)).filter(
        (f) => pushSites(t, f, x).length > 0,
      )
    }
    case 'place':
      if (e.target === 'self')
        return isWebbed(t, adv) || !SITES.some((_, site) => canPlace(t, adv, site, e.to)) ? [] : [adv]
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter(
        (f) => isKobold(f) || !isWebbed(t, f),
      )
    case 'swapPlaces':
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter((f) => !isWebbed(t, f))
    case 'status':
      return figures(t, adv, e.target, 'marks', near(t, adv, e.target.range)).filter((f) =>
        isKobold(f) ? !at(t.s.kobolds, f - KOBOLD)[e.mark] : !isImmune(t, f, e.mark) && !pawnOf(t, f)[e.mark],
      )
    case 'shock':
      return figures(t, adv, e.target, 'marks', near(t, adv, e.target.range)).filter(
        (f) => isKobold(f) || !isImmune(t, f, 'shock'),
      )
    case 'heal':
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter((f) => isMarked(t, f))
    case 'takeCarried':
    case 'trade':
    case 'convertCarried':
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter((f) => carried(t, f) > 0)
    case 'transfer':
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter((f) =>
        canTransfer(t, adv, f),
      )
    case 'discardFrom':
    case 'delegate':
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range))
    case 'web':
      if (e.on !== 'adventurer') return []
      return figures(t, adv, e.target, 'adventurers', near(t, adv, e.target.range)).filter((f) => !isWebbed(t, f))
    default:
      return []
  }
}
/** FF-16.3 Any site with room; for some only one with a face-down Deposit token (FF-27.8). */
export function canPlace(t: T, figure: Figure, site: SiteNo, to: 'any' | 'deposit'): boolean {
  if (to === 'deposit' && at(t.s.deposit, site) < 0) return false
  return isKobold(figure) ? at(t.s.kobolds, figure - KOBOLD).site !== site : canBePut(t, figure, site)
}

export function offerFigure(t: T, figure: Figure): void {
  if (isKobold(figure)) t.offer(V.kobold, figure - KOBOLD)
  else t.offer(V.adventurer, figure)
}
export const figureOf = (option: Option): Figure => (verbOf(option) === V.kobold ? KOBOLD + aOf(option) : aOf(option))
/** The figures that the player of the effect names among the legal ones. */
export function* chosen(t: T, legal: readonly Figure[], q: Target['q']): Rule<Figure[]> {
  if (q === 'each' || legal.length === 0) return [...legal]
  for (const figure of legal) offerFigure(t, figure)
  const { seat } = t.s.turn
  if (q === 'one') return [figureOf(yield* t.choose(seat, Q.target))]
  return (yield* t.some(seat, Q.target, q === 'two' ? 2 : 1, 2)).map(figureOf)
}
