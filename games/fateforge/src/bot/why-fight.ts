/** Why a thing of the preparation, and an answer to the smaller questions of a fight. */
import { apart } from '../ground.ts'
import { at, aOf, bOf, type Option, PASS, verbOf, type Why } from '@emberhall/kernel'
import { bookOf, ICON } from '../book.ts'
import { dicePool, stands } from '../heroes.ts'
import { ORDERS } from '../parts.ts'
import { V } from '../questions.ts'
import { heroAt, screenAt, type HeroNo, type T } from '../state.ts'
import { armorOf } from '../steps/harm.ts'
import { because, ofHero, when } from './because.ts'
import { Fight, isAttackIcon } from './fight.ts'
import type { Asked } from './picks.ts'
import { outlook } from './plan.ts'
import { GLANCE, iconWorth } from './prepare.ts'
import { missing } from './supply.ts'
import { whatComes, whyLeft } from './why-turn.ts'

// ---------------------------------------------------------------- preparation

export function whyPreparation({ t, seat }: Asked, chosen: Option): readonly Why[] {
  const [a, b] = [aOf(chosen), bOf(chosen)]
  const shown = screenAt(t, seat).filter(({ hero }) => hero === a)
  switch (verbOf(chosen)) {
    case V.pickUp:
      return because('free')
    case V.stance:
      return [...whyNear(t, a), ...whyLeft(t, a)]
    case V.roll:
      return whyDice(t, a, marked(dicePool(t, a), b))
    case V.rerollIcon:
      return whyFaces(t, [at(shown, b).die], 'any')
    case V.reroll:
      return whyFaces(
        t,
        marked(shown, b).map(({ die }) => die),
        'any',
      )
    case V.sprint: {
      const o = outlook(new Fight(t, a))
      const next = o.copy()
      next.enter(b)
      return whatComes(o, next, GLANCE)
    }
    case V.confirm:
      if (!shown.some(({ icon }) => icon === ICON.fail)) return because('noFail')
      return heroAt(t, a).energy < 2 ? whyEnergy(t, a) : []
    default:
      return []
  }
}
const marked = <D>(dice: readonly D[], mask: number): D[] => dice.filter((_, i) => (mask & (1 << i)) !== 0)
function whyNear(t: T, h: HeroNo): readonly Why[] {
  const { ways, hero } = new Fight(t, h)
  return because('near', {
    n: t.s.enemies.filter(({ gone, zone }) => !gone && apart(ways, hero.zone, zone) <= 1).length,
  })
}
export const whyEnergy = (t: T, h: HeroNo): readonly Why[] => because('energy', ofHero(t, h, heroAt(t, h).energy))
/** What counts most, and how often the dice show it. Who plays blind has chosen them before (FG-7.5). */
function whyDice(t: T, h: HeroNo, dice: readonly number[]): readonly Why[] {
  if (dice.length === 0) return []
  const worth = iconWorth(t, h)
  if (at(worth, ICON.move) > at(worth, ICON.strike)) return whyFaces(t, dice, 'move')
  return [...whyNear(t, h), ...whyFaces(t, dice, 'attack')]
}
const HELPS = {
  attack: isAttackIcon,
  move: (icon: number): boolean => icon === ICON.move || icon === ICON.moveStrike,
  any: (icon: number): boolean => icon !== ICON.fail,
}
function whyFaces(t: T, dice: readonly number[], kind: keyof typeof HELPS): readonly Why[] {
  const faces = dice.flatMap((die) => at(bookOf(t).faces, die))
  return because('faces', { kind, n: faces.filter(HELPS[kind]).length, all: faces.length })
}
/** FG-24.4 */
export function whyOrder({ t }: Asked, chosen: Option): readonly Why[] {
  const first = Number(at(ORDERS, aOf(chosen))[0]) - 1
  const others = t.s.heroes.flatMap((hero, h) => (stands(hero) ? [h] : []))
  return whyTough(t, first, others)
}

// ---------------------------------------------------------------- blows

/** Whoever can take more than all others. */
function whyTough(t: T, h: HeroNo, all: readonly HeroNo[]): readonly Why[] {
  const health = t.s.heroes.map((hero) => hero.health + hero.parry + armorOf(hero))
  return when(
    all.every((other) => other === h || at(health, other) < at(health, h)),
    'tough',
    ofHero(t, h, health[h]),
  )
}
/** FG-30.2 */
export const whyVictim = ({ t, ask }: Asked, chosen: Option): readonly Why[] =>
  whyTough(t, aOf(chosen), ask.options.map(aOf))
/** FG-27.2 */
export function whyPrevention({ t }: Asked, chosen: Option): readonly Why[] {
  const { hero } = t.s.about
  if (chosen !== PASS && verbOf(chosen) !== V.guard) return because(aOf(chosen) > 0 ? 'parry' : 'armor')
  return heroAt(t, hero).health <= 2 ? whyLeft(t, hero) : whyEnergy(t, hero)
}
/** What an effect on a hero makes good. */
export const whyHurt = (t: T, h: HeroNo): readonly Why[] =>
  when(missing(heroAt(t, h)) > 0, 'hurt', ofHero(t, h, missing(heroAt(t, h))))
