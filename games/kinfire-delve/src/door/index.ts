/** The door of Kinfire Delve: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'kinfire-delve',
  place: 1,
  isOpen: true,
  hasLesson: true,
  title: 'Kinfire Delve',
  players: [1, 4],
  minutes: 60,
  mode: 'coop',
  light: '#ffb652',
  face: { family: '"Cinzel Variable", serif', font: '700 1.7rem / 1.2' },
  promise: {
    en: 'One lantern, one well, and something vain at the bottom.',
    fr: 'Une lanterne, un puits, et quelque chose de vaniteux tout au fond.',
  },
  picture: {
    en: 'A lantern hangs over a deep well between theatre curtains',
    fr: 'Une lanterne au-dessus d’un puits profond, entre des rideaux de théâtre',
  },
  summary: {
    en: '{finale, select, 1 {Turn {turn}, the finale, {health} health} other {Turn {turn}, {left} to the bottom, {health} health}}',
    fr: '{finale, select, 1 {Tour {turn}, le final, {health} PV} other {Tour {turn}, fond à {left}, {health} PV}}',
  },
  best: {
    en: '{best} health left at best{exploits, plural, =0 {} one {, # exploit of 12} other {, # exploits of 12}}',
    fr: '{best} PV au mieux à l’arrivée{exploits, plural, =0 {} one {, # exploit sur 12} other {, # exploits sur 12}}',
  },
}
