/** The colours of decks and boards. */
import type { Attr, BoardColour, CharacterId, Colour } from '../../content/types.ts'
import { SIGNS } from '../art/figures.ts'

export const DECKS: Readonly<Record<Colour, string>> = {
  green: '#4d6a4a',
  grey: '#6c7472',
  purple: '#6a5a9c',
  blue: '#4f7790',
}
/** Their light side. */
export const LIGHTS: Readonly<Record<Colour, string>> = {
  green: '#bcd6ae',
  grey: '#d9dedb',
  purple: '#d4c8fa',
  blue: '#bfe0f2',
}
/** Whose board and cards are of this colour. */
export const HOLDERS: Readonly<Record<BoardColour, CharacterId>> = { V: 'ailei', G: 'arev', M: 'maggot', B: 'beor' }
export const OWNERS: Readonly<Record<BoardColour, string>> = {
  V: SIGNS.ailei.base,
  G: SIGNS.arev.base,
  M: SIGNS.maggot.base,
  B: SIGNS.beor.base,
}
/** The colours of keys. */
export const TONES: Readonly<Record<Attr | 'magic', string>> = {
  aggression: '#d06a54',
  empathy: '#6fb8b2',
  courage: '#d9a94f',
  caution: '#9ec06f',
  practicality: '#cda06f',
  spirituality: '#b3a0ee',
  magic: '#9b87e0',
}
