import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const church: Location = {
  id: 'tl-church',
  name: { en: 'Church', fr: 'Église' },
  flavour: {
    en: 'The parson has stopped asking what you saw. He asks how many.',
    fr: 'Le pasteur ne demande plus ce que vous avez vu. Il demande combien.',
  },
  services: [
    { service: 'uncorrupt', gold: 50, perVisit: 2 },
    { service: 'calm', gold: 150 },
    { service: 'raise', gold: 500, from: 3 },
  ],
  events: [
    {
      id: 'te-church-1',
      name: { en: 'Accusing Eyes', fr: 'Regards accusateurs' },
      flavour: {
        en: 'The whole third row turns round. Their boys went down with you.',
        fr: 'Tout le troisième rang se retourne. Leurs fils étaient descendus avec vous.',
      },
      do: [test('you', 'spirit', 5, { fail: [{ do: 'closed' }] })],
    },
    {
      id: 'te-church-2',
      name: { en: 'Funeral', fr: 'Enterrement' },
      flavour: { en: 'The coffin is light.', fr: 'Le cercueil est léger.' },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-church-3',
      name: { en: 'Empty Pews', fr: 'Bancs vides' },
      flavour: { en: 'A place to sit where nothing drips.', fr: 'Un endroit où s’asseoir sans que rien ne goutte.' },
      do: [],
    },
    {
      id: 'te-church-4',
      name: { en: 'Collection Plate', fr: 'La quête' },
      flavour: { en: 'It stops in front of you and stays.', fr: 'La corbeille s’arrête devant vous, et attend.' },
      do: [{ do: 'may', who: 'you', cost: { gold: 10 }, then: [{ do: 'xp', who: 'you', n: 10 }] }],
    },
    {
      id: 'te-church-5',
      name: { en: 'Open Hand', fr: 'Main ouverte' },
      flavour: {
        en: 'Pay what you can. He has seen what you pay with.',
        fr: 'Payez ce que vous pouvez. Il a vu avec quoi vous payez.',
      },
      do: [{ do: 'prices', percent: -20 }],
    },
    {
      id: 'te-church-6',
      name: { en: 'Blessing', fr: 'Bénédiction' },
      flavour: { en: 'Something lets go of the back of your neck.', fr: 'Quelque chose vous lâche la nuque.' },
      do: [
        {
          do: 'if',
          cond: { is: 'hasCorruption' },
          then: [{ do: 'corruption', who: 'you', n: -1 }],
          else: [{ do: 'startsWith', who: 'you', what: 'grit', n: 1 }],
        },
      ],
    },
  ],
}
