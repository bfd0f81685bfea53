/** What a hero meets on entering a zone: gems and food (FG-19.7), traps (FG-U10), fear (FG-U13). */
import { at, aOf, OPEN, type Rule, SECRET, verbOf } from '@emberhall/kernel'
import { ICON, STANDS } from '../book.ts'
import { has, seatOf } from '../heroes.ts'
import { findSource, sourceOfResult, takeResult } from '../results.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { sourceOf } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { drawFear } from './fear.ts'
import { hasFoeTrait } from './foes.ts'
import { gather } from './gathering.ts'
import { drawTrap } from './mishaps.ts'

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
  for (let i = 0; i < t.n; i++) {
    let isNew = true
    for (let j = 0; j < n; j++) if (t.opts[j] === t.opts[i]) isNew = false
    if (isNew) t.opts[n++] = t.opts[i]!
  }
  t.n = n
}
