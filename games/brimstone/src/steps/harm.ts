/** SB-14, SB-15 Hits, saves, damage, and going down. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { abilitiesOf, markUsed } from '../queries/abilities.ts'
import { classOf, heroFigure, maxHealth, maxSanity } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { BY_SANITY, BY_WOUNDS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { explodeBag } from './dangerous.ts'
import { lose } from './finish.ts'
import { gainGrit } from './grit.ts'
import { afterArmor, corruptionHits, failedWill, unsavedOf } from './saves.ts'

/** SB-14.7 All hits of one source, resolved together. */
export interface Packet {
  readonly hits?: number
  readonly damage?: number
  /** Hits that came of a natural 6 and deal more; they are saved against last (Smash). */
  readonly heavy?: number
  readonly heavyMore?: number
  readonly horror?: number
  readonly corruption?: number
  /** SB-14.8 Damage without a save. */
  readonly wounds?: number
  readonly sanity?: number
  readonly isFear?: boolean
}
export interface Suffered {
  readonly wounds: number
  readonly harm: number
  /** Hits that no save prevented. */
  readonly unsaved: number
}
const NOTHING: Suffered = { wounds: 0, harm: 0, unsaved: 0 }

/** SB-14.2, SB-14.4, SB-14.7 Saves, then armor, then everything at once. */
export function* suffer(t: T, h: HeroNo, packet: Packet): Rule<Suffered> {
  const hero = heroOf(t, h)
  if (hero.down !== 0) return NOTHING
  const { defense } = classOf(t, hero)
  const { hits = 0, damage = 1, heavy = 0, heavyMore = 0, horror = 0, corruption = 0 } = packet
  const through = hits > 0 ? yield* unsavedOf(t, { h, key: 'defense', n: hits, need: defense, type: 'defense' }) : 0
  const bonus = packet.isFear === true ? heroFigure(t, h, 'willpowerAgainstFear') : 0
  const scared = horror > 0 ? yield* failedWill(t, h, horror, bonus) : 0
  if (corruption > 0) yield* corruptionHits(t, h, corruption)
  const raw = through * damage + Math.min(through, heavy) * heavyMore + (packet.wounds ?? 0)
  const wounds = raw === 0 ? 0 : yield* afterArmor(t, h, raw, 'armor')
  const shock = scared + (packet.sanity ?? 0)
  const harm = shock === 0 || (yield* ignoresSanity(t, h)) ? 0 : yield* afterArmor(t, h, shock, 'spiritArmor')
  yield* take(t, h, wounds, harm)
  return { wounds, harm, unsaved: through }
}
/** A keepsake that takes all Sanity damage of one packet, after the saves. */
function* ignoresSanity(t: T, h: HeroNo): Rule<boolean> {
  for (const hand of abilitiesOf(t, h, 'sanityPacket')) {
    t.s.about.hero = h
    t.offer(V.ignore)
    if ((yield* t.maybe(heroOf(t, h).seat, Q.ignoreSanity)) === 0) continue
    markUsed(t, hand)
    return true
  }
  return false
}
/** SB-14.6 What goes beyond the last point is lost. */
function* take(t: T, h: HeroNo, wounds: number, harm: number): Rule {
  const hero = heroOf(t, h)
  if (wounds === 0 && harm === 0) return
  const [health, sanity] = [maxHealth(t, h), maxSanity(t, h)]
  const suffered = Math.min(wounds, health - hero.wounds)
  hero.wounds += suffered
  hero.harm = Math.min(sanity, hero.harm + harm)
  if (wounds > 0) t.note(L.wounded, theHero(t, h), suffered)
  if (harm > 0) t.note(L.harmed, theHero(t, h), harm)
  const cause = (hero.wounds >= health ? BY_WOUNDS : 0) | (hero.harm >= sanity ? BY_SANITY : 0)
  const isBlast = t.options.dangerousDynamite && suffered > MOST_SAFE_WOUNDS
  if (cause !== 0) yield* goDown(t, h, cause)
  if (isBlast) yield* explodeBag(t, h, (other, points) => suffer(t, other, { wounds: points }))
}
/** SB-34.5 */
const MOST_SAFE_WOUNDS = 10

/** SB-15.1, SB-15.2, SB-15.14 A Revive token is spent at once; otherwise only a marker is left. */
function* goDown(t: T, h: HeroNo, cause: number): Rule {
  const { s } = t
  const hero = nth(s.heroes, h)
  if (s.revives > 0) {
    s.revives--
    hero.wounds = 0
    hero.harm = 0
    t.note(L.revived, theHero(t, h))
    return gainGrit(t, h, 1)
  }
  hero.down = cause
  t.note(L.down, theHero(t, h))
  if (s.acting.drags === h) s.acting.drags = -1
  if (s.heroes.every(({ down }) => down !== 0)) yield* lose(t, 'allDown') // SB-15.3
}
