/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { reading } from '@emberhall/kernel'
import type { Changes, Lang } from '@emberhall/speech'
import { forgeflame } from '../module.ts'
import type { S } from '../state.ts'
import { type Figure, figuresOf } from './figures.ts'
import { tell } from './words.ts'

export const changes: Changes<S> = (key, view, _names, lang) => {
  const card = /^card (\d+)$/.exec(key)?.[1]
  if (card === undefined) return []
  return figuresOf(reading(forgeflame.game, view), Number(card)).map((figure) => figureLine(lang, figure))
}
function figureLine(lang: Lang, { what, printed, now, by }: Figure): string {
  const parts = by.map(({ n, source }) =>
    tell(lang, 'part', { sign: n < 0 ? 'minus' : 'plus', n: Math.abs(n), source }),
  )
  const base = tell(lang, 'base', { what, n: printed })
  return tell(lang, 'figure', { what, printed, now, parts: [base, ...parts].join(' ') })
}
