/** Looks through the deeds of one turn, in every order that matters, for the best that can come of them. */
import { screenAt } from '../state.ts'
import { at, type Option } from '@emberhall/kernel'
import { sourceOf } from '../parts.ts'
import { after, deedsOf } from './deeds.ts'
import type { Fight } from './fight.ts'
import { beginning, type Outlook } from './outlook.ts'
import { worthOf } from './worth.ts'

/** Moments looked at in one go; thereafter only what is at hand counts. */
const MOST = 240
/** Deeds in a row to follow: some cards can be turned to and fro. */
const LONGEST = 12

export class Plan {
  private readonly known = new Map<number, number>()
  private left: number

  constructor(most = MOST) {
    this.left = most
  }
  /** The best that can still come of this moment. */
  best(o: Outlook): number {
    const key = keyOf(o)
    const known = this.known.get(key)
    if (known !== undefined) return known
    let best = worthOf(o)
    if (this.left > 0) {
      this.left--
      for (const deed of deedsOf(o)) {
        const next = after(o, deed)
        if (next !== null) best = Math.max(best, this.best(next))
      }
    }
    this.known.set(key, best)
    return best
  }
  /** The moment at which the best has come. */
  end(from: Outlook): Outlook {
    const best = this.best(from)
    let o = from
    for (let n = 0; n < LONGEST && worthOf(o) < best; n++) {
      const next = deedsOf(o).flatMap((deed) => after(o, deed) ?? [])
      o = next.find((each) => this.best(each) === best) ?? o
    }
    return o
  }
  /** What comes of a deed; stopping here otherwise. */
  of(o: Outlook, deed: Option): number {
    const next = after(o, deed)
    return next === null ? worthOf(o) : this.best(next)
  }
}
/** The moment as it is, with the results in hand. */
export function outlook(fight: Fight): Outlook {
  const { t, hero, h } = fight
  const dice = t.s.phase === 'preparation' ? screenAt(t, hero.seat).filter(({ hero: owner }) => owner === h) : hero.pool
  return beginning(
    fight,
    dice.map(({ icon, die }) => sourceOf(icon, die)),
  )
}

/** Adds up scattered numbers, so that the same things in another order give the same sum. */
const scatter = (n: number): number => {
  let x = Math.imul(n + 1, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  return (x ^ (x >>> 13)) | 0
}
function keyOf(o: Outlook): number {
  let key = scatter(o.zone | (o.energy << 4) | (o.parry << 8) | (o.covered << 12) | (o.stunned << 17))
  key = (key ^ scatter(1000003 + o.done)) | 0
  const flags = (o.energyMoved ? 1 : 0) | (o.isHidden ? 2 : 0) | (o.isSmoked ? 4 : 0) | (o.hasStruck ? 8 : 0)
  key =
    (key ^
      scatter(
        2000003 +
          (flags |
            ((o.hardened ? 1 : 0) << 4) |
            (o.mark << 5) |
            (o.reachStrike << 8) |
            (o.reachShoot << 10) |
            ((o.healed + 8) << 12)),
      )) |
    0
  for (const source of o.pool) key = (key + scatter(3000017 + source)) | 0
  for (const { kind, extra, reach, stun } of o.acts)
    key = (key + scatter(4000037 + kind + extra * 8 + reach * 64 + (stun ? 512 : 0))) | 0
  for (const no of o.used) key = (key + scatter(5000011 + no)) | 0
  for (let foe = 0; foe < o.life.length; foe++)
    key = (key + scatter(6000011 + (foe * 16 + at(o.places, foe)) * 1024 + at(o.life, foe) * 32 + at(o.shell, foe))) | 0
  return (key >>> 0) * 1024 + (Math.round(o.bonus * 10) & 1023)
}
