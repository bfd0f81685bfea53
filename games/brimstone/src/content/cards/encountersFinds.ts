import type { Encounter } from '../types.ts'
import { test } from './make.ts'

/** Encounters of the Mines with something to gain. */
export const encountersFinds: readonly Encounter[] = [
  {
    id: 'enc-singing-ore',
    world: 'w-mines',
    name: { en: 'Singing Ore', fr: 'Minerai chantant' },
    flavour: {
      en: 'It hums the tune you had in your head on the way down.',
      fr: 'Il fredonne l’air que vous aviez en tête en descendant.',
    },
    keywords: ['Find', 'Void'],
    do: [
      {
        do: 'may',
        who: 'each',
        then: [
          { do: 'darkStone', who: 'that', n: 1 },
          { do: 'hits', who: 'that', kind: 'corruption', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'enc-miners-ghost',
    world: 'w-mines',
    name: { en: 'Miner’s Ghost', fr: 'Fantôme du mineur' },
    flavour: {
      en: 'He wants to know who is on shift. There is a right answer, and it is in the ledger.',
      fr: 'Il demande qui est de poste. Il existe une bonne réponse, et elle est au registre.',
    },
    keywords: ['Ghost'],
    do: [
      test('one', 'lore', 5, {
        pass: [
          {
            do: 'if',
            cond: { is: 'darknessRemains' },
            then: [{ do: 'cancel', what: 'remainingDarkness' }],
            else: [{ do: 'xp', who: 'that', n: 20 }],
          },
        ],
        fail: [{ do: 'darkness', n: 1 }],
      }),
    ],
  },
  {
    id: 'enc-carved-idol',
    world: 'w-mines',
    name: { en: 'Carved Idol', fr: 'Idole taillée' },
    flavour: {
      en: 'It sits on something. Everything that sits on something is worth moving, they say, and look at them.',
      fr: 'Elle est assise sur quelque chose. Tout ce qui couve mérite d’être déplacé, dit-on. Voyez où ça les a menés.',
    },
    keywords: ['Find', 'Void'],
    do: [
      {
        do: 'choose',
        by: 'posse',
        options: [
          [
            test('one', 'strength', 6, {
              pass: [{ do: 'draw', who: 'that', deck: 'artifact', n: 1 }],
              fail: [{ do: 'dread', n: 1 }],
            }),
          ],
          [],
        ],
      },
    ],
  },
  {
    id: 'enc-strongbox',
    world: 'w-mines',
    name: { en: 'Strongbox', fr: 'Coffre de la compagnie' },
    flavour: {
      en: 'Three locks, one trap, and a note: NOT YOURS.',
      fr: 'Trois serrures, un piège, et un mot : PAS À VOUS.',
    },
    keywords: ['Find', 'Hazard'],
    do: [
      test('one', 'luck', 5, {
        pass: [{ do: 'draw', who: 'each', deck: 'loot', n: 1 }],
        fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 2 }],
      }),
    ],
  },
  {
    id: 'enc-spring',
    world: 'w-mines',
    name: { en: 'Warm Spring', fr: 'Source chaude' },
    flavour: {
      en: 'Boots off, guns on the rock, ten minutes. Nobody speaks of it later.',
      fr: 'Bottes ôtées, armes sur la pierre, dix minutes. Personne n’en reparlera.',
    },
    keywords: ['Water', 'Find'],
    do: [{ do: 'heal', who: 'each', pool: 'either', n: 2 }],
  },
  {
    id: 'enc-cart',
    world: 'w-mines',
    name: { en: 'Overturned Cart', fr: 'Wagonnet renversé' },
    flavour: {
      en: 'Company stores, and the last man to unload them is still underneath.',
      fr: 'Des vivres de la compagnie, et le dernier à les avoir déchargés est encore dessous.',
    },
    keywords: ['Find'],
    do: [
      test('one', 'strength', 5, {
        pass: [{ do: 'token', who: 'each', of: ['bandages', 'whisky', 'dynamite'], n: 1 }],
      }),
    ],
  },
]
