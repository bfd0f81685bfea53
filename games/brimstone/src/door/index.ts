/** The door of Brimstone: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'brimstone',
  place: 4,
  isOpen: true,
  hasLesson: true,
  title: 'Brimstone',
  players: [1, 6],
  minutes: 150,
  mode: 'campaign',
  light: '#e0306a',
  face: { family: '"Rye", serif', font: '400 1.8rem / 1.15' },
  promise: {
    en: 'The mine is open again. So is whatever lay under it.',
    fr: 'La mine a rouvert. Ce qui dormait dessous aussi.',
  },
  picture: {
    en: 'A gunslinger at a mine at noon, violet light below',
    fr: 'Un pistolero devant une mine à midi, une lueur violette en dessous',
  },
  summary: {
    en: '{town, plural, =0 {Turn {turn}, {clues, plural, =0 {no clue yet} one {# clue} other {# clues}}, the Darkness {darkness, plural, one {# space} other {# spaces}} from the way out} other {Between two Adventures}}',
    fr: '{town, plural, =0 {Tour {turn}, {clues, plural, =0 {aucun indice} one {# indice} other {# indices}}, les Ténèbres à {darkness, plural, one {# case} other {# cases}} de la sortie} other {Entre deux Aventures}}',
  },
}
