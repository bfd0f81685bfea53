import type { DarknessCard } from '../types.ts'
import { test, threatOfPosse } from './make.ts'

/** Darkness cards that strike and are gone. */
export const darknessNow: readonly DarknessCard[] = [
  {
    id: 'dk-stirs',
    name: { en: 'Something Stirs', fr: 'Quelque chose remue' },
    flavour: {
      en: 'You counted the shadows. Now there is one more.',
      fr: 'Vous aviez compté les ombres. Il y en a une de plus.',
    },
    do: [threatOfPosse('ambush')],
  },
  {
    id: 'dk-cold-breath',
    name: { en: 'Cold Breath', fr: 'Souffle glacé' },
    flavour: { en: 'On the back of the neck, from the wall side.', fr: 'Sur la nuque, du côté du mur.' },
    do: [{ do: 'hits', who: 'each', kind: 'horror', n: 'D3' }],
  },
  {
    id: 'dk-hungry-ground',
    name: { en: 'Hungry Ground', fr: 'Sol affamé' },
    flavour: { en: 'Mind where you step. It minds.', fr: 'Regardez où vous marchez. Lui regarde.' },
    do: [{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-tentacle', n: 'D3' }] }],
  },
  {
    id: 'dk-groans',
    name: { en: 'The Shaft Groans', fr: 'Le puits gémit' },
    flavour: {
      en: 'A thousand feet of rock, shifting its weight.',
      fr: 'Trois cents mètres de roche qui changent de pied.',
    },
    do: [test('all', 'luck', 5, { fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 2 }] })],
  },
  {
    id: 'dk-long-fingers',
    name: { en: 'Long Fingers', fr: 'Longs doigts' },
    flavour: { en: 'They were only resting on the sill.', fr: 'Ils ne faisaient que reposer sur le rebord.' },
    do: [{ do: 'darkness', n: 1 }],
  },
  {
    id: 'dk-bad-blood',
    name: { en: 'Bad Blood', fr: 'Mauvais sang' },
    flavour: { en: 'What you spilled runs back uphill.', fr: 'Ce que vous avez versé remonte la pente.' },
    do: [
      {
        do: 'if',
        cond: { is: 'inFight' },
        then: [{ do: 'foesHeal', foes: 'wounded', n: 'full' }],
        else: [{ do: 'grit', who: 'each', n: -1 }],
      },
    ],
  },
  {
    id: 'dk-scratching',
    name: { en: 'Scratching', fr: 'Grattements' },
    flavour: { en: 'Patient. From underneath.', fr: 'Patients. Par en dessous.' },
    do: [{ do: 'dread', n: 1 }],
  },
]

/** Those that stay (SB-1.6). */
export const darknessRemaining: readonly DarknessCard[] = [
  {
    id: 'dk-guttering',
    name: { en: 'Guttering Flame', fr: 'Flamme vacillante' },
    flavour: { en: 'Cup your hands. Do not look up.', fr: 'Mettez vos mains en coupe. Ne levez pas les yeux.' },
    do: [],
    remains: { rules: [{ mod: 'holdBack', by: -1 }], until: { pays: 'lanternHolder', grit: 2 } },
  },
  {
    id: 'dk-thicker',
    name: { en: 'Thicker Dark', fr: 'Nuit épaisse' },
    flavour: { en: 'You could lean on it. Do not.', fr: 'On pourrait s’y adosser. N’en faites rien.' },
    do: [],
    remains: { rules: [{ mod: 'voices', set: '2D6', whom: 'each' }], until: 'clue' },
  },
  {
    id: 'dk-emboldened',
    name: { en: 'Emboldened', fr: 'Enhardis' },
    flavour: { en: 'They have stopped hiding the noise.', fr: 'Ils ne cachent plus leur bruit.' },
    do: [],
    remains: { rules: [{ mod: 'initiative', by: 1, foes: 'all' }], until: 'fightEnd' },
  },
  {
    id: 'dk-marked',
    name: { en: 'Marked', fr: 'Marqué' },
    flavour: {
      en: 'A smear across the back, in no colour you brought.',
      fr: 'Une traînée dans le dos, d’une couleur que vous n’aviez pas.',
    },
    do: [],
    remains: {
      on: 'randomHero',
      rules: [{ mod: 'targeters', by: -1, limit: 0, whom: 'that' }],
      until: { pays: 'bearer', grit: 1 },
    },
  },
  {
    id: 'dk-sour-air',
    name: { en: 'Sour Air', fr: 'Air vicié' },
    flavour: { en: 'The canary quit an hour ago.', fr: 'Le canari a rendu son tablier il y a une heure.' },
    do: [],
    remains: { rules: [{ mod: 'healTaken', by: -1, limit: 0, whom: 'each' }], until: 'clue' },
  },
]
