/** Abilities that a hero uses of his own accord. */
import { at as nth, aOf, bOf, type Option, type Rule, type Seat } from '@emberhall/kernel'
import type { Trigger } from '../content/types.ts'
import { partNo } from '../book.ts'
import { type AtHand, abilitiesOf, markUsed } from '../queries/abilities.ts'
import { isNextTo, standing, worldOf } from '../queries/ground.ts'
import { canShootAt, gunRange } from '../queries/targets.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, type T, Z } from '../state.ts'
import { attack } from './attack.ts'
import { throwDynamite } from './dynamite.ts'
import { itemOf, tokensOf } from './items.ts'
import { payCost } from './pay.ts'
import { placeComing } from './arrive.ts'
import { DYNAMITE } from './tokens.ts'

/** Whether using it now could do anything. */
function isOfUse(t: T, { hero: h, ability, item }: AtHand): boolean {
  const { s } = t
  const { at } = nth(s.heroes, h)
  return ability.do.every((effect) => {
    if (effect.do === 'freeAttack') {
      if (nth(s.heroes, h).freeAttack || s.enemies.length === 0 || !s.acting.rolled) return false // SB-23.12
      if (effect.kind === 'dynamite') return tokensOf(t, h, DYNAMITE) > 0
      const range = effect.range ?? 0
      if (effect.kind === 'throwing') return s.enemies.some((_, e) => isNextTo(t, e, at) || canShootAt(t, at, e, range))
      return nth(s.heroes, h).items.some(
        (held) =>
          held.ready &&
          itemOf(t, held).gun !== undefined &&
          s.enemies.some((_, e) => canShootAt(t, at, e, gunRange(t, h, held))),
      )
    }
    if (effect.do === 'relight') return s.lantern.isOut || s.lantern.oil >= 0
    if (effect.do === 'dread') return effect.n > 0 || t.cards(Z.dreadStack).length > 0
    return item === null || item.usedBy < 0 || item.usedBy === h
  })
}
export function offerAbilities(t: T, h: HeroNo, on: Trigger): void {
  for (const hand of abilitiesOf(t, h, on)) if (isOfUse(t, hand)) t.offer(V.use, partNo(t, hand.ability), h)
}
/** What somebody’s heroes may use at any time between rolls and cards. */
export function offerAnytime(t: T, seat: Seat): void {
  for (const h of standing(t)) if (heroOf(t, h).seat === seat) offerAbilities(t, h, 'anytime')
}
/** By the option that was taken. */
export function* useAbility(t: T, option: Option, on: readonly Trigger[]): Rule {
  const h = bOf(option)
  const hand = on
    .flatMap((trigger) => abilitiesOf(t, h, trigger))
    .find(({ ability }) => partNo(t, ability) === aOf(option))
  if (hand === undefined) return
  const { ability, item } = hand
  markUsed(t, hand)
  t.note(L.uses, theHero(t, h))
  payCost(t, hand)
  const free = ability.do.find((effect) => effect.do === 'freeAttack')
  if (free !== undefined) return yield* freeAttack(t, h, free.kind, free.range ?? 0)
  yield* run(t, ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h), item, isOwn: true })
  yield* placeComing(t)
}
/** SB-23.12, SB-23.16 At most one a turn. */
function* freeAttack(t: T, h: HeroNo, kind: 'ranged' | 'dynamite' | 'throwing', range: number): Rule {
  const hero = heroOf(t, h)
  hero.freeAttack = true
  if (kind === 'dynamite') return yield* throwDynamite(t, h)
  if (kind === 'throwing') return yield* attack(t, { h, kind, guns: [], crits: -1, range })
  hero.items.forEach((held, i) => {
    const isGun = held.ready && itemOf(t, held).gun !== undefined
    if (isGun && t.s.enemies.some((_, e) => canShootAt(t, hero.at, e, gunRange(t, h, held)))) t.offer(V.shoot, i)
  })
  const gun = nth(hero.items, aOf(yield* t.choose(hero.seat, Q.whichGun)))
  yield* attack(t, { h, kind: 'ranged', guns: [gun], crits: -1 })
}
/** SB-7.2 (a) What may be used as the activation starts. */
export function* startAbilities(t: T, h: HeroNo): Rule {
  offerAbilities(t, h, 'activationStart')
  const option = yield* t.maybe(heroOf(t, h).seat, Q.activationStart)
  if (option === 0) return
  yield* useAbility(t, option, ['activationStart'])
  if (!t.s.isCut) t.next('startAbilities', h)
}
