/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { reading } from '@emberhall/kernel'
import type { Changes } from '@emberhall/speech'
import { forgeflame } from '../module.ts'
import type { S } from '../state.ts'
import { figuresOf } from './figures.ts'
import { tellFigure } from './words.ts'

export const changes: Changes<S> = (key, view, _names, lang) => {
  const card = /^card (\d+)$/.exec(key)?.[1]
  if (card === undefined) return []
  return figuresOf(reading(forgeflame.game, view), Number(card)).map((figure) =>
    tellFigure(lang, figure, (card) => card),
  )
}
