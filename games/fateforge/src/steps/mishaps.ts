/** FG-38, FG-U10, FG-C5 Corruption and traps, and what such cards do. */
import { type Rule, verbOf } from '@emberhall/kernel'
import type { Mishap } from '../content/types.ts'
import { foeCard, STANDS } from '../book.ts'
import { faceKind } from '../decks.ts'
import { distance, near, stepsToward } from '../ground.ts'
import { lowerEnergy, lowerHealth, printedHero, seatOf, standing, stands } from '../heroes.ts'
import { theFoe, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { foeAt, heroAt, type FoeNo, type HeroNo, type T, Z } from '../state.ts'
import { enterZone } from './entering.ts'
import { fall, harm, loseEnergy, loseHealth, stunHero } from './harm.ts'
import { isRooted, placeFoe } from './foes.ts'
import { goldBrought } from './gathering.ts'
import { pickRandom } from './luck.ts'

/** FG-38.1 Applied when drawn, then kept or discarded; FG-36.10, FG-38.3 who falls by it draws no other. */
export function* drawCorruption(t: T, h: HeroNo): Rule {
  const card = t.top(Z.corruptionDeck)
  if (card < 0) return t.note(L.noCorruption, theHero(t, h)) // FG-38.5
  const { keep, mishaps } = faceKind(t, card, 'corruption')
  t.move(card, keep === undefined ? Z.corruptionGrave : Z.corruption + h)
  t.note(L.corruption, theHero(t, h), card)
  const hero = heroAt(t, h)
  const wasDown = hero.down
  if (keep === 'maxHealth') lowerHealth(hero)
  if (keep === 'maxEnergy') lowerEnergy(hero)
  if (hero.health === 0 && !hero.down) fall(t, h)
  yield* suffer(t, h, mishaps)
  if (hero.down && !wasDown) hero.out = true // FG-36.12
}
/** FG-C5.1 When the card leaves play the token comes back exhausted. */
export function dropCorruption(t: T, h: HeroNo, card: number, to: number): void {
  const hero = heroAt(t, h)
  t.move(card, to)
  const { health, energy } = printedHero(t, h)
  const mostHealth = Math.max(1, health + hero.moreHealth - standing(t, h, STANDS.maxHealth))
  const mostEnergy = Math.max(1, energy + hero.moreEnergy - standing(t, h, STANDS.maxEnergy))
  hero.healthSpent += mostHealth - (hero.health + hero.healthSpent + hero.healthAside)
  hero.energySpent += mostEnergy - (hero.energy + hero.energySpent)
}
const corruptionOf = (t: T, h: HeroNo): readonly number[] => t.cards(Z.corruption + h)

/** FG-U10.1b, FG-U10.6 */
export function* drawTrap(t: T, h: HeroNo): Rule {
  if (t.cards(Z.trapDeck).length === 0) {
    for (const card of t.cards(Z.trapPile).slice()) t.move(card, Z.trapDeck)
    t.shuffle(Z.trapDeck)
  }
  const card = t.top(Z.trapDeck)
  t.move(card, Z.trapPile)
  t.note(L.trap, theHero(t, h), card)
  yield* suffer(t, h, faceKind(t, card, 'trap').mishaps)
}

export function* suffer(t: T, h: HeroNo, mishaps: readonly Mishap[]): Rule {
  for (const mishap of mishaps) yield* befall(t, h, mishap)
}
function* befall(t: T, h: HeroNo, what: Mishap): Rule {
  const { s } = t
  const hero = heroAt(t, h)
  switch (what.mishap) {
    case 'loseEnergy':
      return loseEnergy(t, h, what.n)
    case 'loseHealth':
      return loseHealth(t, h, what.n)
    case 'damage':
      yield* harm(t, h, { n: what.n })
      return
    case 'toxic':
      yield* harm(t, h, { n: what.n, toxic: true })
      return
    case 'toxicAll': {
      const here = s.heroes.flatMap((other, i) => (stands(other) && other.zone === hero.zone ? [i] : []))
      for (const i of here) yield* harm(t, i, { n: what.n, toxic: true })
      return
    }
    case 'lessTime':
      s.nextRestTime -= what.n
      return
    case 'stun':
      return stunHero(t, h)
    case 'net':
      return yield* net(t, h)
    case 'bell':
      return yield* bell(t, h)
    case 'debt':
      return yield* debt(t, h)
    case 'panic': {
      const zones = near(t, hero.zone)
      if (zones.length === 0 || hero.down) return
      const zone = pickRandom(t, zones)
      t.note(L.pushed, theHero(t, h), zone)
      return yield* enterZone(t, h, zone)
    }
    case 'dropParry':
      hero.parry = 0
      break
    case 'nothing':
      break
  }
}
/** FG-C5.2 */
function* net(t: T, h: HeroNo): Rule {
  if (t.s.acting === h) t.offer(V.endTurn)
  t.offer(V.loseEnergy)
  t.s.about.hero = h
  if (verbOf(yield* t.choose(seatOf(t, h), Q.mishap)) === V.loseEnergy) return loseEnergy(t, h, 1)
  const hero = heroAt(t, h)
  hero.pool = []
  hero.actions = []
  hero.played = true
}
/** The closest red minion comes a zone nearer. */
function* bell(t: T, h: HeroNo): Rule {
  const { zone } = heroAt(t, h)
  const reds = t.s.enemies.flatMap((enemy, foe) =>
    !enemy.gone && foeCard(t, foe).colour === 'red' && !isRooted(t, foe) && enemy.zone !== zone ? [foe] : [],
  )
  const closest = leastBy(reds, (foe) => distance(t, foeAt(t, foe).zone, zone) * 100 + foeAt(t, foe).init)
  if (closest < 0) return
  const steps = stepsToward(t, foeAt(t, closest).zone, zone)
  if (steps.length === 0) return
  const to = pickRandom(t, steps)
  t.note(L.foeMoved, theFoe(t, closest), foeAt(t, closest).zone, to)
  yield* placeFoe(t, closest, to)
}
export function leastBy(foes: readonly FoeNo[], measure: (foe: FoeNo) => number): FoeNo {
  let best = -1
  for (const foe of foes) if (best < 0 || measure(foe) < measure(best)) best = foe
  return best
}
/** FG-C5.3 */
function* debt(t: T, h: HeroNo): Rule {
  if (goldBrought(t) >= 1) t.offer(V.payGold)
  t.offer(V.loseEnergy)
  t.s.about.hero = h
  if (verbOf(yield* t.choose(seatOf(t, h), Q.mishap)) === V.loseEnergy) return loseEnergy(t, h, 2)
  t.s.gold--
  t.note(L.gold, 1, t.s.gold)
}
/** FG-38.4 */
export const isOverCorrupted = (t: T, h: HeroNo, limit: number): boolean => corruptionOf(t, h).length >= limit
