import type { DreadCard } from '../types.ts'
import { threatOfPosse } from './make.ts'

/** Face down until the Objective is found, then all at once (SB-13.5). */
export const dread: readonly DreadCard[] = [
  {
    id: 'gd-reinforcements',
    name: { en: 'Reinforcements', fr: 'Renforts' },
    flavour: { en: 'You were heard all the way down.', fr: 'On vous a entendus jusqu’en bas.' },
    do: [threatOfPosse('finale')],
  },
  {
    id: 'gd-frenzy',
    name: { en: 'Frenzy', fr: 'Frénésie' },
    flavour: {
      en: 'They had been told to wait. They are done waiting.',
      fr: 'On leur avait dit d’attendre. Ils ont fini d’attendre.',
    },
    do: [{ do: 'mod', what: { mod: 'damage', by: 1, foes: 'finale' }, until: 'fight' }],
  },
  {
    id: 'gd-despair',
    name: { en: 'Despair', fr: 'Désespoir' },
    flavour: { en: 'It was a good posse.', fr: 'C’était une bonne bande.' },
    do: [{ do: 'grit', who: 'each', n: 'loseAll' }],
  },
  {
    id: 'gd-flesh',
    name: { en: 'Walls of Flesh', fr: 'Murs de chair' },
    flavour: { en: 'The room breathes in and does not let go.', fr: 'La salle inspire, et ne relâche pas.' },
    do: [{ do: 'elite', foes: 'finaleCard', n: 1 }],
  },
  {
    id: 'gd-tide',
    name: { en: 'Black Tide', fr: 'Marée noire' },
    flavour: {
      en: 'It comes up the shaft like water, and it is not.',
      fr: 'Ça monte dans le puits comme de l’eau, et ce n’en est pas.',
    },
    do: [{ do: 'darkness', n: 2 }],
  },
  {
    id: 'gd-no-way-back',
    name: { en: 'No Way Back', fr: 'Sans retour' },
    flavour: {
      en: 'The chalk marks behind you have been wiped, neatly.',
      fr: 'Derrière vous, on a effacé les marques à la craie, proprement.',
    },
    do: [{ do: 'mod', what: { mod: 'healTaken', by: -1, limit: 0, whom: 'each' }, until: 'adventure' }],
  },
  {
    id: 'gd-old-names',
    name: { en: 'Old Names', fr: 'Noms anciens' },
    flavour: { en: 'Read out in order, like a payroll.', fr: 'Lus dans l’ordre, comme au jour de paie.' },
    do: [{ do: 'hits', who: 'each', kind: 'horror', n: 2 }],
  },
]
