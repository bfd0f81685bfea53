/** SB-1, SB-3 Dice, and rolling them again. */
import { at as nth, aOf, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import type { Ability, Amount, Die, RollType, Skill } from '../content/types.ts'
import { partNo } from '../book.ts'
import { type AtHand, abilitiesOf, markUsed, maySpendGrit } from '../queries/abilities.ts'
import { diceTogether } from '../queries/stakes.ts'
import { isNearby } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, type RollKey, ROLLS, V } from '../questions.ts'
import { heroOf, type HeroNo, leaderOf, type T } from '../state.ts'
import { payCost } from './pay.ts'

const SIX = Array.from({ length: 41 }, (_, n) => new Array<number>(n).fill(6))
/** SB-1.1 Faces of the Peril Die. */
const PERIL = [3, 3, 4, 4, 5, 6] as const
const MOST_DICE = 40

/** Dice that nobody rolls again: enemies', the mine's, fate's (SB-3.8). Faces count from 1. */
export function* plainDice(t: T, key: RollKey, n: number, seat: Seat = leaderOf(t)): Rule<number[]> {
  if (n <= 0) return []
  const faces = yield* t.roll(key, nth(SIX, Math.min(n, MOST_DICE)), seat, Q.dice)
  for (let i = 0; i < faces.length; i++) faces[i] = nth(faces, i) + 1
  return faces
}
const EIGHT = [8]
export function* d8(t: T, key: RollKey, seat: Seat = leaderOf(t)): Rule<number> {
  return (yield* t.roll(key, EIGHT, seat, Q.dice))[0]! + 1
}
/** SB-1.1 */
export const d3 = (face: number): number => Math.ceil(face / 2)
const perilOf = (face: number): number => nth(PERIL, face - 1)

/** SB-1.1 An amount of the content that nobody rolls again. */
export function* amount(t: T, n: Amount, key: RollKey): Rule<number> {
  if (typeof n === 'number') return n
  if (typeof n === 'object') return (yield* amount(t, n.roll, key)) * (n.times ?? 1) + (n.plus ?? 0)
  if (n === 'D8') return yield* d8(t, key)
  const faces = yield* plainDice(t, key, diceIn(n))
  return faces.reduce((sum, face) => sum + counted(n, face), 0)
}
const diceIn = (die: Die): number => (die === '2D6' || die === '2P' ? 2 : 1)
const counted = (die: Die, face: number): number =>
  die === 'D3' ? d3(face) : die === 'P' || die === '2P' ? perilOf(face) : face

/** SB-3.7 The same, rolled by a hero. */
export function* heroAmount(t: T, h: HeroNo, n: Amount, key: RollKey): Rule<number> {
  if (typeof n === 'number') return n
  if (typeof n === 'object') return (yield* heroAmount(t, h, n.roll, key)) * (n.times ?? 1) + (n.plus ?? 0)
  const faces = yield* heroDice(t, { h, key, n: diceIn(n), need: 0 })
  return faces.reduce((sum, face) => sum + counted(n, face), 0)
}

// ---------------------------------------------------------------- a hero's own dice

export interface HeroRoll {
  readonly h: HeroNo
  readonly key: RollKey
  readonly n: number
  /** What a die has to reach, bonus included; 0: dice are added up. */
  readonly need: number
  readonly bonus?: number
  readonly type?: RollType
  readonly skill?: Skill
  /** A 6 is worth more than a hit. */
  readonly hasCrits?: true
  /** Dice that show a 1 cannot be rolled again. */
  readonly keepsOnes?: boolean
}
/** SB-1.2, SB-1.3, SB-3.7 Rolled, then rolled again as often as there are dice left that were not. */
export function* heroDice(t: T, roll: HeroRoll): Rule<number[]> {
  const { h, key, n } = roll
  if (n <= 0) return []
  const { about } = t.s
  const hero = heroOf(t, h)
  const faces = yield* plainDice(t, key, n, hero.seat)
  if (t.watched) note(t, roll, faces)
  let again = 0
  for (;;) {
    const eligible = eligibleDice(roll, faces, again)
    if (eligible.length === 0) return faces
    const canGrit = hero.grit > 0 && maySpendGrit(t, h)
    const helpers = rerollers(t, roll, faces)
    if (!canGrit && helpers.length === 0) return faces
    about.hero = h
    about.dice = faces
    about.need = roll.need === 0 ? 0 : Math.max(1, roll.need - (roll.bonus ?? 0))
    about.again = again | keptDice(roll, faces)
    about.kind = key
    const mask = yield* rollAgain(t, roll, faces, eligible, canGrit, helpers)
    if (mask === 0) return faces
    again |= mask
    if (t.watched) note(t, roll, faces)
  }
}
/** Dice that have not been rolled again and could do better. */
function eligibleDice(roll: HeroRoll, faces: readonly number[], again: number): number[] {
  const { key, need, bonus = 0 } = roll
  const isFishing = roll.hasCrits === true || need === 0
  const out: number[] = []
  for (let i = 0; i < faces.length; i++) {
    const face = nth(faces, i)
    if (((again >> i) & 1) === 1 || isKept(roll, face)) continue
    if (key === 'chart' || (isFishing ? face < 6 : face + bonus < need)) out.push(i)
  }
  return out
}
const isKept = ({ keepsOnes }: HeroRoll, face: number): boolean => keepsOnes === true && face === 1
const keptDice = (roll: HeroRoll, faces: readonly number[]): number =>
  faces.reduce((bits, face, i) => (isKept(roll, face) ? bits | (1 << i) : bits), 0)
/** Abilities that roll again or turn dice of this roll: the roller's, and those of others that say so. */
function rerollers(t: T, roll: HeroRoll, faces: readonly number[]): AtHand[] {
  const { h, type = 'any', skill, need } = roll
  const isTest = type === 'test' || type === 'oneHeroTest'
  const fits = ({ roll: wanted = 'any', skill: only }: Ability): boolean =>
    (wanted === 'any' || wanted === type || (wanted === 'test' && isTest)) && (only === undefined || only === skill)
  const out = abilitiesOf(t, h, 'rolled').filter(({ ability }) => ability.whose === undefined && fits(ability))
  const hasFailed = isTest && !faces.some((face) => face >= need)
  if (hasFailed) out.push(...abilitiesOf(t, h, 'testFailed').filter(({ ability }) => fits(ability)))
  t.s.heroes.forEach(({ down }, other) => {
    if (down !== 0) return
    for (const hand of abilitiesOf(t, other, 'rolled')) {
      const { whose } = hand.ability
      if (whose === undefined || !fits(hand.ability)) continue
      if (whose === 'nextToYou' && (other === h || !isNearby(t, 'nextToYou', other, h))) continue
      out.push(hand)
    }
  })
  return out
}
/** Which dice were rolled again, as bits; 0: the roll is accepted. */
function* rollAgain(
  t: T,
  roll: HeroRoll,
  faces: number[],
  eligible: readonly number[],
  canGrit: boolean,
  helpers: readonly AtHand[],
): Rule<number> {
  const hero = heroOf(t, roll.h)
  if (canGrit) offerGrit(t, eligible)
  for (const hand of helpers) t.offer(V.use, partNo(t, hand.ability), hand.hero)
  const option = yield* t.maybe(hero.seat, Q.reroll)
  if (option === 0) return 0
  const used = helpers.find(({ ability }) => verbOf(option) === V.use && partNo(t, ability) === aOf(option))
  if (used !== undefined) return yield* useReroll(t, roll, faces, eligible, used)
  const chosen = verbOf(option) === V.pickDice ? yield* picked(t, hero.seat, eligible) : diceTogether(t.s.about)
  hero.grit-- // SB-3.2
  t.note(L.gritReroll, theHero(t, roll.h), chosen.length)
  return yield* rolledOver(t, roll, faces, chosen)
}
/** SB-1.3 All that fell short at once, or whichever one likes. */
function offerGrit(t: T, eligible: readonly number[]): void {
  if (diceTogether(t.s.about).length > 0) t.offer(V.spendGrit)
  if (eligible.length > 1) t.offer(V.pickDice)
}
function* picked(t: T, seat: Seat, eligible: readonly number[]): Rule<number[]> {
  for (const die of eligible) t.offer(V.die, die)
  return (yield* t.some(seat, Q.gritReroll, 1, eligible.length)).map(aOf)
}
function* useReroll(t: T, roll: HeroRoll, faces: number[], eligible: readonly number[], used: AtHand): Rule<number> {
  const effect = used.ability.do.find((one) => one.do === 'reroll' || one.do === 'setDie')
  const most = effect?.do === 'reroll' && effect.n === 'all' ? eligible.length : 1
  for (const die of eligible) t.offer(V.die, die)
  const chosen = (yield* t.some(heroOf(t, used.hero).seat, Q.rerollDice, 1, most)).map(aOf)
  markUsed(t, used)
  payCost(t, used)
  t.note(L.abilityReroll, theHero(t, used.hero), chosen.length)
  if (effect?.do !== 'setDie') return yield* rolledOver(t, roll, faces, chosen)
  faces[nth(chosen, 0)] = effect.to
  return 1 << nth(chosen, 0)
}
function* rolledOver(t: T, { key, h }: HeroRoll, faces: number[], dice: readonly number[]): Rule<number> {
  const fresh = yield* plainDice(t, key, dice.length, heroOf(t, h).seat)
  let mask = 0
  dice.forEach((die, i) => {
    faces[die] = nth(fresh, i)
    mask |= 1 << die
  })
  return mask
}
function note(t: T, { h, key, need, bonus = 0 }: HeroRoll, faces: readonly number[]): void {
  t.note(L.rolled, theHero(t, h), ROLLS.indexOf(key), packFaces(faces), need, bonus)
}
/** Up to eight dice in one figure of the log, seven to a digit. */
export function packFaces(faces: readonly number[]): number {
  let packed = 0
  for (const face of faces.slice(0, 12)) packed = packed * 7 + face
  return packed
}
