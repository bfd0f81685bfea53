import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const smith: Location = {
  id: 'tl-smith',
  name: { en: 'Blacksmith', fr: 'Forgeron' },
  flavour: {
    en: 'She works Dark Stone with tongs a yard long, and the door open.',
    fr: 'Elle travaille la Pierre Sombre avec des pinces d’un mètre, porte ouverte.',
  },
  services: [{ service: 'forge' }, { service: 'attach' }],
  events: [
    {
      id: 'te-smith-1',
      name: { en: 'Flying Sparks', fr: 'Gerbe d’étincelles' },
      flavour: { en: 'Green ones.', fr: 'Des vertes.' },
      do: [test('you', 'agility', 5, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 'D3' }] })],
    },
    {
      id: 'te-smith-2',
      name: { en: 'Cold Forge', fr: 'Forge éteinte' },
      flavour: {
        en: 'She will not light it while the wind blows from the mine.',
        fr: 'Elle n’allume pas quand le vent souffle de la mine.',
      },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-smith-3',
      name: { en: 'Ringing Anvil', fr: 'L’enclume chante' },
      flavour: {
        en: 'Horseshoes. Sometimes it is only horseshoes.',
        fr: 'Des fers à cheval. Parfois, ce ne sont que des fers à cheval.',
      },
      do: [],
    },
    {
      id: 'te-smith-4',
      name: { en: 'Scrap Heap', fr: 'Tas de ferraille' },
      flavour: {
        en: 'What you took for junk she weighs twice.',
        fr: 'Ce que vous preniez pour du rebut, elle le pèse deux fois.',
      },
      do: [{ do: 'gold', who: 'you', n: { roll: 'D6', times: 5 } }],
    },
    {
      id: 'te-smith-5',
      name: { en: 'Slack Season', fr: 'Morte-saison' },
      flavour: {
        en: 'No customers since the last ones did not come back.',
        fr: 'Plus un client depuis que les derniers ne sont pas revenus.',
      },
      do: [{ do: 'forgeRebate', gold: 20 }],
    },
    {
      id: 'te-smith-6',
      name: { en: 'Fine Temper', fr: 'Belle trempe' },
      flavour: {
        en: 'The stone took at the first heat, and sang.',
        fr: 'La pierre a pris à la première chauffe, et elle a chanté.',
      },
      do: [{ do: 'forgeRebate', darkStone: 1 }],
    },
  ],
}
