/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { reading } from '@emberhall/kernel'
import type { Changes } from '@emberhall/speech'
import { brimstone } from '../module.ts'
import type { S } from '../state.ts'
import { nameOf } from '../text/faces.ts'
import { foeFigures, heroFigures } from './figures.ts'
import { tellFigure } from './words.ts'

export const changes: Changes<S> = (key, view, _names, lang) => {
  const [, kind, no] = /^(hero|enemy) (\d+)$/.exec(key) ?? []
  if (kind === undefined) return []
  const t = reading(brimstone.game, view)
  const figures = kind === 'hero' ? heroFigures(t, Number(no)) : foeFigures(t, Number(no))
  return figures.map((figure) => tellFigure(lang, figure, ({ id }) => nameOf(lang, id)))
}
