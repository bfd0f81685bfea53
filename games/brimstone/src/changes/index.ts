/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { reading } from '@emberhall/kernel'
import type { Changes, Lang } from '@emberhall/speech'
import { brimstone } from '../module.ts'
import type { S } from '../state.ts'
import { nameOf } from '../text/faces.ts'
import { type Figure, foeFigures, heroFigures } from './figures.ts'
import { tell } from './words.ts'

export const changes: Changes<S> = (key, view, _names, lang) => {
  const [, kind, no] = /^(hero|enemy) (\d+)$/.exec(key) ?? []
  if (kind === undefined) return []
  const t = reading(brimstone.game, view)
  return (kind === 'hero' ? heroFigures(t, Number(no)) : foeFigures(t, Number(no))).map((one) => figureLine(lang, one))
}
function figureLine(lang: Lang, { what, printed, now, parts }: Figure): string {
  const words = parts.map(({ n, by }) =>
    tell(lang, 'part', {
      sign: n < 0 ? 'minus' : 'plus',
      n: Math.abs(n),
      source: typeof by === 'string' ? by : 'card',
      card: typeof by === 'string' ? '' : nameOf(lang, by.id),
    }),
  )
  return tell(lang, 'figure', { what, printed, now, parts: [tell(lang, 'base', { n: printed }), ...words].join(' ') })
}
