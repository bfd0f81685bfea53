import type { MasterBack, MasterCard } from '../types.ts'

/** Three faces of Vainglory, one per game. */
export const masters: readonly MasterCard[] = [
  // How tired do you arrive, and how tired do you leave?
  {
    kind: 'master',
    id: 'sea-of-dreams',
    name: { en: 'Sea of Dreams', fr: 'Mer onirique' },
    flavour: {
      en: 'Everything you set down on the way has been rocked to sleep in here.',
      fr: 'Tout ce que vous avez lâché en chemin dort ici, bercé par les flots.',
    },
    difficulty: 14,
    difficultyMods: [{ count: 'attachedToMaster' }],
    penalty: [
      {
        do: 'if',
        cond: { is: 'amount', of: { count: 'attachedToMaster' }, atLeast: 4 },
        then: [{ do: 'damage', n: 2 }],
        else: [{ do: 'damage', n: 1 }],
      },
    ],
    penaltyWhen: 'onDark',
    abilities: [{ on: 'onExhaust', do: [{ do: 'attach', what: 'topOfWellDiscard' }] }],
    statics: [],
  },
  // Strike at once, or unpick the web first?
  {
    kind: 'master',
    id: 'dreadweaver',
    name: { en: 'Dreadweaver', fr: 'Tisseuse d’effroi' },
    flavour: {
      en: 'The finest gown in the world, with you for the pattern.',
      fr: 'La plus belle robe du monde, taillée sur vos mesures.',
    },
    difficulty: 6,
    difficultyMods: [{ count: 'gauntletUp', times: 8 }],
    penalty: [{ do: 'damage', n: 2 }],
    penaltyWhen: 'onDark',
    abilities: [{ on: 'onGauntletFlip', do: [{ do: 'discardHand', n: 1 }] }],
    statics: [],
  },
  // Can you keep the tempo?
  {
    kind: 'master',
    id: 'danse-macabre',
    name: { en: 'Danse Macabre', fr: 'Danse macabre' },
    flavour: {
      en: 'Keep up, my darlings, the orchestra has no bones to rest.',
      fr: 'En mesure, mes trésors, l’orchestre n’a plus d’os à reposer.',
    },
    difficulty: 16,
    difficultyMods: [],
    penalty: [{ do: 'damage', n: { count: 'gauntletDown', per: 2, round: 'up' } }],
    penaltyWhen: 'onDark',
    abilities: [{ on: 'turnStart', do: [{ do: 'removeProgress', n: 1, on: { target: 'master' } }] }],
    statics: [],
  },
]

export const masterBack: MasterBack = {
  name: { en: 'Vainglory', fr: 'Vainglory' },
  abilities: [{ on: 'onExhaust', do: [{ do: 'attach', what: 'topOfWellDiscard' }] }],
  statics: [],
}
