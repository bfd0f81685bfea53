import type { EliteAbility } from '../types.ts'

/** What a type can gain on its Elite chart (SB-18.3). */
export const elites: readonly EliteAbility[] = [
  { id: 'el-a', name: { en: 'Thick Hide', fr: 'Cuir épais' }, rules: [{ mod: 'defense', by: 1 }] },
  {
    id: 'el-b',
    name: { en: 'Bloated', fr: 'Massif' },
    rules: [{ mod: 'health', by: 3 }],
    small: [{ mod: 'health', by: 1 }],
  },
  {
    id: 'el-c',
    name: { en: 'Swift', fr: 'Véloce' },
    rules: [
      { mod: 'initiative', by: 1 },
      { mod: 'move', by: 2 },
    ],
  },
  { id: 'el-d', name: { en: 'Savage', fr: 'Féroce' }, rules: [{ mod: 'combat', by: 1 }] },
  { id: 'el-e', name: { en: 'Cruel', fr: 'Cruel' }, rules: [{ mod: 'damage', by: 1 }] },
  { id: 'el-f', name: { en: 'Dreadful', fr: 'Effroyable' }, rules: [{ mod: 'fear', by: 1 }] },
  { id: 'el-g', name: { en: 'Leech', fr: 'Sangsue' }, rules: [{ on: 'woundsHero', do: [{ do: 'selfHeal', n: 2 }] }] },
  { id: 'el-h', name: { en: 'Slippery', fr: 'Insaisissable' }, rules: [{ mod: 'rangedToHitAgainst', by: -1 }] },
  { id: 'el-i', name: { en: 'Grasping', fr: 'Agrippeur' }, rules: [{ mod: 'escape', by: 1 }] },
  {
    id: 'el-j',
    name: { en: 'Void-Touched', fr: 'Contaminé' },
    rules: [{ on: 'unsavedHit', do: [{ do: 'hits', who: 'that', kind: 'corruption', n: 1 }] }],
    basic: [{ mod: 'damage', by: 1 }],
  },
  {
    id: 'el-k',
    name: { en: 'Volatile', fr: 'Volatil' },
    rules: [{ on: 'dies', do: [{ do: 'hits', who: { each: 'nextToYou' }, kind: 'hit', n: 1, damage: 2 }] }],
  },
  { id: 'el-l', name: { en: 'Mending', fr: 'Régénérant' }, rules: [{ on: 'turnEnd', do: [{ do: 'selfHeal', n: 1 }] }] },
]
