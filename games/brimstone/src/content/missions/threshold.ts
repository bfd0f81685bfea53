import type { Mission } from '../types.ts'

export const threshold: Mission = {
  id: 'mi-threshold',
  name: { en: 'Over the Threshold', fr: 'De l’autre côté' },
  mode: 'advanced',
  clues: 2,
  cluesIn: 'otherWorld',
  finale: {
    threat: 'otherWorldHigh',
    also: [
      {
        do: 'if',
        cond: { is: 'heroes', atLeast: 5 },
        then: [{ do: 'attack', mode: 'finale', enemies: [{ type: 'en-colossus', n: 1 }] }],
      },
    ],
  },
  special: { rule: 'threshold', gateByRoom: 2 },
  reward: [
    { do: 'xp', who: 'each', n: 50 },
    { do: 'draw', who: 'each', deck: 'otherArtifact', n: 1 },
  ],
  story: {
    briefing: [
      {
        en: 'A man walked out of the mine last week, sunburnt. There is no sun in the mine. He drank a bucket of water, drew a map on the saloon floor, and asked what year it was.',
        fr: 'La semaine dernière, un homme est sorti de la mine, brûlé par le soleil. Il n’y a pas de soleil dans la mine. Il a bu un seau d’eau, dessiné une carte sur le plancher du saloon et demandé en quelle année on était.',
      },
      {
        en: 'The map has two suns on it. He has been offered a drink for every answer since, and has not taken one.',
        fr: 'La carte porte deux soleils. Depuis, on lui offre un verre par réponse. Il n’en a pas bu un.',
      },
      {
        en: 'Find the door he came through. Go through it the other way. Bring back something that proves it.',
        fr: 'Trouvez la porte par où il est venu. Prenez-la dans l’autre sens. Rapportez de quoi le prouver.',
      },
    ],
    clues: [
      {
        en: 'Boot prints in the glass, melted in, coming toward you. The nails in the soles are a pattern from the Dry Fork cobbler. He died before he opened his shop, one of you remembers. No: after.',
        fr: 'Des empreintes de bottes dans le verre, fondues, venant vers vous. Les clous sont ceux du cordonnier de Fourche-Sèche. Il est mort avant d’ouvrir boutique, se rappelle l’un de vous. Non : après.',
      },
      {
        en: 'A camp. Your camp: the dented pot, the blanket with the burn. It is forty years old. Whoever kept it waiting has heard you and stands up.',
        fr: 'Un campement. Le vôtre : la marmite cabossée, la couverture brûlée au coin. Il a quarante ans. Qui montait la garde vous a entendus, et se lève.',
      },
    ],
    finale: {
      en: 'They have had forty years to get ready, and you have had since breakfast.',
      fr: 'Ils ont eu quarante ans pour se préparer. Vous, depuis le petit déjeuner.',
    },
    won: {
      en: 'You bring back your proof and the dented pot. There are two of them now. Nobody can tell which is which, and both leak.',
      fr: 'Vous rapportez la preuve, et la marmite cabossée. Il y en a deux, maintenant. On ne sait plus laquelle est laquelle, et les deux fuient.',
    },
    lostDown: {
      en: 'The sunburnt man is sitting by your beds when you wake. “You as well,” he says, and at last he takes the drink.',
      fr: 'À votre réveil, l’homme brûlé par le soleil est assis au chevet de vos lits. « Vous aussi », dit-il. Et il accepte enfin le verre.',
    },
    lostDark: {
      en: 'You come home with burnt faces to a night that has no stars in it, and it takes you a while to understand that it is noon.',
      fr: 'Vous rentrez le visage brûlé, dans une nuit sans étoiles, et il vous faut un moment pour comprendre qu’il est midi.',
    },
    fled: {
      en: 'You step back over the sill and it is the same afternoon. Your boots are worn through.',
      fr: 'Vous repassez le seuil, et c’est encore le même après-midi. Vos semelles sont usées jusqu’au cuir.',
    },
  },
}
