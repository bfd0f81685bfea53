/**
 * What comes of entering a zone: gems and food (FG-19.7), traps (FG-U10), fear (FG-U13), and what such cards do (FG-C5).
 * A card may send a hero or an enemy on into the next zone, so one leads to the other.
 */
import { at, aOf, OPEN, type Rule, SECRET, verbOf } from '@emberhall/kernel'
import { ICON, STANDS, foeCard } from '../book.ts'
import { has, seatOf, stands } from '../heroes.ts'
import { findSource, sourceOfResult, takeResult } from '../results.ts'
import { theHero, theFoe } from '../naming.ts'
import { L } from '../log.ts'
import { sourceOf } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T, type ZoneNo, Z, foeAt, type FoeNo } from '../state.ts'
import { hasFoeTrait, isRooted, leastBy } from './foes.ts'
import { gather, goldBrought } from './gathering.ts'
import { faceKind } from '../decks.ts'
import type { Mishap } from '../content/types.ts'
import { distance, near, stepsToward } from '../ground.ts'
import { harm, loseEnergy, loseHealth, stunHero } from './harm.ts'
import { pickRandom } from './luck.ts'

/** FG-U10.3, FG-U10.4, FG-U13.5 Whatever brought the hero there; at once, also amid a sequence. */
export function* enterZone(t: T, h: HeroNo, zone: ZoneNo): Rule {
  const { s } = t
  const hero = heroAt(t, h)
  hero.zone = zone
  gather(t)
  const trap = s.objects.findIndex((thing) => thing.kind === 'trap' && !thing.done && thing.zone === zone)
  if (trap >= 0) yield* meetTrap(t, h, trap)
  if (hero.down || hero.zone !== zone) return
  if (s.enemies.some((enemy, foe) => enemy.zone === zone && hasFoeTrait(t, foe, 'frightening'))) yield* drawFear(t, h)
}
/** An enemy comes into a zone; who is frightened there draws (FG-U13.1). */
export function* placeFoe(t: T, foe: FoeNo, zone: ZoneNo): Rule {
  foeAt(t, foe).zone = zone
  gather(t)
  if (!hasFoeTrait(t, foe, 'frightening')) return
  const heroes = t.s.heroes.map((_, h) => h)
  for (const h of heroes) {
    const hero = heroAt(t, h)
    if (stands(hero) && hero.zone === zone) yield* drawFear(t, h)
  }
}
/** An empty deck is made anew of what was discarded. */
function refill(t: T, deck: number, pile: number): void {
  if (t.cards(deck).length > 0) return
  for (const card of t.cards(pile).slice()) t.move(card, deck)
  t.shuffle(deck)
}

// ---------------------------------------------------------------- traps

/** FG-U10.1 */
function* meetTrap(t: T, h: HeroNo, trap: number): Rule {
  const { s } = t
  const hero = heroAt(t, h)
  const isPreparing = s.phase === 'preparation'
  const own = at(s.screens, hero.seat)
  own.forEach((die) => die.hero === h && die.icon !== ICON.fail && t.offer(V.ignoreTrap, sourceOf(die.icon, die.die)))
  // In preparation, what a Command has left in hand.
  hero.pool.forEach((result) => result.icon !== ICON.fail && t.offer(V.ignoreTrap, sourceOfResult(result)))
  t.offer(V.spring)
  if (has(t, h, STANDS.disarm)) t.offer(V.disarm)
  dedupe(t)
  s.about.hero = h
  const picked = yield* t.choose(seatOf(t, h), Q.trap, isPreparing ? SECRET : OPEN)
  const verb = verbOf(picked)
  if (verb === V.spring) {
    at(s.objects, trap).done = true // FG-U10.2
    return yield* drawTrap(t, h)
  }
  if (verb === V.disarm) {
    at(s.objects, trap).done = true
    return t.note(L.trapRemoved, theHero(t, h))
  }
  // FG-U10.1a; FG-23.12 behind the screen nobody sees which.
  const hidden = own.findIndex((die) => die.hero === h && sourceOf(die.icon, die.die) === aOf(picked))
  if (hidden >= 0) own.splice(hidden, 1)
  else takeResult(hero, findSource(hero.pool, aOf(picked)))
  t.note(L.trapIgnored, theHero(t, h))
}
/** Equal dice are one choice. */
function dedupe(t: T): void {
  let n = 0
  for (let i = 0; i < t.offerCount; i++) {
    let isNew = true
    for (let j = 0; j < n; j++) if (t.opts[j] === t.opts[i]) isNew = false
    if (isNew) t.opts[n++] = t.opts[i]!
  }
  t.offerCount = n
}
/** FG-U10.1b, FG-U10.6 */
export function* drawTrap(t: T, h: HeroNo): Rule {
  refill(t, Z.trapDeck, Z.trapPile)
  const card = t.top(Z.trapDeck)
  t.move(card, Z.trapPile)
  t.note(L.trap, theHero(t, h), card)
  yield* suffer(t, h, faceKind(t, card, 'trap').mishaps)
}

// ---------------------------------------------------------------- fear

const OIL = 'lantern-oil'
/** FG-U13.1, FG-U13.2 A card at most once a round; the Lamp of the Dead and the lantern oil keep it away. */
function* drawFear(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (hero.down || hero.feared || has(t, h, STANDS.noFear)) return
  if (yield* burnOil(t, h)) return
  const card = nextFear(t, h)
  if (card < 0) return
  hero.feared = true
  const fear = faceKind(t, card, 'fear')
  const isDouble = t.cards(Z.fear + h).some((other) => t.face(other) === t.face(card))
  t.move(card, fear.faceUp === undefined || isDouble ? Z.fearPile : Z.fear + h)
  t.note(L.fear, theHero(t, h), card)
  if (!isDouble) yield* suffer(t, h, fear.mishaps)
}
/** FG-U13.3 One whose title is open before another hero is replaced by the next. */
function nextFear(t: T, h: HeroNo): number {
  for (let tries = t.cards(Z.fearDeck).length + t.cards(Z.fearPile).length; tries > 0; tries--) {
    refill(t, Z.fearDeck, Z.fearPile)
    const card = t.top(Z.fearDeck)
    if (card < 0 || !isOpenElsewhere(t, h, card)) return card
    t.move(card, Z.fearPile)
  }
  return -1
}
function isOpenElsewhere(t: T, h: HeroNo, card: number): boolean {
  return t.s.heroes.some((_, other) => other !== h && t.cards(Z.fear + other).some((c) => t.face(c) === t.face(card)))
}
/** N8: the oil kept is burnt once against a fear draw. */
function* burnOil(t: T, h: HeroNo): Rule<boolean> {
  const { storyCards } = t.s
  if (!storyCards.includes(OIL)) return false
  t.offer(V.cancelFear)
  t.offer(V.keepFear)
  t.s.about.hero = h
  if (verbOf(yield* t.choose(seatOf(t, h), Q.fear)) !== V.cancelFear) return false
  t.s.storyCards = storyCards.filter((card) => card !== OIL)
  t.s.graveyard.push(OIL)
  t.note(L.fearCancelled, theHero(t, h))
  return true
}

// ---------------------------------------------------------------- what cards do

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
/** FG-C5.3 */
function* debt(t: T, h: HeroNo): Rule {
  if (goldBrought(t) >= 1) t.offer(V.payGold)
  t.offer(V.loseEnergy)
  t.s.about.hero = h
  if (verbOf(yield* t.choose(seatOf(t, h), Q.mishap)) === V.loseEnergy) return loseEnergy(t, h, 2)
  t.s.gold--
  t.note(L.gold, 1, t.s.gold)
}
