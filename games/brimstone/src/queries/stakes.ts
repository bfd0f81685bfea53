/** SB-3.7 When rolling again is worth a thought. */
import { type Option, PASS } from '@emberhall/kernel'
import type { S, T } from '../state.ts'
import { foeDamage, foeDefense, foeHealth } from './foes.ts'
import { heroFigure, maxHealth, maxSanity } from './stats.ts'

type About = Pick<S['about'], 'dice' | 'need' | 'again' | 'kind'>
/** Rolled again, a die of this or less comes out higher on average. */
const BELOW_MEAN = 3
const POOR = 2
const SEVERAL = 2
/** A face one may hope for. */
const LIKELY = 5
/** Points of damage that are felt at once, and points left that are few. */
const MUCH = 3
const LITTLE = 3

/** Dice that fell short and may be rolled again; where no number has to be reached, those that would probably be better. */
function lowDice({ dice, need, again, kind }: About): number[] {
  if (kind === 'chart') return []
  const enough = need === 0 ? BELOW_MEAN + 1 : need
  return dice.flatMap((face, die) => (face < enough && ((again >> die) & 1) === 0 ? [die] : []))
}
/** SB-1.3 What a point of Grit rolls again at once: all that fell short, or the only die left. */
export function diceTogether(about: About): number[] {
  const low = lowDice(about)
  if (low.length > 0) return low
  const { dice, again, kind } = about
  const left = dice.flatMap((face, die) => ((face < 6 || kind === 'chart') && ((again >> die) & 1) === 0 ? [die] : []))
  return left.length === 1 ? left : []
}

/** Whether this blow might still fell its enemy, or hurt it at all. */
function couldStrikeHarder(t: T, low: readonly number[]): boolean {
  const { hero, enemy, dice, crits } = t.s.about
  const foe = t.s.enemies[enemy]
  if (foe === undefined) return false
  const more = heroFigure(t, hero, 'damage', { enemy })
  const defense = foeDefense(t, foe.type)
  const left = foeHealth(t, foe.type) - foe.wounds
  const wounds = (faces: readonly number[], less: number): number =>
    faces.reduce((sum, face) => sum + Math.max(0, face + more - less), 0)
  if (wounds(dice, defense) >= left) return false
  const least = crits > 0 ? 0 : defense
  const best = dice.map((face, die) => (low.includes(die) ? Math.max(face, LIKELY) : face))
  return wounds(dice, least) === 0 || wounds(best, least) >= left
}
/** Whether what comes through would be felt: much at once, or little left afterwards. */
function wouldHurt(t: T, points: number, pool: 'wounds' | 'harm'): boolean {
  const { hero: h } = t.s.about
  const hero = t.s.heroes[h]
  if (hero === undefined || points === 0) return false
  const left = (pool === 'wounds' ? maxHealth : maxSanity)(t, h) - hero[pool]
  return points >= MUCH || left - points <= LITTLE
}
/** Whether a better roll could turn something. */
function isAtStake(t: T): boolean {
  const { hero, kind, need, dice, enemy } = t.s.about
  const foe = t.s.enemies[enemy]
  const low = lowDice(t.s.about)
  const hasPoor = low.some((die) => (dice[die] ?? 0) <= POOR)
  switch (kind) {
    case 'chart':
      return true
    case 'move':
    case 'sprint': // The same point buys a whole die of movement.
      return false
    case 'test':
    case 'scavenge':
      return !dice.some((face) => face >= need)
    case 'toHitMelee':
    case 'toHitRanged':
      return low.length >= SEVERAL || low.length === dice.length
    case 'damage':
      return couldStrikeHarder(t, low)
    case 'defense':
      return wouldHurt(t, low.length * (foe === undefined ? 1 : foeDamage(t, foe.type)), 'wounds')
    case 'armor':
      return wouldHurt(t, low.length, 'wounds')
    case 'spiritArmor':
      return wouldHurt(t, low.length, 'harm')
    case 'willpower': // In peace it may be Corruption, which stays.
      return low.length > 0 && (t.s.enemies.length === 0 || wouldHurt(t, low.length, 'harm'))
    case 'breath':
      return t.s.heroes[hero]?.activated === false && hasPoor
    default:
      return need > 0 ? low.length > 0 : hasPoor
  }
}
/** Who has no wish of his own is asked where a roll has failed and another might turn it. */
export const whereAtStake = (_: readonly Option[], t: T): Option | null => (isAtStake(t) ? null : PASS)
