/** What effects do to heroes' bodies and minds. */
import type { Rule } from '@emberhall/kernel'
import type { Effect } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import type { Affair } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { CHARTS, sufferResult } from '../steps/charts.ts'
import { amount } from '../steps/dice.ts'
import { suffer } from '../steps/harm.ts'
import { whom } from './who.ts'

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>
const HIT_KINDS = ['hit', 'horror', 'corruption'] as const

/** SB-14.1 How many is rolled for each of them. */
export function* hits(t: T, { who, kind, n, damage: points = 1 }: Of<'hits'>, affair: Affair): Rule {
  for (const h of yield* whom(t, who, affair)) {
    const number = yield* amount(t, n, 'hits')
    t.note(L.hits, theHero(t, h), HIT_KINDS.indexOf(kind), number)
    if (kind === 'hit') yield* suffer(t, h, { hits: number, damage: points })
    else if (kind === 'horror') yield* suffer(t, h, { horror: number })
    else yield* suffer(t, h, { corruption: number })
  }
}
/** SB-14.8 No save, but armor. */
export function* damage(t: T, h: HeroNo, { pool, n }: Of<'damage'>): Rule {
  const points = yield* amount(t, n, 'hits')
  yield* suffer(t, h, pool === 'wounds' ? { wounds: points } : { sanity: points })
}
/** AC-13 */
export function* startsWith(t: T, h: HeroNo, { what, n }: Of<'startsWith'>): Rule {
  const { begins } = heroOf(t, h)
  begins[what] += yield* amount(t, n, 'hits')
}
/** AC-2.1, AC-3.1, AC-15.1 He stays down to the end of the Adventure, and in a campaign does not come back. */
export function leaves(t: T, h: HeroNo, how: 'dies' | 'retires'): void {
  const hero = heroOf(t, h)
  hero.out = true
  if (t.options.isCampaign) hero.status = how === 'dies' ? 'dead' : 'retired'
  t.note(L.staysDown, theHero(t, h))
}
export function* suffers(t: T, h: HeroNo, id: string): Rule {
  const { content } = bookOf(t)
  for (const chart of CHARTS) {
    const no = content[chart].findIndex((result) => result.id === id)
    if (no >= 0) yield* sufferResult(t, h, chart, no)
  }
}
