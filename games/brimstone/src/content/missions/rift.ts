import type { Mission } from '../types.ts'

export const rift: Mission = {
  id: 'mi-rift',
  name: { en: 'Seal the Rift', fr: 'Refermer la faille' },
  mode: 'advanced',
  clues: 3,
  finale: { threat: 'epic' },
  special: { rule: 'sealRift', skill: 'lore', target: 5, darkness: 1 },
  reward: [
    { do: 'xp', who: 'each', n: 40 },
    { do: 'gold', who: 'each', n: 50 },
    { do: 'draw', who: 'that', deck: 'mineArtifact', n: 1 },
  ],
  story: {
    briefing: [
      {
        en: 'The wells around Brimstone taste of somewhere else. Cattle stand facing the hill. A preacher out of Saint Odile says there is a door down there that nobody hung.',
        fr: 'Autour de Brimstone, l’eau des puits a un goût d’ailleurs. Le bétail se tient tourné vers la colline. Un prédicateur de Sainte-Odile parle d’une porte, en bas, que personne n’a posée.',
      },
      {
        en: 'He has a verse that closes it, he says. He also has one good leg and a wife, so he has given the verse to you.',
        fr: 'Il connaît, dit-il, un verset qui la ferme. Il a aussi une seule jambe valide et une épouse, si bien que le verset, c’est vous qui l’avez.',
      },
    ],
    clues: [
      {
        en: 'Frost on the pick handles, in August. It grows toward one wall.',
        fr: 'Du givre sur les manches des pioches, en août. Il pousse vers un mur.',
      },
      {
        en: 'Somebody chalked the verse up here before you, and got as far as the third line. The chalk is still on the floor. So is some of the sleeve.',
        fr: 'Quelqu’un a déjà tracé le verset ici, à la craie, jusqu’à la troisième ligne. La craie est par terre. Une partie de la manche aussi.',
      },
      {
        en: 'The last wall is not there any more. Where it stood the air hangs open like a coat, and something large is putting an arm through.',
        fr: 'Le dernier mur n’y est plus. À sa place, l’air bâille comme un manteau, et quelque chose de grand y passe un bras.',
      },
    ],
    finale: {
      en: 'First what came through it. Then the door.',
      fr: 'D’abord ce qui en est sorti. Ensuite, la porte.',
    },
    won: {
      en: 'The last word of the verse is very short. The silence after it lasts until the surface, where the cattle have begun to graze, each in a direction of its own.',
      fr: 'Le dernier mot du verset est très court. Le silence qui suit dure jusqu’à la surface, où les bêtes se sont remises à paître, chacune de son côté.',
    },
    lostDown: {
      en: 'You wake on the hillside among the cattle, laid out in a row by size. The rift is still open. It has excellent manners.',
      fr: 'Vous vous réveillez sur la colline, parmi les bêtes, alignés par ordre de taille. La faille est toujours ouverte. Elle a d’excellentes manières.',
    },
    lostDark: {
      en: 'It came out past you like a congregation, and did not stop to shake hands.',
      fr: 'C’est sorti en vous frôlant, comme une assemblée après l’office, et personne ne s’est arrêté pour serrer les mains.',
    },
    fled: {
      en: 'You give the preacher his verse back. He reads it over and asks whether you dropped a line on the way. You did not think it was that kind of verse.',
      fr: 'Vous rendez son verset au prédicateur. Il le relit et demande si vous n’auriez pas perdu une ligne en route. Vous ne pensiez pas que c’était ce genre de verset.',
    },
  },
}
