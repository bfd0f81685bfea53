import { test } from '../cards/make.ts'
import type { Hazard } from '../types.ts'

/** D8 a day on the road (AC-5). `you` is the one who rolled. */
export const hazards: readonly Hazard[] = [
  {
    id: 'hz-dust',
    face: 1,
    name: { en: 'Dust Storm', fr: 'Tempête de poussière' },
    flavour: { en: 'The road is still there. It has moved.', fr: 'La route est toujours là. Elle a changé de place.' },
    do: [test('all', 'strength', 5, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 2 }] })],
  },
  {
    id: 'hz-bandits',
    face: 2,
    name: { en: 'Highwaymen', fr: 'Détrousseurs' },
    flavour: { en: 'Polite, armed, and in no hurry.', fr: 'Polis, armés, et pas pressés.' },
    do: [test('you', 'cunning', 5, { fail: [{ do: 'loseGold', who: 'each', n: { roll: 'D6', times: 10 } }] })],
  },
  {
    id: 'hz-wheel',
    face: 3,
    name: { en: 'Broken Wheel', fr: 'Roue cassée' },
    flavour: {
      en: 'A day, two hats of sweat and one word the parson did not know.',
      fr: 'Une journée, deux chapeaux de sueur et un mot que le pasteur ignorait.',
    },
    do: [{ do: 'fewerDays', n: 1 }],
  },
  {
    id: 'hz-water',
    face: 4,
    name: { en: 'Bad Water', fr: 'Eau croupie' },
    flavour: { en: 'The cattle knew.', fr: 'Le bétail le savait.' },
    do: [test('all', 'luck', 4, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 'D3' }] })],
  },
  {
    id: 'hz-quiet',
    face: 5,
    name: { en: 'Quiet Road', fr: 'Route tranquille' },
    flavour: {
      en: 'Sage, sky, and nothing behind you. You check twice.',
      fr: 'La sauge, le ciel, et rien derrière vous. Vous vérifiez deux fois.',
    },
    do: [],
  },
  {
    id: 'hz-peddler',
    face: 6,
    name: { en: 'Peddler', fr: 'Colporteur' },
    flavour: {
      en: 'Everything on the cart fell off somebody else’s.',
      fr: 'Tout ce qu’il vend est tombé d’une autre charrette.',
    },
    do: [{ do: 'peddler', cards: 2, percent: 10 }],
  },
  {
    id: 'hz-shrine',
    face: 7,
    name: { en: 'Wayside Shrine', fr: 'Calvaire' },
    flavour: {
      en: 'Fresh flowers, forty miles from a garden.',
      fr: 'Des fleurs fraîches, à quinze lieues du premier jardin.',
    },
    do: [{ do: 'may', who: 'each', then: [{ do: 'corruption', who: 'that', n: -1 }] }],
  },
  {
    id: 'hz-omen',
    face: 8,
    name: { en: 'Good Omen', fr: 'Bon présage' },
    flavour: {
      en: 'A hawk, a rainbow, and the mule agreed to walk.',
      fr: 'Un faucon, un arc-en-ciel, et la mule a bien voulu marcher.',
    },
    do: [{ do: 'startsWith', who: 'each', what: 'grit', n: 1 }],
  },
]
