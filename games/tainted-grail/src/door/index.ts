/** The door of Tainted Grail: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'tainted-grail',
  place: 5,
  isOpen: true,
  hasLesson: true,
  title: 'Tainted Grail',
  players: [1, 4],
  minutes: 180,
  mode: 'campaign',
  light: '#b9c4ba',
  face: { family: '"Cinzel Variable", serif', font: '500 1.7rem / 1.2' },
  promise: {
    en: 'Keep the menhirs lit, or the fog takes the map back.',
    fr: 'Gardez les menhirs allumés, ou la brume reprendra la carte.',
  },
  picture: {
    en: 'A standing stone in the fog with candles at its foot',
    fr: 'Un menhir dans la brume, des bougies à son pied',
  },
  summary: {
    en: 'Day {day}, {menhirs, plural, =0 {no stone burns} one {# stone burns} other {# stones burn}}',
    fr: 'Jour {day}, {menhirs, plural, =0 {aucune pierre ne brûle} one {# pierre brûle} other {# pierres brûlent}}',
  },
}
