/** AC-2.1, AC-3.1 The charts of Injury and Madness. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf, numberOf } from '../book.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { BY_SANITY, BY_WOUNDS, MINES } from '../parts.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { heroDice, plainDice } from './dice.ts'

export const CHARTS = ['injuries', 'madness'] as const
export type Chart = (typeof CHARTS)[number]
/** AC-2.2, AC-3.2 What a result counts as that the hero already has. */
const REPEATED: Readonly<Record<Chart, string>> = { injuries: 'in-ribs', madness: 'md-nerves' }

/** SB-15.4 What brought him down decides on which chart, or both. */
export function* rollCharts(t: T, h: HeroNo, cause: number, mayReroll: 'reroll' | 'final'): Rule {
  if ((cause & BY_WOUNDS) !== 0) yield* rollChart(t, h, 'injuries', mayReroll)
  if ((cause & BY_SANITY) !== 0) yield* rollChart(t, h, 'madness', mayReroll)
}
function* rollChart(t: T, h: HeroNo, chart: Chart, mayReroll: 'reroll' | 'final'): Rule {
  const { seat } = heroOf(t, h)
  const faces =
    mayReroll === 'reroll'
      ? yield* heroDice(t, { h, key: 'chart', n: 2, need: 0 })
      : yield* plainDice(t, 'chart', 2, seat)
  const total = nth(faces, 0) + nth(faces, 1)
  const result = bookOf(t).content[chart].findIndex(({ from, to }) => total >= from && total <= to)
  yield* sufferResult(t, h, chart, result)
}
/** AC-13 A result that lasts is written down; others do what they say and leave no trace. */
export function* sufferResult(t: T, h: HeroNo, chart: Chart, result: number): Rule {
  const { content } = bookOf(t)
  const hero = heroOf(t, h)
  const again = numberOf(
    content[chart].map(({ id }) => id),
    REPEATED[chart],
  )
  const lasts = ['treatable', 'permanent'].includes(content[chart][result]!.kind ?? '')
  const no = lasts && hero[chart].includes(result) ? again : result
  const { kind, do: effects } = content[chart][no]!
  t.note(chart === 'injuries' ? L.injury : L.madness, theHero(t, h), no)
  if (kind === 'treatable' || kind === 'permanent') hero[chart].push(no)
  yield* run(t, effects, { you: h, that: h, tile: -1, world: MINES })
}
