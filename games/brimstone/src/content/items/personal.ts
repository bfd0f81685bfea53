import { itemsOf } from './make.ts'

/** What a hero never parts with (SB-17.12). */
export const personal = itemsOf('personal', [
  {
    id: 'pi-watch',
    name: { en: 'Pocket Watch', fr: 'Montre à gousset' },
    flavour: { en: 'Two minutes fast. On purpose.', fr: 'Avance de deux minutes. Exprès.' },
    rules: [{ mod: 'initiative', by: 1 }],
  },
  {
    id: 'pi-knife',
    name: { en: 'Father’s Knife', fr: 'Couteau du père' },
    flavour: {
      en: 'He said to use it first, and think second.',
      fr: 'Il disait de s’en servir d’abord, et de réfléchir ensuite.',
    },
    rules: [
      {
        on: 'attackDeclared',
        attack: 'melee',
        first: 'fight',
        do: [{ do: 'mod', what: { mod: 'combat', by: 1 }, until: 'attack' }],
      },
    ],
  },
  {
    id: 'pi-locket',
    name: { en: 'Locket', fr: 'Médaillon' },
    flavour: { en: 'The picture has faded. The face has not.', fr: 'Le portrait a pâli. Le visage, non.' },
    rules: [{ on: 'sanityPacket', limit: 'adventure', may: true, do: [{ do: 'ignoreSanity' }] }],
  },
  {
    id: 'pi-coin',
    name: { en: 'Lucky Coin', fr: 'Pièce fétiche' },
    flavour: { en: 'Heads on one side. On the other, too.', fr: 'Face d’un côté. Face de l’autre.' },
    rules: [{ on: 'rolled', roll: 'any', limit: 'adventure', may: true, do: [{ do: 'setDie', to: 6 }] }],
  },
  {
    id: 'pi-bible',
    name: { en: 'Worn Bible', fr: 'Bible usée' },
    flavour: {
      en: 'Births at the front, deaths at the back, little room between.',
      fr: 'Les naissances au début, les morts à la fin, peu de place entre les deux.',
    },
    rules: [{ mod: 'spirit', by: 1 }],
  },
  {
    id: 'pi-tin',
    name: { en: 'Tobacco Tin', fr: 'Boîte à tabac' },
    flavour: { en: 'One left. There is always one left.', fr: 'Il en reste une. Il en reste toujours une.' },
    rules: [
      {
        on: 'fightStart',
        do: [{ do: 'roll', who: 'you', from: 5, to: 6, then: [{ do: 'grit', who: 'you', n: 1 }] }],
      },
    ],
  },
  {
    id: 'pi-compass',
    name: { en: 'Brass Compass', fr: 'Boussole de laiton' },
    flavour: { en: 'Down here it points at doors.', fr: 'En bas, elle indique les portes.' },
    rules: [{ flag: 'lookFromAnywhere' }],
  },
  {
    id: 'pi-letter',
    name: { en: 'Old Letter', fr: 'Vieille lettre' },
    flavour: {
      en: 'To be answered when there is something to tell.',
      fr: 'À laquelle répondre quand il y aura de quoi raconter.',
    },
    rules: [{ mod: 'xpPercent', by: 10 }],
  },
  {
    id: 'pi-ring',
    name: { en: 'Wedding Ring', fr: 'Alliance' },
    flavour: { en: 'It does not come off. Nobody has tried.', fr: 'Elle ne s’enlève pas. Personne n’a essayé.' },
    rules: [{ mod: 'maxSanity', by: 2 }],
  },
  {
    id: 'pi-harmonica',
    name: { en: 'Harmonica', fr: 'Harmonica' },
    flavour: { en: 'Knows four tunes, all of them the same.', fr: 'Connaît quatre airs, tous les mêmes.' },
    rules: [
      {
        on: 'fightEnd',
        do: [{ do: 'heal', who: { each: 'yourTile', others: true }, pool: 'sanity', n: 1 }],
      },
    ],
  },
])
