/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { reading } from '@emberhall/kernel'
import type { Changes } from '@emberhall/speech'
import { figuresOf } from '../figures.ts'
import { kinfireDelve } from '../module.ts'
import type { S } from '../state.ts'
import { figureLine } from '../text/figureText.ts'

const { game } = kinfireDelve

export const changes: Changes<S> = (key, view, names, lang) => {
  const card = /^card (\d+)$/.exec(key)?.[1]
  if (card === undefined) return []
  const t = reading(game, view)
  return figuresOf(t, Number(card)).map((figure) => figureLine({ lang, game, names }, t, figure))
}
