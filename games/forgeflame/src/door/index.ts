/** The door of Forgeflame: all that the hall knows of the game before anybody opens it. */
import type { Door } from '@emberhall/speech'

export const door: Door = {
  id: 'forgeflame',
  place: 2,
  isOpen: true,
  hasLesson: true,
  alone: { en: 'Alone, against imps', fr: 'En solo, face aux diablotins' },
  title: 'Forgeflame',
  players: [1, 4],
  minutes: 90,
  mode: 'rivals',
  light: '#ff8a2b',
  face: { family: '"Metamorphous", serif', font: '400 1.62rem / 1.2' },
  promise: {
    en: 'Dig deep, forge first, and mind what the kobolds carry off.',
    fr: 'Creusez, forgez les premiers, et gare à ce qu’emportent les kobolds.',
  },
  picture: {
    en: 'A hammer over an anvil in black rock with molten seams',
    fr: 'Un marteau au-dessus d’une enclume, dans la roche noire aux veines en fusion',
  },
  summary: {
    en: 'Round {turn}, {artifacts, plural, =0 {nothing} one {# artifact} other {# artifacts}} forged',
    fr: 'Manche {turn}, {artifacts, plural, =0 {rien de forgé} one {# artefact forgé} other {# artefacts forgés}}',
  },
  best: {
    en: 'best score {best}{exploits, plural, =0 {} one {, # exploit of 10} other {, # exploits of 10}}',
    fr: 'meilleur score : {best}{exploits, plural, =0 {} one {, # exploit sur 10} other {, # exploits sur 10}}',
  },
}
