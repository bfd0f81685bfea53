/** SB-28 The end of a fight: breath, recovery, Loot. */
import { at as nth, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf, partNo } from '../book.ts'
import { abilitiesOf, markUsed, renew } from '../queries/abilities.ts'
import { standing, worldOf } from '../queries/ground.ts'
import { expire } from '../queries/sources.ts'
import { maxGrit } from '../queries/stats.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, type T, Z } from '../state.ts'
import { endRemaining } from './darkness.ts'
import { freshDeck } from './decks.ts'
import { d3, heroDice } from './dice.ts'
import { gainGrit } from './grit.ts'
import { healEither, healWorth } from './heal.ts'
import { drawLoot, MOST_LOOT } from './loot.ts'
import { recover } from './recover.ts'

/** SB-28.8 Breath, recovery, Loot, what comes after the fight, then step 4. */
export function* fightEnd(t: T): Rule {
  t.s.phase = 'fightEnd'
  t.note(L.fightOver)
  t.later('breath', 0)
  t.later('afterFall', 0)
  t.later('loot')
  t.later('afterFight')
  t.later('endTurn')
}
/** SB-28.2 D3 of any mix; who had not been activated D6, or 1 Grit. */
export function* breath(t: T, h: HeroNo): Rule {
  if (h >= t.s.heroes.length) return
  t.next('breath', h + 1)
  const hero = heroOf(t, h)
  if (hero.down !== 0) return
  if (hero.activated) {
    if (hero.wounds + hero.harm === 0) return
    const [face = 1] = yield* heroDice(t, { h, key: 'breath', n: 1, need: 0 })
    yield* healEither(t, h, healWorth(t, h, d3(face)))
    return
  }
  t.s.about.hero = h
  if (hero.wounds + hero.harm > 0) t.offer(V.breathe)
  if (hero.grit < maxGrit(t, h)) t.offer(V.takeGrit)
  if (t.offerCount === 0) return
  if (verbOf(yield* t.choose(hero.seat, Q.breath)) === V.takeGrit) return gainGrit(t, h, 1)
  const [face = 1] = yield* heroDice(t, { h, key: 'breath', n: 1, need: 0 })
  yield* healEither(t, h, healWorth(t, h, face))
}
/** SB-28.3, SB-15.6 */
export function* afterFall(t: T, h: HeroNo): Rule {
  if (h >= t.s.heroes.length) return
  t.next('afterFall', h + 1)
  const { down, out } = heroOf(t, h)
  if (down !== 0 && !out) yield* recover(t, h)
}

/** SB-28.4, SB-28.5 A card for each group, three at most; one shuffle for all. */
export function* loot(t: T): Rule {
  const { s } = t
  const n = Math.min(MOST_LOOT, s.fight.groups)
  s.fight.groups = 0
  if (n === 0) return
  const drawers = standing(t)
  freshDeck(t, Z.loot)
  for (const h of drawers.toReversed()) t.next('openLoot', h, n)
}
/** SB-28.6 */
export function* openLoot(t: T, h: HeroNo, n: number): Rule {
  if (heroOf(t, h).down !== 0) return
  yield* wantsMore(t, h, n)
  yield* drawLoot(t, h, n)
}
/** What may be used as Loot is drawn, where it could bring something: three cards are the most. */
function* wantsMore(t: T, h: HeroNo, n: number): Rule {
  if (n >= MOST_LOOT) return
  for (const hand of abilitiesOf(t, h, 'lootDrawn')) {
    t.s.about.hero = h
    t.offer(V.use, partNo(t, hand.ability), h)
    if ((yield* t.maybe(heroOf(t, h).seat, Q.moreLoot)) === 0) continue
    markUsed(t, hand)
    yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h) })
  }
}
/** SB-28.7, SB-28.8 What was to come after the fight; everything that held for it ends. */
export function* afterFight(t: T): Rule {
  const { s } = t
  const { after } = s.fight
  const wasFinale = s.fight.isFinale
  for (const h of standing(t))
    for (const hand of abilitiesOf(t, h, 'fightEnd')) {
      markUsed(t, hand)
      yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h), isOwn: true })
    }
  for (const { effects, hero, tile } of after) {
    const part = nth(bookOf(t).parts, effects)
    if (Array.isArray(part)) yield* run(t, part, { you: hero, tile, world: worldOf(t, hero) })
  }
  endRemaining(t, 'fightEnd')
  expire(t, 'fight')
  expire(t, 'firstTurn')
  renew(t, ['fight', 'first'])
  s.fight = {
    isOn: false,
    turns: 0,
    groups: 0,
    isFinale: false,
    elite: s.fight.elite.map(() => 0),
    ambush: [],
    nextAmbush: [],
    activated: [],
    type: -1,
    after: [],
    flashes: [],
    passed: [],
  }
  s.finaleElite = 0
  if (wasFinale) t.next('finaleWon')
}
