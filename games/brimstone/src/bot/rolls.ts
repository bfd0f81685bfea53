/** Rolling again: what it could bring, against what a point of Grit is worth. */
import { type Answer, aOf, type Ask, at, type Option, PASS, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { foeDamage } from '../queries/foes.ts'
import { maxGrit } from '../queries/stats.ts'
import { V } from '../questions.ts'
import type { HeroNo, T } from '../state.ts'
import { chance, chanceOfAny, healthLeft, hurt, sanityLeft } from './odds.ts'
import { foeNo, heroNo, type Seen } from './seen.ts'

/** What the last point has to bring, and each point before it. */
const LAST = 2.3
const SPARE = 1.5
/** What one hit, and a test that is passed, are worth. */
const HIT = 2.2
const TEST = 2.5
const KNOCKED_OUT = 8

/** Dice that failed and have not been rolled again. */
function failed({ s }: T): number[] {
  const { dice, need, again } = s.about
  return dice.flatMap((face, die) => (face < need && ((again >> die) & 1) === 0 ? [die] : []))
}
/** What rolling all failed dice again is worth, in Wounds. */
function againWorth(t: T): number {
  const { hero: h, kind, need, dice, enemy } = t.s.about
  const misses = failed(t).length
  if (misses === 0) return 0
  const better = misses * chance(need)
  switch (kind) {
    case 'defense': {
      const damage = enemy < 0 ? 1 : foeDamage(t, foeNo(t, enemy).type)
      return better * damage + (misses * damage >= healthLeft(t, h) ? KNOCKED_OUT * chance(need) : 0)
    }
    case 'armor':
      return better + (misses >= healthLeft(t, h) ? KNOCKED_OUT * chance(need) : 0)
    case 'willpower':
    case 'spiritArmor':
      return better + (misses >= sanityLeft(t, h) ? KNOCKED_OUT * chance(need) : 0)
    case 'toHitMelee':
    case 'toHitRanged':
      return better * HIT
    case 'test':
      return dice.some((face) => face >= need) ? 0 : chanceOfAny(misses, need) * TEST
    case 'escape':
      return hurt(t, h) > 0.6 ? chance(need) * 6 : 0
    default:
      return 0
  }
}
const price = (t: T, h: HeroNo): number => {
  const { grit } = heroNo(t, h)
  return grit >= maxGrit(t, h) && grit > 1 ? SPARE : LAST
}
/** As many of these dice as the question takes, the lowest of the others where it wants more. */
function dicesOf(ask: Ask, wanted: readonly number[]): Option[] {
  const chosen = ask.options.filter((option) => wanted.includes(aOf(option))).slice(0, ask.max)
  return chosen.length >= ask.min ? chosen : ask.options.slice(0, ask.min)
}
/** An ability first where it is at least as good; Grit otherwise. */
export function chooseReroll({ t, ask }: Seen): Answer {
  const worth = againWorth(t)
  const misses = Math.max(1, failed(t).length)
  for (const option of ask.options) {
    if (verbOf(option) !== V.use) continue
    const part = at(bookOf(t).parts, aOf(option))
    if (!('on' in part)) continue
    const effect = part.do.find((one) => one.do === 'reroll' || one.do === 'setDie')
    const gain = effect?.do === 'reroll' && effect.n === 'all' ? worth : worth / misses
    const least = part.limit === 'adventure' ? LAST : part.cost === undefined ? 0.2 : 1
    if (gain >= least) return option
  }
  const grit = ask.options.find((option) => verbOf(option) === V.spendGrit)
  return grit !== undefined && worth >= price(t, t.s.about.hero) ? grit : PASS
}
export const chooseRerollDice = ({ t, ask }: Seen): Answer => dicesOf(ask, failed(t))
