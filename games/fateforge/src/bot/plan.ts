/** Looks through what the deeds of a turn can come to, always going on from what is worth the most so far. */
import { screenAt } from '../state.ts'
import { after, deedsOf } from './deeds.ts'
import type { Fight } from './fight.ts'
import { handOf } from './hand.ts'
import { beginning, type Outlook } from './outlook.ts'
import { scatter } from './scatter.ts'
import { worthOf } from './worth.ts'

/** Moments gone on from in one go. */
const MOST = 40

/** The best that a moment can come to. */
export interface Prospect {
  worth: number
  end: Outlook
}
/** What each of these moments can come to. What several of them lead to counts for the first that does. */
export function prospects(begins: readonly Outlook[], most = MOST): Prospect[] {
  const found = begins.map((end) => ({ worth: worthOf(end), end }))
  const seen = new Set(begins.map(keyOf))
  const open = new Frontier()
  begins.forEach((o, i) => open.add({ o, begin: i, worth: found[i]!.worth }))
  for (let left = most; left > 0; left--) {
    const here = open.take()
    if (here === undefined) break
    const deeds = deedsOf(here.o)
    for (let i = 0; i < deeds.length; i++) {
      const o = after(here.o, deeds[i]!)
      if (o === null) continue
      const key = keyOf(o)
      if (seen.has(key)) continue
      seen.add(key)
      const worth = worthOf(o)
      const best = found[here.begin]!
      if (worth > best.worth) {
        best.worth = worth
        best.end = o
      }
      open.add({ o, begin: here.begin, worth })
    }
  }
  return found
}
export const prospect = (o: Outlook, most = MOST): Prospect => prospects([o], most)[0]!

interface Open {
  readonly o: Outlook
  /** From which moment it was reached. */
  readonly begin: number
  readonly worth: number
}
/** Moments to go on from, as a heap. */
class Frontier {
  private readonly heap: Open[] = []

  add(moment: Open): void {
    const { heap } = this
    let i = heap.length
    heap.push(moment)
    while (i > 0) {
      const above = (i - 1) >> 1
      if (heap[above]!.worth >= moment.worth) break
      heap[i] = heap[above]!
      i = above
    }
    heap[i] = moment
  }
  /** The one that is worth the most. */
  take(): Open | undefined {
    const { heap } = this
    const first = heap[0]
    const last = heap.pop()
    if (last === undefined || last === first) return first
    let i = 0
    for (;;) {
      let below = 2 * i + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && heap[below + 1]!.worth > heap[below]!.worth) below++
      if (heap[below]!.worth <= last.worth) break
      heap[i] = heap[below]!
      i = below
    }
    heap[i] = last
    return first
  }
}
/** The moment as it is, with the results in hand. */
export function outlook(fight: Fight): Outlook {
  const { t, hero, h } = fight
  const dice = t.s.phase === 'preparation' ? screenAt(t, hero.seat).filter(({ hero: owner }) => owner === h) : hero.pool
  return beginning(fight, handOf(dice.map(({ icon, die }) => fight.resultOf(icon, die))))
}

/** A whole number of 32 bits, as those are found the quickest. */
function keyOf(o: Outlook): number {
  let key = o.ranks.sum ^ scatter(o.zone | (o.energy << 4) | (o.parry << 8) | (o.covered << 12) | (o.stunned << 17))
  key = (key ^ scatter(1000003 + o.done)) | 0
  const flags = (o.energyMoved ? 1 : 0) | (o.isHidden ? 2 : 0) | (o.isSmoked ? 4 : 0) | (o.hasStruck ? 8 : 0)
  const more = ((o.hardened ? 1 : 0) << 4) | (o.mark << 5) | (o.reachStrike << 8) | (o.reachShoot << 10)
  key = (key ^ scatter(2000003 + (flags | more | ((o.healed + 8) << 12)))) | 0
  key = (key + scatter(7000003 + Math.round(o.bonus * 10))) | 0
  const { acts, used } = o
  key = (key + o.hand.sum) | 0
  for (let i = 0; i < acts.length; i++) {
    const { kind, extra, reach, stun } = acts[i]!
    key = (key + scatter(4000037 + kind + extra * 8 + reach * 64 + (stun ? 512 : 0))) | 0
  }
  for (let i = 0; i < used.length; i++) key = (key + scatter(5000011 + used[i]!)) | 0
  return key
}
