/** The colours of decks and boards. */
import type { BoardColour, CharacterId, Colour } from '../../content/types.ts'
import { SIGNS } from '../art/figures.ts'

export const DECKS: Readonly<Record<Colour, string>> = {
  green: '#4d6a4a',
  grey: '#6c7472',
  purple: '#6a5a9c',
  blue: '#4f7790',
}
/** Whose board and cards are of this colour. */
export const HOLDERS: Readonly<Record<BoardColour, CharacterId>> = { V: 'ailei', G: 'arev', M: 'maggot', B: 'beor' }
export const OWNERS: Readonly<Record<BoardColour, string>> = {
  V: SIGNS.ailei.base,
  G: SIGNS.arev.base,
  M: SIGNS.maggot.base,
  B: SIGNS.beor.base,
}
