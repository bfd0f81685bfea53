import { mayDo } from '../heroes/make.ts'
import { itemsOf } from './make.ts'

/** Gear that is neither held nor worn. */
export const tools = itemsOf('gear', [
  {
    id: 'gr-rope',
    name: { en: 'Rope', fr: 'Corde' },
    flavour: { en: 'Thirty feet. The shaft is forty.', fr: 'Trente pieds. Le puits en fait quarante.' },
    weight: 1,
    gold: 30,
    rules: [{ on: 'testFailed', skill: 'agility', limit: 'turn', may: true, do: [{ do: 'reroll', n: 'all' }] }],
  },
  {
    id: 'gr-pack',
    name: { en: 'Pack Frame', fr: 'Claie de portage' },
    flavour: { en: 'The mule would not come down.', fr: 'La mule n’a pas voulu descendre.' },
    gold: 80,
    rules: [{ mod: 'carry', by: 3 }],
  },
  {
    id: 'gr-satchel',
    name: { en: 'Dynamite Satchel', fr: 'Sac à dynamite' },
    flavour: { en: 'Padded. The seller stood well back.', fr: 'Rembourré. Le vendeur se tenait à distance.' },
    weight: 1,
    gold: 90,
    rules: [{ flag: 'holdsDynamite', n: 3 }],
  },
  {
    id: 'gr-lamp-oil',
    name: { en: 'Lamp Oil', fr: 'Huile de lampe' },
    flavour: { en: 'An hour of daylight, bottled.', fr: 'Une heure de jour en flacon.' },
    weight: 1,
    gold: 40,
    rules: [
      { on: 'anytime', cost: { discard: 'this' }, do: [{ do: 'relight' }] },
      {
        on: 'beforeHoldBack',
        cost: { discard: 'this' },
        do: [{ do: 'mod', what: { mod: 'holdBack', by: 2 }, until: 'roll' }],
      },
    ],
  },
  {
    id: 'gr-doctor-bag',
    name: { en: 'Doctor’s Bag', fr: 'Mallette de médecin' },
    flavour: {
      en: 'Half of it is for the patient, half for the doctor.',
      fr: 'Une moitié pour le malade, l’autre pour le médecin.',
    },
    weight: 1,
    gold: 160,
    rules: [mayDo('fight', { do: 'heal', who: { one: 'nextToYou', others: true }, pool: 'wounds', n: 'D6' })],
  },
  {
    id: 'gr-loaded-dice',
    name: { en: 'Loaded Dice', fr: 'Dés pipés' },
    flavour: { en: 'Luck with a little lead in it.', fr: 'De la chance, avec un peu de plomb dedans.' },
    gold: 110,
    only: 'Outlaw',
    rules: [{ on: 'cardDrawn', decks: ['loot'], limit: 'adventure', may: true, do: [{ do: 'redraw' }] }],
  },
  {
    id: 'gr-silver-rounds',
    name: { en: 'Silver Rounds', fr: 'Balles d’argent' },
    flavour: { en: 'Your grandmother’s spoons, reconsidered.', fr: 'Les cuillères de grand-mère, en mieux employées.' },
    gold: 60,
    rules: [
      {
        on: 'attackDeclared',
        attack: 'ranged',
        cost: { discard: 'this' },
        do: [{ do: 'mod', what: { mod: 'rangedDamage', by: 2, vs: { keyword: 'Demon' } }, until: 'attack' }],
      },
    ],
  },
])
