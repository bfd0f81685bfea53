/** What an attack from here would do to an enemy: the Wounds to be expected, and the chance that it falls. */
import { aOf, at, verbOf } from '@emberhall/kernel'
import { foeHealth, hasFoeFlag } from '../../queries/foes.ts'
import { V } from '../../questions.ts'
import type { EnemyNo, HeroNo, T } from '../../state.ts'
import { type Assault, critFrom, diceOf, force, toHit } from '../../steps/attack.ts'
import { enemyKey } from './keys.ts'
import type { Tableau } from './tableau.ts'

export interface Odds {
  /** Of one die, to hit at all. */
  readonly hit: number
  readonly wounds: number
  /** That it falls if every hit goes to it. */
  readonly fall: number
}
const FACES = [1, 2, 3, 4, 5, 6] as const
/** Chances by the sum of Wounds. */
type Spread = readonly number[]
const both = (a: Spread, b: Spread): number[] => {
  const out = Array.from({ length: a.length + b.length - 1 }, () => 0)
  a.forEach((p, i) => b.forEach((q, j) => (out[i + j] = at(out, i + j) + p * q)))
  return out
}
/** Wounds of one hit. */
function woundsOf(more: number, defense: number): number[] {
  const out: number[] = Array.from({ length: 7 + Math.max(0, more) }, () => 0)
  for (const face of FACES) {
    const wounds = Math.max(0, face + more - defense)
    out[wounds] = at(out, wounds) + 1 / 6
  }
  return out
}
/** SB-23.4, SB-23.7, SB-23.9 Of one die: it misses, hits, or hits where no Defense counts. */
function dieOf(t: T, assault: Assault, e: EnemyNo, gun: number): { readonly spread: number[]; readonly hit: number } {
  const need = Math.max(2, toHit(t, assault))
  const { more, defense } = force(t, assault, e, gun)
  const isTough = hasFoeFlag(t, at(t.s.enemies, e).type, 'tough')
  const crit = isTough ? 7 : critFrom(t, assault, gun, e)
  const [plain, critical] = [woundsOf(more, defense), woundsOf(more, 0)]
  const spread = Array.from({ length: Math.max(plain.length, critical.length) }, () => 0)
  let hit = 0
  for (const face of FACES) {
    if (face !== 6 && face < need) {
      spread[0] = at(spread, 0) + 1 / 6
      continue
    }
    hit += 1 / 6
    const wounds = face >= crit ? critical : plain
    wounds.forEach((p, i) => (spread[i] = at(spread, i) + p / 6))
  }
  return { spread, hit }
}
function oddsOf(t: T, assault: Assault, e: EnemyNo): Odds {
  const { type, wounds: suffered } = at(t.s.enemies, e)
  const left = foeHealth(t, type) - suffered
  let spread: Spread = [1]
  let hit = 0
  diceOf(t, assault).forEach((n, gun) => {
    const die = dieOf(t, assault, e, gun)
    hit = die.hit
    for (let i = 0; i < n; i++) spread = both(spread, die.spread)
  })
  return {
    hit,
    wounds: spread.reduce((sum, p, n) => sum + p * n, 0),
    fall: spread.reduce((sum, p, n) => (n >= left ? sum + p : sum), 0),
  }
}
/** The best of the attacks on offer against an enemy; null: none is. */
export function bestOdds({ t, hero, anchors }: Tableau, e: EnemyNo): Odds | null {
  const ways = (anchors.get(enemyKey(e))?.open ?? []).flatMap(({ option }) => assaultOf(t, hero, option))
  const all = ways.map((assault) => oddsOf(t, assault, e))
  return all.toSorted((a, b) => b.fall - a.fall || b.wounds - a.wounds)[0] ?? null
}
function assaultOf(t: T, h: HeroNo, option: number): Assault[] {
  const gun = t.s.heroes[h]?.items[aOf(option)]
  if (verbOf(option) === V.melee) return [{ h, kind: 'melee', guns: [], crits: -1 }]
  return verbOf(option) === V.shoot && gun !== undefined ? [{ h, kind: 'ranged', guns: [gun], crits: -1 }] : []
}
