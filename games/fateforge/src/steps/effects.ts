/** Spec 12.6: effects of skills, items and allies in a fight. */
import { aOf, type Rule } from '@emberhall/kernel'
import { ICONS, type Effect, type Reach } from '../content/types.ts'
import { foeCard, sceneNow } from '../book.ts'
import { distance, zonesOf } from '../ground.ts'
import { energize, heal, seatOf, stands } from '../heroes.ts'
import { theFoe, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { MOVE, onDefeat, plain } from './actions.ts'
import { foesNear, hitFoe, isTargetable, stunFoe } from './foes.ts'
import { gainParry, hide } from './harm.ts'
import { foretell } from './reactions.ts'
import { takeFood, takeGem } from './gathering.ts'
import { moveOutOfTurn } from './sequence.ts'

/** Standing heroes within reach; nobody who is down can be chosen (FG-36.11). */
function heroesIn(t: T, h: HeroNo, { range, other, self }: Reach): HeroNo[] {
  if (self) return [h]
  const { zone } = heroAt(t, h)
  return t.s.heroes.flatMap((hero, i) =>
    stands(hero) && distance(t, zone, hero.zone) <= range && !(other && i === h) ? [i] : [],
  )
}
const targetsWithin = (t: T, h: HeroNo, range: number): FoeNo[] =>
  foesNear(t, heroAt(t, h).zone, range).filter((foe) => isTargetable(t, foe, heroAt(t, h).zone))
/** FG-39.4, FG-39.5 */
const stunnableWithin = (t: T, h: HeroNo, range: number): FoeNo[] =>
  targetsWithin(t, h, range).filter((foe) => foeCard(t, foe).isMinion && !foeAt(t, foe).stun)

/** Whether an effect could do anything now. */
export function canEffect(t: T, h: HeroNo, effect: Effect): boolean {
  const hero = heroAt(t, h)
  switch (effect.effect) {
    case 'mark':
      return targetsWithin(t, h, effect.range).length > 0
    case 'blast':
      return blastZones(t, h, effect.near, effect.range).length > 0
    case 'cleave':
    case 'sunder':
      return targetsWithin(t, h, 0).length > 0
    case 'stun':
      return stunnableWithin(t, h, effect.range).length > 0
    case 'heal':
      return heroesIn(t, h, effect).some((i) => heroAt(t, i).healthSpent + heroAt(t, i).healthAside > 0)
    case 'energize':
      return heroesIn(t, h, effect).some((i) => heroAt(t, i).energySpent > 0)
    case 'lendResult':
      return heroesIn(t, h, effect).length > 0
    case 'hide':
      return !hero.stealth
    case 'steal':
      return robbable(t, h).length > 0
    case 'antidote':
      return hero.healthAside > 0
    case 'reach': // FG-21.4g
      return (effect.attack === 'strike' ? hero.reachStrike : hero.reachShoot) === 0
    default:
      return true
  }
}

export function* runEffects(t: T, h: HeroNo, effects: readonly Effect[]): Rule {
  for (const effect of effects) yield* run(t, h, effect)
}
function* run(t: T, h: HeroNo, effect: Effect): Rule {
  const hero = heroAt(t, h)
  switch (effect.effect) {
    case 'mark': {
      const foe = yield* pickFoe(t, h, targetsWithin(t, h, effect.range))
      if (foe < 0) return
      hero.mark = foe
      hero.markExtra = effect.extra
      return t.note(L.marked, theHero(t, h), theFoe(t, foe))
    }
    case 'blast':
      return yield* blast(t, h, effect.n, effect.near, effect.range)
    case 'cleave':
      return yield* cleave(t, h, effect.n, effect.most)
    case 'stun': {
      const foe = yield* pickFoe(t, h, stunnableWithin(t, h, effect.range))
      return foe < 0 ? undefined : stunFoe(t, foe)
    }
    case 'sunder': {
      const foe = yield* pickFoe(t, h, targetsWithin(t, h, 0))
      if (foe < 0) return
      const enemy = foeAt(t, foe)
      const n = Math.min(effect.n, enemy.armor)
      enemy.armor -= n
      return t.note(L.sundered, theFoe(t, foe), n)
    }
    case 'heal':
      return heal(t, yield* pickHero(t, h, heroesIn(t, h, effect)), effect.n)
    case 'energize': {
      const heroes = heroesIn(t, h, effect)
      if (effect.all) for (const i of heroes) energize(t, i, effect.n)
      else energize(t, yield* pickHero(t, h, heroes), effect.n)
      return
    }
    case 'guard':
      return yield* guard(t, h, effect)
    case 'lendResult': {
      const to = yield* pickHero(t, h, heroesIn(t, h, effect))
      const icon = yield* pickIcon(t, h)
      heroAt(t, to).pool.push({ icon, die: -1, kept: true })
      return t.note(L.lent, theHero(t, to), icon)
    }
    case 'anyResult': {
      const icon = yield* pickIcon(t, h)
      hero.pool.push({ icon, die: -1, kept: false })
      return
    }
    case 'hide':
      return hide(t, h)
    case 'steal':
      return yield* steal(t, h)
    case 'taunt':
      hero.taunt = true
      return t.note(L.taunts, theHero(t, h))
    case 'smoke': {
      const cloud = effect.who === 'self' ? [h] : heroesIn(t, h, { range: 0 })
      for (const i of cloud) heroAt(t, i).smoke = true
      return t.note(L.smoke, theHero(t, h))
    }
    case 'reach':
      if (effect.attack === 'strike') hero.reachStrike = 1
      else hero.reachShoot = 1
      return
    case 'antidote': {
      const n = Math.min(effect.n, hero.healthAside)
      hero.healthAside -= n
      hero.health += n
      return t.note(L.asideBack, theHero(t, h), n)
    }
    case 'lead': {
      const led = yield* pickHero(t, h, heroesIn(t, h, effect))
      const move = { ...plain(MOVE), free: true }
      if (led === h) return void hero.actions.push(move)
      return yield* moveOutOfTurn(t, led, move)
    }
    case 'whisper':
      return foretell(t)
    case 'prevent':
    case 'reroll':
    case 'extraDie':
    case 'testReroll':
      break // They belong to other moments: damage, preparation, tests.
  }
}
function* pickFoe(t: T, h: HeroNo, foes: readonly FoeNo[]): Rule<FoeNo> {
  if (foes.length === 0) return -1
  for (const foe of foes) t.offer(V.enemy, foe)
  return aOf(yield* t.choose(seatOf(t, h), Q.target))
}
function* pickHero(t: T, h: HeroNo, heroes: readonly HeroNo[]): Rule<HeroNo> {
  for (const i of heroes) t.offer(V.who, i)
  return aOf(yield* t.choose(seatOf(t, h), Q.heroTarget))
}
/** Any result but Fail and Special; duals are faces of dice only. */
function* pickIcon(t: T, h: HeroNo): Rule<number> {
  const plainIcons = ICONS.filter((icon) => !['fail', 'special', 'moveStrike', 'strikeShoot'].includes(icon))
  for (const icon of plainIcons) t.offer(V.icon, ICONS.indexOf(icon))
  return aOf(yield* t.choose(seatOf(t, h), Q.lend))
}
function blastZones(t: T, h: HeroNo, nearest: number, range: number): ZoneNo[] {
  const { zone } = heroAt(t, h)
  return zonesOf(sceneNow(t)).filter((to) => {
    const far = distance(t, zone, to)
    return far >= nearest && far <= range && t.s.enemies.some((enemy) => !enemy.gone && enemy.zone === to)
  })
}
/** Damage that does not aim: guards and stealth are no help (FG-U6.2), and it does not reveal the Rogue (FG-C1.3). */
function* blast(t: T, h: HeroNo, n: number, nearest: number, range: number): Rule {
  for (const zone of blastZones(t, h, nearest, range)) t.offer(V.zone, zone)
  const zone = aOf(yield* t.choose(seatOf(t, h), Q.target))
  for (let foe = 0; foe < t.s.enemies.length; foe++) if (foeAt(t, foe).zone === zone) strikeDown(t, h, foe, n)
}
function strikeDown(t: T, h: HeroNo, foe: FoeNo, n: number): void {
  if (foeAt(t, foe).gone) return
  hitFoe(t, foe, n)
  if (foeAt(t, foe).gone) onDefeat(t, h)
}
function* cleave(t: T, h: HeroNo, n: number, most: number): Rule {
  const foes = targetsWithin(t, h, 0)
  for (const foe of foes) t.offer(V.enemy, foe)
  for (const option of yield* t.some(seatOf(t, h), Q.target, 1, most)) strikeDown(t, h, aOf(option), n)
}
function* guard(t: T, h: HeroNo, effect: Extract<Effect, { effect: 'guard' }>): Rule {
  const heroes = heroesIn(t, h, effect)
  if (effect.all) {
    for (const i of heroes) gainParry(t, i, effect.n)
    return
  }
  for (const i of heroes) t.offer(V.who, i)
  for (const option of yield* t.some(seatOf(t, h), Q.heroTarget, 1, effect.most ?? 1))
    gainParry(t, aOf(option), effect.n)
}
const robbable = (t: T, h: HeroNo): FoeNo[] =>
  foesNear(t, heroAt(t, h).zone, 0).filter((foe) => foeAt(t, foe).carries.length > 0)
function* steal(t: T, h: HeroNo): Rule {
  const foe = yield* pickFoe(t, h, robbable(t, h))
  if (foe < 0) return
  const what = foeAt(t, foe).carries.shift()!
  t.note(L.stole, theHero(t, h), theFoe(t, foe))
  if (what < 3) takeGem(t, h, what)
  else takeFood(t, h)
}
