/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { at, reading } from '@emberhall/kernel'
import type { Changes } from '@emberhall/speech'
import { fateforge } from '../module.ts'
import type { S, T } from '../state.ts'
import { deckCardText } from '../text/printed.ts'
import { cardIn, type Speech } from '../text/speech.ts'
import { type Figure, foeFigures, heroFigures, type Source } from './figures.ts'
import { tell } from './words.ts'

const { game } = fateforge

export const changes: Changes<S> = (key, view, names, lang) => {
  const [, kind, no] = /^(hero|foe) (\d+)$/.exec(key) ?? []
  if (kind === undefined) return []
  const t = reading(game, view)
  const figures = kind === 'hero' ? heroFigures(t, Number(no)) : foeFigures(t, Number(no))
  return figures.map((figure) => figureLine({ lang, game, names }, t, figure))
}
function figureLine(sp: Speech, t: T, { what, printed, now, by }: Figure): string {
  const { lang } = sp
  const parts = by.map(({ n, source }) =>
    tell(lang, 'part', { sign: n < 0 ? 'minus' : 'plus', n: Math.abs(n), ...sourceWords(sp, t, source) }),
  )
  const base = tell(lang, 'base', { what, n: printed })
  return tell(lang, 'figure', { what, printed, now, parts: [base, ...parts].join(' ') })
}
function sourceWords(sp: Speech, t: T, source: Source): { readonly source: string; readonly card: string } {
  if (typeof source === 'string') return { source, card: '' }
  if ('card' in source) return { source: 'card', card: cardIn(sp, source.card) }
  return { source: 'card', card: deckCardText(game, at(game.faceKeys, at(t.s.faces, source.kept)), sp.lang).name }
}
