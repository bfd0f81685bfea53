/** What effects of cards and abilities are worth to the posse, in Wounds spared or dealt. */
import type { Condition, Effect, Mod, Who } from '../content/types.ts'
import { ABOUT_NOBODY, holds } from '../queries/conditions.ts'
import { standing } from '../queries/ground.ts'
import { isNearby, skillOf } from '../queries/stats.ts'
import { type HeroNo, type T, Z } from '../state.ts'
import { chanceOfAny, healthLeft, mean, sanityLeft, unsaved, unwilled } from './odds.ts'
import { heroNo } from './seen.ts'

const GRIT = 1.6
const CARD = 2.2
const DARKNESS = 2.6
const DREAD = 2.2
const THREAT = 7

/** Whose effects they are, and who is tested or chosen around them. */
interface Affair {
  readonly you: HeroNo
  readonly that: HeroNo
}
export function worthOf(t: T, effects: readonly Effect[], you: HeroNo, that = you): number {
  return effects.reduce((sum, effect) => sum + worthOfOne(t, effect, { you, that }), 0)
}
/** Those whom it concerns, each with the share of cases in which it does. */
function concerned(t: T, who: Who, { you, that }: Affair): { heroes: readonly HeroNo[]; share: number } {
  const all = standing(t)
  if (who === 'you') return { heroes: you < 0 ? [] : [you], share: 1 }
  if (who === 'that') return { heroes: that < 0 ? [] : [that], share: 1 }
  if (who === 'lanternHolder') return { heroes: all.filter((h) => h === t.s.lantern.holder), share: 1 }
  if (who === 'random' || who === 'chosen') return { heroes: all, share: 1 / Math.max(1, all.length) }
  if (typeof who !== 'object') return { heroes: who === 'each' ? all : [], share: 1 }
  const near = all.filter(
    (h) => (who.others !== true || h !== you) && isNearby(t, 'each' in who ? who.each : who.one, you, h),
  )
  return { heroes: near, share: 'each' in who ? 1 : 1 / Math.max(1, near.length) }
}
function sumOver(t: T, who: Who, affair: Affair, worth: (h: HeroNo) => number): number {
  const { heroes, share } = concerned(t, who, affair)
  if (typeof who === 'object' && 'one' in who) return Math.max(0, ...heroes.map(worth))
  return heroes.reduce((sum, h) => sum + worth(h), 0) * share
}
/** A point weighs more for whoever has few left. */
const weighed = (points: number, left: number): number => points * (left <= 4 ? 2 : left <= 7 ? 1.3 : 1)

function worthOfOne(t: T, effect: Effect, affair: Affair): number {
  const over = (who: Who, worth: (h: HeroNo) => number): number => sumOver(t, who, affair, worth)
  switch (effect.do) {
    case 'hits':
      return over(effect.who, (h) => -hitWorth(t, h, effect.kind, mean(effect.n) * (effect.damage ?? 1)))
    case 'damage':
      return over(effect.who, (h) =>
        effect.pool === 'wounds'
          ? -weighed(mean(effect.n), healthLeft(t, h))
          : -weighed(mean(effect.n), sanityLeft(t, h)),
      )
    case 'heal':
      return over(effect.who, (h) => healWorth(t, h, effect.pool, effect.n === 'full' ? 99 : mean(effect.n)))
    case 'grit':
      return over(effect.who, (h) => GRIT * (effect.n === 'loseAll' ? -heroNo(t, h).grit : effect.n))
    case 'xp':
      return over(effect.who, () => mean(effect.n) * 0.01)
    case 'gold':
      return over(effect.who, () => mean(effect.n) * 0.01)
    case 'darkStone':
      return over(effect.who, () => mean(effect.n) * 0.4)
    case 'loseGold':
      return over(effect.who, (h) => -Math.min(heroNo(t, h).gold, mean(effect.n)) * 0.01)
    case 'corruption':
      return over(effect.who, () => -effect.n * (t.options.mode === 'basic' ? 0.1 : 0.7))
    case 'token':
      return over(effect.who, () => effect.n * CARD)
    case 'loseToken':
      return over(effect.who, (h) => (heroNo(t, h).bag.length > 0 ? -CARD : 0))
    case 'draw':
      return over(effect.who, () => effect.n * CARD)
    case 'drawDarkness':
      return -effect.n * 3
    case 'darkness':
      return -effect.n * DARKNESS
    case 'dread':
      return effect.n > 0 ? -effect.n * DREAD : t.cards(Z.dreadStack).length > 0 ? DREAD : 0
    case 'attack':
      return -('threat' in effect.enemies ? THREAT : effect.enemies.length * 4) * (effect.mode === 'ambush' ? 1.3 : 1)
    case 'elite':
      return -effect.n * 4
    case 'foesHeal':
      return -t.s.enemies.reduce((sum, { wounds }) => sum + Math.min(wounds, effect.n === 'full' ? 99 : effect.n), 0)
    case 'mod':
      return modWorth(t, effect.what)
    case 'cancel':
      return t.cards(Z.remains).length > 0 ? 2 : 0
    case 'relight':
      return t.s.lantern.isOut ? 8 : t.s.lantern.oil >= 0 && t.s.lantern.oil < 4 ? 4 : 0
    case 'dropTarget':
      return over(effect.who, (h) => t.s.enemies.filter(({ target }) => target === h).length * 1.5)
    default:
      return branchWorth(t, effect, affair)
  }
}
function branchWorth(t: T, effect: Effect, affair: Affair): number {
  const { you } = affair
  const of = (effects: readonly Effect[] | undefined, that = affair.that): number =>
    effects === undefined ? 0 : worthOf(t, effects, you, that)
  switch (effect.do) {
    case 'test': {
      const odds = (h: HeroNo): number => chanceOfAny(skillOf(t, h, effect.skill), effect.target)
      const worth = (h: HeroNo): number => odds(h) * of(effect.pass, h) + (1 - odds(h)) * of(effect.fail, h)
      if (effect.who === 'one') return Math.max(...standing(t).map(worth))
      return sumOver(t, effect.who === 'all' ? 'each' : effect.who, affair, worth)
    }
    case 'roll': {
      const odds = (effect.to - effect.from + 1) / 6
      return sumOver(t, effect.who, affair, (h) => odds * of(effect.then, h) + (1 - odds) * of(effect.else, h))
    }
    case 'choose':
      return Math.max(...effect.options.map((option) => of(option)))
    case 'may':
      return Math.max(0, sumOver(t, effect.who, affair, (h) => of(effect.then, h)) - costOf(effect.cost))
    case 'pay':
      return of(effect.then) - costOf(effect.cost)
    case 'if':
      return of(isSo(t, effect.cond, affair) ? effect.then : effect.else)
    case 'afterFight':
      return of(effect.then)
    default:
      return 0
  }
}
const isSo = (t: T, cond: Condition, { that }: Affair): boolean =>
  cond.is === 'allPassed' || holds(t, cond, { ...ABOUT_NOBODY, hero: that })
export const costOf = ({
  grit = 0,
  darkStone = 0,
  gold = 0,
}: {
  grit?: number
  darkStone?: number
  gold?: number
} = {}) => grit * GRIT + darkStone * 0.4 + gold * 0.01

function hitWorth(t: T, h: HeroNo, kind: 'hit' | 'horror' | 'corruption', n: number): number {
  if (kind === 'hit') return weighed(n * unsaved(t, h), healthLeft(t, h))
  if (kind === 'horror') return weighed(n * unwilled(t, h), sanityLeft(t, h))
  return n * unwilled(t, h) * (t.options.mode === 'basic' ? 0.1 : 0.7)
}
function healWorth(t: T, h: HeroNo, pool: 'wounds' | 'sanity' | 'either' | 'oneOf', n: number): number {
  const { wounds, harm } = heroNo(t, h)
  const body = weighed(Math.min(n, wounds), healthLeft(t, h))
  const mind = weighed(Math.min(n, harm), sanityLeft(t, h))
  if (pool === 'wounds') return body
  return pool === 'sanity' ? mind : pool === 'oneOf' ? Math.max(body, mind) : Math.min(body + mind, n)
}
function modWorth(t: T, { mod, by = 0, foes }: Mod): number {
  const isFight = t.s.enemies.length > 0
  if (mod === 'fear') return isFight ? 2.5 : 0
  if (foes !== undefined) return mod === 'damage' ? -4 * by : -1.2 * by
  if (mod === 'rangedDamage' || mod === 'meleeDamage' || mod === 'combat') return by
  return mod === 'holdBack' ? by : by * 0.8
}
