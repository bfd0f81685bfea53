import type { DepthEvent } from '../types.ts'
import { test, threatOfPosse } from './make.ts'

/** Natural doubles in Hold Back the Darkness (SB-5.4). */
const mines: readonly DepthEvent[] = [
  {
    id: 'de-mines-1',
    world: 'w-mines',
    doubles: 1,
    name: { en: 'Lights Out', fr: 'Extinction des feux' },
    flavour: {
      en: 'One breath of dark, and the room is fuller.',
      fr: 'Le temps d’un souffle dans le noir, et la salle s’est remplie.',
    },
    do: [threatOfPosse('ambush')],
  },
  {
    id: 'de-mines-2',
    world: 'w-mines',
    doubles: 2,
    name: { en: 'Rockfall', fr: 'Éboulement' },
    flavour: { en: 'The mountain sneezes.', fr: 'La montagne éternue.' },
    do: [test({ each: 'lanternTile' }, 'agility', 5, { fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 'D6' }] })],
  },
  {
    id: 'de-mines-3',
    world: 'w-mines',
    doubles: 3,
    name: { en: 'Whispers', fr: 'Murmures' },
    flavour: { en: 'Advice, mostly. Bad.', fr: 'Des conseils, surtout. Mauvais.' },
    do: [{ do: 'hits', who: 'each', kind: 'horror', n: 2 }],
  },
  {
    id: 'de-mines-4',
    world: 'w-mines',
    doubles: 4,
    name: { en: 'Cave Bats', fr: 'Chauves-souris' },
    flavour: { en: 'The small ones are running from the big ones.', fr: 'Les petites fuient les grosses.' },
    do: [
      { do: 'hits', who: 'random', kind: 'hit', n: 'D3' },
      {
        do: 'if',
        cond: { is: 'inFight' },
        then: [{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-hellbat', n: 2 }] }],
      },
    ],
  },
  {
    id: 'de-mines-5',
    world: 'w-mines',
    doubles: 5,
    name: { en: 'Rising Dread', fr: 'L’effroi monte' },
    flavour: { en: 'Nobody says it. Everybody slows down.', fr: 'Personne ne le dit. Tout le monde ralentit.' },
    do: [{ do: 'dread', n: 1 }],
  },
  {
    id: 'de-mines-6',
    world: 'w-mines',
    doubles: 6,
    name: { en: 'Second Wind', fr: 'Second souffle' },
    flavour: {
      en: 'A draught from above, with sage in it.',
      fr: 'Un courant d’air venu d’en haut, qui sent la sauge.',
    },
    do: [
      {
        do: 'choose',
        by: 'each',
        options: [[{ do: 'grit', who: 'that', n: 1 }], [{ do: 'heal', who: 'that', pool: 'either', n: 'D3' }]],
      },
    ],
  },
]
const glass: readonly DepthEvent[] = [
  {
    id: 'de-glass-1',
    world: 'w-glass',
    doubles: 1,
    name: { en: 'Hunting Pack', fr: 'Meute en chasse' },
    flavour: { en: 'The horizon gets up and runs at you.', fr: 'L’horizon se lève et vous fonce dessus.' },
    do: [{ do: 'attack', mode: 'ambush', enemies: { threat: 'posse', world: 'w-glass' } }],
  },
  {
    id: 'de-glass-2',
    world: 'w-glass',
    doubles: 2,
    name: { en: 'Sandblast', fr: 'Jet de sable' },
    flavour: { en: 'It polishes. You are what is polished.', fr: 'Ça polit. C’est vous qu’on polit.' },
    do: [test('all', 'agility', 5, { fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 'D3' }] })],
  },
  {
    id: 'de-glass-3',
    world: 'w-glass',
    doubles: 3,
    name: { en: 'Reflections', fr: 'Reflets' },
    flavour: { en: 'Yours blinked. You did not.', fr: 'Le vôtre a cligné des yeux. Pas vous.' },
    do: [{ do: 'hits', who: 'random', kind: 'horror', n: 3 }],
  },
  {
    id: 'de-glass-4',
    world: 'w-glass',
    doubles: 4,
    name: { en: 'Time Slip', fr: 'Temps qui glisse' },
    flavour: { en: 'Your beard is longer. So is the road back.', fr: 'La barbe a poussé. Le chemin du retour aussi.' },
    do: [{ do: 'darkness', n: 1 }],
  },
  {
    id: 'de-glass-5',
    world: 'w-glass',
    doubles: 5,
    name: { en: 'Cracking Glass', fr: 'Le verre se fend' },
    flavour: { en: 'A line, from your heel to the far hills.', fr: 'Une ligne, de votre talon aux collines, là-bas.' },
    do: [{ do: 'dread', n: 1 }],
  },
  {
    id: 'de-glass-6',
    world: 'w-glass',
    doubles: 6,
    name: { en: 'Clear Sky', fr: 'Ciel clair' },
    flavour: { en: 'For once, only the stars are watching.', fr: 'Pour une fois, seules les étoiles vous observent.' },
    do: [{ do: 'heal', who: 'each', pool: 'sanity', n: 2 }],
  },
]
export const depthEvents: readonly DepthEvent[] = [...mines, ...glass]
