import type { ChartResult, Trait } from '../types.ts'

/** D8; all are for good (AC-4). */
const mutation = (
  face: number,
  id: `mu-${string}`,
  texts: Pick<ChartResult, 'name' | 'flavour'>,
  rules: readonly Trait[],
): ChartResult => ({
  id,
  from: face,
  to: face,
  kind: 'permanent',
  ...texts,
  rules,
  do: [],
})

export const mutations: readonly ChartResult[] = [
  mutation(
    1,
    'mu-eyes',
    {
      name: { en: 'Hollow Eyes', fr: 'Yeux creux' },
      flavour: {
        en: 'They find things. They are not lucky things.',
        fr: 'Ils trouvent des choses. Pas des choses heureuses.',
      },
    },
    [
      { mod: 'scavengeDice', by: 1 },
      { mod: 'luck', by: -1, limit: 0 },
    ],
  ),
  mutation(
    2,
    'mu-skin',
    {
      name: { en: 'Stone Skin', fr: 'Peau de pierre' },
      flavour: {
        en: 'The barber charges double and keeps the razor.',
        fr: 'Le barbier prend double tarif et jette le rasoir.',
      },
    },
    [
      { mod: 'armor', set: 6 },
      { mod: 'agility', by: -1, limit: 0 },
    ],
  ),
  mutation(
    3,
    'mu-fingers',
    {
      name: { en: 'Long Fingers', fr: 'Doigts interminables' },
      flavour: { en: 'Piano, cards, or around corners.', fr: 'Pour le piano, les cartes, ou les coins de rue.' },
    },
    [
      { mod: 'escapeRoll', by: 1 },
      { flag: 'zoneUnusable', zone: 'Gloves' },
    ],
  ),
  mutation(
    4,
    'mu-throat',
    {
      name: { en: 'Whispering Throat', fr: 'Gorge murmurante' },
      flavour: { en: 'It speaks in the pauses.', fr: 'Elle parle dans les silences.' },
    },
    [
      { mod: 'spirit', by: 1 },
      { flag: 'noRerollOfOnes', roll: 'willpower' },
    ],
  ),
  mutation(
    5,
    'mu-veins',
    {
      name: { en: 'Black Veins', fr: 'Veines noires' },
      flavour: { en: 'The doctor’s needle came back bent.', fr: 'L’aiguille du docteur est ressortie tordue.' },
    },
    [
      { mod: 'meleeDamage', by: 1 },
      { mod: 'tokenHealTaken', by: -1, limit: 0 },
    ],
  ),
  mutation(
    6,
    'mu-shadow',
    {
      name: { en: 'Third Shadow', fr: 'Troisième ombre' },
      flavour: { en: 'The second had been explained.', fr: 'La deuxième, on avait pu l’expliquer.' },
    },
    [
      { mod: 'voices', set: 'D3' },
      { flag: 'refusedBy', location: 'tl-church' },
    ],
  ),
  mutation(
    7,
    'mu-foot',
    {
      name: { en: 'Cloven Foot', fr: 'Pied fourchu' },
      flavour: { en: 'Fast, and the boots cost half.', fr: 'Rapide, et il n’use qu’une botte.' },
    },
    [
      { flag: 'moveDieCounts', face: 6, as: 7 },
      { flag: 'zoneUnusable', zone: 'Coat' },
    ],
  ),
  mutation(
    8,
    'mu-bloom',
    {
      name: { en: 'Void Bloom', fr: 'Floraison du Vide' },
      flavour: { en: 'It opens at night, toward somewhere else.', fr: 'Elle s’ouvre la nuit, tournée vers ailleurs.' },
    },
    [
      { mod: 'maxSanity', by: -2 },
      { mod: 'crit', set: 5, while: { is: 'otherWorld' } },
    ],
  ),
]
