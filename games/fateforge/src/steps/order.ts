/** FG-24, FG-25.1 The order of play, and the screens come down. */
import { at, aOf, type Rule } from '@emberhall/kernel'
import { stands } from '../heroes.ts'
import { theHero, theOrder } from '../naming.ts'
import { L } from '../log.ts'
import { ORDERS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T, isBlind } from '../state.ts'
import { group } from './group.ts'
import { rollDice } from './prepare.ts'

/** FG-24.2, FG-24.5 Only heroes on their feet have a tile. */
export function* order(t: T): Rule {
  const { s } = t
  const up = s.heroes.flatMap((hero, h) => (stands(hero) ? [h] : []))
  if (up.length === 1) s.order = up
  else {
    const wanted = bitsOf(up)
    for (let i = 0; i < ORDERS.length; i++) if (WHO[i] === wanted) t.offer(V.order, i)
    const picked = aOf(yield* group(t, Q.order))
    s.order = placesIn(at(ORDERS, picked))
    t.note(L.ordered, theOrder(t))
  }
  s.reactionSlot = Math.min(s.reactionSlot, s.order.length - 1)
  t.next(isBlind(t) ? 'prepare' : 'reveal')
}

export const placesIn = (name: string): HeroNo[] => Array.from(name, (n) => Number(n) - 1)
const bitsOf = (heroes: readonly HeroNo[]): number => heroes.reduce((bits, h) => bits | (1 << h), 0)
/** Who is in each order, as bits. */
const WHO: readonly number[] = ORDERS.map((name) => bitsOf(placesIn(name)))

/** FG-11.2, FG-25.1 Dice become public; FG-7.5 the hero who plays later rolls only now. */
export function* reveal(t: T): Rule {
  const { s } = t
  if (isBlind(t)) {
    const late = s.order.find((h) => !heroAt(t, h).rolledDice)
    if (late !== undefined) {
      yield* rollDice(t, late, 0)
      heroAt(t, late).confirmed = false
      return t.next('lateReroll', late)
    }
  }
  for (const screen of s.screens)
    for (const { hero, die, icon } of screen) {
      heroAt(t, hero).pool.push({ icon, die, kept: false })
      t.note(L.shows, theHero(t, hero), die, icon)
    }
  s.screens = s.screens.map(() => [])
  s.phase = 'turns'
  t.next('turns')
}

/** FG-24.2, FG-24.3 Hero turns with the reactions at their slot, then all enemies. */
export function* turns(t: T): Rule {
  const { s } = t
  s.order.forEach((h: HeroNo, i) => {
    if (i === s.reactionSlot) t.later('reactions')
    t.later('heroTurn', h)
  })
  if (s.order.length === 0) t.later('reactions')
  t.later('enemyTurns', 0)
  t.later('upkeep')
}
