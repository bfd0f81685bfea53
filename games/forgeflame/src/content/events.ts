import type { MineEvent } from './types.ts'

export const events: readonly MineEvent[] = [
  {
    id: 'eternal-forge', // EV-01
    name: { en: 'Eternal Forge', fr: 'Forge Éternelle' },
    flames: 2,
    activation: false,
    burrows: [],
    effect: { do: 'nextRound', what: 'freeForge' },
    removedInSolo: true,
    flavour: {
      en: 'For one shift, the fire forgets that it can go out.',
      fr: 'Le temps d’un service, le feu oublie qu’il peut s’éteindre.',
    },
  },
  {
    id: 'sanctuary', // EV-02
    name: { en: 'Sanctuary', fr: 'Sanctuaire' },
    flames: 1,
    activation: false,
    burrows: [],
    effect: { do: 'nextRound', what: 'sanctuary' },
    removedInSolo: true,
    flavour: {
      en: 'The old bell rings, and every fist opens.',
      fr: 'La vieille cloche sonne, et tous les poings s’ouvrent.',
    },
  },
  {
    id: 'great-tremor', // EV-03
    name: { en: 'Great Tremor', fr: 'Grande secousse' },
    flames: 0,
    activation: true,
    burrows: [],
    effect: { do: 'eachPlayer', what: 'caveIn' },
    flavour: { en: 'The mountain turns over in bed.', fr: 'La montagne se retourne dans son lit.' },
  },
  {
    id: 'bared-vein', // EV-04
    name: { en: 'Bared Vein', fr: 'Veine à nu' },
    flames: 1,
    activation: false,
    burrows: ['claw'],
    effect: { do: 'eachPlayer', what: 'goldOnSite' },
    flavour: {
      en: 'A wall comes down, and the one behind it glitters.',
      fr: 'Un mur s’écroule, et celui de derrière scintille.',
    },
  },
  {
    id: 'firedamp', // EV-05
    name: { en: 'Firedamp', fr: 'Coup de grisou' },
    flames: 2,
    activation: true,
    burrows: [],
    effect: { do: 'shockAt', level: 'forge' },
    flavour: {
      en: 'Someone lit a pipe. Someone always does.',
      fr: 'Quelqu’un a allumé sa pipe. Il y a toujours quelqu’un.',
    },
  },
  {
    id: 'scaly-tide', // EV-06
    name: { en: 'Scaly Tide', fr: 'Marée d’écailles' },
    flames: 1,
    activation: false,
    burrows: ['claw', 'fang'],
    effect: { do: 'oreToBag', ore: 'gold', n: 1 },
    flavour: {
      en: 'First the patter, then the giggling, then the tide.',
      fr: 'D’abord les petits pas, puis les ricanements, puis la marée.',
    },
  },
  {
    id: 'plunder', // EV-07
    name: { en: 'Plunder', fr: 'Pillage' },
    flames: 1,
    activation: true,
    burrows: [],
    effect: { do: 'activate' },
    flavour: {
      en: 'They took the ore, the lamp and the sandwich.',
      fr: 'Ils ont pris le minerai, la lampe et le casse-croûte.',
    },
  },
  {
    id: 'forgotten-loot', // EV-08
    name: { en: 'Forgotten Loot', fr: 'Butin oublié' },
    flames: 1,
    activation: false,
    burrows: ['fang'],
    effect: { do: 'treasureForFewest' },
    flavour: {
      en: 'Under the bench: a purse, and a very old apple.',
      fr: 'Sous le banc : une bourse, et une très vieille pomme.',
    },
  },
  {
    id: 'foul-air', // EV-09
    name: { en: 'Foul Air', fr: 'Air vicié' },
    flames: 0,
    activation: true,
    burrows: ['fang'],
    effect: { do: 'slowAt', level: 'III' },
    flavour: { en: 'The canary has handed in its notice.', fr: 'Le canari a donné sa démission.' },
  },
  {
    id: 'scorching-draught', // EV-10
    name: { en: 'Scorching Draught', fr: 'Courant brûlant' },
    flames: 2,
    activation: false,
    burrows: ['claw'],
    effect: { do: 'clearCaveInsAt', level: 'forge' },
    flavour: {
      en: 'The Forge clears its throat, and the rubble with it.',
      fr: 'La Forge se racle la gorge, et les gravats avec.',
    },
  },
  {
    id: 'inspiration', // EV-11
    name: { en: 'Inspiration', fr: 'Inspiration' },
    flames: 1,
    activation: true,
    burrows: [],
    effect: { do: 'eachPlayer', what: 'replaceOne' },
    flavour: {
      en: 'A good idea, scratched on the back of a shovel.',
      fr: 'Une bonne idée, griffonnée au dos d’une pelle.',
    },
  },
  {
    id: 'old-galleries', // EV-12
    name: { en: 'Old Galleries', fr: 'Vieilles galeries' },
    flames: 1,
    activation: true,
    burrows: ['claw'],
    effect: { do: 'eachPlayer', what: 'moveOne' },
    flavour: {
      en: 'The map was right. We were holding it upside down.',
      fr: 'Le plan était juste. On le tenait à l’envers.',
    },
  },
]
