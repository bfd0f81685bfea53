/** The door of Brimstone: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'brimstone',
  place: 4,
  isOpen: false,
  hasLesson: false,
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
    en: '',
    fr: '',
  },
  best: {
    en: '',
    fr: '',
  },
}
