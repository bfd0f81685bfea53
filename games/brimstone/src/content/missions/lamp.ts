import type { Mission } from '../types.ts'

export const lamp: Mission = {
  id: 'mi-lamp',
  name: { en: 'The Last Lamp', fr: 'La dernière lampe' },
  mode: 'basic',
  clues: 2,
  finale: { threat: 'high' },
  special: { rule: 'oil', start: 8, scavenge: 3, lampOil: 6 },
  reward: [
    { do: 'xp', who: 'each', n: 40 },
    { do: 'darkStone', who: 'each', n: 'D3' },
  ],
  story: {
    briefing: [
      {
        en: 'The night shift at Number Four sends up no more ore, but it sends up the empty oil cans, one an hour, washed.',
        fr: 'L’équipe de nuit du puits numéro quatre ne remonte plus de minerai, mais elle remonte les bidons d’huile vides, un par heure, rincés.',
      },
      {
        en: 'There is one full can left in camp, and it is in your lantern. The rest you will have to find where the others dropped it.',
        fr: 'Il reste au camp un bidon plein, et il est dans votre lanterne. Le reste, il faudra le trouver là où les autres l’ont laissé tomber.',
      },
    ],
    clues: [
      {
        en: 'A lamp, burnt dry, its owner’s hand still round the handle in the wall. Only in the wall.',
        fr: 'Une lampe à sec, la main de son propriétaire encore sur la poignée, dans le mur. Seulement dans le mur.',
      },
      {
        en: 'Thirty lamps on thirty hooks, all dark, all warm. Then, at the back, one is lit, by somebody who wants to see you.',
        fr: 'Trente lampes à trente crochets, toutes éteintes, toutes tièdes. Puis, au fond, l’une s’allume. Quelqu’un tient à vous voir.',
      },
    ],
    finale: {
      en: 'It was never the oil they were after. It was whatever comes to look for it.',
      fr: 'Ce n’est pas l’huile qu’ils voulaient. C’est ce qui vient la chercher.',
    },
    won: {
      en: 'You come up by the light of the thirty-first lamp, which nobody remembers lighting and nobody cares to blow out.',
      fr: 'Vous remontez à la lueur d’une trente et unième lampe, que personne ne se rappelle avoir allumée et que personne ne veut souffler.',
    },
    lostDown: {
      en: 'An hour later an empty can comes up the shaft, washed. Your names are scratched on the bottom, spelled right.',
      fr: 'Une heure plus tard, un bidon vide remonte, rincé. Vos noms sont gravés dessous, sans une faute.',
    },
    lostDark: {
      en: 'The flame went first, then the glass, then the idea of it. You found the way out by touch, and something was kind enough to hold your hand.',
      fr: 'La flamme est partie la première, puis le verre, puis l’idée même. Vous avez trouvé la sortie à tâtons, et quelque chose a eu la bonté de vous tenir la main.',
    },
    fled: {
      en: 'There is a finger of oil left when you reach the daylight. Nobody says so, but nobody puts the lantern out that night.',
      fr: 'Il reste un doigt d’huile quand vous atteignez le jour. Personne n’en parle, mais cette nuit-là personne n’éteint la lanterne.',
    },
  },
}
