/** FG-42, FG-44.8, FG-C6 Victory rewards and traits. */
import { at, aOf, bOf, type Rule } from '@emberhall/kernel'
import { DICE, TRAITS } from '../content/types.ts'
import { itemOf, bookOf } from '../book.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { PRIZES } from '../parts.ts'
import { Q, V } from '../questions.ts'
import type { T } from '../state.ts'
import { group } from './group.ts'
import { isHeld } from './things.ts'
import { changeGold } from './holdings.ts'

const TRAIT_EVERY = 3

/** FG-42.1, FG-42.2 */
export function* winVictory(t: T): Rule {
  const { s } = t
  s.victory++
  t.note(L.victory, s.victory)
  const { rewards } = bookOf(t).content
  while (s.rewards < rewards.length && at(rewards, s.rewards).at <= s.victory) {
    for (const prize of at(rewards, s.rewards).options) t.offer(V.prize, PRIZES.indexOf(prize))
    s.rewards++
    const prize = aOf(yield* group(t, Q.prize))
    t.note(L.prize, prize)
    yield* take(t, at(PRIZES, prize))
  }
}
function* take(t: T, prize: (typeof PRIZES)[number]): Rule {
  const { s } = t
  switch (prize) {
    case 'die': {
      s.heroes.forEach((_, h) => DICE.slice(0, 4).forEach((__, die) => t.offer(V.die, h, die)))
      const picked = yield* group(t, Q.dieWon)
      at(s.heroes, aOf(picked)).dice.push(bOf(picked))
      return t.note(L.dieWon, theHero(t, aOf(picked)), bOf(picked))
    }
    case 'gold6':
      return changeGold(t, 6)
    case 'item': {
      const { cards } = bookOf(t)
      for (const { no, item } of cards)
        if (item !== null && item.only === undefined && !isHeld(t, no)) t.offer(V.take, no)
      if (t.offerCount === 0) return
      const no = aOf(yield* group(t, Q.prize))
      s.bag.push({ item: no, up: false, stage: 0, cubes: itemOf(at(cards, no)).armor ?? 0 })
      return t.note(L.gotItem, no)
    }
    case 'traitCard':
      return yield* giveTraitCard(t)
    case 'maxHealth':
      for (const hero of s.heroes) {
        hero.moreHealth++
        hero.health++
      }
      return
    case 'maxEnergy':
      for (const hero of s.heroes) {
        hero.moreEnergy++
        hero.energy++
      }
  }
}
/** FG-44.7, FG-44.8 */
export function* giveTraits(t: T, n: number): Rule {
  const { s } = t
  if (n === 0) return
  s.traitPoints += n
  t.note(L.traitPoints, n, s.traitPoints)
  while (Math.floor(s.traitPoints / TRAIT_EVERY) > s.traitsGiven) {
    s.traitsGiven++
    yield* giveTraitCard(t)
  }
}
/** One card of each trait; the group gives it to one hero. */
function* giveTraitCard(t: T): Rule {
  const { s } = t
  const given = s.heroes.flatMap(({ traits }) => traits)
  TRAITS.forEach((_, trait) => {
    if (!given.includes(trait)) s.heroes.forEach((__, h) => t.offer(V.traitCard, trait, h))
  })
  if (t.offerCount === 0) return
  const picked = yield* group(t, Q.traitCard)
  at(s.heroes, bOf(picked)).traits.push(aOf(picked))
  t.note(L.traitCard, theHero(t, bOf(picked)), aOf(picked))
}
