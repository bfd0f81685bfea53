/** Figures that are not as printed at the moment, and what changes them. */
import { at } from '@emberhall/kernel'
import { bookOf, cardOfNo, foeCard, STANDS } from '../book.ts'
import { dicePool, isWorn, printedHero, weaponOf } from '../heroes.ts'
import { DICE_A_ROUND, SLOTS } from '../parts.ts'
import { heroAt, slotOf, type FoeNo, type HeroNo, type T, Z } from '../state.ts'
import { SHOOT, STRIKE, plain, damageOf } from '../steps/actions.ts'
import { armorOf } from '../steps/harm.ts'
import { bossFigure, resistanceOf, WEAK_POINT } from '../steps/foes.ts'
import { diceToRoll } from '../steps/prepare.ts'
import { testDice } from '../steps/tests.ts'

/** A skill or an item, or a card of a deck. */
export type CardSource = { readonly card: number } | { readonly kept: number }
type Source =
  | CardSource
  | 'story'
  | 'weakPoint'
  | 'absorbed'
  | 'gained'
  | 'won'
  | 'prepared'
  | 'few'
  | 'stun'
  | 'assault'
  | 'mark'
  | 'bound'
export interface Figure {
  readonly what: 'resistance' | 'armor' | 'shot' | 'strike' | 'health' | 'energy' | 'pool' | 'dice' | 'worn' | 'test'
  readonly printed: number
  readonly now: number
  readonly by: readonly Part[]
}
interface Part {
  readonly n: number
  readonly source: Source
}

// ---------------------------------------------------------------- enemies

export function foeFigures(t: T, foe: FoeNo): readonly Figure[] {
  const enemy = t.s.enemies[foe]
  if (enemy === undefined || enemy.gone) return []
  const isBoss = enemy.card === bookOf(t).bossNo
  const { resistance, armor } = isBoss ? bossFigure(t) : foeCard(t, foe)
  const lost = enemy.armor - armor
  return told([
    figure('resistance', resistance, resistanceOf(t, foe), [
      { n: enemy.more, source: 'story' },
      { n: isBoss && t.s.boss.exploited ? -WEAK_POINT : 0, source: 'weakPoint' },
    ]),
    figure('armor', armor, enemy.armor, [{ n: lost, source: lost < 0 ? 'absorbed' : 'gained' }]),
    ...shotAt(t, foe),
  ])
}
/** The next shot of whoever has marked it. */
function shotAt(t: T, foe: FoeNo): readonly Figure[] {
  const { acting, heroes } = t.s
  const hero = heroes[acting]
  if (hero === undefined || hero.mark !== foe) return []
  return [figure('shot', 1, damageOf(t, acting, plain(SHOOT), foe), [{ n: hero.markExtra, source: 'mark' }])]
}

// ---------------------------------------------------------------- heroes

export function heroFigures(t: T, h: HeroNo): readonly Figure[] {
  const hero = t.s.heroes[h]
  if (hero === undefined) return []
  const { health, energy } = printedHero(t, h)
  return told([
    figure('health', health, hero.health + hero.healthSpent + hero.healthAside, [
      { n: hero.moreHealth, source: 'won' },
      ...lowered(t, h, STANDS.maxHealth),
    ]),
    figure('energy', energy, hero.energy + hero.energySpent, [
      { n: hero.moreEnergy, source: 'won' },
      ...lowered(t, h, STANDS.maxEnergy),
    ]),
    poolOf(t, h),
    ...(hero.zone < 0 ? [] : [rollOf(t, h), wornBy(t, h), ...strikeOf(t, h)]),
    ...testOf(t, h),
  ])
}
/** FG-38.1, FG-C5.4 One less for each kept card that says so. */
function lowered(t: T, h: HeroNo, what: number): readonly Part[] {
  return keptWith(t, h, what).map((kept) => ({ n: -1, source: { kept } }))
}
function keptWith(t: T, h: HeroNo, what: number): readonly number[] {
  const { standingOfFace } = t.game as unknown as { readonly standingOfFace: readonly number[] }
  return [...t.cards(Z.corruption + h), ...t.cards(Z.fear + h)].filter(
    (card) => standingOfFace[at(t.s.faces, card)] === what,
  )
}
/** FG-16.2 Dice to choose from. */
function poolOf(t: T, h: HeroNo): Figure {
  const hero = heroAt(t, h)
  const weapon = weaponOf(t, hero)
  const pool = dicePool(t, h).length
  return figure('pool', printedHero(t, h).dice.length, pool, [
    { n: hero.dice.length, source: 'won' },
    ...(weapon?.item?.die === undefined ? [] : [{ n: 1, source: { card: weapon.no } }]),
  ])
}
/** FG-23.2, FG-23.3 */
function rollOf(t: T, h: HeroNo): Figure {
  const hero = heroAt(t, h)
  const few = Math.min(0, dicePool(t, h).length - DICE_A_ROUND - hero.extraDice)
  return figure('dice', DICE_A_ROUND, diceToRoll(t, h), [
    { n: hero.extraDice, source: 'prepared' },
    { n: few, source: 'few' },
    { n: hero.stun ? -1 : 0, source: 'stun' },
  ])
}
/** FG-17.2 */
function wornBy(t: T, h: HeroNo): Figure {
  const hero = heroAt(t, h)
  const cubes = SLOTS.flatMap((_, slot) => {
    const { item, cubes: n } = slotOf(hero, slot)
    return isWorn(hero, slot) ? [{ n, source: { card: cardOfNo(t, item).no } }] : []
  })
  return figure('worn', 0, armorOf(hero), cubes)
}
/** FG-C1.6 */
function strikeOf(t: T, h: HeroNo): readonly Figure[] {
  const n = damageOf(t, h, plain(STRIKE), -1)
  return n === 1 ? [] : [figure('strike', 1, n, [{ n: n - 1, source: 'assault' }])]
}
/** FG-38.6 */
function testOf(t: T, h: HeroNo): readonly Figure[] {
  const { trait, dice } = t.s.test
  if (trait < 0) return []
  const by = keptWith(t, h, STANDS.testDie).map((kept) => ({ n: 1, source: { kept } }))
  return [figure('test', dice, testDice(t, h), by)]
}

const told = (figures: readonly Figure[]): readonly Figure[] => figures.filter(({ by }) => by.length > 0)
/** The parts add up to the figure that holds now; what a bound cuts off is a part of its own. */
function figure(what: Figure['what'], base: number, now: number, by: readonly Part[]): Figure {
  const rest = now - by.reduce((sum, { n }) => sum + n, base)
  const parts = [...by, { n: rest, source: 'bound' as const }].filter(({ n }) => n !== 0)
  return { what, printed: base, now, by: parts }
}
