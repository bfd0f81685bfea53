/** What is not as printed now, by the key of a thing; fetched when somebody looks closely. */
import { at, reading } from '@emberhall/kernel'
import type { Changes } from '@emberhall/speech'
import { fateforge } from '../module.ts'
import type { S, T } from '../state.ts'
import { deckCardText } from '../text/printed.ts'
import { cardIn, type Speech } from '../text/speech.ts'
import { type CardSource, foeFigures, heroFigures } from './figures.ts'
import { tellFigure } from './words.ts'

const { game } = fateforge

export const changes: Changes<S> = (key, view, names, lang) => {
  const [, kind, no] = /^(hero|foe) (\d+)$/.exec(key) ?? []
  if (kind === undefined) return []
  const t = reading(game, view)
  const figures = kind === 'hero' ? heroFigures(t, Number(no)) : foeFigures(t, Number(no))
  return figures.map((figure) => tellFigure(lang, figure, (source) => nameOf({ lang, game, names }, t, source)))
}
function nameOf({ lang, game, names }: Speech, t: T, source: CardSource): string {
  if ('card' in source) return cardIn({ lang, game, names }, source.card)
  return deckCardText(game, at(game.faceKeys, at(t.s.faces, source.kept)), lang).name
}
