/** FG-22, FG-23 The round and its preparation, the only place for rerolls (FG-11.5). */
import {
  at,
  aOf,
  type Ask,
  bOf,
  type Option,
  PASS,
  type Rule,
  type Seat,
  SECRET,
  verbOf,
  type Why,
  why,
} from '@emberhall/kernel'
import { bookOf, cardOfNo, DIE, ICON, STANDS } from '../book.ts'
import { isDifficult, near } from '../ground.ts'
import { cardsOf, dicePool, has, isHero, isWeaponDie, seatOf, spendEnergy, stands } from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { DICE_A_ROUND } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, screenAt, type HeroNo, type S, type T, isBlind } from '../state.ts'
import { isHeld as isBlocked } from './actions.ts'
import { spendUse, whyUsed } from './cards.ts'
import { enterZone } from './entering.ts'
import { isFoeIn, bossStep } from './foes.ts'
import { allDown, harm, endFight } from './harm.ts'
import { offerPickUps, pickUp } from './things.ts'

type Dice = S['screens'][number]

/** FG-22.2, FG-24.1, FG-37.5 A round begins: its reaction slot is announced, and what the boss will do (FG-C3.2). */
export function* round(t: T): Rule {
  const { s } = t
  s.round++
  s.phase = 'preparation'
  s.order = []
  s.reacted = false
  for (const hero of s.heroes) {
    hero.chosen = []
    hero.rolledDice = false
    hero.confirmed = !stands(hero)
    hero.energyReroll = false
    hero.triple = false
    hero.sprint = false
    hero.stanceTurned = false
    hero.extraDice = 0
    hero.feared = false
    hero.idle = false
    hero.played = false
    hero.used = []
  }
  s.screens = s.screens.map(() => [])
  const tiles = s.heroes.filter(stands).length
  const slot = s.slots[s.round - 1] ?? t.random('slot', tiles)
  s.reactionSlot = Math.min(slot, tiles - 1) // FG-24.5
  t.note(L.round, s.round, s.lastRound, s.reactionSlot)
  if (s.boss.enemy >= 0 && !at(s.enemies, s.boss.enemy).gone) t.note(L.bossPlans, bossStep(t))
  t.next(isBlind(t) ? 'plan' : 'prepare')
}

/** FG-7.5 A lone player who plays blind chooses dice and sprints, then sets the order, then rolls for the first hero. */
export function* plan(t: T): Rule {
  yield* oneThing(t, 'plan', 'order')
}
/** FG-23.1, FG-51.2 All at once, one thing at a time, until everybody has confirmed. */
export function* prepare(t: T): Rule {
  yield* oneThing(t, 'prepare', isBlind(t) ? 'reveal' : 'order')
}
function* oneThing(t: T, step: 'plan' | 'prepare', then: string): Rule {
  const { s } = t
  if (allDown(t)) return endFight(t)
  if (s.heroes.every(({ confirmed }, h) => confirmed || !isPreparing(t, h, step))) {
    if (step === 'plan') for (const hero of s.heroes) hero.confirmed = !stands(hero)
    return t.next(then)
  }
  const asks: Ask[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    for (let h = 0; h < s.heroes.length; h++)
      if (seatOf(t, h) === seat && stands(heroAt(t, h)) && isPreparing(t, h, step)) offerPreparation(t, h, step)
    if (isReady(t, seat)) t.offerOption(PASS) // Who is ready may wait for the others.
    if (t.offerCount > 0) asks.push(t.hold(seat, Q.prepare))
    else t.withdraw()
  }
  const { option } = yield* t.rush(asks)
  yield* doPreparation(t, option, step)
  t.next(step)
}
const isReady = (t: T, seat: Seat): boolean =>
  t.offerCount > 0 && t.s.heroes.every((hero) => hero.seat !== seat || hero.confirmed || !stands(hero))
/** Blind: only the hero who plays first rolls behind the screen. */
function isPreparing(t: T, h: HeroNo, step: string): boolean {
  return step === 'plan' || !isBlind(t) || t.s.order[0] === h
}

// ---------------------------------------------------------------- what is on offer

const TERRAIN = why('difficultTerrain', 'FG-U3.1')
const BLOCKED = why('blocked', 'FG-21.7a')
const FROZEN = why('frozen', 'FG-U13.1')
const SHAKING = why('shakingHands', 'FG-U13.1')
const NO_ENERGY = why('noEnergy', 'FG-13.4')
const REROLLED = why('oncePerRound', 'FG-23.6')
const TRIPLED = why('oncePerRound', 'FG-23.7')
const SPRINTED = why('oncePerRound', 'FG-23.8')
const DOUBT = why('doubt', 'FG-38.1')

function offerPreparation(t: T, h: HeroNo, step: string): void {
  const hero = heroAt(t, h)
  if (hero.confirmed) return t.offer(V.unconfirm, h)
  if (isHero(t, h, 'lord') && !hero.stanceTurned) t.offer(V.stance, h)
  offerPickUps(t, h)
  if (step === 'plan') {
    if (hero.chosen.length === 0) return offerDice(t, h)
    offerSprint(t, h)
    return t.offer(V.confirm, h)
  }
  if (!hero.rolledDice) {
    if (isBlind(t)) return t.offer(V.roll, h, 0)
    offerDice(t, h)
    return offerPrepCards(t, h)
  }
  offerEnergyReroll(t, h)
  offerRerollIcons(t, h)
  offerTriple(t, h)
  offerPrepCards(t, h)
  if (!isBlind(t)) offerSprint(t, h)
  t.offer(V.confirm, h)
}
/** FG-23.2, FG-23.3, FG-11.1 Four dice, or all; one fewer if stunned. */
export function diceToRoll(t: T, h: HeroNo): number {
  const hero = heroAt(t, h)
  const pool = dicePool(t, h).length
  return Math.max(0, Math.min(DICE_A_ROUND + hero.extraDice, pool) - (hero.stun ? 1 : 0))
}
function offerDice(t: T, h: HeroNo): void {
  for (const mask of setsOf(dicePool(t, h), diceToRoll(t, h))) t.offer(V.roll, h, mask)
}
const knownSets = new Map<number, readonly number[]>()
/** Every way to pick that many dice from the pool, as bits; equal sets are one choice. */
function setsOf(pool: readonly number[], n: number): readonly number[] {
  const key = pool.reduce((digits, die) => digits * 16 + die + 1, n + 1)
  let sets = knownSets.get(key)
  if (sets === undefined) knownSets.set(key, (sets = differentSets(pool, n)))
  return sets
}
function differentSets(pool: readonly number[], n: number): number[] {
  const masks = new Map<string, number>()
  for (let mask = 0; mask < 1 << pool.length; mask++) {
    const kinds = pool.filter((_, i) => (mask & (1 << i)) !== 0)
    const key = kinds.toSorted((a, b) => a - b).join()
    if (kinds.length === n && !masks.has(key)) masks.set(key, mask)
  }
  return [...masks.values()]
}
const ownDice = (t: T, h: HeroNo): Dice => screenAt(t, seatOf(t, h)).filter((die) => die.hero === h)
/** FG-23.6 Some or all of the Fails. */
function offerEnergyReroll(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const fails = failsOf(t, h)
  if (fails === 0) return
  const not = hero.energyReroll
    ? REROLLED
    : hero.energy === 0
      ? NO_ENERGY
      : has(t, h, STANDS.noEnergyReroll)
        ? SHAKING
        : null
  const isOneOnly = has(t, h, STANDS.oneReroll)
  for (let mask = 1; mask <= fails; mask++) {
    const isSingle = (mask & (mask - 1)) === 0
    if ((mask & ~fails) === 0 && (isSingle || !isOneOnly)) t.offer(V.reroll, h, mask, not)
  }
}
/** The dice of a hero that show a Fail, as bits. */
function failsOf(t: T, h: HeroNo): number {
  const screen = screenAt(t, seatOf(t, h))
  let fails = 0
  let bit = 1
  for (const { hero, icon } of screen) {
    if (hero !== h) continue
    if (icon === ICON.fail) fails |= bit
    bit <<= 1
  }
  return fails
}
/** FG-11.4, FG-11.6, FG-C1.1, Weapon Drill: a die with the reroll icon, once by it. */
function offerRerollIcons(t: T, h: HeroNo): void {
  const screen = screenAt(t, seatOf(t, h))
  let i = 0
  for (const { hero, die, rerolled } of screen) {
    if (hero !== h) continue
    if (!rerolled && hasRerollIcon(t, h, die)) t.offer(V.rerollIcon, h, i)
    i++
  }
}
function hasRerollIcon(t: T, h: HeroNo, die: number): boolean {
  if (isHero(t, h, 'sylvan-guard') && die === DIE.blue) return true
  return isWeaponDie(die) && has(t, h, STANDS.weaponReroll)
}
/** FG-23.7 */
function offerTriple(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const screen = screenAt(t, hero.seat)
  if (screen.length < 3) return
  const not: Why | null = hero.triple ? TRIPLED : has(t, h, STANDS.noTriple) ? DOUBT : null
  let i = 0
  for (const { hero: owner, die, icon: shown } of screen) {
    if (owner !== h) continue
    if (shown !== ICON.fail && isTriple(screen, h, shown))
      for (const icon of at(bookOf(t).differentFaces, die)) if (icon !== shown) t.offer(V.triple, h * 8 + i, icon, not)
    i++
  }
}
function isTriple(screen: Dice, h: HeroNo, shown: number): boolean {
  let n = 0
  for (const { hero, icon } of screen) if (hero === h && icon === shown) n++
  return n >= 3
}
/** Lucky Coin and War Horn: the die they are used on, counted from 1. */
function offerPrepCards(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  for (const card of cardsOf(t, hero)) {
    if (!card.isForPreparation || whyUsed(hero, card) !== null) continue
    for (const { timing, gain } of card.abilities) {
      if (timing !== 'prep' || gain?.gain !== 'effects') continue
      for (const effect of gain.effects) {
        if (effect.effect === 'reroll' && hero.rolledDice)
          ownDice(t, h).forEach((_, i) => t.offer(V.prep, card.no, (h << 6) | (i + 1)))
        if (effect.effect === 'extraDie') offerExtraDie(t, h, card.no)
      }
    }
  }
}
function offerExtraDie(t: T, h: HeroNo, card: number): void {
  const hero = heroAt(t, h)
  const pool = dicePool(t, h)
  if (!hero.rolledDice) {
    if (pool.length > diceToRoll(t, h)) t.offer(V.prep, card, h << 6)
    return
  }
  unrolled(pool, hero.chosen).forEach((die) => t.offer(V.prep, card, (h << 6) | (32 + die)))
}
/** Kinds of dice in the pool that were not chosen. */
function unrolled(pool: readonly number[], chosen: readonly number[]): number[] {
  const left = [...pool]
  for (const die of chosen) left.splice(left.indexOf(die), 1)
  return [...new Set(left)]
}
/** FG-23.8, FG-U3.1, FG-21.8 */
function offerSprint(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const not = hero.sprint
    ? SPRINTED
    : isDifficult(t, hero.zone)
      ? TERRAIN
      : isBlocked(t, h)
        ? BLOCKED
        : has(t, h, STANDS.noSprint)
          ? FROZEN
          : null
  for (const zone of near(t, hero.zone)) t.offer(V.sprint, h, zone, not)
}

// ---------------------------------------------------------------- doing it

function* doPreparation(t: T, option: Option, step: string): Rule {
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.roll:
      return step === 'plan' ? chooseDice(t, a, b) : yield* rollDice(t, a, b)
    case V.reroll:
      return yield* energyReroll(t, a, b)
    case V.rerollIcon:
      t.note(L.rerolledDie, theHero(t, a), at(ownDice(t, a), b).die)
      at(ownDice(t, a), b).rerolled = true
      return yield* rollAgain(t, a, [b])
    case V.triple:
      heroAt(t, a >> 3).triple = true
      at(ownDice(t, a >> 3), a & 7).icon = b
      return t.note(L.tripled, theHero(t, a >> 3))
    case V.sprint:
      return yield* sprint(t, a, b)
    case V.stance: {
      const hero = heroAt(t, a)
      hero.stance = hero.stance === 'guard' ? 'assault' : 'guard'
      hero.stanceTurned = true
      return t.note(L.stance, theHero(t, a), hero.stance === 'guard' ? 0 : 1)
    }
    case V.prep:
      return yield* prepCard(t, a, b)
    case V.pickUp:
      return pickUp(t, a, b)
    case V.confirm:
      heroAt(t, a).confirmed = true
      return t.note(L.confirmed, theHero(t, a))
    default: // FG-51.2 What was rolled, spent or moved is not taken back.
      heroAt(t, a).confirmed = false
      return t.note(L.withdrew, theHero(t, a))
  }
}
function chooseDice(t: T, h: HeroNo, mask: number): void {
  heroAt(t, h).chosen = dicePool(t, h).filter((_, i) => (mask & (1 << i)) !== 0)
}
/** FG-23.2, FG-23.3 */
export function* rollDice(t: T, h: HeroNo, mask: number): Rule {
  const hero = heroAt(t, h)
  if (!isBlind(t)) chooseDice(t, h, mask)
  hero.rolledDice = true
  if (hero.stun) {
    hero.stun = false
    t.note(L.stunCost, theHero(t, h))
  }
  const faces = yield* t.roll(
    'dice',
    hero.chosen.map(() => 6),
    seatOf(t, h),
    Q.prepDice,
  )
  const screen = screenAt(t, hero.seat)
  hero.chosen.forEach((die, i) =>
    screen.push({ hero: h, die, icon: at(at(bookOf(t).faces, die), faces[i]!), rerolled: false }),
  )
  t.note(L.rolls, theHero(t, h), hero.chosen.length)
}
/** FG-11.7 The new face stands. */
function* rollAgain(t: T, h: HeroNo, dice: readonly number[]): Rule {
  const faces = yield* t.roll(
    'dice',
    dice.map(() => 6),
    seatOf(t, h),
    Q.dice,
  )
  const own = ownDice(t, h)
  dice.forEach((i, n) => {
    own[i]!.icon = at(at(bookOf(t).faces, own[i]!.die), at(faces, n))
  })
}
function* energyReroll(t: T, h: HeroNo, mask: number): Rule {
  const hero = heroAt(t, h)
  spendEnergy(hero, 1)
  hero.energyReroll = true
  const dice = ownDice(t, h).flatMap((_, i) => ((mask & (1 << i)) !== 0 ? [i] : []))
  t.note(L.rerolled, theHero(t, h), dice.length)
  yield* rollAgain(t, h, dice)
}
/** FG-23.8, FG-23.11, FG-C1.5; FG-23.9 nothing else costs this damage. */
function* sprint(t: T, h: HeroNo, zone: number): Rule {
  const hero = heroAt(t, h)
  hero.sprint = true
  const from = hero.zone
  if (isFoeIn(t, from) && !isHero(t, h, 'rogue') && !has(t, h, STANDS.noSprintDamage)) yield* harm(t, h, { n: 1 })
  if (!stands(hero)) return
  t.note(L.sprinted, theHero(t, h), zone)
  yield* enterZone(t, h, zone)
}
function* prepCard(t: T, no: number, b: number): Rule {
  const h = b >> 6
  const die = b & 63
  const card = cardOfNo(t, no)
  const hero = heroAt(t, h)
  spendUse(t, h, card)
  t.note(L.prepared, theHero(t, h), no)
  if (die === 0) hero.extraDice++
  else if (die < 32) yield* rollAgain(t, h, [die - 1])
  else {
    hero.chosen.push(die - 32)
    const [face] = yield* t.roll('dice', [6], seatOf(t, h), Q.dice)
    screenAt(t, hero.seat).push({
      hero: h,
      die: die - 32,
      icon: at(at(bookOf(t).faces, die - 32), face!),
      rerolled: false,
    })
  }
}

/**
 * FG-7.5 The hero who rolled late resolves its energy reroll and three of a kind at once. FG-23.4 It is asked whatever its dice
 * show: whoever looks on would learn from silence that they allow nothing.
 */
export function* lateReroll(t: T, h: HeroNo): Rule {
  offerEnergyReroll(t, h)
  offerRerollIcons(t, h)
  offerTriple(t, h)
  offerPrepCards(t, h)
  t.offer(V.confirm, h)
  const picked = yield* t.choose(seatOf(t, h), Q.prepare, SECRET)
  yield* doPreparation(t, picked, 'prepare')
  if (heroAt(t, h).confirmed) t.next('reveal')
  else t.next('lateReroll', h)
}
