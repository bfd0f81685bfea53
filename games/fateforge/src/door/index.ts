/** The door of Fateforge: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'fateforge',
  place: 3,
  isOpen: true,
  hasLesson: false,
  title: 'Fateforge',
  players: [1, 4],
  minutes: 120,
  mode: 'campaign',
  light: '#e9b949',
  face: { family: '"Almendra", serif', font: '700 1.95rem / 1.05' },
  promise: {
    en: 'Roll in secret, fight as one, and let the golden city remember.',
    fr: 'Lancez en secret, combattez unis, et que la cité d’or s’en souvienne.',
  },
  picture: {
    en: 'A golden city seen through old trees, a carved die on the path',
    fr: 'Une cité d’or entre de vieux arbres, un dé sculpté sur le chemin',
  },
  summary: {
    en: '{round, plural, =0 {Act {act}, {gold} gold} other {Act {act}, round # of {rounds}}}',
    fr: '{round, plural, =0 {Acte {act}, {gold} or} other {Acte {act}, round # sur {rounds}}}',
  },
}
